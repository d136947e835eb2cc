"""Room actions: AN-149 to AN-155, AN-228 to AN-253."""

from typing import Final

from kosmodrom.engine.contract import EVERYONE
from kosmodrom.engine.counts import total
from kosmodrom.games.andromeda.model import actions, clauses, effects, events, steps, values
from kosmodrom.games.andromeda.model.state import AndromedaState
from kosmodrom.games.andromeda.model.zones import Table
from kosmodrom.games.andromeda.rules import moving, recruits, ship
from kosmodrom.games.andromeda.rules.base_questions import InnerQuestion

NO_ACTION_CLAUSES: Final = {
    "komory_hibernacyjne": clauses.AN_230, "laboratorium": clauses.AN_232, "portal": clauses.AN_244,
    "strefa_skazona": clauses.AN_250,
}  # fmt: skip
NO_ACTION_CLAUSE: Final = [NO_ACTION_CLAUSES.get(room, clauses.AN_106) for room in actions.ROOMS]
"""By room: its own clause if it has no action; AN-106 stands for a room of another deck."""


def room_refusal(s: AndromedaState, seat: int, room: int) -> int:
    """AN-149, AN-151, AN-235: one action a turn, of a room under own control; Maszynownia acts within a summoning."""
    if s.table.where[room] < 0:
        return absent_clause(s, room)
    if s.book.room_action[room] == effects.NO_ACTION:
        return NO_ACTION_CLAUSE[room]
    clause = recruits.room_action_refusal(s, seat, room)
    if clause != 0:
        return clause
    if not ship.controls(s, seat, room):
        return clauses.AN_151
    if s.book.room_action[room] == effects.SUMMON_BONUS:
        return clauses.AN_235
    return effect_refusal(s, seat, room)


def absent_clause(s: AndromedaState, room: int) -> int:
    """AN-018, AN-141: a room that is not used with two seats, or lies face down as far as anybody knows."""
    return clauses.AN_018 if s.seats == 2 and not s.book.room_two_seats[room] else clauses.AN_141


def remote_refusal(s: AndromedaState, seat: int, room: int) -> int:
    """AN-152, AN-164, AN-259: any face-up room that has an action, without control."""
    if s.table.where[room] < 0:
        return absent_clause(s, room)
    if s.book.room_action[room] == effects.NO_ACTION:
        return NO_ACTION_CLAUSE[room]
    return 0 if s.book.room_action[room] == effects.SUMMON_BONUS else effect_refusal(s, seat, room)


def effect_refusal(s: AndromedaState, seat: int, room: int) -> int:
    """AN-012, AN-123, AN-125, AN-241, AN-242, AN-245: the action of a room must be able to change something."""
    t = s.table
    action = s.book.room_action[room]
    if action == effects.TRAIN_OR_SUMMON:
        return 0 if recruits.can_train(s, seat) or recruits.can_summon(s, seat) else clauses.AN_012
    if action == effects.MOVES:
        return moving.move_refusal(s, seat)
    if action == effects.DRAW_AND_RETURN:
        return 0 if t.personal[0].size() >= s.book.room_count[room] else clauses.AN_241
    if action == effects.RELOCATE:
        if t.crew[values.GRID * seat + t.where[room]] == 0:
            return clauses.AN_242
        return 0 if t.opened & ~(1 << t.where[room]) != 0 else clauses.AN_012
    if action == effects.SWAP:
        return 0 if can_swap(s) else clauses.AN_012
    return 0 if total(t.crew) > 0 else clauses.AN_012


def use_room(s: AndromedaState, seat: int, room: int) -> None:
    """AN-149, AN-154: the turn's room action, without a die."""
    recruits.spend_room_action(s, seat, room)
    begin_effect(s, seat, room)


def begin_effect(s: AndromedaState, seat: int, room: int) -> None:
    """AN-228, AN-229, AN-238, AN-242, AN-245, AN-251: what the rooms do."""
    agenda = s.table.agenda
    action = s.book.room_action[room]
    count = s.book.room_count[room]
    if action == effects.TRAIN_OR_SUMMON:
        recruits.begin_either(s, seat, count)
    elif action == effects.MOVES:
        moving.begin_moving(s, seat, count)
    elif action == effects.DRAW_AND_RETURN:
        agenda.push(steps.RETURNING, seat, count)
        agenda.push(steps.DRAW_TASKS, seat, count)
    elif action == effects.RELOCATE:
        agenda.push(steps.FLYING, seat, s.table.where[room])
    elif action == effects.SWAP:
        agenda.push(steps.SWAPPING, seat)
    else:
        agenda.push(steps.REMOVING, seat)


def flight_start(t: Table) -> int:
    """AN-242: the cell that the researcher leaves."""
    return t.agenda.a()


def presence(t: Table, cell: int) -> int:
    """A mask of the seats with researchers in a cell."""
    mask = 0
    for seat in range(len(t.pool)):
        if t.crew[values.GRID * seat + cell] > 0:
            mask |= 1 << seat
    return mask


def has_partner(s: AndromedaState, owner: int, cell: int) -> bool:
    """AN-245, AN-247: whether somebody else's researcher stands in an adjacent room."""
    t = s.table
    for other in range(values.GRID):
        if ship.has_cell(ship.NEIGHBOURS[cell], other) and presence(t, other) & ~(1 << owner) != 0:
            return True
    return False


