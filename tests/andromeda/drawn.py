"""Tables as the board draws them, and some to draw: while orders are divided."""

from xml.etree.ElementTree import Element

from andromeda.spoken import BOOK, NAMES, laid_out
from draw.pages import is_of
from kosmodrom.engine.contract import SPECTATOR
from kosmodrom.engine.words import Words
from kosmodrom.games.andromeda.board.board import BOARD
from kosmodrom.games.andromeda.model import steps
from kosmodrom.games.andromeda.model.state import AndromedaState, AndromedaView, view
from kosmodrom.games.andromeda.model.values import DIVIDING


def table(s: AndromedaState, texts: Words) -> str:
    return BOARD.table(view(s, SPECTATOR), BOOK, texts, NAMES).html


def panel(s: AndromedaState, texts: Words, seat: int) -> str:
    return BOARD.seat(view(s, SPECTATOR), BOOK, texts, NAMES, seat).html


def own(s: AndromedaState, texts: Words, seat: int = 0) -> str:
    return BOARD.hand(view(s, seat), BOOK, texts, NAMES).html


def public_page(v: AndromedaView, texts: Words) -> str:
    """The table and all seats, as everybody sees them."""
    seats = [BOARD.seat(v, BOOK, texts, NAMES, seat).html for seat in range(len(v.table.pool))]
    return BOARD.table(v, BOOK, texts, NAMES).html + "".join(seats)


def inside(element: Element, name: str) -> Element:
    return next(each for each in element.iter() if is_of(each, name))


def dividing() -> AndromedaState:
    """Bartek, the first player, prepares an offer on order card 1."""
    s = laid_out()
    t = s.table
    t.phase, t.active, t.cards, t.dice = DIVIDING, -1, [0, 0, 0], [0] * 18
    t.middle, t.offer = [2, 1, 2, 1, 2, 1], [1, 0, 0, 0, 0, 0]
    t.agenda.pop()
    t.agenda.push(steps.OFFERING, 1)
    return s


def answering() -> AndromedaState:
    """Celina is asked whether she accepts Bartek's offer."""
    s = dividing()
    s.table.agenda.pop()
    s.table.agenda.push(steps.ANSWERING, 2, 1)
    return s
