"""Strength: who wins how often, and how sure that is."""

from pathlib import Path

import pytest

from changed_decks import ChangedDeck
from kosmodrom.cli import main
from kosmodrom.engine.deck import Deck
from kosmodrom.engine.registry import find
from kosmodrom.lab.strength import Contest, contend, contest_of, interval, is_contender, ladder, play_one, table
from toy.entry import ENTRY as TOY

EQUALS = Contest(TOY.package, 2, "random", "random", 40, "1")


def test_one_process_and_two_come_to_the_same() -> None:
    assert contend(EQUALS, jobs=1) == contend(EQUALS, jobs=2)


def test_equals_share_the_victories_and_the_interval_says_so() -> None:
    standing = contend(EQUALS)
    assert standing.low < 0.5 < standing.high
    assert standing.low < standing.share < standing.high


def test_the_better_bot_wins_from_every_seat() -> None:
    contest = Contest(TOY.package, 3, "greedy", "random", 30, "1")
    by_seat = [sum(play_one(TOY, contest, index) for index in range(seat, 30, 3)) / 10 for seat in range(3)]
    assert min(by_seat) > 0.5


@pytest.mark.parametrize(
    ("share", "games", "low", "high"), [(0.5, 100, 0.404, 0.596), (1.0, 100, 0.963, 1.0), (0.0, 10, 0.0, 0.278)]
)
def test_the_interval_is_that_of_wilson(share: float, games: int, low: float, high: float) -> None:
    assert interval(share, games) == pytest.approx((low, high), abs=0.001)


def test_at_every_table_each_level_meets_all_below_and_the_best_meets_chance() -> None:
    met = [(contest.seats, contest.one, contest.other) for contest in ladder(TOY, [2, 4], 10, "1")]
    pairs = {
        ("pilot", "cadet"),
        ("navigator", "cadet"),
        ("navigator", "pilot"),
        ("admiral", "cadet"),
        ("admiral", "pilot"),
        ("admiral", "navigator"),
        ("admiral", "random"),
    }
    assert len(met) == 2 * len(pairs)
    assert set(met) == {(seats, *pair) for seats in (2, 4) for pair in pairs}


def test_everyone_sits_in_every_seat_equally_often() -> None:
    assert [contest_of(TOY, seats, "greedy", "random", 10, "1").games for seats in (2, 3, 4)] == [10, 12, 12]


@pytest.mark.thoughtful
def test_a_longer_search_is_a_contender_too() -> None:
    assert contend(Contest(TOY.package, 2, "descents:100", "random", 20, "1")).share > 0.8


def test_the_table_names_everybody() -> None:
    lines = table([contend(Contest(TOY.package, 4, "greedy", "random", 4, "1"))]).splitlines()
    assert lines[2].startswith(f"| {TOY.key} | 4 | greedy | 3 × random | 4 |")


def test_who_may_contend() -> None:
    assert all(map(is_contender, ("random", "admiral", "descents:300", "timed:0.1", "openspiel:2")))
    assert not any(map(is_contender, ("timed:0", "timed:0.0", "openspiel:00", "timed:1.", "timed:nan")))
    assert not any(map(is_contender, ("genius", "timed", "timed:x", "openspiel:-1", "descents:0", "descents:0.5")))


def test_a_deck_and_options_are_contended_with(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    deck = ChangedDeck("andromeda")
    for row in deck.tables["task"]:
        row.update(points=9, cost=0)
    mine = Deck("andromeda", "mine", deck.tables, "mine.toml")
    entry, first = find("andromeda"), {"first-game": "yes"}
    usual, changed = (contest_of(entry, 2, "random", "random", 2, "1", first, each) for each in (None, mine))
    assert (changed.deck, changed.options["first-game"]) == (mine, "yes")
    ends = [[play_one(entry, contest, index) for index in range(20)] for contest in (usual, changed)]
    assert ends[0] != ends[1]
    asked = ["lab", "strength", "andromeda", "--bot", "random,random", "--games", "2", "--lang", "pl"]
    assert main([*asked, "--option", "first-game=maybe"]) == 2
    assert "first-game" in capsys.readouterr().err
    assert main([*asked, "--deck", str(tmp_path / "nowhere.toml")]) == 2
    assert "nowhere.toml" in capsys.readouterr().err
