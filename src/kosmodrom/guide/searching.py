"""Searching what people read: whatever its capitals and accents, and whichever of its words are typed."""

import unicodedata
from typing import Final

POLISH_L: Final = str.maketrans("łŁ", "lL")


def folded(text: str) -> str:
    """A text without capitals and accents."""
    plain = unicodedata.normalize("NFD", text.translate(POLISH_L).casefold())
    return "".join(letter for letter in plain if not unicodedata.combining(letter))


def has_all(text: str, query: str) -> bool:
    """Whether every word of a query stands somewhere in a text."""
    hay = folded(text)
    return all(word in hay for word in folded(query).split())
