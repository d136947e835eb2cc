"""The bots by name, from the weakest to the strongest."""

from collections.abc import Mapping
from typing import Any, Final, Protocol

from kosmodrom.bots.greedy import GreedyBot
from kosmodrom.bots.random_bot import RandomBot
from kosmodrom.engine.contract import Game
from kosmodrom.engine.errors import ENGINE, BadTable
from kosmodrom.engine.luck import Luck


class Bot(Protocol):
    """Decides for a seat that it sees through a View; what is hidden it may only sample."""

    def choose(self, game: Game[Any, Any, Any], view: Any, legal: list[int], luck: Luck) -> int:
        """One of the legal decisions of the view's seat; equal luck gives equal decisions."""
        ...


LEVELS: Final[Mapping[str, Bot]] = {"random": RandomBot(), "greedy": GreedyBot()}


def bot_named(name: str) -> Bot:
    """The bot with a name."""
    if name not in LEVELS:
        raise BadTable.of(ENGINE, "error.table.no-bot", bot=name, bots=", ".join(LEVELS))
    return LEVELS[name]
