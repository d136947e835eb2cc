"""Streams: the page of a table that somebody has open. What was told once is never taken back, whatever dies."""

import asyncio
import json
from contextlib import suppress
from typing import Any, Protocol

from trust.model import Broken
from trust.network import Listening, NoAnswer, Request
from trust.world_protocol import Around

RETRY = 1.5


class Watched(Protocol):
    """The seat through whose eyes it is looked."""

    table: str
    secret: str


class Stream:
    """One page, which comes back by itself when its stream is cut."""

    def __init__(self, world: Around, place: Watched) -> None:
        self._world = world
        self._place = place
        self._text = ""
        self._last = ""
        self.cursor: tuple[int, ...] = ()
        """Viewer, moment, notices and chats, as far as they were told."""
        self._chats = 0
        self._listening: Listening | None = None
        self._task: asyncio.Task[None] | None = None
        self.switch()

    @property
    def is_open(self) -> bool:
        return self._task is not None

    def switch(self) -> None:
        """Close the page, or open it again where it was."""
        if self._task is None:
            self._task = self._world.loop.create_task(self._run())
        else:
            self.close()

    def close(self) -> None:
        if self._task is not None:
            if self._listening is not None:
                self._listening.cut()
            self._task.cancel()
            self._task = None

    async def _run(self) -> None:
        while True:
            self._text = ""
            since = f"&since={self._last}" if self._last else ""
            path = f"/api/events?tables={self._place.table}{since}"
            self._listening = Listening(self._world, Request("GET", path, None, self._place.secret), self._hear)
            with suppress(NoAnswer):
                await self._listening.listen()
            await asyncio.sleep(RETRY)

    def _hear(self, piece: bytes) -> None:
        self._text += piece.decode()
        *events, self._text = self._text.split("\n\n")
        for event in events:
            fields = dict(line.partition(": ")[::2] for line in event.splitlines())
            if "data" in fields:
                try:
                    self._understand(fields["id"], json.loads(fields["data"]))
                except Broken as error:
                    self._world.breaks(error)

    def _understand(self, place: str, event: Any) -> None:
        self._last = place
        cursor = tuple(map(int, place.rpartition("=")[2].split(".")))
        if self.cursor and cursor[0] == self.cursor[0]:
            for now, before in zip(cursor[1:], self.cursor[1:], strict=True):
                if now < before:
                    raise Broken(f"{self._place.table}: told of {self.cursor}, and then of {cursor}")
        self.cursor = cursor
        numbers = [message["number"] for message in event["chat"]]
        if numbers != sorted(set(numbers)) or (numbers and numbers[0] <= self._chats):
            raise Broken(f"{self._place.table}: messages {numbers} were told after {self._chats}")
        self._chats = max([self._chats, *numbers])
