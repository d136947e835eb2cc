"""The end of the game: AG-279 to AG-296."""

from typing import Final

from kosmodrom.engine.counts import total
from kosmodrom.games.astrogornicy.model import actions, terms
from kosmodrom.games.astrogornicy.model.book import AstroBook
from kosmodrom.games.astrogornicy.model.zones import Table

ORDERS: Final = 0
AWARDS: Final = 1
MISSIONS: Final = 4
RARE_SURPLUS: Final = 7
ROWS: Final = 8
"""The rows of the score sheet: those that decide ties, and how many there are."""


def printed(book: AstroBook, cards: list[int]) -> int:
    """AG-205, AG-237, AG-280: the VP printed on cards."""
    return total([book.points[card] for card in cards])


def owned_points(t: Table, book: AstroBook, seat: int, first: int) -> int:
    """AG-258, AG-280: four Technologies or four Bulletins."""
    points = 0
    for owned in range(first, first + 4):
        if t.card_owners[owned] == seat:
            points += book.points[actions.FIRST_TECHNOLOGY + owned]
    return points


def surplus_points(t: Table, book: AstroBook, seat: int, first: int, last: int) -> int:
    """AG-284 to AG-286, AG-295: full groups of one resource; remainders score nothing."""
    points = 0
    for kind in range(first, last):
        group = book.promoted_surplus if kind == t.promoted else book.surplus
        points += t.stock[7 * seat + kind] // group
    return points


def sheet_column(t: Table, book: AstroBook, seat: int) -> list[int]:
    """AG-280 to AG-287: orders, awards, technologies, bulletins, missions, expeditions, basic and rare surplus."""
    missions = [card for card in t.completed[seat] if actions.is_mission(card)]
    expeditions = [card for card in t.completed[seat] if not actions.is_mission(card)]
    return [
        printed(book, t.open_orders[seat]) + printed(book, t.used_orders[seat]),
        printed(book, t.won[seat]),
        owned_points(t, book, seat, 0),
        owned_points(t, book, seat, 4),
        printed(book, missions),
        printed(book, expeditions),
        surplus_points(t, book, seat, 0, 3),
        surplus_points(t, book, seat, 3, 7),
    ]


def totals(t: Table, book: AstroBook) -> list[int]:
    """AG-288: the VP of each seat."""
    return [total(sheet_column(t, book, seat)) for seat in range(len(t.window))]


def sheet(t: Table, book: AstroBook) -> list[list[int]]:
    """AG-280 to AG-287: the score sheet, row by row."""
    columns = [sheet_column(t, book, seat) for seat in range(len(t.window))]
    return [[column[row] for column in columns] for row in range(ROWS)]


def tie_rows(t: Table, book: AstroBook) -> list[list[int]]:
    """AG-288 to AG-296: what is compared between those with the most VP, by clause, or that they share the victory.

    AG-293: at each step only those still tied are compared.
    """
    if t.edition == terms.EARLIER:
        return [[296]]
    columns = [sheet_column(t, book, seat) for seat in range(len(t.window))]
    return [
        [289] + [column[ORDERS] for column in columns],
        [290] + [column[MISSIONS] + column[AWARDS] for column in columns],
        [291] + [column[RARE_SURPLUS] for column in columns],
        [292],
    ]
