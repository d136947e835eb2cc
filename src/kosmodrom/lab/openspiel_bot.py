"""A bot that leaves its decisions to OpenSpiel's search over information sets, as a yardstick from outside.

The search walks through states that are only what it asks for: chance, and decisions without a choice, settle
themselves. Through the door for everybody (`kosmodrom.learn.openspiel`) it would make a tenth of the simulations in
the same time, and the yardstick would be a weaker one.
"""

import time
from math import sqrt
from typing import Any, Final

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

from kosmodrom.bots.evaluation import result
from kosmodrom.bots.search_bot import Budget
from kosmodrom.engine.contract import CHANCE, Game
from kosmodrom.engine.fast_random import Luck
from kosmodrom.engine.playout import roll_all

OVER: Final = int(pyspiel.PlayerId.TERMINAL)
"""Whose turn it is when a match is over."""
EXPLORE: Final = sqrt(2)
"""What OpenSpiel's own tools take for returns from 0 to 1."""
FEWEST: Final = 2
"""The first simulation only opens the root, so no fewer than these lead to a decision."""


class SearchGame:
    """The rules at a table of so many seats, as OpenSpiel asks about them."""

    def __init__(self, rules: Game[Any, Any, Any], seats: int) -> None:
        self.rules = rules
        self._seats = seats
        self._type = _type_of(type(rules).__name__, seats)

    def get_type(self) -> Any:
        return self._type

    def num_players(self) -> int:
        return self._seats

    def min_utility(self) -> float:
        return 0.0

    def max_utility(self) -> float:
        return 1.0


def _type_of(name: str, seats: int) -> Any:
    kind = pyspiel.GameType
    return kind(
        short_name=name,
        long_name=name,
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.SAMPLED_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.CONSTANT_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=seats,
        min_num_players=seats,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=False,
        provides_observation_tensor=False,
        default_loadable=False,
    )


class SearchState:
    """A state in which chance, and decisions without a choice, settle themselves.

    Seats that decide together are asked one after the other. None sees what another chose, because a seat knows
    its view and no more.
    """

    __slots__ = ("_asked", "_game", "_legal", "_luck", "_s", "_seat", "_seen")

    def __init__(self, game: SearchGame, s: Any, luck: Luck, asked: int = CHANCE) -> None:
        self._game = game
        self._s = s
        self._luck = luck
        self._asked = asked
        """The seat that is asked before others if several decide together; CHANCE for none."""
        self._ask()

    def _ask(self) -> None:
        rules = self._game.rules
        self._seen: dict[int, str] = {}
        actors = roll_all(rules, self._s, self._luck)
        if actors:
            self._seat = self._asked if self._asked in actors else actors[0]
            self._legal = rules.legal(self._s, self._seat)
        else:
            self._seat, self._legal = OVER, []

    def _decide(self, action: int) -> None:
        self._game.rules.apply(self._s, self._seat, action)
        self._ask()

    def get_game(self) -> SearchGame:
        return self._game

    def num_players(self) -> int:
        return self._game.num_players()

    def is_terminal(self) -> bool:
        return self._seat == OVER

    def is_chance_node(self) -> bool:
        return False

    def is_simultaneous_node(self) -> bool:
        return False

    def current_player(self) -> int:
        return self._seat

    def legal_actions(self, player: int | None = None) -> list[int]:
        return self._legal[:] if player is None or player == self._seat else []

    def apply_action(self, action: int) -> None:
        self._decide(int(action))
        while len(self._legal) == 1:
            self._decide(self._legal[0])

    def clone(self) -> "SearchState":
        """A copy with luck of its own, so that what comes next is drawn anew."""
        return SearchState(self._game, self._game.rules.clone(self._s), Luck(self._luck.word()), self._asked)

    def child(self, action: int) -> "SearchState":
        other = self.clone()
        other.apply_action(action)
        return other

    def returns(self) -> list[float]:
        """1 for the winner, shared if several won, and nothing before the end."""
        return result(self._game.rules, self._s) if self.is_terminal() else [0.0] * self.num_players()

    def player_return(self, player: int) -> float:
        return self.returns()[player]

    def information_state_string(self, player: int | None = None) -> str:
        """What a seat sees; the search asks for it several times before each decision."""
        seat = self._seat if player is None else player
        if seat not in self._seen:
            rules = self._game.rules
            self._seen[seat] = str(rules.encode_view(rules.view(self._s, seat)))
        return self._seen[seat]

    def resample_from_infostate(self, player: int, _sampler: object) -> "SearchState":
        """A world that the seat cannot tell from this one, drawn by the luck of this state."""
        rules, luck = self._game.rules, Luck(self._luck.word())
        return SearchState(self._game, rules.sample(rules.view(self._s, player), luck), luck, self._seat)


class TimedSearch(ISMCTSBot):  # type: ignore[misc]  # the package has no types
    """OpenSpiel's search, whose simulations can also be ended by the clock."""

    def __init__(self, game: SearchGame, budget: Budget, explore: float, luck: Luck) -> None:
        numbers = np.random.RandomState(luck.word())
        evaluator = RandomRolloutEvaluator(random_state=numbers)
        super().__init__(game, evaluator, explore, max(FEWEST, budget.descents), random_state=numbers)
        self._seconds = budget.seconds

    def run_search(self, state: SearchState) -> list[tuple[int, float]]:
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
        table = SearchGame(game, world.seats)
        search = TimedSearch(table, self._budget, self._explore, luck)
        return int(search.step(SearchState(table, world, luck, view.seat)))
