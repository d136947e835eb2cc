"""The tool that changes rules finds who can notice a changed constant."""

import importlib
import sys
from pathlib import Path

import pytest

from tools.mutant_trials import change_constants, mentions

RULES = """
WHEN = {1: "launch", 2: "pass"}
LATER = sorted(WHEN)

class Launch:
    beyond = max(LATER)

def refusal(verb):
    kept = LATER
    return kept[verb]
"""


def test_a_constant_stands_in_functions_and_in_constants_computed_from_it(tmp_path: Path) -> None:
    (tmp_path / "launching.py").write_text(RULES, encoding="utf-8")
    functions, constants = mentions(tmp_path)
    assert functions["LATER"] == {("launching.py", "refusal")}
    assert functions["WHEN"] == set()
    assert (constants["WHEN"], constants["LATER"]) == ({"LATER"}, {"beyond"})


@pytest.mark.parametrize(
    ("imported", "wild"),
    [("from mutated.rules import streams", "streams.WILD"), ("from mutated.rules.streams import WILD", "WILD")],
)
def test_a_changed_constant_reaches_the_classes_of_other_modules(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, imported: str, wild: str
) -> None:
    folder = tmp_path / "mutated" / "rules"
    folder.mkdir(parents=True)
    (folder / "streams.py").write_text("WILD = 9\n", encoding="utf-8")
    (folder / "setup.py").write_text(f"{imported}\nclass DrawWild:\n    number = {wild}\n", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    try:
        setup = importlib.import_module("mutated.rules.setup")
        change_constants(sys.modules["mutated.rules.streams"], "WILD = 10\n")
        assert setup.DrawWild.number == 10
    finally:
        for name in [name for name in sys.modules if name.partition(".")[0] == "mutated"]:
            del sys.modules[name]
