"""Phase 3, turns and passing: AG-085 to AG-093."""

from kosmodrom.engine.contract import EVERYONE
from kosmodrom.games.astrogornicy.model import actions, events, steps
from kosmodrom.games.astrogornicy.model.state import AstroState
from kosmodrom.games.astrogornicy.model.zones import Table
from kosmodrom.games.astrogornicy.rules import fields, settling
from kosmodrom.games.astrogornicy.rules.base_questions import Move, Onward


def begin_actions(s: AstroState) -> None:
    """AG-042, AG-085: phase 3 begins with the First Player."""
    t = s.table
    t.phase = steps.ACTION_PHASE
    t.agenda.pop()
    t.agenda.push(steps.NEXT_TURN, (t.first - 1) % s.seats)


def is_finished(t: Table, seat: int) -> bool:
    """AG-087, AG-088, AG-090: out of dice, or passed."""
    return (t.passed >> seat) & 1 != 0 or fields.pool_size(t, seat) == 0


def end_action(s: AstroState, seat: int) -> None:
    """AG-085, AG-086: one action, then the next seat."""
    s.table.agenda.pop()
    s.table.agenda.push(steps.NEXT_TURN, seat)


class Pass(Move):
    """AG-089 to AG-091: no further action in this Round; the dice stay unused."""

    first = actions.PASS
    beyond = actions.SACRIFICE

    def add_options(self, s: AstroState, seat: int, mask: int, discounts: int, out: list[int]) -> None:
        out.append(actions.PASS)

    def refusal(self, s: AstroState, seat: int, action: int) -> int:
        return 0

    def answer(self, s: AstroState, seat: int, action: int) -> None:
        s.table.passed |= 1 << seat
        s.tell(events.PASSED, EVERYONE, seat)
        end_action(s, seat)


class NextTurn(Onward):
    """AG-085, AG-092: the next seat clockwise that is not finished; where there is none, phase 4 begins."""

    def passes(self, s: AstroState) -> bool:
        t = s.table
        last = t.agenda.seat()
        t.agenda.pop()
        for step in range(s.seats):
            seat = (last + 1 + step) % s.seats
            if not is_finished(t, seat):
                t.agenda.push(steps.ACTING, seat)
                s.tell(events.TURN_BEGAN, EVERYONE, seat)
                return True
        settling.begin_settling(s)
        return True
