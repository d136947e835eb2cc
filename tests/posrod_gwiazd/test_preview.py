"""What a decision costs and brings, told before it is made; and what stands on a cell itself."""

import random
import re
from collections import Counter

from clauses import clause
from kosmodrom.engine.contract import SPECTATOR
from kosmodrom.engine.match import Match
from kosmodrom.engine.words import Words
from kosmodrom.games.posrod_gwiazd.board.board import BOARD
from kosmodrom.games.posrod_gwiazd.entry import ENTRY
from kosmodrom.games.posrod_gwiazd.model.actions import VOCABULARY
from kosmodrom.games.posrod_gwiazd.model.state import view
from kosmodrom.games.posrod_gwiazd.rules.scoring import ROWS
from posrod_gwiazd.scene import GAME, Scene, scene
from posrod_gwiazd.spoken import EN, NAMES, PL, asking, both, decision, effect, many_views

SANDRA = "any@1,0 any@1,1"


def told(s: Scene, decision: str, texts: Words = EN, seat: int = 0) -> str:
    assert decision in s.options(seat)
    return BOARD.preview(view(s.s, seat), s.s.book, texts, NAMES, VOCABULARY.id(decision))


def gain(s: Scene, decision: str, texts: Words = EN) -> str:
    return BOARD.gain(view(s.s, 0), s.s.book, texts, NAMES, VOCABULARY.id(decision))


@clause("PG-055", "PG-062", "PG-068", "PG-069")
def test_a_cell_tells_its_points_and_which_reactor_pays() -> None:
    s = scene(played=["holographic_display_area"], stations=[SANDRA], credits=[7, 5, 5]).play("build")
    assert gain(s, "cell:0,1") == "+4"
    assert gain(s, "cell:-1,0") == "+3"
    assert told(s, "cell:0,1") == "+4 VP · 1 crystal from the Main Reactor"
    assert told(s, "cell:0,1", PL) == "+4 PZ · 1 Kryształ Energii z Głównego Reaktora"


@clause("PG-070", "PG-181")
def test_a_deferred_effect_is_told_apart_and_counted_on_the_cell() -> None:
    s = scene(played=["turret"], stations=["turret@1,0"]).play("build")
    assert gain(s, "cell:0,1") == "+2\n+2 end", "both turrets count both"
    assert gain(s, "cell:0,1", PL) == "+2\n+2 kon."
    assert told(s, "cell:0,1").startswith("+2 VP · at the end of the game +1 VP")


@clause("PG-147", "PG-153", "PG-155", "PG-187")
def test_what_is_decided_afterwards_may_add_points_to_those_on_the_cell() -> None:
    found = {
        name: gain(scene(played=[name], credits=[9, 5, 5]).play("build"), "cell:0,1")
        for name in ("embassy_offices", "shield_generator", "business_offices", "school_of_alien_cultures",
                     "galactic_research_facility", "garden")
    }  # fmt: skip
    assert found == {
        "embassy_offices": "+2–4", "shield_generator": "+4–6", "business_offices": "+1–4",
        "school_of_alien_cultures": "+2–6", "galactic_research_facility": "+3–7", "garden": "+4",
    }  # fmt: skip


@clause("PG-014", "PG-084")
def test_credits_of_an_effect_stand_on_the_cell_below_the_points() -> None:
    s = scene(played=["customs"], stations=["customs@1,0"]).play("build")
    assert gain(s, "cell:2,0") == "+3\n+1 cr."
    assert gain(s, "cell:0,1", PL) == "+3"
    assert told(s, "cell:2,0") == "+3 VP · +1 credit"


@clause("PG-061", "PG-067", "PG-182")
def test_a_card_tells_its_cost_and_its_best_cell_or_why_it_does_not_fit() -> None:
    s = scene(phase="choosing", hands=["docking_bay fighter_launch_bay council_room heavy_ion_cannon"],
              stations=["council_room@1,0 any@2,0"], credits=[2])  # fmt: skip
    assert told(s, "pick:docking_bay") == ("costs 3 credits (you have 2) · too dear for now · in the best cell +3 VP")
    assert told(s, "pick:fighter_launch_bay").endswith("no cell fits now")
    assert told(s, "pick:council_room").endswith("you have as many copies as are allowed")


