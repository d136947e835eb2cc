"""A small picture of the game: the wreck adrift, some rooms lit, researchers on their rings, dice beside it."""

from typing import Final

WIDTH: Final = 320
HEIGHT: Final = 200
SIDE: Final = 52
PITCH: Final = 60
LEFT: Final = 20
TOP: Final = 12
ROOMS: Final = (
    "komory_hibernacyjne", "reaktor", "", "maszynownia", "portal", "centrum_komunikacji", "", "laboratorium", "",
)  # fmt: skip
HELD: Final = {1: 0, 3: 2, 5: 1}
FIGURES: Final = (
    (1, 0, 8),
    (1, 0, 24),
    (4, 1, 4),
    (4, 0, 18),
    (4, 2, 32),
    (3, 2, 18),
    (5, 1, 9),
    (5, 1, 27),
    (7, 2, 18),
)
"""Researchers: their cell, their seat, and how far from the left edge of the cell."""
DICE: Final = ("ruch", "wezwanie_wsparcia", "technologia", "zaraza", "pelne_szkolenie", "improwizacja")
STARS: Final = (
    (212, 24, 1.2),
    (300, 30, 1),
    (286, 92, 0.8),
    (214, 118, 0.9),
    (304, 168, 1.3),
    (210, 186, 0.8),
    (8, 190, 1),
)


def miniature() -> str:
    """The ship at the left, six dice at the right."""
    stars = "".join(f'<circle class="an-mini-star" cx="{x}" cy="{y}" r="{r}"/>' for x, y, r in STARS)
    rooms = "".join(_room(cell) for cell in range(len(ROOMS)))
    crew = "".join(_figure(cell, seat, x) for cell, seat, x in FIGURES)
    dice = "".join(_die(at, face) for at, face in enumerate(DICE))
    return (
        f'<svg class="an-miniature" viewBox="0 0 {WIDTH} {HEIGHT}" aria-hidden="true" focusable="false">'
        f'<rect class="an-mini-ground" width="{WIDTH}" height="{HEIGHT}" rx="14"/>{stars}{rooms}{crew}{dice}</svg>'
    )


def _corner(cell: int) -> tuple[int, int]:
    return LEFT + PITCH * (cell % 3), TOP + PITCH * (cell // 3)


def _room(cell: int) -> str:
    x, y = _corner(cell)
    doors = ""
    if cell % 3 < 2:
        doors += f'<path class="an-mini-door" d="M{x + SIDE} {y + SIDE // 2}h{PITCH - SIDE}"/>'
    if cell < 6:
        doors += f'<path class="an-mini-door" d="M{x + SIDE // 2} {y + SIDE}v{PITCH - SIDE}"/>'
    held = f" is-held k-seat-{HELD[cell]}" if cell in HELD else ""
    name = ROOMS[cell]
    look = f"an-mini-room{held}" if name else "an-mini-room is-dark"
    picture = f"an-room-{name or 'unknown'}"
    art = f'<use class="an-mini-art" href="#{picture}" x="{x + 15}" y="{y + 5}" width="22" height="22"/>'
    return f'{doors}<rect class="{look}" x="{x}" y="{y}" width="{SIDE}" height="{SIDE}" rx="7"/>{art}'


def _figure(cell: int, seat: int, along: int) -> str:
    x, y = _corner(cell)
    ring = f'<ellipse class="an-ring" cx="{x + along + 8}" cy="{y + 47}" rx="8" ry="2.5"/>'
    pawn = f'<use href="#an-crew-{seat}" x="{x + along}" y="{y + 30}" width="16" height="18"/>'
    return f'<g class="k-seat-{seat} an-mini-crew">{ring}{pawn}</g>'


def _die(at: int, face: str) -> str:
    x, y = 222 + 42 * (at % 2), 38 + 44 * (at // 2)
    look = "an-mini-die is-plague" if face == "zaraza" else "an-mini-die"
    return (
        f'<g class="{look}"><rect x="{x}" y="{y}" width="34" height="34" rx="8"/>'
        f'<use href="#an-{face}" x="{x + 6}" y="{y + 6}" width="22" height="22"/></g>'
    )
