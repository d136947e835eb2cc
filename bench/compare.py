"""Is today's compiled build faster than that of another commit? `make compare BASE=<commit>` prints the ratios.

    python -m bench.compare COMMIT [--rounds N] [--games NAME …]
    python -m bench.compare             one of the two processes: reads what to do, writes what it took

The other commit is taken out of the repository into build/compare, and compiled there by its own tools, with the
compiler of today. Then one process for each build does the same work in small pieces, in turn, so that a slow moment of
the machine hits both. CPU time counts. A ratio is the median over all pairs of pieces, and below 1 is faster; the span
beside it is that of the middle half of the pairs. Every round starts its processes anew, because where things lie in
memory is luck too.
"""

import argparse
import io
import json
import os
import statistics
import subprocess
import sys
import time
import zipfile
from pathlib import Path
from typing import IO, cast

from bench.work import is_compiled, works

FIGURES = {"decisions/s": "play", "playouts/s": "play_out", "clones/s": "clone", "descents/s": "search"}
"""What is measured, and the method of `Work` that does it."""
COMPARED = Path("build/compare")
BUILDERS = ("compiled_build", "fast")
"""What the tool that compiles is called, today and before."""
PIECE = 0.03
"""Seconds that a piece of work takes, about."""
PAIRS = 6
"""Pieces of each figure in each round, on each side."""


def build(commit: str) -> Path:
    """The compiled build of a commit, made if it is not there."""
    command = ["git", "rev-parse", "--verify", "--end-of-options", f"{commit}^{{commit}}"]
    full = subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()
    folder = COMPARED / full[:12]
    if not folder.is_dir():
        packed = subprocess.run(["git", "archive", "--format=zip", full], check=True, capture_output=True).stdout
        with zipfile.ZipFile(io.BytesIO(packed)) as archive:
            archive.extractall(folder.with_suffix(".new"))
        folder.with_suffix(".new").rename(folder)
    builder = next(name for name in BUILDERS if (folder / "tools" / f"{name}.py").is_file())
    print(f"Building {full[:12]} in {folder} …", file=sys.stderr)
    subprocess.run([sys.executable, "-m", f"tools.{builder}", "build"], cwd=folder, check=True, stdout=sys.stderr)
    return folder / "build" / "fast"


class Side:
    """A process that works with one build."""

    def __init__(self, path: Path) -> None:
        environment = {**os.environ, "PYTHONPATH": str(path.resolve()), "PYTHONHASHSEED": "0"}
        command = [sys.executable, "-m", "bench.compare"]
        self.process = subprocess.Popen(
            command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        self.games: list[str] = json.loads(cast(IO[str], self.process.stdout).readline())

    def does(self, game: str, method: str, first: int, times: int) -> tuple[float, int]:
        """How much CPU time a piece of work took, and how much was done."""
        print(json.dumps([game, method, first, times]), file=self.process.stdin, flush=True)
        seconds, done = json.loads(cast(IO[str], self.process.stdout).readline())
        return seconds, done

    def end(self) -> None:
        self.process.communicate()


def work() -> None:
    """One side: works as it is told until nothing more comes."""
    if not is_compiled():
        sys.exit("this is not the compiled build")
    by_game = works()
    print(json.dumps(list(by_game)), flush=True)
    for line in sys.stdin:
        game, method, first, times = json.loads(line)
        action, done = getattr(by_game[game], method), 0
        began = time.process_time()
        for number in range(first, first + times):
            done += action(number)
        print(json.dumps([time.process_time() - began, done]), flush=True)


class Comparison:
    """What all pairs of pieces said about one figure of one game."""

    def __init__(self) -> None:
        self.ratios: list[float] = []
        """Today's time by that of the base, for as much work."""
        self.base: list[float] = []
        self.today: list[float] = []
        """Done in a second."""
        self.is_same = True
        """Whether both did as much."""

    def add(self, base: tuple[float, int], today: tuple[float, int]) -> None:
        self.base.append(base[1] / base[0])
        self.today.append(today[1] / today[0])
        self.ratios.append(self.base[-1] / self.today[-1])
        self.is_same = self.is_same and base[1] == today[1]

    def row(self, game: str, figure: str) -> str:
        low, middle, high = statistics.quantiles(self.ratios, n=4)
        base, today = (statistics.median(values) for values in (self.base, self.today))
        otherwise = "" if self.is_same else " plays otherwise"
        return f"| {game} | {figure} | {base:,.0f} | {today:,.0f} | {middle:.3f} | {low:.2f}–{high:.2f}{otherwise} |"


def times_for_a_piece(side: Side, game: str, method: str) -> int:
    """How often something is done in a piece of work; its first time is not measured."""
    side.does(game, method, 0, 1)
    times = 1
    while side.does(game, method, 0, times)[0] < PIECE / 2:
        times *= 2
    return times


def compare(base: Path, today: Path, rounds: int, only: list[str]) -> dict[tuple[str, str], Comparison]:
    """Both builds in turn, each the first one half of the time."""
    found: dict[tuple[str, str], Comparison] = {}
    for number in range(rounds):
        old, new = Side(base), Side(today)
        for game in only or [game for game in old.games if game in new.games]:
            for figure, method in FIGURES.items():
                times = max(times_for_a_piece(side, game, method) for side in (old, new))
                comparison = found.setdefault((game, figure), Comparison())
                for pair in range(PAIRS):
                    first = (number * PAIRS + pair) * times
                    if pair % 2 == 0:
                        before = old.does(game, method, first, times)
                        now = new.does(game, method, first, times)
                    else:
                        now = new.does(game, method, first, times)
                        before = old.does(game, method, first, times)
                    comparison.add(before, now)
        old.end()
        new.end()
    return found


def main() -> None:
    if len(sys.argv) == 1:
        work()
        return
    parser = argparse.ArgumentParser(description="Today's compiled build beside that of another commit.")
    parser.add_argument("commit")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--games", nargs="*", default=[])
    asked = parser.parse_args()
    print("| game | figure | base | today | time, today / base | middle half |\n|---|---|---:|---:|---:|---:|")
    for (game, figure), found in compare(build(asked.commit), Path("build/fast"), asked.rounds, asked.games).items():
        print(found.row(game, figure))


if __name__ == "__main__":
    main()
