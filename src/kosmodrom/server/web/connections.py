"""Limits how many connections there are and how long each may take to send a request.

uvicorn waits for ever for the rest of a request, so a thousand that were begun stopped the server. Here a request's
head and its body have their time, and so has whoever takes an answer; a quiet connection between two requests and a
stream of events have all the time they want. Where there are too many, those make room that we wait for.
"""

import asyncio
import logging
from collections import Counter
from ipaddress import ip_network
from typing import Any, ClassVar, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from kosmodrom.server.process.settings import Settings
from kosmodrom.server.web.proxies import address_of

BACKLOG: Final = 64
"""How many connections the loop takes in one go."""
QUEUE: Final = 1024
"""How many the system keeps until then."""
OTHER_FILES: Final = 3 * BACKLOG + 96
"""Files for anything but counted connections: those that were just taken or left, the database, the thinkers."""
FEWEST: Final = 16

NOTHING, HEAD, BODY, TAKING, NEXT, GOODBYE = "nothing", "head", "body", "taking", "next", "goodbye"
"""What is awaited of a client: nothing, the head or the body of a request, that it takes its answer, another request,
or that it takes the last thing it is told."""
FIRST_TO_GO: Final = ((HEAD, BODY, TAKING), (NEXT,))
"""Who makes room: whoever keeps us waiting, before whoever may come back."""
REASONS: Final = {
    HEAD: "the head of a request did not come in time",
    BODY: "the body of a request did not come in time",
    TAKING: "an answer was not taken in time",
    GOODBYE: "its end was not taken in time",
}

SLOW: Final = b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
FULL: Final = b"HTTP/1.1 503 Service Unavailable\r\nretry-after: 5\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"

log = logging.getLogger(__name__)


def affordable(wanted: int) -> int:
    """How many connections the system has files for; it is asked for more first."""
    try:
        import resource
    except ImportError:  # where there is no such limit
        return wanted
    needed = wanted + OTHER_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != resource.RLIM_INFINITY and soft < needed:
        more = needed if hard == resource.RLIM_INFINITY else min(hard, needed)
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (more, hard))
            soft = more
        except (OSError, ValueError):
            log.warning("the limit of open files stays at %d", soft)
        wanted = min(wanted, max(FEWEST, soft - OTHER_FILES))
    return wanted


def neighbourhood(address: str) -> str:
    """Whom an address is counted with: a network of IPv6 gives one household more addresses than can be counted."""
    known = address_of(address.partition("%")[0])
    if known is None:
        return address
    return str(known) if known.version == 4 else str(ip_network((known, 64), strict=False))


class ConnectionLimit:
    """Who is inside, and who has to make room."""

    def __init__(self, settings: Settings, most: int | None = None) -> None:
        self.seconds = {
            HEAD: settings.seconds_for_head,
            BODY: settings.seconds_for_body,
            TAKING: settings.seconds_for_body,
            GOODBYE: settings.seconds_for_body,
        }
        self._most = settings.connections if most is None else most
        self._by_address = settings.connections_by_address
        self._proxies = settings.proxies
        self._inside: dict[TimedConnection, str] = {}
        """With whom each is counted; the oldest first."""
        self._counts: Counter[str] = Counter()

    def __len__(self) -> int:
        return len(self._inside)

    def speaks_for_many(self, address: str) -> bool:
        """This machine or a proxy, behind which everybody may be."""
        known = address_of(address.partition("%")[0])
        return known is None or known.is_loopback or any(known in proxy for proxy in self._proxies)

    def enter(self, connection: "TimedConnection") -> bool:
        """Let a connection in, if need be in the place of one that we wait for."""
        address = connection.client[0] if connection.client else ""
        name = "" if self.speaks_for_many(address) else neighbourhood(address)
        if name and self._counts[name] >= self._by_address and not self._make_room(name):
            log.warning("a connection was refused: too many from one address")
            return False
        if len(self._inside) >= self._most and not self._make_room():
            log.warning("a connection was refused: too many altogether")
            return False
        self._inside[connection] = name
        self._counts[name] += 1
        return True

    def leave(self, connection: "TimedConnection") -> None:
        name = self._inside.pop(connection, None)
        if name is not None:
            self._counts[name] -= 1
            if not self._counts[name]:
                del self._counts[name]

    def _make_room(self, name: str = "") -> bool:
        """Drop the one that we have waited for longest."""
        for awaited in FIRST_TO_GO:
            waiting = [
                other
                for other, counted in self._inside.items()
                if other.awaited in awaited and (not name or counted == name)
            ]
            if waiting:
                longest = min(waiting, key=lambda other: other.since)
                self.leave(longest)
                longest.drop()
                log.warning("a connection made room: it was open, and nothing came of it")
                return True
        return False


class TimedConnection(H11Protocol):
    """A connection whose client has only so long for each thing that it has to do."""

    door: ClassVar[ConnectionLimit]

    def __init__(self, *parts: Any, **more: Any) -> None:
        super().__init__(*parts, **more)
        self.awaited = NOTHING
        self.since = 0.0
        """Since when it is awaited, by the clock of the loop."""
        self._is_refused = False
        self._is_lost = False
        self._spoke = False
        """Whether anything came at all: a browser may open a connection for later."""
        self._is_full = False
        """Whether the client has so much to take that it is given no more."""
        self._timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn does
        super().connection_made(transport)
        if self.door.enter(self):
            self._watch()
            return
        self._is_refused = True
        transport.write(FULL)
        transport.close()
        self._watch()

    def connection_lost(self, exc: Exception | None) -> None:
        self._is_lost = True
        self.door.leave(self)
        if self._timer is not None:
            self._timer.cancel()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        self._spoke = True
        if not self._is_refused:
            super().data_received(data)
            self._watch()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._watch()

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self._watch()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._is_full = True
        self._watch()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._is_full = False
        self._watch()

    def drop(self) -> None:
        """End at once, whatever has not been sent."""
        self.transport.abort()

    def _should_upgrade_to_ws(self) -> bool:
        """There is nothing here to upgrade to, and what is handed on is no longer watched."""
        return False

    def _awaits(self) -> str:
        if self.transport.is_closing():
            return GOODBYE
        if self._is_full:
            return TAKING
        state = self.conn.their_state
        if state is h11.SEND_BODY:
            return BODY
        if state is not h11.IDLE:
            return NOTHING
        is_quiet = self.timeout_keep_alive_task is not None and not self.conn.trailing_data[0]
        return NEXT if is_quiet else HEAD

    def _watch(self) -> None:
        """Look what is awaited now; what was awaited before already goes on with the time that is left."""
        awaited = self._awaits()
        if awaited == self.awaited or self._is_lost:
            return
        self.awaited, self.since = awaited, self.loop.time()
        if self._timer is not None:
            self._timer.cancel()
        seconds = self.door.seconds.get(awaited)
        self._timer = None if seconds is None else self.loop.call_later(seconds, self._run_out)

    def _run_out(self) -> None:
        self._timer = None
        if self.awaited != HEAD or self._spoke:
            log.warning("a connection was dropped: %s", REASONS[self.awaited])
        if self.awaited != HEAD or self.transport.is_closing():
            self.drop()
            return
        if self._spoke:
            self.transport.write(SLOW)
        self.transport.close()
        self._watch()


def protocol(settings: Settings) -> type[TimedConnection]:
    """What uvicorn is to speak with clients; all connections of it are counted together."""
    door = ConnectionLimit(settings, affordable(settings.connections))
    return type("Guarded", (TimedConnection,), {"door": door})
