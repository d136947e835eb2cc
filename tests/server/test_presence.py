"""Presence: who has come and who has gone, however short they stayed."""

import asyncio

from kosmodrom.server.presence import is_here
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
