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
    for table in {**standard.tables, **deck.tables}:
        before, after = standard.tables.get(table), deck.tables.get(table)
        has_rows = isinstance(before, list) and isinstance(after, list)
        old, new = (_by_id(before), _by_id(after)) if has_rows else ({"": before}, {"": after})
        for row in {**old, **new}:
            found += _in_row(table, row, old.get(row), new.get(row))
    return found


def _by_id(rows: Any) -> dict[str, Any]:
    return {str(row.get("id", at)) if isinstance(row, dict) else str(at): row for at, row in enumerate(rows, 1)}


def _in_row(table: str, row: str, before: Any, after: Any, within: str = "") -> Iterator[Difference]:
    """What differs key by key, also inside of what a key holds."""
    if isinstance(before, dict) and isinstance(after, dict):
        for key in {**before, **after}:
            if isinstance(before.get(key), dict) or not any(word in key for word in ABOUT):
                place = f"{within}.{key}" if within else key
                yield from _in_row(table, row, before.get(key), after.get(key), place)
    elif before != after:
        yield Difference(table, row, within, before, after)
