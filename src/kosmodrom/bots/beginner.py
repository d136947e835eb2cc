"""A beginner: overlooks much of what can be done, sees no further than the points of this turn."""

from typing import Final

from kosmodrom.bots.greedy import best_of, finished
from kosmodrom.engine.contract import B, Game, S, V
from kosmodrom.engine.fast_random import Luck
from kosmodrom.engine.playout import roll_all

NOTICED: Final = 2
"""One in so many of the options is noticed."""
CONTINUATIONS: Final = 3
"""How often the turn is finished at random after each option that is noticed."""


class BeginnerBot:
    """Of the options that it notices it takes the one after which it happens to have most points.

    It is weak, not idle: before it lets others play it looks at everything that it has overlooked.
    """

    def choose(self, game: Game[S, V, B], view: V, legal: list[int], luck: Luck) -> int:
        if len(legal) == 1:
            return legal[0]
        world, seeds = game.sample(view, luck), [luck.word() for _ in range(CONTINUATIONS)]
        noticed = [action for action in legal if luck.below(NOTICED) == 0] or [legal[luck.below(len(legal))]]
        if not any(goes_on(game, world, view.seat, action, Luck(seeds[0])) for action in noticed):
            noticed = legal
        return best_of(noticed, [outlook(game, world, view.seat, action, seeds) for action in noticed], luck)


def outlook(game: Game[S, V, B], world: S, seat: int, action: int, seeds: list[int]) -> float:
    """The most points that the seat happens to have at the end of its turn."""
    return float(max(game.scores(finished(game, world, seat, action, Luck(seed)))[seat] for seed in seeds))


def goes_on(game: Game[S, V, B], world: S, seat: int, action: int, luck: Luck) -> bool:
    """Whether the seat is asked again before anybody else is."""
    s = game.clone(world)
    game.apply(s, seat, action)
    return seat in roll_all(game, s, luck)
