"""The vocabulary: everything that a seat or chance can decide.

Written by `python -m tools.names` from `names.toml`.
"""

from typing import Final

from kosmodrom.engine.vocabulary import Vocabulary

COLOURS: Final = ["P", "N", "B", "Y", "R", "G"]
KINDS: Final = [
    "P1",
    "P2",
    "P3",
    "P4",
    "N1",
    "N2",
    "N3",
    "N4",
    "B1",
    "B2",
    "B3",
    "B4",
    "Y1",
    "Y2",
    "Y3",
    "Y4",
    "R1",
    "R2",
    "R3",
    "R4",
    "G1",
    "G2",
    "G3",
    "G4",
]
ALL_KINDS: Final = [
    "P1",
    "P2",
    "P3",
    "P4",
    "N1",
    "N2",
    "N3",
    "N4",
    "B1",
    "B2",
    "B3",
    "B4",
    "Y1",
    "Y2",
    "Y3",
    "Y4",
    "R1",
    "R2",
    "R3",
    "R4",
    "G1",
    "G2",
    "G3",
    "G4",
    "P1b",
    "P2b",
    "P3b",
    "P4b",
    "N1b",
    "N2b",
    "N3b",
    "N4b",
    "B1b",
    "B2b",
    "B3b",
    "B4b",
    "Y1b",
    "Y2b",
    "Y3b",
    "Y4b",
    "R1b",
    "R2b",
    "R3b",
    "R4b",
    "G1b",
    "G2b",
    "G3b",
    "G4b",
]
DOCK_PLACES: Final = ["1a", "1b", "1c", "1d", "2a", "2b", "2c", "3a", "3b", "4a"]
MINE_PLACES: Final = ["1a", "1b", "1c", "1d", "3a", "3b", "3c", "6a", "6b", "10a"]
TOKENS: Final = [
    "C01-Pa",
    "C01-Na",
    "C01-Ba",
    "C01-Ya",
    "C01-Ra",
    "C01-Ga",
    "C01-Pd",
    "C01-Nd",
    "C01-Bd",
    "C01-Yd",
    "C01-Rd",
    "C01-Gd",
    "C03-Pa",
    "C03-Na",
    "C03-Ba",
    "C03-Ya",
    "C03-Ra",
    "C03-Ga",
    "C03-Pb",
    "C03-Nb",
    "C03-Bb",
    "C03-Yb",
    "C03-Rb",
    "C03-Gb",
    "C03-Pc",
    "C03-Nc",
    "C03-Bc",
    "C03-Yc",
    "C03-Rc",
    "C03-Gc",
    "C06-Pa",
    "C06-Na",
    "C06-Ba",
    "C06-Ya",
    "C06-Ra",
    "C06-Ga",
    "C06-Pb",
    "C06-Nb",
    "C06-Bb",
    "C06-Yb",
    "C06-Rb",
    "C06-Gb",
    "C10-Pa",
    "C10-Na",
    "C10-Ba",
    "C10-Ya",
    "C10-Ra",
    "C10-Ga",
]
ALL_TOKENS: Final = [
    "C01-Pa",
    "C01-Na",
    "C01-Ba",
    "C01-Ya",
    "C01-Ra",
    "C01-Ga",
    "C01-Pd",
    "C01-Nd",
    "C01-Bd",
    "C01-Yd",
    "C01-Rd",
    "C01-Gd",
    "C03-Pa",
    "C03-Na",
    "C03-Ba",
    "C03-Ya",
    "C03-Ra",
    "C03-Ga",
    "C03-Pb",
    "C03-Nb",
    "C03-Bb",
    "C03-Yb",
    "C03-Rb",
    "C03-Gb",
    "C03-Pc",
    "C03-Nc",
    "C03-Bc",
    "C03-Yc",
    "C03-Rc",
    "C03-Gc",
    "C06-Pa",
    "C06-Na",
    "C06-Ba",
    "C06-Ya",
    "C06-Ra",
    "C06-Ga",
    "C06-Pb",
    "C06-Nb",
    "C06-Bb",
    "C06-Yb",
    "C06-Rb",
    "C06-Gb",
    "C10-Pa",
    "C10-Na",
    "C10-Ba",
    "C10-Ya",
    "C10-Ra",
    "C10-Ga",
    "C101",
    "C102",
    "C103",
    "C104",
    "C105",
    "C106",
    "C107",
    "C108",
    "C109",
    "C110",
    "C111",
    "C112",
    "C113",
    "C114",
    "C115",
    "C116",
]
CARDS: Final = ["A01", "A02", "A03", "A04", "A05", "A06", "A07", "A08", "A09", "A10", "A11", "A12"]
ALL_CARDS: Final = [
    "A01",
    "A02",
    "A03",
    "A04",
    "A05",
    "A06",
    "A07",
    "A08",
    "A09",
    "A10",
    "A11",
    "A12",
    "A13",
    "A14",
    "A15",
    "A16",
    "A17",
    "A18",
    "A19",
    "A20",
    "A21",
    "A22",
    "A23",
    "A24",
    "A25",
    "A26",
    "A27",
    "A28",
]
HALVES: Final = ["left", "right"]
STACK_HALVES: Final = ["1-left", "1-right", "2-left", "2-right", "3-left", "3-right"]
SEATS: Final = ["0", "1", "2", "3"]
BASE_CARDS: Final = [
    "0-1",
    "0-2",
    "0-3",
    "0-4",
    "0-5",
    "0-6",
    "0-7",
    "1-1",
    "1-2",
    "1-3",
    "1-4",
    "1-5",
    "1-6",
    "1-7",
    "2-1",
    "2-2",
    "2-3",
    "2-4",
    "2-5",
    "2-6",
    "2-7",
    "3-1",
    "3-2",
    "3-3",
    "3-4",
    "3-5",
    "3-6",
    "3-7",
]

