"""Taking a seat along: the own link, as text and as a QR code, for whoever sits there and nobody else."""

import html
import re

import httpx
import pytest
import segno

from kosmodrom.draw.qr import QUIET, qr
from server.company import SOLO, TWO, Player, Served, play_out
from server.conftest import Serve


def show(served: Served, table: str, cookie: str, lang: str = "pl") -> httpx.Response:
    headers = {"accept": "text/html", "accept-language": lang, **({"cookie": cookie} if cookie else {})}
    return served.http.get(f"/table/{table}/transfer", headers=headers)


def own(player: Player) -> str:
    return f"kosmodrom_{player.table}={player.secret}"


def links(page: str) -> list[str]:
    return [html.unescape(each) for each in re.findall(r'<input readonly value="([^"]*)"', page)]


def elsewhere(served: Served, link: str) -> Player:
    """A browser that knows nothing yet follows a link."""
    answer = served.http.get(link, headers={"accept": "text/html"})
    assert answer.status_code == 303
    table = answer.headers["location"].removeprefix("/table/")
    found = re.search(rf"kosmodrom_{table}=([^;]+)", answer.headers["set-cookie"])
    assert found
    return served.player(table, found[1])


def modules(drawing: str) -> list[list[int]]:
    """Which squares of a drawn code are dark."""
    box = re.search(r'viewBox="0 0 (\d+) \1"', drawing)
    assert box
    squares = [[0] * int(box[1]) for _ in range(int(box[1]))]
    for x, y, width in re.findall(r"M(\d+) (\d+)h(\d+)v1h-\3z", drawing):
        for at in range(int(x), int(x) + int(width)):
            squares[int(y)][at] = 1
    return squares


def test_a_code_is_drawn_square_by_square_with_a_quiet_border() -> None:
    link = "http://localhost:8765/join/" + "x" * 24
    matrix = [list(row) for row in segno.make_qr(link, error="m").matrix]
    drawn = modules(qr(link, "kod"))
    inner = [row[QUIET:-QUIET] for row in drawn[QUIET:-QUIET]]
    assert inner == matrix
    assert sum(map(sum, drawn)) == sum(map(sum, matrix))
    assert 'aria-label="kod &lt;&quot;&gt;"' in qr(link, 'kod <">')


@pytest.mark.parametrize("lang", ["pl", "en"])
def test_the_own_link_is_shown_to_whoever_sits_there(served: Served, lang: str) -> None:
    host = served.open(TWO, game="toy")
    guest = served.join(host, name="Małgorzata")
    page = show(served, host.table, own(guest), lang)
    assert page.status_code == 200
    assert links(page.text) == [f"{served.base}/join/{guest.secret}"]
    assert "Małgorzata" in page.text
    assert qr(links(page.text)[0], "").partition("<path")[2].partition(" d=")[2][:200] in page.text
    assert f'href="/table/{host.table}"' in page.text
    assert page.headers["cache-control"] == "no-store"
    assert page.headers["referrer-policy"] == "no-referrer"
    assert not re.search(r"<style|<script(?![^>]*src=)|\sstyle=|\son\w+=", page.text)
    for other in (host.secret, host.get(f"{host.path}/links")["watch"]):
        assert str(other) not in page.text


def test_the_link_opens_the_seat_on_another_device_and_here_it_stays(served: Served) -> None:
    host = served.open(TWO, game="toy")
    guest = served.join(host, name="Zażółć")
    for player, seat in ((host, 0), (guest, 1)):
        [link] = links(show(served, host.table, own(player)).text)
        there = elsewhere(served, link)
        assert there.info()["mine"]["seats"] == [seat]
        assert there.info()["mine"]["host"] == (seat == 0)
        if there.legal()["asked"]:
            there.answer(there.options()[0])
        assert player.legal()["seat"] == seat


def test_people_at_one_device_go_together(served: Served) -> None:
    host = served.open([{"kind": "me", "name": "Ala"}, {"kind": "guest", "name": "Łucja"}], game="toy")
    page = show(served, host.table, own(host)).text
    assert "Ala" in page
    assert "Łucja" in page
    [link] = links(page)
    assert elsewhere(served, link).info()["mine"]["seats"] == [0, 1]


