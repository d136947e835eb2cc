"""Guards: sizes, rates, origins, hosts, and what browsers are told."""

from typing import Any

import pytest

from kosmodrom.server.process.settings import Rate
from kosmodrom.server.web.rate_limits import RateLimits
from server.company import SOLO, Served
from server.conftest import Serve
from server.houses import Time


def test_every_answer_tells_browsers_what_to_forbid(served: Served) -> None:
    for path in ("/api/games", "/api/tables/nowhere1", "/nothing", "/api/openapi.json"):
        headers = served.person().ask("GET", path).headers
        assert "default-src 'none'" in headers["content-security-policy"]
        assert "unsafe" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["x-frame-options"] == "DENY"
        assert headers["cache-control"] == "no-store"


def test_errors_have_one_shape(served: Served) -> None:
    person = served.person()
    for method, path, status in (
        ("GET", "/nothing", 404),
        ("DELETE", "/api/games", 405),
        ("POST", "/api/tables", 422),
        ("GET", "/api/tables/nowhere1", 404),
        ("GET", "/api/events", 422),
        ("GET", "/api/games?lang=xx", 200),
        ("GET", "/api/tables?lang=xx", 422),
    ):
        answer = person.ask(method, path)
        assert answer.status_code == status
        if status != 200:
            assert set(answer.json()) == {"code", "message", "clause"}


def test_a_body_that_is_too_large_is_refused_however_it_comes(served: Served) -> None:
    person = served.person()
    large = b'{"game": "' + b"x" * 270_000 + b'"}'
    headers = {"content-type": "application/json"}
    assert person.ask("POST", "/api/tables", content=large, headers=headers).json()["code"] == "too-large"
    pieces = (large[at : at + 1000] for at in range(0, len(large), 1000))
    answer = person.ask("POST", "/api/tables", content=pieces, headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (413, "too-large")


@pytest.mark.parametrize("body", [b"", b"{", b"\xff\xfe", b'{"game": NaN}', b"[" * 5000, b'"\\ud800"', b"1e999"])
def test_bodies_that_are_not_json_are_bad_input(served: Served, body: bytes) -> None:
    answer = served.person().ask("POST", "/api/tables", content=body, headers={"content-type": "application/json"})
    assert answer.status_code in (400, 422)
    assert answer.json()["code"] == "bad-input"


def test_an_address_that_asks_too_often_has_to_wait(serve: Serve, sqlite: str) -> None:
    served = serve(sqlite, by_address=Rate(5, 0.001))
    person = served.person()
    statuses = [person.ask("GET", "/api/games").status_code for _ in range(8)]
    assert statuses == [200] * 5 + [429] * 3
    assert person.ask("GET", "/api/games").headers["retry-after"]


def test_a_seat_that_asks_too_often_has_to_wait_and_others_do_not(serve: Serve, sqlite: str) -> None:
    served = serve(sqlite, by_seat=Rate(6, 0.001))
    one, other = served.open(SOLO), served.open(SOLO)
    assert [one.ask("GET", one.path).status_code for _ in range(8)].count(429) == 2
    assert other.ask("GET", other.path).status_code == 200


def test_an_address_opens_only_so_many_tables(serve: Serve, sqlite: str) -> None:
    served = serve(sqlite, tables_by_address=Rate(2, 0.001))
    served.open(SOLO)
    served.open(SOLO)
    assert served.person().post("/api/tables", {"game": "toy", "seats": SOLO}, 429)["code"] == "too-often"


def test_a_bucket_fills_again() -> None:
    time = Time()
    buckets = RateLimits(Rate(2, 0.5), time)
    assert [buckets.take("a") for _ in range(3)] == [True, True, False]
    time.passes(2)
    assert [buckets.take("a") for _ in range(2)] == [True, False]
    assert buckets.take("b")


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({}, 403),
        ({"origin": "http://evil.example"}, 403),
        ({"origin": "null"}, 403),
        ({"origin": "http://["}, 403),
        ({"sec-fetch-site": "cross-site"}, 403),
        ({"sec-fetch-site": "same-site", "origin": "{base}"}, 403),
        ({"sec-fetch-site": "same-origin"}, 204),
        ({"origin": "{base}"}, 204),
        ({"sec-fetch-site": "same-origin", "origin": "{base}"}, 204),
    ],
)
def test_a_change_with_cookies_must_come_from_a_page_of_this_server(
    served: Served, headers: dict[str, Any], status: int
) -> None:
    host = served.open(SOLO)
    sent = {key: value.format(base=served.base) for key, value in headers.items()}
    sent["cookie"] = f"kosmodrom_{host.table}={host.secret}"
    answer = served.person().ask("POST", f"{host.path}/chat", json={"text": "hi"}, headers=sent)
    assert answer.status_code == status


def test_another_site_cannot_open_tables_either(served: Served) -> None:
    body = {"game": "star_scrappers", "seats": SOLO}
    answer = served.person().ask("POST", "/api/tables", json=body, headers={"origin": "http://evil.example"})
    assert answer.json()["code"] == "foreign-origin"


def test_only_known_host_names_are_answered_to(serve: Serve, sqlite: str) -> None:
    served = serve(sqlite, hosts=("127.0.0.1", "[::1]"))
    person = served.person()
    assert person.ask("GET", "/api/games").status_code == 200
    assert person.ask("GET", "/api/games", headers={"host": "[::1]:80"}).status_code == 200
    assert person.ask("GET", "/api/games", headers={"host": "rebound.example"}).status_code == 421
