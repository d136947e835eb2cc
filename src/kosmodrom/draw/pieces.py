"""Small pieces that all boards share: icons, counters, seat marks, controls."""

from dataclasses import replace
from typing import Final

from kosmodrom.draw.drawing import Drawing, Score, marks, put_score
from kosmodrom.draw.escaping import escape

SEAT_SHAPES: Final = 4
SEAT_NOTE: Final = '<small class="k-note"></small>'
"""Stands after the name of a seat, for a page that has something to add; see `noted`."""


def icon(name: str, more: str = "") -> str:
    """A symbol of the sprite, silent for screen readers: what it stands for is said by its neighbour."""
    return f'<svg class="k-icon{more and " " + more}" aria-hidden="true"><use href="#{name}"/></svg>'


def seat_mark(seat: int, more: str = "") -> str:
    """The shape of a seat in its colour."""
    shape = seat % SEAT_SHAPES
    return icon(f"i-seat-{shape}", f"k-seat-mark k-seat-{shape}{more and ' ' + more}")


def counter(symbol: str, number: int | str, label: str, more: str = "", pile: str = "") -> str:
    """An icon and a number, spoken as a label: „ręka 5”; a pile is what things go to or come from (see `marks`)."""
    said = escape(label)
    return (
        f'<span class="k-counter{more and " " + more}"{marks(pile=pile)} title="{said}">{icon(symbol)}'
        f'<b aria-hidden="true">{number}</b><span class="k-said">{said}</span></span>'
    )


def score(seat: int, points: int | str, label: str, more: str = "", has_hidden: bool = False) -> str:
    """The points of a seat, with a plus where some may be hidden.

    Pressed, they show where they come from as far as the viewer may know.
    """
    name, plus = escape(label), "+" if has_hidden else ""
    html = (
        f'<button type="button" class="k-score k-counter{more and " " + more}" data-score="{seat}" '
        f'aria-label="{name}" title="{name}">{icon("i-points")}<b>{points}{plus}</b></button>'
    )
    return put_score(Score(html, seat, more, has_hidden))


def seat_title(name: str) -> str:
    """The heading of a seat, whose name is drawn already."""
    return f"<h2>{name}{SEAT_NOTE}</h2>"


def settled(drawing: Drawing, points: int, label: str) -> Drawing:
    """The drawing of a seat with the points that it has when all is counted."""
    html = drawing.html
    for each in drawing.scores:
        html = html.replace(each.html, score(each.seat, points, label, each.look))
    return replace(drawing, html=html)


def noted(drawing: str, words: str) -> str:
    """The drawing of a seat with a few words after its name."""
    return drawing.replace(SEAT_NOTE, f'<small class="k-note">{escape(words)}</small>') if words else drawing


def said(words: str) -> str:
    """Words for screen readers only."""
    return f'<span class="k-said">{escape(words)}</span>'


def control(
    face: str,
    label: str,
    look: str,
    do: str = "",
    zoom: str = "",
    place: str = "",
    more: str = "",
    *,
    piece: str = "",
    opens: str | None = None,
    state: str | None = None,
    pile: str = "",
) -> str:
    """A thing on the table: a button with all decisions that may mean it, and a name in words.

    The face is drawn already; label, decisions and places are plain text, see `marks`. `more` is further attributes.
    """
    name = escape(label)
    named = marks(do, zoom, place, piece, opens, state, pile=pile)
    return (
        f'<button type="button" class="k-do {look}"{named}{more and " " + more} aria-label="{name}" '
        f'title="{name}">{face}</button>'
    )


def section(look: str, title: str, body: str, heading: str = "k-heading", *, is_region: bool = False) -> str:
    """A part of a board with its heading; a region is one that a small screen leads to by its name."""
    name = escape(title)
    region = f' data-region="{name}"' if is_region else ""
    return f'<section class="{look}" aria-label="{name}"{region}><h2 class="{heading}">{name}</h2>{body}</section>'
