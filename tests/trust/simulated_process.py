"""A life of the server process: a real house on a real SQLite file, from its start to its stop or its sudden end."""

import asyncio
import contextvars
import sqlite3
from collections.abc import Callable, Coroutine
from concurrent.futures import Executor, Future
from dataclasses import replace
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, event
from sqlalchemy.engine import make_url

from kosmodrom.server.bots.thinking_processes import Task, Thinkers, think
from kosmodrom.server.process.settings import Settings
from kosmodrom.server.store import transactions
from kosmodrom.server.store.database import SqliteStore
from kosmodrom.server.store.transactions import MOST_TOGETHER, Job, Work, Writer, WriterStopped
from kosmodrom.server.tables.open_tables import OpenTables
from kosmodrom.server.tables.snapshots import Snapshot
from kosmodrom.server.whole_server import WholeServer
from trust import disk
from trust.clockwork import Clockwork
from trust.disk import Disk, Step
from trust.model import Broken
from trust.weather import Weather
from trust.world_protocol import Around

LIFE: contextvars.ContextVar["Life | None"] = contextvars.ContextVar("life", default=None)
"""The life in which something runs."""
EPOCH = 1_700_000_000.0
PAGES_ENOUGH = 1_000_000


class Life:
    """One process; when it is dead, whatever it still does happens nowhere."""

    def __init__(self, world: Around, folder: Path, settings: Settings) -> None:
        self.world = world
        self.folder = folder
        self.is_dead = False
        self.is_serving = False
        self.tasks: dict[asyncio.Task[Any], None] = {}
        self.gone: asyncio.Future[None] = world.loop.create_future()
        self.disk = Disk(folder, self._ask)
        self._steps_left = world.weather.steps_until_kill()
        self.house: WholeServer | None = None
        self.store: InlineStore | None = None
        self._settings = settings
        self._eyes: sqlite3.Connection | None = None
        disk.watch(self.disk)

    def _ask(self, step: Step) -> int:
        """Whether a step of input or output fails, or is never made because the process is killed before."""
        if self.is_dead:
            return disk.OK
        if self._steps_left is not None and step.kind != "read" and not self.world.weather.is_clear:
            self._steps_left -= 1
            if self._steps_left == 0:
                self.world.note(f"killed before {step.kind} {Path(step.path).suffix}")
                self.world.kill(self)
                return disk.OK
        fault = self.world.weather.fault(step, self.world.loop.now)
        if fault:
            self.world.note(f"{step.kind} {Path(step.path).suffix} fails with {fault}")
        return fault

    def begin(self, work: Coroutine[Any, Any, Any]) -> "asyncio.Task[Any]":
        """Do something in this life."""
        context = contextvars.copy_context()
        context.run(LIFE.set, self)
        return self.world.loop.create_task(work, context=context)

    async def open(self) -> None:
        loop = self.world.loop
        url = make_url(f"sqlite:///{self.folder / 'tables.sqlite'}")
        self.store = InlineStore(url, self)
        if not self.disk.steps:
            raise Broken("the disk is out of our hands")
        self.house = WholeServer(self._settings, lambda: EPOCH + loop.now, self.store)
        self.house.robots.thinkers = self.house.thinkers = InlineThinkers(loop, self.world.weather)
        self._look_twice(self.house.room)
        await self.house.open()
        self.is_serving = True

    def _look_twice(self, room: OpenTables) -> None:
        """Whoever looks at a table that is not being changed must see all that is committed."""
        look, world = room.look, self.world
        self._eyes = sqlite3.connect(f"file:{self.folder / 'tables.sqlite'}?vfs=unix", uri=True)

        async def checked(table_id: str) -> Snapshot:
            committed = None if self._is_being_changed(room, table_id) else self._committed(table_id)
            snapshot = await look(table_id)
            record = snapshot.record
            if committed is not None and not self.is_dead:
                seen = record.lines, record.notices, record.chats
                if any(now < before for now, before in zip(seen, committed, strict=True)):
                    world.breaks(Broken(f"{table_id} was committed as {committed} and is shown as {seen}"))
            return snapshot

        room.look = checked  # type: ignore[method-assign]  # the same with open eyes

    def _close_eyes(self) -> None:
        if self._eyes is not None:
            self._eyes.close()
            self._eyes = None

    def _is_being_changed(self, room: OpenTables, table_id: str) -> bool:
        live = room._live.get(table_id)
        return live is not None and live.lock.locked()

    def _committed(self, table_id: str) -> tuple[int, int, int] | None:
        query = "SELECT lines, notices, chats FROM tables WHERE id = ?"
        if self._eyes is None:
            return None
        row: tuple[int, int, int] | None = self._eyes.execute(query, [table_id]).fetchone()
        return row

    async def close(self) -> None:
        """Stop as a person would stop it."""
        self.is_serving = False
        self._close_eyes()
        if self.house is not None:
            await self.house.close()
        self.end()

    def end(self) -> None:
        """Nothing of this life happens any more."""
        self.is_dead, self.is_serving = True, False
        if self.house is not None:
            self.house.robots._is_closed = True
        if not self.gone.done():
            self.gone.set_result(None)

    def bury(self) -> None:
        """After its end: give back what it holds of this process."""
        for task in list(self.tasks):
            task.cancel()
        if self.store is not None:
            self.store.throw_away()
        self._close_eyes()
        disk.forget(self.disk)


