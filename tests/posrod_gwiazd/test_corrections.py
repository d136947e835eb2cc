"""Station control and corrections: PG-060, PG-092 to PG-101."""

from typing import Any

import pytest

from clauses import clause
from kosmodrom.engine.errors import PositionError
from kosmodrom.games.posrod_gwiazd.play import referee
from kosmodrom.games.posrod_gwiazd.rules import station_control
from posrod_gwiazd.scene import GAME, Scene, scene, standard_book

TWICE = "council_room@1,0 any@2,0 council_room@3,0"


def typed_in(*stations: str, points: int = 9, **more: Any) -> Scene:
    """A position as somebody might write it down at a real table."""
    usual: dict[str, Any] = {"seats": 2, "points": [points, 5]}
    s = scene(stations=stations, illegal=True, **(usual | more))
    return Scene(referee.read(GAME.position(s.s), standard_book()))


def controlled(s: Scene) -> list[int]:
    """The referee has corrected every station; the seats that erred."""
    s.s.telling = True
    erred = referee.control(s.s)
    s.hear()
    return erred


# --- what is wrong ----------------------------------------------------------------------------------


@clause("PG-092", "PG-094")
@pytest.mark.parametrize(
    ("station", "wrong"),
    [
        ("council_room@1,0 any@2,0", []),
        (TWICE, [3]),
        ("turret@1,0 turret@2,0 turret_special@3,0", []),
        ("fighter_launch_bay@1,0", [1]),
        ("any@1,0 any@2,0 fighter_launch_bay@3,0", [3]),
        ("any@1,0 any@2,0 any@3,0 fighter_launch_bay@4,0", []),
        ("any@1,0 solar_panels@2,0", [2]),
        ("any@1,0 solar_panels@2,0 reactor@3,0", []),
        ("solar_panels@1,0", []),
        ("observation_dome@1,0 any@2,0", [2]),
        ("observation_dome@1,0 reactor@2,0", [2]),
        ("any@1,0 any@2,0 observation_dome@1,1", []),
        ("any@1,0 face_down@2,0 face_down@3,0", []),
        ("face_down@1,0 council_room@2,0", []),
        ("observation_dome@1,0 face_down@2,0", []),
    ],
)
def test_the_referee_finds_cards_that_could_not_be_built_there(station: str, wrong: list[int]) -> None:
    s = typed_in(station)
    assert referee.faults(s.s, 0) == wrong
    assert referee.faults(s.s, 1) == []


@clause("PG-094", "PG-182")
def test_a_launch_bay_is_judged_by_the_cards_that_stood_when_it_was_built() -> None:
    around = "any@0,1 any@1,1 any@2,1 any@2,0 fighter_launch_bay@3,0"
    assert referee.faults(typed_in(around).s, 0) == []
    assert referee.faults(typed_in(f"{around} any@1,0").s, 0) == []
    assert referee.faults(typed_in(around.replace("any@0,1", "any@1,0 any@0,1")).s, 0) == [6]


@clause("PG-093", "PG-226")
@pytest.mark.parametrize(
    ("station", "says"),
    [(TWICE, "council_room"), ("fighter_launch_bay@1,0", "fighter_launch_bay"), ("any@1,0 any@3,0", "not connected")],
)
def test_an_illegal_position_is_refused_with_its_fault(station: str, says: str) -> None:
    text = GAME.position(scene(seats=2, stations=[station], illegal=True).s)
    with pytest.raises(PositionError, match=says):
        GAME.from_position(text, standard_book())


# --- removing ---------------------------------------------------------------------------------------


@clause("PG-094", "PG-095", "PG-096")
def test_the_later_copy_goes_with_its_points_but_its_cost_is_not_returned() -> None:
    """Of two copies of a limit-1 location one is removed, its VP are lost, its cost is not returned."""
    s = typed_in(TWICE)
    assert controlled(s) == [0]
    assert [card.split("@")[1] for card in s.station(0).split()] == ["0,0", "1,0", "2,0"]
    assert (s.points, s.credits, s.discard_pile()) == ([6, 5], [10, 10], "council_room")
    assert s.told("corrected") == ["corrected 0 council_room 3 0"]
    assert s.open_cells(0) == "0,-1 1,-1 2,-1 -1,0 3,0 0,1 1,1 2,1"
    assert controlled(s) == []


