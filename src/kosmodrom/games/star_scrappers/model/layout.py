"""How the zones are written down, field by field, with the words for their values.

Written by `python -m tools.zones` from `zones.toml`.
"""

from typing import Final

from kosmodrom.engine.zone_layout import AGENDA, COUNTS, INT, INTS, LISTS, PILES, Field, Layout
from kosmodrom.games.star_scrappers.model.actions import ALL_CARDS, ALL_KINDS, ALL_TOKENS, COLOURS, VOCABULARY
from kosmodrom.games.star_scrappers.model.labels import ALL_ARTIFACTS, COUNTED
from kosmodrom.games.star_scrappers.model.steps import STEPS

LAYOUT: Final = Layout(
    table=[
        Field("version"),
        Field("first_game"),
        Field("agenda", AGENDA, STEPS),
        Field("wild", COUNTS, COLOURS),
        Field("docks", INTS, ALL_KINDS),
        Field("dock_stacks", INTS),
        Field("mine", INTS, ALL_TOKENS),
        Field("mine_colours", INTS, COLOURS),
        Field("mine_discounts", INTS),
        Field("crystal_stacks", PILES, ALL_TOKENS),
        Field("tops", INTS, ALL_CARDS),
        Field("artifact_stacks", INTS),
        Field("removed", COUNTS, ALL_KINDS),
        Field("marker"),
        Field("totems", INTS),
        Field("bases", LISTS, ALL_KINDS, by_seat=True),
        Field("enslaved", LISTS, ALL_KINDS, by_seat=True),
        Field("artifacts", LISTS, ALL_ARTIFACTS, by_seat=True),
        Field("crystals", INTS, by_seat=True),
        Field("hand_sizes", INTS, by_seat=True),
        Field("shown", LISTS, ALL_KINDS, by_seat=True),
        Field("secret", INTS),
        Field("start"),
        Field("active"),
        Field("round"),
        Field("idle_rounds"),
        Field("stirred"),
        Field("play", INTS, ALL_KINDS),
        Field("basics"),
        Field("first_basic"),
        Field("takeovers"),
        Field("extra_minings"),
        Field("repeat"),
        Field("artifact_discount"),
        Field("mining_discount"),
        Field("recruit_discount"),
        Field("doubled"),
        Field("second_crystal"),
        Field("exoskeleton_used"),
        Field("props_used"),
        Field("used"),
        Field("emptied"),
    ],
    hand=[
        Field("cards", INTS, COUNTED),
        Field("crystals", INTS, ALL_TOKENS),
        Field("intent", INT, VOCABULARY.names),
        Field("staged", INTS, COUNTED),
        Field("asked", INT, ALL_KINDS),
        Field("picked", INT, COUNTED),
    ],
    vault=[
        Field("mercenaries", COUNTS, ALL_KINDS),
        Field("tokens", COUNTS, ALL_TOKENS),
        Field("artifacts", COUNTS, ALL_CARDS),
    ],
)
