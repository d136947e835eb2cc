"""Values that stand in the zones, and small things done with them."""

from typing import Final

from kosmodrom.games.astrogornicy.model import actions

NOTHING: Final = -1
"""An empty place, a free field, nobody."""
UNNAMED: Final = 6
"""A sacrifice whose die is not named yet."""


def die_of(seat: int, face: int) -> int:
    """A die on a field, as one number."""
    return actions.SIDES * seat + face


def owner_of(die: int) -> int:
    """Whose die stands on a field."""
    return die // actions.SIDES


def face_on(die: int) -> int:
    """The face that a die on a field shows."""
    return die % actions.SIDES


def insert(values: list[int], value: int) -> None:
    """Put a value into an ascending list."""
    place = len(values)
    while place > 0 and values[place - 1] > value:
        place -= 1
    values.insert(place, value)
