"""Adjacency, range and where a card may lie: PG-051 to PG-060, PG-182, PG-183 and PG-231."""

from typing import Any

import pytest

from clauses import clause
from kosmodrom.engine.errors import PositionError
from kosmodrom.games.posrod_gwiazd.model.grid import CELLS
from posrod_gwiazd.rarities import arm
from posrod_gwiazd.scene import GAME, Scene, scene, standard_book

CROSS = "0,-1 -1,0 1,0 0,1"


def cells_for(card: str, station: str, **more: Any) -> list[str]:
    """The cells offered for a card to seat 0."""
    s = scene(stations=[station], played=[card], **more)
    return s.play("build").offered("cell")


# --- adjacency --------------------------------------------------------------------------------------


@clause("PG-058", "PG-059")
def test_the_first_location_lies_next_to_the_main_reactor() -> None:
    s = scene(played=["customs"]).play("build")
    assert s.offered("cell") == CROSS.split()
    assert [s.why_not(f"cell:{cell}") for cell in ("1,1", "2,0", "0,0")] == ["PG-059", "PG-059", "PG-058"]


@clause("PG-052", "PG-058")
def test_a_card_lies_next_to_the_own_station_and_never_only_at_a_corner() -> None:
    s = scene(stations=["any@1,0 any@1,1"], played=["customs"]).play("build")
    assert s.offered("cell") == ["0,-1", "1,-1", "-1,0", "2,0", "0,1", "2,1", "1,2"]
    assert [s.why_not(f"cell:{cell}") for cell in ("2,2", "-1,-1", "3,0", "1,0", "0,0")] == ["PG-058"] * 5


@clause("PG-057", "PG-058")
def test_only_the_own_station_counts_for_placing() -> None:
    s = scene(stations=["any@1,0", "any@0,1"], played=["customs", "customs"])
    assert s.play("build").offered("cell") == ["0,-1", "1,-1", "-1,0", "2,0", "0,1", "1,1"]
    assert s.play("cell:2,0", "build").offered("cell") == ["0,-1", "-1,0", "1,0", "-1,1", "1,1", "0,2"]


@clause("PG-051", "PG-060")
def test_a_card_once_built_stays_where_it_lies() -> None:
    s = scene(stations=["customs@1,0 reactor@0,1"], played=["garden"]).play("build")
    assert (s.why_not("cell:1,0"), s.why_not("cell:0,1")) == ("PG-058", "PG-058")
    s.play("cell:-1,0").everyone_discards()
    assert s.station(0) == "main_reactor@0,0 customs@1,0 reactor@0,1 garden@-1,0"


@clause("PG-052")
@pytest.mark.parametrize(
    ("station", "points"),
    [("", 1), ("any@1,0 any@1,1", 2), ("any@1,0 any@1,1 any@1,2 any@0,2", 3), ("any@-1,0 any@-1,1 any@-1,2", 2)],
)
def test_only_cells_that_share_a_side_are_neighbours(station: str, points: int) -> None:
    s = scene(stations=[station], played=["holographic_display_area"])
    assert s.play("build", "cell:0,1").everyone_discards().points[0] == 2 + points


@clause("PG-052")
def test_the_fourth_neighbour_counts_too() -> None:
    ring = "any@1,0 any@2,0 any@2,1 any@2,2 any@1,2 any@0,2"
    s = scene(stations=[f"{ring} main:0 reactor@0,1"], played=["holographic_display_area"])
    assert s.play("build", "cell:1,1").everyone_discards().points[0] == 2 + 4


# --- range ------------------------------------------------------------------------------------------


@clause("PG-053")
def test_range_counts_steps_through_cards() -> None:
    """Cards in a line lie at ranges 1, 2 and 3; only up to range 2 the Main Reactor pays."""
    s = scene(stations=["any@1,0 any@2,0 any@3,0"])
    assert [s.range(0, cell) for cell in ("0,0", "1,0", "2,0", "3,0")] == [0, 1, 2, 3]
    assert cells_for("turret", "any@1,0") == ["0,-1", "1,-1", "-1,0", "2,0", "0,1", "1,1"]
    assert cells_for("turret", "any@1,0 any@2,0") == ["0,-1", "1,-1", "-1,0", "0,1", "1,1"]


