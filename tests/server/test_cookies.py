"""What a browser keeps: never a seat of a table that is not over, whatever else it opens; and a bound that is told."""

import re
from functools import cache
from typing import Any, Final

import httpx
import pytest

from kosmodrom.bots.levels import bot_named
from kosmodrom.engine.fast_random import Luck
from kosmodrom.engine.match import Match
from kosmodrom.server.web import credentials
from kosmodrom.server.web.credentials import MOST
from server.company import TWO, Player, Served, play_out
from server.conftest import Serve

PROXY: Final = 8 * 1024
"""What a proxy takes as one header unless it is told otherwise."""
SEATS = [{"kind": "bot", "level": "random"}] * 2


@cache
def finished() -> str:
    """The journal of a match that is over."""
    match, bot, luck = Match("toy", seats=2, seed="over"), bot_named("random"), Luck(1)
    while not match.over:
        seat = match.actors[0]
        match.play(seat, bot.choose(match.entry.game, match.view(seat), match.legal_ids(seat), luck))
    return match.journal()


def cookie(player: Player) -> str:
    return f"kosmodrom_{player.table}={player.secret}"


def over(served: Served) -> Player:
    """A table whose match is over."""
    opened = served.person().post("/api/journals", {"journal": finished(), "seats": SEATS}, 201)
    return served.player(opened["table"], opened["secret"])


def waiting(served: Served) -> Player:
    return served.open(TWO, game="toy")


def dropped(answer: httpx.Response) -> list[str]:
    """The tables whose cookies a browser is told to throw away."""
    found = [re.match(r"kosmodrom_(\w+)=.*Max-Age=0", each) for each in answer.headers.get_list("set-cookie")]
    return [each[1] for each in found if each]


def opening(served: Served, cookies: list[str], path: str = "/open") -> httpx.Response:
    """Somebody with a browser opens one more table."""
    headers = {"cookie": "; ".join(cookies), "origin": served.base, "accept-language": "en", "accept": "text/html"}
    if path == "/open":
        return served.http.post(path, data={"game": "toy", "seats": "2"}, headers=headers)
    if path == "/api/tables":
        return served.http.post(path, json={"game": "toy", "seats": TWO}, headers=headers)
    if path == "/api/journals":
        return served.http.post(path, json={"journal": finished(), "seats": SEATS}, headers=headers)
    return served.http.post(path, data={"journal": finished()}, headers=headers)


OPENINGS = ("/open", "/journal/open", "/api/tables", "/api/journals")


@pytest.fixture
def busy(served: Served) -> list[str]:
    """As many cookies as a browser may bring but for four, all of tables that are not over."""
    return [cookie(waiting(served)) for _ in range(MOST - 4)]


@pytest.mark.parametrize("path", OPENINGS)
def test_the_fifty_first_table_costs_nobody_a_seat(served: Served, path: str) -> None:
    tables = [waiting(served) for _ in range(51)]
    answer = opening(served, [cookie(each) for each in tables], path)
    assert answer.status_code in (201, 303)
    assert dropped(answer) == []
    mine = served.http.get("/api/mine", headers={"cookie": "; ".join(cookie(each) for each in tables)}).json()
    assert {each["id"] for each in mine["tables"]} == {each.table for each in tables}


def test_what_opens_nothing_goes_first_then_what_is_over_and_nothing_else(served: Served, busy: list[str]) -> None:
    first, second = over(served), over(served)
    kept = [
        cookie(second),
        *busy[:70],
        cookie(first),
        "kosmodrom_vanished=nothing",
        *busy[70:],
        cookie(waiting(served)),
    ]
    assert len(kept) == MOST
    assert len("; ".join(kept)) < PROXY
    given_up = []
    for _ in range(3):
        answer = opening(served, kept)
        assert answer.status_code == 303
        [gone] = dropped(answer)
        given_up.append(gone)
        table = answer.headers["location"].removeprefix("/table/")
        new = re.search(rf"kosmodrom_{table}=[^;]+", str(answer.headers.get_list("set-cookie")))
        assert new
        kept = [each for each in kept if not each.startswith(f"kosmodrom_{gone}=")] + [new[0]]
    assert given_up == ["vanished", first.table, second.table]


