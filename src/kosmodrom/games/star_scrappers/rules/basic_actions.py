"""The two basic actions of a turn: SS-065, SS-067 to SS-070, SS-073.

An extra action is outside this limit (SS-059, SS-060, SS-074 to SS-078): see `mining`.
"""

from typing import Final

from kosmodrom.games.star_scrappers.model.clauses import SS_065, SS_067, SS_073
from kosmodrom.games.star_scrappers.model.zones import Table
from kosmodrom.games.star_scrappers.rules.payments import Purse

RECRUITING: Final = 0
MINING: Final = 1
COLLECTING: Final = 2
USING_SKILL: Final = 3


def has_basic(t: Table) -> bool:
    """SS-065, SS-073: whether another basic action may be taken in this turn, of one type or another."""
    return t.basics < 2 and t.takeovers == 0


def basic_refusal(t: Table, basic: int, p: Purse) -> int:
    """SS-065, SS-067, SS-068, SS-073: two basic actions of different types, or a takeover instead of them."""
    if t.takeovers:
        return SS_073
    if t.basics >= 2:
        return SS_065
    if t.basics == 1 and t.first_basic == basic and not p.repeat:
        return SS_067
    return 0


def use_basic(t: Table, basic: int) -> None:
    """SS-070: one of the two basic actions is used up, in any order."""
    if t.basics == 0:
        t.first_basic = basic
    t.basics += 1
