"""The vocabulary: everything that a seat or chance can decide, by name.

Cards are named by kind (`pick:turret`), cells by x and y (`cell:3,-2`), seats by number. The numbers are written
out so that compiled rules see constants; adding them to the vocabulary checks each one.
"""

from typing import Final

from kosmodrom.engine.vocabulary import Vocabulary
from kosmodrom.games.posrod_gwiazd.model.grid import CELLS

LOCATIONS: Final = [
    "fighter_launch_bay", "shield_generator", "turret", "alien_bazaar", "customs", "energy_market", "garden",
    "holographic_display_area", "restaurant", "ambassador_quarters", "council_room", "embassy_offices",
    "command_center", "crew_quarters", "docking_bay", "medical_facility", "security_station", "transportation_platform",
    "alliance_fleet_base", "heavy_ion_cannon", "pilot_training_area", "war_room", "turret_special", "business_offices",
    "galactic_bank", "market_place", "trade_union_headquarters", "galactic_resort", "observation_dome", "opera_house",
    "sports_arena", "school_of_alien_cultures", "alien_temple", "alliance_headquarters", "galactic_research_facility",
    "backup_reactor", "cargo_hold", "communications_beacon", "life_support_systems", "solar_panels",
    "transportation_platform_special",
]  # fmt: skip
CONFLICTS: Final = [
    "dispute_administrative", "dispute_business", "dispute_military", "dispute_recreation", "dispute_diplomatic",
    "dispute_reactors",
]  # fmt: skip
KINDS: Final = LOCATIONS + CONFLICTS
"""Everything printed that a hand can hold."""
ADDED: Final = [f"location_{number}" for number in range(42, 58)]
"""The locations that a deck may bring along."""
ALL_KINDS: Final = KINDS + ADDED
"""Everything that a hand can hold, in the order of the decisions about it."""
ALL_CARDS: Final = [*KINDS, "reactor", "main_reactor", "vak_main_reactor", "face_down", *ADDED]
"""Every card of hands and stations by its number: what lies in stations only stands before the added locations."""
TYPES: Final = ["administrative", "business", "military", "recreation", "diplomatic"]
RACES: Final = [
    "vak", "humareen", "qualeen", "zehuti", "sheptas", "minireen", "sissaurians", "garrn_athak_nok",
]  # fmt: skip
OBJECTIVES: Final = [
    "first_line_of_defense", "intergalactic_trade", "peace_among_the_stars", "well_organised", "grand_attractions",
    "on_budget", "marvels_in_space", "accelerated_construction",
]  # fmt: skip
ALL_OBJECTIVES: Final = OBJECTIVES + [f"objective_{number:02}" for number in range(9, 25)]
"""The printed objectives, and those that a deck may bring along."""
SEATS: Final = ["0", "1", "2", "3"]
VICTIMS: Final = ["nobody", "0", "1", "2", "3", "0+1", "0+2", "0+3", "1+2", "1+3", "2+3"]
"""From whom Centrum Handlowe takes credits."""
VICTIM_MASKS: Final = [0, 1, 2, 4, 8, 3, 5, 9, 6, 10, 12]

LOCATION_COUNT: Final = 41
KIND_COUNT: Final = 47
REACTOR_CARD: Final = 47
MAIN_CARD: Final = 48
VAK_CARD: Final = 49
FACE_DOWN: Final = 50
FIRST_ADDED: Final = 51

PICK: Final = 0
CARD: Final = 63
BUILD: Final = 126
REACTOR: Final = 127
DISCARD: Final = 128
CONFLICT: Final = 129
SALVAGE: Final = 130
DONE: Final = 193
USE: Final = 194
PASS: Final = 195
REVEAL: Final = 196
SILENCE: Final = 197
STEWARD: Final = 198
RACE: Final = 202
KEEP: Final = 210
LOOK: Final = 234
STORE: Final = 238
TAKE: Final = 245
GIFT: Final = 256
AGAINST: Final = 261
PAY: Final = 265
CELL: Final = 269

DRAW: Final = 1782
DRAWN_RACE: Final = 1845
DRAWN_OBJECTIVE: Final = 1853
DRAWN_STEWARD: Final = 1877
SIZE: Final = 1881

VOCABULARY: Final = Vocabulary()
VOCABULARY.add(PICK, "pick", ALL_KINDS)
VOCABULARY.add(CARD, "card", ALL_KINDS)
VOCABULARY.add(BUILD, "build", [])
VOCABULARY.add(REACTOR, "reactor", [])
VOCABULARY.add(DISCARD, "discard", [])
VOCABULARY.add(CONFLICT, "conflict", [])
VOCABULARY.add(SALVAGE, "salvage", ALL_KINDS)
VOCABULARY.add(DONE, "done", [])
VOCABULARY.add(USE, "use", [])
VOCABULARY.add(PASS, "pass", [])
VOCABULARY.add(REVEAL, "reveal", [])
VOCABULARY.add(SILENCE, "keep-silent", [])
VOCABULARY.add(STEWARD, "steward", SEATS)
VOCABULARY.add(RACE, "race", RACES)
VOCABULARY.add(KEEP, "keep", ALL_OBJECTIVES)
VOCABULARY.add(LOOK, "look", SEATS)
VOCABULARY.add(STORE, "store", ["0", "1", "2", "3", "4", "5", "6"])
VOCABULARY.add(TAKE, "take", VICTIMS)
VOCABULARY.add(GIFT, "gift", ["nobody", *SEATS])
VOCABULARY.add(AGAINST, "against", SEATS)
VOCABULARY.add(PAY, "pay", ["0", "1", "2", "3"])
VOCABULARY.add(CELL, "cell", CELLS)
VOCABULARY.add(DRAW, "draw", ALL_KINDS)
VOCABULARY.add(DRAWN_RACE, "drawn-race", RACES)
VOCABULARY.add(DRAWN_OBJECTIVE, "objective", ALL_OBJECTIVES)
VOCABULARY.add(DRAWN_STEWARD, "drawn-steward", SEATS)
