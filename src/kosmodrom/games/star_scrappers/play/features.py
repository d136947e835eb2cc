"""Numbers that describe a view, in named blocks, and the running points that may be shown (SS-017)."""

from typing import Final

from kosmodrom.engine.contract import UNKNOWN
from kosmodrom.engine.counts import total
from kosmodrom.engine.feature_blocks import Block, width_of, write
from kosmodrom.games.star_scrappers.model import values
from kosmodrom.games.star_scrappers.model.book import ScrapperBook
from kosmodrom.games.star_scrappers.model.state import ScrapperView
from kosmodrom.games.star_scrappers.model.zones import Table
from kosmodrom.games.star_scrappers.rules import hands, scoring

BLOCKS: Final = [
    Block("time", 4, -9, 1770),
    Block("turn", 10, -1, 99),
    Block("own points", 5, 0, 300),
    Block("own hand by kind", 24, -1, 12),
    Block("own symbols", 6, 0, 60),
    Block("own artifacts", 24, -9, 9),
    Block("seat", 20, 0, 300),
    Block("second seat", 20, 0, 300),
    Block("third seat", 20, 0, 300),
    Block("fourth seat", 20, 0, 300),
    Block("docks by kind", 24, 0, 10),
    Block("mine by row and colour", 24, 0, 4),
    Block("wild", 6, 0, 1),
]
"""The blocks in their order; seats follow the own one clockwise, absent ones are zeros."""


def running_points(v: ScrapperView) -> list[int]:
    """Own points in full; of the others what their open things are worth."""
    points = [scoring.open_points(v.table, v.book, seat) for seat in range(len(v.table.bases))]
    if v.seat < len(points):
        points[v.seat] = total(scoring.sheet_column(v.table, v.book, v.seat, v.hand.crystals))
    return points


def known_sheet(v: ScrapperView) -> list[list[int]]:
    """SS-016, SS-017: the own column in full; of the others nothing that comes from face-down Crystals."""
    columns = []
    for seat in range(len(v.table.bases)):
        if seat == v.seat:
            columns.append(scoring.sheet_column(v.table, v.book, seat, v.hand.crystals))
        else:
            hidden = UNKNOWN if v.table.crystals[seat] else 0
            artifacts = scoring.open_artifact_points(v.table, v.book, seat)
            totems = scoring.totem_points(v.table, v.book, seat)
            columns.append([hidden, hidden, artifacts, totems, scoring.enslaved_points(v.table, v.book, seat)])
    return [[column[row] for column in columns] for row in range(5)]


WIDTH: Final = width_of(BLOCKS)
SEAT_WIDTH: Final = 20
KINDS: Final = 24
"""The printed ones; what a deck brings along counts as the printed kind of its faction and level,"""
ARTIFACTS: Final = 24
"""and as the first printed Artifact with the same effect."""


def features(v: ScrapperView) -> list[int]:
    """One list of small ints, as long as the blocks say.

    An Artifact that scores at the end is marked; one that helps during play is given how far the marker has yet to go.
    """
    t = v.table
    book = v.book
    seats = len(t.bases)
    own = v.seat if v.seat < seats else 0
    out = [0] * WIDTH
    out[0] = t.marker
    out[1] = book.end_fields[seats - 2] - t.marker
    out[2] = t.round
    out[3] = t.idle_rounds
    at = 4
    if t.active == own:
        write_turn(out, at, t)
    at = write(out, at + 10, scoring.sheet_column(t, book, own, v.hand.crystals))
    count_kinds(out, at, v.hand.cards)
    count_kinds(out, at, v.hand.staged)
    if v.hand.picked >= 0:
        out[at + values.kind_of(v.hand.picked) % KINDS] += 1
    left = hands.parting(t, own, v.hand)
    if left >= 0:
        out[at + left % KINDS] -= 1
    at = write(out, at + KINDS, scoring.symbol_counts(book, v.hand.crystals))
    for artifact in t.artifacts[own]:
        like = artifact if artifact < ARTIFACTS else book.artifact_like[artifact]
        if like >= 0:
            out[at + like] = 1 if artifact % 2 == 0 else out[1]
    at += ARTIFACTS
    for step in range(seats):
        write_seat(out, at + step * SEAT_WIDTH, t, book, (own + step) % seats)
    at += 4 * SEAT_WIDTH
    for kind in t.docks:
        if kind >= 0:
            out[at + kind % KINDS] += 1
    at += KINDS
    write_mine(out, at, t, book)
    write(out, at + 24, t.wild)
    return out


def write_turn(out: list[int], at: int, t: Table) -> None:
    """What the seat on turn may still do."""
    out[at] = 1
    out[at + 1] = t.basics
    out[at + 2] = t.takeovers
    out[at + 3] = t.extra_minings
    out[at + 4] = t.repeat
    out[at + 5] = t.artifact_discount
    out[at + 6] = t.mining_discount
    out[at + 7] = t.recruit_discount
    out[at + 8] = 1 if t.doubled else 0
    out[at + 9] = t.second_crystal


def count_kinds(out: list[int], at: int, cards: list[int]) -> None:
    for card in cards:
        place = at + values.kind_of(card) % KINDS
        count = out[place] + 1
        out[place] = count


def write_seat(out: list[int], at: int, t: Table, book: ScrapperBook, seat: int) -> None:
    """What lies open before a seat."""
    base = t.bases[seat]
    enslaved = scoring.enslaved_points(t, book, seat)
    totems = 0
    for totem in range(6):
        if t.totems[totem] == seat:
            out[at + 14 + totem] = 1
            totems += 1
    out[at] = t.hand_sizes[seat]
    out[at + 1] = t.crystals[seat]
    out[at + 2] = len(base)
    out[at + 3] = len(t.artifacts[seat])
    out[at + 4] = enslaved
    out[at + 5] = scoring.open_artifact_points(t, book, seat) + totems * book.totem_points + enslaved
    out[at + 6] = book.skill[base[-1]] + 1 if len(base) > 0 else 0
    out[at + 7] = 1 if t.active == seat else 0
    out[at + 8] = 1 if t.start == seat else 0
    levels = 0
    for kind in t.shown[seat]:
        levels += book.level[kind]
    out[at + 9] = levels
    for kind in base:
        place = at + 9 + book.level[kind]
        cards = out[place] + 1
        out[place] = cards


def write_mine(out: list[int], at: int, t: Table, book: ScrapperBook) -> None:
    """Open Crystals by row and by the colour they have now."""
    for place in range(10):
        token = t.mine[place]
        if token >= 0:
            colour = t.mine_colours[place] if t.mine_colours[place] >= 0 else book.token_colour[token]
            kind = at + book.row_of_place[place] * 6 + colour
            tokens = out[kind] + 1
            out[kind] = tokens
