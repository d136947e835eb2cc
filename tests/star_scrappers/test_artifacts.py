"""The twelve Artifact cards in general: SS-306, SS-307, their costs and when they begin to work."""

import pytest

from clauses import clause
from kosmodrom.games.star_scrappers.model.actions import CARDS
from kosmodrom.games.star_scrappers.model.effects import PER_CRYSTALS, REPEAT_ACTION
from star_scrappers.scene import scene, standard_book

HANDS = {3: "P3", 4: "P4", 5: "P4 P1", 6: "P4 P2", 7: "P4 P3", 8: "P4 N4"}
"""Cards whose levels add up to a number."""


@clause("SS-115", "SS-116")
@pytest.mark.parametrize(
    ("card", "cost"),
    [
        ("A01", 4),
        ("A02", 5),
        ("A03", 4),
        ("A04", 5),
        ("A05", 5),
        ("A06", 6),
        ("A07", 6),
        ("A08", 6),
        ("A09", 7),
        ("A10", 7),
        ("A11", 8),
        ("A12", 8),
    ],
)
def test_an_artifact_card_costs_what_it_says_for_either_half(card: str, cost: int) -> None:
    a = scene(hands=[HANDS[cost]], tops=card)
    assert a.why_not("collect:1-left") is None
    assert a.why_not("collect:1-right") is None
    b = scene(hands=[HANDS[cost - 1]], tops=card)
    assert b.why_not("collect:1-left") == "SS-115"
    assert b.why_not("collect:1-right") == "SS-115"


@clause("SS-306")
@pytest.mark.parametrize("card", CARDS)
def test_the_left_half_scores_and_the_right_half_is_an_ability(card: str) -> None:
    book = standard_book()
    left = 2 * CARDS.index(card)
    assert book.artifact[left] >= PER_CRYSTALS
    assert book.artifact[left + 1] <= REPEAT_ACTION


@clause("SS-306", "SS-199")
@pytest.mark.parametrize("card", CARDS)
def test_a_right_half_scores_nothing(card: str) -> None:
    a = scene(
        bases=["P1 N1 B1"],
        crystals=["C01-Pa C03-Pa C03-Nc C06-Pa C10-Ra"],
        artifacts=[f"{card}-right"],
        totems={"P": 0},
    )
    assert a.row("artifacts") == [0, 0]


@clause("SS-306", "SS-050")
@pytest.mark.parametrize("card", CARDS)
def test_a_left_half_cannot_be_activated(card: str) -> None:
    a = scene(phase="starting", hands=["P1"], bases=["N1 P2"], artifacts=[f"{card}-left"], docks="N2", mine="C01-Pa")
    assert a.options() == ["leader", "begin"]
    assert a.why_not(f"activate:{card}") == "SS-050"


@clause("SS-307")
def test_the_24_artifacts_are_all_different() -> None:
    book = standard_book()
    effects = {(book.artifact[at], *book.artifact_numbers[at]) for at in range(24)}
    assert 2 * book.cards == len(effects) == 24


@clause("SS-127")
@pytest.mark.parametrize("card", ["A01", "A02", "A03", "A06"])
def test_an_artifact_that_is_activated_first_works_in_the_owners_next_turn(card: str) -> None:
    a = scene(
        hands=["P4 P2 N2"],
        bases=["N1 P2"],
        docks="B2",
        mine="C01-Na",
        tops=card,
        artifact_stacks=[0, 0, 0],
    )
    a.play("collect:1-right", "pay:P4", "pay:P2", "done")
    assert a.why_not(f"activate:{card}") == "SS-054"
    a.end_turn().pass_until(0)
    assert a.options() == [f"activate:{card}", "leader", "begin"]


@clause("SS-127")
@pytest.mark.parametrize("card", ["A04", "A05", "A07", "A08", "A09", "A10", "A11", "A12"])
def test_an_artifact_that_always_works_is_never_activated(card: str) -> None:
    a = scene(phase="starting", hands=["P1"], bases=["N1 P2"], artifacts=[f"{card}-right"], docks="P1", mine="C01-Pa")
    assert a.options() == ["leader", "begin"]
    assert a.why_not(f"activate:{card}") == "SS-127"


@clause("SS-052")
@pytest.mark.parametrize("card", ["A01", "A02", "A03", "A06"])
def test_each_artifact_is_activated_once_a_turn_and_again_in_the_next(card: str) -> None:
    a = scene(
        phase="starting",
        hands=["P1"],
        bases=["N1 B1 P2"],
        artifacts=[f"{card}-right"],
        docks="P2 P2 B1 B1",
        mine="C01-Pa",
    )
    assert a.options() == [f"activate:{card}", "leader", "begin"]
    a.play(f"activate:{card}", "done")
    assert a.options() == ["leader", "begin"]
    assert a.why_not(f"activate:{card}") == "SS-052"
    a.play("begin").end_turn().pass_until(0)
    assert a.why_not(f"activate:{card}") is None


@clause("SS-051", "SS-050")
@pytest.mark.parametrize("order", [["A01", "A06"], ["A06", "A01"]])
def test_artifacts_are_activated_in_any_order(order: list[str]) -> None:
    picks = {"A01": "dock:2a", "A06": "base:0-1"}
    a = scene(phase="starting", bases=["N1 P2"], artifacts=["A01-right A06-right"], docks="B2")
    assert a.options() == ["activate:A01", "activate:A06", "leader", "begin"]
    a.play(f"activate:{order[0]}", picks[order[0]], f"activate:{order[1]}", picks[order[1]])
    assert (a.hand(0), a.base(0)) == ("N1 B2", "P2")
    assert a.told("artifact-activated") == [f"artifact-activated 0 {card}-right" for card in order]


@clause("SS-050")
def test_the_artifacts_of_another_player_cannot_be_activated() -> None:
    a = scene(phase="starting", bases=["N1 P2"], artifacts=["", "A01-right"], docks="B2")
    assert a.options() == ["leader", "begin"]
    assert a.why_not("activate:A01") == "SS-050"
