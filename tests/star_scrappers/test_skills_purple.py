"""The Krystalici (purple) of levels 2 to 4: SS-212 to SS-220."""

import pytest

from clauses import clause
from kosmodrom.engine.errors import UnknownDecision
from star_scrappers.scene import scene


@clause("SS-212")
def test_nosoryjec_gives_one_crystal_another_colour() -> None:
    a = scene(hands=["P2 N2"], mine="C01-Pa C03-Ya")
    a.play("skill:P2")
    assert a.options() == ["done", "crystal:1a", "crystal:3a"]
    a.play("crystal:3a", "colour:N", "mine:3a", "pay:N2", "done")
    assert a.crystals(0) == "C03-Ya"
    assert a.played() == "P2 N2"
    assert a.told("crystal-recoloured") == ["crystal-recoloured 0 C03-Ya N"]
    assert a.s.table.mine_colours == [-1] * 10
    assert a.s.table.mine_discounts == [0] * 10


@clause("SS-212", "SS-286")
def test_nosoryjec_lowers_the_cost_of_its_crystal_by_exactly_one() -> None:
    a = scene(hands=["P2 N1 B2"], mine="C03-Ya C03-Na C03-Ba")
    a.play("skill:P2", "crystal:3a", "colour:N")
    assert a.why_not("mine:3a") == "SS-101"
    b = scene(hands=["P2 N2 B2"], mine="C03-Ya C03-Na C03-Ba")
    b.play("skill:P2", "crystal:3a", "colour:N")
    assert b.options() == ["mine:3a", "end"]
    assert b.why_not("mine:3b") == "SS-101"
    assert b.why_not("mine:3c") == "SS-101"


@clause("SS-212")
def test_a_recoloured_crystal_no_longer_has_its_printed_colour() -> None:
    a = scene(hands=["P2 Y3"], mine="C03-Ya")
    a.play("skill:P2", "crystal:3a", "colour:N")
    assert a.why_not("mine:3a") == "SS-100"


@clause("SS-214")
def test_nosoryjec_cannot_choose_the_present_colour_of_the_crystal() -> None:
    """The present colour of the Crystal is refused, the other five are offered; there are no more."""
    a = scene(hands=["P2"], mine="C03-Ya")
    a.play("skill:P2", "crystal:3a")
    assert a.why_not("colour:Y") == "SS-214"
    assert a.options() == ["colour:P", "colour:N", "colour:B", "colour:R", "colour:G"]
    with pytest.raises(UnknownDecision):
        a.why_not("colour:W")


@clause("SS-214", "SS-284")
def test_a_second_nosoryjec_starts_from_the_changed_colour_and_lowers_the_cost_again() -> None:
    a = scene(phase="starting", bases=["P2"], hands=["P2 Y1"], mine="C03-Ya")
    a.play("leader", "crystal:3a", "colour:N", "skill:P2", "crystal:3a")
    assert a.why_not("colour:N") == "SS-214"
    a.play("colour:Y", "mine:3a", "pay:Y1", "done")
    assert a.crystals(0) == "C03-Ya"


@clause("SS-212", "SS-012")
def test_nosoryjec_need_not_choose_a_crystal_but_must_give_a_chosen_one_a_colour() -> None:
    a = scene(hands=["P2"], mine="C03-Ya C03-Na")
    a.play("skill:P2")
    b = a.copy().play("done")
    assert b.s.table.mine_colours == [-1] * 10
    assert b.options() == ["end"]
    a.play("crystal:3a")
    assert a.why_not("done") == "SS-071"
    assert a.why_not("crystal:3b") == "SS-071"


@clause("SS-212", "SS-085")
def test_nosoryjec_needs_a_crystal_that_lies_in_the_mine() -> None:
    a = scene(hands=["P2"], mine="C03-Ya")
    a.play("skill:P2")
    assert a.why_not("crystal:1a") == "SS-085"
    b = scene(hands=["P2"]).play("skill:P2")
    assert b.options() == ["end"]


@clause("SS-213")
def test_a_crystal_brought_to_cost_zero_is_mined_with_an_action_but_without_cards() -> None:
    a = scene(hands=["P2 N1"], mine="C01-Ba")
    a.play("skill:P2", "crystal:1a", "colour:N", "mine:1a")
    assert a.options() == ["pay:N1", "done"]
    a.play("done")
    assert a.crystals(0) == "C01-Ba"
    assert (a.hand(0), a.played(), a.basics) == ("N1", "P2", 2)
    assert a.told("mined") == ["mined 0 C01-Ba 0"]


