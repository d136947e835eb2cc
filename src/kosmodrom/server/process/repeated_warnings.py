"""A filter for the log that counts repeated warnings instead of writing them again."""

import logging
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

MOST: Final = 5
"""How often the same warning is written down at once."""
SECONDS: Final = 60.0
"""After so long it is written down again, with how often it came meanwhile."""
KEPT: Final = 500
"""How many different warnings are told apart."""
LONGEST: Final = 100


@dataclass
class _Said:
    since: float
    times: int = 0
    unsaid: int = 0


class Repetition(logging.Filter):
    """Lets a warning or an error through a few times in a while, then only counts it.

    What is written for each request is no warning, and stays as it is.
    """

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._now = now
        self._said: dict[tuple[str, int, str, str], _Said] = {}
        self._lock = threading.Lock()

    def filter(self, record: logging.LogRecord) -> bool:
        if record.levelno < logging.WARNING:
            return True
        with self._lock:
            return self._is_new(record, self._now())

    def _is_new(self, record: logging.LogRecord, now: float) -> bool:
        key = record.name, record.levelno, str(record.msg).partition("\n")[0][:LONGEST], _fault(record)
        said = self._said.get(key)
        if said is None:
            if len(self._said) >= KEPT:
                del self._said[next(iter(self._said))]
            said = self._said[key] = _Said(now)
        if now - said.since >= SECONDS:
            if said.unsaid:
                record.msg, record.args = f"{record.getMessage()} (and {said.unsaid} times more before)", None
            self._said[key] = _Said(now, 1)
            return True
        said.times += 1
        if said.times > MOST:
            said.unsaid += 1
            return False
        return True


def _fault(record: logging.LogRecord) -> str:
    """Where something went wrong, so that two faults are not taken for one."""
    if not record.exc_info or record.exc_info[2] is None:
        return ""
    place = record.exc_info[2]
    while place.tb_next is not None:
        place = place.tb_next
    return f"{record.exc_info[0]} {place.tb_frame.f_code.co_filename} {place.tb_lineno}"
