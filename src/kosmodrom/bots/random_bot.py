"""A bot that picks any legal decision, all equally likely."""

from kosmodrom.engine.contract import B, Game, S, V
from kosmodrom.engine.fast_random import Luck


class RandomBot:
    """Decides uniformly among what is legal."""

    def choose(self, game: Game[S, V, B], view: V, legal: list[int], luck: Luck) -> int:  # noqa: ARG002  # needs neither
        return legal[luck.below(len(legal))] if len(legal) > 1 else legal[0]
