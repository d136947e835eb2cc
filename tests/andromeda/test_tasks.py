"""Checking tasks, sacrifice and limits: AN-170 to AN-197."""

from typing import Any

import pytest

from andromeda.scene import Scene, scene
from clauses import clause

WIDE = "n=reaktor e=kajuty_zalogi s=maszynownia w=centrum_komunikacji"


def checking(crew: str, general: str = "", held: str = "Z29", other: str = "", **rest: Any) -> Scene:
    """Step 3 of seat 0; with a task in hand it is always asked."""
    words: dict[str, Any] = {"rooms": WIDE, "crew": [crew, other], "general": general, "held": [held], **rest}
    return scene(phase="checking", **words)


# --- when and which ---------------------------------------------------------------------------------


@clause("AN-170", "AN-092")
def test_tasks_are_completed_in_the_third_step_of_the_own_turn() -> None:
    s = scene(rooms=WIDE, crew=["n e", "n portal"], general="Z12", held=["Z13"], dice="ZS", vaccines=[1])
    assert s.why_not("task:Z13") == "AN-092"
    s.play("vaccines:1")
    assert s.why_not("task:Z13") == "AN-170"
    assert s.why_not("end:turn") == "AN-092"
    s.play("end:actions")

    assert s.question == "checking"
    assert s.options() == ["task:Z13", "end:turn"]
    assert s.why_not("task:Z13", 1) == "AN-091"
    s.play("end:turn")
    assert s.active == 1
    assert s.why_not("task:Z13", 0) == "AN-091"


@clause("AN-170")
@pytest.mark.parametrize("decision", ["die:S", "single:S", "room:kajuty_zalogi", "tech:teleporter", "end:actions"])
def test_no_action_follows_in_the_third_step(decision: str) -> None:
    """Edge case 3: an action after the actions step has ended."""
    s = scene(rooms=WIDE, crew=["e"], held=["Z29"], dice="ST").play("end:actions")

    assert s.why_not(decision) == "AN-092"
    assert s.options() == ["end:turn"]


@clause("AN-171")
def test_open_general_tasks_and_the_own_personal_task_may_be_completed() -> None:
    s = checking("n e portal", "Z12 Z13", "Z08")

    assert s.options() == ["task:Z08", "task:Z12", "task:Z13", "end:turn"]


@clause("AN-171")
def test_other_tasks_may_not_be_completed() -> None:
    """Edge case 14: another seat's personal task, and one that is still face down."""
    s = scene(phase="checking", rooms=WIDE, crew=["n e portal"], general="Z12", held=["Z29", "Z13"], under="Z08")

    assert s.why_not("task:Z13") == "AN-171"
    assert s.why_not("task:Z08") == "AN-171"
    assert s.why_not("task:Z15") == "AN-171"
    assert s.why_not("task:Z12") is None


@clause("AN-172")
def test_completing_a_task_is_optional() -> None:
    s = checking("n e portal", "Z12", "Z13").play("end:turn")

    assert s.active == 1
    assert (s.completed(0), s.held(0), s.general()) == ("", "Z13", "Z12")
    assert s.told("turn-ended") == ["turn-ended 0"]


@clause("AN-172")
def test_a_seat_that_holds_nothing_and_can_complete_nothing_is_not_asked() -> None:
    assert checking("n", "Z13", "").active == 1
    assert checking("n", "Z12", "").question == "checking"
    assert checking("n", "Z13", "Z29").question == "checking"


# --- condition and cost -----------------------------------------------------------------------------


@clause("AN-173")
@pytest.mark.parametrize(("task", "cost", "crew"), [("Z12", 1, "n*5"), ("Z06", 2, "n*3 e portal"), ("Z26", 3, "n*12")])
def test_the_cost_is_sacrificed(task: str, cost: int, crew: str) -> None:
    s = checking(crew, held=task).play(f"task:{task}")
    while s.question == "sacrificing":
        s.play("sacrifice:n")

    before = sum(int(word.partition("*")[2] or 1) for word in crew.split())
    assert s.on_ship(0) == before - cost
    assert s.pool(0) == 16 - before + cost
    assert s.told("sacrificed") == ["sacrificed 0 n"] * cost
    assert s.completed(0) == task


