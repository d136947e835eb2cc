"""Clockwork: an event loop whose time passes only when nobody has anything to do, and whose threads are none.

Whatever would run in a thread runs at once, or after as long as somebody says. So a run depends on its seed alone.
"""

import asyncio
import selectors
from collections.abc import Callable
from typing import Any


class Stuck(Exception):
    """Everybody waits for somebody else, for ever."""


class _Waiting(selectors.SelectSelector):
    """Waits for no file, only for the next appointment."""

    loop: "Clockwork"

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        if timeout is None:
            raise Stuck
        self.loop.now += max(0.0, timeout)
        return []


class Clockwork(asyncio.SelectorEventLoop):
    """The loop."""

    def __init__(self) -> None:
        waiting = _Waiting()
        waiting.loop = self
        self.now = 0.0
        self.delay: Callable[[], float] = lambda: 0.0
        """How long the next piece of work in a thread takes."""
        super().__init__(waiting)

    def time(self) -> float:
        return self.now

    def _write_to_self(self) -> None:
        """Nobody has to be woken."""

    def run_in_executor(self, _: Any, work: Callable[..., Any], *args: Any) -> "asyncio.Future[Any]":  # type: ignore[override]  # any work
        future = self.create_future()

        def do() -> None:
            if future.cancelled():
                return
            try:
                result = work(*args)
            except Exception as error:  # it belongs to whoever waits
                future.set_exception(error)
            else:
                future.set_result(result)

        self.call_later(self.delay(), do)
        return future
