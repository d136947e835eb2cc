"""Przyspieszona Budowa and the secret objective: PG-198 to PG-200, PG-219 to PG-222, PG-236 to PG-238."""

from kosmodrom.engine.contract import EVERYONE
from kosmodrom.games.posrod_gwiazd.model import actions, events, steps
from kosmodrom.games.posrod_gwiazd.model.book import StarsBook
from kosmodrom.games.posrod_gwiazd.model.clauses import PG_236, PG_238
from kosmodrom.games.posrod_gwiazd.model.state import StarsState
from kosmodrom.games.posrod_gwiazd.model.zones import Table
from kosmodrom.games.posrod_gwiazd.rules.base_questions import StarsQuestion
from kosmodrom.games.posrod_gwiazd.rules.occasions import elsewhen
from kosmodrom.games.posrod_gwiazd.rules.stations import find


def check_claim(s: StarsState) -> None:
    """PG-220, PG-221, PG-237: at the end of a turn, who has reached the goal first, with most VP."""
    t = s.table
    t.phase = steps.TAKING_UP
    objective = s.book.race_to
    if not t.with_objectives or t.claim or objective < 0:
        return
    most = max(t.points)
    if most < s.book.objectives[objective][6]:
        return
    for seat in range(s.seats):
        if t.points[seat] == most:
            t.claim |= 1 << seat
    if is_claim_worth(t, s.book):
        s.tell(events.CLAIMED, EVERYONE, t.claim)
    if may_claim_early(s):
        t.agenda.push(steps.CLAIMING, t.secret_seat)


def is_claim_worth(t: Table, book: StarsBook) -> bool:
    """PG-237: whether the claim can bring anybody points: the card lies open, or may be the secret one."""
    return find(t.objectives, book.race_to) >= 0 or t.secret_seat >= 0


def may_claim_early(s: StarsState) -> bool:
    """PG-200, PG-238: Qualeen leads the claim, and the card does not lie open; asked whatever the secret is."""
    t = s.table
    if t.secret_seat < 0 or not (t.claim >> t.secret_seat) & 1:
        return False
    return find(t.objectives, s.book.race_to) < 0


def offer_unveiling(s: StarsState) -> None:
    """PG-236: after step 3 of final scoring Qualeen is asked, unless the card is shown already."""
    t = s.table
    if t.secret_seat >= 0 and t.secret < 0:
        t.agenda.push(steps.UNVEILING, t.secret_seat)


class Unveiling(StarsQuestion):
    """PG-198, PG-236: at the end the secret objective is revealed, or not."""

    whose = PG_236

    def is_for(self, s: StarsState, seat: int, action: int) -> bool:
        return action == actions.REVEAL or action == actions.SILENCE

    def reveal_refusal(self, s: StarsState, seat: int) -> int:
        return 0

    def options(self, s: StarsState, seat: int) -> list[int]:
        return [actions.REVEAL, actions.SILENCE] if self.reveal_refusal(s, seat) == 0 else [actions.SILENCE]

    def refusal(self, s: StarsState, seat: int, action: int) -> int:
        if action == actions.REVEAL:
            return self.reveal_refusal(s, seat)
        return 0 if action == actions.SILENCE else elsewhen(s, seat, action)

    def answer(self, s: StarsState, seat: int, action: int) -> None:
        """PG-198, PG-236, PG-238: what is revealed counts like the open objectives; silence costs nothing."""
        t = s.table
        t.agenda.pop()
        if action == actions.SILENCE:
            s.tell(events.SECRET_KEPT, EVERYONE, seat)
            return
        t.secret = s.hands[seat].secret
        s.tell(events.SECRET_SHOWN, EVERYONE, seat, t.secret)


class Claiming(Unveiling):
    """PG-200, PG-238: before the end only Przyspieszona Budowa can be revealed."""

    whose = PG_238

    def reveal_refusal(self, s: StarsState, seat: int) -> int:
        return 0 if s.hands[seat].secret == s.book.race_to else PG_238
