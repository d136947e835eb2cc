"""The questions that can be pending, by number.

Written by `python -m tools.names` from `names.toml`.
"""

from typing import Final

DRAW_FIRST: Final = 0
LAY_TECHS: Final = 1
DEAL_RACE: Final = 2
OPEN_TASK: Final = 3
DRAW_TASKS: Final = 4
ROLLING: Final = 5
TURN_TILE: Final = 6
CHOOSE_RACE: Final = 7
CHOOSE_TASK: Final = 8
OFFERING: Final = 9
VACCINATING: Final = 10
ACTING: Final = 11
CHECKING: Final = 12
EXCHANGING: Final = 13
NEXT_ROUND: Final = 14
ANSWERING: Final = 15
SUFFERING: Final = 16
TRAINING: Final = 17
SUMMONING: Final = 18
EITHER: Final = 19
MOVING: Final = 20
DISCOVERING: Final = 21
ENTERING: Final = 22
USING_AS: Final = 23
REMOTE: Final = 24
PLACING: Final = 25
CLONING: Final = 26
BEAMING: Final = 27
BEAM_TO: Final = 28
PUSHING: Final = 29
PUSH_TO: Final = 30
SWAPPING: Final = 31
REMOVING: Final = 32
FLYING: Final = 33
RETURNING: Final = 34
KEEPING: Final = 35
SACRIFICING: Final = 36

STEPS: Final = (
    "draw-first",
    "lay-techs",
    "deal-race",
    "open-task",
    "draw-tasks",
    "rolling",
    "turn-tile",
    "choose-race",
    "choose-task",
    "offering",
    "vaccinating",
    "acting",
    "checking",
    "exchanging",
    "next-round",
    "answering",
    "suffering",
    "training",
    "summoning",
    "either",
    "moving",
    "discovering",
    "entering",
    "using-as",
    "remote",
    "placing",
    "cloning",
    "beaming",
    "beam-to",
    "pushing",
    "push-to",
    "swapping",
    "removing",
    "flying",
    "returning",
    "keeping",
    "sacrificing",
)
