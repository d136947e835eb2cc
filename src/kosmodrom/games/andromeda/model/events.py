"""What the rules report: codes of told events with the meaning of their four arguments a, b, c, d.

A seat is an int; a cell, room, face, tech, race or task is its number; dice are packed, 6 bits for each face.
A place is a cell with the room that lies there: cell + 16 * (room + 1).
"""

from typing import Final

FIRST_DRAWN: Final = 0  # a seat
TECH_LAID: Final = 1  # a tech
RACE_DEALT: Final = 2  # a seat, b race; told to that seat alone
RACE_REVEALED: Final = 3  # a seat, b race
TASK_OPENED: Final = 4  # a task
TASK_DRAWN: Final = 5  # a seat, b task; told to that seat alone
CARD_DRAWN: Final = 6  # a seat; told to the others
TASK_KEPT: Final = 7  # a seat, b task; told to that seat alone
TASK_PUT_UNDER: Final = 8  # a seat, b task; told to that seat alone
CARD_PUT_UNDER: Final = 9  # a seat; told to the others
PIECES_PLACED: Final = 10  # a seat, b researchers in the Portal, c trained researchers
ROUND_BEGAN: Final = 11  # a round, b first player
ROLLED: Final = 12  # a dice, packed: what now lies in the middle
REROLLED: Final = 13  # a how many plague dice are rolled again
OFFERED: Final = 14  # a preparer, b order card, c dice, packed
REJECTED: Final = 15  # a seat, b order card
ACCEPTED: Final = 16  # a seat, b order card, c face of the extra die, d 1 if it was forced
LAST_CARD_TAKEN: Final = 17  # a seat, b order card, c dice, packed
TURN_BEGAN: Final = 18  # a seat, b round
VACCINATED: Final = 19  # a seat, b tokens discarded
PLAGUE_SHRUGGED_OFF: Final = 20  # a seat, b results without effect
PLAGUE_STRUCK: Final = 21  # a seat, b place
DIE_USED: Final = 22  # a seat, b face, c the face that it is used as
DIE_SPENT: Final = 23  # a seat, b face, c 0 for a single move, 1 to discover
TRAINED: Final = 24  # a seat, b how many
SUMMONED: Final = 25  # a seat, b place, c 1 if it is the one more of Maszynownia
MOVED: Final = 26  # a seat, b from place, c to place
DISCOVERED: Final = 27  # a seat, b cell, c room
ENTERED: Final = 28  # a seat, b from place, c to place
ROOM_USED: Final = 29  # a seat, b room, c 1 if by remote control
TECH_USED: Final = 30  # a seat, b tech
TELEPORTER_PLACED: Final = 31  # a seat, b place, or -1 if no token is placed
TELEPORTER_SHIFTED: Final = 32  # a seat, b from place, c to place
CLONED: Final = 33  # a seat, b place
VACCINES_TAKEN: Final = 34  # a seat, b tokens
BEAMED: Final = 35  # a seat, b from place, c to place
PUSHED: Final = 36  # a seat, b owner, c from place, d to place
SWAPPED: Final = 37  # a owner, b place it comes from, c the other owner, d the place that one comes from
REMOVED: Final = 38  # a seat, b owner, c place
FLOWN: Final = 39  # a seat, b from place, c to place
ACTIONS_ENDED: Final = 40  # a seat, b dice unused
TASK_COMPLETED: Final = 41  # a seat, b task, c 1 if it was the personal one
SACRIFICED: Final = 42  # a seat, b place
TURN_ENDED: Final = 43  # a seat
POINTS_CHECKED: Final = 44  # a seat, b PD of tasks, c PD of rooms
MARKER_PASSED: Final = 45  # a seat that is first now
EXCHANGED: Final = 46  # a seat
HELD: Final = 47  # a seat
MATCH_OVER: Final = 48  # a 0 if somebody reached the threshold, 1 if the last round is over
PLAGUE_IN_VAIN: Final = 49  # a seat, b results for which nobody is left on the ship
NOBODY_TRAINED: Final = 50  # a seat that may train and does not
ABILITY_USED: Final = 51  # a seat, b race, whose ability gives what is told next
MORE_MOVES_GIVEN: Final = 52  # a seat, b race, c how many moves its ability gives with a die

NAMES: Final = [
    "first-drawn", "tech-laid", "race-dealt", "race-revealed", "task-opened", "task-drawn", "card-drawn", "task-kept",
    "task-put-under", "card-put-under", "pieces-placed", "round-began", "rolled", "rerolled", "offered", "rejected",
    "accepted", "last-card-taken", "turn-began", "vaccinated", "plague-shrugged-off", "plague-struck", "die-used",
    "die-spent", "trained", "summoned", "moved", "discovered", "entered", "room-used", "tech-used",
    "teleporter-placed", "teleporter-shifted", "cloned", "vaccines-taken", "beamed", "pushed", "swapped", "removed",
    "flown", "actions-ended", "task-completed", "sacrificed", "turn-ended", "points-checked", "marker-passed",
    "exchanged", "held", "match-over", "plague-in-vain", "nobody-trained", "ability-used", "more-moves-given",
]  # fmt: skip
