"""Kills: a real server on SQLite is ended with kill -9 under load, again and again."""

import random
import shutil
import tempfile
import time
from pathlib import Path

from trust.model import Broken
from trust.real_players import Server, Storm, judge, judge_journals, wait_until
from trust.trial_progress import Deadline, Progress

STORMS = 6
ROUNDS = 25
"""So many kills share one database."""


def kill_again_and_again(progress: Progress, wanted: int, deadline: Deadline) -> None:
    """As often as wanted, or until the piece ends."""
    while progress.done < wanted and not progress.failures and not deadline.is_over:
        folder = Path(tempfile.mkdtemp(prefix="kosmodrom-kills-"))
        began, rounds = time.monotonic(), min(ROUNDS, wanted - progress.done)
        try:
            acknowledged, journals, done = _kill_one_database(folder, rounds, progress.done, deadline)
        except Broken as error:
            progress.failures.append(f"{error} ({folder} is kept)")
        else:
            shutil.rmtree(folder)
            minutes = (time.monotonic() - began) / 60
            progress.add(done, acknowledged=acknowledged, journals_verified=journals, minutes=minutes)
        progress.save()


def _kill_one_database(folder: Path, rounds: int, seed: int, deadline: Deadline) -> tuple[int, int, int]:
    chance, database = random.Random(seed), f"sqlite:///{folder / 'tables.sqlite'}"
    server = Server(database, folder / "server.log")
    storms = [Storm(server, 1000 * seed + number) for number in range(STORMS)]
    done = 0
    try:
        for storm in storms:
            storm.start()
        for _ in range(rounds):
            _more(storms, chance.randint(1, 60))
            server.kill()
            done += 1
            judge(database, storms)
            server.start()
            if deadline.is_over:
                break
        _more(storms, 50)
        for storm in storms:
            storm.stop()
        judge(database, storms)
        journals = judge_journals(server, storms)
    finally:
        for storm in storms:
            storm._calm.set()
        server.kill()
    return sum(storm.acknowledged for storm in storms), journals, done


def _more(storms: list[Storm], changes: int) -> None:
    """Until so many more changes are acknowledged."""
    goal = sum(storm.acknowledged for storm in storms) + changes

    def are_enough() -> bool:
        for storm in storms:
            if storm.failure is not None:
                raise Broken(storm.failure)
        return sum(storm.acknowledged for storm in storms) >= goal

    wait_until(are_enough, 120, "the server does not go on")
