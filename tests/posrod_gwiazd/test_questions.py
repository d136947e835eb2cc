"""The questions of the game stand in the order of the steps, each in its own place."""

import re

import pytest

from clauses import clause
from kosmodrom.engine.question import Draw
from kosmodrom.games.posrod_gwiazd.game import QUESTIONS
from kosmodrom.games.posrod_gwiazd.model.actions import BUILD, CARD, CELL, DONE, DRAW, SIZE, VOCABULARY
from kosmodrom.games.posrod_gwiazd.model.clauses import PG_042, PG_046, PG_118, PG_225
from kosmodrom.games.posrod_gwiazd.model.steps import CHOOSING, LAST_CHANCE, STEPS
from kosmodrom.games.posrod_gwiazd.rules.base_questions import StarsQuestion
from posrod_gwiazd.scene import GAME, scene
from posrod_gwiazd.spoken import asking, halfway

IN_STAGES = {"pick-card": "choosing", "choose-action": "acting"}
"""Steps that are asked in several questions, by the first of them."""


def step_of(question: object) -> str:
    """The name of the step that a question is called after."""
    words = re.findall("[A-Z][a-z]*", type(question).__name__)
    name = "-".join(words).lower()
    return IN_STAGES.get(name, name)


@clause("PG-226")
def test_every_step_has_its_question_in_the_order_of_the_steps() -> None:
    assert [step_of(question) for question in QUESTIONS] == [*STEPS, "over"]


@clause("PG-225")
def test_chance_answers_the_steps_up_to_its_last_one_and_seats_the_others() -> None:
    are_drawn = [isinstance(question, Draw) for question in QUESTIONS[:-1]]
    assert are_drawn == [at <= LAST_CHANCE for at in range(len(STEPS))]


@clause("PG-226")
def test_a_question_of_seats_says_what_is_asked_and_whose_turn_it_is() -> None:
    for question in QUESTIONS[LAST_CHANCE + 1 : -1]:
        assert isinstance(question, StarsQuestion)
        assert PG_225 not in (question.what, question.whose), step_of(question)


TOLD = {
    "name-steward": ("PG-034", "PG-230"),
    "choose-race": ("PG-030", "PG-230"),
    "keep-objective": ("PG-197", "PG-230"),
    "exchanging": ("PG-234", "PG-234"),
    "removing": ("PG-210", "PG-234"),
    "looking": ("PG-234", "PG-234"),
    "swapping": ("PG-213", "PG-234"),
    "acting": ("PG-045", "PG-081"),
    "storing": ("PG-148", "PG-083"),
    "claiming": ("PG-238", "PG-238"),
    "unveiling": ("PG-236", "PG-236"),
}
"""By step: what a seat is told that answers something else, and a seat whose turn it is not."""


@clause("PG-230", "PG-234", "PG-081", "PG-083")
@pytest.mark.parametrize("step", TOLD)
def test_whoever_answers_something_else_or_out_of_turn_is_told_the_rule_of_the_step(step: str) -> None:
    s = asking()[step]
    (asked,) = QUESTIONS[s.s.table.agenda.step()].actors(s.s)
    other = (asked + 1) % s.s.seats
    assert (s.why_not("against:0", asked), s.why_not("against:0", other)) == TOLD[step]


@clause("PG-239")
def test_in_every_step_its_question_has_an_answer() -> None:
    for step, s in asking().items():
        question = QUESTIONS[s.s.table.agenda.step()]
        assert step_of(question) == step
        for seat in question.actors(s.s):
            assert question.options(s.s, seat), f"{step} leaves seat {seat} no answer"


@clause("PG-225")
def test_no_seat_decides_what_chance_decides() -> None:
    first, last = VOCABULARY.name(DRAW), VOCABULARY.name(SIZE - 1)
    for s in (*asking().values(), *halfway()):
        for seat in range(s.s.seats):
            told = [s.why_not(decision, seat) for decision in (first, last)]
            assert told == ["PG-225", "PG-225"], f"{s.asks}, seat {seat}"


@clause("PG-042", "PG-046", "PG-118")
def test_before_the_reveal_actions_and_cells_wait_and_the_rest_is_not_asked() -> None:
    told = {PG_042: (DONE, CELL - 1), PG_046: (BUILD, DONE - 1, CELL, DRAW - 1), PG_118: (CARD, BUILD - 1)}
    s = asking()["choosing"]
    for clause_number, actions in told.items():
        found = [QUESTIONS[CHOOSING].refusal(s.s, 0, action) for action in actions]
        assert found == [clause_number] * len(actions)


@clause("PG-002", "PG-003", "PG-129")
def test_a_match_has_at_most_27_turns_with_so_many_decisions_of_each_seat() -> None:
    turns = 6 + 3 * 7
    assert [GAME.bound(seats) for seats in (2, 3, 4)] == [turns * seats * 24 for seats in (2, 3, 4)]


@clause("PG-231", "PG-062")
def test_the_farthest_cell_is_a_target_like_any_other() -> None:
    column = " ".join(f"any@0,-{row}" for row in range(1, 25))
    s = scene(seats=4, year=4, turn=6, stations=[f"{column} reactor@0,-25 reactor@0,-26"], played=["turret"])
    s.play("build", "cell:0,-27")
    assert s.options() == ["cell:0,-26", "cell:0,-25"]
    assert s.play("cell:0,-25").station(0).endswith(" turret@0,-27")
