"""A deck of one's own is shown wherever the table is: in lists, lobby, table, API and journal."""

import re
from collections.abc import Iterator
from importlib.resources import files
from typing import Any

import pytest

from kosmodrom.engine.deck import export_deck, read_deck
from kosmodrom.engine.deck_differences import ABOUT, Difference, differences
from kosmodrom.engine.deck_words import difference_words, value_words
from kosmodrom.engine.registry import find, games
from kosmodrom.engine.words import words
from kosmodrom.server.pages.own_deck import deck_shown
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


def keys_of(row: Any, before: str = "") -> Iterator[str]:
    for key, value in row.items() if isinstance(row, dict) else ():
        yield from keys_of(value, f"{before}{key}.") if isinstance(value, dict) else [f"{before}{key}"]


@pytest.mark.parametrize("lang", ["pl", "en"])
def test_every_kind_and_every_property_of_every_game_has_words(lang: str) -> None:
    for entry in games().values():
        if entry.key == "toy":
            continue
        texts = words("kosmodrom.engine", lang).texts | entry.words(lang).texts
        for table, rows in entry.standard_deck().tables.items():
            assert f"deck.kind.{table}" in texts
            for row in rows if isinstance(rows, list) else [rows]:
                for key in keys_of(row):
                    for part in key.split("."):
                        assert (
                            part in ("id", "provenance")
                            or any(word in part for word in ABOUT)
                            or f"deck.key.{part}" in texts
                            or f"thing.{part}" in texts
                        ), (
                            table,
                            key,
                        )


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        (
            "pl",
            ["Liczby gry", "limit ręki", "Tropiciel (Najemnik)", "liczba kart", "Kryształ C01-Pa", "fioletowy", "tak"],
        ),
        (
            "en",
            ["Numbers of the game", "hand limit", "Tracker (Mercenary)", "copies", "Crystal C01-Pa", "purple", "yes"],
        ),
    ],
)
def test_differences_are_said_in_the_words_of_the_game(lang: str, said: list[str]) -> None:
    entry = find("star_scrappers")
    changed = read_deck(deck(hand="8"), "deck")
    rows = {table: [dict(row) for row in changed.tables[table]] for table in ("mercenary", "crystal")}
    rows["mercenary"][0]["copies"] = 9
    rows["crystal"][0] |= {"colour": "N", "symbol": not rows["crystal"][0]["symbol"]}
    del rows["crystal"][5]
    changed.tables.update(rows)
    shown = deck_shown(entry, changed, lang)
    assert shown is not None
    told = " | ".join(f"{row['name']} {row['key']} {row['before']} {row['after']}" for row in shown["rows"])
    for words_said in said:
        assert words_said in told
    assert not re.search(r"limits|mercenary|crystal C|true|false|null|[{_]", told)


def test_a_card_with_two_sides_has_both_names_unless_one_side_is_meant() -> None:
    entry = find("star_scrappers")
    left, right = (entry.words("en")[f"artifact.A01-{side}"] for side in ("left", "right"))
    whole = difference_words(Difference("artifact", "A01", "cost", 4, 5), entry.words("en"))
    assert whole == {"name": f"{left} / {right} (Artifact)", "key": "cost", "before": "4", "after": "5"}
    side = difference_words(Difference("artifact", "A01", "right.level", 2, 1), entry.words("en"))
    assert side == {"name": f"{right} (Artifact)", "key": "right side: level", "before": "2", "after": "1"}


