"""The event stream: what is told to whom, resuming, hearing of several tables, and who is there."""

import asyncio
from collections import Counter
from collections.abc import AsyncGenerator

import pytest
from starlette.types import Message

from kosmodrom.server.store.database import StoreError
from kosmodrom.server.tables.watchers import Watchers
from kosmodrom.server.web.event_streams import EventStream, counting
from server.company import SOLO, Player, Served, wait_until
from server.conftest import Serve
from server.streams import Stream


def deciders(served: Served) -> tuple[Player, Player]:
    host, guest = served.pair()
    return (host, guest) if host.legal()["asked"] else (guest, host)


def test_a_stream_begins_with_where_the_table_stands(served: Served) -> None:
    decider, other = deciders(served)
    with Stream(served, decider.table, decider.secret) as mine, Stream(served, decider.table, other.secret) as theirs:
        first, second = mine.wait(1)[0], theirs.wait(1)[0]
    assert first["reset"] is True
    assert first["question"] == 1
    assert second["question"] is None
    assert first["asked"] == second["asked"]
    assert first["line"] == decider.get(f"{decider.path}/log")["line"]
    assert 0 < first["version"] <= decider.info()["version"]


def test_everybody_hears_in_words_what_was_decided(served: Served) -> None:
    decider, other = deciders(served)
    with (
        Stream(served, decider.table, decider.secret) as mine,
        Stream(served, decider.table, other.secret, lang="pl") as theirs,
    ):
        mine.wait(1)
        theirs.wait(1)
        decider.answer("end")
        wait_until(lambda: any("ends the turn" in words for words in mine.words))
        wait_until(lambda: any("kończy turę" in words for words in theirs.words))
        wait_until(lambda: theirs.events[-1]["question"] == 1)
        wait_until(lambda: mine.events[-1]["line"] == decider.get(f"{decider.path}/log")["line"])


def test_a_step_that_stays_in_a_hand_is_told_to_that_seat_only(served: Served) -> None:
    decider, other = deciders(served)
    hidden = next(option for option in decider.options() if option.startswith(("mine:", "recruit:2")))
    with Stream(served, decider.table, other.secret) as theirs, Stream(served, decider.table, decider.secret) as mine:
        mine.wait(1)
        theirs.wait(1)
        line = theirs.events[-1]["line"]
        decider.answer(hidden)
        wait_until(lambda: mine.events[-1]["question"] == 2)
        other.post(f"{other.path}/chat", {"text": "still there?"}, 204)
        wait_until(lambda: any(event["chat"] for event in theirs.events))
        assert [event for event in theirs.events[1:] if not event["changed"] and not event["chat"]] == []
        assert {event["line"] for event in theirs.events} == {line}
        assert theirs.words == []


def test_a_stream_is_resumed_where_it_was_left(served: Served) -> None:
    decider, other = deciders(served)
    with Stream(served, decider.table, other.secret) as stream:
        stream.wait(1)
        last = stream.ids[-1]
    decider.answer("end")
    with Stream(served, decider.table, other.secret, last) as again:
        again.wait(1)
        assert again.events[0]["reset"] is False
        assert any("ends the turn" in words for words in again.words)
        last = again.ids[-1]
    with Stream(served, decider.table, other.secret, since=last) as quiet:
        decider.post(f"{decider.path}/chat", {"text": "hello"}, 204)
        wait_until(lambda: any(event["chat"] for event in quiet.events))
        assert quiet.words == []
        assert [message["text"] for event in quiet.events for message in event["chat"]] == ["hello"]


def test_one_stream_tells_of_several_tables(served: Served) -> None:
    one, other = served.open(SOLO), served.open(SOLO)
    with Stream(served, f"{one.table},{other.table}", f"{one.secret},{other.secret}") as stream:
        stream.wait(2)
        for player in (one, other):
            player.post(f"{player.path}/chat", {"text": player.table}, 204)
        wait_until(
            lambda: (
                {message["text"] for event in stream.events for message in event["chat"]} == {one.table, other.table}
            )
        )
        assert {event["table"] for event in stream.events} == {one.table, other.table}
        assert stream.ids[-1].count("=") == 2


def test_bad_streams_are_refused(served: Served) -> None:
    player = served.open(SOLO)
    stranger = served.person()
    assert stranger.get("/api/events", 403, tables=player.table)["code"] == "not-yours"
    assert stranger.get("/api/events", 404, tables="nowhere1")["code"] == "no-table"
    assert (
        stranger.get("/api/events", 422, tables=",".join(f"t{number}" for number in range(30)))["code"] == "bad-input"
    )
    for place in ("1.2.3", "-1.0.0.0", "", "x", "1.2.3.99999999999"):
        params = {"tables": player.table, "since": f"{player.table}={place}"}
        assert player.get("/api/events", 422, **params)["code"] == "bad-input"


