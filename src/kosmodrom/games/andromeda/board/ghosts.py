"""Ghosts: what the ship would look like after a decision, by the rules themselves and from what all see."""

from typing import Final

from kosmodrom.games.andromeda.model import steps
from kosmodrom.games.andromeda.model.state import AndromedaState, clone
from kosmodrom.games.andromeda.rules import points, questions
from kosmodrom.games.andromeda.rules.rooms import named_first
from kosmodrom.games.andromeda.words.context import Glance

STEPS_ON_THE_SHIP: Final = (
    steps.BEAM_TO, steps.CLONING, steps.EITHER, steps.ENTERING, steps.FLYING, steps.MOVING, steps.PUSH_TO,
    steps.REMOVING, steps.SACRIFICING, steps.SUFFERING, steps.SUMMONING, steps.SWAPPING,
)  # fmt: skip
"""Questions whose answers move researchers in or out of rooms."""


def after(glance: Glance, action: int) -> AndromedaState:
    """The table as it would be; the decision must be legal and must not need what is hidden."""
    s = clone(glance.known)
    questions.QUESTIONS[glance.step].answer(s, glance.actor, action)
    return s


def points_of(s: AndromedaState) -> list[int]:
    """The DP of each seat, if they were checked now."""
    return points.running_points(s.table, s.book)


def ghosts(glance: Glance) -> dict[int, int]:
    """AN-200 to AN-205: by how much each possible answer changes the DP of the seat that is asked."""
    if glance.step not in STEPS_ON_THE_SHIP or not glance.is_seat(glance.actor):
        return {}
    if glance.step == steps.SWAPPING and named_first(glance.t) < 0:
        return {}
    now = points_of(glance.known)[glance.actor]
    answers = questions.QUESTIONS[glance.step].options(glance.known, glance.actor)
    return {action: points_of(after(glance, action))[glance.actor] - now for action in answers}
