"""The work of learners: what each door needs for a decision of a seat, with what is seen and what may be decided.

How a learner chooses is no part of it; only the CPU time between a choice and the next is counted.
"""

import random
import time
from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel

import kosmodrom.learn.openspiel  # noqa: F401  # registers the games
from kosmodrom.engine.registry import games
from kosmodrom.learn.pettingzoo import env
from kosmodrom.learn.vector import Tables

ROWS = 64
WARM = 20
"""Turns of the work before time is taken."""
Turn = Callable[[], tuple[int, float]]
"""One turn of some work: how many decisions were made in how many seconds of CPU time."""


def vector(key: str, seats: int) -> Turn:
    """Many tables at once, arrays of small integers."""
    tables, numbers = Tables(key, ROWS, seats, seed=1), np.random.default_rng(1)
    arrays = tables.arrays()
    tables.reset(arrays, seed=1)

    def turn() -> tuple[int, float]:
        chosen = (numbers.random(arrays.masks.shape, np.float32) * arrays.masks).argmax(1)
        began = time.process_time()
        tables.step(chosen, arrays)
        return ROWS, time.process_time() - began

    return turn


def pettingzoo(key: str, seats: int) -> Turn:
    """One table, as PettingZoo's users step it."""
    table, numbers = env(key, seats=seats), np.random.default_rng(1)
    table.reset(seed=1)

    def turn() -> tuple[int, float]:
        began = time.process_time()
        observation, _, is_over, _, _ = table.last()
        spent = time.process_time() - began
        if is_over:
            table.reset()
            return 0, spent
        chosen = int(numbers.choice(np.flatnonzero(observation["action_mask"])))
        began = time.process_time()
        table.step(chosen)
        return 1, spent + time.process_time() - began

    return turn


def openspiel(key: str, seats: int) -> Turn:
    """One table, as OpenSpiel's users step it from Python; chance counts as time, not as decisions."""
    game, numbers = pyspiel.load_game(f"kosmodrom_{key}(seats={seats})"), random.Random(1)
    state = [game.new_initial_state()]

    def turn() -> tuple[int, float]:
        s: Any = state[0]
        if s.is_terminal():
            state[0] = game.new_initial_state()
            return 0, 0.0
        began = time.process_time()
        if s.is_chance_node():
            outcomes = s.chance_outcomes()
            chosen, decisions = numbers.choices([a for a, _ in outcomes], [p for _, p in outcomes])[0], 0
        else:
            s.observation_tensor()
            chosen, decisions = numbers.choice(s.legal_actions()), 1
        s.apply_action(chosen)
        return decisions, time.process_time() - began

    return turn


DOORS: dict[str, Callable[[str, int], Turn]] = {"vector": vector, "PettingZoo": pettingzoo, "OpenSpiel": openspiel}


def rate(turn: Turn, seconds: float) -> float:
    """Decisions of seats in a second of CPU time."""
    for _ in range(WARM):
        turn()
    decisions, spent = 0, 0.0
    while spent < seconds:
        more, taken = turn()
        decisions += more
        spent += taken
    return decisions / spent


def learners(seconds: float) -> dict[str, dict[str, float]]:
    """Every game at its largest table, through every door."""
    found = {}
    for key, entry in games().items():
        seats = max(entry.seats)
        found[f"{key}, {seats} seats"] = {name: rate(door(key, seats), seconds) for name, door in DOORS.items()}
    return found
