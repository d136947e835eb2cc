"""Bots that search a tree within a budget and keep the tree between decisions."""

import time
from collections import OrderedDict
from collections.abc import Callable
from math import sqrt
from typing import Any, Final, NamedTuple

from kosmodrom.bots.tree_search import Branch, Mind, Node, Worlds, branch_of, descend, favourite, lead_of
from kosmodrom.engine.contract import B, Game, S, V
from kosmodrom.engine.fast_random import Luck

ENDLESS: Final = 10**9
AT_ONCE: Final = 16
"""Descents between two looks at the clock."""
FORESEEN: Final = 3
"""A question that was foreseen has been thought about already, and gets so many times less time."""
REMEMBERED: Final = 8
"""How many trees are kept for a seat's next question."""


GLANCE: Final = 200
"""Who is asked for opinions looks at each decision at least once in so many descents,"""
CLOSER: Final = 6
"""and so often at the few that seem best: what was hardly looked at seems better than it is."""
FEW: Final = 4


class Budget(NamedTuple):
    """How long a bot may think: so many descents, and no longer than so many seconds."""

    descents: int
    seconds: float = 0.0
    """0 means that only the descents count, so that equal luck gives equal decisions."""


class Opinion(NamedTuple):
    """What a search thinks of one decision; it goes from one process to another."""

    action: int
    visits: int
    worth: float
    """What the judge makes of it, from 0 to 1; `kosmodrom.bots.chances` makes a chance to win of it."""
    doubt: float = 0.0
    """The standard error of that: a difference that is not much larger tells nothing."""


class Memory:
    """Trees of earlier questions, found again if the seat then sees just what was foreseen."""

    def __init__(self) -> None:
        self._trees: OrderedDict[tuple[str, tuple[int, ...]], Node] = OrderedDict()

    def keep(self, key: tuple[str, tuple[int, ...]], node: Node) -> None:
        self._trees[key] = node
        if len(self._trees) > REMEMBERED:
            self._trees.popitem(last=False)

    def find(self, key: tuple[str, tuple[int, ...]]) -> Node | None:
        return self._trees.pop(key, None)


class SearchBot:
    """Searches until its budget is spent and takes what it looked at most."""

    def __init__(
        self,
        mind_of: Callable[[Game[Any, Any, Any]], Mind],
        budget: Budget,
        *,
        remembers: bool = True,
    ) -> None:
        self._mind_of = mind_of
        self._budget = budget
        self._memory = Memory() if remembers else None
        self.crowd = 1
        """Among how many the time is shared, while others wait for the same thinker."""

    def choose(self, game: Game[S, V, B], view: V, legal: list[int], luck: Luck) -> int:
        if len(legal) == 1:
            return legal[0]
        root = self._grown(game, self._worlds(game, view), luck)
        chosen = favourite(root, view.seat, legal)
        self._foresee(game, view, chosen, root, luck)
        return chosen

    def opinions(self, game: Game[S, V, B], view: V, legal: list[int], luck: Luck) -> list[Opinion]:
        """What it thinks of each decision, the most examined first; the best few are compared closely."""
        return opinions_in(self.compared(game, view, legal, luck), view.seat, legal)

    def compared(self, game: Game[S, V, B], view: V, legal: list[int], luck: Luck) -> Node:
        """The tree in which every decision was looked at, and the best few closely."""
        worlds, mind = self._worlds(game, view), self._mind_of(game)
        root = self._grown(game, worlds, luck)
        looks = root.visits
        for action in legal:
            look_at(mind, root, worlds, luck, action, looks // GLANCE)
        for opinion in sorted(_formed(root, view.seat, legal), key=lambda each: (-each.worth, each.action))[:FEW]:
            look_at(mind, root, worlds, luck, opinion.action, looks // CLOSER)
        return root

    def _worlds(self, game: Game[S, V, B], view: V) -> Worlds[S, V, B]:
        return Worlds(game, self._mind_of(game).judge, view)

    def _grown(self, game: Game[S, V, B], worlds: Worlds[S, V, B], luck: Luck) -> Node:
        mind, root, seat = self._mind_of(game), self._remembered(game, worlds.view), worlds.view.seat
        known, started = root.visits, time.perf_counter()
        seconds = time_for(self._budget, self.crowd, known)
        for done in range(known, self._budget.descents):
            if done % AT_ONCE == 0:
                left = self._budget.descents - done
                if seconds:
                    left = min(left, descents_left(done - known, time.perf_counter() - started, seconds))
                if lead_of(root, seat) > left or left == 0:
                    break
            descend(mind, root, worlds, luck)
        return root

    def _remembered(self, game: Game[S, V, B], view: V) -> Node:
        if self._memory is None:
            return Node()
        return self._memory.find(_key(game, view)) or Node()

    def _foresee(self, game: Game[S, V, B], view: V, chosen: int, root: Node, luck: Luck) -> None:
        """Keep the part of the tree under the decision, if the seat is asked again before anything else happens."""
        branch = branch_of(root, view.seat, chosen)
        if self._memory is None or branch is None or branch.child is None:
            return
        world = game.sample(view, luck)
        game.apply(world, view.seat, chosen)
        if view.seat in game.actors(world):
            self._memory.keep(_key(game, game.view(world, view.seat)), branch.child)


def time_for(budget: Budget, crowd: int, known: int) -> float:
    """The seconds for a question, shared with a crowd; less if something is known of it."""
    return budget.seconds / crowd / (FORESEEN if known else 1)


def descents_left(done: int, spent: float, seconds: float) -> int:
    """How many more descents there will be time for at the present pace."""
    if spent >= seconds:
        return 0
    return int(done * (seconds - spent) / spent) + 1 if done and spent > 0.0 else ENDLESS


def look_at(mind: Mind, root: Node, worlds: Worlds[S, V, B], luck: Luck, action: int, least: int) -> None:
    """Look at a decision until it was looked at so often."""
    branch = branch_of(root, worlds.view.seat, action)
    for _ in range(branch.visits if branch else 0, least):
        descend(mind, root, worlds, luck, action)


def opinions_in(root: Node, seat: int, legal: list[int]) -> list[Opinion]:
    """What a tree says of each decision that was looked at, the most examined first."""
    return sorted(_formed(root, seat, legal), key=lambda each: (-each.visits, -each.worth, each.action))


def _formed(root: Node, seat: int, legal: list[int]) -> list[Opinion]:
    """An opinion of each decision that was looked at."""
    branches = [(action, branch_of(root, seat, action)) for action in legal]
    return [
        Opinion(action, branch.visits, chance(branch), doubt(branch))
        for action, branch in branches
        if branch and branch.visits
    ]


def doubt(branch: Branch) -> float:
    """The standard error of the mean worth of a decision."""
    mean = branch.total / branch.visits
    return sqrt(max(0.0, branch.squares / branch.visits - mean * mean) / branch.visits)


def chance(branch: Branch) -> float:
    """The mean worth of a decision as a chance: evened out over worlds it may lie a little outside."""
    return min(1.0, max(0.0, branch.total / branch.visits))


def _key(game: Game[S, V, B], view: V) -> tuple[str, tuple[int, ...]]:
    return type(game).__module__, tuple(game.encode_view(view))
