"""What a decision would bring, told from a view alone.

The decision is tried in a world that the view's seat cannot tell from the real one, so nothing hidden can show:
what the seat could not know either way is not looked at.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from kosmodrom.engine.contract import CHANCE, View
from kosmodrom.engine.fast_random import Luck
from kosmodrom.engine.playout import roll_all

SALT: Final = 1


@dataclass(frozen=True)
class Outlook:
    """What the seat can know beforehand of one decision."""

    reveals: bool
    """Whether it shows the seat something hidden, or lets chance decide: from then on it is not taken back freely."""
    goes_on: bool
    """Whether the seat is asked again before anybody else decides, as far as chance allows to say."""
    gain: int
    """By how much the own points change at once; 0 where that is not known beforehand."""


def outlooks(game: Any, v: View, actions: Sequence[int], with_gain: bool = True) -> dict[int, Outlook]:
    """An outlook for each of the decisions that the view's seat may make now; without the gain it is found sooner."""
    if not actions:
        return {}
    world = game.sample(v, Luck(SALT))
    points = game.points(v)[v.seat] if with_gain else None
    return {action: _outlook(game, game.clone(world), v.seat, action, points) for action in actions}


def later_view(game: Any, v: View, decisions: Sequence[int]) -> View:
    """What the view's seat sees after some decisions of its own by which nothing becomes known."""
    s = game.sample(v, Luck(SALT))
    for action in decisions:
        game.apply(s, v.seat, action)
    later: View = game.view(s, v.seat)
    return later


def forced(game: Any, v: View, actions: Sequence[int]) -> int:
    """The only decision that the view's seat can make, if nothing becomes known by it and the seat is asked again.

    Whoever could choose nothing else, and takes it back as easily as what led there, need not be asked. -1: none such.
    """
    if len(actions) != 1:
        return -1
    outlook = outlooks(game, v, actions, with_gain=False)[actions[0]]
    return actions[0] if outlook.goes_on and not outlook.reveals else -1


def _outlook(game: Any, s: Any, seat: int, action: int, points: int | None) -> Outlook:
    reveals = game.reveals(s, seat, action)
    game.apply(s, seat, action)
    gain = 0 if reveals or points is None else game.points(game.view(s, seat))[seat] - points
    is_chance = game.actors(s) == [CHANCE]
    return Outlook(reveals or is_chance, seat in roll_all(game, s, Luck(SALT)), gain)
