"""How a test says which rules it asserts, and what is wrong with what it says."""

import tomllib
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
MOST = 4


def clause(*ids: str) -> pytest.MarkDecorator:
    """Mark a test with the clauses, four at most, that it really asserts."""
    return pytest.mark.clause(*ids)


@cache
def clause_ids(folder: str) -> frozenset[str] | None:
    """The clauses of the game that a folder of tests is named like; None if it is no game."""
    homes: list[Traversable] = [files("kosmodrom.games") / folder, TESTS / folder]
    for home in homes:
        file = home / "clauses.toml"
        if file.is_file():
            return frozenset(tomllib.loads(file.read_text(encoding="utf-8")))
    return None


@cache
def folder_of(path: Path) -> str:
    """The folder of tests in which a file lies; "" if it lies elsewhere."""
    return path.relative_to(TESTS).parts[0] if path.is_relative_to(TESTS) else ""


def citation_fault(path: Path, cited: list[str]) -> str | None:
    """What is wrong with the clauses that the test in a file cites; tests of no game need none."""
    folder = folder_of(path)
    known = clause_ids(folder) if folder else None
    if known is None:
        return None
    if not 1 <= len(cited) <= MOST:
        return f"cites {len(cited)} clauses; expected 1 to {MOST}"
    unknown = [one for one in cited if one not in known]
    return f"cites {', '.join(unknown)}, not in the clauses of {folder}" if unknown else None
