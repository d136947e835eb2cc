"""Cards that a seat comes to own or use while others do not: declared by each game, counted by the laboratory."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from kosmodrom.engine.contract import Book
from kosmodrom.engine.words import WORLD, Words


class CardFamily(NamedTuple):
    """Cards of one kind. An event tells of each that comes to a seat: the seat first, then the card's number."""

    name: str
    event: int
    cards: dict[int, str]
    """What the cards are called, by their number there."""
    offered: Callable[[Any], Iterable[tuple[int, int]]] = lambda _: ()
    """In a state: the holder (-1: everyone) and the number of each card that may come to a seat; none if not told."""
    shelf: str = ""
    """Where the texts of the game keep the names of these cards; empty: nowhere. They call the kind `owned.NAME`."""
    also: tuple[int, ...] = ()
    """Other events by which such a card comes to a seat, told in the same way."""
    before: tuple[int, ...] = ()
    """Events by which it comes near, told likewise: whoever goes without a card avoids these too."""
    has_copies: bool = False
    """Whether a card comes or is used several times in a game, so that it tells who had most of it."""
    is_in: Callable[[int, Any], bool] = lambda *_: True
    """Whether a book has a card with a number at all."""
    called: Callable[[int, Any, Words], str] | None = None
    """What a card is called with a book, by its number, where the texts have no names of single ones."""


def in_play(families: Sequence[CardFamily], spare: Mapping[str, Sequence[str]], book: Book) -> list[CardFamily]:
    """The families with the cards of a book: of those that a deck may bring along, the ones that it does."""
    absent = {f"{shelf}.{id}" for shelf, ids in spare.items() for id in ids} - set(book.names.get(WORLD, ()))
    return [
        family._replace(
            cards={
                number: card
                for number, card in family.cards.items()
                if f"{family.shelf}.{card}" not in absent and family.is_in(number, book)
            }
        )
        for family in families
    ]


def numbered(names: list[str], first: int = 0) -> dict[int, str]:
    """Names by their numbers in an event."""
    return dict(enumerate(names, first))
