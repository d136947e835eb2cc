"""Artifacts that are activated at the start of a turn: Biuro werbunkowe, Spray maskujący, Trzecia cyber-ręka."""

import pytest

from clauses import clause
from star_scrappers.scene import scene

OFFICE = "A01-right"
SPRAY = "A03-right"
ARM = "A06-right"
SIX = "P1 P1 P1 P1 P1 P2"
SEVEN = "P1 P1 P1 P1 P1 P2 P2"
EIGHT = "P1 P1 P1 P1 P1 P2 P2 P2"


@clause("SS-050", "SS-013", "SS-317")
def test_biuro_takes_one_level_two_mercenary_from_the_docks_without_an_action() -> None:
    a = scene(phase="starting", artifacts=[OFFICE], docks="N1 B2 Y2 N3")
    assert a.options() == ["activate:A01", "begin"]
    a.play("activate:A01")
    assert a.options() == ["done", "dock:2a", "dock:2b"]
    assert a.why_not("dock:1a") == "SS-317"
    assert a.why_not("dock:3a") == "SS-317"
    assert a.why_not("dock:2c") == "SS-085"
    a.play("dock:2b")
    assert (a.hand(0), a.docks(), a.played(), a.basics) == ("Y2", "N1 B2 N3", "", 0)
    assert a.story == ["artifact-activated 0 A01-right", "dock-taken 0 Y2"]
    assert a.options() == ["recruit:1a", "recruit:3a", "skill:Y2", "end"]


@clause("SS-170", "SS-050")
@pytest.mark.parametrize(("hand", "clause_against"), [(SIX, None), (SEVEN, "SS-170"), (EIGHT, "SS-170")])
def test_biuro_needs_fewer_than_seven_cards_in_hand(hand: str, clause_against: str | None) -> None:
    a = scene(phase="starting", hands=[hand], bases=["N1"], artifacts=[OFFICE], docks="B2")
    assert a.why_not("activate:A01") == clause_against


@clause("SS-050")
@pytest.mark.parametrize("card", ["P2", "N2", "B2", "Y2"])
def test_biuro_takes_a_mercenary_of_any_faction(card: str) -> None:
    a = scene(phase="starting", bases=["N1"], artifacts=[OFFICE], docks=card)
    a.play("activate:A01", "dock:2a")
    assert a.hand(0) == card


@clause("SS-317", "SS-050")
def test_biuro_needs_a_level_two_mercenary_in_the_docks() -> None:
    a = scene(phase="starting", bases=["N1"], artifacts=[OFFICE], docks="B1 B3 B4")
    assert a.why_not("activate:A01") == "SS-317"
    assert a.options() == ["leader", "begin"]


@clause("SS-012", "SS-052")
def test_whoever_activated_biuro_may_still_take_nothing() -> None:
    a = scene(phase="starting", bases=["N1"], artifacts=[OFFICE], docks="B2")
    a.play("activate:A01", "done")
    assert (a.hand(0), a.docks()) == ("", "B2")
    assert a.options() == ["leader", "begin"]


@clause("SS-053", "SS-250")
def test_biuros_card_is_in_hand_when_the_leader_works() -> None:
    a = scene(phase="starting", bases=["Y3"], artifacts=[OFFICE], docks="B2")
    a.play("activate:A01", "dock:2a", "leader", "card:B2", "colour:N")
    assert a.hand(0) == "B2=N"


@clause("SS-054", "SS-050")
def test_after_the_leader_step_no_artifact_is_activated() -> None:
    a = scene(phase="starting", bases=["N2"], artifacts=[OFFICE], docks="B2")
    a.play("leader")
    assert a.why_not("activate:A01") == "SS-054"


@clause("SS-050", "SS-049")
def test_an_artifact_that_can_do_nothing_does_not_hold_up_a_player_without_a_base() -> None:
    a = scene(phase="starting", artifacts=[f"{OFFICE} {ARM} {SPRAY} A02-right"], docks="B3")
    assert a.options() == ["end"]


@clause("SS-319", "SS-135")
def test_spray_gives_two_cards_in_hand_another_colour() -> None:
    """Spray maskujący choosing a card's present colour, or a card that is not in hand."""
    a = scene(phase="starting", hands=["P1 N2 Y4"], artifacts=[SPRAY], mine="C03-Ba C01-Pa")
    a.play("activate:A03")
    assert a.options() == ["done", "card:P1", "card:N2", "card:Y4"]
    assert a.why_not("card:B1") == "SS-319"
    a.play("card:P1")
    assert a.why_not("colour:P") == "SS-319"
    assert a.options() == ["colour:N", "colour:B", "colour:Y", "colour:R", "colour:G"]
    a.play("colour:B")
    assert a.options() == ["done", "card:N2", "card:Y4"]
    assert a.why_not("card:P1") == "SS-319"
    a.play("card:N2", "colour:B")
    assert a.hand(0) == "P1=B N2=B Y4"
    assert a.why_not("card:Y4") == "SS-135"
    assert a.why_not("mine:1a") == "SS-100"
    a.play("mine:3a", "pay:P1", "pay:N2", "done")
    assert (a.crystals(0), a.played()) == ("C03-Ba", "P1 N2")


@clause("SS-133", "SS-012")
def test_spray_may_be_stopped_after_the_first_card() -> None:
    a = scene(phase="starting", hands=["P1 N1"], artifacts=[SPRAY], mine="C01-Ya C01-Pa")
    a.play("activate:A03", "card:P1", "colour:Y", "done")
    assert a.hand(0) == "P1=Y N1"
    assert a.why_not("mine:1b") == "SS-100"
    a.play("mine:1a", "pay:P1", "done")
    assert (a.crystals(0), a.played()) == ("C01-Ya", "P1")


