"""Decks with an address of their own: kept by their content, bounded, checked like all that strangers send."""

import asyncio
import json

import pytest
from sqlalchemy import Connection, text

from decks_of_strangers import NAME, deck_text
from hostile import HEAD, ODD, SLOW
from kosmodrom.engine.errors import DeckError
from kosmodrom.server.process.settings import Rate
from kosmodrom.server.refusals import NoDeck
from kosmodrom.server.services.retention import DAY
from kosmodrom.server.store.database import connected, driver_address
from kosmodrom.server.tables.shared_decks import MOST_REPORTS
from kosmodrom.server.whole_server import WholeServer
from server.company import SOLO, Served
from server.conftest import Serve
from server.houses import ME, OPEN, Time, house, opened

FORM = {"accept-language": "pl"}


def toy(name: str) -> str:
    return deck_text("toy", name)


def rows(connection: Connection) -> tuple[int, int]:
    """How many decks have an address, and how many contents are stored."""
    counted = [
        connection.execute(text(f"SELECT count(*) FROM {name}")).scalar_one() for name in ("shared_decks", "decks")
    ]
    return counted[0], counted[1]


async def share(at: WholeServer, name: str) -> str:
    read = await at.decks.check(toy(name), "toy")
    await at.decks.share(read)
    return read.hash


async def has(at: WholeServer, hashed: str) -> bool:
    try:
        await at.decks.find(hashed)
    except NoDeck:
        return False
    return True


def test_the_same_deck_is_kept_once_whoever_brings_it_and_however_lines_end(database: str) -> None:
    async def scene() -> None:
        async with house(database, Time()) as one, house(database, Time()) as other:
            first = await share(one, "Małgorzaty")
            for written in (toy("Małgorzaty").replace("\n", "\r\n"), "\ufeff" + toy("Małgorzaty")):
                read = await other.decks.check(written)
                await other.decks.share(read)
                assert read.hash == first
            assert await one.store.read(rows) == (1, 1)
            assert (await other.decks.find(first)).deck.name == "Małgorzaty"
            second = await share(other, "Łukasza")
            assert (await one.decks.find(second)).deck.name == "Łukasza"

    asyncio.run(scene())


def test_a_deck_goes_when_nobody_wanted_it_for_long_and_stays_while_it_is_played_with(database: str) -> None:
    async def scene() -> None:
        time = Time(100 * DAY)
        async with house(database, time, keep_decks=30.0, keep_waiting=0.0) as at:
            left, looked_at, played = [await share(at, name) for name in ("left", "looked at", "played")]
            await opened(at, ME, OPEN, deck=toy("played"))
            time.passes(20 * DAY)
            await at.decks.find(looked_at)
            time.passes(11 * DAY)
            await at.retention.sweep()
            assert [await has(at, each) for each in (left, looked_at, played)] == [False, True, True]
            assert await at.store.read(rows) == (2, 2)

    asyncio.run(scene())


def test_decks_are_kept_for_ever_where_the_settings_say_so(sqlite: str) -> None:
    async def scene() -> None:
        time = Time(100 * DAY)
        async with house(sqlite, time, keep_decks=0.0) as at:
            deck = await share(at, "kept")
            time.passes(4000 * DAY)
            await at.retention.sweep()
            assert await has(at, deck)

    asyncio.run(scene())


def test_a_new_deck_takes_the_place_of_the_one_left_alone_longest_but_of_none_that_is_played_with(
    database: str,
) -> None:
    async def scene() -> None:
        time = Time(100 * DAY)
        async with house(database, time, shared_decks=2) as at:
            played = await share(at, "played")
            await opened(at, ME, OPEN, deck=toy("played"))
            first, second = await share(at, "first"), await share(at, "second")
            time.passes(7200)
            await at.decks.find(first)
            time.passes(60)
            third = await share(at, "third")
            assert [await has(at, each) for each in (played, first, second, third)] == [True, True, False, True]
            assert await at.store.read(rows) == (3, 3)

    asyncio.run(scene())


