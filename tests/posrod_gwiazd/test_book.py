"""How a deck is read: numbers have their bounds, nothing is left out or over, and effects come as they are said."""

import copy
from typing import Any

import pytest

from clauses import clause
from kosmodrom.engine.deck import Deck
from kosmodrom.engine.errors import DeckError
from kosmodrom.games.posrod_gwiazd.entry import ENTRY
from kosmodrom.games.posrod_gwiazd.model import effects as of
from kosmodrom.games.posrod_gwiazd.model.actions import ALL_CARDS, ALL_OBJECTIVES, LOCATIONS, OBJECTIVES, RACES, TYPES
from kosmodrom.games.posrod_gwiazd.model.book import StarsBook, make_book
from posrod_gwiazd.scene import fresh_book

MILITARY, DIPLOMATIC = TYPES.index("military"), TYPES.index("diplomatic")
TABLES = ("location", "conflict", "objective", "race")


def tables() -> dict[str, Any]:
    return copy.deepcopy(ENTRY.standard_deck().tables)


def read(changed: dict[str, Any]) -> StarsBook:
    return make_book(Deck("posrod_gwiazd", "mine", changed, "mine.toml"))


def row_of(changed: dict[str, Any], table: str, id: str) -> dict[str, Any]:
    """A row by its id, or a table of its own."""
    if not id:
        found: dict[str, Any] = changed[table]
        return found
    return next(row for row in changed[table] if row["id"] == id)


# --- what is refused --------------------------------------------------------------------------------


@clause("PG-010")
@pytest.mark.parametrize(
    ("table", "id", "key", "bounds"),
    [
        ("location", "turret", "copies", "0 to 12"),
        ("location", "turret", "marked", "0 to 4"),
        ("location", "turret", "credits", "0 to 20"),
        ("location", "turret", "energy", "0 to 4"),
        ("location", "turret", "points", "0 to 20"),
        ("location", "turret", "cap", "0 to 20"),
        ("location", "turret", "limit", "0 to 9"),
        ("conflict", "dispute_military", "copies", "0 to 12"),
        ("race", "vak", "income", "0 to 30"),
        ("race", "vak", "discard", "0 to 10"),
        ("limits", "", "income", "0 to 30"),
        ("limits", "", "discard", "0 to 10"),
        ("limits", "", "reactors", "0 to 40"),
        ("limits", "", "reactor_credits", "0 to 10"),
        ("limits", "", "reactor_crystals", "0 to 9"),
        ("limits", "", "main_crystals", "0 to 9"),
        ("limits", "", "conflict_credits", "0 to 10"),
        ("limits", "", "empty_points", "0 to 10"),
        ("limits", "", "credits_per_point", "1 to 20"),
        ("limits", "", "special_per_seat", "6 to 6"),
        ("limits", "", "set_aside", "20 to 20"),
        ("limits", "", "conflicts_per_seat", "3 to 3"),
        ("limits", "", "penalty", "0 to 20"),
    ],
)
def test_a_number_beyond_its_bounds_is_refused(table: str, id: str, key: str, bounds: str) -> None:
    changed = tables()
    row_of(changed, table, id)[key] = 999
    with pytest.raises(DeckError, match=f"{key} = 999; expected a whole number from {bounds}$"):
        read(changed)


@clause("PG-010")
@pytest.mark.parametrize(
    ("table", "id", "key", "effect", "wrong", "bounds"),
    [
        ("location", "turret", "effects", {"when": "immediate", "do": "gift", "theirs": 1}, "own", "0 to 20"),
        ("location", "turret", "effects", {"when": "placement", "do": "far-from-main"}, "range", "1 to 9"),
        ("race", "humareen", "ability", {"do": "rarest-type", "most": 5}, "bonus", "0 to 20"),
        ("race", "qualeen", "ability", {"do": "secret-objective"}, "drawn", "2 to 2"),
    ],
)
def test_a_number_of_an_effect_has_its_bounds(
    table: str, id: str, key: str, effect: dict[str, Any], wrong: str, bounds: str
) -> None:
    changed = tables()
    said = effect | {wrong: 999}
    row_of(changed, table, id)[key] = [said] if key == "effects" else said
    with pytest.raises(DeckError, match=f"{wrong} = 999; expected a whole number from {bounds}$"):
        read(changed)


@clause("PG-010")
@pytest.mark.parametrize("table", TABLES)
def test_each_printed_thing_stands_once(table: str) -> None:
    changed = tables()
    gone = changed[table].pop()
    with pytest.raises(DeckError, match=gone["id"]):
        read(changed)
    changed[table] += [gone, gone]
    with pytest.raises(DeckError, match="stands twice"):
        read(changed)


