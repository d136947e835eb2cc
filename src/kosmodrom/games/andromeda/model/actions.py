"""The vocabulary: everything that a seat or chance can decide, by name.

Rooms of the ship are named by their cell, tiles and cards by their id, dice by their symbol, a researcher by its
owner's seat and its cell. The numbers are written out so that compiled rules see constants; adding them to the
vocabulary checks each one.
"""

from typing import Final

from kosmodrom.engine.vocabulary import Vocabulary

CELLS: Final = ["nw", "n", "ne", "w", "portal", "e", "sw", "s", "se"]
FACES: Final = [
    "zaraza", "pelne_szkolenie", "wezwanie_wsparcia", "improwizacja", "ruch", "technologia",
]  # fmt: skip
ROOMS: Final = [
    "centrum_komunikacji", "kajuty_zalogi", "komory_hibernacyjne", "laboratorium", "maszynownia", "mostek_kapitanski",
    "poklad_hangarowy", "portal", "reaktor", "strefa_skazona", "zbrojownia",
]  # fmt: skip
TECHS: Final = [
    "teleporter", "klonowanie", "szczepionki", "uniwersalne_narzedzie", "zdalne_sterowanie", "transmiter_materii",
    "kapsula_szkoleniowa", "pole_silowe",
]  # fmt: skip
RACES: Final = [
    "arkturianie", "roj_xarr", "synteci", "metamorfy", "pionierzy_otchlani", "inzynierowie_vel", "uczeni_mnemos",
    "poslowie_koru",
]  # fmt: skip
TASKS: Final = [f"Z{number:02}" for number in range(1, 32)]
ALL_TASKS: Final = TASKS + [f"Z{number:02}" for number in range(32, 48)]
"""The printed tasks, and those that a deck may bring along."""
SEATS: Final = ["0", "1", "2", "3"]
FIGURES: Final = [f"{seat}-{cell}" for seat in SEATS for cell in CELLS]
"""A researcher of a seat in a cell."""
EDGES: Final = [
    f"{CELLS[one]}-{CELLS[other]}"
    for one in range(9)
    for other in range(9)
    if abs(one // 3 - other // 3) + abs(one % 3 - other % 3) == 1
]
"""AN-025, AN-026: from each cell to each one that shares a side with it."""

RACE: Final = 0
KEEP: Final = 8
OFFER: Final = 55
OFFER_DONE: Final = 61
ACCEPT: Final = 62
REJECT: Final = 68
VACCINES: Final = 69
REMOVE: Final = 73
DIE: Final = 109
SINGLE: Final = 115
EXPLORE: Final = 121
MORPH: Final = 127
AS: Final = 133
TECH: Final = 139
ROOM: Final = 147
SHIFT: Final = 158
TRAIN: Final = 182
SUMMON: Final = 185
MOVE: Final = 194
DISCOVER: Final = 218
ENTER: Final = 227
PLACE: Final = 236
PICK: Final = 245
TO: Final = 281
RETURN: Final = 290
TASK: Final = 337
SACRIFICE: Final = 384
EXCHANGE: Final = 393
HOLD: Final = 394
DONE: Final = 395
END_ACTIONS: Final = 396
END_TURN: Final = 397

FIRST: Final = 398
LAY: Final = 402
DEAL: Final = 410
OPEN: Final = 418
DRAW: Final = 465
ROLL: Final = 512
TILE: Final = 518
SIZE: Final = 529

VOCABULARY: Final = Vocabulary()
VOCABULARY.add(RACE, "race", RACES)
VOCABULARY.add(KEEP, "keep", ALL_TASKS)
VOCABULARY.add(OFFER, "offer", [*FACES, "done"])
VOCABULARY.add(ACCEPT, "accept", FACES)
VOCABULARY.add(REJECT, "reject", [])
VOCABULARY.add(VACCINES, "vaccines", ["0", "1", "2", "3"])
VOCABULARY.add(REMOVE, "remove", FIGURES)
VOCABULARY.add(DIE, "die", FACES)
VOCABULARY.add(SINGLE, "single", FACES)
VOCABULARY.add(EXPLORE, "explore", FACES)
VOCABULARY.add(MORPH, "morph", FACES)
VOCABULARY.add(AS, "as", FACES)
VOCABULARY.add(TECH, "tech", TECHS)
VOCABULARY.add(ROOM, "room", ROOMS)
VOCABULARY.add(SHIFT, "shift", EDGES)
VOCABULARY.add(TRAIN, "train", ["1", "2", "3"])
VOCABULARY.add(SUMMON, "summon", CELLS)
VOCABULARY.add(MOVE, "move", EDGES)
VOCABULARY.add(DISCOVER, "discover", CELLS)
VOCABULARY.add(ENTER, "enter", CELLS)
VOCABULARY.add(PLACE, "place", CELLS)
VOCABULARY.add(PICK, "pick", FIGURES)
VOCABULARY.add(TO, "to", CELLS)
VOCABULARY.add(RETURN, "return", ALL_TASKS)
VOCABULARY.add(TASK, "task", ALL_TASKS)
VOCABULARY.add(SACRIFICE, "sacrifice", CELLS)
VOCABULARY.add(EXCHANGE, "exchange", [])
VOCABULARY.add(HOLD, "hold", [])
VOCABULARY.add(DONE, "done", [])
VOCABULARY.add(END_ACTIONS, "end", ["actions", "turn"])
VOCABULARY.add(FIRST, "first", SEATS)
VOCABULARY.add(LAY, "lay", TECHS)
VOCABULARY.add(DEAL, "deal", RACES)
VOCABULARY.add(OPEN, "open", ALL_TASKS)
VOCABULARY.add(DRAW, "draw", ALL_TASKS)
VOCABULARY.add(ROLL, "roll", FACES)
VOCABULARY.add(TILE, "tile", ROOMS)
