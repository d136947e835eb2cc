"""A table that gathers: what is waited for, links and codes for the host alone, bots for all free seats, cancelling."""

import html
import re

import httpx
import pytest

from kosmodrom.server.tables.seats import LONGEST_NAME
from server.company import Player, Served, wait_until

FOUR = [{"kind": "me", "name": "Małgorzata"}, {"kind": "open"}, {"kind": "open"}, {"kind": "bot", "level": "random"}]
LONG = "Wierzchosława Brzęczyszczykiewicz-Grzegżółka"


def shown(served: Served, player: Player, lang: str = "pl", path: str = "") -> httpx.Response:
    cookie = f"kosmodrom_{player.table}={player.secret}" if player.secret else ""
    headers = {"cookie": cookie, "accept-language": lang}
    return served.http.get(f"/table/{player.table}{path}", headers=headers)


def lobby(served: Served, player: Player, lang: str = "pl") -> str:
    return html.unescape(shown(served, player, lang).text)


def watcher(served: Served, host: Player) -> Player:
    return served.player(host.table, host.get(f"{host.path}/links")["watch"])


@pytest.mark.parametrize(
    ("lang", "two", "one"),
    [
        ("pl", "Czekamy: wolne są 2 miejsca.", "Czekamy: wolne jest 1 miejsce."),
        ("en", "Waiting: 2 seats are free.", "Waiting: 1 seat is free."),
    ],
)
def test_everybody_reads_what_is_waited_for(served: Served, lang: str, two: str, one: str) -> None:
    host = served.open(FOUR)
    for player in (host, watcher(served, host)):
        assert f"<h1{' '}" in lobby(served, player, lang)
        assert two in lobby(served, player, lang)
    guest = served.join(host, name="Łukasz")
    for player in (host, guest):
        assert one in lobby(served, player, lang)


def test_a_rematch_names_who_has_not_confirmed(served: Served) -> None:
    from toy.ties import played

    seats = [{"kind": "me", "name": "Ala"}, {"kind": "open"}]
    opened = served.person().post("/api/journals", {"journal": played("toy", 2, 1).journal(), "seats": seats}, 201)
    host = served.player(opened["table"], opened["secret"])
    again = served.player(host.post(f"{host.path}/rematch")["table"], host.secret)
    assert "Czekamy: wolne jest 1 miejsce." in lobby(served, again)


def test_the_host_has_links_to_copy_to_send_and_as_codes_and_nobody_else_has(served: Served) -> None:
    host = served.open(FOUR)
    links = host.get(f"{host.path}/links")["invites"]
    page = lobby(served, host)
    rows = re.findall(r'<div class="p-invite">(.*?)</div>', page, re.DOTALL)
    assert len(rows) == 2
    for (seat, secret), row in zip(links.items(), rows, strict=True):
        assert f'value="{served.base}/join/{secret}"' in row
        assert all(each in row for each in ("data-copy", "data-send=", f'data-qr="{seat}"', f'{{"seat":{seat}}}'))
    guest = served.join(host, name="Łukasz")
    for player in (guest, watcher(served, host), served.player(host.table, links["2"])):
        seen = lobby(served, player)
        assert not any(secret in seen for secret in links.values())
        assert "data-qr" not in seen
        assert 'data-post="cancel"' not in seen


def test_the_code_of_a_free_seat_is_drawn_for_the_host(served: Served) -> None:
    host = served.open(FOUR)
    code = shown(served, host, path="/links?seat=2")
    assert code.status_code == 200
    assert 'class="k-qr"' in code.text
    assert "Miejsce 3: zeskanuj kod aparatem" in code.text
    for seat, status in ((0, 409), (3, 409)):
        assert shown(served, host, path=f"/links?seat={seat}").status_code == status
    guest = served.join(host, name="Łukasz")
    assert shown(served, guest, path="/links?seat=2").status_code == 403


def test_options_are_read_in_words_and_usual_rules_are_called_usual(served: Served) -> None:
    options = {"game": "first", "aggressive": "yes"}
    chosen = lobby(served, served.open(FOUR, "posrod_gwiazd", options=options))
    assert "<span>Rasy i Zadania:</span> pierwsza gra: bez Ras i bez Zadań" in chosen
    assert "<span>Wariant agresywny:</span> tak: gramy z Konfliktami" in chosen
    assert "zwykłe zasady" not in chosen
    assert "<span>zwykłe zasady, bez wariantów</span>" in lobby(served, served.open(FOUR, "posrod_gwiazd"))


