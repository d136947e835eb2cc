"""What the rules report: codes of told events with the meaning of their four arguments a, b, c, d.

A seat, a face and a resource are ints, a card is one of `actions.CARDS`, -1 stands for none. Units paid are one number,
eight bits for each resource. Codes keep their meaning, because what was told is stored.
"""

from typing import Final

MARKET_FILLED: Final = 0  # a card, b place
AWARD_LAID: Final = 1  # a card, b slot
TOP_TURNED: Final = 2  # a card
KANTOR_DRAWN: Final = 3  # a card
TOKEN_LAID: Final = 4  # a resource, b field of the track from 1
FIRST_DRAWN: Final = 5  # a seat
ROUND_BEGAN: Final = 6  # a round, b seat of the First Player
ROLLED: Final = 7  # a seat, b the pool after the roll: dice of each face, three bits each
REROLLED: Final = 8  # a seat, b how many dice, c face of the die discarded for it or -1
TURNED: Final = 9  # a seat, b old face, c new face, d face of the die discarded for it or -1
EFFECT_USED: Final = 10  # a seat, b card
CONFIRMED: Final = 11  # a seat
TURN_BEGAN: Final = 12  # a seat
PLACED: Final = 13  # a seat, b face, c the decision that placed it, d the card in a Dock, or 1: it has no effect
GAINED: Final = 14  # a seat, b resource, c units, d units lost because the bank was short
CARD_TAKEN: Final = 15  # a seat, b card; from the market, or known to all
DREW: Final = 16  # a seat, b card; told to that seat alone
DREW_HIDDEN: Final = 17  # a seat, b 0 Mission, 1 Order; told to the others
LAUNCHED: Final = 18  # a seat, b card, c Dock from 1, d units paid
CREWED: Final = 19  # a seat, b face, c Dock from 1, d field from 1
PAID: Final = 20  # a seat, b resource, c units; told in 0.1.0 only
EXCHANGED: Final = 21  # a seat, b given resource, c wanted resource, d face of the discarded die
PASSED: Final = 22  # a seat
BONUS_LED: Final = 23  # a seat, b dice on Missions, c units
BONUS_LOST: Final = 24  # a resource or -1; nobody has dice on Missions
COMPLETED: Final = 25  # a seat of the Barge's owner, b card
SLID: Final = 26  # a card, b Dock from 1
FAILED: Final = 27  # a seat of the Barge's owner, b card
BOUGHT: Final = 28  # a seat, b card, c units paid
GIVEN_UP: Final = 29  # a seat, b card
AWARDED: Final = 30  # a seat, b card
ACQUIRED: Final = 31  # a seat, b card, c units paid
BUYING_ENDED: Final = 32  # a seat; told in 0.1.0 only
REWARD_LOST: Final = 33  # a seat, b how many cards
MATCH_OVER: Final = 34
BUYING_DONE: Final = 35  # a seat, b how many Orders it bought in this turn

NAMES: Final = [
    "market-filled", "award-laid", "top-turned", "kantor-drawn", "token-laid", "first-drawn", "round-began", "rolled",
    "rerolled", "turned", "effect-used", "confirmed", "turn-began", "placed", "gained", "card-taken", "drew",
    "drew-hidden", "launched", "crewed", "paid", "exchanged", "passed", "bonus-led", "bonus-lost", "completed", "slid",
    "failed", "bought", "given-up", "awarded", "acquired", "buying-ended", "reward-lost", "match-over",
    "buying-done",
]  # fmt: skip
