"""Grounds of hints, each counted again by the engine in other worlds that fit what its seat sees."""

from collections.abc import Iterator
from math import sqrt
from statistics import fmean, pvariance
from typing import Any, NamedTuple

from bots.test_bots import entry_of, questions
from kosmodrom.bots.adviser import Advice, Adviser, Weighed, advice_from
from kosmodrom.bots.grounds import ALL, END, KEPT, MOVE, NEXT, NOW, OPENS, Ground
from kosmodrom.bots.levels import searcher
from kosmodrom.bots.minds import mind_of
from kosmodrom.bots.playing_on import Future, Prospect
from kosmodrom.bots.search_bot import Budget
from kosmodrom.bots.tree_search import Node
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


class Asked(NamedTuple):
    """A question, with what an adviser found."""

    entry: Entry
    view: Any
    legal: list[int]
    weighed: Weighed
    advice: list[Advice]

    @property
    def favourite(self) -> int:
        return self.advice[0].action


class Claim(NamedTuple):
    """A ground, what it was found for, and the decision that it is held against."""

    asked: Asked
    ground: Ground
    other: int


def asked(entry: Entry, s: Any, seat: int, luck: int) -> Asked:
    view, legal = entry.game.view(s, seat), list(entry.game.legal(s, seat))
    weighed = Adviser(searcher(SEARCH), PLAYED_ON).weighed(entry, view, legal, Luck(luck))
    return Asked(entry, view, legal, weighed, advice_from(entry, view, legal, weighed))


def claims(key: str, most: int) -> Iterator[Claim]:
    """Grounds drawn from games."""
    entry, seed, found = entry_of(key), 0, 0
    while found < most:
        seed += 1
        for s, seat in questions(entry, seed, EVERY):
            one = asked(entry, s, seat, seed)
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


def futures(claim: Claim, root: Node, luck: Luck) -> list[tuple[Any, Future, Future]]:
    """Other worlds, with what comes of both decisions in each."""
    asked = claim.asked
    game, view = asked.entry.game, asked.view
    actions = list(asked.weighed.played.futures)
    prospect = Prospect(game, mind_of(game), root, view.seat, actions, asked.entry.held)
    found = []
    for _ in range(WORLDS):
        world, seed = game.sample(view, luck), luck.word()
        one, other = (prospect.future(world, action, Luck(seed)) for action in (asked.favourite, claim.other))
        found.append((world, one, other))
    return found


def brought(claim: Claim, world: Any, future: Future) -> float:
    """What the ground speaks of, in one world: from the engine's own scores where the whole sheet is meant."""
    ground, game = claim.ground, claim.asked.entry.game
    if ground.kind == KEPT:
        return float(future.held[ground.row])
    assert column_sums(game.sheet(world)) == list(game.scores(world))
    return float(sum(changed(claim, world, future, row) for row in range(len(game.sheet(world)))))


def changed(claim: Claim, world: Any, future: Future, row: int) -> int:
    """By how much one row of the seat's score sheet changes in the time that the ground speaks of."""
    ground, now = claim.ground, claim.asked.entry.game.sheet(world)
    sheets = {NOW: now, MOVE: future.after_move, NEXT: future.after_next, END: future.at_end}
    return int(sheets[ground.until][row][ground.seat] - sheets[ground.since][row][ground.seat])


def problems(claim: Claim, luck: int) -> list[str]:
    """What is wrong with a ground; empty if it holds."""
    ground, asked = claim.ground, claim.asked
    if ground.kind == OPENS:
        return opening_problems(claim, luck)
    worlds = futures(claim, asked.weighed.root, Luck(luck))
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
    ground, game = claim.ground, claim.asked.entry.game
    rows = range(len(game.sheet(worlds[0][0])))
    means = [
        [fmean([changed(claim, world, pair[at], row) for world, *pair in worlds]) for row in rows] for at in (0, 1)
    ]
    apart = [one - other for one, other in zip(*means, strict=True)]
    amounts = [abs(each) for each in (means[0] if round(ground.amount) == round(ground.other) else apart)]
    return float(amounts[ground.row] / sum(amounts))


def opening_problems(claim: Claim, luck: int) -> list[str]:
    """Whether the decision is refused now, in every world, and legal after those that lead to it."""
    asked, (*before, opened) = claim.asked, claim.ground.decisions
    game, seat, luck_ = asked.entry.game, asked.view.seat, Luck(luck)
    for _ in range(WORLDS):
        s = game.sample(asked.view, luck_)
        if game.refusal(s, seat, opened) == 0:
            return ["it can be decided now"]
        for action in (asked.favourite, *before):
            if game.refusal(s, seat, action) != 0 or game.reveals(s, seat, action):
                return ["what leads to it cannot be decided, or shows something"]
            game.apply(s, seat, action)
        if CHANCE in game.actors(s) or game.refusal(s, seat, opened) != 0:
            return ["it cannot be decided then"]
    return []
