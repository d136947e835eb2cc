"""Phase 3 and the end of the game: AN-198 to AN-208, AN-222 to AN-227."""

from typing import Any

import pytest

from andromeda.scene import Scene, scene
from clauses import clause

ROOMS = "n=reaktor e=komory_hibernacyjne s=strefa_skazona w=laboratorium nw=kajuty_zalogi se=zbrojownia"


def ship(*crew: str, seats: int = 3) -> Scene:
    return scene(seats=seats, rooms=ROOMS, crew=crew)


def last_turn(*completed: str, seats: int = 2, **rest: Any) -> Scene:
    """The last seat has its turn; ending it checks the points."""
    words: dict[str, Any] = {
        "seats": seats,
        "order": list(range(seats)),
        "active": seats - 1,
        "completed": completed,
        **rest,
    }
    return scene(**words)


# --- counting ---------------------------------------------------------------------------------------


@clause("AN-199")
def test_pd_are_those_of_tasks_and_of_rooms() -> None:
    s = scene(rooms="n=reaktor s=strefa_skazona", crew=["s*2 n", "portal"], completed=["Z03 Z01", "Z02"])

    assert s.row("tasks") == [4, 2]
    assert s.row("rooms") == [3, 1]
    assert s.scores() == [7, 3]


@clause("AN-200")
@pytest.mark.parametrize(
    ("crew", "points"),
    [
        (["n"], [1, 0, 0]),
        (["e*3", "e*2"], [2, 0, 0]),
        (["s", "s*3", "s*2"], [0, 2, 0]),
        (["", "w", "w*2"], [0, 0, 2]),
        (["se*3"], [0, 0, 0]),
        (["n portal nw", "s*2"], [3, 2, 0]),
    ],
)
def test_the_controller_gets_the_full_pd_of_a_room(crew: list[str], points: list[int]) -> None:
    assert ship(*crew).row("rooms") == points


@clause("AN-201")
@pytest.mark.parametrize(
    ("crew", "points"),
    [
        (["n", "n"], [0, 0, 0]),
        (["e*3", "e*3"], [1, 1, 0]),
        (["e*3", "e*2", "e*3"], [1, 0, 1]),
        (["", "s*2", "s*2"], [0, 1, 1]),
        (["w*4", "w*4", "w*4"], [0, 0, 0]),
        (["e*4", "e*3", "e*3"], [2, 0, 0]),
    ],
)
def test_a_tie_divides_the_pd_and_rounds_down(crew: list[str], points: list[int]) -> None:
    assert ship(*crew).row("rooms") == points


@clause("AN-201")
def test_four_in_a_tie_get_nothing() -> None:
    assert ship("s*2", "s*2", "s*2", "s*2", seats=4).row("rooms") == [0, 0, 0, 0]
    assert ship("s*2", "s*2", "s", "s", seats=4).row("rooms") == [1, 1, 0, 0]


@clause("AN-202")
@pytest.mark.parametrize(
    ("crew", "points"), [(["e*2", "e*2"], [0, 0, 0]), (["s", "s"], [0, 0, 0]), (["w", "w", "w"], [0, 0, 0])]
)
def test_a_tie_below_the_minimum_gives_nothing(crew: list[str], points: list[int]) -> None:
    assert ship(*crew).row("rooms") == points


@clause("AN-203")
@pytest.mark.parametrize("crew", [["e*2"], ["e*2", "e"], ["s"], ["w"], ["", "e*2", "e"]])
def test_fewer_than_the_minimum_get_nothing_even_alone(crew: list[str]) -> None:
    assert ship(*crew).row("rooms") == [0, 0, 0]


@clause("AN-204")
def test_an_empty_room_gives_no_points() -> None:
    assert ship().row("rooms") == [0, 0, 0]
    assert scene(seats=4, rooms=ROOMS).scores() == [0, 0, 0, 0]


