"""The house: one server process with everything in it, from the store to the robots."""

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress

from kosmodrom.engine.errors import KosmodromError
from kosmodrom.engine.registry import games
from kosmodrom.server.endings import Endings
from kosmodrom.server.hints import Hints
from kosmodrom.server.hub import Hub
from kosmodrom.server.listing import Listing
from kosmodrom.server.moderation import Moderation
from kosmodrom.server.playing import Playing
from kosmodrom.server.presence import Presence
from kosmodrom.server.retention import Retention
from kosmodrom.server.robots import Robots
from kosmodrom.server.room import Room
from kosmodrom.server.seating import Seating
from kosmodrom.server.settings import Settings
from kosmodrom.server.store import open_store
from kosmodrom.server.talking import Talking
from kosmodrom.server.thinking import Thinkers
from kosmodrom.server.wire import Wire

log = logging.getLogger(__name__)


class House:
    """Where all tables stand. Pages and the API reach everything through it."""

    def __init__(self, settings: Settings, now: Callable[[], float] = time.time) -> None:
        self.settings = settings
        self.name = secrets.token_hex(8)
        """This process among those that share a database."""
        self.now = now
        self.store = open_store(settings.database)
        self.hub = Hub()
        self.room = Room(self.store, self.hub, now, self.name, settings.live)
        self.seating = Seating(self.room, settings.away)
        self.playing = Playing(self.room)
        self.talking = Talking(self.room)
        self.endings = Endings(self.room)
        self.listing = Listing(self.room)
        self.presence = Presence(self.room)
        self.thinkers = Thinkers(settings.thinkers)
        self.robots = Robots(self.room, self.thinkers, settings.pause, settings.lease, settings.bots_alone)
        self.hints = Hints(self.thinkers)
        self.retention = Retention(self.room, settings)
        self.moderation = Moderation(self.room)
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Begin to listen, to watch the clocks and to let bots play on."""
        self.thinkers.warm_up([entry.package for entry in games().values()])
        if self.store.is_shared:
            wire = Wire(self.store.url, self.name, self._changed_elsewhere, self.room.all_may_have_changed)
            self._spawn(wire.run(), "wire")
            with suppress(TimeoutError):
                await asyncio.wait_for(wire.is_listening.wait(), 10)
        self._spawn(self._every(self.settings.sweep, self.sweep), "sweep")

    async def close(self) -> None:
        """Stop everything; what is committed stays."""
        self.hub.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.robots.close()
        await asyncio.to_thread(self.thinkers.close)
        await asyncio.to_thread(self.store.close)

    async def _changed_elsewhere(self, table_id: str) -> None:
        await self.room.changed_elsewhere(table_id)
        await self.robots.changed_elsewhere(table_id)

    async def sweep(self) -> None:
        """Notice what nobody tells: clocks, dead processes, who has come and gone."""
        if await self.store.changed_elsewhere():
            await self.room.all_may_have_changed()
        await self.robots.sweep()
        await self.presence.sweep()
        await self.retention.sweep()

    async def _every(self, seconds: float, work: Callable[[], Awaitable[None]]) -> None:
        while True:
            try:
                await work()
            except KosmodromError as error:
                log.warning("something went wrong and is tried again: %s", error)
            await asyncio.sleep(seconds)

    def _spawn(self, work: "Awaitable[None]", name: str) -> None:
        async def run() -> None:
            await work

        self._tasks.append(asyncio.get_running_loop().create_task(run(), name=name))
