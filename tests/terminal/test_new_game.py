"""`kosmodrom new`: a game that is checked, tested and played as it is, or a clear sentence and nothing changed."""

from pathlib import Path
from typing import Any

import pytest

from kosmodrom.terminal import new_game
from new_games import copied, succeed

NAME, LETTERS = "zorza_polarna", "ZP"
GAME, TESTS = f"src/kosmodrom/games/{NAME}", f"tests/{NAME}"
LAWS = "legal or names_round or languages or words or samples or problems or layout or noticed or possible or public"
"""Some of the laws; `make test-long` holds all of them, and the types."""


@pytest.fixture(scope="module")
def begun(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The sources with a new game in them."""
    root = copied(tmp_path_factory.mktemp("sources"))
    assert "Zorza" not in succeed(root, "kosmodrom.cli", "games")
    told = succeed(root, "kosmodrom.cli", "new", NAME, LETTERS)
    assert GAME in told
    assert "CONTRIBUTING.md" in told
    return root


def files(root: Path) -> dict[Path, bytes]:
    found = [path for folder in ("src", "tests") for path in (root / folder).rglob("*") if path.is_file()]
    return {path.relative_to(root): path.read_bytes() for path in found if "__pycache__" not in path.parts}


def test_the_new_game_passes_the_checks(begun: Path) -> None:
    succeed(begun, "tools.clause_names", "--check")
    succeed(begun, "tools.zones", "--check", NAME)
    succeed(begun, "tools.clause_ids")
    succeed(begun, "ruff", "format", "--check", GAME, TESTS)
    succeed(begun, "ruff", "check", GAME, TESTS)
    assert not [path for path in (begun / GAME).rglob("*") if path.is_file() and "{{" in path.read_text("utf-8")]


def test_the_new_game_passes_its_clause_tests_and_laws(begun: Path) -> None:
    succeed(begun, "pytest", "-p", "no:cacheprovider", TESTS, "tests/conformance/test_citations.py")
    succeed(begun, "pytest", "-p", "no:cacheprovider", "tests/conformance/test_games.py", "-k", f"{NAME} and ({LAWS})")


def test_the_new_game_stands_among_the_others_and_bots_play_it(begun: Path) -> None:
    assert "Zorza polarna" in succeed(begun, "kosmodrom.cli", "games")
    told = succeed(begun, "kosmodrom.cli", "simulate", NAME, "--seats", "3", "--games", "3", "--bot", "greedy")
    assert "3" in told


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
