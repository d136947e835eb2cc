"""Station control: finding and correcting an illegal station, PG-092 to PG-101.

The rules let no illegal station grow. A position typed in from a table may hold one; then a referee corrects it.
"""

from kosmodrom.engine.contract import EVERYONE
from kosmodrom.games.posrod_gwiazd.model import actions, events
from kosmodrom.games.posrod_gwiazd.model.book import StarsBook
from kosmodrom.games.posrod_gwiazd.model.grid import NEXT
from kosmodrom.games.posrod_gwiazd.model.kinds import is_location
from kosmodrom.games.posrod_gwiazd.model.state import StarsState
from kosmodrom.games.posrod_gwiazd.model.zones import Table
from kosmodrom.games.posrod_gwiazd.rules.resolving import lose_points
from kosmodrom.games.posrod_gwiazd.rules.stations import find, is_reactor, is_within_border


def neighbours(cells: list[int], station: list[int]) -> list[int]:
    """PG-052: four for each cell: the places of its neighbours in a station, or -1."""
    near: list[int] = []
    for cell in cells:
        for side in range(4):
            near.append(find(station, NEXT[4 * cell + side]))
    return near


def ranges_in(near: list[int], cards: int) -> list[int]:
    """PG-053: the range of each of the first cards from the Main Reactor, through these cards only; -1: cut off."""
    ranges = [-1] * cards
    ranges[0] = 0
    edge = [0]
    while len(edge) != 0:
        farther: list[int] = []
        for card in edge:
            for side in range(4):
                other = near[4 * card + side]
                if 0 < other < cards and ranges[other] == -1:
                    ranges[other] = ranges[card] + 1
                    farther.append(other)
        edge = farther
    return ranges


def derive(t: Table, book: StarsBook, seat: int) -> list[list[int]]:
    """PG-052, PG-053, PG-058, PG-183: neighbours, ranges, open cells and theirs, closed cells, from cards and cells."""
    cards, cells = t.cards[seat], t.cells[seat]
    near = neighbours(cells, cells)
    opened: list[int] = []
    closed: list[int] = []
    for place in range(len(cells)):
        for side in range(4):
            beside = NEXT[4 * cells[place] + side]
            if near[4 * place + side] >= 0 or beside < 0 or not is_within_border(t, beside):
                continue
            if book.keep_free[cards[place]]:
                closed.append(beside)
            opened.append(beside)
    closed = sorted(set(closed))
    opened = [cell for cell in sorted(set(opened)) if cell not in closed]
    return [near, ranges_in(near, len(cards)), opened, neighbours(opened, cells), closed]


def lay_again(t: Table, book: StarsBook, seat: int) -> None:
    """What is kept about a station follows from its cards and cells."""
    t.near[seat], t.ranges[seat], t.open[seat], t.touch[seat], t.closed[seat] = derive(t, book, seat)


def is_wrong(t: Table, book: StarsBook, seat: int, place: int) -> bool:
    """PG-067, PG-094, PG-182 to PG-184: whether a card could not be built there, the earlier ones standing."""
    cards = t.cards[seat]
    card = cards[place]
    if card == actions.FACE_DOWN:
        return False
    near = neighbours(t.cells[seat], t.cells[seat])
    beside_reactor = False
    for side in range(4):
        other = near[4 * place + side]
        if other >= 0 and is_reactor(cards[other]):
            beside_reactor = True
        if 0 < other < place and book.keep_free[cards[other]]:
            return True
    if not is_location(card):
        return False
    if book.beside_reactor[card] and not beside_reactor:
        return True
    limit = book.limit[card]
    if limit and sum([1 for other in cards[:place] if book.name_of[other] == book.name_of[card]]) >= limit:
        return True
    return 0 < ranges_in(near, place + 1)[place] < book.far[card]


def wrong_cards(t: Table, book: StarsBook, seat: int) -> list[int]:
    """PG-094: the places of the cards that should not be there; of two equal ones the later."""
    return [place for place in range(1, len(t.cards[seat])) if is_wrong(t, book, seat, place)]


def would_split(t: Table, seat: int, place: int) -> bool:
    """PG-098: whether without a card the station would fall into parts."""
    cells = t.cells[seat][:place] + t.cells[seat][place + 1 :]
    return -1 in ranges_in(neighbours(cells, cells), len(cells))


def correct(s: StarsState, seat: int, place: int) -> None:
    """PG-094 to PG-101: a wrong card is removed, or turned face down; its VP are lost, its cost is not returned."""
    t, book = s.table, s.book
    card = t.cards[seat][place]
    assert place > 0
    assert card not in (actions.MAIN_CARD, actions.FACE_DOWN)
    brought = t.brought[seat][place]
    lost = lose_points(t, seat, brought if brought >= 0 else book.points[card] + book.penalty)
    splits = would_split(t, seat, place)
    if splits:
        t.cards[seat][place] = actions.FACE_DOWN
        t.tokens[seat][place] = 0
        t.brought[seat][place] = 0
        if is_location(card):
            t.covered[card] += 1
    else:
        for values in (t.cards[seat], t.cells[seat], t.tokens[seat], t.brought[seat]):
            values.pop(place)
        if card == actions.REACTOR_CARD:
            t.reactors += 1
        else:
            t.discard[card] += 1
    forget_place(t, seat, place, splits)
    lay_again(t, book, seat)
    s.tell(events.CORRECTED, EVERYONE, seat, card, lost, int(splits))


def forget_place(t: Table, seat: int, place: int, stays: bool) -> None:
    """The card built in this turn may be the one that is gone, or may have moved up a place."""
    if t.built[seat] > place and not stays:
        t.built[seat] -= 1
    elif t.built[seat] == place:
        t.built[seat] = -1


def correct_all(s: StarsState) -> list[int]:
    """PG-092, PG-094: every station is controlled and corrected until it is legal. Returns the seats that erred."""
    erred: list[int] = []
    for seat in range(s.seats):
        wrong = wrong_cards(s.table, s.book, seat)
        while len(wrong) != 0:
            erred.append(seat)
            correct(s, seat, wrong[-1])
            wrong = wrong_cards(s.table, s.book, seat)
    return erred
