"""Discovering rooms: AN-130 to AN-141."""

from typing import Final

from kosmodrom.engine.contract import EVERYONE
from kosmodrom.games.andromeda.model import actions, clauses, events, steps
from kosmodrom.games.andromeda.model.state import AndromedaState
from kosmodrom.games.andromeda.model.values import GRID, NO_ROOM, TURN_DISCOVERED
from kosmodrom.games.andromeda.model.zones import Table
from kosmodrom.games.andromeda.rules.base_questions import STREAM_TILES, AndromedaDraw, InnerQuestion, StoppableQuestion
from kosmodrom.games.andromeda.rules.races import enterers, tell_ability
from kosmodrom.games.andromeda.rules.setup import turn_up
from kosmodrom.games.andromeda.rules.ship import NEIGHBOURS, around, has_cell, own_cells, told

HAS_ENTERED: Final = 16
"""In the frame of entering, above the number of those who may still enter: one researcher has moved."""


def cell_to_turn(t: Table) -> int:
    """AN-132: the cell whose tile chance turns up."""
    return t.agenda.a()


def cell_to_enter(t: Table) -> int:
    """AN-133: the cell that was discovered."""
    return t.agenda.a()


def enterers_left(t: Table) -> int:
    """AN-133: how many researchers may still enter."""
    return t.agenda.b() % HAS_ENTERED


def has_entered(t: Table) -> bool:
    """AN-133: whether one researcher has moved, so that stopping is allowed."""
    return t.agenda.b() >= HAS_ENTERED


def can_discover(s: AndromedaState, seat: int) -> bool:
    """AN-131: a face-down room beside an own researcher."""
    return s.table.covered != 0 and around(s.table, seat) & s.table.covered != 0


def discover_refusal(s: AndromedaState, seat: int, cell: int) -> int:
    """AN-027, AN-131, AN-132: the room lies face down and beside an own researcher."""
    t = s.table
    if t.rooms[cell] == NO_ROOM:
        return clauses.AN_027
    if not has_cell(t.covered, cell):
        return clauses.AN_132
    return 0 if NEIGHBOURS[cell] & own_cells(t, seat) != 0 else clauses.AN_131


class Discovering(InnerQuestion):
    """AN-131: which room is discovered."""

    first = actions.DISCOVER
    end = actions.ENTER

    def units(self, s: AndromedaState, seat: int) -> list[int]:
        mask = around(s.table, seat) & s.table.covered
        return [actions.DISCOVER + cell for cell in range(GRID) if has_cell(mask, cell)]

    def thing_refusal(self, s: AndromedaState, seat: int, thing: int) -> int:
        return discover_refusal(s, seat, thing)

    def take(self, s: AndromedaState, seat: int, cell: int) -> None:
        """AN-132, AN-136: the tile is turned up before it is asked who moves."""
        t = s.table
        t.agenda.pop()
        t.turn[TURN_DISCOVERED] += 1
        t.agenda.push(steps.ENTERING, seat, cell, enterers(s, seat))
        t.agenda.push(steps.TURN_TILE, seat, cell)


class TurnTile(AndromedaDraw):
    """AN-019, AN-132: which tile lies there."""

    source = STREAM_TILES

    def options(self, s: AndromedaState, seat: int) -> list[int]:
        return [actions.TILE + room for room in range(len(s.vault.rooms)) if s.vault.rooms[room] > 0]

    def answer(self, s: AndromedaState, seat: int, action: int) -> None:
        """AN-132, AN-139: the room lies face up, and its rules apply at once."""
        room = action - actions.TILE
        t = s.table
        seat = t.agenda.seat()
        cell = cell_to_turn(t)
        t.agenda.pop()
        turn_up(s, cell, room)
        s.tell(events.DISCOVERED, EVERYONE, seat, cell, room)


class Entering(StoppableQuestion):
    """AN-133, AN-134: who moves onto the new room."""

    first = actions.ENTER
    end = actions.PLACE

    def is_finished(self, s: AndromedaState, seat: int) -> bool:
        return enterers_left(s.table) == 0

    def may_stop(self, s: AndromedaState, seat: int) -> bool:
        return has_entered(s.table)

    def stop_clause(self, s: AndromedaState) -> int:
        """AN-135: somebody must enter."""
        return clauses.AN_135

    def thing_refusal(self, s: AndromedaState, seat: int, cell: int) -> int:
        """AN-133, AN-134: an own researcher from an adjacent room."""
        t = s.table
        if enterers_left(t) == 0:
            return clauses.AN_133
        return 0 if has_cell(NEIGHBOURS[cell_to_enter(t)], cell) and t.crew[GRID * seat + cell] > 0 else clauses.AN_134

    def take(self, s: AndromedaState, seat: int, cell: int) -> None:
        """AN-133 to AN-135, AN-140: a researcher moves onto the new room; this is no move for counting."""
        t = s.table
        target = cell_to_enter(t)
        if has_entered(t):
            tell_ability(s, seat)
        t.crew[GRID * seat + cell] -= 1
        t.crew[GRID * seat + target] += 1
        t.agenda.set_b((enterers_left(t) - 1) | HAS_ENTERED)
        s.tell(events.ENTERED, EVERYONE, seat, told(t, cell), told(t, target))
