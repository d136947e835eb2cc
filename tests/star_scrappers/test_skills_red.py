"""The Biossy (red) of levels 2 to 4: SS-260 to SS-267."""

import pytest

from clauses import clause
from star_scrappers.scene import Scene, book_with_numbers, scene

RED_IN_PLAY = "P G"


@clause("SS-260", "SS-261")
def test_psychosa_enslaves_the_card_below_a_leader_of_lower_level() -> None:
    """Own Base [N3, Y1*]: N3 is enslaved and worth 3 VP, the Leader is not."""
    a = scene(wild=RED_IN_PLAY, hands=["R2"], bases=["N3 Y1"])
    a.play("skill:R2")
    assert a.options() == ["done", "base:0-1"]
    assert not a.stirred
    a.play("base:0-1")
    assert (a.enslaved(0), a.base(0), a.hand(0)) == ("N3", "Y1", "")
    assert a.row("enslaved") == [3, 0]
    assert a.story == ["skill-used 0 R2", "enslaved 0 N3 0"]
    assert a.stirred
    assert not a.offers("done")


@clause("SS-260", "SS-262")
def test_among_several_cards_of_the_lowest_level_the_player_chooses() -> None:
    a = scene(wild=RED_IN_PLAY, hands=["R2"], bases=["B2 N3 Y2 R2 B1"])
    a.play("skill:R2")
    assert a.options() == ["done", "base:0-1", "base:0-3", "base:0-4"]
    a.play("base:0-3")
    assert (a.enslaved(0), a.base(0)) == ("Y2", "B2 N3 R2 B1")


@clause("SS-260", "SS-139")
def test_psychosa_cannot_name_a_card_that_is_not_of_the_lowest_level() -> None:
    """Psychosa naming a card that is not of the lowest level, of another Base, or not there."""
    a = scene(wild=RED_IN_PLAY, hands=["R2"], bases=["B2 N1 N3 B1", "N1 B1"])
    a.play("skill:R2")
    assert a.options() == ["done", "base:0-2"]
    assert a.why_not("base:0-1") == "SS-260"
    assert a.why_not("base:0-3") == "SS-260"
    assert a.why_not("base:1-1") == "SS-260"
    assert a.why_not("base:0-5") == "SS-260"
    assert a.why_not("base:0-4") == "SS-139"


@clause("SS-260", "SS-262")
@pytest.mark.parametrize(("base", "target"), [("N1 B2 B3 Y1", "1"), ("B3 B2 N1 Y1", "3")])
def test_the_lowest_card_is_found_at_either_end_of_the_base(base: str, target: str) -> None:
    a = scene(wild=RED_IN_PLAY, hands=["R2"], bases=[base])
    a.play("skill:R2")
    assert a.options() == ["done", f"base:0-{target}"]


@clause("SS-263")
def test_cards_in_the_play_area_are_not_among_the_lowest() -> None:
    a = scene(wild=RED_IN_PLAY, hands=["R2 Y1"], bases=["N3 Y1"], mine="C01-Ya")
    a.play("mine:1a", "pay:Y1", "done", "skill:R2")
    assert a.played() == "Y1 R2"
    assert a.options() == ["done", "base:0-1"]


@clause("SS-263", "SS-139")
@pytest.mark.parametrize("base", ["", "N1"])
def test_psychosa_does_nothing_without_a_card_below_the_leader(base: str) -> None:
    a = scene(wild=RED_IN_PLAY, hands=["R2"], bases=[base])
    a.play("skill:R2")
    assert not a.offers("done")
    assert (a.base(0), a.enslaved(0), a.played()) == (base, "", "R2")


@clause("SS-260", "SS-012")
def test_psychosa_may_enslave_nobody() -> None:
    a = scene(wild=RED_IN_PLAY, hands=["R2"], bases=["N3 Y1"])
    a.play("skill:R2", "done")
    assert (a.base(0), a.enslaved(0)) == ("N3 Y1", "")


@clause("SS-264")
def test_piastunka_enslaves_a_level_two_card_of_any_base() -> None:
    a = scene(wild=RED_IN_PLAY, seats=3, active=1, hands=["", "R3"], bases=["N2 B2", "Y2 N1 B1", "N1 B2 N3 R2"])
    a.play("skill:R3")
    assert a.options() == ["done", "base:0-1", "base:1-1", "base:2-2"]
    a.play("base:2-2")
    assert [a.enslaved(seat) for seat in range(3)] == ["", "B2", ""]
    assert a.base(2) == "N1 N3 R2"
    assert a.told("enslaved") == ["enslaved 1 B2 2"]
    assert a.row("enslaved") == [0, 2, 0]
    assert not a.offers("done")


@clause("SS-264", "SS-139")
def test_piastunka_cannot_name_a_card_that_is_not_of_level_two() -> None:
    """Piastunka naming a card that is not of level 2, or one that is not there; Leaders are refused too."""
    a = scene(wild=RED_IN_PLAY, hands=["R3"], bases=["N2 B2", "N1 N3 B2 R2"])
    a.play("skill:R3")
    assert a.options() == ["done", "base:0-1", "base:1-3"]
    assert a.why_not("base:1-1") == "SS-264"
    assert a.why_not("base:1-2") == "SS-264"
    assert a.why_not("base:1-5") == "SS-264"
    assert a.why_not("base:2-1") == "SS-264"
    assert a.why_not("base:0-2") == "SS-139"
    assert a.why_not("base:1-4") == "SS-139"


