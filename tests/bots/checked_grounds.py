"""Grounds of hints, each counted again by the engine in other worlds that fit what its seat sees."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from math import sqrt
from statistics import fmean, pvariance
from typing import Any, NamedTuple

from bots.test_bots import entry_of, questions
from kosmodrom.bots.adviser import Advice, Adviser, Weighed, advice_from, is_possible
from kosmodrom.bots.grounds import ALL, END, KEPT, MOVE, NEXT, NOW, OPENS, Ground
from kosmodrom.bots.levels import searcher
from kosmodrom.bots.minds import mind_of
from kosmodrom.bots.playing_on import Future, Prospect
from kosmodrom.bots.search_bot import Budget
from kosmodrom.engine.contract import CHANCE, column_sums
from kosmodrom.engine.fast_random import Luck
from kosmodrom.engine.registry import Entry

SEARCH = Budget(400)
PLAYED_ON = Budget(60)
WORLDS = 80
"""In so many other worlds a ground is counted again."""
SPREADS = 4.0
"""So many standard errors apart, together with half a point, are two counts that may be the same."""
LARGEST = 0.6
"""The row that a ground names has at least so much of it."""
EVERY = 23
"""Questions so far from one another come from all parts of a game."""
KEPT_WORLDS = 64
"""So many sets of other worlds are kept, because several grounds are counted again in the same ones."""


@dataclass(frozen=True, eq=False)
class Thought:
    """What an adviser knows of a question before it says anything."""

    entry: Entry
    view: Any
    legal: list[int]
    weighed: Weighed


THOUGHTS: dict[tuple[str, int, int], Thought] = {}
"""By game, seed and number: a search takes long, so all who draw the same question share what was thought of it."""


class Asked(NamedTuple):
    """A question that was thought about, with what an adviser says of it."""

    thought: Thought
    advice: list[Advice]

    @property
    def favourite(self) -> int:
        return self.advice[0].action


class Claim(NamedTuple):
    """A ground, what it was found for, and the decision that it is held against."""

    asked: Asked
    ground: Ground
    other: int


def thought_of(entry: Entry, s: Any, seat: int, luck: int) -> Thought:
    view, legal = entry.game.view(s, seat), list(entry.game.legal(s, seat))
    return Thought(entry, view, legal, Adviser(searcher(SEARCH), PLAYED_ON).weighed(entry, view, legal, Luck(luck)))


def said_of(thought: Thought) -> Asked:
    return Asked(thought, advice_from(thought.entry, thought.view, thought.legal, thought.weighed))


def claims(key: str, most: int) -> Iterator[Claim]:
    """Grounds drawn from games."""
    entry, seed, found = entry_of(key), 0, 0
    while found < most:
        seed += 1
        for number, (s, seat) in enumerate(questions(entry, seed, EVERY)):
            if (key, seed, number) not in THOUGHTS:
                THOUGHTS[key, seed, number] = thought_of(entry, s, seat, seed)
            one = said_of(THOUGHTS[key, seed, number])
            for each in one.advice[1:]:
                for ground in each.grounds:
                    found += 1
                    yield Claim(one, ground, each.action)
            if found >= most:
                return


class Count(NamedTuple):
    """What came of a decision in many worlds: its mean, and how sure that is."""

    mean: float
    error: float


def counted(amounts: list[float]) -> Count:
    return Count(fmean(amounts), sqrt(pvariance(amounts) / len(amounts)))


def futures(claim: Claim, luck: int) -> list[tuple[Any, Future, Future]]:
    """Other worlds, with what comes of both decisions in each."""
    thought = claim.asked.thought
    ones, others = (after(thought, luck, action) for action in (claim.asked.favourite, claim.other))
    return [(world, *pair) for (world, _), *pair in zip(other_worlds(thought, luck), ones, others, strict=True)]


@lru_cache(maxsize=KEPT_WORLDS)
def other_worlds(thought: Thought, luck: int) -> list[tuple[Any, int]]:
    """Worlds that fit what the seat sees, with a seed for each."""
    drawn = Luck(luck)
    return [(thought.entry.game.sample(thought.view, drawn), drawn.word()) for _ in range(WORLDS)]


@lru_cache(maxsize=KEPT_WORLDS)
def after(thought: Thought, luck: int, action: int) -> list[Future]:
    """What comes of a decision in each of the worlds."""
    game, entry, root = thought.entry.game, thought.entry, thought.weighed.root
    prospect = Prospect(game, mind_of(game), root, thought.view.seat, list(thought.weighed.played.futures), entry.held)
    return [prospect.future(world, action, Luck(seed)) for world, seed in other_worlds(thought, luck)]


def brought(claim: Claim, world: Any, future: Future) -> float:
    """What the ground speaks of, in one world: from the engine's own scores where the whole sheet is meant."""
    ground, game = claim.ground, claim.asked.thought.entry.game
    if ground.kind == KEPT:
        return float(future.held[ground.row])
    if ground.row != ALL:
        return float(changed(claim, world, future, ground.row))
    assert column_sums(game.sheet(world)) == list(game.scores(world))
    return float(sum(changed(claim, world, future, row) for row in range(len(game.sheet(world)))))


