"""Upgrades: what earlier versions have written is read and played on; a new one does not change what was dealt."""

import asyncio
import json
import random
import shutil
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine, text

from conformance.walks import registered
from kosmodrom.engine.contract import SPECTATOR
from kosmodrom.engine.deck import Deck, printed_deck
from kosmodrom.engine.errors import JournalError
from kosmodrom.engine.match import LineFacts, Match
from kosmodrom.engine.registry import Entry, games, released_decks
from kosmodrom.server.refusals import Damaged, Unplayable
from kosmodrom.server.services.seating import SeatPlan
from kosmodrom.server.store.backups import copy_rows
from kosmodrom.server.store.database import open_store
from kosmodrom.server.store.migrations import HEAD
from kosmodrom.server.tables.secret_keys import hash_of
from kosmodrom.server.tables.snapshots import Snapshot
from kosmodrom.server.viewer.sight import Sight
from kosmodrom.server.whole_server import WholeServer
from server.company import SOLO, Served
from server.conftest import Serve
from server.houses import BOT, ME, Time, house, keys, opened
from toy.entry import ENTRY

ARCHIVE = Path(__file__).parents[1] / "archive"
VERSIONS = sorted(path.name for path in ARCHIVE.iterdir())
JOURNALS = sorted(ARCHIVE.glob("*/*.journal"))


def finish(match: Match, seed: object) -> None:
    choose = random.Random(str(seed))
    while not match.over:
        seat = choose.choice(match.actors)
        match.play(seat, choose.choice(match.legal(seat)))


# --- journals and positions -------------------------------------------------------------------------


