"""Servers and the people who use them, over real connections on loopback."""

import random
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from http.cookiejar import CookieJar
from pathlib import Path
from typing import Any

import httpx

from kosmodrom.server.app import make_app
from kosmodrom.server.process.settings import Rate, Settings
from kosmodrom.server.serve import listener, server_config
from kosmodrom.server.store.database import OWNER_ONLY, open_store
from kosmodrom.server.web.connections import protocol
from kosmodrom.server.whole_server import WholeServer
from server.prompt import PromptUvicorn

FREELY = Rate(1e9, 1e9)
QUICK: dict[str, Any] = {
    "pause": 0,
    "thinkers": 0,
    "sweep": 0.05,
    "by_address": FREELY,
    "by_seat": FREELY,
    "tables_by_address": FREELY,
    "decks_by_address": FREELY,
}
"""Settings of a server that need not spare anybody."""

PATIENCE = 1.25
LONGEST_WAIT = 0.04

TWO = [{"kind": "me", "name": "Ala"}, {"kind": "open"}]
SOLO = [{"kind": "me", "name": "Ala"}, {"kind": "bot", "level": "random"}]


def with_tables(settings: Settings) -> Settings:
    """A file that is not there yet is made as a copy, since a new one takes half of a server's start."""
    kind, _, name = settings.database.partition(":///")
    file = Path(name)
    if kind == "sqlite" and file.parent.is_dir() and not file.exists():
        file.touch(OWNER_ONLY)
        file.write_bytes(_file_with_tables())
    return settings


@cache
def _file_with_tables() -> bytes:
    """A database as a server leaves it that has done nothing else."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "tables.sqlite"
        open_store(f"sqlite:///{file}").close()
        return file.read_bytes()


def wait_until(is_true: Callable[[], bool], seconds: float = 20.0, between: float = 0.005) -> None:
    """Wait for something that happens elsewhere; a server that counts requests is asked less often.

    Whoever looks takes time from whoever is waited for, so the longer it takes, the less often one looks.
    """
    end = time.monotonic() + seconds
    while not is_true():
        assert time.monotonic() < end, "it did not happen in time"
        time.sleep(between)
        between = max(between, min(between * PATIENCE, LONGEST_WAIT))


class Person:
    """Somebody with a browser or a program, who may hold a secret."""

    def __init__(self, http: httpx.Client, secret: str | None = None) -> None:
        self.secret = secret
        self.heard: list[str] = []
        """Everything that the server has sent."""
        self._http = http

    def ask(self, method: str, path: str, **parts: Any) -> httpx.Response:
        headers = {"Authorization": f"Bearer {self.secret}"} if self.secret else {}
        answer = self._http.request(method, path, headers={**headers, **parts.pop("headers", {})}, **parts)
        self.heard.append(answer.text)
        return answer

    def get(self, path: str, status: int = 200, **params: Any) -> Any:
        answer = self.ask("GET", path, params=params)
        assert answer.status_code == status, answer.text
        return answer.json()

    def post(self, path: str, body: object = None, status: int = 200) -> Any:
        answer = self.ask("POST", path, json={} if body is None else body)
        assert answer.status_code == status, answer.text
        return answer.json() if answer.content else None


class Player(Person):
    """Somebody who sits at a table."""

    def __init__(self, http: httpx.Client, table: str, secret: str | None) -> None:
        super().__init__(http, secret)
        self.table = table

    @property
    def path(self) -> str:
        return f"/api/tables/{self.table}"

    def info(self) -> Any:
        return self.get(self.path)

    def view(self, **params: Any) -> Any:
        return self.get(f"{self.path}/view", **params)

    def legal(self, **params: Any) -> Any:
        return self.get(f"{self.path}/legal", **params)

    def options(self, **params: Any) -> list[str]:
        return [each["decision"] for each in self.legal(**params)["decisions"]]

    def decide(self, question: int, decision: str, status: int = 200, **more: Any) -> Any:
        return self.post(f"{self.path}/decide", {"question": question, "decision": decision, **more}, status)

    def answer(self, decision: str) -> Any:
        """Answer whatever is asked now."""
        return self.decide(self.legal()["question"], decision)

    def is_asked_or_over(self) -> bool:
        info = self.info()
        return info["state"] == "over" or any(seat in info["mine"]["seats"] for seat in info["asked"])

    def play_on(self, choose: random.Random) -> bool:
        """Decide something at random, if asked."""
        legal = self.legal()
        if legal["asked"]:
            self.decide(legal["question"], choose.choice(legal["decisions"])["decision"])
        return bool(legal["asked"])


@dataclass
class Served:
    """A server in a thread of this process."""

    base: str
    http: httpx.Client
    house: WholeServer
    door: Any = None
    """What counts the connections of a server in this process."""

    def person(self, secret: str | None = None) -> Person:
        return Person(self.http, secret)

    def player(self, table: str, secret: str | None) -> Player:
        return Player(self.http, table, secret)

    def open(self, seats: list[dict[str, Any]], game: str = "star_scrappers", **more: Any) -> Player:
        """A new table, and whoever opened it."""
        opened = self.person().post("/api/tables", {"game": game, "seats": seats, **more}, 201)
        return self.player(opened["table"], opened["secret"])

    def join(self, host: Player, **more: Any) -> Player:
        """Somebody sits down at the first open seat of the host's table."""
        invite = next(iter(host.get(f"{host.path}/links")["invites"].values()))
        sat = self.person(invite).post(f"{host.path}/sit", more)
        return self.player(host.table, sat["secret"])

    def pair(self, game: str = "star_scrappers", **more: Any) -> tuple[Player, Player]:
        host = self.open(TWO, game, **more)
        return host, self.join(host, name="Olek")


class NoCookies(CookieJar):
    """Programs send Authorization; whoever wants cookies sets them by hand."""

    def set_cookie(self, cookie: object) -> None:
        pass


def client(base: str) -> httpx.Client:
    return httpx.Client(base_url=base, timeout=30, cookies=NoCookies(), verify=False)


@contextmanager
def serving(settings: Settings, now: Callable[[], float] = time.time) -> Iterator[Served]:
    """A server for as long as the block runs."""
    app = make_app(with_tables(settings), now)
    guarded = protocol(settings)
    socket = listener("127.0.0.1", 0)
    server = PromptUvicorn(server_config(app, guarded), app.state.house)
    thread = threading.Thread(target=server.run, kwargs={"sockets": [socket]}, daemon=True)
    thread.start()
    wait_until(lambda: server.started or not thread.is_alive())
    base = f"http://127.0.0.1:{socket.getsockname()[1]}"
    try:
        with client(base) as http:
            yield Served(base, http, app.state.house, guarded.door)
    finally:
        app.state.house.hub.close_soon()
        server.stop()
        thread.join(20)
        socket.close()


def play_out(players: list[Player], seed: int = 1, most: int = 3000) -> None:
    """All decide at random until the match is over."""
    choose = random.Random(seed)
    for _ in range(most):
        moved = [player.play_on(choose) for player in players]
        if any(moved):
            continue
        wait_until(lambda: any(player.is_asked_or_over() for player in players))
        if players[0].info()["state"] == "over":
            return
    raise AssertionError("the match did not end")
