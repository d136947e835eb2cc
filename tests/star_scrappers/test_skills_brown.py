"""The Terroni (brown) of levels 2 to 4: SS-222 to SS-231."""

import pytest

from clauses import clause
from star_scrappers.scene import scene

ONE_OF_EACH_LEVEL = "B1 B2 B3 B4"


@clause("SS-222", "SS-224")
@pytest.mark.parametrize(
    ("place", "prices"),
    [("2a", ["pay:P1", "done"]), ("3a", ["pay:P2", "done"]), ("4a", ["pay:P1", "pay:P3"])],
)
def test_with_sztygar_recruiting_costs_three_levels_less_or_the_normal_price(place: str, prices: list[str]) -> None:
    a = scene(hands=["N2 P1 P2 P3 P4"], docks=ONE_OF_EACH_LEVEL)
    a.play("skill:N2", f"recruit:{place}")
    assert a.options() == prices


@clause("SS-222", "SS-226")
def test_with_sztygar_all_levels_up_to_three_come_to_an_empty_hand_and_use_the_action() -> None:
    a = scene(hands=["N2"], docks=ONE_OF_EACH_LEVEL)
    a.play("skill:N2")
    assert a.options() == ["recruit:1a", "recruit:2a", "recruit:3a", "end"]
    a.play("recruit:3a", "done")
    assert (a.hand(0), a.played(), a.basics) == ("B3", "N2", 2)
    assert a.told("recruited") == ["recruited 0 B3 -1"]


@clause("SS-222")
def test_with_sztygar_a_level_one_mercenary_is_recruited_as_before() -> None:
    a = scene(hands=["N2 P1"], docks=ONE_OF_EACH_LEVEL)
    a.play("skill:N2", "recruit:1a")
    assert (a.hand(0), a.played()) == ("P1 B1", "N2")


@clause("SS-223")
def test_sztygars_price_for_level_four_is_a_card_of_exactly_level_one() -> None:
    a = scene(hands=["N2 P1 P2"], docks="B4")
    a.play("skill:N2", "recruit:4a")
    assert a.options() == ["pay:P1"]
    assert a.why_not("pay:P2") == "SS-223"
    assert a.why_not("done") == "SS-223"
    a.play("pay:P1")
    assert (a.hand(0), a.played()) == ("P2 B4", "N2 P1")


@clause("SS-223")
def test_with_sztygar_level_four_cannot_be_recruited_with_a_level_two_card_alone() -> None:
    a = scene(hands=["N2 P2"], docks="B4")
    a.play("skill:N2")
    assert a.why_not("recruit:4a") == "SS-223"


@clause("SS-224", "SS-093")
def test_with_sztygar_the_normal_price_may_be_paid() -> None:
    a = scene(hands=["N2 P3"], docks="B4")
    a.play("skill:N2", "recruit:4a", "pay:P3")
    assert (a.hand(0), a.played()) == ("B4", "N2 P3")


@clause("SS-225")
def test_a_second_sztygar_adds_nothing() -> None:
    a = scene(phase="starting", bases=["N2"], hands=["N2 P1 P2 P3"], docks=ONE_OF_EACH_LEVEL)
    a.play("leader", "skill:N2", "recruit:4a")
    assert a.options() == ["pay:P1", "pay:P3"]


@clause("SS-226", "SS-067")
def test_sztygar_gives_no_further_recruit_action() -> None:
    a = scene(phase="starting", bases=["N2"], docks="B2 B3")
    a.play("leader", "recruit:2a", "done")
    assert a.why_not("recruit:3a") == "SS-067"


@clause("SS-226", "SS-094")
@pytest.mark.parametrize(
    ("hand", "clause_against"),
    [("P1 P1 P1 P1 P1 P2", None), ("P1 P1 P1 P1 P1 P2 P2", "SS-094"), ("P1 P1 P1 P1 P1 P2 P2 P2", "SS-094")],
)
def test_sztygar_recruits_only_into_a_hand_of_fewer_than_seven(hand: str, clause_against: str | None) -> None:
    a = scene(phase="starting", bases=["N2"], hands=[hand], docks="B3")
    a.play("leader")
    assert a.why_not("recruit:3a") == clause_against


