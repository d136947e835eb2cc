"""Mistakes are named in both languages, by a key and what is filled into its sentence."""

import pickle
import re
import string
from dataclasses import replace
from importlib.resources import files
from pathlib import Path

import pytest

from kosmodrom.engine.deck import Row
from kosmodrom.engine.errors import ENGINE, BadTable, CannotUndo, DeckError, JournalError, Listed, Refused, UnknownGame
from kosmodrom.engine.journal import read_journal, write_journal
from kosmodrom.engine.match import Match
from kosmodrom.engine.registry import find
from kosmodrom.engine.words import LANGUAGES, WORLD, words

SIMPLE_CARDS = Path(__file__).parents[2] / "tools" / "simple_cards.py"
"""Writes what says some of the engine's sentences."""


def parts_of(text: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(text) if name}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_has_the_same_sentences_with_the_same_parts(lang: str) -> None:
    world, texts = words(ENGINE, WORLD).texts, words(ENGINE, lang).texts
    assert list(texts) == list(world)
    for key in texts:
        assert parts_of(texts[key]) == parts_of(world[key]), key


def test_every_sentence_that_the_engine_can_say_is_written_down_and_every_written_one_is_said() -> None:
    code = "".join(file.read_text("utf-8") for file in files(ENGINE).iterdir() if file.name.endswith(".py"))
    for package in (
        "kosmodrom.bots",
        "kosmodrom.lab",
        "kosmodrom.learn",
        "kosmodrom.draw",
        "kosmodrom.draw.plain",
        "kosmodrom.notebook",
    ):
        code += "".join(file.read_text("utf-8") for file in files(package).iterdir() if file.name.endswith(".py"))
    code += "".join(f'"expected.{key}"' for key in re.findall(r'_expected\(\s*"([a-z]+)"', code))
    code += "".join(
        f'"error.problem.{key}"' for key in re.findall(r'_told\(\s*f?"([a-z]+)"', SIMPLE_CARDS.read_text("utf-8"))
    )
    of_content = ("deck.kind.", "deck.key.")
    written = {key for key in words(ENGINE, "en").texts if not key.startswith(of_content)}
    assert set(re.findall(r'"((?:deck|error|expected|plain|reason|shown)\.[a-z.-]+)"', code)) == written


@pytest.mark.parametrize(("lang", "more"), [("pl", "i jeszcze 16"), ("en", "and 16 more")])
def test_a_long_list_is_cut_between_its_entries_and_says_how_many_more_there_are(lang: str, more: str) -> None:
    """Eleven of these and the commas between them have 185 signs, twelve 202; there is room for 200."""
    names = [f"enslave-hand-{number:02}" for number in range(27)]
    said = Listed(names).text(lang)
    assert said == f"{', '.join(names[:11])} {more}"
    assert Listed(names[:5]).text(lang) == ", ".join(names[:5])


def test_an_error_is_english_as_a_string_and_speaks_polish_when_asked() -> None:
    with pytest.raises(UnknownGame) as caught:
        find("chess")
    assert str(caught.value).startswith("there is no game 'chess'")
    assert caught.value.text("pl").startswith("nie ma gry 'chess'")


def test_a_plain_message_is_said_as_it_is() -> None:
    assert DeckError("as it is").text("pl") == "as it is"


def test_an_error_within_an_error_is_said_in_the_same_language() -> None:
    match = Match("star_scrappers", seats=2, seed="x")
    header, _, _ = read_journal(match.journal())
    with pytest.raises(JournalError) as caught:
        Match.from_journal(write_journal(replace(header, seats=9), [], "0"))
    assert caught.value.text("en").startswith("lines 2 to 6: star_scrappers cannot be played with 9 seats")
    assert caught.value.text("pl").startswith("wiersze od 2 do 6: w grę star_scrappers nie da się grać")


def test_what_was_expected_is_said_in_the_same_language() -> None:
    with pytest.raises(DeckError) as caught:
        Row("my.toml, card c01", {"value": "many"}).number("value", 1, 9)
    assert caught.value.text("en") == "my.toml, card c01: value = 'many'; expected a whole number from 1 to 9"
    assert caught.value.text("pl").endswith("co powinno tu być: liczba całkowita od 1 do 9")


def test_a_refusal_quotes_its_rule_in_the_language_that_is_asked_for() -> None:
    match = Match("star_scrappers", seats=2, seed="x")
    seat = match.actors[0]
    with pytest.raises(Refused) as caught:
        match.play(seat, "done")
    clause = match.entry.clauses()[caught.value.clause]
    assert clause.text("pl") in caught.value.text("pl")
    assert clause.text("en") in caught.value.text("en")


def test_taking_back_is_refused_in_both_languages() -> None:
    match = Match("star_scrappers", seats=2, seed="x")
    with pytest.raises(CannotUndo) as caught:
        match.undo(0)
    assert caught.value.text("pl") == "miejsce 0 nie podjęło żadnej decyzji, którą można by cofnąć"


def test_errors_keep_their_words_on_their_way_between_processes() -> None:
    error = BadTable.of(ENGINE, "error.table.no-bot", bot="x", bots="y")
    assert pickle.loads(pickle.dumps(error)).text("pl") == "nie ma bota 'x'; są: y"


def test_a_journal_that_is_cut_or_edited_says_so_in_polish() -> None:
    journal = Match("star_scrappers", seats=2, seed="x").journal()
    for broken, says in (
        ("", "to nie jest dziennik gry"),
        (journal.rpartition("end ")[0], "brakuje reszty"),
        (journal.replace("1 chance", "1 0", 1), "skrót się nie zgadza"),
    ):
        with pytest.raises(JournalError) as caught:
            read_journal(broken)
        assert says in caught.value.text("pl")
