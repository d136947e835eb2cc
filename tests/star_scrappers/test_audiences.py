"""Who learns a decision as it is made: SS-018, SS-033, SS-309, SS-314."""

import pytest

from clauses import clause
from kosmodrom.engine.contract import CHANCE, EVERYONE, only
from kosmodrom.games.star_scrappers.model.actions import VOCABULARY
from star_scrappers.scene import GAME, Scene, scene, set_up

ACTIVE = 0


def audiences(s: Scene) -> dict[str, int]:
    """The verbs that are offered, and who learns them."""
    found: dict[str, int] = {}
    for action in GAME.legal(s.s, s.seat):
        name, mask = VOCABULARY.name(action), GAME.audience(s.s, s.seat, action)
        verb = name if "recruit" in name else name.partition(":")[0]
        assert found.setdefault(verb, mask) == mask, f"{name} is not told as the others with its verb are"
    return found


@clause("SS-309")
def test_an_action_that_must_be_paid_is_begun_in_secret_and_any_other_before_all() -> None:
    s = scene(hands=["P1 P4"], bases=["Y2"], docks="B1 B2", mine="C01-Pa", tops="A01")
    hidden = {"recruit:2a", "mine", "collect"}
    assert audiences(s) == {
        verb: only(ACTIVE) if verb in hidden else EVERYONE
        for verb in ("recruit:1a", "recruit:2a", "mine", "collect", "skill", "takeover", "end")
    }


@clause("SS-309")
@pytest.mark.parametrize(("decision", "card"), [("mine:1a", "pay:Y1"), ("collect:1-left", "pay:N4")])
def test_cards_are_laid_ready_in_secret_and_played_before_all(decision: str, card: str) -> None:
    s = scene(hands=["Y1 Y1 N4"], mine="C01-Ya", tops="A01").play(decision)
    assert set(audiences(s).values()) == {only(ACTIVE)}
    assert audiences(s.play(card))["done"] == EVERYONE


@clause("SS-309")
def test_the_one_card_that_pays_for_a_mercenary_is_played_before_all() -> None:
    s = scene(hands=["Y1 N4"], docks="B2").play("recruit:2a")
    assert audiences(s) == {"pay": EVERYONE}


@clause("SS-314")
def test_which_card_is_recoloured_and_to_what_only_its_owner_learns() -> None:
    s = scene(hands=["Y3 Y1 N1"]).play("skill:Y3")
    assert audiences(s) == {"card": only(ACTIVE), "done": EVERYONE}
    assert audiences(s.play("card:Y1")) == {"colour": only(ACTIVE)}


@clause("SS-212")
def test_the_new_colour_of_a_crystal_all_learn() -> None:
    s = scene(hands=["P2"], mine="C01-Ya").play("skill:P2", "crystal:1a")
    assert audiences(s) == {"colour": EVERYONE}


@clause("SS-018", "SS-033")
def test_a_starting_hand_is_dealt_to_its_seat_alone_and_all_else_is_drawn_before_all() -> None:
    s = set_up(3)
    seen = set()
    while GAME.actors(s.s) == [CHANCE]:
        draw = GAME.legal(s.s, CHANCE)[0]
        seen.add((VOCABULARY.name(draw).partition(":")[0], GAME.audience(s.s, CHANCE, draw)))
        s.chance(VOCABULARY.name(draw))
    dealt = {("deal", only(seat)) for seat in range(3)}
    assert seen == dealt | {(verb, EVERYONE) for verb in ("deal", "wild", "token", "reveal", "totem", "first")}
