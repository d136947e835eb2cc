"""Links: where they lead, what a dead one says, and that a browser never loses a stronger secret for a weaker one."""

import re

import httpx
import pytest

from server.company import Player, Served

ALONE = [{"kind": "me", "name": "Ala"}, {"kind": "open"}]


def follow(served: Served, secret: str, cookie: str = "", **headers: str) -> httpx.Response:
    if cookie:
        headers["cookie"] = cookie
    return served.http.get(f"/join/{secret}", headers=headers)


def kept(answer: httpx.Response, table: str) -> list[str]:
    """The secrets that the browser keeps for a table after an answer."""
    found = re.search(rf"kosmodrom_{table}=([^;]+);", answer.headers["set-cookie"])
    assert found
    return found[1].split(".")


def links(host: Player) -> tuple[str, str]:
    """An invitation, and the link for spectators."""
    given = host.get(f"{host.path}/links")
    return given["invites"]["1"], given["watch"]


@pytest.mark.parametrize("secret", ["unknown", "x" * 300, "%F0%9F%91%BD", "a.b"])
def test_an_unknown_link_says_what_happened_and_what_to_do(served: Served, secret: str) -> None:
    polish = follow(served, secret, **{"accept-language": "pl"})
    assert polish.status_code == 404
    assert polish.headers["content-type"].startswith("text/html")
    assert "Ten link nie prowadzi do żadnego stołu" in polish.text
    assert "poproś o nowy link" in polish.text
    english = follow(served, secret, **{"accept-language": "en"})
    assert 'lang="en"' in english.text
    assert "ask whoever opened the table for a new link" in english.text
    assert "set-cookie" not in english.headers


def test_whoever_follows_the_own_invitation_again_comes_to_the_table(served: Served) -> None:
    host = served.open(ALONE)
    invite, _ = links(host)
    sat = served.person(invite).post(f"{host.path}/sit", {"name": "Małgorzata"})
    cookie = f"kosmodrom_{host.table}={sat['secret']}"
    again = follow(served, invite, cookie)
    assert again.status_code == 303
    assert again.headers["location"] == f"/table/{host.table}"
    assert "set-cookie" not in again.headers
    assert served.http.get(again.headers["location"], headers={"cookie": cookie}).status_code == 200


@pytest.mark.parametrize(
    ("lang", "says"),
    [
        ("pl", "Tego linku już użyto: ktoś zajął miejsce, do którego prowadził."),
        ("en", "This link has been used: somebody has taken the seat that it led to."),
    ],
)
def test_a_used_invitation_says_so_to_everybody_else_and_opens_nothing(served: Served, lang: str, says: str) -> None:
    host = served.open(ALONE)
    invite, watch = links(host)
    served.person(invite).post(f"{host.path}/sit", {"name": "Łukasz"})
    for cookie in ("", f"kosmodrom_{host.table}={invite}", f"kosmodrom_{host.table}={watch}"):
        answer = follow(served, invite, cookie, **{"accept-language": lang})
        assert answer.status_code == 404
        assert says in answer.text
        assert f"/table/{host.table}" not in answer.text
        assert "set-cookie" not in answer.headers
    mine = follow(served, invite, f"kosmodrom_{host.table}={host.secret}", **{"accept-language": lang})
    assert mine.status_code == 404
    assert f'href="/table/{host.table}"' in mine.text
    assert served.person(invite).get(host.path, 403)["code"] == "not-yours"
    assert served.person(invite).post(f"{host.path}/sit", {"name": "Olek"}, 403)["code"] == "not-yours"


def test_the_link_of_a_seat_that_was_given_to_a_bot_opens_nothing(served: Served) -> None:
    host = served.open(ALONE)
    invite, _ = links(host)
    host.post(f"{host.path}/fill", {"seat": 1})
    assert follow(served, invite).status_code == 404
    assert served.person(invite).post(f"{host.path}/sit", {"name": "Olek"}, 403)["code"] == "not-yours"


def test_a_host_who_follows_the_own_links_keeps_the_seat(served: Served) -> None:
    host = served.open(ALONE)
    for link in links(host):
        answer = follow(served, link, f"kosmodrom_{host.table}={host.secret}")
        assert answer.status_code == 303
        assert kept(answer, host.table) == [host.secret]


