"""Shared drawing: what every board is built from, as strings of HTML and SVG. Nothing here knows a rule."""

from functools import cache
from importlib.resources import files


@cache
def style() -> str:
    """The shared style sheet: the two themes, the marks of a decision, and the classes `k-…`."""
    return (files(__name__) / "static" / "kosmodrom.css").read_text(encoding="utf-8")