@clause("SS-222", "SS-005")
def test_sztygar_works_for_one_turn_only() -> None:
    a = scene(hands=["N2", "P1"], docks=ONE_OF_EACH_LEVEL)
    a.play("skill:N2").end_turn()
    assert a.seat == 1
    assert a.why_not("recruit:3a") == "SS-089"
    assert a.why_not("recruit:4a") == "SS-089"
    a.play("recruit:2a")
    assert a.options() == ["pay:P1"]


@clause("SS-227")
def test_sierzant_takes_up_to_two_cards_from_the_bottom_of_the_own_base() -> None:
    a = scene(hands=["N3"], bases=["N1 P2 B1 Y1", "P1 P1 P1"])
    a.play("skill:N3")
    assert a.options() == ["done", "base:0-1"]
    a.play("base:0-1")
    assert a.options() == ["done", "base:0-1"]
    a.play("base:0-1")
    assert a.options() == ["end"]
    assert (a.hand(0), a.base(0), a.base(1)) == ("P2 N1", "B1 Y1", "P1 P1 P1")
    assert a.shown(0) == "P2 N1"
    assert a.told("base-taken") == ["base-taken 0 N1 0", "base-taken 0 P2 0"]
    assert not a.stirred


@clause("SS-227", "SS-133")
@pytest.mark.parametrize(
    ("decisions", "hand", "base"), [(["done"], "", "N1 P2 B1 Y1"), (["base:0-1", "done"], "N1", "P2 B1 Y1")]
)
def test_sierzant_may_stop_earlier(decisions: list[str], hand: str, base: str) -> None:
    a = scene(hands=["N3"], bases=["N1 P2 B1 Y1"])
    a.play("skill:N3", *decisions)
    assert (a.hand(0), a.base(0)) == (hand, base)
    assert not a.offers("done")


@clause("SS-227", "SS-166")
def test_sierzant_cannot_name_a_card_that_is_not_the_bottom_one() -> None:
    """Sierżant naming cards that are not the bottom ones of the own Base."""
    a = scene(hands=["N3"], bases=["N1 P2 B1 Y1", "P1 P1 P1"])
    a.play("skill:N3")
    assert a.why_not("base:0-2") == "SS-227"
    assert a.why_not("base:1-1") == "SS-227"
    assert a.why_not("base:0-5") == "SS-227"
    assert a.why_not("base:2-1") == "SS-227"
    assert a.why_not("base:0-4") == "SS-166"
    assert a.why_not("base:0-1") is None


@clause("SS-227", "SS-171")
@pytest.mark.parametrize(
    ("hand", "taken", "after"),
    [
        ("N3 P1 P1 P1 P1 P1 P2", ["N1"], "P2 B1 Y1"),
        ("N3 P1 P1 P1 P1 P1", ["N1", "P2"], "B1 Y1"),
        ("N3 P1 P1 P1 P1 P1 P2 P2", [], "N1 P2 B1 Y1"),
    ],
)
def test_sierzant_takes_within_the_hand_limit(hand: str, taken: list[str], after: str) -> None:
    """With 6 cards left in hand only the bottom card is taken, with 5 both; with 7 none."""
    a = scene(hands=[hand], bases=["N1 P2 B1 Y1"])
    a.play("skill:N3", *["base:0-1" for _ in taken])
    assert not a.offers("done")
    assert a.base(0) == after
    assert a.told("base-taken") == [f"base-taken 0 {kind} 0" for kind in taken]


@clause("SS-228", "SS-167")
@pytest.mark.parametrize(
    ("base", "count", "after"), [("", 0, ""), ("Y1", 0, "Y1"), ("N1 Y1", 1, "Y1"), ("N1 B1 Y1", 2, "Y1")]
)
def test_sierzant_never_takes_the_leader(base: str, count: int, after: str) -> None:
    a = scene(hands=["N3"], bases=[base])
    a.play("skill:N3", *["base:0-1"] * count)
    assert a.base(0) == after
    assert a.hand_size(0) == count
    assert not a.offers("done")


@clause("SS-227", "SS-228")
def test_sierzant_as_leader_stays_when_the_cards_below_are_taken() -> None:
    a = scene(seats=3, active=2, phase="starting", bases=["", "", "N1 B1 N3"])
    a.play("leader", "base:2-1", "base:2-1")
    assert (a.hand(2), a.base(2), a.basics) == ("N1 B1", "N3", 0)


