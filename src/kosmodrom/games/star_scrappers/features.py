"""Numbers that describe a view, in named blocks, and the running points that may be shown (SS-017)."""

from typing import Final

from kosmodrom.engine.contract import UNKNOWN
from kosmodrom.games.star_scrappers.book import ScrapperBook
from kosmodrom.games.star_scrappers.rules import scoring
from kosmodrom.games.star_scrappers.zones import NOBODY, ScrapperView, Table, kind_of

BLOCKS: Final = [
    ("time", 4),
    ("turn", 10),
    ("own points", 5),
    ("own hand by kind", 24),
    ("own symbols", 6),
    ("own artifacts", 24),
    ("seat", 20),
    ("second seat", 20),
    ("third seat", 20),
    ("fourth seat", 20),
    ("docks by kind", 24),
    ("mine by row and colour", 24),
    ("wild", 6),
]
"""The blocks in their order with their widths; seats follow the own one clockwise, absent ones are zeros."""


def running_points(v: ScrapperView) -> list[int]:
    """Own points in full; of the others what their open things are worth."""
    points = [scoring.open_points(v.table, v.book, seat) for seat in range(len(v.table.bases))]
    if v.seat < len(points):
        points[v.seat] = sum(scoring.sheet_column(v.table, v.book, v.seat, v.hand.crystals))
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


def features(v: ScrapperView) -> list[int]:
    """One list of small ints, as long as the blocks say."""
    t = v.table
    book = v.book
    seats = len(t.bases)
    own = v.seat if v.seat < seats else 0
    out = [t.marker, book.end_fields[seats - 2] - t.marker, t.round, t.idle_rounds]
    out += turn_block(t, own)
    out += scoring.sheet_column(t, book, own, v.hand.crystals)
    held = [0] * 24
    for card in v.hand.cards + v.hand.staged:
        held[kind_of(card)] += 1
    if v.hand.picked >= 0:
        held[kind_of(v.hand.picked)] += 1
    out += held
    out += scoring.symbol_counts(book, v.hand.crystals)
    out += [1 if artifact in t.artifacts[own] else 0 for artifact in range(24)]
    for step in range(4):
        out += seat_block(t, book, (own + step) % seats) if step < seats else [0] * 20
    out += kind_block(t.docks)
    out += mine_block(t, book)
    return out + t.wild


def turn_block(t: Table, own: int) -> list[int]:
    """What the seat may still do in this turn."""
    if t.active != own:
        return [0] * 10
    return [
        1,
        t.basics,
        t.takeovers,
        t.extra_minings,
        t.repeat,
        t.artifact_discount,
        t.mining_discount,
        t.recruit_discount,
        1 if t.doubled else 0,
        t.second_crystal,
    ]


def seat_block(t: Table, book: ScrapperBook, seat: int) -> list[int]:
    """What lies open before a seat."""
    base = t.bases[seat]
    totems = [1 if owner == seat else 0 for owner in t.totems]
    levels = [0] * 4
    for kind in base:
        levels[book.level[kind] - 1] += 1
    leader = book.skill[base[-1]] + 1 if base else 0
    return [
        t.hand_sizes[seat],
        t.crystals[seat],
        len(base),
        len(t.artifacts[seat]),
        scoring.enslaved_points(t, book, seat),
        scoring.open_points(t, book, seat),
        leader,
        1 if t.active == seat and t.active != NOBODY else 0,
        1 if t.start == seat else 0,
        sum([book.level[kind] for kind in t.shown[seat]]),
        *levels,
        *totems,
    ]


def kind_block(kinds: list[int]) -> list[int]:
    counts = [0] * 24
    for kind in kinds:
        if kind >= 0:
            counts[kind] += 1
    return counts


def mine_block(t: Table, book: ScrapperBook) -> list[int]:
    """Open Crystals by row and by the colour they have now."""
    counts = [0] * 24
    for place in range(10):
        token = t.mine[place]
        if token >= 0:
            colour = t.mine_colours[place] if t.mine_colours[place] >= 0 else book.token_colour[token]
            counts[book.row_of_place[place] * 6 + colour] += 1
    return counts
