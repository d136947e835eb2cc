"""Matches and views at a prompt of Python: in one line, and a view in full as readable text."""

from typing import Any

from kosmodrom.engine.fast_random import Luck
from kosmodrom.engine.registry import entry_in

CLOCKS = ("round", "year")
"""Fields of a Table by which games count their rounds."""


def short(view: Any) -> str:
    """A view in one line: whose it is, and who is asked as far as its seat knows."""
    entry = entry_in(view.book.package)
    actors = entry.game.actors(entry.game.sample(view, Luck(1)))
    return f"<View {entry.key}: seat={view.seat}, {time_and_actors(view, list(actors))}>"


def time_and_actors(view: Any, actors: list[int]) -> str:
    """The round, where a game counts them, and who is asked."""
    clock = next((f"{name}={getattr(view.table, name)}, " for name in CLOCKS if hasattr(view.table, name)), "")
    return clock + (f"actors={actors}" if actors else "over")


def readable(view: Any) -> str:
    """Everything that a view holds, field by field, in the words of its game."""
    entry = entry_in(view.book.package)
    return entry.layout.write_view(entry.key, view)
