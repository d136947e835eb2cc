"""Numbers that describe a view, in named blocks; everything that scores is open, so running points are exact."""

from typing import Final

from kosmodrom.engine.feature_blocks import Block, mark, width_of, write
from kosmodrom.games.astrogornicy.model import actions, terms
from kosmodrom.games.astrogornicy.model.book import AstroBook, likes
from kosmodrom.games.astrogornicy.model.state import AstroView
from kosmodrom.games.astrogornicy.model.values import NOTHING, owner_of
from kosmodrom.games.astrogornicy.model.zones import Table
from kosmodrom.games.astrogornicy.rules.bonus import dice_on_missions
from kosmodrom.games.astrogornicy.rules.launching import running
from kosmodrom.games.astrogornicy.rules.scoring import sheet_column

SEAT_WIDTH: Final = 36
DOCK_WIDTH: Final = 9

BLOCKS: Final = [
    Block("time", 5, 0, 8),
    Block("kantor", 7, 0, 1),
    Block("track token", 7, 0, 1),
    Block("bank", 7, 0, 60),
    Block("own hand by card", 72, 0, 1),
    Block("own payment: due and laid", 15, 0, 60),
    Block("seat", SEAT_WIDTH, 0, 300),
    Block("second seat", SEAT_WIDTH, 0, 300),
    Block("third seat", SEAT_WIDTH, 0, 300),
    Block("fourth seat", SEAT_WIDTH, 0, 300),
    Block("market by card", 72, 0, 1),
    Block("docks", 5 * DOCK_WIDTH, 0, 12),
    Block("free fields", 8, 0, 16),
    Block("open awards", 7, 0, 1),
    Block("shown cards of the mini-decks", 12, 0, 1),
    Block("owner of each Technology and Bulletin", 8, 0, 4),
    Block("decks", 6, 0, 72),
]
"""The blocks in their order; seats follow the own one clockwise, absent ones are zeros."""


WIDTH: Final = width_of(BLOCKS)


def features(v: AstroView) -> list[int]:
    """One list of small ints, as long as the blocks say."""
    t = v.table
    seats = len(t.window)
    own = v.seat if v.seat < seats else 0
    out = [0] * WIDTH
    out[0] = t.round
    out[1] = terms.ROUNDS - t.round
    out[2] = t.phase
    out[3] = t.edition
    if t.first == own:
        out[4] = 1
    at = 5
    if t.promoted != NOTHING:
        out[at + t.promoted] = 1
    at += 7
    if t.round > 0 and t.track[t.round - 1] != NOTHING:
        out[at + t.track[t.round - 1]] = 1
    at = write(out, at + 7, t.bank)
    at = mark(out, at, likes(v.book, v.hand.cards), 0, 72)
    at = write(out, at, v.hand.due)
    at = write(out, at, v.hand.laid)
    dice = dice_on_missions(t, seats)
    for step in range(seats):
        seat = (own + step) % seats
        write_seat(out, at + step * SEAT_WIDTH, t, v.book, seat, dice[seat])
    at = mark(out, at + 4 * SEAT_WIDTH, likes(v.book, t.market), 0, 72)
    for dock in range(5):
        if t.dock_cards[dock] != NOTHING:
            write_dock(out, at + dock * DOCK_WIDTH, t, v.book, dock, own)
    at += 5 * DOCK_WIDTH
    write_free(out, at, t, v.book, seats)
    at = mark(out, at + 8, likes(v.book, t.awards), 72, 7)
    for mini in t.minis:
        mark(out, at, mini, 79, 12)
    at += 12
    for owned in range(8):
        if t.card_owners[owned] != NOTHING:
            out[at + owned] = 1 + (t.card_owners[owned] - own) % seats
    at += 8
    out[at] = t.decks[0].size()
    out[at + 1] = t.decks[1].size()
    out[at + 2] = t.award_deck
    write(out, at + 3, t.below)
    return out


def write_seat(out: list[int], at: int, t: Table, book: AstroBook, seat: int, dice: int) -> None:
    """What lies open before a seat."""
    at = write(out, at, sheet_column(t, book, seat))
    at = write(out, at, t.stock[7 * seat : 7 * seat + 7])
    at = write(out, at, t.pool[6 * seat : 6 * seat + 6])
    for card in t.open_orders[seat]:
        out[at + book.effect[card]] += 1
    at += 6
    for card in t.completed[seat]:
        out[at + (book.asteroid[card] if actions.is_mission(card) else 3)] += 1
    out[at + 4] = t.hand_counts[2 * seat]
    out[at + 5] = t.hand_counts[2 * seat + 1]
    out[at + 6] = running(t, seat)
    out[at + 7] = dice
    out[at + 8] = (t.passed >> seat) & 1


def write_dock(out: list[int], at: int, t: Table, book: AstroBook, dock: int, own: int) -> None:
    """Taken, own or another's, position, free fields by worker, own dice, and how many fields are free."""
    card = t.dock_cards[dock]
    out[at] = 1
    if t.dock_owners[dock] == own:
        out[at + 1] = 1
    out[at + 2] = t.dock_positions[dock]
    for field in range(book.fields[card]):
        die = t.dock_dice[5 * dock + field]
        if die == NOTHING:
            out[at + 8] += 1
            for face in range(4):
                out[at + 3 + face] += (book.accepts[5 * card + field] >> face) & 1
        elif owner_of(die) == own:
            out[at + 7] += 1


def write_free(out: list[int], at: int, t: Table, book: AstroBook, seats: int) -> None:
    """Free fields: three basic areas, Dispatch, Refinery, First Player, Awards, mini-decks."""
    for area in range(3):
        out[at + area] = t.areas[4 * area : 4 * area + 4].count(NOTHING)
    out[at + 3] = book.dispatch[seats] - len(t.dispatch)
    out[at + 4] = book.refinery[seats] - len(t.refinery)
    if t.first_field == NOTHING:
        out[at + 5] = 1
    out[at + 6] = t.award_dice.count(NOTHING)
    out[at + 7] = t.mini_dice.count(NOTHING)
