"""Why not? For every decision of the vocabulary 0, or the clause that forbids it now.

The first failure counts: not asked, another question is open, no such thing, the rule.
"""

from kosmodrom.games.andromeda.model.actions import (
    ACCEPT,
    AS,
    DEAL,
    DIE,
    DISCOVER,
    DONE,
    DRAW,
    END_ACTIONS,
    END_TURN,
    ENTER,
    EXCHANGE,
    EXPLORE,
    FIRST,
    HOLD,
    KEEP,
    LAY,
    MORPH,
    MOVE,
    OFFER,
    OFFER_DONE,
    OPEN,
    PICK,
    PLACE,
    RACE,
    REJECT,
    REMOVE,
    RETURN,
    ROLL,
    ROOM,
    SACRIFICE,
    SHIFT,
    SINGLE,
    SUMMON,
    TASK,
    TECH,
    TILE,
    TO,
    TRAIN,
    VACCINES,
)
from kosmodrom.games.andromeda.model.clauses import (
    AN_004,
    AN_015,
    AN_029,
    AN_034,
    AN_038,
    AN_041,
    AN_056,
    AN_062,
    AN_069,
    AN_075,
    AN_091,
    AN_092,
    AN_095,
    AN_108,
    AN_112,
    AN_113,
    AN_115,
    AN_138,
    AN_170,
    AN_173,
    AN_214,
    AN_215,
    AN_218,
    AN_220,
    AN_222,
    AN_238,
    AN_239,
    AN_254,
    AN_256,
)
from kosmodrom.games.andromeda.model.state import AndromedaState
from kosmodrom.games.andromeda.model.steps import (
    ACTING,
    ANSWERING,
    BEAM_TO,
    BEAMING,
    CHECKING,
    CHOOSE_RACE,
    CHOOSE_TASK,
    CLONING,
    DISCOVERING,
    EITHER,
    ENTERING,
    EXCHANGING,
    FLYING,
    KEEPING,
    LAST_CHANCE,
    MOVING,
    OFFERING,
    PLACING,
    PUSH_TO,
    PUSHING,
    REMOTE,
    REMOVING,
    RETURNING,
    SACRIFICING,
    SUFFERING,
    SUMMONING,
    SWAPPING,
    TRAINING,
    USING_AS,
    VACCINATING,
)
from kosmodrom.games.andromeda.model.values import CLEANING_UP, DIVIDING, TURNS
from kosmodrom.games.andromeda.rules import offers, orders, plague, rooms, setup, tasks, technologies
from kosmodrom.games.andromeda.rules.discovering import discover_refusal, enter_refusal
from kosmodrom.games.andromeda.rules.moving import move_refusal
from kosmodrom.games.andromeda.rules.recruits import summon_refusal, train_refusal
from kosmodrom.games.andromeda.rules.stopping import may_stop, stop_clause


def refusal(s: AndromedaState, seat: int, action: int) -> int:
    """AN-015, AN-091, AN-222: who is asked, what is asked, then the rule."""
    agenda = s.table.agenda
    if agenda.is_empty():
        return AN_222
    step = agenda.step()
    if step == CHOOSE_RACE or step == CHOOSE_TASK:
        if (s.table.ready >> seat) & 1:
            return AN_038 if step == CHOOSE_RACE else AN_254
        return sealed_refusal(s, seat, action, step)
    if step <= LAST_CHANCE or agenda.seat() != seat:
        return not_asked_clause(s)
    if action >= FIRST:
        return chance_clause(action)
    if step == ACTING:
        return acting_refusal(s, seat, action)
    if step == OFFERING or step == ANSWERING:
        return offer_refusal(s, action, step)
    if step == CHECKING:
        return checking_refusal(s, seat, action)
    if step == EXCHANGING or step == KEEPING:
        return cleanup_refusal(s, seat, action, step)
    if step == VACCINATING or step == SUFFERING:
        return plague_refusal(s, seat, action, step)
    return inner_refusal(s, seat, action, step)