@clause("SS-011", "SS-251")
def test_sprays_colour_lasts_until_the_end_of_the_turn() -> None:
    a = scene(phase="starting", hands=["P1"], artifacts=[SPRAY])
    a.play("activate:A03", "card:P1", "colour:Y").end_turn()
    assert a.hand(0) == "P1"


@clause("SS-251")
def test_a_sprayed_card_keeps_its_faction_for_its_skill() -> None:
    a = scene(phase="starting", hands=["P1"], artifacts=[SPRAY], mine="C01-Pa C01-Ya")
    a.play("activate:A03", "card:P1", "colour:Y", "skill:P1")
    assert a.options() == ["done", "crystal:1a"]


@clause("SS-319", "SS-050")
def test_spray_needs_a_card_in_hand() -> None:
    a = scene(phase="starting", bases=["N1"], artifacts=[SPRAY])
    assert a.why_not("activate:A03") == "SS-319"
    b = scene(phase="starting", hands=["P1"], bases=["N1"], artifacts=[SPRAY])
    assert b.why_not("activate:A03") is None


@clause("SS-012", "SS-133")
def test_whoever_activated_spray_may_still_recolour_nothing() -> None:
    a = scene(phase="starting", hands=["P1"], bases=["N1"], artifacts=[SPRAY])
    a.play("activate:A03", "done")
    assert a.hand(0) == "P1"
    assert a.options() == ["leader", "begin"]


@clause("SS-320", "SS-050")
def test_trzecia_cyber_reka_takes_three_cards_but_the_leader_from_the_own_base() -> None:
    bases = ["P1 P2", "N1 B2 P3 N3 B1 Y3", "P1 P2"]
    a = scene(seats=3, active=1, phase="starting", bases=bases, artifacts=["", ARM])
    a.play("activate:A06")
    assert a.options() == ["done", "base:1-1", "base:1-2", "base:1-3", "base:1-4", "base:1-5"]
    assert a.why_not("base:1-6") == "SS-320"
    assert a.why_not("base:1-7") == "SS-320"
    assert a.why_not("base:0-1") == "SS-320"
    assert a.why_not("base:2-1") == "SS-320"
    a.play("base:1-2", "base:1-4")
    assert a.options() == ["done", "base:1-1", "base:1-2", "base:1-3"]
    assert a.why_not("base:1-4") == "SS-320"
    assert a.why_not("base:0-1") == "SS-320"
    a.play("base:1-1")
    assert (a.hand(1), a.base(1), a.basics) == ("N1 B1 B2", "P3 N3 Y3", 0)
    assert a.told("base-taken") == ["base-taken 1 B2 1", "base-taken 1 B1 1", "base-taken 1 N1 1"]
    assert a.options() == ["leader", "begin"]


@clause("SS-133", "SS-012")
def test_trzecia_cyber_reka_may_stop_after_any_card() -> None:
    a = scene(phase="starting", bases=["N1 B2 P3 N3 Y3"], artifacts=[ARM])
    a.play("activate:A06", "base:0-2", "done")
    assert (a.hand(0), a.base(0)) == ("B2", "N1 P3 N3 Y3")
    assert a.options() == ["leader", "begin"]


@clause("SS-133", "SS-300")
@pytest.mark.parametrize(("hand", "taken"), [("P1 P1 P1 P1", 3), ("P1 P1 P1 P1 P1", 2), (SIX, 1)])
def test_trzecia_cyber_reka_takes_as_many_cards_as_fit(hand: str, taken: int) -> None:
    a = scene(phase="starting", hands=[hand], bases=["N1 N2 N3 B2 Y3"], artifacts=[ARM])
    a.play("activate:A06", *["base:0-1"] * taken)
    assert (a.hand_size(0), len(a.base(0).split())) == (7, 5 - taken)
    assert a.options() == ["leader", "begin"]


@clause("SS-300")
@pytest.mark.parametrize(("hand", "clause_against"), [(SIX, None), (SEVEN, "SS-300"), (EIGHT, "SS-300")])
def test_trzecia_cyber_reka_needs_fewer_than_seven_cards_in_hand(hand: str, clause_against: str | None) -> None:
    a = scene(phase="starting", hands=[hand], bases=["N1 Y3"], artifacts=[ARM])
    assert a.why_not("activate:A06") == clause_against


@clause("SS-301")
@pytest.mark.parametrize(("base", "clause_against"), [("", "SS-301"), ("Y3", "SS-301"), ("N1 Y3", None)])
def test_trzecia_cyber_reka_needs_a_card_below_the_leader(base: str, clause_against: str | None) -> None:
    a = scene(phase="starting", hands=["P1"], bases=[base, "P1 P2"], artifacts=[f"{ARM} {SPRAY}"])
    assert a.why_not("activate:A06") == clause_against


@clause("SS-012", "SS-301")
def test_whoever_activated_trzecia_cyber_reka_may_still_take_nothing() -> None:
    a = scene(phase="starting", bases=["N1 Y3"], artifacts=[ARM])
    a.play("activate:A06", "done")
    assert (a.hand(0), a.base(0)) == ("", "N1 Y3")


@clause("SS-053", "SS-260")
def test_trzecia_cyber_reka_takes_before_the_leader_works() -> None:
    a = scene(wild="P G", phase="starting", bases=["N1 N3 R2"], artifacts=[ARM])
    a.play("activate:A06", "base:0-1", "done", "leader")
    assert a.options() == ["done", "base:0-1"]
    a.play("base:0-1")
    assert (a.enslaved(0), a.base(0), a.hand(0)) == ("N3", "R2", "N1")
