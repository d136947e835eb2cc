"""The store: a database in which something is changed in whole transactions, away from the event loop.

An SQLite file has one writer thread. Work that arrives while it waits for the disk is committed together with the
next one, each piece under a savepoint of its own. PostgreSQL has a few connections and locks rows. While the database
cannot be written, every change ends in a StoreError, soon, and as soon as it can be written again all goes on.
"""

import asyncio
import sqlite3
import time
from collections.abc import Iterator
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DataError, IntegrityError, SQLAlchemyError

from kosmodrom.engine.errors import KosmodromError
from kosmodrom.server.process.stopwatch import Stopwatch
from kosmodrom.server.refusals import SERVER
from kosmodrom.server.store import transactions
from kosmodrom.server.store.migrations import migrate

T = TypeVar("T")

CONNECTIONS: Final = 8
OWNER_ONLY: Final = 0o600
"""Who may read a new file: seeds of running matches, names and chat are nobody else's business."""
READERS: Final = 2
BUSY_SECONDS: Final = 30
LONGEST_WAIT: Final = 45.0
"""Seconds after which nobody waits for the database any more."""
PATIENCE: Final = {
    "connect_timeout": 10,
    "keepalives": 1,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 25_000,
}
"""Of connections to PostgreSQL; all in seconds, but for the last one."""
SERVER_LIMITS: Final = {"statement_timeout": 30, "lock_timeout": 20, "idle_in_transaction_session_timeout": 30}
"""Seconds after which PostgreSQL itself ends what takes too long, so that nobody else waits for it."""


class StoreError(KosmodromError):
    """The database cannot be reached, read or written. A change may have been committed all the same."""

    pending: "Future[Any] | None" = None
    """What is still under way, if nobody waits for it any more."""
    is_contradiction = False
    """Whether what was to be written contradicts what is stored: the store is well, but a table is not."""


class Store:
    """What both kinds of database have in common."""

    is_shared = False
    """Whether several server processes may use it together."""

    def __init__(self, url: URL) -> None:
        self.url = url
        self.commits = Stopwatch()

    async def change(self, work: transactions.Work[T]) -> T:
        """Do the work in one transaction; when this returns it is committed.

        When the work itself raises, nothing was changed. After a StoreError that is not known: the store has to be
        read again. The work may be run twice, if the first time came to nothing, so it changes nothing outside.
        """
        with self.commits.running():
            return await self._transact(work)

    async def _transact(self, work: transactions.Work[T]) -> T:
        raise NotImplementedError

    async def read(self, work: transactions.Work[T]) -> T:
        """Look something up."""
        raise NotImplementedError

    def tell(self, connection: Connection, channel: str, message: str) -> None:
        """Let other processes know once the transaction is committed."""

    async def changed_elsewhere(self) -> bool:
        """Whether another process has written since this was asked last, where nobody tells."""
        return False

    @property
    def is_alive(self) -> bool:
        """Whether whoever does the work is there."""
        return True

    def close(self) -> None:
        raise NotImplementedError


def open_store(address: str) -> Store:
    """The store at an address, with its tables made or brought up to date."""
    url = driver_address(address)
    try:
        return SqliteStore(url) if url.get_backend_name() == "sqlite" else PostgresStore(url)
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


@contextmanager
def connected(url: URL, **settings: Any) -> Iterator[Engine]:
    """A database for a while."""
    engine = create_engine(url, hide_parameters=True, **settings)
    try:
        yield engine
    finally:
        engine.dispose()


def reason_of(error: BaseException) -> str:
    """The driver's own first line, which holds neither the statement nor its parameters."""
    if isinstance(error, transactions.TransactionLost) and error.__cause__ is not None:
        error = error.__cause__
    cause = getattr(error, "orig", None) or error
    return (str(cause).splitlines() or [type(cause).__name__])[0]


# --- SQLite -----------------------------------------------------------------------------------------


