"""Daily tables: for each day and game one deal, the same for everybody, against the same bots, tried once a browser.

The deal of a day comes from its date alone, so that friends with servers of their own can compare. Whoever wants to
cheat can: it is played on trust, and the pages say so.
"""

from dataclasses import dataclass
from datetime import UTC, date, datetime
from typing import Final

from sqlalchemy import Connection, or_, select

from kosmodrom.engine.registry import Entry, find, games
from kosmodrom.server.refusals import NoTable
from kosmodrom.server.services.seating import NewTable, Opened, Seating, SeatPlan
from kosmodrom.server.store import schema
from kosmodrom.server.tables.open_tables import OpenTables

LEVEL: Final = "navigator"
SEATS: Final = 3
MOST: Final = 2000
"""How many results of a day and game are looked at."""
FIRST: Final = date(2026, 1, 1)


@dataclass(frozen=True)
class DailyResult:
    """How somebody fared with the deal of a day."""

    table_id: str
    name: str
    points: int
    place: int
    """Among the seats of the table; 1 for a shared victory too."""


@dataclass(frozen=True)
class OwnTry:
    """The table at which a browser plays, or has played, the deal of a day."""

    table_id: str
    is_over: bool


def seats_of_day(entry: Entry) -> int:
    return SEATS if SEATS in entry.seats else entry.seats[0]


class DailyTables:
    """The deals of the days."""

    def __init__(self, room: OpenTables, seating: Seating) -> None:
        self._room = room
        self._seating = seating

    @property
    def today(self) -> date:
        """One day for the whole world."""
        return datetime.fromtimestamp(self._room.now(), UTC).date()

    def day(self, text: str) -> date:
        """A day that has come; refused where it has not, or is none."""
        try:
            day = date.fromisoformat(text)
        except ValueError:
            raise NoTable.because("no-day", day=text[:20]) from None
        if day.isoformat() != text or not FIRST <= day <= self.today:
            raise NoTable.because("no-day", day=text[:20])
        return day

    async def open(self, game: str, name: str) -> Opened:
        """Sit down to the deal of today."""
        entry = find(game)
        bots = [SeatPlan("bot", level=LEVEL) for _ in range(seats_of_day(entry) - 1)]
        plan = NewTable(entry.key, [SeatPlan("me", name), *bots], nonce="", daily=self.today.isoformat())
        return await self._seating.open(plan)

    async def tries(self, day: date, hashes: frozenset[str]) -> dict[str, OwnTry]:
        """By game: where a browser has played the deal of a day; the first try counts."""
        if not hashes:
            return {}
        c, seat = schema.tables.c, schema.seats.c
        sits = select(seat.table_id).where(seat.secret_hash.in_(hashes))
        query = (
            select(c.game, c.id, c.finished)
            .where(c.daily == day.isoformat(), or_(c.id.in_(sits), c.host_hash.in_(hashes)))
            .order_by(c.created.desc())
        )

        def work(connection: Connection) -> dict[str, OwnTry]:
            return {game: OwnTry(table, end is not None) for game, table, end in connection.execute(query)}

        return await self._room.store.read(work)

    async def results(self, day: date) -> dict[str, list[DailyResult]]:
        """By game: what everybody came to who has played the deal of a day to its end, the most points first."""
        t, r, seat = schema.tables.c, schema.results.c, schema.seats.c
        query = (
            select(t.game, t.id, r.scores, r.winners, seat.name, seat.silenced)
            .join(schema.results, r.table_id == t.id)
            .join(schema.seats, (seat.table_id == t.id) & (seat.seat == 0))
            .where(t.daily == day.isoformat(), t.game.in_(list(games())))
            .order_by(t.finished)
            .limit(MOST * len(games()))
        )

        def work(connection: Connection) -> dict[str, list[DailyResult]]:
            found: dict[str, list[DailyResult]] = {game: [] for game in games()}
            for game, table, scores, winners, name, is_silenced in connection.execute(query):
                place = 1 if 0 in winners else 1 + max(1, sum(1 for points in scores[1:] if points > scores[0]))
                found[game].append(DailyResult(table, "" if is_silenced else name, scores[0], place))
            return {game: sorted(rows, key=lambda row: (-row.points, row.place)) for game, rows in found.items()}

        return await self._room.store.read(work)
