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
        with closing(sqlite3.connect(str(engine.url.database))) as source, closing(sqlite3.connect(partial)) as copy:
            source.backup(copy)  # SQLite's own way, which waits for nobody and disturbs nobody
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
    one_moment = {"isolation_level": "REPEATABLE READ"} if source.dialect.name == "postgresql" else {}
    with source.connect().execution_options(**one_moment) as reading, target.begin() as writing:
        upgrade_to(writing, revision_of(reading) or "head")
        theirs, ours = _tables(reading), _tables(writing)
        for table in ours.sorted_tables:
            for rows in rows_of(reading, theirs.tables[table.name]) if table.name != VERSION else ():
                writing.execute(insert(table), rows)


def _tables(connection: Connection) -> MetaData:
    """What the database says of its own tables; nothing at all is NULL, not the JSON word for it."""
    found = MetaData()
    found.reflect(connection)
    for table in found.tables.values():
        for column in table.columns:
            if isinstance(column.type, JSON):
                column.type = JSON(none_as_null=True)
    return found


def rows_of(connection: Connection, table: Table) -> Iterator[list[dict[str, Any]]]:
    """All rows of a table, some hundred at a time."""
    rows = connection.execution_options(yield_per=AT_ONCE).execute(select(table))
    for part in rows.mappings().partitions(AT_ONCE):
        yield [dict(row) for row in part]
