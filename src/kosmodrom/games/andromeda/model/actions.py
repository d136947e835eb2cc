"""The vocabulary: everything that a seat or chance can decide.

Written by `python -m tools.names` from `names.toml`.
"""

from typing import Final

from kosmodrom.engine.vocabulary import Vocabulary

CELLS: Final = ["nw", "n", "ne", "w", "portal", "e", "sw", "s", "se"]
FACES: Final = ["zaraza", "pelne_szkolenie", "wezwanie_wsparcia", "improwizacja", "ruch", "technologia"]
ROOMS: Final = [
    "centrum_komunikacji",
    "kajuty_zalogi",
    "komory_hibernacyjne",
    "laboratorium",
    "maszynownia",
    "mostek_kapitanski",
    "poklad_hangarowy",
    "portal",
    "reaktor",
    "strefa_skazona",
    "zbrojownia",
]
TECHS: Final = [
    "teleporter",
    "klonowanie",
    "szczepionki",
    "uniwersalne_narzedzie",
    "zdalne_sterowanie",
    "transmiter_materii",
    "kapsula_szkoleniowa",
    "pole_silowe",
]
RACES: Final = [
    "arkturianie",
    "roj_xarr",
    "synteci",
    "metamorfy",
    "pionierzy_otchlani",
    "inzynierowie_vel",
    "uczeni_mnemos",
    "poslowie_koru",
]
TASKS: Final = [
    "Z01",
    "Z02",
    "Z03",
    "Z04",
    "Z05",
    "Z06",
    "Z07",
    "Z08",
    "Z09",
    "Z10",
    "Z11",
    "Z12",
    "Z13",
    "Z14",
    "Z15",
    "Z16",
    "Z17",
    "Z18",
    "Z19",
    "Z20",
    "Z21",
    "Z22",
    "Z23",
    "Z24",
    "Z25",
    "Z26",
    "Z27",
    "Z28",
    "Z29",
    "Z30",
    "Z31",
]
ALL_TASKS: Final = [
    "Z01",
    "Z02",
    "Z03",
    "Z04",
    "Z05",
    "Z06",
    "Z07",
    "Z08",
    "Z09",
    "Z10",
    "Z11",
    "Z12",
    "Z13",
    "Z14",
    "Z15",
    "Z16",
    "Z17",
    "Z18",
    "Z19",
    "Z20",
    "Z21",
    "Z22",
    "Z23",
    "Z24",
    "Z25",
    "Z26",
    "Z27",
    "Z28",
    "Z29",
    "Z30",
    "Z31",
    "Z32",
    "Z33",
    "Z34",
    "Z35",
    "Z36",
    "Z37",
    "Z38",
    "Z39",
    "Z40",
    "Z41",
    "Z42",
    "Z43",
    "Z44",
    "Z45",
    "Z46",
    "Z47",
]
SEATS: Final = ["0", "1", "2", "3"]
FIGURES: Final = [
    "0-nw",
    "0-n",
    "0-ne",
    "0-w",
    "0-portal",
    "0-e",
    "0-sw",
    "0-s",
    "0-se",
    "1-nw",
    "1-n",
    "1-ne",
    "1-w",
    "1-portal",
    "1-e",
    "1-sw",
    "1-s",
    "1-se",
    "2-nw",
    "2-n",
    "2-ne",
    "2-w",
    "2-portal",
    "2-e",
    "2-sw",
    "2-s",
    "2-se",
    "3-nw",
    "3-n",
    "3-ne",
    "3-w",
    "3-portal",
    "3-e",
    "3-sw",
    "3-s",
    "3-se",
]
EDGES: Final = [
    "nw-n",
    "nw-w",
    "n-nw",
    "n-ne",
    "n-portal",
    "ne-n",
    "ne-e",
    "w-nw",
    "w-portal",
    "w-sw",
    "portal-n",
    "portal-w",
    "portal-e",
    "portal-s",
    "e-ne",
    "e-portal",
    "e-se",
    "sw-w",
    "sw-s",
    "s-portal",
    "s-sw",
    "s-se",
    "se-e",
    "se-s",
]

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
END: Final = 396
END_ACTIONS: Final = 396
END_TURN: Final = 397
FIRST: Final = 398
LAY: Final = 402
DEAL: Final = 410
OPEN: Final = 418
DRAW: Final = 465
ROLL: Final = 512
TILE: Final = 518

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
VOCABULARY.add(END, "end", ["actions", "turn"])
VOCABULARY.add(FIRST, "first", SEATS)
VOCABULARY.add(LAY, "lay", TECHS)
VOCABULARY.add(DEAL, "deal", RACES)
VOCABULARY.add(OPEN, "open", ALL_TASKS)
VOCABULARY.add(DRAW, "draw", ALL_TASKS)
VOCABULARY.add(ROLL, "roll", FACES)
VOCABULARY.add(TILE, "tile", ROOMS)
