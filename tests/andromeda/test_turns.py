"""Phase 2, the turns: AN-090 to AN-094."""

import pytest

from andromeda.scene import Scene, scene
from clauses import clause
from kosmodrom.games.andromeda.model.labels import TURN_WORDS


def round_of_turns(order: list[int], dice: list[str]) -> Scene:
    seats = len(order)
    return scene(seats=seats, order=order, crew=["portal*2"] * seats, dice=dice)


# --- the order of turns -------------------------------------------------------------------------------


@clause("AN-090")
@pytest.mark.parametrize("order", [[0, 1], [1, 0], [2, 0, 1], [3, 1, 0, 2]])
def test_turns_are_taken_in_the_order_of_the_order_cards(order: list[int]) -> None:
    s = round_of_turns(order, [""] * len(order))
    taken = []
    while s.phase == "turns":
        taken.append(s.active)
        s.end_turn()

    assert taken == order
    assert [line.split()[1] for line in s.told("turn-ended")] == [str(seat) for seat in order]


@clause("AN-090")
def test_a_turn_is_announced_with_its_seat_and_round() -> None:
    s = scene(round=4, order=[1, 0], crew=["portal", "portal"]).end_turn()

    assert s.told("turn-began") == ["turn-began 0 4"]


@clause("AN-091")
@pytest.mark.parametrize("decision", ["die:R", "single:R", "room:reaktor", "end:actions", "end:turn", "task:Z01"])
def test_nobody_else_decides_before_the_turn_is_over(decision: str) -> None:
    """Edge case 3: any action outside one's own turn."""
    s = scene(rooms="n=reaktor", crew=["portal", "n"], dice=["R", "R"])

    assert s.why_not(decision, 1) == "AN-091"
    assert s.options(1) == []


@clause("AN-091")
def test_the_next_turn_begins_when_the_tasks_are_checked() -> None:
    s = scene(crew=["portal*2", "portal*2"], dice=["Z", "S"], held=["Z02", "Z03"])
    assert s.active == 0
    s.play("end:actions")
    assert (s.question, s.active) == ("checking", 0)
    s.play("end:turn")

    assert (s.question, s.active, s.options()) == (
        "acting",
        1,
        ["die:pelne_szkolenie", "explore:pelne_szkolenie", "end:actions"],
    )


# --- three steps --------------------------------------------------------------------------------------


@clause("AN-092")
@pytest.mark.parametrize("decision", ["die:R", "explore:R", "room:reaktor", "end:actions", "task:Z01", "end:turn"])
def test_plague_comes_before_actions_and_tasks(decision: str) -> None:
    """Edge case 3: an action before plague is resolved."""
    s = scene(rooms="n=reaktor", crew=["portal n"], dice="ZR", general="Z01")

    assert s.question == "suffering"
    assert s.why_not(decision) == "AN-092"
    assert s.play("remove:0-n").why_not("die:R") is None


@clause("AN-092")
def test_vaccines_are_asked_for_before_anything_else() -> None:
    s = scene(crew=["portal*2"], dice="ZR", vaccines=[1])

    assert s.question == "vaccinating"
    assert s.why_not("die:R") == "AN-092"
    assert s.why_not("remove:0-portal") == "AN-256"


@clause("AN-092", "AN-170")
@pytest.mark.parametrize(
    ("decision", "why"), [("task:Z01", "AN-170"), ("end:turn", "AN-092"), ("sacrifice:portal", "AN-170")]
)
def test_tasks_come_after_the_actions(decision: str, why: str) -> None:
    """Edge case 3: a task before the actions step is ended."""
    s = scene(crew=["portal"], dice="R", general="Z28")
    assert s.why_not(decision) == why

    assert s.play("end:actions").question != "checking"


@clause("AN-092")
@pytest.mark.parametrize("decision", ["die:R", "single:R", "explore:R", "tech:teleporter", "end:actions", "done"])
def test_after_the_end_of_the_actions_no_action_is_left(decision: str) -> None:
    """Edge case 3: an action after the actions step is ended."""
    s = scene(crew=["portal"], dice="RT", held=["Z02"]).play("end:actions")

    assert s.why_not(decision) == "AN-092"
    assert s.options() == ["end:turn"]


# --- dice and cards go back ---------------------------------------------------------------------------


@clause("AN-093")
def test_at_the_end_of_the_turn_all_dice_are_back_in_the_middle() -> None:
    s = scene(rooms="n=reaktor", crew=["portal*2 n"], dice="ZSRT", held=["Z02"])
    before = s.middle()
    s.play("remove:0-n", "die:S", "train:1")
    assert s.dice(0) == "RT"
    s.play("end:actions")

    assert s.dice(0) == ""
    assert sorted(s.middle()) == sorted(before + "ZSRT")


@clause("AN-093")
def test_the_dice_of_the_others_stay_with_them() -> None:
    s = scene(crew=["portal", "portal"], dice=["SR", "WIT"]).end_turn()

    assert (s.dice(0), s.dice(1)) == ("", "WIT")


@clause("AN-094")
def test_order_cards_stay_until_phase_2_ends_and_then_go_back() -> None:
    s = scene(crew=["portal", "portal"], held=["Z01", "Z02"]).end_turn()
    assert (s.card(0), s.card(1)) == (1, 2)
    s.end_turn().settle().play("hold", "hold")

    assert (s.card(0), s.card(1), s.s.table.order_card) == (0, 0, 1)


@clause("AN-091", "AN-094")
def test_after_the_last_turn_nobody_is_active() -> None:
    s = scene(crew=["portal", "portal"], held=["Z01", "Z02"]).end_turn().end_turn().settle()

    assert (s.active, s.phase) == (-1, "cleaning-up")


@clause("AN-090", "AN-180")
@pytest.mark.parametrize("name", TURN_WORDS)
def test_each_turn_is_counted_from_its_beginning(name: str) -> None:
    s = scene(crew=["portal", "portal"], facts={name: 3}).end_turn()

    assert s.active == 1
    assert s.s.table.turn[TURN_WORDS.index(name)] == 0
