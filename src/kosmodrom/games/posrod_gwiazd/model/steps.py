"""The steps: what the frame on top of the agenda asks, and of whom; and the phases that follow one another.

What a frame keeps besides its step and its seat has names in `frames`.
"""

from typing import Final

DRAW_STEWARD: Final = 0
DRAW_RACE: Final = 1
OPEN_OBJECTIVE: Final = 2
OFFER_OBJECTIVE: Final = 3
DEAL: Final = 4
DRAW_SPECIAL: Final = 5
LAST_CHANCE: Final = 5

NAME_STEWARD: Final = 6
CHOOSE_RACE: Final = 7
KEEP_OBJECTIVE: Final = 8
EXCHANGING: Final = 9
REMOVING: Final = 10
LOOKING: Final = 11
SWAPPING: Final = 12
CHOOSING: Final = 13
"""Asked of all at once: one card to play and, with two seats, one to discard."""
ACTING: Final = 14
STORING: Final = 15
TAKING: Final = 16
GIVING: Final = 17
CHARGING: Final = 18
DISPUTING: Final = 19
PAYING: Final = 20
"""Asked of all but the seat at once."""
BIDDING: Final = 21
"""Asked of all but the seat at once."""
CLAIMING: Final = 22
UNVEILING: Final = 23

STEPS: Final = [
    "draw-steward", "draw-race", "open-objective", "offer-objective", "deal", "draw-special", "name-steward",
    "choose-race", "keep-objective", "exchanging", "removing", "looking", "swapping", "choosing", "acting", "storing",
    "taking", "giving", "charging", "disputing", "paying", "bidding", "claiming", "unveiling",
]  # fmt: skip

NAMING: Final = 0
RACING: Final = 1
AIMING: Final = 2
HIDING: Final = 3
YEAR_BEGINS: Final = 4
TURN_BEGINS: Final = 5
BEFORE_CHOICE: Final = 6
CHOICE: Final = 7
ACTIONS: Final = 8
EFFECTS: Final = 9
TURN_ENDS: Final = 10
TAKING_UP: Final = 11
YEAR_ENDS: Final = 12
FINAL_SCORING: Final = 13
OVER: Final = 14

PHASES: Final = [
    "naming", "races", "objectives", "secret-objective", "year-begins", "turn-begins", "before-choice", "choice",
    "actions", "effects", "turn-ends", "taking-up", "year-ends", "final-scoring", "over",
]  # fmt: skip
