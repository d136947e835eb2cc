"""Behind a proxy: who is believed about clients, hosts and schemes, and pages that know their public address."""

from http.cookies import SimpleCookie
from typing import Any

import httpx
import pytest
from starlette.datastructures import Headers

from kosmodrom.server.process.settings import Rate
from kosmodrom.server.web.proxies import Hop, address_of, forwarded, x_forwarded
from server.company import SOLO, Served
from server.conftest import Serve

PUBLIC = "https://graj.example.org/kosmodrom"
ORIGIN = "https://graj.example.org"
HERE = ("127.0.0.1",)
FEW = Rate(5, 0.001)


def statuses(served: Served, *headers: dict[str, str]) -> list[int]:
    return [served.http.get("/api/games", headers=each).status_code for each in headers]


def through(served: Served, method: str, path: str, **parts: Any) -> httpx.Response:
    """What a browser asks for, as a proxy passes it on that keeps the host and says all it knows."""
    said = {
        "host": "graj.example.org",
        "x-forwarded-for": "203.0.113.9",
        "x-forwarded-proto": "https",
        "x-forwarded-host": "graj.example.org",
        **parts.pop("headers", {}),
    }
    return served.http.request(method, path, headers=said, **parts)


# --- whom to believe ----------------------------------------------------------------------------------


def test_nobody_is_believed_who_was_not_asked(serve: Serve, sqlite: str) -> None:
    served = serve(sqlite, by_address=FEW)
    made_up = [{"x-forwarded-for": f"198.51.100.{n}", "forwarded": f"for=198.51.100.{n}"} for n in range(8)]
    assert statuses(served, *made_up) == [200] * 5 + [429] * 3


def test_a_trusted_proxy_tells_its_clients_apart(serve: Serve, sqlite: str) -> None:
    served = serve(sqlite, by_address=FEW, trusted_proxies=HERE)
    assert statuses(served, *[{"x-forwarded-for": f"198.51.100.{n}"} for n in range(8)]) == [200] * 8
    assert statuses(served, *[{"x-forwarded-for": "198.51.100.1"}] * 6) == [200] * 4 + [429] * 2


def test_a_client_cannot_hide_behind_addresses_that_it_makes_up(serve: Serve, sqlite: str) -> None:
    """A proxy appends the address that it sees to whatever the client has sent."""
    served = serve(sqlite, by_address=FEW, trusted_proxies=(*HERE, "10.0.0.0/8"))
    ways = [f"192.0.2.{n}, 198.51.100.7, 10.0.0.{n}" for n in range(8)]
    assert statuses(served, *[{"x-forwarded-for": way} for way in ways]) == [200] * 5 + [429] * 3


def test_the_kind_of_header_that_the_proxy_does_not_set_is_not_read(serve: Serve, sqlite: str) -> None:
    """A proxy passes on what it does not know; so only one kind can be trusted."""
    served = serve(sqlite, by_address=FEW, trusted_proxies=HERE)
    made_up = [{"x-forwarded-for": "198.51.100.7", "forwarded": f"for=192.0.2.{n}"} for n in range(8)]
    assert statuses(served, *made_up) == [200] * 5 + [429] * 3
    other = serve(sqlite, by_address=FEW, trusted_proxies=HERE, proxy_headers="forwarded")
    made_up = [{"forwarded": "for=198.51.100.7", "x-forwarded-for": f"192.0.2.{n}"} for n in range(8)]
    assert statuses(other, *made_up) == [200] * 5 + [429] * 3


def test_streams_and_tables_are_counted_by_client_too(serve: Serve, sqlite: str) -> None:
    served = serve(sqlite, tables_by_address=Rate(1, 0.001), trusted_proxies=HERE)
    body = {"game": "star_scrappers", "seats": SOLO}
    asked = [("198.51.100.1", 201), ("198.51.100.1", 429), ("198.51.100.2", 201)]
    for client, status in asked:
        assert served.http.post("/api/tables", json=body, headers={"x-forwarded-for": client}).status_code == status


