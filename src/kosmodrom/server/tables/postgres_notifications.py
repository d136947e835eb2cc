"""Listens to PostgreSQL for what other processes have changed."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Final, Protocol

import psycopg
from sqlalchemy.engine import URL

from kosmodrom.server.process.supervised_loops import SetAsideTables
from kosmodrom.server.store.database import StoreError, patience
from kosmodrom.server.tables.open_tables import CHANNEL

QUIET: Final = 15.0
"""Seconds without a word after which the database is asked whether it is still there."""
ANSWERS: Final = 10.0
"""Seconds that it may take to say so."""
PAUSE: Final = 1.0
"""Seconds before a lost connection is tried again."""


class ConnectionDead(Exception):
    """A connection that nobody has closed, and at whose other end nobody answers."""


class Ears(Protocol):
    """Whoever wants to hear of changes."""

    async def changed_elsewhere(self, table_id: str) -> None:
        """Another process has changed a table."""

    async def changed_here(self, table_id: str, version: str) -> None:
        """This process has changed a table, to this version."""

    async def all_may_have_changed(self) -> None:
        """A connection was made: changes may have been missed before."""


class NotificationListener:
    """Listens for the other processes."""

    def __init__(
        self,
        url: URL,
        own_name: str,
        ears: Ears,
        now: Callable[[], float],
        quiet: float = QUIET,
        answers: float = ANSWERS,
    ) -> None:
        self._address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._options = patience(url)
        self._own_name = own_name
        self._ears = ears
        self._quiet = quiet
        self._answers = answers
        self.aside = SetAsideTables("wire", now)
        self.is_listening = asyncio.Event()
        self.on_word: Callable[[], None] = lambda: None
        """Called whenever the connection has proved to be alive."""

    async def listen(self) -> None:
        """Listen until the connection is lost, which is told as an error."""
        async with await psycopg.AsyncConnection.connect(self._address, autocommit=True, **self._options) as connection:
            try:
                await connection.execute(f"LISTEN {CHANNEL}")
                self.is_listening.set()
                await self._ears.all_may_have_changed()
                while True:
                    self.on_word()
                    await self._hear(connection)
            finally:
                self.is_listening.clear()

    async def _hear(self, connection: psycopg.AsyncConnection[Any]) -> None:
        """What is told until nothing comes for a while; then whether anybody is still there."""
        async for notification in connection.notifies(timeout=self._quiet):
            name, _, rest = notification.payload.partition(" ")
            table_id, _, version = rest.partition(" ")
            await self._pass_on(name == self._own_name, table_id, version)
        await self._ask(connection)

    async def _ask(self, connection: psycopg.AsyncConnection[Any]) -> None:
        """Whether anybody is still there; if nobody answers, the connection is dropped without a word."""
        asking = asyncio.ensure_future(connection.execute("SELECT 1"))
        answered, _ = await asyncio.wait({asking}, timeout=self._answers)
        if not answered:
            connection.pgconn.finish()
            asking.cancel()
            await asyncio.wait({asking})
            raise ConnectionDead
        await asking

    async def _pass_on(self, is_own: bool, table_id: str, version: str) -> None:
        """One table that cannot be read is no reason to hear nothing of the others."""
        told: Awaitable[None]
        told = self._ears.changed_here(table_id, version) if is_own else self._ears.changed_elsewhere(table_id)
        try:
            await told
        except StoreError:
            raise
        except Exception as error:  # the others go on
            self.aside.put(table_id, error)
        else:
            self.aside.clear(table_id)
