"""Stations on the grid: adjacency, range and placing, PG-051 to PG-060."""

from kosmodrom.games.posrod_gwiazd.model import actions
from kosmodrom.games.posrod_gwiazd.model.book import StarsBook
from kosmodrom.games.posrod_gwiazd.model.grid import CELL_X, CELL_Y, NEXT, OPPOSITE
from kosmodrom.games.posrod_gwiazd.model.zones import Table


def find(values: list[int], value: int) -> int:
    """The place of a value in a list; -1: it is not there."""
    for at in range(len(values)):
        if values[at] == value:
            return at
    return -1


def rank(values: list[int], value: int) -> int:
    """How many values of an ascending list are smaller: where this one stands, or would stand."""
    at = 0
    while at < len(values) and values[at] < value:
        at += 1
    return at


def is_reactor(card: int) -> bool:
    """PG-007, PG-179: Reactors and Main Reactors; no other card is one."""
    return actions.REACTOR_CARD <= card < actions.FACE_DOWN


def is_within_border(t: Table, cell: int) -> bool:
    """PG-141, PG-143: with limited space no card lies beyond the border."""
    if t.width == 0:
        return True
    return abs(CELL_X[cell]) <= t.width // 2 and abs(CELL_Y[cell]) <= t.height // 2


def place_card(t: Table, book: StarsBook, seat: int, card: int, cell: int, tokens: int) -> int:
    """PG-052, PG-053, PG-058: a card joins the station; ranges shorten and new cells open. Returns its place."""
    ranges = t.ranges[seat]
    near = t.near[seat]
    opened = t.open[seat]
    touch = t.touch[seat]
    at = find(opened, cell)
    place = len(ranges)
    t.cards[seat].append(card)
    t.cells[seat].append(cell)
    t.tokens[seat].append(tokens)
    t.brought[seat].append(book.points[card])
    ranges.append(range_of_cell(t, seat, at) if at >= 0 else 0)
    for side in range(4):
        other = touch[4 * at + side] if at >= 0 else -1
        near.append(other)
        if other >= 0:
            near[4 * other + OPPOSITE[side]] = place
    if at >= 0:
        close_cell(opened, touch, at)
    shorten_ranges(ranges, near, place)
    open_cells(t, book, seat, place)
    return place


def close_cell(opened: list[int], touch: list[int], at: int) -> None:
    """A cell is no longer open."""
    opened.pop(at)
    for _ in range(4):
        touch.pop(4 * at)


def shorten_ranges(ranges: list[int], near: list[int], start: int) -> None:
    """PG-053: a new card may shorten the way to others."""
    pending = [start]
    while len(pending) != 0:
        card = pending.pop()
        beyond = ranges[card] + 1
        for side in range(4):
            other = near[4 * card + side]
            if other >= 0 and ranges[other] > beyond:
                ranges[other] = beyond
                pending.append(other)


def open_cells(t: Table, book: StarsBook, seat: int, place: int) -> None:
    """PG-058, PG-143, PG-183: the empty cells beside a new card open, unless it keeps them free."""
    cell = t.cells[seat][place]
    near = t.near[seat]
    opened = t.open[seat]
    touch = t.touch[seat]
    closed = t.closed[seat]
    keeps_free = book.keep_free[t.cards[seat][place]]
    for side in range(4):
        beside = NEXT[4 * cell + side]
        if near[4 * place + side] >= 0 or beside < 0 or not is_within_border(t, beside):
            continue
        if len(closed) != 0 and find(closed, beside) >= 0:
            continue
        at = find(opened, beside)
        if keeps_free:
            if at >= 0:
                close_cell(opened, touch, at)
            closed.insert(rank(closed, beside), beside)
            continue
        if at < 0:
            at = rank(opened, beside)
            opened.insert(at, beside)
            for _ in range(4):
                touch.insert(4 * at, -1)
        touch[4 * at + OPPOSITE[side]] = place


def range_of_cell(t: Table, seat: int, at: int) -> int:
    """PG-055: the range of an open cell from the Main Reactor, as if a card already lay there."""
    ranges = t.ranges[seat]
    touch = t.touch[seat]
    least = len(ranges)
    for side in range(4):
        other = touch[4 * at + side]
        if other >= 0:
            least = min(least, ranges[other])
    return least + 1


def within(t: Table, seat: int, place: int, reach: int) -> int:
    """PG-053, PG-054, PG-056: a mask of the cards within a range of a card, which is not among them."""
    near = t.near[seat]
    found = 1 << place
    edge = [place]
    for _ in range(reach):
        farther: list[int] = []
        for card in edge:
            for side in range(4):
                other = near[4 * card + side]
                if other >= 0 and not (found >> other) & 1:
                    found |= 1 << other
                    farther.append(other)
        edge = farther
    return found & ~(1 << place)
