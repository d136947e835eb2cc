"""The facts that tasks ask for, and the one interpreter of their conditions: AN-165, AN-180, AN-188 to AN-190."""

from typing import Final

from kosmodrom.engine.counts import total
from kosmodrom.games.andromeda.model import conditions as c
from kosmodrom.games.andromeda.model import values
from kosmodrom.games.andromeda.model.state import AndromedaState
from kosmodrom.games.andromeda.rules import ship

CORNERS: Final = 325
ROWS_AND_COLUMNS: Final = [7, 56, 448, 73, 146, 292]
COUNTED: Final = [
    values.TURN_UNUSED, values.TURN_TECHS, values.TURN_TRAINED, values.TURN_SUMMONED, values.TURN_MOVES,
    values.TURN_DISCOVERED, values.TURN_ROOM_ACTIONS,
]  # fmt: skip
"""From dice left unused on: where in a turn a fact is counted."""


def holds(s: AndromedaState, seat: int, at: int) -> bool:
    """AN-175: whether the packed condition that begins at a place is true of a seat."""
    packed = s.book.conditions
    kind = packed[at]
    if kind == c.COMPARE:
        value = fact(s, seat, packed[at + 1], packed[at + 2])
        return value <= packed[at + 4] if packed[at + 3] else value >= packed[at + 4]
    for child in range(at + 2, at + 2 + packed[at + 1]):
        if holds(s, seat, packed[child]) == (kind == c.ANY):
            return kind == c.ANY
    return kind == c.ALL


def fact(s: AndromedaState, seat: int, which: int, parameter: int) -> int:
    """A whole number about the seat whose turn it is."""
    return turn_fact(s, which, parameter) if which >= c.DICE_BY_RESULT else board_fact(s, seat, which, parameter)


def board_fact(s: AndromedaState, seat: int, which: int, parameter: int) -> int:
    """AN-178, AN-190: read from the board at the moment of the check."""
    t = s.table
    if which == c.PRESENT_ROOMS:
        return ship.how_many(ship.own_cells(t, seat))
    if which == c.OWN_IN:
        return t.crew[values.GRID * seat + t.where[parameter]] if t.where[parameter] >= 0 else 0
    if which == c.BIGGEST_STACK:
        return biggest_stack(s, seat, parameter)
    if which == c.CONTROLLED_ROOMS:
        return ship.how_many(ship.controlled_cells(s, seat))
    if which == c.CONTROL:
        return controlled_of(s, seat, parameter)
    if which == c.CONTROLLED_GROUP:
        return largest_group(ship.controlled_cells(s, seat))
    if which == c.LINES:
        own = ship.own_cells(t, seat)
        return total([1 for line in ROWS_AND_COLUMNS if own & line == line])
    if which == c.CORNER_ROOMS:
        return ship.how_many(ship.own_cells(t, seat) & CORNERS)
    if which == c.PORTAL_NEIGHBOURS:
        return ship.how_many(ship.own_cells(t, seat) & ship.NEIGHBOURS[ship.MIDDLE])
    if which == c.ON_SHIP:
        return ship.on_ship(s, seat)
    if which == c.TRAINED:
        return t.trained[seat]
    if which == c.POOL:
        return t.pool[seat]
    if which == c.LEAD_ON_SHIP:
        return ship.on_ship(s, seat) - max([ship.on_ship(s, other) for other in range(s.seats) if other != seat])
    if which == c.DEFICIT_ON_SHIP:
        return min([ship.on_ship(s, other) for other in range(s.seats) if other != seat]) - ship.on_ship(s, seat)
    if which == c.SHARED_ROOMS:
        return ship.how_many(ship.own_cells(t, seat)) - alone_rooms(s, seat)
    if which == c.ALONE_ROOMS:
        return alone_rooms(s, seat)
    return ship.how_many(t.teleporters[seat] if which == c.TELEPORTERS_ON_SHIP else t.covered)


def turn_fact(s: AndromedaState, which: int, parameter: int) -> int:
    """AN-165, AN-180: counted from the start of the turn; sacrifices do not change it."""
    turn = s.table.turn
    if which == c.DICE_BY_RESULT:
        return turn[parameter] if parameter >= 0 else total(turn[1:6])
    if which == c.DISTINCT_RESULTS:
        return total([1 for count in turn[1:6] if count > 0])
    if which == c.TECH_USES:
        techs = turn[values.TURN_TECHS : values.TURN_TECHS + 8]
        return techs[parameter] if parameter >= 0 else total(techs)
    return turn[COUNTED[which - c.DICE_UNUSED]]


def biggest_stack(s: AndromedaState, seat: int, excluded: int) -> int:
    """The most own researchers in a room that is not excluded."""
    t = s.table
    most = 0
    for cell in range(values.GRID):
        own = t.crew[values.GRID * seat + cell]
        if own > most and not (excluded >> t.rooms[cell]) & 1:
            most = own
    return most


def controlled_of(s: AndromedaState, seat: int, rooms: int) -> int:
    """How many rooms of a mask the seat controls."""
    return total([1 for room in range(len(s.table.where)) if (rooms >> room) & 1 and ship.controls(s, seat, room)])


def largest_group(cells: int) -> int:
    """The size of the largest part of a mask whose cells are joined by shared sides."""
    largest = 0
    while cells:
        group = cells & -cells
        grown = 0
        while grown != group:
            grown = group
            for cell in range(values.GRID):
                if (grown >> cell) & 1:
                    group |= ship.NEIGHBOURS[cell] & cells
        cells &= ~group
        largest = max(largest, ship.how_many(group))
    return largest


def alone_rooms(s: AndromedaState, seat: int) -> int:
    """Rooms with own researchers and no one else's."""
    t, first = s.table, values.GRID * seat
    cells = [cell for cell in range(values.GRID) if t.crew[first + cell] > 0]
    return total([1 for cell in cells if ship.others_most(t, seat, cell) == 0])
