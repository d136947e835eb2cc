"""Hands and their limit: SS-169 to SS-175, and what everybody knows of a hand."""

from kosmodrom.games.star_scrappers.state import ScrapperState
from kosmodrom.games.star_scrappers.zones import Hand, insert, printed


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


def play_card(s: ScrapperState, seat: int, kind: int) -> None:
    """SS-079, SS-082: a card that left the hand goes on top of the play area."""
    lay_open(s, seat, kind)
    s.table.play.append(kind)


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
