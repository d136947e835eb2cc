"""The Hy'dranie (blue) of levels 2 to 4: SS-233 to SS-243."""

import pytest

from clauses import clause
from star_scrappers.scene import book_with_numbers, scene

SIX = "P1 P1 P1 P1 P1 P2"
SEVEN = "P1 P1 P1 P1 P1 P2 P2"


@clause("SS-233", "SS-085")
def test_fish_bean_takes_one_level_two_mercenary_from_the_docks() -> None:
    a = scene(hands=["B2"], docks="Y1 Y2 N2 Y3")
    a.play("skill:B2")
    assert a.options() == ["done", "dock:2a", "dock:2b"]
    assert a.why_not("dock:1a") == "SS-233"
    assert a.why_not("dock:3a") == "SS-233"
    assert a.why_not("dock:2c") == "SS-085"
    a.play("dock:2b")
    assert (a.hand(0), a.docks(), a.played()) == ("N2", "Y1 Y2 Y3", "B2")
    assert a.story == ["skill-used 0 B2", "dock-taken 0 N2"]
    assert not a.offers("done")


@clause("SS-233")
def test_a_fish_bean_of_another_deck_takes_a_mercenary_of_its_own_level_only() -> None:
    a = scene(hands=["B2"], docks="Y1 Y2", book=book_with_numbers("B2", 1)).play("skill:B2")
    assert a.options() == ["done", "dock:1a"]
    assert a.why_not("dock:2a") == "SS-233"


@clause("SS-234", "SS-237")
def test_after_fish_bean_as_first_action_the_second_may_be_a_skill_again() -> None:
    a = scene(hands=["B2 Y1"], mine="C01-Ya")
    a.play("skill:B2")
    assert a.options() == ["mine:1a", "skill:Y1", "end"]
    a.play("skill:Y1", "crystal:1a")
    assert (a.crystals(0), a.played()) == ("C01-Ya", "B2 Y1")


@clause("SS-234")
@pytest.mark.parametrize(
    ("first", "second"),
    [
        (["recruit:1a"], "recruit:1b"),
        (["mine:1a", "pay:P1", "done"], "mine:1b"),
        (["collect:1-left", "pay:P4", "done"], "collect:2-left"),
        (["skill:N2"], "skill:Y4"),
    ],
)
def test_with_fish_bean_leading_both_actions_may_be_of_one_type(first: list[str], second: str) -> None:
    a = scene(
        phase="starting",
        bases=["B2"],
        hands=["P1 P1 P4 N2 Y4"],
        docks="N1 Y1",
        mine="C01-Pa C01-Pa",
        tops="A01 A03",
        artifact_stacks=[0, 0, 0],
    )
    b = a.copy()
    a.play("leader", *first)
    assert a.why_not(second) is None
    b.play("begin", *first)
    assert b.why_not(second) == "SS-067"


@clause("SS-235", "SS-065")
def test_fish_bean_does_not_allow_a_third_basic_action() -> None:
    a = scene(phase="starting", bases=["B2"], hands=["P1 Y1"], docks="N1 Y1 B1", mine="C01-Pa")
    a.play("leader", "recruit:1a", "recruit:1b")
    assert a.options() == ["end"]
    assert a.why_not("recruit:1c") == "SS-065"
    assert a.why_not("mine:1a") == "SS-065"


@clause("SS-236")
def test_without_a_level_two_card_in_the_docks_fish_bean_still_allows_equal_actions() -> None:
    """Fish'Bean with no level 2 in the Docks."""
    a = scene(phase="starting", bases=["B2"], docks="N1 Y1 Y3")
    a.play("leader")
    assert a.options() == ["recruit:1a", "recruit:1b", "takeover:0", "end"]
    a.play("recruit:1a", "recruit:1b")
    assert a.hand(0) == "N1 Y1"


@clause("SS-236", "SS-171")
def test_with_a_full_hand_fish_bean_still_allows_equal_actions() -> None:
    """Fish'Bean with a full hand takes nothing and the second part works."""
    a = scene(phase="starting", bases=["B2"], hands=[SEVEN], docks="Y2", mine="C01-Pa C01-Pd")
    a.play("leader")
    assert a.docks() == "Y2"
    a.play("mine:1a", "pay:P1", "done", "mine:1b", "pay:P1", "done")
    assert a.crystals(0) == "C01-Pa C01-Pd"


