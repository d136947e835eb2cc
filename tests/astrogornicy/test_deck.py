"""What a deck of one's own may say: each number within its bounds, each notation as the comments of the file tell."""

import copy
from typing import Any

import pytest

from astrogornicy.building import standard_book
from clauses import clause
from kosmodrom.engine.deck import Deck
from kosmodrom.engine.errors import DeckError
from kosmodrom.games.astrogornicy.entry import ENTRY
from kosmodrom.games.astrogornicy.model.actions import CARDS, FACES, FIELDS, RESOURCES
from kosmodrom.games.astrogornicy.model.book import AstroBook, make_book

ONE = ""
"""A table without rows has no ids."""


def changed(table: str, id: str, **values: object) -> AstroBook:
    """The book of a deck in which a row has other values."""
    tables: dict[str, Any] = copy.deepcopy(ENTRY.standard_deck().tables)
    rows = [row for row in tables[table] if row["id"] == id] if id else [tables[table]]
    for key, value in values.items():
        rows[0][key] = value
    return make_book(Deck("astrogornicy", "changed", tables, "changed.toml"))


def refused(table: str, id: str, **values: object) -> str:
    """What is said of such a deck."""
    with pytest.raises(DeckError) as error:
        changed(table, id, **values)
    said = error.value.text("en")
    assert said.startswith(f"changed.toml, {table} {id}".rstrip())
    assert error.value.text("pl") != said
    return said


@clause("AG-012", "AG-014", "AG-015", "AG-017")
@pytest.mark.parametrize(
    ("table", "id", "key", "low", "high"),
    [
        ("mission", "MI-05", "mark", 2, 4),
        ("order", "ZA-05", "mark", 2, 4),
        ("order", "ZA-05", "points", 0, 50),
        ("order", "ZA-05", "discard", 0, 1),
        ("award", "NA-2", "points", 0, 50),
        ("technology", "TE-2", "points", 0, 50),
        ("bulletin", "BI-2", "points", 0, 50),
        ("area", "water", "extra", 0, 9),
        ("face", "GEO", "sides", 1, 6),
        ("resource", "PA", "units", 5, 999),
        ("limits", ONE, "start", 0, 6),
        ("limits", ONE, "surplus", 1, 99),
        ("limits", ONE, "promoted_surplus", 1, 99),
        ("limits", ONE, "mission_points", 0, 20),
        ("limits", ONE, "expedition_points", 0, 20),
    ],
)
def test_numbers_stay_within_their_bounds(table: str, id: str, key: str, low: int, high: int) -> None:
    """Of the start the 28 units of a kind allow 6 for each of four seats and one for the Round Track."""
    for number in (low, high):
        changed(table, id, **{key: number})
    assert key in refused(table, id, **{key: low - 1})
    if key != "start":
        assert key in refused(table, id, **{key: high + 1})
    else:
        with pytest.raises(DeckError, match="units"):
            changed(table, id, start=high + 1)


@clause("AG-028", "AG-038")
def test_no_start_is_larger_than_20_units_of_each_kind() -> None:
    tables: dict[str, Any] = copy.deepcopy(ENTRY.standard_deck().tables)
    for row in tables["resource"]:
        row["units"] = 999
    for start, fits in ((20, True), (21, False)):
        tables["limits"]["start"] = start
        deck = Deck("astrogornicy", "rich", tables, "rich.toml")
        if fits:
            assert make_book(deck).start == start
        else:
            with pytest.raises(DeckError, match="start"):
                make_book(deck)


@clause("AG-144", "AG-145", "AG-146")
def test_the_round_bonus_is_three_numbers() -> None:
    assert changed("limits", ONE, bonus=[9, 0, 0]).bonus == [9, 0, 0]
    for wrong in ([4, 2], [4, 2, 1, 0], [10, 2, 1], [4, -1, 1]):
        assert "bonus" in refused("limits", ONE, bonus=wrong)


@clause("AG-035")
def test_the_legend_names_each_resource_once() -> None:
    book = changed("limits", ONE, legend="PA NI WF ZL KS WO PL")
    assert [RESOURCES[kind] for kind in book.legend] == ["PA", "NI", "WF", "ZL", "KS", "WO", "PL"]
    for wrong in ("PL WO KS ZL WF NI", "PL WO KS ZL WF NI NI", "PL WO KS ZL WF NI XX"):
        assert "PA" in refused("limits", ONE, legend=wrong)


