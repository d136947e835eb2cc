"""Plays many random games of every game at every number of seats, and prints a digest of how they ended.

    python -m tools.many_games [--games N] [--jobs J] [--compiled] [GAME …]

Equal seeds must print equal lines in the pure and in the compiled build. Every match must end within the
game's bound, without a problem; one match in a hundred is watched decision by decision.
"""

import argparse
import hashlib
import itertools
import sys
import time
from dataclasses import dataclass
from typing import Any

from kosmodrom.engine.compiled import is_compiled
from kosmodrom.engine.contract import CHANCE
from kosmodrom.engine.fast_random import Luck
from kosmodrom.engine.playout import PlayoutCounts, playout
from kosmodrom.engine.registry import Entry, find, games
from kosmodrom.lab.processes import shared_out

CHUNK = 500
WATCHED = 100
"""One match in so many is checked after each decision."""


@dataclass(frozen=True)
class Task:
    """A run of matches with neighbouring seeds."""

    key: str
    seats: int
    first: int
    count: int


@dataclass(frozen=True)
class Outcome:
    """How a run of matches went."""

    decisions: int
    digest: str
    complaints: list[str]


def option_sets(entry: Entry) -> list[dict[str, str]]:
    """All combinations of options that can be played."""
    found = []
    for values in itertools.product(*(option.values for option in entry.options)):
        chosen = dict(zip((option.key for option in entry.options), values, strict=True))
        pairs = {f"{key}={value}" for key, value in chosen.items()}
        if not any(pairs.issuperset(conflict) for conflict in entry.conflicts):
            found.append(entry.choose(chosen))
    return found


def watch(game: Any, s: Any, luck: Luck, bound: int) -> list[str]:
    """The same match as `playout` plays, looked at after each decision."""
    decisions = 0
    while actors := game.actors(s):
        seat = actors[0]
        if seat == CHANCE:
            game.apply(s, CHANCE, game.roll(s, luck))
        else:
            if len(actors) > 1:
                seat = actors[luck.below(len(actors))]
            legal = game.legal(s, seat)
            game.apply(s, seat, legal[luck.below(len(legal))] if len(legal) > 1 else legal[0])
            decisions += 1
        problems = game.problems(s)
        if problems:
            return [f"after {decisions} decisions: {problem}" for problem in problems]
        if decisions > bound:
            return [f"not over after {decisions} decisions; the bound is {bound}"]
    return []


def play(task: Task) -> Outcome:
    """Play the matches of a task to their ends."""
    entry = find(task.key)
    game, book, options = entry.game, entry.book(), option_sets(entry)
    bound = game.bound(task.seats)
    sha = hashlib.sha256()
    decisions = 0
    complaints: list[str] = []
    for seed in range(task.first, task.first + task.count):
        chosen = options[seed % len(options)]
        place = f"{task.key}, {task.seats} seats, {chosen}, seed {seed}"
        watched = None
        if seed % WATCHED == 0:
            watched = game.new(task.seats, chosen, book)
            troubles = watch(game, watched, Luck(seed), bound)
            complaints += [f"{place}: {trouble}" for trouble in troubles]
            if troubles:
                continue
        s = game.new(task.seats, chosen, book)
        tally = PlayoutCounts()
        playout(game, s, Luck(seed), tally)
        ints = game.encode(s)
        complaints += [f"{place}: at the end: {problem}" for problem in game.problems(s)]
        if tally.choices + tally.forced > bound:
            complaints.append(f"{place}: {tally.choices + tally.forced} decisions; the bound is {bound}")
        if watched is not None and game.encode(watched) != ints:
            complaints.append(f"{place}: stepping gives another end than playing out")
        decisions += tally.choices + tally.forced
        sha.update(repr((ints, game.scores(s), game.winners(s))).encode())
    return Outcome(decisions, sha.hexdigest(), complaints)


def tasks(key: str, seats: int, count: int) -> list[Task]:
    return [Task(key, seats, first, min(CHUNK, count - first)) for first in range(0, count, CHUNK)]


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.many_games")
    parser.add_argument("game", nargs="*", help="which games; all of them by default")
    parser.add_argument("--games", type=int, default=1000, help="matches of each game, over all numbers of seats")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--compiled", action="store_true", help="refuse to run on the pure build")
    arguments = parser.parse_args()
    if arguments.compiled and not is_compiled():
        print("this is the pure build; expected the compiled one", file=sys.stderr)
        return 2
    failed = False
    for key in arguments.game or games():
        seat_numbers = find(key).seats
        for at, seats in enumerate(seat_numbers):
            count = (arguments.games + len(seat_numbers) - 1 - at) // len(seat_numbers)
            started = time.perf_counter()
            outcomes = list(shared_out(play, tasks(key, seats, count), arguments.jobs))
            seconds = time.perf_counter() - started
            digest = hashlib.sha256("".join(outcome.digest for outcome in outcomes).encode()).hexdigest()[:16]
            decisions = sum(outcome.decisions for outcome in outcomes)
            print(f"{key}: {seats} seats, {count} games, {decisions} decisions, digest {digest}", flush=True)
            print(f"{key}: {seats} seats took {seconds:.1f} s", file=sys.stderr)
            for complaint in itertools.chain.from_iterable(outcome.complaints for outcome in outcomes):
                failed = True
                print(complaint, file=sys.stderr)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
