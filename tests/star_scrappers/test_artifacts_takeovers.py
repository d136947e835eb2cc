"""Pałka argumentacji and Dywersja: SS-291 to SS-299."""

import pytest

from clauses import clause
from star_scrappers.scene import scene

CLUB = "A10-right"
DIVERSION = "A11-right"
SEVEN = "P1 P1 P1 P1 P1 P2 P2"
EIGHT = "P1 P1 P1 P1 P1 P2 P2 P2"


@clause("SS-291", "SS-294", "SS-296")
@pytest.mark.parametrize("hand", [SEVEN, EIGHT])
def test_club_and_diversion_bring_two_crystals_and_no_cards_to_a_full_hand(hand: str) -> None:
    """One Crystal for each of two takeovers; with 7 or more cards in hand no card is taken."""
    a = scene(
        seats=3,
        hands=[hand],
        bases=["", "N1 N1 B1", "N2 N2 Y1"],
        artifacts=[f"{CLUB} {DIVERSION}"],
        mine="C01-Ra C01-Ya C01-Ba",
    )
    a.play("takeover:2", "crystal:1c", "takeover:1", "crystal:1a")
    assert a.crystals(0) == "C01-Ba C01-Ra"
    assert a.hand(0) == hand
    assert [a.base(seat) for seat in range(3)] == ["", "N1 N1", "N2 N2"]
    assert a.options() == ["end"]


@clause("SS-291", "SS-292", "SS-321")
def test_the_club_asks_at_the_end_of_the_takeover_for_one_cost_one_crystal() -> None:
    a = scene(bases=["", "N1 N2 B1"], artifacts=[CLUB], mine="C03-Ya C01-Ra C01-Ba C06-Ra", totems={"B": 1})
    a.play("takeover:1")
    assert (a.hand(0), a.hand(1), a.totems(0)) == ("N1 N2", "B1", "B")
    assert a.options() == ["done", "crystal:1a", "crystal:1b"]
    assert a.why_not("crystal:3a") == "SS-321"
    assert a.why_not("crystal:6a") == "SS-321"
    a.play("crystal:1b")
    assert a.crystals(0) == "C01-Ba"
    assert a.story == ["taken-over 0 1 B1 2", "totem-taken 0 B 1", "crystal-taken 0 C01-Ba"]
    assert a.options() == ["end"]


@clause("SS-292", "SS-280")
def test_skrabiec_does_not_react_to_the_clubs_crystal() -> None:
    a = scene(phase="starting", bases=["Y4", "B1"], artifacts=[CLUB], mine="C01-Ra C01-Ya")
    a.play("leader", "takeover:1", "crystal:1a")
    assert (a.crystals(0), a.options()) == ("C01-Ra", ["end"])


@clause("SS-293", "SS-298")
def test_after_a_takeover_diversion_allows_another_base_at_once() -> None:
    a = scene(seats=4, active=3, bases=["N1 B1", "N2 Y1", "", "P1 P2"], artifacts=["", "", "", DIVERSION])
    a.play("takeover:1")
    assert a.options() == ["takeover:0", "takeover:3", "done"]
    assert a.why_not("takeover:2") == "SS-145"
    a.play("takeover:0")
    assert [a.hand(seat) for seat in range(4)] == ["B1", "Y1", "", "N1 N2"]
    assert a.options() == ["end"]


@clause("SS-294")
def test_the_second_takeover_is_possible_after_the_first_one_filled_the_hand() -> None:
    a = scene(seats=3, hands=["P1 P1 P1 P1 P1"], bases=["", "N1 N2 N2 B1", "N1 Y1"], artifacts=[DIVERSION])
    a.play("takeover:1")
    assert a.hand_size(0) == 7
    a.play("takeover:2")
    assert (a.hand(0), a.base(1), a.base(2), a.hand(2)) == ("P1 P1 P1 P1 P1 N2 N2", "N1", "N1", "Y1")


