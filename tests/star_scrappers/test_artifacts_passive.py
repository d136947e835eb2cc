"""Artifacts that always work: Przepustka, Karta stałego klienta, Grawikilof, Nadgodziny."""

import pytest

from clauses import clause
from star_scrappers.scene import Scene, scene

PASS = "A05-right"
LOYALTY = "A07-right"
PICK = "A09-right"
OVERTIME = "A12-right"
SIX = "P2 P2 P2 P2 N2 N2"
SEVEN = "P2 P2 P2 P2 N2 N2 N2"


def anything_possible(artifacts: list[str]) -> Scene:
    """Every type of action can be taken twice, as far as cards and targets go."""
    return scene(
        hands=["P1 P1 P4 N2 Y4"],
        docks="N1 Y1",
        mine="C01-Pa C01-Pa",
        tops="A01 A03",
        artifact_stacks=[0, 0, 0],
        artifacts=artifacts,
    )


@clause("SS-088", "SS-091", "SS-306")
def test_with_przepustka_level_three_mercenaries_are_recruited_without_a_card() -> None:
    a = scene(hands=["P3"], docks="B1 B2 B3 B4", artifacts=[PASS])
    assert a.options() == ["recruit:1a", "recruit:3a", "recruit:4a", "skill:P3", "end"]
    assert a.why_not("recruit:2a") == "SS-089"
    a.play("recruit:3a")
    assert a.options() == ["done"]
    assert a.why_not("pay:P3") == "SS-091"
    a.play("done")
    assert (a.hand(0), a.played(), a.basics) == ("P3 B3", "", 1)


@clause("SS-089", "SS-224")
def test_with_przepustka_the_normal_price_may_still_be_paid() -> None:
    a = scene(hands=["P2"], docks="B3", artifacts=[PASS])
    a.play("recruit:3a")
    assert a.options() == ["pay:P2", "done"]
    a.play("pay:P2")
    assert (a.hand(0), a.played()) == ("B3", "P2")


@clause("SS-094", "SS-067")
@pytest.mark.parametrize(("hand", "clause_against"), [(SIX, None), (SEVEN, "SS-094")])
def test_przepustka_leaves_the_hand_limit_and_the_action_as_usual(hand: str, clause_against: str | None) -> None:
    a = scene(hands=[hand], docks="B3 Y3", artifacts=[PASS])
    assert a.why_not("recruit:3a") == clause_against
    b = scene(docks="B3 Y3", artifacts=[PASS]).play("recruit:3a", "done")
    assert b.why_not("recruit:3b") == "SS-067"


@clause("SS-222", "SS-224")
def test_przepustka_and_sztygar_may_both_be_active() -> None:
    a = scene(phase="starting", bases=["N2"], hands=["P1 P2 P3"], docks="B2 B3 B4", artifacts=[PASS])
    a.play("leader")
    assert a.copy().play("recruit:2a").options() == ["pay:P1", "done"]
    assert a.copy().play("recruit:3a").options() == ["pay:P2", "done"]
    assert a.copy().play("recruit:4a").options() == ["pay:P1", "pay:P3"]


@clause("SS-119", "SS-089")
def test_the_przepustka_of_another_player_does_not_help() -> None:
    a = scene(docks="B3", artifacts=["", PASS])
    assert a.why_not("recruit:3a") == "SS-089"


@clause("SS-127", "SS-088")
def test_przepustka_works_in_the_turn_in_which_it_was_collected() -> None:
    a = scene(hands=["P4 P3"], docks="B3", tops="A05", artifact_stacks=[0, 0, 0])
    a.play("collect:1-right", "pay:P4", "pay:P3", "done", "recruit:3a", "done")
    assert a.hand(0) == "B3"


@clause("SS-219", "SS-115")
@pytest.mark.parametrize(("hand", "clause_against"), [("P2 N2", None), ("P2 N1", "SS-115")])
def test_karta_stalego_klienta_makes_artifacts_cost_four_less(hand: str, clause_against: str | None) -> None:
    a = scene(hands=[hand], tops="A11", artifacts=[LOYALTY])
    assert a.why_not("collect:1-left") == clause_against
    b = scene(hands=[hand], tops="A11", artifacts=["", LOYALTY])
    assert b.why_not("collect:1-left") == "SS-115"


