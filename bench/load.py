"""A load test on loopback: many tables, one connected client per seat, one decision per table every few seconds.

    python bench/load.py --tables 500 --seconds 30 [--stream api] [--database postgresql://…] [--thinking 8]

It starts a server of its own, opens tables of all games in equal parts, each in the middle of a match, connects an
event stream for each seat, and measures from sending a decision to the event that tells of it at the last seat that
hears of it. The streams are those of the pages, compressed, with what differs drawn for each seat, or those of the
API; the bytes are counted as they come from the wire. With `--thinking` there are further tables at which somebody
who answers at once plays against the strongest bot, so that bots think all the time; their decisions are only counted.
"""

import argparse
import asyncio
import gc
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
import zlib
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from kosmodrom.bots.levels import bot_named
from kosmodrom.engine.fast_random import Luck
from kosmodrom.engine.match import Match
from kosmodrom.engine.registry import games

SERVER = """
import sys
from kosmodrom.server.serve import serve
from kosmodrom.server.process.settings import Rate, Settings
free = Rate(1e12, 1e12)
many = dict.fromkeys(("streams_by_address", "connections", "connections_by_address", "live"), 10**6)
rates = dict.fromkeys(("by_address", "by_seat", "tables_by_address"), free)
serve(Settings(database=sys.argv[1], port=0, **many, **rates))
"""
TICKS = os.sysconf("SC_CLK_TCK")
PATIENCE = 20.0
STRONGEST = "admiral"
GAMES = tuple(games())
MIDDLE = 100
"""After so many lines of its journal a match is in its middle."""
STREAMS = {"page": "/table/{}/stream?lang=en", "api": "/api/events?tables={}"}


@dataclass
class Figures:
    """What was measured, in seconds."""

    answered: list[float] = field(default_factory=list)
    """From sending a decision to its answer: it is committed."""
    told: list[float] = field(default_factory=list)
    """From sending a decision to the event at the last seat that hears of it."""
    sizes: list[int] = field(default_factory=list)
    """The bytes from the wire that told a seat of a decision."""
    late: int = 0
    """Decisions that were sent later than planned, because the one before was not told yet."""
    lost: int = 0


class Connection:
    """A kept-alive connection that speaks just enough HTTP."""

    def __init__(self, port: int, secret: str = "") -> None:
        self._port = port
        self._head = f"Host: localhost\r\nContent-Type: application/json\r\nAuthorization: Bearer {secret}\r\n"
        self.reader: asyncio.StreamReader
        self.writer: asyncio.StreamWriter

    async def open(self) -> "Connection":
        self.reader, self.writer = await asyncio.open_connection("127.0.0.1", self._port)
        return self

    async def send(self, method: str, path: str, body: object = None, more: str = "") -> None:
        data = b"" if body is None else json.dumps(body).encode()
        head = f"{method} {path} HTTP/1.1\r\n{self._head}{more}Content-Length: {len(data)}\r\n\r\n"
        self.writer.write(head.encode() + data)
        await self.writer.drain()

    async def call(self, method: str, path: str, body: object = None) -> Any:
        try:
            return await self._ask(method, path, body)
        except (ConnectionError, asyncio.IncompleteReadError):  # the server closes what is idle for long
            return await (await self.open())._ask(method, path, body)

    async def _ask(self, method: str, path: str, body: object) -> Any:
        await self.send(method, path, body)
        head = (await self.reader.readuntil(b"\r\n\r\n")).decode().lower()
        length = int(head.partition("content-length:")[2].split("\r\n", 1)[0])
        answer = json.loads(await self.reader.readexactly(length))
        if int(head.split(" ", 2)[1]) >= 400:
            raise RuntimeError(f"{method} {path}: {answer}")
        return answer


class Seat:
    """One seat with its event stream."""

    def __init__(self, connection: Connection, table: str) -> None:
        self.connection = connection
        self.table = table
        self.place: tuple[int, ...] = ()
        """How much the seat has heard: its eyes, then how many moments, notices and messages."""
        self.received = 0
        """Bytes from the wire."""
        self.moved = asyncio.Event()
        self.at = 0.0
        """When the seat heard of the last decision that was waited for."""

    async def listen(self, port: int, secret: str, path: str) -> None:
        """Take in events; the id of each tells how far the match is, its data are what a browser would show."""
        stream = await Connection(port, secret).open()
        await stream.send("GET", path.format(self.table), more="Accept-Encoding: gzip\r\n")
        head = (await stream.reader.readuntil(b"\r\n\r\n")).lower()
        unzip = zlib.decompressobj(31) if b"content-encoding: gzip" in head else None
        while size := int(await stream.reader.readline(), 16):
            piece = (await stream.reader.readexactly(size + 2))[:-2]
            self.received += size
            for row in (unzip.decompress(piece) if unzip else piece).split(b"\n"):
                if row.startswith(b"id: "):
                    self.hear(tuple(map(int, row.rpartition(b"=")[2].split(b"."))))

    def hear(self, place: tuple[int, ...]) -> None:
        if self.place[1:2] != place[1:2]:
            self.at = time.perf_counter()
        self.place = place
        self.moved.set()

    @property
    def moment(self) -> int:
        return self.place[1] if self.place else 0

    async def is_behind(self) -> bool:
        """Whether the server knows of something that the seat has not been told."""
        told = await self.connection.call("GET", f"/api/tables/{self.table}")
        return bool(told["version"] != sum(self.place[1:]))


