"""Presence: who has come and who has gone, however short they stayed."""

import asyncio

from kosmodrom.server.services.presence import is_here
from kosmodrom.server.services.retention import DAY
from kosmodrom.server.services.seating import SeatPlan
from server.houses import ME, OPEN, Time, house, keys, opened


def test_who_came_and_went_between_two_sweeps_is_not_here(sqlite: str) -> None:
    async def scene() -> None:
        time = Time()
        async with house(sqlite, time) as at:
            made = await opened(at, ME, OPEN)
            table = made.table_id
            await at.seating.sit(table, keys(made.links.invites[1]))
            assert is_here((await at.room.look(table)).seats[1], time())
            at.presence.enter(table, [1])
            at.presence.leave(table, [1])
            await at.presence.sweep()
            assert not is_here((await at.room.look(table)).seats[1], time())

    asyncio.run(scene())


def test_one_of_two_streams_may_close(sqlite: str) -> None:
    async def scene() -> None:
        time = Time()
        async with house(sqlite, time) as at:
            table = (await opened(at, ME, OPEN)).table_id
            for _ in range(2):
                at.presence.enter(table, [0])
            at.presence.leave(table, [0])
            await at.presence.sweep()
            assert is_here((await at.room.look(table)).seats[0], time())
            at.presence.leave(table, [0])
            await at.presence.sweep()
            assert not is_here((await at.room.look(table)).seats[0], time())

    asyncio.run(scene())


def test_to_come_and_to_go_is_no_change_of_the_table(sqlite: str) -> None:
    async def scene() -> None:
        time = Time()
        async with house(sqlite, time) as at:
            made = await opened(at, ME, OPEN, is_public=True)
            table, opening = made.table_id, time()
            time.passes(100)
            for step in (at.presence.enter, at.presence.leave):
                step(table, [0])
                await at.presence.sweep()
                time.passes(100)
            assert [each.changed for each in await at.listing.public()] == [opening]
            await at.seating.sit(table, keys(made.links.invites[1]))
            assert [each.changed for each in await at.listing.public()] == [time()]

    asyncio.run(scene())


def test_a_table_that_somebody_comes_back_to_is_kept_though_nothing_changes_there(sqlite: str) -> None:
    async def scene() -> None:
        time = Time()
        async with house(sqlite, time, keep_waiting=10, keep_abandoned=10) as at:
            waiting = (await opened(at, ME, OPEN)).table_id
            running = (await opened(at, ME, SeatPlan("guest"))).table_id
            left = (await opened(at, ME, OPEN)).table_id
            time.passes(6 * DAY)
            for table in (waiting, running):
                at.presence.enter(table, [0])
                await at.presence.sweep()
                at.presence.leave(table, [0])
                await at.presence.sweep()
            time.passes(6 * DAY)
            assert await at.retention.remove_some() == 1
            assert at.room.glance(left) is None
            time.passes(6 * DAY)
            assert await at.retention.remove_some() == 2

    asyncio.run(scene())
