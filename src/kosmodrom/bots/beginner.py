"""A beginner: overlooks much of what can be done, sees no further than the points of this turn."""

from typing import Final

from kosmodrom.bots.greedy import best_of, finished
from kosmodrom.engine.contract import B, Game, S, V
from kosmodrom.engine.fast_random import Luck

NOTICED: Final = 2
"""One in so many of the options is noticed."""


class BeginnerBot:
    """Of the options that it notices it takes the one after which it happens to have most points."""

    def choose(self, game: Game[S, V, B], view: V, legal: list[int], luck: Luck) -> int:
        if len(legal) == 1:
            return legal[0]
        noticed = [action for action in legal if luck.below(NOTICED) == 0]
        if not noticed:
            return legal[luck.below(len(legal))]
        world, seed = game.sample(view, luck), luck.word()
        points = [game.scores(finished(game, world, view.seat, action, Luck(seed)))[view.seat] for action in noticed]
        return best_of(noticed, [float(each) for each in points], luck)
