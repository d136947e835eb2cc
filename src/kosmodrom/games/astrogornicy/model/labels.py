"""Words for the values of some fields in written positions."""

from typing import Final

from kosmodrom.games.astrogornicy.model.actions import FACES, RESOURCES, SEATS

DICE: Final = [f"{seat}-{face}" for seat in SEATS for face in FACES]
"""A die by seat and face: `0-GOR2`."""
STOCKS: Final = [f"{seat}-{kind}" for seat in SEATS for kind in RESOURCES]
COUNTED: Final = [f"{seat}-{kind}" for seat in SEATS for kind in ("missions", "orders")]
