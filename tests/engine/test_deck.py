"""Content files are read strictly: a mistake is named with its file, row and key."""

from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

import pytest

from kosmodrom.engine import deck as deck_module
from kosmodrom.engine.deck import Deck, Row, content_files, export_deck, ids_once, parse, read_deck
from kosmodrom.engine.errors import DeckError
from kosmodrom.engine.registry import find, games
from toy.entry import ENTRY
from toy.model.book import ToyBook


def tables() -> dict[str, Any]:
    """The standard content of the toy, to be changed."""
    return {key: [dict(row) for row in rows] if isinstance(rows, list) else dict(rows) for key, rows in standard()}


def standard() -> list[tuple[str, Any]]:
    return list(ENTRY.standard_deck().tables.items())


def book(changed: dict[str, Any]) -> ToyBook:
    return ToyBook(Deck("toy", "mine", changed, "mine.toml"))


def test_the_standard_deck_gives_the_standard_book() -> None:
    read = book(tables())
    assert read.value == [1] * 6 + [2] * 6 + [3] * 6 + [4] * 6
    assert (read.weights, read.price, read.prize) == ([3, 2, 1], 6, 8)


def test_an_unknown_key_stops_the_loading() -> None:
    changed = tables()
    changed["card"][2]["colour"] = "red"
    with pytest.raises(DeckError, match=r"mine.toml, card c03: unknown key 'colour'; expected one of id, value"):
        book(changed)


def test_a_missing_key_is_named_with_what_was_expected() -> None:
    changed = tables()
    del changed["card"][2]["value"]
    with pytest.raises(DeckError, match=r"card c03: the key 'value' is missing; expected a whole number from 1 to 9"):
        book(changed)


@pytest.mark.parametrize("value", ["4", 4.0, True, 0, 10, [4]])
def test_a_number_of_a_wrong_type_or_size_is_refused(value: object) -> None:
    changed = tables()
    changed["card"][0]["value"] = value
    with pytest.raises(DeckError, match=r"card c01: value = .*; expected a whole number from 1 to 9"):
        book(changed)


@pytest.mark.parametrize("weights", [[1, 2], [1, 2, "3"], [1, 2, True], 3, [0, 1, 1]])
def test_a_wrong_list_of_numbers_is_refused(weights: object) -> None:
    changed = tables()
    changed["die"]["weights"] = weights
    with pytest.raises(DeckError, match=r"die: weights = .*; expected a list of 3 whole numbers from 1 to 9"):
        book(changed)


def test_an_id_that_stands_twice_is_refused() -> None:
    changed = tables()
    changed["card"][1]["id"] = "c01"
    with pytest.raises(DeckError, match="the id 'c01' stands twice"):
        book(changed)


def test_an_id_that_is_missing_is_refused() -> None:
    changed = tables()
    changed["card"].pop()
    with pytest.raises(DeckError, match="no row with the id 'c24'"):
        book(changed)


def test_an_id_outside_the_vocabulary_is_refused() -> None:
    changed = tables()
    changed["card"][1]["id"] = "dragon"
    with pytest.raises(DeckError, match=r"card dragon: id = 'dragon'; expected one of c01"):
        book(changed)


def test_unknown_and_missing_tables_are_refused() -> None:
    with pytest.raises(DeckError, match="unknown table 'tile'; expected card, die, prize"):
        book({**tables(), "tile": []})
    for name, says in (("card", r"the rows \[\[card\]\] are missing"), ("die", r"the table \[die\] is missing")):
        with pytest.raises(DeckError, match=says):
            book({key: value for key, value in tables().items() if key != name})


def test_a_row_without_an_id_is_named_by_its_number() -> None:
    changed = tables()
    del changed["card"][4]["id"]
    with pytest.raises(DeckError, match="card number 5: the key 'id' is missing"):
        book(changed)


def test_a_row_that_is_no_table_is_refused() -> None:
    with pytest.raises(DeckError, match=r"card number 1: expected a table of keys, found 7"):
        book({**tables(), "card": [7]})