@clause("PG-010")
@pytest.mark.parametrize(
    ("table", "id", "inside"),
    [
        ("location", "turret", ""),
        ("location", "shield_generator", "effects"),
        ("conflict", "dispute_military", ""),
        ("conflict", "dispute_military", "effect"),
        ("objective", "on_budget", ""),
        ("objective", "on_budget", "effect"),
        ("race", "humareen", ""),
        ("race", "humareen", "ability"),
        ("limits", "", ""),
    ],
)
def test_a_key_that_nobody_knows_is_refused(table: str, id: str, inside: str) -> None:
    changed = tables()
    row = row_of(changed, table, id)
    found = row[inside] if inside else row
    (found[0] if isinstance(found, list) else found)["colour"] = 1
    with pytest.raises(DeckError, match="colour"):
        read(changed)


@clause("PG-010")
def test_a_table_that_nobody_knows_is_refused() -> None:
    with pytest.raises(DeckError, match="spaceship"):
        read(tables() | {"spaceship": []})


@clause("PG-010", "PG-155", "PG-166")
@pytest.mark.parametrize(
    ("effects", "says"),
    [
        ([{"when": "placement", "do": "points-per", "count": "credits", "points": 1, "per": 1}], "expected 'end'"),
        ([{"when": "immediate", "do": "keep-free"}], "expected 'continuous'"),
        ([{"when": "end", "do": "income", "credits": 1}], "expected 'immediate'"),
        ([{"when": "immediate", "do": "far-from-main", "range": 2}], "expected 'placement'"),
        (
            [
                {"when": "immediate", "do": "income", "credits": 9},
                {"when": "immediate", "do": "bid", "most": 4, "bonus": 1},
            ],
            "effects 2: 4 credits; expected at most 3",
        ),
        (
            [{"when": "immediate", "do": "pay-or-lose", "pay": 4, "lose": 1, "own": 1}],
            "1: 4 credits; expected at most 3",
        ),
        ([{"when": "immediate", "do": "store-credits", "most": 7, "per": 1}], "1: 7 credits; expected at most 6"),
        (
            [
                {"when": "placement", "do": "beside-reactor"},
                {"when": "immediate", "do": "energy-beside", "crystals": 1},
                {"when": "immediate", "do": "gift", "theirs": 1, "own": 1},
            ],
            "two effects ask something",
        ),
    ],
)
def test_effects_that_cannot_be_are_refused(effects: list[dict[str, Any]], says: str) -> None:
    changed = tables()
    row_of(changed, "location", "turret")["effects"] = effects
    with pytest.raises(DeckError, match=says):
        read(changed)


# --- what is read -----------------------------------------------------------------------------------


@clause("PG-010", "PG-069", "PG-070")
@pytest.mark.parametrize(
    ("card", "effects"),
    [
        ("fighter_launch_bay", [of.PLACEMENT, of.FAR_FROM_MAIN, -1, -1, -1, 4, 0, 0]),
        ("shield_generator", [of.IMMEDIATE, of.EXTRA_ENERGY, -1, -1, -1, 2, 0, 0]),
        ("alien_bazaar", [of.AT_END, of.POINTS_IF, of.TYPE_WITHIN, DIPLOMATIC, 2, 2, 3, 99]),
        ("observation_dome", [of.CONTINUOUS, of.KEEP_FREE, -1, -1, -1, 0, 0, 0]),
        ("energy_market", [of.IMMEDIATE, of.CREDITS_PER, of.REACTORS, -1, -1, 1, 3, 0]),
        ("alliance_fleet_base", [of.AT_END, of.POINTS_IF, of.TYPE_LEAD, MILITARY, DIPLOMATIC, 2, 1, 99]),
        ("school_of_alien_cultures", [of.IMMEDIATE, of.PAY_OR_LOSE, -1, -1, -1, 1, 2, 2]),
    ],
)
def test_an_effect_is_read_as_it_is_said(card: str, effects: list[int]) -> None:
    assert fresh_book().effects[LOCATIONS.index(card)] == effects


@clause("PG-070", "PG-186")
@pytest.mark.parametrize("effect", ["points-per", "points-if", "points-best"])
@pytest.mark.parametrize(("when", "deferred"), [("immediate", 0), ("end", 1)])
def test_points_come_at_once_or_at_the_end(effect: str, when: str, deferred: int) -> None:
    changed = tables()
    bounds = {"per": 1} if effect == "points-per" else {"least": 1, "most": 2}
    said = {"when": when, "do": effect, "count": "reactors", "points": 1, **bounds}
    row_of(changed, "location", "turret")["effects"] = [said]
    assert read(changed).at_end[LOCATIONS.index("turret")] == deferred


