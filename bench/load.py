"""A load test on loopback: many tables, one connected client per seat, one decision per table every few seconds.

    python bench/load.py --tables 500 --seconds 30 [--stream api] [--database postgresql://…] [--thinking 8]

It starts a server of its own, opens the tables, connects an event stream for each seat, and measures from sending a
decision to the event that confirms it at the last seat of the table. The streams are those of the pages, with
fragments drawn for each seat, or those of the API. With `--thinking` there are further tables at which somebody who
answers at once plays against the strongest bot, so that bots think all the time; their decisions are only counted.
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
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

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
STREAMS = {"page": "/table/{}/stream?lang=en", "api": "/api/events?tables={}"}


@dataclass
class Figures:
    """What was measured, in seconds."""

    answered: list[float] = field(default_factory=list)
    """From sending a decision to its answer: it is committed."""
    told: list[float] = field(default_factory=list)
    """From sending a decision to the event at the last seat."""
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

    async def send(self, method: str, path: str, body: object = None) -> None:
        data = b"" if body is None else json.dumps(body).encode()
        head = f"{method} {path} HTTP/1.1\r\n{self._head}Content-Length: {len(data)}\r\n\r\n"
        self.writer.write(head.encode() + data)
        await self.writer.drain()

    async def call(self, method: str, path: str, body: object = None) -> Any:
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
        self.line = 0
        self.received = 0
        """Bytes of events."""
        self.moved = asyncio.Event()
        self.at = 0.0

    async def listen(self, port: int, secret: str, path: str) -> None:
        """Take in events; the id of each tells how far the match is, its data are what a browser would swap in."""
        stream = await Connection(port, secret).open()
        await stream.send("GET", path.format(self.table))
        line = 0
        while row := await stream.reader.readline():
            if row.startswith(b"id: "):
                line = int(row.rpartition(b"=")[2].split(b".")[1])
            elif row.startswith(b"data: "):
                self.at = time.perf_counter()
                self.line = line
                self.received += len(row)
                self.moved.set()


class Table:
    """One table with all its seats."""

    def __init__(self, table: str, seats: list[Seat]) -> None:
        self.path = f"/api/tables/{table}"
        self.seats = seats

    async def decide(self, figures: Figures, choose: random.Random) -> None:
        """One decision that everybody may know; asking what is legal is not measured."""
        for seat in self.seats:
            legal = await seat.connection.call("GET", f"{self.path}/legal")
            if legal["asked"]:
                break
        else:
            return
        names = [each["decision"] for each in legal["decisions"]]
        open_ones = [name for name in names if name.startswith("recruit:1")]
        decision = choose.choice(open_ones) if open_ones and choose.random() < 0.6 else "end"
        if decision not in names:
            decision = names[0]
        before = [other.line for other in self.seats]
        body = {"question": legal["question"], "decision": decision}
        sent = time.perf_counter()
        await seat.connection.call("POST", f"{self.path}/decide", body)
        figures.answered.append(time.perf_counter() - sent)
        if decision == "end" or decision.startswith("recruit:1"):
            await self._all_told(figures, before, sent)

    async def _all_told(self, figures: Figures, before: Sequence[int], sent: float) -> None:
        try:
            async with asyncio.timeout(PATIENCE):
                for seat, line in zip(self.seats, before, strict=True):
                    while seat.line <= line:
                        seat.moved.clear()
                        await seat.moved.wait()
        except TimeoutError:
            figures.lost += 1
        else:
            figures.told.append(max(seat.at for seat in self.seats) - sent)


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


async def open_table(port: int, stream: str, tasks: list["asyncio.Task[None]"]) -> Table:
    """A table for two, both seats connected."""
    anybody = await Connection(port).open()
    opened = await anybody.call(
        "POST", "/api/tables", {"game": "star_scrappers", "seats": [{"kind": "me"}, {"kind": "open"}]}
    )
    table = opened["table"]
    invited = await Connection(port, opened["invites"]["1"]).open()
    sat = await invited.call("POST", f"/api/tables/{table}/sit", {})
    for connection in (anybody, invited):
        connection.writer.close()
    seats = []
    for secret in (opened["secret"], sat["secret"]):
        seat = Seat(await Connection(port, secret).open(), table)
        tasks.append(asyncio.ensure_future(seat.listen(port, secret, STREAMS[stream])))
        seats.append(seat)
    return Table(table, seats)


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


async def measure(port: int, pid: int, args: argparse.Namespace) -> dict[str, Any]:
    tables, every, tasks = args.tables, args.every, list[asyncio.Task[None]]()
    opening = time.perf_counter()
    made = [await open_table(port, args.stream, tasks) for _ in range(tables)]
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
    wall = time.perf_counter() - start
    taught = sum(pupil.seat.line for pupil in pupils)
    broken = [task for task in tasks if task.done()]
    report = {
        "stream": args.stream,
        "tables": tables,
        "seats": 2 * tables,
        "seconds": round(wall, 1),
        "opening_ms_each": round(1000 * opening / tables, 1),
        "decisions": len(figures.answered),
        "each_second": round(len(figures.answered) / wall, 1),
        "answered_ms": percentiles(figures.answered),
        "told_to_all_ms": percentiles(figures.told),
        "kilobytes_each": round(sum(seat.received for table in made for seat in table.seats) / 1000 / 2 / tables, 1),
        "thinking_tables": len(pupils),
        "lines_at_thinking_tables": taught,
        "ended_early": len(broken),
        "late": figures.late,
        "lost": figures.lost,
        "server_cpu": round((cpu_seconds(pid) - used) / wall, 3),
        "client_cpu": round((time.process_time() - own) / wall, 3),
        "machine_load": os.getloadavg()[0],
    }
    for task in tasks:
        task.cancel()
    return report


def percentiles(times: list[float]) -> dict[str, float]:
    if len(times) < 2:
        return {}
    cut = statistics.quantiles(times, n=100, method="inclusive")
    return {name: round(1000 * cut[at - 1], 1) for name, at in (("p50", 50), ("p95", 95), ("p99", 99))}


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=30.0)
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
