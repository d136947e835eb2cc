"""A bounded cache of drawn HTML by key: what is drawn once is kept."""

from collections.abc import Callable
from typing import Final

from kosmodrom.draw.drawing import Drawing, drawn, put

MOST: Final = 4096


class DrawingCache:
    """What was drawn already, by what it depends on."""

    def __init__(self) -> None:
        self._drawn: dict[tuple[object, ...], Drawing] = {}

    def once(self, key: tuple[object, ...], draw: Callable[[], str]) -> str:
        """A drawing that depends on nothing but its key."""
        drawing = self._drawn.get(key)
        if drawing is None:
            if len(self._drawn) >= MOST:
                self._drawn.clear()
            drawing = self._drawn[key] = drawn(draw)
        return put(drawing)