@pytest.mark.parametrize(
    ("text", "address"),
    [
        ("192.0.2.1", "192.0.2.1"),
        (" 192.0.2.1:8080 ", "192.0.2.1"),
        ("[2001:db8::1]:8080", "2001:db8::1"),
        ("2001:db8::1", "2001:db8::1"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("unknown", "None"),
        ("_hidden", "None"),
        ("", "None"),
        ("Łukasz", "None"),
    ],
)
def test_addresses_are_read_as_proxies_write_them(text: str, address: str) -> None:
    assert str(address_of(text)) == address


def test_both_kinds_of_headers_are_understood() -> None:
    said = Headers({"forwarded": 'for="[2001:db8::1]:47";proto=HTTPS;host="a.example", for=10.0.0.1;by=x'})
    assert forwarded(said) == [Hop("[2001:db8::1]:47", "https", "a.example"), Hop("10.0.0.1")]
    said = Headers({"x-forwarded-for": "a, b", "x-forwarded-proto": "https", "x-forwarded-host": "x, y"})
    assert x_forwarded(said) == [Hop("a", "https", "y"), Hop("b", "https", "y")]
    assert forwarded(Headers({"forwarded": ';;=,"'})) == [Hop(), Hop()]
    assert x_forwarded(Headers({})) == [Hop()]


# --- what used to be refused --------------------------------------------------------------------------


@pytest.fixture
def hosted(serve: Serve, sqlite: str) -> Served:
    """A server as it is set up behind a proxy."""
    return serve(sqlite, public_address=PUBLIC, trusted_proxies=HERE)


KEPT = {"host": "graj.example.org"}
WITH_PORT = {"host": "graj.example.org:443"}
REPLACED = {"host": "127.0.0.1:8765", "x-forwarded-host": "graj.example.org"}


@pytest.mark.parametrize("host", [KEPT, WITH_PORT, REPLACED])
def test_a_page_and_a_change_come_through_whatever_becomes_of_the_host(hosted: Served, host: dict[str, str]) -> None:
    page = through(hosted, "GET", "/kosmodrom/", headers=host)
    assert page.status_code == 200
    browser = {"origin": ORIGIN, "sec-fetch-site": "same-origin"}
    fields = {"game": "star_scrappers", "seats": "2", "name": "Lukasz"}
    opened = through(hosted, "POST", "/kosmodrom/open", data=fields, headers={**host, **browser})
    assert opened.status_code == 303
    assert opened.headers["location"].startswith("/kosmodrom/table/")
    cookies = SimpleCookie("\n".join(opened.headers.get_list("set-cookie")))
    assert cookies
    for line in opened.headers.get_list("set-cookie"):
        assert "; Secure" in line
        assert "; Path=/kosmodrom;" in line


def test_a_proxy_that_says_nothing_gets_through_with_the_public_address_alone(serve: Serve, sqlite: str) -> None:
    served = serve(sqlite, public_address="https://graj.example.org")
    for host in ("graj.example.org", "127.0.0.1:8765"):
        headers = {"host": host, "origin": ORIGIN}
        body = {"game": "star_scrappers", "seats": SOLO}
        answer = served.http.post("/api/tables", json=body, headers=headers)
        assert answer.status_code == 201
        assert "; Secure" in answer.headers["set-cookie"]


@pytest.mark.parametrize("origin", ["http://graj.example.org", "https://evil.example", "https://graj.example.org:8443"])
def test_other_origins_than_the_public_one_are_foreign_still(hosted: Served, origin: str) -> None:
    body = {"game": "star_scrappers", "seats": SOLO}
    headers = {"origin": origin, "host": "127.0.0.1:8765", "x-forwarded-host": "127.0.0.1:8765"}
    assert through(hosted, "POST", "/kosmodrom/api/tables", json=body, headers=headers).status_code == 403


def test_names_that_nobody_gave_are_unknown_still(hosted: Served) -> None:
    headers = {"x-forwarded-host": "rebound.example"}
    assert through(hosted, "GET", "/kosmodrom/", headers=headers).status_code == 421
    assert hosted.http.get("/", headers={"host": "rebound.example"}).status_code == 421


def test_without_a_public_address_a_trusted_proxy_says_it_all(serve: Serve, sqlite: str) -> None:
    served = serve(sqlite, hosts=("graj.example.org",), trusted_proxies=HERE, base_path="/kosmodrom")
    body = {"game": "star_scrappers", "seats": [{"kind": "me", "name": "Ala"}, {"kind": "open"}]}
    opened = through(served, "POST", "/api/tables", json=body, headers={"host": "127.0.0.1", "origin": ORIGIN})
    assert "; Secure" in opened.headers["set-cookie"]
    cookie = opened.headers["set-cookie"].partition(";")[0]
    page = through(served, "GET", f"/kosmodrom/table/{opened.json()['table']}/links", headers={"cookie": cookie})
    assert f'value="{ORIGIN}/kosmodrom/join/{opened.json()["invites"]["1"]}"' in page.text


def test_links_to_give_away_begin_with_the_public_address(hosted: Served) -> None:
    opened = hosted.http.post(
        "/api/tables", json={"game": "star_scrappers", "seats": [{"kind": "me"}, {"kind": "open"}]}
    )
    table, secret = opened.json()["table"], opened.json()["secret"]
    headers = {"cookie": f"kosmodrom_{table}={secret}"}
    for path in (f"/table/{table}", f"/table/{table}/links"):
        page = hosted.http.get(path, headers=headers)
        assert f"{PUBLIC}/join/{opened.json()['invites']['1']}" in page.text
    assert "; Secure" in opened.headers["set-cookie"]


def test_a_plain_server_is_not_made_secure_by_words(served: Served) -> None:
    body = {"game": "star_scrappers", "seats": SOLO}
    answer = served.http.post("/api/tables", json=body, headers={"x-forwarded-proto": "https"})
    assert "Secure" not in answer.headers["set-cookie"]
