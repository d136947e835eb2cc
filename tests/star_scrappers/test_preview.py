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


@clause("SS-289", "SS-101", "SS-115")
def test_a_payment_that_is_enough_by_the_exoskeleton_says_so() -> None:
    s = scene(hands=["Y2 Y2 B1"], artifacts=["A08-right"], mine="C06-Ya").play("mine:6a")
    assert told(s, "pay:Y2") == "laid ready: 2 of 6"
    s.play("pay:Y2")
    assert told(s, "pay:Y2") == "laid ready: 4 + 2 (“Exoskeleton”) of 6, enough"
    assert told(s.play("pay:Y2"), "done").startswith("you pay 4 + 2 (“Exoskeleton”), cost 6 · +")
    s = scene(hands=["Y4 Y2"], artifacts=["A08-right"], tops="A06").play("collect:1-left", "pay:Y4")
    assert told(s, "done", PL) == "płacisz 4 + 2 („Egzoszkielet”), koszt 6"
    assert told(s, "pay:Y2", PL) == "przygotowane: 6 z 6, wystarczy"


@clause("SS-146", "SS-147", "SS-152")
def test_a_takeover_tells_cards_totem_and_leader() -> None:
    s = scene(hands=["Y1"], bases=["", "N1 B1 P2"], totems={"P": 1})
    assert told(s, "takeover:1") == (
        "2 cards come into your hand · hand 3 of 7 · you get the purple Totem · +3 VP · "
        "the Leader, Rhino-Digger (purple 2), goes back to Bartek · uses both basic actions"
    )


@clause("SS-155", "SS-156", "SS-157")
def test_taking_over_the_own_base_counts_the_leader_among_the_cards_that_come() -> None:
    totem = {"P": 0, "N": 0}
    s = scene(hands=["Y1"], bases=["N1 B1 P2"], totems=totem)
    assert told(s, "takeover:0") == "3 cards come into your hand · hand 4 of 7 · uses both basic actions"
    s = scene(bases=["N1"], totems=totem)
    assert told(s, "takeover:0") == "1 card comes into your hand · hand 1 of 7 · uses both basic actions"
    s = scene(hands=["Y1 Y1 Y1 Y1 B1 B1 B1"], bases=["B1 N1"], totems=totem)
    assert told(s, "takeover:0", PL).startswith("1 karta trafi do twojej ręki · ręka 8 z 7 · ")


@clause("SS-176", "SS-178")
def test_ending_the_turn_tells_what_the_base_becomes() -> None:
    s = scene(hands=["N2"], bases=["Y1 Y1 Y1 B1 B1 B1 N1"]).play("skill:N2")
    assert told(s, "end") == "unused actions: 1 · your Base: 7 · Leader: Foreman (brown 2) · 1 card leaves the game"
    assert told(scene(), "end") == "unused actions: 2"


@clause("SS-050", "SS-317", "SS-320", "SS-170")
def test_an_artifact_tells_what_can_be_chosen_from_before_it_is_activated() -> None:
    artifacts = ["A01-right A02-right A03-right A06-right"]
    s = scene(
        phase="starting",
        hands=["Y1 Y2 B1 P1 P1"],
        bases=["N1 B2 N1 P3 Y4"],
        artifacts=artifacts,
        docks="N1 N2 Y2 B3",
        mine="C01-Ya C03-Ya C10-Ya",
        crystal_stacks={10: 0},
    )
    assert told(s, "activate:A01") == "to choose from: Foreman (brown 2), Drollo (yellow 2) · hand 6 of 7"
    assert told(s, "activate:A02") == "Crystals to choose from: 2"
    assert told(s, "activate:A03") == "for mining: purple 2, blue 1, yellow 3"
    assert told(s, "activate:A06") == (
        "to choose from: Venerable (purple 3), Driller (brown 1), Fish'Bean (blue 2) · hand 7 of 7"
    )
    assert told(s, "activate:A03", PL) == "do fedrowania: fioletowy 2, niebieski 1, żółty 3"


