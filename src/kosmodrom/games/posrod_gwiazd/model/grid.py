"""The cells of the safe window (PG-051, PG-231): all with |x| + |y| at most 27, the Main Reactor at (0, 0).

Cells are numbered in reading order: y downwards, then x to the right. Which of them a station may use is a matter
of its cards and, with limited space, of its border.
"""

from typing import Final

REACH: Final = 27
"""PG-231: a station of 28 cards reaches no farther from its Main Reactor."""

NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
OPPOSITE: Final = [SOUTH, WEST, NORTH, EAST]


def first_of_row(y: int) -> int:
    """How many cells stand before a row."""
    rows = y + REACH
    if y <= 0:
        return rows * rows
    return 2 * REACH * REACH + 2 * REACH + 1 - (REACH - y + 1) * (REACH - y + 1)


def cell_at(x: int, y: int) -> int:
    """The number of a cell; -1 outside the window."""
    if abs(x) + abs(y) > REACH:
        return -1
    return first_of_row(y) + x + REACH - abs(y)


def around(x: int, y: int) -> list[int]:
    """PG-052: the cells in the north, east, south and west of one; -1 outside the window."""
    return [cell_at(x, y - 1), cell_at(x + 1, y), cell_at(x, y + 1), cell_at(x - 1, y)]


def window() -> list[tuple[int, int]]:
    """PG-231: x and y of every cell."""
    return [(x, y) for y in range(-REACH, REACH + 1) for x in range(abs(y) - REACH, REACH - abs(y) + 1)]


CELL_X: Final[list[int]] = [x for x, _ in window()]
CELL_Y: Final[list[int]] = [y for _, y in window()]
CELLS: Final[list[str]] = [f"{x},{y}" for x, y in window()]
"""The names of the cells: `3,-2`."""
NEXT: Final[list[int]] = [cell for x, y in window() for cell in around(x, y)]
"""Four for each cell: its neighbours."""
CENTRE: Final = 756
"""The cell (0, 0)."""
CELL_COUNT: Final = 1513
