"""The steps: what the frame on top of the agenda asks, and of whom; and the stages of what a seat has begun."""

from typing import Final

DEAL_MARKET: Final = 0
"""a: 0 for Missions, 1 for Orders; b: the place of the market."""
DRAW_BLIND: Final = 1
"""The top card of a deck for a seat; a: 0 for a Mission, 1 for an Order."""
DRAW_AWARD: Final = 2
"""a: the slot."""
TURN_TOP: Final = 3
"""a: the mini-deck whose new top card comes up."""
DRAW_KANTOR: Final = 4
DRAW_TOKEN: Final = 5
"""a: the field of the Round Track, from 0."""
DRAW_FIRST: Final = 6
LAST_CHANCE: Final = 6

ROLLING: Final = 7
"""Phase 2, all seats side by side."""
ACTING: Final = 8
CHOOSE_BONUS: Final = 9
"""a: how many units may still be named."""
REWARD: Final = 10
"""a: how many cards may still be taken."""
BUYING: Final = 11
"""a: how many Orders were bought in this turn."""

NEXT_TURN: Final = 12
"""Nothing is asked: the next seat after this one is looked for."""
SETTLING: Final = 13
"""Nothing is asked; a: how many places of the order of settlement were looked at."""
NEXT_ROUND: Final = 14

STEPS: Final = [
    "deal-market", "draw-blind", "draw-award", "turn-top", "draw-kantor", "draw-token", "draw-first", "rolling",
    "acting", "choose-bonus", "reward", "buying", "next-turn", "settling", "next-round",
]  # fmt: skip

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
