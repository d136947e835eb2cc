"""Translates the messages of argparse: it looks up its words in a catalogue, and here is one.

The English texts under `argparse` are the words of the parser itself; what has no text here stays English.
"""

import argparse
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache
from typing import Final

from kosmodrom.engine.words import words
from kosmodrom.terminal.console import PACKAGE

SECTION: Final = "argparse."
_LANG: Final[ContextVar[str]] = ContextVar("lang", default="en")


@cache
def catalogue(lang: str) -> dict[str, str]:
    """The words of the parser, each with what is said instead."""
    english, texts = words(PACKAGE, "en").texts, words(PACKAGE, lang).texts
    return {text: texts[key] for key, text in english.items() if key.startswith(SECTION)}


@contextmanager
def speaking(lang: str) -> Iterator[None]:
    """While this lasts, whatever the parser and the readers of its arguments say is said in one language."""
    found = catalogue(lang)
    before = _LANG.set(lang)
    names = vars(argparse)
    usual = names["_"]
    names["_"] = lambda text: found.get(text) or usual(text)
    try:
        yield
    finally:
        names["_"] = usual
        _LANG.reset(before)


def wrong(key: str, **parts: object) -> argparse.ArgumentTypeError:
    """What is wrong with an argument, to be raised."""
    return argparse.ArgumentTypeError(words(PACKAGE, _LANG.get()).say(key, **parts))