@clause("PG-095")
def test_all_points_that_the_card_has_brought_are_lost() -> None:
    s = typed_in(TWICE, points=20)
    s.s.table.brought[0][3] = 8
    controlled(s)
    assert (s.points[0], s.told("corrected")) == (12, ["corrected 0 council_room 8 0"])


@clause("PG-095", "PG-097")
@pytest.mark.parametrize(("brought", "left"), [(0, 9), (-1, 3)])
def test_a_card_that_brought_nothing_costs_nothing_but_an_unknown_one_does(brought: int, left: int) -> None:
    s = typed_in(TWICE)
    s.s.table.brought[0][3] = brought
    controlled(s)
    assert s.points[0] == left


@clause("PG-097", "PG-101", "PG-012")
@pytest.mark.parametrize(("points", "left", "lost"), [(9, 3, 6), (6, 0, 6), (4, 0, 4)])
def test_unknown_points_cost_the_printed_ones_and_three_but_never_more_than_there_are(
    points: int, left: int, lost: int
) -> None:
    s = typed_in(TWICE, points=points)
    s.s.table.brought[0][3] = -1
    controlled(s)
    assert (s.points[0], s.told("corrected")) == (left, [f"corrected 0 council_room {lost} 0"])


@clause("PG-094")
def test_the_offender_names_the_copy_where_the_order_is_not_known() -> None:
    s = typed_in("council_room@-1,0 any@1,0 council_room@2,0")
    referee.take_off(s.s, 0, 1)
    assert controlled(s) == []
    assert [card.split("@")[1] for card in s.station(0).split()] == ["0,0", "1,0", "2,0"]
    assert s.discard_pile() == "council_room"


@clause("PG-094", "PG-016")
def test_a_wrong_reactor_returns_to_its_pile() -> None:
    s = typed_in("observation_dome@1,0 reactor@2,0")
    assert (s.reactors, controlled(s)) == (15, [0])
    assert (s.reactors, s.station(0), s.discard_pile()) == (16, "main_reactor@0,0 observation_dome@1,0", "")
    assert s.told("corrected") == ["corrected 0 reactor 0 0"]


@clause("PG-092", "PG-094")
def test_every_station_is_controlled_until_it_is_legal() -> None:
    three = "council_room@1,0 any@2,0 council_room@3,0 any@0,1 council_room@0,2"
    s = typed_in("any@1,0", three)
    assert controlled(s) == [1, 1]
    assert s.station(1).count("council_room") == 1
    assert s.station(1).split()[1] == "council_room@1,0"
    assert len(s.told("corrected")) == 2
    assert s.points == [9, 0]


@clause("PG-092", "PG-226")
def test_other_faults_of_a_position_are_refused() -> None:
    s = typed_in("any@1,0 any@3,0")
    with pytest.raises(PositionError, match="not connected"):
        referee.control(s.s)


# --- turning face down ------------------------------------------------------------------------------


@clause("PG-098", "PG-099", "PG-100")
def test_a_card_that_holds_the_station_together_is_turned_face_down() -> None:
    s = typed_in("council_room@1,0 council_room@2,0 communications_beacon@3,0")
    assert controlled(s) == [0]
    assert s.station(0) == "main_reactor@0,0 council_room@1,0 face_down@2,0 communications_beacon@3,0"
    assert (s.points[0], s.discard_pile(), s.brought(0, "2,0")) == (6, "", 0)
    assert s.told("corrected") == ["corrected 0 council_room 3 1"]
    assert (s.range(0, "3,0"), s.row("deferred")[0]) == (3, 1 + 2)
    assert {"2,1", "2,-1"} < set(s.open_cells(0).split())
    assert controlled(s) == []
    assert s.cards_in_game() == 128


@clause("PG-098")
def test_the_last_card_of_a_line_does_not_split_the_station() -> None:
    s = typed_in("council_room@1,0 council_room@2,0")
    controlled(s)
    assert s.station(0) == "main_reactor@0,0 council_room@1,0"


