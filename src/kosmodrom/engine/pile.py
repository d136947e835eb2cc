"""Face-down piles: a number of unseen cards over an ordered tail of known ones.

The kinds of the unseen cards are not here: they lie in a pool that nobody sees, which several piles may
share. A known card stands once, with a mask of the seats that know it.
"""

from typing import Final

HIDDEN: Final = -1
"""Stands in a view for a card of the tail that the seat does not know."""


class Pile:
    """Drawn from the top: first the unseen cards, then the tail in its order."""

    __slots__ = ("knowers", "tail", "unseen")

    def __init__(self, unseen: int) -> None:
        self.unseen = unseen
        self.tail: list[int] = []
        self.knowers: list[int] = []

    def size(self) -> int:
        return self.unseen + len(self.tail)

    def put_under(self, card: int, knowers: int) -> None:
        """Put a card at the very bottom, known to a mask of seats."""
        self.tail.append(card)
        self.knowers.append(knowers)

    def draw_known(self) -> int:
        """Take the top card of the tail; only when no unseen card lies above it."""
        assert self.unseen == 0
        self.knowers.pop(0)
        return self.tail.pop(0)

    def copy(self) -> "Pile":
        other = Pile(self.unseen)
        if len(self.tail) != 0:
            other.tail = self.tail[:]
            other.knowers = self.knowers[:]
        return other

    def seen_by(self, seat: int) -> "Pile":
        """What a seat sees of it."""
        other = self.copy()
        for place in range(len(other.tail)):
            if not (other.knowers[place] >> seat) & 1:
                other.tail[place] = HIDDEN
        return other
