"""Andromeda in words, for the time being plain ones: reads views and events, never a state."""

from collections.abc import Sequence

from kosmodrom.engine.words import Words
from kosmodrom.games.andromeda.actions import VOCABULARY
from kosmodrom.games.andromeda.book import AndromedaBook
from kosmodrom.games.andromeda.events import NAMES
from kosmodrom.games.andromeda.steps import STEPS
from kosmodrom.games.andromeda.zones import AndromedaView

# ruff: noqa: ARG002 - a speaker need not use all that its protocol gives

ROWS = ("tasks", "rooms")


class AndromedaSpeaker:
    """Puts Andromeda into words."""

    def table(self, v: AndromedaView, book: AndromedaBook, texts: Words, names: Sequence[str]) -> str:
        lines = [f"round {v.table.round}"]
        lines += [f"{name}: {v.table.crew[9 * seat : 9 * seat + 9]}" for seat, name in enumerate(names)]
        return "\n".join(lines)

    def question(self, v: AndromedaView, book: AndromedaBook, texts: Words, names: Sequence[str]) -> str:
        step = v.table.agenda.step()
        return STEPS[step] if step >= 0 else "over"

    def decision(self, v: AndromedaView, book: AndromedaBook, action: int, texts: Words, names: Sequence[str]) -> str:
        return VOCABULARY.name(action)

    def event(self, event: Sequence[int], book: AndromedaBook, texts: Words, names: Sequence[str]) -> str:
        return f"{NAMES[event[0]]} {' '.join(map(str, event[2:]))}"

    def row(self, index: int, texts: Words) -> str:
        return ROWS[index]
