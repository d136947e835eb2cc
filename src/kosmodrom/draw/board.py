"""What a game draws for a page: pure functions from a View to HTML."""

from collections.abc import Sequence
from typing import Any, Protocol

from kosmodrom.engine.words import Words


class Board(Protocol):
    """The pictures of one game.

    An element that a decision can mean names all such decisions in `data-do`, has the class `k-do` and an
    accessible name; `data-zoom` says what `zoom` shows of it, `data-place` where it lies. What is legal is
    marked by the page, because a table is drawn once for everybody.
    """

    def table(self, v: Any, book: Any, texts: Words, names: Sequence[str]) -> str:
        """Everything that all see, and nothing of a hand, whoever's view it is."""

    def seat(self, v: Any, book: Any, texts: Words, names: Sequence[str], seat: int) -> str:
        """What lies before one seat, as all see it."""

    def hand(self, v: Any, book: Any, texts: Words, names: Sequence[str]) -> str:
        """What the view's own seat alone sees; empty for the public."""

    def zoom(self, thing: str, book: Any, texts: Words) -> str:
        """A thing of `data-zoom` in large, with its words, its rules and where its facts come from."""

    def miniature(self) -> str:
        """A small picture of the game."""

    def style(self) -> str:
        """The style sheet of the board, to be served after the shared one."""
