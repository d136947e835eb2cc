"""`kosmodrom new`: a game that is checked, tested and played as it is, or a clear sentence and nothing changed."""

import importlib
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from conformance.laws import LAWS, ONCE
from conformance.test_games import explored, hold_at_tables, hold_in_drawn_games
from conformance.walks import registered, tables
from kosmodrom.bots.levels import bot_named
from kosmodrom.engine.contract import SPECTATOR
from kosmodrom.engine.fast_random import Luck
from kosmodrom.engine.match import Match
from kosmodrom.engine.registry import Entry, games
from kosmodrom.engine.words import LANGUAGES
from kosmodrom.terminal import new_game
from kosmodrom.terminal.console import Console
from new_games import ROOT, copied, succeed

NAME, LETTERS = "zorza_polarna", "ZP"
GAME, TESTS = f"src/kosmodrom/games/{NAME}", f"tests/{NAME}"
LONG = {"sample_is_calibrated"}
"""`make test-long` has it, and the types."""
WITH_THE_GAME = f"""
import importlib, sys, pytest
importlib.import_module("kosmodrom.games").__path__.append("src/kosmodrom/games")
sys.exit(pytest.main(["-p", "no:cacheprovider", {TESTS!r}]))
"""


@pytest.fixture(scope="module")
def begun(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the sources with a new game in it."""
    root = copied(tmp_path_factory.mktemp("sources"))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(new_game, "sources", lambda: root)
        new_game.new_game(Console("en"), NAME, LETTERS)
    return root


@pytest.fixture(scope="module")
def entry(begun: Path) -> Iterator[Entry]:
    """The new game, in this process."""
    assert NAME not in games()
    with pytest.MonkeyPatch.context() as patch:
        package = importlib.import_module("kosmodrom.games")
        patch.setattr(package, "__path__", [*package.__path__, str(begun / "src/kosmodrom/games")])
        yield importlib.import_module(f"kosmodrom.games.{NAME}.entry").ENTRY
        for name in [name for name in sys.modules if name.startswith(f"kosmodrom.games.{NAME}")]:
            del sys.modules[name]


def files(root: Path) -> dict[Path, bytes]:
    found = [path for folder in ("src", "tests") for path in (root / folder).rglob("*") if path.is_file()]
    return {path.relative_to(root): path.read_bytes() for path in found if "__pycache__" not in path.parts}


def test_the_new_game_passes_the_checks(begun: Path) -> None:
    succeed(begun, "-m", "tools.names", "--check", NAME)
    succeed(begun, "-m", "tools.clause_names", "--check", NAME)
    succeed(begun, "-m", "tools.zones", "--check", NAME)
    succeed(begun, "-m", "ruff", "format", "--check", GAME, TESTS)
    succeed(begun, "-m", "ruff", "check", GAME, TESTS)
    assert not [path for path in (begun / GAME).rglob("*.*") if path.is_file() and b"{{" in path.read_bytes()]


def test_the_new_game_passes_its_clause_tests(begun: Path) -> None:
    assert "passed" in succeed(begun, "-c", WITH_THE_GAME, path=str(ROOT / "src"))
    cited = "".join(path.read_text("utf-8") for path in (begun / TESTS).glob("test_*.py"))
    clauses = (begun / GAME / "clauses.toml").read_text("utf-8").count("source =")
    assert all(f"{LETTERS}-{number:03}" in cited for number in range(1, clauses + 1))


def test_the_new_game_keeps_the_laws(entry: Entry) -> None:
    with registered(entry):
        for law in LAWS:
            hold_in_drawn_games(law, entry, 2)
        for law in ONCE.keys() - LONG:
            hold_at_tables(law, entry, tables(entry)[:2])
        assert not explored(entry).missing(entry)


def test_bots_play_the_new_game_and_it_is_drawn(entry: Entry) -> None:
    match, bot, luck = Match(entry, seats=3, seed="zorza", options={"length": "long"}), bot_named("greedy"), Luck(1)
    names = ["Łukasz", "Małgorzata", "漢字 🚀"]
    while not match.over:
        seat = match.actors[0]
        for lang in LANGUAGES:
            drawn = match.view(seat), match.book, entry.words(lang), names
            assert entry.board.table(*drawn) == entry.board.table(match.view(SPECTATOR), *drawn[1:])
            assert entry.board.hand(*drawn)
        match.play(seat, bot.choose(entry.game, match.view(seat), match.legal_ids(seat), luck))
    assert match.winners()


@pytest.mark.parametrize(
    ("name", "letters", "says"),
    [
        ("Zorza", "ZZ", "'Zorza' cannot be the name of a game"),
        ("zażółć", "ZZ", "'zażółć' cannot be the name of a game"),
        ("../up", "ZZ", "cannot be the name of a game"),
        ("class", "ZZ", "'class' cannot be the name of a game"),
        ("2048", "ZZ", "cannot be the name of a game"),
        ("x" * 400, "ZZ", "cannot be the name of a game"),
        ("andromeda", "ZZ", "there is already something by the name of andromeda: src/kosmodrom/games/andromeda"),
        ("toy", "ZZ", "there is already something by the name of toy: tests/toy"),
        ("json", "ZZ", "'json' is the name of a Python module"),
        ("nowa", "zz", "'zz' cannot number clauses; expected two capital letters"),
        ("nowa", "ŻŻ", "'ŻŻ' cannot number clauses"),
        ("nowa", "SS", "the letters SS number the clauses of star_scrappers"),
        ("nowa", "TY", "the letters TY number the clauses of toy"),
        ("nowa", LETTERS, f"the letters {LETTERS} number the clauses of {NAME}"),
    ],
)
def test_what_cannot_be_begun_is_refused_and_nothing_changes(
    begun: Path, terminal: Any, monkeypatch: pytest.MonkeyPatch, name: str, letters: str, says: str
) -> None:
    monkeypatch.setattr(new_game, "sources", lambda: begun)
    before = files(begun).keys()
    said = terminal("new", name, letters)
    assert said.status == 2
    assert says in said.err
    assert terminal("--lang", "pl", "new", name, letters).err != said.err
    assert files(begun).keys() == before


@pytest.mark.parametrize(("lang", "says"), [("pl", "nie ma tu źródeł"), ("en", "there are no sources here")])
def test_a_package_without_sources_says_so(
    terminal: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lang: str, says: str
) -> None:
    monkeypatch.setattr(new_game, "__file__", str(tmp_path / "site-packages/kosmodrom/terminal/new_game.py"))
    said = terminal("--lang", lang, "new", "nowa", "NN")
    assert said.status == 2
    assert says in said.err


def test_what_a_tool_refuses_is_not_left_half_written(
    begun: Path, terminal: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(new_game, "sources", lambda: begun)
    monkeypatch.setattr(new_game, "WRITERS", (("tools.clause_names",), ("tools.no_such_tool",)))
    before = files(begun)
    said = terminal("new", "nowa", "NN")
    assert said.status == 2
    assert "tools.no_such_tool did not succeed, so nothing was kept" in said.err
    assert files(begun) == before
