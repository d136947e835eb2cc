"""What a game is called where room is short: in Polish by its Polish name, else by what its box says first."""

from kosmodrom.engine.registry import Entry
from kosmodrom.engine.words import HOME


def named(entry: Entry, lang: str) -> tuple[str, str]:
    """The name of a game, and what its title says besides; empty if it says no more."""
    first, _, more = entry.titles[lang].partition(": ")
    return (more, first) if more and lang == HOME else (first, more)