@clause("PG-070", "PG-153", "PG-182", "PG-183")
def test_what_rules_ask_often_follows_from_the_effects() -> None:
    book = fresh_book()
    for row in tables()["location"]:
        kind = LOCATIONS.index(row["id"])
        numbers = {effect["do"]: effect for effect in row["effects"]}
        told = [book.far[kind], book.beside_reactor[kind], book.keep_free[kind], book.extra[kind], book.yearly[kind]]
        assert told == [
            numbers.get("far-from-main", {}).get("range", 0),
            int("beside-reactor" in numbers),
            int("keep-free" in numbers),
            numbers.get("extra-energy", {}).get("points", 0),
            numbers.get("income", {}).get("credits", 0),
        ]
        assert book.at_end[kind] == int(any(effect["when"] == "end" for effect in row["effects"]))


@clause("PG-006", "PG-075", "PG-190")
def test_what_is_no_card_of_the_deck_has_no_numbers() -> None:
    book = fresh_book()
    printed = [*LOCATIONS, *(row["id"] for row in tables()["conflict"])]
    by_card = (
        book.copies, book.marked, book.special, book.credits, book.energy, book.points, book.cap, book.limit,
        book.at_end, book.far, book.beside_reactor, book.keep_free, book.extra, book.yearly,
    )  # fmt: skip
    for card, name in enumerate(ALL_CARDS):
        if name not in printed:
            assert [numbers[card] for numbers in by_card] == [0] * len(by_card), name
            assert book.types[card] == (31 if name == "vak_main_reactor" else 0)
        if name not in LOCATIONS:
            assert [numbers[card] for numbers in by_card[1:]] == [0] * (len(by_card) - 1), name
            assert book.name_of[card] == -1


@clause("PG-036", "PG-194", "PG-203", "PG-206")
def test_races_are_read_whatever_their_order() -> None:
    changed = tables()
    changed["race"].reverse()
    for book in (fresh_book(), read(changed)):
        for row in tables()["race"]:
            race = RACES.index(row["id"])
            numbers = [number for key, number in row["ability"].items() if key != "do"]
            assert [book.race_income[race], book.race_discard[race]] == [row["income"], row["discard"]]
            assert book.carries[race] == int(row["carries"])
            assert book.ability_numbers[race] == [*numbers, 0, 0][:2]


@clause("PG-010")
def test_rows_name_the_rules_that_speak_of_them() -> None:
    book = fresh_book()
    named = {
        f"{shelf}.{row['id']}": [int(clause.removeprefix("PG-")) for clause in row["clauses"]]
        for shelf, table in (("card", "location"), ("race", "race"))
        for row in tables()[table]
        if "clauses" in row
    }
    assert len(named) > 20
    assert book.clauses == named


# --- objectives that a deck brings along ------------------------------------------------------------


LAST_ADDED = {"do": "most", "count": "reactors", "points": 1}


def with_objective(**effect: Any) -> StarsBook:
    """Two objectives more: one with this effect, and another."""
    changed = tables()
    for id, number, said in (("objective_09", 1, effect), ("objective_10", 2, LAST_ADDED)):
        changed["objective"].append(
            {
                "id": id, "name": {"pl": f"Nowe Zadanie {number}", "en": f"New objective {number}"},
                "clauses": ["PG-217"], "effect": said, "provenance": "public", "name_provenance": "public",
            }
        )  # fmt: skip
    return read(changed)


@clause("PG-217")
@pytest.mark.parametrize(
    ("effect", "nearest"),
    [
        ({"do": "most", "count": "station-of-type", "type": "diplomatic", "points": 2}, "peace_among_the_stars"),
        ({"do": "most-margin", "count": "locations", "points": 5}, "marvels_in_space"),
        ({"do": "most", "count": "locations", "points": 2}, "on_budget"),
    ],
)
def test_bots_see_an_added_objective_as_the_printed_one_that_is_nearest(effect: dict[str, Any], nearest: str) -> None:
    book = with_objective(**effect)
    assert book.objective_like[ALL_OBJECTIVES.index("objective_09")] == OBJECTIVES.index(nearest)
    assert book.objective_count == 10


@clause("PG-217", "PG-219")
def test_an_added_objective_has_its_name_and_rules_and_the_others_nothing() -> None:
    book = with_objective(do="most", count="credits", points=2)
    names = [book.names[lang]["objective.objective_09"] for lang in ("pl", "en")]
    assert names == ["Nowe Zadanie 1", "New objective 1"]
    assert book.clauses["objective.objective_09"] == [217]
    assert fresh_book().objectives[8:] == [fresh_book().objectives[0]] * 16
    assert book.objectives[8][5] == 2
    changed = tables()
    row_of(changed, "objective", "accelerated_construction")["effect"] = {
        "do": "most",
        "count": "reactors",
        "points": 1,
    }
    assert read(changed).race_to == -1
    assert fresh_book().race_to == OBJECTIVES.index("accelerated_construction")
