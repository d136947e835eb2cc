"""Why somebody has won or lost, in one sentence: by how many points, and in which rows the difference was largest.

Only what stands in the score sheet is said. Where points are equal at the top it says nothing to those who have them:
what settled the tie is told by itself.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from kosmodrom.engine.contract import largest
from kosmodrom.engine.plurals import Count
from kosmodrom.server.pages.frame import PageVisitor
from kosmodrom.server.tables.records import Result
from kosmodrom.server.viewer.sight import Sight


@dataclass(frozen=True)
class Margin:
    """How far one seat is before another."""

    first: int
    second: int
    points: int
    rows: list[int]
    """Where it gained most; none if it gained nothing anywhere."""
    most: int
    """How much it gained in each of them."""


def margin(result: Result, first: int, second: int) -> Margin:
    """The rows of the score sheet, compared one by one."""
    gains = [row[first] - row[second] for row in result.sheet]
    most = max(gains, default=0)
    rows = [at for at, gain in enumerate(gains) if gain == most > 0]
    return Margin(first, second, result.scores[first] - result.scores[second], rows, most)


def runner_up(scores: Sequence[int], winner: int) -> int:
    """The seat with the most points among the others; the first of several."""
    return largest(list(scores), [seat for seat in range(len(scores)) if seat != winner])[0]


def verdict(sight: Sight, guest: PageVisitor) -> str:
    """The sentence for the viewer; whoever only watches, or holds several seats, is told of the winner."""
    result = sight.snapshot.result
    if result is None:
        return ""
    best = largest(result.scores, list(range(len(result.scores))))
    if result.winners[0] not in best:
        return ""
    own = sight.viewer if sight.is_seated and len(sight.who.seats) < 2 else None
    if own is not None and own not in best:
        return told(sight, guest, "lost", margin(result, result.winners[0], own), result.winners)
    if len(best) > 1:
        return ""
    return told(
        sight,
        guest,
        "won" if own is not None else "neutral",
        margin(result, best[0], runner_up(result.scores, best[0])),
        best,
    )


def told(sight: Sight, guest: PageVisitor, how: str, by: Margin, winners: Sequence[int]) -> str:
    """„Masz o 5 punktów więcej niż Ola; największa przewaga: Kryształy (9 do 3).”"""
    names, rows, texts = sight.names(guest.lang), sight.rows(guest.lang), guest.texts
    first = guest.joined([names[seat] for seat in winners])
    words = texts.say(f"end.{how}", points=Count(by.points), first=first, second=names[by.second])
    if len(winners) > 1 or not by.rows:
        return f"{words}."
    sheet = sight.snapshot.result.sheet if sight.snapshot.result else []
    mine, other = (by.second, by.first) if how == "lost" else (by.first, by.second)
    numbers = [(rows[at], sheet[at][mine], sheet[at][other]) for at in by.rows]
    most = guest.joined([texts.say("end.against", row=row, own=own, other=against) for row, own, against in numbers])
    return f"{words}; {texts.say('end.most-behind' if how == 'lost' else 'end.most-ahead', rows=most)}."
