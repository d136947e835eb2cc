"""Errors in a browser: a page in the reader's language that says what happened, what to do, and how to get home."""

import html
import json
import re
from typing import Any

import httpx
import pytest

from kosmodrom.server.process.settings import Rate
from server.company import SOLO, TWO, Served
from server.conftest import Serve

LANGS = ("pl", "en")
FIELDS = {"content-type": "application/x-www-form-urlencoded"}


def ask(served: Served, method: str, path: str, lang: str = "pl", **parts: Any) -> httpx.Response:
    """As a browser asks for a page."""
    headers = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8", "accept-language": lang}
    return served.http.request(method, path, headers={**headers, **parts.pop("headers", {})}, **parts)


def check_page(answer: httpx.Response, status: int, lang: str) -> str:
    """It is a whole page with a headline, a sentence and a way home; its words are given back."""
    assert answer.status_code == status, answer.text
    assert answer.headers["content-type"].startswith("text/html")
    assert f'<html lang="{lang}"' in answer.text
    assert "default-src 'none'" in answer.headers["content-security-policy"]
    assert answer.headers["cache-control"] == "no-store"
    main = answer.text[answer.text.index("<main") :]
    assert re.search(r"<h1>[^<]+[.!]</h1>", main)
    assert re.search(r'<p class="p-quiet">[A-ZŻŚĆ][^<]+\.</p>', main)
    assert re.search(r'<a class="p-button is-main" href="/">', main)
    return html.unescape(main)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize(
    ("method", "path", "parts", "status"),
    [
        ("GET", "/nowhere", {}, 404),
        ("GET", "/static/none.css", {}, 404),
        ("POST", "/", {}, 405),
        ("GET", "/open", {}, 405),
        ("DELETE", "/table/abc", {}, 405),
        ("GET", "/table/abc/stream", {}, 404),
        ("GET", "/table/abc/score?seat=Łukasz", {}, 422),
        ("GET", "/table/abc/replay?at=" + "9" * 5000, {}, 422),
        ("GET", "/rules/chess", {}, 422),
        ("POST", "/journal/look", {"content": b"journal"}, 422),
        ("POST", "/open", {"content": b"a=" + b"x" * 300_000, "headers": FIELDS}, 413),
        ("POST", "/open", {"content": [b"x" * 1000] * 300, "headers": FIELDS}, 413),
        ("POST", "/open", {"content": b"x" * 5_000_000, "headers": FIELDS}, 413),
        ("POST", "/open", {"data": {"game": "toy", "seats": "2"}, "headers": {"origin": "http://evil.example"}}, 403),
        ("POST", "/open", {"data": {"game": "toy"}, "headers": {"cookie": "kosmodrom_x=1"}}, 403),
    ],
)
def test_every_refusal_is_a_page(
    served: Served, method: str, path: str, parts: dict[str, Any], status: int, lang: str
) -> None:
    check_page(ask(served, method, path, lang, **parts), status, lang)


def test_an_address_that_leads_nowhere_is_not_called_a_table(served: Served) -> None:
    assert "<h1>Nie ma takiej strony.</h1>" in check_page(ask(served, "GET", "/nowhere"), 404, "pl")
    assert "<h1>Nie ma takiego stołu.</h1>" in check_page(ask(served, "GET", "/table/nowhere1"), 404, "pl")


@pytest.mark.parametrize("lang", LANGS)
def test_guards_refuse_with_a_page(serve: Serve, sqlite: str, lang: str) -> None:
    guarded = serve(sqlite, hosts=("127.0.0.1",), by_address=Rate(2, 0.001), tables_by_address=Rate(0.5, 0.001))
    other = ask(guarded, "GET", "/", lang, headers={"host": "Łódź.example".encode()})
    check_page(other, 421, lang)
    opening = ask(guarded, "POST", "/open", lang, data={"game": "toy", "seats": "2"})
    check_page(opening, 429, lang)
    often = ask(guarded, "GET", "/", lang)
    check_page(often, 429, lang)
    assert often.headers["retry-after"]


def fails(*_: object, **__: object) -> None:
    raise RuntimeError("Zażółć gęślą jaźń")


