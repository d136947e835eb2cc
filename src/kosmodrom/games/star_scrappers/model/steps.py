"""The steps: what the frame on top of the agenda asks, and of whom."""

from typing import Final

DRAW_WILD: Final = 0
FILL_MINE: Final = 1
FILL_DOCKS: Final = 2
DEAL_HAND: Final = 3
"""a: how many cards of the seat are dealt already."""
DRAW_COMMAND: Final = 4
TURN_UP: Final = 5
"""a: the Artifact stack whose new top card is turned up."""
DRAW_FIRST: Final = 6
REPLACE: Final = 7
"""a: the place of the Mine whose Crystal was put under its stack."""
REFILL: Final = 8
LAST_CHANCE: Final = 8

STARTING: Final = 9
ACTING: Final = 10
PICK_CRYSTAL: Final = 11
"""a: the row of the Mine; b: the colour, or -1 for any."""
RECOLOUR: Final = 12
"""a: by how much the Crystal gets cheaper."""
RECOLOUR_TO: Final = 13
"""a: the place of the Mine; b: by how much it gets cheaper."""
SWAP: Final = 14
PICK_DOCK: Final = 15
"""a: the level to take, or 0 for any; b: the sum of levels still free."""
PICK_BOTTOM: Final = 16
"""a: how many cards may still be taken."""
PICK_BASE: Final = 17
"""a: how many cards may still be taken; b: the Base they come from, plus 1, or 0 for any."""
PICK_FACTION: Final = 18
"""a: colour + 8 * how many may come from one Base; b: a mask of the Bases already taken from."""
PICK_WHOLE: Final = 19
"""a: the colour; b: the Base they come from, plus 1, or 0 for any."""
TINT: Final = 20
"""a: how many cards may still be recoloured."""
ENSLAVE_LOW: Final = 21
ENSLAVE_ANY: Final = 22
"""a: the level."""
ENSLAVE_OWN: Final = 23
"""a: how many cards may still be enslaved; b: level + 8 * the row of the Crystals."""
HOLDING: Final = 24
DIVERSION: Final = 25
"""a: the Base just taken over."""

STEPS: Final = [
    "draw-wild", "fill-mine", "fill-docks", "deal-hand", "draw-command", "turn-up", "draw-first", "replace", "refill",
    "starting", "acting", "pick-crystal", "recolour", "recolour-to", "swap", "pick-dock", "pick-bottom", "pick-base",
    "pick-faction", "pick-whole", "tint", "enslave-low", "enslave-any", "enslave-own", "holding", "diversion",
]  # fmt: skip
