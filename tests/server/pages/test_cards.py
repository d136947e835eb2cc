"""Cards of links that are given away: what they say, to whom, and that looking at one changes nothing."""

import asyncio
import re
from collections.abc import Callable
from dataclasses import replace
from html import unescape
from typing import Any

import httpx
import pytest

from kosmodrom.draw.png import as_png, in_letters_of_the_font
from kosmodrom.server.administration import Administration
from kosmodrom.server.pages import card_pictures
from kosmodrom.server.pages.card_drawings import site_drawing, table_drawing, text
from kosmodrom.server.pages.card_pictures import MOST_WAITING, Pictures
from kosmodrom.server.pages.frame import PageVisitor
from kosmodrom.server.process.settings import Settings
from kosmodrom.server.refusals import Busy
from server.company import SOLO, Served, wait_until
from server.conftest import Serve
from server.pages.test_home import finished
from server.pages.test_installing import size

ONLY_SHOWS = {"user-agent": "TelegramBot (like TwitterBot)"}
PLACES = [{"kind": "me", "name": "Łukasz"}, {"kind": "open"}]
POLISH = PageVisitor("pl", "night")
WHOLE = (1200, 630)


def told(page: str) -> dict[str, str]:
    """The card in the head of a page."""
    return {name: unescape(words) for name, words in re.findall(r'<meta property="og:(\w+)" content="([^"]*)"', page)}


def picture(served: Served, page: str, **more: Any) -> httpx.Response:
    """What a messenger shows beside the words."""
    return served.http.get(told(page)["image"].removeprefix(served.base), **more)


def invitation(served: Served) -> tuple[Any, str]:
    """A private table with Łukasz and a free seat, and the path of its link."""
    me = served.open(PLACES, game="star_scrappers")
    link = next(iter(me.ask("GET", f"/api/tables/{me.table}/links").json()["invites"].values()))
    return me, f"/join/{link}"


def test_an_invitation_says_who_invites_and_how_many_seats_are_free(served: Served) -> None:
    _, link = invitation(served)
    card = told(served.http.get(f"{link}?lang=pl", headers=ONLY_SHOWS).text)
    assert card["title"] == "Łukasz zaprasza cię do gry „Star Scrappers: Łowcy Kryształów”"
    assert card["description"] == "Przy stole: Łukasz. Wolne miejsca: 1."
    assert card["image"].startswith(f"{served.base}/join/")
    shown = served.http.get(card["image"].removeprefix(served.base))
    assert size(shown.content) == WHOLE
    assert shown.headers["content-type"] == "image/png"
    assert shown.headers["cross-origin-resource-policy"] == "cross-origin"


def test_who_only_shows_a_link_takes_no_seat_and_gets_nothing_to_keep(served: Served) -> None:
    me, link = invitation(served)
    before = me.ask("GET", f"/api/tables/{me.table}").json()
    answer = served.http.get(link, headers=ONLY_SHOWS)
    drawn = picture(served, answer.text, headers=ONLY_SHOWS)
    assert [each for each in (answer, drawn) if "set-cookie" in each.headers] == []
    assert me.ask("GET", f"/api/tables/{me.table}").json() == before
    assert served.http.get(link).status_code == 303


@pytest.mark.parametrize(
    "more",
    [
        {"user-agent": "Mozilla/5.0 (Linux; Android 11; CUBOT NOTE 20) AppleWebKit/537.36 Chrome/96.0 Mobile"},
        {"user-agent": "Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Viber/20", "sec-fetch-mode": "navigate"},
    ],
)
def test_a_person_gets_to_the_table_whatever_their_browser_is_called(served: Served, more: dict[str, str]) -> None:
    _, link = invitation(served)
    answer = served.http.get(link, headers=more)
    assert answer.status_code == 303
    assert "set-cookie" in answer.headers


def test_without_the_link_a_private_table_looks_as_if_it_were_not_there(served: Served) -> None:
    me, _ = invitation(served)
    nothing = served.http.get("/card.png").content
    for path in (f"/table/{me.table}", "/table/nowhere1", "/join/nothing"):
        page = served.http.get(path, headers={"accept": "text/html", **ONLY_SHOWS}).text
        assert "Łukasz" not in page
        assert told(page)["title"].startswith("Kosmodrom")
        assert served.http.get(f"{path}/card.png").content == nothing