@clause("PG-053", "PG-054")
def test_empty_cells_cannot_be_crossed() -> None:
    """Around an empty cell two cards lie at range 4, although the cells are 2 apart."""
    s = scene(stations=["any@0,1 any@1,1 any@2,1 any@2,0"], played=["docking_bay"])
    assert s.range(0, "2,0") == 4
    s.play("build", "cell:3,0").everyone_discards()
    assert (s.range(0, "3,0"), s.points[0]) == (5, 1 + 4)


@clause("PG-053", "PG-055")
def test_a_card_that_closes_a_gap_shortens_the_ranges_behind_it() -> None:
    s = scene(stations=["any@0,1 any@1,1 any@2,1 any@2,0 any@3,0 any@3,-1"], played=["customs"])
    assert [s.range(0, cell) for cell in ("2,1", "2,0", "3,0", "3,-1")] == [3, 4, 5, 6]
    s.play("build", "cell:1,0")
    assert [s.range(0, cell) for cell in ("1,0", "2,1", "2,0", "3,0", "3,-1")] == [1, 3, 2, 3, 4]


@clause("PG-055", "PG-062")
def test_the_range_of_a_new_card_is_measured_as_if_it_already_lay_there() -> None:
    s = scene(stations=["any@0,1 any@1,1 any@2,1 any@2,0"], played=["turret"]).play("build")
    assert s.offered("cell") == ["0,-1", "-1,0", "1,0", "-1,1", "0,2"]
    assert s.why_not("cell:1,2") == "PG-062"


@clause("PG-056")
def test_within_a_range_a_card_never_counts_itself() -> None:
    s = scene(stations=["alien_bazaar@1,0 embassy_offices@2,0 embassy_offices@1,1"], phase="final")
    assert s.row("deferred")[0] == 0
    s = scene(stations=["alien_bazaar@1,0 embassy_offices@2,0 embassy_offices@1,1 council_room@3,0"], phase="final")
    assert s.row("deferred")[0] == 2 + 2


@clause("PG-056")
@pytest.mark.parametrize(("at", "points"), [("3,0", 2), ("4,0", 0)])
def test_the_farthest_card_within_a_range_lies_exactly_at_it(at: str, points: int) -> None:
    """Bazar Obcych at (1,0) looks two cards far."""
    between = "" if at == "3,0" else "any@3,0 "
    station = f"alien_bazaar@1,0 embassy_offices@1,1 embassy_offices@2,0 {between}embassy_offices@{at}"
    assert scene(stations=[station], phase="final").row("deferred")[0] == points


# --- placement rules of cards -----------------------------------------------------------------------


@clause("PG-182")
@pytest.mark.parametrize("race", ["humareen", "vak"])
def test_a_launch_bay_lies_at_range_four_or_more(race: str) -> None:
    line = "any@1,0 any@2,0 reactor@3,0"
    s = scene(stations=[line], played=["fighter_launch_bay"], races=[race, "zehuti", "sheptas"], points=[1, 0, 0])
    s.play("build")
    assert s.offered("cell") == ["3,-1", "4,0", "3,1"]
    assert [s.why_not(f"cell:{cell}") for cell in ("2,1", "0,1")] == ["PG-182", "PG-182"]


@clause("PG-182", "PG-066")
def test_without_a_cell_far_enough_a_launch_bay_cannot_be_built() -> None:
    s = scene(stations=["any@1,0 reactor@2,0"], played=["fighter_launch_bay"])
    assert s.why_not("build") == "PG-182"
    assert s.options() == ["reactor", "discard"]


@clause("PG-183")
def test_nothing_is_placed_next_to_an_observation_dome() -> None:
    s = scene(stations=["any@1,0 observation_dome@1,1"], played=["observation_dome"]).play("build")
    assert s.offered("cell") == ["0,-1", "1,-1", "-1,0", "2,0"]
    assert [s.why_not(f"cell:{cell}") for cell in ("0,1", "2,1", "1,2")] == ["PG-183"] * 3
    assert s.why_not("cell:2,2") == "PG-058"
    s = scene(stations=["any@1,0 observation_dome@1,1"]).play("reactor")
    assert s.offered("cell") == ["0,-1", "1,-1", "-1,0", "2,0"]
    assert s.why_not("cell:1,2") == "PG-183"


@clause("PG-183")
def test_an_observation_dome_itself_is_placed_normally_and_closes_what_was_open() -> None:
    s = scene(stations=["any@1,0 any@1,1"], played=["observation_dome"])
    assert s.open_cells(0) == "0,-1 1,-1 -1,0 2,0 0,1 2,1 1,2"
    s.play("build", "cell:0,1")
    assert s.open_cells(0) == "0,-1 1,-1 -1,0 2,0 2,1 1,2"
    assert closed(s) == "-1,1 0,2"