def test_an_address_has_only_so_many_streams(serve: Serve, sqlite: str) -> None:
    served = serve(sqlite, streams_by_address=1)
    player = served.open(SOLO)
    with Stream(served, player.table, player.secret) as stream:
        stream.wait(1)
        assert player.get("/api/events", 429, tables=player.table)["code"] == "too-often"


def test_a_quiet_stream_says_that_it_is_alive(serve: Serve, sqlite: str) -> None:
    served = serve(sqlite, heartbeat=0.05)
    player = served.open(SOLO)
    with Stream(served, player.table, player.secret) as stream:
        wait_until(lambda: stream.raw.count(": still here") >= 3)


def test_people_are_here_while_they_listen(served: Served) -> None:
    host, guest = served.pair()
    with Stream(served, host.table, guest.secret) as stream:
        stream.wait(1)
        wait_until(lambda: host.info()["seats"][1]["here"])
    wait_until(lambda: not host.info()["seats"][1]["here"])


def test_streams_end_when_the_server_stops(serve: Serve, sqlite: str) -> None:
    served = serve(sqlite)
    player = served.open(SOLO)
    with Stream(served, player.table, player.secret) as stream:
        stream.wait(1)
        served.house.hub.close_soon()
        wait_until(lambda: stream.has_ended)


def test_lifting_a_curtain_resets_the_stream_of_the_device(served: Served) -> None:
    device = served.open([{"kind": "me"}, {"kind": "guest"}])
    with Stream(served, device.table, device.secret) as stream:
        assert stream.wait(1)[0]["seat"] is None
        for seat in (0, 1, 0):
            device.post(f"{device.path}/curtain", {"seat": seat})
            wait_until(lambda seat=seat: stream.events[-1]["seat"] == seat)  # type: ignore[misc]  # bound now
            assert any(event["reset"] for event in stream.events if event["seat"] == seat)


async def _sent_to(
    stream: EventStream, stuck_at: bytes, until: asyncio.Event, disconnect: asyncio.Event
) -> list[Message]:
    """What a reader gets who stops reading at one piece, until it reads on or leaves."""
    taken: list[Message] = []

    async def send(message: Message) -> None:
        if message.get("body") == stuck_at or (taken and taken[-1].get("body") == stuck_at):
            await until.wait()
        taken.append(message)

    async def receive() -> Message:
        await disconnect.wait()
        return {"type": "http.disconnect"}

    async with asyncio.timeout(5):
        await stream({}, receive, send)
    return taken


@pytest.mark.parametrize("comes_back", [True, False])
def test_a_reader_that_does_not_read_gets_no_more_but_the_end(comes_back: bool) -> None:
    async def scene() -> None:
        is_closed, leaves = asyncio.Event(), asyncio.Event()

        async def pieces() -> AsyncGenerator[bytes, None]:
            try:
                yield b"one"
                yield b"two"
                yield b"three"
            finally:
                is_closed.set()
                if not comes_back:
                    leaves.set()

        taken = await _sent_to(EventStream(pieces(), 0.02), b"two", is_closed if comes_back else leaves, leaves)
        assert is_closed.is_set(), "the people behind the stream do not count as present any more"
        assert [message.get("body") for message in taken[1:2]] == [b"one"]
        assert all(message.get("body") != b"three" for message in taken)
        assert not comes_back or taken[-1] == {"type": "http.response.body", "body": b"", "more_body": False}

    asyncio.run(scene())


def test_a_stream_whose_table_cannot_be_read_has_an_end() -> None:
    async def scene() -> None:
        async def pieces() -> AsyncGenerator[bytes, None]:
            yield b"one"
            raise StoreError("the database is away")

        never = asyncio.Event()
        taken = await _sent_to(EventStream(pieces()), b"nothing", never, never)
        assert taken[-1]["more_body"] is False

    asyncio.run(scene())


def test_a_stream_counts_for_its_address_until_its_last_byte() -> None:
    async def scene() -> None:
        streams: Counter[str] = Counter()

        async def pieces() -> AsyncGenerator[bytes, None]:
            assert streams == {"here": 1}
            yield b"one"

        never = asyncio.Event()
        await _sent_to(EventStream(pieces(), 1.0, counting(streams, "here")), b"nothing", never, never)
        assert not streams

    asyncio.run(scene())


def test_a_watcher_that_does_not_read_holds_nobody_up_and_misses_nothing() -> None:
    async def scene() -> None:
        hub = Watchers()
        changes = hub.subscribe(["a", "b"], 5)
        assert await anext(changes) == {"a", "b"}
        for _ in range(10_000):
            hub.publish("a")
        hub.publish("c")
        assert await anext(changes) == {"a"}
        hub.publish("b")
        assert await anext(changes) == {"b"}
        assert hub.is_watched("a")
        hub.close()
        assert [each async for each in changes] == []
        assert not hub.is_watched("a")

    asyncio.run(scene())
