"""Decks: the content tables of a game, read strictly from TOML; a mistake is named with its file, row and key."""

import hashlib
import json
import unicodedata
from collections.abc import Callable, Iterable, Sequence
from difflib import get_close_matches
from importlib.resources.abc import Traversable
from itertools import islice
from typing import Any, TypeVar

from kosmodrom.engine.contract import Book
from kosmodrom.engine.errors import ENGINE, DeckError, Listed, shown
from kosmodrom.engine.strangers_toml import TomlError, name_of, read_toml
from kosmodrom.engine.words import LANGUAGES, NEEDED, WORLD, Phrase, clauses, words

STANDARD = "standard"
LONGEST_NAME = 200
LONGEST_CARD = 40
"""In signs, of the name of a card that a deck brings along."""
COMPARED = 40
"""How many keys of a row, and how many signs of one, are looked at for a likely slip of the pen."""
OWN = "own"
"""Where facts come from that whoever made the deck thought of."""
PROVENANCES = ("rulebook", "public", "reconstructed", "ruling", OWN)
UNSEEN = ("Cc", "Cs", "Co", "Cn", "Zl", "Zp")
"""Signs that nobody sees, or that break a line;"""
JOINERS = "\u200c\u200d"
"""of those that only shape others these may stand in a name."""

T = TypeVar("T")


def _expected(key: str, **parts: object) -> Phrase:
    return Phrase(ENGINE, f"expected.{key}", parts)


class Row:
    """One row of content; every key must be read, so an unknown one is noticed."""

    def __init__(self, place: str, data: Any) -> None:
        if not isinstance(data, dict):
            raise DeckError.of(ENGINE, "error.deck.no-keys", place=place, found=shown(data))
        self.place = place
        self._data: dict[str, Any] = dict(data)
        self._known: list[str] = []

    def _take(self, key: str, expected: Phrase) -> Any:
        self._known.append(key)
        if key not in self._data:
            near = get_close_matches(key, [each for each in islice(self._data, COMPARED) if len(each) <= COMPARED], 1)
            if near:
                raise DeckError.of(
                    ENGINE, "error.deck.missing-near", place=self.place, key=key, near=near[0], expected=expected
                )
            raise DeckError.of(ENGINE, "error.deck.missing", place=self.place, key=key, expected=expected)
        return self._data.pop(key)

    def _checked(self, key: str, expected: Phrase, kind: type[T], is_right: Callable[[T], bool]) -> T:
        """What stands under a key, if it is of just that kind (a truth value is no number) and right."""
        value = self._take(key, expected)
        if type(value) is not kind or not is_right(value):
            raise self.wrong(key, value, expected)
        return value

    def has(self, key: str) -> bool:
        return key in self._data

    def wrong(self, key: str, value: object, expected: Phrase) -> DeckError:
        """What is said of a value that is none of those expected."""
        return DeckError.of(
            ENGINE, "error.deck.wrong", place=self.place, key=key, value=shown(value), expected=expected
        )

    def number(self, key: str, low: int, high: int) -> int:
        return self._checked(key, _expected("number", low=low, high=high), int, lambda each: low <= each <= high)

    def numbers(self, key: str, count: int, low: int, high: int) -> list[int]:
        def are_right(row: list[Any]) -> bool:
            return len(row) == count and all(type(each) is int and low <= each <= high for each in row)

        row = self._checked(key, _expected("numbers", count=count, low=low, high=high), list, are_right)
        return list(row)

    def counts(self, key: str, words: Sequence[str], low: int, high: int) -> list[int]:
        """How many of each kind, such as `{ ice = 2, ore = 1 }`, in the order of the words; 0 of those not named."""
        row = self.row(key)
        found = [row.number(word, low, high) if word in row._data else 0 for word in words]
        row._known = list(words)
        row.end()
        return found

    def flag(self, key: str) -> bool:
        return self._checked(key, _expected("flag"), bool, lambda _: True)

    def word(self, key: str, words: Sequence[str]) -> str:
        expected = _expected("word", words=Listed(words))
        return self._checked(key, expected, str, lambda word: word in words)

    def text(self, key: str) -> str:
        return self._checked(key, _expected("text"), str, bool)

    def texts(self, key: str, most: int) -> list[str]:
        """A list of texts."""
        expected = _expected("texts", most=most)
        value = self._take(key, expected)
        if not isinstance(value, list) or len(value) > most or not all(isinstance(each, str) for each in value):
            raise self.wrong(key, value, expected)
        return list(value)

    def row(self, key: str) -> "Row":
        return Row(f"{self.place}, {key}", self._take(key, _expected("keys")))

    def rows(self, key: str) -> list["Row"]:
        """A list of tables, such as the effects of a card."""
        tables = self._checked(key, _expected("tables"), list, lambda _: True)
        return [Row(f"{self.place}, {key} {at}", each) for at, each in enumerate(tables, 1)]

    def names(self) -> dict[str, str]:
        """What the thing is called, by language; a deck need not know languages that came later."""
        row = self.row("name")
        found = {lang: row.name(lang) for lang in LANGUAGES if lang in NEEDED or row.has(lang)}
        row.end()
        return found

    def name(self, key: str) -> str:
        """A name as it may stand on a card: one line, not too long, of signs that can be seen."""
        expected = _expected("card", most=LONGEST_CARD)
        return self._checked(key, expected, str, lambda name: 0 < len(name) <= LONGEST_CARD and is_plain_name(name))

    def clauses(self, package: str) -> list[int] | None:
        """The numbers of the rules that speak of this thing; None where the row does not say."""
        self._known.append("clauses")
        if "clauses" not in self._data:
            return None
        value, known = self._data.pop("clauses"), clauses(package)
        if not isinstance(value, list) or not all(isinstance(each, str) and each in known for each in value):
            raise self.wrong("clauses", value, _expected("clauses", example=next(iter(known))))
        return [int(each.rpartition("-")[2]) for each in value]

    def provenance(self, key: str = "provenance") -> str:
        """Where the row's facts come from; those of a row that does not say are the deck's own."""
        if key not in self._data:
            self._known.append(key)
            return OWN
        return self.word(key, PROVENANCES)

    def end(self) -> None:
        """Refuse what nobody read."""
        for key in self._data:
            raise DeckError.of(
                ENGINE, "error.deck.unknown-key", place=self.place, key=shown(key), known=Listed(self._known)
            )


