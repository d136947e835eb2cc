"""A whole state that a seat cannot tell from the real one."""

from kosmodrom.engine.fast_random import Luck
from kosmodrom.engine.pile import HIDDEN, Pile
from toy.model.actions import CARDS
from toy.model.state import ToyState, ToyView, blank
from toy.model.steps import BIDDING, PAYING, PICKING
from toy.rules.paying import is_met, is_too_poor


def sample(v: ToyView, luck: Luck) -> ToyState:
    """Every card that the seat has not seen is equally likely to lie in every place it does not know."""
    t = v.table
    s = blank(len(t.rows), v.book)
    s.table = t.copy()
    piles = [*s.table.rows, *s.table.deck]
    cards = strangers(v, piles)
    luck.shuffle(cards)
    for pile in piles:
        pile.tail = [cards.pop() if card == HIDDEN else card for card in pile.tail]
    for card in cards:
        s.vault.pool[card] = 1
    for seat in range(s.seats):
        if seat == v.seat:
            s.hands[seat] = v.hand.copy()
        else:
            choose_secretly(s, seat, luck)
    return s


def strangers(v: ToyView, piles: list[Pile]) -> list[int]:
    """The cards that the seat does not know the place of."""
    met = set(v.table.discard)
    for cards in [*v.table.shown, *(pile.tail for pile in piles)]:
        met.update(cards)
    return [card for card in range(len(CARDS)) if card not in met]


def choose_secretly(s: ToyState, seat: int, luck: Luck) -> None:
    """TY-005, TY-010, TY-018: what another seat has chosen and not shown could be anything."""
    t, hand = s.table, s.hands[seat]
    step, is_ready = t.agenda.step(), t.ready >> seat & 1
    if step == PICKING and is_ready:
        hand.pick = luck.below(len(t.rows[seat].tail))
    elif step == BIDDING and is_ready:
        hand.bid = luck.below(t.coins[seat] + 1)
    elif step == PAYING and t.agenda.seat() == seat and not is_too_poor(s, seat):
        places = list(range(len(t.rows[seat].tail)))
        luck.shuffle(places)
        for place in places[: luck.below(len(places) + 1)]:
            if not is_met(s, seat):
                hand.staged.append(place)
