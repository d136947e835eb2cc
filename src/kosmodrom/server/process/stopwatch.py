"""A stopwatch: how long something took, each time, for whoever wants to know."""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager


class Stopwatch:
    """Stands where something takes time; without listeners it measures for nobody."""

    def __init__(self) -> None:
        self.listeners: list[Callable[[float], None]] = []
        """They get the seconds, also when it went wrong."""

    @contextmanager
    def running(self) -> Iterator[None]:
        begun = time.monotonic()
        try:
            yield
        finally:
            seconds = time.monotonic() - begun
            for listener in self.listeners:
                listener(seconds)
