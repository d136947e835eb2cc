"""Changes of which the store does not say whether they were committed."""

import asyncio
from collections.abc import Callable, Coroutine
from concurrent.futures import Future
from contextlib import aclosing
from typing import Any

import pytest
from sqlalchemy import Connection

from kosmodrom.server.refusals import SERVER
from kosmodrom.server.store.database import StoreError
from kosmodrom.server.whole_server import WholeServer
from server.houses import BOT, ME, OPEN, Time, house, keys, opened


def silent(at: WholeServer, monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """From now on changes are committed, and the word of it is lost."""
    change = at.store.change

    async def unheard(work: Callable[[Connection], Any]) -> Any:
        await change(work)
        raise StoreError.of(SERVER, "store.late", seconds=1)

    monkeypatch.setattr(at.store, "change", unheard)
    return monkeypatch


def test_what_was_committed_without_a_word_is_seen_by_whoever_looks(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        async with house(database, Time()) as at:
            table = await opened(at, ME, BOT)
            me = keys(table.secret)
            with silent(at, monkeypatch).context(), pytest.raises(StoreError):
                await at.playing.decide(table.table_id, me, 1, "pick:1")
            monkeypatch.undo()
            assert (await at.room.look(table.table_id)).played.question(0) == 2
            assert await at.playing.decide(table.table_id, me, 1, "pick:1") == "repeated"

    asyncio.run(scene())


def test_what_was_committed_without_a_word_is_told_to_whoever_watches(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        async with house(database, Time()) as at:
            table = await opened(at, ME, OPEN)
            async with aclosing(at.hub.subscribe([table.table_id])) as changes:
                await anext(changes)
                silent(at, monkeypatch)
                with pytest.raises(StoreError):
                    await at.talking.say(table.table_id, keys(table.secret), "Zażółć gęślą jaźń")
                monkeypatch.undo()
                await at.sweep()
                async with asyncio.timeout(20):
                    assert await anext(changes) == {table.table_id}
            snapshot = at.room.glance(table.table_id)
            assert snapshot is not None
            assert [message.text for message in snapshot.chat] == ["Zażółć gęślą jaźń"]

    asyncio.run(scene())


def test_what_is_committed_after_nobody_waits_any_more_is_seen(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The table is in doubt for as long as the change is under way, not just until it is read once."""

    async def scene() -> None:
        async with house(sqlite, Time()) as at:
            table = await opened(at, ME, OPEN)
            me, gate = keys(table.secret), asyncio.Event()
            change = at.store.change

            async def late(work: Callable[[Connection], Any]) -> Any:
                error = StoreError.of(SERVER, "store.late", seconds=1)
                error.pending = Future()

                async def later() -> None:
                    await gate.wait()
                    await change(work)
                    assert error.pending is not None
                    error.pending.set_result(None)

                tasks.append(asyncio.ensure_future(later()))
                raise error

            tasks: list[asyncio.Future[None]] = []
            with monkeypatch.context() as patch:
                patch.setattr(at.store, "change", late)
                with pytest.raises(StoreError):
                    await at.talking.say(table.table_id, me, "late")
            assert (await at.room.look(table.table_id)).chat == ()
            gate.set()
            await asyncio.gather(*tasks)
            assert [message.text for message in (await at.room.look(table.table_id)).chat] == ["late"]

    asyncio.run(scene())


class Gates:
    """Answers of the store that wait until they are let through."""

    def __init__(self, at: WholeServer, monkeypatch: pytest.MonkeyPatch) -> None:
        self.reading, self.changing = asyncio.Event(), asyncio.Event()
        read, change = at.store.read, at.store.change

        async def gated_read(work: Callable[[Connection], Any]) -> Any:
            gate, result = self.reading, await read(work)
            await gate.wait()
            return result

        async def gated_change(work: Callable[[Connection], Any]) -> Any:
            await self.changing.wait()
            return await change(work)

        monkeypatch.setattr(at.store, "read", gated_read)
        monkeypatch.setattr(at.store, "change", gated_change)

    async def begun(self, work: Coroutine[Any, Any, Any]) -> "asyncio.Task[Any]":
        """Begin something, until it waits at a gate."""
        task = asyncio.ensure_future(work)
        await asyncio.sleep(0.05)
        return task


def test_a_change_that_is_about_to_begin_is_not_forgotten_with_its_table(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """There is memory for one table, and another one comes just then."""

    async def scene() -> None:
        async with house(sqlite, Time(), live=1) as at:
            table, other = await opened(at, ME, OPEN), await opened(at, ME, OPEN)
            at.room._live.clear()
            gates = Gates(at, monkeypatch)
            saying = await gates.begun(at.talking.say(table.table_id, keys(table.secret), "still here"))
            looking = await gates.begun(at.room.look(other.table_id))
            gates.reading.set()
            await looking
            await at.room.look(table.table_id)
            gates.changing.set()
            await saying
            assert [message.text for message in (await at.room.look(table.table_id)).chat] == ["still here"]

    asyncio.run(scene())


def test_a_table_that_was_read_twice_is_not_forgotten_while_it_is_looked_at(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        async with house(sqlite, Time(), live=1) as at:
            table, other = await opened(at, ME, OPEN), await opened(at, ME, OPEN)
            at.room._live.clear()
            gates = Gates(at, monkeypatch)
            looking = await gates.begun(at.room.look(table.table_id))
            late, gates.reading = gates.reading, asyncio.Event()
            gates.reading.set()
            saying = await gates.begun(at.talking.say(table.table_id, keys(table.secret), "still here"))
            await at.room.look(other.table_id)
            gates.changing.set()
            await asyncio.wait({saying}, timeout=0.2)
            late.set()
            await asyncio.gather(looking, saying)
            assert (await at.room.look(table.table_id)).chat[0].text == "still here"

    asyncio.run(scene())
