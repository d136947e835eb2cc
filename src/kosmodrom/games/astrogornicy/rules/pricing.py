"""The price of what is begun, and the effects that lower it: AG-217, AG-218, AG-222, AG-223, AG-226, AG-310."""

from kosmodrom.engine.counts import total
from kosmodrom.games.astrogornicy.model import actions, clauses, steps, terms
from kosmodrom.games.astrogornicy.model.state import AstroState
from kosmodrom.games.astrogornicy.rules import effects, payments
from kosmodrom.games.astrogornicy.rules.base_questions import BegunQuestion


def begin_purchase(s: AstroState, seat: int, action: int) -> None:
    """AG-277, AG-310: a seat has named what it wants; first the price, then the payment."""
    hand = s.hands[seat]
    hand.intent = action
    at = terms.WIDTH * actions.subject(action)
    hand.due = s.book.cost[at : at + terms.WIDTH]
    hand.stage = steps.PRICE
    pay_if_fixed(s, seat)


def pay_if_fixed(s: AstroState, seat: int) -> None:
    """AG-310: the price is asked while an effect could lower what is left of it."""
    if total(s.hands[seat].due) == 0 or not (discounts_left(s, seat) > 0 or may_be_free(s, seat)):
        payments.begin_paying(s, seat)


def discounts_left(s: AstroState, seat: int) -> int:
    """AG-217, AG-223: unused discounts that are not declared yet."""
    return effects.unused(s.table, s.book, seat, terms.DISCOUNT_EFFECT) - s.hands[seat].discounts


def may_be_free(s: AstroState, seat: int) -> bool:
    """AG-218, AG-226, AG-310: a launch, an unused effect, and no discount declared."""
    hand = s.hands[seat]
    return (
        actions.is_launch(hand.intent)
        and hand.discounts == 0
        and effects.unused(s.table, s.book, seat, terms.FREE_EFFECT) > 0
    )


def short_of_means(intent: int) -> int:
    """AG-132, AG-198, AG-249: the rule that a price beyond the means breaks."""
    if actions.is_buy(intent):
        return clauses.AG_198
    return clauses.AG_132 if actions.is_launch(intent) else clauses.AG_249


def full_refusal(s: AstroState, seat: int) -> int:
    """AG-310: the price as it is, if the seat has the means."""
    hand = s.hands[seat]
    return 0 if payments.can_pay(s.table, seat, hand.due, 0, 0) else short_of_means(hand.intent)


def discount_refusal(s: AstroState, seat: int, unit: int) -> int:
    """AG-208, AG-217, AG-222, AG-310: one unit of the cost, so that the rest can be paid."""
    hand = s.hands[seat]
    left = discounts_left(s, seat)
    if left <= 0:
        return clauses.AG_208
    if hand.due[unit] == 0:
        return clauses.AG_222
    hand.due[unit] -= 1
    payable = payments.can_pay(s.table, seat, hand.due, 0, left - 1)
    hand.due[unit] += 1
    return 0 if payable else short_of_means(hand.intent)


def free_refusal(s: AstroState, seat: int) -> int:
    """AG-208, AG-218, AG-226, AG-310: only a launch can be free, and not together with a discount."""
    hand = s.hands[seat]
    if not actions.is_launch(hand.intent):
        return clauses.AG_226
    if effects.unused(s.table, s.book, seat, terms.FREE_EFFECT) == 0:
        return clauses.AG_208
    return clauses.AG_310 if hand.discounts > 0 else 0


class Price(BegunQuestion):
    """AG-310: pay in full, or declare effects; they are declared before any unit is paid."""

    first = actions.DONE
    beyond = actions.PAY

    def why_not(self, s: AstroState, seat: int, action: int) -> int:
        if action == actions.DONE:
            return full_refusal(s, seat)
        if action == actions.FREE_LAUNCH:
            return free_refusal(s, seat)
        return discount_refusal(s, seat, action - actions.DISCOUNT)

    def answer(self, s: AstroState, seat: int, action: int) -> None:
        """AG-217, AG-218, AG-223: the price is lowered, and further discounts may follow, or it is paid."""
        hand = s.hands[seat]
        if action == actions.DONE:
            payments.begin_paying(s, seat)
            return
        if action == actions.FREE_LAUNCH:
            hand.free = 1
            hand.due = [0] * terms.WIDTH
        else:
            hand.discounts += 1
            hand.due[action - actions.DISCOUNT] -= 1
        pay_if_fixed(s, seat)
