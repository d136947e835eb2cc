"""Figures of many games, each with an interval; the intervals of one report or one comparison hold together.

Shares have the interval of Wilson, and differences of shares that of Newcombe, which is made of two such; means have
that of Student, over games, and differences of means over pairs of games with the same luck.
"""

from collections.abc import Callable, Sequence
from math import asin, sqrt
from statistics import NormalDist, fmean, stdev
from typing import Final, NamedTuple

from kosmodrom.lab.balance import DOUBT, Balance, Fare, GameRow
from kosmodrom.lab.strength import interval

HALF: Final = 20
"""Of a card with so many owners half of what they won more or less than the mean of its kind is believed."""
FEWEST: Final = 10
"""Games on each side; of fewer nothing is said to have changed."""


class Figure(NamedTuple):
    """A share or a mean, and where the truth lies."""

    value: float
    low: float
    high: float


class Change(NamedTuple):
    """What differs between two sides."""

    kind: str
    """`fare` and `owned` of a card; `seat`, `source`, `verb`; `points`, `margin`, `rounds`, `length` of a game."""
    name: tuple[str, ...]
    """Family and card; the number of the seat or the row; the verb; nothing."""
    one: float
    other: float
    low: float
    high: float
    """Between these lies the difference."""
    effect: float
    """How large it is beside what differs between games anyway."""

    @property
    def is_proven(self) -> bool:
        return self.low > 0 or self.high < 0

    @property
    def order(self) -> tuple[bool, float]:
        """What is proven comes first, the largest before others; then what is nearest to being proven."""
        wide = self.high - self.low
        near = abs(self.one - self.other) / wide if wide else 0.0
        return not self.is_proven, -abs(self.effect) if self.is_proven else -near


def sureness(comparisons: int) -> float:
    """Standard deviations of so many intervals of which all hold in 19 of 20 cases."""
    return NormalDist().inv_cdf(1 - DOUBT / 2 / max(1, comparisons))


def wide(sure: float, numbers: Sequence[float]) -> float:
    """Half the interval of a mean: Student's, by the expansion of Cornish and Fisher."""
    free = len(numbers) - 1
    if free < 1:
        return float("inf")
    student = sure + (sure**3 + sure) / (4 * free) + (5 * sure**5 + 16 * sure**3 + 3 * sure) / (96 * free * free)
    return student * stdev(numbers) / sqrt(len(numbers))


def mean(numbers: Sequence[float], comparisons: int = 1) -> Figure:
    value, half = fmean(numbers), wide(sureness(comparisons), numbers)
    return Figure(value, value - half, value + half)


def seats(balance: Balance) -> list[Figure]:
    """The share of the victories that each seat has."""
    shares = list(zip(*(row.shares for row in balance.games), strict=True))
    sure = sureness(len(shares))
    return [Figure(fmean(seat), *interval(fmean(seat), len(seat), sure)) for seat in shares]


def weight(fare: Fare) -> float:
    """What the owners of a card won more than the mean of its kind, the less believed the fewer they are."""
    return (fare.share - fare.kind) * fare.owners / (fare.owners + HALF)


def sources(balance: Balance) -> list[tuple[float, float]]:
    """By row of the score sheet: the mean points of winners and of the others."""
    found = []
    for row in range(len(balance.games[0].course[-1])):
        won = [game.course[-1][row][seat] for game in balance.games for seat in winners(game)]
        lost = [
            points
            for game in balance.games
            for seat, points in enumerate(game.course[-1][row])
            if seat not in winners(game)
        ]
        found.append((fmean(won), fmean(lost) if lost else 0.0))
    return found


def course(balance: Balance) -> list[list[float]]:
    """By round and row of the score sheet the mean points of all seats; who has ended stands where they ended."""
    last = max(len(game.course) for game in balance.games)
    return [
        [fmean(points) for points in zip(*(_row_means(game, at) for game in balance.games), strict=True)]
        for at in range(last)
    ]


def _row_means(game: GameRow, at: int) -> list[float]:
    return [fmean(row) for row in game.course[min(at, len(game.course) - 1)]]


def winners(game: GameRow) -> list[int]:
    return [seat for seat, share in enumerate(game.shares) if share > 0]


def margin(game: GameRow) -> int:
    """How many points the first is ahead of the second; those who share a victory are not."""
    points = sorted(game.points)
    return points[-1] - points[-2]