@clause("PG-183")
def test_two_domes_keep_a_common_cell_free_once() -> None:
    s = scene(stations=["observation_dome@1,0 any@0,1 any@0,2 any@0,3"], played=["observation_dome"])
    assert closed(s) == "1,-1 2,0 1,1"
    s.play("build", "cell:1,2")
    assert closed(s) == "1,-1 2,0 1,1 2,2 1,3"
    assert s.open_cells(0) == "0,-1 -1,0 -1,1 -1,2 -1,3 0,4"


def closed(s: Scene) -> str:
    """The empty cells of seat 0 that a dome keeps free, in reading order."""
    return " ".join(CELLS[cell] for cell in s.s.table.closed[0])


@clause("PG-183", "PG-058")
def test_a_card_beside_a_cell_that_is_kept_free_does_not_open_it() -> None:
    s = scene(stations=["observation_dome@1,0"], played=["customs"]).play("build", "cell:0,-1")
    assert s.open_cells(0) == "0,-2 -1,-1 -1,0 0,1"
    assert closed(s) == "1,-1 2,0 1,1"


@clause("PG-183")
def test_a_single_cell_that_is_kept_free_stays_free() -> None:
    s = scene(stations=["any@1,0 any@1,-1 any@-1,0 any@-1,-1 observation_dome@0,-1"], played=["customs"])
    assert closed(s) == "0,-2"
    s.play("build", "cell:1,-2")
    assert closed(s) == "0,-2"
    assert "0,-2" not in s.open_cells(0).split()


@clause("PG-058", "PG-143", "PG-183")
@pytest.mark.parametrize(
    ("card", "opened", "kept"),
    [
        ("customs", "-1,-2 1,-2 -2,-1 1,-1 -2,0 1,0 -1,1 0,1", ""),
        ("observation_dome", "1,-2 1,-1 -2,0 1,0 -1,1 0,1", "-1,-2 -2,-1"),
    ],
)
def test_the_first_open_cell_may_be_touched_again(card: str, opened: str, kept: str) -> None:
    s = scene(space="7x5", stations=["any@0,-1 any@0,-2 any@-1,0"], played=[card]).play("build", "cell:-1,-1")
    assert (s.open_cells(0), closed(s)) == (opened, kept)


@clause("PG-182", "PG-055")
def test_the_shortest_of_several_ways_counts_for_a_launch_bay() -> None:
    ring = "any@0,1 any@-1,1 any@-2,1 any@-2,0 reactor@-3,0"
    s = scene(stations=[ring], played=["fighter_launch_bay"]).play("build")
    assert s.why_not("cell:-1,0") == "PG-182"
    assert s.why_not("cell:-4,0") is None


# --- the window -------------------------------------------------------------------------------------


@clause("PG-231")
@pytest.mark.parametrize(
    ("across", "right", "down", "last"),
    [(26, 1, 1, "27,0"), (26, -1, 1, "-27,0"), (0, 1, 1, "0,27"), (0, 1, -1, "0,-27")],
)
def test_the_farthest_card_lies_27_cells_from_the_main_reactor(across: int, right: int, down: int, last: str) -> None:
    s = scene(seats=4, aggressive=True, year=4, turn=7, stations=[arm(across, right, down)], played=["embassy_offices"])
    s.play("build", f"cell:{last}")
    assert s.range(0, last) == 27
    assert len(s.station(0).split()) == 28


@clause("PG-231", "PG-226")
def test_a_station_of_more_than_28_cards_is_refused() -> None:
    s = scene(seats=4, aggressive=True, year=4, turn=7, stations=[arm(13, 1, 1) + " any@1,1"], played=["customs"])
    assert len(s.station(0).split()) == 28
    s = scene(seats=4, stations=[arm(13, 1, 1) + " any@1,1 any@1,2"], illegal=True)
    with pytest.raises(PositionError, match="too large"):
        GAME.from_position(GAME.position(s.s), standard_book())


@clause("PG-231", "PG-058")
def test_the_last_cell_of_the_window_opens() -> None:
    s = scene(seats=4, aggressive=True, year=4, turn=6, stations=[arm(0, 1, -1, 25)], played=["embassy_offices"])
    s.play("build", "cell:0,-26")
    assert s.open_cells(0).split()[:3] == ["0,-27", "-1,-26", "1,-26"]
