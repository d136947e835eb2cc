"""Twin worlds: a decision that a watcher did not learn is made otherwise, and then both worlds go on alike.

Samples of a view never show a move half made, and suppose what is usual. Twins are two histories of one match, so
whatever was decided in secret, at any time, must stay out of what the watcher gets to see, to hear and to read.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from conformance.walks import Case, Step, applied, record, seen, told_to
from kosmodrom.engine.contract import CHANCE
from kosmodrom.engine.fast_random import Luck

SECRETS = 2
"""Decisions of each verb that are made otherwise."""
ALTERNATIVES = 2
"""In how many other ways."""
TOGETHER = 24
"""How far both worlds go on together, at most."""


Path = tuple[tuple[int, int], ...]
"""Decisions one after another, each with who decides."""


@dataclass(frozen=True)
class Twins:
    """Two worlds that some watchers cannot tell apart, and the decision that comes next in both."""

    root: Any
    """The state in which they parted."""
    paths: tuple[Path, Path]
    """How each came from there."""
    one: Any
    other: Any
    watchers: list[int]
    who: int
    action: int

    @property
    def age(self) -> int:
        """How many decisions they have lived through."""
        return len(self.paths[0])

    @property
    def is_of_chance(self) -> bool:
        return self.paths[0][0][0] == CHANCE


def noticed(game: Any, s: Any, watcher: int) -> tuple[list[int], list[tuple[int, ...]], list[int]]:
    """All that a watcher gets of a state just reached: the view, the events, and who is asked."""
    return seen(game, s, watcher), told_to(s, watcher), list(game.actors(s))


def secrets(case: Case) -> Iterator[tuple[list[Step], int]]:
    """Places in a game where something was decided that somebody did not learn: a few of each verb."""
    steps = record(case)
    found: dict[tuple[str, bool], list[int]] = {}
    for at, step in enumerate(steps):
        mask = case.game.audience(step.s, step.who, step.action)
        if any(not mask >> watcher & 1 for watcher in case.watchers()):
            found.setdefault((case.verb(step.action), step.who == CHANCE), []).append(at)
    for number, places in enumerate(found.values()):
        case.luck(number).shuffle(places)
        for at in places[:SECRETS]:
            yield steps, at


def twins(case: Case) -> Iterator[Twins]:
    """Worlds that differ by one secret, at each moment until all watchers have noticed the difference."""
    game = case.game
    for steps, at in secrets(case):
        step, luck = steps[at], case.luck(at)
        alternatives = [action for action in game.legal(step.s, step.who) if action != step.action]
        luck.shuffle(alternatives)
        for number, action in enumerate(alternatives[:ALTERNATIVES]):
            masks = game.audience(step.s, step.who, step.action) | game.audience(step.s, step.who, action)
            watchers = [each for each in case.watchers() if each != step.who and not masks >> each & 1]
            told = steps[at + 1 : at + 1 + TOGETHER] if number == 0 else []
            yield from _together(case, step, action, watchers, told, luck)


def _together(
    case: Case, step: Step, action: int, watchers: list[int], told: Sequence[Step], luck: Luck
) -> Iterator[Twins]:
    """Both worlds go on as the match did, as far as they can; else as chance will have it."""
    game, common = case.game, None
    paths: tuple[Path, Path] = ((step.who, step.action),), ((step.who, action),)
    pair = applied(game, step.s, step.who, step.action), applied(game, step.s, step.who, action)
    for age in range(TOGETHER):
        watchers = [each for each in watchers if noticed(game, pair[0], each) == noticed(game, pair[1], each)]
        common = _common(game, *pair, told[age : age + 1], luck) if watchers else None
        if common is None:
            return
        yield Twins(step.s, paths, *pair, watchers, *common)
        told = told if told[age : age + 1] and (told[age].who, told[age].action) == common else []
        paths = (*paths[0], common), (*paths[1], common)
        pair = applied(game, pair[0], *common), applied(game, pair[1], *common)


def _common(game: Any, one: Any, other: Any, told: Sequence[Step], luck: Luck) -> tuple[int, int] | None:
    """A decision that can be made in both worlds; the one that was made in the match, if it can."""
    actors = [who for who in game.actors(one) if who in game.actors(other)]
    if not actors:
        return None
    who = told[0].who if told and told[0].who in actors else actors[luck.below(len(actors))]
    legal = set(game.legal(other, who))
    common = [action for action in game.legal(one, who) if action in legal]
    if told and told[0].who == who and told[0].action in common:
        return who, told[0].action
    return (who, common[luck.below(len(common))]) if common else None
