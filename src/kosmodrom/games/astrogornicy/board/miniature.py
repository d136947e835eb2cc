"""A small picture of the game: barges in their Docks, dice on their fields, an asteroid above."""

from typing import Final

WIDTH: Final = 320
HEIGHT: Final = 200
BARGES: Final = ((22, 0, "S", ("GOR", "AUT", "")), (120, 1, "M", ("GOR", "", "GEO")), (218, 2, "C", ("AUT", "INS", "")))
"""Each Barge: where it lies, whose it is, the type of its asteroid, and the dice on its fields."""
STORES: Final = ((22, "WO", "GOR"), (120, "KS", ""), (218, "PL", "AUT"))
STARS: Final = (
    (14, 16, 1.2),
    (108, 12, 0.8),
    (206, 20, 1),
    (306, 40, 0.8),
    (110, 88, 0.7),
    (208, 96, 1.1),
    (310, 118, 0.9),
)


def miniature() -> str:
    """Docks along the top, stores below them, the Round Track along the bottom."""
    stars = "".join(f'<circle class="ag-mini-star" cx="{x}" cy="{y}" r="{r}"/>' for x, y, r in STARS)
    barges = "".join(_barge(*each) for each in BARGES)
    stores = "".join(_store(*each) for each in STORES)
    tokens = "".join(
        f'<g class="ag-{code}"><circle class="ag-mini-field" cx="{41 + 34 * at}" cy="178" r="12"/>'
        f'<use class="ag-mini-tint" href="#ag-{code}" x="{34 + 34 * at}" y="171" width="14" height="14"/></g>'
        for at, code in enumerate(("PL", "WO", "KS", "ZL", "WF", "NI", "PA", "XX"))
    )
    return (
        f'<svg class="ag-miniature" viewBox="0 0 {WIDTH} {HEIGHT}" aria-hidden="true" focusable="false">'
        f'<rect class="ag-mini-ground" width="{WIDTH}" height="{HEIGHT}" rx="14"/>{stars}{barges}{stores}{tokens}</svg>'
    )


def _barge(x: int, seat: int, letter: str, dice: tuple[str, ...]) -> str:
    fields = "".join(_die(x + 6 + 25 * at, 52, face, seat) for at, face in enumerate(dice))
    return (
        f'<rect class="ag-mini-card" x="{x}" y="16" width="80" height="64" rx="7"/>'
        f'<use class="ag-mini-rock" href="#ag-{letter}" x="{x + 26}" y="20" width="28" height="28"/>{fields}'
        f'<path class="ag-mini-hull k-seat-{seat}" d="M{x - 4} 84h88l-8 13h-72Z"/>'
    )


def _store(x: int, code: str, face: str) -> str:
    return (
        f'<g class="ag-{code}"><rect class="ag-mini-store" x="{x}" y="110" width="80" height="40" rx="7"/>'
        f'<use class="ag-mini-tint" href="#ag-{code}" x="{x + 8}" y="121" width="18" height="18"/></g>'
        f"{_die(x + 32, 120, face, 3)}{_die(x + 56, 120, '', 0)}"
    )


def _die(x: int, y: int, face: str, seat: int) -> str:
    if not face:
        return f'<rect class="ag-mini-field" x="{x}" y="{y}" width="20" height="20" rx="5"/>'
    return (
        f'<rect class="ag-mini-die k-seat-{seat}" x="{x}" y="{y}" width="20" height="20" rx="5"/>'
        f'<use class="ag-mini-face" href="#ag-{face}" x="{x + 3.5}" y="{y + 3.5}" width="13" height="13"/>'
    )
