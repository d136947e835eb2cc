"""Fields: the places for dice, with every decision that may put one there, and the dice that stand on them."""

from kosmodrom.draw.drawing import marks
from kosmodrom.draw.escaping import escape
from kosmodrom.draw.pieces import control
from kosmodrom.games.astrogornicy.board.pieces import die, faces_of_mask, symbol
from kosmodrom.games.astrogornicy.model import actions
from kosmodrom.games.astrogornicy.model.labels import DICE
from kosmodrom.games.astrogornicy.model.values import NOTHING, face_on, owner_of
from kosmodrom.games.astrogornicy.words.cards import SYMBOL_OF, face_name, symbol_name
from kosmodrom.games.astrogornicy.words.context import Glance


def with_faces(start: str, mask: int) -> str:
    """The decisions that put a die of each accepted face somewhere: `water:1-GOR water:1-GOR2`."""
    return " ".join(f"{start}{code}" for code in faces_of_mask(mask))


def standing(glance: Glance, put: int) -> str:
    """„stoi: Górnik (Ala)”"""
    words = {"face": face_name(face_on(put), glance.texts), "seat": glance.seat(owner_of(put))}
    return glance.texts.say("board.standing", **words)


def state(glance: Glance, mask: int, put: int) -> str:
    """Who stands on a field, or what it accepts."""
    if put != NOTHING:
        return standing(glance, put)
    return glance.texts.say("board.accepts", symbol=symbol_name(SYMBOL_OF[mask], glance.texts))


def picture(mask: int, put: int) -> str:
    """The die on a field, or the symbol that it shows."""
    return die(owner_of(put), face_on(put)) if put != NOTHING else symbol(mask)


def field(glance: Glance, name: str, mask: int, put: int, do: str, place: str, look: str = "", extra: str = "") -> str:
    """AG-019, AG-020: a field that can be touched."""
    label = glance.texts.say("board.field", field=name, state=state(glance, mask, put))
    taken = " is-taken" if put != NOTHING else ""
    what = DICE[put] if put != NOTHING else ""
    face = f"{picture(mask, put)}{extra}"
    return control(face, label, f"ag-field{taken}{look and ' ' + look}", do, place=place, state=what)


def spot(glance: Glance, name: str, mask: int, put: int, place: str, look: str = "") -> str:
    """A field that is used through the card beside it."""
    label = escape(glance.texts.say("board.field", field=name, state=state(glance, mask, put)))
    taken = " is-taken" if put != NOTHING else ""
    what = DICE[put] if put != NOTHING else ""
    return (
        f'<span class="ag-field{taken}{look and " " + look}" role="img" aria-label="{label}" title="{label}"'
        f"{marks(place=place, state=what)}>{picture(mask, put)}</span>"
    )


def closed(seats: int, words: str) -> str:
    """AG-039: a place that is not used by so few."""
    label = escape(words)
    return f'<span class="ag-closed" role="img" aria-label="{label}" title="{label}">{seats}+</span>'


def least_seats(usable: list[int], at: int) -> int:
    """AG-039: with how many seats a marked place is used; 0: never."""
    return next((seats for seats in range(2, len(usable)) if usable[seats] > at), 0)


ANY_FACE = (1 << len(actions.FACES)) - 1
"""AG-083: the mask of a field for any die."""
