"""The ship: adjacency, who stands where, and control of rooms: AN-008 to AN-011, AN-025 to AN-027, AN-142 to AN-148."""

from typing import Final

from kosmodrom.games.andromeda.model.state import AndromedaState
from kosmodrom.games.andromeda.model.values import GRID
from kosmodrom.games.andromeda.model.zones import Table

MIDDLE: Final = 4
"""AN-016: the cell of the Portal."""

NEIGHBOURS: Final = [10, 21, 34, 81, 170, 276, 136, 336, 160]
"""AN-025, AN-026: for each cell a mask of those that share a side with it."""

AROUND: Final[list[int]] = [0]
"""AN-025: for each mask of cells those that share a side with one of them."""
for _neighbours in NEIGHBOURS:
    AROUND.extend([mask | _neighbours for mask in AROUND])

EDGE_FROM: Final = [0, 0, 1, 1, 1, 2, 2, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 6, 6, 7, 7, 7, 8, 8]
EDGE_TO: Final = [1, 3, 0, 2, 4, 1, 5, 0, 4, 6, 1, 3, 5, 7, 2, 4, 8, 3, 7, 4, 6, 8, 5, 7]
FIRST_EDGE: Final = [0, 2, 5, 7, 10, 14, 17, 19, 22, 24]
"""Where the edges that leave a cell begin; the next number is where they end."""

TOLD_ROOM: Final = 16
"""What the number of a room is multiplied by in an event."""


def has_cell(mask: int, cell: int) -> bool:
    return (mask >> cell) & 1 == 1


def owner_of(figure: int) -> int:
    """The seat of a researcher that is named by its owner and its cell."""
    return figure // GRID


def cell_of(figure: int) -> int:
    """Where a researcher stands that is named by its owner and its cell."""
    return figure % GRID


def told(t: Table, cell: int) -> int:
    """A cell with its room, as an event names it: 16 for each room from the first on."""
    return cell + TOLD_ROOM * (t.rooms[cell] + 1)


def how_many(mask: int) -> int:
    """How many bits of a mask are set."""
    count = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


def own_cells(t: Table, seat: int) -> int:
    """A mask of the cells with researchers of a seat."""
    crew = t.crew
    mask = 0
    bit = 1
    for figure in range(GRID * seat, GRID * seat + GRID):
        if crew[figure] > 0:
            mask |= bit
        bit += bit
    return mask


def around(t: Table, seat: int) -> int:
    """AN-025: a mask of the cells that share a side with one where a researcher of a seat stands."""
    return AROUND[own_cells(t, seat)]


def on_ship(s: AndromedaState, seat: int) -> int:
    """AN-008: researchers that are neither in the pool nor on the race card."""
    return s.book.researchers - s.table.pool[seat] - s.table.trained[seat]


def others_most(t: Table, seat: int, cell: int) -> int:
    """The most researchers of another seat in a cell."""
    most = 0
    crew = t.crew
    for other in range(len(t.pool)):
        if other != seat and crew[GRID * other + cell] > most:
            most = crew[GRID * other + cell]
    return most


def controls_cell(s: AndromedaState, seat: int, cell: int) -> bool:
    """AN-142 to AN-148: more researchers than each other seat, and no fewer than the room's minimum."""
    t = s.table
    own = t.crew[GRID * seat + cell]
    if own == 0 or own < s.book.room_minimum[t.rooms[cell]]:
        return False
    return own > others_most(t, seat, cell)


def controls(s: AndromedaState, seat: int, room: int) -> bool:
    """AN-142, AN-190: a room that is face down or not in play is controlled by nobody."""
    cell = s.table.where[room]
    return cell >= 0 and controls_cell(s, seat, cell)


def controlled_cells(s: AndromedaState, seat: int) -> int:
    """A mask of the cells under a seat's control."""
    mask = 0
    for cell in range(GRID):
        if controls_cell(s, seat, cell):
            mask |= 1 << cell
    return mask


def has_teleporter_left(s: AndromedaState, seat: int) -> bool:
    """AN-009, AN-196: whether a teleporter of the seat is still in its pool."""
    return how_many(s.table.teleporters[seat]) < s.book.teleporters
