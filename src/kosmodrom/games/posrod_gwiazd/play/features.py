"""Numbers that describe a view, in named blocks."""

from typing import Final

from kosmodrom.engine.feature_blocks import Block, mark, tally, width_of, write
from kosmodrom.games.posrod_gwiazd.model import actions, steps
from kosmodrom.games.posrod_gwiazd.model.book import StarsBook
from kosmodrom.games.posrod_gwiazd.model.kinds import is_location
from kosmodrom.games.posrod_gwiazd.model.state import StarsView
from kosmodrom.games.posrod_gwiazd.model.zones import Hand, Table
from kosmodrom.games.posrod_gwiazd.rules.scoring import CREDITS, DEFERRED, REACTORS, sheet
from kosmodrom.games.posrod_gwiazd.rules.stations import is_reactor
from kosmodrom.games.posrod_gwiazd.rules.years import turns_in

BLOCKS: Final = [
    Block("time", 5, 0, 200),
    Block("question", 24, 0, 1),
    Block("variants", 5, 0, 11),
    Block("own hand by kind", 47, 0, 12),
    Block("own card revealed", 47, 0, 1),
    Block("own station by kind", 47, 0, 24),
    Block("seat", 18, -100, 500),
    Block("second seat", 18, -100, 500),
    Block("third seat", 18, -100, 500),
    Block("fourth seat", 18, -100, 500),
    Block("races, own first", 32, 0, 1),
    Block("discard pile by kind", 47, 0, 24),
    Block("open objectives", 8, 0, 1),
    Block("own secret objective", 8, 0, 1),
]
"""The blocks in their order; seats follow the own one clockwise, absent ones are zeros."""


WIDTH: Final = width_of(BLOCKS)
SEAT_WIDTH: Final = 18


def features(v: StarsView) -> list[int]:
    """One list of small ints, as long as the blocks say."""
    packet = v.table.packets[v.seat].tail if v.seat < len(v.table.races) else []
    return numbers(v.table, v.book, v.seat, v.hand, packet)


def numbers(t: Table, book: StarsBook, seat: int, hand: Hand, packet: list[int]) -> list[int]:
    """The same of a seat that knows its hand and these cards of its packet; what else is read, all see."""
    seats = len(t.races)
    own = seat if seat < seats else 0
    out = [0] * WIDTH
    out[0] = t.year
    out[1] = t.turn
    out[2] = turns_in(t) - t.turn if t.year else 0
    out[3] = t.deck
    out[4] = t.reactors
    at = 5
    if not t.agenda.is_empty():
        out[at + t.agenda.step()] = 1
    at = write(out, at + len(steps.STEPS), [t.aggressive, t.all_in_one, t.seize, t.width, t.height])
    tally(out, at, printed(book, packet), actions.KIND_COUNT)
    at = tally(out, at + actions.KIND_COUNT, printed(book, [t.played[own]]), actions.KIND_COUNT)
    at = tally(out, at, printed(book, t.cards[own]), actions.KIND_COUNT)
    rows = sheet(t, book)
    for step in range(seats):
        write_seat(out, at + step * SEAT_WIDTH, t, book, (own + step) % seats, rows)
    at += 4 * SEAT_WIDTH
    for step in range(seats):
        race = t.races[(own + step) % seats]
        if race >= 0:
            out[at + 8 * step + race] = 1
    at += 32
    for kind in range(len(t.discard)):
        if t.discard[kind]:
            out[at + book.like[kind]] += t.discard[kind]
    at += actions.KIND_COUNT
    at = mark(out, at, [book.objective_like[each] for each in t.objectives], 0, 8)
    if hand.secret >= 0:
        out[at + book.objective_like[hand.secret]] = 1
    return out


def printed(book: StarsBook, cards: list[int]) -> list[int]:
    """The cards themselves, and for added locations the printed ones that are nearest."""
    return [book.like[card] if card >= 0 else card for card in cards] if book.kinds > actions.KIND_COUNT else cards


def write_seat(out: list[int], at: int, t: Table, book: StarsBook, seat: int, rows: list[list[int]]) -> None:
    """What lies open before a seat."""
    cards = t.cards[seat]
    tokens = t.tokens[seat]
    ranges = t.ranges[seat]
    crystals, kept, reactors, locations, farthest = 0, 0, 0, 0, 0
    for place in range(len(cards)):
        card = cards[place]
        if is_reactor(card):
            crystals += tokens[place]
            reactors += 1
        else:
            kept += tokens[place]
            if is_location(card):
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
