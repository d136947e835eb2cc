"""The Metanele (yellow): Drollo and Skrabiec, SS-245 to SS-247 and SS-252 to SS-258."""

import pytest

from clauses import clause
from star_scrappers.scene import scene


@clause("SS-245", "SS-246")
def test_after_drollo_as_first_action_two_minings_are_possible() -> None:
    a = scene(hands=["Y2 P1 N1"], docks="B1", mine="C01-Pa C01-Na C01-Ba", totems={"B": 0})
    a.play("skill:Y2", "mine:1a", "pay:P1", "done")
    assert a.basics == 1
    a.play("mine:1b", "pay:N1", "done")
    assert a.basics == 2
    assert a.options() == ["end"]
    assert a.why_not("mine:1c") == "SS-065"


@clause("SS-246")
def test_after_drollo_and_its_mining_another_action_is_left() -> None:
    a = scene(hands=["Y2 P1"], docks="B1", mine="C01-Pa")
    a.play("skill:Y2", "mine:1a", "pay:P1", "done", "recruit:1a")
    assert (a.crystals(0), a.hand(0)) == ("C01-Pa", "B1")
    assert a.options() == ["end"]


@clause("SS-247")
def test_with_drollo_leading_there_are_three_actions_one_of_them_mining() -> None:
    a = scene(phase="starting", bases=["Y2"], hands=["P1 N1"], docks="B1 B1", mine="C01-Pa C01-Na C01-Ra")
    a.play("leader", "mine:1a", "pay:P1", "done", "recruit:1a", "mine:1b", "pay:N1", "done")
    assert a.crystals(0) == "C01-Pa C01-Na"
    assert a.options() == ["end"]
    assert a.why_not("mine:1c") == "SS-065"


@clause("SS-247", "SS-067")
def test_drollos_extra_action_is_good_for_mining_only() -> None:
    a = scene(phase="starting", bases=["Y2"], hands=["N2 P1"], docks="B1 B1", mine="C01-Pa")
    a.play("leader", "recruit:1a")
    assert a.why_not("recruit:1b") == "SS-067"
    a.play("skill:N2")
    assert a.why_not("recruit:1b") == "SS-065"
    assert a.options() == ["mine:1a", "end"]


@clause("SS-245", "SS-007")
def test_drollos_extra_mining_is_lost_with_the_turn() -> None:
    a = scene(hands=["Y2", "P1 P1"], mine="C01-Pa C01-Pa")
    a.play("skill:Y2").end_turn()
    a.play("mine:1a", "pay:P1", "done")
    assert a.basics == 1
    assert a.why_not("mine:1b") == "SS-067"


@clause("SS-245", "SS-099")
def test_drollos_mining_must_be_paid_like_any_other() -> None:
    a = scene(hands=["Y2 P1"], mine="C03-Pa C01-Na")
    a.play("skill:Y2")
    assert a.why_not("mine:3a") == "SS-101"
    assert a.why_not("mine:1a") == "SS-100"


@clause("SS-252", "SS-253")
@pytest.mark.parametrize(
    ("mine", "place", "hand", "second", "crystals"),
    [
        ("C01-Pa C01-Na C03-Pa", "1a", "P1", "1b", "C01-Pa C01-Na"),
        ("C03-Pa C03-Ra C01-Pa", "3a", "P3", "3b", "C03-Pa C03-Ra"),
        ("C06-Pa C06-Ba C01-Pa C10-Pa", "6a", "P4 P2", "6b", "C06-Pa C06-Ba"),
    ],
)
def test_after_mining_skrabiec_takes_a_second_crystal_of_that_cost_in_any_colour(
    mine: str, place: str, hand: str, second: str, crystals: str
) -> None:
    a = scene(phase="starting", bases=["Y4"], hands=[hand], mine=mine)
    a.play("leader", f"mine:{place}", *(f"pay:{card}" for card in hand.split()), "done")
    assert a.options() == ["done", f"crystal:{second}"]
    a.play(f"crystal:{second}")
    assert a.crystals(0) == crystals


@clause("SS-252", "SS-085")
def test_skrabiec_takes_no_crystal_of_another_cost() -> None:
    a = scene(hands=["Y4 P3"], mine="C01-Na C03-Pa C03-Na C06-Na")
    a.play("skill:Y4", "mine:3a", "pay:P3", "done")
    assert a.why_not("crystal:1a") == "SS-252"
    assert a.why_not("crystal:6a") == "SS-252"
    assert a.why_not("crystal:3a") == "SS-085"
    assert a.options() == ["done", "crystal:3b"]


