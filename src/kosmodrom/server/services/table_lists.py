"""Lists of tables: public ones, the tables of whoever asks, and what a link opens."""

from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Connection, Row, Select, and_, case, or_, select

from kosmodrom.engine.deck import STANDARD
from kosmodrom.engine.journal import UNDO_FROM
from kosmodrom.engine.registry import games
from kosmodrom.server.services import TableService
from kosmodrom.server.store import schema
from kosmodrom.server.tables.records import read_seats_of
from kosmodrom.server.tables.seats import OPEN, Seat, is_practice
from kosmodrom.server.tables.secret_keys import hash_of

MOST: Final = 50
MOST_MINE: Final = 150
"""As many as a browser has secrets for; those that are not over come first."""


@dataclass(frozen=True)
class Listed:
    """A table in a list."""

    id: str
    game: str
    created: float
    started: float | None
    finished: float | None
    changed: float
    deck: str | None
    """The name of a deck that is not the printed one."""
    daily: str | None
    """The day whose deal is played."""
    seats: list[Seat]
    practice: bool


_OWN_NAME: Final = case((schema.decks.c.name != STANDARD, schema.decks.c.name)).label("deck")
COLUMNS: Final = [
    *(schema.tables.c[name] for name in ("id", "game", "created", "started", "finished", "changed", "daily")),
    select(_OWN_NAME).where(schema.decks.c.hash == schema.tables.c.deck_hash).scalar_subquery().label("deck"),
]


class TableLists(TableService):
    """Which tables there are."""

    async def public(self) -> list[Listed]:
        """Public tables that are not over, the latest first."""
        c = schema.tables.c
        known = c.game.in_(list(games()))
        query = select(*COLUMNS).where(known, c.public, c.finished.is_(None)).order_by(c.changed.desc()).limit(MOST)
        return await self._room.store.read(lambda connection: _listed(connection, query))

    async def mine(self, hashes: frozenset[str]) -> list[Listed]:
        """The tables where the holder of these secrets sits or is the host, rematches included."""
        if not hashes:
            return []
        c, seat = schema.tables.c, schema.seats.c
        sits = select(seat.table_id).where(seat.secret_hash.in_(hashes))
        query = select(*COLUMNS).where(c.game.in_(list(games())), or_(c.id.in_(sits), c.host_hash.in_(hashes)))
        latest = query.order_by(c.finished.is_not(None), c.changed.desc()).limit(MOST_MINE)
        return await self._room.store.read(lambda connection: _listed(connection, latest))

    async def ends(self, hashes: frozenset[str]) -> dict[str, float | None]:
        """For each hash that opens any table: when the last one was over, or None where one of them is not."""
        c, seat = schema.tables.c, schema.seats.c
        doors = select(c.finished, c.host_hash, c.watch_hash).where(
            or_(c.host_hash.in_(hashes), c.watch_hash.in_(hashes))
        )
        chairs = (
            select(c.finished, seat.secret_hash, case((seat.kind == OPEN, seat.invite_hash)))
            .join(schema.seats, seat.table_id == c.id)
            .where(or_(seat.secret_hash.in_(hashes), seat.invite_hash.in_(hashes)))
        )

        def work(connection: Connection) -> dict[str, float | None]:
            found: dict[str, float | None] = {}
            for query in (doors, chairs):
                for end, *opening in connection.execute(query):
                    for hashed in hashes.intersection(opening):
                        before = found.get(hashed, end)
                        found[hashed] = None if before is None or end is None else max(before, end)
            return found

        return await self._room.store.read(work)

    async def behind(self, secret: str) -> str | None:
        """The latest table that a secret link leads to."""
        hashed = hash_of(secret)
        c, seat = schema.tables.c, schema.seats.c
        sits = select(seat.table_id).where(
            or_(seat.secret_hash == hashed, and_(seat.kind == OPEN, seat.invite_hash == hashed))
        )
        query = (
            select(c.id)
            .where(or_(c.id.in_(sits), c.host_hash == hashed, c.watch_hash == hashed))
            .order_by(c.created.desc())
            .limit(1)
        )

        found: str | None = await self._room.store.read(lambda connection: connection.execute(query).scalar())
        return found

    async def used(self, secret: str) -> Row[str, str | None, str] | None:
        """The seat (`table_id`, `secret_hash`, `kind`) that a link led to, if it is an invitation that opens no more.

        It was taken then, or a bot got it before anybody came; of rematches it is the latest.
        """
        c, seat = schema.tables.c, schema.seats.c
        taken = select(seat.table_id, seat.secret_hash, seat.kind).join(schema.tables, seat.table_id == c.id)
        query = taken.where(seat.invite_hash == hash_of(secret), seat.kind != OPEN).order_by(c.created.desc())
        return await self._room.store.read(lambda connection: connection.execute(query).first())


def _listed(connection: Connection, query: Select[Any]) -> list[Listed]:
    rows = connection.execute(query).mappings().all()
    seats = read_seats_of(connection, [row["id"] for row in rows])
    practised = rewound(connection, [table_id for table_id, sitting in seats.items() if is_practice(sitting, 1)])
    return [Listed(**row, seats=seats[row["id"]], practice=row["id"] in practised) for row in rows]


def rewound(connection: Connection, tables: list[str]) -> set[str]:
    """Those of some tables at which something was taken back past what had been shown."""
    c = schema.lines.c
    query = select(c.table_id).where(c.table_id.in_(tables), c.what.startswith(f"{UNDO_FROM}:")).distinct()
    return set(connection.execute(query).scalars()) if tables else set()
