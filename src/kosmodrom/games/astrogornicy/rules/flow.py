"""Going on by itself to the next question: AG-042, AG-087, AG-189, AG-297, AG-312, AG-314."""

from kosmodrom.games.astrogornicy.model.state import AstroState
from kosmodrom.games.astrogornicy.model.steps import (
    ACTING,
    BUYING,
    CHOOSE_BONUS,
    DRAW_BLIND,
    NEXT_ROUND,
    NEXT_TURN,
    REWARD,
    ROLLING,
    SETTLING,
)
from kosmodrom.games.astrogornicy.rules.acting import begin_actions, begin_next_turn
from kosmodrom.games.astrogornicy.rules.bonus import is_nothing_left
from kosmodrom.games.astrogornicy.rules.cards import pass_known
from kosmodrom.games.astrogornicy.rules.ordering import is_over
from kosmodrom.games.astrogornicy.rules.rolling import is_rolled
from kosmodrom.games.astrogornicy.rules.rounds import next_round
from kosmodrom.games.astrogornicy.rules.settling import begin_settling, settle_next, skip_reward


def go_on(s: AstroState) -> None:
    """Do what follows without a decision, until a seat or chance must decide."""
    t = s.table
    agenda = t.agenda
    while t.airborne == 0:
        step = agenda.step()
        if step == ACTING or step < 0:
            return
        if step == NEXT_TURN:
            if not begin_next_turn(s):
                begin_settling(s)
        elif step == ROLLING:
            if not is_rolled(t):
                return
            begin_actions(s)
        elif step <= DRAW_BLIND:
            if not pass_known(s):
                return
        elif step == SETTLING:
            settle_next(s)
        elif step == NEXT_ROUND:
            next_round(s)
        elif not is_skipped(s, step):
            return


def is_skipped(s: AstroState, step: int) -> bool:
    """Whether a question has no answer, as everybody can see."""
    agenda = s.table.agenda
    if step == REWARD:
        return skip_reward(s)
    if step == CHOOSE_BONUS and is_nothing_left(s.table):
        agenda.pop()
        return True
    if step == BUYING and is_over(s.table, s.book, agenda.seat(), agenda.a()):
        agenda.pop()
        return True
    return False
