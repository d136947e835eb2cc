"""What a browser needs to put the pages on a home screen; and that nothing of it leads out of the base path."""

import re
import struct

import httpx
import pytest

from server.company import SOLO, Served
from server.conftest import Serve

BASE = "/gry/kosmodrom"
SIGNATURE = b"\x89PNG\r\n\x1a\n"


def size(picture: bytes) -> tuple[int, int]:
    """Width and height of a PNG, from its first block."""
    assert picture[:8] == SIGNATURE
    wide, high = struct.unpack(">II", picture[16:24])
    return wide, high


def manifest_of(served: Served, page: str) -> httpx.Response:
    """The manifest that a page names."""
    link = re.findall(r'rel="manifest" href="([^"]+)"', served.http.get(page).text)[0]
    return served.http.get(link.replace("&amp;", "&"))


@pytest.fixture
def under(serve: Serve, sqlite: str) -> Served:
    return serve(sqlite, base_path=BASE)


@pytest.mark.parametrize(("lang", "name"), [("pl", "planszówki"), ("en", "board games")])
def test_the_manifest_speaks_the_language_of_the_page_and_stays_under_the_base_path(
    under: Served, lang: str, name: str
) -> None:
    answer = manifest_of(under, f"{BASE}/?lang={lang}&theme=day")
    told = answer.json()
    assert answer.headers["content-type"].startswith("application/manifest+json")
    assert name in told["name"]
    assert (told["lang"], told["background_color"], told["short_name"]) == (lang, "#f4f6fb", "Kosmodrom")
    assert {told["id"], told["start_url"], told["scope"]} == {f"{BASE}/"}
    for icon in told["icons"]:
        assert icon["src"].startswith(f"{BASE}/static/")
        picture = under.http.get(icon["src"])
        assert picture.headers["content-type"] == icon["type"]
        assert "immutable" in picture.headers["cache-control"]
        if icon["type"] == "image/png":
            assert "x".join(map(str, size(picture.content))) == icon["sizes"]
    assert {icon["purpose"] for icon in told["icons"]} == {"any", "maskable"}


def test_the_page_without_a_connection_speaks_every_language_and_knows_no_match(under: Served) -> None:
    under.open(SOLO, game="star_scrappers")
    answer = under.http.get(f"{BASE}/offline")
    assert "Brak połączenia" in answer.text
    assert "No connection" in answer.text
    assert "/table/" not in answer.text
    kept = set(re.findall(r'(?:href|src)="([^"]*/static/[^"?]+\?\w+)"', answer.text))
    assert len(kept) > 3
    assert all(under.http.get(each).status_code == 200 for each in kept)


def test_the_worker_is_asked_for_anew_and_differs_with_the_page_that_it_keeps(under: Served) -> None:
    one, other = (under.http.get(f"{BASE}/worker.js?theme={theme}") for theme in ("night", "day"))
    assert one.headers["cache-control"] == "no-cache"
    assert one.headers["content-type"].startswith("text/javascript")
    assert one.text.partition("\n")[0] != other.text.partition("\n")[0]
    assert one.text.partition("\n")[2] == other.text.partition("\n")[2]
