"""Judging: after a run everything acknowledged is there, once, and the server goes on as if nothing had been."""

import asyncio
from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, create_engine, text

from kosmodrom.engine.journal import UNDO
from kosmodrom.engine.match import Match
from kosmodrom.server.tables.secret_keys import hash_of
from kosmodrom.server.tables.snapshots import Snapshot, load
from kosmodrom.server.whole_server import WholeServer
from trust.model import ANYTHING, Broken, Claims, Model


def check(is_true: object, what: str) -> None:
    if not is_true:
        raise Broken(what)


def judge_file(file: Path, model: Model) -> None:
    """What is stored holds all promises."""
    engine = create_engine(f"sqlite:///{file}")
    try:
        with engine.connect() as connection:
            check(connection.exec_driver_sql("PRAGMA integrity_check").scalar() == "ok", "the database is corrupt")
            check(not connection.exec_driver_sql("PRAGMA foreign_key_check").all(), "a row refers to nothing")
            for table, claims in model.tables.items():
                judge_table(connection, table, claims)
    finally:
        engine.dispose()


def judge_table(connection: Connection, table: str, claims: Claims) -> None:
    row = connection.execute(text("SELECT * FROM tables WHERE id = :id"), {"id": table}).mappings().one_or_none()
    check(row is not None, f"{table} was opened and is gone")
    assert row is not None
    check(row["host_hash"] == hash_of(claims.secret), f"{table} belongs to somebody else")
    _judge_seats(connection, table, claims)
    _judge_lines(connection, table, claims)
    _judge_chat(connection, table, claims)
    if claims.rematch is not None:
        check(row["rematch"] == claims.rematch, f"{table} has another rematch than was told")
    snapshot = load(connection, table)
    check(snapshot.fault is None, f"{table}: {snapshot.fault}")
    match = snapshot.match
    if row["started"] is not None and match is None:
        match = _played_again(connection, snapshot)
    if match is not None:
        _judge_steps_back(connection, match, table, claims)
        check(len(match.lines) == row["lines"], f"{table} has other lines than it counts")
        check(Match.from_journal(match.journal()).journal() == match.journal(), f"{table}: the journal does not verify")
        check(match.over == (row["finished"] is not None), f"{table} does not know whether it is over")


def _played_again(connection: Connection, snapshot: Snapshot) -> Match | None:
    from kosmodrom.server.tables.snapshots import begun

    played = begun(connection, snapshot)
    check(played.match is not None, f"{snapshot.id} cannot be played again")
    if played.match is not None and snapshot.result is not None:
        check(played.match.scores() == snapshot.result.scores, f"{snapshot.id} ended otherwise than is stored")
    return played.match


def _judge_seats(connection: Connection, table: str, claims: Claims) -> None:
    query = text("SELECT seat, secret_hash, name, stand_in FROM seats WHERE table_id = :id")
    seats = {row["seat"]: row for row in connection.execute(query, {"id": table}).mappings()}
    for seat, secret in claims.seats.items():
        check(seats[seat]["secret_hash"] == hash_of(secret), f"{table}: seat {seat} was taken by another")
    for seat, names in claims.names.items():
        check(ANYTHING in names or seats[seat]["name"] in names, f"{table}: {seats[seat]['name']} is none of {names}")
    if not claims.has_clock:
        for seat, values in claims.stands_in.items():
            check(bool(seats[seat]["stand_in"]) in values, f"{table}: seat {seat} is left to a bot, or not, unasked")


def _judge_lines(connection: Connection, table: str, claims: Claims) -> None:
    query = text("SELECT number, who, what, question FROM lines WHERE table_id = :id ORDER BY number")
    lines = connection.execute(query, {"id": table}).all()
    check([line.number for line in lines] == list(range(1, len(lines) + 1)), f"{table}: a line is missing")
    answers = {(line.who, line.question): line.what for line in lines if line.question is not None}
    counted = Counter((line.who, line.question) for line in lines if line.question is not None)
    check(all(count == 1 for count in counted.values()), f"{table}: a question was answered twice")
    for (seat, question), decision in claims.decided.items():
        found = answers.get((seat, question))
        check(found == decision, f"{table}: seat {seat} decided {decision} at {question}, and {found} is stored")
    for seat, question in claims.undone:
        found = answers.get((seat, question), "")
        check(found.startswith(UNDO), f"{table}: seat {seat} took back at {question}, and {found} is stored")
    if claims.lines is not None:
        check([line.what for line in lines][: len(claims.lines)] == claims.lines, f"{table}: not what was uploaded")
    if not claims.has_clock:
        for (seat, question), what in answers.items():
            if seat in claims.seats and seat not in claims.handed_over and not what.startswith(UNDO):
                check(what in claims.sent[seat, question], f"{table}: seat {seat} never decided {what} at {question}")


