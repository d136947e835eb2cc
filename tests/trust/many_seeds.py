"""Seeds: many runs of the simulation, some at a time, in order."""

import multiprocessing
import os
import sys
import tempfile
import time

from trust.trial_progress import Deadline, Progress
from trust.world import Verdict, run

SAVED_EVERY = 50


def run_seeds(progress: Progress, wanted: int, deadline: Deadline, jobs: int) -> None:
    """All seeds in order, or as many as fit into the piece."""
    began = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="kosmodrom-trust-") as folder:
        os.environ["TMPDIR"] = folder  # of the processes that are begun now: what they leave is cleared away
        with multiprocessing.get_context("spawn").Pool(jobs) as pool:
            for verdict, seconds in pool.imap(timed, range(progress.done, wanted)):
                note(progress, verdict, seconds)
                if progress.done % SAVED_EVERY == 0:
                    progress.save()
                if verdict.failure is not None or deadline.is_over:
                    break
        del os.environ["TMPDIR"]
    progress.add(0, minutes=(time.monotonic() - began) / 60)
    progress.save()


def timed(seed: int) -> tuple[Verdict, float]:
    began = time.process_time()
    return run(seed), time.process_time() - began


def note(progress: Progress, verdict: Verdict, seconds: float) -> None:
    counts = {"acknowledged": verdict.acknowledged, "faults": verdict.faults, "kills": verdict.kills}
    progress.add(1, **counts, processor_seconds=seconds)
    if verdict.failure is not None:
        progress.failures.append(f"seed {verdict.seed}: {verdict.failure}")
        print("\n".join(verdict.trace[-80:]), file=sys.stderr)
