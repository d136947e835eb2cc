"""Administration: what whoever runs a server can do with its store, also while the server runs."""

import asyncio
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Column, Connection, Row, delete, func, insert, select, update
from sqlalchemy.exc import SQLAlchemyError

from kosmodrom.engine.errors import KosmodromError
from kosmodrom.server.process.settings import Settings
from kosmodrom.server.refusals import SERVER, NoTable
from kosmodrom.server.services import retention
from kosmodrom.server.services.endings import stored_journal
from kosmodrom.server.services.table_lists import rewound
from kosmodrom.server.store import schema
from kosmodrom.server.store.backups import back_up, rows_of
from kosmodrom.server.store.database import Store, StoreError, T, connected, driver_address, open_store, reason_of
from kosmodrom.server.store.migrations import HEAD, revision_of
from kosmodrom.server.store.transactions import Work
from kosmodrom.server.tables import records, shared_decks
from kosmodrom.server.tables.open_tables import CHANNEL
from kosmodrom.server.tables.seats import is_practice
from kosmodrom.server.tables.shared_decks import SharedDeck
from kosmodrom.server.tables.snapshots import Snapshot, begun, load
from kosmodrom.server.viewer.sight import State

NAME: Final = "admin"
"""Who tells the servers that share a database of a change."""


IN_STATE: Final[Mapping[State, Any]] = {
    "waiting": schema.tables.c.started.is_(None),
    "running": schema.tables.c.started.is_not(None) & schema.tables.c.finished.is_(None),
    "over": schema.tables.c.finished.is_not(None),
}


class AdministrationError(KosmodromError):
    """Something that cannot be done with this store, or this file."""


class Administration:
    """One store, opened for a while."""

    def __init__(self, settings: Settings, *, may_create: bool = False) -> None:
        self._settings = settings
        revision = _revision(settings.database)
        if revision is None and not may_create:
            raise AdministrationError.of(SERVER, "admin.no-database")
        if revision not in (None, HEAD):
            raise AdministrationError.of(SERVER, "admin.version", found=revision, expected=HEAD)
        self._store: Store = open_store(settings.database)

    def close(self) -> None:
        self._store.close()

    def _change(self, work: Work[T]) -> T:
        return asyncio.run(self._store.change(work))

    def _read(self, work: Work[T]) -> T:
        return asyncio.run(self._store.read(work))

    # --- looking --------------------------------------------------------------------------------

    def tables(self, state: State | None, most: int) -> Sequence[Row[Any]]:
        """The tables, those that changed last first, each with how many people sit there and how many reports came."""
        c, seat, report = schema.tables.c, schema.seats.c, schema.reports.c
        people = select(func.count()).where(seat.table_id == c.id, seat.kind.in_(("person", "guest")))
        reports = select(func.count()).where(report.table_id == c.id)
        counts = (people.scalar_subquery().label("people"), reports.scalar_subquery().label("reports"))
        query: Any = select(c.id, c.game, c.started, c.finished, c.public, c.changed, c.lines, *counts)
        if state is not None:
            query = query.where(IN_STATE[state])
        return self._read(lambda connection: connection.execute(query.order_by(c.changed.desc()).limit(most)).all())

    def table(self, table_id: str) -> Snapshot:
        """One table, with all that is stored of it."""
        return self._read(lambda connection: load(connection, table_id))

    def notes(self, table_id: str) -> tuple[bool, int]:
        """Whether a match is for practice, and how many reports of the table there are."""

        def work(connection: Connection) -> tuple[bool, int]:
            reports = select(func.count()).where(schema.reports.c.table_id == table_id)
            seats, rewinds = records.read_seats(connection, table_id), len(rewound(connection, [table_id]))
            return is_practice(seats, rewinds), int(connection.execute(reports).scalar_one())

        return self._read(work)

    def journal(self, table_id: str) -> tuple[str, str | None]:
        """The whole journal of a match, with its seed, and the text of its deck if that is somebody's own."""
        snapshot = self.table(table_id)
        if snapshot.record.started is None:
            raise AdministrationError.of(SERVER, "refusal.no-journal")
        content = snapshot.content
        deck = content.text if content is not None and not content.is_standard else None
        played = self._read(lambda connection: snapshot if snapshot.match is not None else begun(connection, snapshot))
        return (stored_journal(played, 0) if played.match is None else played.match.journal()), deck

    def reports(self) -> Sequence[Row[Any]]:
        """What was complained of, the latest first."""
        query = select(schema.reports).order_by(schema.reports.c.id.desc())
        return self._read(lambda connection: connection.execute(query).all())

    def decks(self) -> list[SharedDeck]:
        """The decks that have an address, those used last first."""
        return self._read(shared_decks.about)

    # --- changing -------------------------------------------------------------------------------

    def delete_decks(self, hashes: Sequence[str]) -> int:
        """Take decks their addresses; tables that are played with them keep them."""

        def work(connection: Connection) -> int:
            for each in hashes:
                if not shared_decks.about(connection, each):
                    raise AdministrationError.of(SERVER, "admin.no-deck", deck=each)
            return shared_decks.remove(connection, list(hashes))

        return self._change(work)

    def delete(self, tables: Sequence[str]) -> int:
        """Remove tables with everything about them; refused as a whole if one is not there."""

        def work(connection: Connection) -> int:
            for table_id in tables:
                _check(connection, table_id)
            removed = retention.remove(connection, tables)
            self._tell(connection, tables)
            return removed

        return self._change(work)

    def purge(self, is_trial: bool) -> int:
        """Remove what the settings no longer keep; how many tables. A trial only counts."""
        settings, removed = self._settings, 0

        def work(connection: Connection) -> int:
            tables = retention.old_tables(connection, settings, time.time())
            retention.remove(connection, tables)
            self._tell(connection, tables)
            return len(tables)

        if is_trial:
            return len(self._read(lambda connection: retention.old_tables(connection, settings, time.time(), 10**9)))
        while gone := self._change(work):
            removed += gone
        return removed

    def purge_decks(self, is_trial: bool) -> int:
        """Take the decks that nobody wanted for long their addresses; how many. A trial only counts."""
        since, removed = retention.left_since(self._settings, time.time()), 0

        def work(connection: Connection) -> int:
            return shared_decks.remove(connection, shared_decks.left(connection, since))

        if is_trial:
            return len(self._read(lambda connection: shared_decks.left(connection, since, 10**9)))
        while gone := self._change(work):
            removed += gone
        return removed

    def silence(self, table_id: str, seat: int, is_silenced: bool) -> None:
        """Hide a seat's name and chat from all, or show them again; what was reported of it is settled."""

        def work(connection: Connection) -> None:
            _check(connection, table_id)
            c, report, table = schema.seats.c, schema.reports.c, schema.tables.c
            place = (c.table_id == table_id) & (c.seat == seat) & c.kind.in_(("person", "guest"))
            if not connection.execute(update(schema.seats).where(place).values(silenced=is_silenced)).rowcount:
                raise AdministrationError.of(SERVER, "admin.seat", table=table_id, seat=seat)
            notice = update(schema.tables).where(table.id == table_id).values(notices=table.notices + 1)
            connection.execute(notice)
            connection.execute(delete(schema.reports).where(report.table_id == table_id, report.seat == seat))
            self._tell(connection, [table_id])

        self._change(work)

    # --- backups --------------------------------------------------------------------------------

    def back_up(self, file: Path) -> None:
        """All tables of this moment, as one file."""
        if file.exists():
            raise AdministrationError.of(SERVER, "admin.file-exists", file=file)
        with connected(driver_address(self._settings.database)) as engine:
            back_up(engine, file)

    def restore(self, file: Path, only: Sequence[str] = ()) -> list[str]:
        """Bring back the tables of a backup that are not in the store; those that are there stay as they are."""
        if not file.is_file():
            raise AdministrationError.of(SERVER, "admin.no-file", file=file)
        address = f"sqlite:///{file}"
        revision = _revision(address)
        if revision != HEAD:
            raise AdministrationError.of(SERVER, "admin.version", found=revision or "-", expected=HEAD)
        with connected(driver_address(address)) as engine, engine.connect() as backup:
            return self._change(lambda connection: _bring_back(backup, connection, set(only)))

    def _tell(self, connection: Connection, tables: Sequence[str]) -> None:
        for table_id in tables:
            self._store.tell(connection, CHANNEL, f"{NAME} {table_id}")


