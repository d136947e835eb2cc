"""A world: people, a network and a server that dies and comes back, from one seed, for some minutes of its own time."""

import asyncio
import atexit
import contextvars
import gc
import hashlib
import itertools
import logging
import random
import shutil
import tempfile
import traceback
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any
from unittest.mock import patch

from conformance.walks import registered
from kosmodrom.server.app import make_app
from kosmodrom.server.process.settings import Rate, Settings
from kosmodrom.server.store import database as stores
from kosmodrom.server.store.database import open_store
from toy.entry import ENTRY
from trust.clockwork import Clockwork, Stuck
from trust.judging import come_to_rest, judge_file, judge_house
from trust.model import Broken, Model
from trust.network import Network
from trust.people import Person
from trust.simulated_process import LIFE, Life
from trust.weather import Weather

FREELY = Rate(1e9, 1e9)
LONGEST = 6 * 3600.0
"""Seconds of its own time after which a run that has not come to its end is stuck."""
REAL = 12
"""Every so many runs are played with a real game instead of the toy."""
GAMES = ("star_scrappers", "posrod_gwiazd", "astrogornicy", "andromeda")


@dataclass(frozen=True)
class Verdict:
    """What came of a run."""

    seed: int
    failure: str | None
    trace: tuple[str, ...]
    acknowledged: int
    kills: int
    faults: int

    @property
    def digest(self) -> str:
        return hashlib.sha256("\n".join(self.trace).encode()).hexdigest()


