"""How admiral-1 sees Pośród Gwiazd: numbers of a view, block by block."""

from typing import Any, Final

from kosmodrom.bots.admiral_1.blocks import mark, tally, write
from kosmodrom.bots.admiral_1.judge import Features
from kosmodrom.engine.contract import Game
from kosmodrom.games.posrod_gwiazd.model.book import StarsBook
from kosmodrom.games.posrod_gwiazd.model.state import StarsView
from kosmodrom.games.posrod_gwiazd.model.zones import Table

KIND_COUNT: Final = 47
QUESTIONS: Final = 24
FIRST_REACTOR: Final = 47
FACE_DOWN: Final = 50
DEFERRED: Final = 1
REACTORS: Final = 3
CREDITS: Final = 4
"""Rows of the score sheet."""
SEAT_WIDTH: Final = 18
WIDTH: Final = 342


class StarsFeatures(Features):
    def of(self, game: Game[Any, Any, Any], v: Any) -> list[int]:
        return features(v, game.known_sheet(v))


def features(v: StarsView, rows: list[list[int]]) -> list[int]:
    """Time, question, variants, own cards, the seats clockwise from the own one, races, discard pile, objectives."""
    t = v.table
    seats = len(t.races)
    own = v.seat if v.seat < seats else 0
    out = [0] * WIDTH
    out[0] = t.year
    out[1] = t.turn
    out[2] = (7 if t.aggressive and t.year > 1 else 6) - t.turn if t.year else 0
    out[3] = t.deck
    out[4] = t.reactors
    at = 5
    if not t.agenda.is_empty():
        out[at + t.agenda.step()] = 1
    at = write(out, at + QUESTIONS, [t.aggressive, t.all_in_one, t.seize, t.width, t.height])
    if v.seat < seats:
        tally(out, at, printed(v.book, t.packets[own].tail), KIND_COUNT)
    at = tally(out, at + KIND_COUNT, printed(v.book, [t.played[own]]), KIND_COUNT)
    at = tally(out, at, printed(v.book, t.cards[own]), KIND_COUNT)
    for step in range(seats):
        write_seat(out, at + step * SEAT_WIDTH, t, v.book, (own + step) % seats, rows)
    at += 4 * SEAT_WIDTH
    for step in range(seats):
        race = t.races[(own + step) % seats]
        if race >= 0:
            out[at + 8 * step + race] = 1
    at += 32
    for kind in range(len(t.discard)):
        if t.discard[kind]:
            out[at + v.book.like[kind]] += t.discard[kind]
    at += KIND_COUNT
    at = mark(out, at, [v.book.objective_like[each] for each in t.objectives], 0, 8)
    if v.hand.secret >= 0:
        out[at + v.book.objective_like[v.hand.secret]] = 1
    return out


def printed(book: StarsBook, cards: list[int]) -> list[int]:
    """The cards themselves, and for added locations the printed ones that are nearest."""
    return [book.like[card] if card >= 0 else card for card in cards] if book.kinds > KIND_COUNT else cards


def write_seat(out: list[int], at: int, t: Table, book: StarsBook, seat: int, rows: list[list[int]]) -> None:
    """What lies open before a seat."""
    cards = t.cards[seat]
    tokens = t.tokens[seat]
    ranges = t.ranges[seat]
    crystals, kept, reactors, locations, farthest = 0, 0, 0, 0, 0
    for place in range(len(cards)):
        card = cards[place]
        if FIRST_REACTOR <= card < FACE_DOWN:
            crystals += tokens[place]
            reactors += 1
        else:
            kept += tokens[place]
            if card != FACE_DOWN:
                locations += 1
        if ranges[place] > farthest:
            farthest = ranges[place]
        types = book.types[card]
        kind = at + 13
        while types > 0:
            if types & 1:
                out[kind] += 1
            types >>= 1
            kind += 1
    total = 0
    for row in rows:
        total += row[seat]
    out[at] = total
    out[at + 1] = t.points[seat]
    out[at + 2] = t.credits[seat]
    out[at + 3] = kept
    out[at + 4] = crystals
    out[at + 5] = reactors
    out[at + 6] = locations
    out[at + 7] = rows[DEFERRED][seat]
    out[at + 8] = rows[REACTORS][seat]
    out[at + 9] = rows[CREDITS][seat]
    out[at + 10] = farthest
    out[at + 11] = len(t.open[seat])
    out[at + 12] = t.used[seat]


FEATURES: Final = StarsFeatures()
