"""What is stored of reminders: where a seat wants to be told of its turns, and of which it was told.

Whichever process writes down first that a turn is told tells of it; if it dies meanwhile, nobody does.
"""

from collections.abc import Collection
from dataclasses import asdict, dataclass
from typing import Any, Final, Literal

from sqlalchemy import Connection, delete, func, insert, or_, select, update

from kosmodrom.server.services.presence import FRESH
from kosmodrom.server.store import schema

Kind = Literal["push", "hook", "mail"]
GAP: Final = 20.0
"""Seconds between two turns of a seat that it is told of in the same place."""
MOST_FAILURES: Final = 5
"""After so many turns of which somebody could not be told, nobody tries any more."""
UNCONFIRMED: Final = 86400.0
"""Seconds that an address for mails may wait to be confirmed."""
AT_ONCE: Final = 64


@dataclass(frozen=True)
class Reminder:
    """Where somebody wants to be told."""

    table_id: str
    seat: int
    kind: Kind
    address: str
    lang: str
    holder: str
    """The hash of the secret that the seat had: whoever gets the seat after that is not told here."""
    created: float
    keys: dict[str, str] | None = None
    token: str | None = None
    """What the links in mails have in them; it opens nothing else."""
    confirmed: bool = True
    id: int = 0


@dataclass(frozen=True)
class Turn:
    """A turn of which somebody is to be told."""

    reminder: Reminder
    asked: float
    """Since when the seat owes a decision."""
    game: str
    name: str


COLUMNS: Final = [schema.reminders.c[name] for name in Reminder.__dataclass_fields__]


def _reminder(row: Any) -> Reminder:
    """From a row that has at least these columns."""
    return Reminder(**{name: row._mapping[name] for name in Reminder.__dataclass_fields__})


def of_seat(connection: Connection, table_id: str, seat: int, holder: str) -> list[Reminder]:
    c = schema.reminders.c
    query = select(*COLUMNS).where(c.table_id == table_id, c.seat == seat, c.holder == holder).order_by(c.id)
    return [_reminder(row) for row in connection.execute(query)]


def by_token(connection: Connection, token: str) -> Reminder | None:
    row = connection.execute(select(*COLUMNS).where(schema.reminders.c.token == token)).first()
    return None if row is None else _reminder(row)


def write(connection: Connection, reminder: Reminder) -> None:
    connection.execute(
        insert(schema.reminders).values(
            **{key: value for key, value in asdict(reminder).items() if key != "id"}, failures=0
        )
    )


def confirm(connection: Connection, number: int) -> None:
    connection.execute(update(schema.reminders).where(schema.reminders.c.id == number).values(confirmed=True))


def remove(connection: Connection, number: int) -> None:
    connection.execute(delete(schema.reminders).where(schema.reminders.c.id == number))


def due(connection: Connection, now: float, after: float, kinds: Collection[Kind]) -> list[Turn]:
    """The turns that wait for so long that people may be told of them; mails only for whoever is not there."""
    r, s, t = schema.reminders.c, schema.seats.c, schema.tables.c
    query = (
        select(*COLUMNS, s.asked, s.name, t.game)
        .join(schema.seats, (s.table_id == r.table_id) & (s.seat == r.seat))
        .join(schema.tables, t.id == r.table_id)
        .where(
            r.confirmed,
            r.kind.in_(kinds),
            t.started.is_not(None),
            t.finished.is_(None),
            s.secret_hash == r.holder,
            s.asked <= now - after,
            or_(r.told.is_(None), r.told < s.asked),
            or_(r.sent.is_(None), r.sent <= now - GAP),
            or_(r.kind != "mail", s.last_seen.is_(None), s.last_seen < now - FRESH),
        )
        .order_by(s.asked)
        .limit(AT_ONCE)
    )
    return [Turn(_reminder(row), row.asked, row.game, row.name) for row in connection.execute(query)]


def claim(connection: Connection, turn: Turn, now: float) -> bool:
    """Note that somebody is told of a turn; False if another process has done so, or if the turn only goes on.

    Who is asked further by their own decision is at the table.
    """
    c, line, number = schema.reminders.c, schema.lines.c, turn.reminder.id
    told = or_(c.told.is_(None), c.told < turn.asked)
    goes_on = select(func.count()).where(
        line.table_id == turn.reminder.table_id, line.who == turn.reminder.seat, line.at == turn.asked
    )
    is_new = not connection.execute(goes_on).scalar_one()
    values = {"told": turn.asked, **({"sent": now} if is_new else {})}
    return (
        connection.execute(update(schema.reminders).where(c.id == number, told).values(**values)).rowcount == 1
        and is_new
    )


def still_waits(connection: Connection, turn: Turn) -> bool:
    """Whether the seat has not decided meanwhile."""
    s, reminder = schema.seats.c, turn.reminder
    query = select(s.asked).where(s.table_id == reminder.table_id, s.seat == reminder.seat)
    return connection.execute(query).scalar() == turn.asked


def note_outcome(connection: Connection, number: int, is_told: bool) -> None:
    """After some turns of which nobody could be told in a row, the reminder goes."""
    c = schema.reminders.c
    this = update(schema.reminders).where(c.id == number)
    connection.execute(this.values(failures=0 if is_told else c.failures + 1))
    connection.execute(delete(schema.reminders).where(c.id == number, c.failures >= MOST_FAILURES))


def remove_useless(connection: Connection, now: float) -> None:
    """Those of matches that are over, and mails that nobody has confirmed."""
    c, t = schema.reminders.c, schema.tables.c
    over = select(t.id).where(t.finished.is_not(None))
    late = ~c.confirmed & (c.created < now - UNCONFIRMED)
    connection.execute(delete(schema.reminders).where(or_(c.table_id.in_(over), late)))
