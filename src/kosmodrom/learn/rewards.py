"""What a match that is over was worth to each seat, in one of several ways."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from kosmodrom.bots.evaluation import result
from kosmodrom.engine.contract import MOST_POINTS, Game

AnyGame = Game[Any, Any, Any]


def by_rank(game: AnyGame, s: Any) -> list[float]:
    """From 1 for the first place down to -1 for the last; whoever shares places has their mean, and the sum is 0."""
    standings = standings_of(game, s)
    return [1.0 - 2.0 * _place(standings, standing) / (s.seats - 1) for standing in standings]


def _place(standings: list[list[int]], standing: list[int]) -> float:
    better = sum(other > standing for other in standings)
    equal = sum(other == standing for other in standings)
    return better + (equal - 1) / 2


def standings_of(game: AnyGame, s: Any) -> list[list[int]]:
    """By seat: whether it has won, its points, and what breaks ties; of two seats, the larger has done better."""
    winners, ties = game.winners(s), [row[1:] for row in game.ties(s) if len(row) > 1]
    return [
        [seat in winners, points, *([] if seat in winners else [row[seat] for row in ties])]
        for seat, points in enumerate(game.scores(s))
    ]


def by_points(game: AnyGame, s: Any) -> list[float]:
    """By how many points a seat is ahead of the mean of the others; the sum is 0."""
    points = game.scores(s)
    total, others = sum(points), s.seats - 1
    return [own - (total - own) / others for own in points]


def forfeited(game: AnyGame, s: Any, seat: int, rewards: str) -> float:
    """What is left to a seat that gives up: the last place, or no points at all."""
    if rewards != "points":
        return BOUNDS[rewards][0]
    points = game.scores(s)
    others: int = s.seats - 1
    return -(sum(points) - points[seat]) / others


REWARDS: Final[Mapping[str, Callable[[AnyGame, Any], list[float]]]] = {
    "rank": by_rank,
    "points": by_points,
    "win": result,
}
"""`win` is 1 for the winner, shared if several won."""

BOUNDS: Final[Mapping[str, tuple[float, float, float]]] = {
    "rank": (-1.0, 1.0, 0.0),
    "points": (float(-MOST_POINTS), float(MOST_POINTS), 0.0),
    "win": (0.0, 1.0, 1.0),
}
"""Of each way: the least and the largest reward, and the sum of those of all seats."""
