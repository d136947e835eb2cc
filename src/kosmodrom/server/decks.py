"""What people see of the deck that a table is played with: its name, and how it differs from the printed cards."""

import json
from dataclasses import dataclass
from typing import Any, Final

from kosmodrom.engine.deck import Deck
from kosmodrom.engine.differences import Difference, differences
from kosmodrom.engine.registry import Entry
from kosmodrom.engine.words import Words
from kosmodrom.server.seats import clean_name

MOST: Final = 200
"""So many differences are shown; whoever changes more is told how many there are."""
LONGEST: Final = 80
"""Signs of a value that are shown."""


@dataclass(frozen=True)
class OwnDeck:
    """A deck that is not the printed one."""

    name: str
    digest: str
    changed: tuple[Difference, ...]
    count: int
    """How many differences there are in all."""

    @classmethod
    def of(cls, entry: Entry, deck: Deck | None) -> "OwnDeck | None":
        if deck is None:
            return None
        found = differences(entry.standard_deck(), deck)
        return cls(shown_name(deck.name), deck.digest, tuple(found[:MOST]), len(found))


def shown_name(name: str) -> str:
    """A deck's name without anything that could disturb a page."""
    return clean_name(name) or "?"


def row_name(difference: Difference, texts: Words) -> str:
    """The card or thing that is changed, by its name where the game has one."""
    part = difference.key.partition(".")[0]
    keys = (f"{difference.table}.{difference.row}", f"{difference.table}.{difference.row}-{part}")
    name = next((texts.texts[key] for key in keys if key in texts.texts), None)
    return difference.place if name is None else f"{name} ({difference.place})"


def value_words(value: Any) -> str:
    """A value as a deck file would have it, shortened."""
    words = "–" if value is None else value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
    return words if len(words) <= LONGEST else words[: LONGEST - 1] + "…"