def _bring_back(backup: Connection, connection: Connection, only: set[str]) -> list[str]:
    """Copy the tables that are missing, with the decks that they are played with; leases mean nothing any more.

    Decks get their addresses again, unless only some tables are wanted.

    Nor do reminders: where people wanted to be told then is asked of them again.
    """
    there = _column(backup, schema.tables.c.id)
    for unknown in only - there:
        raise AdministrationError.of(SERVER, "admin.not-in-backup", table=unknown)
    missing = (only or there) - _column(connection, schema.tables.c.id)
    decks = _column(backup, schema.decks.c.hash) - _column(connection, schema.decks.c.hash)
    shared = _column(backup, schema.shared_decks.c.hash) - _column(connection, schema.shared_decks.c.hash)
    by_hash = {schema.decks: decks, schema.shared_decks: set() if only else shared}
    for table in schema.metadata.sorted_tables:
        if table in (schema.leases, schema.reminders):
            continue
        key = "hash" if table in by_hash else "id" if table is schema.tables else "table_id"
        wanted = by_hash.get(table, missing)
        for rows in rows_of(backup, table):
            copied = [row for row in rows if row[key] in wanted]
            if table is schema.reports:
                copied = [{name: value for name, value in row.items() if name != "id"} for row in copied]
            if copied:
                connection.execute(insert(table), copied)
    return sorted(missing)


def _column(connection: Connection, column: Column[str]) -> set[str]:
    return set(connection.execute(select(column)).scalars())


def _revision(address: str) -> str | None:
    """The version of a database's tables; None where there is none yet."""
    try:
        with connected(driver_address(address)) as engine:
            file = engine.url.database
            if engine.dialect.name == "sqlite" and (file is None or not Path(file).is_file()):
                return None
            with engine.connect() as connection:
                return revision_of(connection)
    except SQLAlchemyError as error:
        raise StoreError.of(SERVER, "store.opening", reason=reason_of(error)) from None


def _check(connection: Connection, table_id: str) -> None:
    if records.read_record(connection, table_id) is None:
        raise NoTable.because("no-table", table=table_id)
