"""The guides of all games: whole, in every language, with figures of the cards in play; what is wrong is said."""

import re
from typing import Any

import pytest

from changed_decks import ChangedDeck
from draw.test_boards import drawings, moments
from guide.planted import GAME, NO_CLAUSE, changed, rows, written
from kosmodrom.draw import sprite
from kosmodrom.engine.deck import Deck
from kosmodrom.engine.registry import find, games
from kosmodrom.engine.words import LANGUAGES, NEEDED, words
from kosmodrom.guide.guide import CHAPTERS, MOST_WORDS, explained, guide_of, listed, read_guide
from kosmodrom.guide.reading import reading, searched
from kosmodrom.guide.searching import has_all
from tools import guides as tool

every_game = pytest.mark.parametrize("game", games())
every_language = pytest.mark.parametrize("lang", LANGUAGES)
HREF = re.compile(r'href="#([^"]+)"')


@every_game
def test_every_game_has_a_whole_guide_without_a_mistake(game: str) -> None:
    guide = guide_of(find(game))
    assert [str(problem) for problem in guide.problems] == []
    assert [name for name in CHAPTERS if not guide.chapter(name)] == []
    assert len(guide.rows) == sum(map(len, rows(game).values()))
    assert len(guide.chapter("goal")) == 3


@every_game
@every_language
def test_sixty_seconds_are_enough_for_the_first_chapter(game: str, lang: str) -> None:
    read = " ".join(passage.text for passage in reading(find(game), lang)["sixty"])
    assert 50 < len(read.split()) <= MOST_WORDS


@every_game
@every_language
def test_nothing_is_left_with_a_gap_and_everything_says_something(game: str, lang: str) -> None:
    for passages in reading(find(game), lang).values():
        for passage in passages:
            assert passage.text.strip()
            assert not set("{}#|") & set(passage.title + passage.text), passage
            assert passage.clauses


@every_game
def test_the_languages_differ_in_words_and_in_nothing_else(game: str) -> None:
    pl, en = (reading(find(game), lang) for lang in NEEDED)
    for chapter in CHAPTERS:
        told = [[(each.key, each.clauses, each.icons) for each in guide[chapter]] for guide in (pl, en)]
        assert told[0] == told[1]
        same = [one.text for one, other in zip(pl[chapter], en[chapter], strict=True) if one.text == other.text]
        assert all(each.isdecimal() for each in same)


@every_game
def test_every_symbol_of_the_art_and_of_the_board_has_its_entry(game: str) -> None:
    entry = find(game)
    art = {found[1] for found in sprite.SYMBOL.finditer(entry.board.art())}
    met = {name for match in moments(game) for each in drawings(match, "pl") for name in HREF.findall(each.html)}
    assert len(met) > 20
    assert (art | met) - explained(entry) == set()


@every_game
@every_language
def test_lists_show_every_card_with_its_face_and_what_it_does(game: str, lang: str) -> None:
    entry = find(game)
    shown = {passage.key: passage for passage in reading(entry, lang)["list"]}
    for row in guide_of(entry).chapter("list"):
        things = shown[row.key].things
        assert len(things) == len(listed(row, entry)) == len(entry.standard_deck().tables[row.table])
        assert all(each.name and each.picture and "".join(each.words).strip() and each.rules for each in things)


# --- figures ------------------------------------------------------------------------------------------


def book_of(deck: ChangedDeck) -> Any:
    """The book that a table with such a deck has."""
    return find(deck.game).book(Deck(deck.game, "mine", deck.tables, "mine.toml"))


def passage(game: str, chapter: str, key: str, lang: str, book: Any) -> Any:
    return next(each for each in reading(find(game), lang, book)[chapter] if each.key == key)


def test_figures_are_those_of_the_cards_in_play() -> None:
    book = book_of(ChangedDeck(GAME).put("limits", hand=5, totem_points=9))
    assert passage(GAME, "symbol", "hand", "en", None).text.endswith("The limit is 7.")
    assert passage(GAME, "symbol", "hand", "en", book).text.endswith("The limit is 5.")
    assert passage(GAME, "points", "totems", "pl", book).text == "9"
    assert passage(GAME, "mistake", "full", "pl", book).title == "Mam 5 kart w ręce i chcę rekrutować."
    three = book_of(ChangedDeck(GAME).put("limits", base=3))
    assert "więcej niż 3 karty" in passage(GAME, "round", "cleanup", "pl", three).text


def test_pictures_and_cards_have_these_figures_too() -> None:
    book = book_of(ChangedDeck("posrod_gwiazd").put("limits", income=12))
    assert "<b>+12</b>" in passage("posrod_gwiazd", "round", "year", "en", book).picture
    skill = ChangedDeck(GAME).put("mercenary", "P4", skill={"effect": "cheaper-mining", "discount": 2})
    cards = {each.name: each.words for each in reading(find(GAME), "en", book_of(skill))["list"][0].things}
    assert cards["Makkarat"] == ("Every Crystal costs you 2 less to mine this turn.",)


# --- what is wrong ------------------------------------------------------------------------------------

