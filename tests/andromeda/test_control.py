"""Control of rooms, and room actions in general: AN-142 to AN-155."""

import pytest

from andromeda.scene import Scene, scene
from clauses import clause

ROOMS = "n=reaktor e=komory_hibernacyjne s=strefa_skazona w=laboratorium nw=kajuty_zalogi ne=centrum_komunikacji"
FAR_TECHS = "teleporter zdalne_sterowanie pole_silowe klonowanie"


def ship(*crew: str, seats: int = 3) -> Scene:
    return scene(seats=seats, rooms=ROOMS, crew=crew)


def controllers(s: Scene, room: str) -> list[int]:
    return [seat for seat in range(s.s.seats) if s.fact("control", seat, of=room) == 1]


# --- control ----------------------------------------------------------------------------------------


@clause("AN-142")
@pytest.mark.parametrize("crew", [["n*2", "n"], ["n*3", "n*2", "n*2"], ["n*3", "n", "n*2"], ["n*2", "", "n"]])
def test_more_researchers_than_each_other_seat_control_a_room(crew: list[str]) -> None:
    assert controllers(ship(*crew), "reaktor") == [0]


@clause("AN-142")
@pytest.mark.parametrize(("crew", "seat"), [(["n", "n*2", "n"], 1), (["n", "n", "n*2"], 2), (["n", "n*2", "n*4"], 2)])
def test_every_seat_may_be_the_one_with_the_most(crew: list[str], seat: int) -> None:
    assert controllers(ship(*crew), "reaktor") == [seat]


@clause("AN-142")
def test_the_last_of_four_seats_counts_too() -> None:
    assert controllers(ship("n*2", "", "", "n*2", seats=4), "reaktor") == []
    assert controllers(ship("n*2", "", "", "n*3", seats=4), "reaktor") == [3]


@clause("AN-143")
@pytest.mark.parametrize("crew", [["n", "n"], ["n*2", "n*2", "n"], ["n", "n*3", "n*3"], ["n*2", "n*2", "n*2"]])
def test_a_tie_for_most_gives_control_to_nobody(crew: list[str]) -> None:
    assert controllers(ship(*crew), "reaktor") == []


@clause("AN-144")
def test_a_single_researcher_controls_a_room_where_no_one_else_is() -> None:
    assert controllers(ship("", "n"), "reaktor") == [1]
    assert controllers(ship("e", "n"), "reaktor") == [1]


@clause("AN-142", "AN-204")
def test_nobody_controls_an_empty_room() -> None:
    s = ship("portal", "portal*2")

    assert controllers(s, "reaktor") == []
    assert [s.fact("controlled_rooms", seat) for seat in range(3)] == [0, 1, 0]


@clause("AN-145", "AN-230")
@pytest.mark.parametrize(
    ("crew", "holding"),
    [(["e*2"], []), (["e*3"], [0]), (["e*3", "e*2"], [0]), (["e*3", "e*3"], []), (["e*2", "e"], [])],
)
def test_komory_hibernacyjne_need_three(crew: list[str], holding: list[int]) -> None:
    assert controllers(ship(*crew), "komory_hibernacyjne") == holding


@clause("AN-146", "AN-232", "AN-250")
@pytest.mark.parametrize(("cell", "room"), [("w", "laboratorium"), ("s", "strefa_skazona")])
@pytest.mark.parametrize(("count", "holding"), [(1, []), (2, [0]), (3, [0])])
def test_laboratorium_and_strefa_skazona_need_two(cell: str, room: str, count: int, holding: list[int]) -> None:
    assert controllers(ship(f"{cell}*{count}"), room) == holding


@clause("AN-148")
def test_teleporters_do_not_count_for_control() -> None:
    s = scene(rooms="n=reaktor e=kajuty_zalogi", crew=["n", "n"], teleporters=["portal n e", "portal"])

    assert controllers(s, "reaktor") == []
    assert controllers(s, "kajuty_zalogi") == []
    assert s.row("rooms") == [0, 0]


@clause("AN-147")
def test_control_changes_at_once_when_the_last_rival_is_pushed_out() -> None:
    """Edge case 29: pushing somebody out changes control at once, also for the room action of that turn."""
    s = scene(rooms="n=kajuty_zalogi", crew=["n", "n"], dice="T", techs=FAR_TECHS)
    assert s.why_not("room:kajuty_zalogi") == "AN-151"

    s.play("tech:pole_silowe")

    assert s.crew(1) == "portal"
    assert controllers(s, "kajuty_zalogi") == [0]
    assert s.why_not("room:kajuty_zalogi") is None


@clause("AN-147", "AN-151")
def test_who_leaves_a_room_no_longer_controls_it() -> None:
    s = scene(rooms="n=kajuty_zalogi", crew=["n"], dice="S")
    assert s.why_not("room:kajuty_zalogi") is None

    s.play("single:S")

    assert s.crew(0) == "portal"
    assert s.why_not("room:kajuty_zalogi") == "AN-151"
    assert s.options() == ["end:actions"]


# --- room actions -----------------------------------------------------------------------------------


