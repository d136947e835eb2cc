"""Places: tables of bots alone share a few, each in its turn; a table where a person waits needs none."""

import asyncio
from collections import Counter
from collections.abc import Callable

from kosmodrom.server.bots.bot_only_tables import ACTS, LONGEST_LINE, BotOnlyTables, has_company
from kosmodrom.server.bots.bot_turns import MOST_AT_ONCE
from kosmodrom.server.bots.thinking_processes import Task, Thinkers
from kosmodrom.server.services.presence import FRESH
from kosmodrom.server.tables import leases
from kosmodrom.server.tables.snapshots import Snapshot
from server.houses import BOT, ME, OPEN, Time, house, keys, opened


def test_whoever_finds_no_place_waits_and_is_called_in_order() -> None:
    places = BotOnlyTables(2)
    assert [places.enter(name) for name in "abcd"] == [True, True, False, False]
    assert places.enter("a")
    assert places.line == ["c", "d"]
    assert places.leave("b") == "c"
    assert places.leave("nobody") is None
    places.forget("d")
    assert places.leave("a") is None
    assert places.line == []
    assert [places.enter(name) for name in "ef"] == [True, False]


def test_a_turn_ends_only_where_somebody_waits() -> None:
    places = BotOnlyTables(1)
    assert places.enter("a")
    assert all(places.may_act("a") for _ in range(3 * ACTS))
    assert not places.enter("b")
    assert sum(places.may_act("a") for _ in range(3 * ACTS)) <= ACTS
    assert places.leave("a") == "b"
    assert not places.enter("a")
    assert places.line == ["a"]


def test_there_is_always_a_place_and_the_line_is_not_endless() -> None:
    places = BotOnlyTables(0)
    assert places.enter("first")
    assert not any(places.enter(str(number)) for number in range(2 * LONGEST_LINE))
    assert len(places.line) == LONGEST_LINE


class Breathing(Thinkers):
    """Notes at how many tables bots think at the same time."""

    def __init__(self) -> None:
        super().__init__(0)
        self.thinking = self.most = 0

    async def choose(self, task: Task) -> int:
        self.thinking += 1
        self.most = max(self.most, self.thinking)
        await asyncio.sleep(0)
        self.thinking -= 1
        return await super().choose(task)


def test_bots_alone_act_at_a_few_tables_at_a_time_and_none_is_left_behind(sqlite: str) -> None:
    async def scene() -> None:
        async with house(sqlite, Time(), bots_alone=2) as at:
            thinkers = at.robots.thinkers = Breathing()
            acted: Counter[str] = Counter()
            ahead: list[int] = []

            def note(snapshot: Snapshot) -> None:
                acted[snapshot.id] += 1
                if snapshot.record.finished is not None:
                    running.discard(snapshot.id)
                ahead.append(acted[snapshot.id] - min((acted[table] for table in running), default=acted[snapshot.id]))

            tables = [(await opened(at, BOT, BOT, BOT)).table_id for _ in range(5)]
            running = set(tables)
            at.room.on_change.append(note)
            await at.robots.wait()
            assert thinkers.most == 2
            for table in tables:
                assert (await at.room.look(table)).record.finished is not None
            assert max(acted.values()) > 2 * ACTS, "a match is longer than a turn"
            assert max(ahead) <= 2 * ACTS

    asyncio.run(scene())


class Gated(Thinkers):
    """Thinks about tables of bots alone, or about all, only when the gate is opened."""

    def __init__(self, *, is_shut: bool = False) -> None:
        super().__init__(0)
        self.gate = asyncio.Event()
        self._is_shut = is_shut
        self.asked: list[bool] = []

    async def choose(self, task: Task) -> int:
        self.asked.append(task.is_alone)
        if task.is_alone or self._is_shut:
            await self.gate.wait()
        return await super().choose(task)


async def until(is_true: Callable[[], bool]) -> None:
    for _ in range(2000):
        if is_true():
            return
        await asyncio.sleep(0.002)
    raise AssertionError("it did not happen")


def test_a_person_who_comes_back_need_not_wait_for_bots_alone(sqlite: str) -> None:
    async def scene() -> None:
        async with house(sqlite, time := Time(), bots_alone=1) as at:
            thinkers = at.robots.thinkers = Gated()
            other = (await opened(at, BOT, BOT)).table_id
            opener = await opened(at, ME, BOT)
            mine = opener.table_id

            def snapshot() -> Snapshot:
                found = at.room.glance(mine)
                assert found is not None
                return found

            await until(lambda: snapshot().actors == [0])
            before = snapshot().record.lines
            time.passes(2 * FRESH)
            await at.seating.hand_over(mine, keys(opener.secret))
            await at.sweep()
            assert at.robots._places.line == [mine]
            assert snapshot().record.lines == before
            assert thinkers.asked == [True, False]
            at.presence.enter(mine, [0])
            await at.presence.sweep()
            await until(lambda: snapshot().record.lines > before)
            assert not any(thinkers.asked[1:])
            assert at.robots._places.line == []
            thinkers.gate.set()
            await at.robots.wait()
            assert (await at.room.look(other)).record.finished is not None

    asyncio.run(scene())


def test_a_table_is_of_bots_alone_once_all_people_have_left_it_to_bots(sqlite: str) -> None:
    async def scene() -> None:
        async with house(sqlite, time := Time()) as at:
            at.robots.thinkers = Gated(is_shut=True)
            table = await opened(at, ME, OPEN)
            _, secret = await at.seating.sit(table.table_id, keys(table.links.invites[1]))
            assert secret is not None

            async def company() -> bool:
                return has_company(await at.room.look(table.table_id), time())

            time.passes(2 * FRESH)
            await at.seating.hand_over(table.table_id, keys(table.secret))
            assert await company(), "a person who decides is waited for, however long they think"
            await at.seating.hand_over(table.table_id, keys(secret))
            assert not await company()
            at.presence.enter(table.table_id, [0])
            await at.presence.sweep()
            assert await company(), "somebody looks on while a bot stands in"

    asyncio.run(scene())


def test_people_come_first_where_a_process_left_many_tables_behind(database: str) -> None:
    async def scene() -> None:
        async with house(database, time := Time()) as at:
            thinkers = at.robots.thinkers = Gated(is_shut=True)
            others = []
            for _ in range(3):
                others.append((await opened(at, BOT, BOT)).table_id)
                time.passes(1)
            persons = (await opened(at, ME, BOT)).table_id
            await until(lambda: len(thinkers.asked) == 4)
            await at.robots.close()
            due = await at.store.read(lambda connection: leases.due(connection, time(), 10))
            assert due == [persons, *others]

    asyncio.run(scene())


def test_a_sweep_sees_past_the_line(sqlite: str) -> None:
    """Tables that wait their turn are due all the time; they must not hide others that are."""

    async def scene() -> None:
        async with house(sqlite, time := Time(), bots_alone=1) as at:
            at.robots.thinkers = Gated()
            for _ in range(1 + MOST_AT_ONCE):
                await opened(at, BOT, BOT)
            line = at.robots._places.line
            assert len(line) == MOST_AT_ONCE
            time.passes(1)
            async with house(sqlite, time) as closing:
                gated = closing.robots.thinkers = Gated()
                late = (await opened(closing, BOT, BOT)).table_id
                await until(lambda: bool(gated.asked))
            await at.sweep()
            await until(lambda: at.robots._places.line == [*line, late])

    asyncio.run(scene())
