"""Mining in the rulebook's examples and the edge cases, and payments with recoloured cards."""

import pytest

from clauses import clause
from star_scrappers.scene import Scene, scene


@clause("SS-100", "SS-101")
def test_ex_4_a_yellow_crystal_of_cost_six() -> None:
    """Eliza pays with yellow cards of levels 1, 2 and 3."""
    s = scene(hands=["Y1 Y2 Y3"], mine="C06-Ya").play("mine:6a", "pay:Y1", "pay:Y2", "pay:Y3", "done")

    assert s.crystals(0) == "C06-Ya"
    assert s.hand(0) == ""


@clause("SS-101")
def test_ex_4_levels_two_and_three_are_too_few() -> None:
    """With Y2 and Y3 only, the sum is 5."""
    assert scene(hands=["Y2 Y3"], mine="C06-Ya").why_not("mine:6a") == "SS-101"


@clause("SS-106")
def test_ex_4_where_yellow_is_wild_any_one_colour_pays() -> None:
    """In a game without Metanele brown cards pay for the yellow Crystal."""
    s = scene(wild="Y G", hands=["N1 N2 N3"], mine="C06-Ya").play("mine:6a", "pay:N1", "pay:N2", "pay:N3", "done")

    assert s.crystals(0) == "C06-Ya"


@clause("SS-106")
def test_ex_4_where_yellow_is_wild_mixed_colours_are_rejected() -> None:
    """Six levels in two colours do not pay."""
    assert scene(wild="Y G", hands=["N3 B3"], mine="C06-Ya").why_not("mine:6a") == "SS-106"
    assert scene(wild="Y G", hands=["N3 N3 B3"], mine="C06-Ya").play("mine:6a", "pay:N3").why_not("pay:B3") == "SS-106"


@clause("SS-100", "SS-101", "SS-106", "SS-085")
@pytest.mark.parametrize(
    ("hand", "played", "asked", "refusal"),
    [
        ("N3 Y3", ["mine:3a", "pay:Y3"], "pay:N3", "SS-100"),
        ("N3 Y3", ["mine:3b", "pay:Y3"], "pay:N3", "SS-106"),
        ("N3", [], "mine:3a", "SS-100"),
        ("Y2", [], "mine:3a", "SS-101"),
        ("Y2 Y1", ["mine:3a", "pay:Y2"], "done", "SS-101"),
        ("Y3", ["mine:3a"], "done", "SS-101"),
        ("Y3", [], "mine:3c", "SS-085"),
    ],
)
def test_ec_08_bad_requests_to_mine(hand: str, played: list[str], asked: str, refusal: str) -> None:
    """Mixed colours, a wrong colour, too low a sum, no payment, nothing there."""
    assert scene(hands=[hand], mine="C03-Ya C03-Ra").play(*played).why_not(asked) == refusal


@clause("SS-080", "SS-082", "SS-309")
def test_ec_16_the_order_of_a_payment_lists_exactly_the_cards_played() -> None:
    """A card is named once for each copy in hand; the order of naming is the order in the Base."""
    s = scene(hands=["Y1 Y2 Y3"], mine="C06-Ya").play("mine:6a", "pay:Y3")
    assert s.why_not("pay:Y3") == "SS-083"
    assert s.why_not("pay:Y4") == "SS-083"
    assert s.played() == ""

    s.play("pay:Y1", "pay:Y2", "done")
    assert s.played() == "Y3 Y1 Y2"
    assert s.end_turn().base(0) == "Y3 Y1 Y2"


@clause("SS-309", "SS-071")
def test_nothing_moves_before_the_whole_payment_is_made() -> None:
    s = scene(hands=["Y1 Y2"], mine="C03-Ya", docks="N1").play("mine:3a", "pay:Y1")

    assert s.mine() == "C03-Ya"
    assert s.played() == ""
    assert s.story == []
    assert s.hand_size(0) == 2
    assert s.basics == 0
    assert s.why_not("recruit:1a") == "SS-071"
    assert s.why_not("end") == "SS-071"


def recoloured(hand: str, chosen: str, colour: str, mine: str) -> Scene:
    """After Rdzewnik, leading, has recoloured one card of the hand."""
    s = scene(phase="starting", hands=[hand], bases=["Y3"], mine=mine)
    return s.play("leader", f"card:{chosen}", f"colour:{colour}", "done")


@clause("SS-314")
def test_a_wild_crystal_asks_which_of_two_equal_cards_in_different_colours_pays() -> None:
    s = recoloured("N1 N1", "N1", "G", mine="C01-Ra").play("mine:1a")
    assert s.options() == ["pay:N1"]

    s.play("pay:N1")
    assert s.options() == ["colour:N", "colour:G"]
    assert s.why_not("colour:B") == "SS-314"
    assert s.why_not("done") == "SS-071"

    s.play("colour:G", "done")
    assert s.hand(0) == "N1"
    assert s.told("card-played") == ["card-played 0 N1 G"]


@clause("SS-314")
@pytest.mark.parametrize(("mine", "left", "colour"), [("C01-Na", "N1=B", "N"), ("C01-Ba", "N1", "B")])
def test_of_two_equal_cards_the_one_that_fits_the_crystal_pays_without_a_question(
    mine: str, left: str, colour: str
) -> None:
    s = recoloured("N1 N1", "N1", "B", mine).play("mine:1a", "pay:N1", "done")

    assert s.hand(0) == left
    assert s.told("card-played") == [f"card-played 0 N1 {colour}"]
    assert s.played() == "N1"


@clause("SS-314", "SS-100")
def test_a_recoloured_card_has_its_new_colour_only() -> None:
    s = recoloured("N1 B1", "N1", "B", mine="C01-Na C01-Ba")

    assert s.why_not("mine:1a") == "SS-100"
    assert s.play("mine:1b").options() == ["pay:N1", "pay:B1"]


@clause("SS-314", "SS-106")
def test_recoloured_cards_add_up_with_cards_of_their_new_colour() -> None:
    s = recoloured("N1 B2", "N1", "B", mine="C03-Ra").play("mine:3a", "pay:N1", "pay:B2", "done")

    assert s.crystals(0) == "C03-Ra"
    assert s.played() == "N1 B2"


@clause("SS-314", "SS-100")
def test_a_payment_never_mixes_two_colours_of_equal_cards() -> None:
    s = recoloured("N1 N1 N3", "N1", "B", mine="C03-Ra C01-Ba").play("mine:3a")
    assert s.options() == ["pay:N1", "pay:N3"]

    s.play("pay:N3", "pay:N1")

    assert s.options() == ["done"]
    assert s.play("done").hand(0) == "N1=B"


@clause("SS-314", "SS-129")
def test_a_skill_asks_which_of_two_equal_cards_in_different_colours_is_played() -> None:
    s = recoloured("P2 P2", "P2", "B", mine="").play("skill:P2")
    assert s.options() == ["colour:P", "colour:B"]
    assert s.played() == "P2"

    s.play("colour:P")

    assert s.hand(0) == "P2=B"
    assert s.played() == "P2"
    assert s.basics == 1
    assert s.options() == ["end"]


@clause("SS-314", "SS-089")
def test_recruiting_asks_which_of_two_equal_cards_in_different_colours_is_played() -> None:
    s = scene(phase="starting", hands=["N1 N1"], bases=["Y3"], docks="B2")
    s.play("leader", "card:N1", "colour:Y", "done", "recruit:2a", "pay:N1")
    assert s.options() == ["colour:N", "colour:Y"]

    s.play("colour:N")

    assert s.hand(0) == "N1=Y B2"
    assert s.played() == "N1"
