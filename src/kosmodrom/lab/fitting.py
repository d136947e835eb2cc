"""Fitting: a small network that tells from the features of all seats' views who will win.

A position is not only taught how its match ended, which is mostly luck, but also what the network made of the
positions that followed, the nearer the more.
"""

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from kosmodrom.bots.evaluation import UNITS
from kosmodrom.lab.selfplay import Played

Array = NDArray[np.float32]
BATCH: Final = 256
FORGET: Final = (0.9, 0.999)
DECAY: Final = 3e-4
CALM: Final = 0.1
"""The network begins with little more than chance, so that few games do no harm."""
KEPT_BACK: Final = 10
"""Every tenth match is not learnt from; the fit is judged by it."""
FARTHER: Final = 0.8
"""How much of what a position is taught lies beyond the next position."""
BY_POINTS: Final = 0.3
"""How much of an end is shared by points instead of going to the winner."""
ROUNDS: Final = 3
"""How often the network is fitted, each time to what the one before made of the positions."""


@dataclass(frozen=True)
class Fit:
    """The weights of the best epoch, and how good it was."""

    first: Array
    bias: Array
    second: Array
    loss: float
    """Mean surprise, in nats, at who won the matches kept back."""
    chance: float
    """The same for somebody who knows nothing."""

    def as_dict(self) -> dict[str, Any]:
        return {
            "first": [[round(float(weight), 5) for weight in row] for row in self.first],
            "bias": [round(float(weight), 5) for weight in self.bias],
            "second": [round(float(weight), 5) for weight in self.second],
        }

    def shares(self, features: NDArray[Any]) -> Array:
        """The chances of every seat in each position."""
        return _shares(np.maximum(features.astype(np.float32) @ self.first + self.bias, 0) @ self.second)


@dataclass(frozen=True)
class Table:
    """Positions of one number of seats, with what they are taught."""

    features: NDArray[np.int16]
    taught: Array


def fit(
    played: Sequence[Played],
    *,
    before: Fit | None = None,
    epochs: int = 5,
    rate: float = 1e-3,
) -> Fit:
    """Learn from nine matches in ten; `before` is what is believed at first, if anything."""
    learnt = [match for index, match in enumerate(played) if index % KEPT_BACK]
    kept_back = [match for index, match in enumerate(played) if not index % KEPT_BACK]
    ended = tables(kept_back, [np.tile(_floats(match.result), (len(match.features), 1)) for match in kept_back])
    margin = typical_margin(played)
    for _ in range(ROUNDS):
        lessons, trial = (
            tables(some, [taught(match, before, margin) for match in some]) for some in (learnt, kept_back)
        )
        net = _trained(lessons, trial, epochs, rate)
        before = Fit(*net, 0.0, 0.0)
    assert before is not None
    return Fit(*net, _surprise(before, ended), _chance(ended))


def typical_margin(played: Sequence[Played]) -> float:
    """By how many points a match is won, in the mean."""
    margins = [first - second for first, second in (sorted(match.scores)[:-3:-1] for match in played)]
    return max(1.0, float(np.mean(margins)))


def taught(match: Played, before: Fit | None, margin: float) -> Array:
    """For each position what it should be thought worth to each seat."""
    by_points = _shares(_floats([match.scores]) / np.float32(margin))[0]
    worth = (1 - BY_POINTS) * _floats(match.result) + BY_POINTS * by_points
    if before is None:
        return np.tile(worth, (len(match.features), 1))
    believed, worths = before.shares(match.features), np.empty((len(match.features), len(worth)), np.float32)
    for at in range(len(worths) - 1, -1, -1):
        worths[at] = worth
        worth = (1 - FARTHER) * believed[at] + FARTHER * worth
    return worths


def tables(played: Sequence[Played], worths: Sequence[Array]) -> list[Table]:
    """Positions by number of seats."""
    by_seats: defaultdict[int, list[int]] = defaultdict(list)
    for index, match in enumerate(played):
        by_seats[len(match.result)].append(index)
    return [
        Table(np.concatenate([played[at].features for at in some]), np.concatenate([worths[at] for at in some]))
        for some in by_seats.values()
    ]


