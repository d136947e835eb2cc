"""Search over worlds that fit what a seat sees: many sampled states share one tree of decisions.

The tree holds decisions of seats and nothing else. Chance is drawn anew each time it is passed, and so is all that the
seat cannot see, so a branch stands for a decision, not for what luck made of it. Each seat prefers what is good for
itself. Seats that decide together choose by figures of their own, as if they did not see one another's choice.
"""

from math import exp, sqrt
from typing import Final, Generic

from kosmodrom.bots.judge import Judge, result
from kosmodrom.engine.contract import CHANCE, B, Game, S, V
from kosmodrom.engine.luck import Luck

DEEPEST: Final = 200
"""A path through the tree is cut here."""


AT_FIRST: Final = 8
"""So many states are sampled before the first descent,"""
EACH: Final = 8
"""one more after so many descents,"""
MOST: Final = 256
"""and no more than these."""
SEATS: Final = 8
"""More than any game has."""


class Branch:
    """One decision of one seat in a node: how often it could be made, how often it was, and what came of it."""

    __slots__ = ("available", "child", "prior", "total", "visits")

    def __init__(self, prior: float) -> None:
        self.prior = prior
        self.available = 0
        self.visits = 0
        self.total = 0.0
        """The worth for the deciding seat, summed over the visits; what the world alone is worth is evened out."""
        self.child: Node | None = None


