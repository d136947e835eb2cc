"""Secret payments of the opponents: PG-086, PG-155 to PG-157, PG-166 to PG-168."""

from kosmodrom.engine.contract import EVERYONE, only
from kosmodrom.games.posrod_gwiazd.model import actions, effects, events, frames, steps
from kosmodrom.games.posrod_gwiazd.model.book import StarsBook
from kosmodrom.games.posrod_gwiazd.model.clauses import PG_086, PG_155, PG_157, PG_166, PG_168
from kosmodrom.games.posrod_gwiazd.model.state import StarsState
from kosmodrom.games.posrod_gwiazd.model.zones import Table
from kosmodrom.games.posrod_gwiazd.rules.base_questions import SecretQuestion, is_last
from kosmodrom.games.posrod_gwiazd.rules.occasions import elsewhen
from kosmodrom.games.posrod_gwiazd.rules.resolving import lose_points, score


def asked_numbers(t: Table, book: StarsBook) -> list[int]:
    """The three numbers of the effect that is being paid for."""
    packed = book.effects[frames.asking_card(t)]
    code = effects.PAY_OR_LOSE if t.agenda.step() == steps.PAYING else effects.BID
    for at in range(0, len(packed), effects.WIDTH):
        if packed[at + 1] == code:
            return packed[at + 5 : at + 8]
    raise AssertionError("the card asks for no payment")


def is_fresh(s: StarsState) -> bool:
    """Whether a question of payment has only just come up."""
    t = s.table
    step = t.agenda.step()
    return (step == steps.PAYING or step == steps.BIDDING) and t.ready == 0


def ask_all(s: StarsState) -> None:
    """PG-157, PG-168: all opponents are asked together; who has no credits to pay with has nothing to answer."""
    t = s.table
    owner = t.agenda.seat()
    t.ready = only(owner)
    s.tell(events.ASKED_TO_PAY, EVERYONE, owner, frames.asking_card(t))
    least = asked_numbers(t, s.book)[0] if t.agenda.step() == steps.PAYING else 1
    for seat in range(s.seats):
        if t.credits[seat] < least:
            t.ready |= only(seat)
    if t.ready == (1 << s.seats) - 1:
        show_payments(s)


def pay_refusal(s: StarsState, seat: int, credits: int) -> int:
    """PG-155, PG-157, PG-166, PG-168: nothing, or what the card asks for, and never more than one has."""
    t = s.table
    most = asked_numbers(t, s.book)[0]
    if t.agenda.step() == steps.PAYING:
        if credits != 0 and credits != most:
            return PG_155
        return PG_157 if credits > t.credits[seat] else 0
    if credits > most:
        return PG_166
    return PG_168 if credits > t.credits[seat] else 0


def show_payments(s: StarsState) -> None:
    """PG-155, PG-156, PG-166, PG-167: all show their hands together."""
    t = s.table
    owner, kind = t.agenda.seat(), frames.asking_card(t)
    _, second, third = asked_numbers(t, s.book)
    is_bid = t.agenda.step() == steps.BIDDING
    t.agenda.pop()
    t.ready = 0
    payers = 0
    highest = 0
    for seat in range(s.seats):
        if seat == owner:
            continue
        credits = max(0, s.hands[seat].pay)
        s.hands[seat].pay = -1
        t.credits[seat] -= credits
        payers += credits > 0
        highest = max(highest, credits)
        if is_bid:
            t.points[seat] += credits
            change = credits
        elif credits == 0:
            change = -lose_points(t, seat, second)
        else:
            change = 0
        s.tell(events.PAID, EVERYONE, seat, kind, credits, change)
    points = highest + second if is_bid else third * payers
    if points:
        score(s, owner, points)


class PaymentQuestion(SecretQuestion):
    """PG-086: credits in secret, until all have answered; the owner of the card pays nothing."""

    verb = actions.PAY
    beyond = actions.CELL
    penniless = PG_086
    """The clause by which a seat without credits has nothing to answer."""

    def not_asked(self, s: StarsState, seat: int, action: int) -> int:
        """PG-157, PG-168: the owner and who has no credits are not asked to pay; all others wait."""
        if not self.is_for(s, seat, action):
            return elsewhen(s, seat, action)
        is_penniless = s.table.credits[seat] == 0 and seat != s.table.agenda.seat()
        return self.penniless if is_penniless else self.whose

    def why_not(self, s: StarsState, seat: int, named: int) -> int:
        return pay_refusal(s, seat, named)

    def choose(self, s: StarsState, seat: int, named: int) -> None:
        s.hands[seat].pay = named
        last = is_last(s, seat)
        s.table.ready |= only(seat)
        if last:
            show_payments(s)


class Paying(PaymentQuestion):
    """PG-155, PG-157: pay what the card asks for, or lose VP."""

    whose = PG_155
    penniless = PG_157


class Bidding(PaymentQuestion):
    """PG-166, PG-168: credits for as many VP."""

    whose = PG_166
    penniless = PG_168
