"""The adviser: what a search thinks of a person's decisions, with an honest chance to win and with reasons.

It searches like a bot, compares the best few decisions closely, and then plays worlds on after each of them: where
they end tells how likely a victory is, and what came of them tells why one decision is better than another.
"""

import time
from collections.abc import Sequence
from itertools import takewhile
from math import hypot
from typing import Any, Final, NamedTuple

from kosmodrom.bots.chances import beside, calibration_in, standing
from kosmodrom.bots.grounds import MOST as MOST_GROUNDS
from kosmodrom.bots.grounds import OPENS, Ground, Pair, grounds_for
from kosmodrom.bots.minds import mind_of
from kosmodrom.bots.playing_on import Future, Prospect
from kosmodrom.bots.search_bot import Budget, Opinion, SearchBot, opinions_in
from kosmodrom.bots.tree_search import Node
from kosmodrom.engine.consequences import later_view
from kosmodrom.engine.fast_random import Luck
from kosmodrom.engine.registry import Entry
from kosmodrom.engine.zone_layout import AGENDA, AGENDAS

LEAST: Final = 10
"""Nothing is said of a decision that the search has looked at less than once in so many looks at its favourite."""
COMPARED: Final = 3
"""So many decisions are played on, the favourite among them,"""
FEWEST: Final = 24
"""in so many worlds at least, however long it takes,"""
WORLDS: Final = 400
"""and in so many at most."""
ADVICE: Final = Budget(30_000, seconds=0.6)
"""How long the adviser looks for the best decision; comparing it with others takes about as long again."""
PLAYED_ON: Final = Budget(WORLDS, seconds=0.25)
"""In how many worlds, and for how long, it then sees what comes of the best few."""
DOUBT: Final = 2.0
"""Within so many standard errors the search cannot tell two decisions apart;"""
ALIKE: Final = 0.05
"""they are almost equal if their chances are no farther apart than this,"""
SAME: Final = 0.01
"""and in any case if they are no farther apart than this."""
PAYING: Final = "pay"
"""What is paid with says nothing of what it is paid for, so it is nothing to look forward to."""


class Advice(NamedTuple):
    """What is thought of one decision; it goes from one process to another."""

    action: int
    chance: float
    """To win with it, from 0 to 1."""
    is_alike: bool = False
    """Whether the search cannot tell it from the favourite."""
    grounds: tuple[Ground, ...] = ()
    """Of the favourite: what it has before the next best; of another one: what the favourite has before it."""


class Played(NamedTuple):
    """Some decisions, played on in the same worlds."""

    before: list[list[list[int]]]
    """The score sheet of each world when it is decided."""
    futures: dict[int, list[Future]]
    """By decision, what came of it in each world."""


class Weighed(NamedTuple):
    """What an adviser knows of a question before it says anything."""

    root: Node
    sound: list[Opinion]
    """What the search thinks of the decisions that can be spoken of, the favourite first."""
    played: Played
    """What came of the best few."""


class Adviser:
    """Advises people by a search of its own."""

    def __init__(self, search: SearchBot, budget: Budget, compared: int = COMPARED) -> None:
        self._search = search
        self._budget = budget
        """For playing on: so many worlds, and no longer than so many seconds."""
        self._compared = compared

    def advice(self, entry: Entry, view: Any, legal: list[int], luck: Luck) -> list[Advice]:
        """What may be said, the favourite first; the few decisions that were played on have grounds."""
        return advice_from(entry, view, legal, self.weighed(entry, view, legal, luck))

    def weighed(self, entry: Entry, view: Any, legal: list[int], luck: Luck) -> Weighed:
        """Search, and play the best few decisions on."""
        root = self._search.compared(entry.game, view, legal, luck)
        opinions = opinions_in(root, view.seat, legal)
        sound = soundest(opinions)
        named = {each.action for each in sound}
        compared = [*sound, *(each for each in opinions if each.action not in named)][: self._compared]
        budget = self._budget._replace(seconds=self._budget.seconds / self._search.crowd)
        return Weighed(root, sound, play_on(entry, view, root, [each.action for each in compared], budget, luck))


def play_on(entry: Entry, view: Any, root: Node, actions: list[int], budget: Budget, luck: Luck) -> Played:
    """Play worlds on after each decision, with the same luck, until the budget is spent."""
    game, started = entry.game, time.perf_counter()
    prospect = Prospect(game, mind_of(game), root, view.seat, actions, entry.held)
    played = Played([], {action: [] for action in actions})
    for done in range(budget.descents):
        if budget.seconds and done >= FEWEST and time.perf_counter() - started >= budget.seconds:
            break
        world, seed = game.sample(view, luck), luck.word()
        played.before.append(game.sheet(world))
        for action, futures in played.futures.items():
            futures.append(prospect.future(world, action, Luck(seed)))
    return played


