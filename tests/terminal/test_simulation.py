"""`kosmodrom simulate`: figures for people and for programs."""

import json
import sys
from typing import Any

import pytest

Run = Any
GAMES = ("simulate", "star_scrappers", "--games", "4")


def test_figures_are_shown(terminal: Run) -> None:
    said = terminal(*GAMES, "--seats", "3")
    assert said.status == 0
    assert "4 games, 3 seats" in said.out
    for word in ("games/s", "decisions/s", "forced", "chance", "median", "wins", "problems found: 0", "digest"):
        assert word in said.out
    assert said.err == ""


def test_figures_are_shown_in_polish(terminal: Run) -> None:
    assert "znalezione usterki: 0" in terminal(*GAMES, "--lang", "pl").out


def test_figures_come_as_json(terminal: Run) -> None:
    data = json.loads(terminal(*GAMES, "--json", "--bot", "greedy,random", "--games", "1").out)
    assert data["game"] == "star_scrappers"
    assert data["games"] == 1
    assert [seat["bot"] for seat in data["seats"]] == ["greedy", "random"]
    assert data["problems"] == []
    assert len(data["digest"]) == 16


def test_the_digest_depends_on_the_seed_alone(terminal: Run) -> None:
    def digest(*more: str) -> str:
        return str(json.loads(terminal(*GAMES, "--json", *more).out)["digest"])

    assert digest() == digest() == digest("--seed", "1")
    assert digest() != digest("--seed", "2")
    assert digest() != digest("--option", "first-game=yes")


def test_progress_is_drawn_only_on_a_terminal(terminal: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    said = terminal(*GAMES)
    assert "[###" in said.err
    assert "4 of 4" in said.err
    assert said.err.endswith("\r")


def test_without_a_terminal_each_tenth_is_told_in_a_line(terminal: Run) -> None:
    said = terminal(*GAMES[:-1], "20")
    lines = said.err.splitlines()
    assert len(lines) == 10
    assert lines[0].startswith("2 of 20")
    assert lines[-1] == "20 of 20"
    assert "\r" not in said.err


def test_an_interrupted_simulation_leaves_quietly(terminal: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("kosmodrom.terminal.simulation.simulate", interrupt)
    assert terminal(*GAMES).status == 130
