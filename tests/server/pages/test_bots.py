"""Bots on the pages: that they think, how strong they are, and for whom they play."""

import re

import pytest

from server.company import SOLO, Player, Served, wait_until
from server.conftest import Serve
from toy.ties import played

FOREVER = 600
RIVALS = [{"kind": "me", "name": "Ala"}, {"kind": "bot", "level": "navigator"}]
THINKS = {"en": 'aria-label="a bot is thinking"', "pl": 'aria-label="bot się zastanawia"'}


@pytest.fixture
def slow(serve: Serve, sqlite: str) -> Served:
    """A server whose bots think for longer than any test."""
    return serve(sqlite, pause=FOREVER)


def page(player: Player, lang: str = "en") -> str:
    answer = player.ask("GET", f"/table/{player.table}?lang={lang}")
    assert answer.status_code == 200
    return answer.text


def part(html: str, name: str, end: str) -> str:
    """What stands in one part of the page."""
    return html.partition(f'id="{name}"')[2].partition(end)[0]


def status(html: str) -> str:
    return part(html, "p-status", "</h1>")


def actions(html: str) -> str:
    return part(html, "p-actions", 'id="p-preview"')


def panels(html: str) -> list[str]:
    return part(html, "p-seats", "</aside>").split('<div class="p-seat')[1:]


def chosen(served: Served) -> Player:
    """Somebody who has chosen a race in secret, while a bot still chooses."""
    player = served.open(RIVALS, "andromeda")
    player.answer(player.options()[0])
    return player


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_a_bot_that_thinks_is_marked(slow: Served, lang: str) -> None:
    player = slow.open(RIVALS, "andromeda")
    both = page(player, lang)
    assert THINKS[lang] not in status(both), "the person is asked as well"
    assert [THINKS[lang] in panel for panel in panels(both)] == [False, True]
    assert [panel.startswith(" is-asked") for panel in panels(both)] == [True, True]
    player.answer(player.options()[0])
    waiting = page(player, lang)
    assert THINKS[lang] in status(waiting)
    assert [THINKS[lang] in panel for panel in panels(waiting)] == [False, True]
    assert [panel.startswith(" is-asked") for panel in panels(waiting)] == [False, True]


def test_a_stand_in_that_thinks_is_marked(slow: Served) -> None:
    player = slow.open(RIVALS, "andromeda")
    player.post(f"{player.path}/hand-over")
    html = page(player)
    assert THINKS["en"] in status(html)
    assert all(THINKS["en"] in panel for panel in panels(html))


def test_people_who_think_are_not_marked_as_bots(served: Served) -> None:
    host, _ = served.pair("andromeda")
    assert THINKS["en"] not in page(host)


def test_a_stand_in_is_named_with_the_way_back_and_nothing_is_asked_of_the_person(slow: Served) -> None:
    player = chosen(slow)
    assert "Change my choice" in actions(page(player))
    player.post(f"{player.path}/hand-over")
    html = page(player)
    assert "A bot plays for you." in actions(html)
    assert "Take the seat back" in actions(html)
    assert "Change my choice" not in html
    assert "data-undo" not in html
    polish = page(player, "pl")
    assert "Za ciebie gra bot." in actions(polish)
    assert "Wróć na miejsce" in actions(polish)
    player.post(f"{player.path}/take-back")
    assert "Change my choice" in actions(page(player))


def test_the_status_gives_no_orders_to_somebody_whose_bot_decides(slow: Served) -> None:
    player = slow.open(RIVALS, "andromeda")
    assert ">Secretly choose one of your two races" in status(page(player))
    assert "Ala" not in status(page(player)), "who is asked needs no name"
    player.post(f"{player.path}/hand-over")
    assert ">Still choosing a race: Ala, Bot 2." in status(page(player))
    assert player.view()["status"] == "Still choosing a race: Ala, Bot 2."


