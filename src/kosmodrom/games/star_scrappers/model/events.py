"""What the rules report: codes of told events with the meaning of their four arguments a, b, c, d.

A seat is an int, a kind is a Mercenary's, -1 stands for none.
"""

from typing import Final

WILD_DRAWN: Final = 0  # a colour
TOTEM_DRAWN: Final = 1  # a seat, b colour
FIRST_DRAWN: Final = 2  # a seat
DEALT: Final = 3  # a seat, b kind; told to that seat alone
TURN_BEGAN: Final = 4  # a seat, b round
ARTIFACT_ACTIVATED: Final = 5  # a seat, b artifact
LEADER_ACTIVATED: Final = 6  # a seat, b kind
RECRUITED: Final = 7  # a seat, b kind, c kind played for it or -1
CARD_PLAYED: Final = 8  # a seat, b kind, c the colour it counted as to mine, for an Artifact its own
MINED: Final = 9  # a seat, b token, c how many cards were played
COLLECTED: Final = 10  # a seat, b artifact, c how many cards were played
SKILL_USED: Final = 11  # a seat, b kind
TAKEN_OVER: Final = 12  # a seat, b owner of the Base, c kind of the Leader that went back, d how many cards were taken
TOTEM_TAKEN: Final = 13  # a seat, b colour, c seat it was taken from or -1
CRYSTAL_TAKEN: Final = 14  # a seat, b token
DOCK_TAKEN: Final = 15  # a seat, b kind
BASE_TAKEN: Final = 16  # a seat, b kind, c owner of the Base
ENSLAVED: Final = 17  # a seat, b kind, c owner of the Base, or -1 when it came from the own hand
CRYSTAL_RECOLOURED: Final = 18  # a seat, b token, c new colour
CARD_RECOLOURED: Final = 19  # a seat, b kind, c new colour; told to that seat alone
CARD_HIDDEN_RECOLOURED: Final = 20  # a seat; told to the others
CRYSTAL_PUT_UNDER: Final = 21  # a seat, b token
MARKER_MOVED: Final = 22  # a field
MARKER_HELD: Final = 23  # a seat
MERCENARY_REMOVED: Final = 24  # a seat, b kind
DOCK_REFILLED: Final = 25  # a kind
MINE_REFILLED: Final = 26  # a token
ARTIFACT_TURNED_UP: Final = 27  # a card
MINE_COLLAPSED: Final = 28  # a field
TURN_ENDED: Final = 29  # a seat
MATCH_OVER: Final = 30  # a 1 when ten idle rounds ended it, else 0
NOTHING_TO_CHOOSE: Final = 31  # a seat
NOTHING_CHOSEN: Final = 32  # a seat; of cards to recolour told to that seat alone

NAMES: Final = [
    "wild-drawn", "totem-drawn", "first-drawn", "dealt", "turn-began", "artifact-activated", "leader-activated",
    "recruited", "card-played", "mined", "collected", "skill-used", "taken-over", "totem-taken", "crystal-taken",
    "dock-taken", "base-taken", "enslaved", "crystal-recoloured", "card-recoloured", "card-hidden-recoloured",
    "crystal-put-under", "marker-moved", "marker-held", "mercenary-removed", "dock-refilled", "mine-refilled",
    "artifact-turned-up", "mine-collapsed", "turn-ended", "match-over", "nothing-to-choose",
    "nothing-chosen",
]  # fmt: skip
