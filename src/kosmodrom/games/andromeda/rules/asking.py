"""What may be decided now: for each question the decisions that the rules allow, ascending."""

from kosmodrom.games.andromeda.model.actions import (
    ACCEPT,
    AS,
    DIE,
    DISCOVER,
    DONE,
    END_ACTIONS,
    END_TURN,
    ENTER,
    EXCHANGE,
    EXPLORE,
    HOLD,
    KEEP,
    MORPH,
    MOVE,
    OFFER,
    OFFER_DONE,
    PICK,
    PLACE,
    RACE,
    REJECT,
    REMOVE,
    RETURN,
    ROOM,
    SACRIFICE,
    SHIFT,
    SINGLE,
    SUMMON,
    TASK,
    TECH,
    TO,
    TRAIN,
    VACCINES,
)
from kosmodrom.games.andromeda.model.book import MORPHING, SHIFT_TELEPORTER, TECHNOLOGY
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
from kosmodrom.games.andromeda.rules import offers, orders, plague, rooms, tasks, technologies
from kosmodrom.games.andromeda.rules.discovering import can_discover, discover_refusal, enter_refusal
from kosmodrom.games.andromeda.rules.moving import can_move
from kosmodrom.games.andromeda.rules.races import has_ability_left
from kosmodrom.games.andromeda.rules.recruits import can_summon, is_summoning_over
from kosmodrom.games.andromeda.rules.ship import EDGE_TO, FIRST_EDGE, has_cell
from kosmodrom.games.andromeda.rules.stopping import may_stop


def options(s: AndromedaState, seat: int) -> list[int]:
    """All decisions of a seat that is asked."""
    t = s.table
    step = t.agenda.step()
    if step == ACTING:
        return acting_options(s, seat)
    if step == OFFERING:
        return offering_options(s)
    if step == ANSWERING:
        found = [ACCEPT + face for face in range(6) if offers.accept_refusal(s, face) == 0]
        if not offers.is_forced(t):
            found.append(REJECT)
        return found
    if step == CHECKING:
        found = [TASK + task for task in tasks.completable(s, seat)]
        found.append(END_TURN)
        return found
    if step == CHOOSE_RACE:
        return [RACE + race for race in sorted(s.hands[seat].races)]
    if step == CHOOSE_TASK or step == KEEPING:
        return [KEEP + task for task in sorted(t.held[seat].tail)]
    if step == EXCHANGING:
        return [EXCHANGE, HOLD]
    if step == VACCINATING:
        return [VACCINES + tokens for tokens in range(t.agenda.b() + 1)]
    return inner_options(s, seat, step)


def offering_options(s: AndromedaState) -> list[int]:
    """AN-071, AN-072: one more die, or the offer is laid."""
    found = [OFFER + face for face in range(6) if offers.offer_refusal(s, face) == 0]
    if offers.lay_offer_refusal(s) == 0:
        found.append(OFFER_DONE)
    return found


def acting_options(s: AndromedaState, seat: int) -> list[int]:
    """AN-106, AN-109, AN-112, AN-150: dice, technologies, rooms and abilities in any order, or the end."""
    t = s.table
    found: list[int] = []
    faces = [face for face in range(1, 6) if t.dice[6 * seat + face] > 0]
    if len(faces) != 0:
        for face in faces:
            if orders.result_refusal(s, seat, face) == 0:
                found.append(DIE + face)
        if can_move(s, seat):
            for face in faces:
                found.append(SINGLE + face)
        if can_discover(s, seat):
            for face in faces:
                found.append(EXPLORE + face)
        if has_ability_left(s, seat, MORPHING):
            for face in faces:
                if orders.morph_refusal(s, seat, face) == 0:
                    found.append(MORPH + face)
        if t.dice[6 * seat + TECHNOLOGY] > 0:
            for tech in range(8):
                if technologies.tech_refusal(s, seat, tech) == 0:
                    found.append(TECH + tech)
    for room in range(11):
        cell = t.where[room]
        if cell >= 0 and t.crew[9 * seat + cell] > 0 and rooms.room_refusal(s, seat, room) == 0:
            found.append(ROOM + room)
    if has_ability_left(s, seat, SHIFT_TELEPORTER):
        for edge in range(24):
            if technologies.shift_refusal(s, seat, edge) == 0:
                found.append(SHIFT + edge)
    found.append(END_ACTIONS)
    return found


