"""Endings: journals, fairness, score sheets without rules, playing again, and matches from elsewhere."""

import asyncio
from typing import Any

import pytest
from sqlalchemy import Connection, text

from kosmodrom.engine.match import Match
from kosmodrom.engine.seeded_chance import commitment
from server.company import SOLO, Player, Served, play_out, wait_until
from server.conftest import Serve


def journal_of(player: Player) -> str:
    answer = player.ask("GET", f"{player.path}/journal")
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/plain")
    return answer.text


def finished(served: Served, game: str = "toy") -> list[Player]:
    players = list(served.pair(game, nonce="a grain of salt"))
    play_out(players)
    return players


def test_the_journal_is_redacted_while_the_match_runs_and_whole_when_it_is_over(served: Served) -> None:
    ala, olek = served.pair("toy")
    assert "seed -" in journal_of(ala)
    assert journal_of(ala) != journal_of(olek)
    play_out([ala, olek])
    assert journal_of(ala) == journal_of(olek)
    match = Match.from_journal(journal_of(ala))
    assert match.scores() == ala.info()["result"]["scores"]


def test_the_seed_that_is_shown_at_the_end_was_promised_before_anybody_added_their_part(served: Served) -> None:
    host = served.open([{"kind": "me"}, {"kind": "open"}], "toy", nonce="from Ala")
    promised = host.get(f"{host.path}/fairness")
    assert promised["seed"] is None
    assert promised["nonces"] is None
    friend = served.join(host, nonce="from Olek")
    assert host.get(f"{host.path}/fairness")["nonces"] == ["from Ala", "from Olek"]
    play_out([host, friend])
    proof = friend.get(f"{friend.path}/fairness")
    assert proof["commitment"] == promised["commitment"] == commitment(bytes.fromhex(proof["seed"]))


