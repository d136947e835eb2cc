"""The order dice: AN-104, AN-106, AN-107, AN-112, AN-114 to AN-130, AN-260, AN-268, AN-272.

A die is used by its result, for a single move, or to discover a room; Metamorfy may use one by another result.
"""

from typing import Final

from kosmodrom.engine.contract import EVERYONE
from kosmodrom.games.andromeda.model import actions, clauses, effects, events, steps
from kosmodrom.games.andromeda.model.state import AndromedaState
from kosmodrom.games.andromeda.model.values import SIDES, TURN_ABILITY, UNUSED
from kosmodrom.games.andromeda.model.zones import Table
from kosmodrom.games.andromeda.rules import discovering, moving, races, recruits, turns
from kosmodrom.games.andromeda.rules.base_questions import InnerQuestion

NO_DIE: Final = -1
"""In the frame of using as another result: Uniwersalne narzędzie, which is no die."""


def face_of_die(t: Table) -> int:
    """AN-166: the own result of the die that is used as another one, or NO_DIE."""
    return t.agenda.a()


def has_die_refusal(s: AndromedaState, seat: int, face: int) -> int:
    """AN-104, AN-106, AN-107: a die that the seat has and has not used yet; plague is never used."""
    if face == effects.PLAGUE:
        return clauses.AN_104
    if s.table.dice[SIDES * seat + face] > 0:
        return 0
    return clauses.AN_107 if s.table.turn[face] > 0 else clauses.AN_106


def result_refusal(s: AndromedaState, seat: int, face: int) -> int:
    """AN-012, AN-116, AN-119, AN-125, AN-127, AN-161: whether a result could do at least one thing."""
    if face == effects.TRAINING:
        return 0 if recruits.can_train(s, seat) else clauses.AN_116
    if face == effects.SUPPORT:
        return 0 if recruits.can_summon(s, seat) else clauses.AN_119
    if face == effects.IMPROVISATION:
        return 0 if recruits.can_train(s, seat) or recruits.can_summon(s, seat) else clauses.AN_012
    if face == effects.MOVEMENT:
        return moving.move_refusal(s, seat)
    if face == effects.TECHNOLOGY:
        return clauses.AN_126 if UNUSED in s.table.techs else clauses.AN_161
    return clauses.AN_104


def die_refusal(s: AndromedaState, seat: int, face: int) -> int:
    """AN-112: a die by its result; a technology die names the technology instead (AN-126)."""
    clause = has_die_refusal(s, seat, face)
    return clause if clause != 0 else result_refusal(s, seat, face)


def single_refusal(s: AndromedaState, seat: int, face: int) -> int:
    """AN-123, AN-125, AN-128, AN-129: any die for one move that can be made."""
    clause = has_die_refusal(s, seat, face)
    return clause if clause != 0 else moving.move_refusal(s, seat)


def explore_refusal(s: AndromedaState, seat: int, face: int) -> int:
    """AN-130, AN-131: any die to discover a room."""
    clause = has_die_refusal(s, seat, face)
    return clause if clause != 0 or discovering.can_discover(s, seat) else clauses.AN_131


def morph_refusal(s: AndromedaState, seat: int, face: int) -> int:
    """AN-166, AN-169, AN-261, AN-268: Metamorfy, once a turn, if some other result can be carried out."""
    clause = races.ability_refusal(s, seat, effects.MORPHING, clauses.AN_268)
    if clause == 0:
        clause = has_die_refusal(s, seat, face)
    if clause != 0:
        return clause
    for other in range(effects.TRAINING, effects.TECHNOLOGY):
        if other != face and result_refusal(s, seat, other) == 0:
            return 0
    return clauses.AN_261


def use_die(s: AndromedaState, seat: int, face: int) -> None:
    """AN-111, AN-112: the die goes back, its result is carried out."""
    turns.give_back(s, seat, face)
    s.tell(events.DIE_USED, EVERYONE, seat, face, face)
    s.table.turn[face] += 1
    carry_out(s, seat, face, races.moves_by_die(s, seat), races.trained_by_die(s, seat))


def carry_out(s: AndromedaState, seat: int, face: int, moves: int, trained: int) -> None:
    """AN-114, AN-117, AN-121, AN-122: what the results give."""
    count = s.book.face_count[face]
    if face == effects.TRAINING:
        recruits.begin_training(s, seat, trained)
    elif face == effects.SUPPORT:
        recruits.begin_summoning(s, seat, count)
    elif face == effects.IMPROVISATION:
        recruits.begin_either(s, seat, count)
    else:
        if moves > count:
            s.tell(events.MORE_MOVES_GIVEN, EVERYONE, seat, s.table.races[seat], moves)
        moving.begin_moving(s, seat, moves)


def morph(s: AndromedaState, seat: int, face: int) -> None:
    """AN-166: the die goes back; which result it stands for is asked."""
    turns.give_back(s, seat, face)
    s.table.turn[TURN_ABILITY] += 1
    s.table.agenda.push(steps.USING_AS, seat, face)


def spend_on_move(s: AndromedaState, seat: int, face: int) -> None:
    """AN-128: the die goes back for one move."""
    turns.give_back(s, seat, face)
    s.tell(events.DIE_SPENT, EVERYONE, seat, face, 0)
    moving.begin_moving(s, seat, 1)


def spend_on_discovery(s: AndromedaState, seat: int, face: int) -> None:
    """AN-130, AN-137: the die is spent completely."""
    turns.give_back(s, seat, face)
    s.tell(events.DIE_SPENT, EVERYONE, seat, face, 1)
    s.table.agenda.push(steps.DISCOVERING, seat)


class UsingAs(InnerQuestion):
    """AN-268, AN-272: as which result a die of Metamorfy or Uniwersalne narzędzie is used."""

    first = actions.AS
    end = actions.TECH

    def thing_refusal(self, s: AndromedaState, seat: int, face: int) -> int:
        """AN-261, AN-268, AN-272: a result other than the die's own; Uniwersalne narzędzie has no improvisation."""
        own = face_of_die(s.table)
        if own == NO_DIE:
            if face == effects.PLAGUE or face == effects.IMPROVISATION or face == effects.TECHNOLOGY:
                return clauses.AN_272
        elif face == own or face == effects.PLAGUE or face == effects.TECHNOLOGY:
            return clauses.AN_268
        return result_refusal(s, seat, face)

    def take(self, s: AndromedaState, seat: int, face: int) -> None:
        """AN-165, AN-166, AN-260: a morphed die counts as the new result; a technology counts as none."""
        t = s.table
        own = face_of_die(t)
        t.agenda.pop()
        if own == NO_DIE:
            carry_out(s, seat, face, s.book.face_count[effects.MOVEMENT], s.book.face_count[effects.TRAINING])
            return
        s.tell(events.DIE_USED, EVERYONE, seat, own, face)
        t.turn[face] += 1
        carry_out(s, seat, face, races.moves_by_die(s, seat), races.trained_by_die(s, seat))
