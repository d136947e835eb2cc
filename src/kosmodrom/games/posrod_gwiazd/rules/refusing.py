"""Why not? For every decision of the vocabulary 0, or the clause that forbids it now (PG-226).

The first failure counts: not asked, another question is open, no such thing, the rule.
"""

from typing import Final

from kosmodrom.games.posrod_gwiazd.model.actions import (
    AGAINST,
    BUILD,
    CARD,
    CELL,
    CONFLICT,
    DISCARD,
    DONE,
    DRAW,
    GIFT,
    KEEP,
    LOOK,
    PASS,
    PAY,
    PICK,
    RACE,
    REACTOR,
    REVEAL,
    SALVAGE,
    SILENCE,
    STEWARD,
    STORE,
    TAKE,
    USE,
)
from kosmodrom.games.posrod_gwiazd.model.clauses import (
    PG_034,
    PG_042,
    PG_045,
    PG_046,
    PG_058,
    PG_062,
    PG_102,
    PG_157,
    PG_168,
    PG_225,
)
from kosmodrom.games.posrod_gwiazd.model.state import StarsState
from kosmodrom.games.posrod_gwiazd.model.steps import (
    ACTING,
    BIDDING,
    CHARGING,
    CHOOSE_RACE,
    CHOOSING,
    CLAIMING,
    DISPUTING,
    EXCHANGING,
    GIVING,
    KEEP_OBJECTIVE,
    LAST_CHANCE,
    LOOKING,
    NAME_STEWARD,
    PAYING,
    REMOVING,
    STORING,
    SWAPPING,
    TAKING,
    UNVEILING,
)
from kosmodrom.games.posrod_gwiazd.rules.abilities import look_refusal, removal_refusal, swap_refusal
from kosmodrom.games.posrod_gwiazd.rules.acting import conflict_refusal, reactor_refusal, salvage_refusal
from kosmodrom.games.posrod_gwiazd.rules.building import build_refusal, cell_refusal, drain_refusal, enough_refusal
from kosmodrom.games.posrod_gwiazd.rules.claims import reveal_refusal
from kosmodrom.games.posrod_gwiazd.rules.drafting import drop_refusal, pick_refusal
from kosmodrom.games.posrod_gwiazd.rules.payments import pay_refusal
from kosmodrom.games.posrod_gwiazd.rules.resolving import (
    charge_refusal,
    dispute_refusal,
    gift_refusal,
    store_refusal,
    take_refusal,
)
from kosmodrom.games.posrod_gwiazd.rules.setup import keep_refusal, race_refusal

QUESTIONS: Final = [
    225, 225, 225, 225, 225, 225, 34, 30, 197, 234, 210, 234, 213, 42, 45, 148, 152, 187, 184, 135, 155, 166, 238, 236,
]  # fmt: skip
"""For each step the clause that says what is asked: the answer to a decision of another kind."""

TURNS: Final = [
    225, 225, 225, 225, 225, 225, 230, 230, 230, 234, 234, 234, 234, 42, 81, 83, 83, 83, 83, 83, 86, 86, 238, 236,
]  # fmt: skip
"""For each step the clause that says whose turn it is: the answer to a seat that is not asked."""


def refusal(s: StarsState, seat: int, action: int) -> int:
    """PG-042, PG-081, PG-102, PG-225: who is asked, what is asked, then the rule."""
    t = s.table
    if t.agenda.is_empty():
        return PG_102
    step = t.agenda.step()
    if action >= DRAW or step <= LAST_CHANCE:
        return PG_225
    if not is_asked(s, seat, step):
        return not_asked(s, seat, step)
    if step == CHOOSING:
        return choosing_refusal(s, seat, action)
    if step == ACTING:
        return acting_refusal(s, seat, action)
    return question_refusal(s, seat, action, step)


