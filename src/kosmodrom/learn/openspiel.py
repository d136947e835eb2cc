"""The door for OpenSpiel: importing this module registers every game as `kosmodrom_<game>`.

    import kosmodrom.learn.openspiel
    import pyspiel

    game = pyspiel.load_game("kosmodrom_star_scrappers(seats=3,first_game=yes)")

Parameters are the seats, the rewards, and the options of the game, with `_` for `-`. A value that looks like a number
is written with `_` before it, because OpenSpiel would read it as one: `kosmodrom_posrod_gwiazd(width=_7)`.
"""

from collections.abc import Mapping
from typing import Any, Final

import numpy as np
import pyspiel

from kosmodrom.engine.contract import SPECTATOR
from kosmodrom.engine.errors import ENGINE, BadTable
from kosmodrom.engine.fast_random import Luck
from kosmodrom.engine.registry import Entry, games
from kosmodrom.learn.rewards import BOUNDS
from kosmodrom.learn.tables import Table
from kosmodrom.learn.worlds import OVER, World

PREFIX: Final = "kosmodrom_"
TABLE: Final = {"seats": 2, "rewards": "rank"}
"""The parameters of every game."""


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # the package has no types
    """The rules at a table, as OpenSpiel asks about them."""

    def __init__(self, entry: Entry, params: Mapping[str, Any] | None = None) -> None:
        given = {**parameters_of(entry), **(params or {})}
        options = {key: written(value) for key, value in given.items() if key not in TABLE}
        self.table = Table(entry, given["seats"], given["rewards"], options)
        self.opening = World(self.table, self.table.begin(), is_opening=True)
        """Where every match begins: states share it until something is decided."""
        super().__init__(_type_of(entry, self.table.rewards), _info_of(self.table), given)

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def state_of(self, world: World) -> "SpielState":
        """The state that stands for a world; it does not know how that came about."""
        state = SpielState(self)
        state.world = world
        return state

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        return Observer(self.table, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A moment of a match. Seats that decide together are asked one after the other; none sees what another chose."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.world = game.opening
        """All that a state is: OpenSpiel copies whatever stands here each time that it tries something."""

    def __deepcopy__(self, memo: dict[int, Any]) -> "SpielState":
        other: SpielState = self.clone()
        return other

    def current_player(self) -> int:
        return self.world.seat

    def is_terminal(self) -> bool:
        return self.world.seat == OVER

    def _legal_actions(self, player: int) -> list[int]:
        return self.world.legal() if player == self.world.seat else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.world.odds()

    def _apply_action(self, action: int) -> None:
        world = self.world
        if action not in world.legal():
            if world.seat >= 0:
                world.table.checked(world.s, world.seat, action)
            raise BadTable.of(ENGINE, "error.learn.chance", action=action)
        if world.is_opening:
            self.world = world = world.copy()
        world.decide(action)

    def _action_to_string(self, player: int, action: int) -> str:  # noqa: ARG002  # OpenSpiel names them
        return self.world.table.decisions[action]

    def returns(self) -> list[float]:
        least, most, _ = BOUNDS[self.world.table.rewards]
        return [min(max(each, least), most) for each in self.world.returns()]

    def resample_from_infostate(self, player: int, sampler: Any) -> "SpielState":
        """A state that the seat cannot tell from this one; `sampler` gives numbers from 0 to 1."""
        return self.guessed(player, Luck(int(sampler() * (1 << 53))))

    def guessed(self, player: int, luck: Luck) -> "SpielState":
        """The same, by a luck of one's own."""
        game: SpielGame = self.get_game()
        return game.state_of(self.world.guessed(player, luck))

    def __str__(self) -> str:
        return self.world.table.game.position(self.world.s)


class Observer:
    """What a seat sees, or all that it has learnt, as text and as numbers in named pieces.

    Without private information it is what everybody sees. The numbers of perfect recall are those of the view and how
    often the seat has learnt of each decision, its own and others'; only the text keeps their order.
    """

    def __init__(self, table: Table, kind: Any, params: Any) -> None:
        if params or kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise BadTable.of(ENGINE, "error.learn.observer")
        self._table = table
        self._is_private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self._recalls = kind.perfect_recall
        decisions = len(table.decisions)
        pieces = [("player", table.seats), *[(block.name, block.width) for block in table.blocks]]
        if self._recalls:
            pieces += [("own decisions", decisions), ("decisions of others", decisions)]
        self.tensor = np.zeros(sum(width for _, width in pieces), np.float32)
        self.dict: dict[str, Any] = {}
        at = 0
        for name, width in pieces:
            self.dict[name] = self.tensor[at : at + width]
            at += width

    def set_from(self, state: SpielState, player: int) -> None:
        """Write the numbers of a player."""
        table, world, seat = self._table, state.world, self._seat(player)
        self.tensor.fill(0)
        self.dict["player"][player] = 1
        self.tensor[table.seats : table.seats + table.width] = table.seen(table.game.view(world.s, seat))
        if self._recalls:
            decided = [each for each in world.known(seat) if each.action >= 0]
            for name, actions in (
                ("own decisions", [each.action for each in decided if each.who == player]),
                ("decisions of others", [each.action for each in decided if each.who != player]),
            ):
                np.add.at(self.dict[name], actions, 1)

    def string_from(self, state: SpielState, player: int) -> str:
        """The same as text."""
        seat = self._seat(player)
        told = state.world.story(seat) if self._recalls else state.world.sight(seat)
        return f"{player}: {told}"

    def _seat(self, player: int) -> int:
        return player if self._is_private else SPECTATOR


def parameters_of(entry: Entry) -> dict[str, Any]:
    """The parameters of a game with their defaults."""
    return {**TABLE, **{option.key.replace("-", "_"): spelt(option.default) for option in entry.options}}


def spelt(value: str) -> str:
    """The value of an option as a parameter."""
    return f"_{value}" if value.isdecimal() else value


def written(parameter: object) -> str:
    """The value that a parameter spells."""
    text = str(parameter)
    return text[1:] if text.startswith("_") else text


def _type_of(entry: Entry, rewards: str) -> Any:
    kind = pyspiel.GameType
    return kind(
        short_name=f"{PREFIX}{entry.key}",
        long_name=entry.titles["en"],
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.CONSTANT_SUM if BOUNDS[rewards][2] else kind.Utility.ZERO_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=max(entry.seats),
        min_num_players=min(entry.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters_of(entry),
    )


def _info_of(table: Table) -> Any:
    least, most, total = BOUNDS[table.rewards]
    return pyspiel.GameInfo(
        num_distinct_actions=len(table.decisions),
        max_chance_outcomes=len(table.decisions),
        num_players=table.seats,
        min_utility=least,
        max_utility=most,
        utility_sum=total,
        max_game_length=table.game.bound(table.seats),
    )


def register(entry: Entry) -> str:
    """Make a game known to OpenSpiel; its name there."""

    class ThisGame(SpielGame):
        """OpenSpiel wants a class: it keeps what it is given longer than Python keeps functions."""

        def __init__(self, params: Mapping[str, Any] | None = None) -> None:
            super().__init__(entry, params)

    pyspiel.register_game(_type_of(entry, str(TABLE["rewards"])), ThisGame)
    return f"{PREFIX}{entry.key}"


for found in games().values():
    register(found)
