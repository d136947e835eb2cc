"""The board: how stations, table, seats, the own hand and single things are drawn."""

import re

import pytest

from clauses import clause
from draw.pages import controls, decisions, doing, is_of, parsed, pictures, text_of, with_class
from kosmodrom.engine.contract import SPECTATOR
from kosmodrom.engine.words import Words
from kosmodrom.games.posrod_gwiazd.board.board import BOARD
from kosmodrom.games.posrod_gwiazd.board.effects import COUNTED, FORMULAS, card_brief
from kosmodrom.games.posrod_gwiazd.board.zoom import OF_EFFECT
from kosmodrom.games.posrod_gwiazd.model.actions import ALL_CARDS, FIRST_ADDED, KINDS, OBJECTIVES, RACES, TYPES
from kosmodrom.games.posrod_gwiazd.model.state import view
from kosmodrom.games.posrod_gwiazd.rules.scoring import ROWS
from kosmodrom.games.posrod_gwiazd.words.cards import COUNTER_NAMES, EFFECTS, card_text, objective_text, race_text
from posrod_gwiazd.scene import GAME, Scene, scene
from posrod_gwiazd.spoken import BOOK, EN, FLEET, NAMES, PL, asking, both, effect, halfway, many_views

ELSEWHERE = {"done", "pass", "keep-silent", "take:nobody", "gift:nobody"}
"""Decisions that mean no thing on a table; the page offers them as buttons."""
TWO_REACTORS = "reactor@0,1 reactor@1,0"


def table(s: Scene, texts: Words = EN) -> str:
    return BOARD.table(view(s.s, SPECTATOR), s.s.book, texts, NAMES).html


def seat(s: Scene, number: int, texts: Words = EN) -> str:
    return BOARD.seat(view(s.s, SPECTATOR), s.s.book, texts, NAMES, number).html


def public(s: Scene, texts: Words = EN, viewer: int = SPECTATOR) -> str:
    v = view(s.s, viewer)
    panels = [BOARD.seat(v, s.s.book, texts, NAMES, each).html for each in range(s.s.seats)]
    return BOARD.table(v, s.s.book, texts, NAMES).html + "".join(panels)


def hand(s: Scene, number: int = 0, texts: Words = EN) -> str:
    return BOARD.hand(view(s.s, number), s.s.book, texts, NAMES).html


def rooms(s: Scene, number: int) -> list[str]:
    """The labels of all rooms of a station, in reading order."""
    page = parsed(table(s))
    (found,) = [each for each in page.iter("section") if is_of(each, f"pg-st-{number}")]
    return [each.get("aria-label", "") for each in found.iter("button") if is_of(each, "pg-room")]


# --- the stations -----------------------------------------------------------------------------------


@clause("PG-017", "PG-027", "PG-051")
def test_every_station_is_drawn_with_all_its_cards_and_what_lies_on_them() -> None:
    s = scene(stations=[FLEET, "main:1"])
    assert rooms(s, 0) == [
        "Observation Dome (left of the Main Reactor); has brought 3 VP",
        "Main Reactor; 2 crystals",
        "Turret (right of the Main Reactor); has brought 2 VP; at the end of the game 1 VP, if it ended now",
        "Turret (2 steps to the right from the Main Reactor); has brought 2 VP; "
        "at the end of the game 1 VP, if it ended now",
        "Reactor (below the Main Reactor); 2 crystals",
        "Business Offices (1 step to the right and 1 step down from the Main Reactor); 4 credits; has brought 1 VP",
    ]
    assert rooms(s, 1) == ["Main Reactor; 1 crystal"]


@clause("PG-051", "PG-231")
def test_only_cells_around_the_station_are_drawn() -> None:
    far = " ".join(f"any@{x},0" for x in range(1, 8))
    (grid,) = [each for each in with_class(table(scene(stations=[far])), "pg-grid") if is_of(each, "pg-cols-10")]
    assert is_of(grid, "pg-rows-5")
    assert len(grid) == 50


@clause("PG-141")
def test_a_bounded_grid_is_drawn_as_a_whole() -> None:
    for grid in with_class(table(scene(space="9x7", stations=["any@1,0"])), "pg-grid"):
        assert len(grid) == 63
        assert is_of(grid, "is-bounded")