def test_all_free_seats_go_to_bots_at_once_and_the_match_begins(served: Served) -> None:
    host = served.open(FOUR)
    host.post(f"{host.path}/fill", {"level": "random"})
    info = host.info()
    assert info["state"] == "running"
    assert [seat["kind"] for seat in info["seats"]] == ["person", "bot", "bot", "bot"]
    told = host.post(f"{host.path}/fill?lang=pl", {}, 409)
    assert told["message"] == "przy tym stole nie ma wolnych miejsc"


def test_a_table_is_cancelled_by_its_host_alone_and_its_links_say_so(served: Served) -> None:
    host = served.open(FOUR)
    links, watch = host.get(f"{host.path}/links")["invites"], watcher(served, host)
    guest = served.join(host, name="Łukasz")
    for player in (guest, watch, served.player(host.table, links["2"]), served.player(host.table, None)):
        told = player.post(f"{host.path}/cancel?lang=pl", {}, 403)
        assert told["message"] == "stół może odwołać tylko ten, kto go otworzył"
    host.post(f"{host.path}/cancel", {}, 204)
    for player in (host, guest, watch):
        assert shown(served, player).status_code == 404
    dead = served.http.get(f"/join/{links['2']}", headers={"accept-language": "pl"})
    assert dead.status_code == 404
    assert "być może stół odwołano" in dead.text
    host.post(f"{host.path}/cancel", {}, 404)
    assert host.table not in served.http.get("/", headers={"cookie": f"kosmodrom_{host.table}={host.secret}"}).text


def test_a_table_whose_match_has_begun_is_not_cancelled(served: Served) -> None:
    host = served.open([FOUR[0], FOUR[3]])
    told = host.post(f"{host.path}/cancel?lang=pl", {}, 409)
    assert told["message"] == "gra już się zaczęła, więc stołu nie można odwołać"
    assert host.info()["state"] == "running"


def test_a_long_name_is_cut_and_the_same_one_gets_a_number(served: Served) -> None:
    host = served.open([{"kind": "me", "name": LONG}, {"kind": "open"}, {"kind": "open"}])
    served.join(host, name=LONG)
    served.join(host, name=LONG)
    names = [seat["name"] for seat in host.info()["seats"]]
    assert len(set(names)) == 3
    assert all(len(name) <= LONGEST_NAME for name in names)
    assert [name[-2:] for name in names[1:]] == [" 2", " 3"]


def test_people_talk_before_the_match_begins(served: Served) -> None:
    host = served.open(FOUR)
    guest = served.join(host, name="Łukasz")
    guest.post(f"{host.path}/chat", {"text": "Zaraz wracam"}, 204)
    assert "Zaraz wracam" in lobby(served, host)
    assert "data-say" in lobby(served, host)
    seen = lobby(served, watcher(served, host))
    assert "Zaraz wracam" in seen
    assert "data-say" not in seen


@pytest.mark.parametrize(
    ("lang", "says", "leave"),
    [
        ("pl", "Ręce i inne tajemnice graczy są zakryte.", "Przestań oglądać"),
        ("en", "Hands and other secrets of the players are hidden.", "Stop watching"),
    ],
)
def test_a_public_match_is_watched_from_the_home_page_and_left(
    served: Served, lang: str, says: str, leave: str
) -> None:
    seats = [{"kind": "me", "name": "Zosia"}, {"kind": "bot", "level": "random"}]
    host, private = served.open(seats, "posrod_gwiazd", public=True), served.open(seats, "posrod_gwiazd")
    wait_until(lambda: bool(host.legal()["asked"]))
    home = served.http.get("/lists", params={"lang": lang}).json()["p-public-tables"]
    row = re.search(rf'<a href="/table/{host.table}">.*?</a>', home)
    assert row
    assert ("oglądaj" if lang == "pl" else "watch") in row[0]
    assert private.table not in home
    stranger = served.player(host.table, None)
    page = lobby(served, stranger, lang)
    assert says in page
    assert re.search(rf'<a class="p-button" href="/">{leave}</a>', page)
    assert re.search(r'id="p-hand"[^>]*></div>', page)
    assert says not in lobby(served, host, lang)


def test_public_tables_that_gather_come_first_and_say_what_can_be_done(served: Served) -> None:
    seats = [{"kind": "me", "name": "Zosia"}, {"kind": "open"}]
    host = served.open(seats, public=True)
    running = served.open([seats[0], {"kind": "bot", "level": "random"}], public=True)
    rows = re.findall(
        r'href="/table/(\w+)".*?class="p-can">([^<]+)', served.http.get("/lists?lang=en").json()["p-public-tables"]
    )
    assert rows.index((host.table, "sit down")) < rows.index((running.table, "watch"))
    cookie = {"cookie": f"kosmodrom_{host.table}={host.secret}"}
    assert "p-can" not in served.http.get("/lists?lang=en", headers=cookie).json()["p-my-tables"]