class Table:
    """One table with all its seats."""

    def __init__(self, table: str, seats: list[Seat]) -> None:
        self.path = f"/api/tables/{table}"
        self.seats = seats
        self.sent = 0.0
        self.before: list[tuple[int, int]] = []
        """Of each seat how much it had heard before the last decision, and in how many bytes."""

    async def decide(self, figures: Figures, choose: random.Random) -> None:
        """A decision of any seat that is asked; asking what is legal is not measured."""
        self.look_back(figures)
        for seat in choose.sample(self.seats, len(self.seats)):
            legal = await seat.connection.call("GET", f"{self.path}/legal")
            if legal["asked"]:
                break
        else:
            return
        body = {
            "question": legal["question"],
            "decision": choose.choice([each["decision"] for each in legal["decisions"]]),
        }
        self.before = [(each.moment, each.received) for each in self.seats]
        before, self.sent = seat.moment, time.perf_counter()
        await seat.connection.call("POST", f"{self.path}/decide", body)
        figures.answered.append(time.perf_counter() - self.sent)
        try:
            async with asyncio.timeout(PATIENCE):
                while seat.moment == before:
                    seat.moved.clear()
                    await seat.moved.wait()
        except TimeoutError:
            figures.lost += 1

    def look_back(self, figures: Figures) -> None:
        """When the last decision was told to all who hear of it: of a sealed one not everybody does."""
        told = [
            (seat.at, seat.received - received)
            for seat, (moment, received) in zip(self.seats, self.before, strict=False)
            if seat.moment != moment
        ]
        if told:
            figures.told.append(max(at for at, _ in told) - self.sent)
            figures.sizes += [size for _, size in told]
        self.before = []


class Pupil:
    """Somebody at a table with the strongest bot, who answers at once whenever asked."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.path = f"/api/tables/{seat.table}"

    async def play(self, choose: random.Random) -> None:
        while True:
            self.seat.moved.clear()
            legal = await self.seat.connection.call("GET", f"{self.path}/legal")
            if legal["asked"]:
                decision = choose.choice([each["decision"] for each in legal["decisions"]])
                body = {"question": legal["question"], "decision": decision}
                await self.seat.connection.call("POST", f"{self.path}/decide", body)
            else:
                await self.seat.moved.wait()


async def open_lesson(port: int, game: str, tasks: list["asyncio.Task[None]"]) -> Pupil:
    """A table with the strongest bot."""
    anybody = await Connection(port).open()
    seats = [{"kind": "me"}, {"kind": "bot", "level": STRONGEST}]
    opened = await anybody.call("POST", "/api/tables", {"game": game, "seats": seats})
    anybody.writer.close()
    seat = Seat(await Connection(port, opened["secret"]).open(), opened["table"])
    tasks.append(asyncio.ensure_future(seat.listen(port, opened["secret"], STREAMS["api"])))
    return Pupil(seat)


def in_the_middle(game: str) -> str:
    """The journal of a match of two that has come half its way, where somebody is asked."""
    seed, bot, luck = 0, bot_named("random"), Luck(1)
    while True:
        seed += 1
        match = Match(game, seats=2, seed=f"load {seed}")
        while not match.over and (len(match.lines) < MIDDLE or match.actors[0] < 0):
            seat = match.actors[0]
            match.play(seat, bot.choose(match.entry.game, match.view(seat), match.legal_ids(seat), luck))
        if not match.over:
            return match.journal()


async def open_table(port: int, stream: str, journal: str, tasks: list["asyncio.Task[None]"]) -> Table:
    """A table for two, both seats connected."""
    anybody = await Connection(port).open()
    seats = [{"kind": "me"}, {"kind": "open"}]
    opened = await anybody.call("POST", "/api/journals", {"journal": journal, "seats": seats})
    table = opened["table"]
    invited = await Connection(port, opened["invites"]["1"]).open()
    sat = await invited.call("POST", f"/api/tables/{table}/sit", {})
    for connection in (anybody, invited):
        connection.writer.close()
    connected = []
    for secret in (opened["secret"], sat["secret"]):
        seat = Seat(await Connection(port, secret).open(), table)
        tasks.append(asyncio.ensure_future(seat.listen(port, secret, STREAMS[stream])))
        connected.append(seat)
    return Table(table, connected)


async def play(table: Table, start: float, every: float, end: float, figures: Figures, seed: int) -> None:
    """One decision each time the table's moment comes."""
    choose = random.Random(seed)
    while start < end:
        now = time.perf_counter()
        if now > start + every / 2:
            figures.late += 1
        await asyncio.sleep(max(0.0, start - now))
        await table.decide(figures, choose)
        start += every


