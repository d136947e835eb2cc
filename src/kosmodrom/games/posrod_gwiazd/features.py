"""Numbers that describe a view, in named blocks."""

from typing import Final

from kosmodrom.engine.pile import HIDDEN
from kosmodrom.games.posrod_gwiazd.actions import KIND_COUNT
from kosmodrom.games.posrod_gwiazd.book import StarsBook
from kosmodrom.games.posrod_gwiazd.rules.counting import locations, of_type, reactors
from kosmodrom.games.posrod_gwiazd.rules.scoring import credit_points, deferred_points, reactor_points, totals
from kosmodrom.games.posrod_gwiazd.rules.stations import find, is_reactor
from kosmodrom.games.posrod_gwiazd.rules.years import turns_in
from kosmodrom.games.posrod_gwiazd.steps import STEPS
from kosmodrom.games.posrod_gwiazd.zones import StarsView, Table

BLOCKS: Final = [
    ("time", 5),
    ("question", 24),
    ("variants", 5),
    ("own hand by kind", 47),
    ("own card revealed", 47),
    ("own station by kind", 47),
    ("seat", 18),
    ("second seat", 18),
    ("third seat", 18),
    ("fourth seat", 18),
    ("races, own first", 32),
    ("discard pile by kind", 47),
    ("open objectives", 8),
    ("own secret objective", 8),
]
"""The blocks in their order with their widths; seats follow the own one clockwise, absent ones are zeros."""


def features(v: StarsView) -> list[int]:
    """One list of small ints, as long as the blocks say."""
    t, book = v.table, v.book
    seats = len(t.races)
    own = v.seat if v.seat < seats else 0
    out = [t.year, t.turn, turns_in(t) - t.turn if t.year else 0, t.deck, t.reactors]
    asked = [0] * len(STEPS)
    if not t.agenda.is_empty():
        asked[t.agenda.step()] = 1
    out += asked
    out += [t.aggressive, t.all_in_one, t.seize, t.width, t.height]
    out += counts(t.packets[own].tail) if v.seat < seats else [0] * KIND_COUNT
    out += counts([t.played[own]])
    out += counts(t.cards[own])
    points = totals(t, book)
    for step in range(4):
        out += seat_block(t, book, (own + step) % seats, points) if step < seats else [0] * 18
    for step in range(4):
        race = t.races[(own + step) % seats] if step < seats else -1
        out += [1 if race == each else 0 for each in range(8)]
    out += t.discard
    out += [1 if find(t.objectives, each) >= 0 else 0 for each in range(8)]
    out += [1 if v.hand.secret == each else 0 for each in range(8)]
    return out


def counts(cards: list[int]) -> list[int]:
    """How many cards of each kind there are; what is hidden or no card of a hand is left out."""
    found = [0] * KIND_COUNT
    for card in cards:
        if card != HIDDEN and card < KIND_COUNT:
            found[card] += 1
    return found


def seat_block(t: Table, book: StarsBook, seat: int, points: list[int]) -> list[int]:
    """What lies open before a seat."""
    crystals = 0
    stored = 0
    farthest = 0
    for place in range(len(t.cards[seat])):
        if is_reactor(t.cards[seat][place]):
            crystals += t.tokens[seat][place]
        else:
            stored += t.tokens[seat][place]
        farthest = max(farthest, t.ranges[seat][place])
    out = [
        points[seat],
        t.points[seat],
        t.credits[seat],
        stored,
        crystals,
        reactors(t, seat),
        locations(t, seat),
        deferred_points(t, book, seat),
        reactor_points(t, book, seat),
        credit_points(t, book, seat),
        farthest,
        len(t.open[seat]),
        t.used[seat],
    ]
    return out + [of_type(t, book, seat, kind) for kind in range(5)]
