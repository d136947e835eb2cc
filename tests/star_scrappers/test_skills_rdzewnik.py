"""Rdzewnik (yellow, level 3), who changes colours of cards in hand: SS-248 to SS-251."""

import pytest

from clauses import clause
from star_scrappers.scene import scene


@clause("SS-248")
def test_rdzewnik_gives_up_to_three_cards_another_colour() -> None:
    a = scene(hands=["Y3 P1 P2 N1 B1"])
    a.play("skill:Y3")
    assert a.options() == ["done", "card:P1", "card:P2", "card:N1", "card:B1"]
    a.play("card:P1", "colour:B", "card:P2", "colour:B", "card:N1", "colour:B")
    assert a.hand(0) == "P1=B P2=B N1=B B1"
    assert not a.offers("done")
    assert a.hand_size(0) == 4


@clause("SS-248", "SS-133")
@pytest.mark.parametrize(
    ("decisions", "hand"),
    [
        (["done"], "P1 P2 N1"),
        (["card:P2", "colour:Y", "done"], "P1 P2=Y N1"),
        (["card:N1", "colour:Y", "card:P1", "colour:Y", "done"], "P1=Y P2 N1=Y"),
    ],
)
def test_rdzewnik_may_stop_earlier(decisions: list[str], hand: str) -> None:
    a = scene(hands=["Y3 P1 P2 N1"])
    a.play("skill:Y3", *decisions)
    assert a.hand(0) == hand
    assert not a.offers("done")


@clause("SS-248")
def test_a_recoloured_card_pays_for_crystals_of_its_new_colour_only() -> None:
    a = scene(hands=["Y3 P1 N2"], mine="C01-Pa C03-Na")
    a.play("skill:Y3", "card:P1", "colour:N", "done")
    assert a.why_not("mine:1a") == "SS-100"
    a.play("mine:3a", "pay:P1", "pay:N2", "done")
    assert (a.crystals(0), a.played()) == ("C03-Na", "Y3 P1 N2")
    assert a.told("card-played") == ["card-played 0 P1 N", "card-played 0 N2 N"]


@clause("SS-248")
def test_rdzewnik_closes_when_every_card_in_hand_is_recoloured() -> None:
    a = scene(hands=["Y3 P1 N1"])
    a.play("skill:Y3", "card:P1", "colour:N", "card:N1", "colour:P")
    assert a.hand(0) == "P1=N N1=P"
    assert a.options() == ["end"]
    b = scene(hands=["Y3"]).play("skill:Y3")
    assert b.options() == ["end"]


@clause("SS-249")
def test_a_card_cannot_be_given_its_present_colour() -> None:
    """Rdzewnik choosing a card's present colour; the other five are offered, Wild ones included."""
    a = scene(hands=["Y3 N1"])
    a.play("skill:Y3", "card:N1")
    assert a.why_not("colour:N") == "SS-249"
    assert a.why_not("done") == "SS-071"
    assert a.options() == ["colour:P", "colour:B", "colour:Y", "colour:R", "colour:G"]


@clause("SS-249")
def test_each_card_gets_its_own_new_colour_also_two_of_a_kind() -> None:
    a = scene(hands=["Y3 P1 P1 N1"])
    a.play("skill:Y3", "card:P1", "colour:B", "card:P1", "colour:R", "card:N1", "colour:G")
    assert a.hand(0) == "P1=B P1=R N1=G"


@clause("SS-249", "SS-314")
def test_a_card_that_spray_changed_can_be_given_its_printed_colour_again() -> None:
    a = scene(phase="starting", bases=["Y3"], hands=["N1"], artifacts=["A03-right"])
    a.play("activate:A03", "card:N1", "colour:B", "leader", "card:N1")
    assert a.options() == ["colour:P", "colour:N", "colour:Y", "colour:R", "colour:G"]
    assert a.why_not("colour:B") == "SS-249"
    a.play("colour:N")
    assert a.hand(0) == "N1"