def test_a_stand_in_leaves_with_the_end_of_the_match(served: Served) -> None:
    player = served.open(SOLO, "toy")
    player.post(f"{player.path}/hand-over", {"level": "random"})
    wait_until(lambda: str(player.info()["state"]) == "over")
    assert 'data-post="take-back"' not in page(player)


def test_a_seat_is_given_to_a_bot_in_words_that_say_whose_and_to_which(slow: Served) -> None:
    player = slow.open(RIVALS)
    assert "Let a bot (Pilot) play for me" in page(player)
    assert "Niech bot (Pilot) zagra za mnie" in page(player, "pl")
    device = slow.open([{"kind": "me", "name": "Ala"}, {"kind": "guest", "name": "Ola"}])
    assert "Let a bot (Pilot) play for Ola" in page(device)
    assert "Oddaj botowi (Pilot) miejsce: Ola" in page(device, "pl")


@pytest.mark.parametrize("game", ["star_scrappers", "andromeda", "astrogornicy", "posrod_gwiazd"])
def test_a_seat_shows_the_level_of_its_bot_after_the_name(slow: Served, game: str) -> None:
    own, bot = panels(page(slow.open(RIVALS, game), "pl"))
    assert '<small class="k-note">Nawigator</small></h2>' in bot
    assert "Nawigator" not in own


def test_a_stand_in_is_shown_with_its_level(slow: Served) -> None:
    player = slow.open(RIVALS)
    player.post(f"{player.path}/hand-over", {"level": "admiral"})
    assert "a bot stands in (Admiral)" in panels(page(player))[0]


def test_the_lobby_says_who_sits_and_how_strong_the_bots_are(served: Served) -> None:
    host = served.open([*RIVALS, {"kind": "open"}])
    english, polish = page(host), page(host, "pl")
    assert re.findall(r'<span class="p-state">(.*?)</span>', english) == ["seated", "Navigator · seated", "free"]
    assert re.findall(r'<span class="p-state">(.*?)</span>', polish) == [
        "na miejscu",
        "Nawigator · na miejscu",
        "wolne",
    ]
    assert "Seat a bot (Pilot)" in english
    assert "Posadź bota (Pilot)" in polish


def test_levels_stand_on_the_home_page(served: Served) -> None:
    host = served.open(RIVALS)
    html = host.ask("GET", "/", params={"lang": "pl"}, headers={"cookie": f"kosmodrom_{host.table}={host.secret}"}).text
    assert 'Poziom botów <select name="bots"' in html
    assert '<option value="bot:pilot" selected>Pilot (solidny)</option>' in html
    assert "Ala, Bot 2 (Nawigator)" in html


def test_at_the_end_levels_stand_in_the_sheet_and_seats_have_their_final_points(served: Served) -> None:
    match = played("star_scrappers", 2, 1)
    opened = served.person().post("/api/journals", {"journal": match.journal(), "seats": RIVALS}, 201)
    html = page(served.player(opened["table"], opened["secret"]))
    assert 'Bot 2 <small class="k-note">Navigator</small></th>' in html
    shown = [re.search(r'data-score="\d" aria-label="([^"]*)".*?<b>(\d+)</b>', panel) for panel in panels(html)]
    points = [each.groups() for each in shown if each]
    assert points == [(f"Points at the end: {score}", str(score)) for score in match.scores()]


def test_whoever_sits_among_bots_takes_back_as_practice_what_was_revealed(served: Served) -> None:
    player = served.open(SOLO, "toy")
    player.answer("pick:1")
    wait_until(lambda: bool(player.legal()["asked"]))
    assert not player.legal()["can_undo"], "something was revealed"
    assert 'data-undo="undo" aria-label="Take back, as practice"' in page(player)
    assert 'data-undo="undo" aria-label="Cofnij w ramach ćwiczenia"' in page(player, "pl")
    assert 'class="p-practice"' not in page(player)
    player.post(f"{player.path}/undo", {"practice": True})
    assert 'class="p-practice"' in page(player)
    assert "partia ćwiczebna" in page(player, "pl")
