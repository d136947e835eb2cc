"""The work that is measured: random matches and searches of one game, the same again for the same numbers.

Older commits are measured by the same work, so what has another name there is looked for under both.
"""

import importlib
from typing import Any

MIDDLE = 120
"""So many decisions into a match lies the position that is copied, played out and searched."""
NAMES = {
    "Luck": ("engine.fast_random.Luck", "engine.luck.Luck"),
    "PlayoutCounts": ("engine.playout.PlayoutCounts", "engine.playout.Tally"),
    "playout": ("engine.playout.playout",),
    "roll_all": ("engine.playout.roll_all",),
    "Node": ("bots.tree_search.Node", "bots.search.Node"),
    "Worlds": ("bots.tree_search.Worlds", "bots.search.Worlds"),
    "descend": ("bots.tree_search.descend", "bots.search.descend"),
    "mind_of": ("bots.minds.mind_of", "bots.learnt.mind_of"),
    "games": ("engine.registry.games",),
}
"""What a build calls the things that are needed, today's name first."""


def find(name: str) -> Any:
    """A function or class of the build that this Python imports."""
    for path in NAMES[name]:
        module, _, member = path.rpartition(".")
        try:
            return getattr(importlib.import_module(f"kosmodrom.{module}"), member)
        except (ImportError, AttributeError):
            continue
    raise ImportError(f"this build has none of {', '.join(NAMES[name])}")


def is_compiled() -> bool:
    """Whether the rules that this Python imports were compiled."""
    return not str(importlib.import_module("kosmodrom.engine.playout").__file__).endswith(".py")


class Work:
    """What can be asked of one game at its largest table; each method returns how much was done."""

    def __init__(self, entry: Any) -> None:
        self.game, self.book, self.seats = entry.game, entry.book(), max(entry.seats)
        self.options = entry.choose({})
        self.luck, self.counts = find("Luck"), find("PlayoutCounts")
        self.playout, self.roll_all = find("playout"), find("roll_all")
        self.node, self.worlds, self.descend = find("Node"), find("Worlds"), find("descend")
        self.mind = find("mind_of")(self.game)
        self.middle = self.middle_of_a_match()
        self.view = self.game.view(self.middle, self.game.actors(self.middle)[0])

    def middle_of_a_match(self) -> Any:
        """A position in which a seat is asked."""
        game, luck, s = self.game, self.luck(1), self.new()
        for _ in range(MIDDLE):
            self.roll_all(game, s, luck)
            seat = game.actors(s)[0]
            legal = game.legal(s, seat)
            game.apply(s, seat, legal[luck.below(len(legal))])
        self.roll_all(game, s, luck)
        return s

    def new(self) -> Any:
        return self.game.new(self.seats, self.options, self.book)

    def play(self, number: int) -> int:
        """A whole match at random: decisions with two or more options."""
        counts = self.counts()
        self.playout(self.game, self.new(), self.luck(number), counts)
        choices: int = counts.choices
        return choices

    def step(self, number: int) -> int:
        """The same with every decision made from Python, seats in their order."""
        game, luck, s, choices = self.game, self.luck(number), self.new(), 0
        while actors := game.actors(s):
            if actors[0] < 0:
                game.apply(s, actors[0], game.roll(s, luck))
                continue
            legal = game.legal(s, actors[0])
            choices += len(legal) > 1
            game.apply(s, actors[0], legal[luck.below(len(legal))])
        return choices

    def clone(self, _: int) -> int:
        """Copies of the position in the middle."""
        clone, middle = self.game.clone, self.middle
        for _ in range(200):
            clone(middle)
        return 200

    def play_out(self, number: int) -> int:
        """A world that fits what a seat sees in the middle, played to its end."""
        luck = self.luck(number)
        self.playout(self.game, self.game.sample(self.view, luck), luck, self.counts())
        return 1

    def search(self, number: int) -> int:
        """Descents of a search from the middle."""
        luck, root = self.luck(number), self.node()
        worlds = self.worlds(self.game, self.mind.judge, self.view)
        for _ in range(200):
            self.descend(self.mind, root, worlds, luck)
        return 200


def works() -> dict[str, Work]:
    """By game, all that the build has."""
    return {key: Work(entry) for key, entry in find("games")().items()}
