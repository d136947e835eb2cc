"""The secret bids and the look they buy: TY-010 to TY-014."""

from typing import Final

from kosmodrom.engine.contract import EVERYONE, only
from toy.model.actions import BID, DRAW, LOOK, LOOK_NOWHERE
from toy.model.clauses import TY_003, TY_011, TY_013
from toy.model.state import ToyState
from toy.model.steps import BADE, LOOKED, LOOKING, PAYING, SAW, TRADING
from toy.rules.question import SecretQuestion, ToyQuestion, is_last

LAPS: Final = 2


def too_high(s: ToyState, seat: int, coins: int) -> bool:
    """TY-011: nobody bids more coins than it has."""
    return coins > s.table.coins[seat]


def bid(s: ToyState, seat: int, coins: int) -> None:
    """TY-010: bids are secret until the last one is made."""
    s.hands[seat].bid = coins
    last = is_last(s, seat)
    s.table.ready |= only(seat)
    if last:
        show_bids(s)


def show_bids(s: ToyState) -> None:
    """TY-010, TY-012, TY-014: all pay their bids; the highest looks, and begins the two laps."""
    t = s.table
    bids = [hand.bid for hand in s.hands]
    first = bids.index(max(bids))
    for seat, hand in enumerate(s.hands):
        t.coins[seat] -= hand.bid
        hand.bid = -1
        s.tell(BADE, EVERYONE, seat, bids[seat])
    t.ready = 0
    t.agenda.pop()
    for turn in range(LAPS * s.seats - 1, -1, -1):
        t.agenda.push(PAYING, (first + turn) % s.seats)
        t.agenda.push(TRADING, (first + turn) % s.seats)
    t.agenda.push(LOOKING, first)


def look(s: ToyState, seat: int, action: int) -> None:
    """TY-013: all see who looks where; only the looker sees the cards, and remembers them."""
    s.table.agenda.pop()
    if action == LOOK_NOWHERE:
        return
    row = s.table.rows[action - LOOK]
    row.knowers = [knowers | only(seat) for knowers in row.knowers]
    s.tell(LOOKED, EVERYONE, seat, action - LOOK)
    for card in row.tail:
        s.tell(SAW, only(seat), action - LOOK, card)


class Bidding(SecretQuestion):
    """TY-010: how many coins to bid."""

    first = BID
    end = LOOK

    def why_not(self, s: ToyState, seat: int, action: int) -> int:
        """TY-011: nobody bids more coins than it has."""
        return TY_011 if too_high(s, seat, action - BID) else 0

    def answer(self, s: ToyState, seat: int, action: int) -> None:
        bid(s, seat, action - BID)


class Looking(ToyQuestion):
    """TY-013: at whose row the highest bidder looks."""

    first = LOOK
    end = DRAW

    def why_not(self, s: ToyState, seat: int, action: int) -> int:
        """TY-003, TY-013: one looks at another seat's row, or at none."""
        if action == LOOK_NOWHERE:
            return 0
        if action - LOOK >= s.seats:
            return TY_003
        return TY_013 if action - LOOK == seat else 0

    def reveals(self, s: ToyState, seat: int, action: int) -> bool:
        return action != LOOK_NOWHERE

    def answer(self, s: ToyState, seat: int, action: int) -> None:
        look(s, seat, action)
