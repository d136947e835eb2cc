"""The store: whole transactions, common commits, migrations, and where the data lie."""

import asyncio
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, create_engine, text

from kosmodrom.engine.errors import KosmodromError
from kosmodrom.server.process.folders import data_folder, database
from kosmodrom.server.store.database import SqliteStore, Store, StoreError, open_store
from kosmodrom.server.store.migrations import HEAD, MigrationError
from kosmodrom.server.store.schema import metadata
from kosmodrom.terminal import saves


def count(connection: Connection) -> int:
    return int(connection.execute(text("SELECT count(*) FROM leases")).scalar_one())


NEW_TABLE = text(
    "INSERT INTO tables (id, game, seat_count, options, rules, seed, public, chatty, uploaded, created, changed, lines,"
    " notices, chats, bots_asked, host_hash, watch_hash)"
    " VALUES (:id, 'toy', 2, '{}', 1, '', false, false, false, 0, 0, 0, 0, 0, false, '', '')"
)


def noting(number: int) -> Callable[[Connection], int]:
    """Work that writes a row; number 13 fails after it has written."""

    def work(connection: Connection) -> int:
        table = {"id": f"t{number}", "owner": "me"}
        connection.execute(NEW_TABLE, table)
        connection.execute(text("INSERT INTO leases (table_id, owner, until) VALUES (:id, :owner, 1)"), table)
        if number == 13:
            raise KosmodromError("thirteen")
        return number

    return work


async def twenty(store: Store) -> list[object]:
    return list(await asyncio.gather(*(store.change(noting(number)) for number in range(20)), return_exceptions=True))


def test_pieces_of_work_that_are_committed_together_stand_or_fall_alone(database: str) -> None:
    store = open_store(database)
    try:
        results = asyncio.run(twenty(store))
        assert [result for result in results if isinstance(result, int)] == [*range(13), *range(14, 20)]
        assert str(results[13]) == "thirteen"
        assert asyncio.run(store.read(count)) == 19
    finally:
        store.close()


def test_a_commit_that_fails_confirms_nothing(sqlite: str) -> None:
    store = open_store(sqlite)

    def orphan(connection: Connection) -> None:
        connection.execute(text("PRAGMA defer_foreign_keys = ON"))
        connection.execute(text("INSERT INTO leases (table_id, owner, until) VALUES ('nowhere', 'me', 1)"))

    async def together() -> list[object]:
        gate = threading.Event()
        first = asyncio.ensure_future(store.change(lambda _: gate.wait()))
        await asyncio.sleep(0.05)
        rest = [asyncio.ensure_future(store.change(work)) for work in (noting(1), orphan, noting(2))]
        await asyncio.sleep(0.05)
        gate.set()
        await first
        return list(await asyncio.gather(*rest, return_exceptions=True))

    try:
        assert all(isinstance(result, StoreError) for result in asyncio.run(together()))
        assert asyncio.run(store.read(count)) == 0
    finally:
        store.close()


def test_files_are_durable_and_keep_their_references(sqlite: str) -> None:
    store = open_store(sqlite)

    def pragmas(connection: Connection) -> list[object]:
        names = ("journal_mode", "synchronous", "foreign_keys")
        return [connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in names]

    try:
        assert asyncio.run(store.change(pragmas)) == ["wal", 2, 1]
    finally:
        store.close()


def test_a_file_notices_what_another_process_writes_and_not_what_it_writes_itself(sqlite: str) -> None:
    mine, other = open_store(sqlite), open_store(sqlite)

    async def scene() -> None:
        assert not await mine.changed_elsewhere()
        await mine.change(noting(1))
        assert not await mine.changed_elsewhere()
        await other.change(noting(2))
        assert await mine.changed_elsewhere()
        assert not await mine.changed_elsewhere()

    try:
        asyncio.run(scene())
    finally:
        mine.close()
        other.close()


def test_the_migrations_build_what_the_schema_says(database: str) -> None:
    open_store(database).close()
    engine = create_engine(database.replace("postgresql://", "postgresql+psycopg://"))
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    engine.dispose()
    config = Config()
    config.set_main_option("script_location", "kosmodrom.server.store:migrations")
    assert ScriptDirectory.from_config(config).get_current_head() == HEAD


def test_processes_that_start_together_migrate_once(database: str) -> None:
    with ThreadPoolExecutor(4) as pool:
        stores = list(pool.map(open_store, [database] * 4))
    for store in stores:
        store.close()


def test_a_database_of_a_later_version_is_refused(sqlite: str) -> None:
    open_store(sqlite).close()
    engine = create_engine(sqlite)
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    engine.dispose()
    with pytest.raises(MigrationError, match="another version"):
        open_store(sqlite)


@pytest.mark.parametrize(
    ("address", "complaint"),
    [
        ("nonsense", "cannot be understood"),
        ("mysql://localhost/x", "'mysql' is not supported"),
        ("sqlite:////proc/nowhere/tables.sqlite", "cannot be opened"),
        ("postgresql://127.0.0.1:1/nothing?connect_timeout=1", "cannot be opened"),
    ],
)
def test_a_bad_address_is_refused_in_words(address: str, complaint: str) -> None:
    with pytest.raises(StoreError, match=complaint):
        open_store(address)


@pytest.mark.parametrize("environ", [{"KOSMODROM_HOME": "/a"}, {"XDG_DATA_HOME": "/b"}, {}])
def test_tables_lie_where_the_terminal_keeps_its_matches(environ: dict[str, str]) -> None:
    assert saves.data_folder is data_folder  # type: ignore[attr-defined]  # imported there to be used
    assert database(environ) == f"sqlite:///{data_folder(environ) / 'tables.sqlite'}"


def test_the_folder_is_made(tmp_path: Path) -> None:
    store = open_store(f"sqlite:///{tmp_path / 'a' / 'b' / 'tables.sqlite'}")
    store.close()
    assert isinstance(store, SqliteStore)
    assert (tmp_path / "a" / "b" / "tables.sqlite").exists()