@clause("AG-012", "AG-122")
def test_a_cost_names_each_unit_once_with_1_to_9() -> None:
    book = changed("mission", "MI-05", cost="9WO 1PA 2XX")
    at = 8 * CARDS.index("MI-05")
    assert book.cost[at : at + 8] == [9, 0, 0, 0, 0, 0, 1, 2]
    for wrong in ("0WO", "10WO", "WO", "1QQ", "xWO", "1"):
        assert wrong in refused("mission", "MI-05", cost=wrong)
    assert "WO" in refused("mission", "MI-05", cost="1WO 2WO")


@clause("AG-078", "AG-108", "AG-125")
def test_fields_are_one_to_five_symbols_with_a_bar_among_them() -> None:
    book = changed("mission", "MI-05", fields="INS GEO GOR | AUT GOR/AUT", reward="each: 1WO")
    card = CARDS.index("MI-05")
    assert (book.yellow[card], book.fields[card]) == (3, 5)
    masks = [1 << FACES.index("INS"), 1 << FACES.index("GEO"), 0b010100, 0b101000, 0b111100]
    assert book.accepts[FIELDS * card : FIELDS * card + 5] == masks
    alone = changed("mission", "MI-05", fields="| ANY", reward="each: 1WO")
    assert (alone.yellow[card], alone.fields[card], alone.accepts[FIELDS * card]) == (0, 1, 63)
    for wrong in ("GOR GOR", "|", "GOR GOR GOR | GOR GOR GOR"):
        assert "5" in refused("mission", "MI-05", fields=wrong, reward="each: 1WO")
    assert "BOSS" in refused("mission", "MI-05", fields="BOSS | GOR", reward="each: 1WO")


@clause("AG-160", "AG-161")
def test_a_reward_is_a_set_for_each_worker_that_a_field_takes() -> None:
    book = changed("mission", "MI-05", fields="GOR | INS GEO", reward="GOR: 1WO 2PA; INS GEO: 3NI")
    at = 28 * CARDS.index("MI-05")
    sets = [book.reward[at + 7 * worker : at + 7 * worker + 7] for worker in range(4)]
    assert sets == [[0, 0, 0, 0, 0, 3, 0], [0, 0, 0, 0, 0, 3, 0], [1, 0, 0, 0, 0, 0, 2], [0] * 7]
    assert len(book.reward) == 28 * len(CARDS)
    for wrong in ("GOR 1WO; INS GEO: 1WO", "GOR:; INS GEO: 1WO", ": 1WO; INS GEO: 1WO", "GOR: 1XX"):
        refused("mission", "MI-05", fields="GOR | INS GEO", reward=wrong)
    assert "GOR" in refused("mission", "MI-05", fields="GOR | GOR", reward="GOR: 1WO; GOR: 2WO")
    assert "BOSS" in refused("mission", "MI-05", fields="GOR | GOR", reward="BOSS: 1WO")
    for fields, reward, worker, number in (
        ("GOR | INS", "GOR: 1WO", "INS", "2"),
        ("GEO | GOR", "GOR: 1WO", "GEO", "1"),
        ("GOR/AUT | GOR", "GOR: 1WO", "AUT", "1"),
    ):
        said = refused("mission", "MI-05", fields=fields, reward=reward)
        assert worker in said
        assert number in said


@clause("AG-015", "AG-231")
def test_the_set_of_an_award_is_one_to_five_types() -> None:
    book = changed("award", "NA-2", set="S C C M M")
    card = CARDS.index("NA-2")
    assert (book.award_size[card], book.award_set[3 * card : 3 * card + 3]) == (5, [1, 2, 2])
    assert changed("award", "NA-2", set="M").award_set[3 * card : 3 * card + 3] == [0, 0, 1]
    for wrong in (" ", "S S S S S S", "S X"):
        assert "S, C, M" in refused("award", "NA-2", set=wrong)


@clause("AG-213", "AG-214", "AG-215", "AG-216")
def test_a_turning_says_from_which_face_to_which() -> None:
    book = changed("turning", "miner", handbook="any to AUT2", earlier="INS to GOR2")
    any_other = 63 & ~(1 << FACES.index("AUT2"))
    assert book.turns_from == [63 & ~(1 << FACES.index("AUT")), any_other, 1 << FACES.index("AUT"), 1]
    assert [FACES[face] for face in book.turns_to] == ["AUT", "AUT2", "AUT2", "GOR2"]
    for wrong in ("any to", "any into AUT", "any to BOSS", "BOSS to AUT", "any to AUT now"):
        assert "handbook" in refused("turning", "miner", handbook=wrong)
    assert "earlier" in refused("turning", "automat", earlier="AUT")
    assert changed("turning", "miner", earlier="GOR to GOR").turns_from[3] == 0


