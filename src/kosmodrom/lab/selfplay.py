"""Self-play: positions of matches between equal bots, as every seat would see them, with how the match ended."""

import importlib
import multiprocessing
from array import array
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from kosmodrom.bots.judge import Judge, result
from kosmodrom.bots.search import Node, Temper, descend, favourite
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
    """How long each decision is thought about; 0 means that all are made at random."""
    temper: tuple[float, float, int]
    strays: int = 100
    """Of a thousand decisions, how many are made at random, so that all kinds of positions are met."""
    kept: int = 30
    """Of a thousand positions, how many are kept."""
    options: dict[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Lesson:
    """One position: the features of every seat's view, and what each seat won in the end."""

    game: int
    features: Sequence[Sequence[int]]
    result: list[float]


def lessons(schedule: Schedule, judge: Callable[[], Judge], jobs: int) -> Iterator[list[Lesson]]:
    """Those of all games, some games at a time; `judge` makes the judge in each process."""
    starts = range(0, schedule.games, CHUNK)
    chunks = [(schedule, judge, start, min(start + CHUNK, schedule.games)) for start in starts]
    if jobs == 1:
        yield from map(_play_chunk, chunks)
        return
    with multiprocessing.get_context("spawn").Pool(jobs) as pool:
        yield from pool.imap(_play_chunk, chunks)


def _play_chunk(chunk: tuple[Schedule, Callable[[], Judge], int, int]) -> list[Lesson]:
    schedule, judge, start, stop = chunk
    entry: Entry = importlib.import_module(f"{schedule.package}.entry").ENTRY
    made = judge()
    return [lesson for index in range(start, stop) for lesson in play_one(entry, schedule, made, index)]


def play_one(entry: Entry, schedule: Schedule, judge: Judge, index: int) -> list[Lesson]:
    """The lessons of one match."""
    game, luck, temper = entry.game, luck_of(schedule.seed, index), Temper(*schedule.temper)
    s: Any = game.new(schedule.seats, entry.choose(schedule.options), entry.book())
    met: list[list[Sequence[int]]] = []
    while actors := game.actors(s):
        if actors[0] == CHANCE:
            game.apply(s, CHANCE, game.roll(s, luck))
            continue
        seat = actors[luck.below(len(actors))]
        legal = list(game.legal(s, seat))
        if len(legal) > 1 and luck.below(WHOLE) < schedule.kept:
            met.append([array("i", game.features(game.view(s, each))) for each in range(schedule.seats)])
        game.apply(s, seat, _decision(game, s, seat, legal, schedule, judge, temper, luck))
    won = result(game, s)
    return [Lesson(index, features, won) for features in met]


def _decision(
    game: Any, s: Any, seat: int, legal: list[int], schedule: Schedule, judge: Judge, temper: Temper, luck: Luck
) -> int:
    if len(legal) == 1:
        return legal[0]
    if schedule.descents == 0 or luck.below(WHOLE) < schedule.strays:
        return legal[luck.below(len(legal))]
    root, view = Node(), game.view(s, seat)
    for _ in range(schedule.descents):
        descend(game, judge, temper, root, view, luck)
    return favourite(root, seat, legal)
