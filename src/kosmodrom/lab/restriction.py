"""Restricted play: what a card itself is worth, told from what goes with it.

The same deals are played twice, and once the card is forbidden to one seat, each in turn. What that seat wins less is
what the card is worth to whoever may have it.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean

from kosmodrom.lab.balance import Balance
from kosmodrom.lab.figures import Figure, mean, weight


@dataclass(frozen=True)
class Worth:
    """What a card is worth to a seat, in shares of the victory."""

    family: str
    card: str
    games: int
    allowed: float
    """What the seats win to which it is forbidden later,"""
    forbidden: float
    """and what they win then."""
    worth: Figure
    had: float
    """In how many games they had it while they might."""

    @property
    def is_proven(self) -> bool:
        return self.worth.low > 0 or self.worth.high < 0


def most_telling(balance: Balance, count: int) -> list[str]:
    """The cards whose owners won most more or less than the mean of their kind."""
    fares = sorted(balance.fares(), key=lambda fare: (-abs(weight(fare)), fare.family, fare.card))
    return [fare.card for fare in fares[:count]]


def worths(balance: Balance, cards: Sequence[str], forbidden: Sequence[Balance]) -> list[Worth]:
    """The most worth first; the intervals hold together. The games are the same in all, by number."""
    found = []
    for card, without in zip(cards, forbidden, strict=True):
        family = next(family.name for family in balance.owned if card in family.cards.values())
        pairs = list(zip(balance.games, without.games, strict=True))
        seats = [one.number % len(one.shares) for one, _ in pairs]
        allowed = [one.shares[seat] for (one, _), seat in zip(pairs, seats, strict=True)]
        denied = [other.shares[seat] for (_, other), seat in zip(pairs, seats, strict=True)]
        had = [float((family, card, seat) in one.owned) for (one, _), seat in zip(pairs, seats, strict=True)]
        worth = mean([one - other for one, other in zip(allowed, denied, strict=True)], len(cards))
        found.append(Worth(family, card, len(pairs), fmean(allowed), fmean(denied), worth, fmean(had)))
    return sorted(found, key=lambda each: (-each.worth.value, each.family, each.card))
