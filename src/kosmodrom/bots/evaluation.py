"""Estimates the chance of each seat to win in a state, from what each seat would see of it.

Its numbers are learnt from self-play (`kosmodrom lab learn`): a small network gives every seat a strength, and the
strengths of all seats together give their chances.
"""

from math import exp
from typing import Final

from mypy_extensions import mypyc_attr

from kosmodrom.engine.contract import B, Game, S, V

UNITS: Final = 8


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """Knows how a state will probably end."""

    def worths(self, game: Game[S, V, B], s: S) -> list[float]:
        """For each seat of a match that is not over, a number from 0 (lost) to 1 (won)."""
        raise NotImplementedError


class LeadJudge(Judge):
    """Believes in points: whoever leads now will probably win."""

    def __init__(self, scale: float) -> None:
        self.scale = scale

    def worths(self, game: Game[S, V, B], s: S) -> list[float]:
        scores = game.scores(s)
        return shares([score / self.scale for score in scores])


class Network(Judge):
    """A hidden layer of eight units over the features of a seat's view.

    The units are written out one by one: locals are plain numbers in the compiled build, elements of a list are not.
    """

    def __init__(self, first: list[float], bias: list[float], second: list[float]) -> None:
        self.first = first
        """For each feature its weights to the units, flat."""
        self.bias = bias
        self.second = second

    def strength(self, features: list[int]) -> float:
        """How strong a seat stands, in logits."""
        w = self.first
        bias = self.bias
        h0, h1, h2, h3 = bias[0], bias[1], bias[2], bias[3]
        h4, h5, h6, h7 = bias[4], bias[5], bias[6], bias[7]
        at = 0
        for value in features:
            if value != 0:
                x = float(value)
                h0 += x * w[at]
                h1 += x * w[at + 1]
                h2 += x * w[at + 2]
                h3 += x * w[at + 3]
                h4 += x * w[at + 4]
                h5 += x * w[at + 5]
                h6 += x * w[at + 6]
                h7 += x * w[at + 7]
            at += UNITS
        out = self.second
        total = 0.0
        if h0 > 0.0:
            total += h0 * out[0]
        if h1 > 0.0:
            total += h1 * out[1]
        if h2 > 0.0:
            total += h2 * out[2]
        if h3 > 0.0:
            total += h3 * out[3]
        if h4 > 0.0:
            total += h4 * out[4]
        if h5 > 0.0:
            total += h5 * out[5]
        if h6 > 0.0:
            total += h6 * out[6]
        if h7 > 0.0:
            total += h7 * out[7]
        return total

    def worths(self, game: Game[S, V, B], s: S) -> list[float]:
        strengths: list[float] = []
        for seat in range(s.seats):
            strengths.append(self.strength(game.features_of(s, seat)))
        return shares(strengths)


def shares(strengths: list[float]) -> list[float]:
    """Chances that sum to 1, in the ratio of the exponentials."""
    best = max(strengths)
    powers: list[float] = []
    total = 0.0
    for strength in strengths:
        power = exp(strength - best)
        powers.append(power)
        total += power
    for seat in range(len(powers)):
        powers[seat] /= total
    return powers


def result(game: Game[S, V, B], s: S) -> list[float]:
    """The outcome of a match that is over: 1 for the winner, shared if several won."""
    won = game.winners(s)
    worths = [0.0] * s.seats
    for seat in won:
        worths[seat] = 1.0 / len(won)
    return worths
