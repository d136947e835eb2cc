"""Turns: what a person waits for is thought about next, and processes that die are replaced once for all."""

import asyncio
import os
import signal
from collections.abc import Awaitable, Callable, Iterator
from concurrent.futures import Executor, Future
from concurrent.futures.process import BrokenProcessPool
from typing import Any

import pytest

from kosmodrom.server.bots.hints import Hints
from kosmodrom.server.bots.thinking_processes import Task, Thinkers, attempt
from kosmodrom.server.bots.thinking_queue import ALONE, PERSON, ThinkingQueue
from kosmodrom.server.refusals import CannotThink, Stumbled
from server.houses import BOT, ME, OPEN, Time, house, keys, opened

LUCKY = 7


def task(number: int = 0, *, is_alone: bool = False) -> Task:
    """A question with two answers; its luck tells it from others."""
    return Task("toy", None, 0, [], [0, 1], "random", number, is_alone=is_alone)


class Fake(Executor):
    """Does what it is given when the test says so."""

    def __init__(self) -> None:
        self.given: list[tuple[bytes, Future[bytes]]] = []
        self.is_shut = False

    def submit(self, work: Callable[..., Any], /, *args: Any, **_: Any) -> "Future[Any]":
        assert work is attempt
        if self.is_shut:
            raise RuntimeError("cannot schedule new futures after shutdown")
        made: Future[Any] = Future()
        self.given.append((args[0], made))
        return made

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:  # noqa: ARG002  # nothing to wait for
        self.is_shut = True

    def do_next(self) -> None:
        packed, made = self.given.pop(0)
        made.set_result(attempt(packed))

    def breaks(self) -> None:
        """As a pool does whose process died: all that it was given is lost."""
        lost, self.given = self.given, []
        for _, made in lost:
            made.set_exception(BrokenProcessPool("a process died"))


class Watched(Thinkers):
    """Thinkers with fake pools, one after another."""

    def __init__(self, processes: int = 1) -> None:
        super().__init__(processes)
        self.pools: list[Fake] = []
        self.done: list[int] = []
        """The luck of what was thought about, in order."""

    def _executor(self) -> Executor:
        if self._pool is None:
            self.pools.append(Fake())
            self._pool = self.pools[-1]
        return self._pool

    @property
    def pool(self) -> Fake:
        return self.pools[-1]

    def begin(self, number: int, *, is_alone: bool = False) -> "asyncio.Future[Any]":
        return asyncio.ensure_future(self._note(number, self._send(answer, task(number, is_alone=is_alone))))

    async def _note(self, number: int, thought: Awaitable[int]) -> int:
        found = await thought
        self.done.append(number)
        return found


def answer(given: Task) -> int:
    return given.luck


async def settled() -> None:
    """Until everything that can happen has happened."""
    for _ in range(50):
        await asyncio.sleep(0)


def run(scene: Callable[[], Awaitable[None]]) -> None:
    async def within() -> None:
        await scene()

    asyncio.run(within())


# --- who is next ------------------------------------------------------------------------------------


def test_a_person_comes_before_twenty_tables_of_bots_alone() -> None:
    async def scene() -> None:
        thinkers = Watched()
        alone = [thinkers.begin(number, is_alone=True) for number in range(20)]
        await settled()
        assert len(thinkers.pool.given) == 1, "the rest wait here, not in the pool"
        persons = [thinkers.begin(number) for number in (100, 101)]
        await settled()
        while thinkers.pool.given:
            thinkers.pool.do_next()
            await settled()
        assert thinkers.done == [0, 100, 101, *range(1, 20)]
        assert [each.result() for each in (*alone, *persons)] == [*range(20), 100, 101]

    run(scene)


def test_a_hint_is_the_next_thing_thought_of_while_bots_alone_wait(sqlite: str) -> None:
    async def scene() -> None:
        async with house(sqlite, Time(), bots_alone=20) as at:
            thinkers = at.robots.thinkers = Watched()
            for _ in range(20):
                await opened(at, BOT, BOT)
            table = await opened(at, ME, OPEN)
            await at.seating.sit(table.table_id, keys(table.links.invites[1]))
            sight = await at.playing.sight(table.table_id, keys(table.secret))
            while not thinkers.pools or not thinkers.pool.given:
                await asyncio.sleep(0.002)
            await settled()
            hint = asyncio.ensure_future(Hints(thinkers).hint(sight, "en"))
            await settled()
            thinkers.pool.do_next()
            while not thinkers.pool.given:
                await asyncio.sleep(0.002)
            assert not hint.done()
            thinkers.pool.do_next()
            assert (await hint).suggestions

    run(scene)


def test_a_bot_at_a_persons_table_is_the_next_to_think(sqlite: str) -> None:
    async def scene() -> None:
        async with house(sqlite, Time(), bots_alone=20) as at:
            met: list[bool] = []

            class Noting(Watched):
                async def choose(self, task: Task) -> int:
                    met.append(task.is_alone)
                    return await super().choose(task)

            at.robots.thinkers = Noting()
            await opened(at, BOT, BOT)
            await opened(at, ME, BOT)
            while len(met) < 2:
                await asyncio.sleep(0.002)
            assert met == [True, False]

    run(scene)


def test_bots_alone_leave_one_thinker_to_people() -> None:
    async def scene() -> None:
        thinkers = Watched(3)
        for number in range(5):
            thinkers.begin(number, is_alone=True)
        await settled()
        assert len(thinkers.pool.given) == 2
        thinkers.begin(100)
        await settled()
        assert len(thinkers.pool.given) == 3
        await finish(thinkers)
        assert sorted(thinkers.done) == [0, 1, 2, 3, 4, 100]

    run(scene)


