"""Houses without a network in front, with a clock that a test sets."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

from kosmodrom.server.process.settings import Settings
from kosmodrom.server.services.seating import NewTable, Opened, SeatPlan
from kosmodrom.server.tables.secret_keys import hash_of
from kosmodrom.server.whole_server import WholeServer
from server.company import QUICK, with_tables


@dataclass
class Time:
    """Seconds that pass only when they are told to."""

    seconds: float = 1_000_000.0

    def __call__(self) -> float:
        return self.seconds

    def passes(self, seconds: float) -> None:
        self.seconds += seconds


@asynccontextmanager
async def house(database: str, time: Time, **more: Any) -> AsyncIterator[WholeServer]:
    """A house whose sweeps the test calls itself."""
    made = WholeServer(with_tables(Settings(**{"database": database, **QUICK, **more})), time)
    try:
        yield made
    finally:
        await made.close()


def keys(*secrets: str) -> frozenset[str]:
    return frozenset(map(hash_of, secrets))


async def opened(at: WholeServer, *places: SeatPlan, game: str = "toy", **more: Any) -> Opened:
    return await at.seating.open(NewTable(game, places, **more))


ME, BOT, OPEN = SeatPlan("me"), SeatPlan("bot", level="random"), SeatPlan("open")
