"""Clocks: a seat whose time is up is taken by a bot, and the person may take it back."""

import asyncio

from kosmodrom.server.tables.records import Clock
from kosmodrom.server.whole_server import WholeServer
from server.houses import ME, OPEN, Time, house, keys, opened


async def two_people(at: WholeServer, clock: Clock, game: str = "toy") -> tuple[str, frozenset[str], frozenset[str]]:
    table = await opened(at, ME, OPEN, game=game, clock=clock)
    _, secret = await at.seating.sit(table.table_id, keys(table.links.invites[1]))
    assert secret is not None
    return table.table_id, keys(table.secret), keys(secret)


async def settled(at: WholeServer) -> None:
    """Look at the clocks, and let bots do what they then have to."""
    await at.robots.sweep()
    await at.robots.wait()


def test_a_clock_for_each_decision_hands_the_seat_over_and_back(sqlite: str) -> None:
    async def scene() -> None:
        time = Time()
        async with house(sqlite, time) as at:
            table, ala, olek = await two_people(at, Clock(decision=30))
            time.passes(29)
            await settled(at)
            assert [seat.stand_in for seat in (await at.room.look(table)).seats] == [False, False]
            await at.playing.decide(table, ala, 1, "pick:1")
            time.passes(2)
            await settled(at)
            seats = (await at.room.look(table)).seats
            assert [seat.stand_in for seat in seats] == [False, True]
            assert (await at.room.look(table)).actors == [0]
            await at.seating.take_back(table, olek)
            assert not (await at.room.look(table)).seats[1].stand_in

    asyncio.run(scene())


def test_a_bank_is_used_up_only_while_the_seat_is_asked_and_grows_with_each_decision(sqlite: str) -> None:
    async def scene() -> None:
        time = Time()
        async with house(sqlite, time) as at:
            table, ala, olek = await two_people(at, Clock(bank=60, increment=5))
            time.passes(10)
            await at.playing.decide(table, ala, 1, "pick:1")
            time.passes(10)
            await at.playing.decide(table, olek, 1, "pick:1")
            banks = [seat.bank for seat in (await at.room.look(table)).seats]
            assert banks == [50, 45]
            time.passes(46)
            await settled(at)
            assert [seat.stand_in for seat in (await at.room.look(table)).seats] == [False, True]
            await at.seating.take_back(table, olek)
            assert (await at.room.look(table)).seats[1].bank == 30

    asyncio.run(scene())


def test_steps_that_stay_in_a_hand_do_not_touch_the_clock(sqlite: str) -> None:
    async def scene() -> None:
        time = Time()
        async with house(sqlite, time) as at:
            table, *people = await two_people(at, Clock(decision=30), "star_scrappers")
            snapshot = await at.room.look(table)
            (seat,) = snapshot.actors
            hidden = next(each for each in snapshot.played.legal(seat) if each.startswith(("mine:", "recruit:2")))
            time.passes(10)
            await at.playing.decide(table, people[seat], 1, hidden)
            assert (await at.room.look(table)).record.deadline == snapshot.record.deadline
            assert (await at.room.look(table)).record.notices == snapshot.record.notices
            await at.playing.take_back(table, people[seat], "undo")
            await at.playing.decide(table, people[seat], 3, "end")
            assert (await at.room.look(table)).record.deadline == time() + 30

    asyncio.run(scene())


def test_a_table_without_a_clock_waits_for_ever(sqlite: str) -> None:
    async def scene() -> None:
        time = Time()
        async with house(sqlite, time) as at:
            table = await opened(at, ME, OPEN)
            await at.seating.sit(table.table_id, keys(table.links.invites[1]))
            time.passes(1e9)
            await settled(at)
            assert not any(seat.stand_in for seat in (await at.room.look(table.table_id)).seats)

    asyncio.run(scene())
