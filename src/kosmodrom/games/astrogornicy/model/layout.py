"""How the zones are written down, field by field, with the words for their values.

Written by `python -m tools.zones` from `zones.toml`.
"""

from typing import Final

from kosmodrom.engine.zone_layout import AGENDA, COUNTS, INT, INTS, LISTS, PILES, Field, Layout
from kosmodrom.games.astrogornicy.model.actions import (
    AWARDS,
    BULLETINS,
    CARDS,
    EXPEDITIONS,
    FACES,
    KANTORS,
    MORE_AWARDS,
    RESOURCES,
    TECHNOLOGIES,
    UNITS,
    VOCABULARY,
)
from kosmodrom.games.astrogornicy.model.labels import COUNTED, DICE, STOCKS
from kosmodrom.games.astrogornicy.model.steps import STAGES, STEPS, WINDOWS
from kosmodrom.games.astrogornicy.model.terms import EDITIONS

LAYOUT: Final = Layout(
    table=[
        Field("version"),
        Field("edition", INT, EDITIONS),
        Field("agenda", AGENDA, STEPS),
        Field("round"),
        Field("phase"),
        Field("first"),
        Field("passed"),
        Field("pool", COUNTS, DICE),
        Field("marked", COUNTS, DICE),
        Field("rolling", INTS, by_seat=True),
        Field("airborne"),
        Field("window", INTS, WINDOWS, by_seat=True),
        Field("price", INTS, [*FACES, "unnamed"], by_seat=True),
        Field("discarded", INTS, by_seat=True),
        Field("returned", INTS, by_seat=True),
        Field("areas", INTS, DICE),
        Field("dispatch", INTS, DICE),
        Field("refinery", INTS, DICE),
        Field("first_field", INT, DICE),
        Field("award_dice", INTS, DICE),
        Field("mini_dice", INTS, DICE),
        Field("card_dice", INTS, DICE),
        Field("dock_cards", INTS, CARDS),
        Field("dock_owners", INTS),
        Field("dock_positions", INTS),
        Field("dock_dice", INTS, DICE),
        Field("bank", COUNTS, RESOURCES),
        Field("stock", COUNTS, STOCKS),
        Field("track", INTS, RESOURCES),
        Field("kantor", INT, KANTORS),
        Field("promoted", INT, RESOURCES),
        Field("market", INTS, CARDS),
        Field("decks", PILES, CARDS),
        Field("awards", INTS, CARDS),
        Field("award_deck"),
        Field("minis", LISTS, CARDS),
        Field("below", INTS),
        Field("card_owners", INTS),
        Field("box", INTS, CARDS),
        Field("hand_counts", COUNTS, COUNTED),
        Field("shown", LISTS, CARDS, by_seat=True),
        Field("completed", LISTS, CARDS, by_seat=True),
        Field("won", LISTS, CARDS, by_seat=True),
        Field("open_orders", LISTS, CARDS, by_seat=True),
        Field("used_orders", LISTS, CARDS, by_seat=True),
    ],
    hand=[
        Field("cards", INTS, CARDS),
        Field("intent", INT, VOCABULARY.names),
        Field("stage", INT, STAGES),
        Field("due", COUNTS, UNITS),
        Field("laid", COUNTS, RESOURCES),
        Field("discounts"),
        Field("free"),
        Field("crew", INTS, FACES),
        Field("given", INTS, CARDS),
    ],
    vault=[
        Field("cards", COUNTS, CARDS),
        Field("awards", COUNTS, AWARDS + MORE_AWARDS),
        Field("minis", COUNTS, EXPEDITIONS + TECHNOLOGIES + BULLETINS),
    ],
)