@pytest.mark.parametrize("path", JOURNALS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_journals_of_every_version_are_played_on(path: Path) -> None:
    match = Match.from_journal(path.read_text(encoding="utf-8"))
    written = path.with_suffix(".toml").read_text(encoding="utf-8")
    assert match.position() == written
    game: Any = match.entry.game
    assert game.position(game.from_position(written, match.book)) == written
    finish(match, path.stem)
    assert Match.from_journal(match.journal()).scores() == match.scores()


@pytest.mark.parametrize("version", VERSIONS)
def test_an_archive_has_every_game_edition_and_variant(version: str) -> None:
    for entry in games().values():
        if entry is ENTRY:
            continue
        heads = [path.read_text(encoding="utf-8").splitlines()[:5] for path in JOURNALS if path.parent.name == version]
        mine = [" ".join(head[3:]) for head in heads if head[1] == f"game {entry.key}"]
        for word in [f"seats {seats} " for seats in entry.seats] + [
            f"{option.key}={value}" for option in entry.options for value in option.values
        ]:
            assert any(word in head for head in mine), f"{entry.key}: no journal with {word}"


@pytest.mark.parametrize("version", VERSIONS)
def test_the_printed_cards_of_every_release_are_kept(version: str) -> None:
    for path in (path for path in JOURNALS if path.parent.name == version):
        lines = path.read_text(encoding="utf-8").splitlines()
        entry = games()[lines[1].removeprefix("game ")]
        assert lines[5].removeprefix("deck standard ") in released_decks(entry)


# --- databases --------------------------------------------------------------------------------------


@pytest.fixture(params=VERSIONS)
def version(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(params=["sqlite", "fresh_postgres"])
def old_database(request: pytest.FixtureRequest, version: str, tmp_path: Path) -> str:
    """The archive's database, as a file or in PostgreSQL."""
    file = tmp_path / "old.sqlite"
    shutil.copy(ARCHIVE / version / "tables.sqlite", file)
    if request.param == "sqlite":
        return f"sqlite:///{file}"
    address = str(request.getfixturevalue("fresh_postgres"))
    source, target = create_engine(f"sqlite:///{file}"), create_engine(address.replace("://", "+psycopg://", 1))
    copy_rows(source, target)
    source.dispose()
    target.dispose()
    return address


def known(version: str) -> dict[str, Any]:
    """What is to be known of the archive's tables: how far each is, and the secrets of its people."""
    tables: dict[str, Any] = json.loads((ARCHIVE / version / "tables.json").read_text(encoding="utf-8"))
    return tables


TO_THE_END = 100_000


async def play_on(at: WholeServer, snapshot: Snapshot, secrets: dict[str, str], most: int = TO_THE_END) -> Snapshot:
    """The people decide at random, one after the other; bots do what they like."""
    choose = random.Random(snapshot.id)
    start = snapshot.record.lines
    while snapshot.record.finished is None and snapshot.record.lines < start + most:
        await at.robots.wait()
        snapshot = await at.room.look(snapshot.id)
        asked = [seat for seat in snapshot.actors if str(seat) in secrets and snapshot.seats[seat].is_human]
        if asked:
            seat, match = asked[0], snapshot.played
            mine = keys(secrets[str(seat)])
            if len(set(secrets.values())) < len(secrets):
                await at.seating.lift(snapshot.id, mine, seat)
            decision = choose.choice(match.legal(seat))
            await at.playing.decide(snapshot.id, mine, match.question(seat), decision, seat)
        elif snapshot.record.finished is None:
            assert snapshot.record.bots_asked, snapshot.id
            await at.robots.sweep()
    return snapshot


async def begin(at: WholeServer, snapshot: Snapshot, about: Any) -> None:
    """Bots take the free seats; people say that they are ready."""
    for seat in snapshot.seats:
        if seat.kind == "open":
            await at.seating.fill(snapshot.id, keys(about["host"]), seat.seat, "random")
        elif not seat.is_ready:
            await at.seating.sit(snapshot.id, keys(about["seats"][str(seat.seat)]))


async def sit_in_free_seats(at: WholeServer, table_id: str, about: Any) -> None:
    links = await at.seating.links(table_id, [about["host"]])
    for link in links.invites.values():
        sat, secret = await at.seating.sit(table_id, keys(link), name="Bożydar")
        about["seats"][str(sat)] = str(secret)


TOLD_OTHERWISE = {
    "andromeda": {"plague-in-vain", "nobody-trained", "ability-used", "more-moves-given"},
    "astrogornicy": {"paid", "buying-ended", "buying-done"},
    "posrod_gwiazd": {"given", "gave", "no-effect"},
    "star_scrappers": {"nothing-to-choose", "nothing-chosen"},
}
"""What is told since 0.1.0, or no more: codes of their own, which no other event has."""


def codes(game: str, happened: Sequence[LineFacts]) -> list[list[str]]:
    """What kinds of events were told with each line: a code keeps its meaning, else old logs would lie."""
    names = import_module(f"kosmodrom.games.{game}.model.events").NAMES
    told = [[names[event[0]] for event in each.told] for each in happened]
    return [[name for name in each if name not in TOLD_OTHERWISE[game]] for each in told]


def told_to_all(sight: Sight) -> list[list[int]]:
    """The events that everybody was told."""
    return [list(each.event) for each in sight.through(SPECTATOR).since(0).happenings]


async def check_table(at: WholeServer, table_id: str, about: Any, most: int) -> None:
    """A table of an old version is read, begun or played on, and its journal holds."""
    assert (await at.room.look(table_id)).fault is None, table_id
    host = keys(about["host"])
    sight = await at.playing.sight(table_id, host)
    if about["stage"] == "waiting":
        assert sight.state == "waiting"
        await begin(at, sight.snapshot, about)
        assert (await at.playing.sight(table_id, host)).state == "running"
        return
    if about["stage"] == "over":
        game = sight.snapshot.entry.key
        assert codes(game, sight.snapshot.happened) == codes(game, sight.snapshot.played.chronicle())
    told = told_to_all(sight)
    assert sight.tell(sight.since(0), "pl")
    if about["stage"] == "running":
        await sit_in_free_seats(at, table_id, about)
        lines = sight.snapshot.record.lines
        snapshot = await play_on(at, await at.room.look(table_id), about["seats"], most)
        assert snapshot.record.finished is not None or snapshot.record.lines >= lines + most
        sight = await at.playing.sight(table_id, host)
        assert told_to_all(sight)[: len(told)] == told
    match = sight.snapshot.played
    assert Match.from_journal(match.journal(), sight.snapshot.deck).scores() == match.scores()
    assert sight.snapshot.result is None or sight.snapshot.result.scores == match.scores()


@pytest.mark.parametrize("most", [20, pytest.param(TO_THE_END, marks=pytest.mark.long)])
def test_tables_of_every_version_are_played_on(old_database: str, version: str, most: int) -> None:
    async def scene() -> None:
        async with house(old_database, Time()) as at:
            for table_id, about in known(version).items():
                await check_table(at, table_id, about, most)

    stages = [about["stage"] for about in known(version).values()]
    assert min(stages.count(stage) for stage in ("waiting", "running", "over")) >= 12
    asyncio.run(scene())


def test_a_backup_is_made_before_a_database_is_brought_up_to_date(version: str, tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    shutil.copy(ARCHIVE / version / "tables.sqlite", file)
    open_store(f"sqlite:///{file}").close()
    (backup,) = [path for path in tmp_path.iterdir() if path.name.startswith("tables.sqlite.before-")]
    assert HEAD in backup.name
    for path in (backup, ARCHIVE / version / "tables.sqlite"):
        engine = create_engine(f"sqlite:///{path}")
        with engine.connect() as connection:
            assert connection.execute(text("SELECT count(*) FROM lines")).scalar_one() == 7219
            assert connection.execute(text("SELECT version_num FROM alembic_version")).scalar_one() < HEAD
        engine.dispose()
    open_store(f"sqlite:///{file}").close()
    assert len([path for path in tmp_path.iterdir() if "before" in path.name]) == 1


# --- printed cards that change ----------------------------------------------------------------------


class Reprinted(Entry):
    """A game of a later version, in which one number of one printed card is another one."""

    def standard_text(self) -> str:
        before, number, after = super().standard_text().partition(REPRINTED[self.key])
        assert number, f"{self.key} has no such card"
        return before + "".join(str(int(each) + 1) if each.isdecimal() else each for each in number) + after

    def standard_deck(self) -> Deck:
        return printed_deck(self.key, self.standard_text())


REPRINTED = {
    "andromeda": "\npoints = 1\n",
    "astrogornicy": "\npoints = 3\n",
    "posrod_gwiazd": "\npoints = 7\n",
    "star_scrappers": "\ntotem_points = 3\n",
}


@contextmanager
def changed(entry: Entry, kind: type[Entry] = Reprinted, **parts: Any) -> Iterator[Entry]:
    later = kind(**{**vars(entry), **parts})
    with registered(later):
        yield later


PRINTED_GAMES = [entry for entry in games().values() if entry.key in REPRINTED]


@pytest.mark.parametrize("entry", PRINTED_GAMES, ids=lambda entry: entry.key)
def test_a_running_match_goes_on_with_the_cards_that_it_began_with(entry: Entry, database: str) -> None:
    async def scene() -> None:
        async with house(database, Time()) as at:
            old = await opened(at, ME, BOT, game=entry.key)
            await at.robots.wait()
            before = (await at.room.look(old.table_id)).played
        with changed(entry) as later:
            async with house(database, Time()) as at:
                sight = await at.playing.sight(old.table_id, keys(old.secret))
                match = sight.snapshot.played
                assert sight.snapshot.fault is None
                assert match.deck_name == before.deck_name
                assert match.journal() == before.journal()
                assert await at.endings.journal(sight)
                await play_on(at, sight.snapshot, {"0": old.secret})
                journal = await at.endings.journal(await at.playing.sight(old.table_id, keys(old.secret)))
                assert Match.from_journal(journal).deck_name == before.deck_name
                again = await at.endings.rematch(old.table_id, keys(old.secret))
                new = await opened(at, ME, BOT, game=entry.key)
                for table_id in (again, new.table_id):
                    assert (await at.room.look(table_id)).played.deck_name == Match(later).deck_name
                assert Match(later).deck_name != before.deck_name

    asyncio.run(scene())


@pytest.mark.parametrize("entry", PRINTED_GAMES, ids=lambda entry: entry.key)
def test_journals_with_the_printed_cards_of_a_release_open_in_a_later_version(entry: Entry) -> None:
    paths = [path for path in JOURNALS if path.name.startswith(entry.key)]
    with changed(entry) as later:
        for path in paths[:4]:
            match = Match.from_journal(path.read_text(encoding="utf-8"))
            assert match.position() == path.with_suffix(".toml").read_text(encoding="utf-8")
            assert match.deck_name != Match(later).deck_name


def test_decks_are_stored_once(served: Served) -> None:
    for _ in range(3):
        served.open(SOLO)
        served.open(SOLO, game="andromeda")
    counted = asyncio.run(
        served.house.store.read(lambda connection: connection.execute(text("SELECT count(*) FROM decks")).scalar_one())
    )
    assert counted == 2


# --- rules that change ------------------------------------------------------------------------------


def test_a_match_goes_on_under_its_version_of_the_rules_if_that_is_kept(database: str) -> None:
    async def scene() -> None:
        async with house(database, Time()) as at:
            old = await opened(at, ME, BOT)
            await at.robots.wait()
        with changed(ENTRY, Entry, rules_version=ENTRY.rules_version + 1, earlier=(ENTRY,)) as later:
            async with house(database, Time()) as at:
                snapshot = await play_on(at, await at.room.look(old.table_id), {"0": old.secret})
                assert snapshot.record.rules == ENTRY.rules_version
                journal = await at.endings.journal(await at.playing.sight(old.table_id, keys(old.secret)))
                assert Match.from_journal(journal).entry is ENTRY
                new = await opened(at, ME, BOT)
                assert (await at.room.look(new.table_id)).played.entry is later

    asyncio.run(scene())


def test_a_match_whose_rules_are_not_kept_can_be_read_and_downloaded(serve: Serve, sqlite: str) -> None:
    before = serve(sqlite)
    host, friend = before.pair("toy")
    for player, decision in ((host, "pick:1"), (friend, "pick:2")):
        player.answer(decision)
    asyncio.run(before.house.talking.say(host.table, keys(host.secret or ""), "Zaczynamy, Łukaszu?"))
    log = host.get(f"{host.path}/log", lang="pl")["told"]
    journals = [player.ask("GET", f"{player.path}/journal").text for player in (host, friend)]
    with changed(ENTRY, Entry, rules_version=ENTRY.rules_version + 1):
        after = serve(sqlite)
        same = [after.player(host.table, player.secret) for player in (host, friend)]
        assert same[0].get(f"{host.path}/log", lang="pl")["told"] == log
        assert [player.ask("GET", f"{player.path}/journal").text for player in same] == journals
        assert "wersji 1 zasad" in same[0].get(host.path, lang="pl")["unplayable"]
        refused = same[0].ask("POST", f"{host.path}/decide", json={"question": 9, "decision": "pick:1"})
        assert (refused.status_code, refused.json()["code"]) == (409, "unplayable")
        headers = {"Cookie": f"kosmodrom_{host.table}={host.secret}", "Accept": "text/html", "Accept-Language": "pl"}
        page = after.http.get(f"/table/{host.table}", headers=headers)
        assert page.status_code == 200
        for words in ("wersji 1 zasad", log[-1]["words"], "Zaczynamy, Łukaszu?", f"/api/tables/{host.table}/journal"):
            assert words in page.text
        with pytest.raises(JournalError, match="rules version 1"):
            Match.from_journal(Match(ENTRY, seed="x").journal())


def test_a_finished_match_whose_rules_are_not_kept_keeps_its_result_log_and_journal(serve: Serve, sqlite: str) -> None:
    before = serve(sqlite)
    host = before.open([{"kind": "bot", "level": "random"}] * 2, game="toy")
    asyncio.run(_over(before, host.table))
    asked = ("", "/log", "/journal", "/fairness")
    answers = [host.ask("GET", f"{host.path}{each}").text for each in asked]
    with changed(ENTRY, Entry, rules_version=ENTRY.rules_version + 1):
        same = serve(sqlite).player(host.table, host.secret)
        for each, answer in zip(asked[1:], answers[1:], strict=True):
            assert same.ask("GET", f"{host.path}{each}").text == answer
        assert same.info()["result"] == json.loads(answers[0])["result"]


async def _over(served: Served, table_id: str) -> None:
    while (await served.house.room.look(table_id)).record.finished is None:
        await asyncio.sleep(0.01)


# --- what is damaged --------------------------------------------------------------------------------


def test_a_damaged_table_is_told_apart_and_harms_no_other(serve: Serve, sqlite: str) -> None:
    first = serve(sqlite)
    tables = [first.open(SOLO, game="toy") for _ in range(2)]
    engine = create_engine(sqlite)
    with engine.begin() as connection:
        broken = text("UPDATE lines SET what = 'pick:none-of-these' WHERE table_id = :id AND number = 3")
        connection.execute(broken, {"id": tables[0].table})
    engine.dispose()
    second = serve(sqlite)
    damaged, sound = (second.player(each.table, each.secret) for each in tables)
    answer = damaged.ask("GET", f"{damaged.path}/view")
    assert (answer.status_code, answer.json()["code"]) == (500, "damaged")
    assert "unplayable" in damaged.info()
    assert sound.options()


def test_what_cannot_be_played_is_a_kind_of_refusal_of_the_table() -> None:
    assert issubclass(Damaged, Unplayable)
    assert (Unplayable.status, Damaged.status) == (409, 500)


def test_a_table_whose_deck_is_gone_can_still_be_read(sqlite: str) -> None:
    async def scene() -> None:
        async with house(sqlite, Time()) as at:
            table = await opened(at, SeatPlan("me", "Świętosława"), BOT)
            await at.robots.wait()
            await at.store.change(lambda connection: connection.execute(text("UPDATE tables SET deck_hash = NULL")))
        async with house(sqlite, Time()) as at:
            snapshot = await at.room.look(table.table_id)
            assert isinstance(snapshot.fault, Unplayable)
            assert snapshot.seats[0].name == "Świętosława"
            assert snapshot.holder(frozenset({hash_of(table.secret)})).seats == (0,)

    asyncio.run(scene())
