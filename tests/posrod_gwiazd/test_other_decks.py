"""Numbers of another deck change the game: rules read cards, races and objectives from the book (PG-010)."""

from typing import Any

import pytest

from clauses import clause
from kosmodrom.games.posrod_gwiazd.model.actions import KINDS, OBJECTIVES, RACES, TYPES
from kosmodrom.games.posrod_gwiazd.model.effects import (
    CREDITS_PER,
    DISPUTE,
    IMMEDIATE,
    MOST,
    TYPE_LEAD,
    TYPE_WITHIN,
)
from kosmodrom.games.posrod_gwiazd.rules.station_control import wrong_cards
from posrod_gwiazd.scene import Scene, built, fresh_book, scene

MILITARY, DIPLOMATIC = TYPES.index("military"), TYPES.index("diplomatic")
CUSTOMS, RESTAURANT, TURRET = (KINDS.index(name) for name in ("customs", "restaurant", "turret"))
VAK, HUMAREEN, SHEPTAS = (RACES.index(name) for name in ("vak", "humareen", "sheptas"))
VAK_FIRST = ["vak", "minireen", "zehuti"]


@clause("PG-036", "PG-076")
def test_every_race_has_its_own_income_and_discard() -> None:
    book = fresh_book()
    book.race_income[VAK], book.race_discard[VAK] = 12, 5
    s = scene(book=book, races=VAK_FIRST, played=["turret"], points=[1, 0, 0]).play("discard")
    assert (s.credits[0], s.told("discarded")) == (15, ["discarded 0 turret 5"])
    s = scene(book=book, phase="year-end", races=VAK_FIRST, credits=[0, 0, 0])
    assert s.told("income-paid") == ["income-paid 0 12", "income-paid 1 10", "income-paid 2 13"]


@clause("PG-203")
def test_any_race_may_lose_its_credits_between_years() -> None:
    book = fresh_book()
    book.carries[VAK] = 0
    s = scene(book=book, phase="year-end", races=VAK_FIRST, credits=[4, 4, 0])
    assert (s.credits, s.told("credits-lost")) == ([10, 14, 13], ["credits-lost 0 4"])


def race_like(other: int) -> Any:
    """A book in which the first race has the ability of another one."""
    book = fresh_book()
    book.ability[VAK] = book.ability[other]
    book.ability_numbers[VAK] = book.ability_numbers[other]
    return book


@clause("PG-104", "PG-194", "PG-206")
@pytest.mark.parametrize(("other", "row", "points"), [(HUMAREEN, "race", 2), (SHEPTAS, "credits", 2)])
def test_any_race_may_have_an_ability_at_the_end(other: int, row: str, points: int) -> None:
    s = scene(book=race_like(other), phase="final", races=VAK_FIRST, stations=["customs@1,0"], credits=[4, 0, 0])
    assert s.row(row)[0] == points


@clause("PG-206", "PG-106")
def test_the_rate_beyond_the_first_credits_is_that_of_everybody() -> None:
    book = fresh_book()
    book.credits_per_point = 1
    s = scene(book=book, phase="final", races=["sheptas", "vak", "zehuti"], credits=[4, 4, 0])
    assert s.row("credits") == [2, 4, 0]
    s = scene(book=book, phase="final", races=["sheptas", "vak", "zehuti"], credits=[12, 4, 0])
    assert s.row("credits") == [7, 4, 0]


@clause("PG-065", "PG-153")
def test_extra_crystals_may_be_spent_on_a_card_without_a_cost_in_crystals() -> None:
    book = fresh_book()
    shield = KINDS.index("shield_generator")
    book.energy[shield], book.extra[shield], book.effects[shield][5] = 0, 1, 1
    s = scene(book=book, played=["shield_generator"]).play("build", "cell:0,1")
    assert s.options() == ["done", "cell:0,0"]
    s.play("cell:0,0", "done").everyone_discards()
    assert (s.points[0], s.crystals(0)) == (4 + 1, 1)


@clause("PG-067", "PG-094")
def test_a_limit_of_two_lets_two_copies_stand() -> None:
    book = fresh_book()
    book.limit[TURRET] = 2
    one, two = "turret@1,0", "turret@1,0 turret@2,0"
    assert scene(book=book, stations=[one], played=["turret"]).why_not("build") is None
    assert scene(book=book, stations=[two], played=["turret"]).why_not("build") == "PG-067"
    s = scene(book=book, stations=[f"{two} turret@3,0"], illegal=True)
    assert wrong_cards(s.s.table, book, 0) == [3]


@clause("PG-166")
def test_a_research_facility_may_ask_for_less() -> None:
    book = fresh_book()
    book.effects[KINDS.index("galactic_research_facility")][5] = 2
    s = built("galactic_research_facility", book=book)
    assert (s.offered("pay", seat=1), s.why_not("pay:3", seat=1)) == (["0", "1", "2"], "PG-166")


@clause("PG-155", "PG-083")
def test_a_card_may_score_and_ask_for_payments_too() -> None:
    book = fresh_book()
    school = KINDS.index("school_of_alien_cultures")
    book.effects[school] = book.effects[school] + book.effects[RESTAURANT]
    s = built("school_of_alien_cultures", book=book)
    assert (s.points[0], s.asks) == (2 + 1, "paying")
    assert s.pays(1, 1).points[0] == 2 + 1 + 4


@clause("PG-056", "PG-084")
def test_credits_may_depend_on_a_type_within_a_range() -> None:
    book = fresh_book()
    near = [IMMEDIATE, CREDITS_PER, TYPE_WITHIN, MILITARY, 2, 1, 99, 0]
    book.effects[CUSTOMS] = book.effects[RESTAURANT] + near
    s = built("customs", "0,1", "turret@1,0 energy_market@2,0 turret@3,0", book=book)
    assert (s.credits[0], s.told("gained")) == (10 - 2 + 1, ["gained 0 customs 1"])


def lead(most: int) -> list[int]:
    """Compares by how many the Military locations exceed the Diplomatic ones."""
    return [TYPE_LEAD, MILITARY, DIPLOMATIC, most, 0, 0]


STATION = "turret@1,0 turret@2,0 embassy_offices@3,0 garden@4,0 garden@5,0"


@clause("PG-135")
def test_a_dispute_may_compare_a_lead() -> None:
    book = fresh_book()
    book.effects[KINDS.index("dispute_military")] = [IMMEDIATE, DISPUTE, *lead(3)]
    s = disputing(book, "", STATION)
    assert s.points == [9, 5, 4]
    s = disputing(book, STATION, "")
    assert s.points == [10, 4, 4]


def disputing(book: Any, *stations: str) -> Scene:
    s = scene(book=book, aggressive=True, year=2, played=["dispute_military"], points=[9, 5, 4], stations=stations)
    return s.play("conflict").everyone_discards().play("against:1")


@clause("PG-217")
def test_an_objective_may_compare_a_lead() -> None:
    book = fresh_book()
    book.objectives[OBJECTIVES.index("first_line_of_defense")] = [1, MOST, *lead(5)]
    s = scene(book=book, phase="final", stations=["", STATION], objectives="first_line_of_defense")
    assert s.row("objectives") == [0, 5, 0]
