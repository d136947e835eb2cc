"""The six skills of level 1, which take a cost-1 Crystal: SS-211, SS-221, SS-232, SS-244, SS-259, SS-269, SS-280 on."""

import pytest

from clauses import clause
from star_scrappers.scene import book_with_cave_in, book_with_numbers, scene

OWN_COLOUR = [
    pytest.param("P1", "R G", "C01-Pa", marks=clause("SS-211"), id="Tropiciel"),
    pytest.param("N1", "R G", "C01-Na", marks=clause("SS-221"), id="Wiertniczy"),
    pytest.param("B1", "R G", "C01-Ba", marks=clause("SS-232"), id="Frogt'Opus"),
    pytest.param("Y1", "R G", "C01-Ya", marks=clause("SS-244"), id="Odgrabiec"),
    pytest.param("R1", "P N", "C01-Ra", marks=clause("SS-259"), id="Cyberwiedźma"),
    pytest.param("G1", "P N", "C01-Ga", marks=clause("SS-269"), id="Odrostnik"),
]


@pytest.mark.parametrize(("card", "wild", "crystal"), OWN_COLOUR)
def test_a_level_one_skill_takes_one_cost_one_crystal_of_its_colour(card: str, wild: str, crystal: str) -> None:
    others = [other for other in ("C01-Pa", "C01-Ba", "C01-Ga", "C01-Ya") if other != crystal][:3]
    a = scene(wild=wild, hands=[card], mine=" ".join([*others, crystal]))
    a.play(f"skill:{card}")
    assert a.options() == ["done", "crystal:1d"]
    a.play("crystal:1d")
    assert a.crystals(0) == crystal
    assert a.mine() == " ".join(others)
    assert (a.hand(0), a.played()) == ("", card)


@pytest.mark.parametrize(("card", "wild", "crystal"), OWN_COLOUR)
def test_a_leader_of_level_one_takes_its_crystal_without_an_action(card: str, wild: str, crystal: str) -> None:
    a = scene(wild=wild, phase="starting", bases=[card], mine=crystal)
    a.play("leader", "crystal:1a")
    assert a.crystals(0) == crystal
    assert (a.base(0), a.played(), a.basics) == (card, "", 0)


@clause("SS-211", "SS-280")
def test_tropiciels_crystal_is_told_as_taken_and_stirs_the_round() -> None:
    a = scene(hands=["P1"], mine="C01-Pd")
    a.play("skill:P1")
    assert not a.stirred
    a.play("crystal:1a")
    assert a.story == ["skill-used 0 P1", "crystal-taken 0 C01-Pd"]
    assert a.s.table.crystals == [1, 0]
    assert a.stirred


@clause("SS-280")
def test_after_a_level_one_skill_a_mining_action_is_still_free() -> None:
    a = scene(hands=["P1 N1"], mine="C01-Pa C01-Na")
    a.play("skill:P1", "crystal:1a")
    assert a.options() == ["mine:1b", "end"]
    a.play("mine:1b", "pay:N1", "done")
    assert a.crystals(0) == "C01-Pa C01-Na"
    assert a.basics == 2


@clause("SS-280", "SS-245")
def test_a_level_one_skill_does_not_use_up_the_extra_mining() -> None:
    a = scene(phase="starting", bases=["Y2"], hands=["Y1 N1"], mine="C01-Ya C01-Na")
    a.play("leader", "skill:Y1", "crystal:1a", "mine:1b", "pay:N1", "done")
    assert a.basics == 1


@clause("SS-280", "SS-112")
def test_a_crystal_taken_by_a_level_one_skill_does_not_move_the_marker() -> None:
    a = scene(hands=["P1 N1"], mine="C01-Pa C01-Na", book=book_with_cave_in("C01-Pa", "C01-Na"))
    a.play("skill:P1", "crystal:1a")
    assert a.marker == 0
    a.play("mine:1b", "pay:N1", "done")
    assert a.marker == 1


@clause("SS-280")
def test_stemple_does_not_ask_about_a_crystal_taken_by_a_level_one_skill() -> None:
    a = scene(hands=["P1"], mine="C01-Pa", artifacts=["A04-right"], book=book_with_cave_in("C01-Pa"))
    a.play("skill:P1", "crystal:1a")
    assert a.options() == ["end"]
    assert a.marker == 0


