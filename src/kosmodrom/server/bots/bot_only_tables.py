"""Limits how many tables without people go on at once; they share a few places and wait for one.

A table of bots alone that has acted for a while steps back behind those that wait, so that none waits for ever.
"""

from typing import Final

from kosmodrom.server.services.presence import is_here
from kosmodrom.server.tables.seats import GUEST, PERSON
from kosmodrom.server.tables.snapshots import Snapshot

ACTS: Final = 16
"""After so many decisions a table of bots alone lets another one go on."""
LONGEST_LINE: Final = 1000
"""So many wait at most; further ones are found again when there is room."""


def has_company(snapshot: Snapshot, now: float) -> bool:
    """Whether a person waits for what the bots decide: one who decides too, or is there while a bot stands in."""
    people = [seat for seat in snapshot.seats if seat.kind in (PERSON, GUEST)]
    return any(not seat.stand_in or is_here(seat, now) for seat in people)


class BotOnlyTables:
    """The places for tables of bots alone, and the line of those that wait for one."""

    def __init__(self, places: int) -> None:
        self._places = max(1, places)
        self._inside: dict[str, int] = {}
        """How many decisions each may still make while others wait."""
        self._line: dict[str, None] = {}

    @property
    def line(self) -> list[str]:
        """Who waits, in order."""
        return list(self._line)

    def enter(self, table_id: str) -> bool:
        """Take a place; without a free one wait in the line."""
        if table_id in self._inside:
            return True
        if len(self._inside) < self._places:
            self._line.pop(table_id, None)
            self._inside[table_id] = ACTS
            return True
        if len(self._line) < LONGEST_LINE:
            self._line.setdefault(table_id)
        return False

    def may_act(self, table_id: str) -> bool:
        """Whether a table with a place may make one more decision before it lets others go on."""
        self._inside[table_id] -= 1
        if self._inside[table_id] < 0 and not self._line:
            self._inside[table_id] = ACTS
        return self._inside[table_id] >= 0

    def leave(self, table_id: str) -> str | None:
        """Give a place up; whoever is next in the line has it then."""
        if self._inside.pop(table_id, None) is None or not self._line:
            return None
        first = next(iter(self._line))
        self.enter(first)
        return first

    def forget(self, table_id: str) -> None:
        """Wait no longer."""
        self._line.pop(table_id, None)
