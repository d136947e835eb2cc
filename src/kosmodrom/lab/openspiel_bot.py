"""A bot that leaves its decisions to OpenSpiel's search over information sets, as a yardstick from outside.

It needs the package `open_spiel`.
"""

import time
from functools import cache
from math import sqrt
from typing import Any, Final

import numpy as np
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

from kosmodrom.bots.search_bot import Budget
from kosmodrom.engine.contract import Game
from kosmodrom.engine.fast_random import Luck
from kosmodrom.engine.registry import entry_in
from kosmodrom.learn.openspiel import SpielGame, SpielState
from kosmodrom.learn.worlds import World

EXPLORE: Final = sqrt(2)
"""What OpenSpiel's own tools take for returns from 0 to 1."""
FEWEST: Final = 2
"""The first simulation only opens the root, so no fewer than these lead to a decision."""


class TimedSearch(ISMCTSBot):  # type: ignore[misc]  # the package has no types
    """OpenSpiel's search, which the clock can end too; its worlds come of the luck that it is given."""

    def __init__(self, game: SpielGame, budget: Budget, explore: float, luck: Luck) -> None:
        numbers = np.random.RandomState(luck.word())
        evaluator = RandomRolloutEvaluator(random_state=numbers)
        descents = max(FEWEST, budget.descents)
        super().__init__(game, evaluator, explore, descents, random_state=numbers, use_observation_string=True)
        self.set_resampler(lambda state, player: state.guessed(player, luck))
        self._seconds = budget.seconds

    def run_search(self, state: SpielState) -> list[tuple[int, float]]:
        end = time.perf_counter() + self._seconds
        self.reset()
        self._root_node = self.create_new_node(state)
        for done in range(self._max_simulations):
            if self._seconds and done >= FEWEST and time.perf_counter() >= end:
                break
            self.run_simulation(self.sample_root_state(state))
        policy: list[tuple[int, float]] = self.get_final_policy(state, self._root_node)
        return policy


class SpielBot:
    """Leaves its decisions to OpenSpiel's search; a descent of its budget is one simulation."""

    def __init__(self, budget: Budget, explore: float = EXPLORE) -> None:
        self._budget = budget
        self._explore = explore

    def choose(self, game: Game[Any, Any, Any], view: Any, legal: list[int], luck: Luck) -> int:
        if len(legal) == 1:
            return legal[0]
        world = game.sample(view, luck)
        table = game_at(view.book.package, world.seats)
        search = TimedSearch(table, self._budget, self._explore, luck)
        return int(search.step(table.state_of(World(table.table, world, asked=view.seat))))


@cache
def game_at(package: str, seats: int) -> SpielGame:
    """The game in a folder at so many seats, with returns from 0 to 1."""
    return SpielGame(entry_in(package), {"seats": seats, "rewards": "win"})