@clause("PG-058", "PG-183")
def test_cells_can_be_chosen_in_the_station_of_the_seat_that_acts_alone() -> None:
    s = scene(stations=["any@1,0 observation_dome@-1,0", "any@0,1"])
    drawn = {name for name in decisions(table(s)) if name.startswith("cell:")}
    ghosts = {f"cell:{cell}" for cell in s.open_cells(0).split()}
    closed = {f"cell:{name}" for name in ("-2,0", "-1,-1", "-1,1")}
    assert drawn == ghosts | closed | {"cell:0,0"}
    assert s.play("discard").seat == 1
    assert "cell:0,2" in decisions(table(s))
    assert "cell:2,0" not in decisions(table(s))


@clause("PG-045", "PG-058", "PG-182")
def test_a_free_cell_begins_what_can_be_built_there() -> None:
    s = scene(stations=["any@1,0 any@2,0 reactor@3,0"], played=["fighter_launch_bay"])
    far, near = (doing(table(s), f"cell:{cell}").get("data-do", "").split() for cell in ("4,0", "0,1"))
    assert (far, near) == (["cell:4,0", "build"], ["cell:0,1"])
    assert doing(table(s), "cell:4,0").get("data-then") == "cell:4,0", "the page takes the cell along"
    assert [name for name in far if name in s.options()] == ["build"]
    s.play("build")
    assert [name for name in far if name in s.options()] == ["cell:4,0"]
    conflict = scene(year=2, aggressive=True, played=["dispute_military"])
    assert doing(table(conflict), "cell:0,1").get("data-do") == "cell:0,1"
    assert doing(table(effect("solar_panels")), "cell:0,-1").get("data-do") == "cell:0,-1"


@clause("PG-053", "PG-054", "PG-055")
def test_things_of_a_station_tell_how_far_the_others_are() -> None:
    s = scene(stations=["any@0,1 any@1,1 any@2,1 any@2,0"])
    page = table(s)
    (corner,) = [each for each in controls(page) if each.get("data-place") == "0/2,0"]
    assert corner.get("data-ranges") == "43210"
    assert doing(page, "cell:1,0").get("data-ranges") == "12121"
    assert doing(page, "cell:3,0").get("data-ranges") == "54321"


@clause("PG-052")
def test_gangways_join_neighbours() -> None:
    page = table(scene(stations=["any@1,0 any@1,1"]))
    ways = [each.get("class", "") for each in with_class(page, "pg-gang")]
    assert sorted(ways) == ["pg-gang is-e", "pg-gang is-s"]


@clause("PG-017", "PG-073")
def test_a_small_map_shows_types_and_crystals_and_opens_the_station() -> None:
    page = table(scene(stations=["", "turret@1,0 reactor@0,1:1"]))
    (thumb,) = [each for each in controls(page) if each.get("data-look") == "1"]
    assert pictures(thumb)[:3] == ["pg-crystal", "pg-type-military", "pg-crystal"], "numbers are crystals"
    assert [text_of(each) for each in thumb.iter("text")] == ["2", "1"]
    assert thumb.get("aria-label") == "Show the station of Bartek (3 cards)"


@clause("PG-098", "PG-190")
def test_a_card_turned_over_and_a_vak_reactor_have_their_own_looks() -> None:
    s = scene(stations=["any@1,0 face_down@0,1"], races=["vak"], illegal=True)
    assert "pg-face_down" in table(s)
    assert "pg-vak_main_reactor" in table(s)
    assert "Vak Main Reactor" in rooms(s, 0)[0]


# --- the table --------------------------------------------------------------------------------------


@clause("PG-002", "PG-003", "PG-040")
@both
def test_the_clock_tells_year_turn_and_the_way_of_the_cards(texts: Words) -> None:
    page = table(scene(phase="choosing", year=2, turn=3), texts)
    assert len(with_class(page, "pg-arc")) == 4
    assert [is_of(each, "is-now") for each in with_class(page, "pg-tick")] == [False, False, True, False, False, False]
    (way,) = with_class(page, "pg-way")
    assert texts["direction.counter-clockwise"] in text_of(way)
    assert pictures(way) == ["pg-counter-clockwise"]


@clause("PG-079", "PG-080")
def test_the_order_of_the_turn_is_drawn_with_who_acts() -> None:
    s = scene(points=[3, 9, 5])
    steps = with_class(table(s), "pg-step")
    assert [pictures(each)[0] for each in steps] == ["i-seat-1", "i-seat-2", "i-seat-0"]
    assert [is_of(each, "is-now") for each in steps] == [True, False, False]


