"""The room: the tables that are in memory, read from the store when needed and changed only through it.

A change is made on a draft, inside the transaction that stores it; only when that is committed does its outcome
replace the snapshot that everybody reads, and then everybody is told.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Final, TypeVar

from sqlalchemy import Connection

from kosmodrom.engine.deck import Deck
from kosmodrom.engine.registry import find
from kosmodrom.server import ledger
from kosmodrom.server.draft import Draft
from kosmodrom.server.hub import Hub
from kosmodrom.server.ledger import Record
from kosmodrom.server.reading import Desk
from kosmodrom.server.seats import Seat
from kosmodrom.server.snapshot import Snapshot, caught_up, load, resumed
from kosmodrom.server.store import Store

T = TypeVar("T")
CHANNEL: Final = "kosmodrom"


@dataclass
class Live:
    """A table in memory; the lock lets this process make one change at a time."""

    snapshot: Snapshot
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)


class Room:
    """All tables of this process."""

    def __init__(self, store: Store, hub: Hub, now: Callable[[], float], name: str, most: int) -> None:
        self.store = store
        self.hub = hub
        self.now = now
        self.name = name
        """This process's own, in leases and in what it tells the others."""
        self.decks = Desk()
        self.journals = Desk()
        """Where decks and journals that people send are read."""
        self._most = most
        self._live: OrderedDict[str, Live] = OrderedDict()
        self.on_change: list[Callable[[Snapshot], None]] = []
        """Called in the event loop after a change that was made by this process."""

    # --- looking --------------------------------------------------------------------------------

    async def look(self, table_id: str) -> Snapshot:
        """The table as it is committed now, with its match while it runs."""
        live = await self._find(table_id)
        if self.store.is_shared:
            await self._catch_up(live)
        return live.snapshot

    async def look_with_match(self, table_id: str) -> Snapshot:
        """The same; the match of a finished table is played again if need be."""
        snapshot = await self.look(table_id)
        if snapshot.match is not None or snapshot.record.started is None:
            return snapshot
        live = await self._find(table_id)
        async with live.lock:
            if live.snapshot.match is None:
                match = await self.store.read(lambda connection: resumed(connection, snapshot))
                live.snapshot = replace(live.snapshot, match=match)
        return live.snapshot

    def glance(self, table_id: str) -> Snapshot | None:
        """The table as this process last saw it, if it is in memory."""
        live = self._live.get(table_id)
        return None if live is None else live.snapshot

    async def _find(self, table_id: str) -> Live:
        live = self._live.get(table_id)
        if live is None:
            snapshot = await self.store.read(lambda connection: load(connection, table_id))
            live = self._live.setdefault(table_id, Live(snapshot))
            self._forget_some()
        self._live.move_to_end(table_id)
        return live

    def _forget_some(self) -> None:
        """Tables that nobody watches make room; everything about them is in the store."""
        for table_id, live in list(self._live.items())[: max(0, len(self._live) - self._most)]:
            if not live.lock.locked() and not self.hub.is_watched(table_id):
                del self._live[table_id]

    # --- changing -------------------------------------------------------------------------------

    async def change(self, table_id: str, work: Callable[[Draft], T]) -> T:
        """Change a table; when this returns, the change is committed and everybody is being told."""
        live = await self._find(table_id)
        return await asyncio.shield(asyncio.ensure_future(self._change(live, work)))

    async def _change(self, live: Live, work: Callable[[Draft], T]) -> T:
        async with live.lock:
            before = live.snapshot
            result, after = await self.store.change(lambda connection: self._transact(connection, before, work))
            live.snapshot = after
        if not after.record.is_as_new_as(before.record):
            self.hub.publish(after.id)
            self.announce(after)
        return result

    def _transact(self, connection: Connection, before: Snapshot, work: Callable[[Draft], T]) -> tuple[T, Snapshot]:
        """Runs in a thread of the store."""
        current = caught_up(connection, before, lock=True)
        draft = Draft(connection, current.record, current.seats, current.match, current.deck, self.now())
        result = work(draft)
        if not draft.settle():
            return result, current
        self.store.tell(connection, CHANNEL, f"{self.name} {before.id}")
        return result, current.after(draft)

    async def add(
        self, record: Record, seats: list[Seat], deck: Deck | None, deck_text: str | None, work: Callable[[Draft], None]
    ) -> Snapshot:
        """Put up a new table, with whatever `work` does to it first."""
        entry = find(record.game)
        book = entry.book() if deck is None else await asyncio.to_thread(entry.book, deck)
        empty = Snapshot(record, seats, deck, book)

        def insert(connection: Connection) -> Snapshot:
            ledger.write_new(connection, record, seats, deck_text)
            draft = Draft(connection, record, seats, None, deck, self.now())
            work(draft)
            draft.settle()
            return empty.after(draft)

        snapshot = await asyncio.shield(asyncio.ensure_future(self.store.change(insert)))
        self._live[snapshot.id] = Live(snapshot)
        self._forget_some()
        self.announce(snapshot)
        return snapshot

    def announce(self, snapshot: Snapshot) -> None:
        """Let bots and others of this process know of a table that they may have to act for."""
        for listener in self.on_change:
            listener(snapshot)

    # --- catching up ----------------------------------------------------------------------------

    async def changed_elsewhere(self, table_id: str) -> None:
        """Another process has changed a table: whoever watches it here is told."""
        live = self._live.get(table_id)
        if live is not None:
            await self._catch_up(live)

    async def all_may_have_changed(self) -> None:
        """The word of some changes may have been missed."""
        for live in list(self._live.values()):
            await self._catch_up(live)

    async def _catch_up(self, live: Live) -> None:
        table_id = live.snapshot.id
        fresh = await self.store.read(lambda connection: ledger.read_record(connection, table_id))
        if fresh is None or fresh.is_as_new_as(live.snapshot.record):
            return
        async with live.lock:
            before = live.snapshot
            live.snapshot = await self.store.read(lambda connection: caught_up(connection, before, lock=False))
        if not live.snapshot.record.is_as_new_as(before.record):
            self.hub.publish(table_id)
