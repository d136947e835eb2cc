"""Names of all kinds of letters: what is kept of them, in forms, cookies and pages, and that no seat is ever lost."""

import html
import re
from typing import Final

import httpx
import pytest

from kosmodrom.engine.match import Match
from kosmodrom.server.tables.seats import LONGEST_NAME, clean_name
from server.company import TWO, Served
from server.conftest import Serve

FAMILY: Final = "👨‍👩‍👧"
NAMES: Final = (
    "Łukasz",
    "Małgorzata",
    "Zażółć gęślą jaźń",
    "陳大文",
    f"rodzina {FAMILY}",
    "שלום עולם",
    "שלום \u202e123\u202c \u200f",
    "Ala\u0301",
    'O"Brien; Path=/; HttpOnly',
    "100% Łucja %41 %FF %",
    "Ala\r\nSet-Cookie: k-lang=xx",
    "A\x00l\x07a\x1b[31m",
    "<script>alert('Ł')</script>",
    "x" * 40,
    "Ł" * 400,
    "Z" + "\u0338\u0300" * 200,
    "\u2028A\u2029B\x85C",
    "\u3164\u200b\ufe0f",
    "",
)
"""Some that have broken something, here or elsewhere."""
FORM: Final = {"accept": "text/html", "accept-language": "pl"}


def form(served: Served, path: str, fields: dict[str, str], cookie: str = "") -> httpx.Response:
    """A form, as a browser sends it."""
    headers = {**FORM, "origin": served.base, **({"cookie": cookie} if cookie else {})}
    return served.http.post(path, data=fields, headers=headers)


def cookies(answer: httpx.Response) -> dict[str, str]:
    """What a browser would keep of an answer."""
    pairs = [cookie.partition(";")[0].partition("=") for cookie in answer.headers.get_list("set-cookie")]
    return {name: value for name, _, value in pairs}


def cookie_header(answer: httpx.Response) -> str:
    return "; ".join(f"{name}={value}" for name, value in cookies(answer).items())


def field_of(page: str, name: str = "name") -> str:
    """What stands in a visible text field of a page."""
    found = re.search(rf'<input [^>]*name="{name}"[^>]* value="([^"]*)"', page)
    assert found
    return html.unescape(found[1])


# --- what a name is -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("Łukasz", "Łukasz"),
        ("  Ala \t ma\n kota ", "Ala ma kota"),
        ("Zaz\u0307o\u0301łc\u0301", "Zażółć"),
        (FAMILY, FAMILY),
        ("❤️‍🔥 1️⃣", "❤️‍🔥 1️⃣"),
        ("A\u200dla", "Ala"),
        ("\u202eala\u202c", "ala"),
        ("a \u200b b", "a b"),
        ("\u0301\u0301Ala", "Ala"),
        ("\u200b\u2060\ufeff", ""),
        ("\u3164\u115f\uffa0\u2800", ""),
        ("\ufe0f\u034f\U000e0100", ""),
        ("\u0338\u0300", ""),
        ("\ud800Ala", "Ala"),
        ("x" * 40, "x" * 32),
        ("x" * 31 + " y", "x" * 31),
        ("👨‍" * 20, ("👨‍" * 16).rstrip("\u200d")),
    ],
)
def test_a_name_keeps_its_letters_and_loses_what_nobody_sees(given: str, kept: str) -> None:
    assert clean_name(given) == kept


def test_marks_do_not_pile_up() -> None:
    piled = clean_name("Z" + "\u0338\u0300\u0316" * 130 + "a")
    assert piled.startswith("Z")
    assert piled.endswith("a")
    assert len(piled) <= 5


def test_two_long_names_that_are_the_same_are_told_apart_within_the_limit(served: Served) -> None:
    host = served.open([{"kind": "me", "name": "Ł" * 40}, {"kind": "guest", "name": "Ł" * 40}], game="toy")
    one, other = (seat["name"] for seat in host.info()["seats"])
    assert one == "Ł" * LONGEST_NAME
    assert other == "Ł" * (LONGEST_NAME - 2) + " 2"


# --- forms and cookies --------------------------------------------------------------------------------


