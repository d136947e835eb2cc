"""Packets: hands and passed cards, with those who know each card (PG-018, PG-043, PG-235).

The cards that the same seats know stand together, in the order of their kinds: so no place tells anything to
somebody who does not know them.
"""

from kosmodrom.engine.pile import Pile


def put(pile: Pile, card: int, knowers: int) -> None:
    """A card joins a packet, known to a mask of seats."""
    tail = pile.tail
    masks = pile.knowers
    at = len(tail)
    while at > 0 and (masks[at - 1] > knowers or (masks[at - 1] == knowers and tail[at - 1] > card)):
        at -= 1
    tail.insert(at, card)
    masks.insert(at, knowers)


def pull(pile: Pile, card: int) -> int:
    """Take a card of a kind out; of several the one that most seats know, which lies last. Returns who knew it."""
    tail = pile.tail
    at = len(tail) - 1
    while tail[at] != card:
        at -= 1
    tail.pop(at)
    return pile.knowers.pop(at)


def show_to(pile: Pile, knowers: int) -> None:
    """A mask of seats learns all cards of a packet."""
    arrange(pile, knowers, -1)


def keep_to(pile: Pile, knowers: int) -> None:
    """All but a mask of seats know no more which cards a packet holds."""
    arrange(pile, 0, knowers)


def arrange(pile: Pile, more: int, only_these: int) -> None:
    """Add knowers, forget all but some, and put the cards in order again."""
    tail = pile.tail
    masks = pile.knowers
    pile.tail = []
    pile.knowers = []
    for at in range(len(tail)):
        put(pile, tail[at], (masks[at] | more) & only_these)


def kinds_in(pile: Pile) -> list[int]:
    """The different kinds in a packet, ascending."""
    kinds: list[int] = []
    for card in pile.tail:
        at = len(kinds)
        while at > 0 and kinds[at - 1] > card:
            at -= 1
        if at == 0 or kinds[at - 1] != card:
            kinds.insert(at, card)
    return kinds


def copies_in(pile: Pile, card: int) -> int:
    """How many cards of a kind a packet holds."""
    count = 0
    for other in pile.tail:
        if other == card:
            count += 1
    return count
