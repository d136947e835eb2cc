"""Decks of somebody's own: what they may change, and what is said of one that cannot be played with."""

from typing import Any

import pytest

from changed_decks import ChangedDeck, range_of
from clauses import clause
from conformance.decks import added_deck
from kosmodrom.games.star_scrappers.model.actions import ALL_KINDS, ALL_TOKENS, CARDS, KINDS
from kosmodrom.games.star_scrappers.model.book import ScrapperBook, make_book
from kosmodrom.games.star_scrappers.model.effects import ABILITIES, POINTS, SKILLS
from star_scrappers.scene import fresh_book

GAME = "star_scrappers"
FIRST = {"limits": "", "mercenary": "P1", "crystal": "C01-Pa", "artifact": "A01"}
"""The row of each table that is changed."""
MORE_MINING = {"effect": "extra-mining", "count": 2}
ROVER = {
    "id": "P1b",
    "name": {"pl": "Łazik", "en": "Rover"},
    "copies": 3,
    "duration": "extra-action",
    "skill": MORE_MINING,
    "provenance": "reconstructed",
    "copies_provenance": "reconstructed",
}


def deck() -> ChangedDeck:
    return ChangedDeck(GAME)


def with_all_added() -> ScrapperBook:
    """The book of a deck with as many cards of its own as there is room for."""
    return make_book(added_deck(GAME))


# --- single numbers ---------------------------------------------------------------------------------


@clause("SS-004", "SS-009", "SS-116", "SS-169")
@pytest.mark.parametrize(
    ("table", "key", "low", "high"),
    [
        ("limits", "hand", 4, 12),
        ("limits", "base", 1, 7),
        ("limits", "track_end", 1, 20),
        ("limits", "totem_points", 0, 20),
        ("limits", "enslaved_points", 0, 20),
        ("limits", "idle_rounds", 1, 50),
        ("mercenary", "copies", 0, 13),
        ("crystal", "points", 0, 50),
        ("crystal", "cost", 1, 10),
        ("crystal", "copies", 0, 60),
        ("artifact", "cost", 0, 20),
    ],
)
def test_a_number_stays_within_its_bounds(table: str, key: str, low: int, high: int) -> None:
    for value in (low - 1, high + 1):
        assert deck().put(table, FIRST[table], **{key: value}).fault().endswith(range_of(low, high))
    for value in (low, high):
        assert range_of(low, high) not in deck().put(table, FIRST[table], **{key: value}).fault()


@clause("SS-032", "SS-190", "SS-203")
@pytest.mark.parametrize(
    ("key", "count", "low", "high"), [("end_fields", 3, 1, 20), ("set_points", 6, 0, 100), ("starting_hand", 4, 0, 4)]
)
def test_each_number_of_a_list_stays_within_its_bounds(key: str, count: int, low: int, high: int) -> None:
    for values in ([low] * (count - 1), [low] * (count - 1) + [low - 1], [high + 1] * count):
        assert deck().put("limits", "", **{key: values}).fault().endswith(range_of(low, high, count))
    for values in ([low] * count, [high] * count):
        assert range_of(low, high, count) not in deck().put("limits", "", **{key: values}).fault()


@clause("SS-009", "SS-211", "SS-252", "SS-302")
def test_a_cost_is_one_of_those_of_the_mine_and_0_means_any_where_crystals_are_counted() -> None:
    costs = "expected one of 1, 3, 6, 10"
    assert deck().put("crystal", "C01-Pa", cost=2).fault().endswith(f"cost = 2; {costs}")
    for effect, key in (("take-crystal", "cost"), ("second-crystal", "highest")):
        skill = {"effect": effect, key: 2}
        assert deck().put("mercenary", "P1", skill=skill).fault().endswith(f"{key} = 2; {costs}")
        assert deck().put("mercenary", "P1", skill={**skill, key: 0}).fault().endswith(range_of(1, 10))
        assert deck().put("mercenary", "P1", skill={**skill, key: 11}).fault().endswith(range_of(1, 10))
        assert deck().put("mercenary", "P1", skill={**skill, key: 10}).fault() == ""
    counting = {"effect": "per-crystals", "points": 1, "group": 1, "cost": 0, "provenance": "ruling"}
    assert deck().put("artifact", "A01", left=counting).book().artifact_numbers[0] == [1, 1, 0]
    assert deck().put("artifact", "A01", left={**counting, "cost": 2}).fault().endswith(f"cost = 2; {costs}")
    assert deck().put("artifact", "A01", left={**counting, "points": 0}).fault().endswith(range_of(1, 10))


