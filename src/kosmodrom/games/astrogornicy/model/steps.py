"""The steps: what the frame on top of the agenda asks, and of whom; and the stages of what a seat has begun.

What else a frame holds is read by a function beside the question that it asks.
"""

from typing import Final

DEAL_MARKET: Final = 0
DRAW_BLIND: Final = 1
DRAW_AWARD: Final = 2
TURN_TOP: Final = 3
DRAW_KANTOR: Final = 4
DRAW_TOKEN: Final = 5
DRAW_FIRST: Final = 6
LAST_CHANCE: Final = 6

ROLLING: Final = 7
ACTING: Final = 8
CHOOSE_BONUS: Final = 9
REWARD: Final = 10
BUYING: Final = 11

NEXT_TURN: Final = 12
SETTLING: Final = 13
NEXT_ROUND: Final = 14
"""At the last three nothing is asked: the match goes on by itself."""

STEPS: Final = [
    "deal-market", "draw-blind", "draw-award", "turn-top", "draw-kantor", "draw-token", "draw-first", "rolling",
    "acting", "choose-bonus", "reward", "buying", "next-turn", "settling", "next-round",
]  # fmt: skip

ROLLING_PHASE: Final = 2
ACTION_PHASE: Final = 3
SETTLING_PHASE: Final = 4
BUYING_PHASE: Final = 5
"""AG-042: Table.phase; it is 0 in the set-up, and nothing is asked in phase 1."""

FREE_REROLL: Final = 0
CHANGING: Final = 1
CONFIRMED: Final = 2
WINDOWS: Final = ["free-reroll", "changing", "confirmed"]
"""AG-057, AG-069: where a seat stands in phase 2."""

PRICE: Final = 0
PAYING: Final = 1
GIVING: Final = 2
CREWING: Final = 3
SWAPPING: Final = 4
TAKING: Final = 5
COMPLETE: Final = 6
STAGES: Final = ["price", "paying", "giving", "crewing", "swapping", "taking", "complete"]
"""What is asked of a seat that has begun something: Hand.stage."""