@clause("SS-236", "SS-134")
@pytest.mark.parametrize(("hand", "asked"), [(f"{SIX} B2", True), (f"{SEVEN} B2", False)])
def test_fish_bean_played_takes_its_card_only_into_a_hand_below_seven(hand: str, asked: bool) -> None:
    a = scene(hands=[hand], docks="Y2")
    a.play("skill:B2")
    assert a.offers("dock:2a") is asked
    assert a.offers("done") is asked


@clause("SS-236", "SS-012")
def test_whoever_declines_fish_beans_card_may_still_repeat_the_action() -> None:
    a = scene(phase="starting", bases=["B2"], docks="N1 Y1 Y2")
    a.play("leader", "done", "recruit:1a", "recruit:1b")
    assert (a.hand(0), a.docks()) == ("N1 Y1", "Y2")


@clause("SS-238", "SS-233")
def test_fish_bean_may_be_the_second_action_after_mining() -> None:
    """Fish'Bean as second action after mining takes its card; no third action follows."""
    a = scene(hands=["B2 P1"], docks="Y2", mine="C01-Pa C01-Pa")
    a.play("mine:1a", "pay:P1", "done", "skill:B2", "dock:2a")
    assert a.hand(0) == "Y2"
    assert a.options() == ["end"]


@clause("SS-238", "SS-068")
def test_fish_bean_cannot_be_the_second_action_after_a_skill() -> None:
    """Fish'Bean as second action after a skill, unless equal actions are already allowed."""
    a = scene(hands=["B2 N2"], docks="Y2")
    a.play("skill:N2")
    assert a.why_not("skill:B2") == "SS-067"
    b = scene(hands=["B2 N2"], docks="Y2", artifacts=["A12-right"])
    b.play("skill:N2", "skill:B2", "dock:2a")
    assert b.hand(0) == "Y2"


@clause("SS-239", "SS-065")
def test_fish_bean_does_not_allow_two_takeovers() -> None:
    a = scene(seats=3, phase="starting", bases=["B2", "P1", "N1"])
    a.play("leader", "takeover:1")
    assert a.options() == ["end"]
    assert a.why_not("takeover:2") == "SS-065"


@clause("SS-234", "SS-005")
def test_fish_bean_works_for_one_turn_only() -> None:
    a = scene(hands=["B2"], docks="P1 N1 Y1")
    a.play("skill:B2").end_turn()
    assert a.seat == 1
    a.play("recruit:1a")
    assert a.why_not("recruit:1b") == "SS-067"


@clause("SS-240", "SS-241")
def test_shu_war_takes_one_card_but_the_leader_from_any_base() -> None:
    a = scene(seats=4, active=1, hands=["", "B3"], bases=["P1 N1", "Y1 Y2 Y3", "", "N2 P2 N1"])
    a.play("skill:B3")
    assert a.options() == ["done", "base:0-1", "base:1-1", "base:1-2", "base:3-1", "base:3-2"]
    a.play("base:3-1")
    assert (a.hand(1), a.base(3)) == ("N2", "P2 N1")
    assert a.told("base-taken") == ["base-taken 1 N2 3"]
    assert not a.offers("done")


@clause("SS-241")
@pytest.mark.parametrize(
    ("target", "taken", "after"), [("1-1", "P1", "N1 B1 Y1"), ("1-2", "N1", "P1 B1 Y1"), ("1-3", "B1", "P1 N1 Y1")]
)
def test_the_cards_that_shu_war_leaves_keep_their_order(target: str, taken: str, after: str) -> None:
    a = scene(hands=["B3"], bases=["", "P1 N1 B1 Y1"])
    a.play("skill:B3", f"base:{target}")
    assert (a.hand(0), a.base(1)) == (taken, after)