class SqliteStore(Store):
    """An SQLite file: durable when committed, one writer, readers beside it."""

    def __init__(self, url: URL) -> None:
        super().__init__(url)
        if url.database:
            Path(url.database).parent.mkdir(parents=True, exist_ok=True)
            Path(url.database).touch(OWNER_ONLY)
        self._engine = _file_engine(url, "BEGIN IMMEDIATE", 1)
        migrate(self._engine)
        self._writer = self._new_writer()
        self._reading = _file_engine(url, "BEGIN", READERS)
        self._readers = self._new_readers()
        self._seen = -1

    def _new_writer(self) -> transactions.Writer:
        return transactions.Writer(self._engine)

    def _new_readers(self) -> Executor:
        return ThreadPoolExecutor(READERS, "store-reader")

    @property
    def is_alive(self) -> bool:
        return self._writer.is_alive

    async def _transact(self, work: transactions.Work[T]) -> T:
        return await _settled(self._writer.submit(work))

    async def read(self, work: transactions.Work[T]) -> T:
        return await _settled(self._readers.submit(transactions.in_transaction, self._reading, work))

    async def changed_elsewhere(self) -> bool:
        """SQLite counts what other connections wrote; the writer's own connection never counts itself."""
        version = await _settled(
            self._writer.submit(lambda own: int(own.exec_driver_sql("PRAGMA data_version").scalar_one()))
        )
        before, self._seen = self._seen, version
        return before not in (-1, version)

    def close(self) -> None:
        self._writer.close()
        self._readers.shutdown()
        self._engine.dispose()
        self._reading.dispose()


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


# --- PostgreSQL -------------------------------------------------------------------------------------


class PostgresStore(Store):
    """A PostgreSQL database that several server processes share."""

    is_shared = True

    def __init__(self, url: URL) -> None:
        super().__init__(url)
        with connected(url, connect_args=patience(url)) as engine:
            migrate(engine)  # through a connection of its own, because that may take long
        self._engine = create_engine(
            url,
            pool_size=CONNECTIONS,
            max_overflow=0,
            pool_pre_ping=True,
            hide_parameters=True,
            connect_args=patience(url),
        )

        @event.listens_for(self._engine, "connect")
        def _connect(connection: Any, _: object) -> None:
            for setting, seconds in SERVER_LIMITS.items():
                connection.execute(f"SET {setting} = '{seconds}s'")
            connection.commit()

        self._threads = ThreadPoolExecutor(CONNECTIONS, "store")

    async def _transact(self, work: transactions.Work[T]) -> T:
        return await _settled(self._threads.submit(transactions.in_transaction, self._engine, work))

    async def read(self, work: transactions.Work[T]) -> T:
        return await self._transact(work)

    def tell(self, connection: Connection, channel: str, message: str) -> None:
        connection.execute(text("SELECT pg_notify(:channel, :message)"), {"channel": channel, "message": message})

    def close(self) -> None:
        self._threads.shutdown()
        self._engine.dispose()


def patience(url: URL) -> dict[str, Any]:
    """After what time a connection through which nothing comes any more counts as lost, unless the address says so."""
    return {key: value for key, value in PATIENCE.items() if key not in url.query}


async def _settled(future: "Future[T]") -> T:
    """The result, if it comes in time; what went wrong in the database is said without its statements."""
    try:
        async with asyncio.timeout(LONGEST_WAIT) as limit:
            return await asyncio.wrap_future(future)
    except transactions.WriterStopped:
        raise StoreError.of(SERVER, "store.closed") from None
    except (transactions.TransactionLost, *transactions.DATABASE_ERRORS) as error:
        if not limit.expired():
            failure = StoreError.of(SERVER, "store.answer", reason=reason_of(error))
            failure.is_contradiction = isinstance(error, IntegrityError | DataError)
            raise failure from error
        late = StoreError.of(SERVER, "store.late", seconds=LONGEST_WAIT)
        late.pending = future
        raise late from None
