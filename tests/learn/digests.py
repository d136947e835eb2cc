"""What many tables at once wrote in some hundred steps, as a number for each game: `python -m learn.digests`."""

import hashlib
import json

import numpy as np

from kosmodrom.engine.registry import Entry, games
from kosmodrom.learn.vector import Arrays, Tables
from toy.entry import ENTRY as TOY

ROWS = 3
STEPS = 400


def drawn(arrays: Arrays, numbers: np.random.Generator) -> list[int]:
    """A decision for each row."""
    return [int(numbers.choice(np.flatnonzero(mask))) for mask in arrays.masks]


def digest(entry: Entry) -> str:
    """Of all that stands in the arrays, step by step."""
    tables, numbers, sha = Tables(entry, ROWS, 3, seed=5), np.random.default_rng(5), hashlib.sha256()
    arrays = tables.arrays()
    tables.reset(arrays, seed=5)
    for _ in range(STEPS):
        tables.step(drawn(arrays, numbers), arrays)
        for array in (arrays.observations, arrays.masks, arrays.seats, arrays.rewards, arrays.ended):
            sha.update(array.tobytes())
    return sha.hexdigest()


if __name__ == "__main__":
    print(json.dumps({entry.key: digest(entry) for entry in (TOY, *games().values())}))