def not_asked_clause(s: AndromedaState) -> int:
    """AN-069, AN-075, AN-091, AN-220, AN-254: somebody else decides now."""
    phase = s.table.phase
    if phase == DIVIDING:
        step = s.table.agenda.step()
        if step == ANSWERING:
            return AN_075
        return AN_069 if step == OFFERING else AN_062
    if phase == TURNS:
        return AN_091
    return AN_220 if phase == CLEANING_UP else AN_254


def chance_clause(action: int) -> int:
    """AN-015, AN-029, AN-034, AN-041, AN-056, AN-062: what chance decides."""
    if action < LAY:
        return AN_056
    if action < DEAL:
        return AN_029
    if action < OPEN:
        return AN_034
    if action < DRAW:
        return AN_041
    return AN_062 if ROLL <= action < TILE else AN_015


def sealed_refusal(s: AndromedaState, seat: int, action: int, step: int) -> int:
    """AN-035, AN-044, AN-254: a race or a task is being chosen."""
    if action >= FIRST:
        return chance_clause(action)
    if step == CHOOSE_RACE and RACE <= action < KEEP:
        return setup.race_refusal(s, seat, action - RACE)
    if step == CHOOSE_TASK and KEEP <= action < OFFER:
        return setup.task_choice_refusal(s, seat, action - KEEP)
    return AN_254


def phase_clause(s: AndromedaState, action: int) -> int:
    """AN-004, AN-075, AN-092, AN-108, AN-170, AN-254: the decision belongs to another phase, step or action."""
    phase = s.table.phase
    if action < KEEP:
        return AN_254
    if action < OFFER:
        return AN_214 if phase == CLEANING_UP else AN_004
    if action < VACCINES:
        return AN_075 if phase == DIVIDING else AN_004
    if action == EXCHANGE or action == HOLD:
        return AN_004
    return AN_004 if phase != TURNS else AN_092


def offer_refusal(s: AndromedaState, action: int, step: int) -> int:
    """AN-070 to AN-081: an offer is prepared, or answered."""
    if step == OFFERING:
        if OFFER <= action < OFFER_DONE:
            return offers.offer_refusal(s, action - OFFER)
        if action == OFFER_DONE:
            return offers.lay_offer_refusal(s)
    else:
        if ACCEPT <= action < REJECT:
            return offers.accept_refusal(s, action - ACCEPT)
        if action == REJECT:
            return offers.reject_refusal(s)
    return phase_clause(s, action)


