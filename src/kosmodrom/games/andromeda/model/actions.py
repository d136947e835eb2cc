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
OFFER: Final = 39
OFFER_DONE: Final = 45
ACCEPT: Final = 46
REJECT: Final = 52
VACCINES: Final = 53
REMOVE: Final = 57
DIE: Final = 93
SINGLE: Final = 99
EXPLORE: Final = 105
MORPH: Final = 111
AS: Final = 117
TECH: Final = 123
ROOM: Final = 131
SHIFT: Final = 142
TRAIN: Final = 166
SUMMON: Final = 169
MOVE: Final = 178
DISCOVER: Final = 202
ENTER: Final = 211
PLACE: Final = 220
PICK: Final = 229
TO: Final = 265
RETURN: Final = 274
TASK: Final = 305
SACRIFICE: Final = 336
EXCHANGE: Final = 345
HOLD: Final = 346
DONE: Final = 347
END_ACTIONS: Final = 348
END_TURN: Final = 349

FIRST: Final = 350
LAY: Final = 354
DEAL: Final = 362
OPEN: Final = 370
DRAW: Final = 401
ROLL: Final = 432
TILE: Final = 438
SIZE: Final = 449

VOCABULARY: Final = Vocabulary()
VOCABULARY.add(RACE, "race", RACES)
VOCABULARY.add(KEEP, "keep", TASKS)
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
VOCABULARY.add(RETURN, "return", TASKS)
VOCABULARY.add(TASK, "task", TASKS)
VOCABULARY.add(SACRIFICE, "sacrifice", CELLS)
VOCABULARY.add(EXCHANGE, "exchange", [])
VOCABULARY.add(HOLD, "hold", [])
VOCABULARY.add(DONE, "done", [])
VOCABULARY.add(END_ACTIONS, "end", ["actions", "turn"])
VOCABULARY.add(FIRST, "first", SEATS)
VOCABULARY.add(LAY, "lay", TECHS)
VOCABULARY.add(DEAL, "deal", RACES)
VOCABULARY.add(OPEN, "open", TASKS)
VOCABULARY.add(DRAW, "draw", TASKS)
VOCABULARY.add(ROLL, "roll", FACES)
VOCABULARY.add(TILE, "tile", ROOMS)
