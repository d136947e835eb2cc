"""`kosmodrom lab`: judges are learnt, strength and said chances are measured."""

import json
from pathlib import Path
from typing import Any

import pytest

from kosmodrom.bots.chances import Calibration
from kosmodrom.bots.minds import mind_from
from kosmodrom.lab import chances, strength
from toy.entry import ENTRY as TOY

Run = Any


def test_the_command_writes_a_file_that_tells_how_it_was_made(terminal: Run, tmp_path: Path) -> None:
    path = tmp_path / "judge.json"
    said = terminal("lab", "learn", TOY.key, "--generations", 1, "--games", 20, "--out", path)
    assert said.status == 0, said.err
    data = json.loads(path.read_text(encoding="utf-8"))
    assert data["command"] == (
        f"kosmodrom lab learn {TOY.key} --generations 1 --games 20 --greedy 3 --descents 100"
        " --window 0 --turns 0 --seed 1"
    )
    assert str(path) in said.out
    mind_from(data)


def test_one_contest_is_told_in_a_line(terminal: Run) -> None:
    said = terminal("lab", "strength", TOY.key, "--bot", "greedy,random", "--games", 10)
    head, _, *rows = said.out.splitlines()
    assert head == "| game | seats | bot | against | games | wins | interval |"
    assert rows[0].startswith(f"| {TOY.key} | 2 | greedy | random | 10 |")


def test_contests_come_as_json_and_as_a_file(terminal: Run, tmp_path: Path) -> None:
    path = tmp_path / "strength.md"
    said = terminal(
        "lab", "strength", TOY.key, "--bot", "greedy,random", "--seats", 4, "--games", 4, "--json", "--out", path
    )
    (row,) = json.loads(said.out)
    assert (row["game"], row["seats"], row["games"]) == (TOY.key, 4, 4)
    assert 0 <= row["from"] <= row["wins"] <= row["to"] <= 1
    assert "3 × random" in path.read_text(encoding="utf-8")


def test_without_bots_all_levels_contend_at_tables_of_one_size(terminal: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(strength, "LEVELS", ["random", "greedy"])
    said = terminal("lab", "strength", TOY.key, "--seats", 3, "--games", 3)
    assert [line.split(" | ")[1:4] for line in said.out.splitlines()[2:]] == [
        ["3", "greedy", "2 × random"],
        ["3", "greedy", "2 × random"],
    ]


@pytest.mark.parametrize(
    ("asked", "words"),
    [
        (["--bot", "genius,random"], "no bot 'genius'"),
        (["--bot", "random"], "between two bots"),
        (["--bot", "timed:0,random"], "no bot 'timed:0'"),
        (["--bot", "random,random", "--seats", 9], "9"),
        (["--bot", "random,random", "--seats", 0], "0"),
        (["--seats", 9], "9"),
    ],
)
def test_a_contest_that_cannot_be_is_refused(terminal: Run, asked: list[object], words: str) -> None:
    said = terminal("lab", "strength", TOY.key, *asked)
    assert said.status == 2
    assert words in said.err


def test_said_chances_come_as_a_table_and_as_json(terminal: Run, tmp_path: Path) -> None:
    few = ("lab", "chances", TOY.key, "--games", 3, "--descents", 10)
    said = terminal(*few)
    assert said.out.startswith("| game | moves left | lead now | positions | judged | said | won | interval |")
    cells = json.loads(terminal(*few, "--json").out)
    assert len(cells) == len(said.out.splitlines()) - 2
    assert all(cell["low"] <= cell["won"] <= cell["high"] for cell in cells)
    path = tmp_path / "chances.md"
    assert terminal(*few, "--out", path).out == ""
    assert path.read_text(encoding="utf-8") == said.out


def test_a_fit_is_written_to_a_file_that_tells_how_it_was_made(terminal: Run, tmp_path: Path) -> None:
    path = tmp_path / "chances.json"
    said = terminal("lab", "chances", TOY.key, "--games", 3, "--descents", 10, "--fit", "--out", path)
    assert str(path) in said.out
    data = json.loads(path.read_text(encoding="utf-8"))
    assert data["command"] == f"kosmodrom lab chances {TOY.key} --games 3 --descents 10 --seed 1 --fit"
    assert Calibration(data["weights"])


def test_too_few_games_for_chances_are_refused_in_a_sentence(terminal: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chances, "ADVISED", 10**9)
    said = terminal("lab", "chances", TOY.key, "--games", 1, "--descents", 1, "--lang", "pl")
    assert said.status != 0
    assert "nie zachowano żadnej pozycji" in said.err