def plague_refusal(s: AndromedaState, seat: int, action: int, step: int) -> int:
    """AN-092, AN-095, AN-099, AN-256: vaccines first, then the researchers."""
    if VACCINES <= action < REMOVE:
        return plague.vaccine_refusal(s, seat, action - VACCINES) if step == VACCINATING else AN_256
    if REMOVE <= action < DIE:
        if step == VACCINATING:
            return AN_256
        return plague.suffer_refusal(s, seat, (action - REMOVE) // 9, (action - REMOVE) % 9)
    if action == DONE:
        return AN_095
    return phase_clause(s, action)


def acting_refusal(s: AndromedaState, seat: int, action: int) -> int:
    """AN-106 to AN-113, AN-149, AN-166, AN-170: dice, technologies, rooms, abilities, or the end."""
    if DIE <= action < SINGLE:
        return orders.die_refusal(s, seat, action - DIE)
    if SINGLE <= action < EXPLORE:
        return orders.single_refusal(s, seat, action - SINGLE)
    if EXPLORE <= action < MORPH:
        return orders.explore_refusal(s, seat, action - EXPLORE)
    if MORPH <= action < AS:
        return orders.morph_refusal(s, seat, action - MORPH)
    if TECH <= action < ROOM:
        return technologies.tech_refusal(s, seat, action - TECH)
    if ROOM <= action < SHIFT:
        return rooms.room_refusal(s, seat, action - ROOM)
    if SHIFT <= action < TRAIN:
        return technologies.shift_refusal(s, seat, action - SHIFT)
    if action == END_ACTIONS:
        return 0
    if TASK <= action < EXCHANGE or action == END_TURN:
        return AN_170
    if action == DONE:
        return AN_113
    if MOVE <= action < DISCOVER or TRAIN <= action < SUMMON or SUMMON <= action < MOVE:
        return AN_112
    if DISCOVER <= action < PLACE:
        return AN_138
    return AN_108 if AS <= action < TASK else phase_clause(s, action)


def checking_refusal(s: AndromedaState, seat: int, action: int) -> int:
    """AN-092, AN-170 to AN-178: tasks, or the end of the turn."""
    if TASK <= action < SACRIFICE:
        return tasks.task_refusal(s, seat, action - TASK)
    if action == END_TURN:
        return 0
    if SACRIFICE <= action < EXCHANGE:
        return AN_173
    return phase_clause(s, action)


def cleanup_refusal(s: AndromedaState, seat: int, action: int, step: int) -> int:
    """AN-213 to AN-218: a new personal task is kept, or the old one exchanged."""
    if KEEP <= action < OFFER:
        return setup.task_choice_refusal(s, seat, action - KEEP) if step == KEEPING else AN_215
    if action == EXCHANGE or action == HOLD:
        return 0 if step == EXCHANGING else AN_218
    return phase_clause(s, action)


def inner_refusal(s: AndromedaState, seat: int, action: int, step: int) -> int:
    """AN-108: one action is finished before the next begins; within it, its own rules."""
    if action == DONE:
        return 0 if may_stop(s, seat, step) else stop_clause(s, step)
    if step == MOVING:
        return move_refusal(s, seat, action - MOVE) if MOVE <= action < DISCOVER else AN_108
    if step == SUMMONING or step == TRAINING or step == EITHER:
        return recruit_refusal(s, seat, action, step)
    if step == SACRIFICING:
        if SACRIFICE <= action < EXCHANGE:
            return tasks.sacrifice_refusal(s, seat, action - SACRIFICE)
        return AN_173
    if step == RETURNING:
        if RETURN <= action < TASK:
            return 0 if action - RETURN in s.table.held[seat].tail else AN_239
        return AN_238
    if step == USING_AS:
        return orders.as_refusal(s, seat, action - AS) if AS <= action < TECH else AN_108
    if step == REMOTE:
        return rooms.remote_refusal(s, seat, action - ROOM) if ROOM <= action < SHIFT else AN_108
    if step == REMOVING:
        return rooms.removal_refusal(s, action - REMOVE) if REMOVE <= action < DIE else AN_108
    if step == SWAPPING or step == PUSHING or step == BEAMING:
        return figure_refusal(s, seat, action - PICK, step) if PICK <= action < TO else AN_108
    return cell_refusal(s, seat, action, step)


def recruit_refusal(s: AndromedaState, seat: int, action: int, step: int) -> int:
    """AN-114 to AN-121: training, summoning, or one of the two."""
    if TRAIN <= action < SUMMON:
        if step == SUMMONING:
            return AN_108
        return train_refusal(s, seat, action - TRAIN + 1, s.table.agenda.a())
    if SUMMON <= action < MOVE:
        return summon_refusal(s, seat, action - SUMMON) if step != TRAINING else AN_115
    return AN_108


def figure_refusal(s: AndromedaState, seat: int, figure: int, step: int) -> int:
    """AN-164, AN-245: which researcher."""
    if step == SWAPPING:
        return rooms.swap_refusal(s, figure)
    if step == PUSHING:
        return technologies.push_refusal(s, seat, figure)
    return technologies.beam_refusal(s, seat, figure)


def cell_refusal(s: AndromedaState, seat: int, action: int, step: int) -> int:
    """AN-131, AN-134, AN-164, AN-242: which cell."""
    if step == DISCOVERING and DISCOVER <= action < ENTER:
        return discover_refusal(s, seat, action - DISCOVER)
    if step == ENTERING and ENTER <= action < PLACE:
        return enter_refusal(s, seat, action - ENTER)
    if step == PLACING and PLACE <= action < PICK:
        return technologies.place_refusal(s, seat, action - PLACE)
    if step == CLONING and PLACE <= action < PICK:
        return technologies.clone_refusal(s, seat, action - PLACE)
    if TO <= action < RETURN:
        if step == BEAM_TO:
            return technologies.beam_to_refusal(s, seat, action - TO)
        if step == PUSH_TO:
            return technologies.push_to_refusal(s, action - TO)
        if step == FLYING:
            return rooms.fly_refusal(s, action - TO)
    return AN_108
