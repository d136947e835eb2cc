"""Drawings that are made once and kept."""

from collections.abc import Callable
from typing import Final

MOST: Final = 4096


class Drawings:
    """What was drawn already, by what it depends on."""

    def __init__(self) -> None:
        self._drawn: dict[tuple[object, ...], str] = {}

    def once(self, key: tuple[object, ...], draw: Callable[[], str]) -> str:
        """A drawing that depends on nothing but its key."""
        drawn = self._drawn.get(key)
        if drawn is None:
            if len(self._drawn) >= MOST:
                self._drawn.clear()
            drawn = self._drawn[key] = draw()
        return drawn
