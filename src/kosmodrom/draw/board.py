"""The board of a game: what it draws for a page, as pure functions from a View to HTML.

A thing of the game gets its attributes from `drawing.marks`, most often through `pieces.control`; so a drawing can
tell which decisions and places stand on it, and a page never reads them out of the HTML.

An element that a decision can mean names all such decisions in `data-do`, has the class `k-do` and an
accessible name; `data-zoom` says what `zoom` shows of it, `data-place` where it lies. What is legal is
marked by the page, because a table is drawn once for everybody.

The page marks as well what others have changed since the viewer's last decision: a place where something else
lies now, told by `data-zoom` and, where that does not say all, by `data-is` (any short text, such as how many
cards lie there); and a `data-piece` that is now in another drawing. What newly lies in a place turns over and
flashes once (`k-turn`, `is-new`).

What moves is found by names, and nothing has to say where it goes: a thing glides from where its name was to where
the name is now, in whichever drawing. Its name is `data-like`, where it has no other because several are alike (dice of
one face); else `data-piece`, else `data-zoom`. What lies face down has no name. An element with `data-pile` shows how
many things there are, in its first `<b>` or `<text>`, and names their sorts: what stands before the first `:` or `-` of
a name. Where its number grows, things of such a sort that have vanished went there; where it shrinks, they came from
there; and from pile to pile of a sort its picture glides.

A thing with `data-pick`, `aria-pressed` and `data-place`, such as a die, is a toggle: where it means no decision of
its own, pressing it lets everything else mean only the decisions that `data-pick` names.

Points that can be pressed to see where they come from are drawn with `pieces.score`; when the match is over, a page
puts the final ones there. The name of a seat is drawn with `pieces.seat_title`: a page adds which bot plays there.

A drawing that may be larger than its place stands in an element with `data-chart` and a name, which scrolls; its
size follows `--k-zoom`, and buttons with `data-scale` change that (0: as at first). On a chart, things with
`data-at` (a number) show in `data-range` how far they are from a thing with `data-ranges` (one digit of base 36
for each of them) that is pointed at. A button with `data-look` sets the same attribute of the part of the page
that it stands in, where it stays when the part is drawn anew, until the viewer is asked the next question: so a
style sheet can open one of several drawings.

A part of the table with `data-region` (a short name) is one that a phone leads to by a button with that name; see
`pieces.section`.

A thing with `data-then` that is touched before the decision which it names is asked for begins with one of its
others, and that decision is taken along (a free cell that is touched before the action is chosen); of several that
it names, if more than one can be made then, it is asked which.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Final

from kosmodrom.draw import sprite
from kosmodrom.draw.drawing import Drawing, drawn
from kosmodrom.draw.zoom import Zoomed, zoomed
from kosmodrom.engine.shares import Share
from kosmodrom.engine.speaking import PreviewWords, SpokenView
from kosmodrom.engine.words import Words

EMBLEM: Final = ("colours", "miniature")
"""The sheets that the small picture of a game needs."""


class Picture(SpokenView[Any, Any]):
    """A view that is being drawn, by its method `draw`."""

    draw: Callable[..., str]

    @classmethod
    def of(cls, v: Any, book: Any, texts: Words, names: Sequence[str], *seat: int) -> str:
        """The picture of a view; that of what lies before a seat gets its number, too."""
        return cls(v, book, texts, names).draw(*seat)


@dataclass(frozen=True)
class Piece:
    """What the rows of a table of a deck are on the table and on paper."""

    thing: str
    """How the board names one, such as `kind:{id}`."""
    shape: str = "card"
    """On paper: `card` 63 x 88 mm, `wide` 88 x 63 mm, `tile` 60 x 60 mm, `token` 30 x 30 mm."""


class Board:
    """The drawings of one game.

    Its folder holds `art.svg`, whose symbols the drawings use, and style sheets under `style/`. What draws gets a view,
    the book, the words and the names at the table; most often it is `of` a `Picture`.
    """

    def __init__(
        self,
        package: str,
        sheets: Sequence[str],
        table: Callable[[Any, Any, Words, Sequence[str]], str],
        seat: Callable[[Any, Any, Words, Sequence[str], int], str],
        hand: Callable[[Any, Any, Words, Sequence[str]], str],
        zoom: Callable[[str, Any, Words], str],
        miniature: Callable[[], str],
        previews: Callable[[Any, Any, Words, Sequence[str]], PreviewWords] | None = None,
        shares: Callable[[Any, Any, Words, int, int], list[Share]] | None = None,
        pieces: Mapping[str, Piece] | None = None,
    ) -> None:
        self._package = package
        self._sheets = tuple(sheets)
        self._table = table
        self._seat = seat
        self._hand = hand
        self._previews = previews
        self._shares = shares
        self.zoom = zoom
        """A thing of `data-zoom` in large, with its words, its rules and where its facts come from."""
        self.miniature = miniature
        """A small picture of the game."""
        self.pieces: Mapping[str, Piece] = pieces or {}
        """By table of a deck: what can be drawn, and printed, of its rows."""

    def table(self, v: Any, book: Any, texts: Words, names: Sequence[str]) -> Drawing:
        """Everything that all see, and nothing of a hand, whoever's view it is."""
        return drawn(lambda: self._table(v, book, texts, names))

    def seat(self, v: Any, book: Any, texts: Words, names: Sequence[str], seat: int) -> Drawing:
        """What lies before one seat, as all see it; under the class `k-many`, among three or more, it is compact."""
        return drawn(lambda: self._seat(v, book, texts, names, seat))

    def hand(self, v: Any, book: Any, texts: Words, names: Sequence[str]) -> Drawing:
        """What the view's own seat alone sees; empty for the public. It stands in a container named `k-hand`."""
        return drawn(lambda: self._hand(v, book, texts, names))

    def thing(self, thing: str, book: Any, texts: Words) -> Zoomed | None:
        """The same, part by part; None for what is not in the game."""
        return zoomed(lambda: self.zoom(thing, book, texts))

    def shares(self, v: Any, book: Any, texts: Words, row: int, seat: int) -> list[Share]:
        """What brings a seat the points of a row of the score sheet; nothing where a game or the view does not tell.

        Together they bring exactly what stands in that row.
        """
        return [] if self._shares is None else self._shares(v, book, texts, row, seat)

    def preview(self, v: Any, book: Any, texts: Words, names: Sequence[str], action: int) -> str:
        """What a legal decision of the view's seat costs and brings, in few words and numbers."""
        return "" if self._previews is None else self._previews(v, book, texts, names).preview(action)

    @property
    def has_previews(self) -> bool:
        """Whether it tells what decisions bring; else the page says by how much the own points change at once."""
        return self._previews is not None

    def gain(self, v: Any, book: Any, texts: Words, names: Sequence[str], action: int) -> str:
        """A few characters, such as „+3”, that stand on the thing itself, as `data-gain`, while a decision is legal."""
        return "" if self._previews is None else self._previews(v, book, texts, names).badge(action)

    def art(self) -> str:
        """The symbols of the game's pictures."""
        return read_file(self._package, "art.svg")

    def emblem(self) -> str:
        """The small picture with the symbols that it uses."""
        return sprite.of(sprite.named_in(self.art(), self.miniature())) + self.miniature()

    def style(self) -> str:
        """The style sheet of the board, to be served after the shared one.

        `:root { --k-aspect: 1.6 }` tells the width through the height of the table on a wide screen, so that a page
        can show all of it beside the hand.
        """
        return "\n".join(read_file(self._package, f"style/{sheet}.css") for sheet in self._sheets)

    def emblem_style(self) -> str:
        """What of the style sheet the small picture needs."""
        return "\n".join(read_file(self._package, f"style/{sheet}.css") for sheet in EMBLEM)


@cache
def read_file(package: str, name: str) -> str:
    """A picture or a style sheet that lies in the folder of a board."""
    return files(package).joinpath(*name.split("/")).read_text(encoding="utf-8")