def test_words_texts_flags_and_rows_within_rows_are_checked() -> None:
    row = Row("place", {"kind": "odd", "name": "", "on": 1, "inner": {"n": 3}, "provenance": "hearsay"})
    with pytest.raises(DeckError, match="place: kind = 'odd'; expected one of even"):
        row.word("kind", ["even"])
    with pytest.raises(DeckError, match="place: name = ''; expected a text"):
        row.text("name")
    with pytest.raises(DeckError, match="place: on = 1; expected true or false"):
        row.flag("on")
    with pytest.raises(DeckError, match="place: provenance = 'hearsay'; expected one of rulebook"):
        row.provenance()
    assert row.row("inner").number("n", 0, 3) == 3


def test_a_list_of_rows_within_a_row_is_read_and_checked() -> None:
    effects = Row("mine.toml, card c01", {"effects": [{"points": 2}, {"points": 9}]}).rows("effects")
    assert effects[0].number("points", 0, 5) == 2
    with pytest.raises(DeckError, match=r"card c01, effects 2: points = 9; expected a whole number from 0 to 5"):
        effects[1].number("points", 0, 5)
    with pytest.raises(DeckError, match=r"card c01: effects = 3; expected a list of tables"):
        Row("mine.toml, card c01", {"effects": 3}).rows("effects")


def test_counts_of_kinds_are_read_and_checked() -> None:
    row = Row("mine.toml, wish 1", {"needs": {"ore": 1, "ice": 2}, "more": {"gold": 1}, "many": {"ice": 9}, "none": 3})
    assert row.counts("needs", ["ice", "fuel", "ore"], 1, 4) == [2, 0, 1]
    with pytest.raises(DeckError, match=r"mine.toml, wish 1, more: unknown key 'gold'; expected one of ice, ore"):
        row.counts("more", ["ice", "ore"], 1, 4)
    with pytest.raises(DeckError, match=r"wish 1, many: ice = 9; expected a whole number from 1 to 4"):
        row.counts("many", ["ice", "ore"], 1, 4)
    with pytest.raises(DeckError, match=r"wish 1, none"):
        row.counts("none", ["ice", "ore"], 1, 4)


def test_a_table_is_read_by_columns_in_the_order_of_the_ids() -> None:
    rows = [
        {"id": "moon", "value": 2, "needs": {"ice": 1}, "provenance": "rulebook"},
        {"id": "comet", "value": 1, "needs": {}, "provenance": "rulebook"},
    ]
    columns = Deck("toy", "mine", {"card": rows}, "mine.toml").columns("card", ["comet", "moon"])
    assert columns.numbers("value", 1, 9) == [1, 2]
    with pytest.raises(DeckError, match="card comet: unknown key 'needs'; expected one of id, value, provenance"):
        columns.end()
    columns = Deck("toy", "mine", {"card": rows}, "mine.toml").columns("card", ["comet", "moon"])
    assert columns.counts("needs", ["ice", "ore"], 1, 4) == [[0, 0], [1, 0]]
    with pytest.raises(DeckError, match="sun"):
        Deck("toy", "mine", {"card": rows}, "mine.toml").columns("card", ["comet", "moon", "sun"])


def test_ids_without_any_row_are_missing() -> None:
    with pytest.raises(DeckError, match="the deck: no row with the id 'c01'"):
        ids_once([], ["c01"])


def content_folder() -> Traversable:
    return files("toy") / "content"


def test_an_exported_deck_can_be_read_and_played_with() -> None:
    home = ENTRY.standard_deck()
    text = export_deck("toy", content_folder())
    deck = read_deck(text.replace("price = 6", "price = 9"), "nine.toml")
    custom = ENTRY.book(deck)
    assert isinstance(custom, ToyBook)
    assert (custom.name, custom.price) == ("my toy deck", 9)
    assert deck.digest != home.digest
    assert read_deck(text, "same.toml").digest == home.digest


def test_content_files_are_read_in_the_order_of_their_names() -> None:
    assert [file.name for file in content_files(content_folder())] == ["cards.toml", "fair.toml"]


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("card = [", "bad.toml: not valid TOML"),
        ("[die]\nweights = [1]", r"bad.toml: the table .deck. "),
        ('[deck]\ngame = "toy"', "bad.toml, deck: the key 'name' is missing"),
        ('[deck]\ngame = "toy"\nname = "x"\nby = "me"', "unknown key 'by'"),
        ('[deck]\ngame = "toy"\nname = "standard"', "the name of the printed deck"),
    ],
)
def test_a_bad_deck_file_is_refused_with_its_name(text: str, says: str) -> None:
    with pytest.raises(DeckError, match=says):
        read_deck(text, "bad.toml")