def test_a_rematch_is_reached_by_the_same_link(served: Served) -> None:
    host = served.open(TWO, game="toy")
    guest = served.join(host, name="Łukasz")
    [before] = links(show(served, host.table, own(guest)).text)
    play_out([host, guest])
    again = guest.post(f"{guest.path}/rematch")["table"]
    for table in (host.table, again):
        [link] = links(show(served, table, own(guest)).text)
        assert link == before
        there = elsewhere(served, link)
        assert there.table == again
        assert there.info()["mine"]["seats"] == [1]
        assert served.player(host.table, there.secret).info()["mine"]["seats"] == [1]


def test_a_seat_that_a_bot_plays_for_is_taken_along_too(served: Served) -> None:
    host = served.open(SOLO, game="toy")
    host.post(f"{host.path}/hand-over", {})
    [link] = links(show(served, host.table, own(host)).text)
    there = elsewhere(served, link)
    assert not there.post(f"{there.path}/take-back")["seats"][0]["stand_in"]


def test_a_host_who_has_sat_down_takes_the_seat_along(served: Served) -> None:
    host = served.open([{"kind": "open"}, {"kind": "bot", "level": "random"}], game="toy")
    invite = host.get(f"{host.path}/links")["invites"]["0"]
    seat = served.person(invite).post(f"{host.path}/sit", {"name": "Ala"})["secret"]
    page = show(served, host.table, f"kosmodrom_{host.table}={seat}.{host.secret}").text
    assert links(page) == [f"{served.base}/join/{seat}"]


def test_nobody_else_sees_a_link(served: Served) -> None:
    host = served.open([{"kind": "open"}, {"kind": "open"}], game="toy", public=True)
    given = host.get(f"{host.path}/links")
    for cookie in (
        "",
        f"kosmodrom_{host.table}={given['watch']}",
        f"kosmodrom_{host.table}={given['invites']['0']}",
        own(host),
        "kosmodrom_other=" + "x" * 24,
    ):
        page = show(served, host.table, cookie)
        assert page.status_code == 403
        assert "/join/" not in page.text
    assert show(served, "nowhere1", "").status_code == 404


def test_the_menu_and_the_lobby_lead_there(served: Served) -> None:
    host = served.open(TWO, game="toy")
    address = f'href="/table/{host.table}/transfer"'
    lobby = served.http.get(f"/table/{host.table}", headers={"cookie": own(host)}).text
    assert lobby.count(address) == 2
    guest = served.join(host, name="Łukasz")
    assert served.http.get(f"/table/{host.table}", headers={"cookie": own(guest)}).text.count(address) == 1
    watch = host.get(f"{host.path}/links")["watch"]
    watching = served.http.get(f"/table/{host.table}", headers={"cookie": f"kosmodrom_{host.table}={watch}"})
    assert address not in watching.text


def test_a_link_that_works_on_this_computer_only_says_so(serve: Serve, sqlite: str) -> None:
    served = serve(sqlite, hosts=("gry.example",))
    host = served.open(SOLO, game="toy")
    assert "tylko na tym komputerze" in show(served, host.table, own(host)).text
    headers = {"cookie": own(host), "host": "gry.example", "accept-language": "pl"}
    page = served.http.get(f"/table/{host.table}/transfer", headers=headers).text
    assert "tylko na tym komputerze" not in page
    assert links(page) == [f"http://gry.example/join/{host.secret}"]


def test_a_browser_that_has_a_seat_does_not_lose_it_to_the_link_of_another(served: Served) -> None:
    host = served.open(TWO, game="toy")
    guest = served.join(host, name="Łukasz")
    for here, coming in ((host, guest), (guest, host)):
        headers = {"cookie": own(here), "accept": "text/html", "accept-language": "pl"}
        answer = served.http.get(f"/join/{coming.secret}", headers=headers)
        assert answer.status_code == 409
        assert "set-cookie" not in answer.headers
        assert "W tej przeglądarce grasz już" in answer.text
        assert f'href="/table/{host.table}"' in answer.text
        same = served.http.get(f"/join/{here.secret}", headers=headers)
        assert same.status_code == 303
