"""A small picture of the game: a station on its star chart, joined by gangways, with one ghost room."""

from typing import Final

WIDTH: Final = 320
HEIGHT: Final = 200
PITCH: Final = 38
ROOM: Final = 32
LEFT: Final = 28
TOP: Final = 8
ROOMS: Final = (
    (3, 2, "main_reactor", "reactor"),
    (2, 2, "restaurant", "recreation"),
    (4, 2, "medical_facility", "administrative"),
    (3, 1, "turret", "military"),
    (3, 3, "council_room", "diplomatic"),
    (4, 1, "galactic_bank", "business"),
    (5, 2, "reactor", "reactor"),
    (2, 3, "garden", "recreation"),
    (1, 2, "docking_bay", "administrative"),
    (4, 3, "alien_temple", "diplomatic"),
    (5, 1, "shield_generator", "military"),
    (3, 0, "communications_beacon", "administrative"),
    (1, 1, "market_place", "business"),
    (6, 2, "heavy_ion_cannon", "military"),
    (4, 4, "opera_house", "recreation"),
)
GHOST: Final = (2, 1)
STARS: Final = (
    (18, 24, 1.2),
    (60, 178, 0.9),
    (300, 30, 1.1),
    (286, 170, 0.9),
    (34, 120, 0.8),
    (250, 12, 0.8),
    (130, 186, 1),
)


def miniature() -> str:
    """Rooms, the ways between them, and where the next one could stand."""
    cells = {(x, y) for x, y, *_ in ROOMS}
    ways = "".join(
        _way(x, y, is_across=dx > 0)
        for x, y in sorted(cells)
        for dx, dy in ((1, 0), (0, 1))
        if (x + dx, y + dy) in cells
    )
    rooms = "".join(_room(*each) for each in ROOMS)
    stars = "".join(f'<circle class="pg-mini-star" cx="{x}" cy="{y}" r="{r}"/>' for x, y, r in STARS)
    x, y = _corner(*GHOST)
    ghost = (
        f'<rect class="pg-mini-ghost" x="{x}" y="{y}" width="{ROOM}" height="{ROOM}" rx="5"/>'
        f'<text class="pg-mini-gain" x="{x + ROOM / 2:g}" y="{y + 21}">+4</text>'
    )
    return (
        f'<svg class="pg-miniature" viewBox="0 0 {WIDTH} {HEIGHT}" aria-hidden="true" focusable="false">'
        f'<rect class="pg-mini-ground" width="{WIDTH}" height="{HEIGHT}" rx="14"/>{stars}{ways}{rooms}{ghost}</svg>'
    )


def _corner(x: int, y: int) -> tuple[int, int]:
    return LEFT + x * PITCH, TOP + y * PITCH


def _room(x: int, y: int, picture: str, kind: str) -> str:
    left, top = _corner(x, y)
    return (
        f'<g class="pg-is-{kind}">'
        f'<rect class="pg-mini-room" x="{left}" y="{top}" width="{ROOM}" height="{ROOM}" rx="5"/>'
        f'<use class="pg-mini-art" href="#pg-{picture}" x="{left + 6}" y="{top + 6}" width="20" height="20"/></g>'
    )


def _way(x: int, y: int, is_across: bool) -> str:
    left, top = _corner(x, y)
    if is_across:
        return f'<path class="pg-mini-way" d="M{left + ROOM - 1} {top + ROOM // 2}h{PITCH - ROOM + 2}"/>'
    return f'<path class="pg-mini-way" d="M{left + ROOM // 2} {top + ROOM - 1}v{PITCH - ROOM + 2}"/>'
