"""Positions that hardly any game reaches: stations to the edge of the window (PG-231), a claim of Qualeen (PG-238)."""

from kosmodrom.games.posrod_gwiazd.model.state import StarsState
from posrod_gwiazd.scene import scene

CARDS = 26
PLENTY = ["customs", "energy_market", "garden", "restaurant", "crew_quarters", "docking_bay", "medical_facility"]
"""Locations for the rest of an arm; the nearest 16 cells hold Reactors."""


def arm(across: int, right: int, down: int, cards: int = CARDS) -> str:
    """A station that goes sideways first, then straight on: so many cells across, in the given directions."""
    cells = [(right * step, 0) for step in range(1, across + 1)]
    cells += [(right * across, down * step) for step in range(1, cards - across + 1)]
    names = ["reactor"] * 16 + [PLENTY[at % len(PLENTY)] for at in range(cards - 16)]
    return " ".join(f"{name}@{x},{y}" for name, (x, y) in zip(names, cells, strict=True))


def states() -> list[StarsState]:
    """The last action of the last turn: the next Reactor or location may lie 27 cells away. And a claim to be shown."""
    arms = [arm(0, 1, down, CARDS - 1) for down in (1, -1)]
    for right, down in ((1, 1), (1, -1), (-1, 1), (-1, -1)):
        arms += [arm(across, right, down) for across in range(CARDS + 1)]
    return [last_action(words) for words in arms] + [
        claim(secret) for secret in ("accelerated_construction", "on_budget")
    ]


def claim(secret: str) -> StarsState:
    return scene(phase="turn-end", races=["qualeen"], secret=secret, points=[50, 49, 0]).s


def last_action(station: str) -> StarsState:
    s = scene(seats=4, aggressive=True, year=4, turn=7, stations=[station], played=["embassy_offices"])
    return s.play("build").s
