"""When each kind of decision is made, and by whom: PG-042, PG-045, PG-046, PG-086, PG-216, PG-225, PG-234.

That is the answer to a decision of a kind that is not asked for now.
"""

from kosmodrom.games.posrod_gwiazd.model.actions import (
    AGAINST,
    BUILD,
    CELL,
    DONE,
    DRAW,
    GIFT,
    LOOK,
    PASS,
    PAY,
    STEWARD,
    STORE,
    TAKE,
    USE,
)
from kosmodrom.games.posrod_gwiazd.model.clauses import (
    PG_042,
    PG_045,
    PG_046,
    PG_086,
    PG_102,
    PG_118,
    PG_135,
    PG_144,
    PG_148,
    PG_152,
    PG_187,
    PG_210,
    PG_212,
    PG_213,
    PG_216,
    PG_225,
    PG_230,
    PG_234,
    PG_236,
)
from kosmodrom.games.posrod_gwiazd.model.effects import EXCHANGE, SWAP
from kosmodrom.games.posrod_gwiazd.model.state import StarsState
from kosmodrom.games.posrod_gwiazd.model.steps import ACTING, ACTIONS, BEFORE_CHOICE, FINAL_SCORING, REMOVING, SWAPPING
from kosmodrom.games.posrod_gwiazd.rules.races import ability, exchanged


def elsewhen(s: StarsState, seat: int, action: int) -> int:
    """PG-225, PG-230, PG-236: the clause that says when such a decision is made."""
    if action >= DRAW:
        return PG_225
    if action >= CELL or BUILD <= action <= DONE:
        return action_elsewhen(s, seat)
    if action >= STORE:
        return effect_elsewhen(action)
    if action < BUILD:
        return card_elsewhen(s)
    if action == USE or action >= LOOK:
        return ability_elsewhen(s, seat, EXCHANGE if action == USE else SWAP)
    if action == PASS:
        return pass_elsewhen(s)
    return PG_230 if action >= STEWARD else PG_236


def action_elsewhen(s: StarsState, seat: int) -> int:
    """PG-045, PG-046, PG-102, PG-144, PG-230: no action before the reveal, one after it, and none when all is played.

    With Łap okazję the effects of others can come before the own action.
    """
    t = s.table
    if t.year == 0:
        return PG_230
    if t.phase < ACTIONS:
        return PG_046
    if t.phase >= FINAL_SCORING:
        return PG_102
    return PG_144 if t.played[seat] >= 0 and t.agenda.step() != ACTING else PG_045


def effect_elsewhen(action: int) -> int:
    """PG-086, PG-135, PG-148, PG-152, PG-187: what an effect asks is answered when that effect is resolved."""
    if action >= PAY:
        return PG_086
    if action >= AGAINST:
        return PG_135
    if action >= GIFT:
        return PG_187
    return PG_152 if action >= TAKE else PG_148


def card_elsewhen(s: StarsState) -> int:
    """PG-042, PG-102, PG-118, PG-230, PG-234: cards are chosen after the set-up and the abilities that come before.

    With two seats two are chosen each turn, with more exactly one.
    """
    if s.table.year == 0:
        return PG_230
    if s.table.phase == BEFORE_CHOICE:
        return PG_234
    if s.table.phase >= FINAL_SCORING:
        return PG_102
    return PG_118 if s.seats == 2 else PG_042


def pass_elsewhen(s: StarsState) -> int:
    """PG-210, PG-213, PG-234: what is used cannot be declined any more, and what is not asked needs no answer."""
    step = s.table.agenda.step()
    if step == REMOVING:
        return PG_210
    return PG_213 if step == SWAPPING else PG_234


def ability_elsewhen(s: StarsState, seat: int, wanted: int) -> int:
    """PG-210, PG-212, PG-213, PG-216, PG-234: the race has no such ability, has used it, or is asked another time."""
    if ability(s, seat) != wanted:
        return PG_210 if wanted == EXCHANGE else PG_213
    if s.table.used[seat]:
        return PG_216
    if wanted == EXCHANGE and s.table.side < exchanged(s, seat):
        return PG_212
    return PG_234
