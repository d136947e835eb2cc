"""Who knows which task card: AN-014, AN-015, AN-182.

A card in a hand or under the personal deck bears a mask of the seats that know it (bits 0 to 6). When a seat draws
cards and puts some of them back in secret, another seat that knew one of them still knows that it is among them: the
cards get the number of the sorting (the bits from 8 on), and the card becomes a rumour of that sorting.
"""

from typing import Final

from kosmodrom.engine.contract import only
from kosmodrom.engine.pile import Pile
from kosmodrom.games.andromeda.model.state import AndromedaState
from kosmodrom.games.andromeda.model.zones import Table

SEATS_MASK: Final = 255
SORTING: Final = 256
"""What the number of a sorting is multiplied by in a mask of knowers."""


def take_up(s: AndromedaState, seat: int, card: int, knowers: int) -> None:
    """AN-014: a card goes to a hand; its owner knows it."""
    s.table.held[seat].put_under(card, knowers | only(seat))
    forget_rumours(s.table, card, only(seat))


def put_under(s: AndromedaState, seat: int, card: int) -> None:
    """AN-015, AN-045: a card goes from a hand to the bottom of the personal deck; those who know it still do."""
    t = s.table
    held = t.held[seat]
    place = held.tail.index(card)
    held.tail.pop(place)
    t.personal[0].put_under(card, held.knowers.pop(place))


def reveal(s: AndromedaState, seat: int, card: int) -> None:
    """AN-182: a card leaves the hand and is known to all."""
    held = s.table.held[seat]
    place = held.tail.index(card)
    held.tail.pop(place)
    held.knowers.pop(place)
    forget_rumours(s.table, card, SEATS_MASK)


def forget_rumours(t: Table, card: int, seats: int) -> None:
    """A seat that sees the card needs no rumour of it."""
    if len(t.rumours) == 0:
        return
    kept: list[list[int]] = []
    for row in t.rumours:
        if row[0] == card:
            row[1] &= ~seats
        if row[1] != 0:
            kept.append(row)
    t.rumours = kept


def sort_in_secret(s: AndromedaState, seat: int) -> None:
    """AN-015: nobody else knows any more which card of the hand is which, only that a card is among them."""
    t = s.table
    held = t.held[seat]
    others = SEATS_MASK & ~only(seat)
    strange = False
    for mask in held.knowers:
        if (mask & others) != 0 or mask >= SORTING:
            strange = True
    if not strange:
        return
    t.sortings += 1
    for mask in held.knowers:
        if mask >= SORTING:
            join_sorting(t, mask // SORTING)
    for place in range(len(held.tail)):
        knowers = held.knowers[place] & others
        if knowers != 0:
            add_rumour(t, held.tail[place], knowers)
        held.knowers[place] = only(seat) | t.sortings * SORTING
    t.rumours.sort()


def join_sorting(t: Table, old: int) -> None:
    """An earlier sorting whose cards are sorted again becomes part of the new one."""
    for row in t.rumours:
        if row[2] == old:
            row[2] = t.sortings
    relabel(t.personal[0], old, t.sortings)
    for pile in t.held:
        relabel(pile, old, t.sortings)


def relabel(pile: Pile, old: int, new: int) -> None:
    for place in range(len(pile.knowers)):
        if pile.knowers[place] // SORTING == old:
            pile.knowers[place] += (new - old) * SORTING


def add_rumour(t: Table, card: int, knowers: int) -> None:
    for row in t.rumours:
        if row[0] == card:
            row[1] |= knowers
            return
    t.rumours.append([card, knowers, t.sortings])
