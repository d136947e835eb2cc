"""The bank: AG-028, AG-259 to AG-266."""

from kosmodrom.engine.contract import EVERYONE
from kosmodrom.games.astrogornicy.model import actions, events
from kosmodrom.games.astrogornicy.model.state import AstroState


def gain(s: AstroState, seat: int, kind: int, units: int) -> None:
    """AG-259 to AG-262: as many units as the bank has; the rest is lost."""
    t = s.table
    got = min(units, t.bank[kind])
    t.bank[kind] -= got
    t.stock[actions.KINDS * seat + kind] += got
    s.tell(events.GAINED, EVERYONE, seat, kind, got, units - got)


def is_bare(bank: list[int]) -> bool:
    """AG-314: whether the bank holds nothing at all."""
    return max(bank) == 0
