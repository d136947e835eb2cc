"""Dice of the pool and fields: AG-019, AG-020, AG-056, AG-077 to AG-084."""

from typing import Final

from mypy_extensions import i64

from kosmodrom.games.astrogornicy.model import actions, clauses
from kosmodrom.games.astrogornicy.model.values import die_of
from kosmodrom.games.astrogornicy.model.zones import Table

FREE: Final = -1


def pool_mask(t: Table, seat: int) -> int:
    """AG-056: the faces that the dice of a pool show."""
    mask: i64 = 0
    bit: i64 = 1
    pool = t.pool
    at = actions.SIDES * seat
    for face in range(actions.SIDES):
        if pool[at + face] > 0:
            mask |= bit
        bit <<= 1
    return mask


def pool_size(t: Table, seat: int) -> int:
    """AG-056: how many dice a pool holds."""
    pool = t.pool
    at = actions.SIDES * seat
    return pool[at] + pool[at + 1] + pool[at + 2] + pool[at + 3] + pool[at + 4] + pool[at + 5]


def die_refusal(t: Table, seat: int, face: int) -> int:
    """AG-056, AG-071: only a die of the own pool can be used."""
    return 0 if t.pool[actions.SIDES * seat + face] > 0 else clauses.AG_056


def field_refusal(holder: int, accepted: int, face: int, dice: int) -> int:
    """AG-020, AG-056, AG-078 to AG-083: a field holds one die; it must show a fitting symbol, and be at hand."""
    if holder != FREE:
        return clauses.AG_020
    if not (accepted >> face) & 1:
        return clauses.AG_078
    return 0 if dice > 0 else clauses.AG_056


def leave_pool(t: Table, seat: int, face: int) -> int:
    """AG-084: the die leaves the pool; what stands on the field from now on."""
    t.pool[actions.SIDES * seat + face] -= 1
    return die_of(seat, face)


def add_faces(out: list[int], first: int, mask: int) -> None:
    """One decision for each face of a mask."""
    rest: i64 = mask
    while rest != 0:
        if rest & 1 != 0:
            out.append(first)
        rest >>= 1
        first += 1