def _judge_steps_back(connection: Connection, match: Match, table: str, claims: Claims) -> None:
    """Nobody takes back unasked, but for what could not have been decided otherwise: it goes with what led there."""
    if claims.has_clock:
        return
    query = text("SELECT number, who, what, question FROM lines WHERE table_id = :id ORDER BY number")
    before = (0, -1)
    for line in connection.execute(query, {"id": table}):
        if line.question is None or not line.what.startswith(UNDO):
            continue
        asked = {(line.who, line.question), (line.who, -1)} & claims.asked_to_undo
        goes_along = before == (line.number - 1, line.who) and match.at(line.number - 1).has_no_choice(line.who)
        is_explained = asked or goes_along or line.who in claims.handed_over
        check(is_explained, f"{table}: seat {line.who} never took back at {line.question}")
        before = (line.number, line.who)


def _judge_chat(connection: Connection, table: str, claims: Claims) -> None:
    query = text("SELECT number, seat, text FROM chat WHERE table_id = :id ORDER BY number")
    said = connection.execute(query, {"id": table}).all()
    check([row.number for row in said] == list(range(1, len(said) + 1)), f"{table}: a message is missing")
    counted = Counter((row.seat, row.text) for row in said)
    for words, (seat, is_acknowledged) in claims.said.items():
        count = counted.pop((seat, words), 0)
        check(count <= 1, f"{table}: {words!r} was said twice")
        check(count == 1 or not is_acknowledged, f"{table}: {words!r} is missing")
    check(not counted, f"{table}: nobody said {list(counted)}")


async def judge_house(house: WholeServer) -> None:
    """The house shows what is stored, holds nobody up, and is well."""
    await _nobody_is_held_up(house)
    for table in list(house.room._live):
        await _shows_what_is_stored(house, table)
    health = house.health()
    check(health.is_fine, f"the house is not well: {health}")
    check(not health.set_aside, f"tables are set aside: {health.set_aside}")


async def _shows_what_is_stored(house: WholeServer, table: str) -> None:
    """Unless it is changed just while we look."""
    for _ in range(50):
        before = await house.store.read(lambda connection: load(connection, table))
        seen = await house.room.look(table)
        after = await house.store.read(lambda connection: load(connection, table))
        if _plain(before) == _plain(after):
            check(_plain(seen) == _plain(after), f"{table} is shown otherwise than it is stored")
            return
    raise Broken(f"{table} never rests")


async def _nobody_is_held_up(house: WholeServer) -> None:
    """Each table is at some moment neither locked nor used nor being read."""
    busy = set(house.room._live)
    for _ in range(2000):
        room = house.room
        busy -= {
            table
            for table in busy
            if table not in room._loading
            and table not in room._used
            and (table not in room._live or not room._live[table].lock.locked())
        }
        if not busy:
            return
        await asyncio.sleep(0.05)
    raise Broken(f"{sorted(busy)} are held for ever")


def _plain(snapshot: Snapshot) -> tuple[Any, ...]:
    """What a table shows, but for the signs of life, of which nobody is told."""
    seats = [replace(seat, last_seen=None) for seat in snapshot.seats]
    lines = None if snapshot.match is None or snapshot.record.finished is not None else snapshot.match.lines
    return snapshot.record, seats, snapshot.chat, snapshot.result, lines


async def come_to_rest(house: WholeServer) -> None:
    """Until nothing is in doubt and all loops have run well since."""
    began = house.now()
    for _ in range(200):
        await asyncio.sleep(4)
        is_in_doubt = any(live.is_in_doubt for live in house.room._live.values())
        health = house.health()
        have_run = all((loop.last_success or 0) > began for loop in health.loops.values())
        if not is_in_doubt and have_run and health.is_fine and not health.set_aside:
            return
