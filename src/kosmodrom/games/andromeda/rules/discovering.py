"""Discovering rooms: AN-130 to AN-141."""

from typing import Final

from kosmodrom.engine.contract import EVERYONE
from kosmodrom.games.andromeda.model import events
from kosmodrom.games.andromeda.model.clauses import AN_027, AN_131, AN_132, AN_133, AN_134
from kosmodrom.games.andromeda.model.state import AndromedaState
from kosmodrom.games.andromeda.model.steps import ENTERING, TURN_TILE
from kosmodrom.games.andromeda.model.values import NO_ROOM, TURN_DISCOVERED
from kosmodrom.games.andromeda.rules.races import enterers
from kosmodrom.games.andromeda.rules.setup import turn_up
from kosmodrom.games.andromeda.rules.ship import NEIGHBOURS, around, has_cell, own_cells, told

MAY_STOP: Final = 16
"""In the frame of entering: one researcher has moved, so stopping is allowed."""


def can_discover(s: AndromedaState, seat: int) -> bool:
    """AN-131: a face-down room beside an own researcher."""
    t = s.table
    return t.covered != 0 and around(own_cells(t, seat)) & t.covered != 0


def discover_refusal(s: AndromedaState, seat: int, cell: int) -> int:
    """AN-027, AN-131, AN-132: the room lies face down and beside an own researcher."""
    t = s.table
    if t.rooms[cell] == NO_ROOM:
        return AN_027
    if not has_cell(t.covered, cell):
        return AN_132
    return 0 if NEIGHBOURS[cell] & own_cells(t, seat) != 0 else AN_131


def discover(s: AndromedaState, seat: int, cell: int) -> None:
    """AN-132, AN-136: the tile is turned up before it is asked who moves."""
    t = s.table
    t.agenda.pop()
    t.turn[TURN_DISCOVERED] += 1
    t.agenda.push(ENTERING, seat, cell, enterers(s, seat))
    t.agenda.push(TURN_TILE, seat, cell)


def turn_tile(s: AndromedaState, room: int) -> None:
    """AN-132, AN-139: the room lies face up, and its rules apply at once."""
    t = s.table
    seat = t.agenda.seat()
    cell = t.agenda.a()
    t.agenda.pop()
    turn_up(s, cell, room)
    s.tell(events.DISCOVERED, EVERYONE, seat, cell, room)


def enter_refusal(s: AndromedaState, seat: int, cell: int) -> int:
    """AN-133, AN-134: an own researcher from an adjacent room."""
    t = s.table
    if t.agenda.b() % MAY_STOP == 0:
        return AN_133
    return 0 if has_cell(NEIGHBOURS[t.agenda.a()], cell) and t.crew[9 * seat + cell] > 0 else AN_134


def enter(s: AndromedaState, seat: int, cell: int) -> None:
    """AN-133 to AN-135, AN-140: a researcher moves onto the new room; this is no move for counting."""
    t = s.table
    target = t.agenda.a()
    t.crew[9 * seat + cell] -= 1
    t.crew[9 * seat + target] += 1
    t.agenda.set_b((t.agenda.b() - 1) | MAY_STOP)
    s.tell(events.ENTERED, EVERYONE, seat, told(t, cell), told(t, target))