def is_plain_name(name: str) -> bool:
    """Whether all signs of a name can be seen and none of them plays with those around it."""
    kinds = {unicodedata.category(sign) for sign in name if sign not in JOINERS}
    return name == name.strip() and not kinds & {*UNSEEN, "Cf"} and not set(name) & set("{}")


class Deck:
    """The content tables of one game, standard or somebody's own."""

    def __init__(self, game: str, name: str, tables: dict[str, Any], place: str) -> None:
        self.game = game
        self.name = name
        self.place = place
        self.tables = tables
        canonical = json.dumps(_played_with(tables), sort_keys=True, ensure_ascii=False)
        self.digest = hashlib.sha256(canonical.encode()).hexdigest()[:16]

    def rows(self, table: str) -> list[Row]:
        """The rows of a table, each named by its id."""
        data = self.tables.get(table)
        if not isinstance(data, list):
            raise DeckError.of(ENGINE, "error.deck.no-rows", place=self.place, table=table)
        return [Row(f"{self.place}, {table} {name_of(row, at)}", row) for at, row in enumerate(data, 1)]

    def columns(self, table: str, ids: Sequence[str]) -> "Columns":
        """A table with a row for each id, read column by column."""
        return Columns(self.rows(table), ids)

    def one(self, table: str) -> Row:
        """A table of its own, such as [limits]."""
        if table not in self.tables:
            raise DeckError.of(ENGINE, "error.deck.no-table", place=self.place, table=table)
        return Row(f"{self.place}, {table}", self.tables[table])

    def only(self, tables: Iterable[str]) -> None:
        """Refuse tables that the game does not have."""
        known = list(tables)
        for key in self.tables:
            if key not in known:
                raise DeckError.of(
                    ENGINE, "error.deck.unknown-table", place=self.place, table=shown(key), known=Listed(known)
                )


class Columns:
    """A table with one row for each id, read column by column into lists in the order of the ids."""

    def __init__(self, rows: Sequence[Row], ids: Sequence[str]) -> None:
        named = [(row.word("id", ids), row) for row in rows]
        ids_once(named, ids)
        self.rows = [row for _, row in sorted(named, key=lambda each: ids.index(each[0]))]

    def numbers(self, key: str, low: int, high: int) -> list[int]:
        return [row.number(key, low, high) for row in self.rows]

    def counts(self, key: str, words: Sequence[str], low: int, high: int) -> list[list[int]]:
        """Of each row how many of each kind it names."""
        return [row.counts(key, words, low, high) for row in self.rows]

    def end(self) -> None:
        """Where the rows come from; then nothing may be left that nobody read."""
        for row in self.rows:
            row.provenance()
            row.end()


