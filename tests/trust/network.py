"""The network between people and the server: requests and answers that are late, lost or doubled."""

import asyncio
import json
from collections.abc import Callable, MutableMapping
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from trust.world_protocol import Around

PATIENCE = 12.0
"""Seconds that a client waits for an answer."""
Message = MutableMapping[str, Any]


class NoAnswer(Exception):
    """Nobody knows whether the request arrived."""


@dataclass(frozen=True)
class Answer:
    """What came back."""

    status: int
    body: bytes

    @property
    def data(self) -> Any:
        return json.loads(self.body) if self.body else None

    @property
    def is_done(self) -> bool:
        return 200 <= self.status < 300


@dataclass(frozen=True)
class Request:
    """What a client sends."""

    method: str
    path: str
    body: Any = None
    secret: str | None = None

    def scope(self) -> dict[str, Any]:
        path, _, query = self.path.partition("?")
        headers = [(b"host", b"trust"), (b"content-type", b"application/json")]
        if self.secret:
            headers.append((b"authorization", f"Bearer {self.secret}".encode()))
        content = self.content()
        if content:
            headers.append((b"content-length", str(len(content)).encode()))
        return {
            "type": "http",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "method": self.method,
            "scheme": "http",
            "path": path,
            "raw_path": path.encode(),
            "query_string": query.encode(),
            "root_path": "",
            "headers": headers,
            "client": ("127.0.0.1", 1),
            "server": ("trust", 80),
            "state": {},
        }

    def content(self) -> bytes:
        return b"" if self.body is None else json.dumps(self.body).encode()


class Network:
    """Carries requests to the server that is there now, if there is one."""

    def __init__(self, world: Around) -> None:
        self._world = world
        self._copies: dict[asyncio.Task[None], str | None] = {}
        """Requests that will arrive a second time, and whose they are."""

    async def ask(self, request: Request) -> Answer:
        weather = self._world.weather
        await asyncio.sleep(weather.lasts())
        if weather.strikes(weather.lost_request):
            await asyncio.sleep(PATIENCE)
            raise NoAnswer
        if request.method == "POST" and weather.strikes(weather.twice):
            copy = self._world.loop.create_task(self._come_again(request))
            self._copies[copy] = request.secret
            copy.add_done_callback(self._copies.pop)
        status, body = await self._reach(request)
        await asyncio.sleep(weather.lasts())
        if weather.strikes(weather.lost_answer):
            await asyncio.sleep(PATIENCE)
            raise NoAnswer
        return Answer(status, body)

    def has_copies(self, secret: str | None) -> bool:
        """Whether something that somebody sent may still arrive again."""
        return secret in self._copies.values()

    async def _come_again(self, request: Request) -> None:
        await asyncio.sleep(self._world.weather.lasts() * 10)
        with suppress(NoAnswer):
            await self._reach(request)

    async def settle(self) -> None:
        """Until nothing is under way any more."""
        if self._copies:
            await asyncio.wait(self._copies)

    async def _reach(self, request: Request) -> tuple[int, bytes]:
        life = self._world.life
        if life is None or not life.is_serving:
            raise NoAnswer
        call = Call(request)
        task = life.begin(self._world.app(request.scope(), call.receive, call.send))
        await asyncio.wait({task, life.gone}, timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED)
        if life.is_dead or not task.done():
            raise NoAnswer
        if task.exception() is not None:
            self._world.note(f"an error came through: {task.exception()!r}")
        return call.status, bytes(call.body)


class Call:
    """One request as the server sees it."""

    def __init__(self, request: Request) -> None:
        self._content: bytes | None = request.content()
        self.status = 500
        self.body = bytearray()

    async def receive(self) -> Message:
        if self._content is None:
            await asyncio.get_running_loop().create_future()
        content, self._content = self._content, None
        return {"type": "http.request", "body": content, "more_body": False}

    async def send(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.status = message["status"]
        else:
            self.body += message.get("body", b"")


class Listening:
    """An event stream that somebody has open, until it is cut or ends."""

    def __init__(self, world: Around, request: Request, hear: Callable[[bytes], None]) -> None:
        self._world = world
        self._request = request
        self._hear = hear
        self._is_cut: asyncio.Future[None] = world.loop.create_future()
        self._is_asked = False

    def cut(self) -> None:
        if not self._is_cut.done():
            self._is_cut.set_result(None)

    async def listen(self) -> int:
        """Until it ends; the status with which it began."""
        life, self._status = self._world.life, 0
        if life is None or not life.is_serving:
            raise NoAnswer
        self._life = life
        task = life.begin(self._world.app(self._request.scope(), self._receive, self._send))
        await asyncio.wait({task, life.gone}, return_when=asyncio.FIRST_COMPLETED)
        return self._status

    async def _receive(self) -> Message:
        if not self._is_asked:
            self._is_asked = True
            return {"type": "http.request", "body": b"", "more_body": False}
        await self._is_cut
        return {"type": "http.disconnect"}

    async def _send(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self._status = message["status"]
        elif not self._is_cut.done() and not self._life.is_dead and self._status == 200:
            self._hear(message.get("body", b""))
