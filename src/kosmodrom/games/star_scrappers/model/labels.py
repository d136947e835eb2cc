"""Words for the values of some fields in written positions."""

from typing import Final

from kosmodrom.games.star_scrappers.model.actions import ALL_CARDS, ALL_KINDS, CARDS, COLOURS, HALVES

COUNTED: Final = [kind if kind[0] == colour else f"{kind}={colour}" for kind in ALL_KINDS for colour in COLOURS]
"""Cards in hand: `Y1`, or `Y1=B` for one that counts as blue this turn."""
ARTIFACTS: Final = [f"{card}-{half}" for card in CARDS for half in HALVES]
ALL_ARTIFACTS: Final = [f"{card}-{half}" for card in ALL_CARDS for half in HALVES]