@clause("SS-124", "SS-285")
@pytest.mark.parametrize(("top", "owned"), [("A11", "A07-right A11-left"), ("A01", "A01-left A07-right")])
def test_karta_and_czcigodny_bring_the_cost_to_zero_and_not_below(top: str, owned: str) -> None:
    a = scene(hands=["P3"], tops=top, artifacts=[LOYALTY], artifact_stacks=[0, 0, 0])
    a.play("skill:P3", "collect:1-left", "done")
    assert (a.artifacts(0), a.played()) == (owned, "P3")


@clause("SS-127", "SS-121")
def test_karta_works_in_the_turn_in_which_it_was_collected() -> None:
    a = scene(phase="starting", bases=["B2"], hands=["P4 N2 B2"], tops="A07 A08", artifact_stacks=[0, 0, 0])
    a.play("leader", "collect:1-right", "pay:P4", "pay:N2", "done", "collect:2-left", "pay:B2", "done")
    assert a.artifacts(0) == "A07-right A08-left"


@clause("SS-284", "SS-101")
@pytest.mark.parametrize(
    ("crystal", "place", "exact", "short"),
    [
        ("C03-Pa", "3a", "P2", "P1"),
        ("C06-Pa", "6a", "P4 P1", "P4"),
        ("C10-Pa", "10a", "P4 P3 P2", "P4 P3 P1"),
        ("C03-Ra", "3a", "N2", "N1"),
    ],
)
def test_with_grawikilof_every_crystal_costs_one_less(crystal: str, place: str, exact: str, short: str) -> None:
    assert scene(hands=[exact], mine=crystal, artifacts=[PICK]).why_not(f"mine:{place}") is None
    assert scene(hands=[short], mine=crystal, artifacts=[PICK]).why_not(f"mine:{place}") == "SS-101"
    assert scene(hands=[exact], mine=crystal, artifacts=["", PICK]).why_not(f"mine:{place}") == "SS-101"


@clause("SS-104", "SS-285")
def test_with_grawikilof_and_the_totem_a_cost_one_crystal_needs_no_card() -> None:
    a = scene(mine="C01-Pa C01-Na", artifacts=[PICK], totems={"P": 0})
    assert a.options() == ["mine:1a", "mine:1b", "end"]
    a.play("mine:1a", "done")
    assert (a.crystals(0), a.basics) == ("C01-Pa", 1)
    assert a.why_not("mine:1b") == "SS-067"


@clause("SS-284")
def test_grawikilof_adds_to_totem_and_makkarat() -> None:
    a = scene(phase="starting", bases=["P4"], mine="C06-Na", artifacts=[PICK], totems={"N": 0})
    a.play("leader", "mine:6a", "done")
    assert a.crystals(0) == "C06-Na"
    b = scene(phase="starting", bases=["P4"], mine="C06-Na", artifacts=[PICK])
    assert b.play("leader").why_not("mine:6a") == "SS-101"


@clause("SS-067", "SS-306")
@pytest.mark.parametrize(
    ("first", "second"),
    [
        (["recruit:1a"], "recruit:1b"),
        (["mine:1a", "pay:P1", "done"], "mine:1b"),
        (["collect:1-left", "pay:P4", "done"], "collect:2-left"),
        (["skill:N2"], "skill:Y4"),
    ],
)
def test_with_nadgodziny_both_actions_may_be_of_one_type(first: list[str], second: str) -> None:
    assert anything_possible([OVERTIME]).play(*first).why_not(second) is None
    assert anything_possible(["", OVERTIME]).play(*first).why_not(second) == "SS-067"


@clause("SS-065", "SS-235")
def test_nadgodziny_and_fish_bean_together_still_allow_two_basic_actions_only() -> None:
    a = scene(phase="starting", bases=["B2"], docks="P1 N1 Y1", artifacts=[OVERTIME])
    a.play("leader", "recruit:1a", "recruit:1b")
    assert a.options() == ["end"]
    assert a.why_not("recruit:1c") == "SS-065"


@clause("SS-127", "SS-068")
def test_nadgodziny_works_in_the_turn_in_which_it_was_collected() -> None:
    a = scene(hands=["P4 N4 B4"], tops="A12 A01", artifact_stacks=[0, 0, 0])
    a.play("collect:1-right", "pay:P4", "pay:N4", "done", "collect:2-left", "pay:B4", "done")
    assert a.artifacts(0) == "A01-left A12-right"