class Node:
    """A place in the tree: the decisions that were open here in some world, by seat and action."""

    __slots__ = ("branches", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.branches: dict[int, Branch] = {}


class Temper:
    """How a search weighs things."""

    __slots__ = ("endings", "explore", "horizon", "sharpness")

    def __init__(self, explore: float, sharpness: float, horizon: int, endings: int) -> None:
        self.explore = explore
        """How much an uncertain branch is preferred."""
        self.sharpness = sharpness
        """How much the judge's first glance at a decision counts; 0 means that no glance is taken."""
        self.horizon = horizon
        """How many turns are looked at; 0 means any number."""
        self.endings = endings
        """From how many random ends of its turn a seat chooses where the tree ends; 0: the judge is asked at once."""


class Worlds(Generic[S, V, B]):
    """States that fit what a seat sees, each with what the judge makes of it at first.

    Much of what a state is worth lies in what the seat cannot see and no decision of it can change. Measured against
    the first worth of the same state, decisions can be told apart that are looked at in different states.
    """

    __slots__ = ("first", "game", "judge", "means", "states", "turn", "view")

    def __init__(self, game: Game[S, V, B], judge: Judge, view: V) -> None:
        self.game = game
        self.judge = judge
        self.view = view
        self.states: list[S] = []
        self.first: list[list[float]] = []
        self.means: list[float] = []
        """The first worths of all states, in the mean, by seat."""
        self.turn = -1

    def next_one(self, luck: Luck) -> int:
        """The number of the state whose turn it is; now and then there is one more."""
        while len(self.states) < AT_FIRST:
            self.add(self.game.sample(self.view, luck))
        self.turn += 1
        if self.turn % EACH == 0 and len(self.states) < MOST:
            self.add(self.game.sample(self.view, luck))
        return self.turn % len(self.states)

    def add(self, s: S) -> None:
        self.states.append(s)
        self.first.append(self.judge.worths(self.game, s))
        self.means = []
        for seat in range(s.seats):
            total = 0.0
            for worths in self.first:
                total += worths[seat]
            self.means.append(total / len(self.first))


class Turns:
    """Counts turns: one is over when nobody is asked any longer who was asked all through it."""

    __slots__ = ("asked", "left")

    def __init__(self, asked: list[int], left: int) -> None:
        self.asked = asked
        self.left = left

    def go_on(self, actors: list[int]) -> None:
        """Look at who is asked now."""
        still = [actor for actor in actors if actor in self.asked]
        if len(still) > 0:
            self.asked = still
        else:
            self.asked = actors
            self.left -= 1


def code_of(seat: int, action: int) -> int:
    """One key for a decision of a seat."""
    return action * SEATS + seat


def settle(game: Game[S, V, B], s: S, luck: Luck) -> list[int]:
    """Let chance decide; the seats that must decide then."""
    actors = game.actors(s)
    while len(actors) > 0 and actors[0] == CHANCE:
        game.apply(s, CHANCE, game.roll(s, luck))
        actors = game.actors(s)
    return actors


def descend(temper: Temper, root: Node, worlds: Worlds[S, V, B], luck: Luck) -> None:
    """Take a world, go down the tree to a new node, judge it, and tell every branch on the way."""
    game = worlds.game
    judge = worlds.judge
    world = worlds.next_one(luck)
    s = game.clone(worlds.states[world])
    node = root
    path: list[Branch] = []
    deciders: list[int] = []
    actors = settle(game, s, luck)
    turns = Turns(actors, temper.horizon)
    while len(actors) > 0 and len(path) < DEEPEST and (turns.left > 0 or temper.horizon == 0):
        if len(actors) == 1:
            legal = game.legal(s, actors[0])
            if len(legal) == 1:
                game.apply(s, actors[0], legal[0])
                actors = settle(game, s, luck)
                turns.go_on(actors)
                continue
        node.visits += 1
        if node.visits == 1 and node is not root:
            break
        leading: Branch | None = None
        for actor in actors:
            if len(actors) > 1 and actor not in settle(game, s, luck):
                continue
            legal = game.legal(s, actor)
            action = choose(game, judge, temper, s, node, actor, legal, luck)
            branch = node.branches[code_of(actor, action)]
            path.append(branch)
            deciders.append(actor)
            if leading is None or actor == worlds.view.seat:
                leading = branch
            game.apply(s, actor, action)
        if leading is None:
            break
        child = leading.child
        if child is None:
            child = Node()
            leading.child = child
        node = child
        actors = settle(game, s, luck)
        turns.go_on(actors)
    worths = outlook(game, judge, temper, turns, s, actors, luck)
    first = worlds.first[world]
    for step in range(len(path)):
        branch = path[step]
        seat = deciders[step]
        branch.visits += 1
        branch.total += worths[seat] - first[seat] + worlds.means[seat]


def choose(
    game: Game[S, V, B], judge: Judge, temper: Temper, s: S, node: Node, seat: int, legal: list[int], luck: Luck
) -> int:
    """The decision that promises most for the seat, or of which too little is known."""
    branches = node.branches
    fresh = 0
    for action in legal:
        if code_of(seat, action) not in branches:
            fresh += 1
    if fresh > 0:
        meet(game, judge, temper, s, node, seat, legal, luck)
    total = 0.0
    visits = 0
    share = 0.0
    for action in legal:
        branch = branches[code_of(seat, action)]
        total += branch.total
        visits += branch.visits
        share += branch.prior
    first = total / visits if visits > 0 else 0.5
    best = -1.0e9
    chosen = legal[0]
    for action in legal:
        branch = branches[code_of(seat, action)]
        branch.available += 1
        worth = branch.total / branch.visits if branch.visits > 0 else first
        worth += temper.explore * branch.prior / share * sqrt(branch.available) / (1 + branch.visits)
        if worth > best:
            best = worth
            chosen = action
    return chosen


def meet(
    game: Game[S, V, B], judge: Judge, temper: Temper, s: S, node: Node, seat: int, legal: list[int], luck: Luck
) -> None:
    """Take up the decisions that were not open here before, each with the judge's first glance at it."""
    for action in legal:
        code = code_of(seat, action)
        if code not in node.branches:
            prior = 1.0
            if temper.sharpness > 0.0 and len(legal) > 1:
                world = game.clone(s)
                game.apply(world, seat, action)
                actors = settle(game, world, luck)
                worths = judge.worths(game, world) if len(actors) > 0 else result(game, world)
                prior = exp(temper.sharpness * worths[seat])
            node.branches[code] = Branch(prior)


def outlook(
    game: Game[S, V, B], judge: Judge, temper: Temper, turns: Turns, s: S, actors: list[int], luck: Luck
) -> list[float]:
    """What a state is worth to each seat, if whoever decides ends the turn as well as a few tries allow."""
    if len(actors) == 0:
        return result(game, s)
    if temper.endings == 0 or (temper.horizon > 0 and turns.left <= 0):
        return judge.worths(game, s)
    seat = actors[0]
    fate = luck.word()
    best = one_ending(game, judge, game.clone(s), actors, turns.asked, Luck(fate), luck)
    for _ in range(temper.endings - 1):
        worths = one_ending(game, judge, game.clone(s), actors, turns.asked, Luck(fate), luck)
        if worths[seat] > best[seat]:
            best = worths
    return best


def one_ending(
    game: Game[S, V, B], judge: Judge, s: S, actors: list[int], asked: list[int], fate: Luck, luck: Luck
) -> list[float]:
    """What a state is worth once the turn was ended at random; a seat may choose its decisions, but not its fate."""
    turn = Turns(asked, 1)
    for _ in range(DEEPEST):
        seat = actors[0]
        legal = game.legal(s, seat)
        game.apply(s, seat, legal[luck.below(len(legal))])
        actors = settle(game, s, fate)
        turn.go_on(actors)
        if len(actors) == 0:
            return result(game, s)
        if turn.left <= 0:
            break
    return judge.worths(game, s)


def branch_of(node: Node, seat: int, action: int) -> Branch | None:
    """The branch of a decision, if the search came upon it."""
    return node.branches.get(code_of(seat, action))


def favourite(root: Node, seat: int, legal: list[int]) -> int:
    """The decision that was made most often, and of equals the one that brought most."""
    chosen = legal[0]
    most = -1
    worth = 0.0
    for action in legal:
        if code_of(seat, action) in root.branches:
            branch = root.branches[code_of(seat, action)]
            mean = branch.total / branch.visits if branch.visits > 0 else 0.0
            if branch.visits > most or (branch.visits == most and mean > worth):
                chosen = action
                most = branch.visits
                worth = mean
    return chosen


def lead_of(root: Node, seat: int) -> int:
    """By how many visits the favourite of a seat is ahead: as many more descents cannot change the choice."""
    most = 0
    next_most = 0
    for code, branch in root.branches.items():
        if code % SEATS == seat:
            if branch.visits > most:
                next_most = most
                most = branch.visits
            elif branch.visits > next_most:
                next_most = branch.visits
    return most - next_most