@clause("PG-072", "PG-073", "PG-076", "PG-205")
def test_the_other_actions_tell_what_they_cost_and_bring() -> None:
    s = scene(races=["sheptas"], credits=[5, 4, 4])
    assert told(s, "reactor") == "costs 1 credit (you have 5) · the new Reactor brings 2 crystals"
    assert told(s, "discard") == "you will have 9 credits"


@clause("PG-207", "PG-208", "PG-216")
def test_salvaging_tells_that_the_pile_and_the_ability_are_gone() -> None:
    s = scene(races=["minireen"], discard="restaurant")
    assert told(s, "salvage:restaurant") == (
        "costs 3 credits (you have 10) · +1 VP · the rest of the discard pile leaves the game"
        " · the ability comes back only next year"
    )


@clause("PG-135", "PG-136")
def test_a_conflict_tells_the_most_it_can_bring() -> None:
    s = scene(year=2, aggressive=True, played=["dispute_military"], stations=["turret@1,0 turret@2,0", "turret@1,0"])
    assert told(s, "conflict") == ("costs 1 credit (you have 10) · at most +2 VP, at the cost of one player: Celina")


@clause("PG-148", "PG-166", "PG-184")
def test_amounts_and_crystals_tell_what_is_left() -> None:
    assert told(effect("business_offices"), "store:5").startswith("+2 VP · you will have ")
    assert told(effect("business_offices"), "store:1").startswith("you will have ")
    assert told(effect("galactic_research_facility"), "pay:2", seat=1).startswith("you will have ")
    assert told(effect("solar_panels"), "cell:0,1") == "it will hold 3 crystals"


@clause("PG-069", "PG-136")
def test_what_would_do_nothing_says_so_and_what_is_missing() -> None:
    alone = scene(played=["crew_quarters"])
    assert told(alone, "build", PL).endswith(
        "+1 PZ · efekt teraz nic nie daje; warunek: sąsiaduje z kartą „Kwatery Załogi”"
    )
    customs = scene(played=["customs"]).play("build")
    assert told(customs, "cell:0,1") == "+3 VP · its effect brings nothing now: no Business locations next to this card"
    either = scene(played=["pilot_training_area"]).play("build")
    assert told(either, "cell:0,1").endswith(
        "nothing now; condition: it is next to “Fighter Launch Bay”, or it is next to a Military location"
    )
    conflict = scene(year=2, aggressive=True, played=["dispute_military"], stations=["", "turret@1,0"])
    assert told(conflict, "conflict").endswith("no effect now: you lead nobody")
    assert "nothing" not in told(scene(played=["embassy_offices"]), "build")


@clause("PG-070", "PG-014")
def test_what_would_do_nothing_at_the_end_is_told_of_the_end() -> None:
    turret = scene(played=["turret"]).play("build")
    assert "+2 PZ · na koniec gry na razie nic: brak innych kart „Wieżyczka” w Stacji · " in told(
        turret, "cell:0,1", PL
    )
    systems = scene(played=["life_support_systems"])
    assert told(systems, "build").endswith(
        "at the end of the game nothing as things stand: too few cards in your station (Reactors too)"
    )


@clause("PG-148")
@both
def test_one_credit_on_the_card_is_not_said_to_bring_nothing_as_if_it_were_points(texts: Words) -> None:
    s = effect("business_offices")
    said = {EN: "Put 1 credit on the card until the end of the year (no VP)",
            PL: "Połóż na karcie 1 Kredyt do końca roku (bez PZ)"}  # fmt: skip
    assert decision(s, "store:1", texts) == said[texts]


