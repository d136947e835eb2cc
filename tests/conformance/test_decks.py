"""Every game keeps its laws also with cards that a deck brings along, as many as there is room for."""

import copy
from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any

import pytest

from conformance.decks import KEYS, added_deck, with_added
from conformance.laws import LAWS
from conformance.test_games import EXPLORED_GAMES, SEED, hold_in_drawn_games
from conformance.walks import Case, explore, record, seats_only, spread
from kosmodrom.bots.admiral_1.minds import admiral_1
from kosmodrom.bots.admiral_1.searcher import Budget as Budget1
from kosmodrom.bots.levels import Bot, bot_named, searcher
from kosmodrom.bots.search_bot import Budget
from kosmodrom.engine.deck import LONGEST_CARD, Deck
from kosmodrom.engine.deck_differences import differences
from kosmodrom.engine.deck_words import difference_words
from kosmodrom.engine.errors import DeckError
from kosmodrom.engine.fast_random import Luck
from kosmodrom.engine.registry import find
from kosmodrom.engine.words import LANGUAGES

TRIED = (
    "legal_ids_ascend",
    "legal_agrees_with_refusal",
    "codes_round_trip",
    "views_round_trip",
    "journal_replays",
    "no_problems",
    "ends_within_its_bound",
    "everything_has_words",
    "rolls_follow_odds",
    "samples_look_the_same",
)
"""The laws in which the number and the kinds of cards play a part."""

each_game = pytest.mark.parametrize("key", KEYS)


@each_game
@pytest.mark.parametrize("law", TRIED)
def test_the_law_holds_with_added_cards(law: str, key: str) -> None:
    assert law in LAWS
    hold_in_drawn_games(law, with_added(key), 1)


@each_game
def test_every_decision_about_added_cards_is_possible_somewhere(key: str) -> None:
    entry, printed = with_added(key), find(key)
    possible = set(range(len(entry.vocabulary))) - set(printed.game.impossible(printed.book()))
    found = explore(entry, EXPLORED_GAMES, SEED, known=possible)
    assert not found.missing(entry, possible)
    assert not found.wonders(entry)


@each_game
def test_with_printed_cards_exactly_the_decisions_about_added_ones_are_new_among_the_impossible(key: str) -> None:
    entry = find(key)
    impossible = {entry.vocabulary.name(action) for action in entry.game.impossible(entry.book())}
    added = added_ids(added_deck(key))
    assert {name for name in entry.vocabulary.names if name.partition(":")[2] in added} <= impossible
    full = {entry.vocabulary.name(action) for action in entry.game.impossible(with_added(key).book())}
    assert len(full) < len(impossible)


def added_rows(deck: Deck) -> Iterator[tuple[str, dict[str, Any]]]:
    """The rows that the printed deck does not have, with the names of their tables."""
    printed = find(deck.game).standard_deck().tables
    for table, rows in deck.tables.items():
        if isinstance(rows, list):
            ids = {row.get("id") for row in printed[table]}
            yield from ((table, row) for row in rows if row.get("id") not in ids)


def added_ids(deck: Deck) -> set[str]:
    return {row["id"] for _, row in added_rows(deck)}


def named_in(row: dict[str, Any]) -> Iterator[dict[str, str]]:
    """The names of a row, and of its halves."""
    for key, value in row.items():
        if key == "name" and isinstance(value, dict):
            yield value
        elif isinstance(value, dict):
            yield from named_in(value)


@each_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_added_card_is_called_by_its_name_on_the_board_in_large_and_among_the_differences(
    key: str, lang: str
) -> None:
    entry, deck = find(key), added_deck(key)
    book: Any = with_added(key).book()
    texts = entry.words(lang, book)
    assert entry.words(lang, book) is texts
    called = [name[lang] for _, row in added_rows(deck) for name in named_in(row)]
    assert called
    assert set(called) <= set(texts.texts.values())
    assert not set(called) & set(entry.words(lang).texts.values())
    rows = [difference_words(each, texts) for each in differences(entry.standard_deck(), deck)]
    shown = " ".join(row["name"] for row in rows if not row["key"])
    assert [name for name in called if name not in shown] == []


@each_game
def test_boards_with_added_cards_are_drawn_from_every_seat(key: str) -> None:
    entry = with_added(key)
    board, texts, book = entry.board, entry.words("pl", entry.book()), entry.book()
    case = Case(entry, entry.seats[-1], {}, SEED, [5, 3, 8, 1, 4])
    names = ["Łukasz", "Małgorzata", "Zażółć", "سارة"][: case.seats]
    for step in spread(seats_only(record(case)), 8):
        for seat in case.watchers():
            view = entry.game.view(step.s, seat)
            drawn = board.table(view, book, texts, names).html + board.hand(view, book, texts, names).html
            drawn += "".join(board.seat(view, book, texts, names, each).html for each in range(case.seats))
            assert "<b>Bosman" not in drawn
        for action in entry.game.legal(step.s, step.who):
            board.preview(entry.game.view(step.s, step.who), book, texts, names, action)
    things = set(zooms(key))
    assert things
    for thing in things:
        assert board.zoom(thing, book, texts)
        assert not board.zoom(thing, find(key).book(), find(key).words("pl"))


