"""A game without a board of its own is played on its page: here the toy, from the first pick to the last payment."""

import html
import json
import random
import re
from typing import Any

import pytest

from kosmodrom.engine.words import LANGUAGES
from server.company import SOLO, Player, Served, wait_until

DO = re.compile(r'data-do="([^"]+)"')


def page(player: Player, lang: str) -> str:
    answer = player.ask("GET", f"/table/{player.table}", params={"lang": lang})
    assert answer.status_code == 200, answer.text
    return answer.text


def legal_on(shown: str) -> Any:
    """What the page tells its script that may be decided now."""
    found = re.search(r'data-now="([^"]*)"', shown)
    assert found
    return json.loads(html.unescape(found[1]))["legal"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_match_is_played_by_what_the_page_offers(served: Served, lang: str) -> None:
    player = served.open(seats=SOLO, game="toy")
    choose, touched = random.Random(7), set()
    while True:
        wait_until(lambda: bool(player.legal()["asked"]) or player.info()["state"] == "over")
        shown = page(player, lang)
        if player.info()["state"] == "over":
            break
        offered = {name for names in DO.findall(shown) for name in html.unescape(names).split()}
        legal = set(legal_on(shown))
        assert legal
        assert legal <= offered, "every decision is a button, or a thing that can be touched"
        decision = choose.choice(sorted(legal))
        touched.add(decision.partition(":")[0])
        player.answer(decision)
    assert {"pick", "bid"} <= touched
    assert "pb-table" in shown
    assert 'href="/static/toy.table.css' in shown
    assert "pb-miniature" in served.http.get(f"/?lang={lang}").text
