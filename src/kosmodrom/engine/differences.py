"""How a deck differs from another one: row by row and key by key, so that people see what they play with."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from kosmodrom.engine.deck import Deck

ABOUT: Final = ("provenance", "clauses")
"""Keys with these words say where a fact comes from and which rules speak of it, not what is played with."""


@dataclass(frozen=True)
class Difference:
    """One thing that is otherwise."""

    table: str
    row: str
    """The id of the row; empty in a table without rows."""
    key: str
    """What of the row, such as `cost` or `left.cost`; empty where the whole row is new or missing."""
    before: Any = None
    after: Any = None

    @property
    def place(self) -> str:
        """The row, as deck files name it."""
        return f"{self.table} {self.row}".strip()


def differences(standard: Deck, deck: Deck) -> list[Difference]:
    """What a deck changes of another one, in the order of its tables."""
    found: list[Difference] = []
    for table in (*standard.tables, *(name for name in deck.tables if name not in standard.tables)):
        found += _in_table(table, standard.tables.get(table), deck.tables.get(table))
    return found


def _in_table(table: str, before: Any, after: Any) -> Iterator[Difference]:
    if not isinstance(before, list) or not isinstance(after, list):
        yield from _in_row(table, "", before, after)
        return
    old, new = _by_id(before), _by_id(after)
    for row in (*old, *(name for name in new if name not in old)):
        yield from _in_row(table, row, old.get(row), new.get(row))


def _by_id(rows: list[Any]) -> dict[str, Any]:
    return {str(row.get("id", at)) if isinstance(row, dict) else str(at): row for at, row in enumerate(rows, 1)}


def _in_row(table: str, row: str, before: Any, after: Any) -> Iterator[Difference]:
    if not isinstance(before, dict) or not isinstance(after, dict):
        if before != after:
            yield Difference(table, row, "", before, after)
        return
    yield from _in_keys(table, row, "", before, after)


def _in_keys(table: str, row: str, within: str, before: dict[str, Any], after: dict[str, Any]) -> Iterator[Difference]:
    """What differs key by key, also inside of what a key holds."""
    for key in (*before, *(name for name in after if name not in before)):
        old, new, place = before.get(key), after.get(key), f"{within}{key}"
        if isinstance(old, dict) and isinstance(new, dict):
            yield from _in_keys(table, row, f"{place}.", old, new)
        elif old != new and not any(word in key for word in ABOUT):
            yield Difference(table, row, place, old, new)
