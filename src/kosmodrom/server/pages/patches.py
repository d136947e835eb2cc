"""Patches: a text told by what of it whoever has the text before has already, and by what is new.

Both texts are cut before each `<`, so an attribute or a word that has changed costs the tag that it stands in. A patch
is a list: a pair `[from, count]` stands for pieces of the text before, a string for new ones.
"""

from functools import lru_cache
from itertools import count
from typing import Any, Final

CUT: Final = "<"
Patch = tuple[Any, ...]
KEPT: Final = 256
"""All who look at a board are told of the same change, one after the other."""
SHORT: Final = 16
"""Pieces that take less space than it takes to point at them."""


@lru_cache(KEPT)
def patch(before: str, now: str) -> Patch | str:
    """What makes the text before into that of now; the whole text where little of it stays."""
    old, new = before.split(CUT), now.split(CUT)
    head = _alike(old, 0, new, 0)
    foot = min(_alike(old[::-1], 0, new[::-1], 0), len(old) - head, len(new) - head)
    end, where = len(new) - foot, dict(zip(old[head : len(old) - foot], count(head), strict=False))
    parts: list[Any] = [(0, head)] if head else []
    fresh: list[str] = []
    at = here = head
    while here < end:
        length = _alike(old, at, new, here)
        if not length and (at := where.get(new[here], -1)) >= 0:
            length = _alike(old, at, new, here)
        step = min(max(1, length), end - here)
        piece = CUT.join(new[here : here + step])
        if length and len(piece) >= SHORT:
            parts += [CUT.join(fresh), (at, step)] if fresh else [(at, step)]
            fresh = []
        else:
            fresh.append(piece)
        here += step
        at += step
    parts += [CUT.join(fresh)] if fresh else []
    parts += [(len(old) - foot, foot)] if foot else []
    is_worth_it = 2 * sum(len(each) if isinstance(each, str) else SHORT for each in parts) < len(now)
    return tuple(parts) if is_worth_it else now


def patched(before: str, told: Patch | str) -> str:
    """The text of now."""
    if isinstance(told, str):
        return told
    old = before.split(CUT)
    return CUT.join(each if isinstance(each, str) else CUT.join(old[each[0] : sum(each)]) for each in told)


def _alike(old: list[str], at: int, new: list[str], here: int) -> int:
    """How many pieces are the same from there on; ever longer parts are compared at once."""
    length, step = 0, 1
    while step:
        this, that = old[at + length : at + length + step], new[here + length : here + length + step]
        if len(this) == step and this == that:
            length += step
            step *= 2
        else:
            step //= 2
    return length
