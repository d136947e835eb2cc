"""Training and summoning, from any source: AN-114 to AN-121, AN-234 to AN-237, AN-257, AN-258, AN-261, AN-269."""

from typing import Final

from kosmodrom.engine.contract import EVERYONE
from kosmodrom.games.andromeda.model import actions, clauses, effects, events, steps, values
from kosmodrom.games.andromeda.model.state import AndromedaState
from kosmodrom.games.andromeda.model.zones import Table
from kosmodrom.games.andromeda.rules import races, ship
from kosmodrom.games.andromeda.rules.base_questions import Choice, StoppableQuestion, count_down, units_left

MAY_TRAIN_NONE: Final = 1
"""In the frame of training: for Uczeni z Mnemos nobody need be trained."""
THEN_SUMMON: Final = 2
"""In the frame of training: Kapsuła szkoleniowa, a summoning follows."""
MAY_STOP: Final = 1
"""In the frame of summoning: one has come, or none need come."""
ONE_MORE: Final = 2
"""In the frames of summoning and of either: Maszynownia brings one more."""


def may_train_none(t: Table) -> bool:
    """AN-264: the training of Uczeni z Mnemos."""
    return t.agenda.b() == MAY_TRAIN_NONE


def is_summoning_next(t: Table) -> bool:
    """AN-261: the training of Kapsuła szkoleniowa, which a summoning follows."""
    return t.agenda.b() == THEN_SUMMON


def may_stop_summoning(t: Table) -> bool:
    """AN-127: one has come, or none need come."""
    return t.agenda.b() & MAY_STOP != 0


def is_one_more_open(t: Table) -> bool:
    """AN-257: Maszynownia brings one more, beyond the full number."""
    return t.agenda.b() & ONE_MORE != 0


def can_train(s: AndromedaState, seat: int) -> bool:
    """AN-115, AN-116: somebody is in the pool."""
    return s.table.pool[seat] > 0


def can_summon(s: AndromedaState, seat: int) -> bool:
    """AN-049, AN-119: somebody is trained; from the set-up on a teleporter of each seat is on the ship."""
    return s.table.trained[seat] > 0


def train_refusal(s: AndromedaState, seat: int, count: int, most: int, too_many: int) -> int:
    """AN-116: at least one, no more than are in the pool, nor than the effect gives; too_many: the clause of that."""
    if s.table.pool[seat] < count:
        return clauses.AN_116
    return too_many if count > most else 0


def train(s: AndromedaState, seat: int, count: int) -> None:
    """AN-115: from the pool to the race card."""
    t = s.table
    t.pool[seat] -= count
    t.trained[seat] += count
    t.turn[values.TURN_TRAINED] += count
    s.tell(events.TRAINED, EVERYONE, seat, count)


def begin_training(s: AndromedaState, seat: int, most: int, manner: int = 0) -> None:
    """AN-114: up to so many, at least one; or MAY_TRAIN_NONE, or THEN_SUMMON."""
    s.table.agenda.push(steps.TRAINING, seat, most, manner)


def begin_summoning(s: AndromedaState, seat: int, most: int, manner: int = 0) -> None:
    """AN-117, AN-257: up to so many, at least one unless MAY_STOP; whether one more may come is read now."""
    s.table.agenda.push(steps.SUMMONING, seat, most, manner | (ONE_MORE if has_bonus(s, seat) else 0))


def begin_either(s: AndromedaState, seat: int, most: int) -> None:
    """AN-121, AN-228: train or summon, not both."""
    s.table.agenda.push(steps.EITHER, seat, most, ONE_MORE if has_bonus(s, seat) else 0)


