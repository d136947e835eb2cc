"""Numbers that describe a view (AN-013), in named blocks."""

from typing import Final

from kosmodrom.engine.feature_blocks import Block
from kosmodrom.engine.pile import HIDDEN
from kosmodrom.games.andromeda.model.book import AndromedaBook
from kosmodrom.games.andromeda.model.state import AndromedaView
from kosmodrom.games.andromeda.model.values import GRID, SIDES
from kosmodrom.games.andromeda.model.zones import Hand, Table
from kosmodrom.games.andromeda.rules.points import room_points, task_points, threshold
from kosmodrom.games.andromeda.rules.ship import how_many

SEAT_WIDTH: Final = 31

BLOCKS: Final = [
    Block("time", 5, 0, 63),
    Block("turn", 23, 0, 4095),
    Block("middle by face", 6, 0, 40),
    Block("offer by face", 6, 0, 40),
    Block("rooms by cell", 9, -1, 15),
    Block("technologies", 8, 0, 2),
    Block("vaccines beside", 1, 0, 40),
    Block("own tasks", 31, 0, 1),
    Block("open tasks", 31, 0, 1),
    Block("own race", 8, 0, 1),
    Block("seat", SEAT_WIDTH, 0, 40),
    Block("second seat", SEAT_WIDTH, 0, 40),
    Block("third seat", SEAT_WIDTH, 0, 40),
    Block("fourth seat", SEAT_WIDTH, 0, 40),
]
"""The blocks in their order; seats follow the own one clockwise, absent ones are zeros."""


def features(v: AndromedaView) -> list[int]:
    """One list of small ints, as long as the blocks say."""
    tasks = v.table.held[v.seat].tail if v.seat < len(v.table.pool) else []
    return numbers(v.table, v.book, v.seat, v.hand, tasks)


def numbers(t: Table, book: AndromedaBook, seat: int, hand: Hand, tasks: list[int]) -> list[int]:
    """The same of a seat that knows its hand and these of its tasks; what else is read, all see."""
    seats = len(t.pool)
    own = seat if seat < seats else 0
    rooms = room_points(t, book)
    out = [t.round, t.phase, t.general_deck, threshold(t, book), t.agenda.step() + 1]
    out += t.turn if t.active == own else [0] * 23
    out += t.middle
    out += t.offer
    out += [room + 1 for room in t.rooms]
    out += t.techs
    out.append(t.beside)
    held = [0] * 31
    for task in tasks:
        if task != HIDDEN:
            held[book.task_like[task]] = 1
    out += held
    opened = [0] * 31
    for task in t.general:
        opened[book.task_like[task]] = 1
    out += opened
    out += [1 if t.races[own] == race or race in hand.races else 0 for race in range(8)]
    for step in range(4):
        if step < seats:
            out += seat_block(t, book, (own + step) % seats, rooms)
        else:
            out += [0] * SEAT_WIDTH
    return out


def seat_block(t: Table, book: AndromedaBook, seat: int, rooms: list[int]) -> list[int]:
    """What lies open before a seat and stands on the ship."""
    block = t.crew[GRID * seat : GRID * seat + GRID]
    block += [(t.teleporters[seat] >> cell) & 1 for cell in range(GRID)]
    block += t.dice[SIDES * seat : SIDES * seat + SIDES]
    block += [
        t.trained[seat],
        t.pool[seat],
        t.vaccines[seat],
        t.cards[seat],
        rooms[seat],
        task_points(t, book, seat),
        how_many(t.teleporters[seat]),
    ]
    return block
