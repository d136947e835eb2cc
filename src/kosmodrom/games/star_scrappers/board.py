"""The board of Star Scrappers: a view as a picture."""

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Final

from kosmodrom.engine.words import Words
from kosmodrom.games.star_scrappers import (
    board_hand,
    board_miniature,
    board_preview,
    board_seat,
    board_table,
    board_zoom,
)
from kosmodrom.games.star_scrappers.book import ScrapperBook
from kosmodrom.games.star_scrappers.glance import Glance
from kosmodrom.games.star_scrappers.zones import ScrapperView

SHEETS: Final = ("pieces.css", "table.css", "seats.css")
"""The style sheet in parts, in the order in which they override one another."""


class ScrapperBoard:
    """Draws Star Scrappers."""

    def table(self, v: ScrapperView, book: ScrapperBook, texts: Words, names: Sequence[str]) -> str:
        """Everything that all see."""
        return board_table.table(Glance(v, book, texts, names))

    def seat(self, v: ScrapperView, book: ScrapperBook, texts: Words, names: Sequence[str], seat: int) -> str:
        """What lies before one seat, as all see it."""
        return board_seat.seat_panel(Glance(v, book, texts, names), seat)

    def hand(self, v: ScrapperView, book: ScrapperBook, texts: Words, names: Sequence[str]) -> str:
        """What the view's own seat alone sees."""
        return board_hand.own_hand(Glance(v, book, texts, names))

    def preview(self, v: ScrapperView, book: ScrapperBook, texts: Words, names: Sequence[str], action: int) -> str:
        """What a decision costs and brings."""
        return board_preview.preview(Glance(v, book, texts, names), action)

    def zoom(self, thing: str, book: ScrapperBook, texts: Words) -> str:
        """A card, token, Artifact card or Totem in large."""
        return board_zoom.zoom(thing, book, texts)

    def miniature(self) -> str:
        """A small picture of the game."""
        return board_miniature.miniature()

    def style(self) -> str:
        """The style sheet of the board."""
        return _style()


@cache
def _style() -> str:
    folder = files("kosmodrom.games.star_scrappers") / "static"
    return "\n".join((folder / name).read_text(encoding="utf-8") for name in SHEETS)


BOARD = ScrapperBoard()
