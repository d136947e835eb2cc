"""Cost reductions, what raises a payment, and how they add up: SS-284 to SS-290."""

from collections.abc import Mapping, Sequence

import pytest

from clauses import clause
from star_scrappers.scene import Scene, scene

ALL_COSTS = "C01-Ya C03-Ya C06-Ya C10-Ya"


def minable(hand: str, totems: Mapping[str, int] | None = None, artifacts: Sequence[str] = ()) -> list[str]:
    """The Crystals of costs 1, 3, 6 and 10, all yellow, that a hand can pay for."""
    return scene(hands=[hand], mine=ALL_COSTS, totems=totems, artifacts=artifacts).offered("mine")


@clause("SS-284", "SS-103")
@pytest.mark.parametrize(
    ("hand", "offered"),
    [
        ("", ["mine:1a"]),
        ("Y1", ["mine:1a"]),
        ("Y2", ["mine:1a", "mine:3a"]),
        ("Y4", ["mine:1a", "mine:3a"]),
        ("Y4 Y1", ["mine:1a", "mine:3a", "mine:6a"]),
        ("Y4 Y3 Y1", ["mine:1a", "mine:3a", "mine:6a"]),
        ("Y4 Y3 Y2", ["mine:1a", "mine:3a", "mine:6a", "mine:10a"]),
    ],
)
@pytest.mark.parametrize(("totems", "artifacts"), [({"Y": 0}, []), ({}, ["A09-right"])])
def test_a_totem_or_grawikilof_takes_one_off_every_cost(
    totems: dict[str, int], artifacts: list[str], hand: str, offered: list[str]
) -> None:
    assert minable(hand, totems, artifacts) == offered


@clause("SS-284", "SS-117")
@pytest.mark.parametrize("artifacts", [["A09-left"], ["", "A09-right"]])
def test_the_other_half_and_grawikilof_of_another_seat_take_nothing_off(artifacts: list[str]) -> None:
    assert minable("Y2", artifacts=artifacts) == ["mine:1a"]


@clause("SS-284")
@pytest.mark.parametrize(
    ("hand", "offered"),
    [
        ("", ["mine:1a"]),
        ("Y1", ["mine:1a", "mine:3a"]),
        ("Y3", ["mine:1a", "mine:3a"]),
        ("Y4", ["mine:1a", "mine:3a", "mine:6a"]),
        ("Y4 Y3", ["mine:1a", "mine:3a", "mine:6a"]),
        ("Y4 Y3 Y1", ["mine:1a", "mine:3a", "mine:6a", "mine:10a"]),
    ],
)
def test_totem_and_grawikilof_add_up(hand: str, offered: list[str]) -> None:
    assert minable(hand, totems={"Y": 0}, artifacts=["A09-right"]) == offered


def all_reductions(hand: str) -> Scene:
    """Makkarat leads, Nosoryjec turns the brown cost-10 Crystal yellow, Grawikilof and the yellow Totem help."""
    s = scene(
        phase="starting",
        hands=[f"{hand} P2"],
        bases=["P4"],
        totems={"Y": 0},
        artifacts=["A09-right"],
        mine="C10-Na C06-Na",
    )
    return s.play("leader", "skill:P2", "crystal:10a", "colour:Y")


@clause("SS-284")
@pytest.mark.parametrize(("hand", "refusal"), [("Y3", None), ("Y2", "SS-101"), ("N4", "SS-100")])
def test_totem_nosoryjec_makkarat_and_grawikilof_all_add_up(hand: str, refusal: str | None) -> None:
    assert all_reductions(hand).why_not("mine:10a") == refusal


@clause("SS-284")
@pytest.mark.parametrize(("hand", "refusal"), [("Y1", None), ("", "SS-101")])
def test_two_nosoryjce_on_one_crystal_take_two_off(hand: str, refusal: str | None) -> None:
    s = scene(phase="starting", hands=[f"{hand} P2"], bases=["P2"], mine="C03-Ya").play("leader")

    s.play("crystal:3a", "colour:B", "skill:P2", "crystal:3a", "colour:Y")

    assert s.why_not("mine:3a") == refusal


@clause("SS-284", "SS-219")
@pytest.mark.parametrize(
    ("hand", "artifacts", "refusal"), [("", ["A07-right"], None), ("N4", [], None), ("N3", [], "SS-115")]
)
def test_karta_stalego_klienta_and_czcigodny_add_up(hand: str, artifacts: list[str], refusal: str | None) -> None:
    """Of the dearest Artifact, 8, Czcigodny alone leaves 4 and both leave nothing."""
    s = scene(phase="starting", hands=[hand], bases=["P3"], artifacts=artifacts, tops="A11").play("leader")

    assert s.why_not("collect:1-left") == refusal


@clause("SS-284", "SS-115")
@pytest.mark.parametrize(
    ("hand", "artifacts", "refusal"),
    [
        ("N2", ["A07-right"], None),
        ("N1", ["A07-right"], "SS-115"),
        ("N2", ["A07-left"], "SS-115"),
        ("N2", ["", "A07-right"], "SS-115"),
    ],
)
def test_karta_stalego_klienta_takes_four_off_an_artifact(hand: str, artifacts: list[str], refusal: str | None) -> None:
    assert scene(hands=[hand], artifacts=artifacts, tops="A06").why_not("collect:1-left") == refusal


