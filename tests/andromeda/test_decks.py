"""Decks of somebody's own: what they may change, and what is said of one that cannot be played with."""

from itertools import product
from typing import Any

import pytest

from andromeda.scene import fresh_book
from changed_decks import ChangedDeck, range_of
from clauses import clause
from conformance.decks import added_deck
from kosmodrom.games.andromeda.model.actions import ALL_TASKS, CELLS, EDGES, RACES, ROOMS, TASKS, TECHS
from kosmodrom.games.andromeda.model.book import AndromedaBook, is_connected, make_book

FIRST = {
    "limits": "",
    "face": "pelne_szkolenie",
    "room": "reaktor",
    "technology": "klonowanie",
    "race": "synteci",
    "task": "Z01",
}
"""The row of each table that is changed."""


def deck() -> ChangedDeck:
    return ChangedDeck("andromeda")


# --- single numbers ---------------------------------------------------------------------------------


@clause("AN-062", "AN-142", "AN-166", "AN-183")
@pytest.mark.parametrize(
    ("table", "id", "key", "low", "high"),
    [
        ("limits", "", "researchers", 8, 30),
        ("limits", "", "teleporters", 1, 9),
        ("limits", "", "vaccines", 0, 30),
        ("limits", "", "plague", 1, 3),
        ("limits", "", "technologies", 1, 7),
        ("limits", "", "general_deck", 1, 15),
        ("face", "ruch", "faces", 0, 12),
        ("face", "zaraza", "count", 0, 0),
        ("face", "technologia", "count", 0, 0),
        ("face", "pelne_szkolenie", "count", 1, 3),
        ("face", "improwizacja", "count", 1, 3),
        ("face", "wezwanie_wsparcia", "count", 1, 6),
        ("face", "ruch", "count", 1, 6),
        ("room", "reaktor", "points", 0, 9),
        ("room", "reaktor", "minimum", 1, 9),
        ("race", "synteci", "green", 1, 8),
        ("race", "synteci", "orange", 0, 8),
        ("task", "Z01", "cost", 0, 9),
        ("task", "Z01", "points", 0, 9),
    ],
)
def test_a_number_stays_within_its_bounds(table: str, id: str, key: str, low: int, high: int) -> None:
    for value in (low - 1, high + 1):
        assert deck().put(table, id, **{key: value}).fault().endswith(range_of(low, high))
    for value in (low, high):
        assert range_of(low, high) not in deck().put(table, id, **{key: value}).fault()


@clause("AN-062", "AN-206")
@pytest.mark.parametrize(("key", "low", "high"), [("dice", 1, 40), ("threshold", 1, 99)])
def test_each_number_of_a_list_stays_within_its_bounds(key: str, low: int, high: int) -> None:
    for values in ([low] * 2, [low, low, low - 1], [high + 1] * 3):
        assert deck().put("limits", "", **{key: values}).fault().endswith(range_of(low, high, 3))
    for values in ([low] * 3, [high] * 3):
        assert range_of(low, high, 3) not in deck().put("limits", "", **{key: values}).fault()


@clause("AN-164", "AN-166", "AN-149")
@pytest.mark.parametrize(
    ("table", "id", "key", "effect", "low", "high"),
    [
        ("room", "reaktor", "action", "moves", 1, 6),
        ("room", "reaktor", "action", "draw-and-return", 2, 2),
        ("technology", "klonowanie", "effect", "push", 1, 2),
        ("race", "synteci", "ability", "morph", 1, 3),
    ],
)
def test_the_count_of_an_effect_stays_within_its_bounds(
    table: str, id: str, key: str, effect: str, low: int, high: int
) -> None:
    for count in (low - 1, high + 1):
        changed = deck().put(table, id, **{key: {"effect": effect, "count": count}})
        assert changed.fault().endswith(range_of(low, high))
    assert deck().put(table, id, **{key: {"effect": effect, "count": high}}).fault() == ""


@clause("AN-164")
def test_an_effect_without_a_count_has_none() -> None:
    book = fresh_book()
    assert [TECHS[tech] for tech, count in enumerate(book.tech_count) if count] == [
        "szczepionki",
        "transmiter_materii",
        "kapsula_szkoleniowa",
        "pole_silowe",
    ]


# --- rows and keys ----------------------------------------------------------------------------------


