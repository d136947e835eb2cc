"""A disk that is full, as SQLite tells of it: it may give up a whole transaction by itself."""

import asyncio
import sqlite3
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from sqlalchemy import Connection, Engine, event, text
from sqlalchemy.exc import SQLAlchemyError

from kosmodrom.server.store import database as stores
from kosmodrom.server.store import transactions
from kosmodrom.server.store.database import SqliteStore, Store, StoreError, open_store
from server.company import wait_until
from server.conftest import Serve
from server.test_store import count, noting

LARGE = "x" * 2_000_000


class Disk:
    """How many pages the file may have; SQLite itself says that it is full, and does what it does then."""

    def __init__(self, store: SqliteStore) -> None:
        self._most = 10**9
        event.listen(store._engine, "connect", self._limit)
        self._store = store

    def _limit(self, connection: Any, _: object = None) -> None:
        connection.execute(f"PRAGMA max_page_count = {self._most}").close()

    def fills(self) -> None:
        """No page more than there is."""
        self._set(1)

    def is_emptied(self) -> None:
        self._set(10**9)

    def _set(self, most: int) -> None:
        self._most = most
        self._store._writer.submit(lambda connection: self._limit(connection.connection.driver_connection)).result()


@contextmanager
def a_store(address: str) -> Iterator[tuple[SqliteStore, Disk]]:
    store = open_store(address)
    assert isinstance(store, SqliteStore)
    disk = Disk(store)
    try:
        yield store, disk
    finally:
        store.close()


def large(connection: Connection) -> None:
    """More than fits."""
    row = {"table_id": "t0", "number": 1, "seat": 0, "text": LARGE, "at": 0}
    connection.execute(text("INSERT INTO chat VALUES (:table_id, :number, :seat, :text, :at)"), row)


def orphan(connection: Connection) -> None:
    """What no commit accepts."""
    connection.execute(text("PRAGMA defer_foreign_keys = ON"))
    connection.execute(text("INSERT INTO leases (table_id, owner, until) VALUES ('nowhere', 'me', 1)"))


@contextmanager
def the_writer_is_busy(store: SqliteStore) -> Iterator[None]:
    """What is submitted in the block is done together after it."""
    gate, begun = threading.Event(), threading.Event()

    def wait(_: Connection) -> None:
        begun.set()
        gate.wait()

    first = store._writer.submit(wait)
    begun.wait()
    try:
        yield
    finally:
        gate.set()
        first.result()


async def in_one_batch(store: SqliteStore, *works: Callable[[Connection], Any]) -> list[object]:
    with the_writer_is_busy(store):
        waiting = [asyncio.ensure_future(store.change(work)) for work in works]
        await asyncio.sleep(0)
    async with asyncio.timeout(20):
        return list(await asyncio.gather(*waiting, return_exceptions=True))


def stored(connection: Connection) -> list[str]:
    return [str(table_id) for (table_id,) in connection.execute(text("SELECT table_id FROM leases ORDER BY table_id"))]


def test_what_is_confirmed_beside_work_that_found_the_disk_full_is_there(sqlite: str) -> None:
    async def scene(store: SqliteStore, disk: Disk) -> None:
        await store.change(noting(0))
        disk.fills()
        results = await in_one_batch(store, noting(1), noting(2), large, noting(3), noting(4))
        assert isinstance(results[2], StoreError)
        assert "full" in str(results[2])
        confirmed = [f"t{result}" for result in results if isinstance(result, int)]
        assert await store.read(stored) == ["t0", *confirmed]
        assert confirmed == ["t1", "t2", "t3", "t4"], "the innocent are done, each on its own"

    with a_store(sqlite) as (store, disk):
        asyncio.run(scene(store, disk))


def test_the_writer_outlives_a_batch_that_was_given_up(sqlite: str) -> None:
    async def scene(store: SqliteStore, disk: Disk) -> None:
        await store.change(noting(0))
        disk.fills()
        results = await in_one_batch(store, noting(1), large, orphan, noting(2))
        assert [isinstance(result, StoreError) for result in results] == [False, True, True, False]
        async with asyncio.timeout(20):
            assert await store.change(noting(5)) == 5
        assert await store.read(stored) == ["t0", "t1", "t2", "t5"]

    with a_store(sqlite) as (store, disk):
        asyncio.run(scene(store, disk))


