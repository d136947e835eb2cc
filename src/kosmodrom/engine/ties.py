"""Ties: which rule decides between seats with equal points, or lets them share the victory."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from kosmodrom.engine.contract import largest


@dataclass(frozen=True)
class TieBreak:
    """One step of a tie-break."""

    clause: int
    values: list[int]
    """A number for each seat; the largest among those who are equal so far goes on."""
    seats: list[int]
    """Those who were compared."""
    left: list[int]
    """Those who are still equal afterwards."""

    @property
    def decides(self) -> bool:
        return len(self.left) < len(self.seats)


@dataclass(frozen=True)
class Settlement:
    """How a tie for the most points was settled."""

    winners: list[int]
    comparisons: list[TieBreak] = field(default_factory=list)
    """What was compared, up to the rule that decided."""
    shared: int = 0
    """The clause by which several share the victory; 0: there is none, or only one has won."""

    @property
    def decisive(self) -> TieBreak | None:
        """The last comparison that told some apart."""
        return next((each for each in reversed(self.comparisons) if each.decides), None)


def settle(scores: Sequence[int], rows: Sequence[Sequence[int]]) -> Settlement | None:
    """Go through the rows of `Game.ties`; None where nobody is equal at the top, or the game tells nothing."""
    equal = [seat for seat, points in enumerate(scores) if points == max(scores)]
    if len(equal) < 2 or not rows:
        return None
    comparisons: list[TieBreak] = []
    for clause, *values in rows:
        if len(equal) == 1:
            break
        if not values:
            return Settlement(equal, comparisons, clause)
        left = largest(values, equal)
        comparisons.append(TieBreak(clause, values, equal, left))
        equal = left
    return Settlement(equal, comparisons)