@clause("SS-214", "SS-106")
def test_nosoryjec_can_make_a_crystal_wild() -> None:
    """To a Wild colour: cards of any one colour pay."""
    a = scene(hands=["P2 Y2 N2 B1"], mine="C03-Ba")
    assert a.why_not("mine:3a") == "SS-101"
    a.play("skill:P2", "crystal:3a", "colour:R", "mine:3a")
    assert a.options() == ["pay:N2", "pay:Y2"]
    a.play("pay:N2")
    assert a.why_not("pay:Y2") == "SS-106"
    a.play("done")
    assert a.crystals(0) == "C03-Ba"


@clause("SS-214", "SS-100")
def test_nosoryjec_can_make_a_wild_crystal_ordinary() -> None:
    """On a Wild Crystal: only cards of its new colour pay."""
    a = scene(hands=["P2 Y3 N2"], mine="C03-Ra")
    a.play("skill:P2", "crystal:3a", "colour:N", "mine:3a")
    assert a.options() == ["pay:N2"]
    assert a.why_not("pay:Y3") == "SS-100"


@clause("SS-212")
def test_nosoryjec_works_on_the_crystal_of_cost_ten() -> None:
    """On the cost-10 Crystal: 9 levels of the new colour are enough, 8 are not."""
    a = scene(hands=["P2 N4 N3 N2"], mine="C10-Ya")
    a.play("skill:P2", "crystal:10a", "colour:N", "mine:10a", "pay:N4", "pay:N3")
    assert a.why_not("done") == "SS-101"
    a.play("pay:N2", "done")
    assert a.crystals(0) == "C10-Ya"
    b = scene(hands=["P2 N4 N3 N1"], mine="C10-Ya").play("skill:P2", "crystal:10a", "colour:N")
    assert b.why_not("mine:10a") == "SS-101"


@clause("SS-216")
@pytest.mark.parametrize(("place", "hand"), [("1a", "N4"), ("3a", "N4 Y2"), ("10a", "N4 N3 N3 Y4 Y3 Y2")])
def test_a_recoloured_crystal_that_is_not_mined_has_its_colour_and_cost_back_in_the_next_turn(
    place: str, hand: str
) -> None:
    """On a Crystal that is then not mined: the change ends with the turn."""
    a = scene(hands=["P2", hand], mine="C01-Ya C03-Ya C10-Ya")
    a.play("skill:P2", f"crystal:{place}", "colour:N").end_turn()
    assert a.s.table.mine_colours == [-1] * 10
    assert a.s.table.mine_discounts == [0] * 10
    assert a.seat == 1
    assert not a.offers(f"mine:{place}")


@clause("SS-215", "SS-103")
def test_totems_are_checked_against_the_new_colour() -> None:
    a = scene(hands=["P2 N1 B1"], mine="C03-Ya C03-Na", totems={"N": 0, "Y": 1})
    b = a.copy().play("skill:P2", "crystal:3a", "colour:N", "mine:3a")
    assert b.options() == ["pay:N1"]
    b.play("pay:N1", "done")
    assert b.crystals(0) == "C03-Ya"
    a.play("skill:P2", "crystal:3b", "colour:B")
    assert a.why_not("mine:3b") == "SS-101"


@clause("SS-216", "SS-303")
def test_symbols_and_end_scoring_use_the_printed_colour() -> None:
    a = scene(hands=["P2"], mine="C01-Bd", crystals=["C01-Yd"], artifacts=["A01-left"])
    a.play("skill:P2", "crystal:1a", "colour:Y", "mine:1a", "done")
    assert a.crystals(0) == "C01-Bd C01-Yd"
    assert a.row("symbols") == [3, 0]
    assert a.row("artifacts") == [1, 0]


@clause("SS-217")
def test_a_recoloured_crystal_is_taken_by_the_level_one_skill_of_its_new_colour() -> None:
    a = scene(phase="starting", bases=["P2"], hands=["P1 B1"], mine="C01-Ba")
    a.play("leader", "crystal:1a", "colour:P")
    b = a.copy().play("skill:B1")
    assert b.options() == ["mine:1a", "end"]
    a.play("skill:P1", "crystal:1a")
    assert a.crystals(0) == "C01-Ba"


