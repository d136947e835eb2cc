"""Words for the values of some fields in written positions."""

from typing import Final

PASSING: Final = ("left", "right")
