"""The tables that are in memory, read from the store when needed and changed only through it.

A change is made on a draft, inside the transaction that stores it; only when that is committed does its outcome
replace the snapshot that everybody reads, and then everybody is told. Where the store does not say whether it was
committed, the table is in doubt and is read again before anybody sees it.
"""

import asyncio
import logging
from collections import Counter, OrderedDict
from collections.abc import AsyncGenerator, Callable, Coroutine
from concurrent.futures import Future
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from typing import Any, Final, TypeVar

from sqlalchemy import Connection

from kosmodrom.engine.deck import Deck
from kosmodrom.engine.registry import find
from kosmodrom.server.process.supervised_loops import SetAsideTables
from kosmodrom.server.refusals import Damaged
from kosmodrom.server.store.database import Store, StoreError
from kosmodrom.server.tables import records
from kosmodrom.server.tables.change import TableChange
from kosmodrom.server.tables.records import Record
from kosmodrom.server.tables.seats import Seat
from kosmodrom.server.tables.snapshots import Snapshot, begun, caught_up, load
from kosmodrom.server.tables.stored_decks import StoredDeck, write_content
from kosmodrom.server.tables.strangers_files import UploadReader
from kosmodrom.server.tables.watchers import Watchers

log = logging.getLogger(__name__)

T = TypeVar("T")
Changed = tuple[T, Snapshot, list[Seat]]
"""What the work gives back, the table after it, and the seats that have decided."""
CHANNEL: Final = "kosmodrom"


@dataclass
class Live:
    """A table in memory; the lock lets this process make one change at a time."""

    snapshot: Snapshot
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    is_being_changed: bool = False
    doubts: int = 0
    """How many changes may have been committed or not, for all that the store said."""
    cleared: int = 0
    """How many of these doubts are settled, because the store was read since."""
    pending: list["Future[Any]"] = field(default_factory=list)
    """Changes that may still be committed, though nobody waits for them any more."""

    @property
    def is_in_doubt(self) -> bool:
        """Whether a change may have been committed that the snapshot does not show."""
        return self.doubts > self.cleared

    def doubt(self, error: StoreError) -> None:
        self.doubts += 1
        if error.pending is not None:
            self.pending.append(error.pending)

    def doubts_to_clear(self) -> int:
        """The doubts that reading the store from now on settles: none while a change may still be committed."""
        self.pending = [change for change in self.pending if not change.done()]
        return self.cleared if self.pending else self.doubts


def version_of(record: Record) -> str:
    """What grows with every change of a table."""
    return f"{record.lines}.{record.notices}.{record.chats}"


def to_the_end(work: Coroutine[Any, Any, T]) -> "asyncio.Task[T]":
    """Work that is finished even if whoever asked for it has gone; then nobody hears of its failure either."""
    task = asyncio.ensure_future(work)
    task.add_done_callback(lambda done: done.cancelled() or done.exception())
    return task


