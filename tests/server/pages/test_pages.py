"""The pages as they are sent: languages, escaping, headers, and nothing of another's hand."""

import re

import httpx
import pytest

from kosmodrom.engine.registry import find
from kosmodrom.engine.words import words
from server.company import Player, Served

SOLO = [{"kind": "me", "name": "Ala"}, {"kind": "bot", "level": "random"}]


def page(served: Served, path: str, secret: str | None = None, **headers: str) -> httpx.Response:
    if secret:
        headers["Authorization"] = f"Bearer {secret}"
    return served.http.get(path, headers=headers)


def hand_of(html: str) -> str:
    found = re.search(r'id="p-hand"[^>]*>(.*?)</section>\s*</div>\s*<div class="p-popover', html, re.DOTALL)
    assert found
    return found[1]


def test_both_languages_have_the_same_words() -> None:
    pl, en = (words("kosmodrom.server.pages", lang).texts for lang in ("pl", "en"))
    assert set(pl) == set(en)
    for key, text in pl.items():
        assert re.findall(r"{\w+}", text) == re.findall(r"{\w+}", en[key]), key


def test_home_speaks_the_language_of_the_browser(served: Served) -> None:
    assert "W co zagramy?" in page(served, "/", **{"accept-language": "pl-PL,pl;q=0.9"}).text
    assert "What shall we play?" in page(served, "/", **{"accept-language": "en-GB"}).text
    chosen = page(served, "/?lang=en&theme=day", **{"accept-language": "pl"})
    assert 'lang="en" data-theme="day"' in chosen.text
    assert any("k-lang=en" in cookie for cookie in chosen.headers.get_list("set-cookie"))


@pytest.mark.parametrize("path", ["/", "/rules/star_scrappers"])
def test_pages_bring_no_script_or_style_inline(served: Served, path: str) -> None:
    answer = page(served, path)
    assert answer.status_code == 200
    assert "script-src 'self'" in answer.headers["content-security-policy"]
    assert not re.search(r"<style|<script(?![^>]*src=)|\sstyle=|\son\w+=", answer.text)


def test_assets_are_kept_by_their_digest(served: Served) -> None:
    address = re.search(r'href="(/static/page\.css\?\w+)"', page(served, "/").text)
    assert address
    answer = page(served, address[1])
    assert "immutable" in answer.headers["cache-control"]
    again = page(served, "/static/page.css", **{"if-none-match": answer.headers["etag"]})
    assert again.status_code == 304
    assert page(served, "/static/none.css").status_code == 404


def test_a_form_opens_a_table_and_the_browser_keeps_its_secret(served: Served) -> None:
    fields = {"game": "star_scrappers", "seats": "2", "name": "Ala", "seat-1": "bot:random"}
    answer = served.http.post("/open", data=fields)
    assert answer.status_code == 303
    assert any("HttpOnly" in cookie for cookie in answer.headers.get_list("set-cookie"))
    assert answer.headers["location"].startswith("/table/")


@pytest.mark.parametrize(
    "fields",
    [{}, {"game": "chess", "seats": "2"}, {"game": "star_scrappers", "seats": "9"}, {"game": "star_scrappers"}],
)
def test_a_form_that_makes_no_sense_is_answered_with_a_page(served: Served, fields: dict[str, str]) -> None:
    answer = served.http.post("/open", data=fields)
    assert answer.status_code == 422
    assert answer.headers["content-type"].startswith("text/html")


def test_names_are_escaped(served: Served) -> None:
    host = served.open([{"kind": "me", "name": "<b>&'x"}, {"kind": "bot", "level": "random"}])
    html = page(served, f"/table/{host.table}", host.secret).text
    assert "<b>&'x" not in html
    assert "&lt;b&gt;&amp;&#39;x" in html


def test_a_hand_is_on_the_page_of_its_seat_only(served: Served) -> None:
    host, other = served.pair()
    own = page(served, f"/table/{host.table}", host.secret).text
    assert "ss-own" in hand_of(own)
    watch = host.get(f"{host.path}/links")["watch"]
    assert hand_of(page(served, f"/table/{host.table}", watch).text).count("ss-own") == 0
    assert hand_of(own) != hand_of(page(served, f"/table/{host.table}", other.secret).text)
    assert page(served, f"/table/{host.table}").status_code == 403
    assert page(served, "/table/nonesuch").status_code == 404


def test_only_the_host_gets_the_links(served: Served) -> None:
    host = served.open([{"kind": "me"}, {"kind": "open"}])
    invite = host.get(f"{host.path}/links")["invites"]["1"]
    assert invite in page(served, f"/table/{host.table}/links", host.secret).text
    assert page(served, f"/table/{host.table}/links", invite).status_code == 403
    assert "Sit down" in page(served, f"/table/{host.table}?lang=en", invite).text


def test_every_clause_has_its_place_and_search_finds_both_languages(served: Served) -> None:
    html = page(served, "/rules/star_scrappers?lang=pl").text
    assert all(f'id="{clause}"' in html for clause in find("star_scrappers").clauses())
    found = page(served, "/rules/star_scrappers?lang=pl&q=untouchable").text
    assert 0 < found.count('class="p-clause"') < 316
    assert page(served, "/rules/chess").status_code == 422


def test_a_clause_of_one_edition_is_marked(served: Served) -> None:
    html = page(served, "/rules/astrogornicy?lang=pl&q=AG-213").text
    assert "tylko wydanie „nowsze (podręcznik gracza)”" in html
    assert "only the edition" not in page(served, "/rules/star_scrappers?lang=en").text


def test_things_are_shown_in_large(served: Served) -> None:
    host: Player = served.open(SOLO)
    html = page(served, f"/table/{host.table}/zoom?thing=kind:Y2", host.secret).text
    assert 'href="/rules/star_scrappers#SS-' in html
    for nonsense in ("kind:Q9", "nothing", "", "kind:", "artifact:A99"):
        assert page(served, f"/table/{host.table}/zoom?thing={nonsense}", host.secret).status_code == 422
    assert page(served, f"/table/{host.table}/zoom?thing=kind:Y2").status_code == 403


def test_a_replay_shows_any_moment(served: Served) -> None:
    host = served.open(SOLO)
    for at in ("", "?at=0", "?at=5", "?at=99999", "?at=-3"):
        assert page(served, f"/table/{host.table}/replay{at}", host.secret).status_code == 200
    moment = page(served, f"/table/{host.table}/moment?at=5", host.secret).json()
    assert moment["at"] == 5
    assert set(moment["parts"]) == {"p-status", "p-table", "p-seats", "p-hand", "p-told", "p-eyes"}


def test_whoever_has_chosen_no_light_has_that_of_the_device(served: Served) -> None:
    first, chosen = page(served, "/").text, page(served, "/?theme=night").text
    assert re.search(r'<script src="/static/light\.js', first)
    assert 'media="(prefers-color-scheme: light)"' in first
    assert "light.js" not in chosen
    assert chosen.count('name="theme-color"') == 1


def test_games_go_by_their_polish_names_in_polish(served: Served) -> None:
    polish, english = page(served, "/?lang=pl").text, page(served, "/?lang=en").text
    assert ">Astrogórnicy<small>Beyond Humanity</small>" in polish
    assert ">Beyond Humanity<small>Asteroid Miners</small>" in english
