"""Thinking: bots choose, and people's decisions are weighed, in processes of their own, so that no table is delayed.

A thinker is sent the view of one seat, and nothing else about the match: it could not peek if it wanted to.

What is sent and what comes back is packed and unpacked here, with the errors of the work as text: whatever cannot be
packed is a mistake of the program and harms nobody else, and only a process that died breaks the pool.
"""

import asyncio
import logging
import multiprocessing
import os
import pickle
import signal
import threading
import traceback
from collections import Counter
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor, ThreadPoolExecutor
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any, Final, TypeVar

from kosmodrom.bots.adviser import ADVICE, PLAYED_ON, Advice, Adviser
from kosmodrom.bots.levels import Bot, bot_named, searcher
from kosmodrom.bots.search_bot import SearchBot
from kosmodrom.engine.contract import Book
from kosmodrom.engine.deck import Deck
from kosmodrom.engine.fast_random import Luck
from kosmodrom.engine.match import Match
from kosmodrom.engine.registry import Entry, entry_in
from kosmodrom.server.bots.thinking_queue import ALONE, PERSON, ThinkingQueue
from kosmodrom.server.process.stopwatch import Stopwatch
from kosmodrom.server.refusals import CannotThink, Stumbled

log = logging.getLogger(__name__)

ADVISER: Final = "adviser"
"""Whoever weighs decisions for a person; no bot that could sit at a table."""
POLITE: Final = 10
"""How much thinkers give way to the process that serves people."""

T = TypeVar("T")


@dataclass(frozen=True)
class Task:
    """What a thinker is asked. Of the match it holds the ints of one seat's view, and what everybody knows."""

    package: str
    """The folder of the game, as a module name."""
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
    is_alone: bool = False
    """Whether no person waits for it."""
    is_counted: bool = False
    """Whether the bot looks so often and not so long, and remembers nothing: so that all meet the same bot."""


def task_for(match: Match, deck: Deck | None, seat: int, level: str, luck: int) -> Task:
    """What the bot or the adviser of a seat needs to know."""
    view = match.entry.game.encode_view(match.view(seat))
    legal = match.legal_ids(seat)
    return Task(match.entry.package, deck, seat, list(view), legal, level, luck)


def think(task: Task) -> int:
    """The decision of a bot."""
    entry = entry_in(task.package)
    bot = bot_named(task.level) if task.is_counted else _bot(task.level, task.deck.digest if task.deck else "")
    if isinstance(bot, SearchBot):
        bot.crowd = task.crowd
    return int(bot.choose(entry.game, view_of(entry, task), task.legal, Luck(task.luck)))


def weigh(task: Task) -> list[Advice]:
    """What an adviser thinks of the decisions, the best first."""
    entry, search = entry_in(task.package), searcher(ADVICE)
    search.crowd = task.crowd
    return Adviser(search, PLAYED_ON).advice(entry, view_of(entry, task), task.legal, Luck(task.luck))


def view_of(entry: Entry, task: Task) -> Any:
    """The view that was encoded."""
    return entry.game.decode_view(task.view, _book(entry, task.deck))


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
        entry_in(package)


def stumbled(story: str) -> Stumbled:
    """What is told of a mistake of the program; its story is for the log."""
    error = Stumbled.because("fault")
    error.add_note(story)
    return error


def pack(work: Callable[[Task], Any], task: Task) -> bytes:
    """What a thinker is sent."""
    try:
        return pickle.dumps((work, task))
    except Exception:
        raise stumbled(traceback.format_exc()) from None


def attempt(packed: bytes) -> bytes:
    """Do the work that was sent, and pack what came of it: an answer, or the story of how it failed."""
    try:
        work, task = pickle.loads(packed)
        return pickle.dumps((work(task), ""))
    except BaseException:
        return pickle.dumps((None, traceback.format_exc()))


def unpack(packed: bytes) -> Any:
    """The answer of a thinker."""
    try:
        answer, story = pickle.loads(packed)
    except Exception:
        raise stumbled(traceback.format_exc()) from None
    if story:
        raise stumbled(story)
    return answer


class Thinkers:
    """The processes in which bots and advisers think; what a person waits for comes first."""

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._turns = ThinkingQueue(max(1, processes))
        self._waiting: Counter[int] = Counter()
        """Tasks that are not done yet, by urgency."""
        self._pool: Executor | None = None
        self._is_closed = False
        self.stopwatch = Stopwatch()

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
        pool = self._executor()
        try:
            for _ in range(self._processes):
                pool.submit(_load, packages)
        except (BrokenExecutor, OSError) as error:
            self._discard(pool, error)

    async def choose(self, task: Task) -> int:
        """What the bot decides."""
        with self.stopwatch.running():
            return task.legal[0] if len(task.legal) == 1 else await self._send(think, task)

    async def weigh(self, task: Task) -> list[Advice]:
        """What the adviser thinks of each decision."""
        with self.stopwatch.running():
            return await self._send(weigh, task)

    async def _send(self, work: Callable[[Task], T], task: Task) -> T:
        """Let a process do some work when its turn comes.

        Where a process dies, all work under way is lost. Each is done again then, one after another, so that work
        which kills its process a second time harms nobody but itself.
        """
        urgency = ALONE if task.is_alone else PERSON
        task = replace(task, crowd=self._crowd(urgency))
        self._waiting[urgency] += 1
        try:
            async with self._turns.turn(urgency) as turn:
                try:
                    return await self._run(work, task)
                except BrokenExecutor:
                    await self._turns.again(turn)
                    return await self._run(work, task)
        except BrokenExecutor:
            raise CannotThink.because("thinkers") from None
        finally:
            self._waiting[urgency] -= 1

    @property
    def are_alive(self) -> bool:
        """Whether no process has died; one that has is replaced when next somebody thinks."""
        return not getattr(self._pool, "_broken", False)

    @property
    def waiting(self) -> int:
        """How many questions are not answered yet."""
        return self._waiting.total()

    def _crowd(self, urgency: int) -> int:
        """Among how many a newcomer shares its time: those who do not wait behind it."""
        ahead = sum(count for each, count in self._waiting.items() if each <= urgency)
        return 1 + ahead // max(1, self._processes)

    async def _run(self, work: Callable[[Task], T], task: Task) -> T:
        """Let a process do some work now; a pool that turns out to be broken is thrown away, once."""
        if self._is_closed:
            raise CannotThink.because("thinkers")
        pool, packed = self._executor(), pack(work, task)
        try:
            answer = await asyncio.get_running_loop().run_in_executor(pool, attempt, packed)
        except BrokenExecutor as error:
            self._discard(pool, error)
            raise
        except OSError as error:
            self._discard(pool, error)
            raise BrokenExecutor from error
        result: T = unpack(answer)
        return result

    def _discard(self, pool: Executor, error: Exception) -> None:
        """Have a new pool made for whoever comes next, unless another has noticed before."""
        if self._pool is pool:
            self._pool = None
            log.warning("the thinking processes broke down and are replaced: %s", error)
            pool.shutdown(wait=False)

    def close(self) -> None:
        self._is_closed = True
        if self._pool is not None:
            self._pool.shutdown(wait=True, cancel_futures=True)
            self._pool = None
