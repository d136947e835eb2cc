"""Streams: Server-Sent Events to one browser, counted by address while they last, its people counted as present."""

import asyncio
import logging
from collections import Counter
from collections.abc import AsyncGenerator, Iterator, Mapping
from contextlib import AbstractContextManager, aclosing, contextmanager, nullcontext

from fastapi import Request
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from kosmodrom.engine.errors import KosmodromError
from kosmodrom.server.refusals import TooOften
from kosmodrom.server.services.presence import Presence
from kosmodrom.server.web.compression import Gzip, is_welcome
from kosmodrom.server.whole_server import WholeServer

log = logging.getLogger(__name__)

Pieces = AsyncGenerator[bytes, None]
Held = Mapping[str, tuple[int, ...]]
"""For each table the seats of whoever reads."""


class EventStream(Response):
    """Server-Sent Events; a reader that does not read gets no more, and may come back when it has seen the end."""

    media_type = "text/event-stream"

    def __init__(
        self,
        pieces: Pieces | None = None,
        patience: float = 20.0,
        counted: AbstractContextManager[None] | None = None,
        packer: Gzip | None = None,
    ) -> None:
        super().__init__()
        self._pieces = pieces
        self._patience = patience
        self._counted = counted or nullcontext()
        """Lasts from the first byte to the last."""
        self._packer = packer
        del self.headers["content-length"]
        self.headers["cache-control"] = "no-store"
        self.headers["vary"] = "Accept-Encoding"
        if packer:
            self.headers["content-encoding"] = "gzip"
        self.headers["x-accel-buffering"] = "no"

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:  # noqa: ARG002  # part of ASGI
        with self._counted:
            sending = asyncio.ensure_future(self._send(send))
            leaving = asyncio.ensure_future(_disconnected(receive))
            try:
                await asyncio.wait({sending, leaving}, return_when=asyncio.FIRST_COMPLETED)
            finally:
                sending.cancel()
                leaving.cancel()
                await asyncio.gather(sending, leaving, return_exceptions=True)

    async def _send(self, send: Send) -> None:
        """The pieces, and in any case the end: a response without one is an error of the server.

        The end waits behind what the reader has not taken, until it does or leaves; a stream that waits so costs no
        more than an idle one.
        """
        await send({"type": "http.response.start", "status": 200, "headers": self.raw_headers})
        try:
            await self._send_pieces(send)
        except TimeoutError:
            log.info("a reader does not read; its stream ends")
        except KosmodromError as error:
            log.warning("a stream ends early: %s", error)
        await send(
            {"type": "http.response.body", "body": self._packer.end() if self._packer else b"", "more_body": False}
        )

    async def _send_pieces(self, send: Send) -> None:
        if self._pieces is None:
            return
        async with aclosing(self._pieces):
            async for piece in self._pieces:
                async with asyncio.timeout(self._patience):
                    body = self._packer.add(piece) if self._packer else piece
                    await send({"type": "http.response.body", "body": body, "more_body": True})


@contextmanager
def counting(streams: Counter[str], address: str) -> Iterator[None]:
    """One more of the streams to an address."""
    streams[address] += 1
    try:
        yield
    finally:
        streams[address] -= 1
        if not streams[address]:
            del streams[address]


async def _disconnected(receive: Receive) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass


def open_stream(pieces: Pieces, request: Request, house: WholeServer, held: Held) -> EventStream:
    """A stream of these pieces; refused to an address that has too many."""
    streams: Counter[str] = request.app.state.streams
    address = request.client.host if request.client else "?"
    if streams[address] >= house.settings.streams_by_address:
        raise TooOften.because("streams-of-address")
    pieces = present(pieces, house.presence, held)
    packer = Gzip() if is_welcome(request.headers.get("accept-encoding", "")) else None
    return EventStream(pieces, house.settings.patience, counting(streams, address), packer)


async def present(pieces: Pieces, presence: Presence, held: Held) -> Pieces:
    """The same pieces; while they are read, the people count as present."""
    for table_id, seats in held.items():
        presence.enter(table_id, seats)
    try:
        async with aclosing(pieces):
            async for piece in pieces:
                yield piece
    finally:
        for table_id, seats in held.items():
            presence.leave(table_id, seats)
