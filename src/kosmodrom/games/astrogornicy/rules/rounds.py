"""Rounds and phase 1: AG-041 to AG-053, AG-055, AG-279."""

from kosmodrom.engine.contract import EVERYONE
from kosmodrom.games.astrogornicy.model import actions, events, steps, terms
from kosmodrom.games.astrogornicy.model.state import AstroState
from kosmodrom.games.astrogornicy.model.values import NOTHING, owner_of
from kosmodrom.games.astrogornicy.model.zones import Table
from kosmodrom.games.astrogornicy.rules import bonus
from kosmodrom.games.astrogornicy.rules.base_questions import Onward


def begin_round(s: AstroState) -> None:
    """AG-042, AG-054: phase 1, then all dice are in the air."""
    t = s.table
    t.round += 1
    t.phase = steps.ROLLING_PHASE
    t.passed = 0
    pass_figure(t)
    s.tell(events.ROUND_BEGAN, EVERYONE, t.round, t.first)
    collect_dice(s)
    t.agenda.push(steps.ROLLING, t.first)


def pass_figure(t: Table) -> None:
    """AG-045 to AG-047: whoever used the First Player field; else the First Player stays the same."""
    if t.first_field != NOTHING:
        t.first = owner_of(t.first_field)


def collect_dice(s: AstroState) -> None:
    """AG-048 to AG-053, AG-055, AG-062, AG-091: all dice but those in the Docks are rolled."""
    t = s.table
    t.areas = [NOTHING] * len(t.areas)
    t.dispatch = []
    t.refinery = []
    t.first_field = NOTHING
    t.award_dice = [NOTHING] * actions.AWARD_SLOTS
    t.mini_dice = [NOTHING] * actions.MINI_DECKS
    t.card_dice = [NOTHING] * len(t.card_dice)
    t.pool = [0] * (actions.SIDES * s.seats)
    t.discarded = [0] * s.seats
    t.returned = [0] * s.seats
    staying = bonus.dice_on_missions(t, s.seats)
    for seat in range(s.seats):
        t.rolling[seat] = terms.DICE_OF_A_SEAT - staying[seat]
        t.airborne += t.rolling[seat]
        t.window[seat] = steps.FREE_REROLL if t.rolling[seat] > 0 else steps.CONFIRMED


class NextRound(Onward):
    """AG-041, AG-279: eight Rounds, then the end."""

    def passes(self, s: AstroState) -> bool:
        s.table.agenda.pop()
        if s.table.round == terms.ROUNDS:
            s.tell(events.MATCH_OVER, EVERYONE)
        else:
            begin_round(s)
        return True
