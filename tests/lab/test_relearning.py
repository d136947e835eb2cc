"""What if: bots that learnt their own deck, on either side by the same course."""

from dataclasses import replace
from pathlib import Path

import pytest

from kosmodrom.bots.levels import bot_named, knowing
from kosmodrom.bots.minds import mind_of, simple_mind
from kosmodrom.cli import main
from kosmodrom.engine.errors import BadTable
from kosmodrom.engine.fast_random import Luck
from kosmodrom.engine.registry import find
from kosmodrom.lab import relearning
from kosmodrom.lab.balance import weighed
from kosmodrom.lab.relearning import course_of, schooled, to_be_schooled
from lab.test_report import planted, trial_of


@pytest.fixture
def short_course(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(relearning, "GENERATIONS", 2)
    monkeypatch.setattr(relearning, "GAMES", 1)


def test_a_level_with_the_mind_of_its_game_is_that_level_and_chance_learns_nothing() -> None:
    entry = find("andromeda")
    game = entry.game
    s = game.new(2, entry.choose({}), entry.book())
    luck = Luck(7)
    while game.actors(s)[0] < 0:
        game.apply(s, game.actors(s)[0], game.roll(s, luck))
    seat = game.actors(s)[0]
    view, legal = game.view(s, seat), list(game.legal(s, seat))
    usual, knows = bot_named("pilot"), knowing("pilot", mind_of(game))
    assert usual.choose(game, view, legal, Luck(3)) == knows.choose(game, view, legal, Luck(3))
    with pytest.raises(BadTable, match="random"):
        knowing("random", simple_mind())


@pytest.mark.usefixtures("short_course")
def test_a_side_is_taught_its_own_deck_and_what_it_learnt_is_kept(tmp_path: Path) -> None:
    changed = to_be_schooled(replace(trial_of("andromeda", bot="greedy"), deck=planted()))
    assert course_of(changed).deck is changed.deck
    file, heard = tmp_path / "mind.json", list[str]()
    one = schooled(changed, 1, heard.append, file)
    assert len(heard) == 2
    assert schooled(changed, 1, heard.append, file) == one
    assert len(heard) == 2
    other = schooled(to_be_schooled(replace(changed, deck=None)), 1, heard.append, file)
    assert len(heard) == 4
    assert other.mind != one.mind
    assert one.settings["schooling"] == other.settings["schooling"] != ""
    (played,) = weighed([one], 1, 1, None, None)
    assert sum(played.games[0].shares) == pytest.approx(1)


@pytest.mark.usefixtures("short_course")
def test_the_command_teaches_both_sides_and_the_report_says_so(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    report, rows = tmp_path / "Źdźbło.html", tmp_path / "rows.jsonl"
    asked = ["lab", "balance", "andromeda", "--bot", "greedy", "--games", "1", "--relearn", "--lang", "pl"]
    asked += ["--against-option", "first-game=yes", "--rows", str(rows), "--report", str(report)]
    assert main(asked) == 0
    assert "generation 1" in capsys.readouterr().err
    assert "nauczyły się jej talii" in report.read_text(encoding="utf-8")
    written = report.read_bytes()
    assert main([*asked, "--jobs", "2"]) == 0
    assert "generation" not in capsys.readouterr().err
    assert report.read_bytes() == written
    assert main([*asked[:7], "--lang", "pl", "--rows", str(rows), "--against-option", "first-game=yes"]) == 2
    assert "(schooling)" in capsys.readouterr().err


def test_bots_that_cannot_learn_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", "balance", "andromeda", "--bot", "cadet", "--relearn", "--lang", "pl"]) == 2
    assert "cadet" in capsys.readouterr().err