@clause("PG-135", "PG-152", "PG-156", "PG-187")
def test_what_others_get_and_lose_is_told_before() -> None:
    s = asking()["giving"]
    theirs, own = s.points[1] + 1, s.points[0] + 2
    assert told(s, "gift:1", PL) == f"Ala: {own} PZ · Bartek: {theirs} PZ"
    s = asking()["disputing"]
    assert told(s, "against:1") == f"Ala: {s.points[0] + 2} VP · Bartek: 0 VP"
    s = asking()["taking"]
    left = s.credits[1] - 2
    assert told(s, "take:1") == f"you will have {s.credits[0] + 2} credits · Bartek: {left} credits"
    assert told(asking()["paying"], "pay:1", PL, seat=1).endswith(" · Ala dostaje 2 PZ")
    assert told(asking()["bidding"], "pay:2", PL, seat=1).endswith(" · Ala dostaje co najmniej 3 PZ")


@clause("PG-012", "PG-155", "PG-166")
def test_a_payment_tells_how_the_payer_will_stand() -> None:
    s = scene(played=["school_of_alien_cultures"], points=[5, 1, 4]).play("build", "cell:0,1").everyone_discards()
    assert told(s, "pay:0", PL, seat=1) == f"zostanie ci {s.credits[1]} Kredytów · Bartek: 0 PZ"
    assert told(s, "pay:0", seat=2).endswith(" · Celina: 2 VP")
    bid = scene(played=["galactic_research_facility"], credits=[9, 0, 9], points=[9, 1, 0]).play("build", "cell:0,1")
    bid.everyone_discards()
    assert told(bid, "pay:1", PL, seat=1) == "zostaną ci 2 Kredyty · Bartek: 2 PZ · Ala dostaje co najmniej 2 PZ"


@clause("PG-103", "PG-181", "PG-189")
def test_a_cell_tells_what_it_changes_in_other_cards() -> None:
    turrets = scene(played=["turret"], stations=["turret@1,0 turret@2,0"]).play("build")
    assert told(turrets, "cell:0,1").startswith(
        "+2 VP · at the end of the game +2 VP · your other cards (Turret) at the end of the game +2 VP · 1 crystal"
    )
    rooms = scene(played=["council_room"], stations=["", "council_room@1,0"]).play("build")
    assert told(rooms, "cell:0,1", PL) == "+3 PZ · na koniec gry +1 PZ · Bartek (Sala Obrad) na koniec gry −1 PZ"
    beacon = scene(stations=["any@1,0 communications_beacon@2,0"]).play("reactor")
    assert told(beacon, "cell:3,0").endswith("your other cards (Communications Beacon) at the end of the game −2 VP")
    assert "other cards" not in told(beacon, "cell:0,1")


@clause("PG-061", "PG-070", "PG-233")
def test_a_card_in_hand_tells_what_comes_at_the_end_and_what_it_asks() -> None:
    s = scene(phase="choosing", stations=["crew_quarters@1,0"], hands=["alien_temple embassy_offices opera_house"])
    assert told(s, "pick:embassy_offices").endswith("+2 VP · you may give an opponent 1 VP and get 2 VP")
    assert "in the best cell +1 VP · at the end of the game +1 VP" in told(s, "pick:opera_house")


@clause("PG-105", "PG-154")
def test_a_crystal_tells_what_it_brings_and_that_an_empty_reactor_counts() -> None:
    s = scene(played=["shield_generator"], stations=["reactor@0,1 reactor@1,0:1"]).play("build", "cell:1,1")
    assert told(s, "cell:0,1") == "1 crystal will be left"
    empty = "0 crystals will be left · an empty Reactor brings 1 VP at the end of the game"
    assert told(s, "cell:1,0") == empty
    s.play("cell:0,1")
    assert told(s, "cell:1,0") == f"+2 VP · {empty}"
    s.play("cell:1,0", "cell:0,1")
    assert told(s, "cell:0,0").startswith("+0 VP · 1 crystal will be left")


