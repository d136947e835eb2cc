"""Turns: who may begin to think next, while others think. Whoever a person waits for comes first."""

import asyncio
import heapq
import itertools
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Final

AGAIN: Final = 0
"""Something that was begun before and got lost."""
PERSON: Final = 1
"""Something that a person waits for."""
ALONE: Final = 2
"""Something that bots do among themselves."""


@dataclass(order=True)
class Turn:
    """Somebody who waits: the most urgent first, equals in the order in which they came."""

    urgency: int
    number: int
    is_single: bool = field(compare=False)
    """Whether nobody else may think meanwhile."""
    called: "asyncio.Future[None]" = field(compare=False)


class Turns:
    """Lets so many think at a time. Bots alone never take the last place, unless there is just one."""

    def __init__(self, places: int) -> None:
        self._places = {AGAIN: places, PERSON: places, ALONE: max(1, places - 1)}
        self._line: list[Turn] = []
        self._numbers = itertools.count()
        self._inside: list[Turn] = []

    @asynccontextmanager
    async def turn(self, urgency: int, *, is_single: bool = False) -> AsyncGenerator[None, None]:
        """Wait until it is one's turn, and have it for as long as the block runs."""
        mine = Turn(urgency, next(self._numbers), is_single, asyncio.get_running_loop().create_future())
        heapq.heappush(self._line, mine)
        self._call()
        try:
            await mine.called
            yield
        finally:
            if mine in self._inside:
                self._inside.remove(mine)
            else:
                mine.called.cancel()
            self._call()

    def _call(self) -> None:
        """Let in whoever is next, as long as there is a place."""
        while self._line and self._may_enter(self._line[0]):
            first = heapq.heappop(self._line)
            if not first.called.cancelled():
                self._inside.append(first)
                first.called.set_result(None)

    def _may_enter(self, turn: Turn) -> bool:
        if turn.called.cancelled() or not self._inside:
            return True
        if turn.is_single or self._inside[0].is_single:
            return False
        return len(self._inside) < self._places[turn.urgency]
