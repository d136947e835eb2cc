"""A turn's second half, the prize and its staged payment: TY-018 to TY-023."""

from kosmodrom.engine.contract import EVERYONE, only
from toy.model.actions import DEAL, PASS, PAY, PAY_DONE
from toy.model.clauses import (
    TY_003,
    TY_019,
    TY_020,
    TY_021,
    TY_022,
    TY_023,
)
from toy.model.state import ToyState
from toy.model.steps import PAID, PASSED
from toy.rules.drafting import no_such_place
from toy.rules.question import ToyQuestion


def laid_ready(s: ToyState, seat: int) -> int:
    """What the cards that a seat has laid ready are worth."""
    return sum(s.book.value[s.table.rows[seat].tail[place]] for place in s.hands[seat].staged)


def is_met(s: ToyState, seat: int) -> bool:
    """TY-021, TY-022: whether the cards laid ready are worth the price."""
    return laid_ready(s, seat) >= s.book.price


def is_too_poor(s: ToyState, seat: int) -> bool:
    """TY-019: a payment that cannot be finished is not begun."""
    return sum(s.book.value[card] for card in s.table.rows[seat].tail) < s.book.price


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


class Paying(ToyQuestion):
    """TY-018: a prize for cards of the row; what is laid ready is nobody else's business until it is handed over."""

    first = PAY
    end = DEAL

    def why_not(self, s: ToyState, seat: int, action: int) -> int:
        """TY-003, TY-018 to TY-023: lay cards ready one by one, say done when the price is met, or pass at once."""
        staged = s.hands[seat].staged
        if action == PASS:
            return TY_023 if staged else 0
        if action == PAY_DONE:
            return 0 if is_met(s, seat) else TY_022
        if no_such_place(s, seat, action - PAY):
            return TY_003
        if is_too_poor(s, seat):
            return TY_019
        if action - PAY in staged:
            return TY_020
        return TY_021 if is_met(s, seat) else 0

    def audience(self, s: ToyState, seat: int, action: int) -> int:
        return EVERYONE if action in (PAY_DONE, PASS) else only(seat)

    def answer(self, s: ToyState, seat: int, action: int) -> None:
        pay(s, seat, action)
