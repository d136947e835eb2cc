"""HTML escaping: the one way in which a text gets into a page."""

import re
from typing import Final

_SPECIAL: Final = re.compile("[&<>\"']")
_SAFE: Final = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;"})


def escape(text: str) -> str:
    """A text as it may stand between tags and between the quotation marks of an attribute."""
    return text.translate(_SAFE) if _SPECIAL.search(text) else text
