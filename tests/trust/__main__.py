"""`make trust`: the long trials, in pieces of at most 40 minutes; each goes on where it stopped.

python -m trust                    a piece of everything that is not done yet
python -m trust seeds              the simulation, 5,000 seeds
python -m trust kills              kill -9 of a real server, 1,000 times
python -m trust servers            PostgreSQL killed or cut off, 200 times
python -m trust soak --minutes 60  memory, files and threads over an hour
python -m trust seed 123           one seed, with all that happened
python -m trust planted            which seed shows which planted fault first
"""

import argparse
import sys
from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path

from trust.kills import kill_again_and_again
from trust.many_seeds import run_seeds
from trust.planted import PLANTED
from trust.postgres_kills import disturb_again_and_again
from trust.soak import soak
from trust.trial_progress import Deadline, Progress
from trust.world import run

FOLDER = Path("build/trust")
MOST_MINUTES = 40.0
SHORTEST_SOAK = 10.0
"""Minutes; a shorter one shows little."""
WANTED = {"seeds": 5000, "kills": 1000, "servers": 200, "soak": 60}


def show_seed(seed: int) -> int:
    verdict = run(seed)
    print("\n".join(verdict.trace))
    print(f"seed {seed}: {verdict.failure or 'clean'}; {verdict.acknowledged} acknowledged, {verdict.kills} kills")
    return 0 if verdict.failure is None else 1


def find_planted(most: int) -> int:
    missed = 0
    for name, plant in PLANTED.items():
        found = next((seed for seed in range(most) if _finds(plant, seed)), None)
        print(f'    "{name}": {found},', flush=True)
        missed += found is None
    return missed


def _finds(plant: Callable[[], AbstractContextManager[object]], seed: int) -> bool:
    with plant():
        return run(seed).failure is not None


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="make trust", description=__doc__)
    parser.add_argument("trial", nargs="?", default="all", choices=["all", *WANTED, "seed", "planted"])
    parser.add_argument("number", nargs="?", type=int, help="how many in all, or the seed")
    parser.add_argument("--minutes", type=float, default=MOST_MINUTES, help="how long this piece may take")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where progress is kept")
    chosen = parser.parse_args(words)
    if chosen.trial == "seed":
        return show_seed(chosen.number or 0)
    if chosen.trial == "planted":
        return find_planted(chosen.number or 200)
    trials = list(WANTED) if chosen.trial == "all" else [chosen.trial]
    return run_trials(trials, chosen.number, chosen.minutes, chosen.jobs, chosen.folder)


def run_trials(trials: list[str], number: int | None, minutes: float, jobs: int, folder: Path) -> int:
    """A piece of some trials; 0 if all is clean so far."""
    deadline, figures, is_clean, is_done = Deadline(minutes), [], True, True
    for trial in trials:
        progress, wanted = Progress.of(folder, trial), number or WANTED[trial]
        left = deadline.minutes_left
        if trial == "seeds" and progress.done < wanted and left > 0:
            run_seeds(progress, wanted, deadline, jobs)
        elif trial == "kills":
            kill_again_and_again(progress, wanted, deadline)
        elif trial == "servers":
            disturb_again_and_again(progress, wanted, deadline)
        elif trial == "soak" and progress.done < wanted and left > (SHORTEST_SOAK if len(trials) > 1 else 0):
            soak(progress, min(left, wanted - progress.done), folder / f"soak-{progress.done:g}.csv")
        figures.append(progress.figures(wanted))
        is_clean, is_done = is_clean and not progress.failures, is_done and progress.done >= wanted
        for failure in progress.failures:
            figures.append(f"  {failure}")
    print("\n".join(figures))
    print("all done" if is_done and is_clean else "a failure" if not is_clean else "to go on, call it again")
    return 0 if is_clean else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