@clause("AN-149")
def test_a_second_room_action_in_a_turn_is_refused() -> None:
    s = scene(rooms="n=kajuty_zalogi e=centrum_komunikacji", crew=["n portal e"])
    assert s.options() == ["room:centrum_komunikacji", "room:kajuty_zalogi", "end:actions"]

    s.play("room:centrum_komunikacji")

    assert s.pieces(0) == (3, 1, 12)
    assert s.why_not("room:kajuty_zalogi") == "AN-149"
    assert s.why_not("room:centrum_komunikacji") == "AN-149"
    assert s.options() == ["end:actions"]
    assert s.fact("room_actions") == 1


@clause("AN-149")
def test_the_next_turn_brings_a_new_room_action() -> None:
    s = scene(rooms="n=centrum_komunikacji e=kajuty_zalogi", crew=["n portal", "e"]).play("room:centrum_komunikacji")
    s.end_turn()

    assert s.active == 1
    assert s.fact("room_actions") == 0
    assert s.options() == ["room:kajuty_zalogi", "end:actions"]


@clause("AN-150")
@pytest.mark.parametrize("before", ["", "S", "SS"])
def test_a_room_action_comes_before_between_or_after_dice(before: str) -> None:
    s = scene(rooms="n=centrum_komunikacji", crew=["n portal"], dice="SS")
    for _ in before:
        s.play("die:S", "train:1")

    s.play("room:centrum_komunikacji")
    if s.question == "either":
        s.play("train:1")

    assert s.question == "acting"
    assert s.told("room-used") == ["room-used 0 centrum_komunikacji 0"]
    assert s.dice(0) == "SS"[len(before) :]
    assert s.trained(0) == len(before) + 1


@clause("AN-151")
@pytest.mark.parametrize(
    ("crew", "clause_of_refusal"),
    [(["n", ""], None), (["n*2", "n"], None), (["n", "n"], "AN-151"), (["n", "n*2"], "AN-151"), (["e", ""], "AN-151")],
)
def test_a_room_must_be_controlled_to_use_its_action(crew: list[str], clause_of_refusal: str | None) -> None:
    s = scene(rooms="n=centrum_komunikacji e=reaktor", crew=crew)

    assert s.why_not("room:centrum_komunikacji") == clause_of_refusal
    assert s.offers("room:centrum_komunikacji") == (clause_of_refusal is None)


@clause("AN-152")
def test_a_room_may_be_used_again_in_the_round_by_another_seat() -> None:
    s = scene(rooms="n=kajuty_zalogi", crew=["n", "portal*2"], dice=["", "R"])
    s.play("room:kajuty_zalogi", "done").end_turn()
    assert s.why_not("room:kajuty_zalogi") == "AN-151"

    s.play("die:R", "done")

    assert s.why_not("room:kajuty_zalogi") is None


@clause("AN-152")
def test_a_room_may_be_used_again_in_the_turn_by_remote_control() -> None:
    s = scene(rooms="n=kajuty_zalogi", crew=["n portal"], dice="T", techs=FAR_TECHS)
    s.play("room:kajuty_zalogi", "move:n-portal", "done", "tech:zdalne_sterowanie", "done")

    assert s.crew(0) == "n portal"
    assert s.told("room-used") == ["room-used 0 kajuty_zalogi 0", "room-used 0 kajuty_zalogi 1"]
    assert s.fact("room_actions") == 2


@clause("AN-153")
def test_a_room_action_is_optional() -> None:
    s = scene(rooms="n=kajuty_zalogi", crew=["n portal"])
    s.play("end:actions")

    assert s.active == 1
    assert s.told("room-used") == []
    assert s.crew(0) == "n portal"


@clause("AN-154")
def test_a_room_action_needs_no_die() -> None:
    s = scene(rooms="n=centrum_komunikacji", crew=["n portal"])
    assert (s.dice(0), s.middle()) == ("", "IIIIIII")

    s.play("room:centrum_komunikacji")

    assert s.middle() == "IIIIIII"
    assert s.trained(0) == 1
    assert s.fact("dice_by_result") == 0


@clause("AN-150", "AN-154")
def test_a_seat_with_nothing_but_plague_still_has_its_room_action() -> None:
    """Edge case 21: all dice are plague, and the actions step still offers a room action."""
    s = scene(rooms="n=kajuty_zalogi", crew=["n portal*2"], dice="ZZ").play("remove:0-portal", "remove:0-portal")

    assert s.dice(0) == ""
    assert s.options() == ["room:kajuty_zalogi", "end:actions"]


@clause("AN-155")
def test_losing_control_through_the_own_room_action_does_not_undo_it() -> None:
    s = scene(rooms="n=kajuty_zalogi", crew=["n", "portal"]).play("room:kajuty_zalogi")
    assert s.crew(0) == "portal"
    assert s.fact("control", of="kajuty_zalogi") == 0

    assert s.options() == ["move:portal-n", "done"]
    s.play("done")

    assert s.crew(0) == "portal"
    assert s.fact("room_actions") == 1


@clause("AN-151", "AN-190")
@pytest.mark.parametrize(
    ("seats", "room", "refused"),
    [
        (2, "reaktor", "AN-141"),
        (2, "zbrojownia", "AN-018"),
        (2, "laboratorium", "AN-018"),
        (3, "zbrojownia", "AN-141"),
    ],
)
def test_a_room_that_is_not_there_has_no_action(seats: int, room: str, refused: str) -> None:
    s = scene(seats=seats, rooms="n=kajuty_zalogi", crew=["n"])

    assert s.why_not(f"room:{room}") == refused
    assert s.options() == ["room:kajuty_zalogi", "end:actions"]
