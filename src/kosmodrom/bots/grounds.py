"""Grounds: what speaks for one decision and against another, counted in worlds in which both were played on.

Nothing is said that was not seen: an amount is the mean over the worlds, and two amounts are said to differ only where
the difference between the same worlds is several times as large as chance would make it.
"""

from collections.abc import Sequence
from math import sqrt
from statistics import fmean
from typing import Final, NamedTuple

from kosmodrom.bots.playing_on import Future

MOST: Final = 3
"""So many grounds are given."""
LEAST: Final = 20
"""Of fewer worlds nothing is said."""
SURE: Final = 3.5
"""A difference counts from so many standard errors on: many are looked at, and none shall be there by chance."""
REST: Final = 0.6
"""A row is named if all others together have at most so much of what it has, even where chance has hidden some."""

POINTS: Final = "points"
"""Points of the seat itself."""
RIVAL: Final = "rival"
"""Points that another seat does not get, or loses."""
KEPT: Final = "kept"
"""Something that is still held when this move is over."""
OPENS: Final = "opens"
"""A decision that becomes possible and is made then."""
WEIGHTS: Final = {POINTS: 1.0, RIVAL: 0.7, KEPT: 0.15, OPENS: 0.3}
"""How much one of each says."""

NOW: Final = "now"
"""When it is decided,"""
MOVE: Final = "move"
"""when this move is over,"""
NEXT: Final = "next"
"""when the next one is,"""
END: Final = "end"
"""or at the end of the match."""
SOONER: Final = {MOVE: 1.0, NEXT: 0.9, END: 0.8}
"""How much less is made of what comes later."""

POINT: Final = {MOVE: 0.5, NEXT: 1.0, END: 1.0}
"""Less is not spoken of: by then other decisions make more of a difference."""
HELD: Final = 0.75
"""Less of what is held is not spoken of either."""
ALL: Final = -1
"""The whole score sheet instead of one row."""


class Ground(NamedTuple):
    """Something that a decision has before another one."""

    kind: str
    amount: float
    """What it brings in the mean, or keeps;"""
    other: float
    """what the other decision does."""
    is_exact: bool
    """Whether it was the same in all worlds."""
    row: int = ALL
    """The row of the score sheet that it is about, or the number of what is held."""
    seat: int = -1
    """Whose points these are."""
    since: str = NOW
    until: str = MOVE
    decisions: tuple[int, ...] = ()
    """What is decided after this decision until the one that becomes possible, which is the last."""

    @property
    def difference(self) -> float:
        return self.amount - self.other

    @property
    def weight(self) -> float:
        """How much it says."""
        return WEIGHTS[self.kind] * SOONER[self.until] * (abs(self.difference) + 0.1 * abs(self.amount))


class Pair(NamedTuple):
    """Two decisions in the same worlds, and what the sheets were before."""

    seat: int
    before: Sequence[Sequence[Sequence[int]]]
    ones: Sequence[Future]
    others: Sequence[Future]


def grounds_for(pair: Pair) -> list[Ground]:
    """What the first decision has before the second, the weightiest first; what both bring is no reason by itself."""
    if len(pair.before) < LEAST:
        return []
    found = [*own_points(pair), *rivals(pair), *kept(pair)]
    if not any(each.difference for each in found):
        return []
    return sorted(found, key=lambda each: -each.weight)[:MOST]


def own_points(pair: Pair) -> list[Ground]:
    """Points of the seat itself: with this move or the next one, and later beyond these."""
    soon = points(pair, POINTS, pair.seat, NOW, MOVE) or points(pair, POINTS, pair.seat, NOW, NEXT)
    if soon is not None and soon.difference < 0:
        soon = None
    later = points(pair, POINTS, pair.seat, soon.until if soon else NOW, END)
    return [each for each in (soon, later) if each is not None and each.difference >= 0]


def rivals(pair: Pair) -> list[Ground]:
    """The other seat that the decision costs most points."""
    harmed = []
    for seat in range(len(pair.before[0][0])):
        times = () if seat == pair.seat else (MOVE, NEXT, END)
        found = (points(pair, RIVAL, seat, NOW, until) for until in times)
        harmed += [each for each in found if each is not None and each.difference < 0][:1]
    return sorted(harmed, key=lambda each: each.difference)[:1]


