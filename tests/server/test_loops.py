"""Loops: one broken table stops nothing but itself, and health tells of it."""

import asyncio
import logging
import os
import signal
from collections.abc import Awaitable, Callable
from typing import Any

import psycopg
import pytest
from sqlalchemy import text
from sqlalchemy.engine import make_url

from kosmodrom.server.process import supervised_loops
from kosmodrom.server.process.supervised_loops import Loop, SetAsideTables
from kosmodrom.server.services.presence import is_here
from kosmodrom.server.store.database import StoreError
from kosmodrom.server.tables.postgres_notifications import NotificationListener
from kosmodrom.server.tables.records import Clock
from kosmodrom.server.whole_server import WholeServer
from server.houses import BOT, ME, OPEN, Time, house, keys, opened

BREAKS = text("UPDATE tables SET options = :options WHERE id = :id")


async def breaks(at: WholeServer, table_id: str, options: str = "{no JSON") -> None:
    """The table's row cannot be read any more."""
    await at.store.change(lambda c: c.execute(BREAKS, {"id": table_id, "options": options}) and None)
    at.room._live.pop(table_id, None)


async def until(is_true: Callable[[], Awaitable[bool]]) -> None:
    async with asyncio.timeout(20):
        while not await is_true():
            await asyncio.sleep(0.01)


