"""Phase 5, buying Orders: AG-197 to AG-207, AG-219, AG-224, AG-227 to AG-230, AG-312."""

from kosmodrom.engine.contract import EVERYONE
from kosmodrom.games.astrogornicy.model import events
from kosmodrom.games.astrogornicy.model.actions import BUY, FIRST_ORDER, give_action
from kosmodrom.games.astrogornicy.model.book import EXTRA_EFFECT, WIDTH, AstroBook
from kosmodrom.games.astrogornicy.model.clauses import AG_197, AG_198, AG_199, AG_201, AG_202
from kosmodrom.games.astrogornicy.model.state import AstroState
from kosmodrom.games.astrogornicy.model.steps import BUYING, NEXT_ROUND
from kosmodrom.games.astrogornicy.model.values import insert
from kosmodrom.games.astrogornicy.model.zones import Hand, Table
from kosmodrom.games.astrogornicy.rules.cards import ORDER, leave_hand, put_under
from kosmodrom.games.astrogornicy.rules.effects import flip, unused
from kosmodrom.games.astrogornicy.rules.payments import can_pay


def begin_buying(s: AstroState) -> None:
    """AG-042, AG-044, AG-197: phase 5, in the player order of this Round."""
    t = s.table
    t.phase = 5
    t.agenda.push(NEXT_ROUND, t.first)
    for step in range(s.seats - 1, -1, -1):
        t.agenda.push(BUYING, (t.first + step) % s.seats)


def is_over(t: Table, book: AstroBook, seat: int, bought: int) -> bool:
    """AG-207, AG-312: nothing to buy, as everybody can see: no Order in hand, or no further purchase allowed."""
    if t.hand_counts[2 * seat + ORDER] == 0:
        return True
    return bought > 0 and unused(t, book, seat, EXTRA_EFFECT) == 0


def buy_refusal(s: AstroState, seat: int, card: int, discounts: int) -> int:
    """AG-197 to AG-199: an Order from hand, its cost, and another card where it must be given up."""
    cards = s.hands[seat].cards
    if card not in cards:
        return AG_197
    if s.book.discard[card] and len(cards) < 2:
        return AG_199
    return 0 if can_pay(s.table, seat, s.book.cost, WIDTH * card, discounts) else AG_198


def buy_options(s: AstroState, seat: int, discounts: int) -> list[int]:
    """AG-197: the Orders in hand that can be bought."""
    found: list[int] = []
    for card in s.hands[seat].cards:
        if card >= FIRST_ORDER and buy_refusal(s, seat, card, discounts) == 0:
            found.append(BUY + card - FIRST_ORDER)
    return found


def discard_refusal(t: Table, hand: Hand, seat: int, card: int) -> int:
    """AG-199, AG-201, AG-202: another card from hand, not the one being bought, nor a completed one."""
    if card == hand.intent - BUY + FIRST_ORDER:
        return AG_202
    if card in hand.cards:
        return 0
    is_done = card in t.completed[seat] or card in t.open_orders[seat] or card in t.used_orders[seat]
    return AG_201 if is_done else AG_199


def discard_options(hand: Hand, out: list[int]) -> None:
    """AG-199: the cards that can be given up."""
    for card in hand.cards:
        if card != hand.intent - BUY + FIRST_ORDER:
            out.append(give_action(card))


def buy(s: AstroState, seat: int, card: int) -> None:
    """AG-200, AG-203, AG-204, AG-230: openly; the card lies face up with its effect unused."""
    t = s.table
    if t.agenda.a() > 0:
        flip(s, seat, EXTRA_EFFECT)
    for given in s.hands[seat].given:
        leave_hand(s, seat, given)
        s.tell(events.GIVEN_UP, EVERYONE, seat, given)
        put_under(s, given)
    leave_hand(s, seat, card)
    insert(t.open_orders[seat], card)
    s.tell(events.BOUGHT, EVERYONE, seat, card)
    t.agenda.set_a(t.agenda.a() + 1)


def end_buying(s: AstroState, seat: int) -> None:
    """AG-197, AG-312: the seat wants no further Order; its effects stay for later."""
    s.table.agenda.pop()
    s.tell(events.BUYING_ENDED, EVERYONE, seat)
