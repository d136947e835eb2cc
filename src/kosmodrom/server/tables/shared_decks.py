"""Decks with an address of their own: the row that keeps one although no table is played with it, and how it goes.

The address is the hash of the content, so whoever knows it knows the deck or was told. A deck that nobody plays with
and nobody looks at goes after a while, and the one that was left alone longest makes room for a new one.
"""

from dataclasses import dataclass
from typing import Final

from sqlalchemy import ColumnElement, Connection, delete, select, update

from kosmodrom.server.store import schema
from kosmodrom.server.tables.stored_decks import StoredDeck, forget_unused, is_played, put, write_content

AT_ONCE: Final = 100
"""So many are removed in one transaction."""
MOST_REPORTS: Final = 10
"""Complaints that are counted of one deck."""
_C: Final = schema.shared_decks.c


@dataclass(frozen=True)
class SharedDeck:
    """What is known of a shared deck without reading it."""

    hash: str
    game: str
    name: str
    shared: float
    used: float
    reports: int
    is_played: bool
    """Whether a table is played with it, which keeps it."""


def share(connection: Connection, content: StoredDeck, now: float, most: int) -> None:
    """Give a deck its address, or keep the one it has; at most so many are there that nobody plays with."""
    write_content(connection, content)
    row = {"hash": content.hash, "shared": now, "used": now, "reports": 0}
    put(connection, schema.shared_decks, row, ("used",))
    others = ~is_played(_C.hash) & (_C.hash != content.hash)
    surplus = select(_C.hash).where(others).order_by(_C.used.desc()).offset(max(0, most - 1)).limit(AT_ONCE)
    remove(connection, list(connection.execute(surplus).scalars()))


def about(connection: Connection, hashed: str | None = None) -> list[SharedDeck]:
    """All shared decks, those used last first; or the one with a hash."""
    c, deck = schema.shared_decks.c, schema.decks.c
    played = is_played(c.hash).label("is_played")
    query = select(c.hash, deck.game, deck.name, c.shared, c.used, c.reports, played).join(
        schema.decks, deck.hash == c.hash
    )
    if hashed is not None:
        query = query.where(c.hash == hashed)
    rows = connection.execute(query.order_by(c.used.desc(), c.hash)).mappings()
    return [SharedDeck(**{**row, "is_played": bool(row["is_played"])}) for row in rows]


def use(connection: Connection, hashed: str, now: float) -> None:
    """Somebody looks at it, or plays with it."""
    connection.execute(update(schema.shared_decks).where(_C.hash == hashed, _C.used < now).values(used=now))


def complain(connection: Connection, hashed: str) -> None:
    """Count a complaint."""
    reports = update(schema.shared_decks).where(_C.hash == hashed, _C.reports < MOST_REPORTS)
    connection.execute(reports.values(reports=_C.reports + 1))


def is_left(since: float) -> ColumnElement[bool]:
    """Which decks nobody plays with and nobody has looked at since then."""
    return ~is_played(_C.hash) & (_C.used < since)


def left(connection: Connection, since: float, most: int = AT_ONCE) -> list[str]:
    """The hashes of such decks, the oldest first."""
    return list(connection.execute(select(_C.hash).where(is_left(since)).order_by(_C.used).limit(most)).scalars())


def remove(connection: Connection, hashes: list[str]) -> int:
    """Take decks their addresses, and forget those that no table is played with; how many had one."""
    if not hashes:
        return 0
    gone = connection.execute(delete(schema.shared_decks).where(_C.hash.in_(hashes))).rowcount
    forget_unused(connection)
    return gone
