"""Phase 3, turns and passing: AG-085 to AG-093."""

import pytest

from astrogornicy.scene import scene
from clauses import clause


@clause("AG-085", "AG-086")
def test_everybody_takes_one_action_at_a_time() -> None:
    s = scene(seats=3, pools=["GOR GOR", "GOR GOR", "GOR GOR"])
    turns = []
    for field in ("water:1", "water:2", "water:3", "water:4", "plasteel:1"):
        turns.append(s.seat)
        s.play(f"{field}-GOR")

    assert turns == [0, 1, 2, 0, 1]
    assert s.told("turn-began") == [f"turn-began {seat}" for seat in (1, 2, 0, 1, 2)]


@clause("AG-085")
def test_who_is_not_on_turn_is_refused() -> None:
    s = scene(seats=3, pools=["GOR GOR", "GOR GOR", "GOR GOR"])

    assert s.asked == [0]
    assert s.why_not("water:1-GOR", 1) == "AG-085"
    assert s.why_not("pass", 2) == "AG-085"
    assert s.why_not("water:1-GOR", 0) is None


@clause("AG-086", "AG-089")
def test_an_action_is_a_die_on_a_field_a_launch_or_an_exchange() -> None:
    s = scene(pools=["INS", "GOR"], hands=["MI-01"], stock=["1KS 1PL"])

    assert s.options() == [
        "dispatch:1", "dispatch:2", "dispatch:3", "dispatch:4", "dispatch:deck", "first-player:INS", "launch:MI-01",
        "exchange:INS", "pass",
    ]  # fmt: skip


@clause("AG-086")
@pytest.mark.parametrize(
    "decisions",
    [
        ["first-player:INS"],
        ["dispatch:deck"],
        ["refinery:deck"],
        ["xenon:3-GOR"],
        ["dock:1-1-GOR"],
        ["use:TE-1-INS"],
        ["use:BI-1-INS", "take:order-deck"],
        ["acquire:BI-2-INS", "done"],
        ["launch:MI-01", "done"],
        ["exchange:INS", "swap:WO-KS"],
        ["pass"],
    ],
)
def test_after_each_kind_of_action_the_next_player_is_on_turn(decisions: list[str]) -> None:
    s = scene(
        seats=3,
        pools=["INS GEO GOR", "GOR", "GOR"],
        hands=["MI-01"],
        stock=["2WO 1KS 1PL 1ZL"],
        docks=["MI-05 of 1: - - - -"],
        owned=["TE-1 BI-1"],
        tops="EK-1 TE-2 BI-2",
    ).play(*decisions)
    s.settle()

    assert s.asked == [1]
    assert s.told("turn-began") == ["turn-began 1"]


@clause("AG-087")
def test_the_phase_ends_when_everybody_is_out_of_dice_or_has_passed() -> None:
    s = scene(seats=3, pools=["GOR", "GOR GOR", "GOR"], hands=["ZA-01"]).play("water:1-GOR", "pass")
    assert s.phase == 3

    s.play("water:2-GOR")
    assert s.phase == 5


@clause("AG-087")
def test_the_phase_ends_at_once_when_nobody_has_dice() -> None:
    s = scene(phase="rolling", pools=["INS", ""], hands=["ZA-07"]).play("done")
    assert s.phase == 3

    s.play("dispatch:deck").settle()
    assert s.phase == 5


@clause("AG-088")
def test_an_empty_pool_takes_no_action_not_even_a_launch() -> None:
    s = scene(pools=["GOR", "GOR GOR"], hands=["MI-01"], stock=["1KS 1PL"]).play("water:1-GOR", "water:2-GOR")

    assert s.asked == [1]
    assert s.why_not("launch:MI-01", 0) == "AG-088"
    assert s.why_not("pass", 0) == "AG-088"
    s.play("pass")
    assert s.phase == 2


@clause("AG-088", "AG-085")
def test_a_pool_in_the_air_is_not_empty() -> None:
    s = scene(pools=["GOR INS", "GOR"]).play("sacrifice", "discard:INS", "reroll:GOR", "done")
    assert (s.pool(0), s.rolling(0)) == ("", 1)

    assert s.why_not("water:1-GOR", 0) == "AG-085"
    assert s.roll("GOR").why_not("water:1-GOR", 0) is None


@clause("AG-088")
def test_who_begins_without_dice_is_left_out() -> None:
    docks = ["EK-3 of 0: 0-INS 0-INS 0-INS - -", "EK-4 of 0: 0-INS 0-INS 0-INS 0-INS -"]
    s = scene(phase="next-round", docks=docks, hands=["MI-01"], stock=["1KS 1PL"]).settle().confirm_all()

    assert (s.first, s.phase, s.seat) == (0, 3, 1)


@clause("AG-089", "AG-090")
def test_a_pass_is_told_and_ends_the_turn() -> None:
    s = scene(pools=["GOR GOR", "GOR GOR"], stock=["3WO"]).play("pass")

    assert s.story == ["passed 0", "turn-began 1"]
    assert (s.stock(0), s.pool(0)) == ("3WO", "GOR GOR")


@clause("AG-090")
@pytest.mark.parametrize("decision", ["water:2-GOR", "first-player:GOR", "sacrifice", "pass"])
def test_who_has_passed_does_not_come_back(decision: str) -> None:
    s = scene(seats=3, pools=["GOR GOR", "GOR GOR", "GOR GOR"]).play("pass", "water:1-GOR")
    assert s.why_not(decision, 0) == "AG-090"
    assert s.why_not(decision, 1) == "AG-085"
    assert s.why_not(decision, 2) is None

    s.play("water:2-GOR")
    assert s.asked == [1]


@clause("AG-090", "AG-087")
@pytest.mark.parametrize(("passed", "asked"), [([1], 2), ([1, 2], 3), ([2, 3], 1), ([1, 2, 3], 0)])
def test_turns_skip_all_who_have_passed(passed: list[int], asked: int) -> None:
    s = scene(seats=4, pools=["GOR GOR"] * 4, passed=passed).play("water:1-GOR")

    assert s.asked == [asked]


@clause("AG-091")
def test_dice_of_who_has_passed_stay_unused_until_the_next_round() -> None:
    s = scene(pools=["GOR AUT2", "INS"], hands=["ZA-07"]).play("pass", "pass")
    assert (s.phase, s.pool(0)) == (5, "GOR AUT2")

    s.end_all()
    assert (s.pool(0), s.rolling(0)) == ("", 7)


@clause("AG-092")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_last_player_goes_on_alone(seat: int) -> None:
    pools = [""] * 3
    pools[seat] = "GOR GOR GOR"
    s = scene(seats=3, active=seat, pools=pools)
    for field in (1, 2):
        s.play(f"water:{field}-GOR")
        assert s.asked == [seat]

    assert s.told("turn-began") == [f"turn-began {seat}"] * 2


@clause("AG-093")
def test_who_has_passed_still_settles_and_buys() -> None:
    docks = ["MI-05 of 0: 0-GOR 0-AUT 0-GOR -"]
    s = scene(pools=["INS INS", "GEO"], docks=docks, hands=["ZA-13"], stock=["1PL 1NI"], round=2)
    s.play("pass", "dock:1-4-GEO")
    assert (s.phase, s.seat) == (5, 0)
    assert s.stock(0) == "4WO 1PL 4NI"

    s.play("buy:ZA-13", "done")
    assert s.orders(0) == "ZA-13"
