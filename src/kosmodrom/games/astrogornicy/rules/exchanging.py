"""Action 3, the exchange: AG-133 to AG-138."""

from kosmodrom.engine.contract import EVERYONE
from kosmodrom.games.astrogornicy.model import events
from kosmodrom.games.astrogornicy.model.actions import SWAP
from kosmodrom.games.astrogornicy.model.clauses import AG_133, AG_135, AG_136
from kosmodrom.games.astrogornicy.model.state import AstroState
from kosmodrom.games.astrogornicy.model.zones import Table
from kosmodrom.games.astrogornicy.rules.acting import end_action
from kosmodrom.games.astrogornicy.rules.fields import die_refusal


def swap_refusal(t: Table, seat: int, given: int, wanted: int) -> int:
    """AG-133, AG-135, AG-136: an owned unit for a unit of another kind that the bank has."""
    if given == wanted:
        return AG_135
    if t.stock[7 * seat + given] == 0:
        return AG_133
    return 0 if t.bank[wanted] > 0 else AG_136


def can_exchange(t: Table, seat: int) -> bool:
    """AG-133, AG-136: whether some unit can be swapped."""
    for given in range(7):
        if t.stock[7 * seat + given] > 0:
            for wanted in range(7):
                if wanted != given and t.bank[wanted] > 0:
                    return True
    return False


def exchange_refusal(t: Table, seat: int, face: int) -> int:
    """AG-133, AG-134, AG-136: any die of the pool, a unit to give and one to get."""
    clause = die_refusal(t, seat, face)
    if clause:
        return clause
    if can_exchange(t, seat):
        return 0
    for kind in range(7):
        if t.stock[7 * seat + kind] > 0:
            return AG_136
    return AG_133


def swap_options(t: Table, seat: int) -> list[int]:
    """AG-135, AG-136: all pairs that can be swapped."""
    found: list[int] = []
    for given in range(7):
        if t.stock[7 * seat + given] > 0:
            for wanted in range(7):
                if wanted != given and t.bank[wanted] > 0:
                    found.append(SWAP + 7 * given + wanted)
    return found


def exchange(s: AstroState, seat: int, face: int, given: int, wanted: int) -> None:
    """AG-133, AG-137: the die is discarded for this Round and exactly one unit is swapped."""
    t = s.table
    t.pool[6 * seat + face] -= 1
    t.discarded[seat] += 1
    t.stock[7 * seat + given] -= 1
    t.bank[given] += 1
    t.stock[7 * seat + wanted] += 1
    t.bank[wanted] -= 1
    s.tell(events.EXCHANGED, EVERYONE, seat, given, wanted, face)
    end_action(s, seat)
