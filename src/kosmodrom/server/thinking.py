"""Thinking: bots choose, and people's decisions are weighed, in processes of their own, so that no table is delayed.

A thinker is sent the view of one seat, and nothing else about the match: it could not peek if it wanted to.
"""

import asyncio
import importlib
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any, Final, TypeVar

from kosmodrom.bots.levels import Bot, bot_named, searcher
from kosmodrom.bots.searcher import Budget, Opinion, SearchBot
from kosmodrom.engine.contract import Book
from kosmodrom.engine.deck import Deck
from kosmodrom.engine.layout import decode_zone
from kosmodrom.engine.luck import Luck
from kosmodrom.engine.match import Match
from kosmodrom.engine.registry import Entry
from kosmodrom.server.readable import layout_of

ADVISER: Final = "adviser"
"""Whoever weighs decisions for a person; no bot that could sit at a table."""
ADVICE: Final = Budget(30_000, seconds=0.7)
"""How long the adviser looks for the best decision; comparing it with others takes about as long again."""
POLITE: Final = 10
"""How much thinkers give way to the process that serves people."""

T = TypeVar("T")


@dataclass(frozen=True)
class Task:
    """What a thinker is asked. Of the match it holds the ints of one seat's view, and what everybody knows."""

    package: str
    """The folder of the game, as a module name."""
    seats: int
    options: dict[str, str]
    deck: Deck | None
    seat: int
    view: list[int]
    """The seat's view, as the game encodes it."""
    legal: list[int]
    level: str
    """The bot that decides, or the ADVISER."""
    luck: int
    crowd: int = 1
    """How many share the time of the thinker."""


def task_for(match: Match, deck: Deck | None, seat: int, level: str, luck: int) -> Task:
    """What the bot or the adviser of a seat needs to know."""
    view = match.entry.game.encode_view(match.view(seat))
    legal = match.legal_ids(seat)
    return Task(match.entry.package, match.seats, match.options, deck, seat, list(view), legal, level, luck)


def think(task: Task) -> int:
    """The decision of a bot."""
    entry: Entry = importlib.import_module(f"{task.package}.entry").ENTRY
    bot = _bot(task.level, task.deck.digest if task.deck else "")
    if isinstance(bot, SearchBot):
        bot.crowd = task.crowd
    return int(bot.choose(entry.game, view_of(entry, task), task.legal, Luck(task.luck)))


def weigh(task: Task) -> list[Opinion]:
    """What a search thinks of each decision, the most examined first."""
    entry: Entry = importlib.import_module(f"{task.package}.entry").ENTRY
    adviser = searcher(ADVICE)
    adviser.crowd = task.crowd
    return adviser.opinions(entry.game, view_of(entry, task), task.legal, Luck(task.luck))


def view_of(entry: Entry, task: Task) -> Any:
    """The view that was encoded: that of a match which has not begun, filled with what the layout lists."""
    blank = entry.game.new(task.seats, task.options, _book(entry, task.deck))
    view: Any = entry.game.view(blank, task.seat)
    layout, ints = layout_of(entry.package), iter(task.view[1:])
    decode_zone(view.table, layout.table, ints)
    decode_zone(view.hand, layout.hand, ints)
    return view


@lru_cache(maxsize=16)
def _bot(level: str, deck: str) -> Bot:  # noqa: ARG001  # what was thought about another deck is no use
    """One for all questions about a deck, so that it can go on where it stopped."""
    return bot_named(level, timed=True)


_books: dict[tuple[str, str], Book] = {}


def _book(entry: Entry, deck: Deck | None) -> Book:
    if deck is None:
        return entry.book()
    key = entry.key, deck.digest
    if key not in _books:
        _books.clear()
        _books[key] = entry.book(deck)
    return _books[key]


def _start() -> None:
    """The server alone decides when its thinkers stop; they give way to it and do not outlive it, however it ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(POLITE)
    threading.Thread(target=_leave_with_the_server, daemon=True).start()


def _leave_with_the_server() -> None:
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(1)


def _load(packages: list[str]) -> None:
    for package in packages:
        importlib.import_module(f"{package}.entry")


class Thinkers:
    """The processes in which bots and advisers think."""

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._waiting = 0
        """Tasks that are not done yet."""
        self._pool: Executor | None = None

    def _executor(self) -> Executor:
        if self._pool is None:
            if self._processes == 0:
                self._pool = ThreadPoolExecutor(1, "thinker")
            else:
                context = multiprocessing.get_context("spawn")
                self._pool = ProcessPoolExecutor(self._processes, context, _start)
        return self._pool

    def warm_up(self, packages: list[str]) -> None:
        """Start the processes and load the games before the first question comes."""
        for _ in range(self._processes):
            self._executor().submit(_load, packages)

    async def choose(self, task: Task) -> int:
        """What the bot decides."""
        return task.legal[0] if len(task.legal) == 1 else await self._send(think, task)

    async def weigh(self, task: Task) -> list[Opinion]:
        """What the adviser thinks of each decision."""
        return await self._send(weigh, task)

    async def _send(self, work: Callable[[Task], T], task: Task) -> T:
        """Let a process do some work; one that died is replaced once."""
        self._waiting += 1
        task = replace(task, crowd=1 + (self._waiting - 1) // max(1, self._processes))
        try:
            return await self._run(work, task)
        except BrokenProcessPool:
            self._pool = None
            return await self._run(work, task)
        finally:
            self._waiting -= 1

    async def _run(self, work: Callable[[Task], T], task: Task) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._executor(), work, task)

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=True, cancel_futures=True)
            self._pool = None
