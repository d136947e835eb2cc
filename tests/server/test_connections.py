"""Slow clients: begun requests are dropped in time and make room, and nobody else waits for them."""

import errno
import io
import logging
import logging.config
import socket
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from typing import Any

import pytest

from kosmodrom.server.process.logs import OURS, set_up_logs
from kosmodrom.server.process.repeated_warnings import MOST, SECONDS, Repetition
from kosmodrom.server.process.settings import Settings
from kosmodrom.server.web import connections
from kosmodrom.server.web.connections import (
    BODY,
    HEAD,
    NEXT,
    NOTHING,
    TAKING,
    ConnectionLimit,
    affordable,
    neighbourhood,
)
from server.company import SOLO, Served, wait_until
from server.conftest import Serve
from server.streams import Stream

HALF = b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: "
QUIET = b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n\r\n"
SOON = 0.5
"""The time that slow clients have here, in seconds."""


@pytest.fixture
def calls() -> Iterator["Calls"]:
    with Calls() as calls:
        yield calls


class Calls(ExitStack):
    """Sockets to a server that are closed with the test."""

    def to(self, served: Served, first: bytes = b"") -> socket.socket:
        host, _, port = served.base.removeprefix("http://").partition(":")
        line = self.enter_context(socket.create_connection((host, int(port)), timeout=20))
        if first:
            line.sendall(first)
        return line


def heard(line: socket.socket) -> bytes:
    """All that comes until the server hangs up."""
    told = b""
    while True:
        try:
            more = line.recv(65536)
        except ConnectionError:
            return told
        if not more:
            return told
        told += more


def answered(line: socket.socket, request: bytes = QUIET) -> bytes:
    """The status line of an answer, and all of it is taken."""
    line.sendall(request)
    told = b""
    while b"\r\n\r\n" not in told:
        more = line.recv(65536)
        assert more, told
        told += more
    head, _, body = told.partition(b"\r\n\r\n")
    length = int(head.lower().partition(b"content-length: ")[2].partition(b"\r\n")[0])
    while len(body) < length:
        body += line.recv(65536)
    return head.partition(b"\r\n")[0]


# --- heads ------------------------------------------------------------------------------------------


def test_a_half_sent_head_is_dropped_while_others_are_answered(serve: Serve, sqlite: str, calls: Calls) -> None:
    served = serve(sqlite, seconds_for_head=SOON)
    slow = [calls.to(served, HALF) for _ in range(20)]
    silent = [calls.to(served) for _ in range(20)]
    player = served.open(SOLO, "toy")
    assert player.legal()["decisions"]
    for line in slow:
        assert heard(line).startswith(b"HTTP/1.1 408 ")
    for line in silent:
        assert heard(line) == b""
    assert served.http.get("/api/games").status_code == 200


def test_a_head_that_comes_in_drops_has_no_more_time(serve: Serve, sqlite: str, calls: Calls) -> None:
    line = calls.to(serve(sqlite, seconds_for_head=SOON), HALF)
    line.settimeout(0.02)
    told = b""
    for _ in range(1_000):
        try:
            line.sendall(b"x")
            told = line.recv(4096)
        except TimeoutError:
            continue
        except ConnectionError:
            break
        break
    assert told[:13] in (b"", b"HTTP/1.1 408 ")
    assert heard(line) == b""


def test_a_second_request_has_no_more_time_than_the_first(serve: Serve, sqlite: str, calls: Calls) -> None:
    served = serve(sqlite, seconds_for_head=SOON)
    for begun in (HALF, b"G"):
        line = calls.to(served)
        assert answered(line) == b"HTTP/1.1 200 OK"
        line.sendall(begun)
        assert heard(line)[:13] == b"HTTP/1.1 408 "


def test_half_of_a_second_request_may_come_with_the_first(serve: Serve, sqlite: str, calls: Calls) -> None:
    line = calls.to(serve(sqlite, seconds_for_head=SOON), QUIET + HALF)
    told = heard(line)
    assert told.startswith(b"HTTP/1.1 200 OK")
    assert told.endswith(connections.SLOW)


def test_a_quiet_connection_between_requests_is_kept(serve: Serve, sqlite: str, calls: Calls) -> None:
    served = serve(sqlite, seconds_for_head=SOON, seconds_for_body=SOON)
    line = calls.to(served)
    for _ in range(3):
        assert answered(line) == b"HTTP/1.1 200 OK"
        heard(calls.to(served, HALF))


