"""Content files: typed TOML rows, read strictly, so that a mistake is named with its file, row and key."""

import hashlib
import json
import tomllib
from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from importlib.resources.abc import Traversable
from typing import Any

from kosmodrom.engine.errors import DeckError

STANDARD = "standard"
PROVENANCES = ("rulebook", "public", "reconstructed", "ruling")


class Row:
    """One row of content; every key must be read, so an unknown one is noticed."""

    def __init__(self, place: str, data: Any) -> None:
        if not isinstance(data, dict):
            raise DeckError(f"{place}: expected a table of keys, found {data!r}")
        self.place = place
        self._data: dict[str, Any] = dict(data)
        self._known: list[str] = []

    def _take(self, key: str, expected: str) -> Any:
        self._known.append(key)
        if key not in self._data:
            near = get_close_matches(key, self._data, 1)
            hint = f" (found {near[0]!r})" if near else ""
            raise DeckError(f"{self.place}: the key {key!r} is missing{hint}; expected {expected}")
        return self._data.pop(key)

    def _wrong(self, key: str, value: object, expected: str) -> DeckError:
        return DeckError(f"{self.place}: {key} = {value!r}; expected {expected}")

    def number(self, key: str, low: int, high: int) -> int:
        expected = f"a whole number from {low} to {high}"
        value = self._take(key, expected)
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise self._wrong(key, value, expected)
        return value

    def numbers(self, key: str, count: int, low: int, high: int) -> list[int]:
        expected = f"a list of {count} whole numbers from {low} to {high}"
        value = self._take(key, expected)
        if not isinstance(value, list) or len(value) != count:
            raise self._wrong(key, value, expected)
        if any(not isinstance(each, int) or isinstance(each, bool) or not low <= each <= high for each in value):
            raise self._wrong(key, value, expected)
        return list(value)

    def flag(self, key: str) -> bool:
        value = self._take(key, "true or false")
        if not isinstance(value, bool):
            raise self._wrong(key, value, "true or false")
        return value

    def word(self, key: str, words: Sequence[str]) -> str:
        expected = "one of " + ", ".join(words)
        value = self._take(key, expected)
        if value not in words:
            raise self._wrong(key, value, expected)
        return str(value)

    def text(self, key: str) -> str:
        value = self._take(key, "a text")
        if not isinstance(value, str) or not value:
            raise self._wrong(key, value, "a text")
        return value

    def row(self, key: str) -> "Row":
        return Row(f"{self.place}, {key}", self._take(key, "a table of keys"))

    def rows(self, key: str) -> list["Row"]:
        """A list of tables, such as the effects of a card."""
        value = self._take(key, "a list of tables")
        if not isinstance(value, list):
            raise self._wrong(key, value, "a list of tables")
        return [Row(f"{self.place}, {key} {at}", each) for at, each in enumerate(value, 1)]

    def provenance(self) -> str:
        """Where the row's facts come from."""
        return self.word("provenance", PROVENANCES)

    def end(self) -> None:
        """Refuse what nobody read."""
        for key in self._data:
            raise DeckError(f"{self.place}: unknown key {key!r}; expected one of {', '.join(self._known)}")


class Deck:
    """The content tables of one game, standard or somebody's own."""

    def __init__(self, game: str, name: str, tables: dict[str, Any], place: str) -> None:
        self.game = game
        self.name = name
        self.place = place
        self.tables = tables
        canonical = json.dumps(tables, sort_keys=True, ensure_ascii=False)
        self.digest = hashlib.sha256(canonical.encode()).hexdigest()[:16]

    def rows(self, table: str) -> list[Row]:
        """The rows of a table, each named by its id."""
        data = self.tables.get(table)
        if not isinstance(data, list):
            raise DeckError(f"{self.place}: the rows [[{table}]] are missing")
        return [Row(f"{self.place}, {table} {_name_of(row, at)}", row) for at, row in enumerate(data, 1)]

    def one(self, table: str) -> Row:
        """A table of its own, such as [limits]."""
        if table not in self.tables:
            raise DeckError(f"{self.place}: the table [{table}] is missing")
        return Row(f"{self.place}, {table}", self.tables[table])

    def only(self, tables: Iterable[str]) -> None:
        """Refuse tables that the game does not have."""
        known = list(tables)
        for key in self.tables:
            if key not in known:
                raise DeckError(f"{self.place}: unknown table {key!r}; expected {', '.join(known)}")


def _name_of(row: object, at: int) -> str:
    if isinstance(row, dict) and isinstance(row.get("id"), str):
        return str(row["id"])
    return f"number {at}"


def ids_once(rows: Sequence[tuple[str, Row]], ids: Sequence[str]) -> None:
    """Each id of the vocabulary stands exactly once."""
    seen: set[str] = set()
    for name, row in rows:
        if name in seen:
            raise DeckError(f"{row.place}: the id {name!r} stands twice")
        seen.add(name)
    for name in ids:
        if name not in seen:
            place = rows[0][1].place.rpartition(" ")[0] if rows else "the deck"
            raise DeckError(f"{place}: no row with the id {name!r}")


def standard_deck(game: str, content: Traversable) -> Deck:
    """The deck that a game's folder holds."""
    tables: dict[str, Any] = {}
    for file in content_files(content):
        for key, value in parse(file.read_text(encoding="utf-8"), file.name).items():
            if key in tables:
                raise DeckError(f"{file.name}: the table {key!r} stands in two files")
            tables[key] = value
    return Deck(game, STANDARD, tables, "content")


def content_files(content: Traversable) -> list[Traversable]:
    """A game's content files, by name."""
    return sorted((file for file in content.iterdir() if file.name.endswith(".toml")), key=lambda file: file.name)


def read_deck(text: str, place: str) -> Deck:
    """A deck file: a [deck] table that names the game and the deck, then the content tables."""
    tables = parse(text, place)
    if "deck" not in tables:
        raise DeckError(f"{place}: the table [deck] with game and name is missing")
    head = Row(f"{place}, deck", tables.pop("deck", None))
    game, name = head.text("game"), head.text("name")
    head.end()
    if name == STANDARD:
        raise DeckError(f"{place}, deck: name = {STANDARD!r} is the name of the printed deck; expected another one")
    return Deck(game, name, tables, place)


def export_deck(game: str, content: Traversable) -> str:
    """The standard deck as one file to edit and play with."""
    head = f'[deck]\ngame = "{game}"\nname = "my {game} deck"\n'
    return "\n".join([head, *(file.read_text(encoding="utf-8") for file in content_files(content))])


def parse(text: str, place: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise DeckError(f"{place}: not valid TOML: {error}") from None
