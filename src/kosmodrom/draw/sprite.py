"""Sprites: icons and pictures as symbols that stand once in a page, for `pieces.icon` to draw them anywhere in it."""

import re
from functools import cache
from importlib.resources import files
from typing import Final

SYMBOL: Final = re.compile(r'<symbol id="([^"]+)".*?</symbol>', re.DOTALL)


def of(symbols: str) -> str:
    """The element that holds symbols and shows nothing."""
    return f'<svg class="k-sprite" width="0" height="0" aria-hidden="true" focusable="false">{symbols}</svg>'


@cache
def icons() -> str:
    """The symbols that all pages share."""
    return (files("kosmodrom.draw") / "static" / "icons.svg").read_text(encoding="utf-8")


def named_in(symbols: str, drawing: str) -> str:
    """Those symbols that a drawing uses."""
    return "".join(found[0] for found in SYMBOL.finditer(symbols) if f'href="#{found[1]}"' in drawing)
