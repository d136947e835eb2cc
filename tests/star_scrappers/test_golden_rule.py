"""The golden rule, the Leader is untouchable: SS-165 to SS-168."""

import pytest

from clauses import clause
from star_scrappers.scene import scene

RED_AND_GREEN_IN_PLAY = "P N"


@clause("SS-165", "SS-166", "SS-168")
@pytest.mark.parametrize("kind", ["B3", "B4", "G3", "G4"])
def test_no_skill_takes_the_leader_of_another_player(kind: str) -> None:
    """A skill target that is a Leader is refused; the card below it is offered."""
    s = scene(wild=RED_AND_GREEN_IN_PLAY, hands=[kind], bases=["", "Y1 G1 G2"])
    s.play(f"skill:{kind}")
    assert s.offers("base:1-2")
    assert s.why_not("base:1-3") == "SS-166"


@clause("SS-166", "SS-167")
@pytest.mark.parametrize("kind", ["B3", "B4", "G3", "G4"])
def test_no_skill_takes_the_own_leader(kind: str) -> None:
    s = scene(wild=RED_AND_GREEN_IN_PLAY, hands=[kind], bases=["Y1 G1 G2"])
    s.play(f"skill:{kind}")
    assert s.offers("base:0-2")
    assert s.why_not("base:0-3") == "SS-166"


@clause("SS-167", "SS-228")
def test_sierzant_does_not_take_the_own_leader() -> None:
    s = scene(hands=["N3"], bases=["Y1 B2"])
    s.play("skill:N3")
    assert s.options() == ["done", "base:0-1"]
    assert s.why_not("base:0-2") == "SS-166"
    s.play("base:0-1")
    assert (s.options(), s.base(0), s.hand(0)) == (["end"], "B2", "Y1")


@clause("SS-166", "SS-139")
@pytest.mark.parametrize("owner", [0, 1])
def test_no_skill_enslaves_a_leader(owner: int) -> None:
    s = scene(wild=RED_AND_GREEN_IN_PLAY, hands=["R3"], bases=["B2 Y2", "B2 Y2"])
    s.play("skill:R3")
    assert s.options() == ["done", "base:0-1", "base:1-1"]
    assert s.why_not(f"base:{owner}-2") == "SS-139"


@clause("SS-165", "SS-166")
@pytest.mark.parametrize("kind", ["B3", "B4", "G3", "G4", "R3"])
def test_where_only_leaders_lie_no_skill_finds_a_target(kind: str) -> None:
    s = scene(wild=RED_AND_GREEN_IN_PLAY, hands=[kind], bases=["G2", "G2"])
    s.play(f"skill:{kind}")
    assert (s.options(), s.hand(0)) == (["end"], "")
    assert (s.base(0), s.base(1), s.enslaved(0)) == ("G2", "G2", "")


@clause("SS-167", "SS-320")
def test_trzecia_cyber_reka_does_not_take_the_own_leader() -> None:
    s = scene(phase="starting", bases=["Y1 B1 B2", "P1 P2"], artifacts=["A06-right"])
    s.play("activate:A06")
    assert s.options() == ["done", "base:0-1", "base:0-2"]
    assert s.why_not("base:0-3") == "SS-320"


@clause("SS-167", "SS-155")
def test_the_own_leader_comes_back_by_taking_over_the_own_base() -> None:
    s = scene(hands=["B3"], bases=["Y2"])
    s.play("takeover:0")
    assert (s.hand(0), s.base(0)) == ("B3 Y2", "")


@clause("SS-168", "SS-166")
def test_a_card_that_came_to_the_top_by_a_takeover_is_untouchable_at_once() -> None:
    s = scene(seats=3, hands=["P1 P1 P1 N1 N1 N1", "B3"], bases=["", "", "Y1 N3 P3 P2"])
    s.play("takeover:2").end_turn()
    assert (s.seat, s.base(2)) == (1, "Y1 N3")
    s.play("skill:B3")
    assert s.options() == ["done", "base:2-1"]
    assert s.why_not("base:2-2") == "SS-166"


@clause("SS-168", "SS-166")
def test_the_second_card_of_mu_shell_may_not_be_what_is_the_leader_now() -> None:
    s = scene(hands=["B4"], bases=["", "Y1 N2"])
    s.play("skill:B4", "base:1-1")
    assert (s.options(), s.hand(0), s.base(1)) == (["end"], "Y1", "N2")


@clause("SS-137", "SS-241", "SS-071")
@pytest.mark.parametrize(
    ("kind", "target", "reason"),
    [
        ("B3", "base:0-1", "SS-240"),
        ("B4", "base:0-1", "SS-242"),
        ("R3", "base:0-1", "SS-264"),
        ("B3", "dock:1a", "SS-071"),
        ("B3", "card:Y2", "SS-071"),
        ("R3", "card:Y2", "SS-071"),
        ("B3", "crystal:1a", "SS-071"),
    ],
)
def test_no_skill_reaches_outside_the_zone_that_it_names(kind: str, target: str, reason: str) -> None:
    """An enslaved card, a card of the Docks, of the Mine or of a hand is no target."""
    s = scene(wild="N G", hands=[f"{kind} Y2"], bases=["", "P2 Y1"], enslaved=["B2", "P2"], docks="P1", mine="C01-Ra")
    s.play(f"skill:{kind}")
    assert s.options() == ["done", "base:1-1"]
    assert s.why_not(target) == reason


@clause("SS-137", "SS-263")
def test_a_card_in_the_play_area_is_no_target() -> None:
    """What was played this turn is not in the Base yet."""
    s = scene(wild="N G", hands=["Y1 R2"], mine="C01-Ya")
    s.play("mine:1a", "pay:Y1", "done", "skill:R2")
    assert (s.options(), s.played(), s.enslaved(0)) == (["end"], "Y1 R2", "")