def advice_from(entry: Entry, view: Any, legal: list[int], weighed: Weighed) -> list[Advice]:
    """Put together what was judged and what was seen."""
    _, sound, played = weighed
    favourite, calibration = sound[0], calibration_in(entry.package)
    at = standing(view.seat, played.before, played.futures[favourite.action])
    best = calibration.chance(at, favourite.worth)
    chances = [beside(best, favourite.worth, each.worth) for each in sound]
    grounds = {action: grounds_before(entry, view, legal, played, action) for action in list(played.futures)[1:]}
    next_best = next(iter(grounds.values()), ())
    told, is_alike = [Advice(favourite.action, chances[0], False, next_best)], True
    for each, chance in zip(sound[1:], chances[1:], strict=True):
        is_doubtful = favourite.worth - each.worth <= DOUBT * hypot(favourite.doubt, each.doubt)
        is_alike = is_alike and chances[0] - chance <= (ALIKE if is_doubtful else SAME)
        told.append(Advice(each.action, chance, is_alike, grounds.get(each.action, ())))
    return told


def grounds_before(entry: Entry, view: Any, legal: list[int], played: Played, other: int) -> tuple[Ground, ...]:
    """What the favourite, which was played on first, has before another decision."""
    favourite = next(iter(played.futures))
    pair = Pair(view.seat, played.before, played.futures[favourite], played.futures[other])
    found = [*grounds_for(pair), *opening(entry, view, legal, (favourite, other), pair)]
    telling = [each for each in found if each.difference] or found
    return tuple(sorted(telling, key=lambda each: -each.weight)[:MOST_GROUNDS])


def opening(entry: Entry, view: Any, legal: list[int], two: tuple[int, int], pair: Pair) -> list[Ground]:
    """A decision of a kind that is offered now, which of two only the first makes possible in the same move.

    It counts where nothing becomes known on the way, so that all worlds agree about it, and where it leads on.
    """
    favourite, other = two
    split = entry.vocabulary.split
    verbs = {split(action)[0] for action in legal} - {PAYING}
    path: list[int] = []
    for step in takewhile(lambda step: len(set(step)) == 1, zip(*(each.further for each in pair.ones), strict=False)):
        path.append(step[0])
        if step[0] not in legal and split(step[0])[0] in verbs:
            is_new = not any(step[0] in each.further for each in pair.others)
            is_known = is_new and is_foreseen(entry.game, view, [favourite, *path[:-1]])
            is_own = is_known and not is_possible(entry.game, view, [other, *path])
            is_reason = is_own and not leads_back(entry, view, favourite, path)
            return [Ground(OPENS, 1, 0, True, seat=view.seat, decisions=tuple(path))] if is_reason else []
    return []


def is_possible(game: Any, view: Any, decisions: Sequence[int]) -> bool:
    """Whether the seat can make these decisions one after another."""
    s = game.sample(view, Luck(1))
    for action in decisions:
        if view.seat not in game.actors(s) or game.refusal(s, view.seat, action) != 0:
            return False
        game.apply(s, view.seat, action)
    return True


def is_foreseen(game: Any, view: Any, decisions: Sequence[int]) -> bool:
    """Whether the seat makes these decisions one after another without learning anything on the way."""
    s = game.sample(view, Luck(1))
    for action in decisions:
        if game.reveals(s, view.seat, action):
            return False
        game.apply(s, view.seat, action)
        if view.seat not in game.actors(s):
            return False
    return True


def leads_back(entry: Entry, view: Any, favourite: int, path: Sequence[int]) -> bool:
    """Whether what follows only undoes some of what the favourite changed, as a move back does."""
    first, last = (later_view(entry.game, view, decisions) for decisions in ([favourite], [favourite, *path]))
    return differences(entry, view, last) < differences(entry, view, first)


def differences(entry: Entry, view: Any, later: Any) -> set[str]:
    """The fields in which two views of a seat differ; what is asked next is none of them."""
    zones = ((entry.layout.table, view.table, later.table), (entry.layout.hand, view.hand, later.hand))
    fields = [(field, *pair) for declared, *pair in zones for field in declared if field.shape not in (AGENDA, AGENDAS)]
    return {field.name for field, before, after in fields if getattr(before, field.name) != getattr(after, field.name)}


def soundest(opinions: list[Opinion]) -> list[Opinion]:
    """The search's favourite, then those worth most among what was looked at often enough to be compared with it.

    What was looked at less often seems a little better than it is, so nothing is said to be better than the favourite.
    """
    favourite, *others = opinions
    sound = [each._replace(worth=min(each.worth, favourite.worth)) for each in others if _is_sound(each, favourite)]
    return [favourite, *sorted(sound, key=lambda each: (-each.worth, -each.visits, each.action))]


def _is_sound(opinion: Opinion, favourite: Opinion) -> bool:
    return opinion.visits * LEAST >= favourite.visits
