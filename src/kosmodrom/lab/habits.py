"""Habits: how readily each decision is made when it is offered, learnt from what good bots chose.

A decision is supposed to be chosen in the ratio of its readiness to that of all that is offered. The readiness that
explains the choices best is found step by step: each is set to how often its decision was chosen, for how often it
should have been if its readiness were one.
"""

from collections.abc import Sequence
from typing import Final

import numpy as np

from kosmodrom.lab.selfplay import Choice

STEPS: Final = 60
SELDOM: Final = 10
IMAGINED: Final = 0.3
"""Choices that are added for and against each decision, so that what was hardly ever offered stays in the middle."""


def seldom_made(choices: Sequence[Choice], size: int) -> tuple[int, ...]:
    """The decisions that were offered but chosen less than one time in so many."""
    chosen, offered = [0] * size, [0] * size
    for choice in choices:
        chosen[choice.chosen] += 1
        for decision in choice.offered:
            offered[decision] += 1
    return tuple(each for each in range(size) if chosen[each] * SELDOM < offered[each])


def fit_habits(choices: Sequence[Choice], size: int) -> list[float]:
    """The readiness of every decision of a vocabulary; the usual one is 1."""
    if not choices:
        return []
    counts = np.array([len(choice.offered) for choice in choices])
    offered = np.concatenate([choice.offered for choice in choices])
    question = np.repeat(np.arange(len(choices)), counts)
    chosen = np.bincount([choice.chosen for choice in choices], minlength=size)
    readiness = np.ones(size)
    for _ in range(STEPS):
        together = np.bincount(question, readiness[offered])
        expected = np.bincount(offered, 1 / together[question], minlength=size)
        readiness = (chosen + IMAGINED) / (expected + IMAGINED)
        readiness /= np.exp(np.log(readiness).mean())
    return [float(f"{each:.3g}") for each in readiness]
