"""Mission and Order cards: market, decks and hands: AG-018, AG-022, AG-023, AG-100 to AG-107, AG-297 to AG-299."""

from typing import Final

from kosmodrom.engine.contract import EVERYONE, all_but, only
from kosmodrom.games.astrogornicy.model import events
from kosmodrom.games.astrogornicy.model.actions import FIRST_ORDER, FROM_DECK
from kosmodrom.games.astrogornicy.model.book import MARKET
from kosmodrom.games.astrogornicy.model.clauses import AG_102, AG_106
from kosmodrom.games.astrogornicy.model.state import AstroState
from kosmodrom.games.astrogornicy.model.steps import DEAL_MARKET, DRAW_BLIND
from kosmodrom.games.astrogornicy.model.values import NOTHING, insert
from kosmodrom.games.astrogornicy.model.zones import Table

MISSION: Final = 0
ORDER: Final = 1


def sort_of(card: int) -> int:
    """Which of the two decks a card belongs to."""
    return MISSION if card < FIRST_ORDER else ORDER


def has_cards(t: Table, sort: int) -> bool:
    """AG-106, AG-189, AG-313: whether a card is left; the deck fills the market, so it is empty if the market is."""
    for place in range(MARKET * sort, MARKET * sort + MARKET):
        if t.market[place] != NOTHING:
            return True
    return False


def place_refusal(t: Table, sort: int, place: int) -> int:
    """AG-102, AG-106: a face-up card of the market, or the top of a deck that is not empty."""
    there = t.decks[sort].size() > 0 if place == FROM_DECK else t.market[MARKET * sort + place] != NOTHING
    if there:
        return 0
    return AG_102 if has_cards(t, sort) else AG_106


def place_options(t: Table, sort: int, first: int, out: list[int]) -> None:
    """AG-102: what can be taken, as decisions that begin with a number."""
    for place in range(MARKET):
        if t.market[MARKET * sort + place] != NOTHING:
            out.append(first + place)
    if t.decks[sort].size() > 0:
        out.append(first + FROM_DECK)


def take_card(s: AstroState, seat: int, sort: int, place: int) -> None:
    """AG-102, AG-103, AG-105: a market card is replaced at once; the top of the deck is seen by its owner alone."""
    t = s.table
    if place == FROM_DECK:
        t.agenda.push(DRAW_BLIND, seat, sort)
        return
    card = t.market[MARKET * sort + place]
    t.market[MARKET * sort + place] = NOTHING
    take_openly(s, seat, card)
    t.agenda.push(DEAL_MARKET, seat, sort, place)


def take_openly(s: AstroState, seat: int, card: int) -> None:
    """AG-107, AG-302: everybody sees which card goes to the hand."""
    t = s.table
    insert(s.hands[seat].cards, card)
    insert(t.shown[seat], card)
    t.hand_counts[2 * seat + sort_of(card)] += 1
    s.tell(events.CARD_TAKEN, EVERYONE, seat, card)


def draw_blind(s: AstroState, card: int) -> None:
    """AG-102, AG-302: the unseen top card; the others see only that a card was drawn."""
    t = s.table
    seat = t.agenda.seat()
    sort = sort_of(card)
    t.agenda.pop()
    s.vault.cards[card] = 0
    t.decks[sort].unseen -= 1
    insert(s.hands[seat].cards, card)
    t.hand_counts[2 * seat + sort] += 1
    s.tell(events.DREW, only(seat), seat, card)
    s.tell(events.DREW_HIDDEN, all_but(seat), seat, sort)


def deal_market(s: AstroState, card: int) -> None:
    """AG-023, AG-103: an unseen card fills a place of the market."""
    t = s.table
    sort = sort_of(card)
    place = t.agenda.b()
    t.agenda.pop()
    s.vault.cards[card] = 0
    t.decks[sort].unseen -= 1
    fill(s, sort, place, card)


def fill(s: AstroState, sort: int, place: int, card: int) -> None:
    s.table.market[MARKET * sort + place] = card
    s.tell(events.MARKET_FILLED, EVERYONE, card, place)


def pass_known(s: AstroState) -> bool:
    """AG-297, AG-299: no unseen card is left, so a returned one comes up, or none; False where chance must draw."""
    t = s.table
    sort = t.agenda.a()
    pile = t.decks[sort]
    if pile.unseen > 0:
        return False
    seat = t.agenda.seat()
    place = t.agenda.b()
    blind = t.agenda.step() == DRAW_BLIND
    t.agenda.pop()
    if pile.size() > 0:
        card = pile.draw_known()
        if blind:
            take_openly(s, seat, card)
        else:
            fill(s, sort, place, card)
    return True


def put_under(s: AstroState, card: int) -> None:
    """AG-173, AG-200, AG-298, AG-309: to the bottom of its deck, or from an empty deck to an empty market place."""
    t = s.table
    sort = sort_of(card)
    if t.decks[sort].size() == 0:
        for place in range(MARKET):
            if t.market[MARKET * sort + place] == NOTHING:
                fill(s, sort, place, card)
                return
    t.decks[sort].put_under(card, EVERYONE)


def leave_hand(s: AstroState, seat: int, card: int) -> None:
    """A card is played or given up, openly."""
    t = s.table
    s.hands[seat].cards.remove(card)
    t.hand_counts[2 * seat + sort_of(card)] -= 1
    if card in t.shown[seat]:
        t.shown[seat].remove(card)
