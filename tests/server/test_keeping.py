"""What is kept and what is removed: retention, the commands of whoever runs a server, backups, reports."""

import asyncio
import io
import os
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import Connection, text

from decks_of_strangers import deck_text
from kosmodrom.cli import main
from kosmodrom.engine.match import Match
from kosmodrom.server.services.retention import DAY
from server.company import SOLO, TWO, Player, Served, wait_until
from server.conftest import Serve
from server.houses import BOT, ME, OPEN, Time, house, keys, opened
from server.streams import Stream

EVERYWHERE = ("tables", "seats", "lines", "chat", "results", "leases", "reports", "decks")
LONG_AGO = 400 * DAY


def counts(connection: Connection) -> dict[str, int]:
    return {name: connection.execute(text(f"SELECT count(*) FROM {name}")).scalar_one() for name in EVERYWHERE}


# --- retention --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("kept", "stays"),
    [
        ({"keep_waiting": 0.0}, {"waiting", "running", "over"}),
        ({}, {"running", "over"}),
        ({"keep_waiting": 0.0, "keep_finished": 300.0}, {"waiting", "running"}),
        ({"keep_waiting": 0.0, "keep_abandoned": 300.0}, {"waiting", "over"}),
        ({"keep_finished": 500.0, "keep_abandoned": 500.0}, {"running", "over"}),
    ],
)
def test_old_tables_are_removed_as_the_settings_say(database: str, kept: dict[str, float], stays: set[str]) -> None:
    async def scene() -> None:
        time = Time()
        async with house(database, time, **kept) as at:
            tables = {
                "waiting": (await opened(at, ME, OPEN)).table_id,
                "running": (await opened(at, ME, BOT)).table_id,
                "over": (await opened(at, BOT, BOT)).table_id,
            }
            await at.robots.wait()
            assert (await at.room.look(tables["over"])).record.finished is not None
            await at.retention.sweep()
            time.passes(LONG_AGO)
            young = (await opened(at, ME, OPEN)).table_id
            await at.retention.sweep()
            left = await at.store.read(lambda connection: connection.execute(text("SELECT id FROM tables")).all())
            assert {table_id for (table_id,) in left} == {young, *(tables[stage] for stage in stays)}

    asyncio.run(scene())


def test_with_a_table_goes_everything_about_it_and_a_deck_that_nobody_needs(database: str) -> None:
    async def scene() -> None:
        time = Time()
        async with house(database, time, keep_finished=1.0) as at:
            table = await opened(at, ME, BOT, is_public=True, may_chat=True)
            await at.talking.say(table.table_id, keys(table.secret), "żegnaj")
            await at.seating.hand_over(table.table_id, keys(table.secret), level="random")
            await at.robots.wait()
            before = await at.store.read(counts)
            assert min(before[name] for name in ("lines", "chat", "results", "decks")) > 0
            time.passes(2 * DAY)
            assert await at.retention.remove_some() == 1
            assert set((await at.store.read(counts)).values()) == {0}

    asyncio.run(scene())


def test_many_old_tables_go_a_hundred_at_a_time(sqlite: str) -> None:
    async def scene() -> None:
        time = Time()
        async with house(sqlite, time) as at:
            for _ in range(130):
                await opened(at, ME, OPEN)
            time.passes(LONG_AGO)
            await at.retention.sweep()
            assert (await at.store.read(counts))["tables"] == 30
            await at.retention.sweep()
            assert (await at.store.read(counts))["tables"] == 0

    asyncio.run(scene())


# --- kosmodrom admin --------------------------------------------------------------------------------

Admin = Callable[..., tuple[int, str]]


@pytest.fixture
def admin(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], database: str) -> Admin:
    """`admin("list")`: the exit status, and what was said."""
    monkeypatch.setitem(os.environ, "KOSMODROM_DATABASE", database)

    def run(*words: str, lang: str = "en") -> tuple[int, str]:
        status = main(["admin", *words, "--lang", lang])
        said = capsys.readouterr()
        return status, said.out + said.err

    return run


def finished(served: Served) -> Player:
    host = served.open([{"kind": "bot", "level": "random"}] * 2, game="toy")
    wait_until(lambda: bool(host.info()["state"] == "over"))
    return host


