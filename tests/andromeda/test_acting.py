"""The actions step in general: AN-106 to AN-113."""

import pytest

from andromeda.scene import scene
from clauses import clause

ROOMS = "n=kajuty_zalogi e=reaktor"

# --- any number, in any order -------------------------------------------------------------------------


@clause("AN-106", "AN-112")
def test_all_dice_in_all_their_ways_and_rooms_are_offered() -> None:
    s = scene(rooms=ROOMS, crew=["portal n", "e"], trained=[2], dice="SWIRT")

    assert s.options() == [
        "die:pelne_szkolenie", "die:wezwanie_wsparcia", "die:improwizacja", "die:ruch",
        "single:pelne_szkolenie", "single:wezwanie_wsparcia", "single:improwizacja", "single:ruch",
        "single:technologia",
        "explore:pelne_szkolenie", "explore:wezwanie_wsparcia", "explore:improwizacja", "explore:ruch",
        "explore:technologia",
        "tech:teleporter", "tech:klonowanie", "tech:szczepionki", "tech:uniwersalne_narzedzie",
        "room:kajuty_zalogi", "end:actions",
    ]  # fmt: skip


@clause("AN-106")
def test_a_turn_may_hold_as_many_actions_as_there_are_dice_and_a_room() -> None:
    s = scene(rooms=ROOMS, crew=["portal n"], trained=[2], dice="SWRR")
    s.play("die:S", "train:2", "die:W", "summon:portal", "room:kajuty_zalogi", "move:n-portal", "done")
    s.play("die:R", "move:portal-n", "done", "single:R", "move:portal-n")

    assert s.log.count("die-used") + s.log.count("die-spent") + s.log.count("room-used") == 5
    assert s.options() == ["end:actions"]


@clause("AN-106")
def test_without_dice_and_rooms_the_step_can_only_be_ended() -> None:
    assert scene(crew=["portal"]).options() == ["end:actions"]


@clause("AN-109", "AN-150")
@pytest.mark.parametrize(
    "actions",
    [
        [["die:S", "train:2"], ["die:W", "summon:portal"], ["room:kajuty_zalogi", "move:n-portal", "done"]],
        [["room:kajuty_zalogi", "move:n-portal", "done"], ["die:S", "train:2"], ["die:W", "summon:portal"]],
        [["die:W", "summon:portal"], ["room:kajuty_zalogi", "move:n-portal", "done"], ["die:S", "train:2"]],
    ],
)
def test_the_order_of_actions_is_free(actions: list[list[str]]) -> None:
    s = scene(rooms=ROOMS, crew=["portal n"], trained=[3], dice="SW")
    for action in actions:
        s.play(*action)

    assert (s.crew(0), s.pieces(0)) == ("portal*4", (4, 3, 9))
    assert s.options() == ["end:actions"]


# --- each die once ------------------------------------------------------------------------------------


@clause("AN-107", "AN-111")
@pytest.mark.parametrize("decision", ["die:S", "single:S", "explore:S"])
def test_a_used_die_is_back_in_the_middle_at_once_and_not_used_again(decision: str) -> None:
    """Edge case 5: using a die twice."""
    s = scene(rooms=ROOMS, crew=["portal n"], dice="SR")
    middle = s.middle()
    s.play("die:S")
    assert (s.question, s.dice(0), s.middle()) == ("training", "R", "S" + middle)
    s.play("train:1")

    assert s.why_not(decision) == "AN-107"


@clause("AN-106")
@pytest.mark.parametrize("decision", ["die:W", "single:W", "explore:W"])
def test_the_dice_of_another_seat_are_not_used(decision: str) -> None:
    """Edge case 5: using a die of another player."""
    s = scene(rooms=ROOMS, crew=["portal n"], trained=[2], dice=["S", "W"])

    assert s.why_not(decision) == "AN-106"


@clause("AN-107")
def test_two_dice_with_the_same_symbol_are_used_one_after_the_other() -> None:
    s = scene(crew=["portal"], dice="SS").play("die:S", "train:2")
    assert s.dice(0) == "S"
    s.play("die:S", "train:2")

    assert (s.dice(0), s.trained(0)) == ("", 4)
    assert s.why_not("die:S") == "AN-107"


@clause("AN-111")
@pytest.mark.parametrize("decision", ["single:W", "explore:W"])
def test_a_spent_die_is_back_in_the_middle_at_once_too(decision: str) -> None:
    s = scene(rooms=ROOMS, crew=["portal n"], dice="W")
    middle = s.middle()
    s.play(decision)

    assert s.question in ("moving", "discovering")
    assert (s.dice(0), s.middle()) == ("", "W" + middle)