@clause("PG-012", "PG-013")
def test_the_track_grows_with_the_points() -> None:
    page = table(scene(points=[3, 84, 3]))
    assert "Score track: Ala (3), Bartek (84), Celina (3)" in page
    assert [text_of(each) for each in with_class(page, "pg-number")][-1] == "100"
    assert len(with_class(page, "pg-marker")) == 3


@clause("PG-032", "PG-109", "PG-110")
def test_an_objective_shows_what_all_have_and_who_leads() -> None:
    s = scene(objectives="first_line_of_defense on_budget", stations=["turret@1,0", "turret@1,0 turret@2,0"])
    military, budget = with_class(table(s), "pg-objective")
    assert [text_of(each) for each in military.iter("b")] == ["5", "1", "2", "0"]
    assert [is_of(each, "is-first") for each in military.iter("span") if is_of(each, "pg-count")] == [
        False,
        True,
        False,
    ]
    assert military.get("aria-label", "").endswith("Now: Ala (1), Bartek (2), Celina (0); it goes to Bartek")
    assert budget.get("aria-label", "").endswith("it goes to nobody")


@clause("PG-045", "PG-072")
def test_what_is_aimed_at_is_called_by_its_name() -> None:
    s = scene(played=["turret"])
    assert 'class="pg-acting" aria-label="Your revealed card"' in hand(s)
    s.play("reactor")
    assert 'class="pg-acting" aria-label="Build a Reactor"' in hand(s)


@clause("PG-011")
def test_the_cap_of_an_effect_stands_on_its_card() -> None:
    drawn = hand(scene(hands=["docking_bay command_center garden"], phase="choosing"))
    caps = [text_of(each) for each in with_class(drawn, "pg-cap")]
    assert caps == ["≤8", "≤4"]


@clause("PG-079")
@both
def test_who_bears_the_flag_is_said_with_what_it_is_for(texts: Words) -> None:
    drawn = table(scene(phase="choosing"), texts)
    assert f'title="{texts.say("board.steward", seat=NAMES[0])}"' in drawn


@clause("PG-206")
def test_the_rate_of_a_race_is_named_beside_its_credits() -> None:
    s = scene(phase="final", races=["sheptas", "vak", "zehuti"], credits=[4, 4, 0])
    row = ROWS.index("credits")
    sheptas, vak = (BOARD.shares(view(s.s, SPECTATOR), s.s.book, EN, row, each) for each in range(2))
    assert [(each.words, each.points, each.zoom) for each in sheptas] == [("4 credits (Sheptas)", 2, "race:sheptas")]
    assert [(each.words, each.points, each.zoom) for each in vak] == [("4 credits", 1, "")]


@clause("PG-016", "PG-072", "PG-077")
def test_piles_show_their_size_and_the_discards_lie_open() -> None:
    page = table(scene(discard="turret turret opera_house"))
    assert "Discard pile: 3 cards" in page
    (reactors,) = [each for each in controls(page) if each.get("data-do") == "reactor"]
    assert reactors.get("aria-label") == "Reactors left to build: 16 cards"
    (heap,) = with_class(page, "pg-discards")
    assert [text_of(each) for each in heap.iter("button") if is_of(each, "pg-chip")] == ["Turret×2", "Opera House"]


# --- the seats --------------------------------------------------------------------------------------


@clause("PG-005", "PG-017", "PG-191")
def test_a_seat_shows_points_credits_energy_hand_race_and_types() -> None:
    s = scene(phase="choosing", stations=[TWO_REACTORS + " turret@1,1"], races=["vak"], points=[7], credits=[4])
    page = seat(s, 0)
    assert [text_of(each) for each in with_class(page, "pg-tally")] == ["1", "1", "2", "1", "1", "3"]
    assert [text_of(each) for each in with_class(page, "k-counter")] == [
        "7",
        "44 credits",
        "66 crystals",
        "66 cards in hand",
    ]
    assert "Vak" in text_of(with_class(page, "pg-race")[0])