@clause("SS-217", "SS-011", "SS-211")
def test_a_recoloured_crystal_keeps_its_printed_cost_for_level_one_skills() -> None:
    a = scene(phase="starting", bases=["P2"], hands=["P1"], mine="C01-Pa C03-Ba")
    a.play("leader", "crystal:3a", "colour:P", "skill:P1")
    assert a.options() == ["done", "crystal:1a"]
    assert a.why_not("crystal:3a") == "SS-211"


@clause("SS-218")
@pytest.mark.parametrize(("hand", "clause_against"), [("P3 N2 B2", None), ("P3 N2 B1", "SS-115")])
def test_with_czcigodny_artifacts_cost_four_less(hand: str, clause_against: str | None) -> None:
    a = scene(hands=[hand], tops="A11 A09 A01")
    a.play("skill:P3")
    assert a.why_not("collect:1-left") == clause_against
    assert a.offers("collect:2-left")


@clause("SS-218", "SS-124")
def test_with_czcigodny_an_artifact_of_cost_four_needs_no_card() -> None:
    a = scene(hands=["P3 N1"], tops="A01", artifact_stacks=[0, 0, 0])
    a.play("skill:P3", "collect:1-right")
    assert a.options() == ["pay:N1", "done"]
    a.play("done")
    assert (a.artifacts(0), a.hand(0), a.basics) == ("A01-right", "N1", 2)


@clause("SS-219", "SS-285")
@pytest.mark.parametrize("top", ["A11", "A04"])
def test_two_czcigodni_make_artifacts_cost_eight_less(top: str) -> None:
    a = scene(phase="starting", bases=["P3"], hands=["P3"], tops=top, artifact_stacks=[0, 0, 0])
    a.play("leader", "skill:P3", "collect:1-left", "done")
    assert a.artifacts(0) == f"{top}-left"
    assert a.played() == "P3"


@clause("SS-219")
def test_czcigodny_adds_up_with_karta_stalego_klienta() -> None:
    a = scene(hands=["P3"], tops="A11", artifacts=["A07-right"])
    b = scene(hands=["P3 N3"], tops="A11", artifacts=["", "A07-right"])
    assert a.play("skill:P3").offers("collect:1-left")
    assert b.play("skill:P3").why_not("collect:1-left") == "SS-115"


@clause("SS-218", "SS-005")
def test_czcigodny_works_for_one_turn_only() -> None:
    a = scene(hands=["P3", "N3"], tops="A01")
    a.play("skill:P3").end_turn()
    assert a.seat == 1
    assert a.why_not("collect:1-left") == "SS-115"


@clause("SS-220", "SS-061")
@pytest.mark.parametrize(
    ("crystal", "place", "exact", "short"),
    [("C06-Ba", "6a", "B2", "B1"), ("C10-Ba", "10a", "B3 B3", "B3 B2")],
)
def test_with_makkarat_the_deep_crystals_cost_four_less(crystal: str, place: str, exact: str, short: str) -> None:
    a = scene(phase="starting", bases=["P4"], hands=[exact], mine=crystal).play("leader")
    b = scene(phase="starting", bases=["P4"], hands=[short], mine=crystal).play("leader")
    assert a.why_not(f"mine:{place}") is None
    assert b.why_not(f"mine:{place}") == "SS-101"


@clause("SS-220")
@pytest.mark.parametrize(("crystal", "place"), [("C01-Ba", "1a"), ("C03-Ba", "3a")])
def test_with_makkarat_crystals_of_cost_one_and_three_need_only_the_action(crystal: str, place: str) -> None:
    a = scene(hands=["P4 N1"], mine=crystal)
    a.play("skill:P4", f"mine:{place}")
    assert a.options() == ["done"]
    a.play("done")
    assert (a.crystals(0), a.hand(0), a.basics) == (crystal, "N1", 2)


@clause("SS-220", "SS-286")
def test_makkarat_works_for_every_mining_of_the_turn_and_not_longer() -> None:
    a = scene(phase="starting", bases=["P4"], hands=["Y2"], mine="C03-Ba C03-Na C03-Pa")
    a.play("leader", "skill:Y2", "mine:3a", "done", "mine:3b", "done")
    assert a.crystals(0) == "C03-Na C03-Ba"
    a.end_turn()
    assert a.seat == 1
    assert a.why_not("mine:3c") == "SS-101"
