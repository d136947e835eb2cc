"""A small picture of the game: the two pyramids, the board between them, a crack through the rock."""

from typing import Final

WIDTH: Final = 320
HEIGHT: Final = 200
PITCH: Final = 34
CARDS: Final = (("P4",), ("N3", "B3"), ("Y2", "P2", "G2"), ("B1", "N1", "Y1", "R1"))
GEMS: Final = (
    (("1", "B"), ("1", "Y"), ("1", "R"), ("1", "P")),
    (("3", "G"), ("3", "N"), ("3", "B")),
    (("6", "Y"), ("6", "P")),
    (("10", "R"),),
)
STARS: Final = (
    (18, 22, 1.2), (40, 52, 0.9), (22, 88, 0.7), (132, 30, 0.8), (300, 150, 1.2), (284, 182, 0.8), (206, 186, 1),
)  # fmt: skip
CRACK: Final = "M128 14l10 24-12 20 18 22-10 24 20 20-6 26 18 18 2 22"


def miniature() -> str:
    """Docks at the left, Mine at the right, as on the table."""
    cards = "".join(
        _card(kind, 76 - PITCH * len(row) / 2 + PITCH * at + 3, 12 + 45 * line)
        for line, row in enumerate(CARDS)
        for at, kind in enumerate(row)
    )
    gems = "".join(
        _gem(cut, letter, 244 - PITCH * len(row) / 2 + PITCH * at + 1, 15 + 45 * line)
        for line, row in enumerate(GEMS)
        for at, (cut, letter) in enumerate(row)
    )
    stars = "".join(f'<circle class="ss-mini-star" cx="{x}" cy="{y}" r="{r}"/>' for x, y, r in STARS)
    return (
        f'<svg class="ss-miniature" viewBox="0 0 {WIDTH} {HEIGHT}" aria-hidden="true" focusable="false">'
        f'<rect class="ss-mini-ground" width="{WIDTH}" height="{HEIGHT}" rx="14"/>{stars}'
        f'<path class="ss-mini-shaft" d="M96 0h48l72 200h-48Z"/>'
        f'<path class="ss-mini-crack" d="{CRACK}"/>{cards}{gems}</svg>'
    )


def _card(kind: str, x: float, y: float) -> str:
    return (
        f'<g class="ss-{kind[0]}"><rect class="ss-mini-card" x="{x:g}" y="{y}" width="28" height="39" rx="4"/>'
        f'<use class="ss-mini-tint" href="#ss-{kind[0]}" x="{x + 3:g}" y="{y + 4}" width="8" height="8"/>'
        f'<use class="ss-mini-tint" href="#ss-art-{kind}" x="{x + 4:g}" y="{y + 15}" width="21" height="17"/></g>'
    )


def _gem(cut: str, letter: str, x: float, y: float) -> str:
    return f'<use class="ss-mini-gem ss-{letter}" href="#ss-gem-{cut}" x="{x:g}" y="{y}" width="32" height="32"/>'
