"""The vocabulary of the toy: everything that a seat or chance can decide."""

from typing import Final

from kosmodrom.engine.vocabulary import Vocabulary

CARDS: Final = [f"c{number:02}" for number in range(1, 25)]
PLACES: Final = ["1", "2", "3", "4"]
SEATS: Final = ["0", "1", "2", "3"]
FACES: Final = ["1", "2", "3"]

PICK: Final = 0
KEEP: Final = 4
REROLL: Final = 5
BID: Final = 8
LOOK: Final = 15
LOOK_NOWHERE: Final = 19
DRAW: Final = 20
STAY: Final = 21
BURY: Final = 22
BURY_NOTHING: Final = 26
PAY: Final = 27
PAY_DONE: Final = 31
PASS: Final = 32
DEAL: Final = 33
DIE: Final = 57
SIZE: Final = 60

VOCABULARY: Final = Vocabulary()
VOCABULARY.add(PICK, "pick", PLACES)
VOCABULARY.add(KEEP, "keep", [])
VOCABULARY.add(REROLL, "reroll", ["first", "second", "both"])
VOCABULARY.add(BID, "bid", ["0", "1", "2", "3", "4", "5", "6"])
VOCABULARY.add(LOOK, "look", [*SEATS, "nowhere"])
VOCABULARY.add(DRAW, "draw", [])
VOCABULARY.add(STAY, "stay", [])
VOCABULARY.add(BURY, "bury", [*PLACES, "nothing"])
VOCABULARY.add(PAY, "pay", [*PLACES, "done"])
VOCABULARY.add(PASS, "pass", [])
VOCABULARY.add(DEAL, "deal", CARDS)
VOCABULARY.add(DIE, "die", FACES)