@clause("AN-164", "AN-166", "AN-183")
def test_what_nobody_reads_is_refused_wherever_it_stands() -> None:
    for table, id in FIRST.items():
        assert "unknown key 'hat'" in deck().put(table, id, hat=1).fault(), table
    for table, key in (("room", "action"), ("technology", "effect"), ("race", "ability"), ("task", "condition")):
        strange = deck()
        strange.row(table, FIRST[table])[key]["hat"] = 1
        assert "unknown key 'hat'" in strange.fault(), key
    strange = deck()
    strange.tables["layout"][0]["hat"] = 1
    assert "unknown key 'hat'" in strange.fault()
    strange = deck()
    strange.tables["hats"] = []
    assert "unknown table 'hats'" in strange.fault()


@clause("AN-164", "AN-166", "AN-183")
@pytest.mark.parametrize("table", ["face", "room", "technology", "race", "task"])
def test_everything_printed_has_its_row_once(table: str) -> None:
    twice = deck().add(table, **deck().row(table, FIRST[table]))
    assert f"the id '{FIRST[table]}' stands twice" in twice.fault()
    less = deck()
    less.tables[table].remove(less.row(table, FIRST[table]))
    assert f"no row with the id '{FIRST[table]}'" in less.fault()


@clause("AN-028", "AN-164")
def test_a_row_may_name_the_rules_that_speak_of_its_card() -> None:
    assert fresh_book().clauses["tech.teleporter"] == [28, 11, 162, 163, 189]
    silent = deck()
    del silent.row("technology", "teleporter")["clauses"]
    assert set(silent.book().clauses) == set(fresh_book().clauses) - {"tech.teleporter"}
    for table, key in (("face", "face"), ("room", "room"), ("task", "task")):
        spoken = deck().put(table, FIRST[table], clauses=["AN-001"]).book().clauses
        assert spoken[f"{key}.{FIRST[table]}"] == [1], table


# --- dice -------------------------------------------------------------------------------------------


@clause("AN-062", "AN-066")
def test_a_die_shows_something_besides_plague() -> None:
    plague = deck()
    for row in plague.tables["face"]:
        row["faces"] = 6 if row["id"] == "zaraza" else 0
    assert "a die shows nothing but plague" in plague.fault()
    assert plague.put("face", "pelne_szkolenie", faces=1).fault() == ""


@clause("AN-062")
@pytest.mark.parametrize(("seats", "least"), [(2, 3), (3, 5), (4, 7)])
def test_there_are_dice_for_the_offers_of_all_seats(seats: int, least: int) -> None:
    dice = [40, 40, 40]
    dice[seats - 2] = least
    assert deck().put("limits", dice=dice).fault() == ""
    dice[seats - 2] = least - 1
    said = f"{least - 1} dice for {seats} seats; expected at least {least}"
    assert said in deck().put("limits", dice=dice).fault()


# --- the ship ---------------------------------------------------------------------------------------


@clause("AN-234", "AN-235")
def test_only_one_room_brings_one_more_in_a_summoning() -> None:
    bonus = {"effect": "summon-bonus", "count": 1}
    for room in ("centrum_komunikacji", "zbrojownia"):
        assert "a second room with a summon-bonus" in deck().put("room", room, action=bonus).fault()
    moved = deck().put("room", "maszynownia", action={"effect": "none"}).put("room", "reaktor", action=bonus)
    assert (fresh_book().bonus_room, moved.book().bonus_room) == (ROOMS.index("maszynownia"), ROOMS.index("reaktor"))
    assert deck().put("room", "maszynownia", action={"effect": "none"}).book().bonus_room == -1


@clause("AN-016", "AN-048")
@pytest.mark.parametrize("key", ["two_seats", "teleporter"])
def test_the_portal_is_there_with_two_seats_and_holds_teleporters(key: str) -> None:
    assert "room portal: expected two_seats = true" in deck().put("room", "portal", **{key: False}).fault()


def laid(seats: int, cells: list[int]) -> ChangedDeck:
    changed = deck()
    changed.tables["layout"][seats - 2]["cells"] = cells
    return changed


@clause("AN-016", "AN-022", "AN-023")
def test_a_layout_has_the_middle_and_one_more_room() -> None:
    assert laid(2, [0, 1, 0, 0, 1, 0, 0, 0, 0]).fault() == ""
    for cells in ([0, 0, 0, 0, 1, 0, 0, 0, 0], [1, 1, 1, 1, 0, 1, 1, 1, 1]):
        assert "expected the middle one, and no more than 9" in laid(2, cells).fault()
    assert laid(2, [1] * 8).fault().endswith(range_of(0, 1, 9))
    assert laid(2, [2] * 9).fault().endswith(range_of(0, 1, 9))


