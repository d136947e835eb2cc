"""Values that stand in the zones, and small things done with them."""

from typing import Final

NOTHING: Final = -1
"""An empty place, a free field, nobody."""
UNNAMED: Final = 6
"""A sacrifice whose die is not named yet."""


def insert(values: list[int], value: int) -> None:
    """Put a value into an ascending list."""
    place = len(values)
    while place > 0 and values[place - 1] > value:
        place -= 1
    values.insert(place, value)
