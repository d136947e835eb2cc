"""OpenSpiel's own test of games, and its searches and learners, which play every game as they come."""

import numpy as np
import pyspiel
import pytest
from numpy.random import RandomState
from open_spiel.python import rl_environment
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import MCTSBot, RandomRolloutEvaluator
from open_spiel.python.algorithms.outcome_sampling_mccfr import OutcomeSamplingSolver
from open_spiel.python.algorithms.tabular_qlearner import QLearner

from kosmodrom.engine.registry import Entry
from kosmodrom.learn.openspiel import SpielGame
from kosmodrom.learn.worlds import OVER, World
from learn.learners import every_game, every_option, every_size, spelt
from learn.spiel import begun, game_of, walk
from toy.entry import ENTRY as TOY

FEW = 40
"""Decisions, where a whole match would take too long."""


@every_size
def test_the_suite_of_openspiel_passes(entry: Entry, seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    ends, returns = [], World.returns

    def noted(world: World) -> list[float]:
        if world.seat == OVER:
            ends.append(len(returns(world)))
        return returns(world)

    monkeypatch.setattr(World, "returns", noted)
    pyspiel.random_sim_test(game_of(entry, seats, "rank"), num_sims=1, serialize=True, verbose=False)
    assert set(ends) == {seats}


def test_the_suite_of_openspiel_finds_what_is_wrong(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(World, "returns", lambda world: [1.0] * world.table.seats)
    with pytest.raises(pyspiel.SpielError):
        pyspiel.random_sim_test(game_of(TOY, 2, "rank"), num_sims=1, serialize=False, verbose=False)


@every_option
def test_environments_for_learners_can_be_played_with_every_option(
    entry: Entry, seats: int, options: dict[str, str]
) -> None:
    words = {key: f"_{value}" if value.isdecimal() else value for key, value in spelt(options).items()}
    game = SpielGame(entry, {"seats": seats, "rewards": "points", **words})
    environment = rl_environment.Environment(game, observation_type=rl_environment.ObservationType.OBSERVATION)
    environment.seed(1)
    step, numbers = environment.reset(), RandomState(1)
    for _ in range(FEW):
        if step.last():
            break
        seat = step.observations["current_player"]
        legal = step.observations["legal_actions"][seat]
        assert len(legal) > 1
        assert len(step.observations["info_state"][seat]) == seats + game.table.width
        step = environment.step([numbers.choice(legal)])
    assert len(step.observations["info_state"]) == seats


@every_game
def test_its_searches_choose_something_legal(entry: Entry) -> None:
    game, numbers = game_of(entry), RandomState(1)
    evaluator = RandomRolloutEvaluator(random_state=numbers)
    state = begun(game, 3)
    for bot in (
        MCTSBot(game, 1.4, 4, evaluator, random_state=numbers),
        ISMCTSBot(game, evaluator, 1.4, 4, random_state=numbers),
    ):
        assert bot.step(state) in state.legal_actions()


@every_game
def test_regrets_are_minimised_over_what_seats_have_learnt(entry: Entry) -> None:
    """In a match of a thousand decisions the chance of a path is too small for its numbers, which is its own affair."""
    game = game_of(entry, 2, "rank")
    np.random.seed(1)
    solver = OutcomeSamplingSolver(game)
    with np.errstate(divide="ignore", invalid="ignore"):
        for _ in range(2):
            solver.iteration()
    state = begun(game, 1)
    policy = solver.average_policy().action_probabilities(state)
    assert sorted(policy) == state.legal_actions()
    assert sum(policy.values()) == pytest.approx(1)


def test_a_learner_of_openspiel_learns() -> None:
    environment = rl_environment.Environment(game_of(TOY, 2, "rank"))
    environment.seed(1)
    np.random.seed(1)
    agents = [QLearner(player_id=seat, num_actions=len(TOY.vocabulary)) for seat in range(2)]
    for _ in range(5):
        step = environment.reset()
        while not step.last():
            action = agents[step.observations["current_player"]].step(step).action
            step = environment.step([action])
        for agent in agents:
            agent.step(step)
    assert sum(step.rewards) == 0
    assert any(value for agent in agents for values in agent._q_values.values() for value in values.values())


@every_game
def test_strings_tell_apart_what_a_seat_may_not_confuse(entry: Entry) -> None:
    """At one information state there is one set of decisions."""
    legal: dict[tuple[int, str], list[int]] = {}
    game = game_of(entry)
    for seed in range(4):
        for state in walk(begun(game, seed), seed + 1):
            if not state.is_terminal():
                key = state.current_player(), state.information_state_string()
                assert legal.setdefault(key, state.legal_actions()) == state.legal_actions()
    assert legal
