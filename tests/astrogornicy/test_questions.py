"""The questions stand where the agenda, the hands and the vocabulary look for them."""

import re

from astrogornicy.scene import started
from clauses import clause
from kosmodrom.games.astrogornicy.game import BEGUN, QUESTIONS
from kosmodrom.games.astrogornicy.model.actions import READY, VOCABULARY
from kosmodrom.games.astrogornicy.model.steps import ACTING, STAGES, STEPS
from kosmodrom.games.astrogornicy.rules.acting import MOVE_OF, MOVES
from kosmodrom.games.astrogornicy.rules.base_questions import ELSEWHERE
from kosmodrom.games.astrogornicy.rules.fields import pool_mask


def names(things: list[object]) -> list[str]:
    """DealMarket is called `deal-market`."""
    return [re.sub(r"(?<=[a-z])(?=[A-Z])", "-", type(thing).__name__).lower() for thing in things]


@clause("AG-042")
def test_every_step_has_its_question() -> None:
    assert names([*QUESTIONS]) == [*STEPS, "over"]


@clause("AG-277")
def test_every_stage_of_what_is_begun_has_its_question() -> None:
    assert names([*BEGUN]) == STAGES


@clause("AG-086")
def test_every_decision_of_a_turn_makes_one_move() -> None:
    assert len(MOVE_OF) == READY
    for action, move in enumerate(MOVE_OF):
        assert [each for each in MOVES if each.first <= action < each.beyond] == [move]


@clause("AG-067", "AG-086", "AG-089")
def test_a_turn_offers_what_its_moves_offer() -> None:
    s = started(seats=3).settle().confirm_all().s
    seat, found = s.table.agenda.seat(), list[int]()
    for move in MOVES:
        move.add_options(s, seat, pool_mask(s.table, seat), 0, found)
    assert found == QUESTIONS[ACTING].options(s, seat)


@clause("AG-042")
def test_every_verb_has_a_clause_for_those_who_use_it_elsewhere() -> None:
    assert list(ELSEWHERE) == list(dict.fromkeys(name.partition(":")[0] for name in VOCABULARY.names))
