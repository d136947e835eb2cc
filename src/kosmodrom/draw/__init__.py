"""Shared drawing: what every board is built from, as strings of HTML and SVG.

Nothing here knows a rule. A page takes `sprite()` once, at the top of its body, and serves `style()`.
"""

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable


@cache
def style() -> str:
    """The shared style sheet: the two themes, the marks of a decision, and the classes `k-…`."""
    return (files(__name__) / "static" / "kosmodrom.css").read_text(encoding="utf-8")


@cache
def sprite(*parts: str) -> str:
    """Icons and pictures as symbols, to stand once in a page; `pieces.icon` draws one of them.

    All of them, or for a page without a board some parts only, such as `common`.
    """
    symbols = [
        drawing.read_text(encoding="utf-8")
        for drawing in _drawings()
        if not parts or drawing.name.removesuffix(".svg") in parts
    ]
    return f'<svg class="k-sprite" width="0" height="0" aria-hidden="true" focusable="false">{"".join(symbols)}</svg>'


def _drawings() -> list[Traversable]:
    folder = files(__name__) / "static" / "sprite"
    return sorted((file for file in folder.iterdir() if file.name.endswith(".svg")), key=lambda file: file.name)
