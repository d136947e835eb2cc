"""How admiral-1 sees Star Scrappers: numbers of a view, block by block."""

from typing import Any, Final

from kosmodrom.bots.admiral_1.blocks import tally, write
from kosmodrom.bots.admiral_1.judge import Features
from kosmodrom.engine.contract import Game
from kosmodrom.games.star_scrappers.model.book import ScrapperBook
from kosmodrom.games.star_scrappers.model.effects import PER_ARTIFACT, PER_BASE_CARD, PER_CRYSTALS, PER_TOTEM
from kosmodrom.games.star_scrappers.model.state import ScrapperView
from kosmodrom.games.star_scrappers.model.zones import Hand, Table

WIDTH: Final = 207
SEAT_WIDTH: Final = 20
KINDS: Final = 24
TOTEMS: Final = 3
ENSLAVED: Final = 4
"""Rows of the score sheet."""


class ScrapperFeatures(Features):
    def of(self, game: Game[Any, Any, Any], v: Any) -> list[int]:
        return features(v, game.known_sheet(v))


def features(v: ScrapperView, sheet: list[list[int]]) -> list[int]:
    """Time, turn, own points, own hand, the seats clockwise from the own one, docks, mine, wild colours.

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
    at = write(out, at + 10, [row[own] for row in sheet])
    count_kinds(out, at, v.hand.cards)
    count_kinds(out, at, v.hand.staged)
    if v.hand.picked >= 0:
        out[at + kind_of(v.hand.picked) % KINDS] += 1
    left = parting(t, own, v.hand)
    if left >= 0:
        out[at + left % KINDS] -= 1
    at = write(out, at + KINDS, symbol_counts(book, v.hand.crystals))
    for artifact in t.artifacts[own]:
        like = book.artifact_like[artifact]
        if like >= 0:
            out[at + like] = 1 if artifact % 2 == 0 else out[1]
    at += 24
    for step in range(seats):
        write_seat(out, at + step * SEAT_WIDTH, t, book, (own + step) % seats, sheet)
    at = tally(out, at + 4 * SEAT_WIDTH, [kind if kind < 0 else kind % KINDS for kind in t.docks], KINDS)
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
        out[at + kind_of(card) % KINDS] += 1


def write_seat(out: list[int], at: int, t: Table, book: ScrapperBook, seat: int, sheet: list[list[int]]) -> None:
    """What lies open before a seat."""
    base = t.bases[seat]
    out[at] = t.hand_sizes[seat]
    out[at + 1] = t.crystals[seat]
    out[at + 2] = len(base)
    out[at + 3] = len(t.artifacts[seat])
    out[at + 4] = sheet[ENSLAVED][seat]
    out[at + 5] = open_artifact_points(t, book, seat) + sheet[TOTEMS][seat] + sheet[ENSLAVED][seat]
    if len(base) > 0:
        out[at + 6] = book.skill[base[-1]] + 1
    if t.active == seat:
        out[at + 7] = 1
    if t.start == seat:
        out[at + 8] = 1
    for kind in t.shown[seat]:
        out[at + 9] += book.level[kind]
    for kind in base:
        out[at + 9 + book.level[kind]] += 1
    for totem in range(6):
        if t.totems[totem] == seat:
            out[at + 14 + totem] = 1


def write_mine(out: list[int], at: int, t: Table, book: ScrapperBook) -> None:
    """Open Crystals by row and by the colour they have now."""
    for place in range(10):
        token = t.mine[place]
        if token >= 0:
            colour = t.mine_colours[place] if t.mine_colours[place] >= 0 else book.token_colour[token]
            out[at + book.row_of_place[place] * 6 + colour] += 1


def kind_of(card: int) -> int:
    return card // 6


def parting(t: Table, seat: int, hand: Hand) -> int:
    """The kind of a card that has left the hand, while its owner has not said which one it was; -1: none."""
    held = len(hand.cards) + len(hand.staged)
    return hand.asked if hand.asked >= 0 and held > t.hand_sizes[seat] else -1


def symbol_counts(book: ScrapperBook, crystals: list[int]) -> list[int]:
    """Faction symbols by printed colour; Cave-in symbols do not count."""
    counts = [0] * 6
    for token in crystals:
        counts[book.token_colour[token]] += book.token_symbol[token]
    return counts


def open_artifact_points(t: Table, book: ScrapperBook, seat: int) -> int:
    """What Artifacts are worth without looking at a face-down Crystal."""
    points = 0
    for artifact in t.artifacts[seat]:
        effect = book.artifact[artifact]
        each = book.artifact_numbers[artifact][0]
        if effect == PER_CRYSTALS and book.artifact_numbers[artifact][2] == 0:
            points += each * (t.crystals[seat] // book.artifact_numbers[artifact][1])
        elif effect == PER_BASE_CARD:
            points += each * len(t.bases[seat])
        elif effect == PER_TOTEM:
            points += each * sum([1 for owner in t.totems if owner == seat])
        elif effect == PER_ARTIFACT:
            points += each * len(t.artifacts[seat])
    return points


FEATURES: Final = ScrapperFeatures()
