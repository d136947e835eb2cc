"""Which pictures a page carries: that of a game its own and no other's, the home page those of the small pictures."""

import re

import pytest

from kosmodrom.engine.registry import games
from server.company import SOLO, Served

KEYS = list(games())
SYMBOL = re.compile(r'<symbol id="([^"]+)"')


def carried(page: str) -> set[str]:
    return set(SYMBOL.findall(page))


def pictures(key: str) -> set[str]:
    return carried(games()[key].board.art())


@pytest.mark.parametrize("key", KEYS)
def test_the_table_of_a_game_carries_its_own_pictures_and_no_others(served: Served, key: str) -> None:
    me = served.open(SOLO, game=key)
    page = served.http.get(f"/table/{me.table}", headers={"Authorization": f"Bearer {me.secret}"}).text
    assert pictures(key) <= carried(page)
    for other in KEYS:
        if other != key:
            assert not pictures(other) & carried(page)
            assert f"{other}.css" not in page


def test_the_home_page_carries_what_its_small_pictures_use_and_no_more(served: Served) -> None:
    page = served.http.get("/").text
    used = set(re.findall(r'href="#([a-z]{2}-[^"]+)"', page))
    assert used
    assert {name for name in carried(page) if not name.startswith("i-")} == used
    assert all(f"/static/{key}.css" not in page for key in KEYS)
