"""The facts that tasks ask for: section 3.5, AN-165, AN-180, AN-188, AN-190."""

from typing import Any

import pytest

from andromeda.scene import Scene, scene
from clauses import clause

FULL = (
    "nw=centrum_komunikacji n=reaktor ne=kajuty_zalogi w=maszynownia e=mostek_kapitanski "
    "sw=poklad_hangarowy s=zbrojownia se=strefa_skazona"
)


def ship(*crew: str, rooms: str = FULL, seats: int = 3, **rest: Any) -> Scene:
    return scene(seats=seats, rooms=rooms, crew=crew, **rest)


# --- the board --------------------------------------------------------------------------------------


@clause("AN-175")
@pytest.mark.parametrize(
    ("crew", "rooms"), [("", 0), ("portal*3", 1), ("nw n se", 3), ("nw n ne w portal e sw s se", 9)]
)
def test_present_rooms(crew: str, rooms: int) -> None:
    assert ship(crew, "nw n").fact("present_rooms") == rooms


@clause("AN-190")
@pytest.mark.parametrize(("room", "own"), [("reaktor", 2), ("portal", 0), ("strefa_skazona", 1), ("laboratorium", 0)])
def test_own_researchers_in_a_room(room: str, own: int) -> None:
    assert ship("n*2 se", "n*3 portal").fact("own_in", of=room) == own


@clause("AN-190")
def test_a_room_that_is_face_down_or_not_in_play_holds_nobody_and_is_controlled_by_nobody() -> None:
    s = scene(rooms="n=reaktor", crew=["n*4 portal*4"])

    for room in ("maszynownia", "strefa_skazona", "zbrojownia", "laboratorium"):
        assert s.fact("own_in", of=room) == 0
        assert s.fact("control", of=room) == 0


@clause("AN-190")
def test_the_last_cell_is_not_taken_for_a_room_that_is_absent() -> None:
    s = scene(rooms="e=kajuty_zalogi se=reaktor", crew=["se*5"])

    assert s.fact("own_in", of="maszynownia") == 0
    assert s.fact("own_in", of="reaktor") == 5


@clause("AN-175")
@pytest.mark.parametrize(
    ("crew", "excluded", "most"),
    [
        ("portal*5 n*2", "", 5),
        ("portal*5 n*2", "portal", 2),
        ("se*3 nw*4", "portal reaktor", 4),
        ("portal*5", "portal", 0),
    ],
)
def test_the_biggest_stack_outside_some_rooms(crew: str, excluded: str, most: int) -> None:
    assert ship(crew, "e*7").fact("biggest_stack", of=excluded) == most


@clause("AN-142", "AN-146")
def test_controlled_rooms_leave_out_ties_and_those_below_the_minimum() -> None:
    s = ship("nw n*2 ne se portal", "n ne")

    assert s.fact("controlled_rooms") == 3
    assert s.fact("controlled_rooms", 1) == 0


@clause("AN-142")
def test_control_counts_some_rooms() -> None:
    s = ship("nw n s", "n portal")

    assert s.fact("control", of="centrum_komunikacji zbrojownia reaktor") == 2
    assert s.fact("control", of="portal reaktor") == 0
    assert s.fact("control", 1, of="portal reaktor") == 1


@clause("AN-175")
@pytest.mark.parametrize(
    ("crew", "size"),
    [
        ("", 0),
        ("n", 1),
        ("nw e", 1),
        ("n e", 1),
        ("n ne e", 3),
        ("nw n ne sw s", 3),
        ("nw w sw ne e", 3),
        ("sw s ne e", 2),
        ("nw n e s sw w", 5),
        ("nw n ne w portal e sw s se*2", 9),
    ],
)
def test_the_largest_group_of_controlled_rooms(crew: str, size: int) -> None:
    assert ship(crew).fact("controlled_group") == size


@clause("AN-175")
@pytest.mark.parametrize(
    ("crew", "lines"),
    [
        ("nw n ne", 1),
        ("w portal e", 1),
        ("sw s se", 1),
        ("nw w sw", 1),
        ("n portal s", 1),
        ("ne e se", 1),
        ("nw portal se", 0),
        ("nw n w portal", 0),
        ("nw n ne w sw", 2),
        ("nw n ne w portal e sw s se", 6),
    ],
)
def test_lines_are_rows_and_columns_of_three(crew: str, lines: int) -> None:
    assert ship(crew).fact("lines") == lines


@clause("AN-175")
def test_with_two_seats_only_the_middle_row_and_column_are_lines() -> None:
    rooms = "nw=centrum_komunikacji n=reaktor w=maszynownia e=kajuty_zalogi s=mostek_kapitanski se=strefa_skazona"

    assert ship("nw n w portal e s se", rooms=rooms, seats=2).fact("lines") == 2
    assert ship("nw n w e s se", rooms=rooms, seats=2).fact("lines") == 0
    assert ship("nw n w portal e s se", rooms=rooms, seats=2).fact("corner_rooms") == 2


@clause("AN-175")
@pytest.mark.parametrize(
    ("crew", "corners", "beside"),
    [("nw ne sw se portal", 4, 0), ("n w e s portal", 0, 4), ("nw*2 n", 1, 1), ("se s", 1, 1), ("ne sw e", 2, 1)],
)
def test_corners_and_neighbours_of_the_portal(crew: str, corners: int, beside: int) -> None:
    s = ship(crew, "nw n s se")

    assert s.fact("corner_rooms") == corners
    assert s.fact("portal_neighbours") == beside


