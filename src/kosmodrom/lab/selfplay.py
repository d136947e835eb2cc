"""Self-play: matches between equal bots, as positions that every seat would see, with how the match ended."""

import importlib
import multiprocessing
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from kosmodrom.bots.greedy import GreedyBot
from kosmodrom.bots.judge import Judge, result
from kosmodrom.bots.search import Node, Temper, Worlds, descend, favourite
from kosmodrom.engine.contract import CHANCE
from kosmodrom.engine.luck import Luck
from kosmodrom.engine.registry import Entry
from kosmodrom.lab.simulate import luck_of

CHUNK: Final = 8
WHOLE: Final = 1000


@dataclass(frozen=True)
class Schedule:
    """What is to be played."""

    package: str
    seats: int
    games: int
    seed: str
    descents: int
    """How long each decision is searched for; 0 means that a greedy bot decides, less that chance does."""
    temper: tuple[float, float, int, int]
    strays: int = 50
    """Of a thousand decisions, how many are made at random, so that all kinds of positions are met."""
    kept: int = 200
    """Of a thousand positions, how many are kept."""
    options: dict[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Played:
    """One match: some of its positions in their order, and how it ended."""

    features: NDArray[np.int16]
    """By position, seat and feature."""
    result: list[float]
    scores: list[int]


def matches(schedule: Schedule, judge: Callable[[], Judge], jobs: int) -> Iterator[list[Played]]:
    """All of a schedule, some at a time; `judge` makes the judge in each process."""
    starts = range(0, schedule.games, CHUNK)
    chunks = [(schedule, judge, start, min(start + CHUNK, schedule.games)) for start in starts]
    if jobs == 1:
        yield from map(_play_chunk, chunks)
        return
    with multiprocessing.get_context("spawn").Pool(jobs) as pool:
        yield from pool.imap(_play_chunk, chunks)


def _play_chunk(chunk: tuple[Schedule, Callable[[], Judge], int, int]) -> list[Played]:
    schedule, judge, start, stop = chunk
    entry: Entry = importlib.import_module(f"{schedule.package}.entry").ENTRY
    made = judge()
    return [play_one(entry, schedule, made, index) for index in range(start, stop)]


def play_one(entry: Entry, schedule: Schedule, judge: Judge, index: int) -> Played:
    """One match; its first question is always kept."""
    game, luck, temper = entry.game, luck_of(schedule.seed, index), Temper(*schedule.temper)
    s: Any = game.new(schedule.seats, entry.choose(schedule.options), entry.book())
    met: list[list[list[int]]] = []
    while actors := game.actors(s):
        if actors[0] == CHANCE:
            game.apply(s, CHANCE, game.roll(s, luck))
            continue
        seat = actors[luck.below(len(actors))]
        legal = list(game.legal(s, seat))
        if not met or (len(legal) > 1 and luck.below(WHOLE) < schedule.kept):
            met.append([game.features(game.view(s, each)) for each in range(schedule.seats)])
        game.apply(s, seat, _decision(game, s, seat, legal, schedule, judge, temper, luck))
    return Played(np.array(met, dtype=np.int16), result(game, s), list(game.scores(s)))


def _decision(
    game: Any, s: Any, seat: int, legal: list[int], schedule: Schedule, judge: Judge, temper: Temper, luck: Luck
) -> int:
    if len(legal) == 1:
        return legal[0]
    if schedule.descents < 0 or luck.below(WHOLE) < schedule.strays:
        return legal[luck.below(len(legal))]
    view = game.view(s, seat)
    if schedule.descents == 0:
        return GreedyBot(lambda _: judge, worlds=1).choose(game, view, legal, luck)
    root, worlds = Node(), Worlds(game, judge, view)
    for _ in range(schedule.descents):
        descend(temper, root, worlds, luck)
    return favourite(root, seat, legal)
