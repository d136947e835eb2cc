"""A station: large on its star chart, with rooms, gangways, energy and ghost cells; and as a small map.

Only the cells near its cards are drawn. Cells that can be chosen are drawn for the seat that is choosing alone, because
decisions name a cell and not a station.
"""

from collections.abc import Sequence
from typing import Final

from kosmodrom.draw.drawing import marks
from kosmodrom.draw.escaping import escape
from kosmodrom.draw.pieces import control, icon, seat_mark
from kosmodrom.engine.plurals import Count
from kosmodrom.games.posrod_gwiazd.board.effects import COIN, CRYSTAL, STAR
from kosmodrom.games.posrod_gwiazd.board.faces import Faces, card_id
from kosmodrom.games.posrod_gwiazd.model import actions, effects, steps
from kosmodrom.games.posrod_gwiazd.model.grid import CELL_X, CELL_Y, CELLS, EAST, SOUTH, cell_at
from kosmodrom.games.posrod_gwiazd.model.kinds import is_location
from kosmodrom.games.posrod_gwiazd.rules import building, resolving, stations
from kosmodrom.games.posrod_gwiazd.words import cards
from kosmodrom.games.posrod_gwiazd.words.context import Glance

FEWEST_COLUMNS: Final = 7
FEWEST_ROWS: Final = 5
SMALL: Final = 4
"""Columns and rows of the smallest small map."""
PITCH: Final = 12
"""Units from cell to cell on a small map."""
MOST_SHOWN: Final = 6
"""PG-232: crystals on a Reactor."""

DIGITS: Final = "0123456789abcdefghijklmnopqrstuvwxyz"

Frame = tuple[int, int, int, int]
"""The first column and row of a drawing, and how many of them there are."""


def station(glance: Glance, faces: Faces, seat: int) -> str:
    """PG-017: everything that stands in a station."""
    t = glance.t
    ends = deferred(glance, seat)
    asked = is_placing(glance, seat)
    kind = t.played[seat] if asked and glance.step == steps.ACTING else -1
    key = (
        "station", seat, glance.seat(seat), asked, kind, t.width, t.height,
        tuple(t.cards[seat]), tuple(t.cells[seat]), tuple(t.tokens[seat]), tuple(t.brought[seat]), tuple(ends),
    )  # fmt: skip
    return faces.once(key, lambda: draw_station(glance, faces, seat, ends, asked, kind))


def is_placing(glance: Glance, seat: int) -> bool:
    """Whether the seat may be asked for a cell of its station."""
    return glance.step in (steps.ACTING, steps.CHARGING) and glance.owner == seat


def deferred(glance: Glance, seat: int) -> list[int]:
    """PG-070: what the deferred effect of each card would bring now; 0 for the others."""
    t, book = glance.t, glance.book
    return [
        resolving.worth(t, book, seat, place, card, effects.AT_END) if book.at_end[card] else 0
        for place, card in enumerate(t.cards[seat])
    ]


def draw_station(glance: Glance, faces: Faces, seat: int, ends: Sequence[int], asked: bool, kind: int) -> str:
    texts, name = glance.texts, glance.seat(seat)
    title = escape(texts.say("board.station", seat=name))
    tools = "".join(
        f'<button type="button" class="pg-tool" data-scale="{scale}" aria-label="{escape(texts[f"board.{key}"])}" '
        f'title="{escape(texts[f"board.{key}"])}">{face}</button>'
        for key, scale, face in (("closer", "1.3", "+"), ("farther", "0.77", "−"), ("whole", "0", icon("pg-place")))
    )
    head = (
        f'<header class="pg-title">{seat_mark(seat)}<h2>{escape(name)}</h2>'
        f'<span class="pg-tools">{tools}</span></header>'
    )
    rows = frame(glance, seat)[3]
    chart = (
        f'<div class="pg-chart pg-rows-{rows}" data-chart="station-{seat}" role="group" tabindex="0" '
        f'aria-label="{title}">'
        f"{grid(glance, faces, seat, ends, asked, kind)}</div>"
    )
    return (
        f'<section class="pg-station pg-st-{seat} k-seat-{seat % 4}" aria-label="{title}">{thumb(glance, faces, seat)}'
        f'<div class="pg-large">{head}{chart}</div></section>'
    )


