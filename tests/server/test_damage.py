"""A table whose stored match is damaged: the server says so, blames nobody, and serves the other tables."""

import logging
import sqlite3

import pytest

from server.company import SOLO, TWO, Player, Served, play_out
from server.conftest import Serve


def change(sqlite: str, statement: str, *values: object) -> None:
    """Something goes wrong with the file."""
    connection = sqlite3.connect(sqlite.removeprefix("sqlite:///"))
    with connection:
        assert connection.execute(statement, values).rowcount > 0
    connection.close()


def forget(served: Served) -> None:
    """Nothing is in memory, as after a restart."""
    served.house.room._live.clear()


DAMAGES = {
    "another decision": "UPDATE lines SET what = 'Łukasz' WHERE table_id = ? AND number = 1",
    "another digest": "UPDATE lines SET digest = 'x' WHERE table_id = ?",
    "the last line is missing": "DELETE FROM lines WHERE table_id = ?"
    " AND number = (SELECT lines FROM tables WHERE id = table_id)",
    "options that there are not": 'UPDATE tables SET options = \'{"x":"y"}\' WHERE id = ?',
    "options that are no JSON": "UPDATE tables SET options = '{' WHERE id = ?",
    "a seed that is none": "UPDATE tables SET seed = 'xyz' WHERE id = ?",
    "a deck that is none": "UPDATE decks SET text = '[deck' WHERE hash = (SELECT deck_hash FROM tables WHERE id = ?)",
    "a clock that is none": "UPDATE tables SET clock = '{\"x\": 1}' WHERE id = ?",
    "another number of seats": "UPDATE tables SET seat_count = 9 WHERE id = ?",
}


def pair(served: Served) -> Player:
    """A match in which something was decided."""
    host = served.open(TWO, game="toy")
    guest = served.join(host, name="Łukasz")
    for _ in range(3):
        for player in (host, guest):
            if player.legal()["asked"]:
                player.answer(player.options()[0])
    assert served.house.room.glance(host.table)
    return host


@pytest.mark.parametrize("statement", DAMAGES.values(), ids=DAMAGES.keys())
def test_what_is_damaged_in_the_store_is_not_the_fault_of_whoever_asks(
    served: Served, sqlite: str, statement: str, caplog: pytest.LogCaptureFixture
) -> None:
    host, other = pair(served), served.open(SOLO)
    change(sqlite, statement, host.table)
    forget(served)
    with caplog.at_level(logging.ERROR):
        for lang, says in (("en", "is damaged"), ("pl", "jest uszkodzony")):
            problem = host.get(f"{host.path}/view", 500, lang=lang)
            assert problem["code"] == "damaged"
            assert says in problem["message"]
            assert host.table in problem["message"]
        host.post(f"{host.path}/chat", {"text": "halo?"}, 500)
        page = served.http.get(
            f"/table/{host.table}",
            headers={"accept": "text/html", "accept-language": "pl", "cookie": f"kosmodrom_{host.table}={host.secret}"},
        )
    assert page.status_code == 500
    assert "Zapis tego stołu jest uszkodzony." in page.text
    assert "kopii zapasowej" in page.text
    assert any(host.table in record.getMessage() for record in caplog.records)
    assert other.view()["state"] in ("running", "over")
    assert served.http.get("/", headers={"cookie": f"kosmodrom_{host.table}={host.secret}"}).status_code == 200


def test_a_finished_match_that_is_damaged_is_still_told(served: Served, sqlite: str) -> None:
    host = served.open(TWO, game="toy")
    play_out([host, served.join(host, name="Łukasz")])
    told = host.get(f"{host.path}/log")
    change(sqlite, "UPDATE lines SET what = 'x' WHERE table_id = ? AND number = 1", host.table)
    forget(served)
    assert host.get(f"{host.path}/view", 500)["code"] == "damaged"
    assert host.get(f"{host.path}/journal", 500)["code"] == "damaged"
    assert host.get(f"{host.path}/log") == told
    assert host.info()["result"]["scores"]


def test_nobody_sits_down_at_a_damaged_table(served: Served, sqlite: str) -> None:
    host = served.open(TWO, game="toy")
    invite = host.get(f"{host.path}/links")["invites"]["1"]
    change(sqlite, "UPDATE tables SET options = '{' WHERE id = ?", host.table)
    forget(served)
    assert served.person(invite).post(f"{host.path}/sit", {"name": "Łukasz"}, 500)["code"] == "damaged"
    change(sqlite, "UPDATE tables SET options = '{}' WHERE id = ?", host.table)
    assert served.person(invite).post(f"{host.path}/sit", {"name": "Łukasz"})["seat"] == 1


def test_mistakes_of_whoever_asks_stay_theirs(serve: Serve, sqlite: str) -> None:
    served = serve(sqlite)
    assert served.person().get("/api/tables/nowhere1", 404)["code"] == "no-table"
    host = pair(served)
    assert host.decide(host.legal()["question"] + 5, "x", 409)["code"] == "late"
    assert served.person().post("/api/journals", {"journal": "x", "seats": SOLO}, 422)["code"] == "bad-input"