@clause("AN-175")
def test_researchers_on_the_ship_trained_and_in_the_pool() -> None:
    s = ship("nw*2 portal", "portal", trained=[4, 1])

    assert [s.fact(name) for name in ("on_ship", "trained", "pool")] == [3, 4, 9]
    assert [s.fact(name, 1) for name in ("on_ship", "trained", "pool")] == [1, 1, 14]


@clause("AN-175")
@pytest.mark.parametrize(
    ("crew", "lead", "deficit"),
    [(["n*5", "n*3", "n"], 2, -4), (["n", "n*3", "n*5"], -4, 2), (["n*3", "n", "n*4"], -1, -2), (["n*2"] * 3, 0, 0)],
)
def test_lead_and_deficit_on_the_ship(crew: list[str], lead: int, deficit: int) -> None:
    s = ship(*crew, trained=[3, 2, 1])

    assert (s.fact("lead_on_ship"), s.fact("deficit_on_ship")) == (lead, deficit)


@clause("AN-175")
@pytest.mark.parametrize(
    ("crew", "shared", "alone"),
    [
        (["nw n*3", "n"], 1, 1),
        (["nw n", "", "n*4"], 1, 1),
        (["nw n se"], 0, 3),
        (["nw n", "n", "nw"], 2, 0),
        ([""], 0, 0),
    ],
)
def test_shared_rooms_and_rooms_alone(crew: list[str], shared: int, alone: int) -> None:
    s = ship(*crew)

    assert (s.fact("shared_rooms"), s.fact("alone_rooms")) == (shared, alone)


@clause("AN-175")
def test_teleporters_on_the_ship_and_rooms_not_discovered() -> None:
    s = scene(rooms="n=reaktor e=kajuty_zalogi", crew=["n"], teleporters=["portal n e", "portal"])

    assert (s.fact("teleporters_on_ship"), s.fact("teleporters_on_ship", 1)) == (3, 1)
    assert s.fact("face_down_rooms") == 4
    assert ship("n").fact("face_down_rooms") == 0
    assert scene(seats=3).fact("face_down_rooms") == 8


@clause("AN-175", "AN-190")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_facts_are_those_of_the_seat(seat: int) -> None:
    crew = ["portal", "portal", "portal"]
    crew[seat] = "nw*2 se*3"
    s = ship(*crew)

    assert s.fact("own_in", seat, of="centrum_komunikacji") == 2
    assert s.fact("own_in", seat, of="strefa_skazona") == 3
    assert s.fact("biggest_stack", seat) == 3
    assert (s.fact("alone_rooms", seat), s.fact("shared_rooms", seat)) == (2, 0)
    assert (s.fact("present_rooms", seat), s.fact("corner_rooms", seat)) == (2, 2)


# --- the turn ---------------------------------------------------------------------------------------


@clause("AN-165")
def test_dice_used_by_their_result() -> None:
    faces = {"pelne_szkolenie": 1, "wezwanie_wsparcia": 2, "improwizacja": 3, "technologia": 4}
    s = scene(facts={**faces, "unused": 5, "teleporter": 6})

    assert s.fact("dice_by_result") == 10
    assert s.fact("distinct_results") == 4
    assert [s.fact("dice_by_result", of=face) for face in (*faces, "ruch")] == [1, 2, 3, 4, 0]
    assert s.fact("dice_unused") == 5


@clause("AN-188")
def test_plague_dice_never_count_towards_a_task() -> None:
    s = scene(crew=["portal*3"], dice="ZZS", held=["Z28"]).play("end:actions")

    assert s.fact("dice_by_result") == 0
    assert s.fact("distinct_results") == 0
    assert s.fact("dice_unused") == 1
    assert s.why_not("task:Z28") == "AN-175"


@clause("AN-165")
def test_uses_of_technologies() -> None:
    s = scene(facts={"teleporter": 1, "klonowanie": 2, "pole_silowe": 4, "unused": 3, "trained": 5})

    assert s.fact("tech_uses") == 7
    assert [s.fact("tech_uses", of=tech) for tech in ("teleporter", "klonowanie", "pole_silowe")] == [1, 2, 4]
    assert s.fact("tech_uses", of="szczepionki") == 0


@clause("AN-180")
def test_what_was_done_in_the_turn_is_counted_from_any_source() -> None:
    s = scene(facts={"trained": 1, "summoned": 2, "moves": 3, "discovered": 4, "room-actions": 5})
    names = ("trained_now", "summoned_now", "moves_made", "rooms_discovered", "room_actions")

    assert [s.fact(name) for name in names] == [1, 2, 3, 4, 5]


@clause("AN-180")
def test_the_counts_of_a_turn_begin_anew() -> None:
    s = scene(crew=["portal", "portal"], dice=["SS", "S"], rooms="n=reaktor")
    s.play("die:S", "train:2", "single:S").end_turn()
    names = ("dice_by_result", "trained_now", "moves_made", "dice_unused")
    assert [s.fact(name) for name in names] == [0, 0, 0, 0]

    s.play("end:actions")

    assert s.phase == "cleaning-up"