async def finish(thinkers: Watched) -> None:
    while thinkers.pool.given:
        thinkers.pool.do_next()
        await settled()


def test_bots_alone_do_not_shorten_what_is_thought_for_people() -> None:
    async def scene() -> None:
        crowds: list[tuple[bool, int]] = []

        class Patient(Watched):
            async def _run(self, work: Callable[[Task], Any], task: Task) -> Any:
                crowds.append((task.is_alone, task.crowd))
                return await super()._run(work, task)

        thinkers = Patient()
        for number in range(3):
            thinkers.begin(number, is_alone=True)
        await settled()
        thinkers.begin(100)
        thinkers.begin(101)
        thinkers.begin(9, is_alone=True)
        await settled()
        await finish(thinkers)
        assert crowds == [(True, 1), (False, 1), (False, 2), (True, 2), (True, 3), (True, 6)]

    run(scene)


def test_whoever_gives_up_waiting_lets_the_next_one_in() -> None:
    async def scene() -> None:
        turns, order = ThinkingQueue(1), list[str]()

        async def comes(name: str, urgency: int) -> None:
            async with turns.turn(urgency):
                order.append(name)
                await asyncio.sleep(0)

        tasks = [asyncio.ensure_future(comes(name, urgency)) for name, urgency in (("a", ALONE), ("b", PERSON))]
        tasks += [asyncio.ensure_future(comes(name, ALONE)) for name in ("c", "d")]
        await asyncio.sleep(0)
        tasks[0].cancel()
        tasks[2].cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert order == ["a", "b", "d"]

    run(scene)


# --- what breaks ------------------------------------------------------------------------------------


def test_all_that_a_broken_pool_lost_is_done_again_in_one_new_pool_one_after_another() -> None:
    async def scene() -> None:
        thinkers = Watched(3)
        thoughts = [thinkers.begin(number) for number in range(5)]
        await settled()
        assert len(thinkers.pool.given) == 3
        thinkers.pools[0].breaks()
        await settled()
        assert len(thinkers.pools) == 2
        assert thinkers.pools[0].is_shut
        assert len(thinkers.pool.given) == 1, "what was lost is tried alone"
        await finish(thinkers)
        assert len(thinkers.pools) == 2
        assert [await each for each in thoughts] == list(range(5))

    run(scene)


def test_whatever_kills_its_process_twice_is_refused_and_harms_nobody_else() -> None:
    async def scene() -> None:
        thinkers = Watched(2)
        innocent, guilty, later = (thinkers.begin(number) for number in range(3))
        await settled()
        thinkers.pool.breaks()
        await settled()
        thinkers.pool.do_next()
        await settled()
        assert innocent.done()
        thinkers.pool.breaks()
        await settled()
        with pytest.raises(CannotThink) as refused:
            await guilty
        assert (refused.value.code, refused.value.status) == ("thinkers", 503)
        assert refused.value.text("pl").startswith("boty nie mogą teraz myśleć")
        await finish(thinkers)
        assert (await innocent, await later) == (0, 2)
        assert len(thinkers.pools) == 3

    run(scene)


def test_a_machine_without_room_for_processes_is_told_of_and_does_not_stop_the_house() -> None:
    async def scene() -> None:
        class Full(Fake):
            def submit(self, *_: Any, **__: Any) -> "Future[Any]":
                raise BlockingIOError(11, "Resource temporarily unavailable")

        class Crammed(Watched):
            def _executor(self) -> Executor:
                if self._pool is None:
                    self.pools.append(Full())
                    self._pool = self.pools[-1]
                return self._pool

        thinkers = Crammed()
        thinkers.warm_up(["toy"])
        with pytest.raises(CannotThink):
            await thinkers.begin(1)
        assert [pool.is_shut for pool in thinkers.pools] == [True, True, True]

    run(scene)


def test_nothing_is_begun_after_the_end() -> None:
    async def scene() -> None:
        thinkers = Watched()
        thinkers.close()
        with pytest.raises(CannotThink):
            await thinkers.begin(1)
        assert thinkers.pools == []

    run(scene)


def dies(given: Task) -> int:
    """Ends its process where it is told to."""
    if given.luck == LUCKY:
        os.kill(os.getpid(), signal.SIGKILL)
    return given.luck


def fails(given: Task) -> int:
    raise ZeroDivisionError(f"luck {given.luck}")


@pytest.fixture
def thinkers() -> Iterator[Thinkers]:
    """A real process."""
    made = Thinkers(1)
    yield made
    made.close()


def test_a_real_process_that_dies_is_replaced_and_only_its_killer_is_refused(thinkers: Thinkers) -> None:
    async def scene() -> None:
        numbers = [1, LUCKY, 2, 3]
        found = await asyncio.gather(
            *(thinkers._send(dies, task(number)) for number in numbers), return_exceptions=True
        )
        assert [each for each in found if not isinstance(each, BaseException)] == [1, 2, 3]
        assert isinstance(found[1], CannotThink)
        with pytest.raises(Stumbled) as stumbled:
            await thinkers._send(fails, task(5))
        assert "ZeroDivisionError: luck 5" in stumbled.value.__notes__[0]
        pool = thinkers._executor()
        assert await thinkers._send(dies, task(4)) == 4
        assert thinkers._executor() is pool, "a fault of the work breaks no pool"

    run(scene)
