"""A server that stops as soon as it is told to, because hundreds of tests stop one."""

import asyncio
import socket

from kosmodrom.server.serve import GracefulUvicorn

TICK = 0.1
"""So often uvicorn looks after itself, and would look whether it was told to stop."""
TURNS = 4
"""In so many turns of its loop a connection ends on which nothing is under way."""


class PromptUvicorn(GracefulUvicorn):
    """Stops like any other, but for two tenths of a second in which the usual one waits whether or not it has to."""

    _told: asyncio.Event
    _loop: asyncio.AbstractEventLoop

    def stop(self) -> None:
        """From another thread."""
        self.should_exit = True
        if self.started:
            self._loop.call_soon_threadsafe(self._told.set)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        self._told, self._loop = asyncio.Event(), asyncio.get_running_loop()
        await super().startup(sockets)

    async def main_loop(self) -> None:
        told = asyncio.create_task(self._told.wait())
        ticks = 0
        while not await self.on_tick(ticks):
            ticks += 1
            await asyncio.wait([told], timeout=TICK)
        told.cancel()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers:
            server.close()
        for connection in list(self.server_state.connections):
            connection.shutdown()
        for _ in range(TURNS):
            await asyncio.sleep(0)
        if self.server_state.connections or self.server_state.tasks:
            await super().shutdown(sockets)
        else:
            await self.lifespan.shutdown()