@clause("SS-229")
def test_pulkownik_takes_any_number_of_mercenaries_with_a_sum_of_five() -> None:
    a = scene(hands=["N4"], docks="B1 Y1 N1 B2 P2 Y3 P4")
    a.play("skill:N4")
    assert a.options() == ["done", *(f"dock:{at}" for at in ["1a", "1b", "1c", "2a", "2b", "3a", "4a"])]
    assert not a.stirred
    a.play("dock:1a", "dock:1b", "dock:1c", "dock:2a")
    assert (a.hand(0), a.docks(), a.played()) == ("N1 B1 B2 Y1", "P2 Y3 P4", "N4")
    assert a.shown(0) == "N1 B1 B2 Y1"
    assert a.told("dock-taken") == [f"dock-taken 0 {kind}" for kind in ["B1", "Y1", "N1", "B2"]]
    assert a.stirred
    assert not a.offers("done")


@clause("SS-229", "SS-085")
def test_pulkownik_cannot_take_a_sum_above_five() -> None:
    """Pułkownik with a sum above 5."""
    a = scene(hands=["N4"], docks="B1 Y1 B2 Y3 P4")
    a.play("skill:N4", "dock:4a")
    assert a.options() == ["done", "dock:1a", "dock:1b"]
    assert a.why_not("dock:2a") == "SS-229"
    assert a.why_not("dock:3a") == "SS-229"
    assert a.why_not("dock:4a") == "SS-085"
    assert a.why_not("dock:1c") == "SS-085"
    a.play("dock:1a")
    assert a.hand(0) == "P4 B1"
    assert not a.offers("done")


@clause("SS-229", "SS-133")
def test_pulkownik_may_stop_below_five_or_take_none() -> None:
    a = scene(hands=["N4"], docks="P1 B2")
    a.play("skill:N4")
    b = a.copy().play("done")
    assert (b.hand(0), b.docks()) == ("", "P1 B2")
    a.play("dock:2a")
    assert a.options() == ["done", "dock:1a"]
    a.play("done")
    assert (a.hand(0), a.docks()) == ("B2", "P1")


@clause("SS-229")
def test_pulkownik_takes_the_level_four_mercenary_where_no_other_lies_in_the_docks() -> None:
    a = scene(hands=["N4"], docks="P4")
    a.play("skill:N4", "dock:4a")
    assert (a.hand(0), a.docks()) == ("P4", "")


@clause("SS-230", "SS-134")
@pytest.mark.parametrize(
    ("hand", "count"),
    [("N4 P1 P1 P1 P1 P1 P2 P2", 0), ("N4 P1 P1 P1 P1 P1 P2", 1), ("N4 P1 P1 P1 P1 P1", 2)],
)
def test_pulkownik_takes_within_the_hand_limit(hand: str, count: int) -> None:
    a = scene(hands=[hand], docks="B1 Y1 N1")
    a.play("skill:N4", *["dock:1a", "dock:1b"][:count])
    assert not a.offers("done")
    assert a.hand_size(0) == 7


@clause("SS-231")
def test_pulkowniks_cards_are_taken_and_not_recruited() -> None:
    a = scene(hands=["N4 P1"], docks="B1 B2 Y2 Y3")
    a.play("skill:N4", "dock:3a", "dock:2a")
    assert (a.hand(0), a.played()) == ("P1 B2 Y3", "N4")
    assert a.told("recruited") == []
    a.play("recruit:2b", "pay:P1")
    assert (a.hand(0), a.basics) == ("B2 Y2 Y3", 2)


@clause("SS-231")
def test_sztygar_does_not_change_pulkowniks_sum() -> None:
    a = scene(phase="starting", bases=["N2"], hands=["N4"], docks="B2 Y3 P3")
    a.play("leader", "skill:N4", "dock:3a")
    assert a.why_not("dock:3b") == "SS-229"
    assert a.options() == ["done", "dock:2a"]


@clause("SS-229", "SS-085")
def test_places_that_pulkownik_emptied_stay_empty_in_this_turn() -> None:
    a = scene(hands=["N4"], docks="B1")
    a.play("skill:N4", "dock:1a")
    assert a.docks() == ""
    assert a.options() == ["end"]