def test_a_public_table_shows_its_card_to_all_and_a_removed_one_does_not(served: Served, sqlite: str) -> None:
    me = served.open(PLACES, game="andromeda", public=True)
    page = served.http.get(f"/table/{me.table}?lang=en").text
    assert told(page)["title"] == "Łukasz invites you to play “Andromeda”"
    nothing = served.http.get("/card.png?lang=en").content
    assert picture(served, page).content != nothing
    office = Administration(Settings(database=sqlite))
    office.delete([me.table])
    office.close()
    wait_until(lambda: picture(served, page).content == nothing)


def test_a_match_that_is_over_says_who_has_won(served: Served) -> None:
    seats = [{"kind": "me", "name": "Małgorzata"}, *SOLO[1:]]
    opened = served.http.post("/api/journals", json={"journal": finished(), "seats": seats}).json()
    me = served.player(opened["table"], opened["secret"])
    card = told(me.ask("GET", f"/table/{me.table}?lang=pl").text)
    scores = me.ask("GET", f"/api/tables/{me.table}").json()["result"]["scores"]
    assert re.match(r"(Wygrywa|Wspólnie wygrywają) ", card["description"])
    assert f"Małgorzata {scores[0]}, " in card["description"]


def test_the_pages_of_a_game_have_its_card_under_the_base_path_too(serve: Serve, sqlite: str) -> None:
    served = serve(sqlite, base_path="/gry")
    page = served.http.get("/gry/rules/andromeda?lang=pl").text
    assert told(page)["title"] == "Andromeda"
    assert told(page)["image"] == f"{served.base}/gry/card/andromeda.png?lang=pl"
    assert size(picture(served, page).content) == WHOLE


def test_nothing_of_a_match_is_drawn(served: Served) -> None:
    me = served.open(SOLO, game="star_scrappers")
    snapshot = served.house.room.glance(me.table)
    assert snapshot is not None
    assert snapshot.match is not None
    assert table_drawing(snapshot, POLISH) == table_drawing(replace(snapshot, match=None), POLISH)
    assert "Ala" in table_drawing(snapshot, POLISH)


@pytest.mark.parametrize("letter", "ąćęłńóśźżĄĆĘŁŃÓŚŹŻ")
def test_every_polish_letter_is_drawn_with_what_makes_it_one(letter: str) -> None:
    plain = dict(zip("ąćęłńóśźżĄĆĘŁŃÓŚŹŻ", "acelnoszzACELNOSZZ", strict=True))[letter]
    page = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 60">{}</svg>'
    pictures = {as_png(page.format(text(each, 10, 40, 36)), 60) for each in (letter, plain, "漢", " ")}
    assert len(pictures) == 4
    assert in_letters_of_the_font(letter) == letter


# --- how often pictures are made ----------------------------------------------------------------------


def counting(made: list[str]) -> Callable[[str, int], bytes]:
    def draw(drawing: str, _: int) -> bytes:
        made.append(drawing)
        return drawing.encode()

    return draw


def test_a_picture_is_made_once_for_all_who_want_it(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[str] = []
    monkeypatch.setattr(card_pictures, "as_png_elsewhere", counting(made))

    async def ask() -> list[bytes]:
        pictures = Pictures()
        first = await asyncio.gather(*(pictures.of("one") for _ in range(MOST_WAITING)))
        return [*first, await pictures.of("one"), await pictures.of("other")]

    assert asyncio.run(ask()) == [b"one"] * (MOST_WAITING + 1) + [b"other"]
    assert made == ["one", "other"]


def test_too_many_pictures_at_once_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[str] = []
    monkeypatch.setattr(card_pictures, "as_png_elsewhere", counting(made))

    async def ask() -> list[Any]:
        pictures = Pictures()
        wanted = (pictures.of(str(number)) for number in range(MOST_WAITING + 3))
        return await asyncio.gather(*wanted, return_exceptions=True)

    found = asyncio.run(ask())
    assert [type(each) for each in found[MOST_WAITING:]] == [Busy] * 3
    assert len(made) == MOST_WAITING


def test_the_picture_of_no_table_is_the_same_for_all() -> None:
    assert site_drawing(POLISH) == site_drawing(PageVisitor("pl", "day", name="Ala"))