# --- bodies -----------------------------------------------------------------------------------------

BEGUN = (
    b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 999\r\n\r\n{"
)
CHUNKED = (
    b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
    b"Transfer-Encoding: chunked\r\n\r\n1\r\n{\r\n"
)
FORM = b"POST /open HTTP/1.1\r\nHost: localhost\r\nContent-Length: 999\r\n\r\ngame=toy"


@pytest.mark.parametrize("begun", [BEGUN, CHUNKED, FORM], ids=["json", "chunked", "form"])
def test_a_slow_body_is_dropped_while_others_are_answered(
    serve: Serve, sqlite: str, calls: Calls, begun: bytes
) -> None:
    served = serve(sqlite, seconds_for_body=SOON)
    with written() as lines:
        slow = [calls.to(served, begun) for _ in range(10)]
        assert served.http.get("/api/games").status_code == 200
        for line in slow:
            assert b" 200 " not in heard(line)
        wait_until(lambda: len(served.door) <= 1)
    assert not [line for line in lines if "Exception" in line], "a client that leaves is no fault"


def test_an_answer_that_is_not_taken_is_given_up(serve: Serve, sqlite: str, calls: Calls) -> None:
    served = serve(sqlite, seconds_for_body=SOON)
    assert served.http.get("/").status_code == 200
    wait_until(lambda: len(served.door) == 1)
    line = calls.to(served)
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    with suppress(ConnectionError, TimeoutError):
        for _ in range(2_000):
            line.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n" * 20)
    wait_until(lambda: len(served.door) == 1)


def test_a_quiet_stream_goes_on(serve: Serve, sqlite: str, calls: Calls) -> None:
    served = serve(sqlite, seconds_for_head=SOON, seconds_for_body=SOON, heartbeat=600.0)
    ala, olek = served.pair("toy")
    with Stream(served, ala.table, ala.secret) as stream:
        stream.wait(1)
        for _ in range(3):
            heard(calls.to(served, HALF))
            heard(calls.to(served, BEGUN))
        ala.answer("pick:1")
        olek.answer("pick:1")
        stream.wait(2)
        assert not stream.has_ended


# --- too many ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("begun", [HALF, BEGUN], ids=["heads", "bodies"])
def test_many_half_sent_requests_make_room_for_whoever_asks(
    serve: Serve, sqlite: str, calls: Calls, begun: bytes
) -> None:
    served = serve(sqlite, connections=200)
    player = served.open(SOLO, "toy")
    with Stream(served, player.table, player.secret) as stream:
        stream.wait(1)
        slow = [calls.to(served, begun) for _ in range(300)]
        assert answered(calls.to(served)) == b"HTTP/1.1 200 OK"
        assert player.legal()["decisions"]
        assert len(served.door) <= 200
        assert b" 200 " not in heard(slow[0])
        player.answer(player.options()[0])
        stream.wait(2)


def test_where_all_are_at_work_the_next_is_told_to_come_again(serve: Serve, sqlite: str, calls: Calls) -> None:
    served = serve(sqlite, connections=3)
    player = served.open(SOLO, "toy")
    with ExitStack() as stack:
        for _ in range(3):
            stack.enter_context(Stream(served, player.table, player.secret)).wait(1)
        assert heard(calls.to(served, QUIET)) in (connections.FULL, b"")
    wait_until(lambda: len(served.door) < 3)
    assert answered(calls.to(served)) == b"HTTP/1.1 200 OK"


def test_an_address_that_speaks_for_one_household_is_counted(
    serve: Serve, sqlite: str, calls: Calls, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ConnectionLimit, "speaks_for_many", lambda *_: False)
    served = serve(sqlite, connections_by_address=10)
    slow = [calls.to(served, HALF) for _ in range(30)]
    assert answered(calls.to(served)) == b"HTTP/1.1 200 OK"
    assert len(served.door) <= 10
    assert heard(slow[0]) == b""


class Caller:
    """A connection as the door sees it."""

    def __init__(self, address: str | None, awaited: str, since: float) -> None:
        self.client = None if address is None else (address, 1)
        self.since = since
        self.awaited = awaited
        self.is_dropped = False

    def drop(self) -> None:
        self.is_dropped = True


def entered(door: ConnectionLimit, *addresses: str | None, awaited: str = NOTHING, since: float = 0.0) -> list[Any]:
    callers: list[Any] = [Caller(address, awaited, since) for address in addresses]
    return [caller for caller in callers if door.enter(caller)]


def a_door(**more: Any) -> ConnectionLimit:
    return ConnectionLimit(Settings(database="", **more))


def test_a_club_behind_one_address_can_play() -> None:
    """64 people, each with a stream and five requests at once."""
    assert len(entered(a_door(), *["203.0.113.7"] * 64 * 6)) == 64 * 6


def test_one_address_leaves_places_for_others() -> None:
    door = a_door()
    assert len(entered(door, *["203.0.113.7"] * 1_000)) == 400
    assert len(entered(door, "203.0.113.8", "2001:db8::1")) == 2


def test_a_household_with_many_addresses_is_counted_as_one() -> None:
    door = a_door(connections_by_address=5)
    assert len(entered(door, *(f"2001:db8::{number:x}" for number in range(20)))) == 5
    assert len(entered(door, "2001:db8:0:1::1", "::ffff:203.0.113.7")) == 2
    assert neighbourhood("::ffff:203.0.113.7") == neighbourhood("203.0.113.7")
    assert neighbourhood("fe80::1%eth0") == neighbourhood("fe80::2%eth0")


@pytest.mark.parametrize(
    "address", ["127.0.0.1", "127.9.9.9", "::1", "::ffff:127.0.0.1", None, "10.1.2.3", "192.0.2.1"]
)
def test_whoever_speaks_for_many_is_not_counted_by_address(address: str | None) -> None:
    """Behind a proxy all connections come from the proxy."""
    door = a_door(connections_by_address=5, connections=50, trusted_proxies=("10.0.0.0/8", "192.0.2.1"))
    assert len(entered(door, *[address] * 60)) == 50


def test_whoever_is_waited_for_longest_makes_room() -> None:
    door = a_door(connections=7)
    (busy,) = entered(door, "192.0.2.1")
    quiet, quieter = entered(door, *["192.0.2.2"] * 2, awaited=NEXT, since=1.0)
    (head,) = entered(door, "192.0.2.3", awaited=HEAD, since=4.0)
    (body,) = entered(door, "192.0.2.4", awaited=BODY, since=3.0)
    (full,) = entered(door, "192.0.2.5", awaited=TAKING, since=5.0)
    (late,) = entered(door, "192.0.2.6", awaited=HEAD, since=6.0)
    order = [body, head, full, late, quiet, quieter]
    for number in range(1, 7):
        assert entered(door, "192.0.2.7")
        assert [each for each in order if each.is_dropped] == order[:number]
    assert not busy.is_dropped
    assert not entered(door, "192.0.2.8")
    door.leave(busy)
    assert entered(door, "192.0.2.8")


def test_whoever_has_left_is_not_counted_twice() -> None:
    door = a_door(connections=10, connections_by_address=1)
    (first,) = entered(door, "192.0.2.1")
    door.leave(first)
    door.leave(first)
    assert entered(door, "192.0.2.1")
    assert not entered(door, "192.0.2.1")


def test_there_are_never_more_connections_than_files(monkeypatch: pytest.MonkeyPatch) -> None:
    resource = pytest.importorskip("resource")
    for soft, hard, may_raise, most in (
        (2048, 2048, False, 800),
        (1024, 1024, False, 736),
        (256, 4096, True, 800),
        (256, 512, True, 224),
        (512, 4096, False, 224),
        (100, 100, False, 16),
        (resource.RLIM_INFINITY, resource.RLIM_INFINITY, False, 800),
    ):

        def set_limit(*_: object, may: bool = may_raise) -> None:
            if not may:
                raise ValueError("not allowed")

        monkeypatch.setattr(resource, "getrlimit", lambda _, soft=soft, hard=hard: (soft, hard))
        monkeypatch.setattr(resource, "setrlimit", set_limit)
        assert affordable(800) == most


# --- the end of all files ---------------------------------------------------------------------------


class Exhausted(socket.socket):
    """A listening socket in a process that has no file left for another connection."""

    is_exhausted = False

    def accept(self) -> Any:
        if Exhausted.is_exhausted:
            raise OSError(errno.EMFILE, "Too many open files")
        return super().accept()


@pytest.fixture
def exhausted(monkeypatch: pytest.MonkeyPatch) -> Iterator[type[Exhausted]]:
    monkeypatch.setattr("kosmodrom.server.serve.socket.socket", Exhausted)
    yield Exhausted
    Exhausted.is_exhausted = False


@contextmanager
def written() -> Iterator[list[str]]:
    """What a real server writes into its log from now on."""
    lines: list[str] = []

    class Lines(io.StringIO):
        def write(self, text: str) -> int:
            lines.extend(text.splitlines())
            return len(text)

    loggers = [logging.getLogger(name) for name in (None, *OURS)]
    before = [(logger.handlers[:], logger.level, logger.propagate) for logger in loggers]
    set_up_logs(Settings(database="sqlite://"), Lines())
    try:
        yield lines
    finally:
        for logger, (handlers, level, propagate) in zip(loggers, before, strict=True):
            logger.handlers[:], logger.propagate = handlers, propagate
            logger.setLevel(level)


def test_the_server_goes_on_when_there_are_files_again(
    exhausted: type[Exhausted], serve: Serve, sqlite: str, calls: Calls
) -> None:
    served = serve(sqlite)
    with written() as lines:
        exhausted.is_exhausted = True
        waiting = calls.to(served, QUIET)
        wait_until(lambda: any("out of system resource" in line for line in lines))
        exhausted.is_exhausted = False
        assert waiting.recv(15) == b"HTTP/1.1 200 OK"
        assert answered(calls.to(served)) == b"HTTP/1.1 200 OK"
    assert sum("out of system resource" in line for line in lines) <= MOST


# --- the log ----------------------------------------------------------------------------------------


def record(text: str = "out of %s", level: int = logging.WARNING, name: str = "asyncio", fault: Any = None) -> Any:
    return logging.LogRecord(name, level, "here", 1, text, ("files",), fault)


def test_the_same_warning_is_counted_and_said_once_in_a_while() -> None:
    now = [0.0]
    repetition = Repetition(lambda: now[0])
    assert [repetition.filter(record()) for _ in range(1_000)].count(True) == MOST
    now[0] = SECONDS
    late = record()
    assert repetition.filter(late)
    assert late.getMessage() == f"out of files (and {1_000 - MOST} times more before)"
    assert [repetition.filter(record()) for _ in range(1_000)].count(True) == MOST - 1


def test_other_warnings_are_not_taken_for_the_same() -> None:
    repetition = Repetition(lambda: 0.0)
    for _ in range(100):
        repetition.filter(record())
    assert repetition.filter(record("something else"))
    assert repetition.filter(record(name="uvicorn.error"))
    assert repetition.filter(record(level=logging.ERROR))
    assert not repetition.filter(record("out of %s\nwith another story below"))
    assert all(repetition.filter(record("GET %s", logging.INFO)) for _ in range(100))


def test_two_faults_with_one_headline_are_told_apart() -> None:
    import sys

    def fault(kind: type[Exception]) -> Any:
        try:
            raise kind("x")
        except kind:
            return sys.exc_info()

    repetition = Repetition(lambda: 0.0)
    for _ in range(100):
        repetition.filter(record("Exception in ASGI application", fault=fault(KeyError)))
    assert repetition.filter(record("Exception in ASGI application", fault=fault(IndexError)))


def test_only_so_many_warnings_are_remembered() -> None:
    repetition = Repetition(lambda: 0.0)
    for number in range(10_000):
        repetition.filter(record(f"warning {number} %s"))
    assert len(repetition._said) <= 500


def test_the_log_stays_short_whatever_clients_send(serve: Serve, sqlite: str, calls: Calls) -> None:
    served = serve(sqlite, connections=50, seconds_for_head=SOON, seconds_for_body=SOON)
    upgrade = b"GET /api/games HTTP/1.1\r\nHost: x\r\nConnection: upgrade\r\nUpgrade: websocket\r\n\r\n"
    garbage = (b"GARBAGE\r\n\r\n", b"GET / HTTP/1.1\r\nno header\r\n\r\n", b"\x16\x03\x01" * 50 + b"\r\n\r\n")
    with written() as lines:
        slow = [calls.to(served, HALF) for _ in range(100)]
        for number in range(300):
            heard(calls.to(served, garbage[number % 3]))
        for _ in range(20):
            assert answered(calls.to(served), upgrade) == b"HTTP/1.1 200 OK"
        for line in slow:
            heard(line)
    told = [line for line in lines if " 200 OK" not in line]
    assert any("Invalid HTTP request" in line for line in told)
    assert any("made room" in line for line in told)
    assert len(told) <= 50
