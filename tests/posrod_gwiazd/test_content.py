"""What is printed on the cards: PG-005 to PG-011 and the tables of the specification."""

from collections import Counter

import pytest

from clauses import clause
from kosmodrom.games.posrod_gwiazd.model.actions import (
    CONFLICTS,
    FACE_DOWN,
    KINDS,
    LOCATIONS,
    MAIN_CARD,
    RACES,
    REACTOR_CARD,
    TYPES,
    VAK_CARD,
)
from posrod_gwiazd.scene import fresh_book, scene

BASIC = """
fighter_launch_bay military 4 1 7 0 0
shield_generator military 3 1 4 4 1
turret military 1 1 2 0 0
alien_bazaar business 3 0 3 0 0
customs business 2 0 3 0 0
energy_market business 3 0 2 0 0
garden recreation 3 0 3 0 0
holographic_display_area recreation 2 1 2 0 0
restaurant recreation 3 0 0 0 0
ambassador_quarters diplomatic 2 0 2 0 0
council_room diplomatic 3 0 3 0 1
embassy_offices diplomatic 2 0 2 0 0
command_center administrative 5 1 0 8 1
crew_quarters administrative 1 0 1 0 0
docking_bay administrative 3 0 1 4 0
medical_facility administrative 3 1 3 4 0
security_station administrative 2 0 2 0 0
transportation_platform administrative 1 0 1 0 0
"""
SPECIAL = """
alliance_fleet_base military 3 1 4 0 0
heavy_ion_cannon military 3 2 6 0 0
pilot_training_area military 2 0 2 0 0
war_room military 3 0 0 5 0
turret_special military 1 1 2 0 0
business_offices business 1 0 1 0 0
galactic_bank business 3 1 4 0 0
market_place business 3 0 2 0 0
trade_union_headquarters business 4 0 1 5 0
galactic_resort recreation 3 0 0 5 0
observation_dome recreation 2 0 3 0 0
opera_house recreation 2 0 1 0 0
sports_arena recreation 3 0 3 0 0
school_of_alien_cultures diplomatic 3 0 2 0 0
alien_temple diplomatic 3 0 0 5 0
alliance_headquarters diplomatic 4 0 4 0 1
galactic_research_facility diplomatic 3 1 3 0 0
backup_reactor administrative 2 0 2 0 0
cargo_hold administrative 2 0 2 0 0
communications_beacon administrative 2 0 2 0 0
life_support_systems administrative 4 1 0 0 0
solar_panels administrative 1 0 2 0 0
transportation_platform_special administrative 1 0 1 0 0
"""
"""Name, type, credits, crystals, printed points, cap of the effect and copy limit (0: none)."""
ROWS = [row.split() for row in (BASIC + SPECIAL).splitlines() if row]
SINGLE = ["turret_special", "transportation_platform_special"]


@clause("PG-005", "PG-010", "PG-011", "PG-067")
@pytest.mark.parametrize("row", ROWS, ids=[row[0] for row in ROWS])
def test_a_location_bears_its_type_cost_points_cap_and_limit(row: list[str]) -> None:
    book, kind = fresh_book(), LOCATIONS.index(row[0])
    numbers = [table[kind] for table in (book.credits, book.energy, book.points, book.cap, book.limit)]
    assert book.types[kind] == 1 << TYPES.index(row[1])
    assert numbers == [int(number) for number in row[2:]]


@clause("PG-005", "PG-020")
def test_the_types_are_shared_out_as_in_the_box() -> None:
    book = fresh_book()
    basic: Counter[str] = Counter()
    special: Counter[str] = Counter()
    for kind, row in enumerate(ROWS):
        (special if book.special[kind] else basic)[row[1]] += book.copies[kind]
    assert basic == {"administrative": 24, "business": 12, "military": 12, "recreation": 12, "diplomatic": 12}
    assert special == {"administrative": 11, "business": 8, "military": 9, "recreation": 8, "diplomatic": 8}


@clause("PG-008", "PG-020", "PG-021")
def test_basic_locations_have_four_copies_one_of_them_marked_and_special_ones_two() -> None:
    book = fresh_book()
    assert [KINDS[kind] for kind in range(41) if not book.special[kind]] == [row[0] for row in ROWS[:18]]
    assert (book.copies[:18], book.marked[:18]) == ([4] * 18, [1] * 18)
    assert book.copies[18:41] == [1 if name in SINGLE else 2 for name in LOCATIONS[18:]]
    assert sum(book.marked[18:]) == 0


@clause("PG-009")
def test_only_the_two_special_duplicates_share_a_name_with_another_card() -> None:
    book = fresh_book()
    copies = {KINDS[kind]: KINDS[book.name_of[kind]] for kind in range(41) if book.name_of[kind] != kind}
    assert copies == {
        "turret_special": "turret",
        "transportation_platform_special": "transportation_platform",
    }


@clause("PG-006", "PG-075", "PG-190")
def test_reactors_have_no_type_and_no_points_and_only_that_of_the_vak_is_of_all_types() -> None:
    book = fresh_book()
    cards = [REACTOR_CARD, MAIN_CARD, VAK_CARD, FACE_DOWN]
    assert [book.types[card] for card in cards] == [0, 0, 0b11111, 0]
    assert [book.points[card] for card in cards] == [0, 0, 0, 0]
    assert [book.name_of[card] for card in cards] == [-1, -1, -1, -1]


@clause("PG-006")
def test_a_reactor_adds_no_type_of_its_own() -> None:
    s = scene(stations=["reactor@1,0 reactor@2,0 opera_house@3,0"], played=["restaurant"])
    assert s.row("deferred")[0] == 0
    assert s.play("build", "cell:0,1").everyone_discards().points[0] == 1


@clause("PG-018", "PG-125", "PG-135")
def test_there_are_two_conflicts_of_each_of_six_kinds() -> None:
    book = fresh_book()
    assert dict(zip(CONFLICTS, book.copies[41:47], strict=True)) == {
        "dispute_administrative": 2,
        "dispute_business": 2,
        "dispute_military": 2,
        "dispute_recreation": 2,
        "dispute_diplomatic": 2,
        "dispute_reactors": 2,
    }
    assert book.conflict_credits == 1


@clause("PG-036", "PG-076", "PG-201", "PG-205")
def test_races_differ_in_income_and_in_credits_for_a_discard() -> None:
    book = fresh_book()
    assert dict(zip(RACES, zip(book.race_income, book.race_discard, strict=True), strict=True)) == {
        "vak": (10, 3),
        "humareen": (10, 3),
        "qualeen": (10, 3),
        "zehuti": (13, 0),
        "sheptas": (10, 4),
        "minireen": (10, 3),
        "sissaurians": (10, 3),
        "garrn_athak_nok": (10, 3),
    }
    assert [RACES[race] for race in range(8) if not book.carries[race]] == ["zehuti"]


@clause("PG-008")
def test_a_special_location_is_built_like_any_other() -> None:
    s = scene(played=["crew_quarters"]), scene(played=["backup_reactor"])
    assert s[0].options() == s[1].options() == ["build", "reactor", "discard"]
    assert s[0].play("build").options() == s[1].play("build").options()
