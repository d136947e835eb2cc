"""`kosmodrom replay`: a journal is verified and told."""

from pathlib import Path
from typing import Any

import pytest

from kosmodrom.engine.match import Match

Run = Any


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A short unfinished match: a recruit, taken back, another, the end of the turn."""
    match = Match("star_scrappers", seed="replay")
    seat = match.actors[0]
    match.play(seat, "recruit:1a")
    match.undo(seat)
    match.play(seat, "recruit:1b")
    match.play(seat, "end")
    path = tmp_path / "short.journal"
    path.write_text(match.journal(), encoding="utf-8")
    return path


def test_a_journal_is_told_line_by_line(terminal: Run, file: Path) -> None:
    said = terminal("replay", file)
    assert said.status == 0
    assert "the journal holds" in said.out
    assert "chance: token:" in said.out
    assert ": recruit:1a" in said.out
    assert ": undo:" in said.out
    assert " recruits " in said.out
    assert "The match is unfinished; to decide: Seat " in said.out


def test_a_journal_is_told_in_polish(terminal: Run, file: Path) -> None:
    said = terminal("replay", file, "--lang", "pl")
    assert "dziennik się zgadza" in said.out
    assert " rekrutuje " in said.out


def test_a_seat_is_told_only_what_it_saw(terminal: Run, file: Path) -> None:
    dealt = [terminal("replay", file, "--seat", str(seat)).out.count("is dealt") for seat in (0, 1)]
    assert terminal("replay", file).out.count("is dealt") == sum(dealt)
    assert "chance: " not in terminal("replay", file, "--seat", "0").out


def test_step_by_step_waits_and_can_be_left(terminal: Run, file: Path) -> None:
    left = terminal("replay", file, "--step", typed=["", "q"])
    assert left.status == 0
    assert "recruit:1b" not in left.out
    assert "recruit:1b" in terminal("replay", file, "--step", typed=["", "", "", "", ""]).out
    assert terminal("replay", file, "--step").status == 0


def test_a_whole_match_ends_with_the_score_sheet_and_the_fairness_check(terminal: Run) -> None:
    terminal("play", "toy", "--new", "--humans", "0", "--bot", "random", "--name", "Ala")
    (path,) = terminal.journals("finished")
    said = terminal("replay", path)
    assert "Ala" in said.out
    assert "Score sheet" in said.out
    assert "The seed is the one promised at the start" in said.out


def test_events_told_twice_are_shown_twice(terminal: Run) -> None:
    terminal("play", "star_scrappers", "--new", "--humans", "0", "--bot", "random", "--seed", "7")
    (path,) = terminal.journals("finished")
    match = Match.from_journal(path.read_text(encoding="utf-8"))
    said = terminal("replay", path)
    assert said.out.count(" mines the ") == sum(told.event[0] == 9 for told in match.told(7))


def test_what_was_taken_back_past_a_reveal_is_told(terminal: Run, tmp_path: Path) -> None:
    match = Match("star_scrappers", seed="replay")
    seat = match.actors[0]
    match.play(seat, "end")
    match.play(1 - seat, "end")
    match.undo(seat, [1 - seat])
    path = tmp_path / "practice.journal"
    path.write_text(match.journal(), encoding="utf-8")
    assert "Taken back after something had been revealed: 1×." in terminal("replay", path).out
    assert "partia jest ćwiczebna" in " ".join(terminal("replay", path, "--lang", "pl").out.split())
