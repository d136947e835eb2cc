"""What is written about a table, and how it is read and written: rows in, plain records out."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, fields
from typing import Any, Final, Literal

from sqlalchemy import Connection, bindparam, insert, select, update

from kosmodrom.engine.journal import Line
from kosmodrom.engine.match import LineFacts
from kosmodrom.server.store import schema
from kosmodrom.server.tables.seats import Seat


@dataclass(frozen=True)
class Clock:
    """How long a seat may think: so long for each decision, or a bank that each decision adds to."""

    decision: float | None = None
    bank: float | None = None
    increment: float = 0.0


@dataclass(frozen=True)
class TakeBackRequest:
    """A taking back that the other people have to agree to."""

    seat: int
    kind: Literal["undo", "turn"]
    """`undo`: the seat's last decision; `turn`: all that the seat has done in its turn."""
    line: int
    """How many lines there were; the wish lapses with the next one."""
    agreed: tuple[int, ...] = ()


@dataclass
class Record:
    """One table of play as it is stored."""

    id: str
    game: str
    seat_count: int
    options: dict[str, str]
    rules: int
    seed: str
    """In hex."""
    created: float
    changed: float
    host_hash: str
    watch_hash: str
    public: bool = False
    chatty: bool = True
    uploaded: bool = False
    clock: Clock | None = None
    started: float | None = None
    finished: float | None = None
    lines: int = 0
    notices: int = 0
    chats: int = 0
    bots_asked: bool = False
    deadline: float | None = None
    rematch: str | None = None
    wish: TakeBackRequest | None = None
    nonces: list[str] | None = None
    """What the seats mixed into the seed; known from the start on."""
    deck_hash: str | None = None
    """The content that it is played with, in the store of decks."""
    daily: str | None = None
    """The day whose deal is played, where it is one: everybody gets the same, once, against the same bots."""

    @property
    def is_running(self) -> bool:
        return self.started is not None and self.finished is None

    def is_as_new_as(self, other: "Record") -> bool:
        return (self.lines, self.notices, self.chats) == (other.lines, other.notices, other.chats)


@dataclass(frozen=True)
class Message:
    """Something that a seat said to the others."""

    number: int
    seat: int
    text: str
    at: float


@dataclass(frozen=True)
class Result:
    """How a match ended."""

    scores: list[int]
    sheet: list[list[int]]
    winners: list[int]
    position: str | None = None
    """The digest of the last position, as the journal's last line has it."""


KEPT: Final = [schema.tables.c[each.name] for each in fields(Record)]
SEAT: Final = [schema.seats.c[each.name] for each in fields(Seat)]


def _record(row: Mapping[str, Any]) -> Record:
    values = dict(row)
    if values["clock"] is not None:
        values["clock"] = Clock(**values["clock"])
    if values["wish"] is not None:
        values["wish"] = TakeBackRequest(**{**values["wish"], "agreed": tuple(values["wish"]["agreed"])})
    return Record(**values)


# --- reading ----------------------------------------------------------------------------------------

# Statements are built once: building them takes longer than running them.
_RECORD: Final = select(*KEPT).where(schema.tables.c.id == bindparam("table"))
_RECORD_LOCKED: Final = _RECORD.with_for_update()
_SEATS: Final = select(*SEAT).where(schema.seats.c.table_id == bindparam("table")).order_by(schema.seats.c.seat)
_LINES: Final = (
    select(schema.lines.c.number, schema.lines.c.who, schema.lines.c.what, schema.lines.c.digest)
    .where(schema.lines.c.table_id == bindparam("table"))
    .where(schema.lines.c.number.between(bindparam("first"), bindparam("last")))
    .order_by(schema.lines.c.number)
)


def read_record(connection: Connection, table_id: str, lock: bool = False) -> Record | None:
    """The table's row; with `lock` nobody else changes the table until the transaction ends."""
    query = _RECORD_LOCKED if lock else _RECORD
    row = connection.execute(query, {"table": table_id}).mappings().one_or_none()
    return None if row is None else _record(dict(row))


def read_seats(connection: Connection, table_id: str) -> list[Seat]:
    return [Seat(**row) for row in connection.execute(_SEATS, {"table": table_id}).mappings()]


def read_seats_of(connection: Connection, tables: Sequence[str]) -> dict[str, list[Seat]]:
    """The seats of several tables."""
    c = schema.seats.c
    found: dict[str, list[Seat]] = {table_id: [] for table_id in tables}
    query = select(c.table_id, *SEAT).where(c.table_id.in_(tables)).order_by(c.table_id, c.seat)
    for row in connection.execute(query).mappings():
        values = dict(row)
        found[values.pop("table_id")].append(Seat(**values))
    return found


