"""What a page weighs with all that a browser fetches for it the first time, as a proxy packs it."""

import gzip
import re

import pytest

from kosmodrom.engine.registry import games
from kosmodrom.server.pages.assets import assets
from server.company import Player, Served, wait_until

KIB = 1024
HOME, TABLE = 30 * KIB, 60 * KIB


def weight(served: Served, path: str, cookie: str = "") -> dict[str, int]:
    """By address what the page and its sheets, scripts and pictures weigh."""
    page = served.http.get(path, headers={"cookie": cookie}).text
    found = {path: len(gzip.compress(page.encode()))}
    wanted = re.findall(r'(?:href|src)="(/static/[^"?]+)', page)
    while wanted:
        address = wanted.pop()
        if address not in found:
            text = served.http.get(address).text
            found[address] = len(gzip.compress(text.encode()))
            wanted += [f"/static/{name}" for name in re.findall(r'from "\./([^"?]+)', text)]
    return found


def starred(sheet: str) -> list[str]:
    """The selectors that look into a thing and mean whatever lies beside or under it."""
    looking = [each for each in re.findall(r"([^{}]+)\{", sheet) if ":has(" in each]
    found = []
    for each in looking:
        bare = each
        while bare != (bare := re.sub(r"\([^()]*\)", "", bare)):
            pass
        found += [each for part in bare.split(",") if re.split(r"[\s>+~]+", part.strip())[-1].startswith("*")]
    return found


def seated(served: Served, game: str) -> Player:
    """At a table of four whose match has begun."""
    player = served.open([{"kind": "me", "name": "Małgorzata"}, *[{"kind": "bot", "level": "random"}] * 3], game)
    wait_until(lambda: bool(player.legal()["asked"]))
    return player


@pytest.mark.parametrize("lang", ["pl", "en"])
def test_the_home_page_weighs_at_most_thirty(served: Served, lang: str) -> None:
    found = weight(served, f"/?lang={lang}")
    assert sum(found.values()) <= HOME, found


@pytest.mark.parametrize("game", list(games()))
def test_a_table_of_four_weighs_at_most_sixty(served: Served, game: str) -> None:
    player = seated(served, game)
    found = weight(served, f"/table/{player.table}", f"kosmodrom_{player.table}={player.secret}")
    assert "/static/whole.js" in found
    assert sum(found.values()) <= TABLE, found


def test_sheets_and_scripts_come_without_remarks(served: Served) -> None:
    for name in ("page.css", "star_scrappers.table.css"):
        sheet = served.http.get(f"/static/{name}").text
        assert ".p-button" in sheet
        assert "/*" not in sheet
    script = served.http.get("/static/app.js").text
    assert "import" in script
    assert not re.search(r"^\s*//", script, re.MULTILINE)


def test_what_looks_into_a_thing_says_what_it_means_there() -> None:
    """One `:has(…) > *` makes browsers style the whole page again after every change of it."""
    assert len(starred("a:has(i) > *{} b:has(i)>*{} u:has(i) *:hover,p{}")) == 3
    assert starred("a:has(> *){} a:has(i) > :is(b, i){} a > *{}") == []
    sheets = {name: asset.body.decode() for name, asset in assets().items() if name.endswith(".css")}
    assert any(":has(" in sheet for sheet in sheets.values())
    assert {name: starred(sheet) for name, sheet in sheets.items() if starred(sheet)} == {}
