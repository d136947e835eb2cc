"""Retention: tables and decks that nobody needs any more are removed, as the settings say."""

from collections.abc import Iterable
from typing import Final

from sqlalchemy import ColumnElement, Connection, and_, delete, or_, select

from kosmodrom.server.process.settings import Settings
from kosmodrom.server.store import schema
from kosmodrom.server.tables import shared_decks
from kosmodrom.server.tables.open_tables import CHANNEL, OpenTables
from kosmodrom.server.tables.stored_decks import forget_unused

DAY: Final = 86400.0
AT_ONCE: Final = 100
"""Tables that are removed in one transaction."""
EVERY: Final = 3600.0
"""Seconds between two looks for old tables."""


def _is_old(settings: Settings, now: float) -> ColumnElement[bool]:
    """Which tables are to go: of those that are not over, where nobody was for so long; else so long after the end."""
    c = schema.tables.c
    kinds = (
        (settings.keep_waiting, c.started.is_(None), _is_left),
        (settings.keep_finished, c.finished.is_not(None), c.finished.__lt__),
        (settings.keep_abandoned, and_(c.started.is_not(None), c.finished.is_(None)), _is_left),
    )
    return or_(False, *(and_(kind, is_past(now - days * DAY)) for days, kind, is_past in kinds if days > 0))


def _is_left(since: float) -> ColumnElement[bool]:
    """Where nothing has changed and nobody was there since then."""
    seat = schema.seats.c
    seen = select(seat.seat).where(seat.table_id == schema.tables.c.id, seat.last_seen >= since)
    return and_(schema.tables.c.changed < since, ~seen.exists())


def left_since(settings: Settings, now: float) -> float:
    """The moment before which nobody may have wanted a deck that is to go."""
    return now - settings.keep_decks * DAY if settings.keep_decks > 0 else 0.0


def old_tables(connection: Connection, settings: Settings, now: float, most: int = AT_ONCE) -> list[str]:
    c = schema.tables.c
    query = select(c.id).where(_is_old(settings, now)).order_by(c.changed).limit(most)
    return list(connection.execute(query).scalars())


def remove(connection: Connection, tables: Iterable[str]) -> int:
    """Remove tables with their seats, lines, chat, results and reports, and the decks that nobody plays with then."""
    removed = connection.execute(delete(schema.tables).where(schema.tables.c.id.in_(list(tables)))).rowcount
    forget_unused(connection)
    return removed


class Retention:
    """Removes old tables and decks while the server runs."""

    def __init__(self, room: OpenTables, settings: Settings) -> None:
        self._room = room
        self._settings = settings
        self._looked = 0.0

    async def sweep(self) -> None:
        """Look now and then; as long as there are more, every time."""
        now = self._room.now()
        if now - self._looked >= EVERY and await self.remove_some() < AT_ONCE:
            self._looked = now

    async def remove_some(self) -> int:
        """Remove the oldest tables and decks; how many of those of which there were more.

        Whether one is old is decided in the transaction that removes it.
        """
        room, now = self._room, self._room.now()
        since = left_since(self._settings, now)

        def is_there(connection: Connection) -> bool:
            return bool(old_tables(connection, self._settings, now, 1) or shared_decks.left(connection, since, 1))

        def work(connection: Connection) -> tuple[list[str], int]:
            tables = old_tables(connection, self._settings, now)
            if tables:
                remove(connection, tables)
            for table_id in tables:
                room.store.tell(connection, CHANNEL, f"{room.name} {table_id}")
            return tables, shared_decks.remove(connection, shared_decks.left(connection, since))

        if not await room.store.read(is_there):
            return 0
        gone, decks = await room.store.change(work)
        for table_id in gone:
            room.forget(table_id)
        return max(len(gone), decks)
