"""A bot that looks to the end of its own turn, over worlds that fit what its seat sees."""

from typing import Final

from kosmodrom.engine.contract import CHANCE, B, Game, S, V
from kosmodrom.engine.luck import Luck

WORLDS: Final = 3
"""How many whole states are sampled for a decision."""
CONTINUATIONS: Final = 4
"""How often the turn is finished at random after each option, in each world."""
STEPS: Final = 30
"""After so many more decisions a continuation is scored where it stands."""


class GreedyBot:
    """Prefers the option after which the best of a few random ends of its turn leads the table by most."""

    def choose(self, game: Game[S, V, B], view: V, legal: list[int], luck: Luck) -> int:
        if len(legal) == 1:
            return legal[0]
        worlds = [game.sample(view, luck) for _ in range(WORLDS)]
        seeds = [luck.word() for _ in range(CONTINUATIONS)]
        worths = [_outlook(game, worlds, view.seat, action, seeds) for action in legal]
        best = max(worths)
        equal = [action for action, worth in zip(legal, worths, strict=True) if worth == best]
        return equal[luck.below(len(equal))]


def _outlook(game: Game[S, V, B], worlds: list[S], seat: int, action: int, seeds: list[int]) -> int:
    """The best lead after an option in each world, summed; every option is tried with the same luck."""
    total = 0
    for world in worlds:
        total += max(_lead(game, _finished(game, world, seat, action, Luck(seed)), seat) for seed in seeds)
    return total


def _finished(game: Game[S, V, B], world: S, seat: int, action: int, luck: Luck) -> S:
    """The world after an option and a random end of the seat's turn; who is asked together with it answers too."""
    s = game.clone(world)
    together = game.actors(s)
    game.apply(s, seat, action)
    for _ in range(STEPS):
        actors = _roll(game, s, luck)
        if seat in actors:
            next_seat = seat
        elif actors and actors[0] in together:
            next_seat = actors[0]
        else:
            break
        options = game.legal(s, next_seat)
        game.apply(s, next_seat, options[luck.below(len(options))])
    return s


def _roll(game: Game[S, V, B], s: S, luck: Luck) -> list[int]:
    """Let chance decide, then who must."""
    actors = game.actors(s)
    while actors and actors[0] == CHANCE:
        game.apply(s, CHANCE, game.roll(s, luck))
        actors = game.actors(s)
    return actors


def _lead(game: Game[S, V, B], s: S, seat: int) -> int:
    """Own points less those of the best other seat."""
    scores = game.scores(s)
    return scores[seat] - max(score for other, score in enumerate(scores) if other != seat)
