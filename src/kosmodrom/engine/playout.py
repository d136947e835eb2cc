"""Plays a state to its end with random decisions: the yardstick of speed and the ground of simulations."""

from kosmodrom.engine.contract import CHANCE, B, Game, S, V
from kosmodrom.engine.fast_random import Luck


class PlayoutCounts:
    """What a playout counted."""

    __slots__ = ("chances", "choices", "forced")

    def __init__(self) -> None:
        self.choices = 0
        """Decisions of seats with two or more options."""
        self.forced = 0
        """Decisions of seats with one option."""
        self.chances = 0
        """Decisions of chance."""


def roll_all(game: Game[S, V, B], s: S, luck: Luck) -> list[int]:
    """Let chance decide until a seat must, or the match is over; the seats that must decide then."""
    actors = game.actors(s)
    while len(actors) > 0 and actors[0] == CHANCE:
        game.apply(s, CHANCE, game.roll(s, luck))
        actors = game.actors(s)
    return actors


def playout(game: Game[S, V, B], s: S, luck: Luck, tally: PlayoutCounts) -> None:
    """Play uniformly random decisions until the match is over."""
    while True:
        actors = game.actors(s)
        if len(actors) == 0:
            return
        seat = actors[0]
        if seat == CHANCE:
            game.apply(s, CHANCE, game.roll(s, luck))
            tally.chances += 1
            continue
        if len(actors) > 1:
            seat = actors[luck.below(len(actors))]
        legal = game.legal(s, seat)
        if len(legal) == 1:
            tally.forced += 1
            game.apply(s, seat, legal[0])
        else:
            tally.choices += 1
            game.apply(s, seat, legal[luck.below(len(legal))])
