"""Hands and their limit: SS-169 to SS-175, and what everybody knows of a hand."""

import pytest

from clauses import clause
from star_scrappers.scene import scene

FIVE = "P1 P1 P1 N1 N1"
SIX = "P1 P1 P1 N1 N1 N1"
SEVEN = "P1 P1 P1 N1 N1 N1 N2"
EIGHT = "P1 P1 P1 N1 N1 N1 N2 N2"
OTHER_SEVEN = "B1 B1 B1 B2 B2 B2 B3"
GREEN_IN_PLAY = "Y R"


@clause("SS-169", "SS-094")
@pytest.mark.parametrize(("cards", "reason"), [(SIX, None), (SEVEN, "SS-094"), (EIGHT, "SS-094")])
def test_the_seventh_card_is_the_last_that_is_recruited(cards: str, reason: str | None) -> None:
    s = scene(hands=[cards], docks="B1")
    assert s.why_not("recruit:1a") == reason


@clause("SS-170")
def test_biuro_werbunkowe_takes_a_seventh_card_but_no_eighth() -> None:
    """An Artifact cannot take a card into a hand of 7."""
    six = scene(phase="starting", hands=[SIX], artifacts=["A01-right"], docks="B2")
    assert six.play("activate:A01", "dock:2a").hand(0) == "P1 P1 P1 N1 N1 N1 B2"
    seven = scene(phase="starting", hands=[SEVEN], bases=["Y1"], artifacts=["A01-right"], docks="B2")
    assert seven.options() == ["leader", "begin"]
    assert seven.why_not("activate:A01") == "SS-170"


@clause("SS-170", "SS-300")
@pytest.mark.parametrize(("cards", "reason"), [(SIX, None), (SEVEN, "SS-300"), (EIGHT, "SS-300")])
def test_trzecia_cyber_reka_takes_no_card_into_a_full_hand(cards: str, reason: str | None) -> None:
    """An Artifact cannot take a card into a hand of 7 or more."""
    s = scene(phase="starting", hands=[cards], bases=["Y1 B1"], artifacts=["A06-right"])
    assert s.why_not("activate:A06") == reason


@clause("SS-171", "SS-169", "SS-134")
@pytest.mark.parametrize(
    ("kind", "first"),
    [
        ("B2", "dock:2a"),
        ("N4", "dock:1a"),
        ("N3", "base:0-1"),
        ("B3", "base:0-2"),
        ("B4", "base:1-1"),
        ("G3", "base:1-1"),
        ("G4", "base:0-2"),
    ],
)
def test_a_skill_fills_the_hand_to_seven_and_stops(kind: str, first: str) -> None:
    """With 6 cards left after the skill card was played, one card fits and no second."""
    s = scene(wild=GREEN_IN_PLAY, hands=[f"{SIX} {kind}"], bases=["G1 G2 B1", "G1 G2 B1"], docks="P1 N1 P2 N2")
    s.play(f"skill:{kind}", first)
    assert s.hand_size(0) == 7
    assert [option for option in s.options() if option.startswith(("dock", "base"))] == []


@clause("SS-171", "SS-173", "SS-134")
@pytest.mark.parametrize("kind", ["B2", "N4", "N3", "B3", "B4", "G3", "G4"])
def test_a_skill_takes_nothing_into_a_hand_of_seven(kind: str) -> None:
    """A hand of 8, the skill card played: 7 are left, so the skill takes no card."""
    s = scene(wild=GREEN_IN_PLAY, hands=[f"{SEVEN} {kind}"], bases=["G1 G2 B1", "G1 G2 B1"], docks="P1 N1 P2 N2")
    s.play(f"skill:{kind}")
    assert s.hand(0) == "P1 P1 P1 N1 N1 N1 N2"
    assert [option for option in s.options() if option.startswith(("dock", "base"))] == []


@clause("SS-171")
def test_a_skill_that_may_take_more_takes_as_many_cards_as_fit() -> None:
    s = scene(hands=[f"{FIVE} N4"], docks="P1 N1 B1")
    s.play("skill:N4", "dock:1a")
    assert s.options() == ["done", "dock:1b", "dock:1c"]
    s.play("dock:1b")
    assert (s.options(), s.hand_size(0)) == (["end"], 7)


@clause("SS-171")
def test_enslaving_is_not_taking_and_needs_no_room_in_the_hand() -> None:
    s = scene(wild="N G", hands=["P1 P1 P1 B1 B1 B1 P2 R3"], bases=["", "Y2 Y1"])
    s.play("skill:R3", "base:1-1")
    assert (s.enslaved(0), s.hand_size(0)) == ("Y2", 7)


@clause("SS-172", "SS-170")
def test_only_the_return_of_a_leader_brings_an_eighth_card() -> None:
    s = scene(hands=[SIX, OTHER_SEVEN], bases=["", "Y1 Y2 Y3"])
    s.play("takeover:1")
    assert (s.hand_size(0), s.hand_size(1)) == (7, 8)


@clause("SS-172", "SS-155")
def test_the_own_leader_also_comes_as_an_eighth_card() -> None:
    s = scene(hands=[SEVEN], bases=["Y1 B1"])
    s.play("takeover:0")
    assert (s.hand_size(0), s.base(0)) == (8, "Y1")


