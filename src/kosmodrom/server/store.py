"""The store: a database in which something is changed in whole transactions, away from the event loop.

An SQLite file has one writer thread. Work that arrives while it waits for the disk is committed together with the
next one, each piece under a savepoint of its own. PostgreSQL has a few connections and locks rows.
"""

import asyncio
import queue
import sqlite3
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from kosmodrom.engine.errors import KosmodromError
from kosmodrom.server.migrations import migrate
from kosmodrom.server.refusals import SERVER

T = TypeVar("T")
Work = Callable[[Connection], T]

MOST_TOGETHER: Final = 64
"""How many pieces of work share one commit."""
CONNECTIONS: Final = 8
READERS: Final = 2
BUSY_SECONDS: Final = 30


class StoreError(KosmodromError):
    """The database cannot be reached, read or written."""


class Store:
    """What both kinds of database have in common."""

    is_shared = False
    """Whether several server processes may use it together."""

    def __init__(self, url: URL) -> None:
        self.url = url

    async def change(self, work: Work[T]) -> T:
        """Do the work in one transaction; when this returns it is committed, when it raises nothing was changed."""
        raise NotImplementedError

    async def read(self, work: Work[T]) -> T:
        """Look something up."""
        raise NotImplementedError

    def tell(self, connection: Connection, channel: str, message: str) -> None:
        """Let other processes know once the transaction is committed."""

    async def changed_elsewhere(self) -> bool:
        """Whether another process has written since this was asked last, where nobody tells."""
        return False

    def close(self) -> None:
        raise NotImplementedError


def open_store(address: str) -> Store:
    """The store at an address, with its tables made or brought up to date."""
    url = driver_address(address)
    try:
        return FileStore(url) if url.get_backend_name() == "sqlite" else ServerStore(url)
    except (SQLAlchemyError, OSError) as error:
        raise StoreError.of(SERVER, "store.opening", reason=reason_of(error)) from None


def driver_address(address: str) -> URL:
    """An address as people write it, with the driver that we use."""
    try:
        url = make_url(address)
    except ArgumentError:
        raise StoreError.of(SERVER, "store.address") from None
    kind = url.get_backend_name()
    if kind == "sqlite":
        return url
    if kind in ("postgresql", "postgres"):
        return url.set(drivername="postgresql+psycopg")
    raise StoreError.of(SERVER, "store.kind", kind=kind)


def reason_of(error: Exception) -> str:
    """The driver's own first line, which holds neither the statement nor its parameters."""
    cause = getattr(error, "orig", None) or error
    return (str(cause).splitlines() or [type(cause).__name__])[0]


# --- SQLite -----------------------------------------------------------------------------------------


class FileStore(Store):
    """An SQLite file: durable when committed, one writer, readers beside it."""

    def __init__(self, url: URL) -> None:
        super().__init__(url)
        if url.database:
            Path(url.database).parent.mkdir(parents=True, exist_ok=True)
        self._engine = _file_engine(url, "BEGIN IMMEDIATE", 1)
        migrate(self._engine)
        self._writer = Writer(self._engine)
        self._reading = _file_engine(url, "BEGIN", READERS)
        self._readers = ThreadPoolExecutor(READERS, "store-reader")
        self._seen = -1

    async def change(self, work: Work[T]) -> T:
        return await _settled(self._writer.submit(work))

    async def read(self, work: Work[T]) -> T:
        return await _settled(self._readers.submit(_in_transaction, self._reading, work))

    async def changed_elsewhere(self) -> bool:
        """SQLite counts what other connections wrote; the writer's own connection never counts itself."""
        version = await _settled(self._writer.submit(_data_version))
        before, self._seen = self._seen, version
        return before not in (-1, version)

    def close(self) -> None:
        self._writer.close()
        self._readers.shutdown()
        self._engine.dispose()
        self._reading.dispose()


def _data_version(connection: Connection) -> int:
    return int(connection.exec_driver_sql("PRAGMA data_version").scalar_one())


