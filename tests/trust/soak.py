"""A soak: a real server under even load, with its memory, open files and threads written down and judged."""

import csv
import shutil
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

from trust.model import Broken
from trust.real_players import Server, Storm, judge, judge_journals
from trust.trial_progress import Progress

EVERY = 5.0
"""Seconds between two measurements."""
STORMS = 4
LIVE = 8
"""Finished tables kept in memory: so few that they are soon reached, and memory has no reason to grow any more."""
PAUSE = 0.05
WARM = 0.25
"""The first part of the time, which is not judged: caches fill."""
GROWTH = 0.10
"""By how much memory may be larger in the last quarter than in the second."""
SPREAD = 8
"""By how many open files or threads the quarters may differ."""


@dataclass(frozen=True)
class Measurement:
    """What a process holds."""

    seconds: float
    rss: float
    """Megabytes in memory."""
    files: int
    threads: int
    acknowledged: int


def measure(pid: int, seconds: float, acknowledged: int) -> Measurement:
    status = Path(f"/proc/{pid}/status").read_text(encoding="ascii", errors="replace")
    fields = dict(line.partition(":")[::2] for line in status.splitlines())
    files = len(list(Path(f"/proc/{pid}/fd").iterdir()))
    rss = int(fields["VmRSS"].split()[0]) / 1024
    return Measurement(round(seconds, 1), round(rss, 1), files, int(fields["Threads"]), acknowledged)


def soak(progress: Progress, minutes: float, report: Path) -> None:
    """For so long; the measurements are written to a file."""
    folder = Path(tempfile.mkdtemp(prefix="kosmodrom-soak-"))
    database = f"sqlite:///{folder / 'tables.sqlite'}"
    server = Server(database, folder / "server.log", live=LIVE)
    storms = [Storm(server, number, pause=PAUSE) for number in range(STORMS)]
    measured: list[Measurement] = []
    report.parent.mkdir(parents=True, exist_ok=True)
    try:
        for storm in storms:
            storm.start()
        assert server.process is not None
        began = time.monotonic()
        with report.open("w", newline="", encoding="utf-8") as out:
            writer = csv.writer(out)
            writer.writerow(["seconds", "rss_mb", "files", "threads", "acknowledged"])
            while time.monotonic() - began < minutes * 60:
                time.sleep(EVERY)
                now = measure(server.process.pid, time.monotonic() - began, sum(each.acknowledged for each in storms))
                measured.append(now)
                writer.writerow([now.seconds, now.rss, now.files, now.threads, now.acknowledged])
                out.flush()
        for storm in storms:
            storm.stop()
        judge(database, storms)
        journals = judge_journals(server, storms)
        progress.add(0, acknowledged=measured[-1].acknowledged, journals_verified=journals)
        judge_level(measured, progress)
    except Broken as error:
        progress.failures.append(str(error))
    finally:
        for storm in storms:
            storm._calm.set()
        server.kill()
        shutil.rmtree(folder)
    progress.add(round(minutes))
    progress.save()


def judge_level(measured: list[Measurement], progress: Progress) -> None:
    """What the process holds does not grow with time."""
    warm = measured[int(len(measured) * WARM) :]
    third = max(1, len(warm) // 3)
    first, last = warm[:third], warm[-third:]
    for name in ("rss", "files", "threads"):
        before, after = (max(getattr(each, name) for each in part) for part in (first, last))
        progress.counts[f"{name}_early"], progress.counts[f"{name}_late"] = before, after
        is_level = after <= before * (1 + GROWTH) if name == "rss" else after <= before + SPREAD
        if not is_level:
            raise Broken(f"{name} is not level: {before} early, {after} late")
