"""The board of Pośród Gwiazd: a view as a picture."""

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Final

from kosmodrom.engine.words import Words
from kosmodrom.games.posrod_gwiazd import (
    board_hand,
    board_miniature,
    board_preview,
    board_seat,
    board_table,
    board_zoom,
)
from kosmodrom.games.posrod_gwiazd.book import StarsBook
from kosmodrom.games.posrod_gwiazd.glance import Glance
from kosmodrom.games.posrod_gwiazd.zones import StarsView

SHEETS: Final = ("pieces.css", "station.css", "table.css", "seats.css")
"""The style sheet in parts, in the order in which they override one another."""


class StarsBoard:
    """Draws Pośród Gwiazd."""

    def table(self, v: StarsView, book: StarsBook, texts: Words, names: Sequence[str]) -> str:
        """Everything that all see."""
        return board_table.table(Glance(v, book, texts, names))

    def seat(self, v: StarsView, book: StarsBook, texts: Words, names: Sequence[str], seat: int) -> str:
        """What lies before one seat, as all see it."""
        return board_seat.seat_panel(Glance(v, book, texts, names), seat)

    def hand(self, v: StarsView, book: StarsBook, texts: Words, names: Sequence[str]) -> str:
        """What the view's own seat alone sees."""
        return board_hand.own_hand(Glance(v, book, texts, names))

    def preview(self, v: StarsView, book: StarsBook, texts: Words, names: Sequence[str], action: int) -> str:
        """What a decision costs and brings."""
        return board_preview.preview(Glance(v, book, texts, names), action)

    def gain(self, v: StarsView, book: StarsBook, texts: Words, names: Sequence[str], action: int) -> str:
        """What a card would bring in a cell, to stand on the cell itself."""
        return board_preview.gain(Glance(v, book, texts, names), action)

    def zoom(self, thing: str, book: StarsBook, texts: Words) -> str:
        """A card, an objective or a race token in large."""
        return board_zoom.zoom(thing, book, texts)

    def miniature(self) -> str:
        """A small picture of the game."""
        return board_miniature.miniature()

    def style(self) -> str:
        """The style sheet of the board."""
        return _style()


@cache
def _style() -> str:
    folder = files("kosmodrom.games.posrod_gwiazd") / "static"
    return "\n".join((folder / name).read_text(encoding="utf-8") for name in SHEETS)


BOARD = StarsBoard()
