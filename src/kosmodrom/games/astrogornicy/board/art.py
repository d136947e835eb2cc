"""What is pictured on cards: asteroids by type, what an Order builds, what an Award is."""

from typing import Final

from kosmodrom.games.astrogornicy.model import actions, terms
from kosmodrom.games.astrogornicy.model.book import AstroBook
from kosmodrom.games.astrogornicy.words.cards import sort_of

BUILT: Final = {
    "town": "ZA-01 ZA-15 ZA-17 ZA-18 ZA-33",
    "lab": "ZA-02 ZA-04",
    "academy": "ZA-03 ZA-06",
    "dish": "ZA-05",
    "arm": "ZA-07 ZA-08",
    "factory": "ZA-09 ZA-11 ZA-12",
    "drone": "ZA-10",
    "suit": "ZA-13",
    "drill": "ZA-14 ZA-16",
    "depot": "ZA-19 ZA-20 ZA-21",
    "vault": "ZA-22 ZA-23 ZA-24",
    "engine": "ZA-25 ZA-26 ZA-28",
    "ship": "ZA-27 ZA-29 ZA-36",
    "lift": "ZA-30",
    "crate": "ZA-31",
    "panels": "ZA-32",
    "shield": "ZA-34",
    "reactor": "ZA-35",
    "cup": "NA-1",
    "star": "NA-2",
    "medal": "NA-3",
    "pick": "NA-4",
    "order-cross": "NA-5",
    "lamp": "NA-6",
    "hammer": "NA-7",
}
"""Each drawing, and the printed cards that have it."""
DRAWING: Final = {name: drawing for drawing, names in BUILT.items() for name in names.split()}
BY_EFFECT: Final = ("lab", "factory", "town", "depot", "engine", "crate")
"""The drawing of an Order that a deck has brought along, by its effect."""
TURN: Final = 67
"""Degrees between the asteroids of neighbouring cards: no two of one type lie alike."""


def picture_of(card: int, book: AstroBook) -> str:
    """The picture of a card; an asteroid or a planetoid is turned by the number of its card."""
    if actions.is_mission(card):
        return _turned(f"rock-{terms.TYPES[book.asteroid[card]]}", card)
    sort = sort_of(card)
    if sort == "expedition":
        return _turned("world", card)
    if sort == "order":
        return _drawn(DRAWING.get(actions.CARDS[card]) or BY_EFFECT[book.effect[card]], "is-built")
    if sort == "award":
        return _drawn(DRAWING.get(actions.CARDS[card], "medal"), "is-built")
    return _drawn(sort, "")


def _turned(name: str, card: int) -> str:
    """On a wide card the picture comes in from the right and is cut off above and below."""
    degrees = card * TURN % 360
    return (
        f'<svg class="ag-art ag-{name}" viewBox="0 6 46 36" preserveAspectRatio="xMaxYMid" aria-hidden="true">'
        f'<use href="#ag-{name}" width="48" height="48" transform="rotate({degrees} 24 24)"/></svg>'
    )


def _drawn(name: str, look: str) -> str:
    return (
        f'<svg class="ag-art {look}" viewBox="0 0 24 24" preserveAspectRatio="xMaxYMid" aria-hidden="true">'
        f'<use href="#ag-{name}" width="24" height="24"/></svg>'
    )