@clause("SS-248", "SS-135")
def test_rdzewnik_names_only_cards_in_hand_and_each_of_them_once() -> None:
    """Rdzewnik naming cards not in hand, the same card twice, or more than three."""
    a = scene(hands=["Y3 P1 N1 B1 Y1"], bases=["P3 P2"], docks="B2")
    a.play("skill:Y3")
    assert a.why_not("card:Y3") == "SS-248"
    assert a.why_not("card:P3") == "SS-248"
    assert a.why_not("card:B2") == "SS-248"
    a.play("card:P1", "colour:N")
    assert a.why_not("card:P1") == "SS-248"
    a.play("card:N1", "colour:P", "card:B1", "colour:P")
    assert a.why_not("card:Y1") == "SS-135"


@clause("SS-250")
def test_cards_that_come_to_the_hand_later_are_not_recoloured() -> None:
    a = scene(hands=["Y3 P1"], docks="P1", mine="C01-Na")
    a.play("skill:Y3", "card:P1", "colour:N", "recruit:1a")
    assert a.hand(0) == "P1 P1=N"
    assert a.shown(0) == "P1 P1"


@clause("SS-251")
def test_a_recoloured_card_keeps_its_faction_for_its_skill() -> None:
    a = scene(phase="starting", bases=["Y3"], hands=["P1"], mine="C01-Pa C01-Na")
    a.play("leader", "card:P1", "colour:N", "skill:P1")
    assert a.options() == ["done", "crystal:1a"]


@clause("SS-251", "SS-270")
def test_a_recoloured_florak_is_doubled_for_korzeniec_and_a_card_made_green_is_not() -> None:
    a = scene(wild="P N", phase="starting", bases=["G2"], hands=["Y3 G1 B1"], mine="C03-Ba C03-Ga")
    a.play("leader", "skill:Y3", "card:G1", "colour:B", "done", "mine:3a", "pay:G1", "pay:B1", "done")
    assert a.crystals(0) == "C03-Ba"
    b = scene(wild="P N", phase="starting", bases=["G2"], hands=["Y3 B2"], mine="C03-Ga")
    b.play("leader", "skill:Y3", "card:B2", "colour:G")
    assert b.why_not("mine:3a") == "SS-101"


@clause("SS-251", "SS-148")
def test_a_recoloured_card_leads_and_gives_its_totem_in_its_printed_colour() -> None:
    """A recoloured card becomes the Leader; its printed colour decides the Totem in a later takeover."""
    a = scene(hands=["Y3 P1"], mine="C01-Na", totems={"P": 0, "N": 0})
    a.play("skill:Y3", "card:P1", "colour:N", "mine:1a", "pay:P1", "done")
    assert a.played() == "Y3 P1"
    a.end_turn()
    assert a.base(0) == "Y3 P1"
    a.play("takeover:0")
    assert (a.hand(0), a.hand(1), a.base(0)) == ("P1", "Y3", "")
    assert (a.totems(0), a.totems(1)) == ("N", "P")


@clause("SS-251", "SS-248")
def test_cards_have_their_printed_colours_again_after_the_turn() -> None:
    a = scene(hands=["Y3 P1 N1"])
    a.play("skill:Y3", "card:P1", "colour:N", "card:N1", "colour:P").end_turn()
    assert a.hand(0) == "P1 N1"


@clause("SS-248", "SS-314")
def test_the_others_learn_that_a_card_was_recoloured_but_not_which() -> None:
    a = scene(hands=["Y3 P1"])
    a.play("skill:Y3", "card:P1", "colour:N")
    assert a.story == ["skill-used 0 Y3", "card-recoloured 0 P1 N to 0", "card-hidden-recoloured 0 to 1 2 3"]
    assert a.shown(0) == "P1"


@clause("SS-251", "SS-314")
def test_of_two_cards_that_count_as_different_colours_the_one_played_for_its_skill_is_asked() -> None:
    a = scene(phase="starting", bases=["Y3"], hands=["P1 P1"], mine="C01-Pa")
    a.play("leader", "card:P1", "colour:N", "done", "skill:P1")
    assert a.options() == ["colour:P", "colour:N"]
    assert a.why_not("colour:B") == "SS-314"
    assert a.why_not("end") == "SS-071"
    a.play("colour:N", "crystal:1a")
    assert (a.crystals(0), a.hand(0), a.played(), a.basics) == ("C01-Pa", "P1", "P1", 1)
    assert a.options() == ["end"]