class OpenTables:
    """All tables of this process."""

    def __init__(self, store: Store, hub: Watchers, now: Callable[[], float], name: str, most: int) -> None:
        self.store = store
        self.hub = hub
        self.now = now
        self.name = name
        """This process's own, in leases and in what it tells the others."""
        self.decks = UploadReader()
        self.journals = UploadReader()
        """Where decks and journals that people send are read."""
        self._most = most
        self._live: OrderedDict[str, Live] = OrderedDict()
        self._used: Counter[str] = Counter()
        """By how many each table is being used."""
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self.aside = SetAsideTables("catching up", now)
        self.on_change: list[Callable[[Snapshot], None]] = []
        """Called in the event loop after a change that was made by this process."""
        self.on_decision: list[Callable[[Seat], None]] = []
        """Called in the event loop after each decision that was made through this process, with who has decided."""

    # --- looking --------------------------------------------------------------------------------

    async def look(self, table_id: str) -> Snapshot:
        """The table as it is committed now, with its match while it runs."""
        async with self._at(table_id) as live:
            if self.store.is_shared or live.is_in_doubt:
                await self._catch_up(live)
            return live.snapshot

    async def look_with_match(self, table_id: str) -> Snapshot:
        """The same; the match of a finished table is played again if need be."""
        snapshot = await self.look(table_id)
        if snapshot.match is not None or snapshot.record.started is None:
            return snapshot
        async with self._at(table_id) as live, live.lock:
            if live.snapshot.match is None:
                played = await self.store.read(lambda connection: begun(connection, snapshot))
                live.snapshot = replace(live.snapshot, match=played.match, fault=played.fault)
            return live.snapshot

    @property
    def in_memory(self) -> int:
        """How many tables are in memory."""
        return len(self._live)

    def glance(self, table_id: str) -> Snapshot | None:
        """The table as this process last saw it, if it is in memory."""
        live = self._live.get(table_id)
        return None if live is None else live.snapshot

    @asynccontextmanager
    async def _at(self, table_id: str) -> AsyncGenerator[Live, None]:
        """The table in memory, where it stays for as long as the block lasts: there is never a second one of it."""
        self._used[table_id] += 1
        try:
            live = self._live.get(table_id) or await self._loaded(table_id)
            if table_id in self._live:  # unless it was removed meanwhile
                self._live.move_to_end(table_id)
            yield live
        finally:
            self._used[table_id] -= 1
            if not self._used[table_id]:
                del self._used[table_id]

    async def _loaded(self, table_id: str) -> Live:
        """The table from the store; all who want it now wait for the same reading."""
        loading = self._loading.get(table_id)
        if loading is None:
            loading = self._loading[table_id] = to_the_end(self._load(table_id))
            loading.add_done_callback(lambda _: self._loading.pop(table_id))
        return await asyncio.shield(loading)

    async def _load(self, table_id: str) -> Live:
        snapshot = await self.store.read(lambda connection: load(connection, table_id))
        live = self._live[table_id] = Live(snapshot)
        self._forget_some()
        return live

    def _forget_some(self) -> None:
        """Tables that nobody watches make room; everything about them is in the store."""
        for table_id, live in list(self._live.items())[: max(0, len(self._live) - self._most)]:
            if table_id not in self._used and not live.is_in_doubt and not self.hub.is_watched(table_id):
                del self._live[table_id]

    # --- changing -------------------------------------------------------------------------------

    async def change(self, table_id: str, work: Callable[[TableChange], T]) -> T:
        """Change a table; when this returns, the change is committed and everybody is being told."""
        return await asyncio.shield(to_the_end(self._change(table_id, work)))

    async def _change(self, table_id: str, work: Callable[[TableChange], T]) -> T:
        async with self._at(table_id) as live, live.lock:
            before = live.snapshot
            live.is_being_changed = True
            try:
                changing = self.store.change(lambda connection: self._transact(connection, before, work))
                result, live.snapshot, decided = await changing
            except StoreError as error:
                live.doubt(error)
                raise
            finally:
                live.is_being_changed = False
            after = live.snapshot
        if not after.record.is_as_new_as(before.record):
            self.hub.publish(after.id)
            self.announce(after)
        for listener in self.on_decision:
            for seat in decided:
                listener(seat)
        return result

    def _transact(self, connection: Connection, before: Snapshot, work: Callable[[TableChange], T]) -> Changed[T]:
        """Runs in a thread of the store."""
        current = caught_up(connection, before, lock=True)
        if isinstance(current.fault, Damaged):
            raise current.fault
        draft = TableChange(
            connection, current.record, current.seats, current.match, current.deck, self.now(), current.fault
        )
        result = work(draft)
        if not draft.settle():
            return result, current, draft.decided
        self.store.tell(connection, CHANNEL, f"{self.name} {before.id} {version_of(draft.record)}")
        return result, current.after(draft), draft.decided

    async def add(
        self,
        record: Record,
        seats: list[Seat],
        deck: Deck | None,
        content: StoredDeck,
        work: Callable[[TableChange], None],
    ) -> Snapshot:
        """Put up a new table, with whatever `work` does to it first."""
        record.deck_hash = content.hash
        entry = find(record.game)
        book = entry.book() if deck is None else await asyncio.to_thread(entry.book, deck)
        empty = Snapshot(record, seats, deck, book, content)

        def insert(connection: Connection) -> Snapshot:
            write_content(connection, content)
            records.write_new(connection, record, seats)
            draft = TableChange(connection, record, seats, None, deck, self.now())
            work(draft)
            draft.settle()
            return empty.after(draft)

        snapshot = await asyncio.shield(to_the_end(self.store.change(insert)))
        self._live[snapshot.id] = Live(snapshot)
        self._forget_some()
        self.announce(snapshot)
        return snapshot

    def announce(self, snapshot: Snapshot) -> None:
        """Let bots and others of this process know of a table that they may have to act for."""
        for listener in self.on_change:
            try:
                listener(snapshot)
            except Exception:  # what is committed has succeeded
                log.exception("table %s: a change was made, but somebody could not be told", snapshot.id)

    async def remove(self, table_id: str, work: Callable[[Connection, Snapshot], None]) -> None:
        """Let `work` remove a table as it is committed now, unless it refuses to; whoever watches it is told."""
        await asyncio.shield(to_the_end(self._remove(table_id, work)))

    async def _remove(self, table_id: str, work: Callable[[Connection, Snapshot], None]) -> None:
        async with self._at(table_id) as live, live.lock:
            before = live.snapshot

            def transact(connection: Connection) -> None:
                work(connection, caught_up(connection, before, lock=True))
                self.store.tell(connection, CHANNEL, f"{self.name} {table_id}")

            try:
                await self.store.change(transact)
            except StoreError as error:
                live.doubt(error)
                raise
            self.forget(table_id)

    # --- catching up ----------------------------------------------------------------------------

    async def changed_elsewhere(self, table_id: str) -> None:
        """Another process has changed a table: whoever watches it here is told."""
        live = self._live.get(table_id)
        if live is not None:
            await self._catch_up(live)

    async def changed_here(self, table_id: str, version: str) -> None:
        """The store tells of a change by this process, perhaps of one of which it never heard that it was made."""
        live = self._live.get(table_id)
        if live is not None and not live.is_being_changed and version_of(live.snapshot.record) != version:
            await self._catch_up(live)

    async def all_may_have_changed(self) -> None:
        """The word of some changes may have been missed."""
        await self._catch_up_with(list(self._live.values()))

    async def clear_doubts(self) -> None:
        """Those who watch a table learn of changes of which this process does not know whether they were made."""
        await self._catch_up_with([live for live in self._live.values() if live.is_in_doubt])

    async def _catch_up_with(self, tables: list[Live]) -> None:
        """A table that cannot be read is no reason to leave out the others."""
        for live in tables:
            table_id = live.snapshot.id
            if not self.aside.has(table_id):
                try:
                    await self._catch_up(live)
                except StoreError:
                    raise
                except Exception as error:  # the other tables go on
                    self.aside.put(table_id, error)
                else:
                    self.aside.clear(table_id)

    def forget(self, table_id: str) -> None:
        """A table was removed: whoever watches it finds that it is gone."""
        if self._live.pop(table_id, None) is not None:
            self.hub.publish(table_id)

    async def _catch_up(self, live: Live) -> None:
        table_id, cleared = live.snapshot.id, live.doubts_to_clear()
        fresh = await self.store.read(lambda connection: records.read_record(connection, table_id))
        if fresh is None:
            self.forget(table_id)
            return
        if fresh.is_as_new_as(live.snapshot.record):
            live.cleared = max(live.cleared, cleared)
            return
        async with live.lock:
            before = live.snapshot
            live.snapshot = await self.store.read(lambda connection: caught_up(connection, before, lock=False))
            live.cleared = max(live.cleared, cleared)
        if not live.snapshot.record.is_as_new_as(before.record):
            self.hub.publish(table_id)