@clause("SS-295")
def test_the_second_takeover_brings_its_totem_as_well() -> None:
    a = scene(seats=3, bases=["", "B1", "Y1"], artifacts=[DIVERSION], totems={"B": 2, "Y": 1})
    a.play("takeover:1", "takeover:2")
    assert a.totems(0) == "B Y"
    assert a.told("totem-taken") == ["totem-taken 0 B 2", "totem-taken 0 Y 1"]


@clause("SS-296")
def test_the_second_takeover_fills_the_hand_to_seven_only() -> None:
    a = scene(seats=3, hands=["P1 P1 P1 P1"], bases=["", "N1 N2 B1", "N1 N2 N3 Y1"], artifacts=[DIVERSION])
    a.play("takeover:1", "takeover:2")
    assert (a.hand(0), a.base(2)) == ("P1 P1 P1 P1 N1 N2 N3", "N1 N2")


@clause("SS-297")
def test_there_is_no_third_takeover_and_the_second_base_is_another_one() -> None:
    a = scene(seats=4, hands=[SEVEN], bases=["N1", "N1 B1", "N2 Y1", "N2 Y2"], artifacts=[DIVERSION])
    a.play("takeover:1")
    assert a.why_not("takeover:1") == "SS-297"
    a.play("takeover:2")
    assert a.options() == ["end"]
    assert a.why_not("takeover:3") == "SS-297"


@clause("SS-297", "SS-293")
def test_with_no_other_base_left_diversion_asks_nothing() -> None:
    """Dywersja with no other non-empty Base."""
    a = scene(seats=3, hands=[SEVEN], bases=["", "N1 B1", ""], artifacts=[DIVERSION])
    a.play("takeover:1")
    assert (a.base(1), a.options()) == ("N1", ["end"])


@clause("SS-293", "SS-156")
def test_the_own_base_as_second_target_returns_the_own_leader_over_the_limit() -> None:
    """Dywersja with the own Base as second target, here with 7 cards in hand."""
    a = scene(hands=[SEVEN], bases=["N1 N2", "N1 B1"], artifacts=[DIVERSION])
    a.play("takeover:1", "takeover:0")
    assert (a.hand(0), a.base(0)) == (f"{SEVEN} N2", "N1")
    assert a.hand_size(0) == 8


@clause("SS-293", "SS-297")
def test_the_own_base_as_first_target_leaves_the_others_for_the_second() -> None:
    a = scene(hands=[SEVEN], bases=["N1 N2", "N1 B1"], artifacts=[DIVERSION])
    a.play("takeover:0")
    assert a.options() == ["takeover:1", "done"]
    assert a.why_not("takeover:0") == "SS-297"


@clause("SS-298", "SS-146")
def test_each_owner_gets_the_leader_back() -> None:
    a = scene(seats=3, hands=["", SEVEN], bases=["", "N1 B1", "N2 Y1"], artifacts=[DIVERSION])
    a.play("takeover:1", "takeover:2")
    assert (a.hand(0), a.hand_size(1), a.hand(2)) == ("N1 N2", 8, "Y1")


@clause("SS-299", "SS-071")
def test_nothing_comes_between_the_two_takeovers() -> None:
    a = scene(
        phase="starting", hands=["P1"], bases=["N1 Y2", "N1 B1"], artifacts=[DIVERSION], mine="C01-Pa", docks="B1"
    )
    a.play("leader", "takeover:1")
    assert a.why_not("mine:1a") == "SS-299"
    assert a.why_not("skill:P1") == "SS-071"
    assert a.why_not("end") == "SS-071"
    a.play("takeover:0", "mine:1a", "pay:P1", "done")
    assert a.crystals(0) == "C01-Pa"
    assert a.options() == ["end"]


@clause("SS-065", "SS-293")
def test_a_declined_second_takeover_does_not_come_back_in_this_turn_but_in_the_next() -> None:
    a = scene(seats=3, hands=["P1"], bases=["N1 Y1", "N1 N2 B1", "N2 N2 Y1"], artifacts=[DIVERSION])
    a.play("takeover:1", "done")
    assert a.why_not("takeover:2") == "SS-065"
    a.end_turn().pass_until(0)
    a.play("begin", "takeover:2")
    assert a.options() == ["takeover:0", "done"]
