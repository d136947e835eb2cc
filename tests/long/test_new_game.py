"""A game that `kosmodrom new` has just begun, among all others: the types, the storeys, and every law."""

from pathlib import Path

import pytest

from new_games import copied, succeed

NAME = "zorza_polarna"
WHOLE = ("src/kosmodrom", "tests", "docs")


@pytest.fixture(scope="module")
def begun(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """All sources, with the game in them, begun by the command itself."""
    root = copied(tmp_path_factory.mktemp("sources"), *WHOLE)
    succeed(root, "-m", "kosmodrom.cli", "new", NAME, "ZP")
    assert "Zorza polarna" in succeed(root, "-m", "kosmodrom.cli", "games")
    return root


def test_types_and_storeys(begun: Path) -> None:
    succeed(begun, "-m", "mypy", f"src/kosmodrom/games/{NAME}", f"tests/{NAME}")
    succeed(begun, "-c", "import sys; from importlinter.cli import lint_imports; sys.exit(lint_imports())")
    succeed(begun, "-m", "tools.clause_ids")


def test_every_law(begun: Path) -> None:
    citations = "tests/conformance/test_citations.py"
    succeed(begun, "-m", "pytest", "tests/conformance/test_games.py", "tests/conformance/test_planted.py", citations,
            "tests/draw/test_boards.py", "-k", NAME)  # fmt: skip


def test_what_else_is_asked_of_every_game(begun: Path) -> None:
    succeed(
        begun,
        "-m",
        "pytest",
        "tests/engine",
        "tests/server/test_words.py",
        "tests/server/pages/test_decks.py",
        "-k",
        NAME,
    )


def test_the_map_is_true_beside_a_game_without_a_board(begun: Path) -> None:
    succeed(begun, "-m", "pytest", "tests/docs")
