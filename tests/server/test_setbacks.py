"""Setbacks: a table whose bots cannot go on is set aside, logged, and holds up nobody else."""

import asyncio
from collections import Counter
from concurrent.futures import BrokenExecutor
from typing import Any

import pytest

from kosmodrom.server.bots.failing_tables import REST
from kosmodrom.server.bots.thinking_processes import Task, Thinkers, view_of
from kosmodrom.server.refusals import CannotThink, Stumbled
from kosmodrom.server.tables.records import Clock
from server.houses import BOT, ME, OPEN, Time, house, keys, opened
from toy.entry import ENTRY


def seats_of(task: Task) -> int:
    return len(view_of(ENTRY, task).table.coins)


class Troubled(Thinkers):
    """Raises what it is told to, for one table's bots or for all."""

    def __init__(self, trouble: Exception | None) -> None:
        super().__init__(0)
        self.trouble = trouble
        self.asked: Counter[int] = Counter()

    async def choose(self, task: Task) -> int:
        self.asked[seats_of(task)] += 1
        if self.trouble is not None and seats_of(task) == 2:
            raise self.trouble
        return await super().choose(task)


@pytest.mark.parametrize("trouble", [Stumbled.because("fault"), ZeroDivisionError("here"), BrokenExecutor("no")])
def test_a_table_that_bots_stumble_over_is_set_aside_until_it_changes(
    sqlite: str, trouble: Exception, caplog: pytest.LogCaptureFixture
) -> None:
    async def scene() -> None:
        async with house(sqlite, time := Time()) as at:
            thinkers = at.robots.thinkers = Troubled(trouble)
            table = await opened(at, ME, BOT)
            await at.robots.wait()
            for _ in range(3):
                time.passes(60)
                await at.sweep()
                await at.robots.wait()
            assert thinkers.asked[2] == 1
            assert [table.table_id in record.getMessage() for record in caplog.records] == [True]
            other = (await opened(at, BOT, BOT, BOT)).table_id
            await at.robots.wait()
            assert (await at.room.look(other)).record.finished is not None
            assert at.robots.setback(await at.room.look(table.table_id)) == "fault"
            thinkers.trouble = None
            await at.playing.decide(table.table_id, keys(table.secret), 1, "pick:1")
            await at.robots.wait()
            assert thinkers.asked[2] > 1
            assert at.robots.setback(await at.room.look(table.table_id)) is None

    asyncio.run(scene())


def test_bots_that_cannot_think_try_again_in_a_while(sqlite: str) -> None:
    async def scene() -> None:
        async with house(sqlite, time := Time()) as at:
            thinkers = at.robots.thinkers = Troubled(CannotThink.because("thinkers"))
            table = (await opened(at, BOT, BOT)).table_id
            await at.robots.wait()
            await at.sweep()
            await at.robots.wait()
            assert thinkers.asked[2] == 1
            assert at.robots.setback(await at.room.look(table)) == "thinkers"
            thinkers.trouble = None
            time.passes(REST)
            await at.sweep()
            await at.robots.wait()
            snapshot = await at.room.look(table)
            assert snapshot.record.finished is not None
            assert at.robots.setback(snapshot) is None

    asyncio.run(scene())


def test_a_clock_runs_out_though_the_bots_stumble(sqlite: str) -> None:
    async def scene() -> None:
        async with house(sqlite, time := Time()) as at:
            at.robots.thinkers = Troubled(Stumbled.because("fault"))
            table = await opened(at, ME, BOT, clock=Clock(decision=30))
            await at.robots.wait()
            time.passes(31)
            await at.sweep()
            await at.robots.wait()
            assert (await at.room.look(table.table_id)).seats[0].stand_in

    asyncio.run(scene())


def test_a_hint_that_stumbles_is_logged_with_its_table(sqlite: str, caplog: pytest.LogCaptureFixture) -> None:
    class Stumbling(Thinkers):
        async def weigh(self, _: Task) -> Any:
            raise Stumbled.because("fault")

    async def scene() -> None:
        async with house(sqlite, Time()) as at:
            table = await opened(at, ME, OPEN)
            await at.seating.sit(table.table_id, keys(table.links.invites[1]))
            at.hints.thinkers = Stumbling(0)
            with pytest.raises(Stumbled):
                await at.hints.hint(await at.playing.sight(table.table_id, keys(table.secret)), "en")
            [record] = caplog.records
            assert table.table_id in record.getMessage()

    asyncio.run(scene())
