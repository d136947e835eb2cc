"""The vocabulary: everything that a seat or chance can decide, by name.

Places are named by level or cost and a letter, cards by colour and level, Base cards by seat and place
from the bottom. The numbers are written out so that compiled rules see constants; adding them to the
vocabulary checks each one.
"""

from typing import Final

from kosmodrom.engine.vocabulary import Vocabulary

COLOURS: Final = ["P", "N", "B", "Y", "R", "G"]
KINDS: Final = [colour + level for colour in COLOURS for level in "1234"]
ALL_KINDS: Final = KINDS + [f"{kind}b" for kind in KINDS]
"""Of each faction and level the printed Mercenary, and one that a deck may bring along."""
DOCK_PLACES: Final = ["1a", "1b", "1c", "1d", "2a", "2b", "2c", "3a", "3b", "4a"]
MINE_PLACES: Final = ["1a", "1b", "1c", "1d", "3a", "3b", "3c", "6a", "6b", "10a"]
PATTERNS: Final = ["C01-{}a", "C01-{}d", "C03-{}a", "C03-{}b", "C03-{}c", "C06-{}a", "C06-{}b", "C10-{}a"]
TOKENS: Final = [pattern.format(colour) for pattern in PATTERNS for colour in COLOURS]
ALL_TOKENS: Final = TOKENS + [f"C{number}" for number in range(101, 117)]
"""The printed Crystals, and those that a deck may bring along."""
CARDS: Final = [f"A{number:02}" for number in range(1, 13)]
ALL_CARDS: Final = CARDS + [f"A{number:02}" for number in range(13, 29)]
"""Artifact cards likewise."""
HALVES: Final = ["left", "right"]
SEATS: Final = ["0", "1", "2", "3"]

FACTIONS: Final = 6
LEVELS: Final = 4
PLACES: Final = 10
"""Of the Docks, and of the Mine."""
ROWS: Final = 4
"""Of the Mine, by cost; each has its stack."""
ARTIFACT_STACKS: Final = 3

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
HOLD: Final = 260
MOVE: Final = 261

WILD: Final = 262
DEAL: Final = 268
TOKEN: Final = 316
REVEAL: Final = 380
TOTEM: Final = 408
FIRST: Final = 414
SIZE: Final = 418

BASE_PLACES: Final = 7
"""How many Base cards of one seat the vocabulary names."""

VOCABULARY: Final = Vocabulary()
VOCABULARY.add(RECRUIT, "recruit", DOCK_PLACES)
VOCABULARY.add(MINE, "mine", MINE_PLACES)
VOCABULARY.add(COLLECT, "collect", [f"{stack}-{half}" for stack in "123" for half in HALVES])
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
VOCABULARY.add(BASE, "base", [f"{seat}-{place}" for seat in SEATS for place in range(1, BASE_PLACES + 1)])
VOCABULARY.add(CARD, "card", ALL_KINDS)
VOCABULARY.add(COLOUR, "colour", COLOURS)
VOCABULARY.add(HOLD, "hold-marker", [])
VOCABULARY.add(MOVE, "move-marker", [])
VOCABULARY.add(WILD, "wild", COLOURS)
VOCABULARY.add(DEAL, "deal", ALL_KINDS)
VOCABULARY.add(TOKEN, "token", ALL_TOKENS)
VOCABULARY.add(REVEAL, "reveal", ALL_CARDS)
VOCABULARY.add(TOTEM, "totem", COLOURS)
VOCABULARY.add(FIRST, "first", SEATS)