def test_a_finished_match_is_told_without_its_rules(serve: Serve, sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    ala, _ = finished(serve(sqlite))
    log, over = ala.get(f"{ala.path}/log"), ala.info()
    assert log["told"]
    again = serve(sqlite).player(ala.table, ala.secret)

    def no_rules(*_: object, **__: object) -> None:
        raise AssertionError("the rules were asked")

    monkeypatch.setattr(Match, "__init__", no_rules)
    assert again.get(f"{again.path}/log") == log
    after = again.info()
    assert after["result"] == over["result"]
    assert after["version"] == over["version"]


def test_a_finished_match_of_unknown_rules_still_shows_its_result(serve: Serve, sqlite: str) -> None:
    served = serve(sqlite)
    ala, _ = finished(served)

    def age(connection: Connection) -> None:
        connection.execute(text("UPDATE tables SET rules = 0"))

    asyncio.run(served.house.store.change(age))
    again = serve(sqlite).player(ala.table, ala.secret)
    assert again.info()["result"]
    assert again.get(f"{again.path}/log")["told"]
    assert again.get(f"{again.path}/view", 409)["code"] == "unplayable"


def test_every_moment_can_be_looked_at_again(served: Served) -> None:
    ala, olek = served.pair("toy")
    ala.answer("pick:1")
    olek.answer("pick:2")
    line = ala.get(f"{ala.path}/log")["line"]
    then = ala.view()["view"]
    play_out([ala, olek])
    assert ala.get(f"{ala.path}/moments/{line}")["view"] == then
    last = ala.get(f"{ala.path}/log")["line"]
    assert ala.get(f"{ala.path}/moments/{last}")["view"] == ala.view()["view"]
    assert ala.get(f"{ala.path}/moments/0")["text"]
    assert ala.get(f"{ala.path}/moments/999999")["line"] == 999999


def test_the_same_seats_play_again_when_all_are_ready(served: Served) -> None:
    ala, olek = finished(served)
    asked = ala.post(f"{ala.path}/rematch")["table"]
    assert olek.post(f"{olek.path}/rematch")["table"] == asked
    assert olek.info()["rematch"] == asked
    again = served.player(asked, ala.secret), served.player(asked, olek.secret)
    info = again[0].info()
    assert info["state"] == "waiting"
    assert [seat["ready"] for seat in info["seats"]] == [True, False]
    assert [seat["name"] for seat in info["seats"]] == ["Ala", "Olek"]
    assert info["commitment"] != ala.info()["commitment"]
    assert again[1].post(f"{again[1].path}/sit") == {"seat": 1, "secret": None}
    assert again[1].info()["state"] == "running"
    play_out(list(again))


def test_a_rematch_against_bots_starts_at_once(served: Served) -> None:
    player = served.open(SOLO, "toy")
    play_out([player])
    again = served.player(player.post(f"{player.path}/rematch")["table"], player.secret)
    wait_until(lambda: again.legal()["asked"])


def test_there_is_no_rematch_before_the_end_nor_for_strangers(served: Served) -> None:
    ala, _ = served.pair("toy", public=True)
    assert ala.post(f"{ala.path}/rematch", {}, 409)["code"] == "not-now"
    assert served.person().post(f"{ala.path}/rematch", {}, 403)["code"] == "not-yours"


def upload(served: Served, journal: str, seats: Any, status: int = 201, deck: str | None = None) -> Any:
    body = {"journal": journal, "seats": seats, **({"deck": deck} if deck else {})}
    return served.person().post("/api/journals", body, status)


def test_a_finished_journal_becomes_a_table_to_look_at(served: Served) -> None:
    ala, _ = finished(served)
    opened = upload(served, journal_of(ala), [{"kind": "me"}, {"kind": "bot"}])
    copy = served.player(opened["table"], opened["secret"])
    assert copy.info()["result"] == ala.info()["result"]
    assert copy.get(f"{copy.path}/fairness")["uploaded"] is True
    assert journal_of(copy) == journal_of(ala)


def test_an_unfinished_journal_is_played_on(serve: Serve, database: str) -> None:
    served = serve(database)
    match = Match("toy", seats=2, seed="paused")
    match.play(0, "pick:1")
    match.undo(0)
    match.play(0, "pick:2")
    opened = upload(served, match.journal(), [{"kind": "me"}, {"kind": "open"}])
    host = served.player(opened["table"], opened["secret"])
    assert host.info()["asked"] == [1]
    friend = served.join(host)
    friend.answer("pick:1")
    play_out([host, friend])


def damaged(journal: str) -> list[str]:
    rows = journal.splitlines()
    return [
        "",
        "nonsense",
        "kosmodrom journal 1",
        "\n".join(rows[:9]),
        "\n".join(rows[:-1]),
        journal.replace("game toy", "game chess"),
        journal.replace("rules 1", "rules 9"),
        journal.replace("seats 2", "seats 3"),
        journal.replace("seats 2", "seats 999999999999999999999"),
        journal.replace("deck standard", "deck other"),
        journal.replace("passing=left", "passing=up"),
        journal.replace("seed ", "seed 00"),
        journal.replace("seed ", "seed zz"),
        journal.replace("pick:", "bid:", 1),
        "\n".join([*rows[:12], rows[13], rows[12], *rows[14:]]),
        journal + "more",
        "kosmodrom journal 1\n" + "x\n" * 30_000,
        journal + "1 0 undo:1 abcd\n" * 2000,
        journal.replace("nonces", "nonces ff"),
        "\x00" * 100,
    ]


def test_a_journal_that_was_edited_cut_or_invented_is_refused(served: Served) -> None:
    ala, _ = finished(served)
    for bad in damaged(journal_of(ala)):
        problem = upload(served, bad, SOLO, 422)
        assert problem["code"] == "bad-input"
        assert problem["message"]
    assert upload(served, journal_of(ala), SOLO * 2, 422)["code"] == "bad-input"


def test_an_uploaded_deck_must_be_the_one_that_was_played_with(served: Served) -> None:
    ala, _ = finished(served, "toy")
    for deck in ("[deck]\nname = 'x'\n", "[deck", "x = " + "[" * 50_000):
        assert upload(served, journal_of(ala), SOLO, 422, deck=deck)["code"] == "bad-input"


def test_large_uploads_are_refused(serve: Serve, sqlite: str) -> None:
    served = serve(sqlite, upload=100_000)
    assert upload(served, "x" * 90_000, SOLO, 422)["code"] == "bad-input"
    assert upload(served, "x" * 110_000, SOLO, 413)["code"] == "too-large"
