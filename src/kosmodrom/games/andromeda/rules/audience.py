"""Who learns a decision: everybody, but for race cards and personal tasks: AN-014, AN-015, AN-034 to AN-038, AN-254."""

from kosmodrom.engine.contract import CHANCE, EVERYONE, only
from kosmodrom.games.andromeda.model.actions import KEEP, OFFER, RETURN, TASK
from kosmodrom.games.andromeda.model.state import AndromedaState
from kosmodrom.games.andromeda.model.steps import CHOOSE_RACE, DEAL_RACE, DRAW_TASKS
from kosmodrom.games.andromeda.rules.setup import is_last


def audience(s: AndromedaState, seat: int, action: int) -> int:
    """The mask of those who learn a decision as it is made."""
    agenda = s.table.agenda
    step = agenda.step()
    if seat == CHANCE:
        if step == DRAW_TASKS or (step == DEAL_RACE and not s.table.first_game):
            return only(agenda.seat())
        return EVERYONE
    if step == CHOOSE_RACE:
        return EVERYONE if is_last(s, seat) else only(seat)
    if KEEP <= action < OFFER or RETURN <= action < TASK:
        return only(seat)
    return EVERYONE


def reveals(s: AndromedaState, seat: int) -> bool:
    """AN-037: the last choice of a race shows those of all others."""
    return s.table.agenda.step() == CHOOSE_RACE and is_last(s, seat)
