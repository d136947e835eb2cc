"""Who learns what: the audience of each decision, and what it shows to its own seat (PG-018, PG-228)."""

from kosmodrom.engine.contract import CHANCE, EVERYONE, only
from kosmodrom.games.posrod_gwiazd.model.actions import PASS
from kosmodrom.games.posrod_gwiazd.model.state import StarsState, clone
from kosmodrom.games.posrod_gwiazd.model.steps import (
    ACTING,
    ACTIONS,
    BIDDING,
    CHOOSING,
    DEAL,
    DRAW_SPECIAL,
    KEEP_OBJECTIVE,
    LOOKING,
    OFFER_OBJECTIVE,
    PAYING,
    REMOVING,
    SWAPPING,
)
from kosmodrom.games.posrod_gwiazd.rules.deciding import decide
from kosmodrom.games.posrod_gwiazd.rules.drafting import drops_too, is_last


def audience(s: StarsState, seat: int, action: int) -> int:
    """The mask of those who learn a decision as it is made."""
    agenda = s.table.agenda
    step = agenda.step()
    if seat == CHANCE:
        hidden = step == DEAL or step == DRAW_SPECIAL or step == OFFER_OBJECTIVE
        return only(agenda.seat()) if hidden else EVERYONE
    if step == CHOOSING or step == PAYING or step == BIDDING:
        return EVERYONE if shows_all(s, seat, step) else only(seat)
    if step == ACTING:
        return EVERYONE if after(s, seat, action).hands[seat].intent < 0 else only(seat)
    if step == SWAPPING and s.hands[seat].given >= 0:
        return only(seat) | only(agenda.a())
    if step == REMOVING or step == SWAPPING or step == KEEP_OBJECTIVE:
        return only(seat)
    return EVERYONE


def shows_all(s: StarsState, seat: int, step: int) -> bool:
    """PG-044, PG-086: whether this is the last secret choice, so that all are revealed."""
    if step == CHOOSING and drops_too(s) and s.hands[seat].pick < 0:
        return False
    return is_last(s, seat)


def after(s: StarsState, seat: int, action: int) -> StarsState:
    """A copy of the state after a decision."""
    other = clone(s)
    decide(other, seat, action)
    return other


def reveals(s: StarsState, seat: int, action: int) -> bool:
    """Whether a decision shows its seat something new: a reveal, a hand looked at, or the cards passed to it."""
    t = s.table
    step = t.agenda.step()
    if seat == CHANCE:
        return False
    if step == CHOOSING or step == PAYING or step == BIDDING:
        return shows_all(s, seat, step)
    if step == LOOKING and action != PASS:
        return True
    later = after(s, seat, action).table
    return later.turn != t.turn or later.year != t.year or t.phase < ACTIONS <= later.phase
