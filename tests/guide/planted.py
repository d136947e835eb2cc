"""Guides with one thing wrong, made from the real one of a game."""

import tomllib
from importlib.resources import files
from typing import Any, Final

from kosmodrom.engine.registry import find

GAME: Final = "star_scrappers"
NO_CLAUSE: Final = "nothing"
"""What no game calls one of its rules."""


def written(game: str = GAME) -> str:
    """The guide of a game as it is written."""
    return (files(find(game).package) / "guide.toml").read_text(encoding="utf-8")


def rows(game: str = GAME) -> dict[str, Any]:
    """The same, read without any checks."""
    return tomllib.loads(written(game))


def changed(old: str, new: str) -> str:
    """The guide with one place of its text replaced."""
    text = written()
    assert text.count(old) >= 1, old
    return text.replace(old, new, 1)
