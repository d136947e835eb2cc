"""A QR code, drawn with our own marks: dark squares on a light ground, in both themes."""

from typing import Final

import segno

from kosmodrom.draw.escaping import escape

QUIET: Final = 4
"""The light border that readers need, in squares."""


def qr(text: str, label: str) -> str:
    """A text as a code that a camera reads, spoken as a label."""
    rows = [list(row) for row in segno.make_qr(text, error="m").matrix]
    size = len(rows) + 2 * QUIET
    runs = "".join(
        f"M{x + QUIET} {y + QUIET}h{width}v1h-{width}z" for y, row in enumerate(rows) for x, width in _runs(row)
    )
    return (
        f'<svg class="k-qr" viewBox="0 0 {size} {size}" role="img" aria-label="{escape(label)}">'
        f'<path shape-rendering="crispEdges" fill="currentColor" d="{runs}"/></svg>'
    )


def _runs(row: list[int]) -> list[tuple[int, int]]:
    """Where dark squares begin in a row, and how many lie side by side."""
    runs: list[tuple[int, int]] = []
    for x, is_dark in enumerate(row):
        if is_dark and runs and sum(runs[-1]) == x:
            runs[-1] = (runs[-1][0], runs[-1][1] + 1)
        elif is_dark:
            runs.append((x, 1))
    return runs