@clause("SS-285")
def test_an_unused_part_of_a_reduction_is_lost() -> None:
    s = scene(phase="starting", hands=["N1 Y1"], bases=["P4"], artifacts=["A12-right"], mine="C01-Ya C06-Ya")
    s.play("leader", "mine:1a", "done")

    assert s.why_not("mine:6a") == "SS-101"
    assert s.s.table.mining_discount == 4


@clause("SS-285")
def test_a_cost_of_zero_wants_no_card_however_large_the_reduction() -> None:
    s = scene(phase="starting", bases=["P4"], artifacts=["A09-right"], totems={"Y": 0}, mine="C01-Ya C03-Ya")

    assert s.play("leader", "mine:1a").options() == ["done"]
    assert s.play("done").crystals(0) == "C01-Ya"


@clause("SS-286")
def test_nosoryjec_makes_its_one_crystal_cheaper() -> None:
    s = scene(hands=["P2 Y2 B2"], mine="C03-Ya C03-Yb")

    s.play("skill:P2", "crystal:3a", "colour:B")

    assert s.offered("mine") == ["mine:3a"]
    assert s.why_not("mine:3b") == "SS-101"


@clause("SS-286", "SS-212")
@pytest.mark.parametrize("colour", ["P", "N", "B"])
def test_the_recoloured_crystal_is_paid_in_its_new_colour(colour: str) -> None:
    s = scene(hands=["P2 P2 N2 B2"], mine="C03-Ya").play("skill:P2", "crystal:3a", f"colour:{colour}", "mine:3a")

    assert s.options() == [f"pay:{colour}2"]
    assert s.play(f"pay:{colour}2", "done").crystals(0) == "C03-Ya"


@clause("SS-286", "SS-216")
def test_nosoryjecs_reduction_ends_with_the_turn() -> None:
    s = scene(hands=["P2 B2", "B2"], mine="C03-Ya").play("skill:P2", "crystal:3a", "colour:B").end_turn()

    assert s.why_not("mine:3a") == "SS-100"
    assert s.s.table.mine_discounts == [0] * 10
    assert s.s.table.mine_colours == [-1] * 10


@clause("SS-286")
def test_a_crystal_laid_on_an_emptied_place_has_no_reduction() -> None:
    s = scene(hands=["P2 B2"], mine="C03-Ya").play("skill:P2", "crystal:3a", "colour:B", "mine:3a", "pay:B2", "done")

    assert s.s.table.mine_discounts == [0] * 10
    assert s.s.table.mine_colours == [-1] * 10


@clause("SS-286")
def test_makkarat_works_in_each_mining_action_of_the_turn() -> None:
    s = scene(phase="starting", hands=["Y2"], bases=["P4"], artifacts=["A12-right"], mine="C03-Na C06-Ya")

    s.play("leader", "mine:3a", "done", "mine:6a", "pay:Y2", "done")

    assert s.crystals(0) == "C03-Na C06-Ya"


@clause("SS-286", "SS-005")
def test_makkarat_and_czcigodny_work_for_nobody_in_the_next_turn() -> None:
    s = scene(phase="starting", hands=["P3"], bases=["P4"], mine="C01-Ya", tops="A01").play("leader", "skill:P3")
    assert s.offered("mine") == ["mine:1a"]

    s.end_turn()
    assert s.why_not("mine:1a") == "SS-101"
    assert s.why_not("collect:1-left") == "SS-115"

    s.end_turn().play("begin")
    assert s.why_not("mine:1a") == "SS-101"
    assert s.why_not("collect:1-left") == "SS-115"


@clause("SS-287", "SS-011", "SS-244")
def test_a_level_one_skill_takes_printed_cost_one_only_whatever_the_reduction() -> None:
    s = scene(phase="starting", hands=["Y1"], bases=["P4"], mine="C01-Ya C03-Ya").play("leader", "skill:Y1")

    assert s.options() == ["done", "crystal:1a"]
    assert s.why_not("crystal:3a") == "SS-244"


@clause("SS-287")
def test_skrabiec_takes_by_printed_cost_whatever_the_reduction() -> None:
    s = scene(phase="starting", hands=["Y4"], bases=["P4"], mine="C01-Na C03-Ya C03-Na").play("leader", "skill:Y4")

    assert s.play("mine:3a", "done").options() == ["done", "crystal:3b"]


@clause("SS-288", "SS-270")
@pytest.mark.parametrize(("hand", "refusal"), [("G1", None), ("", "SS-101")])
def test_korzeniec_and_a_reduction_work_together(hand: str, refusal: str | None) -> None:
    s = scene(phase="starting", wild="R N", hands=[f"{hand} G2"], bases=["P4"], mine="C06-Ga")

    s.play("leader", "skill:G2")

    assert s.why_not("mine:6a") == refusal