def test_a_guest_who_sits_keeps_the_seat_and_an_invited_one_the_invitation(served: Served) -> None:
    host = served.open(ALONE)
    invite, watch = links(host)
    assert kept(follow(served, watch, f"kosmodrom_{host.table}={invite}"), host.table) == [invite]
    assert kept(follow(served, invite, f"kosmodrom_{host.table}={watch}"), host.table) == [invite]
    guest = served.join(host, name="Olek")
    assert kept(follow(served, watch, f"kosmodrom_{host.table}={guest.secret}"), host.table) == [guest.secret]
    assert kept(follow(served, str(guest.secret), f"kosmodrom_{host.table}={watch}"), host.table) == [guest.secret]


def test_a_host_without_a_seat_sits_down_and_stays_the_host(served: Served) -> None:
    host = served.open([{"kind": "open"}, {"kind": "bot", "level": "random"}])
    invite = host.get(f"{host.path}/links")["invites"]["0"]
    cookie = f"kosmodrom_{host.table}=" + ".".join(
        kept(follow(served, invite, f"kosmodrom_{host.table}={host.secret}"), host.table)
    )
    headers = {"cookie": cookie, "origin": served.base}
    assert "Sit down" in served.http.get(f"/table/{host.table}?lang=en", headers=headers).text
    sat = served.http.post(f"/table/{host.table}/sit", data={"name": "Ala"}, headers=headers)
    assert sat.status_code == 303
    secrets = kept(sat, host.table)
    assert host.secret in secrets
    assert invite not in secrets
    mine = served.person().ask("GET", host.path, headers={"cookie": f"kosmodrom_{host.table}=" + ".".join(secrets)})
    assert mine.json()["mine"] == {"seats": [0], "invited": [], "host": True}


@pytest.mark.parametrize(("lang", "says"), [("pl", "Nie ma takiego stołu."), ("en", "There is no such table.")])
@pytest.mark.parametrize("path", ["/table/nonesuch", "/table/NO-SUCH-TABLE", "/table/nonesuch/replay"])
def test_a_table_that_is_not_there_is_refused_by_a_page(served: Served, path: str, lang: str, says: str) -> None:
    answer = served.http.get(path, headers={"accept-language": lang})
    assert answer.status_code == 404
    assert says in answer.text


def test_refusals_speak_the_language_of_the_guest(served: Served) -> None:
    host = served.open(ALONE)
    polish = served.http.get(f"/table/{host.table}", headers={"accept-language": "pl"}).text
    assert "Ten stół nie jest publiczny, a ty nie masz do niego linku." in polish
    assert "this table is not public" not in polish
    told = served.person().post(f"{host.path}/decide?lang=pl", {"question": 1, "decision": "end"}, 403)
    assert told["message"] == "nie masz miejsca przy tym stole"


def test_an_address_that_leads_nowhere_is_a_page_for_people_and_a_problem_for_programs(served: Served) -> None:
    page = served.http.get("/nowhere", headers={"accept": "text/html,*/*", "accept-language": "pl"})
    assert page.status_code == 404
    assert "Nie ma takiej strony." in page.text
    for path, accept in (("/nowhere", "*/*"), ("/api/nowhere", "text/html")):
        answer = served.http.get(path, headers={"accept": accept})
        assert answer.status_code == 404
        assert answer.json()["code"] == "no-page"


@pytest.mark.parametrize(
    ("lang", "says"),
    [
        ("pl", "Miejsce, do którego prowadził ten link, dostał bot."),
        ("en", "A bot was given the seat that this link led to."),
    ],
)
def test_an_invitation_to_a_seat_that_a_bot_has_got_says_so(served: Served, lang: str, says: str) -> None:
    host = served.open([*ALONE, {"kind": "open"}])
    invite, _ = links(host)
    host.post(f"{host.path}/fill", {"seat": 1, "level": "random"})
    told = follow(served, invite, **{"accept-language": lang})
    assert told.status_code == 404
    assert says in told.text