class InlineStore(SqliteStore):
    """The real store, whose threads are appointments of the clockwork."""

    def __init__(self, url: Any, life: Life) -> None:
        self._life = life
        super().__init__(url)
        weather, loop = life.world.weather, life.world.loop

        def prepare(connection: sqlite3.Connection, *_: object) -> None:
            pages = 1 if weather.is_tight(loop.now) else PAGES_ENOUGH
            connection.execute(f"PRAGMA max_page_count = {pages}").close()
            if weather.small_cache:
                connection.execute("PRAGMA cache_size = 8").close()

        event.listen(self._engine, "checkout", prepare)
        self._engine.pool.dispose()  # the connection that looked at the schema has its own mind

    def _new_writer(self) -> Writer:
        return InlineWriter(self._engine, self._life)

    def _new_readers(self) -> Executor:
        return InlineReaders(self._life)

    def throw_away(self) -> None:
        """Close the files without a word to them that matters."""
        for engine in (self._engine, self._reading):
            engine.dispose()


class InlineWriter(Writer):
    """The real writer's work without its thread; what ends the thread ends this too."""

    def __init__(self, engine: Engine, life: Life) -> None:
        self._engine = engine
        self._life = life
        self._waiting: list[Job] = []
        self._is_busy = False
        self._is_closed = False
        self._has_ended = False

    @property
    def is_alive(self) -> bool:
        return not self._has_ended

    def submit(self, work: Work[Any]) -> "Future[Any]":
        future: Future[Any] = Future()
        if self._is_closed or self._life.is_dead:
            future.set_exception(WriterStopped())
        else:
            self._waiting.append((work, future))
            self._life.world.loop.call_soon(self._begin)
        return future

    def close(self) -> None:
        self._is_closed = True
        while self._waiting and not self._has_ended:
            self._work(transactions.begun(self._take()))

    def _take(self) -> list[Job]:
        jobs, self._waiting = self._waiting[:MOST_TOGETHER], self._waiting[MOST_TOGETHER:]
        return jobs

    def _begin(self) -> None:
        if self._is_busy or self._has_ended or self._life.is_dead or not self._waiting:
            return
        jobs, world = transactions.begun(self._take()), self._life.world
        if world.weather.strikes(world.weather.closing):
            world.note("a connection is gone")
            jobs.insert(world.weather.chance.randrange(len(jobs) + 1), (_close, _unheard()))
        self._is_busy = True
        world.loop.call_later(world.weather.work_takes(), self._finish, jobs)

    def _finish(self, jobs: list[Job]) -> None:
        self._is_busy = False
        if not self._life.is_dead:
            self._work(jobs)
            self._begin()

    def _work(self, jobs: list[Job]) -> None:
        try:
            transactions.serve(self._engine, jobs)
        except BaseException as error:  # so would the thread end
            self._life.world.note(f"the writer has ended: {type(error).__name__}")
            self._has_ended = True


def _close(connection: Connection) -> None:
    driver = connection.connection.driver_connection
    assert isinstance(driver, sqlite3.Connection)
    driver.close()


def _unheard() -> "Future[Any]":
    future: Future[Any] = Future()
    future.set_running_or_notify_cancel()
    return future


class InlineReaders(Executor):
    """Reads when its appointment comes."""

    def __init__(self, life: Life) -> None:
        self._life = life

    def submit(self, work: Callable[..., Any], /, *args: Any, **_: Any) -> "Future[Any]":
        future: Future[Any] = Future()
        if self._life.is_dead:
            future.set_exception(WriterStopped())
            return future
        self._life.world.loop.call_later(self._life.world.weather.work_takes(), self._do, future, work, args)
        return future

    def _do(self, future: "Future[Any]", work: Callable[..., Any], args: tuple[Any, ...]) -> None:
        if self._life.is_dead or not future.set_running_or_notify_cancel():
            return
        try:
            future.set_result(work(*args))
        except BaseException as error:  # it belongs to whoever waits
            future.set_exception(error)


class InlineThinkers(Thinkers):
    """Bots that think here, and for as long as the clockwork says."""

    def __init__(self, loop: Clockwork, weather: Weather) -> None:
        super().__init__(0)
        self._clockwork = loop
        self._weather = weather

    async def choose(self, task: Task) -> int:
        await asyncio.sleep(self._weather.chance.uniform(0.0, 0.2))
        return think(replace(task, level="random"))