@clause("PG-013", "PG-102", "PG-106")
def test_the_final_points_stand_on_the_track() -> None:
    s = scene(year=4, turn=6, played=["turret", "turret", "turret"], points=[7, 5, 2], credits=[9, 0, 0])
    assert "Score track: Ala (7)" in public(s)
    s.everyone_discards()
    assert "Score track: Ala (11)" in public(s)


@clause("PG-067")
def test_a_card_that_the_limit_forbids_is_marked_in_the_hand() -> None:
    s = scene(phase="choosing", hands=["council_room garden"], stations=["council_room@1,0"])
    page = hand(s)
    assert [text_of(each).startswith("Council Room") for each in with_class(page, "is-full")] == [True]


@clause("PG-044")
def test_a_revealed_card_lies_before_its_seat_and_a_sealed_one_does_not() -> None:
    assert "Opera House" in seat(scene(played=["turret", "opera_house"]), 1)
    s = scene(phase="choosing", hands=["turret garden"]).play("pick:turret", seat=0)
    assert "Turret" not in public(s)
    assert EN["table.ready"] in seat(s, 0)


@clause("PG-018", "PG-228")
@both
def test_what_all_see_is_the_same_whoever_looks(texts: Words) -> None:
    for s in [*asking().values(), *halfway()]:
        assert len({public(s, texts, viewer) for viewer in (0, 1, SPECTATOR)}) == 1
        assert BOARD.hand(view(s.s, SPECTATOR), BOOK, texts, NAMES).html == ""


@clause("PG-018", "PG-043")
def test_nothing_of_a_hidden_hand_is_in_anybody_elses_page() -> None:
    s = scene(phase="choosing", hands=["heavy_ion_cannon heavy_ion_cannon", "turret", "garden"])
    assert "heavy_ion_cannon" in hand(s, 0)
    assert "heavy_ion_cannon" not in public(s) + hand(s, 1)


# --- deciding ---------------------------------------------------------------------------------------


@clause("PG-042", "PG-045", "PG-227")
def test_whatever_a_question_offers_can_be_touched() -> None:
    for s in [*asking().values(), *halfway()]:
        for asked in range(s.s.seats):
            wanted = set(s.options(asked)) if asked in GAME.actors(s.s) else set()
            shown = decisions(public(s) + hand(s, asked))
            pairs = {name for name in wanted if "+" in name}
            assert wanted - ELSEWHERE - pairs <= shown, s.asks


@clause("PG-151", "PG-187")
def test_a_seat_can_be_pointed_at_where_a_seat_is_asked_for() -> None:
    assert {"take:0", "take:1", "take:2"} <= decisions(public(effect("market_place")))
    assert {"gift:1", "gift:2"} <= decisions(public(effect("embassy_offices")))
    assert not {"take:1", "gift:1"} & decisions(public(scene()))


@clause("PG-061", "PG-072", "PG-076", "PG-131")
def test_the_actions_are_offered_with_their_prices() -> None:
    page = hand(scene(played=["shield_generator"]))
    build, reactor, discard = (text_of(doing(page, verb)) for verb in ("build", "reactor", "discard"))
    assert (build, reactor, discard) == ("Build−3−1", "Build a Reactor−1", "Discard+3")
    conflict = scene(year=2, aggressive=True, played=["dispute_military"])
    assert "build" not in decisions(hand(conflict))
    assert text_of(doing(hand(conflict), "conflict")) == "Play the Conflict−1"


@clause("PG-040", "PG-043", "PG-118")
@both
def test_the_hand_shows_where_the_rest_goes(texts: Words) -> None:
    (arrow,) = with_class(hand(scene(phase="choosing", year=2), 0, texts), "pg-passing")
    assert "5" in text_of(arrow)
    assert "Celina" in text_of(arrow)
    assert pictures(arrow) == ["pg-counter-clockwise", "i-seat-2"]
    (two,) = with_class(hand(scene(seats=2, phase="choosing"), 0, texts), "pg-passing")
    assert "4" in text_of(two) or "5" in text_of(two)


@clause("PG-042", "PG-118")
def test_chosen_cards_are_marked_in_the_own_hand() -> None:
    s = scene(seats=2, phase="choosing", hands=["turret opera_house opera_house"])
    s.play("pick:opera_house", "card:opera_house", seat=0)
    cards = with_class(hand(s), "pg-card")
    looks = [[mark for mark in ("is-picked", "is-dropped") if is_of(card, mark)] for card in cards]
    assert [card.get("data-zoom") for card in cards].count("card:opera_house") >= 2
    assert sorted(mark for marks in looks for mark in marks) == ["is-dropped", "is-picked"]


