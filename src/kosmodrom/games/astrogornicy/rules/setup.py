"""The set-up: AG-002, AG-021 to AG-040, as a list of draws for chance."""

from kosmodrom.engine.contract import CHANCE, EVERYONE
from kosmodrom.games.astrogornicy.model import actions, events, steps, terms
from kosmodrom.games.astrogornicy.model.book import AstroBook
from kosmodrom.games.astrogornicy.model.state import AstroState, blank
from kosmodrom.games.astrogornicy.model.zones import Table
from kosmodrom.games.astrogornicy.rules import awards, cards, directors
from kosmodrom.games.astrogornicy.rules.base_questions import FIRST_STREAM, KANTOR_STREAM, TOKEN_STREAM, AstroDraw


def set_up(seats: int, options: dict[str, str], book: AstroBook) -> AstroState:
    """AG-001, AG-021 to AG-036: the draws lie on the agenda, the first one on top."""
    s = blank(seats, book)
    s.table.edition = terms.EDITIONS.index(options["edition"])
    legend = options["track_order"] == "legend"
    trim_decks(s)
    fill_bank(s)
    push_draws(s, legend, options["first_player"] == "first-seat")
    if legend:
        lay_legend(s)
    return s


def push_draws(s: AstroState, legend: bool, first_seat: bool) -> None:
    """AG-023 to AG-026, AG-032 to AG-036: markets, Awards, mini-decks, Kantor, Round Track, First Player."""
    t = s.table
    agenda = t.agenda
    agenda.push(steps.NEXT_ROUND, CHANCE)
    if not first_seat:
        agenda.push(steps.DRAW_FIRST, CHANCE)
    if not legend:
        for field in range(actions.KINDS - 1, -1, -1):
            agenda.push(steps.DRAW_TOKEN, CHANCE, field)
    agenda.push(steps.DRAW_KANTOR, CHANCE)
    for mini in range(actions.MINI_DECKS - 1, -1, -1):
        first = actions.FIRST_EXPEDITION + actions.MINI_CARDS * mini
        if t.edition == terms.EARLIER:
            t.minis[mini] = list(range(first, first + actions.MINI_CARDS))
        else:
            t.below[mini] = actions.MINI_CARDS
            directors.push_top(t, CHANCE, mini)
    if t.edition != terms.EARLIER:
        s.vault.minis = [1] * (actions.MINI_DECKS * actions.MINI_CARDS)
    s.vault.awards = [1] * s.book.awards
    t.award_deck = s.book.awards
    for slot in range(actions.AWARD_SLOTS - 1, -1, -1):
        awards.push_award(t, CHANCE, slot)
    for sort in range(1, -1, -1):
        for place in range(terms.MARKET - 1, -1, -1):
            cards.push_deal(t, CHANCE, sort, place)


def trim_decks(s: AstroState) -> None:
    """AG-021, AG-022: cards marked for more seats stay in the box; the others form two face-down decks."""
    for sort in range(len(s.book.decks)):
        for card in s.book.decks[sort]:
            if s.book.mark[card] <= s.seats:
                s.vault.cards[card] = 1
                s.table.decks[sort].unseen += 1


def fill_bank(s: AstroState) -> None:
    """AG-028, AG-030, AG-038: everybody starts with one unit of each kind, out of the common supply.

    The tokens of the Round Track leave the bank when they are laid.
    """
    t = s.table
    for kind in range(actions.KINDS):
        t.bank[kind] = s.book.units[kind] - s.book.start * s.seats
    t.stock = [s.book.start] * (actions.KINDS * s.seats)


def lay_legend(s: AstroState) -> None:
    """AG-035: the tokens in the order of the symbol legend."""
    for field in range(actions.KINDS):
        lay_token(s, field, s.book.legend[field])


def lay_token(s: AstroState, field: int, kind: int) -> None:
    """AG-034, AG-037, AG-038: a different resource on each of fields 1 to 7."""
    t = s.table
    t.track[field] = kind
    t.bank[kind] -= 1
    s.tell(events.TOKEN_LAID, EVERYONE, kind, field + 1)


class DrawKantor(AstroDraw):
    """AG-026, AG-027: one Exchange Office card for the whole game."""

    source = KANTOR_STREAM

    def options(self, s: AstroState, seat: int) -> list[int]:
        return [actions.DRAW + actions.FIRST_KANTOR + card for card in range(len(actions.KANTORS))]

    def answer(self, s: AstroState, seat: int, action: int) -> None:
        t = s.table
        card = action - actions.DRAW
        t.agenda.pop()
        t.kantor = card - actions.FIRST_KANTOR
        t.promoted = s.book.promoted[t.kantor]
        s.tell(events.KANTOR_DRAWN, EVERYONE, card)


def field_to_fill(t: Table) -> int:
    """Of a token that is drawn: its field of the Round Track, from 0."""
    return t.agenda.a()


class DrawToken(AstroDraw):
    """AG-034, AG-035: the tokens at random, each kind once."""

    source = TOKEN_STREAM

    def options(self, s: AstroState, seat: int) -> list[int]:
        return [actions.TOKEN + kind for kind in range(actions.KINDS) if kind not in s.table.track]

    def answer(self, s: AstroState, seat: int, action: int) -> None:
        field = field_to_fill(s.table)
        s.table.agenda.pop()
        lay_token(s, field, action - actions.TOKEN)


class DrawFirst(AstroDraw):
    """AG-032: the First Player of Round 1."""

    source = FIRST_STREAM

    def options(self, s: AstroState, seat: int) -> list[int]:
        return [actions.FIRST + first for first in range(s.seats)]

    def answer(self, s: AstroState, seat: int, action: int) -> None:
        s.table.agenda.pop()
        s.table.first = action - actions.FIRST
        s.tell(events.FIRST_DRAWN, EVERYONE, s.table.first)
