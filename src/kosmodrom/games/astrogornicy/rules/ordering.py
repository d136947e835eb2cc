"""Phase 5, buying Orders: AG-197 to AG-207, AG-219, AG-224, AG-227 to AG-230, AG-312."""

from kosmodrom.engine.contract import EVERYONE, only
from kosmodrom.games.astrogornicy.model import actions, clauses, events, steps, terms
from kosmodrom.games.astrogornicy.model.book import AstroBook
from kosmodrom.games.astrogornicy.model.state import AstroState
from kosmodrom.games.astrogornicy.model.values import insert
from kosmodrom.games.astrogornicy.model.zones import Table
from kosmodrom.games.astrogornicy.rules import effects, payments, pricing
from kosmodrom.games.astrogornicy.rules.base_questions import AstroQuestion, GivingUp, asked_elsewhere
from kosmodrom.games.astrogornicy.rules.cards import leave_hand, put_under


def begin_buying(s: AstroState) -> None:
    """AG-042, AG-044, AG-197: phase 5, in the player order of this Round."""
    t = s.table
    t.phase = steps.BUYING_PHASE
    t.agenda.push(steps.NEXT_ROUND, t.first)
    for step in range(s.seats - 1, -1, -1):
        t.agenda.push(steps.BUYING, (t.first + step) % s.seats)


def orders_bought(t: Table) -> int:
    """AG-207, AG-219: how many Orders were bought in this turn."""
    return t.agenda.a()


def count_bought(t: Table) -> None:
    t.agenda.set_a(orders_bought(t) + 1)


def is_over(t: Table, book: AstroBook, seat: int) -> bool:
    """AG-207, AG-312: nothing to buy, as everybody can see: no Order in hand, or no further purchase allowed."""
    if t.hand_counts[2 * seat + actions.ORDER] == 0:
        return True
    return orders_bought(t) > 0 and effects.unused(t, book, seat, terms.EXTRA_EFFECT) == 0


def buy_refusal(s: AstroState, seat: int, card: int, discounts: int) -> int:
    """AG-197 to AG-199: an Order from hand, its cost, and another card where it must be given up."""
    cards = s.hands[seat].cards
    if card not in cards:
        return clauses.AG_197
    if s.book.discard[card] and len(cards) < 2:
        return clauses.AG_199
    return 0 if payments.can_pay(s.table, seat, s.book.cost, terms.WIDTH * card, discounts) else clauses.AG_198


def buy(s: AstroState, seat: int, card: int) -> None:
    """AG-200, AG-203, AG-204, AG-230: openly; the card lies face up with its effect unused."""
    t = s.table
    if orders_bought(t) > 0:
        effects.flip(s, seat, terms.EXTRA_EFFECT)
    for given in s.hands[seat].given:
        leave_hand(s, seat, given)
        s.tell(events.GIVEN_UP, EVERYONE, seat, given)
        put_under(s, given)
    leave_hand(s, seat, card)
    insert(t.open_orders[seat], card)
    s.tell(events.BOUGHT, EVERYONE, seat, card, payments.packed_payment(s.hands[seat]))
    count_bought(t)


class Buying(AstroQuestion):
    """AG-197, AG-207, AG-312: Orders from hand, or the end of the turn."""

    first = actions.BUY
    beyond = actions.BUY_MORE
    more = actions.BUY_MORE
    beyond_more = actions.GIVE_MORE

    def not_asked(self, s: AstroState, seat: int, action: int) -> int:
        """AG-042, AG-197, AG-304, AG-312: in player order; those before the seat that is asked have had their turn."""
        first = s.table.first
        if action >= actions.DRAW:
            return clauses.AG_304
        clause = asked_elsewhere(s.table, seat, action)
        if not (actions.is_buy(action) or action == actions.END or clause == clauses.AG_199):
            return clause
        had_turn = (seat - first) % s.seats < (s.table.agenda.seat() - first) % s.seats
        return clauses.AG_312 if had_turn and actions.is_buy(action) else clauses.AG_197

    def options(self, s: AstroState, seat: int) -> list[int]:
        discounts = effects.unused(s.table, s.book, seat, terms.DISCOUNT_EFFECT)
        found: list[int] = []
        for card in s.hands[seat].cards:
            if actions.is_order(card) and buy_refusal(s, seat, card, discounts) == 0:
                insert(found, actions.buy_action(card))
        insert(found, actions.END)
        return found

    def why_not(self, s: AstroState, seat: int, action: int) -> int:
        if action == actions.END:
            return 0
        return buy_refusal(
            s, seat, actions.subject(action), effects.unused(s.table, s.book, seat, terms.DISCOUNT_EFFECT)
        )

    def audience(self, s: AstroState, seat: int, action: int) -> int:
        """AG-302: a purchase that is begun stays in the Hand."""
        return EVERYONE if action == actions.END else only(seat)

    def answer(self, s: AstroState, seat: int, action: int) -> None:
        """AG-197, AG-312: an Order, or no further one; the seat's effects stay for later."""
        if action == actions.END:
            bought = orders_bought(s.table)
            s.table.agenda.pop()
            s.tell(events.BUYING_DONE, EVERYONE, seat, bought)
        else:
            pricing.begin_purchase(s, seat, action)

    def passes(self, s: AstroState) -> bool:
        t = s.table
        if not is_over(t, s.book, t.agenda.seat()):
            return False
        t.agenda.pop()
        return True


class Giving(GivingUp):
    """AG-199, AG-201, AG-202: which card of the hand to give up for an Order that demands it."""

    nothing_begun = clauses.AG_199

    def why_not(self, s: AstroState, seat: int, action: int) -> int:
        """AG-199, AG-201, AG-202: another card from hand, not the one being bought, nor a completed one."""
        t = s.table
        hand = s.hands[seat]
        card = actions.given_card(action)
        if card == actions.subject(hand.intent):
            return clauses.AG_202
        if card in hand.cards:
            return 0
        is_done = card in t.completed[seat] or card in t.open_orders[seat] or card in t.used_orders[seat]
        return clauses.AG_201 if is_done else clauses.AG_199

    def answer(self, s: AstroState, seat: int, action: int) -> None:
        s.hands[seat].given.append(actions.given_card(action))
        s.hands[seat].stage = steps.COMPLETE
