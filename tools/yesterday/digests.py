"""Digests: how random games of each number of seats ended, as `tools.many_games` counts them."""

from typing import Final

from kosmodrom.engine.registry import Entry
from tools.many_games import Task, play

GAMES: Final = 200
FIRST: Final = 40
"""So many of them are tried whenever something changes on the pure build; the compiled one tries all."""


def digests_of(entry: Entry, games: int = GAMES) -> str:
    """A line for the first games of each number of seats, and one for all."""
    lines = []
    for count in (FIRST, GAMES):
        for seats in entry.seats if count <= games else ():
            outcome = play(Task(entry.key, seats, 0, count))
            lines.append(f"{seats} seats, {count} games: {outcome.decisions} decisions, digest {outcome.digest[:16]}")
            lines += outcome.complaints
    return "\n".join(lines) + "\n"
