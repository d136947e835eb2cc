"""Cards that a seat comes to own or use while others do not: declared by each game, counted by the laboratory."""

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple


class CardFamily(NamedTuple):
    """Cards of one kind. An event tells of each that comes to a seat: the seat first, then the card's number."""

    name: str
    event: int
    cards: dict[int, str]
    """What the cards are called, by their number there."""
    offered: Callable[[Any], Iterable[tuple[int, int]]] = lambda _: ()
    """In a state: the holder (-1: everyone) and the number of each card that may come to a seat; none if not told."""


def numbered(names: list[str], first: int = 0) -> dict[int, str]:
    """Names by their numbers in an event."""
    return dict(enumerate(names, first))
