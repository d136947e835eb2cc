"""Words for the values of some fields in written positions."""

from typing import Final

from kosmodrom.games.astrogornicy.model import actions

DICE: Final = [f"{seat}-{face}" for seat in actions.SEATS for face in actions.FACES]
"""A die by seat and face: `0-GOR2`."""
STOCKS: Final = [f"{seat}-{kind}" for seat in actions.SEATS for kind in actions.RESOURCES]
COUNTED: Final = [f"{seat}-{kind}" for seat in actions.SEATS for kind in ("missions", "orders")]