def _played_with(value: Any) -> Any:
    """What a digest is made of: all but which rules speak of a card, so that naming them makes no other deck."""
    if isinstance(value, dict):
        return {key: _played_with(each) for key, each in value.items() if key != "clauses"}
    return [_played_with(each) for each in value] if isinstance(value, list) else value


def ids_once(rows: Sequence[tuple[str, Row]], ids: Sequence[str]) -> None:
    """Each id of the vocabulary stands exactly once."""
    seen: set[str] = set()
    for name, row in rows:
        if name in seen:
            raise DeckError.of(ENGINE, "error.deck.twice", place=row.place, id=name)
        seen.add(name)
    for name in ids:
        if name not in seen:
            place = rows[0][1].place.rpartition(" ")[0] if rows else "the deck"
            raise DeckError.of(ENGINE, "error.deck.no-id", place=place, id=name)


def call_by_name(book: Book, package: str, row: Row, id: str, shelves: Sequence[str]) -> None:
    """A card that the deck brings along is called by its own name, wherever printed ones are called by theirs.

    The shelves are where the texts of the game keep the names of such cards, in all their cases.
    """
    names = row.names()
    for lang in LANGUAGES:
        own, printed = book.names.setdefault(lang, {}), words(package, lang).texts
        first, name = f"{shelves[0]}.", names.get(lang, names[WORLD])
        taken = [text for key, text in (*printed.items(), *own.items()) if key.startswith(first)]
        if lang in names and name.casefold() in (text.casefold() for text in taken):
            raise DeckError.of(ENGINE, "error.deck.name-twice", place=row.place, lang=lang, name=shown(name))
        own.update((f"{shelf}.{id}", name) for shelf in shelves)


def highest(rows: Sequence[tuple[str, Row]], ids: Sequence[str], printed: int) -> int:
    """How many things of a kind a deck has: the printed ones, and those that it numbers on without a gap."""
    count = max((ids.index(name) + 1 for name, _ in rows), default=0)
    ids_once(rows, ids[: max(count, printed)])
    return max(count, printed)


def standard_deck(game: str, content: Traversable) -> Deck:
    """The deck that a game's folder holds."""
    tables: dict[str, Any] = {}
    for file in content_files(content):
        for key, value in parse(file.read_text(encoding="utf-8"), file.name).items():
            if key in tables:
                raise DeckError.of(ENGINE, "error.deck.two-files", place=file.name, table=key)
            tables[key] = value
    return Deck(game, STANDARD, tables, "content")


def standard_text(content: Traversable) -> str:
    """The deck that a game's folder holds, as one text."""
    return "\n".join(file.read_text(encoding="utf-8") for file in content_files(content))


def printed_deck(game: str, text: str) -> Deck:
    """A standard deck of whatever version, from its text."""
    return Deck(game, STANDARD, parse(text, "content"), "content")


def content_files(content: Traversable) -> list[Traversable]:
    """A game's content files, by name."""
    return sorted((file for file in content.iterdir() if file.name.endswith(".toml")), key=lambda file: file.name)


def read_deck(text: str, place: str) -> Deck:
    """A deck file: a [deck] table that names the game and the deck, then the content tables."""
    tables = parse(text, place)
    if "deck" not in tables:
        raise DeckError.of(ENGINE, "error.deck.no-head", place=place)
    head = Row(f"{place}, deck", tables.pop("deck", None))
    game, name = head.text("game"), head.text("name")
    head.end()
    if len(name) > LONGEST_NAME or any(unicodedata.category(sign) in ("Cc", "Zl", "Zp") for sign in name):
        raise head.wrong("name", name, _expected("name", most=LONGEST_NAME))
    if name == STANDARD:
        raise DeckError.of(ENGINE, "error.deck.standard-name", place=place, name=STANDARD)
    return Deck(game, name, tables, place)


def kept_deck(text: str) -> Deck:
    """A deck file that was accepted before, perhaps by an earlier version with other ideas of a good name."""
    tables = parse(text, "deck")
    head = tables.pop("deck", {})
    return Deck(str(head.get("game")), str(head.get("name")), tables, "deck")


def export_deck(game: str, content: Traversable) -> str:
    """The standard deck as one file to edit and play with."""
    head = f'[deck]\ngame = "{game}"\nname = "my {game} deck"\n'
    return f"{head}\n{standard_text(content)}"


def parse(text: str, place: str) -> dict[str, Any]:
    try:
        return read_toml(text)
    except TomlError as error:
        raise DeckError.of(ENGINE, "error.deck.toml", place=place, error=error) from None
