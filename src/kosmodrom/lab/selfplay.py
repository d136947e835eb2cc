"""Self-play: matches between equal bots, as positions that every seat would see, with how the match ended."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from kosmodrom.bots.evaluation import result
from kosmodrom.bots.greedy import GreedyBot
from kosmodrom.bots.tree_search import Mind, Node, Worlds, descend, favourite
from kosmodrom.engine.contract import CHANCE
from kosmodrom.engine.deck import Deck
from kosmodrom.engine.fast_random import Luck
from kosmodrom.engine.registry import Entry, entry_in
from kosmodrom.lab.processes import Workers, shared_out
from kosmodrom.lab.simulate import luck_of

CHUNK: Final = 8
WHOLE: Final = 1000


@dataclass(frozen=True)
class SelfPlayPlan:
    """What is to be played."""

    package: str
    seats: int
    games: int
    seed: str
    descents: int
    """How long each decision is searched for; 0 means that a greedy bot decides, less that chance does."""
    strays: int = 50
    """Of a thousand decisions, how many are made at random, so that all kinds of positions are met."""
    kept: int = 200
    """Of a thousand positions, how many are kept."""
    whims: tuple[int, ...] = ()
    """Decisions that are hardly ever made."""
    whimsical: int = 0
    """Of a thousand of them, how many a seat is set on making when first it can."""
    options: dict[str, str] = field(default_factory=dict)
    deck: Deck | None = None


@dataclass(frozen=True)
class Choice:
    """A decision of a bot among several."""

    chosen: int
    offered: list[int]


@dataclass(frozen=True)
class Played:
    """One match: some of its positions in their order, how it ended, and what the bots chose."""

    features: NDArray[np.int16]
    """By position, seat and feature."""
    result: list[float]
    scores: list[int]
    choices: list[Choice] = field(default_factory=list)


def matches(schedule: SelfPlayPlan, mind: Callable[[], Mind], jobs: Workers) -> Iterator[list[Played]]:
    """All of a schedule, some at a time; `mind` makes the mind of the bots in each process."""
    starts = range(0, schedule.games, CHUNK)
    chunks = [(schedule, mind, start, min(start + CHUNK, schedule.games)) for start in starts]
    return shared_out(_play_chunk, chunks, jobs)


def _play_chunk(chunk: tuple[SelfPlayPlan, Callable[[], Mind], int, int]) -> list[Played]:
    schedule, mind, start, stop = chunk
    entry, made = entry_in(schedule.package), mind()
    return [play_one(entry, schedule, made, index) for index in range(start, stop)]


def play_one(entry: Entry, schedule: SelfPlayPlan, mind: Mind, index: int) -> Played:
    """One match; its first question is always kept. What is done astray or on a whim is nobody's choice."""
    game, luck = entry.game, luck_of(schedule.seed, index)
    s: Any = game.new(schedule.seats, entry.choose(schedule.options), entry.book(schedule.deck))
    met: list[list[list[int]]] = []
    choices: list[Choice] = []
    whims = [{each for each in schedule.whims if luck.below(WHOLE) < schedule.whimsical} for _ in range(schedule.seats)]
    while actors := game.actors(s):
        if actors[0] == CHANCE:
            game.apply(s, CHANCE, game.roll(s, luck))
            continue
        seat = actors[luck.below(len(actors))]
        legal = list(game.legal(s, seat))
        if not met or (len(legal) > 1 and luck.below(WHOLE) < schedule.kept):
            met.append([game.features(game.view(s, each)) for each in range(schedule.seats)])
        if len(legal) == 1 or schedule.descents < 0 or luck.below(WHOLE) < schedule.strays:
            action = legal[luck.below(len(legal))]
        elif wished := whims[seat] & set(legal):
            action = min(wished)
            whims[seat].remove(action)
        else:
            action = _decision(game, game.view(s, seat), legal, schedule.descents, mind, luck)
            choices.append(Choice(action, legal))
        game.apply(s, seat, action)
    return Played(np.array(met, dtype=np.int16), result(game, s), list(game.scores(s)), choices)


def _decision(game: Any, view: Any, legal: list[int], descents: int, mind: Mind, luck: Luck) -> int:
    if descents == 0:
        return GreedyBot(lambda _: mind.judge, worlds=1).choose(game, view, legal, luck)
    root, worlds = Node(), Worlds(game, mind.judge, view)
    for _ in range(descents):
        descend(mind, root, worlds, luck)
    return favourite(root, view.seat, legal)
