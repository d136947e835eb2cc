"""`kosmodrom games` and `kosmodrom rules`: what a person reads before playing."""

import os
import string
from pathlib import Path
from typing import Any

import pytest

from kosmodrom.engine import registry
from kosmodrom.engine.compiled import is_compiled
from kosmodrom.engine.words import preferred, words
from kosmodrom.guide.searching import folded
from kosmodrom.server.process.folders import data_folder
from kosmodrom.terminal.console import wants_colour

Run = Any


def test_the_games_are_listed_with_seats_and_options(terminal: Run) -> None:
    said = terminal("games")
    assert said.status == 0
    assert "star_scrappers" in said.out
    assert "seats: 2, 3, 4" in said.out
    assert "option first-game: no | yes (default: no)" in said.out


def test_the_games_are_listed_in_polish(terminal: Run) -> None:
    assert "Łowcy Kryształów" in terminal("games", "--lang", "pl").out
    assert "Łowcy Kryształów" in terminal("--lang=pl", "games").out


def test_every_topic_of_the_rules_has_one_heading(terminal: Run) -> None:
    for game, entry in registry.games().items():
        said = terminal("rules", game).out
        for topic in {clause.topic for clause in entry.clauses().values()}:
            assert said.splitlines().count(entry.words("en").texts.get(f"topic.{topic}", topic)) == 1, (game, topic)


def test_the_language_follows_the_locale(terminal: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "pl_PL.UTF-8")
    assert "miejsca: 2, 3, 4" in terminal("games").out
    assert "seats: 2, 3, 4" in terminal("games", "--lang", "en").out


def test_a_locale_overrides_the_general_one() -> None:
    assert preferred({"LC_ALL": "pl_PL", "LANG": "en_GB.UTF-8"}) == "pl"
    assert preferred({"LC_ALL": "", "LANG": "pl"}) == "pl"
    assert preferred({"LC_ALL": "de_DE.UTF-8", "LANG": "pl_PL"}) == "en"
    assert preferred({}) == "en"


def test_rules_stand_under_the_headings_of_their_topics(terminal: Run) -> None:
    said = terminal("rules", "star_scrappers")
    topics = words("kosmodrom.games.star_scrappers", "en")
    assert said.status == 0
    assert f"{topics['topic.general']}\n  SS-001  " in said.out
    assert f"\n\n{topics['topic.scoring']}\n" in said.out
    assert "[rulebook]" in said.out
    assert "[our ruling]" in said.out
    assert max(map(len, said.out.splitlines())) <= 100


def test_the_guide_comes_first_and_is_searched_too(terminal: Run) -> None:
    out = terminal("rules", "andromeda").out
    headings = ["In sixty seconds", "The goal", "How it is played", "What the symbols mean", "Technologies", "General"]
    places = [f"\n\n{out}".index(f"\n\n{heading}") for heading in headings]
    assert places == sorted(places)
    assert "  - Cloning: " in out
    assert "In sixty seconds" not in terminal("rules", "andromeda", "AN-001").out
    found = " ".join(terminal("rules", "andromeda", "--lang", "pl", "--search", "klonowanie badacza").out.split())
    assert "- Klonowanie: Umieść 1 badacza z puli" in found
    assert "Cel gry" not in found
    edition = " ".join(terminal("rules", "astrogornicy", "--search", "draw").out.split())
    assert "- Equal VP are a draw. [only the edition “earlier”; AG-296]" in edition


def test_a_rule_is_followed_by_its_example(terminal: Run) -> None:
    out = terminal("rules", "star_scrappers", "SS-094", "--lang", "pl").out
    rule, _, example = out.partition("\n\nNa przykład\n")
    assert "SS-094  Nie możesz rekrutować" in rule
    assert "DOKI NAJEMNIKÓW" in example
    assert example.endswith(" – nie można\n  - Masz w ręce 7 kart.\n")
    assert "Na przykład" not in terminal("rules", "star_scrappers", "SS-001", "--lang", "pl").out


