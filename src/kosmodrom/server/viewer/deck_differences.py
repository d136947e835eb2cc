"""What people see of the deck that a table is played with: its name, and how it differs from the printed cards."""

from dataclasses import dataclass
from typing import Final

from kosmodrom.engine.deck import Deck
from kosmodrom.engine.deck_differences import Difference, differences
from kosmodrom.engine.registry import Entry
from kosmodrom.server.tables.seats import clean_name

MOST: Final = 200
"""So many differences are shown; whoever changes more is told how many there are."""


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
