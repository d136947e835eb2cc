"""The Floraki (green): where their text comes from, and Korzeniec: SS-268, SS-270 to SS-274."""

import pytest

from clauses import clause
from kosmodrom.games.star_scrappers.model.actions import KINDS
from kosmodrom.games.star_scrappers.model.effects import DOUBLE_FACTION, TAKE_CRYSTAL, TAKE_FACTION, TAKE_WHOLE_FACTION
from star_scrappers.scene import Scene, scene, standard_book

GREEN_IN_PLAY = "P N"


def with_korzeniec(
    *hands: str, base: str = "G2", wild: str = GREEN_IN_PLAY, docks: str = "", mine: str = "", tops: str = ""
) -> Scene:
    """Korzeniec leads and its skill is active."""
    a = scene(wild=wild, phase="starting", hands=hands, bases=[base], docks=docks, mine=mine, tops=tops)
    return a.play("leader")


@clause("SS-268")
@pytest.mark.parametrize(
    ("card", "effect"),
    [("G1", TAKE_CRYSTAL), ("G2", DOUBLE_FACTION), ("G3", TAKE_FACTION), ("G4", TAKE_WHOLE_FACTION)],
)
def test_the_green_cards_follow_the_rulebook(card: str, effect: int) -> None:
    book = standard_book()
    assert book.skill[KINDS.index(card)] == effect
    assert book.provenance[card] == "rulebook"


@clause("SS-270")
@pytest.mark.parametrize(("hand", "clause_against"), [("G1 G2", None), ("G1 G1 B4", "SS-101"), ("G2 B4", "SS-101")])
def test_korzeniec_doubles_floraki_in_mining(hand: str, clause_against: str | None) -> None:
    a = with_korzeniec(hand, mine="C06-Ga")
    assert a.why_not("mine:6a") == clause_against


@clause("SS-270")
def test_the_doubled_levels_are_counted_card_by_card() -> None:
    a = with_korzeniec("G1 G2", mine="C06-Ga")
    a.play("mine:6a", "pay:G2")
    assert a.why_not("done") == "SS-101"
    a.play("pay:G1", "done")
    assert (a.crystals(0), a.played()) == ("C06-Ga", "G2 G1")


@clause("SS-270")
@pytest.mark.parametrize(("hand", "clause_against"), [("G2 B1", None), ("G1 B2", "SS-115"), ("B4", "SS-115")])
def test_korzeniec_doubles_floraki_in_collecting(hand: str, clause_against: str | None) -> None:
    a = with_korzeniec(hand, tops="A04")
    assert a.why_not("collect:1-left") == clause_against


@clause("SS-270", "SS-271")
def test_with_korzeniec_odrostnik_recruits_a_level_three_mercenary() -> None:
    """Odrostnik counts as level 2 and recruits level 3."""
    a = with_korzeniec("G1", docks="B3")
    a.play("recruit:3a", "pay:G1")
    assert (a.hand(0), a.played()) == ("B3", "G1")
    b = scene(wild=GREEN_IN_PLAY, hands=["G1"], docks="B3")
    assert b.why_not("recruit:3a") == "SS-089"


@clause("SS-272", "SS-089")
def test_in_recruiting_a_florak_serves_as_its_printed_or_its_doubled_level() -> None:
    """A level 2 Florak (not doubled) and a level 1 Florak (doubled) both recruit level 3."""
    a = with_korzeniec("G1 G2 G3 B1 B2", docks="B2 B3 R4")
    assert a.copy().play("recruit:3a").options() == ["pay:B2", "pay:G1", "pay:G2"]
    assert a.copy().play("recruit:2a").options() == ["pay:B1", "pay:G1"]
    assert a.copy().play("recruit:4a").options() == ["pay:G3"]
    a.play("recruit:3a")
    assert a.why_not("pay:B1") == "SS-089"
    assert a.why_not("pay:G3") == "SS-091"


@clause("SS-272")
def test_a_doubled_surplus_is_lost() -> None:
    a = with_korzeniec("G1", mine="C01-Ga")
    a.play("mine:1a", "pay:G1", "done")
    assert (a.crystals(0), a.hand(0), a.played()) == ("C01-Ga", "", "G1")


@clause("SS-273")
def test_two_korzence_do_not_quadruple() -> None:
    a = with_korzeniec("G2 G1 G1", mine="C06-Ga C03-Ga")
    a.play("skill:G2")
    assert a.why_not("mine:6a") == "SS-101"
    a.play("mine:3a", "pay:G1")
    assert a.why_not("done") == "SS-101"
    a.play("pay:G1", "done")
    assert a.crystals(0) == "C03-Ga"


@clause("SS-270", "SS-005")
def test_korzeniec_works_for_one_turn_only() -> None:
    a = with_korzeniec("", "G2", mine="C03-Ga")
    a.end_turn()
    assert a.seat == 1
    assert a.why_not("mine:3a") == "SS-101"


@clause("SS-274")
def test_korzeniec_does_not_double_enslaved_cards() -> None:
    a = with_korzeniec("R2", base="G3 G2")
    a.play("skill:R2", "base:0-1")
    assert a.row("enslaved") == [3, 0]


@clause("SS-274", "SS-229")
def test_korzeniec_does_not_change_pulkowniks_sum() -> None:
    a = with_korzeniec("N4", wild="P Y", docks="G2 G3")
    a.play("skill:N4", "dock:3a", "dock:2a")
    assert a.hand(0) == "G2 G3"


@clause("SS-274", "SS-265")
def test_for_domina_a_doubled_odrostnik_still_has_level_one() -> None:
    a = with_korzeniec("R4 G1 G2", mine="C01-Ya")
    a.play("skill:R4")
    assert a.options() == ["done", "card:G1"]


@clause("SS-274", "SS-264")
def test_for_piastunka_a_doubled_odrostnik_is_not_of_level_two() -> None:
    a = with_korzeniec("R3", base="G1 R2 G2")
    a.play("skill:R3")
    assert a.options() == ["done", "base:0-2"]
