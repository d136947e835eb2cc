"""Egzoszkielet: once per turn one card played to mine or to collect counts two levels higher: SS-289."""

import pytest

from clauses import clause
from star_scrappers.scene import Scene, scene


def wearing(hand: str, mine: str = "", tops: str = "", further: str = "") -> Scene:
    """Seat 0 owns Egzoszkielet, and perhaps further Artifacts."""
    return scene(hands=[hand], artifacts=[f"A08-right {further}"], mine=mine, tops=tops)


@clause("SS-289")
@pytest.mark.parametrize(
    ("hand", "refusal"), [("Y4 Y1", None), ("Y4", None), ("Y3", "SS-101"), ("Y2 Y2", None), ("N4", "SS-100")]
)
def test_a_mining_payment_may_be_two_levels_short(hand: str, refusal: str | None) -> None:
    assert wearing(hand, mine="C06-Ya").why_not("mine:6a") == refusal


@clause("SS-289")
@pytest.mark.parametrize(("hand", "refusal"), [("N4", None), ("N3", None), ("N2", "SS-115"), ("N2 Y1", None)])
def test_an_artifact_payment_may_be_two_levels_short(hand: str, refusal: str | None) -> None:
    assert wearing(hand, tops="A02").why_not("collect:1-left") == refusal


@clause("SS-289", "SS-117")
@pytest.mark.parametrize("artifacts", [["A08-left"], ["", "A08-right"]])
def test_the_other_half_and_egzoszkielet_of_another_seat_add_nothing(artifacts: list[str]) -> None:
    s = scene(hands=["Y2"], artifacts=artifacts, mine="C03-Ya", tops="A01")

    assert s.why_not("mine:3a") == "SS-101"
    assert s.why_not("collect:1-left") == "SS-115"


@clause("SS-289")
def test_it_raises_a_card_and_pays_nothing_without_one() -> None:
    s = scene(phase="starting", bases=["P3"], artifacts=["A08-right"], mine="C01-Ya C01-Ra", tops="A02").play("leader")

    assert s.why_not("mine:1a") == "SS-101"
    assert s.why_not("mine:1b") == "SS-101"
    assert s.why_not("collect:1-left") == "SS-115"


@clause("SS-289")
def test_a_level_one_card_pays_a_cost_of_three_with_it() -> None:
    s = wearing("Y1", mine="C03-Ya").play("mine:3a")
    assert s.why_not("done") == "SS-101"

    assert s.play("pay:Y1", "done").crystals(0) == "C03-Ya"


@clause("SS-289")
def test_the_payment_may_stop_two_levels_early() -> None:
    s = wearing("Y1 Y2 Y3", mine="C06-Ya").play("mine:6a", "pay:Y3")
    assert s.why_not("done") == "SS-101"

    assert s.play("pay:Y1").options() == ["pay:Y2", "done"]


@clause("SS-289", "SS-106")
def test_it_helps_the_one_colour_that_pays_for_a_wild_crystal() -> None:
    s = wearing("N4 B3 Y3", mine="C06-Ra").play("mine:6a")

    assert s.options() == ["pay:N4"]
    assert s.play("pay:N4").options() == ["done"]


@clause("SS-289")
def test_it_is_used_once_per_turn() -> None:
    s = wearing("N2 Y2", mine="C03-Ya C03-Na", further="A12-right").play("mine:3a", "pay:Y2", "done")

    assert s.why_not("mine:3b") == "SS-101"


@clause("SS-289")
@pytest.mark.parametrize("first", [["mine:1a", "pay:Y1", "done"], ["mine:1a", "pay:Y2", "done"]])
def test_a_payment_that_suffices_does_not_use_it_up(first: list[str]) -> None:
    s = wearing("N2 Y1 Y2", mine="C01-Ya C03-Na", further="A12-right").play(*first)

    assert s.play("mine:3a", "pay:N2", "done").crystals(0) == "C01-Ya C03-Na"


@clause("SS-289")
def test_one_use_in_mining_leaves_none_for_an_artifact() -> None:
    s = wearing("N3 Y2", mine="C03-Ya", tops="A01").play("mine:3a", "pay:Y2", "done")

    assert s.why_not("collect:1-left") == "SS-115"


@clause("SS-289")
def test_one_use_for_an_artifact_leaves_none_for_mining() -> None:
    s = wearing("N3 Y2", mine="C03-Ya", tops="A01").play("collect:1-left", "pay:N3", "done").settle()

    assert s.why_not("mine:3a") == "SS-101"


@clause("SS-289")
def test_an_artifact_paid_in_full_does_not_use_it_up() -> None:
    s = wearing("N4 Y2", mine="C03-Ya", tops="A01").play("collect:1-left", "pay:N4", "done").settle()

    assert s.offered("mine") == ["mine:3a"]


@clause("SS-289")
def test_it_serves_again_in_the_next_turn() -> None:
    s = wearing("N2 Y2", mine="C03-Ya C03-Na").play("mine:3a", "pay:Y2", "done").end_turn().end_turn()

    assert s.play("begin", "mine:3b", "pay:N2", "done").told("mined") == ["mined 0 C03-Ya 1", "mined 0 C03-Na 1"]


@clause("SS-289", "SS-089")
def test_it_never_helps_recruiting() -> None:
    s = scene(hands=["N1"], artifacts=["A08-right"], docks="B2 B3")

    assert s.why_not("recruit:3a") == "SS-089"
    assert s.play("recruit:2a").options() == ["pay:N1"]