@clause("AN-173")
def test_a_task_without_a_cost_is_completed_at_once() -> None:
    s = checking("n", held="Z28", facts={"unused": 2}, general="Z12").play("task:Z28")

    assert s.question == "checking"
    assert (s.crew(0), s.completed(0)) == ("n", "Z28")
    assert s.told("task-completed") == ["task-completed 0 Z28 1"]


@clause("AN-173", "AN-265")
def test_no_fewer_and_no_more_than_the_cost_are_sacrificed() -> None:
    """Edge case 15: sacrificing too few or too many."""
    s = checking("n*3 e*2 portal", held="Z06", general="Z12")
    assert s.why_not("sacrifice:n") == "AN-173"
    s.play("task:Z06")
    assert s.why_not("end:turn") == "AN-265"
    assert s.why_not("done") == "AN-265"
    assert s.why_not("task:Z12") == "AN-265"
    s.play("sacrifice:n")
    assert s.question == "sacrificing"
    s.play("sacrifice:n")

    assert s.question == "checking"
    assert s.why_not("sacrifice:n") == "AN-173"
    assert s.crew(0) == "n portal e*2"


@clause("AN-174", "AN-193")
@pytest.mark.parametrize(("crew", "trained", "refused"), [("portal*2", 13, "AN-174"), ("portal*3", 13, None)])
def test_a_cost_that_cannot_be_paid_from_the_ship_forbids_the_task(
    crew: str, trained: int, refused: str | None
) -> None:
    s = checking(crew, held="Z26", trained=[trained])

    assert s.pool(0) <= 1
    assert s.why_not("task:Z26") == refused
    assert s.offers("task:Z26") == (refused is None)


@clause("AN-174")
def test_a_task_without_a_cost_needs_nobody_on_the_ship() -> None:
    s = checking("", held="Z28", facts={"unused": 2})

    assert s.why_not("task:Z28") is None


@clause("AN-175")
def test_the_condition_must_be_met() -> None:
    assert checking("n e", held="Z06").why_not("task:Z06") == "AN-175"
    assert checking("n e", held="Z06").options() == ["end:turn"]
    assert checking("n e portal", held="Z06").why_not("task:Z06") is None


@clause("AN-175", "AN-176")
def test_the_condition_is_checked_before_the_cost_is_paid() -> None:
    s = checking("n", held="Z12").play("task:Z12")

    assert s.completed(0) == "Z12"
    assert (s.crew(0), s.fact("control", 0, of="reaktor")) == ("", 0)


@clause("AN-177")
@pytest.mark.parametrize("order", [["Z12", "Z13", "Z08"], ["Z08", "Z13", "Z12"], ["Z13", "Z12", "Z08"]])
def test_any_number_of_tasks_is_completed_in_any_order(order: list[str]) -> None:
    s = checking("n*2 e*2 portal*4", "Z12 Z13", "Z08")
    for task in order:
        s.play(f"task:{task}", "sacrifice:portal")

    assert s.completed(0) == " ".join(order)
    assert s.row("tasks") == [3, 0]
    assert (s.crew(0), s.general(), s.active) == ("n*2 portal e*2", "", 1)


@clause("AN-178")
def test_after_paying_the_next_condition_is_checked_against_the_new_board() -> None:
    s = checking("n e portal", "Z12", "Z06")
    assert s.options() == ["task:Z06", "task:Z12", "end:turn"]

    s.play("task:Z12", "sacrifice:e")

    assert s.why_not("task:Z06") == "AN-175"
    assert s.options() == ["end:turn"]


