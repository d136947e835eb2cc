"""Values that stand in the zones, and small things done with them."""

from typing import Final

from kosmodrom.engine.contract import only

GRID: Final = 9
"""AN-016: cells of the grid, 3 by 3; the researchers of a seat in a cell are at GRID * seat + cell."""
SIDES: Final = 6
"""Symbols of an order die; those of a seat with a symbol are at SIDES * seat + face."""

PORTAL: Final = 7
"""AN-016: the room that is always in the middle."""
NOBODY: Final = -1
FACE_DOWN: Final = -1
NO_ROOM: Final = -2
"""AN-027: a cell of the grid that holds no room."""
SETTING_UP: Final = 0
DIVIDING: Final = 1
TURNS: Final = 2
CHECKING_POINTS: Final = 3
CLEANING_UP: Final = 4
OVER: Final = 5
PHASES: Final = ["setting-up", "dividing-orders", "turns", "checking-points", "cleaning-up", "over"]
UNUSED: Final = 1
USED: Final = 2
TURN_UNUSED: Final = 6
TURN_TECHS: Final = 7
TURN_TRAINED: Final = 15
TURN_SUMMONED: Final = 16
TURN_MOVES: Final = 17
TURN_DISCOVERED: Final = 18
TURN_ROOM_ACTIONS: Final = 19
TURN_ROOMS: Final = 20
TURN_BONUS: Final = 21
TURN_ABILITY: Final = 22
TURN_WIDTH: Final = 23
OWN_BONUS: Final = 1
REMOTE_BONUS: Final = 2
COUNTED_REMOTE_BONUS: Final = 3


def rumours_heard(rumours: list[list[int]], seat: int) -> list[list[int]]:
    """AN-015: a seat knows the rumours of cards that it knew, and not who else does."""
    return [[row[0], only(seat), row[2]] for row in rumours if (row[1] >> seat) & 1]
