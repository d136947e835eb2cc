"""One server process with everything in it, from the store to the bots."""

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress

from kosmodrom.engine.registry import games
from kosmodrom.server.bots.bot_turns import BotTurns
from kosmodrom.server.bots.hints import Hints
from kosmodrom.server.bots.thinking_processes import Thinkers
from kosmodrom.server.process.settings import Settings
from kosmodrom.server.process.supervised_loops import Health, Loop
from kosmodrom.server.reminders.turn_reminders import TurnReminders
from kosmodrom.server.services.chat import Chat
from kosmodrom.server.services.daily import DailyTables
from kosmodrom.server.services.endings import Endings
from kosmodrom.server.services.moderation import Moderation
from kosmodrom.server.services.playing import Playing
from kosmodrom.server.services.presence import Presence
from kosmodrom.server.services.retention import Retention
from kosmodrom.server.services.seating import Seating
from kosmodrom.server.services.shared_decks import SharedDecks
from kosmodrom.server.services.table_lists import TableLists
from kosmodrom.server.store.database import Store, open_store
from kosmodrom.server.tables.open_tables import OpenTables
from kosmodrom.server.tables.postgres_notifications import PAUSE, NotificationListener
from kosmodrom.server.tables.watchers import Watchers

log = logging.getLogger(__name__)


class WholeServer:
    """Where all tables stand. Pages and the API reach everything through it."""

    def __init__(self, settings: Settings, now: Callable[[], float] = time.time, store: Store | None = None) -> None:
        self.settings = settings
        self.name = secrets.token_hex(8)
        """This process among those that share a database."""
        self.now = now
        self.store = store or open_store(settings.database)
        self.hub = Watchers()
        self.room = OpenTables(self.store, self.hub, now, self.name, settings.live)
        self.seating = Seating(self.room, settings.away)
        self.daily = DailyTables(self.room, self.seating)
        self.playing = Playing(self.room)
        self.talking = Chat(self.room)
        self.endings = Endings(self.room)
        self.listing = TableLists(self.room)
        self.presence = Presence(self.room)
        self.thinkers = Thinkers(settings.thinkers)
        self.robots = BotTurns(self.room, self.thinkers, settings.pause, settings.lease, settings.bots_alone)
        self.hints = Hints(self.thinkers)
        self.retention = Retention(self.room, settings)
        self.moderation = Moderation(self.room)
        self.decks = SharedDecks(self.room, settings)
        self.reminders = TurnReminders(self.room, settings)
        self._asides = [self.room.aside, self.robots.aside, self.presence.aside]
        self._sweeps = [
            Loop("changes", settings.sweep, self._notice_changes, now),
            Loop("bots and clocks", settings.sweep, self.robots.sweep, now),
            Loop("presence", settings.sweep, self.presence.sweep, now),
            Loop("retention", settings.sweep, self.retention.sweep, now),
        ]
        if self.reminders.kinds:
            self._sweeps.append(Loop("reminders", settings.sweep, self.reminders.sweep, now))
        self._loops = list(self._sweeps)

    async def open(self) -> None:
        """Begin to listen, to watch the clocks and to let bots play on."""
        self.thinkers.warm_up([entry.package for entry in games().values()])
        if self.store.is_shared:
            await self._begin_to_listen()
        for loop in self._sweeps:
            loop.start()

    async def _begin_to_listen(self) -> None:
        wire = NotificationListener(self.store.url, self.name, self, self.now)
        loop = Loop("wire", PAUSE, wire.listen, self.now)
        wire.on_word = loop.succeeds
        loop.start()
        self._loops.append(loop)
        self._asides.append(wire.aside)
        with suppress(TimeoutError):
            await asyncio.wait_for(wire.is_listening.wait(), 10)

    async def close(self) -> None:
        """Stop everything; what is committed stays. Whatever does not stop as it should, the rest does."""
        self.hub.close()
        for stop in (
            *(loop.stop for loop in self._loops),
            self.robots.close,
            self.reminders.close,
            lambda: asyncio.to_thread(self.thinkers.close),
            lambda: asyncio.to_thread(self.store.close),
        ):
            await _certainly(stop)

    def health(self) -> Health:
        """How the house fares."""
        set_aside = {table_id: reason for aside in self._asides for table_id, reason in aside.reasons().items()}
        return Health({loop.name: loop.health() for loop in self._loops}, self.store.is_alive, set_aside)

    async def sweep(self) -> None:
        """Notice what nobody tells: clocks, dead processes, who has come and gone."""
        for loop in self._sweeps:
            await loop.once()

    async def _notice_changes(self) -> None:
        await self.room.clear_doubts()
        if await self.store.changed_elsewhere():
            await self.room.all_may_have_changed()

    # --- what the wire tells --------------------------------------------------------------------

    async def changed_elsewhere(self, table_id: str) -> None:
        await self.room.changed_elsewhere(table_id)
        await self.robots.changed_elsewhere(table_id)

    async def changed_here(self, table_id: str, version: str) -> None:
        await self.room.changed_here(table_id, version)

    async def all_may_have_changed(self) -> None:
        await self.room.all_may_have_changed()


async def _certainly(stop: Callable[[], Awaitable[None]]) -> None:
    try:
        await stop()
    except Exception:  # the rest is stopped too
        log.exception("something did not stop as it should")
