"""Shares the work of an experiment among processes; what comes of it does not depend on how many there are."""

import multiprocessing
import signal
from collections.abc import Callable, Iterator, Sequence
from typing import TypeVar

Task = TypeVar("Task")
Outcome = TypeVar("Outcome")


def shared_out(work: Callable[[Task], Outcome], tasks: Sequence[Task], jobs: int) -> Iterator[Outcome]:
    """What comes of each task, in their order."""
    if min(jobs, len(tasks)) < 2:
        yield from map(work, tasks)
        return
    with multiprocessing.get_context("spawn").Pool(min(jobs, len(tasks)), _leave_interrupts_to_the_parent) as pool:
        yield from pool.imap(work, tasks)


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
