"""The pictures of a report: shapes that stretch to any width; what is written stands beside them."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

SOURCES: Final = 8
"""So many colours are told apart."""
EDGE: Final = 3
"""Room for half a dot."""


def _picture(size: str, shapes: str, high: int = 100, edge: int = 0) -> str:
    box = f"{-edge} 0 {100 + 2 * edge} {high}"
    return f'<svg class="{size}" viewBox="{box}" preserveAspectRatio="none" aria-hidden="true">{shapes}</svg>'


def _line(kind: str, x: float, y: float, to: float, down: float) -> str:
    return f'<path class="{kind}" d="M{x:.2f} {y:.2f}L{to:.2f} {down:.2f}"/>'


def span(value: float, low: float, high: float, usual: float | None = None) -> str:
    """A share with its interval, on a rail from 0 to 1 on which the usual share is marked."""
    shapes = _line("rail", 0, 9, 100, 9) + ("" if usual is None else _line("kind", 100 * usual, 0, 100 * usual, 18))
    shapes += _line("span", 100 * low, 9, 100 * high, 9) + _line("dot", 100 * value, 9, 100 * value, 9)
    return _picture("row", shapes, 18, EDGE)


def two(one: float, other: float, most: float, least: float = 0.0) -> str:
    """What was on either side, joined."""
    wide = most - least or 1.0
    x, y = (100 * (value - least) / wide for value in (one, other))
    dots = f'<g class="other">{_line("dot", y, 9, y, 9)}</g><g class="one">{_line("dot", x, 9, x, 9)}</g>'
    return _picture("row", _line("rail", 0, 9, 100, 9) + _line("span", x, 9, y, 9) + dots, 18, EDGE)


def bars(one: float, other: float, most: float) -> str:
    """Two numbers as bars, one above the other."""
    wide = [max(0.0, 100 * value / most) if most else 0.0 for value in (one, other)]
    shapes = [
        f'<g class="{side}"><rect class="bar" x="0" y="{y}" width="{width:.2f}" height="7"/></g>'
        for side, width, y in zip(("one", "other"), wide, (1, 10), strict=True)
    ]
    return _picture("row", "".join(shapes), 18)


def columns(counts: Sequence[int], most: int) -> str:
    """How often each of some neighbouring numbers came."""
    wide = 100 / len(counts)
    shapes = [
        f'<rect class="bar" x="{at * wide + wide / 10:.2f}" y="{100 - 100 * count / most:.2f}" '
        f'width="{wide * 0.8:.2f}" height="{100 * count / most:.2f}"/>'
        for at, count in enumerate(counts)
    ]
    return _picture("short", "".join(shapes))


def layers(course: Sequence[Sequence[float]], most: float) -> str:
    """Numbers over time, each laid upon those before it; what is below nothing has no place."""
    moments = [course[0], *course] if len(course) == 1 else list(course)
    stacks = []
    for moment in moments:
        sums = [0.0]
        for value in moment:
            sums.append(sums[-1] + max(0.0, value))
        stacks.append([100 - 100 * height / most for height in sums])
    step = 100 / (len(moments) - 1)
    shapes = []
    for row, (below, above) in enumerate(pairwise(range(len(stacks[0])))):
        up = [f"{at * step:.2f},{stack[above]:.2f}" for at, stack in enumerate(stacks)]
        back = [f"{at * step:.2f},{stack[below]:.2f}" for at, stack in enumerate(stacks)][::-1]
        shapes.append(f'<polygon fill="var(--s{row % SOURCES})" points="{" ".join(up + back)}"/>')
    return _picture("tall", "".join(shapes))
