"""The bot itself: how long it thinks, and what it remembers."""

import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Any, Final, NamedTuple

from kosmodrom.bots.admiral_1.search import Mind, Node, Worlds, branch_of, descend, favourite, lead_of
from kosmodrom.engine.contract import B, Game, S, V
from kosmodrom.engine.fast_random import Luck

ENDLESS: Final = 10**9
AT_ONCE: Final = 16
"""Descents between two looks at the clock."""
FORESEEN: Final = 3
"""A question that was foreseen has been thought about already, and gets so many times less time."""
REMEMBERED: Final = 8
"""How many trees are kept for a seat's next question."""


class Budget(NamedTuple):
    """How long a bot may think: so many descents, and no longer than so many seconds."""

    descents: int
    seconds: float = 0.0
    """0 means that only the descents count, so that equal luck gives equal decisions."""


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


class Admiral1:
    """Searches until its budget is spent and takes what it looked at most."""

    def __init__(self, mind_of: Callable[[Game[Any, Any, Any]], Mind], budget: Budget) -> None:
        self._mind_of = mind_of
        self.budget = budget
        self._memory = Memory()

    def choose(self, game: Game[S, V, B], view: V, legal: list[int], luck: Luck) -> int:
        if len(legal) == 1:
            return legal[0]
        root = self._grown(game, view, luck)
        chosen = favourite(root, view.seat, legal)
        self._foresee(game, view, chosen, root, luck)
        return chosen

    def _grown(self, game: Game[S, V, B], view: V, luck: Luck) -> Node:
        mind = self._mind_of(game)
        worlds, root = Worlds(game, mind.judge, view), self._memory.find(_key(game, view)) or Node()
        known, started = root.visits, time.perf_counter()
        seconds = self.budget.seconds / (FORESEEN if known else 1)
        for done in range(known, self.budget.descents):
            if done % AT_ONCE == 0:
                left = self.budget.descents - done
                if seconds:
                    left = min(left, descents_left(done - known, time.perf_counter() - started, seconds))
                if lead_of(root, view.seat) > left or left == 0:
                    break
            descend(mind, root, worlds, luck)
        return root

    def _foresee(self, game: Game[S, V, B], view: V, chosen: int, root: Node, luck: Luck) -> None:
        """Keep the part of the tree under the decision, if the seat is asked again before anything else happens."""
        branch = branch_of(root, view.seat, chosen)
        if branch is None or branch.child is None:
            return
        world = game.sample(view, luck)
        game.apply(world, view.seat, chosen)
        if view.seat in game.actors(world):
            self._memory.keep(_key(game, game.view(world, view.seat)), branch.child)


def descents_left(done: int, spent: float, seconds: float) -> int:
    """How many more descents there will be time for at the present pace."""
    if spent >= seconds:
        return 0
    return int(done * (seconds - spent) / spent) + 1 if done and spent > 0.0 else ENDLESS


def _key(game: Game[S, V, B], view: V) -> tuple[str, tuple[int, ...]]:
    return type(game).__module__, tuple(game.encode_view(view))