@clause("SS-233", "SS-265")
def test_a_level_is_one_of_four_and_an_effect_has_no_other_numbers_than_its_own() -> None:
    assert deck().put("mercenary", "P1", skill={"effect": "enslave-level", "level": 5}).fault().endswith(range_of(1, 4))
    book = deck().put("mercenary", "P1", skill={"effect": "enslave-level", "level": 4}).book()
    assert (book.skill[0], book.skill_numbers[0]) == (SKILLS["enslave-level"][0], [4, 0, 0])
    assert book.skill_numbers[KINDS.index("G2")] == [0, 0, 0]
    assert book.skill_numbers[KINDS.index("R4")] == [3, 1, 1]


# --- rows and keys ----------------------------------------------------------------------------------


@clause("SS-004", "SS-009", "SS-116")
def test_what_nobody_reads_is_refused_wherever_it_stands() -> None:
    for table, id in FIRST.items():
        assert "unknown key 'hat'" in deck().put(table, id, hat=1).fault(), table
    for table, key in (("mercenary", "skill"), ("artifact", "left"), ("artifact", "right")):
        strange = deck()
        strange.row(table, FIRST[table])[key]["hat"] = 1
        assert "unknown key 'hat'" in strange.fault(), key
    strange = deck()
    strange.tables["hats"] = []
    assert "unknown table 'hats'" in strange.fault()


@clause("SS-004", "SS-009", "SS-116")
@pytest.mark.parametrize("table", ["mercenary", "crystal", "artifact"])
def test_every_printed_card_has_its_row_once(table: str) -> None:
    twice = deck().add(table, **deck().row(table, FIRST[table]))
    assert f"the id '{FIRST[table]}' stands twice" in twice.fault()
    less = deck()
    less.tables[table].pop(0)
    assert f"no row with the id '{FIRST[table]}'" in less.fault()


@clause("SS-245", "SS-303", "SS-050")
def test_a_row_may_name_the_rules_that_speak_of_its_card() -> None:
    spoken = fresh_book().clauses
    assert spoken["mercenary.Y2"] == [245, 246, 247, 313]
    assert (spoken["artifact.A01-left"], spoken["artifact.A01-right"]) == ([303, 304], [50, 170, 317])
    silent = deck()
    del silent.row("mercenary", "Y2")["clauses"]
    assert "mercenary.Y2" not in silent.book().clauses
    assert set(silent.book().clauses) == set(spoken) - {"mercenary.Y2"}


# --- how many there are -----------------------------------------------------------------------------


@clause("SS-004", "SS-030")
def test_a_faction_has_thirteen_cards_and_four_factions_open_the_docks_and_deal_four_hands() -> None:
    told = "mercenary: 14 printed cards of the faction Minegglers (ids P1 to P4); expected 13 of each faction"
    assert told in deck().put("mercenary", "P1", copies=6).fault()
    few = deck().put("mercenary", "P1", copies=2).put("mercenary", "P2", copies=7)
    assert "mercenary of level 1: four factions may hold only 8 cards; expected at least 12" in few.fault()
    just_enough = deck().put("mercenary", "P1", copies=3).put("mercenary", "P2", copies=6)
    assert just_enough.fault() == ""


@clause("SS-032", "SS-030")
@pytest.mark.parametrize(
    ("hand", "level", "least", "need"), [([2, 4, 0, 0], 2, 16, 19), ([0, 0, 3, 0], 3, 12, 14), ([0, 0, 0, 1], 4, 4, 5)]
)
def test_every_level_has_cards_for_the_docks_and_four_starting_hands(
    hand: list[int], level: int, least: int, need: int
) -> None:
    said = f"mercenary of level {level}: four factions may hold only {least} cards; expected at least {need}"
    assert said in deck().put("limits", starting_hand=hand).fault()


@clause("SS-032", "SS-169", "SS-190", "SS-191")
def test_a_hand_holds_the_starting_hand_and_the_track_reaches_the_end_fields() -> None:
    assert deck().put("limits", hand=4, starting_hand=[2, 1, 1, 0]).fault() == ""
    assert "the starting hand of 5" in deck().put("limits", hand=4, starting_hand=[2, 2, 1, 0]).fault()
    assert deck().put("limits", end_fields=[7, 8, 12], track_end=12).fault() == ""
    assert "go up to 9, but the track ends at 8" in deck().put("limits", track_end=8).fault()


