"""Colours of cards that only their owner knows, wherever such a card is played: SS-314."""

import pytest

from clauses import clause
from kosmodrom.engine.contract import EVERYONE, SPECTATOR, only
from kosmodrom.games.star_scrappers.model.actions import VOCABULARY
from star_scrappers.scene import GAME, Scene, scene

OWNER, OTHER = 0, 1


def known(s: Scene) -> tuple[list[int], list[int], list[str]]:
    """All that the others know: their views, and the story without what the owner alone was told."""
    story = [line for line in s.story if not line.endswith(f"to {OWNER}")]
    return s.seen_by(OTHER), s.seen_by(SPECTATOR), story


def audience(s: Scene, decision: str) -> int:
    return GAME.audience(s.s, s.seat, VOCABULARY.id(decision))


def sprayed(kind: str, hand: str, *, bases: str = "", docks: str = "") -> Scene:
    """After Spray maskujący has made one card of the hand count as yellow."""
    s = scene(wild="P G", phase="starting", hands=[hand], bases=[bases], docks=docks, artifacts=["A03-right"])
    return s.play("activate:A03", f"card:{kind}", "colour:Y", "done")


@clause("SS-314", "SS-115")
def test_a_recoloured_card_that_pays_for_an_artifact_keeps_its_secret() -> None:
    worlds = []
    for colour in "BP":
        s = scene(hands=["Y3 Y1 N4"], tops="A01").play("skill:Y3", "card:Y1", f"colour:{colour}", "done")
        worlds.append(s.play("collect:1-left", "pay:N4", "pay:Y1", "done"))
    assert worlds[0].told("card-played") == ["card-played 0 N4 N", "card-played 0 Y1 Y"]
    assert known(worlds[0]) == known(worlds[1])


@clause("SS-314")
def test_mining_a_wild_crystal_announces_the_colour_and_names_the_clause_for_it() -> None:
    for colour in "BP":
        s = scene(hands=["Y3 Y1"], mine="C01-Ra").play("skill:Y3", "card:Y1", f"colour:{colour}", "mine:1a")
        assert GAME.announces(s.s, OWNER, VOCABULARY.id("pay:Y1")) == 0, "what is laid ready is not announced"
        s.play("pay:Y1")
        assert GAME.announces(s.s, OWNER, VOCABULARY.id("done")) == 314
        assert s.play("done").told("card-played") == [f"card-played 0 Y1 {colour}"]


Playing = tuple[dict[str, str], list[str], str]
"""What lies there, what comes first, and the decision that plays a card."""
RECRUITING: Playing = {"docks": "B2"}, ["recruit:2a"], "pay:N1"
USING_A_SKILL: Playing = {"docks": "B2"}, [], "skill:N1"
ENSLAVING: Playing = {"bases": "R4"}, ["leader"], "card:N1"


@clause("SS-314", "SS-018")
@pytest.mark.parametrize(("more", "before", "playing"), [RECRUITING, USING_A_SKILL, ENSLAVING])
def test_that_a_card_is_held_in_two_colours_and_which_one_was_played_is_known_to_its_owner_only(
    more: dict[str, str], before: list[str], playing: str
) -> None:
    in_two_colours, in_one = (sprayed(kind, "N1 N1 B1", **more).play(*before) for kind in ("N1", "B1"))
    assert audience(in_two_colours, playing) == audience(in_one, playing) == EVERYONE
    in_two_colours.play(playing)
    in_one.play(playing)
    assert known(in_two_colours) == known(in_one)
    assert in_two_colours.options() == ["colour:N", "colour:Y"]
    for colour, left in (("N", "N1=Y"), ("Y", "N1")):
        assert audience(in_two_colours, f"colour:{colour}") == only(OWNER)
        answered = in_two_colours.copy().play(f"colour:{colour}")
        assert answered.hand(OWNER).split()[0] == left
        assert known(answered) == known(in_one)


@clause("SS-314", "SS-311")
def test_a_view_and_a_written_position_hold_a_card_that_was_played_but_not_named_yet() -> None:
    s = sprayed("N1", "N1 N1 B1").play("skill:N1")
    assert (s.hand_size(OWNER), s.played(), s.hand(OWNER)) == (2, "N1", "N1 N1=Y B1")
    again = s.saved()
    assert again.options() == ["colour:N", "colour:Y"]
    assert again.play("colour:Y").hand(OWNER) == "N1 B1"


def in_three_colours(*, mine: str = "", tops: str = "") -> Scene:
    """After Rdzewnik: three Wiertniczy count as brown, yellow and purple; brown and yellow add up to 3, purple to 1."""
    s = scene(hands=["Y3 N1 N1 N1 N2 Y2"], mine=mine, tops=tops)
    return s.play("skill:Y3", "card:N1", "colour:Y", "card:N1", "colour:P", "done")


@clause("SS-314", "SS-315")
def test_of_the_cards_that_pay_for_a_wild_crystal_only_those_are_named_whose_colour_suffices() -> None:
    s = in_three_colours(mine="C03-Ra").play("mine:3a", "pay:N1")
    assert s.options() == ["colour:N", "colour:Y"]
    assert s.play("colour:Y").options() == ["pay:Y2"]


@clause("SS-314", "SS-117")
@pytest.mark.parametrize("half", ["left", "right"])
def test_for_an_artifact_any_of_the_cards_is_named(half: str) -> None:
    s = in_three_colours(tops="A01").play(f"collect:1-{half}", "pay:N1")
    assert s.options() == ["colour:P", "colour:N", "colour:Y"]
    assert s.play("colour:P").hand(OWNER) == "N1 N1=Y N2 Y2"


@clause("SS-314", "SS-249")
def test_rdzewnik_asks_which_of_the_cards_that_spray_has_made_different_is_meant() -> None:
    s = sprayed("N1", "N1 N1", bases="Y3").play("leader", "card:N1")
    assert s.options() == ["colour:N", "colour:Y"]
    assert s.play("colour:Y").options() == ["colour:P", "colour:N", "colour:B", "colour:R", "colour:G"]
    assert s.play("colour:B", "done").hand(OWNER) == "N1 N1=B"