@clause("SS-173")
def test_nothing_is_discarded_over_the_limit() -> None:
    """A hand of 8 stays as it is to the end of the turn and in the turns of the others."""
    s = scene(hands=["", SEVEN], bases=["", "Y1"])
    s.play("takeover:1")
    assert s.hand(1) == f"{SEVEN} Y1"
    s.end_turn()
    assert s.seat == 1
    s.end_turn()
    assert (s.hand(1), s.base(1)) == (f"{SEVEN} Y1", "")


@clause("SS-173", "SS-094")
def test_with_eight_cards_everything_but_recruiting_is_possible() -> None:
    """Mining, Artifacts, skills and takeovers stay possible with 8 cards; recruiting is not."""
    s = scene(hands=[EIGHT], bases=["", "Y1"], docks="B1 B2", mine="C01-Pa C03-Na", tops="A01")
    assert s.options() == [
        "mine:1a",
        "mine:3a",
        "collect:1-left",
        "collect:1-right",
        "skill:P1",
        "skill:N1",
        "skill:N2",
        "takeover:1",
        "end",
    ]
    assert (s.why_not("recruit:1a"), s.why_not("recruit:2a")) == ("SS-094", "SS-094")


@clause("SS-173", "SS-169")
def test_the_surplus_lasts_until_cards_are_played() -> None:
    s = scene(hands=[EIGHT], docks="B1", mine="C03-Pa")
    s.play("mine:3a", "pay:P1", "pay:P1", "pay:P1", "done")
    assert s.offers("recruit:1a")
    s.play("recruit:1a")
    assert s.hand(0) == "N1 N1 N1 N2 N2 B1"


@clause("SS-174", "SS-147")
def test_the_surplus_grows_with_every_takeover_of_the_base() -> None:
    s = scene(
        seats=4,
        hands=[OTHER_SEVEN, "Y1 Y1 Y1 Y2 Y2 Y2 Y3", "", SEVEN],
        bases=["", "", "", "P2 P3 N3"],
    )
    s.play("takeover:3").end_turn().play("takeover:3").end_turn().play("takeover:3")
    assert (s.hand(3), s.hand_size(3)) == ("P1 P1 P1 P2 P3 N1 N1 N1 N2 N3", 10)
    assert (s.base(3), s.hand_size(0), s.hand_size(1), s.hand_size(2)) == ("", 7, 7, 0)


@clause("SS-175", "SS-279")
def test_if_not_all_fit_the_player_chooses_which_are_taken() -> None:
    s = scene(wild=GREEN_IN_PLAY, hands=[f"{FIVE} G4"], bases=["", "G1 G2 G3 B1"])
    s.play("skill:G4")
    assert s.options() == ["done", "base:1-1", "base:1-2", "base:1-3"]
    s.play("base:1-3", "base:1-1")
    assert (s.options(), s.hand(0), s.base(1)) == (["end"], f"{FIVE} G1 G3", "G2 B1")


@clause("SS-175")
def test_where_the_order_is_fixed_the_player_does_not_choose() -> None:
    s = scene(hands=[f"{SIX} N3"], bases=["Y1 B2 Y2 B1"])
    s.play("skill:N3")
    assert s.options() == ["done", "base:0-1"]
    s.play("base:0-1")
    assert (s.hand(0), s.base(0)) == (f"{SIX} Y1", "B2 Y2 B1")


@clause("SS-018", "SS-170")
def test_a_card_taken_before_everybodys_eyes_is_known() -> None:
    s = scene(dealt=["P1 P2", "B1"], docks="Y1")
    s.play("recruit:1a")
    assert (s.hand(0), s.shown(0), s.secret(0), s.hand_size(0)) == ("P1 P2 Y1", "Y1", [1, 1, 0, 0], 3)
    assert (s.shown(1), s.secret(1), s.hand_size(1)) == ("", [1, 0, 0, 0], 1)


@clause("SS-018", "SS-079")
@pytest.mark.parametrize(
    ("kind", "left"), [("P1", [0, 1, 1, 1]), ("P2", [1, 0, 1, 1]), ("P3", [1, 1, 0, 1]), ("P4", [1, 1, 1, 0])]
)
def test_a_face_down_card_that_is_played_is_no_longer_among_the_unknown_ones(kind: str, left: list[int]) -> None:
    s = scene(active=1, hands=["", "N1"], dealt=["P1", "P1 P2 P3 P4"])
    s.play(f"skill:{kind}")
    assert (s.shown(1), s.secret(1), s.hand_size(1)) == ("N1", left, 4)
    assert (s.secret(0), s.played()) == ([1, 0, 0, 0], kind)


@clause("SS-018", "SS-079")
def test_of_two_equal_cards_the_known_one_leaves_the_hand_first() -> None:
    s = scene(hands=["N2"], dealt=["N2"])
    s.play("skill:N2")
    assert (s.hand(0), s.shown(0), s.secret(0), s.hand_size(0)) == ("N2", "", [0, 1, 0, 0], 1)
