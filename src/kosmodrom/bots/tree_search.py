"""Search over worlds that fit what a seat sees: many sampled states share one tree of decisions.

The tree holds decisions of seats and nothing else. Chance is drawn anew each time it is passed, and worlds take turns,
so a branch stands for a decision, not for what luck made of it. Each seat prefers what is good for itself. Seats that
decide together choose by figures of their own, as if they did not see one another's choice.

Where the tree ends in the middle of a turn, the turn is ended out of habit and judged then: half a turn, such as a card
taken and not yet paid for, looks better or worse than it is. In some games it helps to play a few turns more.
"""

from math import sqrt
from typing import Final, Generic

from kosmodrom.bots.evaluation import Judge, result
from kosmodrom.engine.contract import B, Game, S, V
from kosmodrom.engine.fast_random import Luck
from kosmodrom.engine.playout import roll_all

DEEPEST: Final = 200
"""A path through the tree is cut here, and so is a turn that is ended out of habit."""
EXPLORE: Final = 0.1
"""How much a decision of which little is known is preferred."""
AT_FIRST: Final = 8
"""So many states are sampled before the first descent,"""
EACH: Final = 8
"""one more after so many descents,"""
MOST: Final = 256
"""and no more than these."""
FINE: Final = 1 << 20
"""How finely luck weighs habits."""
FREELY: Final = -1
SEATS: Final = 8
"""More than any game has."""


class Habits:
    """What is usually done: how readily each decision is made when it is offered beside others."""

    __slots__ = ("readiness",)

    def __init__(self, readiness: list[float]) -> None:
        self.readiness = readiness
        """By decision; whoever has no habits is as ready for everything."""

    def of(self, action: int) -> float:
        return self.readiness[action] if len(self.readiness) > 0 else 1.0

    def choose(self, legal: list[int], luck: Luck) -> int:
        """Any of the decisions, the more likely the readier."""
        readiness = self.readiness
        if len(legal) == 1 or len(readiness) == 0:
            return legal[luck.below(len(legal))]
        total = 0.0
        for action in legal:
            total += readiness[action]
        at = total * luck.below(FINE) / FINE
        for action in legal:
            at -= readiness[action]
            if at < 0.0:
                return action
        return legal[-1]


class Mind:
    """What bots know of a game: how good a state is, what is usually done, and how far to go before judging."""

    __slots__ = ("habits", "judge", "turns")

    def __init__(self, judge: Judge, habits: Habits, turns: int) -> None:
        self.judge = judge
        self.habits = habits
        self.turns = turns
        """How many more turns of each seat are played out of habit where the tree ends, once the turn there is over."""


class Branch:
    """One decision of one seat in a node: how often it could be made, how often it was, and what came of it."""

    __slots__ = ("available", "child", "habit", "squares", "total", "visits")

    def __init__(self, habit: float) -> None:
        self.habit = habit
        self.available = 0
        self.visits = 0
        self.total = 0.0
        """The worth for the deciding seat, summed over the visits; what the world alone is worth is evened out."""
        self.squares = 0.0
        """The squares of the same, summed: how much what came of it differed."""
        self.child: Node | None = None


class Node:
    """A place in the tree: the decisions that were open here in some world, by seat and action."""

    __slots__ = ("branches", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.branches: dict[int, Branch] = {}


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


class Turn:
    """A turn is over when nobody is asked any longer who was asked all through it."""

    __slots__ = ("asked", "over")

    def __init__(self, asked: list[int]) -> None:
        self.asked = asked
        self.over = False

    def go_on(self, actors: list[int]) -> None:
        """Look at who is asked now; somebody else begins a turn of their own."""
        asked = self.asked
        if len(asked) == 1 and len(actors) == 1:
            self.over = asked[0] != actors[0]
            self.asked = actors
            return
        still = [actor for actor in actors if actor in asked]
        self.over = len(still) == 0
        self.asked = actors if self.over else still


def code_of(seat: int, action: int) -> int:
    """One key for a decision of a seat."""
    return action * SEATS + seat


def descend(mind: Mind, root: Node, worlds: Worlds[S, V, B], luck: Luck, first_step: int = FREELY) -> None:
    """Take a world, go down the tree to a new node, judge it, and tell every branch on the way.

    The seat's first step can be told; otherwise it is what promises most.
    """
    game = worlds.game
    world = worlds.next_one(luck)
    s = game.clone(worlds.states[world])
    node = root
    path: list[Branch] = []
    deciders: list[int] = []
    actors = roll_all(game, s, luck)
    turn = Turn(actors)
    while len(actors) > 0 and len(path) < DEEPEST:
        if len(actors) == 1:
            legal = game.legal(s, actors[0])
            if len(legal) == 1:
                game.apply(s, actors[0], legal[0])
                actors = roll_all(game, s, luck)
                turn.go_on(actors)
                continue
        node.visits += 1
        if node.visits == 1 and node is not root:
            break
        leading: Branch | None = None
        for actor in actors:
            if len(actors) > 1 and actor not in roll_all(game, s, luck):
                continue
            action = choose(node, mind.habits, actor, game.legal(s, actor))
            if first_step != FREELY and node is root and actor == worlds.view.seat:
                action = first_step
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
        actors = roll_all(game, s, luck)
        turn.go_on(actors)
    worths = outlook(game, mind, turn, s, actors, luck)
    first = worlds.first[world]
    for step in range(len(path)):
        branch = path[step]
        seat = deciders[step]
        branch.visits += 1
        worth = worths[seat] - first[seat] + worlds.means[seat]
        branch.total += worth
        branch.squares += worth * worth


def choose(node: Node, habits: Habits, seat: int, legal: list[int]) -> int:
    """The decision that promises most for the seat, or of which too little is known for how usual it is."""
    branches: list[Branch] = []
    total = 0.0
    visits = 0
    readiness = 0.0
    for action in legal:
        branch = node.branches.get(code_of(seat, action))
        if branch is None:
            branch = Branch(habits.of(action))
            node.branches[code_of(seat, action)] = branch
        branches.append(branch)
        total += branch.total
        visits += branch.visits
        readiness += branch.habit
    usual = total / visits if visits > 0 else 0.5
    curiosity = EXPLORE / readiness
    best = -1.0e9
    chosen = 0
    for at in range(len(branches)):
        branch = branches[at]
        branch.available += 1
        worth = branch.total / branch.visits if branch.visits > 0 else usual
        worth += curiosity * branch.habit * sqrt(float(branch.available)) / (1 + branch.visits)
        if worth > best:
            best = worth
            chosen = at
    return legal[chosen]


def outlook(game: Game[S, V, B], mind: Mind, turn: Turn, s: S, actors: list[int], luck: Luck) -> list[float]:
    """What a state is worth to each seat, once its turn and a few more have been ended out of habit."""
    turns = mind.turns * s.seats + (0 if turn.over else 1)
    for _ in range(DEEPEST):
        if turns == 0 or len(actors) == 0:
            break
        game.apply(s, actors[0], mind.habits.choose(game.legal(s, actors[0]), luck))
        actors = roll_all(game, s, luck)
        turn.go_on(actors)
        if turn.over:
            turns -= 1
    return mind.judge.worths(game, s) if len(actors) > 0 else result(game, s)


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