@clause("AN-112")
@pytest.mark.parametrize("symbol", ["S", "W", "I", "R", "T"])
def test_each_die_is_used_by_its_result_for_a_move_or_to_discover(symbol: str) -> None:
    s = scene(rooms=ROOMS, crew=["portal n"], trained=[1], dice=symbol)

    assert s.why_not(f"single:{symbol}") is None
    assert s.why_not(f"explore:{symbol}") is None
    assert s.why_not(f"die:{symbol}") == ("AN-126" if symbol == "T" else None)


@clause("AN-112")
@pytest.mark.parametrize("decision", ["move:portal-n", "train:1", "train:2", "summon:portal"])
def test_nothing_is_trained_summoned_or_moved_without_a_die(decision: str) -> None:
    assert scene(rooms=ROOMS, crew=["portal"], trained=[2], dice="SWR").why_not(decision) == "AN-112"


@clause("AN-114", "AN-164")
def test_before_any_die_is_chosen_nobody_trains_more_than_can_be_trained_at_once() -> None:
    two = scene(races=["synteci"], crew=["portal"], dice="SWR")
    three = scene(races=["roj_xarr"], crew=["portal"], dice="SWR")

    assert [two.why_not(f"train:{count}") for count in (2, 3)] == ["AN-112", "AN-114"]
    assert three.why_not("train:3") == "AN-112"


# --- one action after another -------------------------------------------------------------------------


@clause("AN-108", "AN-265")
@pytest.mark.parametrize(
    ("begun", "question"),
    [
        (["die:S"], "training"),
        (["die:R", "move:portal-n"], "moving"),
        (["die:W"], "summoning"),
        (["die:I"], "either"),
        (["explore:S"], "discovering"),
        (["tech:teleporter"], "placing"),
        (["tech:klonowanie"], "cloning"),
        (["tech:uniwersalne_narzedzie"], "using-as"),
    ],
)
@pytest.mark.parametrize("decision", ["die:S", "single:R", "explore:R", "room:kajuty_zalogi", "end:actions"])
def test_an_action_is_finished_before_the_next_begins(begun: list[str], question: str, decision: str) -> None:
    s = scene(rooms=ROOMS, crew=["portal n*2 e"], trained=[3], dice="SSRRWIT").play(*begun)

    assert s.question == question
    assert s.why_not(decision) == "AN-265"
    assert decision not in s.options()


@clause("AN-106", "AN-126", "AN-238")
@pytest.mark.parametrize(
    ("decision", "why"),
    [
        ("pick:0-portal", "AN-106"),
        ("to:n", "AN-106"),
        ("as:R", "AN-106"),
        ("place:n", "AN-126"),
        ("return:Z02", "AN-238"),
    ],
)
def test_the_middle_of_an_action_is_not_its_beginning(decision: str, why: str) -> None:
    assert scene(rooms=ROOMS, crew=["portal n"], dice="SRT", held=["Z02"]).why_not(decision) == why


@clause("AN-108", "AN-265")
@pytest.mark.parametrize(
    ("begun", "decision"),
    [("die:S", "move:portal-n"), ("die:R", "train:1"), ("die:W", "train:1"), ("explore:R", "move:portal-n")],
)
def test_one_action_is_not_another(begun: str, decision: str) -> None:
    s = scene(rooms=ROOMS, crew=["portal n"], trained=[3], dice="SRW", teleporters=["portal n"]).play(begun)

    assert s.why_not(decision) == "AN-265"


# --- the end of the step ------------------------------------------------------------------------------


@clause("AN-110", "AN-113")
@pytest.mark.parametrize(("dice", "unused"), [("", 0), ("S", 1), ("SWIRT", 5), ("TTTTTTT", 7)])
def test_unused_dice_go_back_and_are_counted(dice: str, unused: int) -> None:
    s = scene(crew=["portal"], dice=dice, held=["Z02"])
    middle = s.middle()
    s.play("end:actions")

    assert s.fact("dice_unused") == unused
    assert s.dice(0) == ""
    assert sorted(s.middle()) == sorted(middle + dice)
    assert s.told("actions-ended") == [f"actions-ended 0 {unused}"]
    assert s.question == "checking"


@clause("AN-110", "AN-113")
def test_dice_that_were_used_do_not_count_as_unused() -> None:
    s = scene(rooms=ROOMS, crew=["portal n"], dice="SRRW", held=["Z02"])
    s.play("die:S", "train:1", "single:R", "move:portal-n", "end:actions")

    assert s.fact("dice_unused") == 2


@clause("AN-113")
def test_the_step_goes_on_until_the_seat_ends_it() -> None:
    s = scene(crew=["portal"], dice="S").play("die:S", "train:2")

    assert (s.question, s.options()) == ("acting", ["end:actions"])
    assert s.why_not("done") == "AN-113"