def test_a_rule_of_one_edition_names_it(terminal: Run) -> None:
    assert "[rulebook; only the edition “later" in terminal("rules", "astrogornicy", "AG-213").out
    polish = " ".join(terminal("rules", "astrogornicy", "214", "--lang", "pl").out.split())
    assert polish.partition(" Na przykład ")[0].endswith("[instrukcja; tylko wydanie „wcześniejsze”]")
    assert "only the edition" not in terminal("rules", "astrogornicy", "AG-212").out


@pytest.mark.parametrize("typed", ["SS-021", "ss-21", "21", "021"])
def test_one_clause_is_found_however_it_is_typed(terminal: Run, typed: str) -> None:
    said = terminal("rules", "star_scrappers", typed)
    assert "SS-021  " in said.out
    assert said.out.count("SS-") == 1


def test_rules_are_searched_without_capitals_and_accents(terminal: Run) -> None:
    said = terminal("rules", "star_scrappers", "--lang", "pl", "--search", "krysztal")
    assert "Kryształ" in said.out
    assert "SS-" in said.out
    assert "SS-" not in terminal("rules", "star_scrappers", "--search", "zeppelin").out


def test_searching_knows_polish_letters() -> None:
    assert folded("Żółć ŁĄKA") == "zolc laka"


@pytest.mark.parametrize("lang", ["pl", "en"])
def test_help_is_there_for_every_command_in_both_languages(terminal: Run, lang: str, capsys: Any) -> None:
    for command in ([], ["games"], ["rules"], ["play"], ["simulate"], ["replay"], ["deck"], ["deck", "export"]):
        with pytest.raises(SystemExit) as left:
            terminal(*command, "--help", "--lang", lang)
        assert left.value.code == 0
        out = capsys.readouterr().out
        assert out.startswith("użycie: kosmodrom" if lang == "pl" else "usage: kosmodrom")


@pytest.mark.parametrize(("lang", "build"), [("pl", ("czysty", "skompilowany")), ("en", ("pure", "compiled"))])
def test_the_version_says_which_build_it_is(
    terminal: Run, lang: str, build: tuple[str, str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        terminal("--version", "--lang", lang)
    out = capsys.readouterr().out
    assert [word in out for word in build] == [not is_compiled(), is_compiled()]


def test_both_languages_have_the_same_keys_and_parts() -> None:
    pl, en = (words("kosmodrom.terminal", lang).texts for lang in ("pl", "en"))
    assert pl.keys() == en.keys()
    for key in pl:
        assert _parts(pl[key]) == _parts(en[key]), key


def _parts(text: str) -> set[str | None]:
    return {part for _, part, _, _ in string.Formatter().parse(text) if part is not None}


def test_every_sentence_of_the_command_line_is_used() -> None:
    import kosmodrom

    folder = Path(kosmodrom.__file__).parent
    source = "".join(path.read_text(encoding="utf-8") for path in (folder / "terminal").glob("*.py"))
    made = ("about.", "source.", "help.", "simulate.column.", "admin.head.", "admin.state.", "argparse.")
    for key in words("kosmodrom.terminal", "en").texts:
        assert f'"{key}"' in source or f"'{key}'" in source or key.startswith(made), key


class _Stream:
    def __init__(self, terminal: bool) -> None:
        self._terminal = terminal

    def isatty(self) -> bool:
        return self._terminal


def test_colour_is_only_for_terminals_that_want_it() -> None:
    screen: Any = _Stream(True)
    pipe: Any = _Stream(False)
    assert wants_colour(screen, {"TERM": "xterm"})
    assert not wants_colour(pipe, {"TERM": "xterm"})
    assert not wants_colour(screen, {"NO_COLOR": "1"})
    assert not wants_colour(screen, {"TERM": "dumb"})


def test_matches_are_kept_where_the_person_wants() -> None:
    assert data_folder({"KOSMODROM_HOME": os.sep + "k", "XDG_DATA_HOME": os.sep + "x"}) == Path(os.sep + "k")
    assert data_folder({"XDG_DATA_HOME": os.sep + "x"}) == Path(os.sep + "x") / "kosmodrom"
    assert data_folder({}) == Path.home() / ".local" / "share" / "kosmodrom"
