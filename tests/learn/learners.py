"""What tests of the doors for learners share: the tables that are tried, and decisions drawn at random."""

from collections.abc import Iterator
from typing import Any

import pytest

from conformance.walks import covering, tables
from kosmodrom.engine.fast_random import Luck
from kosmodrom.engine.playout import roll_all
from kosmodrom.engine.registry import Entry, games
from kosmodrom.learn.tables import Table
from toy.entry import ENTRY as TOY

ENTRIES = [TOY, *games().values()]
WARNED_OF = ("Observation space for each agent probably should be", "Observation is not a NumPy array")
"""PettingZoo warns of masks that stand beside observations, as they do in its own games."""

every_game = pytest.mark.parametrize("entry", ENTRIES, ids=[entry.key for entry in ENTRIES])


def table_name(value: object) -> str | None:
    """How a table is called in the name of a test."""
    if isinstance(value, Entry):
        return value.key
    if isinstance(value, dict):
        return ",".join(f"{key}={chosen}" for key, chosen in value.items()) or "plain"
    return None


every_size = pytest.mark.parametrize(
    ("entry", "seats"), [(entry, seats) for entry in ENTRIES for seats in entry.seats], ids=table_name
)
every_option = pytest.mark.parametrize(
    ("entry", "seats", "options"),
    [(entry, seats, options) for entry in ENTRIES for seats, options in covering(tables(entry), together=1)],
    ids=table_name,
)
"""Tables at which every value of every option is played with somewhere."""


def spelt(options: dict[str, str]) -> dict[str, Any]:
    """Options as Python can spell them."""
    return {key.replace("-", "_"): value for key, value in options.items()}


def walk(table: Table, seed: int) -> Iterator[tuple[Any, int]]:
    """The state before each decision of a random match, with the seat that decides."""
    game, luck, s = table.game, Luck(seed), table.begin()
    while actors := roll_all(game, s, luck):
        seat = actors[0]
        yield s, seat
        legal = game.legal(s, seat)
        game.apply(s, seat, legal[luck.below(len(legal))])


def ended(table: Table, seed: int) -> Any:
    """A random match at its end."""
    for s, _ in walk(table, seed):
        last = s
    return last
