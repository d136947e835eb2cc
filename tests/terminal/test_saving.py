"""Matches on disk: leaving, coming back, crashes, and files that somebody touched."""

import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from kosmodrom.engine.match import Match
from kosmodrom.terminal.files import FileError, write_text

Run = Any
NEW = ("play", "star_scrappers", "--new", "--seed", "saving", "--bot", "random")
AGAIN = ("play", "star_scrappers")


class Killed(BaseException):
    """The machine went away."""


def kept(terminal: Run) -> Match:
    (path,) = terminal.journals("running")
    return Match.from_journal(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("leaving", ["q", "Q", EOFError(), KeyboardInterrupt()])
def test_leaving_saves_and_says_where(terminal: Run, leaving: Any) -> None:
    said = terminal(*NEW, typed=["recruit:1a", leaving])
    (path,) = terminal.journals("running")
    assert said.status == 0
    assert f"Saved in {path}" in said.out.replace("\n", " ").replace("  ", " ") or str(path) in said.out
    assert [line.what for line in kept(terminal).lines if line.who == 0] == ["recruit:1a"]


def test_resuming_goes_on_where_it_was(terminal: Run) -> None:
    terminal(*NEW, "--name", "Ala", typed=["recruit:1a", "q"])
    before = kept(terminal)
    said = terminal(*AGAIN, typed=["", "end", "q"])
    after = kept(terminal)
    assert "we go on where you were" in said.out
    assert "Ala, choose the second action (" in said.out
    assert after.lines[: len(before.lines)] == before.lines
    assert after.lines[len(before.lines)].what == "end"


def test_a_crash_loses_no_decision(terminal: Run) -> None:
    with pytest.raises(Killed):
        terminal(*NEW, typed=["recruit:1a", Killed()])
    assert [line.what for line in kept(terminal).lines if line.who == 0] == ["recruit:1a"]
    said = terminal(*AGAIN, typed=["y", "q"])
    assert "choose the second action (" in said.out


def test_a_killed_process_loses_no_decision(terminal: Run) -> None:
    command = [sys.executable, "-m", "kosmodrom.cli", *NEW]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write("recruit:1a\n")
        process.stdin.flush()
        for line in process.stdout:
            if "choose the second action (" in line:
                break
        os.kill(process.pid, signal.SIGKILL)
    said = terminal(*AGAIN, typed=["y", "q"])
    assert "choose the second action (" in said.out


def test_bots_decide_the_same_after_a_crash(terminal: Run) -> None:
    terminal(*NEW, typed=["end", "q"])
    (path,) = terminal.journals("running")
    whole = path.read_text(encoding="utf-8")
    match = Match.from_journal(whole)
    ours = next(line.number for line in match.lines if line.who == 0)
    again = Match("star_scrappers", seed="saving")
    for line in match.lines[:ours]:
        if line.number > len(again.lines):
            again.play(line.who, line.what)
    path.write_text(again.journal(), encoding="utf-8")
    terminal(*AGAIN, typed=["y", "q"])
    assert path.read_text(encoding="utf-8") == whole


def test_an_unfinished_match_is_offered_and_can_be_declined(terminal: Run) -> None:
    terminal(*NEW, typed=["q"])
    said = terminal(*AGAIN, "--seats", "3", typed=["n", "q"])
    assert "An unfinished match of Star Scrappers: Cave-In is waiting (seats: 2" in said.out
    assert "Bot 2" in said.out
    assert len(terminal.journals("running")) == 2


def test_leaving_at_the_offer_starts_nothing(terminal: Run) -> None:
    terminal(*NEW, typed=["q"])
    assert terminal(*AGAIN).status == 0
    assert len(terminal.journals("running")) == 1


def test_a_bot_of_ones_own_plays_and_comes_back_only_by_name(
    terminal: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What lies in a folder of matches loads no module."""
    (tmp_path / "lynx_bots.py").write_text(
        "class First:\n    def choose(self, game, view, legal, luck):\n        return legal[0]\n", encoding="utf-8"
    )
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    mine = ("--bot", "lynx_bots:First")
    assert "nie ma klasy 'Last'" in terminal(*NEW, "--bot", "lynx_bots:Last", "--lang", "pl").err
    assert terminal.journals("running") == []
    assert terminal(*NEW, *mine, typed=["q"]).status == 0
    file = terminal.journals("running")[0]
    said = terminal(*AGAIN, "--resume", file, typed=["q"])
    assert (said.status, "with --bot lynx_bots:First it goes on" in " ".join(said.err.split())) == (2, True)
    assert terminal(*AGAIN, "--resume", file, *mine, typed=["q"]).status == 0


def test_a_named_file_is_resumed_and_written_back(terminal: Run, tmp_path: Path) -> None:
    terminal(*NEW, typed=["q"])
    file = tmp_path / "mine.journal"
    terminal.journals("running")[0].rename(file)
    terminal(*AGAIN, "--resume", file, typed=["recruit:1a", "q"])
    match = Match.from_journal(file.read_text(encoding="utf-8"))
    assert "recruit:1a" in [line.what for line in match.lines]
    assert terminal.journals("running") == []


def test_another_bot_and_another_name_can_sit_down_later(terminal: Run) -> None:
    terminal(*NEW, typed=["q"])
    said = terminal(*AGAIN, "--bot", "greedy", "--name", "Olek", typed=["y", "q"])
    assert "Olek, choose the first of two actions" in said.out


def test_a_custom_deck_is_kept_with_its_match(terminal: Run, tmp_path: Path) -> None:
    deck = tmp_path / "my.toml"
    terminal("deck", "export", "star_scrappers", deck)
    deck.write_text(deck.read_text(encoding="utf-8").replace("hand = 7", "hand = 8"), encoding="utf-8")
    terminal(*NEW, "--deck", deck, typed=["recruit:1a", "q"])
    deck.unlink()
    said = terminal(*AGAIN, typed=["y", "q"])
    assert "choose the second action (" in said.out


def test_an_edited_save_is_refused_at_its_line_and_left_alone(terminal: Run) -> None:
    terminal(*NEW, typed=["recruit:1a", "q"])
    (path,) = terminal.journals("running")
    edited = path.read_text(encoding="utf-8").replace("recruit:1a", "recruit:1b")
    path.write_text(edited, encoding="utf-8")
    said = terminal(*AGAIN, typed=["y"])
    assert said.status == 2
    assert f"{path}: line " in said.err
    assert "edited" in said.err
    assert path.read_text(encoding="utf-8") == edited


@pytest.mark.parametrize(
    "table",
    ["humans = 1", 'humans = "x"\nbot = "y"\nnames = 3', "humans", 'humans = 9\nbot = "random"\nnames = ["a", "b"]'],
)
def test_a_damaged_table_file_is_named(terminal: Run, table: str) -> None:
    terminal(*NEW, typed=["q"])
    (path,) = (terminal.home / "running").glob("*.table.toml")
    path.write_text(table, encoding="utf-8")
    said = terminal(*AGAIN, typed=["y"])
    assert said.status == 2
    assert said.err.startswith(f"kosmodrom: {path}: ")
    assert said.err.count("\n") == 1


def test_a_name_with_quotes_survives(terminal: Run) -> None:
    terminal(*NEW, "--name", 'Jan "Ćma" \\ Nowak', typed=["q"])
    assert 'Jan "Ćma" \\ Nowak, choose' in terminal(*AGAIN, typed=["y"]).out


def test_a_file_is_replaced_whole_or_not_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "a.journal"
    write_text(file, "old")

    def fail(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "replace", fail)
    with pytest.raises(FileError, match="No space left on device"):
        write_text(file, "new")
    assert file.read_text(encoding="utf-8") == "old"
    assert list(tmp_path.iterdir()) == [file]
