"""What a decision costs and brings, told before it is made; and points as they stand."""

import random
import re
from collections import Counter
from typing import Final

from clauses import clause
from kosmodrom.engine.contract import SPECTATOR, UNKNOWN
from kosmodrom.engine.words import Words
from kosmodrom.games.star_scrappers.board.board import BOARD
from kosmodrom.games.star_scrappers.model.actions import VOCABULARY
from kosmodrom.games.star_scrappers.model.state import view
from kosmodrom.games.star_scrappers.play.features import known_sheet, running_points
from star_scrappers.scene import GAME, Scene, match, scene
from star_scrappers.spoken import EN, NAMES, PL, both, many_views

AT_ONCE: Final = ("done", "crystal", "base", "card", "takeover", "dock")
"""Decisions that are carried out as they are made."""


def told(s: Scene, decision: str, texts: Words = EN) -> str:
    assert decision in s.options()
    return BOARD.preview(view(s.s, s.seat), s.s.book, texts, NAMES, VOCABULARY.id(decision))


def points(words: str) -> int:
    found = re.search(r"([+−]\d+) VP", words)
    return int(found[1].replace("−", "-")) if found else 0


@clause("SS-088", "SS-089")
def test_recruiting_tells_which_card_pays_and_how_full_the_hand_will_be() -> None:
    s = scene(hands=["Y1 B1 B2"], docks="N1 N2 N3")
    assert told(s, "recruit:1a") == "costs no card · hand 4 of 7"
    assert told(s, "recruit:2a") == (
        "plays one card of level 1 of your choice: Frogt'Opus (blue 1), Raker (yellow 1) · hand 3 of 7"
    )
    assert told(s, "recruit:3a") == "plays a card of level 2: Fish'Bean (blue 2) · hand 3 of 7"
    assert told(s, "recruit:1a", PL) == "bez zagrywania kart · ręka 4 z 7"


@clause("SS-100", "SS-103", "SS-109")
def test_mining_tells_price_purse_points_and_marker() -> None:
    s = scene(hands=["Y2 Y2"], mine="C03-Ya C03-Yc", totems={"Y": 0}, marker=4)
    plain, caving = told(s, "mine:3a"), told(s, "mine:3b")
    assert plain.startswith("cost 2, you have 4 · ")
    assert "marker" not in plain
    assert caving.endswith("the marker moves to field 5")
    assert told(s, "mine:3b", PL).endswith("znacznik przejdzie na pole 5")


@clause("SS-190", "SS-109")
def test_a_marker_that_reaches_the_end_field_is_said_to_collapse_the_mine() -> None:
    s = scene(hands=["Y2 Y2"], mine="C03-Yc", marker=6)
    assert told(s, "mine:3a").endswith("the marker moves to field 7: the Mine collapses")


@clause("SS-101", "SS-080")
def test_a_payment_tells_what_lies_ready_with_each_card() -> None:
    s = scene(hands=["Y1 Y2 Y2"], mine="C03-Ya").play("mine:3a")
    assert told(s, "pay:Y2") == "laid ready: 2 of 3"
    s.play("pay:Y2")
    assert told(s, "pay:Y1") == "laid ready: 3 of 3, enough"
    s.play("pay:Y2")
    assert told(s, "done").startswith("you pay 4, cost 3 · +")


@clause("SS-146", "SS-147", "SS-152")
def test_a_takeover_tells_cards_totem_and_leader() -> None:
    s = scene(hands=["Y1"], bases=["", "N1 B1 P2"], totems={"P": 1})
    assert told(s, "takeover:1") == (
        "2 cards come into your hand · hand 3 of 7 · you get the purple Totem · +3 VP · "
        "the Leader, Rhino-Digger (purple 2), goes back to Bartek · uses both basic actions"
    )


@clause("SS-176", "SS-178")
def test_ending_the_turn_tells_what_the_base_becomes() -> None:
    s = scene(hands=["N2"], bases=["Y1 Y1 Y1 B1 B1 B1 N1"]).play("skill:N2")
    assert told(s, "end") == "unused actions: 1 · your Base: 7 · Leader: Foreman (brown 2) · 1 card leaves the game"
    assert told(scene(), "end") == "unused actions: 2"


@clause("SS-198", "SS-199", "SS-200", "SS-201")
def test_points_that_are_foretold_are_the_points_that_come() -> None:
    choose, tried = random.Random(7), Counter[str]()
    for seed in range(8):
        m = match(2 + seed % 3, f"foretold {seed}")
        while not m.over:
            (seat,) = m.actors
            decision, v = choose.choice(m.legal(seat)), m.view(seat)
            words = BOARD.preview(v, m.book, EN, NAMES, VOCABULARY.id(decision))
            m.play(seat, decision)
            verb = decision.partition(":")[0]
            if verb in AT_ONCE:
                gained = m.entry.game.points(m.view(seat))[seat] - m.entry.game.points(v)[seat]
                assert points(words) == gained, (decision, words)
                tried[verb] += gained != 0
    assert all(tried[verb] for verb in ("done", "crystal", "takeover", "base"))


@clause("SS-018")
@both
def test_the_public_is_foretold_nothing_and_every_decision_can_be_asked_about(texts: Words) -> None:
    for v in many_views():
        for action in range(len(VOCABULARY.names)):
            words = BOARD.preview(v, v.book, texts, NAMES, action)
            assert not re.search(r"[{}|#]|None", words)
            assert v.seat != SPECTATOR or words == ""


@clause("SS-016", "SS-017")
def test_of_others_the_sheet_shows_nothing_that_lies_face_down() -> None:
    s = scene(crystals=["C03-Ya", "C06-Ra C01-Na"], artifacts=["", "A10-left"], totems={"Y": 0, "P": 1})
    mine, theirs = ([row[seat] for row in known_sheet(view(s.s, 0))] for seat in (0, 1))
    assert mine == [row[0] for row in GAME.sheet(s.s)]
    assert sum(mine) == running_points(view(s.s, 0))[0]
    assert theirs[:2] == [UNKNOWN, UNKNOWN]
    assert sum(theirs[2:]) == running_points(view(s.s, 0))[1]
    assert [row[0] for row in known_sheet(view(s.s, SPECTATOR))][:2] == [UNKNOWN, UNKNOWN]


@clause("SS-311")
@both
def test_the_cards_that_everybody_saw_going_to_a_hand_are_shown(texts: Words) -> None:
    s = scene(hands=["", "Y2 N1"], dealt=["", "P1"])
    panel = BOARD.seat(view(s.s, SPECTATOR), s.s.book, texts, NAMES, 1).html
    assert panel.count('class="ss-known-card') == 2
    assert texts["mercenary.Y2"] in panel
    assert texts["mercenary.P1"] not in panel
