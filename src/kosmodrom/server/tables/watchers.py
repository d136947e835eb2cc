"""Tells everybody who watches a table, in this process, that it has changed.

It carries no content. A watcher reads from the table what is new to it, so a slow one skips nothing and holds
nothing up: changes that it has not collected yet are one change.
"""

import asyncio
from collections import defaultdict
from collections.abc import AsyncGenerator, Iterable


class Watcher:
    """One reader, with the tables that changed since it last looked."""

    def __init__(self) -> None:
        self.changed: set[str] = set()
        self.woken = asyncio.Event()

    def wake(self, table_id: str) -> None:
        self.changed.add(table_id)
        self.woken.set()


class Watchers:
    """Who watches what."""

    def __init__(self) -> None:
        self._watchers: defaultdict[str, dict[Watcher, None]] = defaultdict(dict)
        """In the order in which they came."""
        self._is_closed = False
        self._loop: asyncio.AbstractEventLoop | None = None

    def publish(self, table_id: str) -> None:
        """A change of this table is committed."""
        for watcher in self._watchers.get(table_id, ()):
            watcher.wake(table_id)

    async def subscribe(self, tables: Iterable[str], heartbeat: float = 15.0) -> AsyncGenerator[set[str], None]:
        """The ids of the tables that have changed: first all, then each time some have; none after a quiet while.

        Read a table after its id came, and no change is missed. Close the generator (`aclosing`) when done with it.
        """
        self._loop = asyncio.get_running_loop()
        watcher, watched = Watcher(), list(tables)
        for table_id in watched:
            self._watchers[table_id][watcher] = None
            watcher.wake(table_id)
        try:
            while not self._is_closed:
                try:
                    async with asyncio.timeout(heartbeat):
                        await watcher.woken.wait()
                except TimeoutError:
                    yield set()
                    continue
                watcher.woken.clear()
                changed, watcher.changed = watcher.changed, set()
                if changed:
                    yield changed
        finally:
            for table_id in watched:
                self._watchers[table_id].pop(watcher, None)
                if not self._watchers[table_id]:
                    del self._watchers[table_id]

    def is_watched(self, table_id: str) -> bool:
        return table_id in self._watchers

    def watched(self) -> list[str]:
        return list(self._watchers)

    def close_soon(self) -> None:
        """The same from a signal handler or another thread."""
        if self._loop is not None and not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self.close)

    def close(self) -> None:
        """Let all watchers end."""
        self._is_closed = True
        for watchers in list(self._watchers.values()):
            for watcher in watchers:
                watcher.woken.set()
