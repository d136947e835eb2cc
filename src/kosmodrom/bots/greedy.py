"""A bot that looks to the end of its own turn, over worlds that fit what its seat sees."""

from collections.abc import Callable
from typing import Any, Final

from kosmodrom.bots.evaluation import Judge, result
from kosmodrom.engine.contract import B, Game, S, V
from kosmodrom.engine.fast_random import Luck
from kosmodrom.engine.playout import roll_all

WORLDS: Final = 3
"""How many whole states are sampled for a decision."""
CONTINUATIONS: Final = 4
"""How often the turn is finished at random after each option, in each world."""
STEPS: Final = 30
"""After so many more decisions a continuation is judged where it stands."""


class GreedyBot:
    """Prefers the option after which the best of a few random ends of its turn promises most.

    It is the yardstick of the other bots, so how far it looks is never changed; in lessons it may look at fewer worlds.
    """

    def __init__(self, judge_of: Callable[[Game[Any, Any, Any]], Judge], worlds: int = WORLDS) -> None:
        self._judge_of = judge_of
        self._worlds = worlds

    def choose(self, game: Game[S, V, B], view: V, legal: list[int], luck: Luck) -> int:
        if len(legal) == 1:
            return legal[0]
        judge = self._judge_of(game)
        worlds = [game.sample(view, luck) for _ in range(self._worlds)]
        seeds = [luck.word() for _ in range(CONTINUATIONS)]
        return best_of(legal, [outlook(game, judge, worlds, view.seat, action, seeds) for action in legal], luck)


def best_of(options: list[int], worths: list[float], luck: Luck) -> int:
    """The option that is worth most, any of them if several are."""
    best = max(worths)
    equal = [option for option, worth in zip(options, worths, strict=True) if worth == best]
    return equal[luck.below(len(equal))]


def outlook(game: Game[S, V, B], judge: Judge, worlds: list[S], seat: int, action: int, seeds: list[int]) -> float:
    """The best worth after an option in each world, summed; every option is tried with the same luck."""
    total = 0.0
    for world in worlds:
        total += max(_worth(game, judge, finished(game, world, seat, action, Luck(seed)), seat) for seed in seeds)
    return total


def finished(game: Game[S, V, B], world: S, seat: int, action: int, luck: Luck) -> S:
    """The world after an option and a random end of the seat's turn; who is asked together with it answers too."""
    s = game.clone(world)
    together = game.actors(s)
    game.apply(s, seat, action)
    for _ in range(STEPS):
        actors = roll_all(game, s, luck)
        if seat in actors:
            next_seat = seat
        elif actors and actors[0] in together:
            next_seat = actors[0]
        else:
            break
        options = game.legal(s, next_seat)
        game.apply(s, next_seat, options[luck.below(len(options))])
    return s


def _worth(game: Game[S, V, B], judge: Judge, s: S, seat: int) -> float:
    return judge.worths(game, s)[seat] if game.actors(s) else result(game, s)[seat]
