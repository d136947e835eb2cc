"""Numbers that describe a view, in named blocks; everything that scores is open, so running points are exact."""

from typing import Final

from kosmodrom.games.astrogornicy.actions import FIRST_ORDER
from kosmodrom.games.astrogornicy.book import ROUNDS, AstroBook
from kosmodrom.games.astrogornicy.rules.bonus import dice_on_missions
from kosmodrom.games.astrogornicy.rules.launching import running
from kosmodrom.games.astrogornicy.rules.scoring import sheet_column
from kosmodrom.games.astrogornicy.zones import NOTHING, AstroView, Table

SEAT_WIDTH: Final = 36
DOCK_WIDTH: Final = 9

BLOCKS: Final = [
    ("time", 5),
    ("kantor", 7),
    ("track token", 7),
    ("bank", 7),
    ("own hand by card", 72),
    ("own payment: due and laid", 15),
    ("seat", SEAT_WIDTH),
    ("second seat", SEAT_WIDTH),
    ("third seat", SEAT_WIDTH),
    ("fourth seat", SEAT_WIDTH),
    ("market by card", 72),
    ("docks", 5 * DOCK_WIDTH),
    ("free fields", 8),
    ("open awards", 7),
    ("shown cards of the mini-decks", 12),
    ("owner of each Technology and Bulletin", 8),
    ("decks", 6),
]
"""The blocks in their order with their widths; seats follow the own one clockwise, absent ones are zeros."""


def features(v: AstroView) -> list[int]:
    """One list of small ints, as long as the blocks say."""
    t = v.table
    seats = len(t.window)
    own = v.seat if v.seat < seats else 0
    out = [t.round, ROUNDS - t.round, t.phase, t.edition, 1 if t.first == own else 0]
    out += [1 if kind == t.promoted else 0 for kind in range(7)]
    token = t.track[t.round - 1] if t.round > 0 else NOTHING
    out += [1 if kind == token else 0 for kind in range(7)]
    out += t.bank
    out += card_block(v.hand.cards)
    out += v.hand.due
    out += v.hand.laid
    dice = dice_on_missions(t, seats)
    for step in range(4):
        seat = (own + step) % seats
        out += seat_block(t, v.book, seat, dice[seat]) if step < seats else [0] * SEAT_WIDTH
    out += card_block(t.market)
    out += dock_block(t, v.book, own)
    out += free_block(t, v.book, seats)
    out += [1 if 72 + award in t.awards else 0 for award in range(7)]
    out += [1 if 79 + card in t.minis[card // 4] else 0 for card in range(12)]
    out += [0 if owner == NOTHING else 1 + (owner - own) % seats for owner in t.card_owners]
    out += [t.decks[0].size(), t.decks[1].size(), t.award_deck]
    return out + t.below


def card_block(cards: list[int]) -> list[int]:
    """1 for each Mission and Order that is there."""
    out = [0] * 72
    for card in cards:
        if card >= 0:
            out[card] = 1
    return out


def seat_block(t: Table, book: AstroBook, seat: int, dice: int) -> list[int]:
    """What lies open before a seat."""
    effects = [0] * 6
    for card in t.open_orders[seat]:
        effects[book.effect[card]] += 1
    types = [0] * 4
    for card in t.completed[seat]:
        types[book.asteroid[card] if card < FIRST_ORDER else 3] += 1
    return [
        *sheet_column(t, book, seat),
        *t.stock[7 * seat : 7 * seat + 7],
        *t.pool[6 * seat : 6 * seat + 6],
        *effects,
        *types,
        t.hand_counts[2 * seat],
        t.hand_counts[2 * seat + 1],
        running(t, seat),
        dice,
        (t.passed >> seat) & 1,
    ]


def dock_block(t: Table, book: AstroBook, own: int) -> list[int]:
    """For each Dock: own or another's, position, free fields by worker, own dice, and how many fields are free."""
    out: list[int] = []
    for dock in range(5):
        card = t.dock_cards[dock]
        if card == NOTHING:
            out += [0] * DOCK_WIDTH
            continue
        workers = [0, 0, 0, 0]
        free = 0
        mine = 0
        for field in range(book.fields[card]):
            die = t.dock_dice[5 * dock + field]
            if die == NOTHING:
                free += 1
                for face in range(4):
                    workers[face] += (book.accepts[5 * card + field] >> face) & 1
            elif die // 6 == own:
                mine += 1
        owned = 1 if t.dock_owners[dock] == own else 0
        out += [1, owned, t.dock_positions[dock], *workers, mine, free]
    return out


def free_block(t: Table, book: AstroBook, seats: int) -> list[int]:
    """Free fields: three basic areas, Dispatch, Refinery, First Player, Awards, mini-decks."""
    out: list[int] = []
    for area in range(3):
        out.append(sum([1 for field in range(4) if t.areas[4 * area + field] == NOTHING]))
    out.append(book.dispatch[seats] - len(t.dispatch))
    out.append(book.refinery[seats] - len(t.refinery))
    out.append(1 if t.first_field == NOTHING else 0)
    out.append(sum([1 for die in t.award_dice if die == NOTHING]))
    out.append(sum([1 for die in t.mini_dice if die == NOTHING]))
    return out