def with_dear_crystals(count: int) -> ChangedDeck:
    """So many Crystals of cost 10, and 60 in all."""
    changed = deck()
    for row in changed.tables["crystal"]:
        if row["cost"] == 10:
            row["copies"] = 0
    changed.put("crystal", "C10-Pa", copies=count)
    total = sum(row["copies"] for row in changed.tables["crystal"])
    return changed.put("crystal", "C01-Pa", copies=changed.row("crystal", "C01-Pa")["copies"] + 60 - total)


@clause("SS-009", "SS-023")
def test_there_are_60_crystals_and_enough_of_each_cost_to_open_the_mine() -> None:
    assert "crystal: 61 tokens; expected 60" in deck().put("crystal", "C01-Pa", copies=4).fault()
    assert with_dear_crystals(1).fault() == ""
    said = "crystal of cost 10: 0 tokens; expected at least 1 to open the Mine"
    assert said in with_dear_crystals(0).fault()


# --- cards that a deck brings along -----------------------------------------------------------------


@clause("SS-004", "SS-009", "SS-116")
def test_the_printed_deck_has_room_for_its_own_cards_and_a_full_one_for_all() -> None:
    printed, full = fresh_book(), with_all_added()
    assert (printed.kinds, printed.tokens, printed.cards) == (24, 48, 12)
    assert (full.kinds, full.tokens, full.cards) == (48, 64, 28)
    for book in (printed, full):
        assert (len(book.copies), len(book.token_copies)) == (book.kinds, book.tokens)
        assert [len(kinds) for kinds in book.kinds_of_level] == [book.kinds // 4] * 4
        assert sorted(token for tokens in book.tokens_in_row for token in tokens) == list(range(book.tokens))


@clause("SS-004", "SS-245")
def test_a_single_added_mercenary_is_the_only_one_that_there_is_more_of() -> None:
    book = deck().add("mercenary", **ROVER).book()
    rover = ALL_KINDS.index("P1b")
    assert (book.copies[rover], sum(book.copies)) == (3, 78 + 3)
    assert (book.skill[rover], book.skill_numbers[rover]) == (SKILLS["extra-mining"][0], [2, 0, 0])
    assert (book.colour[rover], book.level[rover], book.durations[rover]) == (0, 1, "extra-action")
    assert book.names["en"] == {
        f"{shelf}.P1b": "Rover" for shelf in ("mercenary", "mercenary.accusative", "mercenary.genitive")
    }


@clause("SS-004", "SS-116")
def test_added_cards_have_their_names_and_an_artifact_card_has_two() -> None:
    names = with_all_added().names["en"]
    assert names["mercenary.P1b"] == "Rover “Gall”"
    assert (names["artifact.A13-left"], names["artifact.A13-right"]) == ("Tower “Dawn”", 'Dawn\'s "Tower"')
    assert "mercenary.P1" not in names
    assert "artifact.A01-left" not in names


@clause("SS-009", "SS-116")
def test_what_stands_on_added_cards_is_read_to_the_last_one() -> None:
    book = with_all_added()
    rows = added_deck(GAME).tables
    for row in rows["crystal"]:
        token = ALL_TOKENS.index(row["id"])
        assert (book.token_cost[token], book.token_points[token]) == (row["cost"], row["points"])
    for card, row in enumerate(rows["artifact"]):
        halves = [effect_of(book, 2 * card), effect_of(book, 2 * card + 1)]
        assert halves == [row["left"]["effect"], row["right"]["effect"]]


def effect_of(book: ScrapperBook, artifact: int) -> str:
    effects = ABILITIES if artifact % 2 else POINTS
    return next(name for name, (code, _) in effects.items() if code == book.artifact[artifact])


@clause("SS-116")
def test_an_added_artifact_is_like_the_first_printed_one_with_its_effect() -> None:
    book = with_all_added()
    effects: list[Any] = [effect_of(book, artifact) for artifact in range(2 * book.cards)]
    printed = 2 * len(CARDS)
    assert book.artifact_like[:printed] == list(range(printed))
    assert book.artifact_like[printed : 2 * book.cards] == [effects.index(effect) for effect in effects[printed:]]


@clause("SS-116", "SS-067")
def test_an_added_artifact_with_an_effect_that_is_not_printed_is_like_none() -> None:
    changed = deck().put("artifact", "A12", right={"effect": "second-takeover", "provenance": "ruling"})
    half = {"name": {"pl": "Świt", "en": "Dawn"}, "provenance": "ruling"}
    left = {**half, "effect": "per-totem", "points": 1}
    right = {**half, "name": {"pl": "Zmierzch", "en": "Dusk"}, "effect": "repeat-action"}
    book = changed.add("artifact", id="A13", cost=2, provenance="ruling", left=left, right=right).book()
    assert book.artifact_like[2 * len(CARDS) + 1] == -1
