"""Robots: one process at a time acts for a table's bots, and a crashed one is replaced."""

import asyncio
import itertools
import os
import random
import select
import signal
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, text

from kosmodrom.bots.levels import bot_named, searcher
from kosmodrom.bots.search_bot import Budget
from kosmodrom.engine.deck import export_deck, read_deck
from kosmodrom.engine.fast_random import Luck
from kosmodrom.engine.match import Match
from kosmodrom.engine.registry import find
from kosmodrom.server.bots.thinking_processes import Task, Thinkers, task_for, view_of
from kosmodrom.server.tables import leases
from kosmodrom.server.whole_server import WholeServer
from server.houses import BOT, ME, OPEN, Time, house, keys, opened


def owners(connection: Connection) -> list[str]:
    return [str(owner) for (owner,) in connection.execute(text("SELECT owner FROM leases"))]


async def finished(*houses: WholeServer, table: str) -> None:
    for _ in range(2000):
        if (await houses[0].room.look(table)).record.finished is not None:
            return
        await asyncio.gather(*(each.sweep() for each in houses))
        await asyncio.sleep(0.002)
    raise AssertionError("the bots did not finish")


def test_a_lease_is_held_by_one_owner_until_it_runs_out(database: str) -> None:
    async def scene() -> None:
        async with house(database, Time()) as at:
            table = (await opened(at, ME, OPEN)).table_id

            async def claims(owner: str, now: float) -> bool:
                return await at.store.change(lambda connection: leases.claim(connection, table, owner, now, 10))

            assert await claims("one", 100)
            assert not await claims("two", 105)
            assert await claims("one", 105)
            assert not await claims("two", 114)
            assert await claims("two", 116)
            assert not await claims("one", 117)
            await at.store.change(lambda connection: leases.release(connection, table, "two"))
            assert await claims("one", 117)

    asyncio.run(scene())


def test_two_houses_never_decide_twice_for_one_bot(database: str) -> None:
    async def scene() -> None:
        time = Time()
        async with house(database, time) as one, house(database, time) as two:
            thought: Counter[tuple[int, int]] = Counter()
            for each in (one, two):
                each.thinkers = each.robots.thinkers = Counting(thought)
            table = (await opened(one, BOT, BOT, BOT)).table_id
            await finished(one, two, table=table)
            assert thought
            assert max(thought.values()) == 1
            assert await one.store.read(owners) == []

    asyncio.run(scene())


class Counting(Thinkers):
    """Counts how often each question was thought about."""

    def __init__(self, thought: Counter[tuple[int, int]]) -> None:
        super().__init__(0)
        self._thought = thought

    async def choose(self, task: Task) -> int:
        self._thought[task.seat, task.luck] += 1
        await asyncio.sleep(0.002)
        return await super().choose(task)


class Stuck(Thinkers):
    """Never comes to a decision."""

    async def choose(self, _: Task) -> int:
        return await asyncio.get_running_loop().create_future()  # type: ignore[no-any-return]  # it never returns


def test_the_bots_of_a_house_that_died_are_taken_over_when_its_lease_runs_out(database: str) -> None:
    async def scene() -> None:
        time = Time()
        async with house(database, time) as dead, house(database, time) as heir:
            dead.robots.thinkers = Stuck(0)
            table = (await opened(dead, BOT, BOT)).table_id
            while not await dead.store.read(owners):
                await asyncio.sleep(0.002)
            await heir.robots.sweep()
            await heir.robots.wait()
            assert await heir.store.read(owners) == [dead.name]
            time.passes(11)
            await finished(heir, table=table)

    asyncio.run(scene())


def test_a_house_that_closes_gives_its_leases_back(sqlite: str) -> None:
    async def scene() -> None:
        time = Time()
        async with house(sqlite, time) as at:
            async with house(sqlite, time) as closing:
                closing.robots.thinkers = Stuck(0)
                table = (await opened(closing, BOT, BOT)).table_id
                while not await at.store.read(owners):
                    await asyncio.sleep(0.002)
            await finished(at, table=table)

    asyncio.run(scene())


def test_a_late_thought_is_dropped_when_the_question_has_changed(sqlite: str) -> None:
    async def scene() -> None:
        async with house(sqlite, Time()) as at:
            gate: asyncio.Future[None] = asyncio.get_running_loop().create_future()

            class Slow(Thinkers):
                async def choose(self, task: Task) -> int:
                    await gate
                    return await super().choose(task)

            at.robots.thinkers = Slow(0)
            table = await opened(at, ME, OPEN)
            me = keys(table.secret)
            _, secret = await at.seating.sit(table.table_id, keys(table.links.invites[1]))
            assert secret is not None
            await at.seating.hand_over(table.table_id, keys(secret))
            await at.seating.take_back(table.table_id, keys(secret))
            gate.set_result(None)
            await at.robots.wait()
            snapshot = await at.room.look(table.table_id)
            assert snapshot.actors == [0, 1]
            await at.playing.decide(table.table_id, me, 1, "pick:1")

    asyncio.run(scene())