def zooms(key: str) -> Iterator[str]:
    """What the board shows in large of the added cards."""
    entry = with_added(key)
    for id in added_ids(added_deck(key)):
        for sort in ZOOMS:
            if entry.board.zoom(f"{sort}:{id}", entry.book(), entry.words("pl", entry.book())):
                yield f"{sort}:{id}"


ZOOMS = ("kind", "token", "artifact", "card", "tech", "task", "race", "location", "conflict", "objective")


@each_game
@pytest.mark.parametrize(
    "player",
    [bot_named("cadet"), bot_named("pilot"), searcher(Budget(40)), admiral_1(Budget1(40))],
    ids=["cadet", "pilot", "searcher", "admiral-1"],
)
def test_bots_play_with_added_cards(player: Bot, key: str) -> None:
    entry = with_added(key)
    game: Any = entry.game
    steps = seats_only(record(Case(entry, entry.seats[0], {}, SEED, [7, 2, 9])))
    luck = Luck(1)
    for step in islice(steps, len(steps) // 2, len(steps) // 2 + 3):
        legal = game.legal(step.s, step.who)
        assert player.choose(game, game.view(step.s, step.who), legal, luck) in legal


Change = Callable[[dict[str, Any]], None]


def bad_name(value: object) -> Change:
    def change(row: dict[str, Any]) -> None:
        next(named_in(row))["en"] = value  # type: ignore[assignment]

    return change


def no_name(row: dict[str, Any]) -> None:
    next(named_in(row)).pop("pl")


def strange_id(row: dict[str, Any]) -> None:
    row["id"] = "Łazik\u202e; DROP TABLE"


def strange_key(row: dict[str, Any]) -> None:
    row["żółć"] = 1


MISTAKES: dict[str, Change] = {
    "no name in a language": no_name,
    "an empty name": bad_name(""),
    "a blank name": bad_name("   "),
    "a long name": bad_name("Ż" * (LONGEST_CARD + 1)),
    "a name that turns the line": bad_name("Ala\u202ema kota"),
    "a name of two lines": bad_name("Ala\nma kota"),
    "a name with gaps": bad_name("{seat}"),
    "a name that is a number": bad_name(7),
    "an id that there is no room for": strange_id,
    "a key that nobody knows": strange_key,
}


@each_game
@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_mistake_in_an_added_card_is_named_in_every_language(mistake: str, key: str) -> None:
    tables = copy.deepcopy(added_deck(key).tables)
    changed = Deck(key, "changed", tables, "changed.toml")
    _, row = next((table, row) for table, row in added_rows(changed) if list(named_in(row)))
    MISTAKES[mistake](row)
    assert_refused(key, tables)


def assert_refused(key: str, tables: dict[str, Any]) -> str:
    with pytest.raises(DeckError) as refused:
        find(key).book(Deck(key, "changed", tables, "changed.toml"))
    said = {lang: refused.value.text(lang) for lang in LANGUAGES}
    assert len(set(said.values())) == len(LANGUAGES)
    assert all("changed.toml" in each and "\u202e" not in each and "\n" not in each for each in said.values())
    return said["en"]


@each_game
def test_added_cards_have_ids_and_names_of_their_own(key: str) -> None:
    tables = copy.deepcopy(added_deck(key).tables)
    table, row = next(added_rows(Deck(key, "changed", tables, "changed.toml")))
    tables[table].append(copy.deepcopy(row))
    assert "stands twice" in assert_refused(key, tables)
    tables[table].pop()
    named = [name for _, row in added_rows(Deck(key, "changed", tables, "")) for name in named_in(row)]
    named[0]["pl"] = named[1]["pl"].upper()
    assert "is that of another card" in assert_refused(key, tables)


@each_game
def test_rules_that_a_row_names_must_exist(key: str) -> None:
    entry = find(key)
    tables = copy.deepcopy(added_deck(key).tables)
    rows = [holder for _, row in added_rows(Deck(key, "changed", tables, "")) for holder in holders(row)]
    rows[0]["clauses"] = ["no such rule"]
    assert "a list of rules such as" in assert_refused(key, tables)
    rows[0]["clauses"] = [next(iter(entry.clauses()))]
    book = entry.book(Deck(key, "changed", tables, "changed.toml"))
    assert rows[0]["name"]["pl"] in entry.spoken_of(book, "pl")[rows[0]["clauses"][0]]


def holders(row: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """The tables that have a name."""
    if isinstance(row.get("name"), dict):
        yield row
    for value in row.values():
        if isinstance(value, dict):
            yield from holders(value)
