"""A drawing and what stands on it: whatever is drawn with `marks` is written down in the moment when it is drawn.

Nobody has to read a page back, and no board has to keep a list beside its picture: the attributes come from `marks`
alone, and whoever asks for a drawing (`drawn`) holds the pen meanwhile. A drawing that is kept brings along what was
written down when it was made (`put`). What is drawn has to be shown: a thing that is thrown away was written down too.
"""

import re
from collections.abc import Callable, Mapping
from contextvars import ContextVar
from dataclasses import dataclass, field
from typing import Final

from kosmodrom.draw.escaping import escape


@dataclass(frozen=True, slots=True)
class Score:
    """Points that are shown somewhere, as they are drawn there."""

    html: str
    seat: int
    look: str
    has_hidden: bool = False
    """Whether the seat itself may know of more than is open to all."""


@dataclass(frozen=True, slots=True)
class Drawing:
    """A part of a board."""

    html: str
    decisions: frozenset[str] = frozenset()
    """Everything that can be decided by touching something on it."""
    places: Mapping[str, str] = field(default_factory=dict)
    """What lies where, by the name of the place: its zoom and its state."""
    pieces: Mapping[str, str] = field(default_factory=dict)
    """The things that lie in no place of this drawing but can move from one drawing to another."""
    scores: tuple[Score, ...] = ()


@dataclass(slots=True)
class _Pen:
    """What has been drawn so far."""

    decisions: set[str] = field(default_factory=set)
    places: dict[str, str] = field(default_factory=dict)
    pieces: dict[str, str] = field(default_factory=dict)
    scores: list[Score] = field(default_factory=list)


ANSWERS: Final = re.compile(r'class="(k-do[^"]*)" data-do="([^"]*)"')
"""How `marks` says what a thing can mean, beside the class of such things."""
_PEN: Final[ContextVar[_Pen | None]] = ContextVar("pen", default=None)


def drawn(draw: Callable[[], str]) -> Drawing:
    """What a function draws, and what stands on it."""
    pen = _Pen()
    before = _PEN.set(pen)
    try:
        html = draw()
    finally:
        _PEN.reset(before)
    return Drawing(html, frozenset(pen.decisions), pen.places, pen.pieces, tuple(pen.scores))


def put(drawing: Drawing) -> str:
    """A drawing that was made before, as a part of the one that is being made."""
    pen = _PEN.get()
    if pen is not None:
        pen.decisions |= drawing.decisions
        pen.places |= drawing.places
        pen.pieces |= drawing.pieces
        pen.scores += drawing.scores
    return drawing.html


def put_score(score: Score) -> str:
    pen = _PEN.get()
    if pen is not None:
        pen.scores.append(score)
    return score.html


def marks(
    do: str = "",
    zoom: str = "",
    place: str = "",
    piece: str = "",
    opens: str | None = None,
    state: str | None = None,
    like: str = "",
    pile: str = "",
) -> str:
    """The attributes of an element that stands for a thing of the game, with a space before each.

    `do`: the decisions that it can mean. `zoom`: what is shown of it in large. `place`: where it lies. `piece`: which
    thing it is, where that moves. `opens`: which of several drawings it opens. `state`: what else tells that something
    has changed there, such as how many cards. `like`: what it is, where others are just like it. `pile`: the sorts of
    things of which it shows only how many there are.
    """
    attributes = f' data-do="{escape(do)}"' if do else ""
    if zoom:
        attributes += f' data-zoom="{escape(zoom)}"'
    if place:
        attributes += f' data-place="{escape(place)}"'
    if piece:
        attributes += f' data-piece="{escape(piece)}"'
    if opens is not None:
        attributes += f' data-look="{escape(opens)}"'
    if state is not None:
        attributes += f' data-is="{escape(state)}"'
    if like:
        attributes += f' data-like="{escape(like)}"'
    if pile:
        attributes += f' data-pile="{escape(pile)}"'
    pen = _PEN.get()
    if pen is not None:
        if do:
            pen.decisions.update(do.split())
        if place:
            pen.places[place] = f"{zoom} {state or ''}".strip()
        elif piece:
            pen.pieces[piece] = f"{zoom} {state or ''}".strip()
    return attributes


def lit(html: str, legal: frozenset[str]) -> str:
    """The same drawing, where no script can do it: every thing that a legal decision can mean glows."""
    return ANSWERS.sub(lambda found: found[0] if legal.isdisjoint(found[2].split()) else _glowing(found), html)


def _glowing(found: re.Match[str]) -> str:
    return f'class="{found[1]} is-legal" data-do="{found[2]}"'
