"""Where a search spends its time, compiled: `make profile` prints the shares for every game.

    bench/profile.py                        a sampling profiler looks at a search in each game
    bench/profile.py GAME SECONDS           the search that is looked at

What a call of the search costs counts for what it called: the rules (states copied, decisions listed and applied,
chance rolled), the views of seats (a rule too: what each may know), their features, the judge's network, or the
sampling of worlds. The rest is the search's own.
"""

import subprocess
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Any

from kosmodrom.bots.minds import mind_of
from kosmodrom.bots.tree_search import Node, Worlds, descend
from kosmodrom.engine.contract import CHANCE
from kosmodrom.engine.fast_random import Luck
from kosmodrom.engine.registry import Entry, find, games

SECONDS = "10"
RATE = "250"
DESCENTS = 1000
SEARCH = "search___descend"
"""The function whose time is divided up, as the compiler names it."""
PARTS = {
    "samples": ("___sample",),
    "views": ("___view",),
    "features": ("___features",),
    "network": ("Network___worths",),
    "rules": ("___apply", "___legal", "___clone", "___actors", "___roll", "___winners", "State_dealloc"),
    "search": ("",),
}
"""By the names of functions; the first part counts that has one among the frames from the search on."""
SHOWN = ("rules", "views", "features", "network", "samples", "search")


def middle_of_a_game(entry: Entry, seed: int) -> Any:
    """A state after a hundred random decisions of two seats, in which a seat is asked."""
    game, luck = entry.game, Luck(seed)
    s: Any = game.new(2, entry.choose({}), entry.book())
    decided = 0
    while (actors := game.actors(s)) and (decided < 100 or actors[0] == CHANCE):
        legal = game.legal(s, actors[0])
        game.apply(s, actors[0], game.roll(s, luck) if actors[0] == CHANCE else legal[luck.below(len(legal))])
        decided += actors[0] != CHANCE
    return s if actors else middle_of_a_game(entry, seed + 1)


def search(entry: Entry, seconds: float) -> None:
    """Search from the middle of a few games."""
    mind, end, seed = mind_of(entry.game), time.perf_counter() + seconds, 0
    while time.perf_counter() < end:
        seed += 1
        s = middle_of_a_game(entry, seed)
        root, luck = Node(), Luck(1)
        worlds = Worlds(entry.game, mind.judge, entry.game.view(s, entry.game.actors(s)[0]))
        for _ in range(DESCENTS):
            descend(mind, root, worlds, luck)


def part_of(frames: list[str]) -> str:
    """To which part the frames below the search belong."""
    return next(part for part, names in PARTS.items() if any(name in frame for name in names for frame in frames))


def shares(key: str) -> dict[str, float]:
    """The parts of a search, as the profiler saw them."""
    with tempfile.TemporaryDirectory() as folder:
        seen = Path(folder) / "seen"
        profiler = [str(Path(sys.executable).with_name("py-spy")), "record", "--native", "--rate", RATE]
        watched = [sys.executable, __file__, key, SECONDS]
        subprocess.run(
            [*profiler, "--format", "raw", "--output", seen, "--", *watched], check=True, capture_output=True
        )
        spent: Counter[str] = Counter()
        for line in seen.read_text(encoding="utf-8").splitlines():
            stack, _, count = line.rpartition(" ")
            frames = stack.split(";")
            depths = [at for at, frame in enumerate(frames) if SEARCH in frame]
            if depths:
                spent[part_of(frames[depths[-1] :])] += int(count)
    if not spent:
        sys.exit("the profiler saw no compiled search; make the compiled build first (make fast)")
    return {part: spent[part] / spent.total() for part in SHOWN}


def main() -> None:
    if len(sys.argv) > 1:
        search(find(sys.argv[1]), float(sys.argv[2]))
        return
    rows = {key: shares(key) for key in games()}
    parts = list(next(iter(rows.values())))
    print(f"| game | {' | '.join(parts)} |\n|---|{'---:|' * len(parts)}")
    for key, row in rows.items():
        print(f"| {key} | " + " | ".join(f"{row[part]:.0%}" for part in parts) + " |")


if __name__ == "__main__":
    main()