def is_asked(s: StarsState, seat: int, step: int) -> bool:
    t = s.table
    if step == CHOOSING or step == PAYING or step == BIDDING:
        return not (t.ready >> seat) & 1
    return t.agenda.seat() == seat


def not_asked(s: StarsState, seat: int, step: int) -> int:
    """PG-157, PG-168: who has no credits is not asked to pay; else it is somebody else's turn."""
    t = s.table
    if (step == PAYING or step == BIDDING) and seat != t.agenda.seat() and t.credits[seat] == 0:
        return PG_157 if step == PAYING else PG_168
    return TURNS[step]


def choosing_refusal(s: StarsState, seat: int, action: int) -> int:
    """PG-042, PG-046, PG-118: cards are chosen; what to do with them is decided after the reveal."""
    if action < CARD:
        return pick_refusal(s, seat, action - PICK)
    if action < BUILD:
        return drop_refusal(s, seat, action - CARD)
    return PG_046 if action < DONE or action >= CELL else PG_042


def acting_refusal(s: StarsState, seat: int, action: int) -> int:
    """PG-045, PG-046, PG-050: the actions, then the cell, then the payment."""
    hand = s.hands[seat]
    if hand.intent < 0:
        if action == BUILD:
            return build_refusal(s, seat, s.table.played[seat])
        if action == REACTOR:
            return reactor_refusal(s, seat)
        if action == DISCARD:
            return 0
        if action == CONFLICT:
            return conflict_refusal(s, seat)
        if SALVAGE <= action < DONE:
            return salvage_refusal(s, seat, action - SALVAGE)
        return PG_045
    if hand.target < 0:
        return cell_refusal(s, seat, action - CELL) if action >= CELL else PG_058
    if action == DONE:
        return enough_refusal(s, seat)
    return drain_refusal(s, seat, action - CELL) if action >= CELL else PG_062


def question_refusal(s: StarsState, seat: int, action: int, step: int) -> int:
    """PG-233: the choices that effects leave to somebody."""
    if step == STORING and STORE <= action < TAKE:
        return store_refusal(s, seat, action - STORE)
    if step == TAKING and TAKE <= action < GIFT:
        return take_refusal(s, seat, action - TAKE)
    if step == GIVING and GIFT <= action < AGAINST:
        return gift_refusal(s, seat, action - GIFT)
    if step == DISPUTING and AGAINST <= action < PAY:
        return dispute_refusal(s, seat, action - AGAINST)
    if (step == PAYING or step == BIDDING) and PAY <= action < CELL:
        return pay_refusal(s, seat, action - PAY)
    if step == CHARGING and action >= CELL:
        return charge_refusal(s, seat, action - CELL)
    if step <= SWAPPING:
        return early_refusal(s, seat, action, step)
    if step == CLAIMING or step == UNVEILING:
        if action == SILENCE:
            return 0
        if action == REVEAL:
            return reveal_refusal(s, seat)
    return QUESTIONS[step]


def early_refusal(s: StarsState, seat: int, action: int, step: int) -> int:
    """PG-034, PG-230, PG-234: the set-up, and abilities before the choice."""
    if step == NAME_STEWARD and STEWARD <= action < RACE:
        return 0 if action - STEWARD < s.seats else PG_034
    if step == CHOOSE_RACE and RACE <= action < KEEP:
        return race_refusal(s, action - RACE)
    if step == KEEP_OBJECTIVE and KEEP <= action < LOOK:
        return keep_refusal(s, seat, action - KEEP)
    if step == EXCHANGING and (action == USE or action == PASS):
        return 0
    if step == REMOVING and CARD <= action < BUILD:
        return removal_refusal(s, seat, action - CARD)
    if step == LOOKING:
        if action == PASS:
            return 0
        if LOOK <= action < STORE:
            return look_refusal(s, seat, action - LOOK)
    if step == SWAPPING and CARD <= action < BUILD:
        return swap_refusal(s, seat, action - CARD)
    return QUESTIONS[step]
