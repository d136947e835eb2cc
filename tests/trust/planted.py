"""Faults that are planted into the server, each of which the simulation must find."""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from typing import Any
from unittest.mock import patch

from sqlalchemy import Engine, event

from kosmodrom.server.process.supervised_loops import Loop
from kosmodrom.server.services import playing
from kosmodrom.server.store import database, transactions
from kosmodrom.server.store.transactions import Job, in_transaction
from kosmodrom.server.tables.change import TableChange
from kosmodrom.server.tables.open_tables import Live, OpenTables

Planted = Callable[[], AbstractContextManager[Any]]


def _finish_as_before(engine: Engine, jobs: list[Job]) -> None:
    """How common commits were made before: a batch that the database gives up is noticed by nobody."""
    done: list[tuple[Any, Any]] = []
    failed: list[tuple[Any, BaseException]] = []
    try:
        with engine.begin() as connection:
            for work, future in jobs:
                try:
                    with connection.begin_nested():
                        done.append((future, work(connection)))
                except BaseException as error:
                    failed.append((future, error))
    except BaseException as error:
        failed += [(future, error) for future, _ in done]
        done = []
    for future, fault in failed:
        if not future.done():
            future.set_exception(fault)
    for future, result in done:
        if not future.done():
            future.set_result(result)


def a_batch_that_is_given_up_is_confirmed() -> AbstractContextManager[Any]:
    return patch.object(transactions, "finish", _finish_as_before)


def _finish_early(engine: Engine, jobs: list[Job]) -> None:
    for work, future in jobs:
        try:
            with engine.begin() as connection:
                future.set_result(work(connection))
        except BaseException as error:
            if not future.done():
                future.set_exception(error)


def confirmed_before_the_commit() -> AbstractContextManager[Any]:
    return patch.object(transactions, "finish", _finish_early)


def _serve_until_an_error(engine: Engine, jobs: list[Job]) -> None:
    """The first error of the database ends the writer."""
    for work, future in jobs:
        future.set_result(in_transaction(engine, work))


def the_writer_dies() -> AbstractContextManager[Any]:
    return patch.object(transactions, "serve", _serve_until_an_error)


def _play_again(draft: TableChange, seat: int, _: int, decision: str, __: object) -> str:
    draft.decide(seat, decision)
    return "done"


def a_repeated_decision_is_made_twice() -> AbstractContextManager[Any]:
    return patch.object(playing, "_repeated", _play_again)


@contextmanager
def shown_before_the_commit() -> Iterator[None]:
    """What is decided is seen by all before it is stored."""
    transact = OpenTables._transact

    def early(room: OpenTables, connection: Any, before: Any, work: Any) -> Any:
        result, after, decided = transact(room, connection, before, work)
        live = room._live.get(before.id)
        if live is not None:
            live.snapshot = after
        return result, after, decided

    with patch.object(OpenTables, "_transact", early):
        yield


def no_doubt() -> AbstractContextManager[Any]:
    """After a change of unknown outcome the table is shown as it was before."""
    return patch.object(Live, "doubt", lambda *_: None)


@contextmanager
def commits_are_not_synced() -> Iterator[None]:
    """The disk is not asked to keep what is confirmed: a power cut loses it."""
    make = database._file_engine

    def hasty(*args: Any) -> Engine:
        engine = make(*args)
        event.listen(engine, "connect", lambda connection, _: connection.execute("PRAGMA synchronous = NORMAL").close())
        return engine

    with patch.object(database, "_file_engine", hasty):
        yield


class _NeverReleased(asyncio.Lock):
    """A lock that an error leaves locked."""

    async def __aexit__(self, kind: Any, error: Any, trace: Any) -> None:
        if error is None:
            self.release()


@contextmanager
def an_error_leaves_a_table_locked() -> Iterator[None]:
    make = Live.__init__

    def init(live: Live, *args: Any, **more: Any) -> None:
        make(live, *args, **more)
        live.lock = _NeverReleased()

    with patch.object(Live, "__init__", init):
        yield


@contextmanager
def a_loop_dies_silently() -> Iterator[None]:
    async def once(loop: Loop) -> None:
        await loop._work()
        loop.succeeds()

    with patch.object(Loop, "once", once):
        yield


PLANTED: dict[str, Planted] = {
    each.__name__: each
    for each in (
        a_batch_that_is_given_up_is_confirmed,
        confirmed_before_the_commit,
        the_writer_dies,
        a_repeated_decision_is_made_twice,
        shown_before_the_commit,
        no_doubt,
        commits_are_not_synced,
        an_error_leaves_a_table_locked,
        a_loop_dies_silently,
    )
}