@clause("AN-205")
def test_pd_of_rooms_are_counted_afresh_every_round() -> None:
    s = last_turn(rooms="n=reaktor", crew=["n", "portal"]).play("end:actions")
    s.chance("open:Z05").roll("RRRRRRR").play("offer:R", "offer:done", "accept:R")
    s.play("single:R", "end:actions", "end:actions")

    assert s.crew(0) == "portal"
    assert s.told("points-checked") == [
        "points-checked 0 0 1", "points-checked 1 0 1", "points-checked 0 0 0", "points-checked 1 0 0",
    ]  # fmt: skip


# --- enough DP --------------------------------------------------------------------------------------


@clause("AN-198", "AN-206", "AN-207")
@pytest.mark.parametrize(
    ("seats", "tasks", "enough"),
    [
        (2, "Z03 Z07 Z01", False),
        (2, "Z03 Z07 Z05", True),
        (3, "Z03 Z07", False),
        (3, "Z03 Z07 Z01", True),
        (4, "Z03 Z05", False),
        (4, "Z03 Z07", True),
    ],
)
def test_eight_seven_or_six_pd_end_the_game(seats: int, tasks: str, enough: bool) -> None:
    s = last_turn(tasks, seats=seats, used="klonowanie").play("end:actions")

    assert s.over == enough
    assert s.phase == ("over" if enough else "cleaning-up")
    assert s.told("match-over") == (["match-over 0"] if enough else [])
    assert ("klonowanie!" in s.techs()) == enough


@clause("AN-198", "AN-199")
@pytest.mark.parametrize(("crew", "enough"), [("n portal", True), ("n", False)])
def test_tasks_and_rooms_together_reach_the_number(crew: str, enough: bool) -> None:
    s = last_turn("Z03 Z07", rooms="n=reaktor", crew=[crew]).play("end:actions")

    assert s.over == enough
    assert s.told("points-checked") == [f"points-checked 0 6 {len(crew.split())}", "points-checked 1 0 0"]


@clause("AN-207")
def test_the_last_seat_may_reach_the_number_too() -> None:
    s = last_turn("", "", "Z03 Z07 Z01", seats=3).play("end:actions")

    assert s.over
    assert s.winners() == [2]


@clause("AN-206")
def test_with_too_few_pd_the_game_goes_on_to_the_clean_up() -> None:
    s = last_turn(crew=["portal*2", "portal"]).play("end:actions")

    assert s.phase == "cleaning-up"
    assert s.told("points-checked") == ["points-checked 0 0 1", "points-checked 1 0 0"]
    assert s.question == "open-task"


@clause("AN-207")
def test_phase_4_is_not_played_when_the_game_ends() -> None:
    s = last_turn("Z03 Z07 Z05", used="klonowanie", held=["Z01", "Z02"], first=1).play("end:actions", "end:turn")

    assert s.over
    assert "klonowanie!" in s.techs()
    assert (s.first, s.general(), s.general_deck) == (1, "", 6)
    assert s.log[-1] == "match-over"


@clause("AN-208")
def test_reaching_the_number_in_phase_2_does_not_end_the_game() -> None:
    s = scene(phase="checking", rooms="n=reaktor", crew=["n*2", "portal"], general="Z12", completed=["Z03 Z07"])
    s.play("task:Z12")

    assert s.scores() == [8, 1]
    assert not s.over
    assert s.active == 1


@clause("AN-208", "AN-206")
def test_who_drops_below_the_number_before_phase_3_has_not_reached_it() -> None:
    """Edge case 26: over the threshold in phase 2, below it in phase 3."""
    s = scene(rooms="n=reaktor", crew=["n", "portal"], completed=["Z03 Z07 Z01"], dice=["", "S"])
    assert s.scores() == [8, 1]
    s.end_turn().play("single:S").end_turn()

    assert s.scores() == [7, 0]
    assert s.phase == "cleaning-up"


# --- the end ----------------------------------------------------------------------------------------