@clause("SS-288")
@pytest.mark.parametrize(
    ("hand", "refusal"), [("G1 G1 G1", None), ("G1 G2", None), ("G1 G1", "SS-101"), ("G2", "SS-101")]
)
def test_korzeniec_doubles_each_florak_that_is_played_to_mine(hand: str, refusal: str | None) -> None:
    s = scene(phase="starting", wild="R N", hands=[hand], bases=["G2"], mine="C06-Ga").play("leader")

    assert s.why_not("mine:6a") == refusal


@clause("SS-288")
def test_korzeniec_does_not_lower_the_cost_for_other_cards() -> None:
    s = scene(phase="starting", wild="R N", hands=["P3 Y4 G1 G1"], bases=["G2"], mine="C06-Ya C06-Ra", tops="A09")
    s.play("leader")

    assert s.offered("mine") == []
    assert s.offered("collect") == ["collect:1-left", "collect:1-right"]
    s.play("collect:1-left", "pay:P3", "pay:Y4")
    assert s.options() == ["pay:G1", "done"]


@clause("SS-288")
def test_a_payment_with_doubled_floraki_stops_when_it_is_enough() -> None:
    s = scene(phase="starting", wild="R N", hands=["G1 G1 G1"], bases=["G2"], tops="A01").play("leader")

    s.play("collect:1-left", "pay:G1")
    assert s.why_not("done") == "SS-115"
    assert s.play("pay:G1").options() == ["pay:G1", "done"]


@clause("SS-288", "SS-270")
def test_a_doubled_level_one_florak_counts_as_two_and_no_more() -> None:
    s = scene(phase="starting", wild="R N", hands=["G1 G1"], bases=["G2"], mine="C03-Ga").play("leader")

    s.play("mine:3a", "pay:G1")
    assert s.why_not("done") == "SS-101"
    assert s.play("pay:G1", "done").crystals(0) == "C03-Ga"


@clause("SS-288", "SS-005")
def test_korzeniec_works_in_its_own_turn_only() -> None:
    s = scene(phase="starting", wild="R N", hands=["", "G2"], bases=["G2"], mine="C03-Ga").play("leader").end_turn()

    assert s.why_not("mine:3a") == "SS-101"


@clause("SS-289")
def test_the_level_is_doubled_before_egzoszkielet_adds_two() -> None:
    s = scene(
        phase="starting", wild="R N", hands=["G1"], bases=["G2"], artifacts=["A08-right"], tops="A02", mine="C03-Ga"
    )
    s.play("leader")

    assert s.why_not("collect:1-left") == "SS-115"
    assert s.offered("mine") == ["mine:3a"]


@clause("SS-220", "SS-104")
def test_ex_19_makkarat_takes_four_off_every_crystal() -> None:
    """Costs 1 and 3 need no card."""
    s = scene(phase="starting", bases=["P4"], mine=ALL_COSTS).play("leader")

    assert s.offered("mine") == ["mine:1a", "mine:3a"]
    assert s.play("mine:3a", "done").basics == 1
    assert s.why_not("mine:1a") == "SS-067"


@clause("SS-220", "SS-289")
@pytest.mark.parametrize(
    ("hand", "offered"),
    [
        ("Y1", ["mine:1a", "mine:3a"]),
        ("Y2", ["mine:1a", "mine:3a", "mine:6a"]),
        ("Y4 Y1", ["mine:1a", "mine:3a", "mine:6a"]),
        ("Y4 Y2", ["mine:1a", "mine:3a", "mine:6a", "mine:10a"]),
    ],
)
def test_ex_19_makkarat_leaves_two_of_six_and_six_of_ten(hand: str, offered: list[str]) -> None:
    """A cost-6 Crystal costs 2, a cost-10 Crystal 6."""
    s = scene(phase="starting", hands=[hand], bases=["P4"], mine=ALL_COSTS).play("leader")

    assert s.offered("mine") == offered


@clause("SS-284", "SS-215", "SS-285")
def test_ec_36_makkarat_nosoryjec_and_the_totem_of_the_new_colour() -> None:
    """6 - 4 - 1 - 1 = 0."""
    s = scene(phase="starting", hands=["P2"], bases=["P4"], totems={"Y": 0}, mine="C06-Na C06-Nb").play("leader")
    assert s.why_not("mine:6a") == "SS-100"

    s.play("skill:P2", "crystal:6a", "colour:Y")
    assert s.why_not("mine:6b") == "SS-101"

    assert s.play("mine:6a", "done").crystals(0) == "C06-Na"


@clause("SS-290")
def test_a_card_used_for_its_skill_does_not_pay_as_well() -> None:
    s = scene(hands=["P4 P1"], mine="C06-Pa").play("skill:P4")

    assert s.why_not("mine:6a") == "SS-101"
    assert s.hand(0) == "P1"


@clause("SS-290", "SS-083")
def test_neither_the_played_skill_card_nor_the_leader_is_offered_as_payment() -> None:
    s = scene(phase="starting", hands=["P3 N4"], bases=["P2"], tops="A01 A02").play(
        "leader", "skill:P3", "collect:2-left"
    )

    assert s.options() == ["pay:N4"]
    assert s.why_not("pay:P3") == "SS-083"
    assert s.why_not("pay:P2") == "SS-083"