def test_tables_are_listed_and_shown_while_the_server_runs(serve: Serve, admin: Admin, database: str) -> None:
    served = serve(database)
    host = served.open([{"kind": "me", "name": "Małgorzata"}, {"kind": "open"}], public=True)
    over = finished(served)
    status, said = admin("list")
    assert status == 0
    assert host.table in said
    assert over.table in said
    status, said = admin("list", "--state", "over", lang="pl")
    assert host.table not in said
    assert "koniec" in said
    status, said = admin("show", host.table, lang="pl")
    assert status == 0
    assert "Małgorzata" in said
    assert str(host.secret) not in said
    assert admin("show", "nowhere")[0] == 2


def test_a_shown_table_says_whether_it_is_public_for_practice_and_reported(
    serve: Serve, admin: Admin, database: str
) -> None:
    served = serve(database)
    host = served.open([{"kind": "me", "name": "Łukasz"}, {"kind": "open"}], public=True, game="toy")
    guest = served.join(host, name="Małgorzata")
    for _ in range(2):
        guest.post(f"{guest.path}/report", {"seat": 0}, 204)
    said = admin("show", host.table, lang="pl")[1]
    assert "publiczny: tak\n" in said
    assert "ćwiczebny: nie\n" in said
    assert "zgłoszenia: 2\n" in said
    alone = practising(served)
    assert alone.post(f"{alone.path}/undo", {"what": "undo", "practice": True})["outcome"] == "done"
    said = admin("show", alone.table)[1]
    assert "public: no\n" in said
    assert "practice: yes\n" in said
    assert "reports: 0\n" in said


def practising(served: Served) -> Player:
    """Somebody alone with a bot, after the first picks were shown."""
    player = served.open(SOLO, "toy")
    wait_until(lambda: bool(player.info()["asked"] == [0]))
    player.answer("pick:1")
    wait_until(lambda: bool(player.info()["asked"] == [0]))
    return player


def test_a_removed_table_is_gone_from_a_running_server(serve: Serve, admin: Admin, database: str) -> None:
    served = serve(database)
    host, other = served.open(TWO, game="toy"), served.open(TWO, game="toy")
    with Stream(served, host.table, host.secret) as stream:
        stream.wait(1)
        status, said = admin("delete", host.table, "--yes")
        assert (status, said) == (0, "Tables removed: 1.\n")
        wait_until(lambda: host.ask("GET", host.path).status_code == 404)
    assert host.ask("POST", f"{host.path}/chat", json={"text": "halo"}).status_code == 404
    assert other.info()["state"] == "waiting"
    status, said = admin("delete", other.table, "nowhere", "--yes", lang="pl")
    assert (status, said) == (2, "kosmodrom: błąd: nie ma stołu 'nowhere'\n")
    assert other.info()["state"] == "waiting"