@pytest.mark.parametrize("processes", [0, 1])
@pytest.mark.parametrize("game", ["toy", "star_scrappers"])
def test_a_thinker_decides_as_the_bot_would_here(processes: int, game: str) -> None:
    match = Match(game, seats=3, seed="thinking")
    thinkers = Thinkers(processes)

    async def scene() -> None:
        for _ in range(12):
            seat = match.actors[0]
            task = task_for(match, None, seat, "greedy", 7)
            chosen = await thinkers.choose(task)
            assert chosen == bot_named("greedy").choose(match.entry.game, match.view(seat), task.legal, Luck(7))
            match.play(seat, chosen)

    try:
        asyncio.run(scene())
    finally:
        thinkers.close()


@pytest.mark.parametrize("game", ["toy", "star_scrappers"])
def test_a_thinker_is_told_the_same_in_every_world_that_its_seat_cannot_tell_apart(game: str) -> None:
    match, luck = Match(game, seats=3, seed="thinking"), Luck(3)
    choose, differing = random.Random(2), 0
    while not match.over:
        seat = choose.choice(match.actors)
        task = task_for(match, None, seat, "greedy", 7)
        other = match.fork()
        other._state = match.entry.game.sample(match.view(seat), luck)
        differing += other.position() != match.position()
        assert task_for(other, None, seat, "greedy", 7) == task
        assert match.entry.game.encode_view(view_of(match.entry, task)) == task.view
        match.play(seat, choose.choice(match.legal(seat)))
    assert differing > 5


def test_a_thinker_knows_the_deck_that_is_played_with() -> None:
    entry = find("star_scrappers")
    exported = export_deck(entry.key, files(entry.package) / "content")
    deck = read_deck(exported.replace("hand = 7", "hand = 8"), "mine")
    match = Match(entry, deck=deck)
    task = task_for(match, deck, match.actors[0], "random", 1)
    assert view_of(entry, task).book.hand_limit == 8
    assert view_of(entry, replace(task, deck=None)).book.hand_limit == 7


def test_bots_wait_while_people_discuss_a_taking_back(sqlite: str) -> None:
    async def scene() -> Any:
        async with house(sqlite, Time()) as at:
            table = await opened(at, ME, OPEN, BOT)
            _, secret = await at.seating.sit(table.table_id, keys(table.links.invites[1]))
            assert secret is not None
            people = [keys(table.secret), keys(secret)]
            for who in people:
                await at.playing.decide(table.table_id, who, 1, "pick:1")
            await at.robots.wait()
            lines = (await at.room.look(table.table_id)).record.lines
            assert await at.playing.take_back(table.table_id, people[0], "undo") == "asked"
            assert await at.playing.answer_wish(table.table_id, people[1], True) == "done"
            await at.robots.wait()
            assert (await at.room.look(table.table_id)).record.lines > lines

    asyncio.run(scene())


@pytest.mark.parametrize(("processes", "crowds"), [(0, [1, 2, 3]), (1, [1, 2, 3]), (2, [1, 1, 2])])
def test_thinkers_share_their_time_among_all_who_wait(processes: int, crowds: list[int]) -> None:
    met = []

    class Patient(Thinkers):
        async def _run(self, work: Callable[[Task], Any], task: Task) -> Any:  # noqa: ARG002  # nothing is done
            met.append(task.crowd)
            await asyncio.sleep(0.01)
            return task.legal[0]

    async def ask() -> None:
        thinkers = Patient(processes)
        match = Match("star_scrappers", seats=2, seed="crowd")
        tasks = [task_for(match, None, match.actors[0], "admiral", luck) for luck in range(3)]
        await asyncio.gather(*map(thinkers.choose, tasks))
        await thinkers.choose(tasks[0])

    asyncio.run(ask())
    assert met == [*crowds, 1]


def test_whoever_shares_the_time_thinks_shorter(monkeypatch: pytest.MonkeyPatch) -> None:
    now = itertools.count()
    monkeypatch.setattr("kosmodrom.bots.search_bot.time.perf_counter", lambda: float(next(now)))
    entry = find("star_scrappers")
    match = Match("star_scrappers", seats=2, seed="crowd")
    visits = []
    for crowd in (1, 4):
        bot = searcher(Budget(10**9, seconds=20.0))
        bot.crowd = crowd
        seat = match.actors[0]
        opinions = bot.opinions(entry.game, match.view(seat), match.legal_ids(seat), Luck(1))
        visits.append(sum(opinion.visits for opinion in opinions))
    assert visits[0] > 2 * visits[1] > 0


SERVER_THAT_DIES = """
import os, signal, time
from kosmodrom.server.bots.thinking_processes import Thinkers

if __name__ == "__main__":
    executor = Thinkers(1)._executor()
    print(executor.submit(os.getpid).result(), flush=True)
    thought = executor.submit(time.sleep, 1)
    while not thought.running():
        time.sleep(0.01)
    os.kill(os.getpid(), signal.SIGKILL)
"""


def test_a_thinker_does_not_outlive_a_server_that_is_killed_in_the_middle_of_a_thought(tmp_path: Path) -> None:
    """Both write to one pipe, which ends when the last of them has gone."""
    script = tmp_path / "server.py"
    script.write_text(SERVER_THAT_DIES, encoding="utf-8")
    with subprocess.Popen([sys.executable, script], stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        thinker = int(server.stdout.readline())
        gone, _, _ = select.select([server.stdout], [], [], 20)
        if not gone:
            os.kill(thinker, signal.SIGKILL)
    assert server.returncode == -signal.SIGKILL
    assert gone, "the thinker was still there long after its server was killed"