@clause("PG-098")
def test_a_card_in_a_ring_is_removed() -> None:
    s = typed_in("council_room@1,0 any@0,1 any@0,2 council_room@1,1 any@1,2")
    controlled(s)
    assert "face_down" not in s.station(0)
    assert "council_room@1,1" not in s.station(0)


@clause("PG-098", "PG-060")
def test_the_cell_of_a_face_down_card_stays_taken() -> None:
    s = scene(stations=["any@1,0 face_down@2,0 any@3,0"], played=["customs"]).play("build")
    assert s.why_not("cell:2,0") == "PG-058"
    assert s.why_not("cell:2,1") is None


@clause("PG-098", "PG-096")
def test_what_lay_on_a_card_turned_face_down_is_gone() -> None:
    s = typed_in("observation_dome@1,0 reactor@2,0 any@3,0")
    assert controlled(s) == [0]
    assert s.station(0).split()[2] == "face_down@2,0"
    assert (s.crystals(0, "2,0"), s.reactors) == (0, 15)
    assert s.s.table.covered == [0] * 47


@clause("PG-099")
def test_a_face_down_card_follows_no_rule_of_its_own_any_more() -> None:
    s = scene(stations=["any@1,0 face_down@2,0 any@3,0"], played=["medical_facility"])
    assert s.open_cells(0) == "0,-1 1,-1 2,-1 3,-1 -1,0 4,0 0,1 1,1 2,1 3,1"
    assert scene(seats=2, phase="final", stations=["face_down@1,0", "any@1,0"], credits=[0, 0]).winners() == [1]


@clause("PG-160", "PG-099", "PG-100")
def test_a_docking_bay_counts_a_face_down_card_on_the_way() -> None:
    s = scene(stations=["any@1,0 face_down@2,0"], played=["docking_bay"]).play("build", "cell:3,0")
    assert s.everyone_discards().points[0] == 1 + 2


@clause("PG-099", "PG-100")
def test_energy_passes_a_face_down_card() -> None:
    s = scene(stations=["face_down@1,0"], played=["turret"]).play("build")
    assert s.why_not("cell:2,0") is None


# --- in the middle of a turn ------------------------------------------------------------------------


@clause("PG-094", "PG-083")
@pytest.mark.parametrize(("place", "built"), [(1, 3), (3, 3), (4, -1)])
def test_a_correction_in_the_middle_of_a_turn_keeps_track_of_the_card_just_built(place: int, built: int) -> None:
    s = scene(stations=["any@1,0 any@0,1 any@0,2"], played=["sports_arena"]).play("build", "cell:0,-1")
    assert s.s.table.built[0] == 4
    station_control.correct(s.s, 0, place)
    assert s.s.table.built[0] == built


@clause("PG-098", "PG-083")
def test_turning_a_card_face_down_moves_no_other() -> None:
    s = scene(stations=["any@1,0 any@2,0"], played=["sports_arena"]).play("build", "cell:3,0")
    station_control.correct(s.s, 0, 2)
    assert s.station(0).split()[2:] == ["face_down@2,0", "sports_arena@3,0"]
    assert s.s.table.built[0] == 3
    assert s.everyone_discards().told("scored") == ["scored 0 sports_arena 3"]


@clause("PG-098", "PG-083")
def test_a_card_turned_face_down_in_its_own_turn_has_no_effect() -> None:
    s = scene(stations=["any@0,1 any@1,1"], played=["sports_arena", "garden"], points=[5, 0, 0])
    s.play("build", "cell:1,0")
    station_control.correct(s.s, 0, 3)
    assert (s.s.table.built[0], s.points[0]) == (-1, 5)
    assert s.everyone_discards().told("scored") == []


@clause("PG-094", "PG-027")
@pytest.mark.parametrize("races", [(), ["vak", "humareen"]])
def test_the_main_reactor_is_never_taken_off(races: list[str]) -> None:
    s = typed_in("any@1,0", races=races)
    with pytest.raises(AssertionError):
        referee.take_off(s.s, 0, 0)
