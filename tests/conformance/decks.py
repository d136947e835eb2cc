"""Games played with decks that bring cards along: `added/<game>.toml` has rows that stand beside the printed ones."""

from dataclasses import dataclass, fields
from functools import cache
from pathlib import Path
from typing import Any

from kosmodrom.engine.contract import Book
from kosmodrom.engine.deck import Deck, parse
from kosmodrom.engine.registry import Entry, games

FOLDER = Path(__file__).parent / "added"
PRINTED = dict(games())
"""The games with their printed cards, also while one of them is played with others."""
KEYS = [key for key, entry in PRINTED.items() if entry.spare]


def tables_with(entry: Entry, text: str) -> dict[str, Any]:
    """The printed tables with more rows, or with some keys of a row or of a table of its own changed."""
    tables = dict(entry.standard_deck().tables)
    for name, more in parse(text, "added").items():
        if isinstance(more, list):
            rows = {row["id"]: row for row in tables[name]}
            tables[name] = list({**rows, **{row["id"]: {**rows.get(row["id"], {}), **row} for row in more}}.values())
        else:
            tables[name] = {**tables[name], **more}
    return tables


def deck_with(entry: Entry, text: str, name: str = "added") -> Deck:
    return Deck(entry.key, name, tables_with(entry, text), "added")


@dataclass(frozen=True, eq=False)
class AddedEntry(Entry):
    """A game whose cards are those of such a deck, wherever nobody says otherwise."""

    def standard_deck(self) -> Deck:
        return added_deck(self.key)

    def book(self, deck: Deck | None = None) -> Book:
        return _book(self) if deck is None else super().book(deck)


@cache
def _book(entry: AddedEntry) -> Book:
    return Entry.book(PRINTED[entry.key], added_deck(entry.key))


@cache
def added_deck(key: str) -> Deck:
    return deck_with(PRINTED[key], (FOLDER / f"{key}.toml").read_text(encoding="utf-8"))


@cache
def with_added(key: str) -> AddedEntry:
    entry = PRINTED[key]
    return AddedEntry(**{each.name: getattr(entry, each.name) for each in fields(Entry)})
