"""The notebooks of `examples`: stored without outputs, and run from the first cell to the last."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
NOTEBOOKS = sorted(path.stem for path in (ROOT / "examples").glob("*.ipynb"))
LONG = ["learner"]
"""Trains a network: `make test-long` runs it."""


def read(name: str) -> dict[str, Any]:
    data: dict[str, Any] = json.loads((ROOT / "examples" / f"{name}.ipynb").read_text(encoding="utf-8"))
    return data


def shown_by(name: str) -> list[dict[str, str]]:
    """What each cell of code shows."""
    notebook = ROOT / "examples" / f"{name}.ipynb"
    command = [sys.executable, str(Path(__file__).with_name("run_notebook.py")), str(notebook)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=notebook.parent)
    assert done.returncode == 0, done.stderr[-4000:]
    return [json.loads(line) for line in done.stderr.splitlines() if line.startswith("{")]


@pytest.mark.parametrize("name", NOTEBOOKS)
def test_a_notebook_is_stored_as_it_is_written(name: str) -> None:
    data = read(name)
    assert (data["nbformat"], data["nbformat_minor"]) == (4, 5)
    assert len({cell["id"] for cell in data["cells"]}) == len(data["cells"])
    code = [cell for cell in data["cells"] if cell["cell_type"] == "code"]
    assert code
    assert all(cell["outputs"] == [] and cell["execution_count"] is None for cell in code)
    assert data["cells"][0]["cell_type"] == "markdown"
    assert f"../examples/{name}.ipynb" in (ROOT / "docs" / "python.md").read_text(encoding="utf-8")


def test_a_first_match_is_played_shown_and_told() -> None:
    shown = shown_by("first_match")
    boards = [each["html"] for each in shown if each.get("html", "").startswith("<div")]
    assert len(boards) == 3
    assert "is-legal" in boards[1]
    tables = [each["html"] for each in shown if each.get("html", "").startswith("<table")]
    assert len(tables) == 4
    assert "over, winners=" in shown[-4]["text"]


def test_a_question_of_balance_is_answered() -> None:
    answers, seats, tasks = shown_by("balance_question")[-3:]
    assert "'what': 'points of the winner'" in answers["text"]
    assert answers["text"].partition("'what': 'points of both'")[0].endswith("'is real': True}, {")
    assert "first seat wins" in seats["html"]
    assert tasks["text"] != "[]"


def test_a_bot_of_ones_own_is_written_and_measured() -> None:
    *_, first, others = shown_by("own_bot")
    against_chance, against_cadet = [float(part.split(",")[0]) for part in first["text"].split("'from': ")[1:]]
    assert against_chance > 0.5
    assert against_cadet < against_chance
    assert others["text"].count("'bot': '__main__:Greedy'") == 2


def test_every_notebook_but_the_long_ones_is_run_here() -> None:
    here = Path(__file__).read_text(encoding="utf-8")
    assert all(f'shown_by("{name}")' in here for name in NOTEBOOKS if name not in LONG)
