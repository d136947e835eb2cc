"""What a page weighs with all that a browser fetches for it the first time, as a proxy packs it."""

import gzip
import re

import pytest

from kosmodrom.engine.registry import games
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
