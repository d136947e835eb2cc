"""Phase 3, the question of a turn: AG-067, AG-085, AG-086, AG-089."""

from typing import Final

from kosmodrom.games.astrogornicy.model import actions, terms
from kosmodrom.games.astrogornicy.model.state import AstroState
from kosmodrom.games.astrogornicy.rules import (
    awards,
    directors,
    effects,
    exchanging,
    fields,
    launching,
    placing,
    rolling,
    turns,
)
from kosmodrom.games.astrogornicy.rules.base_questions import AstroQuestion, Move

WORK: Final = placing.Work()
DISPATCH: Final = placing.Dispatch()
REFINERY: Final = placing.Refinery()
JOIN: Final = placing.Join()
CLAIM_FIRST: Final = placing.ClaimFirst()
CLAIM_AWARD: Final = awards.ClaimAward()
ACQUIRE: Final = directors.Acquire()
USE: Final = placing.Use()
LAUNCH: Final = launching.Launch()
EXCHANGE: Final = exchanging.Exchange()
PASS: Final = turns.Pass()

MOVES: Final[list[Move]] = [
    WORK, DISPATCH, REFINERY, JOIN, CLAIM_FIRST, CLAIM_AWARD, ACQUIRE, USE, LAUNCH, EXCHANGE, PASS,
    rolling.SACRIFICE_DIE, rolling.TURN_DIE,
]  # fmt: skip
"""In the order of their decisions, without a gap."""

MOVE_OF: Final[list[Move]] = [move for move in MOVES for _ in range(move.first, move.beyond)]
"""The move that a decision makes, of those without a gap."""


def move_of(action: int) -> Move:
    """The move that a decision makes."""
    return LAUNCH if action >= actions.LAUNCH_MORE else MOVE_OF[action]


class Acting(AstroQuestion):
    """AG-067, AG-086, AG-089: one action, changes of dice before it, or to pass."""

    first = actions.AREA
    beyond = actions.READY
    more = actions.LAUNCH_MORE
    beyond_more = actions.DRAW

    def options(self, s: AstroState, seat: int) -> list[int]:
        """All moves, one after another; written out, because a loop over them slows random play down.

        Launches come last, for those of Missions that a deck brings along have the highest numbers.
        """
        mask = fields.pool_mask(s.table, seat)
        discounts = effects.unused(s.table, s.book, seat, terms.DISCOUNT_EFFECT)
        found: list[int] = []
        WORK.add_options(s, seat, mask, discounts, found)
        DISPATCH.add_options(s, seat, mask, discounts, found)
        REFINERY.add_options(s, seat, mask, discounts, found)
        JOIN.add_options(s, seat, mask, discounts, found)
        CLAIM_FIRST.add_options(s, seat, mask, discounts, found)
        CLAIM_AWARD.add_options(s, seat, mask, discounts, found)
        ACQUIRE.add_options(s, seat, mask, discounts, found)
        USE.add_options(s, seat, mask, discounts, found)
        EXCHANGE.add_options(s, seat, mask, discounts, found)
        PASS.add_options(s, seat, mask, discounts, found)
        rolling.SACRIFICE_DIE.add_options(s, seat, mask, discounts, found)
        rolling.TURN_DIE.add_options(s, seat, mask, discounts, found)
        LAUNCH.add_options(s, seat, mask, discounts, found)
        return found

    def why_not(self, s: AstroState, seat: int, action: int) -> int:
        return move_of(action).refusal(s, seat, action)

    def audience(self, s: AstroState, seat: int, action: int) -> int:
        """AG-302: a move of several steps stays in the Hand until the last one."""
        return move_of(action).audience(s, seat, action)

    def answer(self, s: AstroState, seat: int, action: int) -> None:
        move_of(action).answer(s, seat, action)
