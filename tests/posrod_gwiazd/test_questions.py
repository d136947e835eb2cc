"""The questions of the game stand in the order of the steps, each in its own place."""

import re

from clauses import clause
from kosmodrom.engine.question import Draw
from kosmodrom.games.posrod_gwiazd.game import QUESTIONS
from kosmodrom.games.posrod_gwiazd.model.actions import BUILD, CARD, CELL, DONE, DRAW, SIZE, VOCABULARY
from kosmodrom.games.posrod_gwiazd.model.clauses import PG_042, PG_046, PG_118, PG_225
from kosmodrom.games.posrod_gwiazd.model.steps import CHOOSING, LAST_CHANCE, STEPS
from kosmodrom.games.posrod_gwiazd.rules.base_questions import StarsQuestion
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


@clause("PG-239")
def test_in_every_step_its_question_has_an_answer() -> None:
    for step, scene in asking().items():
        question = QUESTIONS[scene.s.table.agenda.step()]
        assert step_of(question) == step
        for seat in question.actors(scene.s):
            assert question.options(scene.s, seat), f"{step} leaves seat {seat} no answer"


@clause("PG-225")
def test_no_seat_decides_what_chance_decides() -> None:
    first, last = VOCABULARY.name(DRAW), VOCABULARY.name(SIZE - 1)
    for scene in (*asking().values(), *halfway()):
        for seat in range(scene.s.seats):
            told = [scene.why_not(decision, seat) for decision in (first, last)]
            assert told == ["PG-225", "PG-225"], f"{scene.asks}, seat {seat}"


@clause("PG-042", "PG-046", "PG-118")
def test_before_the_reveal_actions_and_cells_wait_and_the_rest_is_not_asked() -> None:
    told = {PG_042: (DONE, CELL - 1), PG_046: (BUILD, DONE - 1, CELL, DRAW - 1), PG_118: (CARD, BUILD - 1)}
    scene = asking()["choosing"]
    for clause_number, actions in told.items():
        found = [QUESTIONS[CHOOSING].refusal(scene.s, 0, action) for action in actions]
        assert found == [clause_number] * len(actions)
