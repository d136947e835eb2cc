"""The door for PettingZoo: every game as an AEC environment, with a seat for each agent.

from kosmodrom.learn.pettingzoo import env

tables = env("star_scrappers", seats=3, first_game="yes")
"""

from typing import Any, Final

import gymnasium
import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from kosmodrom.engine.contract import SPECTATOR
from kosmodrom.engine.deck import Deck
from kosmodrom.engine.playout import roll_all
from kosmodrom.engine.registry import Entry
from kosmodrom.learn.drawing import ANSI, HUMAN, MODES, check_showing, text_of
from kosmodrom.learn.tables import OBSERVED, Mask, Numbers, Table, luck_of

Agent = str


def env(
    game: str | Entry,
    /,
    seats: int = 3,
    *,
    rewards: str = "rank",
    render_mode: str | None = None,
    lang: str = "en",
    deck: Deck | None = None,
    **options: object,
) -> OrderEnforcingWrapper:
    """A table of a game; options are named as the game names them, with `_` for `-`."""
    return OrderEnforcingWrapper(SeatsEnv(Table(game, seats, rewards, options, deck), render_mode, lang))


def seat_name(seat: int) -> Agent:
    """What the agent in a seat is called."""
    return f"seat_{seat}"


class SeatsEnv(AECEnv):  # type: ignore[misc]  # the package has no types
    """A match in which one agent after the other decides; chance decides by itself.

    Of agents that decide at the same time the first is asked first; no other sees what it chose. Who is not asked has a
    mask without a one.
    """

    metadata: Final = {"name": "kosmodrom_v0", "render_modes": list(MODES), "is_parallelizable": False}

    def __init__(self, table: Table, render_mode: str | None = None, lang: str = "en") -> None:
        super().__init__()
        check_showing(table, render_mode, lang)
        self.table = table
        self.render_mode = render_mode
        self.lang = lang
        self.possible_agents = [seat_name(seat) for seat in range(table.seats)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        decisions = len(table.decisions)
        self.observation_spaces = {agent: _seen_by_one(table, decisions) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(decisions) for agent in self.possible_agents}
        low, high = np.tile(table.low, table.seats), np.tile(table.high, table.seats)
        self.state_space = spaces.Box(low, high, dtype=OBSERVED)
        self._luck = luck_of(None)
        self.match: Any = None
        """The state of the match; only for whoever judges it, an agent sees what it is told."""
        self._legal: list[int] = []

    def observation_space(self, agent: Agent) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: Agent) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002  # PettingZoo's
        """Begin a match; without a seed with the chance that comes after that of the match before."""
        if seed is not None:
            self._luck = luck_of(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[Agent, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.match = self.table.begin()
        self.agent_selection = self.possible_agents[0]
        self._ask()

    def _ask(self) -> None:
        """Let chance decide until a seat must, or the match is over."""
        actors = roll_all(self.table.game, self.match, self._luck)
        if actors:
            self.agent_selection = seat_name(actors[0])
            self._legal = self.table.game.legal(self.match, actors[0])
        else:
            self._legal = []
            self.terminations = dict.fromkeys(self.agents, True)
            outcome = self.table.outcome(self.match)
            self.rewards = {agent: outcome[self._seats[agent]] for agent in self.agents}

    def step(self, action: int | None) -> None:
        """A decision of the agent whose turn it is; a forbidden one is refused with its rule and changes nothing."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        seat = self._seats[agent]
        number = self.table.checked(self.match, seat, action)
        self._cumulative_rewards[agent] = 0.0
        self.table.game.apply(self.match, seat, number)
        self._ask()
        self._accumulate_rewards()
        if self.render_mode == HUMAN:
            self.render()

    def observe(self, agent: Agent) -> dict[str, Any]:
        """What an agent sees, and what it may decide now."""
        seat = self._seats[agent]
        legal = self._legal if agent == self.agent_selection else []
        return {"observation": self.table.observation(self.match, seat), "action_mask": self.table.mask(legal)}

    def action_mask(self, agent: Agent) -> Mask:
        """1 for each decision that an agent may make now."""
        mask: Mask = self.observe(agent)["action_mask"]
        return mask

    def state(self) -> Numbers:
        """What all seats see together: for a critic that may know more than who decides."""
        return np.concatenate([self.table.observation(self.match, seat) for seat in range(self.table.seats)])

    def render(self) -> str | None:
        """The table as everybody sees it, as text; no hand is shown."""
        if self.render_mode is None:
            gymnasium.logger.warn("name a render_mode to see the table: 'human' or 'ansi'")
            return None
        text = text_of(self.table, self.match, SPECTATOR, self.lang, self.possible_agents)
        if self.render_mode == ANSI:
            return text
        print(text)
        return None

    def close(self) -> None:
        """Nothing is open."""


def _seen_by_one(table: Table, decisions: int) -> spaces.Dict:
    return spaces.Dict(
        {
            "observation": spaces.Box(table.low, table.high, dtype=OBSERVED),
            "action_mask": spaces.Box(0, 1, (decisions,), np.int8),
        }
    )
