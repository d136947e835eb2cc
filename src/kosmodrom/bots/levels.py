"""The bots by name: two yardsticks, four levels for people, from the weakest to the strongest, and kept champions."""

from collections.abc import Callable, Mapping
from typing import Any, Final, Protocol

from kosmodrom.bots.admiral_1.minds import admiral_1
from kosmodrom.bots.admiral_1.searcher import Budget as Budget1
from kosmodrom.bots.beginner import BeginnerBot
from kosmodrom.bots.greedy import GreedyBot
from kosmodrom.bots.minds import judge_of, mind_of
from kosmodrom.bots.random_bot import RandomBot
from kosmodrom.bots.search_bot import Budget, SearchBot
from kosmodrom.bots.tree_search import Mind
from kosmodrom.engine.contract import Game
from kosmodrom.engine.errors import ENGINE, BadTable
from kosmodrom.engine.fast_random import Luck


class Bot(Protocol):
    """Decides for a seat that it sees through a View; what is hidden it may only sample."""

    def choose(self, game: Game[Any, Any, Any], view: Any, legal: list[int], luck: Luck) -> int:
        """One of the legal decisions of the view's seat."""
        ...


YARDSTICKS: Final[Mapping[str, Callable[[bool], Bot]]] = {
    "random": lambda _: RandomBot(),
    "greedy": lambda _: GreedyBot(judge_of),
}
DESCENTS: Final = {"navigator": 150, "admiral": 2000}
"""How long levels that search do so for each decision."""
LEVELS: Final[Mapping[str, Callable[[bool], Bot]]] = {
    "cadet": lambda _: BeginnerBot(),
    "pilot": YARDSTICKS["greedy"],
    "navigator": lambda timed: searcher(Budget(150, seconds=1.0) if timed else Budget(DESCENTS["navigator"])),
    "admiral": lambda timed: searcher(Budget(30_000, seconds=2.8) if timed else Budget(DESCENTS["admiral"])),
}
BOTS: Final = {**YARDSTICKS, **LEVELS}
"""Who can sit at a table."""
KEPT: Final[Mapping[str, Callable[[bool], Bot]]] = {
    "admiral-1": lambda timed: admiral_1(Budget1(30_000, seconds=2.8) if timed else Budget1(2000)),
}
"""Champions of old, never changed, so that stronger ones can be measured against them; they sit at no table."""
MEASURED: Final = {**BOTS, **KEPT}
"""Who can be measured."""
USUAL: Final = "pilot"
"""Who sits opposite if nobody says otherwise."""


def bot_named(name: str, *, timed: bool = False, among: Mapping[str, Callable[[bool], Bot]] = BOTS) -> Bot:
    """A bot that has not played yet. A timed one thinks as long as people like to wait, others by count alone."""
    if name not in among:
        raise BadTable.of(ENGINE, "error.table.no-bot", bot=name, bots=", ".join(among))
    return among[name](timed)


def searcher(budget: Budget) -> SearchBot:
    """A bot that searches with what was learnt about its game."""
    return SearchBot(mind_of, budget)


def knowing(name: str, mind: Mind) -> Bot:
    """A level that plays with another mind than its game's own."""
    if name in DESCENTS:
        return SearchBot(lambda _: mind, Budget(DESCENTS[name]))
    if LEVELS.get(name) is not YARDSTICKS["greedy"] and name != "greedy":
        raise BadTable.of(ENGINE, "error.table.no-bot", bot=name, bots=", ".join(("greedy", "pilot", *DESCENTS)))
    return GreedyBot(lambda _: mind.judge)
