"""Fitting: a small network that tells from the features of all seats' views who will win."""

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from kosmodrom.bots.judge import UNITS
from kosmodrom.lab.selfplay import Lesson

Array = NDArray[np.float32]
BATCH: Final = 256
FORGET: Final = (0.9, 0.999)
CALM: Final = 0.1
"""The network begins with little more than chance, so that few lessons do no harm."""
KEPT_BACK: Final = 10
"""Every tenth game is not learnt from; the fit is judged by it."""


@dataclass(frozen=True)
class Fit:
    """The weights of the best epoch, and how good it was."""

    first: Array
    bias: Array
    second: Array
    loss: float
    """Mean surprise, in nats, at the games kept back."""
    chance: float
    """The same for somebody who knows nothing."""
    epoch: int

    def as_dict(self) -> dict[str, Any]:
        return {
            "first": [[round(float(weight), 5) for weight in row] for row in self.first],
            "bias": [round(float(weight), 5) for weight in self.bias],
            "second": [round(float(weight), 5) for weight in self.second],
        }


@dataclass(frozen=True)
class Table:
    """Lessons of one number of seats, as arrays."""

    features: Array
    results: Array


def tables(lessons: Sequence[Lesson]) -> list[Table]:
    by_seats: defaultdict[int, list[Lesson]] = defaultdict(list)
    for lesson in lessons:
        by_seats[len(lesson.result)].append(lesson)
    return [
        Table(
            np.array([lesson.features for lesson in some], dtype=np.float32),
            np.array([lesson.result for lesson in some], dtype=np.float32),
        )
        for some in by_seats.values()
    ]


def fit(lessons: Sequence[Lesson], *, epochs: int = 12, rate: float = 1e-3, decay: float = 3e-3, seed: int = 0) -> Fit:
    """Learn from nine games in ten, and keep the epoch that foresees the tenth best."""
    learnt = tables([lesson for lesson in lessons if lesson.game % KEPT_BACK])
    kept_back = tables([lesson for lesson in lessons if not lesson.game % KEPT_BACK])
    random = np.random.default_rng(seed)
    width = learnt[0].features.shape[2]
    spread = np.concatenate([table.features.reshape(-1, width) for table in learnt]).std(0)
    scale = np.where(spread > 0, 1 / np.maximum(spread, 1e-3), 0).astype(np.float32)
    net = _Net(random, width, rate, decay)
    best: Fit | None = None
    for epoch in range(epochs):
        for table, rows in _batches(learnt, random):
            net.step(table.features[rows] * scale, table.results[rows])
        loss = net.loss(kept_back, scale)
        if best is None or loss < best.loss:
            first, bias, second = (weights.copy() for weights in net.weights)
            best = Fit(first * scale[:, None], bias, second, loss, _chance(kept_back), epoch)
    assert best is not None
    return best


def _batches(learnt: Sequence[Table], random: np.random.Generator) -> list[tuple[Table, NDArray[np.int64]]]:
    batches = []
    for table in learnt:
        order = random.permutation(len(table.results))
        batches += [(table, order[start : start + BATCH]) for start in range(0, len(order), BATCH)]
    return [batches[at] for at in random.permutation(len(batches))]


def _chance(some: Sequence[Table]) -> float:
    count = sum(len(table.results) for table in some)
    return float(sum(len(table.results) * np.log(table.results.shape[1]) for table in some) / count)


class _Net:
    """The network while it learns, by gradients with momentum."""

    def __init__(self, random: np.random.Generator, width: int, rate: float, decay: float) -> None:
        first = random.normal(0, 1 / np.sqrt(width), (width, UNITS))
        second = random.normal(0, CALM / np.sqrt(UNITS), UNITS)
        self.weights: list[Array] = [
            first.astype(np.float32),
            np.zeros(UNITS, np.float32),
            second.astype(np.float32),
        ]
        self._rate, self._decay, self._steps = rate, decay, 0
        self._means = [np.zeros_like(each) for each in self.weights]
        self._squares = [np.zeros_like(each) for each in self.weights]

    def _forward(self, features: Array) -> tuple[Array, Array]:
        hidden = np.maximum(features @ self.weights[0] + self.weights[1], 0)
        strengths = hidden @ self.weights[2]
        powers = np.exp(strengths - strengths.max(1, keepdims=True))
        return hidden, powers / powers.sum(1, keepdims=True)

    def loss(self, some: Sequence[Table], scale: Array) -> float:
        total = count = 0.0
        for table in some:
            _, shares = self._forward(table.features * scale)
            total -= float((np.log(np.maximum(shares, 1e-9)) * table.results).sum())
            count += len(table.results)
        return total / count

    def step(self, features: Array, results: Array) -> None:
        hidden, shares = self._forward(features)
        wrong = (shares - results) / len(results)
        back = wrong[..., None] * self.weights[2] * (hidden > 0)
        gradients = [
            np.einsum("nsf,nsu->fu", features, back) + self._decay * self.weights[0],
            back.sum((0, 1)),
            np.einsum("ns,nsu->u", wrong, hidden),
        ]
        self._steps += 1
        slow, slower = FORGET
        for at, gradient in enumerate(gradients):
            self._means[at] = slow * self._means[at] + (1 - slow) * gradient
            self._squares[at] = slower * self._squares[at] + (1 - slower) * gradient**2
            mean = self._means[at] / (1 - slow**self._steps)
            square = self._squares[at] / (1 - slower**self._steps)
            self.weights[at] -= (self._rate * mean / (np.sqrt(square) + 1e-8)).astype(np.float32)
