"""The steps: what the frame on top of the agenda asks, and of whom."""

from typing import Final

DRAW_FIRST: Final = 0
LAY_TECHS: Final = 1
"""a: how many are still drawn."""
DEAL_RACE: Final = 2
OPEN_TASK: Final = 3
DRAW_TASKS: Final = 4
"""a: how many cards the seat still draws from the personal deck."""
ROLLING: Final = 5
"""a: how many dice are in the air."""
TURN_TILE: Final = 6
"""a: the cell whose tile is turned up for the seat."""
LAST_CHANCE: Final = 6

CHOOSE_RACE: Final = 7
"""All seats at once, each in secret."""
CHOOSE_TASK: Final = 8
"""All seats at once, each in secret."""
OFFERING: Final = 9
VACCINATING: Final = 10
"""a: plague results; b: the most tokens that may be discarded."""
ACTING: Final = 11
LAST_ALWAYS: Final = 11
"""Up to here a question is asked even if it has one answer."""

CHECKING: Final = 12
"""Checking tasks; not asked if all see that there is nothing to complete."""
EXCHANGING: Final = 13
NEXT_ROUND: Final = 14
"""Nobody is asked: the clean-up is over."""

ANSWERING: Final = 15
"""a: the preparer of the offer."""
SUFFERING: Final = 16
"""Plague. a: how many researchers must still be removed."""
TRAINING: Final = 17
"""a: how many researchers may be trained; b: 1 if none may be, too."""
SUMMONING: Final = 18
"""a: how many may still be summoned without the bonus; b: 1 if stopping is allowed + 2 if the bonus is to be had."""
EITHER: Final = 19
"""Train or summon. a: how many; b: 2 if the bonus is to be had."""
MOVING: Final = 20
"""a: moves left; b: 1 if stopping is allowed."""
DISCOVERING: Final = 21
ENTERING: Final = 22
"""a: the cell that was discovered; b: how many researchers may still enter + 16 if stopping is allowed."""
USING_AS: Final = 23
"""A die or Uniwersalne narzedzie is used as another result. a: the face of the die, or -1 for the technology."""
REMOTE: Final = 24
PLACING: Final = 25
"""A teleporter."""
CLONING: Final = 26
BEAMING: Final = 27
"""a: how many may still be moved; b: 1 if stopping is allowed."""
BEAM_TO: Final = 28
"""a: the cell that the researcher comes from."""
PUSHING: Final = 29
"""a: how many may still be moved; b: 1 + the figure that has arrived, 0 if none has."""
PUSH_TO: Final = 30
"""a: the figure that is moved."""
SWAPPING: Final = 31
"""a: 1 + the figure that was named first, 0 if none was."""
REMOVING: Final = 32
FLYING: Final = 33
"""a: the cell that the researcher comes from."""
RETURNING: Final = 34
"""a: how many cards must still be put back."""
KEEPING: Final = 35
SACRIFICING: Final = 36
"""a: how many researchers must still be sacrificed."""

STEPS: Final = [
    "draw-first", "lay-techs", "deal-race", "open-task", "draw-tasks", "rolling", "turn-tile", "choose-race",
    "choose-task", "offering", "vaccinating", "acting", "checking", "exchanging", "next-round", "answering",
    "suffering", "training", "summoning", "either", "moving", "discovering", "entering", "using-as", "remote",
    "placing", "cloning", "beaming", "beam-to", "pushing", "push-to", "swapping", "removing", "flying", "returning",
    "keeping", "sacrificing",
]  # fmt: skip
