"""Values that stand in the zones, and small things done with them."""

from typing import Final

NOBODY: Final = -1
IN_THE_BOX: Final = -2


def printed(kind: int) -> int:
    """A card in hand as printed. In a hand, a card is `kind * 6 + the colour it counts as`."""
    return kind * 6 + kind // 4


def kind_of(card: int) -> int:
    return card // 6


def colour_of(card: int) -> int:
    """SS-314: the colour that a card in hand counts as."""
    return card % 6


def insert(values: list[int], value: int) -> None:
    """Put a value into an ascending list."""
    place = len(values)
    while place > 0 and values[place - 1] > value:
        place -= 1
    values.insert(place, value)
