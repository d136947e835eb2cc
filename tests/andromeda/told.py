"""Told events in words, for tests."""

from collections.abc import Sequence

from kosmodrom.engine.contract import EVENT_WIDTH
from kosmodrom.games.andromeda.model.actions import CELLS, RACES, ROOMS, TASKS, TECHS
from kosmodrom.games.andromeda.model.events import EVENTS
from scenes import heard_by

LETTERS = "ZSWIRT"
WORDS = {
    "cell": CELLS, "room": ROOMS, "face": list(LETTERS), "used_as": list(LETTERS), "tech": TECHS, "race": RACES,
    "task": TASKS,
}  # fmt: skip
"""What the numbers of events name; others are places, dice, or numbers."""


def letters(counts: Sequence[int]) -> str:
    """Counts by face as letters."""
    return "".join(letter * count for letter, count in zip(LETTERS, counts, strict=True))


def story(told: list[int], rooms: list[int]) -> list[str]:
    """All told events in words."""
    return [in_words(told[at : at + EVENT_WIDTH], rooms) for at in range(0, len(told), EVENT_WIDTH)]


def in_words(event: list[int], rooms: list[int]) -> str:
    """An event on a ship with its arguments: `moved 0 portal n`; `to 0` if not everybody is told."""
    name, *kinds = EVENTS[event[0]]
    audience = event[1]
    words = [_word(kind, n, rooms) for kind, n in zip(kinds, event[2:], strict=False)]
    return " ".join([name, *words, *heard_by(audience)])


def _word(kind: str, n: int, rooms: list[int]) -> str:
    if kind == "dice":
        return "".join(letter * (n >> 6 * face & 63) for face, letter in enumerate(LETTERS)) or "-"
    if kind in ("place", "source", "target") and n >= 0:
        cell = n % 16
        assert n // 16 == rooms[cell] + 1, f"{CELLS[cell]} is told with another room than lies there"
        return CELLS[cell]
    return WORDS[kind][n] if kind in WORDS else str(n)
