"""The course of the game: which phase follows which (PG-002, PG-003, PG-081 to PG-083, PG-144, PG-230)."""

from kosmodrom.games.posrod_gwiazd.model import steps
from kosmodrom.games.posrod_gwiazd.model.state import StarsState
from kosmodrom.games.posrod_gwiazd.rules.claims import check_claim, offer_unveiling
from kosmodrom.games.posrod_gwiazd.rules.counting import YEARS
from kosmodrom.games.posrod_gwiazd.rules.drafting import begin_choice, take_up
from kosmodrom.games.posrod_gwiazd.rules.race_abilities import offer_ability
from kosmodrom.games.posrod_gwiazd.rules.resolving import resolve
from kosmodrom.games.posrod_gwiazd.rules.scoring import finish_match
from kosmodrom.games.posrod_gwiazd.rules.secret_payments import ask_all, is_fresh
from kosmodrom.games.posrod_gwiazd.rules.setup import name_steward, next_objective, next_race, offer_objectives
from kosmodrom.games.posrod_gwiazd.rules.years import begin_turn, begin_year, end_year, turns_in


def go_on(s: StarsState) -> None:
    """From one question to the next."""
    t = s.table
    while True:
        if is_fresh(s):
            ask_all(s)
        if not t.agenda.is_empty() or t.phase == steps.OVER:
            return
        if t.phase >= steps.CHOICE:
            next_in_turn(s)
        else:
            next_before_turn(s)


def next_before_turn(s: StarsState) -> None:
    """PG-230, PG-036, PG-117, PG-234: the set-up, the start of a year and of a turn."""
    phase = s.table.phase
    if phase == steps.BEFORE_CHOICE:
        offer_ability(s)
    elif phase == steps.TURN_BEGINS:
        begin_turn(s)
    elif phase == steps.YEAR_BEGINS:
        begin_year(s)
    elif phase == steps.NAMING:
        name_steward(s)
    elif phase == steps.RACING:
        next_race(s)
    elif phase == steps.AIMING:
        next_objective(s)
    else:
        assert phase == steps.HIDING
        offer_objectives(s)


def next_in_turn(s: StarsState) -> None:
    """PG-042 to PG-047, PG-081 to PG-083, PG-088, PG-102: choice, actions, effects, and what ends."""
    t = s.table
    phase = t.phase
    if phase == steps.ACTIONS:
        next_action(s)
    elif phase == steps.EFFECTS:
        next_effect(s)
    elif phase == steps.CHOICE:
        begin_choice(s)
    elif phase == steps.TURN_ENDS:
        check_claim(s)
    elif phase == steps.TAKING_UP:
        take_up(s)
        t.phase = steps.YEAR_ENDS if t.turn == turns_in(t) else steps.TURN_BEGINS
    elif phase == steps.YEAR_ENDS:
        end_year(s)
        t.phase = steps.YEAR_BEGINS
        if t.year == YEARS:
            t.phase = steps.FINAL_SCORING
            offer_unveiling(s)
    else:
        assert phase == steps.FINAL_SCORING
        finish_match(s)
        t.phase = steps.OVER


def next_action(s: StarsState) -> None:
    """PG-081, PG-144: each acts in order; with Łap okazję the effect follows at once."""
    t = s.table
    if t.at == s.seats:
        t.phase = steps.TURN_ENDS if t.seize else steps.EFFECTS
        t.at = 0
        return
    seat = t.order[t.at]
    if not t.acted:
        t.agenda.push(steps.ACTING, seat)
        return
    t.at += 1
    t.acted = 0
    if t.seize:
        resolve(s, seat)


def next_effect(s: StarsState) -> None:
    """PG-083: effects in the order of the actions."""
    t = s.table
    if t.at == s.seats:
        t.phase = steps.TURN_ENDS
        return
    seat = t.order[t.at]
    t.at += 1
    resolve(s, seat)
