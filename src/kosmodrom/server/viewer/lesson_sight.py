"""A lesson as its learner sees it: a table that is stored nowhere, at which the others do what the lesson says."""

from typing import Final

from kosmodrom.lessons.course import Stand
from kosmodrom.server.tables.records import Record
from kosmodrom.server.tables.seats import BOT, PERSON, Seat, SecretHolder
from kosmodrom.server.tables.snapshots import Snapshot
from kosmodrom.server.viewer.sight import Sight

OTHERS: Final = "cadet"
"""How those are called who play by the lesson."""


def lesson_sight(stand: Stand, name: str) -> Sight:
    """The position of a lesson through the eyes of the learner, who is called by a name."""
    match, own = stand.match, stand.lesson.seat
    record = Record(
        id=f"lesson-{stand.lesson.id}",
        game=match.entry.key,
        seat_count=match.seats,
        options=match.options,
        rules=match.entry.rules_version,
        seed=match.fate.seed.hex(),
        public=False,
        chatty=False,
        uploaded=False,
        clock=None,
        created=0.0,
        changed=0.0,
        host_hash="",
        watch_hash="",
        started=0.0,
        lines=len(match.lines),
    )
    seats = [
        Seat(seat, PERSON, name) if seat == own else Seat(seat, BOT, "", level=OTHERS) for seat in range(match.seats)
    ]
    return Sight(Snapshot(record, seats, None, match.book, match=match), SecretHolder(seats=(own,)))