@clause("PG-018", "PG-213")
def test_cards_that_are_known_in_other_hands_are_remembered() -> None:
    s = scene(phase="choosing", hands=["turret garden opera_house", "customs", "customs"])
    s.picks("turret", "customs", "customs").everyone_discards()
    (memory,) = with_class(hand(s, 0), "pg-memory")
    assert {"Garden", "Opera House"} <= {text_of(each) for each in memory.iter("button")}
    assert "pg-memory" not in public(s)


@clause("PG-147", "PG-155", "PG-166")
def test_amounts_are_heaps_of_credits() -> None:
    store = hand(effect("business_offices"))
    assert [text_of(each) for each in with_class(store, "pg-heap")] == list("0123456")
    assert len(pictures(doing(store, "store:4"))) == 4
    school = hand(effect("school_of_alien_cultures"), 1)
    assert [text_of(each) for each in with_class(school, "pg-heap")] == list("01")
    assert {"pay:0", "pay:1"} <= decisions(school)
    bid = hand(effect("galactic_research_facility"), 1)
    assert [text_of(each) for each in with_class(bid, "pg-heap")] == list("0123")


# --- in large ---------------------------------------------------------------------------------------


@clause("PG-010", "PG-030", "PG-217")
@both
def test_everything_can_be_read_in_large_with_its_rules(texts: Words) -> None:
    for kind, name in enumerate(KINDS):
        page = BOARD.zoom(f"card:{name}", BOOK, texts)
        assert card_text(kind, BOOK, texts) in text_of(parsed(page))
        assert re.search(r'data-clause="PG-\d{3}"', page)
    assert all(BOARD.zoom(f"card:{name}", BOOK, texts) for name in ALL_CARDS[:FIRST_ADDED])
    assert not any(BOARD.zoom(f"card:{name}", BOOK, texts) for name in ALL_CARDS[FIRST_ADDED:])
    for at, name in enumerate(OBJECTIVES):
        assert objective_text(at, BOOK, texts) in text_of(parsed(BOARD.zoom(f"objective:{name}", BOOK, texts)))
    for at, name in enumerate(RACES):
        assert race_text(at, BOOK, texts) in text_of(parsed(BOARD.zoom(f"race:{name}", BOOK, texts)))


@clause("PG-226")
@pytest.mark.parametrize("thing", ["card:dragon", "card", "", "<script>", "race:human", "station:0"])
def test_what_is_not_in_the_game_has_no_page(thing: str) -> None:
    assert BOARD.zoom(thing, BOOK, PL) == ""


@clause("PG-010", "PG-069", "PG-070")
def test_every_effect_and_counter_has_icons_short_words_and_rules() -> None:
    assert FORMULAS.keys() == EFFECTS.keys() == OF_EFFECT.keys()
    assert COUNTED.keys() == COUNTER_NAMES.keys()
    for texts in (PL, EN):
        for kind in range(len(KINDS)):
            assert not re.search(r"[{}#|]|None", card_brief(kind, BOOK, texts))


@clause("PG-018")
@both
def test_every_view_can_be_drawn(texts: Words) -> None:
    for v in many_views():
        page = BOARD.table(v, v.book, texts, NAMES).html + BOARD.hand(v, v.book, texts, NAMES).html
        for control in controls(page):
            assert re.search(r"\w{3}", control.get("aria-label", ""))
            assert not re.search(r"[{}|#]|None", control.get("aria-label", ""))


@clause("PG-005", "PG-051")
def test_the_miniature_is_a_drawing_of_a_station() -> None:
    (drawing,) = parsed(BOARD.miniature())
    assert drawing.get("aria-hidden") == "true"
    assert {f"pg-is-{kind}" for kind in [*TYPES, "reactor"]} <= {each.get("class") for each in drawing.iter("g")}


@clause("PG-010")
def test_a_large_card_says_of_each_fact_where_it_comes_from() -> None:
    conflict, garden = (BOARD.zoom(f"card:{card}", BOOK, PL) for card in ("dispute_military", "garden"))
    assert "ze źródeł publicznych; liczba kart: odtworzone; nazwa: odtworzone" in conflict
    assert "liczba kart:" not in garden