@pytest.mark.parametrize("lang", ["pl", "en"])
def test_no_difference_of_any_game_is_said_in_the_letters_of_a_file(lang: str) -> None:
    for entry in games().values():
        standard = entry.standard_deck()
        for table, rows in standard.tables.items():
            for row in rows if isinstance(rows, list) else [rows]:
                for key, value in row.items():
                    if key != "id" and not any(word in key for word in ABOUT):
                        each = Difference(table, str(row.get("id", "")), key, value, None)
                        told = difference_words(each, entry.words(lang))
                        assert not re.search(r"[_{}\[\]]|\btrue\b|\bfalse\b", " ".join(told.values())), told


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
    for path in (f"/table/{table}", f"/table/{table}/deck"):
        page = served.http.get(path, params={"lang": lang}).text
        assert escaped in page
        assert "<b>jaźń</b>" not in page
    home = served.http.get("/", params={"lang": lang}).text
    assert f">{badge.removesuffix(': ')}</span>" in home
    assert "jaźń" not in home
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


NAMED = {"effect", "fact", "do", "count", "when", "over", "handbook", "earlier"}
"""Under these keys decks name effects, facts and times by codes."""


def codes(value: Any, key: str = "") -> Iterator[tuple[str, str]]:
    """All codes of a deck, with their keys."""
    if isinstance(value, dict):
        for name, each in value.items():
            yield from codes(each, name)
    elif isinstance(value, list):
        for each in value:
            yield from codes(each, key)
    elif isinstance(value, str) and key in NAMED:
        yield key, value


WITH_CODES = [key for key, entry in games().items() if set(codes(entry.standard_deck().tables))]


def test_decks_of_all_four_games_name_things_by_codes() -> None:
    assert {"andromeda", "astrogornicy", "posrod_gwiazd", "star_scrappers"} <= set(WITH_CODES)


@pytest.mark.parametrize("game", WITH_CODES)
def test_effects_are_said_in_words_and_in_polish_in_polish_ones(game: str) -> None:
    entry = games()[game]
    found = set(codes(entry.standard_deck().tables))
    said = {
        code: [value_words(code, key, entry.words(lang)) for lang in ("pl", "en")]
        for key, code in found
        if code != "automat"  # a name of the game, the same in both languages
    }
    assert [code for code, (polish, english) in said.items() if polish == english] == []


def test_the_rules_of_a_table_say_its_numbers_and_name_the_cards_they_speak_of(served: Served, table: str) -> None:
    printed = served.http.get("/rules/star_scrappers", params={"lang": "pl"}).text
    assert "Twój limit kart w ręce wynosi 7." in printed
    own_rules = served.http.get("/rules/star_scrappers", params={"lang": "pl", "table": table}).text
    assert "Twój limit kart w ręce wynosi 8." in own_rules
    assert "karty: Trzecia cyber-ręka" in own_rules
    assert f'name="table" value="{table}"' in own_rules
    assert served.http.get("/rules/star_scrappers", params={"table": "no such table"}).status_code == 404


BOSUN = """
[[mercenary]]
id = "Y2b"
name = { pl = "<b>Łazik</b> „Żółć”", en = "حارس 'Gall'" }
copies = 9
duration = "turn"
skill = { effect = "extra-mining", count = 1 }
clauses = ["SS-245"]
provenance = "reconstructed"
copies_provenance = "reconstructed"
"""


def test_an_added_card_has_its_name_on_the_pages_and_in_the_api(served: Served) -> None:
    host = served.open([{"kind": "me", "name": "Małgorzata"}, {"kind": "bot"}], deck=deck() + BOSUN, public=True)
    shown = served.http.get(f"/table/{host.table}/deck", params={"lang": "pl"}).text
    assert "&lt;b&gt;Łazik&lt;/b&gt; „Żółć”" in shown
    assert "<b>Łazik" not in shown
    rules = served.http.get("/rules/star_scrappers", params={"lang": "en", "table": host.table}).text
    assert "حارس &#39;Gall&#39;" in rules
    zoom = host.ask("GET", f"/table/{host.table}/zoom?thing=kind:Y2b&lang=pl").text
    assert "&lt;b&gt;Łazik&lt;/b&gt; „Żółć”" in zoom
    assert f"/rules/star_scrappers?table={host.table}#SS-245" in zoom
    assert "<b>Łazik" not in zoom
