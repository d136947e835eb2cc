"""The questions of the toy and the events that it tells of."""

from typing import Final

DEALING: Final = 0
PICKING: Final = 1
ROLLING: Final = 2
BIDDING: Final = 3
LOOKING: Final = 4
TRADING: Final = 5
DRAWING: Final = 6
BURYING: Final = 7
PAYING: Final = 8
DIE_ROLL: Final = 9
DIE_CHOICE: Final = 10
STEPS: Final = (
    "dealing", "picking", "rolling", "bidding", "looking", "trading", "drawing", "burying", "paying",
    "die roll", "die choice",
)  # fmt: skip

TOOK: Final = 0
GOT: Final = 1
SHOWED: Final = 2
ROLLED: Final = 3
BADE: Final = 4
LOOKED: Final = 5
SAW: Final = 6
BURIED: Final = 7
PAID: Final = 8
PASSED: Final = 9
EVENTS: Final = (
    ("took", "seat"),
    ("got", "seat", "card"),
    ("showed", "seat", "card", "place"),
    ("rolled", "seat", "number"),
    ("bade", "seat", "number"),
    ("looked", "seat", "number"),
    ("saw", "seat", "card"),
    ("buried", "seat", "number"),
    ("paid", "seat", "card"),
    ("passed", "seat"),
)