def cpu_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def megabytes(pid: int) -> int:
    """What a process holds in memory."""
    return int(Path(f"/proc/{pid}/status").read_text().partition("VmRSS:")[2].split()[0]) // 1000


async def measure(port: int, pid: int, args: argparse.Namespace) -> dict[str, Any]:
    tables, every, tasks = args.tables, args.every, list[asyncio.Task[None]]()
    opening = time.perf_counter()
    journals = [in_the_middle(game) for game in args.games]
    made = [await open_table(port, args.stream, journals[at % len(journals)], tasks) for at in range(tables)]
    opening = time.perf_counter() - opening
    pupils = [await open_lesson(port, GAMES[at % len(GAMES)], tasks) for at in range(args.thinking)]
    tasks += [asyncio.ensure_future(pupil.play(random.Random(at))) for at, pupil in enumerate(pupils)]
    await asyncio.sleep(3)
    gc.freeze()
    figures, start = Figures(), time.perf_counter()
    used, own = cpu_seconds(pid), time.process_time()
    await asyncio.gather(
        *(
            play(table, start + every * at / tables, every, start + args.seconds, figures, at)
            for at, table in enumerate(made)
        )
    )
    wall, busy = time.perf_counter() - start, cpu_seconds(pid) - used
    behind = [await seat.is_behind() for table in made for seat in table.seats]
    for table in made:
        table.look_back(figures)
    taught = sum(pupil.seat.moment for pupil in pupils)
    broken = [task for task in tasks if task.done()]
    report = {
        "stream": args.stream,
        "games": list(args.games),
        "tables": tables,
        "seats": 2 * tables,
        "seconds": round(wall, 1),
        "opening_ms_each": round(1000 * opening / tables, 1),
        "decisions": len(figures.answered),
        "each_second": round(len(figures.answered) / wall, 1),
        "answered_ms": percentiles(figures.answered),
        "told_to_all_ms": percentiles(figures.told),
        "bytes_to_a_seat": percentiles(figures.sizes, 1),
        "thinking_tables": len(pupils),
        "lines_at_thinking_tables": taught,
        "ended_early": len(broken),
        "late": figures.late,
        "lost": figures.lost,
        "behind": sum(behind),
        "server_cpu": round(busy / wall, 3),
        "server_megabytes": megabytes(pid),
        "server_ms_for_a_decision": round(1000 * busy / len(figures.answered), 2),
        "client_cpu": round((time.process_time() - own) / wall, 3),
        "machine_load": os.getloadavg()[0],
    }
    for task in tasks:
        task.cancel()
    return report


def percentiles(figures: Sequence[float], unit: float = 1000) -> dict[str, float]:
    if len(figures) < 2:
        return {}
    cut = statistics.quantiles(figures, n=100, method="inclusive")
    return {name: round(unit * cut[at - 1], 1) for name, at in (("p50", 50), ("p95", 95), ("p99", 99))}


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--games", nargs="+", choices=GAMES, default=GAMES, help="all, in equal parts, unless given")
    parser.add_argument("--every", type=float, default=5.0, help="seconds between the decisions of a table")
    parser.add_argument("--stream", choices=sorted(STREAMS), default="page", help="what the clients listen to")
    parser.add_argument("--thinking", type=int, default=0, help="further tables at which the strongest bot thinks")
    parser.add_argument("--database", help="an SQLite file of its own unless given")
    args = parser.parse_args()
    if not 1 <= args.tables <= 2000 or not 1 <= args.seconds <= 600:
        parser.error("expected 1 to 2000 tables and 1 to 600 seconds")
    with tempfile.TemporaryDirectory() as folder:
        database = args.database or f"sqlite:///{folder}/load.sqlite"
        server = subprocess.Popen([sys.executable, "-c", SERVER, database], stdout=subprocess.PIPE, text=True)
        try:
            assert server.stdout is not None
            port = int(server.stdout.readline().rstrip("/\n").rpartition(":")[2])
            time.sleep(1)
            report = asyncio.run(measure(port, server.pid, args))
        finally:
            server.terminate()
            server.wait(20)
    print(json.dumps(report, indent=2))


if __name__ == "__main__":
    main()
