"""A small picture for a game that has no pictures: cards on a table, and a die."""

from typing import Final

WIDTH: Final = 320
HEIGHT: Final = 200
CARDS: Final = ((58, 44, -8, 0), (112, 34, 0, 1), (166, 44, 8, 2))
STARS: Final = ((24, 26, 1.2), (60, 172, 0.9), (292, 34, 1), (252, 178, 1.2), (150, 18, 0.8))
PIPS: Final = ((246, 128), (262, 144), (278, 160))


def miniature() -> str:
    """Three cards in the colours of the seats, and a die."""
    stars = "".join(f'<circle class="pb-mini-quiet" cx="{x}" cy="{y}" r="{r}"/>' for x, y, r in STARS)
    cards = "".join(
        f'<g class="k-seat-{seat}" transform="rotate({turn} {x + 32} 160)">'
        f'<rect class="pb-mini-card" x="{x}" y="{y}" width="64" height="92" rx="8"/>'
        f'<use class="k-seat-mark" href="#i-points" x="{x + 18}" y="{y + 30}" width="28" height="28"/></g>'
        for x, y, turn, seat in CARDS
    )
    pips = "".join(f'<circle class="pb-mini-pip" cx="{x}" cy="{y}" r="5"/>' for x, y in PIPS)
    return (
        f'<svg class="pb-miniature" viewBox="0 0 {WIDTH} {HEIGHT}" aria-hidden="true" focusable="false">'
        f'<rect class="pb-mini-ground" width="{WIDTH}" height="{HEIGHT}" rx="14"/>{stars}{cards}'
        f'<rect class="pb-mini-die" x="232" y="114" width="60" height="60" rx="12"/>{pips}</svg>'
    )
