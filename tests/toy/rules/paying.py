"""A turn's second half, the prize and its staged payment: TY-018 to TY-023."""

from kosmodrom.engine.contract import EVERYONE
from toy.model.actions import PASS, PAY, PAY_DONE
from toy.model.state import ToyState
from toy.model.steps import PAID, PASSED
from toy.rules.clauses import (
    NO_SUCH_THING,
    PAID_ALREADY,
    PAYING_HAS_BEGUN,
    PRICE_IS_MET,
    PRICE_NOT_MET,
    ROW_TOO_POOR,
)
from toy.rules.drafting import no_such_place


def laid_ready(s: ToyState, seat: int) -> int:
    """What the cards that a seat has laid ready are worth."""
    return sum(s.book.value[s.table.rows[seat].tail[place]] for place in s.hands[seat].staged)


def is_met(s: ToyState, seat: int) -> bool:
    """TY-021, TY-022: whether the cards laid ready are worth the price."""
    return laid_ready(s, seat) >= s.book.price


def is_too_poor(s: ToyState, seat: int) -> bool:
    """TY-019: a payment that cannot be finished is not begun."""
    return sum(s.book.value[card] for card in s.table.rows[seat].tail) < s.book.price


def why_not_pay(s: ToyState, seat: int, action: int) -> int:
    """TY-018 to TY-023: lay cards ready one by one, say done when the price is met, or pass at once."""
    staged = s.hands[seat].staged
    if action == PASS:
        return PAYING_HAS_BEGUN if staged else 0
    if action == PAY_DONE:
        return 0 if is_met(s, seat) else PRICE_NOT_MET
    if no_such_place(s, seat, action - PAY):
        return NO_SUCH_THING
    if is_too_poor(s, seat):
        return ROW_TOO_POOR
    if action - PAY in staged:
        return PAID_ALREADY
    return PRICE_IS_MET if is_met(s, seat) else 0


def pay(s: ToyState, seat: int, action: int) -> None:
    if action == PASS:
        s.table.agenda.pop()
        s.tell(PASSED, EVERYONE, seat)
    elif action == PAY_DONE:
        hand_over(s, seat)
    else:
        s.hands[seat].staged.append(action - PAY)


def hand_over(s: ToyState, seat: int) -> None:
    """TY-018: the cards laid ready are shown and discarded together; the seat gets a prize."""
    t = s.table
    for place in sorted(s.hands[seat].staged, reverse=True):
        card = t.rows[seat].tail.pop(place)
        t.rows[seat].knowers.pop(place)
        t.discard.append(card)
        s.tell(PAID, EVERYONE, seat, card)
    s.hands[seat].staged = []
    t.prizes[seat] += 1
    t.agenda.pop()
