"""What is told: the name of each event, and what its numbers are.

Written by `python -m tools.names` from `names.toml`.
"""

from typing import Final

WILD_DRAWN: Final = 0
TOTEM_DRAWN: Final = 1
FIRST_DRAWN: Final = 2
DEALT: Final = 3
TURN_BEGAN: Final = 4
ARTIFACT_ACTIVATED: Final = 5
LEADER_ACTIVATED: Final = 6
RECRUITED: Final = 7
CARD_PLAYED: Final = 8
MINED: Final = 9
COLLECTED: Final = 10
SKILL_USED: Final = 11
TAKEN_OVER: Final = 12
TOTEM_TAKEN: Final = 13
CRYSTAL_TAKEN: Final = 14
DOCK_TAKEN: Final = 15
BASE_TAKEN: Final = 16
ENSLAVED: Final = 17
CRYSTAL_RECOLOURED: Final = 18
CARD_RECOLOURED: Final = 19
CARD_HIDDEN_RECOLOURED: Final = 20
CRYSTAL_PUT_UNDER: Final = 21
MARKER_MOVED: Final = 22
MARKER_HELD: Final = 23
MERCENARY_REMOVED: Final = 24
DOCK_REFILLED: Final = 25
MINE_REFILLED: Final = 26
ARTIFACT_TURNED_UP: Final = 27
MINE_COLLAPSED: Final = 28
TURN_ENDED: Final = 29
MATCH_OVER: Final = 30
NOTHING_TO_CHOOSE: Final = 31
NOTHING_CHOSEN: Final = 32

EVENTS: Final = (
    ("wild-drawn", "colour"),
    ("totem-drawn", "seat", "colour"),
    ("first-drawn", "seat"),
    ("dealt", "seat", "kind"),
    ("turn-began", "seat", "round"),
    ("artifact-activated", "seat", "artifact"),
    ("leader-activated", "seat", "kind"),
    ("recruited", "seat", "kind", "paid"),
    ("card-played", "seat", "kind", "colour"),
    ("mined", "seat", "token", "cards"),
    ("collected", "seat", "artifact", "cards"),
    ("skill-used", "seat", "kind"),
    ("taken-over", "seat", "owner", "kind", "cards"),
    ("totem-taken", "seat", "colour", "other"),
    ("crystal-taken", "seat", "token"),
    ("dock-taken", "seat", "kind"),
    ("base-taken", "seat", "kind", "owner"),
    ("enslaved", "seat", "kind", "owner"),
    ("crystal-recoloured", "seat", "token", "colour"),
    ("card-recoloured", "seat", "kind", "colour"),
    ("card-hidden-recoloured", "seat"),
    ("crystal-put-under", "seat", "token"),
    ("marker-moved", "field"),
    ("marker-held", "seat"),
    ("mercenary-removed", "seat", "kind"),
    ("dock-refilled", "kind"),
    ("mine-refilled", "token"),
    ("artifact-turned-up", "card"),
    ("mine-collapsed", "field"),
    ("turn-ended", "seat"),
    ("match-over", "is_idle"),
    ("nothing-to-choose", "seat"),
    ("nothing-chosen", "seat"),
)
NAMES: Final = [
    "wild-drawn",
    "totem-drawn",
    "first-drawn",
    "dealt",
    "turn-began",
    "artifact-activated",
    "leader-activated",
    "recruited",
    "card-played",
    "mined",
    "collected",
    "skill-used",
    "taken-over",
    "totem-taken",
    "crystal-taken",
    "dock-taken",
    "base-taken",
    "enslaved",
    "crystal-recoloured",
    "card-recoloured",
    "card-hidden-recoloured",
    "crystal-put-under",
    "marker-moved",
    "marker-held",
    "mercenary-removed",
    "dock-refilled",
    "mine-refilled",
    "artifact-turned-up",
    "mine-collapsed",
    "turn-ended",
    "match-over",
    "nothing-to-choose",
    "nothing-chosen",
]
