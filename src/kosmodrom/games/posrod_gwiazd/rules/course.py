"""The course of the game: which phase follows which (PG-002, PG-003, PG-081 to PG-083, PG-144, PG-230)."""

from collections.abc import Callable
from typing import Final

from kosmodrom.games.posrod_gwiazd.model import steps
from kosmodrom.games.posrod_gwiazd.model.state import StarsState
from kosmodrom.games.posrod_gwiazd.rules import (
    claims,
    counting,
    drafting,
    race_abilities,
    resolving,
    scoring,
    secret_payments,
    setup,
    years,
)


def go_on(s: StarsState) -> None:
    """From one question to the next."""
    t = s.table
    while True:
        if secret_payments.is_fresh(s):
            secret_payments.ask_all(s)
        if not t.agenda.is_empty() or t.phase == steps.OVER:
            return
        PHASES[t.phase](s)


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
        resolving.resolve(s, seat)


def next_effect(s: StarsState) -> None:
    """PG-083: effects in the order of the actions."""
    t = s.table
    if t.at == s.seats:
        t.phase = steps.TURN_ENDS
        return
    seat = t.order[t.at]
    t.at += 1
    resolving.resolve(s, seat)


def end_turn(s: StarsState) -> None:
    """PG-047, PG-088: what was passed is taken up; the last turn ends the year."""
    drafting.take_up(s)
    s.table.phase = steps.YEAR_ENDS if s.table.turn == years.turns_in(s.table) else steps.TURN_BEGINS


def end_year(s: StarsState) -> None:
    """PG-002, PG-102: four years, then final scoring."""
    years.end_year(s)
    s.table.phase = steps.YEAR_BEGINS
    if s.table.year == counting.YEARS:
        s.table.phase = steps.FINAL_SCORING
        claims.offer_unveiling(s)


def end_match(s: StarsState) -> None:
    scoring.finish_match(s)
    s.table.phase = steps.OVER


PHASES: Final[list[Callable[[StarsState], None]]] = [
    setup.name_steward, setup.next_race, setup.next_objective, setup.offer_objectives,
    years.begin_year, years.begin_turn, race_abilities.offer_ability, drafting.begin_choice, next_action, next_effect,
    claims.check_claim, end_turn, end_year, end_match,
]  # fmt: skip
"""PG-230, PG-036, PG-117, PG-234, PG-042 to PG-047, PG-081 to PG-083, PG-088: what is done in each phase."""
