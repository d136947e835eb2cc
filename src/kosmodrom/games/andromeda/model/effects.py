"""What dice, rooms, technologies and races do, as codes; those of cards have at most one number, their count."""

from typing import Final

PLAGUE: Final = 0
TRAINING: Final = 1
SUPPORT: Final = 2
IMPROVISATION: Final = 3
MOVEMENT: Final = 4
TECHNOLOGY: Final = 5

NO_ACTION: Final = 0
TRAIN_OR_SUMMON: Final = 1
MOVES: Final = 2
SUMMON_BONUS: Final = 3
DRAW_AND_RETURN: Final = 4
RELOCATE: Final = 5
SWAP: Final = 6
REMOVAL: Final = 7

PLACE_TELEPORTER: Final = 0
CLONE: Final = 1
TAKE_VACCINES: Final = 2
UNIVERSAL_TOOL: Final = 3
REMOTE_CONTROL: Final = 4
TRANSMIT: Final = 5
TRAIN_THEN_SUMMON: Final = 6
PUSH: Final = 7

NO_ABILITY: Final = 0
MORE_MOVES: Final = 1
MORE_TRAINING: Final = 2
SHRUG_OFF_PLAGUE: Final = 3
MORPHING: Final = 4
ENTER_TOGETHER: Final = 5
SHIFT_TELEPORTER: Final = 6
SCHOLARS: Final = 7
MORE_ROOM_ACTIONS: Final = 8

Effects = dict[str, tuple[int, int, int]]
"""The code of an effect, and the bounds of its count; 0 and 0 where it has none."""

ACTIONS: Final[Effects] = {
    "none": (NO_ACTION, 0, 0),
    "train-or-summon": (TRAIN_OR_SUMMON, 1, 3),
    "moves": (MOVES, 1, 6),
    "summon-bonus": (SUMMON_BONUS, 1, 1),
    "draw-and-return": (DRAW_AND_RETURN, 2, 2),
    "relocate": (RELOCATE, 0, 0),
    "swap": (SWAP, 0, 0),
    "remove": (REMOVAL, 0, 0),
}
"""What the controller of a room can do."""

TECHNOLOGIES: Final[Effects] = {
    "place-teleporter": (PLACE_TELEPORTER, 0, 0),
    "clone": (CLONE, 0, 0),
    "take-vaccines": (TAKE_VACCINES, 1, 9),
    "universal-tool": (UNIVERSAL_TOOL, 0, 0),
    "remote-control": (REMOTE_CONTROL, 0, 0),
    "transmit": (TRANSMIT, 1, 6),
    "train-then-summon": (TRAIN_THEN_SUMMON, 1, 3),
    "push": (PUSH, 1, 2),
}
"""What a technology can do."""

ABILITIES: Final[Effects] = {
    "more-moves": (MORE_MOVES, 1, 6),
    "more-training": (MORE_TRAINING, 1, 3),
    "shrug-off-plague": (SHRUG_OFF_PLAGUE, 1, 3),
    "morph": (MORPHING, 1, 3),
    "enter-together": (ENTER_TOGETHER, 1, 6),
    "shift-teleporter": (SHIFT_TELEPORTER, 1, 3),
    "scholars": (SCHOLARS, 1, 3),
    "more-room-actions": (MORE_ROOM_ACTIONS, 1, 6),
}
"""What a race can do."""
