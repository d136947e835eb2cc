"""The terms of the content: faces of dice, effects of Orders, types, areas, editions, and the numbers of the game."""

from typing import Final

INS: Final = 0
GEO: Final = 1
GOR: Final = 2
AUT: Final = 3
GOR2: Final = 4
AUT2: Final = 5
WORKERS: Final = ["INS", "GEO", "GOR", "AUT"]
WORKER: Final = [0, 1, 2, 3, 2, 3]
"""AG-007, AG-077: the worker that a face shows."""
STRENGTH: Final = [1, 1, 1, 1, 2, 2]
"""AG-077: how many symbols a face shows."""
SYMBOLS: Final = {"INS": 1, "GEO": 2, "GOR": 20, "AUT": 40, "GOR/AUT": 60, "ANY": 63}
"""AG-078 to AG-083: the faces that a field accepts, as a mask."""

TYPES: Final = ["S", "C", "M"]
AREAS: Final = ["water", "xenon", "plasteel"]
MARKED: Final = ["docks", "refinery", "dispatch"]
EDITIONS: Final = ["handbook", "earlier"]
HANDBOOK: Final = 0
EARLIER: Final = 1

EFFECTS: Final = ["spec", "automat", "miner", "discount", "free-launch", "extra-order"]
SPECIALIST: Final = 0
AUTOMAT_EFFECT: Final = 1
MINER_EFFECT: Final = 2
DISCOUNT_EFFECT: Final = 3
FREE_EFFECT: Final = 4
EXTRA_EFFECT: Final = 5

WIDTH: Final = 8
"""A cost is eight numbers: units of the seven resources, then XX."""
EARNINGS: Final = 28
"""What a Mission earns is so many numbers: units of the seven resources for a symbol of each of the four workers."""
ROUNDS: Final = 8
DICE_OF_A_SEAT: Final = 7
BARGES: Final = 2
MARKET: Final = 4
ABSENT: Final = 5
"""The mark of a card that the deck does not have: in play with more seats than there are."""
