"""Training and summoning, whatever they come from: AN-114 to AN-121, AN-127, AN-234 to AN-237, AN-257, AN-258."""

from kosmodrom.engine.contract import EVERYONE
from kosmodrom.games.andromeda.model import events
from kosmodrom.games.andromeda.model.clauses import AN_116, AN_118, AN_119, AN_127, AN_149, AN_166
from kosmodrom.games.andromeda.model.state import AndromedaState
from kosmodrom.games.andromeda.model.steps import EITHER, SUMMONING, TRAINING
from kosmodrom.games.andromeda.model.values import (
    COUNTED_REMOTE_BONUS,
    OWN_BONUS,
    REMOTE_BONUS,
    TURN_BONUS,
    TURN_ROOM_ACTIONS,
    TURN_ROOMS,
    TURN_SUMMONED,
    TURN_TRAINED,
)
from kosmodrom.games.andromeda.rules.races import room_actions_allowed
from kosmodrom.games.andromeda.rules.ship import controls, has_cell, how_many, told


def can_train(s: AndromedaState, seat: int) -> bool:
    """AN-115, AN-116: somebody is in the pool."""
    return s.table.pool[seat] > 0


def can_summon(s: AndromedaState, seat: int) -> bool:
    """AN-118, AN-119: somebody is trained, and an own teleporter is on the ship."""
    return s.table.trained[seat] > 0 and s.table.teleporters[seat] != 0


def train_refusal(s: AndromedaState, seat: int, count: int, most: int) -> int:
    """AN-114, AN-116, AN-127: at least one, no more than the effect gives, no more than are in the pool."""
    if s.table.pool[seat] < count:
        return AN_116
    return AN_127 if count > most else 0


def train(s: AndromedaState, seat: int, count: int) -> None:
    """AN-115: from the pool to the race card."""
    t = s.table
    t.pool[seat] -= count
    t.trained[seat] += count
    t.turn[TURN_TRAINED] += count
    s.tell(events.TRAINED, EVERYONE, seat, count)


def begin_training(s: AndromedaState, seat: int, most: int) -> None:
    """AN-114: up to so many, at least one."""
    s.table.agenda.push(TRAINING, seat, most)


def begin_summoning(s: AndromedaState, seat: int, most: int, may_stop: int) -> None:
    """AN-117, AN-257: up to so many; whether one more may come is read now."""
    s.table.agenda.push(SUMMONING, seat, most, may_stop + (2 if has_bonus(s, seat) else 0))


def begin_either(s: AndromedaState, seat: int, most: int) -> None:
    """AN-121, AN-228: train or summon, not both."""
    s.table.agenda.push(EITHER, seat, most, 2 if has_bonus(s, seat) else 0)


def has_bonus(s: AndromedaState, seat: int) -> bool:
    """AN-234 to AN-236, AN-257 to AN-259: whether Maszynownia brings one more in a summoning that begins now."""
    t = s.table
    room = s.book.bonus_room
    bonus = t.turn[TURN_BONUS]
    if bonus >= REMOTE_BONUS:
        return True
    if room < 0 or not controls(s, seat, room):
        return False
    return bonus == OWN_BONUS or room_action_refusal(s, seat, room) == 0


def room_action_refusal(s: AndromedaState, seat: int, room: int) -> int:
    """AN-149, AN-166: one room action a turn; with the ability of Posłowie Koru two in different rooms."""
    used = s.table.turn[TURN_ROOMS]
    if used == 0:
        return 0
    if how_many(used) >= room_actions_allowed(s, seat):
        return AN_149
    return AN_166 if (used >> room) & 1 else 0


def summon_refusal(s: AndromedaState, seat: int, cell: int) -> int:
    """AN-118 to AN-120: a trained researcher, into a room with an own teleporter."""
    if s.table.trained[seat] == 0:
        return AN_119
    return 0 if has_cell(s.table.teleporters[seat], cell) else AN_118


def is_summoning_over(s: AndromedaState, seat: int) -> bool:
    """AN-119, AN-257: nobody is trained, or all that may come have come."""
    agenda = s.table.agenda
    return s.table.trained[seat] == 0 or (agenda.a() == 0 and agenda.b() < 2)


def summon(s: AndromedaState, seat: int, cell: int) -> None:
    """AN-118, AN-237: from the race card to the ship; the one beyond the full number is that of Maszynownia."""
    t = s.table
    agenda = t.agenda
    if agenda.step() == EITHER:
        most = agenda.a()
        bonus = agenda.b()
        agenda.pop()
        agenda.push(SUMMONING, seat, most, bonus)
    is_extra = agenda.a() == 0
    if is_extra:
        spend_bonus(s, seat)
        agenda.set_b(1)
    else:
        agenda.set_a(agenda.a() - 1)
        agenda.set_b(agenda.b() | 1)
    t.trained[seat] -= 1
    t.crew[9 * seat + cell] += 1
    t.turn[TURN_SUMMONED] += 1
    s.tell(events.SUMMONED, EVERYONE, seat, told(t, cell), 1 if is_extra else 0)


def spend_bonus(s: AndromedaState, seat: int) -> None:
    """AN-235, AN-257, AN-258: Maszynownia counts once a turn; only the own use takes the turn's room action."""
    turn = s.table.turn
    if turn[TURN_BONUS] == OWN_BONUS or turn[TURN_BONUS] == COUNTED_REMOTE_BONUS:
        return
    turn[TURN_ROOM_ACTIONS] += 1
    if turn[TURN_BONUS] == REMOTE_BONUS:
        turn[TURN_BONUS] = COUNTED_REMOTE_BONUS
    else:
        turn[TURN_BONUS] = OWN_BONUS
        turn[TURN_ROOMS] |= 1 << s.book.bonus_room
        s.tell(events.ROOM_USED, EVERYONE, seat, s.book.bonus_room, 0)