def changed(claim: Claim, world: Any, future: Future, row: int) -> int:
    """By how much one row of the seat's score sheet changes in the time that the ground speaks of."""
    ground, now = claim.ground, claim.asked.thought.entry.game.sheet(world)
    sheets = {NOW: now, MOVE: future.after_move, NEXT: future.after_next, END: future.at_end}
    return int(sheets[ground.until][row][ground.seat] - sheets[ground.since][row][ground.seat])


def problems(claim: Claim, luck: int) -> list[str]:
    """What is wrong with a ground; empty if it holds."""
    ground = claim.ground
    if ground.kind == OPENS:
        return opening_problems(claim, luck)
    worlds = futures(claim, luck)
    ones, others = ([brought(claim, world, pair[at]) for world, *pair in worlds] for at in (0, 1))
    apart = counted([one - other for one, other in zip(ones, others, strict=True)])
    found = []
    for name, said, count in (
        ("amount", ground.amount, counted(ones)),
        ("other", ground.other, counted(others)),
        ("difference", ground.difference, apart),
    ):
        if abs(said - count.mean) > 0.5 + SPREADS * sqrt(2) * count.error:
            found.append(f"{name}: said {said:.2f}, found {count.mean:.2f} ± {count.error:.2f}")
    if round(ground.amount) != round(ground.other) and ground.difference * apart.mean <= 0:
        found.append(f"said to differ by {ground.difference:.2f}, found {apart.mean:.2f} ± {apart.error:.2f}")
    if ground.kind != KEPT and ground.row != ALL:
        share = row_share(claim, worlds)
        if share < LARGEST:
            found.append(f"row {ground.row} has {share:.2f} of it")
    return found


def row_share(claim: Claim, worlds: list[tuple[Any, Future, Future]]) -> float:
    """How much of what a ground speaks of stands in the row that it names."""
    ground, game = claim.ground, claim.asked.thought.entry.game
    rows = range(len(game.sheet(worlds[0][0])))
    means = [
        [fmean([changed(claim, world, pair[at], row) for world, *pair in worlds]) for row in rows] for at in (0, 1)
    ]
    apart = [one - other for one, other in zip(*means, strict=True)]
    amounts = [abs(each) for each in (means[0] if round(ground.amount) == round(ground.other) else apart)]
    return float(amounts[ground.row] / sum(amounts))


def opening_problems(claim: Claim, luck: int) -> list[str]:
    """Whether the decision is refused now, in every world, and legal after those that lead to it."""
    thought, (*before, opened) = claim.asked.thought, claim.ground.decisions
    game, seat, drawn = thought.entry.game, thought.view.seat, Luck(luck)
    for _ in range(WORLDS):
        s = game.sample(thought.view, drawn)
        if game.refusal(s, seat, opened) == 0:
            return ["it can be decided now"]
        for action in (claim.asked.favourite, *before):
            if game.refusal(s, seat, action) != 0 or game.reveals(s, seat, action):
                return ["what leads to it cannot be decided, or shows something"]
            game.apply(s, seat, action)
        if CHANCE in game.actors(s) or game.refusal(s, seat, opened) != 0:
            return ["it cannot be decided then"]
        if is_possible(game, thought.view, [claim.other, *claim.ground.decisions]):
            return ["it can be decided after the other decision as well"]
    return []
