"""Phase 3, the question of a turn: AG-067, AG-085, AG-086, AG-089."""

from typing import Final

from kosmodrom.games.astrogornicy.model.actions import AREA, READY
from kosmodrom.games.astrogornicy.model.book import DISCOUNT_EFFECT
from kosmodrom.games.astrogornicy.model.state import AstroState
from kosmodrom.games.astrogornicy.rules.awards import ClaimAward
from kosmodrom.games.astrogornicy.rules.directors import Acquire
from kosmodrom.games.astrogornicy.rules.effects import TurnDie, unused
from kosmodrom.games.astrogornicy.rules.exchanging import Exchange
from kosmodrom.games.astrogornicy.rules.fields import pool_mask
from kosmodrom.games.astrogornicy.rules.launching import Launch
from kosmodrom.games.astrogornicy.rules.placing import ClaimFirst, Join, Use, Work, dispatch, refinery
from kosmodrom.games.astrogornicy.rules.question import AstroQuestion, Move
from kosmodrom.games.astrogornicy.rules.rolling import Sacrifice
from kosmodrom.games.astrogornicy.rules.turns import Pass

MOVES: Final[list[Move]] = [
    Work(),
    dispatch(),
    refinery(),
    Join(),
    ClaimFirst(),
    ClaimAward(),
    Acquire(),
    Use(),
    Launch(),
    Exchange(),
    Pass(),
    Sacrifice(),
    TurnDie(),
]
"""In the order of their decisions, without a gap."""

MOVE_OF: Final[list[Move]] = [move for move in MOVES for _ in move.answers]
"""The move that a decision makes."""


class Acting(AstroQuestion):
    """AG-067, AG-086, AG-089: one action, changes of dice before it, or to pass."""

    answers = range(AREA, READY)

    def options(self, s: AstroState, seat: int) -> list[int]:
        mask = pool_mask(s.table, seat)
        discounts = unused(s.table, s.book, seat, DISCOUNT_EFFECT)
        found: list[int] = []
        for move in MOVES:
            move.add_options(s, seat, mask, discounts, found)
        return found

    def why_not(self, s: AstroState, seat: int, action: int) -> int:
        return MOVE_OF[action].refusal(s, seat, action)

    def audience(self, s: AstroState, seat: int, action: int) -> int:
        """AG-302: a move of several steps stays in the Hand until the last one."""
        return MOVE_OF[action].audience(s, seat, action)

    def answer(self, s: AstroState, seat: int, action: int) -> None:
        MOVE_OF[action].answer(s, seat, action)