def kept(pair: Pair) -> list[Ground]:
    """What the seat holds more of when its move is over."""
    found = []
    for at in range(len(pair.ones[0].held)):
        ones, others = ([float(each.held[at]) for each in some] for some in (pair.ones, pair.others))
        if is_sure(ones, others) and fmean(ones) - fmean(others) >= HELD:
            found.append(Ground(KEPT, fmean(ones), fmean(others), is_one(ones) and is_one(others), at, pair.seat))
    return found


def points(pair: Pair, kind: str, seat: int, since: str, until: str) -> Ground | None:
    """What the decisions bring a seat, if that surely differs; of this move also what they have in common.

    Where one row makes most of it, its points are spoken of, and not those of the whole sheet.
    """
    found = brought(pair, kind, seat, since, until, ALL)
    if found is None:
        return None
    return brought(pair, kind, seat, since, until, the_row(pair, seat, since, until)) or found


def brought(pair: Pair, kind: str, seat: int, since: str, until: str, row: int) -> Ground | None:
    """What the decisions bring a seat in a row, or in all of them, if it is worth a word."""
    ones, others = (changes(pair, some, seat, since, until, row) for some in (pair.ones, pair.others))
    one, other = fmean(ones), fmean(others)
    is_exact = is_one(ones) and is_one(others)
    is_shared = kind == POINTS and until == MOVE and is_exact and one == other != 0
    if not is_shared and (abs(one - other) < POINT[until] or not is_sure(ones, others)):
        return None
    return Ground(kind, one, other, is_exact, row, seat, since, until)


def the_row(pair: Pair, seat: int, since: str, until: str) -> int:
    """The row of the sheet that makes most of a difference, or else of what is brought; ALL: no single one."""
    apart = [apart_in(pair, seat, since, until, row) for row in range(len(pair.before[0]))]
    if not any(map(any, apart)):
        apart = [changes(pair, pair.ones, seat, since, until, row) for row in range(len(apart))]
    most = max(range(len(apart)), key=lambda row: abs(fmean(apart[row])))
    others = [each for row, each in enumerate(apart) if row != most]
    rest = sum(abs(fmean(each)) + 2 * error(each) for each in others)
    return most if rest <= REST * abs(fmean(apart[most])) else ALL


def apart_in(pair: Pair, seat: int, since: str, until: str, row: int = ALL) -> list[float]:
    """By how much the first decision changes a row more than the second, in each world."""
    ones, others = (changes(pair, some, seat, since, until, row) for some in (pair.ones, pair.others))
    return [one - other for one, other in zip(ones, others, strict=True)]


def changes(pair: Pair, futures: Sequence[Future], seat: int, since: str, until: str, row: int = ALL) -> list[float]:
    """By how much a row of a seat, or all of them together, change in each world from one time to another."""
    starts = pair.before if since == NOW else [sheet_at(each, since) for each in futures]
    ends = [sheet_at(each, until) for each in futures]
    return [amount(end, seat, row) - amount(start, seat, row) for start, end in zip(starts, ends, strict=True)]


def amount(sheet: Sequence[Sequence[int]], seat: int, row: int) -> float:
    return float(sum(each[seat] for each in sheet) if row == ALL else sheet[row][seat])


def sheet_at(future: Future, when: str) -> Sequence[Sequence[int]]:
    """The score sheet at a time."""
    return future.after_move if when == MOVE else future.after_next if when == NEXT else future.at_end


def is_sure(ones: Sequence[float], others: Sequence[float]) -> bool:
    """Whether the difference in the same worlds is no work of chance."""
    apart = [one - other for one, other in zip(ones, others, strict=True)]
    return any(apart) and abs(fmean(apart)) >= SURE * error(apart)


def error(amounts: Sequence[float]) -> float:
    """The standard error of a mean."""
    mean = fmean(amounts)
    return sqrt(fmean([(each - mean) ** 2 for each in amounts]) / (len(amounts) - 1))


def is_one(amounts: Sequence[float]) -> bool:
    """Whether all worlds agree."""
    return min(amounts) == max(amounts)
