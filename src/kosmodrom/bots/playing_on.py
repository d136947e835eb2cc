"""Worlds played on to their end after a decision, to see what comes of it.

After each decision that is compared, the same worlds are played on with the same luck. The seat ends its move as the
search would. From then on everybody decides out of habit, and by what the search looked at as far as its tree goes.
The favourite was looked at more often than the others, so looks count less after it: nobody is played better after
one decision than after another.
"""

from collections.abc import Callable
from typing import Final, Generic

from kosmodrom.bots.evaluation import result
from kosmodrom.bots.tree_search import FINE, Branch, Habits, Mind, Node, branch_of, code_of
from kosmodrom.engine.contract import B, Game, S, V
from kosmodrom.engine.fast_random import Luck
from kosmodrom.engine.playout import roll_all

TRUSTED: Final = 8.0
"""What was looked at so often in the tree is how the seat ends its move."""
USUAL: Final = 4.0
"""Habits weigh as much as so many looks."""
FARTHEST: Final = 3000
"""No world is played on for more decisions; no match of bots is as long."""


class Future:
    """What came of one decision in one world. A move is over when its seat is no longer asked."""

    __slots__ = ("after_move", "after_next", "at_end", "further", "held", "moves", "won")

    def __init__(self) -> None:
        self.after_move: list[list[int]] = []
        """The score sheet, if the match ended there, when the seat's move is over,"""
        self.after_next: list[list[int]] = []
        """when its next move is over,"""
        self.at_end: list[list[int]] = []
        """and at the end of the match."""
        self.held: list[int] = []
        """What the seat holds when its move is over."""
        self.further: list[int] = []
        """The further decisions of the seat in this move."""
        self.moves = 0
        """How many moves the seat made, this one among them."""
        self.won = 0.0
        """Its share in the victory."""


class Prospect(Generic[S, V, B]):
    """Some decisions of a seat, played on in one world after another."""

    def __init__(
        self,
        game: Game[S, V, B],
        mind: Mind,
        root: Node,
        seat: int,
        actions: list[int],
        holdings: Callable[[S, int], list[int]],
    ) -> None:
        self.game = game
        self.habits: Habits = mind.habits
        self.root = root
        self.seat = seat
        self.holdings = holdings
        looks = [looks_at(root, seat, action) for action in actions]
        fewest = max(1, min(looks))
        self.scale: dict[int, float] = {}
        """By decision: how many times as often it was looked at as the one that was looked at least."""
        for at in range(len(actions)):
            self.scale[actions[at]] = max(1.0, looks[at] / fewest)

    def future(self, world: S, action: int, luck: Luck) -> Future:
        """What comes of a decision in a world."""
        game = self.game
        s = game.clone(world)
        found = Future()
        scale = self.scale[action]
        node: Node | None = self.root
        actors = roll_all(game, s, luck)
        first = True
        in_move = True
        for _ in range(FARTHEST):
            if len(actors) == 0:
                break
            if node is not None and len(actors) == 1 and not first:
                legal = game.legal(s, actors[0])
                if len(legal) == 1:
                    self.note(found, actors[0], legal[0])
                    game.apply(s, actors[0], legal[0])
                    actors = roll_all(game, s, luck)
                    in_move = self.look(found, s, actors, in_move)
                    continue
            node = self.decide(found, s, actors, node, scale, action if first else -1, luck)
            first = False
            actors = roll_all(game, s, luck)
            in_move = self.look(found, s, actors, in_move)
        self.finish(found, s)
        return found

    def decide(
        self, found: Future, s: S, actors: list[int], node: Node | None, scale: float, told: int, luck: Luck
    ) -> Node | None:
        """Let those who are asked decide; what follows in the tree, if it is known."""
        if node is None:
            legal = self.game.legal(s, actors[0])
            action = self.habits.choose(legal, luck)
            self.note(found, actors[0], action)
            self.game.apply(s, actors[0], action)
            return None
        leading: Branch | None = None
        for actor in actors:
            if len(actors) > 1 and actor not in roll_all(self.game, s, luck):
                continue
            if actor == self.seat and told >= 0:
                action = told
            else:
                legal = self.game.legal(s, actor)
                action = -1
                if actor == self.seat and found.moves == 0:
                    action = planned(node, actor, legal, TRUSTED * scale)
                if action < 0:
                    action = usual(node, self.habits, actor, legal, scale, luck)
                self.note(found, actor, action)
            branch = branch_of(node, actor, action)
            if branch is not None and (leading is None or actor == self.seat):
                leading = branch
            self.game.apply(s, actor, action)
        return None if leading is None else leading.child

    def note(self, found: Future, actor: int, action: int) -> None:
        """Keep what the seat goes on with in its move."""
        if actor == self.seat and found.moves == 0:
            found.further.append(action)

    def look(self, found: Future, s: S, actors: list[int], in_move: bool) -> bool:
        """Write the sheet down where a move ends; whether the seat is asked."""
        is_asked = self.seat in actors
        if in_move and not is_asked:
            found.moves += 1
            if found.moves == 1:
                found.after_move = self.game.sheet(s)
                found.held = self.holdings(s, self.seat)
            elif found.moves == 2:
                found.after_next = self.game.sheet(s)
        return is_asked

    def finish(self, found: Future, s: S) -> None:
        game = self.game
        found.at_end = game.sheet(s)
        if found.moves == 0:
            found.after_move = found.at_end
            found.held = self.holdings(s, self.seat)
        if found.moves < 2:
            found.after_next = found.at_end
        found.won = result(game, s)[self.seat]


def looks_at(root: Node, seat: int, action: int) -> int:
    """How often a decision was looked at."""
    branch = branch_of(root, seat, action)
    return 0 if branch is None else branch.visits


def planned(node: Node, seat: int, legal: list[int], least: float) -> int:
    """The decision that the search looked at most, if often enough; -1: none."""
    chosen = -1
    most = 0
    for action in legal:
        branch = node.branches.get(code_of(seat, action))
        if branch is not None and branch.visits > most and branch.visits >= least:
            chosen = action
            most = branch.visits
    return chosen


def usual(node: Node, habits: Habits, seat: int, legal: list[int], scale: float, luck: Luck) -> int:
    """Any of the decisions, the more likely the readier one is for it and the more often the search looked at it."""
    if len(legal) == 1:
        return legal[0]
    readiness = 0.0
    for action in legal:
        readiness += habits.of(action)
    weights: list[float] = []
    total = 0.0
    for action in legal:
        weight = USUAL * habits.of(action) / readiness
        branch = node.branches.get(code_of(seat, action))
        if branch is not None:
            weight += branch.visits / scale
        weights.append(weight)
        total += weight
    at = total * luck.below(FINE) / FINE
    for place in range(len(legal)):
        at -= weights[place]
        if at < 0.0:
            return legal[place]
    return legal[-1]