def can_swap(s: AndromedaState) -> bool:
    """AN-012, AN-245, AN-247: two researchers of different seats stand in adjacent rooms."""
    t = s.table
    for cell in range(values.GRID):
        if not ship.has_cell(t.opened, cell):
            continue
        here = presence(t, cell)
        if here == 0:
            continue
        for other in range(cell + 1, 9):
            if ship.has_cell(ship.NEIGHBOURS[cell], other):
                there = presence(t, other)
                if there != 0 and (ship.how_many(here | there) > 1):
                    return True
    return False


def named_first(t: Table) -> int:
    """AN-245: the researcher that was named first of two; -1: none yet."""
    return t.agenda.a() - 1


class Remote(InnerQuestion):
    """AN-152, AN-164: which room Zdalne sterowanie uses."""

    first = actions.ROOM
    end = actions.SHIFT

    def thing_refusal(self, s: AndromedaState, seat: int, thing: int) -> int:
        return remote_refusal(s, seat, thing)

    def take(self, s: AndromedaState, seat: int, room: int) -> None:
        """AN-164, AN-257 to AN-259: not the turn's room action; Maszynownia counts when its first researcher comes."""
        s.table.agenda.pop()
        turn = s.table.turn
        s.tell(events.ROOM_USED, EVERYONE, seat, room, 1)
        if s.book.room_action[room] == effects.SUMMON_BONUS:
            turn[values.TURN_BONUS] = (
                values.COUNTED_REMOTE_BONUS if turn[values.TURN_BONUS] == values.OWN_BONUS else values.REMOTE_BONUS
            )
        else:
            turn[values.TURN_ROOM_ACTIONS] += 1
            begin_effect(s, seat, room)


class Flying(InnerQuestion):
    """AN-242: where a researcher goes from Pokład hangarowy."""

    first = actions.TO
    end = actions.RETURN

    def thing_refusal(self, s: AndromedaState, seat: int, cell: int) -> int:
        """AN-027, AN-242, AN-243, AN-262: any other face-up room."""
        t = s.table
        if t.rooms[cell] == values.NO_ROOM:
            return clauses.AN_027
        if not ship.has_cell(t.opened, cell):
            return clauses.AN_242
        return clauses.AN_262 if cell == flight_start(t) else 0

    def take(self, s: AndromedaState, seat: int, cell: int) -> None:
        """AN-242: a researcher leaves Pokład hangarowy for a room of choice."""
        t = s.table
        start = flight_start(t)
        t.agenda.pop()
        t.crew[values.GRID * seat + start] -= 1
        t.crew[values.GRID * seat + cell] += 1
        s.tell(events.FLOWN, EVERYONE, seat, ship.told(t, start), ship.told(t, cell))


class Swapping(InnerQuestion):
    """AN-245: which two researchers change places, one after the other."""

    first = actions.PICK
    end = actions.TO

    def thing_refusal(self, s: AndromedaState, seat: int, figure: int) -> int:
        """AN-245 to AN-247: researchers of different seats in two adjacent rooms, one named after the other."""
        t = s.table
        if figure >= len(t.crew) or t.crew[figure] == 0:
            return clauses.AN_245
        owner = ship.owner_of(figure)
        cell = ship.cell_of(figure)
        first = named_first(t)
        if first < 0:
            return 0 if has_partner(s, owner, cell) else clauses.AN_245
        if not ship.has_cell(ship.NEIGHBOURS[ship.cell_of(first)], cell):
            return clauses.AN_245
        return clauses.AN_247 if ship.owner_of(first) == owner else 0

    def take(self, s: AndromedaState, seat: int, figure: int) -> None:
        """AN-245: after the second one is named, the two change places."""
        t = s.table
        first = named_first(t)
        if first < 0:
            t.agenda.set_a(figure + 1)
            return
        t.agenda.pop()
        t.crew[first] -= 1
        t.crew[figure] -= 1
        t.crew[values.GRID * ship.owner_of(first) + ship.cell_of(figure)] += 1
        t.crew[values.GRID * ship.owner_of(figure) + ship.cell_of(first)] += 1
        start, end = ship.told(t, ship.cell_of(first)), ship.told(t, ship.cell_of(figure))
        s.tell(events.SWAPPED, EVERYONE, ship.owner_of(first), start, ship.owner_of(figure), end)


class Removing(InnerQuestion):
    """AN-251: which researcher Zbrojownia removes."""

    first = actions.REMOVE
    end = actions.DIE

    def thing_refusal(self, s: AndromedaState, seat: int, figure: int) -> int:
        """AN-251: any researcher on the ship."""
        return 0 if figure < len(s.table.crew) and s.table.crew[figure] > 0 else clauses.AN_251

    def take(self, s: AndromedaState, seat: int, figure: int) -> None:
        """AN-251, AN-252: the researcher goes to its owner's race card."""
        t = s.table
        t.agenda.pop()
        t.crew[figure] -= 1
        t.trained[ship.owner_of(figure)] += 1
        s.tell(events.REMOVED, EVERYONE, seat, ship.owner_of(figure), ship.told(t, ship.cell_of(figure)))
