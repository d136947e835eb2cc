"""The clauses that forbid something, from TY-001 to TY-023, by number."""

from typing import Final

NOT_ASKED: Final = 1
OTHER_QUESTION: Final = 2
NO_SUCH_THING: Final = 3
BID_WITHIN_COINS: Final = 11
LOOK_AT_ANOTHER: Final = 13
DECK_IS_EMPTY: Final = 16
ROW_TOO_POOR: Final = 19
PAID_ALREADY: Final = 20
PRICE_IS_MET: Final = 21
PRICE_NOT_MET: Final = 22
PAYING_HAS_BEGUN: Final = 23