@clause("SS-264", "SS-133")
def test_piastunka_may_enslave_nobody_and_does_nothing_without_a_target() -> None:
    a = scene(wild=RED_IN_PLAY, hands=["R3"], bases=["N2 B1"])
    a.play("skill:R3", "done")
    assert (a.base(0), a.enslaved(0)) == ("N2 B1", "")
    b = scene(wild=RED_IN_PLAY, hands=["R3"], bases=["N1 N2", "N3 R2"]).play("skill:R3")
    assert not b.offers("done")


def domina(hand: str, mine: str) -> Scene:
    return scene(wild=RED_IN_PLAY, hands=[f"R4 {hand}"], mine=mine).play("skill:R4")


@clause("SS-265", "SS-266")
def test_domina_enslaves_level_one_cards_of_the_hand_for_a_crystal_of_any_colour_each() -> None:
    a = domina("N1 Y1 B2", "C01-Pa C01-Gd C03-Pa")
    assert a.options() == ["done", "card:N1", "card:Y1"]
    a.play("card:Y1")
    assert a.options() == ["done", "crystal:1a", "crystal:1b"]
    assert a.why_not("crystal:3a") == "SS-265"
    a.play("crystal:1b")
    assert a.options() == ["done", "card:N1"]
    a.play("card:N1", "crystal:1a", "done")
    assert (a.enslaved(0), a.crystals(0), a.hand(0)) == ("N1 Y1", "C01-Pa C01-Gd", "B2")
    assert a.told("enslaved") == ["enslaved 0 Y1 -1", "enslaved 0 N1 -1"]
    assert a.played() == "R4"
    assert (a.marker, a.hand_size(0), a.shown(0)) == (0, 1, "B2")


@clause("SS-265")
def test_domina_enslaves_at_most_three_cards() -> None:
    a = domina("N1 N1 N1 N1", "C01-Pa C01-Pa C01-Pa C01-Ya")
    a.play("card:N1", "crystal:1a", "card:N1", "crystal:1b", "card:N1", "crystal:1c")
    assert (a.enslaved(0), a.hand(0), a.mine()) == ("N1 N1 N1", "N1", "C01-Ya")
    assert not a.offers("done")


@clause("SS-265", "SS-133")
def test_domina_ends_with_the_last_card_of_the_hand() -> None:
    a = domina("N1 Y1", "C01-Pa C01-Ya C01-Na")
    a.play("card:N1", "crystal:1a", "card:Y1", "crystal:1b")
    assert a.hand(0) == ""
    assert a.options() == ["end"]


@clause("SS-265", "SS-012")
def test_domina_may_enslave_nobody_and_a_crystal_may_be_left() -> None:
    a = domina("N1 Y1", "C01-Pa")
    b = a.copy().play("done")
    assert (b.enslaved(0), b.hand(0), b.crystals(0)) == ("", "N1 Y1", "")
    a.play("card:N1", "done", "done")
    assert (a.enslaved(0), a.hand(0), a.crystals(0)) == ("N1", "Y1", "")


@clause("SS-265")
def test_domina_cannot_name_a_card_that_is_not_of_level_one_or_not_in_hand() -> None:
    """Domina naming cards that are not of level 1, or level 1 cards that are not in hand."""
    a = domina("N1 Y2", "C01-Pa")
    assert a.why_not("card:Y2") == "SS-265"
    assert a.why_not("card:B1") == "SS-265"
    assert a.why_not("card:B2") == "SS-265"
    assert a.options() == ["done", "card:N1"]


@clause("SS-267")
def test_domina_with_fewer_crystals_than_cards_may_still_enslave_them() -> None:
    """Domina with fewer cost-1 Crystals than enslaved cards."""
    a = domina("N1 Y1 B1 B2", "C01-Pa C03-Pa")
    a.play("card:N1", "crystal:1a", "card:Y1", "card:B1")
    assert (a.enslaved(0), a.crystals(0), a.hand(0)) == ("N1 B1 Y1", "C01-Pa", "B2")
    assert not a.offers("done")


@clause("SS-265", "SS-018")
def test_domina_without_a_level_one_card_does_not_betray_the_hand() -> None:
    """Domina with no level 1 card in hand: "none" is the only answer, yet it is asked."""
    a = domina("N2", "C01-Ya")
    assert a.options() == ["done"]
    a.play("done")
    assert a.options() == ["end"]
    b = domina("", "C01-Ya")
    assert b.options() == ["end"]


@clause("SS-265", "SS-314")
def test_domina_asks_which_of_two_cards_that_count_as_different_colours_is_meant() -> None:
    a = scene(wild=RED_IN_PLAY, phase="starting", bases=["R4"], hands=["N1 N1"], artifacts=["A03-right"])
    a.play("activate:A03", "card:N1", "colour:Y", "done", "leader", "card:N1")
    assert a.options() == ["colour:N", "colour:Y"]
    assert a.why_not("colour:B") == "SS-314"
    a.play("colour:N")
    assert (a.enslaved(0), a.hand(0)) == ("N1", "N1=Y")


@clause("SS-265")
def test_another_deck_may_give_domina_other_levels_and_crystals() -> None:
    book = book_with_numbers("R4", 2, 2, 3)
    a = scene(wild=RED_IN_PLAY, hands=["R4 N1 N2 Y2 B2"], mine="C01-Pa C03-Pa C03-Na", book=book)
    a.play("skill:R4")
    assert a.options() == ["done", "card:N2", "card:B2", "card:Y2"]
    a.play("card:N2")
    assert a.options() == ["done", "crystal:3a", "crystal:3b"]
    a.play("crystal:3a")
    assert a.options() == ["done", "card:B2", "card:Y2"]
    a.play("card:Y2", "crystal:3b")
    assert (a.enslaved(0), a.hand(0), a.crystals(0)) == ("N2 Y2", "N1 B2", "C03-Pa C03-Na")
    assert not a.offers("done")