LONG = " ".join(["word"] * MOST_WORDS)
MISTAKES = {
    "sixty.end: no clause": (
        'clauses = ["SS-109", "SS-193"]',
        f'clauses = ["SS-109", "{NO_CLAUSE}"]',
        "sixty.end",
        NO_CLAUSE,
    ),
    "no clauses at all": ('clauses = ["SS-109", "SS-193"]', "clauses = []", "sixty.end", ""),
    "no Polish": ('pl = "Kryształy z pęknięciem przybliżają koniec."', "", "sixty.end", "pl"),
    "no English": ('en = "Crystals with a crack bring the end nearer."', 'en = ""', "sixty.end", "en"),
    "no English title": (', en = "Takeover" }', " }", "symbol.takeover.title", "en"),
    "no such symbol": ('picture = "i-takeover"', 'picture = "i-giveover"', "symbol.takeover", "i-giveover"),
    "no such thing": ('picture = "kind:Y2 i-arrow i-instant"', 'picture = "kind:Q9"', "round.skill", "kind:Q9"),
    "no such table": ('table = "artifact"', 'table = "artefact"', "list.artifacts", "artefact"),
    "no such art": ('art = "ss-art-{id}"', 'art = "ss-face-{id}"', "list.mercenaries", "ss-face-{id}"),
    "no such figure": ("The limit is {limits.hand}.", "The limit is {limits.hands}.", "symbol.hand", "hands"),
    "an open brace": ("The limit is {limits.hand}.", "The limit is {limits.hand.", "symbol.hand", ""),
    "an unknown key": ('picture = "i-takeover"', 'picture = "i-takeover"\ncolour = "red"', "symbol.takeover", "colour"),
    "an unknown edition": ('picture = "i-takeover"', 'picture = "i-takeover"\nedition = "9"', "symbol.takeover", "9"),
    "too long": ("Crystals with a crack bring the end nearer.", LONG, "sixty", str(MOST_WORDS)),
}


@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_mistake_is_said_with_file_and_row_in_every_language_and_the_rest_stays(mistake: str) -> None:
    old, new, key, part = MISTAKES[mistake]
    guide, whole = read_guide(find(GAME), changed(old, new)), guide_of(find(GAME))
    (problem,) = guide.problems
    for lang in NEEDED:
        assert problem.text(lang).startswith(f"star_scrappers/guide.toml, {key}: ")
        assert part in problem.text(lang)
    assert problem.text("pl") != problem.text("en")
    left = {row.name for row in guide.rows}
    row = key.removesuffix(".title")
    assert {each.name for each in whole.rows} - left == ({row} if "." in row else set())


def test_what_is_no_toml_or_no_chapter_is_said_too() -> None:
    entry = find(GAME)
    (broken,) = read_guide(entry, "[sixty").problems
    assert "no TOML" in broken.text("en")
    for text, key in (("[seventy.one]", "seventy"), ("sixty = 3", "sixty"), ("[sixty]\none = 3", "sixty.one")):
        (problem,) = read_guide(entry, text).problems
        assert problem.text("en").startswith(f"star_scrappers/guide.toml, {key}: ")
    assert read_guide(entry, written()).problems == ()


def test_the_tool_fails_where_a_guide_is_wrong(monkeypatch: pytest.MonkeyPatch, capsys: Any) -> None:
    assert tool.main() == 0
    wrong = read_guide(find(GAME), changed('"SS-193"', f'"{NO_CLAUSE}"'))
    monkeypatch.setattr(tool, "guide_of", lambda _: wrong)
    assert tool.main() == 1
    assert f"there is no clause {NO_CLAUSE}" in capsys.readouterr().out


def test_a_game_without_a_guide_has_an_empty_one() -> None:
    from toy.entry import ENTRY as TOY  # here, because it is found by no registry

    assert guide_of(TOY).rows == ()
    assert reading(TOY, "pl") == {}


# --- searching ----------------------------------------------------------------------------------------


def test_searching_finds_passages_and_cards_without_capitals_and_accents() -> None:
    found = searched(find(GAME), "pl", query="ZNIEWOLON karta")
    assert "enslaved" in [each.key for each in found["symbol"]]
    assert "sixty" not in found
    (mercenaries,) = searched(find(GAME), "pl", query="psychosa")["list"]
    assert [each.name for each in mercenaries.things] == ["Psychosa"]
    assert searched(find(GAME), "pl", query="zeppelin") == {}
    assert searched(find(GAME), "pl", query="  ") == reading(find(GAME), "pl")


def test_every_word_of_a_query_counts() -> None:
    assert has_all("Żółty Kryształ", "krysztal zolty")
    assert not has_all("Żółty Kryształ", "krysztal czerwony")


def test_headings_and_complaints_are_there_in_every_language() -> None:
    pl, en = (words("kosmodrom.guide", lang).texts for lang in NEEDED)
    assert pl.keys() == en.keys()
    assert {f"chapter.{name}" for name in CHAPTERS if name != "list"} <= pl.keys()
    for key, text in pl.items():
        assert set(re.findall(r"{\w+}", text)) == set(re.findall(r"{\w+}", en[key])), key
