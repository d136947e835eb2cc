"""The set-up: AG-002, AG-021 to AG-040, as a list of draws for chance."""

from kosmodrom.engine.contract import CHANCE, EVERYONE
from kosmodrom.games.astrogornicy.model import events
from kosmodrom.games.astrogornicy.model.actions import FIRST_AWARD, FIRST_EXPEDITION, FIRST_KANTOR
from kosmodrom.games.astrogornicy.model.book import EARLIER, MARKET, AstroBook
from kosmodrom.games.astrogornicy.model.state import AstroState, blank
from kosmodrom.games.astrogornicy.model.steps import (
    DEAL_MARKET,
    DRAW_AWARD,
    DRAW_FIRST,
    DRAW_KANTOR,
    DRAW_TOKEN,
    NEXT_ROUND,
    TURN_TOP,
)
from kosmodrom.games.astrogornicy.rules.cards import sort_of


def set_up(seats: int, edition: int, legend: bool, first_seat: bool, book: AstroBook) -> AstroState:
    """AG-021 to AG-036: the draws lie on the agenda, the first one on top."""
    s = blank(seats, book)
    s.table.edition = edition
    trim_decks(s)
    fill_bank(s)
    push_draws(s, legend, first_seat)
    if legend:
        lay_legend(s)
    return s


def push_draws(s: AstroState, legend: bool, first_seat: bool) -> None:
    """AG-023 to AG-026, AG-032 to AG-036: markets, Awards, mini-decks, Kantor, Round Track, First Player."""
    t = s.table
    agenda = t.agenda
    agenda.push(NEXT_ROUND, CHANCE)
    if not first_seat:
        agenda.push(DRAW_FIRST, CHANCE)
    if not legend:
        for field in range(6, -1, -1):
            agenda.push(DRAW_TOKEN, CHANCE, field)
    agenda.push(DRAW_KANTOR, CHANCE)
    for mini in range(2, -1, -1):
        first = FIRST_EXPEDITION + 4 * mini
        if t.edition == EARLIER:
            t.minis[mini] = [first, first + 1, first + 2, first + 3]
        else:
            t.below[mini] = 4
            agenda.push(TURN_TOP, CHANCE, mini)
    if t.edition != EARLIER:
        s.vault.minis = [1] * 12
    s.vault.awards = [1] * 7
    t.award_deck = 7
    for slot in range(2, -1, -1):
        agenda.push(DRAW_AWARD, CHANCE, slot)
    for sort in range(1, -1, -1):
        for place in range(MARKET - 1, -1, -1):
            agenda.push(DEAL_MARKET, CHANCE, sort, place)


def trim_decks(s: AstroState) -> None:
    """AG-021, AG-022: cards marked for more seats stay in the box; the others form two face-down decks."""
    for card in range(FIRST_AWARD):
        if s.book.mark[card] <= s.seats:
            s.vault.cards[card] = 1
            s.table.decks[sort_of(card)].unseen += 1


def fill_bank(s: AstroState) -> None:
    """AG-028, AG-030, AG-038: everybody starts with one unit of each kind, out of the common supply.

    The tokens of the Round Track leave the bank when they are laid.
    """
    t = s.table
    for kind in range(7):
        t.bank[kind] = s.book.units[kind] - s.book.start * s.seats
    t.stock = [s.book.start] * (7 * s.seats)


def lay_legend(s: AstroState) -> None:
    """AG-035: the tokens in the order of the symbol legend."""
    for field in range(7):
        lay_token(s, field, s.book.legend[field])


def lay_token(s: AstroState, field: int, kind: int) -> None:
    """AG-034, AG-037, AG-038: a different resource on each of fields 1 to 7."""
    t = s.table
    t.track[field] = kind
    t.bank[kind] -= 1
    s.tell(events.TOKEN_LAID, EVERYONE, kind, field + 1)


def draw_token(s: AstroState, kind: int) -> None:
    """AG-035: the tokens at random."""
    field = s.table.agenda.a()
    s.table.agenda.pop()
    lay_token(s, field, kind)


def draw_kantor(s: AstroState, card: int) -> None:
    """AG-026, AG-027: one Exchange Office card for the whole game."""
    t = s.table
    t.agenda.pop()
    t.kantor = card - FIRST_KANTOR
    t.promoted = s.book.promoted[t.kantor]
    s.tell(events.KANTOR_DRAWN, EVERYONE, card)


def draw_first(s: AstroState, seat: int) -> None:
    """AG-032: the First Player of Round 1."""
    s.table.agenda.pop()
    s.table.first = seat
    s.tell(events.FIRST_DRAWN, EVERYONE, seat)
