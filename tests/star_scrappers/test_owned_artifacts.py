"""From when on collected Artifacts work, and that they stay with their owner: SS-117, SS-127, SS-128."""

import pytest

from clauses import clause
from star_scrappers.scene import Scene, scene


def just_collected(artifact: str, hand: str, docks: str = "", mine: str = "") -> Scene:
    """In the turn in which seat 0 has collected an Artifact with further cards of levels 2, 4 and 4."""
    card, half = artifact.split("-")
    s = scene(hands=[f"{hand} B2 P4 N4"], bases=["N1"], tops=card, docks=docks, mine=mine, artifact_stacks=[0, 0, 0])
    return s.play(f"collect:1-{half}", "pay:B2", "pay:P4", "pay:N4", "done")


@clause("SS-127")
@pytest.mark.parametrize("card", ["A01", "A02", "A03", "A06"])
def test_an_artifact_to_be_activated_waits_for_the_owners_next_turn(card: str) -> None:
    s = just_collected(f"{card}-right", "Y1", docks="Y2", mine="C01-Ya")
    assert s.why_not(f"activate:{card}") == "SS-054"
    assert s.offered("activate") == []

    s.end_turn().pass_until(0)

    assert s.offered("activate") == [f"activate:{card}"]


@clause("SS-127")
def test_nadgodziny_allows_an_equal_second_action_in_the_turn_it_is_collected() -> None:
    s = scene(hands=["P4 N4 B4"], tops="A12 A01").play("collect:1-right", "pay:P4", "pay:N4", "done").settle()

    assert s.play("collect:2-left", "pay:B4", "done").settle().artifacts(0) == "A01-left A12-right"


@clause("SS-127")
def test_przepustka_recruits_in_the_turn_it_is_collected() -> None:
    s = just_collected("A05-right", "", docks="Y3")

    assert s.play("recruit:3a", "done").hand(0) == "Y3"


@clause("SS-127")
def test_grawikilof_makes_mining_cheaper_in_the_turn_it_is_collected() -> None:
    s = just_collected("A09-right", "Y2", mine="C03-Ya")

    assert s.play("mine:3a", "pay:Y2", "done").hand(0) == ""


@clause("SS-127")
def test_egzoszkielet_helps_in_the_turn_it_is_collected() -> None:
    s = just_collected("A08-right", "Y2", mine="C03-Ya")

    assert s.play("mine:3a", "pay:Y2", "done").hand(0) == ""


@clause("SS-127")
def test_karta_stalego_klienta_makes_the_next_artifact_of_the_turn_cheaper() -> None:
    s = scene(hands=["P4 N2 B2"], artifacts=["A12-right"], tops="A07 A08")

    s.play("collect:1-right", "pay:P4", "pay:N2", "done").settle()

    assert s.play("collect:2-left", "pay:B2", "done").settle().artifacts(0) == "A07-right A08-left A12-right"


@clause("SS-127")
def test_stemple_holds_the_marker_in_the_turn_it_is_collected() -> None:
    s = just_collected("A04-right", "Y3", mine="C03-Yc")
    marker = s.marker

    assert s.play("mine:3a", "pay:Y3", "done", "hold-marker").marker == marker


@clause("SS-117", "SS-119")
def test_ex_6_only_the_shown_halves_of_three_cards_work() -> None:
    """Two left halves and one right half are three Artifacts; the hidden halves do nothing."""
    s = scene(
        phase="starting",
        hands=["Y2"],
        bases=["N1"],
        artifacts=["A01-left A09-right A12-left"],
        crystals=["C06-Ya C10-Pa C01-Na"],
        docks="Y1 Y1 Y2",
        mine="C03-Ya",
    )
    assert s.artifacts(0) == "A01-left A09-right A12-left"
    assert s.row("artifacts") == [1 + 5, 0]

    assert s.why_not("activate:A01") == "SS-050"
    assert s.options() == ["leader", "begin"]

    s.play("begin")
    assert s.offered("mine") == ["mine:3a"]
    assert s.play("recruit:1a").why_not("recruit:1b") == "SS-067"


@clause("SS-117")
def test_ex_6_the_hidden_halves_do_nothing_for_another_seat() -> None:
    """Whose card it is makes no difference to a hidden half."""
    s = scene(phase="starting", bases=["N1"], artifacts=["", "A01-left A12-left"], docks="Y1 Y1 Y2")

    assert s.why_not("activate:A01") == "SS-050"
    assert s.play("begin", "recruit:1a").why_not("recruit:1b") == "SS-067"


@clause("SS-128")
def test_a_takeover_leaves_all_artifacts_with_their_owners() -> None:
    s = scene(artifacts=["A01-left", "A02-right A10-left"], bases=["", "Y1 N2 B3"])

    s.play("takeover:1").end_turn()

    assert s.artifacts(0) == "A01-left"
    assert s.artifacts(1) == "A02-right A10-left"


@clause("SS-128")
def test_a_turn_offers_nothing_that_gives_an_artifact_away() -> None:
    s = scene(phase="starting", artifacts=["A01-left A03-left", "A02-left"], bases=["N1"], hands=["Y1"], docks="B1")

    assert s.options() == ["leader", "begin"]
    assert s.play("begin").options() == ["recruit:1a", "skill:Y1", "takeover:0", "end"]


@clause("SS-128")
def test_an_activated_artifact_is_not_used_up() -> None:
    s = scene(phase="starting", artifacts=["A01-right"], docks="B2 B2").play("activate:A01", "dock:2a")

    s.play("end").settle().pass_until(0)

    assert s.artifacts(0) == "A01-right"
    assert s.offers("activate:A01")
