"""Hands and their limit: SS-169 to SS-175, and what everybody knows of a hand."""

from kosmodrom.games.star_scrappers.model.state import ScrapperState
from kosmodrom.games.star_scrappers.model.values import insert, printed
from kosmodrom.games.star_scrappers.model.zones import Hand, Table


def is_full(s: ScrapperState, seat: int) -> bool:
    """SS-169, SS-170: a hand of 7 or more cards takes no further card."""
    return s.table.hand_sizes[seat] >= s.book.hand_limit


def take_up(s: ScrapperState, seat: int, kind: int) -> None:
    """A card goes into a hand before everybody's eyes."""
    t = s.table
    insert(s.hands[seat].cards, printed(kind))
    insert(t.shown[seat], kind)
    t.hand_sizes[seat] += 1


def lay_open(s: ScrapperState, seat: int, kind: int) -> None:
    """A card that left the hand is seen by all: it was a known one, or one of those dealt face down."""
    t = s.table
    shown = t.shown[seat]
    if kind in shown:
        shown.remove(kind)
    else:
        t.secret[4 * seat + s.book.level[kind] - 1] -= 1
    t.hand_sizes[seat] -= 1


def part_with(s: ScrapperState, seat: int, kind: int) -> None:
    """SS-018, SS-314: a card of a kind leaves the hand before everybody's eyes.

    Where the cards of this kind count as several colours, which of them it was is asked next, of its owner alone.
    """
    hand = s.hands[seat]
    held = colours_held(hand, kind)
    if is_one_colour(held):
        hand.cards.remove(kind * 6 + lowest_colour(held))
    else:
        hand.asked = kind
    lay_open(s, seat, kind)


def parting(t: Table, seat: int, hand: Hand) -> int:
    """The kind of a card that has left the hand, while its owner has not said which one it was; -1: none."""
    held = len(hand.cards) + len(hand.staged)
    return hand.asked if hand.asked >= 0 and held > t.hand_sizes[seat] else -1


def colours_held(hand: Hand, kind: int) -> int:
    """A mask of the colours that the cards of a kind in hand count as."""
    mask = 0
    for card in hand.cards:
        if card // 6 == kind:
            mask |= 1 << (card % 6)
    return mask


def is_one_colour(mask: int) -> bool:
    return mask & (mask - 1) == 0


def lowest_colour(mask: int) -> int:
    colour = 0
    while not (mask >> colour) & 1:
        colour += 1
    return colour
