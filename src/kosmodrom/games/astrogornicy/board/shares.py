"""What brought the points of each row of the score sheet: AG-280 to AG-286."""

from typing import Final

from kosmodrom.engine.shares import Share
from kosmodrom.engine.words import Words
from kosmodrom.games.astrogornicy.board.faces import faces_for
from kosmodrom.games.astrogornicy.model import actions
from kosmodrom.games.astrogornicy.model.book import AstroBook
from kosmodrom.games.astrogornicy.model.state import AstroView
from kosmodrom.games.astrogornicy.model.zones import Table
from kosmodrom.games.astrogornicy.rules import scoring
from kosmodrom.games.astrogornicy.words import cards

FIRST_SURPLUS: Final = scoring.RARE_SURPLUS - 1
RARE: Final = 3
KINDS: Final = 7


def shares(v: AstroView, book: AstroBook, texts: Words, row: int, seat: int) -> list[Share]:
    """AG-302: nothing that scores is hidden."""
    t = v.table
    if row >= FIRST_SURPLUS:
        first, last = (0, RARE) if row == FIRST_SURPLUS else (RARE, KINDS)
        return [surplus(t, book, texts, seat, kind) for kind in range(first, last) if worth(t, book, seat, kind)]
    faces = faces_for(book, texts, t.edition)
    return [Share(cards.title(card, texts), book.points[card], faces.zoom(card)) for card in kept(t, row, seat)]


def kept(t: Table, row: int, seat: int) -> list[int]:
    """The cards of a row: Orders, Awards, Technologies, Bulletins, Missions, Expeditions."""
    owned = [actions.FIRST_TECHNOLOGY + at for at, owner in enumerate(t.card_owners) if owner == seat]
    bulletin = actions.FIRST_TECHNOLOGY + 4
    return (
        t.open_orders[seat] + t.used_orders[seat],
        t.won[seat],
        [card for card in owned if card < bulletin],
        [card for card in owned if card >= bulletin],
        [card for card in t.completed[seat] if actions.is_mission(card)],
        [card for card in t.completed[seat] if not actions.is_mission(card)],
    )[row]


def worth(t: Table, book: AstroBook, seat: int, kind: int) -> int:
    return scoring.surplus_points(t, book, seat, kind, kind + 1)


def surplus(t: Table, book: AstroBook, texts: Words, seat: int, kind: int) -> Share:
    """AG-284 to AG-286: all units of one resource."""
    words = cards.units(kind, t.stock[KINDS * seat + kind], texts)
    return Share(words, worth(t, book, seat, kind), f"resource:{actions.RESOURCES[kind]}")
