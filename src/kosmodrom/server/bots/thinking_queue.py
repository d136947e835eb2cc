"""A queue that says which search may begin next; whoever a person waits for comes first."""

import asyncio
import heapq
import itertools
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Final

AGAIN: Final = 0
"""Something that was begun before and got lost; nobody else thinks meanwhile."""
PERSON: Final = 1
"""Something that a person waits for."""
ALONE: Final = 2
"""Something that bots do among themselves."""


@dataclass(order=True)
class QueueTicket:
    """Somebody who waits or thinks: the most urgent first, equals in the order in which they came."""

    urgency: int
    number: int
    called: "asyncio.Future[None]" = field(compare=False)


class ThinkingQueue:
    """Lets so many think at a time. Bots alone never take the last place, unless there is just one."""

    def __init__(self, places: int) -> None:
        self._places = {PERSON: places, ALONE: max(1, places - 1)}
        self._line: list[QueueTicket] = []
        self._numbers = itertools.count()
        self._inside: list[QueueTicket] = []

    @asynccontextmanager
    async def turn(self, urgency: int) -> AsyncGenerator[QueueTicket, None]:
        """Wait until it is one's turn, and have it for as long as the block runs."""
        mine = QueueTicket(urgency, next(self._numbers), asyncio.get_running_loop().create_future())
        try:
            await self._wait(mine)
            yield mine
        finally:
            mine.called.cancel()
            if mine in self._inside:
                self._inside.remove(mine)
            self._call()

    async def again(self, turn: QueueTicket) -> None:
        """Begin anew before all others, when nobody else thinks; and nobody will until this turn ends."""
        self._inside.remove(turn)
        turn.urgency, turn.called = AGAIN, asyncio.get_running_loop().create_future()
        await self._wait(turn)

    async def _wait(self, turn: QueueTicket) -> None:
        heapq.heappush(self._line, turn)
        self._call()
        await turn.called

    def _call(self) -> None:
        """Let in whoever is next, as long as there is a place."""
        while self._line and (self._line[0].called.cancelled() or self._may_enter(self._line[0])):
            first = heapq.heappop(self._line)
            if not first.called.cancelled():
                self._inside.append(first)
                first.called.set_result(None)

    def _may_enter(self, turn: QueueTicket) -> bool:
        if not self._inside:
            return True
        if turn.urgency == AGAIN or self._inside[0].urgency == AGAIN:
            return False
        return len(self._inside) < self._places[turn.urgency]
