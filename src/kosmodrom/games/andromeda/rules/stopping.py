"""When an action of several units may be stopped: AN-127, AN-261."""

from kosmodrom.games.andromeda.model.clauses import AN_108, AN_127, AN_135, AN_173, AN_238, AN_261
from kosmodrom.games.andromeda.model.state import AndromedaState
from kosmodrom.games.andromeda.model.steps import (
    BEAMING,
    ENTERING,
    MOVING,
    PUSHING,
    RETURNING,
    SACRIFICING,
    SUMMONING,
    TRAINING,
)
from kosmodrom.games.andromeda.rules.discovering import MAY_STOP
from kosmodrom.games.andromeda.rules.recruits import can_summon
from kosmodrom.games.andromeda.rules.technologies import MAY_TRAIN_NONE, THEN_SUMMON


def may_stop(s: AndromedaState, seat: int, step: int) -> bool:
    """AN-127, AN-133, AN-261, AN-264: after the first unit, or where none is needed."""
    done = s.table.agenda.b()
    if step == MOVING or step == BEAMING or step == PUSHING:
        return done != 0
    if step == SUMMONING:
        return done & 1 == 1
    if step == ENTERING:
        return done >= MAY_STOP
    if step == TRAINING:
        return done == MAY_TRAIN_NONE or (done == THEN_SUMMON and can_summon(s, seat))
    return False


def stop_clause(s: AndromedaState, step: int) -> int:
    """AN-108, AN-127, AN-135, AN-173, AN-238, AN-261: why an action cannot be stopped now."""
    if step == SACRIFICING:
        return AN_173
    if step == RETURNING:
        return AN_238
    if step == ENTERING:
        return AN_135
    if step == TRAINING:
        return AN_261 if s.table.agenda.b() == THEN_SUMMON else AN_127
    return AN_127 if step == MOVING or step == BEAMING or step == PUSHING or step == SUMMONING else AN_108