@clause("SS-241", "SS-166")
def test_shu_war_takes_neither_a_leader_nor_a_card_that_is_not_there() -> None:
    a = scene(hands=["B3"], bases=["Y1 Y2", "P1 N1"])
    a.play("skill:B3")
    assert a.why_not("base:1-2") == "SS-166"
    assert a.why_not("base:0-2") == "SS-166"
    assert a.why_not("base:1-3") == "SS-240"
    assert a.why_not("base:2-1") == "SS-240"
    assert a.options() == ["done", "base:0-1", "base:1-1"]


@clause("SS-240", "SS-133")
def test_shu_war_may_take_nothing() -> None:
    a = scene(hands=["B3"], bases=["", "P1 N1"])
    a.play("skill:B3", "done")
    assert (a.hand(0), a.base(1)) == ("", "P1 N1")
    b = scene(hands=["B3"], bases=["", "N1"]).play("skill:B3")
    assert not b.offers("done")


@clause("SS-240", "SS-171")
@pytest.mark.parametrize(("hand", "asked"), [(SIX, True), (SEVEN, False)])
def test_shu_war_takes_within_the_hand_limit(hand: str, asked: bool) -> None:
    a = scene(hands=[f"B3 {hand}"], bases=["", "N2 N1"])
    a.play("skill:B3")
    assert a.offers("base:1-1") is asked


@clause("SS-242", "SS-243")
def test_mu_shell_takes_two_cards_from_one_base() -> None:
    a = scene(seats=3, hands=["B4"], bases=["Y1 Y2 Y3", "P1 N1", "N2 P2 N1"])
    a.play("skill:B4")
    assert a.options() == ["done", "base:0-1", "base:0-2", "base:1-1", "base:2-1", "base:2-2"]
    a.play("base:2-2")
    assert a.options() == ["done", "base:2-1"]
    assert a.why_not("base:0-1") == "SS-243"
    assert a.why_not("base:1-1") == "SS-243"
    a.play("base:2-1")
    assert (a.hand(0), a.base(2)) == ("P2 N2", "N1")
    assert not a.offers("done")


@clause("SS-242")
@pytest.mark.parametrize("owner", [0, 1, 2, 3])
def test_mu_shell_takes_from_the_base_of_every_seat_also_the_own(owner: int) -> None:
    a = scene(seats=4, active=1, hands=["", "B4"], bases=["Y1 N1 P1 P2"] * 4)
    a.play("skill:B4", f"base:{owner}-1", f"base:{owner}-2")
    assert a.hand(1) == "P1 Y1"
    assert a.base(owner) == "N1 P2"
    assert not a.offers("done")


@clause("SS-242", "SS-133")
def test_mu_shell_may_stop_after_one_card() -> None:
    a = scene(hands=["B4"], bases=["", "P1 N1 Y1"])
    a.play("skill:B4", "base:1-1", "done")
    assert (a.hand(0), a.base(1)) == ("P1", "N1 Y1")
    assert not a.offers("done")


@clause("SS-242", "SS-171")
@pytest.mark.parametrize(
    ("hand", "count"), [("P1 P1 P1 P1 P1", 2), (SIX, 1), (SEVEN, 0)], ids=["five left", "six left", "seven left"]
)
def test_mu_shell_takes_within_the_hand_limit(hand: str, count: int) -> None:
    a = scene(hands=[f"B4 {hand}"], bases=["", "N1 N1 N2 Y1"])
    a.play("skill:B4", *["base:1-1"] * count)
    assert not a.offers("done")
    assert a.base(1) == "N1 N1 N2 Y1"[3 * count :]


@clause("SS-243", "SS-166")
def test_mu_shell_takes_neither_a_leader_nor_a_card_that_is_not_there() -> None:
    a = scene(hands=["B4"], bases=["Y1", "P1 N1 N2 Y1"])
    a.play("skill:B4")
    assert a.why_not("base:1-4") == "SS-166"
    assert a.why_not("base:0-1") == "SS-166"
    assert a.why_not("base:1-5") == "SS-242"
    a.play("base:1-1")
    assert a.why_not("base:1-3") == "SS-166"
    assert a.why_not("base:1-4") == "SS-242"
    assert a.options() == ["done", "base:1-1", "base:1-2"]
