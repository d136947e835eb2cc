"""The laboratory: figures that depend on the plan alone."""

from typing import Any

import pytest

from kosmodrom.bots.levels import bot_named
from kosmodrom.engine.errors import BadTable
from kosmodrom.engine.playout import PlayoutCounts, playout
from kosmodrom.engine.registry import find
from kosmodrom.lab.simulate import Plan, luck_of, plan_for, play_one, play_out_with, simulate
from toy.entry import ENTRY as TOY


def scrappers(games: int, **more: Any) -> Plan:
    return plan_for(find("star_scrappers"), **{"seats": 2, "games": games, **more})


def test_one_process_and_two_give_the_same_figures() -> None:
    plan = scrappers(6)
    one, two = simulate(plan, jobs=1), simulate(plan, jobs=2)
    assert one.digest == two.digest
    assert one.seats == two.seats
    assert one.lengths == two.lengths


def test_a_game_outside_the_package_runs_in_several_processes() -> None:
    plan = plan_for(TOY, seats=3, games=10, bots=["greedy", "random", "random"])
    assert simulate(plan, jobs=1).digest == simulate(plan, jobs=2).digest


def test_the_digest_tells_plans_apart() -> None:
    plans = [
        scrappers(2),
        scrappers(3),
        scrappers(2, seed="2"),
        scrappers(2, seats=3),
        scrappers(2, options={"first-game": "yes"}),
    ]
    digests = [simulate(plan).digest for plan in plans]
    assert len(set(digests)) == len(plans)


def test_a_game_does_not_depend_on_how_many_are_played() -> None:
    few, many = simulate(scrappers(2)), simulate(scrappers(4))
    assert few.lengths == many.lengths[:2]


def test_progress_counts_the_games() -> None:
    done: list[int] = []
    simulate(scrappers(9), progress=done.append)
    assert done == sorted(done)
    assert done[-1] == 9


def test_figures_add_up() -> None:
    report = simulate(plan_for(TOY, seats=4, games=20))
    assert report.games == len(report.lengths) == 20
    assert sum(report.lengths) == report.choices + report.forced
    assert report.problems == []
    assert sum(seat.wins for seat in report.seats) == pytest.approx(1)
    for seat in report.seats:
        assert seat.lowest <= seat.mean <= seat.highest
    figures = report.as_dict()
    assert figures["length"]["min"] <= figures["length"]["median"] <= figures["length"]["max"]
    assert figures["decisions"] == report.choices


def test_problems_of_a_game_are_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(TOY.game), "problems", lambda *_: ["a card is gone"])
    report = simulate(plan_for(TOY, seats=2, games=2))
    assert report.problems == ["game 0: a card is gone", "game 1: a card is gone"]


def test_an_endless_game_is_a_problem(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(TOY.game), "bound", lambda *_: 3)
    assert simulate(plan_for(TOY, seats=2, games=1)).problems == ["game 0: more than 3 decisions"]


@pytest.mark.parametrize("key", ["toy", "star_scrappers"])
def test_random_bots_decide_as_the_fast_playout_does(key: str) -> None:
    entry = TOY if key == "toy" else find(key)
    game, options = entry.game, entry.choose({})
    ends = []
    for fast in (True, False):
        s = game.new(3, options, entry.book())
        if fast:
            playout(game, s, luck_of("x", 1), PlayoutCounts())
        else:
            play_out_with(game, s, [bot_named("random")] * 3, luck_of("x", 1), PlayoutCounts())
        ends.append(game.encode(s))
    assert ends[0] == ends[1]


def test_an_outcome_counts_forced_and_chance_apart() -> None:
    plan = scrappers(1)
    outcome = play_one(find("star_scrappers"), plan, 0)
    assert outcome.choices > 0
    assert outcome.forced > 0
    assert outcome.chances > 0
    assert len(outcome.scores) == 2


@pytest.mark.parametrize(
    ("wrong", "expected"),
    [
        ({"seats": 1}, "expected one of 2, 3, 4"),
        ({"games": 0}, "expected 1 or more"),
        ({"bots": ["genius"]}, "there is no bot 'genius'"),
        ({"bots": ["random"] * 3}, "expected 1 or 2"),
        ({"options": {"weather": "fine"}}, "no option 'weather'"),
    ],
)
def test_a_plan_that_cannot_be_played_is_refused(wrong: dict[str, Any], expected: str) -> None:
    with pytest.raises(BadTable, match=expected):
        scrappers(**{"games": 1, **wrong})
