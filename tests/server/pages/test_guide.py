"""The guide on the page of the rules, in the sheet above a table, and as words for symbols."""

import re
from importlib.resources import files

import pytest

from kosmodrom.engine.deck import export_deck
from kosmodrom.engine.registry import find, games
from kosmodrom.engine.words import NEEDED
from kosmodrom.guide import guide, reading
from kosmodrom.guide.reading import reading as read
from kosmodrom.server import serve
from server.company import Served


def rules(served: Served, game: str = "star_scrappers", part: str = "", **asked: str) -> str:
    answer = served.http.get(f"/rules/{game}{part}", params=asked)
    assert answer.status_code == 200
    return answer.text


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("lang", NEEDED)
def test_the_guide_stands_above_all_rules(served: Served, game: str, lang: str) -> None:
    html = rules(served, game, lang=lang)
    order = ("sixty", "goal", "round", "points", "end", "mistake", "symbol", "all")
    parts = [html.index(f'id="{name}"') for name in order]
    assert parts == sorted(parts)
    assert read(find(game), lang)["sixty"][0].text in html
    named = set(" ".join(re.findall(r'data-clauses="([^"]+)"', html)).split())
    assert len(named) > 80
    assert all(f'id="{clause}"' in html for clause in named)
    assert not re.search(r"<style|\sstyle=|\son\w+=", html)
    ids = re.findall(r'\sid="([^"]+)"', html)
    assert len(ids) == len(set(ids))


def test_a_search_finds_passages_cards_and_rules_without_accents(served: Served) -> None:
    html = rules(served, lang="pl", q="psychosa")
    assert html.count("<li data-row>") == 1
    assert "<details open>" in html
    assert 'id="sixty"' not in html
    folded = rules(served, lang="pl", q="zniewolon karta")
    assert 'id="symbol-enslaved"' in folded
    assert 'id="SS-141"' in folded
    nothing = rules(served, lang="pl", q="zeppelin")
    assert "data-row" not in nothing
    assert 'class="p-clause"' not in nothing


def test_the_sheet_is_the_guide_without_cards_and_leads_to_the_rules(served: Served) -> None:
    html = rules(served, part="/short", lang="pl")
    assert "W sześćdziesiąt sekund" in html
    assert "<html" not in html
    assert "g-cards" not in html
    assert 'href="/rules/star_scrappers#SS-003"' in html
    assert served.http.get("/rules/chess/short").status_code == 422


def test_every_symbol_of_the_guide_is_told_by_its_name(served: Served) -> None:
    told = served.http.get("/rules/star_scrappers/symbols", params={"lang": "pl"}).json()
    assert told["i-leader"][0] == "Lider"
    assert told["i-leader"][2:] == ["SS-055", "SS-165"]
    assert told["ss-gem-1"] == told["ss-gem-10"]


def test_the_guide_of_a_table_has_the_figures_of_its_cards(served: Served) -> None:
    printed = export_deck("star_scrappers", files("kosmodrom.games.star_scrappers") / "content")
    host = served.open([{"kind": "me"}, {"kind": "bot"}], deck=printed.replace("hand = 7", "hand = 8"), public=True)
    assert "Limit to 7." in rules(served, lang="pl")
    for part in ("", "/short", "/symbols"):
        told = rules(served, part=part, lang="pl", table=host.table)
        assert "Limit to 8." in told
        assert served.http.get(f"/rules/star_scrappers{part}", params={"table": "nonesuch"}).status_code == 404
    assert f'href="/rules/star_scrappers?table={host.table}#SS-003"' in rules(served, part="/short", table=host.table)


def test_a_rule_has_its_example_as_a_page_and_as_a_part_of_one(served: Served) -> None:
    html = rules(served, lang="pl")
    assert 'href="/rules/star_scrappers/example/SS-094" data-example' in html
    assert "/example/SS-001" not in html
    whole = rules(served, part="/example/SS-094", lang="pl")
    assert "Nie możesz rekrutować, mając w ręce 7 lub więcej kart." in whole
    assert 'href="/rules/star_scrappers#SS-094"' in whole
    assert "Masz w ręce 7 kart." in whole
    short = served.http.get("/rules/star_scrappers/example/SS-094", params={"part": "1", "lang": "pl"}).text
    assert short.startswith('<div class="g-example" data-decision="recruit:')
    for nothing in ("SS-001", "nothing", "x"):
        assert served.http.get(f"/rules/star_scrappers/example/{nothing}").status_code == 404
    assert served.http.get("/rules/chess/example/SS-094").status_code == 422


def test_where_a_guide_is_broken_the_rules_are_still_there(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    broken = guide.read_guide(find("star_scrappers"), "[sixty")
    monkeypatch.setattr(reading, "guide_of", lambda _: broken)
    reading.reading.cache_clear()
    html = rules(served, lang="pl")
    reading.reading.cache_clear()
    assert "data-part" not in html
    assert 'id="SS-001"' in html


def test_what_is_wrong_with_a_guide_is_in_the_log_of_a_start(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    serve.report_guides()
    assert caplog.messages == []
    broken = guide.read_guide(find("star_scrappers"), "[sixty")
    monkeypatch.setattr(
        serve, "guide_of", lambda entry: broken if entry.key == "star_scrappers" else guide.guide_of(entry)
    )
    serve.report_guides()
    (message,) = caplog.messages
    assert message.startswith("star_scrappers/guide.toml: this is no TOML: ")


def test_whoever_waits_for_others_is_offered_sixty_seconds(served: Served) -> None:
    host = served.open([{"kind": "me"}, {"kind": "open"}])
    html = host.ask("GET", f"/table/{host.table}?lang=en").text
    assert 'href="/rules/star_scrappers#sixty" target="_blank" data-guide' in html
    assert "First time? The game in sixty seconds" in html


def test_home_offers_sixty_seconds_of_every_game_that_has_them(served: Served) -> None:
    html = served.http.get("/", params={"lang": "en"}).text
    assert html.count("data-first=") == sum(bool(guide.guide_of(entry).rows) for entry in games().values()) == 4
    assert 'href="/rules/andromeda#sixty"' in html