@clause("SS-280")
def test_a_level_one_skill_works_although_mining_was_the_first_action() -> None:
    a = scene(hands=["P1 N1"], mine="C01-Pa C01-Na")
    a.play("mine:1b", "pay:N1", "done", "skill:P1", "crystal:1a")
    assert a.crystals(0) == "C01-Pa C01-Na"


@clause("SS-281")
def test_a_level_one_skill_takes_nothing_when_no_crystal_fits() -> None:
    a = scene(hands=["P1"], mine="C01-Na C01-Ra C03-Pa C10-Pa")
    a.play("skill:P1")
    assert a.options() == ["end"]
    assert a.crystals(0) == ""
    assert a.story == ["skill-used 0 P1", "nothing-to-choose 0"]
    assert not a.stirred


@clause("SS-282", "SS-211")
def test_a_level_one_skill_takes_no_other_colour_cost_or_empty_place() -> None:
    a = scene(hands=["P1"], mine="C01-Na C01-Pa C03-Pa C06-Pa C10-Pa")
    a.play("skill:P1")
    assert a.options() == ["done", "crystal:1b"]
    assert a.why_not("crystal:1a") == "SS-282"
    assert a.why_not("crystal:3a") == "SS-211"
    assert a.why_not("crystal:10a") == "SS-211"
    assert a.why_not("crystal:1c") == "SS-085"


@clause("SS-282")
def test_a_wild_crystal_cannot_be_taken_by_a_level_one_skill() -> None:
    a = scene(wild="R G", hands=["B1"], mine="C01-Ra C01-Ga C01-Ba")
    a.play("skill:B1")
    assert a.why_not("crystal:1a") == "SS-282"
    assert a.why_not("crystal:1b") == "SS-282"
    assert a.options() == ["done", "crystal:1c"]


@clause("SS-283")
def test_among_several_fitting_crystals_the_player_chooses_one() -> None:
    a = scene(hands=["Y1"], mine="C01-Ya C01-Na C01-Yd C01-Ya")
    a.play("skill:Y1")
    assert a.options() == ["done", "crystal:1a", "crystal:1c", "crystal:1d"]
    a.play("crystal:1c")
    assert a.crystals(0) == "C01-Yd"
    assert a.mine() == "C01-Ya C01-Na C01-Ya"
    assert a.options() == ["end"]


@clause("SS-012", "SS-133")
def test_the_crystal_of_a_level_one_skill_may_be_left_in_the_mine() -> None:
    a = scene(hands=["Y1"], mine="C01-Ya")
    a.play("skill:Y1", "done")
    assert a.crystals(0) == ""
    assert a.mine() == "C01-Ya"
    assert a.options() == ["end"]


@clause("SS-135", "SS-071")
def test_while_the_crystal_is_being_chosen_nothing_else_can_be_done() -> None:
    a = scene(hands=["Y1 N1"], bases=["B1 B2"], docks="B1", mine="C01-Ya")
    a.play("skill:Y1")
    assert a.why_not("mine:1a") == "SS-071"
    assert a.why_not("end") == "SS-071"
    assert a.why_not("dock:1a") == "SS-071"
    assert a.why_not("base:0-1") == "SS-071"
    assert a.why_not("card:N1") == "SS-071"
    assert a.why_not("crystal:1a", seat=1) == "SS-021"


@clause("SS-083", "SS-129")
def test_only_a_card_in_hand_is_played_for_its_skill() -> None:
    a = scene(hands=["Y1"], bases=["P1 N1"], docks="B1", mine="C01-Pa C01-Ba")
    assert a.why_not("skill:P1") == "SS-083"
    assert a.why_not("skill:B1") == "SS-083"
    assert a.offers("skill:Y1")


@clause("SS-211")
@pytest.mark.parametrize(
    ("cost", "place", "crystal"), [(3, "3a", "C03-Pa"), (6, "6a", "C06-Pa"), (10, "10a", "C10-Pa")]
)
def test_another_deck_may_let_tropiciel_take_a_crystal_of_another_cost(cost: int, place: str, crystal: str) -> None:
    a = scene(hands=["P1"], mine="C01-Pa C03-Pa C06-Pa C10-Pa", book=book_with_numbers("P1", cost))
    a.play("skill:P1")
    assert a.options() == ["done", f"crystal:{place}"]
    a.play(f"crystal:{place}")
    assert a.crystals(0) == crystal
