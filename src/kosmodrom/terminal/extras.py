"""Parts of Kosmodrom that are installed only where they are wanted, and what is said where one is missing."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from kosmodrom.engine.errors import KosmodromError
from kosmodrom.terminal.console import PACKAGE

SERVER: Final = "server"
LAB: Final = "lab"
RAY: Final = "ray"


class NotInstalled(KosmodromError):
    """A package is missing that comes with an extra."""


@contextmanager
def needing(extra: str) -> Iterator[None]:
    """Import what an extra brings; where it is not installed, say what installs it."""
    try:
        yield
    except ModuleNotFoundError as missing:
        name = missing.name or ""
        if name.startswith("kosmodrom"):
            raise
        raise NotInstalled.of(PACKAGE, "wrong.not-installed", name=name, extra=extra) from missing
