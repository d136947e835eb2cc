"""Mission and Order cards: market, decks and hands: AG-018, AG-022, AG-023, AG-100 to AG-107, AG-297 to AG-299.

A deck is a number of unseen cards over a pool, so a draw is decided when it is needed.
"""

from kosmodrom.engine.contract import EVERYONE, all_but, only
from kosmodrom.engine.fast_random import Luck
from kosmodrom.games.astrogornicy.model import actions, clauses, events, steps, terms
from kosmodrom.games.astrogornicy.model.state import AstroState
from kosmodrom.games.astrogornicy.model.values import NOTHING, insert
from kosmodrom.games.astrogornicy.model.zones import Table
from kosmodrom.games.astrogornicy.rules.base_questions import DECK_STREAMS, AstroDraw


def sort_of(card: int) -> int:
    """Which of the two decks a card belongs to."""
    return actions.MISSION if actions.is_mission(card) else actions.ORDER


def has_cards(t: Table, sort: int) -> bool:
    """AG-106, AG-189, AG-313: whether a card is left; the deck fills the market, so it is empty if the market is."""
    for place in range(terms.MARKET * sort, terms.MARKET * sort + terms.MARKET):
        if t.market[place] != NOTHING:
            return True
    return False


def place_refusal(t: Table, sort: int, place: int) -> int:
    """AG-102: a face-up card of the market, or the top of a deck that is not empty."""
    there = t.decks[sort].size() > 0 if place == actions.FROM_DECK else t.market[terms.MARKET * sort + place] != NOTHING
    return 0 if there else clauses.AG_102


def place_options(t: Table, sort: int, first: int, out: list[int]) -> None:
    """AG-102: what can be taken, as decisions that begin with a number."""
    for place in range(terms.MARKET):
        if t.market[terms.MARKET * sort + place] != NOTHING:
            out.append(first + place)
    if t.decks[sort].size() > 0:
        out.append(first + actions.FROM_DECK)


def take_card(s: AstroState, seat: int, sort: int, place: int) -> None:
    """AG-102, AG-103, AG-105: a market card is replaced at once; the top of the deck is seen by its owner alone."""
    t = s.table
    if place == actions.FROM_DECK:
        t.agenda.push(steps.DRAW_BLIND, seat, sort)
        return
    card = t.market[terms.MARKET * sort + place]
    t.market[terms.MARKET * sort + place] = NOTHING
    take_openly(s, seat, card)
    push_deal(t, seat, sort, place)


def take_openly(s: AstroState, seat: int, card: int) -> None:
    """AG-107, AG-302: everybody sees which card goes to the hand."""
    put_in_hand(s, seat, card)
    insert(s.table.shown[seat], card)
    s.tell(events.CARD_TAKEN, EVERYONE, seat, card)


def put_in_hand(s: AstroState, seat: int, card: int) -> None:
    """AG-302: how many cards of each sort a seat holds is open."""
    insert(s.hands[seat].cards, card)
    s.table.hand_counts[2 * seat + sort_of(card)] += 1


def draw_unseen(s: AstroState, card: int) -> None:
    """AG-022: a card leaves the pool of the unseen ones."""
    s.vault.cards[card] = 0
    s.table.decks[sort_of(card)].unseen -= 1


def fill(s: AstroState, sort: int, place: int, card: int) -> None:
    s.table.market[terms.MARKET * sort + place] = card
    s.tell(events.MARKET_FILLED, EVERYONE, card, place)


def put_under(s: AstroState, card: int) -> None:
    """AG-173, AG-200, AG-298, AG-309: to the bottom of its deck, or from an empty deck to an empty market place."""
    t = s.table
    sort = sort_of(card)
    if t.decks[sort].size() == 0:
        for place in range(terms.MARKET):
            if t.market[terms.MARKET * sort + place] == NOTHING:
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


def push_deal(t: Table, seat: int, sort: int, place: int) -> None:
    """AG-023, AG-103: a place of the market is to be filled."""
    t.agenda.push(steps.DEAL_MARKET, seat, sort, place)


def sort_to_draw(t: Table) -> int:
    """Of a draw: which of the two decks it comes from."""
    return t.agenda.a()


def place_to_fill(t: Table) -> int:
    """Of a card dealt to the market: its place there."""
    return t.agenda.b()


class DrawCard(AstroDraw):
    """AG-022, AG-302, AG-304: the top card of one of the two decks; each deck has its own stream."""

    def options(self, s: AstroState, seat: int) -> list[int]:
        return [actions.DRAW + card for card in s.book.decks[sort_to_draw(s.table)] if s.vault.cards[card]]

    def stream(self, s: AstroState) -> int:
        return DECK_STREAMS + sort_to_draw(s.table)

    def roll(self, s: AstroState, luck: Luck) -> int:
        """As likely as any other, without lists."""
        sort = sort_to_draw(s.table)
        rest = luck.below(s.table.decks[sort].unseen)
        for card in s.book.decks[sort]:
            if s.vault.cards[card]:
                if rest == 0:
                    return actions.DRAW + card
                rest -= 1
        raise AssertionError("nothing is left to draw")

    def passes(self, s: AstroState) -> bool:
        """AG-297, AG-299: no unseen card is left, so a returned one comes up, or none."""
        pile = s.table.decks[sort_to_draw(s.table)]
        if pile.unseen > 0:
            return False
        if pile.size() > 0:
            self.come_up(s, pile.draw_known())
        else:
            s.table.agenda.pop()
        return True

    def come_up(self, s: AstroState, card: int) -> None:
        """A card that was put under the deck is on top of it."""
        raise NotImplementedError


class DealMarket(DrawCard):
    """AG-023, AG-103: a card fills a place of the market."""

    def answer(self, s: AstroState, seat: int, action: int) -> None:
        draw_unseen(s, action - actions.DRAW)
        self.come_up(s, action - actions.DRAW)

    def come_up(self, s: AstroState, card: int) -> None:
        place = place_to_fill(s.table)
        s.table.agenda.pop()
        fill(s, sort_of(card), place, card)


class DrawBlind(DrawCard):
    """AG-102, AG-302: the top card for a seat; the others see only that a card was drawn, unless they know it."""

    def audience(self, s: AstroState, seat: int, action: int) -> int:
        return only(s.table.agenda.seat())

    def answer(self, s: AstroState, seat: int, action: int) -> None:
        card, drawer = action - actions.DRAW, s.table.agenda.seat()
        s.table.agenda.pop()
        draw_unseen(s, card)
        put_in_hand(s, drawer, card)
        s.tell(events.DREW, only(drawer), drawer, card)
        s.tell(events.DREW_HIDDEN, all_but(drawer), drawer, sort_of(card))

    def come_up(self, s: AstroState, card: int) -> None:
        drawer = s.table.agenda.seat()
        s.table.agenda.pop()
        take_openly(s, drawer, card)