# --- the star chart ---------------------------------------------------------------------------------


def grid(glance: Glance, faces: Faces, seat: int, ends: Sequence[int], asked: bool, kind: int) -> str:
    """PG-051: the cells of the station in reading order, those around it included."""
    t = glance.t
    left, top, columns, rows = frame(glance, seat)
    drawn = {cell: room(glance, faces, seat, place, ends[place], asked) for place, cell in enumerate(t.cells[seat])}
    if asked:
        drawn |= {cell: ghost(glance, seat, at, kind) for at, cell in enumerate(t.open[seat])}
        drawn |= {cell: closed(glance, cell) for cell in t.closed[seat]}
    cells = [drawn.get(cell_at(x, y), "<i></i>") for y in range(top, top + rows) for x in range(left, left + columns)]
    bounded = " is-bounded" if t.width else ""
    return f'<div class="pg-grid pg-cols-{columns} pg-rows-{rows}{bounded}">{"".join(cells)}</div>'


def frame(glance: Glance, seat: int) -> Frame:
    """PG-141: the whole of a bounded grid, else the station with one empty cell all around."""
    t = glance.t
    if t.width:
        return -(t.width // 2), -(t.height // 2), t.width, t.height
    cells = t.cells[seat]
    left, columns = extent([CELL_X[cell] for cell in cells], 1, FEWEST_COLUMNS)
    top, rows = extent([CELL_Y[cell] for cell in cells], 1, FEWEST_ROWS)
    return left, top, columns, rows


def extent(values: Sequence[int], margin: int, fewest: int) -> tuple[int, int]:
    """Where a drawing begins and how far it goes; a small one is centred."""
    first, last = min(values, default=0) - margin, max(values, default=0) + margin
    missing = max(0, fewest - (last - first + 1))
    first -= missing // 2
    return first, last - first + 1 + missing - missing // 2


def room(glance: Glance, faces: Faces, seat: int, place: int, end: int, asked: bool) -> str:
    """A card with what lies on it; a Reactor of the seat that is asked can pay or be charged."""
    t = glance.t
    card, cell, tokens = t.cards[seat][place], t.cells[seat][place], t.tokens[seat][place]
    brought = max(0, t.brought[seat][place])
    face = faces.rooms[card] + holding(card, tokens)
    worths = ""
    if brought and is_location(card):
        worths += f'<span class="pg-brought">{STAR}<b>{brought}</b></span>'
    if end:
        worths += f'<span class="pg-ends">{icon("i-end")}<b>{end}</b></span>'
    face += f'<span class="pg-worths">{worths}</span>' if worths else ""
    for side, look in ((EAST, "is-e"), (SOUTH, "is-s")):
        if t.near[seat][4 * place + side] >= 0:
            face += f'<i class="pg-gang {look}"></i>'
    do = f"cell:{CELLS[cell]}" if asked and stations.is_reactor(card) else ""
    more = f'data-at="{place}" data-ranges="{ranges(glance, seat, [place], 0)}"'
    label, look = room_label(glance, seat, place, end), f"pg-room {faces.looks[card]}"
    zoom, where = card_id(card), f"{seat}/{CELLS[cell]}"
    return control(face, label, look, do, zoom, where, more, state=str(tokens))


def holding(card: int, tokens: int) -> str:
    """PG-027, PG-073, PG-148: crystals on a Reactor, credits on an office."""
    if stations.is_reactor(card):
        if not tokens:
            return '<span class="pg-energy is-empty"><b>0</b></span>'
        return f'<span class="pg-energy">{CRYSTAL * min(tokens, MOST_SHOWN)}</span>'
    return f'<span class="pg-energy is-credits">{COIN}<b>{tokens}</b></span>' if tokens else ""


def room_label(glance: Glance, seat: int, place: int, end: int) -> str:
    """„Wieżyczka (nad Głównym Reaktorem); przyniosła 2 PZ; na koniec gry 1 PZ”."""
    t, texts = glance.t, glance.texts
    card, tokens = t.cards[seat][place], t.tokens[seat][place]
    told = [cards.card_name(card, texts)]
    if place:
        told = [texts.say("board.room", card=told[0], where=cards.from_main(t.cells[seat][place], texts))]
    if stations.is_reactor(card):
        told.append(cards.crystals_words(tokens, texts))
    elif tokens:
        told.append(cards.credits_words(tokens, texts))
    if t.brought[seat][place] > 0 and is_location(card):
        told.append(texts.say("board.brought", points=t.brought[seat][place]))
    if end:
        told.append(texts.say("board.ends", points=end))
    return "; ".join(told)


def ghost(glance: Glance, seat: int, at: int, kind: int) -> str:
    """PG-055, PG-058: a cell where a card may lie; what it would bring there the page writes on it.

    PG-045: before an action is chosen it begins the building of the revealed card, and the cell is taken along.
    """
    cell = glance.t.open[seat][at]
    do = f"cell:{CELLS[cell]}"
    if is_location(kind) and not building.spot_refusal(glance.t, glance.book, seat, kind, at):
        do += " build"
    label = glance.texts.say("board.ghost", where=glance.where(seat, cell))
    more = f'data-then="cell:{CELLS[cell]}" data-ranges="{ranges(glance, seat, list(glance.beside(seat, cell)), 1)}"'
    return control(icon("pg-place"), label, "pg-ghost", do, more=more)


def closed(glance: Glance, cell: int) -> str:
    """PG-183: a cell that has to stay empty."""
    label = glance.texts.say("board.closed", where=cards.from_main(cell, glance.texts))
    return control(icon("i-cross"), label, "pg-ghost is-closed", f"cell:{CELLS[cell]}")


def ranges(glance: Glance, seat: int, starts: Sequence[int], first: int) -> str:
    """PG-053 to PG-056: how far every card of the station is, in the order of building."""
    return "".join(DIGITS[far] for far in glance.ranges_from(seat, starts, first))


# --- the small map ----------------------------------------------------------------------------------


def thumb(glance: Glance, faces: Faces, seat: int) -> str:
    """The station as a small map that opens it."""
    t, texts = glance.t, glance.texts
    cells = t.cells[seat]
    left, columns = extent([CELL_X[cell] for cell in cells], 0, SMALL)
    top, rows = extent([CELL_Y[cell] for cell in cells], 0, SMALL)
    rooms = "".join(
        small_room(faces, card, (CELL_X[cell] - left) * PITCH, (CELL_Y[cell] - top) * PITCH, t.tokens[seat][place])
        for place, (card, cell) in enumerate(zip(t.cards[seat], cells, strict=True))
    )
    map_of = (
        f'<svg class="pg-map" viewBox="0 0 {columns * PITCH} {rows * PITCH}" aria-hidden="true" focusable="false">'
        f"{rooms}</svg>"
    )
    label = texts.say("board.open-station", seat=glance.seat(seat), cards=Count(len(cells)))
    name = f'<span class="pg-thumb-name">{seat_mark(seat)}<span>{escape(glance.seat(seat))}</span></span>'
    state = f"{len(cells)}-{sum(t.tokens[seat])}"
    return control(f"{map_of}{name}", label, "pg-thumb", place=f"thumb-{seat}", opens=str(seat), state=state)


def small_crystal(x: float, y: float) -> str:
    return f'<use class="pg-is-crystal" href="#pg-crystal" x="{x}" y="{y}" width="4.6" height="6"/>'


def small_room(faces: Faces, card: int, x: int, y: int, tokens: int) -> str:
    """A square in the colour of its type, with the type's silhouette or the Reactor's crystals."""
    look, named = faces.looks[card], "" if card == actions.FACE_DOWN else card_id(card)
    square = f'<rect x="{x + 0.5}" y="{y + 0.5}" width="11" height="11" rx="2"/>'
    if stations.is_reactor(card):
        mark = f'<text x="{x + 3.9}" y="{y + 8.9}">{tokens}</text>{small_crystal(x + 6.4, y + 3)}'
    elif card == actions.FACE_DOWN:
        mark = ""
    else:
        kind = actions.TYPES[faces.book.types[card].bit_length() - 1]
        mark = f'<use href="#pg-type-{kind}" x="{x + 2.5}" y="{y + 2.5}" width="7" height="7"/>'
    return f'<g class="pg-spot {look}"{marks(like=named)}>{square}{mark}</g>'