@clause("SS-252")
def test_skrabiec_does_not_work_with_a_crystal_of_cost_ten() -> None:
    """Skrabiec with a cost-10 Crystal."""
    a = scene(phase="starting", bases=["Y4"], hands=["P4 P3 P3"], mine="C01-Pa C03-Pa C06-Pa C10-Ra")
    a.play("leader", "mine:10a", "pay:P4", "pay:P3", "pay:P3", "done")
    assert a.crystals(0) == "C10-Ra"
    assert a.options() == ["end"]


@clause("SS-254")
def test_skrabiec_compares_printed_costs() -> None:
    a = scene(phase="starting", bases=["Y4"], hands=["P2 N2"], mine="C01-Ba C03-Ya C03-Ba")
    a.play("leader", "skill:P2", "crystal:3a", "colour:N", "mine:3a", "pay:N2", "done")
    assert a.options() == ["done", "crystal:3b"]


@clause("SS-254", "SS-217")
def test_a_recoloured_crystal_is_a_second_crystal_of_its_printed_cost() -> None:
    a = scene(phase="starting", bases=["Y4"], hands=["P2 Y3"], mine="C03-Ya C03-Ba")
    a.play("leader", "skill:P2", "crystal:3b", "colour:N", "mine:3a", "pay:Y3", "done", "crystal:3b")
    assert a.crystals(0) == "C03-Ba C03-Ya"


@clause("SS-255")
def test_skrabiec_works_after_every_mining_of_the_turn() -> None:
    a = scene(phase="starting", bases=["Y4"], hands=["Y2 P1 P3"], mine="C01-Pa C01-Na C03-Pa C03-Na")
    a.play("leader", "skill:Y2", "mine:1a", "pay:P1", "done", "crystal:1b")
    a.play("mine:3a", "pay:P3", "done", "crystal:3b")
    assert a.crystals(0) == "C01-Pa C01-Na C03-Pa C03-Na"
    assert a.options() == ["end"]


@clause("SS-255", "SS-005")
def test_skrabiec_works_for_one_turn_only() -> None:
    a = scene(hands=["Y4", "P1"], mine="C01-Pa C01-Na")
    a.play("skill:Y4").end_turn()
    a.play("mine:1a", "pay:P1", "done")
    assert a.crystals(1) == "C01-Pa"
    assert not a.offers("done")


@clause("SS-256", "SS-085")
def test_without_another_crystal_of_that_cost_skrabiec_takes_none() -> None:
    """Skrabiec with no second Crystal of that cost; the Mine is not refilled first."""
    a = scene(hands=["Y4 P3"], mine="C01-Na C03-Pa C06-Na")
    a.play("skill:Y4", "mine:3a", "pay:P3", "done")
    assert a.options() == ["end"]
    assert (a.crystals(0), a.mine()) == ("C03-Pa", "C01-Na C06-Na")


@clause("SS-257", "SS-280")
def test_skrabiec_does_not_react_to_a_level_one_skill() -> None:
    """Skrabiec after a level 1 skill."""
    a = scene(phase="starting", bases=["Y4"], hands=["Y1"], mine="C01-Ya C01-Yd C01-Na")
    a.play("leader", "skill:Y1", "crystal:1a")
    assert a.crystals(0) == "C01-Ya"
    assert a.options() == ["end"]


@clause("SS-258", "SS-112")
def test_the_second_crystal_costs_nothing_moves_no_marker_and_starts_nothing() -> None:
    a = scene(hands=["Y4 P3 N1"], mine="C03-Pc C03-Nc C03-Bc")
    a.play("skill:Y4", "mine:3a", "pay:P3", "done")
    assert a.marker == 1
    a.play("crystal:3b")
    assert (a.crystals(0), a.hand(0), a.mine()) == ("C03-Pc C03-Nc", "N1", "C03-Bc")
    assert (a.marker, a.basics) == (1, 2)
    assert a.options() == ["end"]
    assert a.told("crystal-taken") == ["crystal-taken 0 C03-Nc"]


@clause("SS-252", "SS-012")
def test_skrabiecs_second_crystal_may_be_left() -> None:
    a = scene(hands=["Y4 P3"], mine="C03-Pa C03-Na")
    a.play("skill:Y4", "mine:3a", "pay:P3", "done", "done")
    assert (a.crystals(0), a.mine()) == ("C03-Pa", "C03-Na")
