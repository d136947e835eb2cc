"""A language is its text files: with them it is there, everywhere, and nothing else has to be touched."""

import json
import shutil
import subprocess
import sys
import tomllib
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

import kosmodrom
from kosmodrom.engine.deck import export_deck
from kosmodrom.engine.words import HOME, LANGUAGES, WORLD, fitting

MADE_UP = "xq"
MARK = "Xq "
ASKS = """
from kosmodrom.engine.match import Match
from kosmodrom.engine.registry import games
from kosmodrom.engine.words import LANGUAGES, preferred
from kosmodrom.guide.reading import reading
from kosmodrom.server.pages.frame import PageVisitor, fragment
assert LANGUAGES[-1] == "xq", LANGUAGES
for entry in games().values():
    assert entry.titles["xq"].startswith("Xq "), entry.titles
    assert all(clause.text("xq").startswith("Xq ") for clause in entry.clauses().values())
    told = [row for chapter in reading(entry, "xq").values() for row in chapter]
    assert told and all(row.text.startswith("Xq ") and (not row.title or row.title.startswith("Xq ")) for row in told)
    match = Match(entry.key)
    names = [f"Seat {each}" for each in range(match.seats)]
    question = entry.speaker.question(match.view(match.actors[0]), match.book, entry.words("xq"), names)
    assert "Xq " in question, question
assert preferred({"LANG": "xq_XQ.UTF-8"}) == "xq"
switches = fragment("switches.html", PageVisitor("pl", "night"), path="/")
assert 'hreflang="xq"' in switches and 'hreflang="en"' in switches and 'hreflang="pl"' not in switches
print("everywhere")
"""


ROVER = """
[[mercenary]]
id = "Y2b"
name = { pl = "Łazik", en = "Rover" }
copies = 3
duration = "extra-action"
skill = { effect = "extra-mining", count = 2 }
provenance = "reconstructed"
copies_provenance = "reconstructed"
"""
WITHOUT_TEXTS = """
import sys
from kosmodrom.engine.deck import read_deck
from kosmodrom.engine.match import Match
from kosmodrom.engine.registry import games
from kosmodrom.guide.guide import guide_of
from kosmodrom.guide.reading import reading
for entry in games().values():
    assert entry.words("xq").texts == entry.words("en").texts
    assert all(clause.text("xq") == clause.text("en") for clause in entry.clauses().values())
    assert guide_of(entry).problems == () and reading(entry, "xq") == reading(entry, "en")
match = Match("star_scrappers", deck=read_deck(sys.stdin.read(), "my.toml"))
assert match.entry.words("xq", match.book)["mercenary.Y2b"] == "Rover"
print("English")
"""


def lines(data: dict[str, Any], prefix: str = "") -> list[str]:
    """A file of texts, each with a mark before it."""
    found = []
    for key, value in data.items():
        name = f"{prefix}{json.dumps(key)}"
        found += lines(value, f"{name}.") if isinstance(value, dict) else [f"{name} = {json.dumps(f'{MARK}{value}')}"]
    return found


def copied(folder: Path) -> Path:
    """The package, where a test may write into it."""
    copy = folder / "kosmodrom"
    shutil.copytree(kosmodrom.__path__[0], copy, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    return copy


def translate(english: Path) -> None:
    """Into the language that is made up."""
    texts = tomllib.loads(english.read_text(encoding="utf-8"))
    english.with_name(f"{MADE_UP}.toml").write_text("\n".join(lines(texts)), encoding="utf-8")


def test_a_language_is_its_text_files(tmp_path: Path) -> None:
    copy = copied(tmp_path)
    for english in copy.rglob("text/en.toml"):
        translate(english)
    for clauses in copy.rglob("clauses.toml"):
        rows = tomllib.loads(clauses.read_text(encoding="utf-8"))
        words = lines({key: row["en"] for key, row in rows.items()})
        (clauses.parent / "text" / f"clauses.{MADE_UP}.toml").write_text("\n".join(words), encoding="utf-8")
    for guide in copy.rglob("guide.toml"):
        chapters = tomllib.loads(guide.read_text(encoding="utf-8"))
        named = {f"{name}.{key}": row for name, rows in chapters.items() for key, row in rows.items()}
        told = {name: row["en"] for name, row in named.items()}
        told |= {f"{name}.title": row["title"]["en"] for name, row in named.items() if "title" in row}
        (guide.parent / "text" / f"guide.{MADE_UP}.toml").write_text("\n".join(lines(told)), encoding="utf-8")
    assert answer(tmp_path, ASKS) == "everywhere\n"


def answer(folder: Path, program: str, told: str = "") -> str:
    """What a program prints that runs with the copied package."""
    command, env = [sys.executable, "-c", program], {"PYTHONPATH": str(folder), "PYTHONUTF8": "1"}
    asked = subprocess.run(command, env=env, input=told, capture_output=True, text=True, check=False)
    assert asked.returncode == 0, asked.stderr
    return asked.stdout


def test_a_language_may_come_file_by_file_and_decks_need_not_know_it(tmp_path: Path) -> None:
    translate(copied(tmp_path) / "engine" / "text" / "en.toml")
    printed = export_deck("star_scrappers", files("kosmodrom.games.star_scrappers") / "content")
    assert answer(tmp_path, WITHOUT_TEXTS, f"{printed}\n{ROVER}") == "English\n"


@pytest.mark.parametrize(
    ("wanted", "got"),
    [("pl", "pl"), ("pl-PL", "pl"), ("PL_pl.UTF-8", "pl"), ("en-GB", "en"), ("fi", WORLD), ("C", WORLD)],
)
def test_a_wish_finds_its_language(wanted: str, got: str) -> None:
    assert fitting(wanted) == got


def test_home_comes_first() -> None:
    assert LANGUAGES[:2] == (HOME, WORLD)
