"""Action 3, the exchange: AG-133 to AG-138."""

from kosmodrom.engine.contract import EVERYONE
from kosmodrom.games.astrogornicy.model import actions, clauses, events, steps
from kosmodrom.games.astrogornicy.model.state import AstroState
from kosmodrom.games.astrogornicy.model.zones import Table, clear_begun
from kosmodrom.games.astrogornicy.rules import fields, turns
from kosmodrom.games.astrogornicy.rules.base_questions import BegunMove, BegunQuestion


def can_exchange(t: Table, seat: int) -> bool:
    """AG-133, AG-136: whether some unit can be swapped."""
    for given in range(actions.KINDS):
        if t.stock[actions.KINDS * seat + given] > 0:
            for wanted in range(actions.KINDS):
                if wanted != given and t.bank[wanted] > 0:
                    return True
    return False


def exchange(s: AstroState, seat: int, face: int, given: int, wanted: int) -> None:
    """AG-133, AG-137: the die is discarded for this Round and exactly one unit is swapped."""
    t = s.table
    t.pool[actions.SIDES * seat + face] -= 1
    t.discarded[seat] += 1
    t.stock[actions.KINDS * seat + given] -= 1
    t.bank[given] += 1
    t.stock[actions.KINDS * seat + wanted] += 1
    t.bank[wanted] -= 1
    s.tell(events.EXCHANGED, EVERYONE, seat, given, wanted, face)
    turns.end_action(s, seat)


class Exchange(BegunMove):
    """AG-133, AG-134: any die of the pool is discarded to swap a unit."""

    first = actions.EXCHANGE
    beyond = actions.PASS

    def add_options(self, s: AstroState, seat: int, mask: int, discounts: int, out: list[int]) -> None:
        if can_exchange(s.table, seat):
            fields.add_faces(out, actions.EXCHANGE, mask)

    def refusal(self, s: AstroState, seat: int, action: int) -> int:
        """AG-133, AG-136: a unit to give and one to get."""
        t = s.table
        if can_exchange(t, seat):
            return fields.die_refusal(t, seat, action - actions.EXCHANGE)
        own = t.stock[actions.KINDS * seat : actions.KINDS * seat + actions.KINDS]
        return clauses.AG_136 if max(own) > 0 else clauses.AG_133

    def answer(self, s: AstroState, seat: int, action: int) -> None:
        s.hands[seat].intent = action
        s.hands[seat].stage = steps.SWAPPING


class Swapping(BegunQuestion):
    """AG-133, AG-135, AG-136: which unit for which; with this the exchange happens, before everybody's eyes."""

    first = actions.SWAP
    beyond = actions.TAKE

    def why_not(self, s: AstroState, seat: int, action: int) -> int:
        """AG-133, AG-135, AG-136: an owned unit for a unit of another kind that the bank has."""
        given, wanted = actions.swap_given(action), actions.swap_wanted(action)
        if given != wanted and s.table.bank[wanted] == 0:
            return clauses.AG_136
        if s.table.stock[actions.KINDS * seat + given] == 0:
            return clauses.AG_133
        return clauses.AG_135 if given == wanted else 0

    def audience(self, s: AstroState, seat: int, action: int) -> int:
        return EVERYONE

    def answer(self, s: AstroState, seat: int, action: int) -> None:
        face = s.hands[seat].intent - actions.EXCHANGE
        clear_begun(s.hands[seat])
        exchange(s, seat, face, actions.swap_given(action), actions.swap_wanted(action))
