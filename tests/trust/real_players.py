"""Storms: people with real connections who play as fast as they can, and note what was acknowledged."""

import random
import subprocess
import sys
import threading
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
from sqlalchemy import create_engine, text

from kosmodrom.engine.match import Match
from server.company import NoCookies
from trust.model import Broken

SCRIPT = """
import os, sys, threading
from kosmodrom.server.serve import serve
from kosmodrom.server.process.settings import Rate, Settings

def leave_with_parent():
    sys.stdin.read()
    os._exit(1)

threading.Thread(target=leave_with_parent, daemon=True).start()
free = Rate(1e9, 1e9)
quick = {"pause": 0, "sweep": 0.2, "lease": 1.0, "by_address": free, "by_seat": free, "tables_by_address": free}
quick |= {"port": int(sys.argv[2]), "live": int(sys.argv[3]), "thinkers": 0, "log_level": "error"}
serve(Settings(database=sys.argv[1], **quick))
"""
SEATS = [{"kind": "me", "name": "Łukasz"}, {"kind": "bot", "level": "random"}]
GONE = (httpx.HTTPError, ConnectionError)


class Server:
    """A real server process, which does not outlive this one."""

    def __init__(self, database: str, log: Path, port: int = 0, live: int = 1000) -> None:
        """With so many tables kept in memory that nobody watches."""
        self.database = database
        self._live = live
        self._log = log
        self.port = port
        self.process: subprocess.Popen[str] | None = None
        self.start()

    def start(self) -> None:
        """Returns when it answers."""
        with self._log.open("a") as out:
            self.process = subprocess.Popen(
                [sys.executable, "-c", SCRIPT, self.database, str(self.port), str(self._live)],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=out,
                text=True,
            )
        assert self.process.stdout is not None
        address = self.process.stdout.readline().strip().rstrip("/")
        if not address:
            raise Broken(f"the server does not start; see {self._log}")
        self.port = int(address.rpartition(":")[2])
        wait_until(self._answers, 60, "the server does not answer after its start")

    @property
    def base(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def _answers(self) -> bool:
        try:
            return httpx.get(f"{self.base}/api/tables", timeout=5).is_success
        except GONE:
            return False

    def kill(self) -> None:
        assert self.process is not None
        for pipe in (self.process.stdin, self.process.stdout):
            if pipe is not None:
                pipe.close()
        self.process.kill()
        self.process.wait(10)


def wait_until(is_true: Callable[[], bool], seconds: float, what: str) -> None:
    end = time.monotonic() + seconds
    while not is_true():
        if time.monotonic() > end:
            raise Broken(what)
        time.sleep(0.01)


class Storm(threading.Thread):
    """One person at one table after another."""

    def __init__(self, server: Server, number: int, game: str = "star_scrappers", pause: float = 0.0) -> None:
        super().__init__(name=f"storm {number}", daemon=True)
        self._pause = pause
        self._server = server
        self._number = number
        self._game = game
        self._chance = random.Random(number)
        self._calm = threading.Event()
        self._told = 0
        self.acknowledged = 0
        self.refused = 0
        """Answers that said that the store cannot be reached."""
        self.failure: str | None = None
        self.tables: list[Table] = []

    def stop(self) -> None:
        self._calm.set()
        self.join(60)
        if self.is_alive():
            raise Broken(f"{self.name} waits for an answer for ever")

    def run(self) -> None:
        with httpx.Client(base_url=self._server.base, timeout=70, cookies=NoCookies(), verify=False) as http:
            while not self._calm.is_set():
                try:
                    self._play(http)
                    self._calm.wait(self._pause)
                except GONE:
                    time.sleep(0.02)
                except Broken as error:
                    self.failure = str(error)
                    return

    def _play(self, http: httpx.Client) -> None:
        if not self.tables or self.tables[-1].is_over:
            self._open(http)
            return
        table = self.tables[-1]
        self._repeat(http, table)
        legal = self._ask(http, "GET", f"{table.path}/legal", table)
        if legal is None:
            return
        if not legal["asked"]:
            table.is_over = (self._ask(http, "GET", table.path, table) or {}).get("state") == "over"
        elif self._chance.random() < 0.1:
            self._told += 1
            table.unheard = ("chat", {"text": f"{self._number}.{self._told} Zażółć", "after": 0})
        else:
            decision = self._chance.choice(legal["decisions"])["decision"]
            table.unheard = ("decide", {"question": legal["question"], "decision": decision})
        self._repeat(http, table)

    def _repeat(self, http: httpx.Client, table: "Table") -> None:
        """Send what was not acknowledged until it is: it may have been done, and must not be done twice."""
        if table.unheard is None:
            return
        what, body = table.unheard
        table.sent.append((what, body))
        answer = self._ask(http, "POST", f"{table.path}/{what}", table, body)
        if answer is not None:
            table.confirmed.append((what, body))
            table.unheard = None
            self.acknowledged += 1

    def _ask(self, http: httpx.Client, method: str, path: str, table: "Table | None", body: Any = None) -> Any:
        headers = {} if table is None else {"Authorization": f"Bearer {table.secret}"}
        answer = http.request(method, path, headers=headers, json=body)
        if answer.status_code == 503:
            self.refused += 1
            time.sleep(0.05)
            return None
        if not answer.is_success:
            raise Broken(f"{method} {path} {body}: {answer.status_code} {answer.text[:200]}")
        return answer.json() if answer.content else {}

    def _open(self, http: httpx.Client) -> None:
        opened = self._ask(http, "POST", "/api/tables", None, {"game": self._game, "seats": SEATS})
        if opened is not None:
            self.tables.append(Table(opened["table"], opened["secret"]))


class Table:
    """What one table has promised."""

    def __init__(self, table: str, secret: str) -> None:
        self.table = table
        self.secret = secret
        self.path = f"/api/tables/{table}"
        self.is_over = False
        self.unheard: tuple[str, dict[str, Any]] | None = None
        """What was sent and not acknowledged yet."""
        self.sent: list[tuple[str, dict[str, Any]]] = []
        self.confirmed: list[tuple[str, dict[str, Any]]] = []


def judge(database: str, storms: list[Storm]) -> None:
    """Everything acknowledged is stored, once."""
    for storm in storms:
        if storm.failure is not None:
            raise Broken(storm.failure)
    engine = create_engine(database.replace("postgresql://", "postgresql+psycopg://"))
    try:
        with engine.connect() as connection:
            for storm in storms:
                for table in storm.tables[-2:]:
                    _judge_table(connection, table)
    finally:
        engine.dispose()


def _judge_table(connection: Any, table: Table) -> None:
    """What was acknowledged before the database is read stands in it; what stands there was sent before."""
    confirmed = table.confirmed[:]
    places = {"id": table.table}
    if connection.execute(text("SELECT id FROM tables WHERE id = :id"), places).scalar() is None:
        raise Broken(f"{table.table} is gone")
    rows = connection.execute(text("SELECT question, what FROM lines WHERE table_id = :id AND who = 0"), places).all()
    stored = Counter((int(question), str(what)) for question, what in rows)
    said = Counter(
        str(words) for (words,) in connection.execute(text("SELECT text FROM chat WHERE table_id = :id"), places)
    )
    questions = Counter(question for question, _ in stored.elements())
    if any(count > 1 for count in questions.values()) or any(count > 1 for count in said.values()):
        raise Broken(f"{table.table}: something was done twice")
    sent = {_key(each) for each in table.sent}
    for each in confirmed:
        key = _key(each)
        if not (said[key[0]] if len(key) == 1 else stored[key]):
            raise Broken(f"{table.table}: {each} was acknowledged and is gone")
    for found in [*stored, *((words,) for words in said)]:
        if found not in sent:
            raise Broken(f"{table.table}: nobody has sent {found}")


def _key(sent: tuple[str, dict[str, Any]]) -> tuple[Any, ...]:
    what, body = sent
    return (body["text"],) if what == "chat" else (body["question"], body["decision"])


def judge_journals(server: Server, storms: list[Storm]) -> int:
    """The journals of finished matches verify; how many there were."""
    count = 0
    with httpx.Client(base_url=server.base, timeout=60) as http:
        for table in (table for storm in storms for table in storm.tables if table.is_over):
            answer = http.get(f"{table.path}/journal", headers={"Authorization": f"Bearer {table.secret}"})
            if not Match.from_journal(answer.text).over:
                raise Broken(f"{table.table}: its journal does not tell the end")
            count += 1
    return count
