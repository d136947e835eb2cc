"""The example client plays a whole table with nothing but the standard library."""

import ast
import importlib.util
import random
import sys
from pathlib import Path
from types import ModuleType

import pytest

from server.company import SOLO, Served

EXAMPLE = Path(__file__).parents[2] / "examples" / "client.py"


@pytest.fixture
def example() -> ModuleType:
    spec = importlib.util.spec_from_file_location("example_client", EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_example_imports_nothing_but_the_standard_library() -> None:
    tree = ast.parse(EXAMPLE.read_text(encoding="utf-8"))
    modules = {
        name.split(".")[0]
        for node in ast.walk(tree)
        for name in (
            [alias.name for alias in node.names]
            if isinstance(node, ast.Import)
            else [str(node.module)]
            if isinstance(node, ast.ImportFrom)
            else []
        )
    }
    assert modules <= set(sys.stdlib_module_names)


def test_the_example_plays_to_the_score_sheet(
    served: Served, example: ModuleType, capsys: pytest.CaptureFixture[str]
) -> None:
    player = served.open(SOLO, "toy")
    over = example.play(example.Client(served.base, player.secret), player.table, random.Random(1))
    assert over["state"] == "over"
    assert len(capsys.readouterr().out.splitlines()) > 5


def test_the_example_opens_its_own_table(
    served: Served, example: ModuleType, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(example, "play", lambda client, table, _: played(served, client.secret, table))
    example.main(served.base)
    assert "A client: " in capsys.readouterr().out


def played(served: Served, secret: str, table: str) -> object:
    player = served.player(table, secret)
    return {**player.info(), "result": {"scores": [1, 2]}}


def test_the_example_does_not_knock_for_ever_at_a_closed_door(served: Served, example: ModuleType) -> None:
    player = served.open(SOLO, "toy")
    stranger = example.Client(served.base, "unknown")
    with pytest.raises(example.Refused) as refused:
        next(stranger.events(player.table))
    assert refused.value.status == 403
