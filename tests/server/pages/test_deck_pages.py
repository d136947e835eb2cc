"""Decks in the browser: a file or a text is brought, mended, shown, played, printed and read as rules."""

import re
from html import unescape

import pytest

from decks_of_strangers import ROVER, deck_text
from kosmodrom.engine.deck import read_deck
from kosmodrom.engine.registry import games
from kosmodrom.server.refusals import BadInput
from kosmodrom.server.web.form_parts import fields_of
from server.company import Served

PL = {"accept-language": "pl", "accept": "text/html"}
ESCAPED = "Zażółć „gęślą” 🚀 &lt;b&gt;jaźń&lt;/b&gt;"


def bring(served: Served, text: str | bytes, game: str = "star_scrappers", lang: str = "pl") -> tuple[int, str]:
    """A file in the form; the status, and the page or where it leads to."""
    content = text if isinstance(text, bytes) else text.encode()
    answer = served.http.post(
        f"/decks/{game}", files={"file": ("talia.toml", content)}, headers={**PL, "accept-language": lang}
    )
    return answer.status_code, answer.headers.get("location", answer.text)


def brought(served: Served, text: str, game: str = "star_scrappers") -> str:
    """The address of a deck that was brought."""
    status, address = bring(served, text, game)
    assert (status, address[:6]) == (303, "/deck/"), address
    return address


def read(served: Served, address: str, lang: str = "pl") -> str:
    answer = served.http.get(f"{address}{'&' if '?' in address else '?'}lang={lang}", headers=PL)
    assert answer.status_code == 200, answer.text
    return answer.text


# --- taking and bringing ----------------------------------------------------------------------------


def test_the_printed_cards_are_taken_as_the_command_line_writes_them(served: Served) -> None:
    for game in games():
        answer = served.http.get(f"/decks/{game}/printed.toml")
        assert f'filename="{game}.toml"' in answer.headers["content-disposition"]
        assert answer.text == deck_text(game, f"my {game} deck")
        assert f'href="/decks/{game}"' in read(served, "/")
        assert f'href="/decks/{game}"' in read(served, f"/rules/{game}")
        assert read_deck(answer.text, "deck").game == game


@pytest.mark.parametrize("lang", ["pl", "en"])
def test_a_file_of_ones_own_is_shown_with_what_differs_in_words_and_drawn(served: Served, lang: str) -> None:
    address = brought(served, deck_text(hand="8") + ROVER)
    page = read(served, address, lang)
    assert f"Talia „{ESCAPED}”" in page if lang == "pl" else f"Deck “{ESCAPED}”" in page
    assert re.search(r">7 <.*<b>8</b>", page)
    assert ("&lt;i&gt;Łazik&lt;/i&gt;" if lang == "pl" else "Rover &#39;Gall&#39;") in page
    drawn = page[page.index("d-things") :]
    assert drawn.count('class="d-picture"') == 1
    assert "ss-card is-large ss-Y" in drawn
    assert not re.search(r"<b>jaźń|<i>Łazik", page)
    assert f'value="{served.base}{address}"' in page


def test_a_file_and_the_same_text_in_the_form_are_the_same_deck(served: Served) -> None:
    text = deck_text(hand="8")
    typed = served.http.post("/decks/star_scrappers", data={"deck": text.replace("\n", "\r\n")}, headers=PL)
    assert typed.headers["location"] == brought(served, text) == brought(served, "\ufeff" + text)
    taken = served.http.get(f"{brought(served, text)}/file.toml")
    assert taken.text == text
    assert "attachment" in taken.headers["content-disposition"]


