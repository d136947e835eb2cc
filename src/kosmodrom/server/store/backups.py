"""Backups: all tables of a store as one SQLite file, made while servers run, and brought back from it."""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any, Final

from sqlalchemy import JSON, Connection, Engine, MetaData, Table, create_engine, insert, select

from kosmodrom.server.process.folders import data_folder
from kosmodrom.server.store.migrations import revision_of, upgrade_to

AT_ONCE: Final = 500
"""Rows that are copied together."""
VERSION: Final = "alembic_version"
UNFINISHED: Final = ".unfinished"
OWNER_ONLY: Final = 0o600
"""Seeds of running matches, names and chat are nobody else's business."""


def back_up(engine: Engine, file: Path) -> None:
    """Write a backup of one moment. The file is there only when it is whole."""
    partial = file.with_name(file.name + UNFINISHED)
    partial.unlink(missing_ok=True)
    file.parent.mkdir(parents=True, exist_ok=True)
    if engine.dialect.name == "sqlite":
        _copy_file(str(engine.url.database), partial)
    else:
        target = create_engine(f"sqlite:///{partial}")
        try:
            copy_rows(engine, target)
        finally:
            target.dispose()
    with partial.open("rb") as written:
        os.fsync(written.fileno())
    partial.chmod(OWNER_ONLY)
    partial.replace(file)


def _copy_file(database: str, file: Path) -> None:
    """SQLite's own way, which waits for nobody and disturbs nobody."""
    with closing(sqlite3.connect(database)) as source, closing(sqlite3.connect(file)) as target:
        source.backup(target)


def before_migration(engine: Engine, head: str) -> Path:
    """Keep a database as it is before its tables are changed: beside its file, or in the data folder."""
    if engine.dialect.name == "sqlite":
        place = Path(str(engine.url.database))
    else:
        place = data_folder(os.environ) / "backups" / f"{engine.url.database}.sqlite"
    number, file = 1, place.with_name(f"{place.name}.before-{head}")
    while file.exists():
        number += 1
        file = place.with_name(f"{place.name}.before-{head}-{number}")
    back_up(engine, file)
    return file


def copy_rows(source: Engine, target: Engine) -> None:
    """Fill an empty database with all rows of another one, of the same version."""
    with source.connect().execution_options(**_one_moment(source)) as reading, target.begin() as writing:
        upgrade_to(writing, revision_of(reading) or "head")
        theirs, ours = _tables(reading), _tables(writing)
        for table in ours.sorted_tables:
            if table.name != VERSION:
                _copy_table(reading, theirs.tables[table.name], writing, table)


def _one_moment(engine: Engine) -> dict[str, str]:
    return {"isolation_level": "REPEATABLE READ"} if engine.dialect.name == "postgresql" else {}


def _tables(connection: Connection) -> MetaData:
    """What the database says of its own tables; nothing at all is NULL, not the JSON word for it."""
    found = MetaData()
    found.reflect(connection)
    for table in found.tables.values():
        for column in table.columns:
            if isinstance(column.type, JSON):
                column.type = JSON(none_as_null=True)
    return found


def _copy_table(reading: Connection, source: Table, writing: Connection, target: Table) -> None:
    for rows in rows_of(reading, source):
        writing.execute(insert(target), rows)


def rows_of(connection: Connection, table: Table) -> Iterator[list[dict[str, Any]]]:
    """All rows of a table, some hundred at a time."""
    rows = connection.execution_options(yield_per=AT_ONCE).execute(select(table))
    for part in rows.mappings().partitions(AT_ONCE):
        yield [dict(row) for row in part]
