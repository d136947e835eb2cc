"""Keeps a version's matches as it writes them, so that later versions are tested against them.

    python -m tools.archive_matches 0.1.0

It writes `tests/archive/VERSION`: journals of all games at all numbers of seats with all options (every two meet),
half of them broken off in the middle; beside each the position that it ends in; and a database with tables in
every stage. Run it once for each release, on its commit: an archive is never written again.
"""

import asyncio
import itertools
import json
import random
import re
import sys
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any
from unittest.mock import patch

from kosmodrom.engine.deck import export_deck
from kosmodrom.engine.match import Match
from kosmodrom.engine.registry import Entry, games
from kosmodrom.server.process.settings import Settings
from kosmodrom.server.services import endings, seating
from kosmodrom.server.services.seating import NewTable, Opened, SeatPlan
from kosmodrom.server.tables.records import Clock
from kosmodrom.server.tables.secret_keys import hash_of
from kosmodrom.server.whole_server import WholeServer

FOLDER = Path("tests/archive")
MOMENT = 1_790_000_000.0
"""When everything in the database happened."""
MIDDLE = 60
"""So many decisions of seats are made in a match that is broken off."""


def tables_of(entry: Entry) -> list[tuple[int, dict[str, str]]]:
    """Numbers of seats and options, so that every two values that can meet do."""
    sys.path.insert(0, "tests")
    from conformance.walks import covering, tables

    return covering(tables(entry), together=2)


def decide(match: Match, choose: random.Random, most: int) -> None:
    """Play at random, and now and then take something back."""
    for _ in range(most):
        if match.over:
            return
        seat = choose.choice(match.actors)
        match.play(seat, choose.choice(match.legal(seat)))
        if choose.random() < 0.05 and match.can_undo(seat):
            match.undo(seat)
        elif choose.random() < 0.01:
            match.undo(seat, range(match.seats))


def write_journals(folder: Path) -> None:
    """Journals, and the position at the end of each."""
    for entry in games().values():
        for number, (seats, options) in enumerate(tables_of(entry)):
            seed = f"{entry.key} {number}"
            match = Match(entry, seats=seats, options=options, seed=seed, nonces=["Łukasz", *[""] * (seats - 1)])
            decide(match, random.Random(seed), MIDDLE if number % 2 else 10_000)
            (folder / f"{entry.key}-{number:02}.journal").write_text(match.journal(), encoding="utf-8")
            (folder / f"{entry.key}-{number:02}.toml").write_text(match.position(), encoding="utf-8")


# --- the database -----------------------------------------------------------------------------------


class Company:
    """People who play at the tables of a house, all at one moment."""

    def __init__(self, house: WholeServer) -> None:
        self.house = house
        self.choose = random.Random("company")

    async def play(self, opened: Opened, seats: dict[int, str], most: int) -> None:
        """The seats decide at random, as often as said or to the end; their secrets are given."""
        for _ in range(most):
            snapshot = await self.house.room.look(opened.table_id)
            asked = [seat for seat in snapshot.actors if seat in seats]
            if not asked:
                return
            seat = self.choose.choice(asked)
            match = snapshot.played
            decision = self.choose.choice(match.legal(seat))
            keys = frozenset({hash_of(seats[seat])})
            if snapshot.seats[seat].secret_hash == hash_of(opened.secret) and _shares(snapshot, seat):
                await self.house.seating.lift(opened.table_id, keys, seat)
            await self.house.playing.decide(opened.table_id, keys, match.question(seat), decision, seat)

    async def sit(self, opened: Opened, name: str) -> dict[int, str]:
        """Somebody follows each of the links."""
        sat: dict[int, str] = {}
        for link in opened.links.invites.values():
            seat, secret = await self.house.seating.sit(opened.table_id, frozenset({hash_of(link)}), name=name)
            sat[seat] = secret or link
        return sat


def _shares(snapshot: Any, seat: int) -> bool:
    mine = snapshot.seats[seat].secret_hash
    return sum(1 for other in snapshot.seats if other.secret_hash == mine) > 1


def changed_deck(entry: Entry) -> str:
    """A deck of one's own: the printed one under another name, with one card worth a point more."""
    text = export_deck(entry.key, files(entry.package) / "content").replace(f"my {entry.key} deck", "Zażółć gęślą jaźń")
    return re.sub(r"\bpoints = (\d)", lambda found: f"points = {int(found[1]) + 1}", text, count=1)


