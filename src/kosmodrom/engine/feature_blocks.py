"""Feature vectors: the blocks that they consist of, and how numbers are written into them."""

from typing import NamedTuple


class Block(NamedTuple):
    """Some numbers of a feature vector that lie side by side."""

    name: str
    width: int
    low: int
    """No number of the block is less, as long as the printed cards are played with."""
    high: int


def width_of(blocks: list[Block]) -> int:
    """How many numbers the blocks have together."""
    width = 0
    for block in blocks:
        width += block.width
    return width


def write(out: list[int], at: int, numbers: list[int]) -> int:
    """Put numbers in their place; the place after them."""
    for number in numbers:
        out[at] = number
        at += 1
    return at


def mark(out: list[int], at: int, cards: list[int], first: int, count: int) -> int:
    """1 for each card of a kind that is there; the place after the kind."""
    for card in cards:
        if first <= card < first + count:
            out[at + card - first] = 1
    return at + count


def tally(out: list[int], at: int, cards: list[int], count: int) -> int:
    """How many cards of each kind are there, hidden ones left out; the place after the kinds."""
    for card in cards:
        if 0 <= card < count:
            cards_of_kind = out[at + card] + 1
            out[at + card] = cards_of_kind
    return at + count