@clause("AN-018", "AN-020")
def test_a_layout_has_no_more_rooms_than_there_are_for_its_seats() -> None:
    seven = [1, 1, 0, 1, 1, 1, 0, 1, 1]
    few = laid(2, seven).put("room", "reaktor", two_seats=False).put("room", "maszynownia", two_seats=False)
    assert few.fault() == ""
    few.tables["layout"][0]["cells"] = [1, 1, 1, 1, 1, 1, 0, 1, 1]
    assert "and no more than 7" in few.fault()


@clause("AN-022", "AN-023")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_number_of_seats_has_one_layout(seats: int) -> None:
    twice = deck()
    twice.tables["layout"].append(twice.tables["layout"][seats - 2])
    assert f"a second layout for {seats} seats" in twice.fault()
    none = deck()
    none.tables["layout"].pop(seats - 2)
    assert f"no layout for {seats} seats" in none.fault()
    for strange in (1, 5):
        other = deck()
        other.tables["layout"][seats - 2]["seats"] = strange
        assert other.fault().endswith(range_of(2, 4))


@clause("AN-025", "AN-131")
def test_every_room_can_be_reached_from_the_portal_over_shared_sides() -> None:
    ways = [edge.split("-") for edge in EDGES]
    for rest in product((0, 1), repeat=8):
        cells = [*rest[:4], 1, *rest[4:]]
        rooms = {cell for cell, there in zip(CELLS, cells, strict=True) if there}
        reached = {"portal"}
        while more := {end for start, end in ways if start in reached and end in rooms} - reached:
            reached |= more
        assert is_connected(cells) == (reached == rooms), cells
    assert "joined by their sides" in laid(2, [1, 0, 0, 0, 1, 1, 0, 0, 0]).fault()


# --- technologies and races -------------------------------------------------------------------------


@clause("AN-031", "AN-197")
def test_vaccines_lie_beside_one_technology() -> None:
    vaccines = {"effect": "take-vaccines", "count": 2}
    for tech in ("teleporter", "pole_silowe"):
        assert "a second card with take-vaccines" in deck().put("technology", tech, effect=vaccines).fault()
    assert fresh_book().vaccine_tech == TECHS.index("szczepionki")
    assert deck().put("technology", "szczepionki", effect={"effect": "clone"}).book().vaccine_tech == -1


@clause("AN-028", "AN-057")
def test_one_technology_is_always_there_and_the_first_game_has_it_and_three_more() -> None:
    assert fresh_book().always == TECHS.index("teleporter")
    moved = deck().put("technology", "teleporter", always=False)
    assert "always = true on 0 cards" in moved.fault()
    assert moved.put("technology", "klonowanie", always=True).book().always == TECHS.index("klonowanie")
    assert "always = true on 2 cards" in deck().put("technology", "klonowanie", always=True).fault()
    five = deck().put("technology", "pole_silowe", first_game=True)
    assert "first_game = true on 5 cards; expected 4, teleporter among them" in five.fault()
    without = five.put("technology", "teleporter", first_game=False)
    assert "first_game = true on 4 cards; expected 4, teleporter among them" in without.fault()


@clause("AN-048", "AN-050")
def test_a_race_begins_with_no_more_researchers_than_there_are() -> None:
    few = deck().put("limits", researchers=8).put("race", "synteci", green=4, orange=4)
    assert few.fault() == ""
    assert "green and orange are more than the 8" in few.put("race", "synteci", orange=5).fault()
    book = deck().put("race", "synteci", ability={"effect": "morph", "count": 3}).book()
    assert book.race_count[RACES.index("synteci")] == 3


# --- tasks ------------------------------------------------------------------------------------------


def with_task(**keys: Any) -> ChangedDeck:
    """The printed tasks and one more."""
    row = {"id": "Z32", "name": {"pl": "Świt", "en": "Dawn"}, "condition": {"fact": "pool", "min": 1}}
    return deck().add("task", **{**row, "kind": "ruling", "provenance": "ruling", "cost": 1, "points": 1, **keys})


