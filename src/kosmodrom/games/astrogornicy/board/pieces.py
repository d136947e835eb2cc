"""Small pieces of the board: units of resources, dice, fields, types of asteroids, points and effects in icons."""

from collections.abc import Sequence
from typing import Final

from kosmodrom.draw.drawing import marks
from kosmodrom.draw.pieces import icon, seat_mark
from kosmodrom.games.astrogornicy.model import actions, terms
from kosmodrom.games.astrogornicy.model.book import AstroBook
from kosmodrom.games.astrogornicy.model.labels import DICE
from kosmodrom.games.astrogornicy.words.cards import SYMBOL_OF

ARROW: Final = icon("i-arrow", "ag-arrow")
CARD: Final = icon("i-card")


def number(value: int | str) -> str:
    return f"<b>{value}</b>"


# --- resources --------------------------------------------------------------------------------------


def unit(kind: int, count: int) -> str:
    """AG-008: so many units of a resource, or of any."""
    return f'<span class="ag-unit ag-{actions.UNITS[kind]}"><b>{count}</b>{icon(f"ag-{actions.UNITS[kind]}")}</span>'


def units(counts: Sequence[int], look: str = "ag-units") -> str:
    """AG-012, AG-014: seven resources, or a cost with XX as the eighth."""
    found = "".join(unit(kind, count) for kind, count in enumerate(counts) if count)
    return f'<span class="{look}" aria-hidden="true">{found or number(0)}</span>'


# --- dice and fields --------------------------------------------------------------------------------


def worker(face: int) -> str:
    """AG-077: the symbols of a face; two of a double one."""
    return icon(f"ag-{terms.WORKERS[terms.WORKER[face]]}") * terms.STRENGTH[face]


def die(seat: int, face: int, more: str = "") -> str:
    """A die in the colour of its seat, which its shape tells as well."""
    return plain_die(seat, face, more, marks(like=f"die-{DICE[6 * seat + face]}"))


def plain_die(seat: int, face: int, more: str = "", kind: str = "") -> str:
    """A die that is none of those on the table, but shows how one would lie."""
    double = " is-double" if terms.STRENGTH[face] > 1 else ""
    look = f"ag-die{double} k-seat-{seat % 4}{more and ' ' + more}"
    return f'<span class="{look}"{kind}><span class="ag-face">{worker(face)}</span>{seat_mark(seat)}</span>'


def faces_of_mask(mask: int) -> list[str]:
    """The codes of the faces that a field accepts."""
    return [code for face, code in enumerate(actions.FACES) if (mask >> face) & 1]


def symbol(mask: int) -> str:
    """AG-078 to AG-083: what a field shows."""
    shown = SYMBOL_OF[mask].split("/")
    split = " is-split" if len(shown) > 1 else ""
    return f'<span class="ag-symbol{split}">{"".join(icon(f"ag-{each}") for each in shown)}</span>'


def symbols(masks: Sequence[int], yellow: int) -> str:
    """AG-013: the fields of a card in small, yellow ones with a rim first."""
    shown = [
        f'<span class="ag-spot {"is-yellow" if at < yellow else "is-white"}">{symbol(mask)}</span>'
        for at, mask in enumerate(masks)
    ]
    return f'<span class="ag-spots" aria-hidden="true">{"".join(shown)}</span>'


# --- types, points, effects -------------------------------------------------------------------------


def asteroid(sort: int) -> str:
    """AG-011: a type has its own shape and its letter."""
    return badge(terms.TYPES[sort])


def badge(letter: str) -> str:
    if letter not in terms.TYPES:
        return f'<span class="ag-type is-any"><b>{letter}</b></span>'
    return f'<span class="ag-type ag-rock-{letter}">{icon(f"ag-{letter}")}<b>{letter}</b></span>'


def star(points: int | str) -> str:
    """Points in a star."""
    return f'<span class="ag-vp">{icon("i-points")}<b>{points}</b></span>'


def effect_icons(effect: int, book: AstroBook, edition: int, is_short: bool = False) -> str:
    """AG-212 to AG-219: the effect of an Order as a short formula; shorter without the die that is turned."""
    turned = "" if is_short else f"{icon('ag-die')}{ARROW}"
    if effect == terms.SPECIALIST:
        inside = f"{turned}{icon('ag-INS')}{icon('ag-GEO')}"
    elif effect == terms.DISCOUNT_EFFECT:
        inside = f"{number('−1')}{icon('ag-XX')}"
    elif effect == terms.FREE_EFFECT:
        inside = f"{icon('ag-barge')}{icon('i-equal', 'ag-arrow')}{number(0)}"
    elif effect == terms.EXTRA_EFFECT:
        inside = f"{number('+1')}{icon('ag-order')}"
    elif is_short:
        inside = worker(book.turns_to[2 * edition + effect - 1])
    else:
        inside = turning_icons(effect, book, edition)
    return f'<span class="ag-formula" aria-hidden="true">{inside}</span>'


def turning_icons(effect: int, book: AstroBook, edition: int) -> str:
    """AG-213 to AG-216: any die, or one face, and what it becomes."""
    at = 2 * edition + effect - 1
    faces, to = book.turns_from[at], book.turns_to[at]
    one = faces and faces & (faces - 1) == 0
    before = worker(faces.bit_length() - 1) if one else icon("ag-die")
    return f"{before}{ARROW}{worker(to)}"