@pytest.mark.parametrize("name", NAMES)
def test_a_table_is_opened_under_any_name_and_the_browser_remembers_it(served: Served, name: str) -> None:
    answer = form(served, "/open", {"game": "toy", "seats": "2", "name": name})
    assert answer.status_code == 303, answer.text
    table = answer.headers["location"].removeprefix("/table/")
    host = served.player(table, cookies(answer)[f"kosmodrom_{table}"])
    assert host.info()["seats"][0]["name"] == (clean_name(name) or "Player 1")
    home = served.http.get("/", headers={**FORM, "cookie": cookie_header(answer)})
    assert field_of(home.text) == clean_name(name)


@pytest.mark.parametrize("name", NAMES)
def test_whoever_sits_down_under_any_name_has_the_seat(served: Served, name: str) -> None:
    host = served.open(TWO, game="toy")
    invite = host.get(f"{host.path}/links")["invites"]["1"]
    joined = served.http.get(f"/join/{invite}", headers=FORM)
    sat = form(served, f"/table/{host.table}/sit", {"name": name}, cookie_header(joined))
    assert sat.status_code == 303, sat.text
    guest = served.player(host.table, cookies(sat)[f"kosmodrom_{host.table}"])
    assert guest.info()["mine"]["seats"] == [1]
    assert guest.info()["seats"][1]["name"] == (clean_name(name) or "Player 2")
    assert guest.legal()["seat"] == 1


@pytest.mark.parametrize("name", NAMES)
def test_a_journal_is_opened_under_any_name(served: Served, name: str) -> None:
    journal = Match("toy", seats=2, seed="Łukasz").journal()
    answer = form(served, "/journal/open", {"journal": journal, "name": name, "seat-0": "me", "seat-1": "bot:random"})
    assert answer.status_code == 303, answer.text
    table = answer.headers["location"].removeprefix("/table/")
    host = served.player(table, cookies(answer)[f"kosmodrom_{table}"])
    assert host.info()["seats"][0]["name"] == (clean_name(name) or "Player 1")


def test_each_database_keeps_all_letters(serve: Serve, database: str) -> None:
    served = serve(database)
    for name in NAMES:
        host = served.open([{"kind": "me", "name": name[:64]}, {"kind": "open"}], game="toy")
        guest = served.join(host, name="Olek", nonce="zażółć 👨‍👩‍👧".replace("\u200d", ""))
        if clean_name(name):
            guest.post(f"{guest.path}/chat", {"text": name}, 204)
        served.house.room._live.clear()
        assert host.info()["seats"][0]["name"] == (clean_name(name) or "Player 1")
        assert guest.view()["seat"] == 1


def test_a_name_in_a_cookie_is_read_whatever_it_is(served: Served) -> None:
    for value, shown in (
        ("Ala", "Ala"),
        ("%C5%81ukasz", "Łukasz"),
        ("100%", "100%"),
        ("%FF%00%E2%80%AEAla", "�Ala"),
        ('"O\\"Brien"', 'O"Brien'),
        ("x" * 400, "x" * 32),
        ("%5Cud800", "\\ud800"),
    ):
        page = served.http.get("/", headers={**FORM, "cookie": f"k-name={value}"})
        assert page.status_code == 200
        assert field_of(page.text) == shown


@pytest.mark.parametrize("name", ["דנה", "محمد 7", "Ola דנה", "Łukasz", "王小明", "{name} 🚀"])
def test_a_name_from_right_to_left_does_not_turn_its_sentence_around(served: Served, name: str) -> None:
    host = served.open([{"kind": "me", "name": name}, {"kind": "open"}], public=True, chat=True)
    guest = served.join(host, name="Małgorzata")
    guest.post(f"{guest.path}/chat", {"text": "שלום"}, 204)
    is_turned = name in ("דנה", "محمد 7", "Ola דנה")
    shown = f"\u2068{name}\u2069" if is_turned else name
    assert host.info()["seats"][0]["name"] == name
    assert served.person().get("/api/tables")["tables"][0]["seats"][0]["name"] == name
    assert [each["name"] for each in guest.get(f"{guest.path}/chat")["messages"]] == ["Małgorzata"]
    sentences = [guest.ask("GET", f"{guest.path}/log").text, served.http.get("/", headers=FORM).text]
    sentences.append(served.http.get(f"/table/{host.table}", headers=FORM).text)
    for said in sentences:
        assert shown in said or name not in said
        assert is_turned or "\u2068" not in said
    assert shown in sentences[1]
    assert shown in sentences[2]
