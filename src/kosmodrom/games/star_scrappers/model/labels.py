"""Words for the values of some fields in written positions."""

from typing import Final

from kosmodrom.games.star_scrappers.model import actions

COUNTED: Final = [
    kind if kind[0] == colour else f"{kind}={colour}" for kind in actions.ALL_KINDS for colour in actions.COLOURS
]
"""Cards in hand: `Y1`, or `Y1=B` for one that counts as blue this turn."""
ARTIFACTS: Final = [f"{card}-{half}" for card in actions.CARDS for half in actions.HALVES]
ALL_ARTIFACTS: Final = [f"{card}-{half}" for card in actions.ALL_CARDS for half in actions.HALVES]