def test_each_database_tells_what_is_over(serve: Serve, database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(credentials, "MOST", 3)
    served = serve(database)
    first, second, third = over(served), waiting(served), over(served)
    assert dropped(opening(served, [cookie(third), cookie(second), cookie(first)])) == [first.table]
    assert dropped(opening(served, [cookie(second), "kosmodrom_gone=x", cookie(first)])) == ["gone"]
    assert opening(served, [cookie(waiting(served)) for _ in range(3)]).status_code == 409
    mine = served.http.get("/api/mine", headers={"cookie": "; ".join(map(cookie, (first, second, third)))}).json()
    assert [each["id"] for each in mine["tables"]] == [second.table, third.table, first.table]


@pytest.mark.parametrize("path", OPENINGS)
def test_with_as_many_tables_in_play_as_fit_no_other_is_opened(served: Served, busy: list[str], path: str) -> None:
    kept = [*busy, *(cookie(waiting(served)) for _ in range(4))]
    before = served.person().get("/api/tables")
    answer = opening(served, kept, path)
    assert answer.status_code == 409
    assert "this browser already keeps 150 links" in answer.text.replace("This", "this")
    assert "set-cookie" not in answer.headers
    headers = {"cookie": "; ".join(kept)}
    assert len(served.http.get("/api/mine", headers=headers).json()["tables"]) == MOST
    assert served.person().get("/api/tables") == before


def test_without_room_no_seat_is_taken_and_no_link_followed(served: Served, busy: list[str]) -> None:
    kept = [*busy, *(cookie(waiting(served)) for _ in range(4))]
    host = served.open(TWO, game="toy", public=True)
    headers = {"cookie": "; ".join(kept), "origin": served.base}
    for answer in (
        served.http.post(f"/table/{host.table}/sit", data={"name": "Łukasz"}, headers=headers),
        served.http.post(f"{host.path}/sit", json={"name": "Łukasz"}, headers=headers),
        served.http.get(f"/join/{host.get(f'{host.path}/links')['invites']['1']}", headers=headers),
    ):
        assert answer.status_code == 409
    assert host.info()["seats"][1]["kind"] == "open"


def test_a_known_table_needs_no_further_room(served: Served, busy: list[str]) -> None:
    host = served.open(TWO, game="toy")
    invite = host.get(f"{host.path}/links")["invites"]["1"]
    kept = [*busy, *(cookie(waiting(served)) for _ in range(3)), f"kosmodrom_{host.table}={invite}"]
    headers = {"cookie": "; ".join(kept), "origin": served.base}
    sat = served.http.post(f"/table/{host.table}/sit", data={"name": "Łukasz"}, headers=headers)
    assert sat.status_code == 303
    assert dropped(sat) == []
    assert host.info()["seats"][1]["name"] == "Łukasz"


def test_the_cookie_of_a_finished_table_stays_while_its_rematch_runs(served: Served, busy: list[str]) -> None:
    host = waiting(served)
    guest = served.join(host, name="Olek")
    play_out([host, guest])
    again = guest.post(f"{guest.path}/rematch")["table"]
    kept = [cookie(host), *busy, *(cookie(waiting(served)) for _ in range(3))]
    answer = opening(served, kept)
    assert answer.status_code == 409
    assert dropped(answer) == []
    headers = {"cookie": "; ".join(kept), "origin": served.base}
    ready = served.http.post(f"/api/tables/{again}/sit", json={}, headers=headers)
    assert ready.json() == {"seat": 0, "secret": None}, "who has a seat needs no room to say so"


def test_a_cookie_of_somebody_else_disturbs_nothing(served: Served, busy: list[str]) -> None:
    odd = ["kosmodrom_(x;=1", "kosmodrom_\xc5\x81=2", "kosmodrom_=3", "kosmodrom_a b=4", 'kosmodrom_A="5', "kosmodrom"]
    kept = [*busy, cookie(over(served)), *odd, *(f"kosmodrom_gone{number}=x" for number in range(9))]
    answer = served.http.post(
        "/open",
        data={"game": "toy", "seats": "2", "name": "Zażółć"},
        headers={b"cookie": "; ".join(kept).encode("latin-1"), b"origin": served.base.encode()},
    )
    assert answer.status_code == 303
    assert dropped(answer) == [f"gone{number}" for number in range(7)]


def test_a_host_who_has_sat_down_keeps_the_seat_when_following_another_invitation(served: Served) -> None:
    host = served.open([{"kind": "open"}, {"kind": "open"}], game="toy")
    invites = host.get(f"{host.path}/links")["invites"]
    seat = served.person(invites["0"]).post(f"{host.path}/sit", {"name": "Małgorzata"})["secret"]
    held = f"kosmodrom_{host.table}={seat}.{host.secret}"
    answer = served.http.get(f"/join/{invites['1']}", headers={"cookie": held})
    found = re.search(rf"kosmodrom_{host.table}=([^;]+)", answer.headers["set-cookie"])
    assert found
    assert set(found[1].split(".")) == {seat, host.secret}


# --- sitting down when answers are lost ---------------------------------------------------------------


class Browser:
    """Keeps cookies as browsers do; an answer may be lost on its way."""

    def __init__(self, served: Served) -> None:
        self._served = served
        self.cookies: dict[str, str] = {}

    def ask(self, method: str, path: str, *, is_lost: bool = False, **parts: Any) -> httpx.Response:
        headers = {"accept": "text/html", "accept-language": "pl", "origin": self._served.base}
        headers["cookie"] = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        answer = self._served.http.request(method, path, headers=headers, **parts)
        for kept in () if is_lost else answer.headers.get_list("set-cookie"):
            name, _, value = kept.partition(";")[0].partition("=")
            self.cookies.pop(name, None)
            if "Max-Age=0" not in kept:
                self.cookies[name] = value
        return answer

    def seats(self, table: str) -> list[int]:
        found: list[int] = self.ask("GET", f"/api/tables/{table}").json()["mine"]["seats"]
        return found


@pytest.mark.parametrize("is_public", [False, True])
def test_a_seat_is_not_lost_with_the_answer_that_says_it_was_taken(served: Served, is_public: bool) -> None:
    host = served.open(TWO, game="toy", public=is_public)
    browser = Browser(served)
    if not is_public:
        browser.ask("GET", f"/join/{host.get(f'{host.path}/links')['invites']['1']}")
    browser.ask("GET", f"/table/{host.table}")
    browser.ask("POST", f"/table/{host.table}/sit", data={"name": "Małgorzata"}, is_lost=True)
    assert host.info()["seats"][1]["name"] == "Małgorzata"
    assert browser.seats(host.table) == [1]
    again = browser.ask("POST", f"/table/{host.table}/sit", data={"name": "Małgorzata"})
    assert again.status_code == 303
    assert browser.seats(host.table) == [1]
    assert browser.ask("GET", f"/table/{host.table}").status_code == 200


def test_whoever_sits_already_takes_no_second_seat_by_a_form(served: Served) -> None:
    host = served.open([*TWO, {"kind": "open"}], game="toy", public=True)
    browser = Browser(served)
    browser.ask("GET", f"/join/{host.secret}")
    assert browser.ask("POST", f"/table/{host.table}/sit", data={"name": "Ala"}).status_code == 303
    assert [seat["kind"] for seat in host.info()["seats"]] == ["person", "open", "open"]
    assert browser.seats(host.table) == [0]


def test_a_look_at_a_table_gives_nothing_up(served: Served, busy: list[str]) -> None:
    kept = [cookie(over(served)), *busy, *(cookie(waiting(served)) for _ in range(3))]
    host = served.open(TWO, game="toy", public=True)
    answer = served.http.get(f"/table/{host.table}", headers={"cookie": "; ".join(kept)})
    assert answer.status_code == 200
    assert "set-cookie" not in answer.headers


@pytest.mark.parametrize("held", ["short", "x" * 25, "Łukasz-" + "x" * 17, "x" * 23 + "."])
def test_a_seat_is_given_no_secret_but_a_proper_one(served: Served, held: str) -> None:
    host = served.open(TWO, game="toy", public=True)
    headers = {b"cookie": f"kosmodrom_{host.table}={held}".encode(), b"origin": served.base.encode()}
    sat = served.http.post(f"/table/{host.table}/sit", data={"name": "Ala"}, headers=headers)
    found = re.search(rf"kosmodrom_{host.table}=([^;]+)", str(sat.headers.get_list("set-cookie")))
    assert found
    assert re.fullmatch(r"[\w-]{24}", found[1])
    assert served.player(host.table, found[1]).info()["mine"]["seats"] == [1]
