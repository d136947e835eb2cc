"""What is wrong with a command line is said in the person's language, the words of the parser included."""

import argparse
import inspect
from typing import Any

import pytest

from kosmodrom.engine.words import words

Run = Any

POLISH = [
    ("", "brakuje: POLECENIE"),
    ("play", "brakuje: GRA"),
    ("dance", "nieznany wybór: 'dance' (można wybrać: 'games',"),
    ("play toy --bot genius", "argument --bot: nie ma bota 'genius'; można wybrać: random, greedy,"),
    ("admin list --state gone", "argument --state: nieznany wybór: 'gone' (można wybrać:"),
    ("play toy --seats many", "argument --seats: 'many' nie pasuje; spodziewany typ: int"),
    ("play toy --name", "argument --name: brakuje wartości"),
    ("play toy --sea 2", "nieznane argumenty: --sea 2"),
    ("play toy --new --resume x", "nie można podać razem z argumentem --new"),
    ("serve --open=yes", "niepotrzebna wartość 'yes'"),
    ("play toy --option weather", "'weather' nie jest opcją; powinno być klucz=wartość"),
    ("serve --port 99999", "'99999'; spodziewany port od 0 do 65535"),
    ("simulate toy --games 0", "'0'; spodziewana liczba całkowita od 1"),
    ("lab learn toy --greedy żółw", "'żółw'; spodziewana liczba całkowita od 0"),
    ("simulate toy --bot random,genius", "nie ma bota 'genius'; można wybrać: random"),
    ("lab strength toy --bot genius", "nie ma bota 'genius'; można wybrać: "),
    ("admin delete", "brakuje: STÓŁ"),
]


@pytest.mark.parametrize(("line", "says"), POLISH)
def test_a_polish_person_is_told_in_polish(terminal: Run, line: str, says: str) -> None:
    said = terminal("--lang", "pl", *line.split())
    assert said.status == 2
    assert says in said.err
    for english in ("required", "invalid", "expected", "unrecognized", "choose", "not allowed", "ignored", "there is"):
        assert english not in said.err


def test_a_polish_environment_is_enough(terminal: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "pl_PL.UTF-8")
    assert "brakuje: GRA" in terminal("play").err
    assert "required: GAME" in terminal("--lang", "en", "play").err


def test_a_name_without_letters_is_refused_in_polish(terminal: Run) -> None:
    assert "nie jest imieniem" in terminal("--lang", "pl", "play", "toy", "--name", "\u200b\u200b").err


def test_the_parser_speaks_english_to_everybody_else_afterwards(terminal: Run) -> None:
    terminal("--lang", "pl", "play")
    with pytest.raises(SystemExit):
        argparse.ArgumentParser(prog="other").parse_args(["--what"])
    assert "required" in terminal("play").err


def test_every_word_of_the_parser_that_is_translated_is_one_that_it_says() -> None:
    """The English text is what the parser of Python is looked up by, so it has to be written as it is there."""
    known = {code for code in _constants(argparse) if isinstance(code, str)}
    said = {text for key, text in words("kosmodrom.terminal", "en").texts.items() if key.startswith("argparse.")}
    assert said
    assert said <= known


def _constants(module: Any) -> set[object]:
    """All that stands in the functions of a module."""
    found: set[object] = set()
    waiting = [compile(inspect.getsource(module), module.__name__, "exec")]
    while waiting:
        for each in waiting.pop().co_consts:
            if hasattr(each, "co_consts"):
                waiting.append(each)
            elif isinstance(each, tuple):
                found.update(each)
            else:
                found.add(each)
    return found