@clause("AG-094", "AG-099")
def test_an_area_has_four_fields_for_miners_and_automats() -> None:
    book = changed("area", "xenon", fields="GOR AUT GOR/AUT AUT", gives="PA")
    assert book.area_accepts[4:8] == [0b010100, 0b101000, 0b111100, 0b101000]
    assert (RESOURCES[book.area_gives[1]], book.area_extra) == ("PA", [1, 1, 1])
    assert len(book.area_accepts) == 3 * 4
    for wrong in ("GOR AUT GOR", "GOR AUT GOR AUT GOR", "GOR AUT GOR INS", "GEO AUT GOR AUT", "ANY AUT GOR AUT"):
        refused("area", "xenon", fields=wrong)


@clause("AG-039", "AG-104")
def test_marks_ascend_from_fields_for_two_seats() -> None:
    for id, table in (("docks", "docks"), ("dispatch", "dispatch"), ("refinery", "refinery")):
        usable = getattr(changed("marks", id, fields=[2, 2, 3, 3, 4]), table)
        assert usable == [0, 0, 2, 4, 5]
        for wrong in ([2, 3, 2, 4, 4], [3, 3, 3, 4, 4], [2, 2, 2, 3], [2, 2, 2, 3, 5], [1, 2, 2, 3, 4]):
            refused("marks", id, fields=wrong)


@clause("AG-021", "AG-023")
@pytest.mark.parametrize("table", ["mission", "order"])
def test_four_cards_stay_in_play_with_two_seats(table: str) -> None:
    tables: dict[str, Any] = copy.deepcopy(ENTRY.standard_deck().tables)
    for count in (4, 3):
        for at, row in enumerate(tables[table]):
            row["mark"] = 2 if at < count else 3
        deck = Deck("astrogornicy", "few", tables, "few.toml")
        if count == 4:
            assert make_book(deck).mark[:72].count(2) == 4 + 24
        else:
            with pytest.raises(DeckError, match=f"{table}: 3 cards for two seats; expected at least 4"):
                make_book(deck)


@clause("AG-012", "AG-014")
def test_a_row_says_its_type_effect_and_resource_by_name() -> None:
    card = CARDS.index("MI-05")
    assert [changed("mission", "MI-05", type=each).asteroid[card] for each in "SCM"] == [0, 1, 2]
    effects = ["spec", "automat", "miner", "discount", "free-launch", "extra-order"]
    order = CARDS.index("ZA-05")
    assert [changed("order", "ZA-05", effect=each).effect[order] for each in effects] == [0, 1, 2, 3, 4, 5]
    assert changed("technology", "TE-2", gives="WO").gives[1] == 0
    assert changed("kantor", "KA-2", promoted="PA").promoted[1] == 6
    refused("mission", "MI-05", type="X")
    refused("order", "ZA-05", effect="fly")
    refused("technology", "TE-2", gives="XX")
    refused("kantor", "KA-2", promoted="XX")


@clause("AG-165", "AG-190")
def test_completed_missions_and_expeditions_score_what_the_limits_say() -> None:
    missions, expeditions = changed("limits", ONE, mission_points=7), changed("limits", ONE, expedition_points=9)
    assert [missions.points[CARDS.index(name)] for name in ("MI-01", "MI-36", "EK-1", "EK-4")] == [7, 7, 1, 1]
    assert [expeditions.points[CARDS.index(name)] for name in ("MI-01", "MI-36", "EK-1", "EK-4")] == [1, 1, 9, 9]


@clause("AG-001")
def test_every_row_says_where_its_facts_come_from() -> None:
    said = standard_book().provenance
    tables = ENTRY.standard_deck().tables
    rows = {row["id"]: row["provenance"] for rows in tables.values() if isinstance(rows, list) for row in rows}
    assert said == {**rows, "limits": tables["limits"]["provenance"]}
    for table, id in (("mission", "MI-05"), ("order", "ZA-05"), ("award", "NA-2"), ("face", "GEO"), ("limits", ONE)):
        assert "provenance" in refused(table, id, provenance="hearsay")
        assert "hue" in refused(table, id, hue="red")


@clause("AG-001")
def test_ids_stand_once_and_no_other_table_is_read() -> None:
    tables: dict[str, Any] = copy.deepcopy(ENTRY.standard_deck().tables)
    for table in ("turning", "expedition", "technology", "bulletin", "kantor", "area", "marks", "face", "resource"):
        rows = tables[table]
        for wrong in (rows[1:], [*rows, rows[0]]):
            with pytest.raises(DeckError, match=rows[0]["id"]):
                make_book(Deck("astrogornicy", "ids", {**tables, table: wrong}, "ids.toml"))
    with pytest.raises(DeckError, match="ship"):
        make_book(Deck("astrogornicy", "more", {**tables, "ship": []}, "more.toml"))