@pytest.mark.parametrize("name", ["a\\nseed 00", "x\\u2028y", "\\u0000", "\\u001b[2J", "x" * 201])
def test_the_name_of_a_deck_is_one_line(name: str) -> None:
    """It stands in the header of journals."""
    with pytest.raises(DeckError, match=r"deck: name = .*; expected one line of at most 200 signs"):
        read_deck(f'[deck]\ngame = "toy"\nname = "{name}"', "bad.toml")


@pytest.mark.parametrize("name", ["Zażółć gęślą jaźń", "中文", "👩\u200d🚀", "שלום", "a;b'c", "x" * 200])
def test_a_deck_may_have_a_name_of_any_letters(name: str) -> None:
    assert read_deck(f'[deck]\ngame = "toy"\nname = "{name}"', "good.toml").name == name


@pytest.mark.parametrize(
    "value",
    ["x" * 100_000, ["x"] * 100_000, {"x" * 1000: {"y": list(range(1000))}}, 10**5000, -(10**5000), float("nan")],
    ids=lambda value: type(value).__name__,
)
def test_what_is_told_of_a_wrong_value_is_short(value: object) -> None:
    for read in (
        lambda: Row("my.toml, card c01", {"value": value}).number("value", 1, 9),
        lambda: Row("my.toml, card c01", {"value": value}).word("value", ["c01", "c02"]),
        lambda: Row("my.toml, card c01", {"value": value}).numbers("value", 2, 1, 9),
        lambda: Row("my.toml, card c01", {"value": value}).flag("value"),
        lambda: Row("my.toml, card c01", {"x" * 100_000: value}).end(),
    ):
        with pytest.raises(DeckError, match=r"^my.toml, card c01: ") as refused:
            read()
        assert len(str(refused.value)) < 200


def test_a_likely_slip_is_looked_for_among_few_keys_only(monkeypatch: pytest.MonkeyPatch) -> None:
    compared: list[str] = []

    def compare(_: str, keys: list[str], __: int) -> list[str]:
        compared.extend(keys)
        return []

    monkeypatch.setattr(deck_module, "get_close_matches", compare)
    row = Row("place", {"long" * 10_000: 1, **{f"valu{number}": 1 for number in range(10_000)}})
    with pytest.raises(DeckError, match="place: the key 'value' is missing"):
        row.number("value", 1, 9)
    assert 0 < len(compared) <= 40
    assert max(map(len, compared)) <= 40


def test_a_slip_is_named() -> None:
    with pytest.raises(DeckError, match=r"the key 'value' is missing \(found 'valeu'\)"):
        Row("place", {"valeu": 3}).number("value", 1, 9)


def test_an_id_that_moves_the_cursor_is_told_without_doing_so() -> None:
    changed = tables()
    changed["card"][0]["id"] = "\x1b[2J\nc01"
    with pytest.raises(DeckError) as refused:
        book(changed)
    assert str(refused.value).isprintable()


def test_a_deck_of_another_game_is_refused() -> None:
    with pytest.raises(DeckError, match="a deck of 'chess', expected one of 'toy'"):
        ENTRY.book(Deck("chess", "x", {}, "x.toml"))


def test_valid_text_is_parsed() -> None:
    assert parse("a = 1", "x.toml") == {"a": 1}


def test_a_row_that_does_not_say_where_its_facts_come_from_is_the_deck_s_own() -> None:
    assert Row("mine.toml, mercenary G1b", {}).provenance() == "own"
    assert Row("mine.toml, mercenary G1b", {"copies_provenance": "own"}).provenance("copies_provenance") == "own"
    assert Row("mine.toml, mercenary G1b", {"provenance": "ruling"}).provenance() == "ruling"
    with pytest.raises(DeckError):
        Row("mine.toml, mercenary G1b", {"provenance": "mine"}).provenance()


@pytest.mark.parametrize("key", sorted(games()))
def test_printed_cards_all_say_where_their_facts_come_from(key: str) -> None:
    book = find(key).book()
    told = [getattr(book, name, {}) for name in ("provenance", "copies_provenance", "name_provenance")]
    assert any(told)
    assert not any("own" in each.values() for each in told)