async def fill(house: WholeServer) -> dict[str, Any]:
    """Tables in every stage; what a test must know of each, by table."""
    company = Company(house)
    known: dict[str, Any] = {}

    def note(opened: Opened, stage: str, seats: dict[int, str]) -> None:
        known[opened.table_id] = {"stage": stage, "host": opened.secret, "seats": seats}

    for entry in games().values():
        for seats in (2, 4):
            me, friend, bot = SeatPlan("me", "Małgorzata"), SeatPlan("open"), SeatPlan("bot", level="random")
            rest = [friend] * (seats - 1)
            waiting = await house.seating.open(NewTable(entry.key, [me, *rest], is_public=True))
            note(waiting, "waiting", {0: waiting.secret})
            running = await house.seating.open(NewTable(entry.key, [me, *rest], clock=Clock(bank=600.0, increment=5.0)))
            people = {0: running.secret, **await company.sit(running, "Łukasz „Ł” Żółć")}
            await house.talking.say(running.table_id, frozenset({hash_of(running.secret)}), "Cześć! Zaczynamy? 🚀")
            await company.play(running, people, 30)
            await house.playing.take_back(running.table_id, _keys(people, await _last(house, running)), "undo")
            note(running, "running", people)
            finished = await house.seating.open(NewTable(entry.key, [me, *rest]))
            people = {0: finished.secret, **await company.sit(finished, "Bożena")}
            await company.play(finished, people, 10_000)
            again = await house.endings.rematch(finished.table_id, frozenset({hash_of(finished.secret)}))
            note(finished, "over", people)
            known[again] = {"stage": "waiting", "host": finished.secret, "seats": people}
        guests = await house.seating.open(NewTable(entry.key, [me, SeatPlan("guest", "Ściepan"), bot]))
        await house.robots.wait()
        await company.play(guests, {0: guests.secret, 1: guests.secret}, 12)
        note(guests, "running", {0: guests.secret, 1: guests.secret})
        alone = await house.seating.open(NewTable(entry.key, [me, bot, bot], deck=changed_deck(entry)))
        for _ in range(4):
            await house.robots.wait()
            await company.play(alone, {0: alone.secret}, 3)
        note(alone, "running", {0: alone.secret})
        handed = await house.seating.open(NewTable(entry.key, [me, bot, bot]))
        await house.robots.wait()
        await house.seating.hand_over(handed.table_id, frozenset({hash_of(handed.secret)}), level="random")
        await house.robots.wait()
        note(handed, "over", {0: handed.secret})
        saved = Match(entry, seats=3, seed="saved")
        decide(saved, random.Random("saved"), MIDDLE)
        uploaded = await house.endings.upload(saved.journal(), None, [me, friend, bot])
        await house.robots.wait()
        note(uploaded, "running", {0: uploaded.secret})
    return known


async def _last(house: WholeServer, opened: Opened) -> int:
    """The seat that decided last."""
    lines = (await house.room.look(opened.table_id)).played.lines
    return next(line.who for line in reversed(lines) if line.who >= 0)


def _keys(people: dict[int, str], seat: int) -> frozenset[str]:
    return frozenset({hash_of(people[seat])})


def _secrets() -> Iterator[str]:
    return (f"secret-{number:04}-of-the-archive" for number in itertools.count(1))


async def write_database(folder: Path) -> None:
    numbers, secrets, seeds = itertools.count(1), _secrets(), itertools.count(1)

    def fresh_id() -> str:
        return f"archive{next(numbers):03}"

    def fresh_seed() -> bytes:
        return next(seeds).to_bytes(32, "big")

    with (
        patch.multiple(seating, fresh_id=fresh_id, fresh_secret=lambda: next(secrets), fresh_seed=fresh_seed),
        patch.multiple(endings, fresh_id=fresh_id, fresh_secret=lambda: next(secrets), fresh_seed=fresh_seed),
        patch.object(seating, "fresh_nonce", lambda: "nonce"),
    ):
        file = folder / "tables.sqlite"
        house = WholeServer(Settings(database=f"sqlite:///{file}", thinkers=0, pause=0.0), lambda: MOMENT)
        try:
            known = await fill(house)
        finally:
            await house.close()
    (folder / "tables.json").write_text(json.dumps(known, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


def main(version: str) -> int:
    folder = FOLDER / version
    if folder.exists():
        print(f"{folder} stands already; an archive is never written again", file=sys.stderr)
        return 1
    folder.mkdir(parents=True)
    write_journals(folder)
    asyncio.run(write_database(folder))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