@clause("AN-183")
def test_the_printed_deck_has_room_for_its_own_tasks_and_a_full_one_for_all() -> None:
    full = make_book(added_deck("andromeda"))
    assert (fresh_book().tasks, full.tasks) == (31, 47)
    rows = added_deck("andromeda").tables["task"]
    assert [(row["cost"], row["points"]) for row in rows] == list(zip(full.task_cost, full.task_points, strict=True))


@clause("AN-183")
def test_an_added_task_has_its_name_and_a_printed_one_those_of_the_texts() -> None:
    assert with_task().book().names == {"pl": {"task.Z32": "Świt"}, "en": {"task.Z32": "Dawn"}}


@clause("AN-183", "AN-173")
def test_an_added_task_is_like_the_printed_one_nearest_in_points_then_in_cost() -> None:
    """A point weighs as much as three researchers; of several that are as near it is the first."""
    printed = fresh_book()
    assert printed.task_like == list(range(len(ALL_TASKS)))
    for points, cost in product(range(10), repeat=2):
        book: AndromedaBook = with_task(points=points, cost=cost).book()
        like = book.task_like[len(TASKS)]
        gaps = [
            3 * abs(points - printed.task_points[task]) + abs(cost - printed.task_cost[task])
            for task in range(len(TASKS))
        ]
        assert like == min(range(len(TASKS)), key=lambda task: (gaps[task], task)), (points, cost)


# --- conditions -------------------------------------------------------------------------------------

FOUR_ROOMS = {"fact": "present_rooms", "min": 4}


def condition(**keys: Any) -> str:
    """What is said of a condition of the first task."""
    return deck().put("task", "Z01", condition=keys).fault()


@clause("AN-175")
def test_a_condition_joins_two_or_more_others_and_says_nothing_else() -> None:
    for key in ("all", "any"):
        assert condition(**{key: [FOUR_ROOMS, FOUR_ROOMS]}) == ""
        for strange in ({key: [FOUR_ROOMS]}, {key: FOUR_ROOMS}, {key: [FOUR_ROOMS, FOUR_ROOMS], "min": 1}):
            assert "expected nothing else but a list of two or more conditions" in condition(**strange)
        assert f"condition, {key} 1: " in condition(**{key: [{**FOUR_ROOMS, "min": 100}, FOUR_ROOMS]})
        assert f"condition, {key} 2: " in condition(**{key: [FOUR_ROOMS, 7]})


@clause("AN-175", "AN-180")
def test_a_comparison_has_a_bound_from_0_to_99() -> None:
    for key in ("min", "max"):
        assert condition(fact="present_rooms", **{key: 100}).endswith(range_of(0, 99))
        assert condition(fact="present_rooms", **{key: -1}).endswith(range_of(0, 99))
        for bound in (0, 99):
            assert condition(fact="present_rooms", **{key: bound}) == ""


@clause("AN-175", "AN-190")
def test_rooms_are_listed_where_a_fact_asks_for_them_and_nowhere_else() -> None:
    for fact, key, other in (("control", "rooms", "exclude"), ("biggest_stack", "exclude", "rooms")):
        assert condition(**{"fact": fact, key: ["portal"], "min": 1}) == ""
        assert condition(**{"fact": fact, key: [], "min": 1}) == ""
        for strange in ("portal", ["hat"], None):
            assert f"{key} = {strange!r}; expected a list of some of" in condition(
                **{"fact": fact, key: strange, "min": 1}
            )
        assert f"{fact} has no list of rooms" in condition(
            **{"fact": fact, key: ["portal"], other: ["portal"], "min": 1}
        )
    for key in ("rooms", "exclude"):
        assert "pool has no list of rooms" in condition(**{"fact": "pool", key: ["portal"], "min": 1})


@clause("AN-165", "AN-180")
def test_a_symbol_or_a_technology_may_be_named_where_a_fact_counts_them() -> None:
    for fact, key, name in (("dice_by_result", "symbol", "ruch"), ("tech_uses", "tech", "klonowanie")):
        assert condition(fact=fact, min=1) == ""
        assert condition(**{"fact": fact, key: name, "min": 1}) == ""
        assert f"{key} = 'hat'; expected one of" in condition(**{"fact": fact, key: "hat", "min": 1})
        assert f"unknown key '{key}'" in condition(**{"fact": "pool", key: name, "min": 1})
    assert condition(fact="dice_by_result", symbol="pelne_szkolenie", min=1) == ""
    assert "symbol = 'zaraza'; expected one of" in condition(fact="dice_by_result", symbol="zaraza", min=1)