def end_training(s: AndromedaState, seat: int, trained: int) -> None:
    """AN-115, AN-261: training ends its question; after that of Kapsuła szkoleniowa a summoning follows.

    More than full training gives, or any for Uczeni z Mnemos, are trained by the ability of the race.
    """
    most = units_left(s.table)
    follows = is_summoning_next(s.table)
    is_more = trained > s.book.face_count[effects.TRAINING] and not follows
    if trained > 0 and (is_more or may_train_none(s.table)):
        races.tell_ability(s, seat)
    s.table.agenda.pop()
    if trained > 0:
        train(s, seat, trained)
    else:
        s.tell(events.NOBODY_TRAINED, EVERYONE, seat)
    if follows:
        begin_summoning(s, seat, most, MAY_STOP if trained > 0 else 0)


def has_bonus(s: AndromedaState, seat: int) -> bool:
    """AN-234 to AN-236, AN-257 to AN-259: whether Maszynownia brings one more in a summoning that begins now."""
    t = s.table
    room = s.book.bonus_room
    bonus = t.turn[values.TURN_BONUS]
    if bonus >= values.REMOTE_BONUS:
        return True
    if room < 0 or not ship.controls(s, seat, room):
        return False
    return bonus == values.OWN_BONUS or room_action_refusal(s, seat, room) == 0


def room_action_refusal(s: AndromedaState, seat: int, room: int) -> int:
    """AN-149, AN-269: one room action a turn; with the ability of Posłowie Koru two in different rooms."""
    used = s.table.turn[values.TURN_ROOMS]
    if used == 0:
        return 0
    allowed = races.room_actions_allowed(s, seat)
    if ship.how_many(used) >= allowed:
        return clauses.AN_149 if allowed == 1 else clauses.AN_269
    return clauses.AN_269 if (used >> room) & 1 else 0


def summon_refusal(s: AndromedaState, seat: int, cell: int) -> int:
    """AN-118 to AN-120: a trained researcher, into a room with an own teleporter."""
    if s.table.trained[seat] == 0:
        return clauses.AN_119
    return 0 if ship.has_cell(s.table.teleporters[seat], cell) else clauses.AN_118


def summons(s: AndromedaState, seat: int) -> list[int]:
    """AN-118, AN-120: any room with an own teleporter."""
    mask = s.table.teleporters[seat]
    return [actions.SUMMON + cell for cell in range(values.GRID) if (mask >> cell) & 1]


def summon(s: AndromedaState, seat: int, cell: int) -> None:
    """AN-118, AN-237: from the race card to the ship; the one beyond the full number is that of Maszynownia."""
    t = s.table
    is_extra = units_left(t) == 0
    if is_extra:
        spend_bonus(s, seat)
        t.agenda.set_b(MAY_STOP)
    else:
        count_down(t)
        t.agenda.set_b(t.agenda.b() | MAY_STOP)
    t.trained[seat] -= 1
    t.crew[values.GRID * seat + cell] += 1
    t.turn[values.TURN_SUMMONED] += 1
    s.tell(events.SUMMONED, EVERYONE, seat, ship.told(t, cell), 1 if is_extra else 0)


def spend_bonus(s: AndromedaState, seat: int) -> None:
    """AN-235, AN-257, AN-258: Maszynownia counts once a turn; only the own use takes the turn's room action."""
    turn = s.table.turn
    if turn[values.TURN_BONUS] == values.OWN_BONUS or turn[values.TURN_BONUS] == values.COUNTED_REMOTE_BONUS:
        return
    if turn[values.TURN_BONUS] == values.REMOTE_BONUS:
        turn[values.TURN_BONUS] = values.COUNTED_REMOTE_BONUS
        turn[values.TURN_ROOM_ACTIONS] += 1
    else:
        turn[values.TURN_BONUS] = values.OWN_BONUS
        spend_room_action(s, seat, s.book.bonus_room)


def spend_room_action(s: AndromedaState, seat: int, room: int) -> None:
    """AN-149, AN-269: a room action of the turn; a second one is that of Posłowie Koru."""
    turn = s.table.turn
    if turn[values.TURN_ROOMS] != 0:
        races.tell_ability(s, seat)
    turn[values.TURN_ROOMS] |= 1 << room
    turn[values.TURN_ROOM_ACTIONS] += 1
    s.tell(events.ROOM_USED, EVERYONE, seat, room, 0)


