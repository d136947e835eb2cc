"""What a tournament shows beside ratings: who beats whom, and where one sits best."""

from collections.abc import Sequence
from statistics import fmean
from typing import NamedTuple

from kosmodrom.lab.figures import Figure, sureness
from kosmodrom.lab.strength import interval
from kosmodrom.lab.tournament import Game, Rating, Tournament, ratings


class Duel(NamedTuple):
    """Of the games at common tables that one of two bots won, how many the first did."""

    share: Figure
    decided: float
    """How many games those are; a shared victory counts as its share."""

    @property
    def is_proven(self) -> bool:
        return self.share.low > 0.5 or self.share.high < 0.5


class Group(NamedTuple):
    """The ratings at tables of one size, with the same options."""

    seats: int
    options: dict[str, str]
    games: int
    ratings: list[Rating]


def duels(played: Sequence[Game]) -> dict[tuple[int, int], Duel]:
    """By two bots; who sits in several seats of a table counts as one of them does in the mean.

    At larger tables, too, one wins from another as their weights are: whoever else wins the rest does not matter.
    """
    won: dict[tuple[int, int], float] = {}
    for pairing, shares in played:
        means = {
            bot: fmean(share for each, share in zip(pairing.bots, shares, strict=True) if each == bot)
            for bot in set(pairing.bots)
        }
        for one in means:
            for other in means:
                if one != other:
                    won[one, other] = won.get((one, other), 0.0) + means[one]
    sure = sureness(len(won) // 2)
    return {
        (one, other): Duel(Figure(wins / both, *interval(wins / both, both, sure)), both)
        for (one, other), wins in won.items()
        if (both := wins + won[other, one])
    }


def places(plan: Tournament, played: Sequence[Game]) -> dict[int, list[Figure]]:
    """By size of the table what share of the victories each seat has; everybody sat everywhere equally often."""
    found = {}
    for seats in plan.seats:
        shares = list(zip(*(shares for pairing, shares in played if len(pairing.bots) == seats), strict=True))
        sure = sureness(seats)
        found[seats] = [Figure(fmean(seat), *interval(fmean(seat), len(seat), sure)) for seat in shares]
    return found


def groups(plan: Tournament, played: Sequence[Game]) -> list[Group]:
    """The ratings at each size of table with each of the options, if there are several."""
    kinds = [(seats, options) for seats in plan.seats for options in range(len(plan.options))]
    if len(kinds) < 2:
        return []
    found = []
    for seats, options in kinds:
        some = [game for game in played if len(game[0].bots) == seats and game[0].options == options]
        found.append(Group(seats, plan.options[options], len(some), ratings(plan, some)))
    return found