@clause("AN-178")
def test_after_paying_the_next_cost_is_checked_against_the_new_board() -> None:
    s = checking("n e", "Z12", "Z25", facts={"summoned": 4})
    assert s.options() == ["task:Z12", "task:Z25", "end:turn"]

    s.play("task:Z12", "sacrifice:e")

    assert s.why_not("task:Z25") == "AN-174"


@clause("AN-179")
def test_a_task_may_become_possible_through_a_sacrifice() -> None:
    s = checking("n*2", "Z12", "Z20", "portal*2")
    assert s.why_not("task:Z20") == "AN-175"

    s.play("task:Z12")

    assert s.options() == ["task:Z20", "end:turn"]
    s.play("task:Z20")
    assert s.completed(0) == "Z12 Z20"


@clause("AN-180")
def test_sacrifices_do_not_change_what_was_done_in_the_turn() -> None:
    s = checking("n*4 e", "Z12 Z24", "Z14", facts={"trained": 4, "moves": 5, "unused": 1})
    s.play("task:Z12", "sacrifice:n", "task:Z24", "sacrifice:n")

    assert (s.fact("trained_now"), s.fact("moves_made"), s.fact("dice_unused")) == (4, 5, 1)
    assert s.why_not("task:Z14") is None


# --- taken and revealed -----------------------------------------------------------------------------


@clause("AN-181")
def test_a_general_task_is_taken_and_nobody_else_can_complete_it() -> None:
    s = scene(phase="checking", rooms=WIDE, crew=["n*2", "s"], general="Z12 Z13", held=["Z29", "Z28"])
    s.play("task:Z12")
    assert (s.general(), s.completed(0), s.held(0)) == ("Z13", "Z12", "Z29")
    assert s.told("task-completed") == ["task-completed 0 Z12 0"]
    assert s.why_not("task:Z12") == "AN-181"

    s.play("end:turn", "end:actions")

    assert s.question == "checking"
    assert s.why_not("task:Z12") == "AN-181"


@clause("AN-182")
def test_a_completed_personal_task_is_revealed() -> None:
    s = checking("n*2 e", held="Z12", general="Z13")
    assert s.known_held(1, 0) == "?"

    s.play("task:Z12", "sacrifice:n")

    assert (s.held(0), s.completed(0), s.general()) == ("", "Z12", "Z13")
    assert s.told("task-completed") == ["task-completed 0 Z12 1"]
    assert s.s.table.held[0].knowers == []


@clause("AN-182")
def test_a_revealed_task_is_no_rumour_any_more() -> None:
    s = scene(
        active=1, order=[1, 0], rooms="n=mostek_kapitanski e=reaktor s=maszynownia", crew=["", "n e"], held=["", "Z29"],
        under="Z12:0 Z14:0", unseen=0,
    ).play("room:mostek_kapitanski")  # fmt: skip
    s.settle().play("return:Z29", "return:Z14", "end:actions")
    assert [row[0] + 1 for row in s.s.table.rumours] == [12, 14]

    s.play("task:Z12", "sacrifice:e")

    assert [row[0] + 1 for row in s.s.table.rumours] == [14]


@clause("AN-183", "AN-199")
def test_completed_tasks_give_their_pd() -> None:
    s = checking("n e portal", held="Z06")
    assert s.scores() == [3, 0]
    s.play("task:Z06", "sacrifice:n", "sacrifice:e")

    assert s.row("tasks") == [2, 0]
    assert s.row("rooms") == [1, 0]
    assert s.scores() == [3, 0]


@clause("AN-184")
def test_pd_of_tasks_stay_when_the_board_changes() -> None:
    s = scene(rooms=WIDE, crew=["n", "portal"], completed=["Z12 Z07", ""], dice="Z")

    assert s.crew(0) == ""
    assert s.row("tasks") == [4, 0]
    s.end_turn().end_turn().settle()
    assert s.row("tasks") == [4, 0]
    assert s.completed(0) == "Z12 Z07"