@pytest.mark.parametrize(
    ("change", "said", "written"),
    [
        (("hand = 7", "hand = 70"), ["limits: hand = 70", "liczba całkowita"], "hand = 70"),
        (('id = "B3"', 'id = "B3"\ncost = 2'), ["mercenary B3", "cost"], "cost = 2"),
        (("copies = 5", "copys = 5"), ["mercenary P1", "copies", "copys"], 'id = "P1"'),
        (("hand = 7", "hand = "), ["TOML"], "hand ="),
    ],
)
def test_a_mistake_is_told_with_row_and_key_and_where_it_stands_and_the_text_is_kept(
    served: Served, change: tuple[str, str], said: list[str], written: str
) -> None:
    text = deck_text().replace(*change, 1)
    status, page = bring(served, text)
    assert status == 422
    alert = unescape(page[page.index('id="mistake"') : page.index("</div></div>")])
    assert not re.search(r"\bdeck\b", alert, re.IGNORECASE), alert
    for words in said:
        assert words in alert, alert
    line = re.search(r'data-line="(\d+)"', page)
    assert line is not None
    assert (
        written.strip() in text.splitlines()[int(line[1]) - 1] or text.splitlines()[int(line[1]) - 1] == "[[mercenary]]"
    )
    kept = re.search(r"<textarea[^>]*>\n(.*)</textarea>", page, re.DOTALL)
    assert kept is not None
    assert unescape(kept[1]) == text
    english = bring(served, text, lang="en")[1]
    assert "Not yet a deck to play with" in english


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"", "nie wybrano pliku"),
        (b"   \r\n", "nie wybrano pliku"),
        (b"\x89PNG\r\n\x1a\n\x00\x00\xff\xd8", "nie jest tekstem"),
        (deck_text().encode("utf-16"), "nie jest tekstem"),
        (deck_text(name="Łukasz").encode("iso8859-2", errors="replace"), "nie jest tekstem"),
        (b"[deck]\n" * 50_000, "tekst ma 350000 znaków"),
        (b"x = " + b"[" * 100_000, "nawias"),
        (b"PK\x03\x04" + b"\x00" * 2_000, "nie jest tekstem"),
    ],
)
def test_a_file_that_is_no_deck_is_refused_in_a_sentence(served: Served, content: bytes, said: str) -> None:
    status, page = bring(served, content)
    assert status == 422
    alert = page[page.index('id="mistake"') : page.index("</div></div>")].lower()
    assert said in alert, alert


@pytest.mark.parametrize("sign", ["[", "{", ",", " ", ".", "hand ", "hand=", ", ", ",hand"])
def test_however_long_a_line_is_where_a_mistake_stands_is_told_at_once(served: Served, sign: str) -> None:
    odd = f'''[limits]\nodd = """\n{sign * (200_000 // len(sign))}\n"""\n'''
    text = deck_text(hand="99").replace("[limits]\n", odd)
    status, page = bring(served, text)
    assert status == 422
    line = re.search(r'data-line="(\d+)"', page)
    assert line is not None
    assert "hand" in text.splitlines()[int(line[1]) - 1]


def test_a_file_beyond_all_bounds_is_refused_unread(served: Served) -> None:
    status, page = bring(served, b"#" * 3_000_000)
    assert status == 413
    assert "<h1>" in page


def test_a_deck_of_another_game_is_refused_at_this_one(served: Served) -> None:
    status, page = bring(served, deck_text(), "andromeda")
    assert status == 422
    assert "star_scrappers" in page[page.index('id="mistake"') :]
    assert served.http.get("/decks/szachy", headers=PL).status_code == 422


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"--xyz",
        b"--xyz--",
        b"--xyz\r\n" * 5_000,
        b'--xyz\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n\xff\r\n--xyz--',
        b'--xyz\r\nContent-Disposition: form-data; name="game"\r\n\r\ntoy\r\n--xyz\r\n' + b";" * 100_000 + b"\r\n\r\n",
        b'--xyz\r\nContent-Disposition: form-data; name="game"\r\n\r\n' + b"\xff" * 100 + b"\r\n--xyz--",
    ],
)
def test_no_form_with_files_makes_the_server_stumble(served: Served, body: bytes) -> None:
    headers = {**PL, "content-type": "multipart/form-data; boundary=xyz"}
    answer = served.http.post("/decks/toy", content=body, headers=headers)
    assert answer.status_code == 422
    assert "<h1>" in answer.text


def test_a_form_has_only_so_many_parts() -> None:
    part = b'--xyz\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n'
    assert fields_of(part * 200 + b"--xyz--\r\n", b"xyz", 200) == {"a": b"1"}
    with pytest.raises(BadInput):
        fields_of(part * 201 + b"--xyz--\r\n", b"xyz", 200)


# --- playing, changing, complaining -----------------------------------------------------------------


def test_a_table_is_set_up_with_the_deck_and_wears_its_badge(served: Served) -> None:
    address = brought(served, deck_text(hand="8"))
    form = read(served, f"{address}/play")
    hashed = address.removeprefix("/deck/")
    assert f'name="deck" value="{hashed}"' in form
    assert ESCAPED in form
    fields = {
        "game": "star_scrappers",
        "seats": "2",
        "seat-0": "me",
        "seat-1": "open",
        "name": "Łukasz",
        "deck": hashed,
    }
    opened = served.http.post("/open", data={**fields, "custom": "1"}, headers=PL)
    assert opened.status_code == 303
    cookie = opened.headers["set-cookie"].partition(";")[0]
    lobby = served.http.get(opened.headers["location"], headers={**PL, "cookie": cookie}).text
    assert f"własna talia: {ESCAPED}" in lobby
    assert re.search(r">7 <.*<b>8</b>", lobby)
    for wrong in ("0" * 64, "nonsense", ""):
        assert served.http.post("/open", data={**fields, "deck": wrong}, headers=PL).status_code == 404
    assert served.http.post("/open", data={**fields, "game": "toy"}, headers=PL).status_code == 404


