"""The bot from outside: OpenSpiel's search decides by what its seat sees, and the clock or a count ends it."""

import pytest
from numpy.random import RandomState
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

from kosmodrom.bots.levels import bot_named
from kosmodrom.bots.search_bot import Budget
from kosmodrom.engine.fast_random import Luck
from kosmodrom.engine.playout import PlayoutCounts, roll_all
from kosmodrom.engine.registry import Entry
from kosmodrom.lab import openspiel_bot
from kosmodrom.lab.openspiel_bot import EXPLORE, SpielBot, TimedSearch, game_at
from kosmodrom.lab.simulate import play_out_with
from learn.learners import every_game
from learn.spiel import begun
from toy.entry import ENTRY as TOY

TOYS = game_at(TOY.package, 2)


class Clock:
    """Every look at it takes a second."""

    def __init__(self) -> None:
        self.now = 0.0

    def perf_counter(self) -> float:
        self.now += 1
        return self.now


def test_without_a_clock_the_search_is_that_of_openspiel() -> None:
    numbers, luck = RandomState(Luck(11).word()), Luck(11)
    luck.word()
    evaluator = RandomRolloutEvaluator(random_state=numbers)
    theirs = ISMCTSBot(TOYS, evaluator, EXPLORE, 40, random_state=numbers, use_observation_string=True)
    theirs.set_resampler(lambda state, player: state.guessed(player, luck))
    ours = TimedSearch(TOYS, Budget(40), EXPLORE, Luck(11))
    assert ours.run_search(begun(TOYS, 12)) == theirs.run_search(begun(TOYS, 12))


def test_the_clock_ends_a_search(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(openspiel_bot, "time", Clock())
    search = TimedSearch(TOYS, Budget(1000, seconds=30), EXPLORE, Luck(13))
    search.run_search(begun(TOYS, 14))
    assert search._root_node.total_visits == 30


@every_game
def test_the_bot_chooses_by_what_its_seat_sees_alone(entry: Entry) -> None:
    game, luck, bot = entry.game, Luck(15), SpielBot(Budget(6))
    s = game.new(2, entry.choose({}), entry.book())
    roll_all(game, s, luck)
    for seat in game.actors(s):
        view, legal = game.view(s, seat), list(game.legal(s, seat))
        other = game.view(game.sample(view, luck), seat)
        chosen = bot.choose(game, view, legal, Luck(16))
        assert chosen in legal
        assert chosen == bot.choose(game, other, legal, Luck(16))


def test_the_smallest_budget_is_enough_for_a_decision() -> None:
    s = TOY.game.new(2, TOY.choose({}), TOY.book())
    roll_all(TOY.game, s, Luck(17))
    seat = TOY.game.actors(s)[-1]
    legal = TOY.game.legal(s, seat)
    for budget in (Budget(1), Budget(1000, seconds=1e-9)):
        assert SpielBot(budget).choose(TOY.game, TOY.game.view(s, seat), legal, Luck(18)) in legal


def test_the_bot_beats_chance() -> None:
    won = 0.0
    for seed in range(8):
        s = TOY.game.new(2, TOY.choose({}), TOY.book())
        bots = [SpielBot(Budget(25)), bot_named("random")]
        play_out_with(TOY.game, s, bots if seed % 2 else bots[::-1], Luck(seed), PlayoutCounts())
        winners = TOY.game.winners(s)
        won += (1 - seed % 2 in winners) / len(winners)
    assert won >= 6