def read_lines(connection: Connection, table_id: str, after: int, upto: int) -> list[Line]:
    places = {"table": table_id, "first": after + 1, "last": upto}
    return [Line(*row) for row in connection.execute(_LINES, places)]


def read_happened(connection: Connection, table_id: str) -> list[LineFacts]:
    """What is known of each line without the rules; nobody knows anything of a line that an old version wrote."""
    c = schema.lines.c
    query = select(c.number, c.audience, c.heard, c.told).where(c.table_id == table_id).order_by(c.number)
    rows = connection.execute(query)
    return [LineFacts(number, audience or 0, heard or 0, told or ()) for number, audience, heard, told in rows]


def read_answer(connection: Connection, table_id: str, seat: int, question: int) -> str | None:
    """What a seat answered to one of its questions."""
    c = schema.lines.c
    query = select(c.what).where(c.table_id == table_id, c.who == seat, c.question == question)
    what: str | None = connection.execute(query).scalar()
    return what


def read_result(connection: Connection, table_id: str) -> Result | None:
    c = schema.results.c
    query = select(c.scores, c.sheet, c.winners, c.position).where(c.table_id == table_id)
    row = connection.execute(query).one_or_none()
    return None if row is None else Result(*row)


def read_chat(connection: Connection, table_id: str, after: int = 0) -> list[Message]:
    c = schema.chat.c
    query = select(c.number, c.seat, c.text, c.at).where(c.table_id == table_id, c.number > after)
    return [Message(*row) for row in connection.execute(query.order_by(c.number))]


def read_seen(connection: Connection, tables: Sequence[str]) -> list[tuple[str, int, float | None]]:
    """When the people at some tables last gave a sign of life."""
    c = schema.seats.c
    query = select(c.table_id, c.seat, c.last_seen).where(c.table_id.in_(tables))
    return [(table_id, seat, seen) for table_id, seat, seen in connection.execute(query)]


# --- writing ----------------------------------------------------------------------------------------


def write_new(connection: Connection, record: Record, seats: Iterable[Seat]) -> None:
    connection.execute(insert(schema.tables).values(**asdict(record)))
    connection.execute(insert(schema.seats), [{"table_id": record.id, **asdict(seat)} for seat in seats])


MOVING: Final = (
    "nonces", "started", "finished", "changed", "lines", "notices", "chats", "bots_asked", "deadline", "rematch",
    "wish",
)  # fmt: skip
"""The columns of a table that change after it was opened."""
_MOVE: Final = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("table"))
    .values({name: bindparam(f"new_{name}", type_=schema.tables.c[name].type) for name in MOVING})
)


def write_record(connection: Connection, record: Record) -> None:
    values = {f"new_{name}": getattr(record, name) for name in MOVING}
    values["new_wish"] = None if record.wish is None else asdict(record.wish)
    connection.execute(_MOVE, {"table": record.id, **values})


def write_seats(connection: Connection, table_id: str, old: Sequence[Seat], new: Sequence[Seat]) -> None:
    """Store what differs."""
    for before, after in zip(old, new, strict=True):
        if before != after:
            changed = {key: value for key, value in vars(after).items() if value != vars(before)[key]}
            where = (schema.seats.c.table_id == table_id) & (schema.seats.c.seat == after.seat)
            connection.execute(update(schema.seats).where(where).values(**changed))


def write_lines(
    connection: Connection,
    table_id: str,
    lines: Sequence[Line],
    happened: Sequence[LineFacts],
    questions: Mapping[int, int],
    now: float,
) -> None:
    """Add lines, each with what is told of it."""
    rows = [
        {
            "table_id": table_id,
            **vars(line),
            "question": questions.get(line.number),
            "at": now,
            "audience": each.audience,
            "heard": each.heard,
            "told": [list(event) for event in each.told],
        }
        for line, each in zip(lines, happened, strict=True)
    ]
    if rows:
        connection.execute(insert(schema.lines), rows)


def write_result(connection: Connection, table_id: str, result: Result) -> None:
    connection.execute(insert(schema.results).values(table_id=table_id, **asdict(result)))


def write_message(connection: Connection, table_id: str, message: Message) -> None:
    connection.execute(insert(schema.chat).values(table_id=table_id, **asdict(message)))


def write_seen(connection: Connection, seen: Iterable[tuple[str, int]], at: float) -> None:
    """Note that people are there, or have gone."""
    rows = [{"of": table_id, "place": seat, "at": at} for table_id, seat in seen]
    if rows:
        c = schema.seats.c
        query = update(schema.seats).where(c.table_id == bindparam("of"), c.seat == bindparam("place"))
        connection.execute(query.values(last_seen=bindparam("at")), rows)
