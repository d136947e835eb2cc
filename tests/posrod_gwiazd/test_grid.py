"""The cells of the safe window, PG-051, PG-052 and PG-231."""

from clauses import clause
from kosmodrom.games.posrod_gwiazd.model.grid import CELL_COUNT, CELLS, CENTRE, NEXT, around, cell_at, window


@clause("PG-051", "PG-231")
def test_the_window_has_all_cells_that_a_station_can_reach_in_reading_order() -> None:
    reached = {(x, y) for x in range(-30, 31) for y in range(-30, 31) if abs(x) + abs(y) <= 27}
    assert window() == sorted(reached, key=lambda cell: (cell[1], cell[0]))
    assert [f"{x},{y}" for x, y in window()] == CELLS
    assert (CELLS[CENTRE], len(CELLS)) == ("0,0", CELL_COUNT)


@clause("PG-051", "PG-231")
def test_a_cell_is_found_by_its_place_and_none_outside_the_window() -> None:
    for x in range(-30, 31):
        for y in range(-30, 31):
            name = f"{x},{y}"
            assert cell_at(x, y) == (CELLS.index(name) if abs(x) + abs(y) <= 27 else -1), name


@clause("PG-052")
def test_neighbours_share_a_side() -> None:
    names = [*CELLS, "-"]
    assert [names[cell] for cell in around(3, -2)] == ["3,-3", "4,-2", "3,-1", "2,-2"]
    assert [names[cell] for cell in around(0, -27)] == ["-", "-", "0,-26", "-"]
    assert [names[cell] for cell in around(27, 0)] == ["-", "-", "-", "26,0"]
    assert [cell for x, y in window() for cell in around(x, y)] == NEXT
