"""Technologies: AN-126, AN-156 to AN-165, AN-189, AN-231, AN-261, AN-264, AN-270, AN-271.

Those that move researchers are transfers.
"""

from kosmodrom.engine.contract import EVERYONE
from kosmodrom.games.andromeda.model import actions, clauses, effects, events, steps
from kosmodrom.games.andromeda.model.state import AndromedaState
from kosmodrom.games.andromeda.model.values import GRID, NO_ROOM, TURN_TECHS, USED
from kosmodrom.games.andromeda.rules import orders, races, recruits, rooms, ship, transfers, turns
from kosmodrom.games.andromeda.rules.base_questions import InnerQuestion


def tech_refusal(s: AndromedaState, seat: int, tech: int) -> int:
    """AN-030, AN-126, AN-157, AN-159: in play, not used this round, with a technology die."""
    t = s.table
    if t.techs[tech] == 0:
        return clauses.AN_030
    if t.techs[tech] == USED:
        return clauses.AN_157
    if orders.has_die_refusal(s, seat, effects.TECHNOLOGY) != 0:
        return clauses.AN_126
    return effect_refusal(s, seat, tech)


def effect_refusal(s: AndromedaState, seat: int, tech: int) -> int:
    """AN-012, AN-162, AN-163: a technology must be able to change something; Teleporter may always be used."""
    effect = s.book.tech_effect[tech]
    if effect == effects.PLACE_TELEPORTER:
        return 0
    if effect == effects.CLONE:
        return 0 if recruits.can_train(s, seat) and ship.on_ship(s, seat) > 0 else clauses.AN_012
    if effect == effects.TAKE_VACCINES:
        return 0 if s.table.beside > 0 else clauses.AN_012
    if effect == effects.TRAIN_THEN_SUMMON:
        return 0 if recruits.can_train(s, seat) or recruits.can_summon(s, seat) else clauses.AN_012
    if effect == effects.TRANSMIT:
        return 0 if transfers.can_beam(s, seat) else clauses.AN_012
    if effect == effects.PUSH:
        return 0 if transfers.can_push(s, seat) else clauses.AN_012
    if effect == effects.REMOTE_CONTROL:
        for room in range(len(s.table.where)):
            if rooms.remote_refusal(s, seat, room) == 0:
                return 0
        return clauses.AN_012
    for face in (effects.TRAINING, effects.SUPPORT, effects.MOVEMENT):
        if orders.result_refusal(s, seat, face) == 0:
            return 0
    return clauses.AN_012


def use_tech(s: AndromedaState, seat: int, tech: int) -> None:
    """AN-111, AN-157, AN-165, AN-264: the die goes back, the card is used, its effect follows, then scholars train."""
    t = s.table
    turns.give_back(s, seat, effects.TECHNOLOGY)
    t.techs[tech] = USED
    t.turn[effects.TECHNOLOGY] += 1
    t.turn[TURN_TECHS + tech] += 1
    s.tell(events.TECH_USED, EVERYONE, seat, tech)
    if races.ability(s, seat) == effects.SCHOLARS:
        recruits.begin_training(s, seat, s.book.race_count[t.races[seat]], recruits.MAY_TRAIN_NONE)
    begin_effect(s, seat, tech)


def begin_effect(s: AndromedaState, seat: int, tech: int) -> None:
    """AN-164: what the cards do."""
    t = s.table
    effect = s.book.tech_effect[tech]
    count = s.book.tech_count[tech]
    if effect == effects.PLACE_TELEPORTER:
        begin_placing(s, seat)
    elif effect == effects.CLONE:
        t.agenda.push(steps.CLONING, seat)
    elif effect == effects.TAKE_VACCINES:
        take_vaccines(s, seat, count)
    elif effect == effects.UNIVERSAL_TOOL:
        t.agenda.push(steps.USING_AS, seat, orders.NO_DIE)
    elif effect == effects.REMOTE_CONTROL:
        t.agenda.push(steps.REMOTE, seat)
    elif effect == effects.TRANSMIT:
        t.agenda.push(steps.BEAMING, seat, count)
    elif effect == effects.PUSH:
        t.agenda.push(steps.PUSHING, seat, count)
    elif recruits.can_train(s, seat):
        recruits.begin_training(s, seat, count, recruits.THEN_SUMMON)
    else:
        recruits.begin_summoning(s, seat, count)


def begin_placing(s: AndromedaState, seat: int) -> None:
    """AN-162, AN-163: with no token left, or no room for it, the use counts all the same."""
    if ship.has_teleporter_left(s, seat):
        for cell in range(GRID):
            if place_refusal(s, seat, cell) == 0:
                s.table.agenda.push(steps.PLACING, seat)
                return
    s.tell(events.TELEPORTER_PLACED, EVERYONE, seat, -1)


def face_up_refusal(s: AndromedaState, cell: int) -> int:
    """AN-027, AN-141: nothing is put where there is no room, nor into a face-down one."""
    if s.table.rooms[cell] == NO_ROOM:
        return clauses.AN_027
    return 0 if ship.has_cell(s.table.opened, cell) else clauses.AN_141


def place_refusal(s: AndromedaState, seat: int, cell: int) -> int:
    """AN-011, AN-231, AN-270: a face-up room with an own researcher and no own teleporter, never Laboratorium."""
    t = s.table
    clause = face_up_refusal(s, cell)
    if clause != 0:
        return clause
    if not s.book.room_teleporter[t.rooms[cell]]:
        return clauses.AN_231
    if ship.has_cell(t.teleporters[seat], cell):
        return clauses.AN_011
    return 0 if t.crew[GRID * seat + cell] > 0 else clauses.AN_270


def take_vaccines(s: AndromedaState, seat: int, count: int) -> None:
    """AN-164, AN-197: as many tokens as the card gives, or what is left."""
    t = s.table
    taken = min(count, t.beside)
    t.beside -= taken
    t.vaccines[seat] += taken
    s.tell(events.VACCINES_TAKEN, EVERYONE, seat, taken)


class Placing(InnerQuestion):
    """AN-164: where a teleporter is placed."""

    first = actions.PLACE
    end = actions.PICK

    def thing_refusal(self, s: AndromedaState, seat: int, thing: int) -> int:
        return place_refusal(s, seat, thing)

    def take(self, s: AndromedaState, seat: int, cell: int) -> None:
        """AN-009, AN-164: a teleporter goes from the pool to the ship."""
        s.table.agenda.pop()
        s.table.teleporters[seat] |= 1 << cell
        s.tell(events.TELEPORTER_PLACED, EVERYONE, seat, ship.told(s.table, cell))


class Cloning(InnerQuestion):
    """AN-164: where a researcher is cloned."""

    first = actions.PLACE
    end = actions.PICK

    def thing_refusal(self, s: AndromedaState, seat: int, cell: int) -> int:
        """AN-271: a face-up room that already holds an own researcher."""
        clause = face_up_refusal(s, cell)
        return clause if clause != 0 or s.table.crew[GRID * seat + cell] > 0 else clauses.AN_271

    def take(self, s: AndromedaState, seat: int, cell: int) -> None:
        """AN-164: from the pool straight to the ship; neither training nor summoning."""
        t = s.table
        t.agenda.pop()
        t.pool[seat] -= 1
        t.crew[GRID * seat + cell] += 1
        s.tell(events.CLONED, EVERYONE, seat, ship.told(t, cell))