def test_one_broken_row_stops_neither_clocks_nor_bots_nor_presence_of_other_tables(
    sqlite: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def scene() -> None:
        time = Time()
        async with house(sqlite, time, sweep=0.01) as at:
            broken = await opened(at, ME, BOT)
            well = await opened(at, ME, OPEN, clock=Clock(decision=30))
            _, secret = await at.seating.sit(well.table_id, keys(well.links.invites[1]), name="Małgorzata")
            assert secret is not None
            await at.robots.wait()
            await breaks(at, broken.table_id)
            for table in (broken, well):
                at.presence.enter(table.table_id, [0])
            await at.open()

            async def both_are_out_of_time() -> bool:
                return all(seat.stand_in for seat in (await at.room.look(well.table_id)).seats)

            async def somebody_is_here() -> bool:
                return is_here((await at.room.look(well.table_id)).seats[0], time())

            await until(somebody_is_here)
            time.passes(31)
            await until(both_are_out_of_time)
            health = at.health()
            assert all(loop.is_alive for loop in health.loops.values())
            assert list(health.set_aside) == [broken.table_id]
            assert health.is_fine

    with caplog.at_level(logging.ERROR):
        asyncio.run(scene())
    told = [record for record in caplog.records if "set aside" in record.getMessage()]
    assert told
    assert all(record.exc_info for record in told)
    assert len(told) <= 4, "not every second"


def test_a_table_that_is_mended_is_taken_up_again(sqlite: str) -> None:
    async def scene() -> None:
        time = Time()
        async with house(sqlite, time) as at:
            table = await opened(at, ME, BOT)
            await at.robots.wait()
            at.presence.enter(table.table_id, [0])
            await breaks(at, table.table_id)
            await at.sweep()
            assert list(at.health().set_aside) == [table.table_id]
            await breaks(at, table.table_id, '{"passing": "left"}')
            await at.sweep()
            assert list(at.health().set_aside) == [table.table_id], "not yet"
            time.passes(supervised_loops.FIRST_REST)
            await at.sweep()
            assert at.health().set_aside == {}
            assert is_here((await at.room.look(table.table_id)).seats[0], time())

    asyncio.run(scene())


def test_many_broken_tables_do_not_keep_others_from_being_found(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The oldest come first, so they would fill every sweep."""
    monkeypatch.setattr("kosmodrom.server.bots.bot_turns.MOST_AT_ONCE", 3)

    async def scene() -> None:
        time = Time()
        async with house(sqlite, time) as at:
            at.robots._is_closed = True
            broken = [await opened(at, BOT, BOT) for _ in range(6)]
            time.passes(1)
            well = await opened(at, BOT, BOT)
            for table in broken:
                await breaks(at, table.table_id)
            at.robots._is_closed = False
            for _ in range(4):
                await at.robots.sweep()
                await at.robots.wait()
                time.passes(0.1)
            assert (await at.room.look(well.table_id)).record.finished is not None
            assert set(at.health().set_aside) == {table.table_id for table in broken}

    asyncio.run(scene())


def test_who_came_while_the_store_was_away_is_told_of_later(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        time = Time()
        async with house(sqlite, time) as at:
            table = await opened(at, ME, OPEN)
            at.presence.enter(table.table_id, [0])

            async def away(_: object) -> Any:
                raise StoreError("away")

            with monkeypatch.context() as patch:
                patch.setattr(at.store, "change", away)
                await at.sweep()
            health = at.health()
            assert not health.is_fine
            assert health.loops["presence"].last_error == "StoreError: away"
            assert health.set_aside == {}, "it is no fault of the table"
            await at.sweep()
            assert health.loops["presence"].failures == 0
            assert is_here((await at.room.look(table.table_id)).seats[0], time())

    asyncio.run(scene())


def test_a_loop_that_fails_pauses_ever_longer_and_goes_on(caplog: pytest.LogCaptureFixture) -> None:
    time, done = Time(), 0

    async def work() -> None:
        nonlocal done
        done += 1
        if done < 8:
            raise RuntimeError("Łódź")

    async def scene() -> None:
        loop = Loop("work", 1.0, work, time)
        pauses = []
        for _ in range(9):
            await loop.once()
            pauses.append(loop._pause())
        assert pauses == [2.0, 4.0, 8.0, 10.0, 10.0, 10.0, 10.0, 1.0, 1.0]
        assert loop.health().last_error == "RuntimeError: Łódź"

    with caplog.at_level(logging.ERROR):
        asyncio.run(scene())
    assert len(caplog.records) == 1
    assert caplog.records[0].exc_info is not None


def test_a_table_rests_ever_longer_and_not_for_ever() -> None:
    time = Time()
    aside = SetAsideTables("anything", time)
    for seconds in (2, 4, 8):
        aside.put("t1", RuntimeError("no"))
        time.passes(seconds - 0.5)
        assert aside.resting() == ["t1"]
        time.passes(0.5)
        assert aside.resting() == []
    assert aside.reasons() == {"t1": "anything: RuntimeError: no"}
    for number in range(2000):
        aside.put(f"t{number}", RuntimeError("no"))
    assert len(aside.resting()) == supervised_loops.MOST_ASIDE
    time.passes(2 * supervised_loops.LONGEST_REST)
    assert aside.reasons() == {}


# --- the wire ---------------------------------------------------------------------------------------


class Hearing:
    """Somebody who hears of changes, and cannot stand one table."""

    def __init__(self) -> None:
        self.heard: list[str] = []
        self.gaps = 0

    async def changed_elsewhere(self, table_id: str) -> None:
        self.heard.append(table_id)
        if table_id == "broken":
            raise ValueError("a broken row")

    async def changed_here(self, table_id: str, version: str) -> None:
        self.heard.append(f"{table_id} {version}")

    async def all_may_have_changed(self) -> None:
        self.gaps += 1


def listening(address: str, ears: Hearing) -> tuple[NotificationListener, Loop]:
    wire = NotificationListener(make_url(address), "me", ears, Time(), quiet=0.2, answers=0.3)
    loop = Loop("wire", 0.01, wire.listen, Time())
    wire.on_word = loop.succeeds
    return wire, loop


def tell(address: str, message: str) -> None:
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute("SELECT pg_notify('kosmodrom', %s)", [message])


def listeners(address: str) -> list[int]:
    with psycopg.connect(address, autocommit=True) as connection:
        rows = connection.execute(
            "SELECT pid FROM pg_stat_activity"
            " WHERE query IN ('LISTEN kosmodrom', 'SELECT 1') AND datname = current_database()"
        ).fetchall()
    return [int(pid) for (pid,) in rows]


def test_the_wire_outlives_a_broken_table_and_a_lost_connection(fresh_postgres: str) -> None:
    async def scene() -> None:
        ears = Hearing()
        wire, loop = listening(fresh_postgres, ears)
        loop.start()
        try:
            await until(lambda: _is(ears.gaps == 1))
            for message in ("you broken 1.1.1", "you well 1.1.1", "me own 1.2.3"):
                tell(fresh_postgres, message)
            await until(lambda: _is(ears.heard == ["broken", "well", "own 1.2.3"]))
            assert list(wire.aside.reasons()) == ["broken"]
            with psycopg.connect(fresh_postgres, autocommit=True) as connection:
                for pid in listeners(fresh_postgres):
                    connection.execute("SELECT pg_terminate_backend(%s)", [pid])
            await until(lambda: _is(ears.gaps == 2))
            tell(fresh_postgres, "you again 1.1.1")
            await until(lambda: _is(ears.heard[-1] == "again"))
            assert loop.health().is_alive
        finally:
            await loop.stop()

    asyncio.run(scene())


def test_the_wire_notices_a_connection_that_is_dead_without_a_word(fresh_postgres: str) -> None:
    async def scene() -> None:
        ears = Hearing()
        _, loop = listening(fresh_postgres, ears)
        loop.start()
        try:
            await until(lambda: _is(ears.gaps == 1))
            (silent,) = listeners(fresh_postgres)
            os.kill(silent, signal.SIGSTOP)
            try:
                await until(lambda: _is(ears.gaps == 2))
                tell(fresh_postgres, "you again 1.1.1")
                await until(lambda: _is(ears.heard == ["again"]))
            finally:
                os.kill(silent, signal.SIGCONT)
        finally:
            await loop.stop()

    asyncio.run(scene())


async def _is(value: bool) -> bool:
    return value