@clause("AN-185", "AN-186")
def test_completed_tasks_are_not_replaced_before_the_clean_up() -> None:
    s = checking("n*2 e portal", "Z12", "Z13").play("task:Z12", "sacrifice:n", "task:Z13", "sacrifice:n")

    assert s.active == 1
    assert (s.general(), s.held(0), s.general_deck) == ("", "", 6)
    assert s.log.count("task-opened") == 0
    assert s.log.count("task-drawn") == 0


@clause("AN-187")
def test_uncompleted_general_tasks_stay_open() -> None:
    """Edge case 28: general tasks pile up, seven in the last round."""
    s = scene(round=6, order=[0, 1], active=1, general="Z03 Z05 Z07 Z09 Z11 Z19")
    s.play("end:actions").chance("open:Z10")

    assert s.general() == "Z03 Z05 Z07 Z09 Z10 Z11 Z19"
    assert s.round == 7


@clause("AN-190", "AN-187")
def test_a_task_that_names_an_absent_room_stays_a_legal_card() -> None:
    """Edge case 27: a room that lies face down or was put away unseen counts for nobody; another branch may do."""
    s = checking("n*4 portal", "Z09", "Z10")
    assert s.why_not("task:Z09") == "AN-175"
    assert s.why_not("task:Z10") == "AN-175"

    assert checking("s*4", "Z09", "Z10").options() == ["task:Z10", "end:turn"]


# --- sacrifice and limits ---------------------------------------------------------------------------


@clause("AN-191", "AN-194")
def test_a_sacrifice_is_taken_from_any_room() -> None:
    s = scene(phase="checking", rooms="n=strefa_skazona e=reaktor", crew=["n*2 portal e"], held=["Z12"])
    s.play("task:Z12")

    assert s.options() == ["sacrifice:n", "sacrifice:portal", "sacrifice:e"]
    s.play("sacrifice:portal")
    assert s.crew(0) == "n*2 e"


@clause("AN-191", "AN-193")
def test_only_own_researchers_on_the_ship_are_sacrificed() -> None:
    """Edge case 15: neither trained ones nor another seat's."""
    s = checking("n*2 e", held="Z12", other="s", trained=[3]).play("task:Z12")

    assert s.why_not("sacrifice:s") == "AN-191"
    assert s.why_not("sacrifice:portal") == "AN-191"
    s.play("sacrifice:n")
    assert s.pieces(0) == (2, 3, 11)
    assert s.crew(1) == "s"


@clause("AN-192")
def test_a_sacrificed_researcher_goes_to_the_pool_and_can_be_trained_again() -> None:
    s = checking("portal*5", held="Z23", trained=[11]).play("task:Z23")
    assert s.pieces(0) == (4, 11, 1)

    s.play("end:actions").chance("open:Z01", "draw:Z02", "draw:Z03").play("keep:Z02").roll("SSWWWWW")
    s.play("offer:S", "offer:done", "accept:W", "die:S")

    assert s.pieces(0) == (4, 12, 0)
    s.play("die:W", "summon:portal")
    assert s.pieces(0) == (6, 10, 0)


@clause("AN-195")
def test_a_seat_never_has_more_than_sixteen_researchers() -> None:
    s = scene(crew=["portal*3"], trained=[13], dice="SIT")

    assert s.pieces(0) == (3, 13, 0)
    assert s.why_not("die:S") == "AN-116"
    assert s.why_not("tech:klonowanie") == "AN-012"
    s.play("die:I")
    assert s.pieces(0) == (4, 12, 0)


@clause("AN-197", "AN-195", "AN-196")
def test_the_limits_are_those_of_the_box() -> None:
    book = scene().s.book

    assert (book.researchers, book.teleporters, book.vaccines) == (16, 3, 10)
