"""Who learns a decision: everybody, but for cards drawn unseen and steps that stay in a hand (AG-302)."""

from kosmodrom.engine.contract import CHANCE, EVERYONE, only
from kosmodrom.games.astrogornicy.model.actions import AWARD, BUY, DISCOUNT, DONE, END, PASS, SWAP, USE
from kosmodrom.games.astrogornicy.model.state import AstroState
from kosmodrom.games.astrogornicy.model.steps import DRAW_BLIND, PRICE
from kosmodrom.games.astrogornicy.model.values import NOTHING


def audience(s: AstroState, seat: int, action: int) -> int:
    """The mask of those who learn a decision as it is made."""
    if seat == CHANCE:
        agenda = s.table.agenda
        blind = s.table.airborne == 0 and agenda.step() == DRAW_BLIND
        return only(agenda.seat()) if blind else EVERYONE
    return only(seat) if stays_in_hand(s, seat, action) else EVERYONE


def stays_in_hand(s: AstroState, seat: int, action: int) -> bool:
    """Whether only the Hand changes: something is begun, or gets one step further."""
    if AWARD <= action < PASS:
        return not USE <= action < USE + 24
    if action == DONE:
        return s.hands[seat].intent != NOTHING and s.hands[seat].stage == PRICE
    return DISCOUNT <= action < SWAP or BUY <= action < END
