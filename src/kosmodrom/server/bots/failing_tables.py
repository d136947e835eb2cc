"""Tables whose bots cannot go on are set aside, so that the others are not held up."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, Literal

from kosmodrom.server.tables.snapshots import Snapshot

Reason = Literal["fault", "thinkers"]
FAULT: Final = "fault"
"""The program stumbles over the position: it would do so again, and so the table waits until it changes."""
THINKERS: Final = "thinkers"
"""No process could be kept alive that thinks: that may pass."""
REST: Final = 15.0
"""After so many seconds it is tried again."""
MOST: Final = 1000
"""So many tables are remembered; to try one again harms nobody."""

Mark = tuple[int, tuple[tuple[bool, str | None], ...]]
"""What a bot's thought depends on: how far the match is, and who decides where."""


def mark_of(snapshot: Snapshot) -> Mark:
    return snapshot.record.lines, tuple((seat.is_robot, seat.level) for seat in snapshot.seats)


@dataclass(frozen=True)
class Setback:
    """Why a table was set aside, and how it stood."""

    reason: Reason
    mark: Mark
    until: float | None
    """When it is tried again, or a clock runs out; None: not before it changes."""

    def is_over(self, now: float) -> bool:
        return self.until is not None and now >= self.until


class Setbacks:
    """The tables that are set aside."""

    def __init__(self) -> None:
        self._tables: dict[str, Setback] = {}

    def add(self, snapshot: Snapshot, reason: Reason, now: float) -> None:
        ends = [snapshot.record.deadline, now + REST if reason == THINKERS else None]
        until = min((end for end in ends if end is not None), default=None)
        self._tables.pop(snapshot.id, None)
        self._tables[snapshot.id] = Setback(reason, mark_of(snapshot), until)
        if len(self._tables) > MOST:
            del self._tables[next(iter(self._tables))]

    def holds(self, snapshot: Snapshot, now: float) -> bool:
        """Whether the table is as it was when it was set aside, and nothing is due."""
        setback = self._tables.get(snapshot.id)
        return setback is not None and not setback.is_over(now) and setback.mark == mark_of(snapshot)

    def without(self, tables: Iterable[str], now: float) -> list[str]:
        """Those of some tables that were not set aside, or for long enough."""
        return [each for each in tables if each not in self._tables or self._tables[each].is_over(now)]

    def reason(self, snapshot: Snapshot) -> Reason | None:
        """Why the bots of a table, as it is now, do not go on."""
        setback = self._tables.get(snapshot.id)
        return setback.reason if setback is not None and setback.mark == mark_of(snapshot) else None

    def forget(self, table_id: str) -> None:
        self._tables.pop(table_id, None)

    def __len__(self) -> int:
        return len(self._tables)
