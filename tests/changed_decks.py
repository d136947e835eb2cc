"""Decks that differ from the printed one of a game by a few keys, and what is said of them."""

import copy
from typing import Any

from kosmodrom.engine.deck import Deck
from kosmodrom.engine.errors import DeckError
from kosmodrom.engine.registry import find


class ChangedDeck:
    """The printed tables of a game, to be changed row by row."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.tables: dict[str, Any] = copy.deepcopy(find(game).standard_deck().tables)

    def row(self, table: str, id: str = "") -> dict[str, Any]:
        """A row by its id; or a table of its own."""
        rows = self.tables[table]
        found: dict[str, Any] = rows if isinstance(rows, dict) else next(row for row in rows if row["id"] == id)
        return found

    def put(self, table: str, id: str = "", **keys: Any) -> "ChangedDeck":
        """Give a row other values."""
        self.row(table, id).update(keys)
        return self

    def add(self, table: str, **keys: Any) -> "ChangedDeck":
        """One more row."""
        self.tables[table].append(keys)
        return self

    def book(self) -> Any:
        return find(self.game).make_book(Deck(self.game, "mine", self.tables, "mine.toml"))

    def fault(self) -> str:
        """What is said of the deck; nothing if it may be played with."""
        try:
            self.book()
        except DeckError as error:
            return str(error)
        return ""


def range_of(low: int, high: int, count: int = 0) -> str:
    """How the bounds of a number, or of each number of a list, are told."""
    return f"expected {f'a list of {count} whole numbers' if count else 'a whole number'} from {low} to {high}"
