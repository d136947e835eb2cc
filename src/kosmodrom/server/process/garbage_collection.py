"""Keeps the pauses of Python's garbage collector short, which otherwise stop all tables for a moment.

The search goes through everything that lives long, and some hundred matches are a quarter of a million objects. So
what has survived for a while is set aside, and only once in a long time is all of it looked through.
"""

import gc
import threading
import time
from typing import Final

EVERY: Final = 5.0
"""Seconds between settings aside."""
WHOLE: Final = 3600.0
"""Seconds between searches through everything."""


class GarbageCollector(threading.Thread):
    """Works beside the server until told to stop."""

    def __init__(self, every: float = EVERY, whole: float = WHOLE) -> None:
        super().__init__(name="tidier", daemon=True)
        self._every = every
        self._whole = whole
        self._told_to_stop = threading.Event()

    def run(self) -> None:
        last = time.monotonic()
        while not self._told_to_stop.wait(self._every):
            if time.monotonic() - last > self._whole:
                gc.unfreeze()
                gc.collect()
                last = time.monotonic()
            gc.freeze()
        gc.unfreeze()

    def end(self) -> None:
        self._told_to_stop.set()
        self.join()