def test_nobody_there_to_ask_means_no(
    serve: Serve, admin: Admin, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    host = serve(database).open(TWO, game="toy")
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    status, said = admin("delete", host.table, lang="pl")
    assert status == 1
    assert "Niczego nie usunięto" in said
    assert host.info()["state"] == "waiting"
    assert admin("delete", "nowhere")[1] == "kosmodrom: there is no table 'nowhere'\n"


def test_a_backup_made_while_the_server_runs_brings_back_what_is_lost(
    serve: Serve, admin: Admin, database: str, tmp_path: Path
) -> None:
    served = serve(database)
    lost, stays = served.pair("toy")[0], served.open(SOLO, game="toy")
    lost.answer("pick:1")
    before = lost.ask("GET", f"{lost.path}/journal").text, lost.info()["seats"][0]["name"]
    file = tmp_path / "kopia zapasowa.sqlite"
    assert admin("backup", str(file))[0] == 0
    assert file.stat().st_mode & 0o077 == 0
    assert admin("backup", str(file))[0] == 2
    stays.answer(stays.options()[0])
    after = stays.ask("GET", f"{stays.path}/journal").text
    assert admin("delete", lost.table, "--yes")[0] == 0
    assert admin("restore", str(file), "--table", "nowhere")[0] == 2
    status, said = admin("restore", str(file), lang="pl")
    assert (status, said) == (0, "Przywrócone stoły: 1.\n")
    wait_until(lambda: lost.ask("GET", lost.path).status_code == 200)
    assert (lost.ask("GET", f"{lost.path}/journal").text, lost.info()["seats"][0]["name"]) == before
    assert stays.ask("GET", f"{stays.path}/journal").text.startswith(after.rstrip())
    assert admin("restore", str(file))[1] == "Tables brought back: 0.\n"


def test_a_backup_fills_an_empty_database_of_the_other_kind(
    serve: Serve, admin: Admin, database: str, sqlite: str, fresh_postgres: str, tmp_path: Path
) -> None:
    served = serve(database)
    over, running = finished(served), served.pair("toy")[0]
    journals = [player.ask("GET", f"{player.path}/journal").text for player in (over, running)]
    file = tmp_path / "backup.sqlite"
    assert admin("backup", str(file))[0] == 0
    elsewhere = fresh_postgres if database == sqlite else f"sqlite:///{tmp_path / 'other.sqlite'}"
    assert admin("--database", elsewhere, "restore", str(file)) == (0, "Tables brought back: 2.\n")
    moved = serve(elsewhere)
    same = [moved.player(player.table, player.secret) for player in (over, running)]
    assert [player.ask("GET", f"{player.path}/journal").text for player in same] == journals


def test_shared_decks_are_listed_purged_brought_back_and_lose_their_addresses(
    serve: Serve, admin: Admin, database: str, tmp_path: Path
) -> None:
    served = serve(database)
    assert admin("decks") == (0, "No deck has an address of its own.\n")
    person, hashes = served.person(), []
    for name in ("Łukasza", "Małgorzaty"):
        hashes.append(person.post("/api/decks", {"deck": deck_text("toy", name)}, 201)["hash"])
    served.open(SOLO, game="toy", deck=deck_text("toy", "Łukasza"))
    person.post(f"/api/decks/{hashes[1]}/report", {}, 204)
    listed = admin("decks", lang="pl")[1].splitlines()
    assert any(hashes[0] in line and "tak" in line and "Łukasza" in line for line in listed)
    assert any(hashes[1] in line and "nie" in line and " 1 " in line for line in listed)
    file = tmp_path / "backup.sqlite"
    assert admin("backup", str(file))[0] == 0
    asyncio.run(
        served.house.store.change(lambda connection: connection.execute(text("UPDATE shared_decks SET used = 1")))
    )
    assert admin("purge", "--count")[1].endswith("Old decks that would be removed: 1.\n")
    assert admin("purge")[1].endswith("Old decks removed: 1.\n")
    assert person.get(f"/api/decks/{hashes[1]}", 404)["code"] == "no-deck"
    assert admin("delete-deck", hashes[0])[0] == 0
    status, said = admin("delete-deck", hashes[0], lang="pl")
    assert (status, f"żadna talia nie ma adresu {hashes[0]}" in said) == (2, True)
    assert admin("restore", str(file))[0] == 0
    assert [person.get(f"/api/decks/{each}")["name"] for each in hashes] == ["Łukasza", "Małgorzaty"]


def test_a_match_is_exported_as_a_journal_that_can_be_checked(
    serve: Serve, admin: Admin, database: str, tmp_path: Path
) -> None:
    over = finished(serve(database))
    file = tmp_path / "mecz.journal"
    assert admin("export", over.table, str(file))[0] == 0
    assert Match.from_journal(file.read_text(encoding="utf-8")).over
    assert admin("export", over.table, str(file))[0] == 2


def test_purging_counts_first(serve: Serve, admin: Admin, database: str) -> None:
    served = serve(database, keep_waiting=0.0)
    waits = served.open(TWO, game="toy")
    asyncio.run(served.house.store.change(lambda connection: connection.execute(text("UPDATE tables SET changed = 1"))))
    assert admin("purge", "--count") == (0, "Old tables that would be removed: 1.\n")
    assert waits.info()["state"] == "waiting"
    assert admin("purge") == (0, "Old tables removed: 1.\n")
    wait_until(lambda: waits.ask("GET", waits.path).status_code == 404)


def test_a_database_of_another_version_is_left_alone(admin: Admin, serve: Serve, database: str) -> None:
    served = serve(database)
    older = text("UPDATE alembic_version SET version_num = '0001'")
    asyncio.run(served.house.store.change(lambda connection: connection.execute(older)))
    status, said = admin("list")
    assert status == 2
    assert "version 0001" in said


def test_nothing_is_made_where_there_is_no_database(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(os.environ, "KOSMODROM_DATABASE", f"sqlite:///{tmp_path / 'none.sqlite'}")
    assert main(["admin", "list", "--lang", "pl"]) == 2
    assert "nie ma jeszcze bazy danych" in capsys.readouterr().err
    assert not list(tmp_path.iterdir())


# --- names and chat that harm -----------------------------------------------------------------------


def public_pair(served: Served) -> tuple[Player, Player]:
    host = served.open([{"kind": "me", "name": "Łucja"}, {"kind": "open"}], game="toy", public=True, chat=True)
    sat = served.person().post(f"{host.path}/sit", {"name": "Brzydkie Słowo"})
    rude = served.player(host.table, sat["secret"])
    rude.post(f"{rude.path}/chat", {"text": "coś paskudnego"}, 204)
    return host, rude


def messages(player: Player) -> list[str]:
    return [each["text"] for each in player.get(f"{player.path}/chat")["messages"]]


def test_anybody_may_report_at_a_public_table_and_the_host_of_the_server_reads_it(
    serve: Serve, admin: Admin, database: str
) -> None:
    served = serve(database)
    host, _ = public_pair(served)
    assert admin("reports", lang="pl") == (0, "Nic nie zgłoszono.\n")
    stranger = served.person()
    stranger.post(f"{host.path}/report", {"seat": 1}, 204)
    status, said = admin("reports")
    assert status == 0
    assert "Brzydkie Słowo" in said
    assert "coś paskudnego" in said
    assert admin("silence", host.table, "1")[0] == 0
    wait_until(lambda: host.info()["seats"][1]["silenced"] is True)
    assert host.info()["seats"][1]["name"] == "Player 2"
    assert messages(host) == []
    assert admin("reports")[1] == "Nothing was reported.\n"
    assert admin("silence", host.table, "1", "--off")[0] == 0
    wait_until(lambda: host.info()["seats"][1]["name"] == "Brzydkie Słowo")


def test_reports_do_not_pile_up(served: Served) -> None:
    host, rude = public_pair(served)
    for _ in range(15):
        host.post(f"{host.path}/report", {"seat": 1}, 204)
    assert asyncio.run(served.house.store.read(counts))["reports"] == 10
    assert rude.ask("POST", f"{rude.path}/report", json={"seat": 1}).status_code == 422
    assert host.ask("POST", f"{host.path}/report", json={"seat": 5}).status_code == 422
    private, _ = served.pair("toy")
    assert private.ask("POST", f"{private.path}/report", json={"seat": 1}).status_code == 409


def test_the_host_of_a_public_table_hides_a_name_and_chat_from_all(served: Served) -> None:
    host, rude = public_pair(served)
    assert rude.ask("POST", f"{rude.path}/silence", json={"seat": 0}).status_code == 403
    host.post(f"{host.path}/silence", {"seat": 1}, 204)
    assert messages(host) == []
    assert served.person().get(host.path)["seats"][1]["name"] == "Player 2"
    assert [each["seats"][1]["name"] for each in served.person().get("/api/tables")["tables"]] == ["Player 2"]
    refused = rude.ask("POST", f"{rude.path}/chat", json={"text": "i co teraz"}, params={"lang": "pl"})
    assert (refused.status_code, refused.json()["message"]) == (
        409,
        "twoje imię i to, co piszesz, są przy tym stole ukryte",
    )
    rude.answer(rude.options()[0])
    host.post(f"{host.path}/silence", {"seat": 1, "silenced": False}, 204)
    assert messages(host) == ["coś paskudnego"]


def test_whoever_mutes_a_seat_of_a_public_table_sees_its_name_no_more(served: Served) -> None:
    host, rude = public_pair(served)
    host.post(f"{host.path}/mute", {"other": 1}, 204)
    assert messages(host) == []
    assert host.info()["seats"][1]["name"] == "Player 2"
    assert rude.info()["seats"][1]["name"] == "Brzydkie Słowo"
