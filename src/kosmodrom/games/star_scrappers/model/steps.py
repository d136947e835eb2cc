"""The questions that can be pending, by number.

Written by `python -m tools.names` from `names.toml`.
"""

from typing import Final

DRAW_WILD: Final = 0
FILL_MINE: Final = 1
FILL_DOCKS: Final = 2
DEAL_HAND: Final = 3
DRAW_COMMAND: Final = 4
TURN_UP: Final = 5
DRAW_FIRST: Final = 6
REPLACE: Final = 7
REFILL: Final = 8
STARTING: Final = 9
ACTING: Final = 10
PICK_CRYSTAL: Final = 11
RECOLOUR: Final = 12
RECOLOUR_TO: Final = 13
SWAP: Final = 14
PICK_DOCK: Final = 15
PICK_BOTTOM: Final = 16
PICK_BASE: Final = 17
PICK_FACTION: Final = 18
PICK_WHOLE: Final = 19
TINT: Final = 20
ENSLAVE_LOW: Final = 21
ENSLAVE_ANY: Final = 22
ENSLAVE_OWN: Final = 23
HOLDING: Final = 24
DIVERSION: Final = 25

STEPS: Final = (
    "draw-wild",
    "fill-mine",
    "fill-docks",
    "deal-hand",
    "draw-command",
    "turn-up",
    "draw-first",
    "replace",
    "refill",
    "starting",
    "acting",
    "pick-crystal",
    "recolour",
    "recolour-to",
    "swap",
    "pick-dock",
    "pick-bottom",
    "pick-base",
    "pick-faction",
    "pick-whole",
    "tint",
    "enslave-low",
    "enslave-any",
    "enslave-own",
    "holding",
    "diversion",
)