def verbs(balance: Balance) -> list[tuple[str, float, float]]:
    """Each verb with how often a winner and another decided so in a game, the most frequent first."""
    names = sorted({verb for game in balance.games for verb in game.decisions})
    found = []
    for verb in names:
        won, lost = list[int](), list[int]()
        for game in balance.games:
            counts = game.decisions.get(verb, [0] * len(game.shares))
            for seat, count in enumerate(counts):
                (won if game.shares[seat] > 0 else lost).append(count)
        found.append((verb, fmean(won), fmean(lost) if lost else 0.0))
    return sorted(found, key=lambda each: -each[1] - each[2])


def owned_in(balance: Balance) -> dict[tuple[str, str], int]:
    """In how many games some seat came to own each card."""
    return _games_with(balance, lambda game: game.owned)


def seen_in(balance: Balance) -> dict[tuple[str, str], int]:
    """In how many games each card could come to a seat, where that is told."""
    return _games_with(balance, lambda game: game.offered)


def _games_with(
    balance: Balance, cards: Callable[[GameRow], Sequence[tuple[str, str, int]]]
) -> dict[tuple[str, str], int]:
    found: dict[tuple[str, str], int] = {}
    for game in balance.games:
        for card in {(family, name) for family, name, _ in cards(game)}:
            found[card] = found.get(card, 0) + 1
    return found


def changes(one: Balance, other: Balance) -> list[Change]:
    """Everything that can be compared, in its order; nothing of too few games."""
    pairs = list(zip(one.games, other.games, strict=True))
    if len(pairs) < FEWEST:
        return []
    fares = [{(fare.family, fare.card): fare for fare in side.fares()} for side in (one, other)]
    owned = [owned_in(side) for side in (one, other)]
    both = sorted(fares[0].keys() & fares[1].keys())
    cards = sorted(owned[0].keys() | owned[1].keys())
    numbers = _numbers(pairs)
    sure = sureness(len(both) + len(cards) + len(numbers))
    found = [_of_shares("fare", key, [(side[key].share, side[key].owners) for side in fares], sure) for key in both]
    found += [
        _of_shares("owned", key, [(side.get(key, 0) / len(pairs), len(pairs)) for side in owned], sure) for key in cards
    ]
    found += [_of_means(kind, name, mine, theirs, sure) for kind, name, mine, theirs in numbers]
    return sorted(found, key=lambda change: (*change.order, change.kind, change.name))


Numbers = tuple[str, tuple[str, ...], list[float], list[float]]


def _numbers(pairs: Sequence[tuple[GameRow, GameRow]]) -> list[Numbers]:
    """What is counted in each game of both sides."""

    def of(kind: str, name: str, count: Callable[[GameRow], float]) -> Numbers:
        return kind, (name,) if name else (), [count(one) for one, _ in pairs], [count(other) for _, other in pairs]

    def source(row: int) -> Callable[[GameRow], float]:
        return lambda game: fmean(game.course[-1][row])

    def seat(at: int) -> Callable[[GameRow], float]:
        return lambda game: game.shares[at]

    def verb(name: str) -> Callable[[GameRow], float]:
        return lambda game: fmean(game.decisions.get(name, [0]))

    first = pairs[0][0]
    known = sorted({name for pair in pairs for game in pair for name in game.decisions})
    return [
        of("points", "", lambda game: max(game.points)),
        of("margin", "", margin),
        of("rounds", "", lambda game: game.rounds),
        of("length", "", lambda game: game.length),
        *(of("seat", str(at), seat(at)) for at in range(len(first.shares))),
        *(of("source", str(row), source(row)) for row in range(len(first.course[-1]))),
        *(of("verb", name, verb(name)) for name in known),
    ]


def _of_shares(kind: str, name: tuple[str, ...], sides: Sequence[tuple[float, int]], sure: float) -> Change:
    (one, many), (other, more) = sides
    (low, high), (least, most) = interval(one, many, sure), interval(other, more, sure)
    change = one - other
    effect = 2 * asin(sqrt(one)) - 2 * asin(sqrt(other))
    below, above = sqrt((one - low) ** 2 + (most - other) ** 2), sqrt((high - one) ** 2 + (other - least) ** 2)
    return Change(kind, name, one, other, change - below, change + above, effect)


def _of_means(kind: str, name: tuple[str, ...], one: list[float], other: list[float], sure: float) -> Change:
    apart = [mine - theirs for mine, theirs in zip(one, other, strict=True)]
    change, half = fmean(apart), wide(sure, apart)
    usual = sqrt((stdev(one) ** 2 + stdev(other) ** 2) / 2)
    effect = change / usual if usual else change
    return Change(kind, name, fmean(one), fmean(other), change - half, change + half, effect)
