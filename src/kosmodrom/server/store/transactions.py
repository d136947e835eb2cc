"""Transactions: a piece of work is done wholly or not at all, however the database fails meanwhile.

A database may give up a whole transaction by itself: SQLite when the disk is full, cannot be read or has no memory
left; PostgreSQL after any error. What is done afterwards would belong to another transaction or to none, and a commit
would say nothing. So a transaction is committed only if it is still the one that was begun.
"""

import logging
import queue
import sqlite3
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future
from contextlib import contextmanager
from typing import Any, Final, TypeVar

import psycopg
from psycopg.pq import TransactionStatus
from sqlalchemy import Connection, Engine
from sqlalchemy.exc import SQLAlchemyError

log = logging.getLogger(__name__)

T = TypeVar("T")
Work = Callable[[Connection], T]
Job = tuple[Work[Any], "Future[Any]"]
Outcome = tuple[Any, BaseException | None]
"""What a piece of work gave, or why it failed."""

DATABASE_ERRORS: Final = (SQLAlchemyError, sqlite3.Error, psycopg.Error, OSError, MemoryError)
MOST_TOGETHER: Final = 64
"""How many pieces of work share one commit."""


class TransactionLost(Exception):
    """The database gave up a transaction by itself, with everything in it."""


class WriterStopped(Exception):
    """Work for a writer that has stopped."""


@contextmanager
def transaction(engine: Engine) -> Iterator[Connection]:
    """A transaction that is committed whole when the block ends; a connection on which anything failed is thrown away.

    If the commit itself fails, it may have come to pass all the same: only what was committed without an error is
    certain.
    """
    with engine.connect() as connection:
        try:
            with connection.begin():
                yield connection
                check_still_open(connection)
        except (TransactionLost, *DATABASE_ERRORS) as error:
            connection.invalidate(error)
            raise


def check_still_open(connection: Connection) -> None:
    """The transaction that was begun is still there to be committed."""
    if not is_still_open(connection.connection.driver_connection):
        raise TransactionLost


def is_still_open(driver: object) -> bool:
    if isinstance(driver, psycopg.Connection):
        return driver.info.transaction_status == TransactionStatus.INTRANS
    return isinstance(driver, sqlite3.Connection) and driver.in_transaction


def in_transaction(engine: Engine, work: Work[T]) -> T:
    """Do one piece of work."""
    with transaction(engine) as connection:
        return work(connection)


def together(engine: Engine, works: Sequence[Work[Any]]) -> list[Outcome]:
    """Do several pieces of work with one commit, each of which stands or falls alone.

    If the transaction is given up on the way, nothing of them is done. If the commit fails, that is raised for all.
    """
    with transaction(engine) as connection:
        return [_apart(connection, work) for work in works]


def _apart(connection: Connection, work: Work[Any]) -> Outcome:
    """A piece of work under a savepoint of its own; nothing but the work itself may fail."""
    try:
        savepoint = connection.begin_nested()
        outcome: Outcome = None, None
        try:
            outcome = work(connection), None
        except BaseException as error:  # it belongs to whoever waits
            check_still_open(connection)
            savepoint.rollback()
            outcome = None, error
        else:
            savepoint.commit()
        check_still_open(connection)
    except DATABASE_ERRORS as error:
        raise TransactionLost from error
    return outcome


def finish(engine: Engine, jobs: Sequence[Job]) -> None:
    """Do what waits, with one commit if all goes well; nothing is confirmed before it is committed.

    What was given up with others is done again, each piece on its own: nothing of it has happened, and whose fault it
    was is not known. So work must be fit to be run twice. After a commit that failed nothing is done again, because
    it may have come to pass.
    """
    if len(jobs) > 1 and _finish_together(engine, jobs):
        return
    for work, future in jobs:
        try:
            outcome: Outcome = in_transaction(engine, work), None
        except BaseException as error:  # it belongs to whoever waits
            outcome = None, error
        _settle(future, outcome)


def _finish_together(engine: Engine, jobs: Sequence[Job]) -> bool:
    """Whether all is settled."""
    try:
        outcomes = together(engine, [work for work, _ in jobs])
    except TransactionLost:
        log.warning("the database gave up %d changes together; each is tried alone", len(jobs))
        return False
    except BaseException as error:  # it belongs to all who wait
        outcomes = [(None, error)] * len(jobs)
    for (_, future), outcome in zip(jobs, outcomes, strict=True):
        _settle(future, outcome)
    return True


def _settle(future: "Future[Any]", outcome: Outcome) -> None:
    result, error = outcome
    if error is None:
        future.set_result(result)
    else:
        future.set_exception(error)


class Writer:
    """The one thread that writes to an SQLite file. Whatever happens, it goes on and leaves nobody waiting."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._is_closed = False
        self._closing = threading.Lock()
        self._thread = threading.Thread(target=self._run, name="store-writer", daemon=True)
        self._thread.start()

    @property
    def is_alive(self) -> bool:
        return self._thread.is_alive()

    def submit(self, work: Work[T]) -> "Future[T]":
        future: Future[T] = Future()
        with self._closing:
            if self._is_closed:
                future.set_exception(WriterStopped())
            else:
                self._jobs.put((work, future))
        return future

    def close(self) -> None:
        """Finish what waits, and take no more."""
        with self._closing:
            self._is_closed = True
        self._jobs.put(None)
        self._thread.join()

    def _run(self) -> None:
        is_open = True
        while is_open:
            waiting, is_open = self._gather()
            serve(self._engine, begun(waiting))

    def _gather(self) -> tuple[list[Job], bool]:
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


def begun(waiting: Sequence[Job]) -> list[Job]:
    """The work that nobody has given up waiting for; from now on it is done, whoever waits."""
    return [job for job in waiting if job[1].set_running_or_notify_cancel()]


def serve(engine: Engine, jobs: Sequence[Job]) -> None:
    """Finish work that has begun; every piece of it is answered."""
    try:
        finish(engine, jobs)
    except BaseException:  # the writer goes on
        log.exception("the writer failed where it should not")
    for _, future in jobs:
        if not future.done():
            future.set_exception(TransactionLost())