def _file_engine(url: URL, begin: str, connections: int) -> Engine:
    engine = create_engine(
        url,
        pool_size=connections,
        max_overflow=0,
        hide_parameters=True,
        connect_args={"check_same_thread": False, "timeout": BUSY_SECONDS},
    )

    @event.listens_for(engine, "connect")
    def _connect(connection: Any, _: object) -> None:
        connection.isolation_level = None
        _use_wal(connection)
        for pragma in ("synchronous = FULL", "foreign_keys = ON"):
            connection.execute(f"PRAGMA {pragma}").close()

    @event.listens_for(engine, "begin")
    def _begin(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    return engine


def _use_wal(connection: sqlite3.Connection) -> None:
    """Readers beside the writer. While others open the same new file, this one step does not wait by itself."""
    end = time.monotonic() + BUSY_SECONDS
    while True:
        try:
            connection.execute("PRAGMA journal_mode = WAL").close()
        except sqlite3.OperationalError:
            if time.monotonic() > end:
                raise
            time.sleep(0.02)
        else:
            return


class Writer:
    """The one thread that writes to an SQLite file."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._jobs: queue.SimpleQueue[tuple[Work[Any], Future[Any]] | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="store-writer", daemon=True)
        self._thread.start()

    def submit(self, work: Work[T]) -> "Future[T]":
        future: Future[T] = Future()
        self._jobs.put((work, future))
        return future

    def close(self) -> None:
        self._jobs.put(None)
        self._thread.join()

    def _run(self) -> None:
        is_open = True
        while is_open:
            waiting, is_open = self._gather()
            jobs = [job for job in waiting if job[1].set_running_or_notify_cancel()]
            if len(jobs) == 1:
                _finish_alone(self._engine, *jobs[0])
            elif jobs:
                _finish_together(self._engine, jobs)

    def _gather(self) -> tuple[list[tuple[Work[Any], Future[Any]]], bool]:
        """All work that waits by now; whether there may be more."""
        jobs = []
        job = self._jobs.get()
        while job is not None:
            jobs.append(job)
            if len(jobs) == MOST_TOGETHER:
                return jobs, True
            try:
                job = self._jobs.get_nowait()
            except queue.Empty:
                return jobs, True
        return jobs, False


def _finish_alone(engine: Engine, work: Work[T], future: "Future[T]") -> None:
    try:
        result = _in_transaction(engine, work)
    except BaseException as error:  # it belongs to whoever waits
        future.set_exception(error)
    else:
        future.set_result(result)


def _finish_together(engine: Engine, jobs: list[tuple[Work[Any], "Future[Any]"]]) -> None:
    """Each piece of work stands or falls alone, but nothing is confirmed before the common commit."""
    done: list[tuple[Future[Any], Any]] = []
    failed: list[tuple[Future[Any], BaseException]] = []
    try:
        with engine.begin() as connection:
            for work, future in jobs:
                try:
                    with connection.begin_nested():
                        done.append((future, work(connection)))
                except BaseException as error:  # it belongs to whoever waits
                    failed.append((future, error))
    except BaseException as error:  # it belongs to all who wait
        failed += [(future, error) for future, _ in done]
        done = []
    for future, fault in failed:
        future.set_exception(fault)
    for future, result in done:
        future.set_result(result)


# --- PostgreSQL -------------------------------------------------------------------------------------


class ServerStore(Store):
    """A PostgreSQL database that several server processes share."""

    is_shared = True

    def __init__(self, url: URL) -> None:
        super().__init__(url)
        self._engine = create_engine(
            url, pool_size=CONNECTIONS, max_overflow=0, pool_pre_ping=True, hide_parameters=True
        )
        migrate(self._engine)
        self._threads = ThreadPoolExecutor(CONNECTIONS, "store")

    async def change(self, work: Work[T]) -> T:
        return await _settled(self._threads.submit(_in_transaction, self._engine, work))

    async def read(self, work: Work[T]) -> T:
        return await self.change(work)

    def tell(self, connection: Connection, channel: str, message: str) -> None:
        connection.execute(text("SELECT pg_notify(:channel, :message)"), {"channel": channel, "message": message})

    def close(self) -> None:
        self._threads.shutdown()
        self._engine.dispose()


def _in_transaction(engine: Engine, work: Work[T]) -> T:
    with engine.begin() as connection:
        return work(connection)


async def _settled(future: "Future[T]") -> T:
    """The result; what went wrong in the database is said without its statements."""
    try:
        return await asyncio.wrap_future(future)
    except SQLAlchemyError as error:
        raise StoreError.of(SERVER, "store.answer", reason=reason_of(error)) from error