@clause("AN-222")
def test_after_the_end_nothing_is_decided() -> None:
    s = last_turn("Z03 Z07 Z05").play("end:actions")

    assert s.actors == []
    assert [s.why_not(decision, 0) for decision in ("end:turn", "exchange", "roll:R")] == ["AN-222"] * 3


@clause("AN-222", "AN-223")
@pytest.mark.parametrize(("number", "over"), [(6, False), (7, True)])
def test_the_game_ends_with_the_round_that_has_no_general_task_to_turn_up(number: int, over: bool) -> None:
    s = last_turn(round=number, crew=["portal"])
    assert s.general_deck == 7 - number

    s.play("end:actions")

    assert s.over == over
    assert s.told("match-over") == (["match-over 1"] if over else [])


@clause("AN-224")
def test_the_final_scores_are_those_of_the_last_phase_3() -> None:
    s = last_turn("Z03", "Z02", round=7, rooms="n=reaktor", crew=["n", "portal"]).play("end:actions")

    assert s.told("points-checked") == ["points-checked 0 3 1", "points-checked 1 2 1"]
    assert s.scores() == [4, 3]
    assert s.row("rooms") == [1, 1]


@clause("AN-225")
@pytest.mark.parametrize(
    ("completed", "winners"),
    [(["Z01", "Z02"], [1]), (["Z02", "Z01"], [0]), (["Z01", "Z02", "Z03"], [2]), (["Z01", "Z03", "Z02"], [1])],
)
def test_the_most_pd_win_also_below_the_number(completed: list[str], winners: list[int]) -> None:
    s = last_turn(*completed, seats=3, round=7).play("end:actions")

    assert s.winners() == winners


@clause("AN-225")
def test_of_two_over_the_number_the_one_with_more_pd_wins() -> None:
    """Edge case 25: two seats over the threshold in the same phase 3; the order of turns does not matter."""
    s = last_turn("Z03 Z07 Z05", "Z19 Z26 Z06 Z08").play("end:actions")

    assert s.scores() == [8, 9]
    assert s.winners() == [1]


@clause("AN-226")
@pytest.mark.parametrize(
    ("completed", "crew", "winners"),
    [
        (["Z02", "Z01"], ["", "portal"], [1]),
        (["Z01", "Z02"], ["portal", ""], [0]),
        (["Z02", "Z05", "Z01"], ["", "", "portal"], [2]),
        (["Z03", "Z02", ""], ["", "portal", "s*2"], [1]),
    ],
)
def test_among_equals_more_pd_from_rooms_win(completed: list[str], crew: list[str], winners: list[int]) -> None:
    s = last_turn(*completed, seats=3, round=7, rooms="s=strefa_skazona", crew=crew).play("end:actions")

    assert s.winners() == winners


@clause("AN-226")
def test_pd_from_rooms_count_only_among_equals() -> None:
    s = last_turn("Z03", "Z01", round=7, rooms="n=reaktor", crew=["", "n"]).play("end:actions")

    assert s.scores() == [3, 2]
    assert s.winners() == [0]


@clause("AN-227")
@pytest.mark.parametrize(
    ("completed", "crew", "winners"),
    [
        (["Z01", "Z04", "Z08"], ["", "", ""], [0, 1, 2]),
        (["Z01", "Z02", "Z05"], ["", "", ""], [1, 2]),
        (["Z02", "Z01", "Z05"], ["", "", ""], [0, 2]),
        (["", "Z01", "Z04"], ["n", "portal", "s"], [1, 2]),
        (["", "", ""], ["", "", ""], [0, 1, 2]),
    ],
)
def test_who_is_still_tied_shares_the_victory(completed: list[str], crew: list[str], winners: list[int]) -> None:
    s = last_turn(*completed, seats=3, round=7, rooms="n=reaktor s=maszynownia", crew=crew).play("end:actions")

    assert s.winners() == winners
