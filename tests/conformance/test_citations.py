"""Every clause of a game's catalogue is cited by a test of that game."""

import ast
from pathlib import Path

import pytest

from clauses import TESTS
from kosmodrom.engine.registry import games


def cited(folder: Path) -> set[str]:
    """The ids inside the calls of `clause(…)` in the test files of a folder."""
    found: set[str] = set()
    for file in folder.glob("test_*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "clause":
                found |= {
                    arg.value for arg in node.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)
                }
    return found


@pytest.mark.parametrize("key", list(games()))
def test_every_clause_has_a_test(key: str) -> None:
    missing = sorted(set(games()[key].clauses()) - cited(TESTS / key))
    assert not missing, f"no test of {key} cites {', '.join(missing)}"