def test_a_match_keeps_a_deck_whose_address_was_taken(sqlite: str) -> None:
    async def scene() -> None:
        async with house(sqlite, Time()) as at:
            deck = await share(at, "mine")
            table = await opened(at, ME, OPEN, deck=toy("mine"))
            await at.store.change(lambda connection: connection.execute(text("DELETE FROM shared_decks")))
            assert not await has(at, deck)
            at.room.forget(table.table_id)
            again = (await at.room.look(table.table_id)).deck
            assert again is not None
            assert again.name == "mine"

    asyncio.run(scene())


def test_what_is_no_deck_is_refused_and_stored_nowhere(served: Served) -> None:
    headers = {"content-type": "application/json"}
    for what, sent in {**SLOW, **ODD}.items():
        body = json.dumps({"deck": HEAD + sent, "game": "toy"}).encode()
        answer = served.http.post("/api/decks", content=body, headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (422, "bad-input"), what
        written = (HEAD + sent).encode(errors="replace")
        form = served.http.post("/decks/toy", data={"deck": written}, headers=FORM)
        assert (form.status_code, 'role="alert"' in form.text) in ((422, True), (413, False)), what
    with connected(driver_address(served.house.settings.database)) as engine, engine.connect() as connection:
        assert rows(connection) == (0, 0)


def test_an_api_deck_is_given_an_address_read_and_played(served: Served) -> None:
    person = served.person()
    shared = person.post("/api/decks", {"deck": deck_text(hand="8")}, 201)
    assert (shared["game"], shared["name"], shared["count"]) == ("star_scrappers", NAME, 1)
    assert shared["differences"] == [{"table": "limits", "row": "", "key": "hand", "before": 7, "after": 8}]
    assert person.post("/api/decks", {"deck": deck_text(hand="8")}, 201)["hash"] == shared["hash"]
    again = person.get(f"/api/decks/{shared['hash']}")
    assert again == shared
    host = served.open(SOLO, deck=again["deck"])
    assert host.info()["deck"]["digest"] == shared["digest"]


def test_a_deck_of_another_game_or_of_none_is_refused(served: Served) -> None:
    person = served.person()
    wrong = person.post("/api/decks", {"deck": deck_text(), "game": "andromeda"}, 422)
    assert (wrong["code"], "star_scrappers" in wrong["message"]) == ("bad-input", True)
    none = deck_text().replace('game = "star_scrappers"', 'game = "szachy"')
    assert "szachy" in person.post("/api/decks", {"deck": none}, 422)["message"]
    assert person.get("/api/decks/nonsense", 422)["code"] == "bad-input"


def test_one_address_gives_only_so_many_decks_an_address(serve: Serve, sqlite: str) -> None:
    served = serve(sqlite, decks_by_address=Rate(2, 0))
    person = served.person()
    for name in ("a", "b"):
        person.post("/api/decks", {"deck": toy(name)}, 201)
    assert person.post("/api/decks", {"deck": toy("c")}, 429)["code"] == "too-often"
    page = served.http.post("/decks/toy", data={"deck": toy("c")}, headers=FORM)
    assert page.status_code == 429
    wrong = served.http.post("/decks/toy", data={"deck": "no deck"}, headers=FORM)
    assert wrong.status_code == 422


def test_complaints_are_counted_up_to_a_bound(sqlite: str) -> None:
    async def scene() -> None:
        async with house(sqlite, Time()) as at:
            deck = await share(at, "brzydka nazwa")
            for _ in range(MOST_REPORTS + 3):
                await at.decks.complain(deck)
            assert (await at.decks.about(deck)).reports == MOST_REPORTS
            with pytest.raises(NoDeck):
                await at.decks.complain("0" * 64)

    asyncio.run(scene())


def test_a_deck_that_makes_no_book_is_not_shared(sqlite: str) -> None:
    async def scene() -> None:
        async with house(sqlite, Time()) as at:
            with pytest.raises(DeckError, match="crystal C01-Pa: copies = 99"):
                await at.decks.check(deck_text(copies="99"))
            assert await at.store.read(rows) == (0, 0)

    asyncio.run(scene())
