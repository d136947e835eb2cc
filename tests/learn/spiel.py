"""States of OpenSpiel's games, with chance drawn from a seed."""

from collections.abc import Iterator
from functools import cache
from typing import Any

from kosmodrom.engine.contract import CHANCE
from kosmodrom.engine.fast_random import Luck
from kosmodrom.engine.registry import Entry
from kosmodrom.learn.openspiel import SpielGame, SpielState, register
from kosmodrom.learn.worlds import World
from toy.entry import ENTRY as TOY

register(TOY)


@cache
def game_of(entry: Entry, seats: int = 2, rewards: str = "win") -> SpielGame:
    """A game whose returns are shares of the victory."""
    return SpielGame(entry, {"seats": seats, "rewards": rewards})


def roll(state: SpielState, luck: Luck) -> None:
    """Let chance decide until a seat must, or the match is over."""
    while state.is_chance_node():
        outcomes = state.chance_outcomes()
        state.apply_action(outcomes[luck.below(len(outcomes))][0])


def begun(game: SpielGame, seed: int, asked: int = CHANCE) -> SpielState:
    """A match at its first decision; if several seats decide together, one of them is asked first."""
    state = game.new_initial_state()
    if asked != CHANCE:
        state = game.state_of(World(game.table, game.table.begin(), asked=asked))
    roll(state, Luck(seed))
    return state


def walk(state: SpielState, seed: int) -> Iterator[SpielState]:
    """The state before each decision of a random match, and at its end."""
    luck = Luck(seed)
    while True:
        roll(state, luck)
        yield state
        if state.is_terminal():
            return
        legal = state.legal_actions()
        state.apply_action(legal[luck.below(len(legal))])


def sights(state: SpielState) -> list[Any]:
    """What each seat has learnt."""
    return [state.information_state_string(seat) for seat in range(state.num_players())]
