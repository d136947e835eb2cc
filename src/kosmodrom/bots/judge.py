"""The judge: how good a state is for each seat, as its chance to win, from what each seat would see of it.

Its numbers are learnt from self-play (`kosmodrom lab learn`): a small network gives every seat a strength, and the
strengths of all seats together give their chances.
"""

from math import exp

from mypy_extensions import mypyc_attr

from kosmodrom.engine.contract import B, Game, S, V


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
    """One hidden layer over the features of a seat's view."""

    def __init__(self, first: list[list[float]], bias: list[float], second: list[float]) -> None:
        self.first = first
        """For each feature its weights to the hidden units."""
        self.bias = bias
        self.second = second

    def strength(self, features: list[int]) -> float:
        """How strong a seat stands, in logits."""
        hidden = self.bias[:]
        width = len(hidden)
        at = 0
        for value in features:
            if value != 0:
                weights = self.first[at]
                number = float(value)
                for unit in range(width):
                    hidden[unit] += number * weights[unit]
            at += 1
        total = 0.0
        for unit in range(width):
            if hidden[unit] > 0.0:
                total += hidden[unit] * self.second[unit]
        return total

    def worths(self, game: Game[S, V, B], s: S) -> list[float]:
        strengths: list[float] = []
        for seat in range(s.seats):
            strengths.append(self.strength(game.features(game.view(s, seat))))
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
