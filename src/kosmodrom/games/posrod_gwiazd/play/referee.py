"""The referee: takes in a position from a real table and corrects its stations (PG-092 to PG-101)."""

from kosmodrom.engine.words import Phrase
from kosmodrom.games.posrod_gwiazd.model.book import StarsBook
from kosmodrom.games.posrod_gwiazd.model.layout import LAYOUT
from kosmodrom.games.posrod_gwiazd.model.state import KEY, SEATS, StarsState, blank
from kosmodrom.games.posrod_gwiazd.play import invariants
from kosmodrom.games.posrod_gwiazd.rules.station_control import correct, correct_all, lay_again, wrong_cards


def read(text: str, book: StarsBook) -> StarsState:
    """A written position, its stations laid out but not yet controlled.

    Of each station only cards, cells, tokens and brought are believed; neighbours, ranges and open cells follow.
    """
    s: StarsState = LAYOUT.read(KEY, lambda seats: blank(seats, book), text, SEATS)
    found: list[Phrase] = []
    invariants.shapes(s, found)
    invariants.refuse(found)
    for seat in range(s.seats):
        lay_again(s.table, book, seat)
    return s


def faults(s: StarsState, seat: int) -> list[int]:
    """PG-094: the places of the wrong cards in a station."""
    return wrong_cards(s.table, s.book, seat)


def take_off(s: StarsState, seat: int, place: int) -> None:
    """PG-094: remove the card that the offender names, where the order of building is not known."""
    correct(s, seat, place)


def control(s: StarsState) -> list[int]:
    """PG-092: correct every station; returns the seats that erred, once for each card. Other problems are refused."""
    s.telling = True
    erred = correct_all(s)
    invariants.refuse(invariants.problems(s))
    return erred
