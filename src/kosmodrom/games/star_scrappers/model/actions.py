"""The vocabulary: everything that a seat or chance can decide, by name.

Places are named by level or cost and a letter, cards by colour and level, Base cards by seat and place
from the bottom. The numbers are written out so that compiled rules see constants; adding them to the
vocabulary checks each one.
"""

from typing import Final

from kosmodrom.engine.vocabulary import Vocabulary

COLOURS: Final = ["P", "N", "B", "Y", "R", "G"]
KINDS: Final = [colour + level for colour in COLOURS for level in "1234"]
DOCK_PLACES: Final = ["1a", "1b", "1c", "1d", "2a", "2b", "2c", "3a", "3b", "4a"]
MINE_PLACES: Final = ["1a", "1b", "1c", "1d", "3a", "3b", "3c", "6a", "6b", "10a"]
PATTERNS: Final = ["C01-{}a", "C01-{}d", "C03-{}a", "C03-{}b", "C03-{}c", "C06-{}a", "C06-{}b", "C10-{}a"]
TOKENS: Final = [pattern.format(colour) for pattern in PATTERNS for colour in COLOURS]
CARDS: Final = [f"A{number:02}" for number in range(1, 13)]
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
TAKEOVER: Final = 50
END: Final = 54
ACTIVATE: Final = 55
LEADER: Final = 67
BEGIN: Final = 68
PAY: Final = 69
DONE: Final = 93
CRYSTAL: Final = 94
DOCK: Final = 104
BASE: Final = 114
CARD: Final = 142
COLOUR: Final = 166
HOLD: Final = 172
MOVE: Final = 173

WILD: Final = 174
DEAL: Final = 180
TOKEN: Final = 204
REVEAL: Final = 252
TOTEM: Final = 264
FIRST: Final = 270
SIZE: Final = 274

BASE_PLACES: Final = 7
"""How many Base cards of one seat the vocabulary names."""

VOCABULARY: Final = Vocabulary()
VOCABULARY.add(RECRUIT, "recruit", DOCK_PLACES)
VOCABULARY.add(MINE, "mine", MINE_PLACES)
VOCABULARY.add(COLLECT, "collect", [f"{stack}-{half}" for stack in "123" for half in HALVES])
VOCABULARY.add(SKILL, "skill", KINDS)
VOCABULARY.add(TAKEOVER, "takeover", SEATS)
VOCABULARY.add(END, "end", [])
VOCABULARY.add(ACTIVATE, "activate", CARDS)
VOCABULARY.add(LEADER, "leader", [])
VOCABULARY.add(BEGIN, "begin", [])
VOCABULARY.add(PAY, "pay", KINDS)
VOCABULARY.add(DONE, "done", [])
VOCABULARY.add(CRYSTAL, "crystal", MINE_PLACES)
VOCABULARY.add(DOCK, "dock", DOCK_PLACES)
VOCABULARY.add(BASE, "base", [f"{seat}-{place}" for seat in SEATS for place in range(1, BASE_PLACES + 1)])
VOCABULARY.add(CARD, "card", KINDS)
VOCABULARY.add(COLOUR, "colour", COLOURS)
VOCABULARY.add(HOLD, "hold-marker", [])
VOCABULARY.add(MOVE, "move-marker", [])
VOCABULARY.add(WILD, "wild", COLOURS)
VOCABULARY.add(DEAL, "deal", KINDS)
VOCABULARY.add(TOKEN, "token", TOKENS)
VOCABULARY.add(REVEAL, "reveal", CARDS)
VOCABULARY.add(TOTEM, "totem", COLOURS)
VOCABULARY.add(FIRST, "first", SEATS)
