"""What is told: the name of each event, and what its numbers are.

Written by `python -m tools.names` from `names.toml`.
"""

from typing import Final

FIRST_DRAWN: Final = 0
TECH_LAID: Final = 1
RACE_DEALT: Final = 2
RACE_REVEALED: Final = 3
TASK_OPENED: Final = 4
TASK_DRAWN: Final = 5
CARD_DRAWN: Final = 6
TASK_KEPT: Final = 7
TASK_PUT_UNDER: Final = 8
CARD_PUT_UNDER: Final = 9
PIECES_PLACED: Final = 10
ROUND_BEGAN: Final = 11
ROLLED: Final = 12
REROLLED: Final = 13
OFFERED: Final = 14
REJECTED: Final = 15
ACCEPTED: Final = 16
LAST_CARD_TAKEN: Final = 17
TURN_BEGAN: Final = 18
VACCINATED: Final = 19
PLAGUE_SHRUGGED_OFF: Final = 20
PLAGUE_STRUCK: Final = 21
DIE_USED: Final = 22
DIE_SPENT: Final = 23
TRAINED: Final = 24
SUMMONED: Final = 25
MOVED: Final = 26
DISCOVERED: Final = 27
ENTERED: Final = 28
ROOM_USED: Final = 29
TECH_USED: Final = 30
TELEPORTER_PLACED: Final = 31
TELEPORTER_SHIFTED: Final = 32
CLONED: Final = 33
VACCINES_TAKEN: Final = 34
BEAMED: Final = 35
PUSHED: Final = 36
SWAPPED: Final = 37
REMOVED: Final = 38
FLOWN: Final = 39
ACTIONS_ENDED: Final = 40
TASK_COMPLETED: Final = 41
SACRIFICED: Final = 42
TURN_ENDED: Final = 43
POINTS_CHECKED: Final = 44
MARKER_PASSED: Final = 45
EXCHANGED: Final = 46
HELD: Final = 47
MATCH_OVER: Final = 48
PLAGUE_IN_VAIN: Final = 49
NOBODY_TRAINED: Final = 50
ABILITY_USED: Final = 51
MORE_MOVES_GIVEN: Final = 52

EVENTS: Final = (
    ("first-drawn", "seat"),
    ("tech-laid", "tech"),
    ("race-dealt", "seat", "race"),
    ("race-revealed", "seat", "race"),
    ("task-opened", "task"),
    ("task-drawn", "seat", "task"),
    ("card-drawn", "seat"),
    ("task-kept", "seat", "task"),
    ("task-put-under", "seat", "task"),
    ("card-put-under", "seat"),
    ("pieces-placed", "seat", "in_the_portal", "trained"),
    ("round-began", "round", "seat"),
    ("rolled", "dice"),
    ("rerolled", "plague_dice"),
    ("offered", "seat", "card", "dice"),
    ("rejected", "seat", "card"),
    ("accepted", "seat", "card", "face", "is_forced"),
    ("last-card-taken", "seat", "card", "dice"),
    ("turn-began", "seat", "round"),
    ("vaccinated", "seat", "tokens"),
    ("plague-shrugged-off", "seat", "results"),
    ("plague-struck", "seat", "place"),
    ("die-used", "seat", "face", "used_as"),
    ("die-spent", "seat", "face", "to_discover"),
    ("trained", "seat", "how_many"),
    ("summoned", "seat", "place", "is_extra"),
    ("moved", "seat", "source", "target"),
    ("discovered", "seat", "cell", "room"),
    ("entered", "seat", "source", "target"),
    ("room-used", "seat", "room", "is_remote"),
    ("tech-used", "seat", "tech"),
    ("teleporter-placed", "seat", "place"),
    ("teleporter-shifted", "seat", "source", "target"),
    ("cloned", "seat", "place"),
    ("vaccines-taken", "seat", "tokens"),
    ("beamed", "seat", "source", "target"),
    ("pushed", "seat", "owner", "source", "target"),
    ("swapped", "owner", "source", "other", "target"),
    ("removed", "seat", "owner", "place"),
    ("flown", "seat", "source", "target"),
    ("actions-ended", "seat", "dice_unused"),
    ("task-completed", "seat", "task", "is_personal"),
    ("sacrificed", "seat", "place"),
    ("turn-ended", "seat"),
    ("points-checked", "seat", "of_tasks", "of_rooms"),
    ("marker-passed", "seat"),
    ("exchanged", "seat"),
    ("held", "seat"),
    ("match-over", "is_last_round"),
    ("plague-in-vain", "seat", "results"),
    ("nobody-trained", "seat"),
    ("ability-used", "seat", "race"),
    ("more-moves-given", "seat", "race", "moves"),
)
NAMES: Final = [
    "first-drawn",
    "tech-laid",
    "race-dealt",
    "race-revealed",
    "task-opened",
    "task-drawn",
    "card-drawn",
    "task-kept",
    "task-put-under",
    "card-put-under",
    "pieces-placed",
    "round-began",
    "rolled",
    "rerolled",
    "offered",
    "rejected",
    "accepted",
    "last-card-taken",
    "turn-began",
    "vaccinated",
    "plague-shrugged-off",
    "plague-struck",
    "die-used",
    "die-spent",
    "trained",
    "summoned",
    "moved",
    "discovered",
    "entered",
    "room-used",
    "tech-used",
    "teleporter-placed",
    "teleporter-shifted",
    "cloned",
    "vaccines-taken",
    "beamed",
    "pushed",
    "swapped",
    "removed",
    "flown",
    "actions-ended",
    "task-completed",
    "sacrificed",
    "turn-ended",
    "points-checked",
    "marker-passed",
    "exchanged",
    "held",
    "match-over",
    "plague-in-vain",
    "nobody-trained",
    "ability-used",
    "more-moves-given",
]