def test_while_the_disk_is_full_changes_are_refused_in_words_and_then_all_goes_on(serve: Serve, sqlite: str) -> None:
    served = serve(sqlite)
    host, friend = served.pair(game="toy")
    store = served.house.store
    assert isinstance(store, SqliteStore)
    disk = Disk(store)
    disk.fills()
    refused = _talk_until(host, 503)
    assert refused["code"] == "store"
    assert "try again" in refused["message"]
    assert host.info()["state"] == friend.info()["state"] == "running"
    disk.is_emptied()
    assert _talk_until(host, 204) is None
    host.answer(host.options()[0])
    wait_until(lambda: served.house.health().is_fine)


def _talk_until(player: Any, status: int) -> Any:
    """Say something long until that is answered so."""
    for _ in range(500):
        answer = player.ask("POST", f"{player.path}/chat", json={"text": "ż" * 500})
        if answer.status_code == status:
            return answer.json() if answer.content else None
        assert answer.status_code in (204, 503)
    raise AssertionError(f"never answered with {status}")


def test_an_error_that_work_hides_leaves_no_half_of_it(database: str) -> None:
    """PostgreSQL answers a commit after an error with a rollback, and says so to nobody."""
    store = open_store(database)

    def hiding(connection: Connection) -> str:
        noting(1)(connection)
        with pytest.raises(SQLAlchemyError):
            connection.execute(text("INSERT INTO nowhere VALUES (1)"))
        return "done"

    async def scene() -> object:
        try:
            return await store.change(hiding)
        except StoreError:
            return "refused"

    try:
        outcome = asyncio.run(scene())
        assert asyncio.run(store.read(count)) == (1 if outcome == "done" else 0)
    finally:
        store.close()


def test_a_connection_that_is_gone_is_made_anew(sqlite: str) -> None:
    def breaking(connection: Connection) -> None:
        driver = connection.connection.driver_connection
        assert isinstance(driver, sqlite3.Connection)
        driver.close()

    async def scene(store: SqliteStore) -> None:
        results = await in_one_batch(store, noting(1), breaking, noting(2))
        assert [isinstance(result, StoreError) for result in results] == [False, True, False]
        assert await store.change(noting(3)) == 3
        assert await store.read(stored) == ["t1", "t2", "t3"]

    with a_store(sqlite) as (store, _):
        asyncio.run(scene(store))


def test_whatever_fails_in_the_writer_somebody_who_waits_is_answered(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(_: Engine, __: object) -> None:
        raise RuntimeError("a mistake in the writer")

    async def scene(store: SqliteStore) -> None:
        with monkeypatch.context() as patch:
            patch.setattr(transactions, "finish", broken)
            async with asyncio.timeout(20):
                with pytest.raises(StoreError):
                    await store.change(noting(1))
        assert store.is_alive
        assert await store.change(noting(2)) == 2

    with a_store(sqlite) as (store, _):
        asyncio.run(scene(store))


def test_nobody_waits_for_a_disk_that_does_not_answer(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stores, "LONGEST_WAIT", 0.02)

    async def late(store: SqliteStore) -> StoreError:
        with pytest.raises(StoreError, match="within") as caught:
            await store.change(noting(1))
        return caught.value

    with a_store(sqlite) as (store, _):
        with the_writer_is_busy(store):
            error = asyncio.run(late(store))
            assert error.pending is not None
            assert error.pending.cancelled(), "what had not begun is not begun later"
        assert store._writer.submit(stored).result() == []


def test_a_store_that_is_closed_says_so(sqlite: str) -> None:
    store = open_store(sqlite)
    store.close()

    async def scene(closed: Store) -> None:
        async with asyncio.timeout(20):
            with pytest.raises(StoreError):
                await closed.change(noting(1))

    asyncio.run(scene(store))
