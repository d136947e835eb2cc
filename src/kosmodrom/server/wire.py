"""The wire: how processes that share a PostgreSQL database hear of one another's changes."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

import psycopg
from sqlalchemy.engine import URL

from kosmodrom.server.room import CHANNEL

log = logging.getLogger(__name__)

Heard = Callable[[str], Awaitable[None]]
PAUSE: Final = 1.0
"""Seconds before a lost connection is tried again."""


class Wire:
    """Listens for the other processes."""

    def __init__(self, url: URL, own_name: str, on_change: Heard, on_gap: Callable[[], Awaitable[None]]) -> None:
        self._address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._own_name = own_name
        self._on_change = on_change
        self._on_gap = on_gap
        """Called after a connection was made: changes may have been missed before."""
        self.is_listening = asyncio.Event()

    async def run(self) -> None:
        """Listen until cancelled."""
        while True:
            try:
                await self._listen()
            except psycopg.Error as error:
                self.is_listening.clear()
                log.warning("the database's notifications are interrupted: %s", type(error).__name__)
                await asyncio.sleep(PAUSE)

    async def _listen(self) -> None:
        async with await psycopg.AsyncConnection.connect(self._address, autocommit=True) as connection:
            await connection.execute(f"LISTEN {CHANNEL}")
            self.is_listening.set()
            await self._on_gap()
            async for notification in connection.notifies():
                name, _, table_id = notification.payload.partition(" ")
                if name != self._own_name:
                    await self._on_change(table_id)