@clause("SS-054", "SS-058")
def test_what_is_not_activated_before_the_action_phase_is_told() -> None:
    s = scene(phase="starting", hands=["Y1"], bases=["P4"], artifacts=["A02-right A03-right A10-right"], mine="C01-Ya")
    skipped = "not activated this turn: “Ground Radar”, “Camouflage Spray”"
    assert told(s, "begin") == f"the Leader, Makkarat (purple 4), does not work this turn · {skipped}"
    assert told(s, "leader") == skipped
    s.play("activate:A02", "done", "activate:A03", "done")
    assert told(s, "leader") == ""


@clause("SS-077", "SS-069")
def test_an_extra_mining_that_is_left_unused_is_told() -> None:
    s = scene(phase="starting", bases=["Y2"]).play("leader")
    assert told(s, "end") == "unused actions: 2 · unused extra minings: 1"


@clause("SS-212", "SS-214", "SS-215")
def test_a_crystal_that_may_be_recoloured_tells_in_which_colours_it_can_be_paid_for() -> None:
    s = scene(hands=["P2 Y3 B1 N1"], mine="C03-Pa C10-Ya", totems={"B": 0}).play("skill:P2")
    # 3 - 1 = 2, and 1 with the blue Totem; red and green are Wild, so the yellow 3 pays there too.
    assert told(s, "crystal:3a") == "cost of mining: 1–2 · you can pay for it as: blue, yellow, red, green"
    assert told(s, "crystal:10a") == "cost of mining: 8–9 · you can pay for it in no colour"
    s.play("crystal:3a")
    assert [told(s, f"colour:{letter}") for letter in "NBYR"] == [
        "cost 2, you have 1",
        "cost 1, you have 1",
        "cost 2, you have 3",
        "cost 2, you have 3",
    ]


@clause("SS-248", "SS-249")
def test_a_colour_tells_what_the_cards_then_come_to() -> None:
    s = scene(hands=["Y3 B1 B2 N1"]).play("skill:Y3", "card:B1")
    assert told(s, "colour:N") == "for mining: brown 2, blue 2"
    s.play("colour:N", "card:B2")
    assert told(s, "colour:R") == "for mining: brown 2, red 2"
    assert told(s, "colour:N", PL) == "do fedrowania: brązowy 4"


@clause("SS-314", "SS-101")
def test_which_of_several_cards_pays_tells_what_lies_ready() -> None:
    s = scene(hands=["Y3 N1 N1 N1 N2 B2"], mine="C03-Ra").play("skill:Y3", "card:N1", "colour:B", "card:N1", "colour:Y")
    s.play("done", "mine:3a", "pay:N1")
    assert told(s, "colour:N") == "laid ready: 1 of 3"


@clause("SS-012", "SS-133")
def test_done_tells_what_is_given_up() -> None:
    assert (
        told(scene(hands=["B1"], mine="C01-Ba C01-Bd").play("skill:B1"), "done")
        == "you take no Crystal · 1 VP given up"
    )
    assert told(scene(hands=["B2"], docks="N2").play("skill:B2"), "done") == "no more cards come into your hand"
    assert told(scene(hands=["N3"], bases=["N1 N2"]).play("skill:N3"), "done", PL) == "nie weźmiesz już żadnej karty"
    assert told(scene(hands=["P2"], mine="C03-Pa").play("skill:P2"), "done") == "no Crystal changes its colour"
    assert told(scene(hands=["Y3 N1"]).play("skill:Y3"), "done") == "no more cards change their colour"
    bases = ["N3 N2 Y1", "Y2 N1"]
    s = scene(wild="P B", hands=["R2"], bases=bases).play("skill:R2")
    assert told(s, "done") == "nobody is enslaved · 2 VP given up"
    s = scene(wild="P B", hands=["R3"], bases=bases).play("skill:R3")
    assert told(s, "done", PL) == "nikogo nie zniewolisz · przepadają 2 PZ"
    s = scene(wild="P B", hands=["R4 N1"], mine="C01-Na").play("skill:R4")
    assert told(s, "done") == "nobody else is enslaved · 1 VP given up"
    s = scene(bases=["", "N1 B1", "N1 B1"], seats=3, artifacts=["A11-right"]).play("takeover:1")
    assert told(s, "done") == "no second takeover"
    s = scene(phase="starting", artifacts=["A02-right"], mine="C01-Pa").play("activate:A02")
    assert told(s, "done") == "no Crystal is exchanged"


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
