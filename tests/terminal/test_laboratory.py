"""`kosmodrom lab`: judges are learnt, strength is measured."""

import json
from pathlib import Path
from typing import Any

import pytest

from kosmodrom.bots.minds import mind_from
from kosmodrom.lab import strength
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
    assert said.out.startswith(f"| {TOY.key} | 2 | greedy | random | 10 |")


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
    assert [line.split(" | ")[1:4] for line in said.out.splitlines()] == [
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