class Training(StoppableQuestion):
    """AN-114 to AN-116, AN-261, AN-264: how many are trained."""

    first = actions.TRAIN
    end = actions.SUMMON

    def may_stop(self, s: AndromedaState, seat: int) -> bool:
        """AN-261, AN-264: for Uczeni z Mnemos, and before a summoning that is possible."""
        return may_train_none(s.table) or (is_summoning_next(s.table) and can_summon(s, seat))

    def stop_clause(self, s: AndromedaState) -> int:
        """AN-127, AN-261: at least one, of the two things that Kapsuła szkoleniowa gives too."""
        return clauses.AN_261 if is_summoning_next(s.table) else clauses.AN_127

    def stop(self, s: AndromedaState, seat: int) -> None:
        end_training(s, seat, 0)

    def why_not(self, s: AndromedaState, seat: int, action: int) -> int:
        """AN-115: training is no summoning."""
        return clauses.AN_115 if actions.SUMMON <= action < actions.MOVE else super().why_not(s, seat, action)

    def thing_refusal(self, s: AndromedaState, seat: int, thing: int) -> int:
        """AN-114, AN-127: full training has a number of its own, other effects say theirs."""
        too_many = clauses.AN_127 if may_train_none(s.table) or is_summoning_next(s.table) else clauses.AN_114
        return train_refusal(s, seat, thing + 1, units_left(s.table), too_many)

    def take(self, s: AndromedaState, seat: int, thing: int) -> None:
        end_training(s, seat, thing + 1)


class Summoning(StoppableQuestion):
    """AN-117 to AN-120, AN-257: where researchers come aboard."""

    first = actions.SUMMON
    end = actions.MOVE

    def is_finished(self, s: AndromedaState, seat: int) -> bool:
        """AN-119, AN-257: nobody is trained, or all that may come have come."""
        t = s.table
        return t.trained[seat] == 0 or (units_left(t) == 0 and not is_one_more_open(t))

    def units(self, s: AndromedaState, seat: int) -> list[int]:
        return summons(s, seat)

    def may_stop(self, s: AndromedaState, seat: int) -> bool:
        return may_stop_summoning(s.table)

    def thing_refusal(self, s: AndromedaState, seat: int, thing: int) -> int:
        return summon_refusal(s, seat, thing)

    def take(self, s: AndromedaState, seat: int, thing: int) -> None:
        summon(s, seat, thing)


class Either(Choice):
    """AN-121, AN-228: train or summon, not both."""

    def options(self, s: AndromedaState, seat: int) -> list[int]:
        found = [actions.TRAIN + at for at in range(min(units_left(s.table), s.table.pool[seat]))]
        return found + summons(s, seat) if can_summon(s, seat) else found

    def why_not(self, s: AndromedaState, seat: int, action: int) -> int:
        """AN-127, AN-265: one of the two, and nothing else."""
        if actions.TRAIN <= action < actions.SUMMON:
            return train_refusal(s, seat, action - actions.TRAIN + 1, units_left(s.table), clauses.AN_127)
        return (
            summon_refusal(s, seat, action - actions.SUMMON)
            if actions.SUMMON <= action < actions.MOVE
            else clauses.AN_265
        )

    def answer(self, s: AndromedaState, seat: int, action: int) -> None:
        most = units_left(s.table)
        manner = ONE_MORE if is_one_more_open(s.table) else 0
        s.table.agenda.pop()
        if action < actions.SUMMON:
            train(s, seat, action - actions.TRAIN + 1)
        else:
            s.table.agenda.push(steps.SUMMONING, seat, most, manner)
            summon(s, seat, action - actions.SUMMON)
