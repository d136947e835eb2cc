"""Counting: the counters of the cards' effects, of Conflicts and of objectives (PG-007, PG-009, PG-014, PG-099)."""

from typing import Final

from kosmodrom.games.posrod_gwiazd.model import actions, effects
from kosmodrom.games.posrod_gwiazd.model.book import StarsBook
from kosmodrom.games.posrod_gwiazd.model.kinds import is_location
from kosmodrom.games.posrod_gwiazd.model.zones import Table
from kosmodrom.games.posrod_gwiazd.rules.stations import is_reactor, within

YEARS: Final = 4
"""PG-002: a game lasts four years."""


def of_type(t: Table, book: StarsBook, seat: int, kind_of_location: int) -> int:
    """PG-005, PG-191: cards of a type in a station; the Vak Main Reactor is one of every type."""
    count = 0
    for card in t.cards[seat]:
        if (book.types[card] >> kind_of_location) & 1:
            count += 1
    return count


def named(t: Table, book: StarsBook, seat: int, name: int) -> int:
    """PG-009: cards of a name in a station, Basic and Special ones alike."""
    count = 0
    for card in t.cards[seat]:
        if book.name_of[card] == name:
            count += 1
    return count


def reactors(t: Table, seat: int) -> int:
    """PG-007, PG-179: Reactors in a station, the Main Reactor included."""
    count = 0
    for card in t.cards[seat]:
        if is_reactor(card):
            count += 1
    return count


def locations(t: Table, seat: int) -> int:
    """PG-111, PG-114, PG-192: locations without Reactors and Main Reactor."""
    count = 0
    for card in t.cards[seat]:
        if is_location(card):
            count += 1
    return count


def types_of(t: Table, book: StarsBook, seat: int, mask: int) -> int:
    """How many different types some cards of a station have."""
    types = 0
    cards = t.cards[seat]
    for place in range(len(cards)):
        if (mask >> place) & 1:
            types |= book.types[cards[place]]
    count = 0
    while types:
        types &= types - 1
        count += 1
    return count


def is_farthest(t: Table, seat: int, place: int) -> bool:
    """PG-161 to PG-163: no card lies farther from the Main Reactor."""
    ranges = t.ranges[seat]
    cards = t.cards[seat]
    for other in range(len(cards)):
        if ranges[other] > ranges[place] and cards[other] != actions.FACE_DOWN:
            return False
    return True


def among(t: Table, book: StarsBook, seat: int, mask: int, counter: int, argument: int) -> int:
    """How many of some cards are locations, of a type, of a name, or Reactors."""
    count = 0
    cards = t.cards[seat]
    for place in range(len(cards)):
        if not (mask >> place) & 1:
            continue
        card = cards[place]
        if counter == effects.ADJACENT:
            count += card != actions.FACE_DOWN
        elif counter == effects.ADJACENT_NAMED:
            count += book.name_of[card] == argument
        elif counter == effects.ADJACENT_OF_TYPE or counter == effects.TYPE_WITHIN:
            count += (book.types[card] >> argument) & 1
        elif is_reactor(card):
            count += 1
    return count


def others(t: Table, book: StarsBook, seat: int, counter: int, argument: int) -> int:
    """PG-189: opponents without a location of a name, or with more locations of a type."""
    count = 0
    for other in range(len(t.cards)):
        if other == seat:
            continue
        if counter == effects.OTHERS_WITHOUT:
            count += named(t, book, other, argument) == 0
        elif of_type(t, book, other, argument) > of_type(t, book, seat, argument):
            count += 1
    return count


def compared(t: Table, book: StarsBook, seat: int, effect: list[int]) -> int:
    """PG-135, PG-217: what a Conflict or an objective counts in a station, apart from any single card."""
    return counted(t, book, seat, -1, effect[2], effect[3], effect[4])


def counted(t: Table, book: StarsBook, seat: int, place: int, counter: int, a: int, b: int) -> int:
    """PG-071: what a counter counts now, for the card in a place of a station (-1 where no card is needed)."""
    if counter == effects.STATION_OF_TYPE:
        return of_type(t, book, seat, a)
    if counter <= effects.ADJACENT_OF_TYPE or counter == effects.ADJACENT_NAMED:
        return among(t, book, seat, within(t, seat, place, 1), counter, a)
    if counter == effects.ADJACENT_TYPES:
        return types_of(t, book, seat, within(t, seat, place, 1))
    if counter == effects.BESIDE_MAIN:
        return within(t, seat, place, 1) & 1
    if counter == effects.STATION_TYPES:
        return types_of(t, book, seat, -1)
    if counter == effects.STATION_CARDS:
        return locations(t, seat) + reactors(t, seat)
    if counter == effects.NAMED:
        return named(t, book, seat, a)
    if counter == effects.NAMED_OTHER:
        return named(t, book, seat, a) - (book.name_of[t.cards[seat][place]] == a)
    if counter == effects.REACTORS:
        return reactors(t, seat)
    if counter == effects.TYPE_WITHIN:
        return among(t, book, seat, within(t, seat, place, b), counter, a)
    if counter == effects.REACTORS_WITHIN:
        return among(t, book, seat, within(t, seat, place, a), counter, a)
    if counter == effects.BETWEEN_MAIN:
        return t.ranges[seat][place] - 1
    if counter == effects.FARTHEST:
        return 1 if is_farthest(t, seat, place) else 0
    if counter == effects.YEARS_LEFT:
        return YEARS - t.year
    if counter == effects.OTHERS_WITHOUT or counter == effects.OTHERS_WITH_MORE:
        return others(t, book, seat, counter, a)
    if counter == effects.TYPE_LEAD:
        return of_type(t, book, seat, a) - of_type(t, book, seat, b)
    if counter == effects.CREDITS:
        return t.credits[seat]
    assert counter == effects.LOCATIONS_BUILT
    return locations(t, seat)
