"""Leases: which process acts for a table's bots and clocks. One that is not renewed runs out, as after a crash."""

from collections.abc import Collection
from typing import Any, Final

from sqlalchemy import Connection, Select, bindparam, delete, select, text

from kosmodrom.server.store import schema
from kosmodrom.server.tables.seats import GUEST, PERSON

CLAIM = text(
    "INSERT INTO leases (table_id, owner, until) VALUES (:table_id, :owner, :until) "
    "ON CONFLICT (table_id) DO UPDATE SET owner = excluded.owner, until = excluded.until "
    "WHERE leases.owner = excluded.owner OR leases.until < :now"
)


def claim(connection: Connection, table_id: str, owner: str, now: float, seconds: float) -> bool:
    """Take or renew the lease; False while another process holds it."""
    values = {"table_id": table_id, "owner": owner, "until": now + seconds, "now": now}
    return connection.execute(CLAIM, values).rowcount == 1


def is_held(connection: Connection, table_id: str, owner: str, now: float) -> bool:
    """Whether this owner may still act."""
    c = schema.leases.c
    query = select(c.until).where(c.table_id == table_id, c.owner == owner)
    until = connection.execute(query).scalar()
    return until is not None and until >= now


def release(connection: Connection, table_id: str, owner: str) -> None:
    c = schema.leases.c
    connection.execute(delete(schema.leases).where(c.table_id == table_id, c.owner == owner))


def release_all(connection: Connection, owner: str) -> None:
    """Give back whatever an owner holds."""
    connection.execute(delete(schema.leases).where(schema.leases.c.owner == owner))


def _due() -> Select[Any]:
    t, held, at = schema.tables.c, schema.leases.c, schema.seats.c
    people = select(at.seat).where(at.table_id == t.id, at.kind.in_((PERSON, GUEST)), ~at.stand_in).exists()
    busy = select(held.table_id).where(held.table_id == t.id, held.until >= bindparam("now")).exists()
    is_out = t.deadline <= bindparam("now")
    others = t.id.not_in(bindparam("without", expanding=True))
    query = select(t.id).where(t.finished.is_(None), t.bots_asked | is_out, ~busy, others)
    return query.order_by(people.desc(), t.changed).limit(bindparam("most"))


_DUE: Final = _due()


def due(connection: Connection, now: float, most: int, without: Collection[str] = ()) -> list[str]:
    """Running tables where a bot is asked or a clock has run out, and for which nobody acts; people's tables first.

    Some are left out.
    """
    places = {"now": now, "most": most, "without": list(without)}
    return list(connection.execute(_DUE, places).scalars())