RECRUIT: Final = 0
MINE: Final = 10
COLLECT: Final = 20
SKILL: Final = 26
TAKEOVER: Final = 74
END: Final = 78
ACTIVATE: Final = 79
LEADER: Final = 107
BEGIN: Final = 108
PAY: Final = 109
DONE: Final = 157
CRYSTAL: Final = 158
DOCK: Final = 168
BASE: Final = 178
CARD: Final = 206
COLOUR: Final = 254
HOLD_MARKER: Final = 260
MOVE_MARKER: Final = 261
WILD: Final = 262
DEAL: Final = 268
TOKEN: Final = 316
REVEAL: Final = 380
TOTEM: Final = 408
FIRST: Final = 414

VOCABULARY: Final = Vocabulary()
VOCABULARY.add(RECRUIT, "recruit", DOCK_PLACES)
VOCABULARY.add(MINE, "mine", MINE_PLACES)
VOCABULARY.add(COLLECT, "collect", STACK_HALVES)
VOCABULARY.add(SKILL, "skill", ALL_KINDS)
VOCABULARY.add(TAKEOVER, "takeover", SEATS)
VOCABULARY.add(END, "end", [])
VOCABULARY.add(ACTIVATE, "activate", ALL_CARDS)
VOCABULARY.add(LEADER, "leader", [])
VOCABULARY.add(BEGIN, "begin", [])
VOCABULARY.add(PAY, "pay", ALL_KINDS)
VOCABULARY.add(DONE, "done", [])
VOCABULARY.add(CRYSTAL, "crystal", MINE_PLACES)
VOCABULARY.add(DOCK, "dock", DOCK_PLACES)
VOCABULARY.add(BASE, "base", BASE_CARDS)
VOCABULARY.add(CARD, "card", ALL_KINDS)
VOCABULARY.add(COLOUR, "colour", COLOURS)
VOCABULARY.add(HOLD_MARKER, "hold-marker", [])
VOCABULARY.add(MOVE_MARKER, "move-marker", [])
VOCABULARY.add(WILD, "wild", COLOURS)
VOCABULARY.add(DEAL, "deal", ALL_KINDS)
VOCABULARY.add(TOKEN, "token", ALL_TOKENS)
VOCABULARY.add(REVEAL, "reveal", ALL_CARDS)
VOCABULARY.add(TOTEM, "totem", COLOURS)
VOCABULARY.add(FIRST, "first", SEATS)