def inner_options(s: AndromedaState, seat: int, step: int) -> list[int]:
    """AN-108, AN-127, AN-261: the steps inside an action; none if it is finished."""
    found: list[int] = []
    if step == MOVING:
        add_moves(s, seat, found)
    elif step == SUMMONING:
        if not is_summoning_over(s, seat):
            add_summons(s, seat, found)
    elif step == TRAINING:
        add_training(s, seat, found)
    elif step == EITHER:
        add_training(s, seat, found)
        if can_summon(s, seat):
            add_summons(s, seat, found)
    elif step == SUFFERING:
        add_suffering(s, seat, found)
    elif step == SACRIFICING:
        if s.table.agenda.a() > 0:
            for cell in range(9):
                if tasks.sacrifice_refusal(s, seat, cell) == 0:
                    found.append(SACRIFICE + cell)
    elif step == RETURNING:
        if s.table.agenda.a() > 0:
            for task in sorted(s.table.held[seat].tail):
                found.append(RETURN + task)
    elif step == USING_AS:
        for face in range(6):
            if orders.as_refusal(s, seat, face) == 0:
                found.append(AS + face)
    elif step == REMOTE:
        for room in range(11):
            if rooms.remote_refusal(s, seat, room) == 0:
                found.append(ROOM + room)
    elif step == SWAPPING or step == PUSHING or step == BEAMING or step == REMOVING:
        add_figures(s, seat, step, found)
    else:
        add_cells(s, seat, step, found)
    if may_stop(s, seat, step):
        found.append(DONE)
    return found


def add_moves(s: AndromedaState, seat: int, found: list[int]) -> None:
    """AN-123 to AN-125: every own researcher to every adjacent face-up room, as long as moves are left."""
    t = s.table
    if t.agenda.a() == 0:
        return
    for cell in range(9):
        if t.crew[9 * seat + cell] > 0:
            for edge in range(FIRST_EDGE[cell], FIRST_EDGE[cell + 1]):
                if (t.opened >> EDGE_TO[edge]) & 1:
                    found.append(MOVE + edge)


def add_training(s: AndromedaState, seat: int, found: list[int]) -> None:
    """AN-114, AN-116: up to the number, up to the pool."""
    most = min(s.table.agenda.a(), s.table.pool[seat])
    for count in range(1, most + 1):
        found.append(TRAIN + count - 1)


def add_summons(s: AndromedaState, seat: int, found: list[int]) -> None:
    """AN-118, AN-120: any room with an own teleporter."""
    mask = s.table.teleporters[seat]
    for cell in range(9):
        if (mask >> cell) & 1:
            found.append(SUMMON + cell)


def add_suffering(s: AndromedaState, seat: int, found: list[int]) -> None:
    """AN-095, AN-248: own researchers, from Strefa skażona first."""
    if s.table.agenda.a() == 0:
        return
    for cell in range(9):
        if s.table.crew[9 * seat + cell] > 0 and plague.suffer_refusal(s, seat, seat, cell) == 0:
            found.append(REMOVE + 9 * seat + cell)


def add_figures(s: AndromedaState, seat: int, step: int, found: list[int]) -> None:
    """AN-164, AN-245, AN-251: researchers of anybody."""
    t = s.table
    if (step == PUSHING or step == BEAMING) and t.agenda.a() == 0:
        return
    for figure in range(len(t.crew)):
        if t.crew[figure] == 0:
            continue
        if step == SWAPPING:
            if rooms.swap_refusal(s, figure) == 0:
                found.append(PICK + figure)
        elif step == PUSHING:
            if technologies.push_refusal(s, seat, figure) == 0:
                found.append(PICK + figure)
        elif step == BEAMING:
            if technologies.beam_refusal(s, seat, figure) == 0:
                found.append(PICK + figure)
        else:
            found.append(REMOVE + figure)


def add_cells(s: AndromedaState, seat: int, step: int, found: list[int]) -> None:
    """AN-131, AN-134, AN-164, AN-242: one of the cells."""
    for cell in range(9):
        if step == ENTERING:
            if enter_refusal(s, seat, cell) == 0:
                found.append(ENTER + cell)
        elif step == DISCOVERING:
            if discover_refusal(s, seat, cell) == 0:
                found.append(DISCOVER + cell)
        elif step == PLACING:
            if technologies.place_refusal(s, seat, cell) == 0:
                found.append(PLACE + cell)
        elif step == CLONING:
            if technologies.clone_refusal(s, seat, cell) == 0:
                found.append(PLACE + cell)
        elif step == PUSH_TO:
            if technologies.push_to_refusal(s, cell) == 0:
                found.append(TO + cell)
        elif step == BEAM_TO:
            if technologies.beam_to_refusal(s, seat, cell) == 0:
                found.append(TO + cell)
        elif step == FLYING and has_cell(s.table.opened, cell) and rooms.fly_refusal(s, cell) == 0:
            found.append(TO + cell)