class World:
    """One run."""

    def __init__(self, seed: int, folder: Path) -> None:
        self.seed = seed
        self.loop = Clockwork()
        self.loop.set_task_factory(_of_its_life)
        self.loop.set_exception_handler(self._unhandled)
        self.weather = Weather(seed)
        self.loop.delay = self.weather.work_takes
        self.network = Network(self)
        self.model = Model()
        self.app = the_app()
        self.life: Life | None = None
        self.trace: list[str] = []
        self.kills = 0
        self.faults = 0
        chance = self.weather.chance
        game = chance.choice(GAMES) if seed % REAL == REAL - 1 else "toy"
        self.people = [Person(self, number, seed, game) for number in range(chance.choice([2, 3, 4]))]
        self._deeds = chance.randint(100, 160) // len(self.people) if game == "toy" else 10
        self._folder = folder
        self._folders = itertools.count()
        self._settings = the_settings().model_copy(
            update={"live": chance.choice([0, 1, 1000]), "pause": chance.choice([0.0, 0.4])}
        )
        self._failure: Exception | None = None
        self._over: asyncio.Future[None] = self.loop.create_future()

    def note(self, what: str) -> None:
        self.trace.append(f"{self.loop.now:.6f} {what}")
        self.faults += " fails with " in what

    def breaks(self, error: Exception) -> None:
        """A promise was broken; the run is over."""
        self._failure = self._failure or error
        if not self._over.done():
            self._over.set_result(None)

    def _unhandled(self, _: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        """An error that nobody has caught, unless it is of a life that is over."""
        task = context.get("future") or context.get("task")
        if not (isinstance(task, asyncio.Task) and any(task in life.tasks for life in self._dead())):
            self.breaks(Broken(f"unhandled: {context.get('message')} {context.get('exception')!r}"))

    def _dead(self) -> list[Life]:
        return [life for life in self._lives if life.is_dead]

    # --- running --------------------------------------------------------------------------------

    def run(self) -> Verdict:
        asyncio.set_event_loop(self.loop)
        try:
            self.loop.run_until_complete(self._run())
        except Exception as error:  # whatever it is, this seed shows it
            self._failure = self._failure or error
            if not isinstance(error, Broken | Stuck):
                self.trace.extend(traceback.format_exception(error))
        finally:
            self._clear_away()
        failure = None if self._failure is None else f"{type(self._failure).__name__}: {self._failure}"
        return Verdict(self.seed, failure, tuple(self.trace), self.model.acknowledged, self.kills, self.faults)

    async def _run(self) -> None:
        self._lives: list[Life] = []
        keeping = self.loop.create_task(self._keep_alive(self._new_folder()))
        playing = asyncio.gather(*(person.live(self._deeds) for person in self.people))
        try:
            async with asyncio.timeout(LONGEST):
                ends: set[asyncio.Future[Any]] = {self._over, playing}
                await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
                self._check(not self._over.done(), str(self._failure))
                await playing
                self.note("the sky is clear")
                self.weather.is_clear = True
                await self.network.settle()
                await self._judge()
        except TimeoutError:
            raise Broken("the run does not come to its end") from None
        finally:
            keeping.cancel()
            playing.cancel()

    async def _judge(self) -> None:
        life = await self._serving()
        assert life.house is not None
        await come_to_rest(life.house)
        await judge_house(life.house)
        await self._goes_on()
        await come_to_rest(life.house)
        await judge_house(life.house)
        self._check(self._failure is None, str(self._failure))
        await life.close()
        judge_file(life.folder / "tables.sqlite", self.model)

    async def _goes_on(self) -> None:
        """Everybody can still do something, at the first try."""
        for person in self.people:
            for place in person.places:
                await person.say(place)
                await person.decide(place)
                self._check(person._tries == 1, f"{place.table} is not served at once")

    def _check(self, is_true: bool, what: str) -> None:
        if not is_true:
            raise Broken(what)

    async def _serving(self) -> Life:
        while self.life is None or not self.life.is_serving:
            await asyncio.sleep(1)
        return self.life

    # --- lives ----------------------------------------------------------------------------------

    def _new_folder(self) -> Path:
        folder = self._folder / f"life{next(self._folders)}"
        folder.mkdir()
        shutil.copy(template(), folder / "tables.sqlite")
        return folder

    async def _keep_alive(self, folder: Path) -> None:
        """Start the server, and start it again whenever it has ended."""
        while True:
            life = self.life = Life(self, folder, self._settings)
            self._lives.append(life)
            opening = life.begin(life.open())
            await asyncio.wait({opening, life.gone}, return_when=asyncio.FIRST_COMPLETED)
            if opening.done() and not opening.cancelled() and opening.exception() is not None:
                self.note(f"it does not start: {opening.exception()!r}"[:200])
                life.end()
            elif not life.is_dead:
                self.note("it serves")
                self.app.state.house = life.house
                await self._until_it_ends(life)
            life.bury()
            folder = getattr(life, "heir", folder)
            await asyncio.sleep(self.weather.chance.uniform(0.1, 5.0))

    async def _until_it_ends(self, life: Life) -> None:
        stopping = self.weather.stopping
        pause = self.weather.chance.expovariate(1 / stopping) if stopping and not self.weather.is_clear else None
        await asyncio.wait({life.gone}, timeout=pause)
        if not life.is_dead and not self.weather.is_clear:
            self.note("it is stopped")
            await life.begin(life.close())
        elif not life.is_dead:
            await life.gone

    def kill(self, life: Life) -> None:
        """The process ends here and now; what the disk has is all that is left."""
        self.kills += 1
        heir = self._folder / f"life{next(self._folders)}"
        life.disk.survive(heir, self.weather.chance if self.weather.power else None)
        life.heir = heir  # type: ignore[attr-defined]  # known from its death on
        life.end()

    def _clear_away(self) -> None:
        for life in self._lives:
            life.end()
            life.bury()
        tasks = asyncio.all_tasks(self.loop)
        for task in tasks:
            task.cancel()
        self.loop.run_until_complete(asyncio.gather(*tasks, return_exceptions=True))
        self.loop.run_until_complete(self.loop.shutdown_asyncgens())
        self.loop.close()
        asyncio.set_event_loop(None)


def _of_its_life(
    loop: asyncio.AbstractEventLoop, work: Any, *, context: contextvars.Context | None = None
) -> "asyncio.Task[Any]":
    """A task belongs to the life in which it was begun."""
    task: asyncio.Task[Any] = asyncio.Task(work, loop=loop, context=context)
    life = LIFE.get() if context is None else context.get(LIFE)
    if life is not None:
        life.tasks[task] = None
        task.add_done_callback(lambda task: life.tasks.pop(task, None))
        if life.is_dead:
            task.cancel()
    return task


# --- what all runs share ----------------------------------------------------------------------------


@cache
def scratch() -> Path:
    """Where all runs of this process keep their files, until it ends."""
    folder = Path(tempfile.mkdtemp(prefix="kosmodrom-trust-")).resolve()
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    return folder


@cache
def template() -> Path:
    """An empty database, made once."""
    file = scratch() / "template" / "tables.sqlite"
    open_store(f"sqlite:///{file}").close()
    return file


@cache
def the_settings() -> Settings:
    return Settings(
        database="sqlite://",
        thinkers=0,
        sweep=3.0,
        by_address=FREELY,
        by_seat=FREELY,
        tables_by_address=FREELY,
        hosts=("trust",),
    )


@cache
def the_app() -> Any:
    """The application, made once; each life puts its own house into it."""
    app = make_app(the_settings().model_copy(update={"database": f"sqlite:///{scratch() / 'unused.sqlite'}"}))
    app.state.house.store.close()
    return app


@contextmanager
def _same_fate(seed: int) -> Iterator[None]:
    """Secrets, names and seeds of tables come from the seed too, and nobody waits for real."""
    chance = random.Random(f"secrets {seed}")
    with ExitStack() as stack:
        stack.enter_context(patch("secrets.token_bytes", lambda count=32: chance.randbytes(count or 32)))
        stack.enter_context(patch("secrets.choice", chance.choice))
        stack.enter_context(patch.object(stores, "BUSY_SECONDS", 0))
        stack.enter_context(patch.object(stores, "LONGEST_WAIT", 8.0))
        stack.enter_context(registered(ENTRY))
        before = logging.root.manager.disable
        logging.disable(logging.CRITICAL)
        stack.callback(logging.disable, before)
        yield


@contextmanager
def _nothing_collected() -> Iterator[None]:
    """When Python clears away what nobody uses depends on what ran before."""
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def run(seed: int) -> Verdict:
    """One run of one seed."""
    the_app(), template()  # so that the first run is like all others
    gc.collect()
    files = tempfile.TemporaryDirectory(dir=scratch(), prefix=f"seed{seed}-")
    with _same_fate(seed), _nothing_collected(), files as folder:
        return World(seed, Path(folder)).run()
