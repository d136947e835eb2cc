"""A deck of one's own is shown wherever the table is: in lists, lobby, table, API and journal."""

import re
from importlib.resources import files

import pytest

from kosmodrom.engine.deck import export_deck, read_deck
from kosmodrom.engine.differences import Difference, differences
from kosmodrom.engine.registry import find, games
from server.company import Served, wait_until

NAME = "Zażółć „gęślą” <b>jaźń</b>"


def deck(name: str = NAME, **changed: str) -> str:
    entry = find("star_scrappers")
    text = export_deck(entry.key, files(entry.package) / "content").replace(f"my {entry.key} deck", name)
    for before, after in changed.items():
        text = text.replace(f"\n{before} = ", f"\n{before} = {after}  # ", 1)
    return text


def own(text: str) -> list[Difference]:
    return differences(find("star_scrappers").standard_deck(), read_deck(text, "deck"))


def test_the_printed_cards_under_another_name_differ_in_nothing() -> None:
    for entry in games().values():
        text = export_deck(entry.key, files(entry.package) / "content")
        assert differences(entry.standard_deck(), read_deck(text, "deck")) == []


def test_each_changed_number_is_a_difference() -> None:
    assert own(deck(hand="8", totem_points="5")) == [
        Difference("limits", "", "hand", 7, 8),
        Difference("limits", "", "totem_points", 3, 5),
    ]


def test_what_a_key_holds_is_compared_key_by_key() -> None:
    text = deck().replace("cost = 3", "cost = 6", 1)
    (found,) = own(text)
    assert (found.table, found.key.split(".")[1], found.before, found.after) == ("artifact", "cost", 3, 6)


def test_a_row_more_or_less_and_another_provenance() -> None:
    standard = find("star_scrappers").standard_deck()
    rows = standard.tables["mercenary"]
    less = read_deck(deck(), "deck")
    less.tables["mercenary"] = [{**rows[0], "provenance": "ruling"}, *rows[2:], {"id": "X1"}]
    assert differences(standard, less) == [
        Difference("mercenary", rows[1]["id"], "", rows[1], None),
        Difference("mercenary", "X1", "", None, {"id": "X1"}),
    ]


@pytest.fixture
def table(served: Served) -> str:
    seats = [{"kind": "me", "name": "Małgorzata"}, {"kind": "open"}]
    return served.open(seats, deck=deck(hand="8"), public=True).table


def test_the_api_tells_of_the_deck(served: Served, table: str) -> None:
    told = served.person().get(f"/api/tables/{table}")["deck"]
    assert (told["name"], told["count"]) == (NAME, 1)
    assert told["differences"] == [{"table": "limits", "row": "", "key": "hand", "before": 7, "after": 8}]
    assert [each["deck"] for each in served.person().get("/api/tables")["tables"]] == [NAME]
    printed = served.open([{"kind": "me"}, {"kind": "open"}], public=True)
    assert printed.info()["deck"] is None
    assert served.person().get("/api/tables")["tables"][0]["deck"] is None


@pytest.mark.parametrize(("lang", "badge"), [("pl", "własna talia: "), ("en", "own deck: ")])
def test_lists_lobby_and_table_have_a_badge(served: Served, table: str, lang: str, badge: str) -> None:
    escaped = "Zażółć „gęślą” &lt;b&gt;jaźń&lt;/b&gt;"
    for path in ("/", f"/table/{table}", f"/table/{table}/deck"):
        page = served.http.get(path, params={"lang": lang}).text
        assert escaped in page
        assert "<b>jaźń</b>" not in page
    assert f"{badge}{escaped}" in served.http.get("/", params={"lang": lang}).text
    lobby = served.http.get(f"/table/{table}", params={"lang": lang}).text
    assert re.search(r">7 <.*<b>8</b>", lobby)
    assert f'href="/table/{table}/deck"' in lobby


def test_a_table_with_the_printed_cards_has_no_page_about_its_deck(served: Served) -> None:
    host = served.open([{"kind": "me"}, {"kind": "open"}], public=True)
    page = served.http.get(f"/table/{host.table}/deck", headers={"Accept": "text/html", "Accept-Language": "pl"})
    assert page.status_code == 404
    assert "drukowanymi" in page.text
    assert "is-deck" not in served.http.get(f"/table/{host.table}").text


def test_a_journal_is_shown_with_the_differences_of_its_deck(served: Served) -> None:
    text = deck(hand="8")
    host = served.open([{"kind": "bot", "level": "random"}] * 2, deck=text)
    wait_until(lambda: bool(host.info()["state"] == "over"), 60)
    journal = host.ask("GET", f"{host.path}/journal").text
    shown = served.http.post("/journal/look?lang=pl", json={"journal": journal, "deck": text})
    assert shown.status_code == 200
    assert re.search(r">7 <.*<b>8</b>", shown.text)