@clause("PG-198", "PG-199", "PG-236", "PG-238")
def test_a_reveal_tells_who_would_get_the_points() -> None:
    for mine, result in (("customs@1,0", "Ala dostaje 5 PZ"), ("", "Bartek dostaje 5 PZ")):
        s = scene(phase="final", races=["qualeen", "zehuti", "humareen"], secret="intergalactic_trade",
                  stations=[mine, "customs@1,0"])  # fmt: skip
        assert told(s, "reveal", PL) == f"wszyscy poznają to Zadanie · {result}"
    assert told(s, "keep-silent", PL) == "to Zadanie nie da punktów nikomu"
    assert told(asking()["claiming"], "keep-silent") == "you can still reveal it at the end of the game"


@clause("PG-120", "PG-214", "PG-216", "PG-234")
def test_abilities_and_cards_tell_what_becomes_known_and_what_is_lost() -> None:
    assert told(asking()["looking"], "look:1") == (
        "you see the whole hand and must then exchange a card · the ability comes back only next year"
    )
    assert told(asking()["exchanging"], "pass") == "you are asked again next turn"
    last = scene(phase="before", races=["sissaurians"], turn=6)
    assert told(last, "pass") == "this is the last turn of the year: the ability is lost"
    two = scene(seats=2, phase="choosing", hands=["turret opera_house"]).play("pick:turret", seat=0)
    assert told(two, "card:opera_house", PL) == "wszyscy zobaczą tę kartę; bez Kredytów"
    swap = scene(phase="before", races=["garrn_athak_nok"], hands=["turret"]).play("look:1")
    assert told(swap, "card:turret", PL) == "tę kartę pozna też Bartek"


@clause("PG-153", "PG-154")
def test_extra_crystals_tell_what_they_bring() -> None:
    s = scene(played=["shield_generator"], stations=["reactor@0,1 reactor@1,0"]).play("build", "cell:1,1", "cell:0,1")
    printed = s.s.book.points[s.s.table.played[0]]
    assert told(s, "done") == f"+{printed} VP"
    assert told(s.play("cell:0,1"), "done") == f"+{printed + 2} VP"


@clause("PG-068", "PG-083")
def test_points_that_stand_on_a_cell_are_the_points_that_come() -> None:
    choose, tried = random.Random(5), Counter[bool]()
    for seed in range(4):
        m = Match(
            "posrod_gwiazd", seats=2 + seed % 3, seed=f"foretold {seed}", options={"game": "first", "seize": "yes"}
        )
        while not m.over:
            seat = m.actors[0]
            names = m.legal(seat)
            decision = "build" if "build" in names else choose.choice(names)
            v = m.view(seat)
            words = BOARD.preview(v, m.book, EN, NAMES, VOCABULARY.id(decision))
            before = v.table.points[seat]  # type: ignore[attr-defined]  # the game's own
            m.play(seat, decision)
            after = m.view(seat).table  # type: ignore[attr-defined]  # the game's own
            if (
                decision.startswith("cell:")
                and words.startswith("+")
                and (m.over or seat not in m.actors)
                and not after.extra[seat]
            ):
                promised = int(re.match(r"\+(\d+) VP", words)[1])  # type: ignore[index]  # it begins so
                tried[after.points[seat] - before >= promised] += 1
    assert tried[True] > 20
    assert not tried[False]


@clause("PG-018", "PG-228")
@both
def test_the_public_is_foretold_nothing_and_every_decision_can_be_asked_about(texts: Words) -> None:
    for v in many_views():
        for action in range(0, len(VOCABULARY.names), 3):
            words = BOARD.preview(v, v.book, texts, NAMES, action) + BOARD.gain(v, v.book, texts, NAMES, action)
            assert not re.search(r"[{}|#]|None", words)
            assert v.seat != SPECTATOR or words == ""


@clause("PG-103", "PG-105", "PG-106", "PG-108")
def test_every_row_of_the_score_sheet_names_its_rules() -> None:
    assert len(ENTRY.row_clauses) == len(ROWS)
    assert all(ENTRY.clause(number).id for row in ENTRY.row_clauses for number in row)
    s = asking()["choosing"]
    assert GAME.known_sheet(view(s.s, 0)) == GAME.sheet(s.s)
