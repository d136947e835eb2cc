"""Background loops that outlive their errors. Whatever goes wrong in one, it is logged, it pauses, and it goes on.

What goes wrong with one table is not the business of the others: that table is set aside and tried again, ever more
rarely, while the loop goes on.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Final

log = logging.getLogger(__name__)

LONGEST_PAUSE: Final = 10.0
"""Seconds after which a loop that keeps failing tries again: so soon all goes on when the fault is gone."""
SELDOM: Final = 60.0
"""Seconds between two reports of the same fault."""
FIRST_REST: Final = 2.0
LONGEST_REST: Final = 600.0
"""For how long a table is set aside, at first and at last."""
MOST_ASIDE: Final = 1000


def in_short(error: BaseException) -> str:
    """What went wrong, in one line."""
    return f"{type(error).__name__}: {(str(error).splitlines() or [''])[0]}"[:200]


class Seldom:
    """Reports a fault with all that is known about it, and the same one again only once in a while."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._last: dict[str, float] = {}
        self._unsaid = 0

    def report(self, error: BaseException, what: str) -> None:
        now, key = self._now(), f"{what}: {in_short(error)}"
        if now - self._last.get(key, -SELDOM) < SELDOM:
            self._unsaid += 1
            return
        self._last = {each: at for each, at in self._last.items() if now - at < SELDOM} | {key: now}
        left_out = f" ({self._unsaid} such reports left out before)" if self._unsaid else ""
        log.error("%s%s", what, left_out, exc_info=error)
        self._unsaid = 0


@dataclass
class LoopHealth:
    """How a loop fares."""

    is_alive: bool = False
    last_success: float | None = None
    last_failure: float | None = None
    last_error: str | None = None
    failures: int = 0
    """In a row, up to now."""


@dataclass
class Health:
    """How a house fares: its loops by name, whether the store is there, and which tables are set aside for what."""

    loops: dict[str, LoopHealth]
    is_store_alive: bool
    set_aside: dict[str, str] = field(default_factory=dict)

    @property
    def is_fine(self) -> bool:
        """Whether everything works, but perhaps for single tables."""
        return self.is_store_alive and all(loop.is_alive and not loop.failures for loop in self.loops.values())


class Loop:
    """Something that is done every few seconds."""

    def __init__(
        self, name: str, seconds: float, work: Callable[[], Awaitable[None]], now: Callable[[], float]
    ) -> None:
        self.name = name
        self._seconds = seconds
        self._work = work
        self._now = now
        self._seldom = Seldom(now)
        self._health = LoopHealth()
        self._task: asyncio.Task[None] | None = None

    def health(self) -> LoopHealth:
        self._health.is_alive = self._task is not None and not self._task.done()
        return self._health

    def start(self) -> None:
        self._task = asyncio.get_running_loop().create_task(self._run(), name=self.name)

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            await self.once()
            await asyncio.sleep(self._pause())

    def _pause(self) -> float:
        return max(self._seconds, min(self._seconds * 2.0 ** min(self._health.failures, 30), LONGEST_PAUSE))

    async def once(self) -> None:
        """Do it now; a fault is noted and logged."""
        try:
            await self._work()
        except Exception as error:  # the loop goes on
            self._health.failures += 1
            self._health.last_failure, self._health.last_error = self._now(), in_short(error)
            self._seldom.report(error, f"{self.name}: something went wrong and is tried again")
        else:
            self.succeeds()

    def succeeds(self) -> None:
        """All is well now; said by work that does not return."""
        self._health.failures = 0
        self._health.last_success = self._now()


@dataclass
class Rest:
    """Why and for how long a table is set aside."""

    reason: str
    seconds: float
    until: float


class SetAsideTables:
    """The tables with which something is wrong, in one respect; they are left alone for a while, and tried again."""

    def __init__(self, name: str, now: Callable[[], float]) -> None:
        self._name = name
        self._now = now
        self._seldom = Seldom(now)
        self._rests: dict[str, Rest] = {}

    def put(self, table_id: str, error: BaseException) -> None:
        """Something went wrong with a table."""
        before = self._rests.pop(table_id, None)
        seconds = FIRST_REST if before is None else min(2 * before.seconds, LONGEST_REST)
        self._rests[table_id] = Rest(in_short(error), seconds, self._now() + seconds)
        while len(self._rests) > MOST_ASIDE:
            del self._rests[next(iter(self._rests))]
        self._seldom.report(error, f"{self._name}: table {table_id} is set aside")

    def clear(self, table_id: str) -> None:
        """All is well with a table."""
        self._rests.pop(table_id, None)

    def has(self, table_id: str) -> bool:
        """Whether to leave a table alone for now."""
        rest = self._rests.get(table_id)
        return rest is not None and rest.until > self._now()

    def resting(self) -> list[str]:
        """All that are to be left alone for now."""
        return [table_id for table_id in self._rests if self.has(table_id)]

    def reasons(self) -> dict[str, str]:
        """What is wrong with which table; of one that was not tried again for long nothing is known."""
        now = self._now()
        self._rests = {table_id: rest for table_id, rest in self._rests.items() if now - rest.until < LONGEST_REST}
        return {table_id: f"{self._name}: {rest.reason}" for table_id, rest in self._rests.items()}
