"""Values that stand in the zones, and small things done with them."""

from typing import Final

NOBODY: Final = -1
