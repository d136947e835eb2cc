"""Presence: who has a stream open. Written to the store now and then, so that all processes know who is there."""

import asyncio
from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Final

from kosmodrom.server.process.supervised_loops import SetAsideTables
from kosmodrom.server.refusals import NoTable
from kosmodrom.server.store.database import StoreError
from kosmodrom.server.tables import records
from kosmodrom.server.tables.change import TableChange
from kosmodrom.server.tables.open_tables import OpenTables
from kosmodrom.server.tables.seats import Seat

EVERY: Final = 20.0
"""Seconds between signs of life."""
AT_ONCE: Final = 64
FRESH: Final = 45.0
"""A sign of life that is older than this counts no more."""


def is_here(seat: Seat, now: float) -> bool:
    return seat.last_seen is not None and now - seat.last_seen < FRESH


class Presence:
    """The people whose streams end in this process."""

    def __init__(self, room: OpenTables) -> None:
        self._room = room
        self._streams: Counter[tuple[str, int]] = Counter()
        self._known: dict[tuple[str, int], float] = {}
        """When the store was last told of whom."""
        self._touched: set[tuple[str, int]] = set()
        self._signed: dict[tuple[str, int], float] = {}
        """When people without a stream last gave a sign of life that was written down."""
        self._refreshed = 0.0
        self.aside = SetAsideTables("presence", room.now)

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
        """Say who has come and who has gone; of those who stay, give a sign of life now and then.

        What the store could not be told of is said again in the next sweep.
        """
        now = self._room.now()
        await self._give_signs(now)
        news = {key: now for key in self._streams if key not in self._known}
        news |= {key: now - 2 * FRESH for key in self._known if key not in self._streams}
        tables = list(dict.fromkeys(table_id for table_id, _ in news))
        failed = await asyncio.gather(*(self._tell(table_id, news, now) for table_id in tables))
        if now - self._refreshed >= EVERY:
            self._signed = {key: at for key, at in self._signed.items() if now - at < EVERY}
            await self._read_signs()
            self._refreshed = now
        for error in failed:
            if error is not None:
                raise error

    async def _give_signs(self, now: float) -> None:
        stay = self._most_overdue([key for key in self._streams if key in self._known], now)
        touched = sorted(key for key in self._touched if key not in self._streams)
        self._touched.clear()
        try:
            if stay or touched:
                await self._room.store.change(lambda connection: records.write_seen(connection, [*stay, *touched], now))
        except StoreError:
            self._touched.update(touched)
            raise
        self._known.update((key, now) for key in stay if key in self._known)

    def _most_overdue(self, stay: Iterable[tuple[str, int]], now: float) -> list[tuple[str, int]]:
        """Those whose last sign of life is old; a few at a time, so that many people are no long transaction."""
        overdue = sorted((key for key in stay if now - self._known[key] >= EVERY), key=self._known.__getitem__)
        return overdue[: max(AT_ONCE, len(self._known) // 16)]

    async def _read_signs(self) -> None:
        """Signs of life that other processes have written; they are no change that anybody is told of."""
        watched = self._room.hub.watched()
        signs = await self._room.store.read(lambda connection: records.read_seen(connection, watched))
        for table_id, seat, seen in signs:
            snapshot = self._room.glance(table_id)
            if snapshot is not None and seat < len(snapshot.seats):
                snapshot.seats[seat].last_seen = seen

    async def _tell(self, table_id: str, news: Mapping[tuple[str, int], float], now: float) -> StoreError | None:
        """Say who has come to one table and who has gone; what is wrong with it does not concern the others.

        A store that cannot be reached concerns all of them, and is given back.
        """
        if self.aside.has(table_id):
            return None

        def work(draft: TableChange) -> None:
            for seat in draft.seats:
                seat.last_seen = news.get((table_id, seat.seat), seat.last_seen)

        try:
            await self._room.change(table_id, work)
        except NoTable:
            pass
        except Exception as error:  # the other tables go on
            if isinstance(error, StoreError) and not error.is_contradiction:
                return error
            self.aside.put(table_id, error)
            return None
        self.aside.clear(table_id)
        for key, seen in news.items():
            if key[0] == table_id and seen == now:
                self._known[key] = now
            elif key[0] == table_id:
                self._known.pop(key, None)
        return None
