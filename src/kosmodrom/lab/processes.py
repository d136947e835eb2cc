"""Shares the work of an experiment among processes; what comes of it does not depend on how many there are.

Whoever works is handed some tasks in a row, as many as take a moment, and tells what came of them all at once. Of those
who die on the way nothing is known, so their tasks are handed out again: nothing is lost, nothing is counted twice.
"""

import multiprocessing
import signal
import traceback
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from multiprocessing.connection import Connection, wait
from multiprocessing.reduction import ForkingPickler
from time import perf_counter
from typing import Any, Final, NamedTuple, Protocol, TypeVar

from kosmodrom.engine.errors import KosmodromError
from kosmodrom.lab.kept_rows import PACKAGE

Task = TypeVar("Task")
Outcome = TypeVar("Outcome")
Work = Callable[[Any], Any]

MOMENT: Final = 0.25
"""Seconds that a run of tasks should take: long beside handing it out, short beside what a death costs."""
SHARES: Final = 4
"""Nobody is handed more than one of so many parts of what each has still to do."""
DEATHS: Final = 5
"""So often may work on the same tasks end with a death before it is given up."""


class WorkersDie(KosmodromError):
    """Whoever works on certain tasks dies of it."""


class Crew(Protocol):
    """Several who work at once."""

    @property
    def width(self) -> int:
        """How many there are."""
        ...

    def outcomes(self, work: Work, tasks: Sequence[Any]) -> Iterator[tuple[int, Any]]:
        """What comes of each task, with its number, in any order; each once."""
        ...


Workers = int | Crew
"""So many processes of this machine, or another crew."""


def width(workers: Workers) -> int:
    """How many tasks are worked on at once."""
    return workers if isinstance(workers, int) else workers.width


def shared_out(work: Callable[[Task], Outcome], tasks: Sequence[Task], workers: Workers) -> Iterator[Outcome]:
    """What comes of each task, in their order."""
    if isinstance(workers, int):
        if min(workers, len(tasks)) < 2:
            yield from map(work, tasks)
            return
        workers = Processes(min(workers, len(tasks)))
    found: dict[int, Outcome] = {}
    told = 0
    for at, outcome in workers.outcomes(work, tasks):
        found[at] = outcome
        while told in found:
            yield found.pop(told)
            told += 1


class Runs:
    """Which tasks are handed out next."""

    def __init__(self, tasks: int, width: int) -> None:
        self._tasks, self._width = tasks, width
        self._next = 0
        self._again: list[range] = []
        self._deaths: Counter[int] = Counter()
        self._done, self._seconds = 0, 0.0

    def take(self) -> range | None:
        """Some tasks; None where all are handed out."""
        if self._again:
            return self._again.pop()
        left = self._tasks - self._next
        if not left:
            return None
        count = int(MOMENT * self._done / self._seconds) if self._seconds > 0 else 1
        run = range(self._next, self._next + max(1, min(count, left // (SHARES * self._width))))
        self._next = run.stop
        return run

    def ended(self, run: range, seconds: float) -> None:
        """Handed out tasks are done; so long they took."""
        self._done += len(run)
        self._seconds += seconds

    def lost(self, run: range) -> None:
        """Who worked on these has died."""
        self._deaths[run.start] += 1
        if self._deaths[run.start] >= DEATHS:
            raise WorkersDie.of(PACKAGE, "workers.die", deaths=DEATHS)
        self._again.append(run)


class Found(NamedTuple):
    """What came of a run of tasks: the outcomes, or what was raised instead."""

    outcomes: list[Any]
    seconds: float
    error: Exception | None = None


def worked_off(work: Work, tasks: Sequence[Any], run: range) -> Found:
    """Do some of the tasks."""
    begun = perf_counter()
    return Found([work(tasks[at]) for at in run], perf_counter() - begun)


# --- processes of this machine ----------------------------------------------------------------------


class Processes:
    """Processes of this machine."""

    def __init__(self, width: int) -> None:
        self.width = width

    def outcomes(self, work: Work, tasks: Sequence[Any]) -> Iterator[tuple[int, Any]]:
        runs, everything = Runs(len(tasks), self.width), bytes(ForkingPickler.dumps((work, tasks)))
        crew: list[_Worker] = []
        try:
            while True:
                while len(crew) < self.width and (run := runs.take()) is not None:
                    crew.append(_Worker(everything, run))
                if not crew:
                    return
                ready = wait([worker.pipe for worker in crew])
                for worker in [worker for worker in crew if worker.pipe in ready]:
                    found, run = worker.found(), worker.run
                    if found is None:
                        runs.lost(run)
                    elif found.error is not None:
                        raise found.error
                    else:
                        runs.ended(run, found.seconds)
                    more = None if found is None else runs.take()
                    if more is None:
                        crew.remove(worker)
                        worker.end()
                    else:
                        worker.give(more)
                    if found is not None:
                        yield from zip(run, found.outcomes, strict=True)
        finally:
            for worker in crew:
                worker.end()


class _Worker:
    """A process at work on a run of tasks."""

    def __init__(self, everything: bytes, run: range) -> None:
        context = multiprocessing.get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self._process = context.Process(target=_work, args=(theirs,), daemon=True)
        self._process.start()
        theirs.close()
        self._tell(everything)
        self.give(run)

    def give(self, run: range) -> None:
        self.run = run
        self._tell(bytes(ForkingPickler.dumps(run)))

    def _tell(self, message: bytes) -> None:
        with suppress(OSError):  # who has died is noticed when it is to answer
            self.pipe.send_bytes(message)

    def found(self) -> Found | None:
        """None if it has died."""
        try:
            found: Found = self.pipe.recv()
        except (EOFError, OSError):
            return None
        return found

    def end(self) -> None:
        self._process.kill()
        self._process.join()
        self.pipe.close()


def _work(pipe: Connection) -> None:
    """Until nobody is left who hands out tasks; interrupts are for the parent."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        work, tasks = pipe.recv()
        while True:
            run = pipe.recv()
            try:
                found = worked_off(work, tasks, run)
            except Exception as error:
                error.add_note(traceback.format_exc())
                found = Found([], 0.0, error)
            pipe.send(found)
    except (EOFError, OSError):
        return
