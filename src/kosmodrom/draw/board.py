"""What a game draws for a page: pure functions from a View to HTML."""

from collections.abc import Sequence
from typing import Any, Protocol

from kosmodrom.engine.words import Words


class Board(Protocol):
    """The pictures of one game.

    An element that a decision can mean names all such decisions in `data-do`, has the class `k-do` and an
    accessible name; `data-zoom` says what `zoom` shows of it, `data-place` where it lies. What is legal is
    marked by the page, because a table is drawn once for everybody.

    The page marks as well what others have changed since the viewer's last decision: a place where something else
    lies now, told by `data-zoom` and, where that does not say all, by `data-is` (any short text, such as how many
    cards lie there); and a `data-piece` that is now in another drawing. What newly lies in a place turns over and
    flashes once (`k-turn`, `is-new`).

    A thing with `data-pick`, `aria-pressed` and `data-place`, such as a die, is a toggle: where it means no decision of
    its own, pressing it lets everything else mean only the decisions that `data-pick` names.

    Points that can be pressed to see where they come from are drawn with `pieces.score`; when the match is over, a page
    puts the final ones there. The name of a seat is drawn with `pieces.seat_title`: a page adds which bot plays there.

    A game may add `preview(v, book, texts, names, action) -> str`: what a legal decision costs and brings, in few
    words and numbers (see `preview_of`); without it the page tells by how much the own points change at once. It may
    also add `gain(v, book, texts, names, action) -> str`: a few characters, such as „+3”, that the page writes on the
    thing itself, as `data-gain`, while the decision is legal.

    A drawing that may be larger than its place stands in an element with `data-chart` and a name, which scrolls; its
    size follows `--k-zoom`, and buttons with `data-scale` change that (0: as at first). On a chart, things with
    `data-at` (a number) show in `data-range` how far they are from a thing with `data-ranges` (one digit of base 36
    for each of them) that is pointed at. A button with `data-look` sets the same attribute of the part of the page
    that it stands in, where it stays when the part is drawn anew: so a style sheet can open one of several drawings.
    """

    def table(self, v: Any, book: Any, texts: Words, names: Sequence[str]) -> str:
        """Everything that all see, and nothing of a hand, whoever's view it is."""

    def seat(self, v: Any, book: Any, texts: Words, names: Sequence[str], seat: int) -> str:
        """What lies before one seat, as all see it; under the class `k-many`, among three or more, it is compact."""

    def hand(self, v: Any, book: Any, texts: Words, names: Sequence[str]) -> str:
        """What the view's own seat alone sees; empty for the public. It stands in a container named `k-hand`."""

    def zoom(self, thing: str, book: Any, texts: Words) -> str:
        """A thing of `data-zoom` in large, with its words, its rules and where its facts come from."""

    def miniature(self) -> str:
        """A small picture of the game."""

    def style(self) -> str:
        """The style sheet of the board, to be served after the shared one.

        `:root { --k-aspect: 1.6 }` tells the width through the height of the table on a wide screen, so that a page
        can show all of it beside the hand.
        """


def gain_of(board: Any, v: Any, book: Any, texts: Words, names: Sequence[str], action: int) -> str:
    """What stands on a thing while a decision about it is legal; empty from a board that writes nothing there."""
    gain = getattr(board, "gain", None)
    return "" if gain is None else str(gain(v, book, texts, names, action))


def preview_of(board: Any, v: Any, book: Any, texts: Words, names: Sequence[str], action: int) -> str | None:
    """What a legal decision of the view's seat costs and brings; None from a board that does not tell."""
    preview = getattr(board, "preview", None)
    return None if preview is None else str(preview(v, book, texts, names, action))
