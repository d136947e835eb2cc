"""Recruiting in the rulebook's examples and at the edges."""

import pytest

from clauses import clause
from star_scrappers.scene import scene

SIX_CARDS = "P1 P1 P1 N1 N1 N1"


@clause("SS-089", "SS-093")
def test_ex_2_a_level_three_card_is_recruited_with_a_level_two_card() -> None:
    """Janek plays a level 2 card and takes a level 3 card."""
    s = scene(hands=["P2 Y1"], docks="N3").play("recruit:3a", "pay:P2")

    assert s.played() == "P2"
    assert s.hand(0) == "N3 Y1"
    assert s.basics == 1


@clause("SS-084", "SS-089", "SS-234", "SS-181")
def test_ex_3_with_fish_bean_leading_two_recruitments_follow_each_other() -> None:
    """The card taken pays for level 3, which pays for level 4."""
    docks = "P1 P1 N1 N1 Y2 B2 N2 N3 B3 P4"
    s = scene(phase="starting", bases=["B2"], docks=docks).play("leader", "dock:2a")
    assert s.hand(0) == "Y2"

    s.play("recruit:3a", "pay:Y2", "recruit:4a", "pay:N3")
    assert s.hand(0) == "P4"
    assert s.docks() == "P1 P1 N1 N1 B2 N2 B3"

    s.play("end").chance("deal:Y2", "deal:Y3", "deal:Y4").settle()
    assert s.base(0) == "B2 Y2 N3"
    assert s.docks() == "P1 P1 N1 N1 Y2 B2 N2 Y3 B3 Y4"
    assert s.told("dock-refilled") == ["dock-refilled Y2", "dock-refilled Y3", "dock-refilled Y4"]


@clause("SS-222", "SS-131")
def test_ex_7_after_sztygar_a_level_one_card_recruits_level_four() -> None:
    """Marek uses Sztygar's skill, then pays for level 4 with a level 1 card."""
    s = scene(hands=["N2 N1"], bases=["B1"], docks="P4").play("skill:N2", "recruit:4a", "pay:N1")

    assert s.hand(0) == "P4"
    assert s.options() == ["end"]
    assert s.end_turn().base(0) == "B1 N2 N1"


@clause("SS-222", "SS-226")
@pytest.mark.parametrize(
    ("choices", "left"),
    [
        (["recruit:1a"], "P1 P2 P3 Y1"),
        (["recruit:2a", "done"], "P1 P2 P3 Y2"),
        (["recruit:3a", "done"], "P1 P2 P3 Y3"),
        (["recruit:4a", "pay:P1"], "P2 P3 Y4"),
        (["recruit:4a", "pay:P3"], "P1 P2 Y4"),
    ],
)
def test_ex_20_sztygar_by_level(choices: list[str], left: str) -> None:
    """Levels 1 to 3 are free, level 4 takes a level 1 card or the normal price; the action is used."""
    s = scene(phase="starting", hands=["P1 P2 P3"], bases=["N2"], docks="Y1 B1 Y2 Y3 Y4").play("leader")

    s.play(*choices)

    assert s.hand(0) == left
    assert s.basics == 1
    assert s.why_not("recruit:1b") == "SS-067"


@clause("SS-223")
@pytest.mark.parametrize(("card", "refusal"), [("P2", "SS-223"), ("P4", "SS-091"), ("P1", None), ("P3", None)])
def test_ex_20_at_sztygars_price_level_four_takes_no_level_two_card(card: str, refusal: str | None) -> None:
    """A level 2 card is rejected for level 4."""
    s = scene(phase="starting", hands=["P1 P2 P3 P4"], bases=["N2"], docks="Y4").play("leader", "recruit:4a")

    assert s.why_not(f"pay:{card}") == refusal


@clause("SS-223")
def test_ex_20_a_level_two_card_alone_does_not_begin_a_level_four_recruitment() -> None:
    """Neither price of level 4 is in hand."""
    s = scene(phase="starting", hands=["P2"], bases=["N2"], docks="Y3 Y4").play("leader")

    assert s.why_not("recruit:4a") == "SS-223"
    assert s.offered("recruit") == ["recruit:3a"]


@clause("SS-226", "SS-094")
def test_ex_20_sztygar_does_not_help_a_full_hand() -> None:
    """All levels need a hand below 7."""
    s = scene(phase="starting", hands=[f"{SIX_CARDS} B1"], bases=["N2"], docks="Y1 Y2 Y3 Y4").play("leader")

    assert s.why_not("recruit:3a") == "SS-094"
    assert s.offered("recruit") == []


EC_07 = [
    ({"hands": [f"{SIX_CARDS} B1"]}, [], "recruit:1a", "SS-094"),
    ({"hands": [f"{SIX_CARDS} B1 B1"]}, [], "recruit:1a", "SS-094"),
    ({"hands": ["N1 N1"]}, [], "recruit:3a", "SS-089"),
    ({"hands": ["N1 N2"]}, ["recruit:2a"], "pay:N2", "SS-091"),
    ({"hands": ["N1"]}, ["recruit:2a"], "done", "SS-089"),
    ({"hands": ["N2"]}, ["recruit:3a"], "done", "SS-089"),
    ({"hands": ["N2"], "artifacts": ["A05-right"]}, ["recruit:3a"], "done", None),
    ({"hands": ["N1 N2"], "artifacts": ["A05-right"]}, ["recruit:3a"], "pay:N1", "SS-089"),
    ({"hands": ["N1"]}, [], "recruit:2b", "SS-085"),
    ({"hands": ["N1"]}, [], "recruit:4a", "SS-085"),
]


@clause("SS-089", "SS-091", "SS-094", "SS-096")
@pytest.mark.parametrize(("given", "played", "asked", "refusal"), EC_07)
def test_ec_07_bad_requests_to_recruit(
    given: dict[str, list[str]], played: list[str], asked: str, refusal: str | None
) -> None:
    """Too full a hand, two cards, a wrong level, no card, a needless card, nobody there."""
    s = scene(hands=given["hands"], artifacts=given.get("artifacts", []), docks="Y1 Y2 Y3").play(*played)

    assert s.why_not(asked) == refusal
