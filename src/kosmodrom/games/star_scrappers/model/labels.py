"""Words for the values of some fields in written positions."""

from typing import Final

from kosmodrom.games.star_scrappers.model.actions import CARDS, COLOURS, HALVES, KINDS

COUNTED: Final = [kind if kind[0] == colour else f"{kind}={colour}" for kind in KINDS for colour in COLOURS]
"""Cards in hand: `Y1`, or `Y1=B` for one that counts as blue this turn."""
ARTIFACTS: Final = [f"{card}-{half}" for card in CARDS for half in HALVES]