@pytest.mark.parametrize(("lang", "says"), [("pl", "Coś poszło tu nie tak"), ("en", "Something went wrong here")])
def test_a_fault_of_the_server_is_a_page_too(
    served: Served, monkeypatch: pytest.MonkeyPatch, lang: str, says: str
) -> None:
    monkeypatch.setattr(served.house.listing, "public", fails)
    words = check_page(ask(served, "GET", "/", lang), 500, lang)
    assert says in words
    assert "gęślą" not in words
    told = served.http.get("/", headers={"accept": "*/*"})
    assert (told.status_code, told.json()["code"]) == (500, "fault")
    assert "default-src 'none'" in told.headers["content-security-policy"]


@pytest.mark.parametrize(("lang", "says"), [("pl", "nie jest publiczny"), ("en", "is not public")])
def test_a_closed_table_says_so(served: Served, lang: str, says: str) -> None:
    host = served.open(TWO, game="toy")
    assert says in check_page(ask(served, "GET", f"/table/{host.table}", lang), 403, lang)
    assert says in check_page(ask(served, "GET", f"/table/{host.table}/stream", lang), 403, lang)


def test_a_choice_of_language_holds_for_errors_too(served: Served) -> None:
    answer = ask(served, "POST", "/", "en", headers={"cookie": "k-lang=pl"})
    check_page(answer, 405, "pl")
    check_page(ask(served, "POST", "/?lang=en", "pl"), 405, "en")


@pytest.mark.parametrize(
    ("method", "path", "parts", "status", "code"),
    [
        ("POST", "/", {}, 405, "http"),
        ("GET", "/nowhere", {}, 404, "no-page"),
        ("GET", "/table/abc/stream", {}, 404, "no-table"),
        ("POST", "/open", {"content": b"x" * 300_000}, 413, "too-large"),
        ("POST", "/open", {"data": {}, "headers": {"origin": "http://evil.example"}}, 403, "foreign-origin"),
        ("POST", "/journal/look", {"json": {"journal": 1}}, 422, "bad-input"),
        ("POST", "/api/tables", {"json": {}, "headers": {"accept": "text/html"}}, 422, "bad-input"),
        ("DELETE", "/api/games", {"headers": {"accept": "text/html"}}, 405, "http"),
        ("POST", "/api/tables", {"content": b"x" * 300_000, "headers": {"accept": "text/html"}}, 413, "too-large"),
    ],
)
def test_programs_and_scripts_get_a_problem(
    served: Served, method: str, path: str, parts: dict[str, Any], status: int, code: str
) -> None:
    headers = {"accept": "*/*", **parts.pop("headers", {})} if parts else {"accept": "*/*"}
    answer = served.http.request(method, path, headers=headers, **parts)
    assert (answer.status_code, answer.headers["content-type"]) == (status, "application/json")
    assert answer.json()["code"] == code
    assert answer.json()["message"]


def test_problems_speak_the_language_that_the_address_names(served: Served) -> None:
    large = served.http.post("/api/tables?lang=pl", content=b"x" * 300_000)
    assert large.json()["message"].startswith("treść jest większa")
    pieces = served.http.post("/journal/look?lang=pl", content=iter([b"x" * 1_000_000] * 3))
    assert (pieces.status_code, pieces.json()["message"][:18]) == (413, "treść jest większa")
    foreign = served.http.post("/open?lang=pl", headers={"origin": "http://evil.example"})
    assert foreign.json()["message"] == "o tę zmianę poprosiła inna strona"


def test_whoever_sends_far_too_much_still_hears_why(served: Served) -> None:
    for _ in range(5):
        answer = served.http.post("/journal/look", content=b"x" * 20_000_000)
        assert (answer.status_code, answer.json()["code"]) == (413, "too-large")


def test_what_scripts_ask_for_is_answered_as_before(served: Served) -> None:
    host = served.open(SOLO, game="star_scrappers")
    own = {"cookie": f"kosmodrom_{host.table}={host.secret}", "accept": "*/*", "origin": served.base}
    assert json.loads(served.http.get("/lists", headers=own).text)
    assert served.http.get(f"/table/{host.table}/score?seat=0", headers=own).status_code == 200
    assert served.http.get(f"/table/{host.table}/zoom?thing=nothing", headers=own).status_code == 422
    late = served.http.post(f"{host.path}/decide?lang=pl", json={"question": 999, "decision": "x"}, headers=own)
    assert late.json()["code"] == "late"
