"""The board of Astrogórnicy: a view as a picture."""

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Final

from kosmodrom.engine.words import Words
from kosmodrom.games.astrogornicy import (
    board_hand,
    board_miniature,
    board_preview,
    board_seat,
    board_table,
    board_zoom,
)
from kosmodrom.games.astrogornicy.book import AstroBook
from kosmodrom.games.astrogornicy.glance import Glance
from kosmodrom.games.astrogornicy.zones import AstroView

SHEETS: Final = ("pieces.css", "table.css", "seats.css", "hand.css")
"""The style sheet in parts, in the order in which they override one another."""


class AstroBoard:
    """Draws Astrogórnicy."""

    def table(self, v: AstroView, book: AstroBook, texts: Words, names: Sequence[str]) -> str:
        """Everything that all see."""
        return board_table.table(Glance(v, book, texts, names))

    def seat(self, v: AstroView, book: AstroBook, texts: Words, names: Sequence[str], seat: int) -> str:
        """What lies before one seat, as all see it."""
        return board_seat.seat_panel(Glance(v, book, texts, names), seat)

    def hand(self, v: AstroView, book: AstroBook, texts: Words, names: Sequence[str]) -> str:
        """What the view's own seat works with, and what it alone sees."""
        return board_hand.own_hand(Glance(v, book, texts, names))

    def preview(self, v: AstroView, book: AstroBook, texts: Words, names: Sequence[str], action: int) -> str:
        """What a decision costs and brings."""
        return board_preview.preview(Glance(v, book, texts, names), action)

    def zoom(self, thing: str, book: AstroBook, texts: Words) -> str:
        """A card or a resource in large."""
        return board_zoom.zoom(thing, book, texts)

    def miniature(self) -> str:
        """A small picture of the game."""
        return board_miniature.miniature()

    def style(self) -> str:
        """The style sheet of the board."""
        return _style()


@cache
def _style() -> str:
    folder = files("kosmodrom.games.astrogornicy") / "static"
    return "\n".join((folder / name).read_text(encoding="utf-8") for name in SHEETS)


BOARD = AstroBoard()