def _trained(lessons: Sequence[Table], trial: Sequence[Table], epochs: int, rate: float) -> tuple[Array, Array, Array]:
    """The weights of the epoch that did best on trial."""
    random = np.random.default_rng(0)
    width = lessons[0].features.shape[2]
    spread = np.concatenate([table.features.reshape(-1, width) for table in lessons]).std(0)
    scale = np.where(spread > 0, 1 / np.maximum(spread, 1e-3), 0).astype(np.float32)
    net = _Net(random, width, rate)
    best, least = net.unscaled(scale), np.inf
    for _ in range(epochs):
        for table, rows in _batches(lessons, random):
            net.step(table.features[rows] * scale, table.taught[rows])
        weights = net.unscaled(scale)
        loss = _surprise(Fit(*weights, 0.0, 0.0), trial)
        if loss < least:
            best, least = weights, loss
    return best


def _batches(lessons: Sequence[Table], random: np.random.Generator) -> list[tuple[Table, NDArray[np.int64]]]:
    batches = []
    for table in lessons:
        order = random.permutation(len(table.taught))
        batches += [(table, order[start : start + BATCH]) for start in range(0, len(order), BATCH)]
    return [batches[at] for at in random.permutation(len(batches))]


def _floats(numbers: Sequence[Any]) -> Array:
    return np.array(numbers, dtype=np.float32)


def _shares(strengths: Array) -> Array:
    powers = np.exp(strengths - strengths.max(1, keepdims=True))
    shares: Array = powers / powers.sum(1, keepdims=True)
    return shares


def _surprise(fit: Fit, some: Sequence[Table]) -> float:
    total = -sum(float((np.log(np.maximum(fit.shares(table.features), 1e-9)) * table.taught).sum()) for table in some)
    return total / sum(len(table.taught) for table in some)


def _chance(some: Sequence[Table]) -> float:
    total = sum(len(table.taught) * np.log(table.taught.shape[1]) for table in some)
    return float(total / sum(len(table.taught) for table in some))


class _Net:
    """The network while it learns, by gradients with momentum."""

    def __init__(self, random: np.random.Generator, width: int, rate: float) -> None:
        first = random.normal(0, 1 / np.sqrt(width), (width, UNITS))
        second = random.normal(0, CALM / np.sqrt(UNITS), UNITS)
        self.weights: list[Array] = [
            first.astype(np.float32),
            np.zeros(UNITS, np.float32),
            second.astype(np.float32),
        ]
        self._rate, self._steps = rate, 0
        self._means = [np.zeros_like(each) for each in self.weights]
        self._squares = [np.zeros_like(each) for each in self.weights]

    def unscaled(self, scale: Array) -> tuple[Array, Array, Array]:
        """Weights for features as they are."""
        first, bias, second = (weights.copy() for weights in self.weights)
        return first * scale[:, None], bias, second

    def step(self, features: Array, worths: Array) -> None:
        hidden = np.maximum(features @ self.weights[0] + self.weights[1], 0)
        wrong = (_shares(hidden @ self.weights[2]) - worths) / len(worths)
        back = wrong[..., None] * self.weights[2] * (hidden > 0)
        gradients = [
            np.tensordot(features, back, ((0, 1), (0, 1))) + DECAY * self.weights[0],
            back.sum((0, 1)),
            np.tensordot(wrong, hidden, ((0, 1), (0, 1))),
        ]
        self._steps += 1
        slow, slower = FORGET
        for at, gradient in enumerate(gradients):
            self._means[at] = slow * self._means[at] + (1 - slow) * gradient
            self._squares[at] = slower * self._squares[at] + (1 - slower) * gradient**2
            mean = self._means[at] / (1 - slow**self._steps)
            square = self._squares[at] / (1 - slower**self._steps)
            self.weights[at] -= (self._rate * mean / (np.sqrt(square) + 1e-8)).astype(np.float32)
