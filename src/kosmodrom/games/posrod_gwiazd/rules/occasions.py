"""When each kind of decision is made, and by whom: PG-042, PG-045, PG-046, PG-086, PG-216, PG-225, PG-234.

That is the answer to a decision of a kind that is not asked for now.
"""

from kosmodrom.games.posrod_gwiazd.model import actions, clauses, effects, steps
from kosmodrom.games.posrod_gwiazd.model.state import StarsState
from kosmodrom.games.posrod_gwiazd.rules.races import ability, exchanged


def elsewhen(s: StarsState, seat: int, action: int) -> int:
    """PG-207, PG-225, PG-230, PG-236: the clause that says when such a decision is made."""
    if action >= actions.DRAW:
        return clauses.PG_225
    if actions.SALVAGE <= action < actions.DONE:
        return clauses.PG_207
    if action >= actions.CELL or actions.BUILD <= action <= actions.DONE:
        return action_elsewhen(s, seat)
    if action >= actions.STORE:
        return effect_elsewhen(action)
    if action < actions.BUILD:
        return card_elsewhen(s)
    if action == actions.USE or action >= actions.LOOK:
        return ability_elsewhen(s, seat, effects.EXCHANGE if action == actions.USE else effects.SWAP)
    if action == actions.PASS:
        return pass_elsewhen(s, seat)
    return clauses.PG_230 if action >= actions.STEWARD else clauses.PG_236


def action_elsewhen(s: StarsState, seat: int) -> int:
    """PG-045, PG-046, PG-102, PG-144, PG-230: no action before the reveal, one after it, and none when all is played.

    With Łap okazję the effects of others can come before the own action.
    """
    t = s.table
    if t.year == 0:
        return clauses.PG_230
    if t.phase < steps.ACTIONS:
        return clauses.PG_046
    if t.phase >= steps.FINAL_SCORING:
        return clauses.PG_102
    return clauses.PG_144 if t.played[seat] >= 0 and t.agenda.step() != steps.ACTING else clauses.PG_045


def effect_elsewhen(action: int) -> int:
    """PG-086, PG-135, PG-148, PG-152, PG-187: what an effect asks is answered when that effect is resolved."""
    if action >= actions.PAY:
        return clauses.PG_086
    if action >= actions.AGAINST:
        return clauses.PG_135
    if action >= actions.GIFT:
        return clauses.PG_187
    return clauses.PG_152 if action >= actions.TAKE else clauses.PG_148


def card_elsewhen(s: StarsState) -> int:
    """PG-042, PG-102, PG-118, PG-230, PG-234: cards are chosen after the set-up and the abilities that come before.

    With two seats two are chosen each turn, with more exactly one.
    """
    if s.table.year == 0:
        return clauses.PG_230
    if s.table.phase == steps.BEFORE_CHOICE:
        return clauses.PG_234
    if s.table.phase >= steps.FINAL_SCORING:
        return clauses.PG_102
    return clauses.PG_118 if s.seats == 2 else clauses.PG_042


def pass_elsewhen(s: StarsState, seat: int) -> int:
    """PG-210, PG-213, PG-234: what is used cannot be declined any more, and what is not asked needs no answer."""
    agenda = s.table.agenda
    if agenda.step() == steps.REMOVING and agenda.seat() == seat:
        return clauses.PG_210
    return clauses.PG_213 if agenda.step() == steps.SWAPPING and agenda.seat() == seat else clauses.PG_234


def ability_elsewhen(s: StarsState, seat: int, wanted: int) -> int:
    """PG-210, PG-212, PG-213, PG-216, PG-234: the race has no such ability, has used it, or is asked another time."""
    if ability(s, seat) != wanted:
        return clauses.PG_210 if wanted == effects.EXCHANGE else clauses.PG_213
    if s.table.used[seat]:
        return clauses.PG_216
    if wanted == effects.EXCHANGE and s.table.side < exchanged(s, seat):
        return clauses.PG_212
    return clauses.PG_234
