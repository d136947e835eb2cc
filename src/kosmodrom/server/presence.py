"""Presence: who has a stream open. Written to the store now and then, so that all processes know who is there."""

import asyncio
from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Final

from kosmodrom.server import ledger
from kosmodrom.server.draft import Draft
from kosmodrom.server.room import Room
from kosmodrom.server.seats import Seat

EVERY: Final = 20.0
"""Seconds between signs of life."""
AT_ONCE: Final = 64
FRESH: Final = 45.0
"""A sign of life that is older than this counts no more."""


def is_here(seat: Seat, now: float) -> bool:
    return seat.last_seen is not None and now - seat.last_seen < FRESH


class Presence:
    """The people whose streams end in this process."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._streams: Counter[tuple[str, int]] = Counter()
        self._known: dict[tuple[str, int], float] = {}
        """When the store was last told of whom."""
        self._touched: set[tuple[str, int]] = set()
        self._signed: dict[tuple[str, int], float] = {}
        """When people without a stream last gave a sign of life that was written down."""
        self._refreshed = 0.0

    def enter(self, table_id: str, seats: Iterable[int]) -> None:
        self._streams.update((table_id, seat) for seat in seats)

    def touch(self, table_id: str, seats: Iterable[int]) -> None:
        """A person without a stream has asked for something."""
        now = self._room.now()
        for seat in seats:
            if now - self._signed.get((table_id, seat), 0.0) >= EVERY:
                self._signed[table_id, seat] = now
                self._touched.add((table_id, seat))

    def leave(self, table_id: str, seats: Iterable[int]) -> None:
        for seat in seats:
            self._streams[table_id, seat] -= 1
            if self._streams[table_id, seat] <= 0:
                del self._streams[table_id, seat]
                # Who came and went between two sweeps is known too, so that the next one says that they have gone.
                self._known.setdefault((table_id, seat), self._room.now())

    async def sweep(self) -> None:
        """Say who has come and who has gone; of those who stay, give a sign of life now and then."""
        now = self._room.now()
        here, known = set(self._streams), set(self._known)
        seen = dict.fromkeys(here - known, now) | dict.fromkeys(known - here, now - 2 * FRESH)
        stay = self._most_overdue(here & known, now)
        self._known = {key: self._known[key] if key in known and key not in stay else now for key in here}
        alive = [*stay, *(self._touched - here)]
        self._touched.clear()
        if alive:
            await self._room.store.change(lambda connection: ledger.write_seen(connection, alive, now))
        tables = {table_id for table_id, _ in seen}
        await asyncio.gather(*(self._tell(table_id, seen) for table_id in tables))
        if now - self._refreshed >= EVERY:
            self._refreshed = now
            self._signed = {key: at for key, at in self._signed.items() if now - at < EVERY}
            await self._read_signs()

    def _most_overdue(self, stay: Iterable[tuple[str, int]], now: float) -> list[tuple[str, int]]:
        """Those whose last sign of life is old; a few at a time, so that many people are no long transaction."""
        overdue = sorted((key for key in stay if now - self._known[key] >= EVERY), key=self._known.__getitem__)
        return overdue[: max(AT_ONCE, len(self._known) // 16)]

    async def _read_signs(self) -> None:
        """Signs of life that other processes have written; they are no change that anybody is told of."""
        watched = self._room.hub.watched()
        signs = await self._room.store.read(lambda connection: ledger.read_seen(connection, watched))
        for table_id, seat, seen in signs:
            snapshot = self._room.glance(table_id)
            if snapshot is not None:
                snapshot.seats[seat].last_seen = seen

    async def _tell(self, table_id: str, seen: Mapping[tuple[str, int], float]) -> None:
        def work(draft: Draft) -> None:
            for seat in draft.seats:
                seat.last_seen = seen.get((table_id, seat.seat), seat.last_seen)

        await self._room.change(table_id, work)