def test_a_shared_deck_is_changed_further_and_gets_another_address(served: Served) -> None:
    address = brought(served, deck_text(hand="8"))
    desk = read(served, f"/decks/star_scrappers?begin={address.removeprefix('/deck/')}")
    assert "\nhand = 8\n" in desk
    assert brought(served, deck_text(hand="6")) != address
    assert served.http.get("/decks/andromeda", params={"begin": address[6:]}, headers=PL).status_code == 404
    assert "\nhand = 7\n" in read(served, "/decks/star_scrappers?begin=printed")


def test_an_address_without_a_deck_says_so_in_the_language_of_whoever_asks(served: Served) -> None:
    for path in ("", "/play", "/print", "/file.toml"):
        answer = served.http.get(f"/deck/{'0' * 64}{path}", headers=PL)
        assert (answer.status_code, "Nie ma takiej talii." in answer.text) == (404, True)
    assert served.http.get("/deck/odd", headers=PL).status_code == 404


def test_names_are_reported_and_nothing_of_a_deck_stands_on_the_home_page(served: Served) -> None:
    address = brought(served, deck_text(hand="8"))
    assert served.http.post(f"{address}/report", headers=PL).headers["location"] == f"{address}?reported=1"
    assert "Dowie się o tym" in read(served, f"{address}?reported=1")
    assert "jaźń" not in read(served, "/")
    assert served.http.get(address).headers["x-robots-tag"] == "noindex"


# --- paper and rules --------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["pl", "en"])
def test_as_many_cards_are_printed_as_the_deck_has(served: Served, lang: str) -> None:
    address = brought(served, deck_text(hand="8") + ROVER)
    changed = read(served, f"{address}/print", lang)
    assert changed.count("<article") == 3
    assert ("&lt;i&gt;Łazik&lt;/i&gt;" if lang == "pl" else "Rover &#39;Gall&#39;") in changed
    tables = read_deck(deck_text() + ROVER, "deck").tables
    all_cards = read(served, f"{address}/print?cards=all&paper=letter", lang)
    expected = sum(row["copies"] for row in (*tables["mercenary"], *tables["crystal"])) + len(tables["artifact"])
    assert all_cards.count("<article") == expected
    assert "paper_letter.css" in all_cards
    assert "paper_a4.css" in changed


@pytest.mark.parametrize("game", ["andromeda", "astrogornicy", "posrod_gwiazd", "star_scrappers"])
def test_every_card_of_every_game_can_be_drawn_for_paper(served: Served, game: str) -> None:
    pieces, tables = games()[game].board.pieces, games()[game].standard_deck().tables
    page = read(served, f"{brought(served, deck_text(game), game)}/print")
    for table in pieces:
        for row in tables[table]:
            assert page.count(f" · {row['id']}</footer>") >= row.get("copies", 1), row["id"]


def test_the_rules_of_a_deck_say_its_numbers_and_mark_what_differs(served: Served) -> None:
    address = brought(served, deck_text(hand="8"))
    page = read(served, f"/rules/star_scrappers?deck={address.removeprefix('/deck/')}")
    marked = page[page.index('<article id="SS-169"') :].partition("</article>")[0]
    assert "is-changed" in marked
    assert "wynosi 8" in marked
    assert "Przy kartach drukowanych: Twój limit kart w ręce wynosi 7." in marked
    same = page[page.index('<article id="SS-004"') :].partition("</article>")[0]
    assert "is-changed" not in same
    assert page.count("p-clause is-changed") == len(re.findall('<a class="k-clause"', page[: page.index("</section>")]))
    assert f'href="{address}"' in page
    assert f"?deck={address.removeprefix('/deck/')}&amp;lang=en" in page
    assert "is-changed" not in read(served, "/rules/star_scrappers")
    same_numbers = brought(served, deck_text())
    plain = read(served, f"/rules/star_scrappers?deck={same_numbers.removeprefix('/deck/')}")
    assert "Wszystkie zasady mówią to samo" in plain
    assert served.http.get("/rules/andromeda", params={"deck": address[6:]}, headers=PL).status_code == 404
