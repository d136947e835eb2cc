"""Last-move marks: the places of a table that look otherwise than before the others went on.

Only what everybody sees is compared, so a mark tells nothing new.
"""

from collections.abc import Mapping, Sequence

from kosmodrom.draw.drawing import Drawing
from kosmodrom.engine.contract import CHANCE, SPECTATOR
from kosmodrom.engine.match import Match

Places = Mapping[str, str]
"""What lies where: by the name of a place or a piece."""


def places_of(drawings: Sequence[Drawing]) -> Places:
    """All places of some drawings; of a piece it counts in which of the drawings it is."""
    places: dict[str, str] = {}
    for number, drawing in enumerate(drawings):
        places |= drawing.places
        places |= {piece: f"{what} {number}" for piece, what in drawing.pieces.items()}
    return places


def touched(before: Places, now: Places) -> list[str]:
    """Where something else lies than before; a place that is drawn anew and is empty is no news."""
    return [name for name, what in now.items() if before.get(name, "") != what]


def line_before_others(match: Match, viewer: int) -> int:
    """The journal line after which the others went on without the viewer.

    For a spectator it is the line before the last run of decisions of one seat, among those that all have noticed.
    """
    lines = match.lines
    if viewer == SPECTATOR:
        return _start_of_run(match)
    last = match.last_line_of(viewer)
    return next((line.number - 1 for line in lines[last:] if line.who not in (CHANCE, viewer)), len(lines))


def _start_of_run(match: Match) -> int:
    start, runner = len(match.lines), CHANCE
    for line in reversed(match.lines):
        if line.who == CHANCE or not match.heard(line.number) >> SPECTATOR & 1:
            continue
        if runner not in (CHANCE, line.who):
            break
        start, runner = line.number - 1, line.who
    return start
