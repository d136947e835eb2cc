"""What the rules report: codes of told events with the meaning of their four arguments a, b, c, d.

A seat is an int, a kind is a card's, a cell is a number of the grid, -1 stands for none.
"""

from typing import Final

STEWARD_NAMED: Final = 0  # a seat
RACE_TAKEN: Final = 1  # a seat, b race
OBJECTIVE_OPENED: Final = 2  # a objective
OBJECTIVE_OFFERED: Final = 3  # a seat, b objective; told to that seat alone
OBJECTIVE_KEPT: Final = 4  # a seat, b objective kept, c objective returned; told to that seat alone
OBJECTIVE_HIDDEN: Final = 5  # a seat; told to the others
YEAR_BEGAN: Final = 6  # a year, b 0 clockwise or 1 counter-clockwise, c turns
CONFLICTS_ADDED: Final = 7  # a how many Conflict cards
INCOME_PAID: Final = 8  # a seat, b credits
DRAWN: Final = 9  # a seat, b kind; told to that seat alone
TURN_BEGAN: Final = 10  # a year, b turn
ABILITY_USED: Final = 11  # a seat, b race
ABILITY_DECLINED: Final = 12  # a seat, b race
REMOVED: Final = 13  # a seat, b kind; told to that seat alone
REMOVED_HIDDEN: Final = 14  # a seat, b how many; told to the others
LOOKED: Final = 15  # a seat, b seat whose hand was looked at
SAW: Final = 16  # a seat that looks, b seat looked at, c kind; told to the first alone
SWAPPED: Final = 17  # a seat, b other seat, c kind given, d kind taken; told to the two
SWAPPED_HIDDEN: Final = 18  # a seat, b other seat; told to the rest
CHOSEN: Final = 19  # a seat; a card lies face down
PLAYED: Final = 20  # a seat, b kind; all at once
SET_ASIDE: Final = 21  # a seat, b kind; the extra discard of two players
PASSED: Final = 22  # a seat, b seat that will get the cards, c how many
ORDER_FIXED: Final = 23  # a, b, c, d seats in their order, -1 where there is none
BUILT: Final = 24  # a seat, b kind, c cell, d printed points
DRAINED: Final = 25  # a seat, b cell of the Reactor, c crystals
REACTOR_BUILT: Final = 26  # a seat, b kind discarded, c cell
DISCARDED: Final = 27  # a seat, b kind, c credits
CONFLICT_PLAYED: Final = 28  # a seat, b kind
SALVAGED: Final = 29  # a seat, b kind discarded for it, c kind built, d how many cards left the game
SCORED: Final = 30  # a seat, b kind of the card whose effect it was, c points
GAINED: Final = 31  # a seat, b kind of the card, c credits
CHARGED: Final = 32  # a seat, b kind of the card, c cell of the Reactor, d crystals
STORED: Final = 33  # a seat, b credits laid on the card, c points
TAKEN: Final = 34  # a seat, b from this seat, c credits
GIVEN: Final = 35  # a seat, b to this seat or -1, c points of the other, d own points; told in 0.1.0 only
DISPUTED: Final = 36  # a seat, b opponent, c difference that counts, d points the opponent really lost
ASKED_TO_PAY: Final = 37  # a owner, b kind of the card
PAID: Final = 38  # a seat, b kind of the card, c credits, d points gained or, below 0, lost
TURN_ENDED: Final = 39  # a year, b turn
TAKEN_UP: Final = 40  # a seat, b kind; told to that seat alone
CLAIMED: Final = 41  # a mask of the seats that have reached the goal with most points
SECRET_SHOWN: Final = 42  # a seat, b objective
SECRET_KEPT: Final = 43  # a seat
REFUNDED: Final = 44  # a seat, b credits
CREDITS_LOST: Final = 45  # a seat, b credits
YEAR_ENDED: Final = 46  # a year
FINAL_POINTS: Final = 47  # a seat, b row of the score sheet, c points
OBJECTIVE_WON: Final = 48  # a seat or -1, b objective, c points
MATCH_OVER: Final = 49  # a mask of the winners
CORRECTED: Final = 50  # a seat, b kind, c points lost, d 1 when it was turned face down, 0 when it was removed
NO_EFFECT: Final = 51  # a seat, b kind
GAVE: Final = 52  # a seat, b to this seat or -1, c points of the other, d kind

NAMES: Final = [
    "steward-named", "race-taken", "objective-opened", "objective-offered", "objective-kept", "objective-hidden",
    "year-began", "conflicts-added", "income-paid", "drawn", "turn-began", "ability-used",
    "ability-declined", "removed", "removed-hidden", "looked", "saw", "swapped", "swapped-hidden", "chosen", "played",
    "set-aside", "passed", "order-fixed", "built", "drained", "reactor-built", "discarded", "conflict-played",
    "salvaged", "scored", "gained", "charged", "stored", "taken", "given", "disputed", "asked-to-pay", "paid",
    "turn-ended", "taken-up", "claimed", "secret-shown", "secret-kept", "refunded", "credits-lost", "year-ended",
    "final-points", "objective-won", "match-over", "corrected", "no-effect", "gave",
]  # fmt: skip
