"""The questions of the game stand in the order of the steps, each in its own place."""

import re

import pytest

from clauses import clause
from kosmodrom.engine.question import Draw
from kosmodrom.games.posrod_gwiazd.game import QUESTIONS
from kosmodrom.games.posrod_gwiazd.model.actions import BUILD, CARD, CELL, DONE, DRAW, SIZE, VOCABULARY
from kosmodrom.games.posrod_gwiazd.model.clauses import PG_042, PG_046, PG_225
from kosmodrom.games.posrod_gwiazd.model.steps import CHOOSING, LAST_CHANCE, STEPS
from kosmodrom.games.posrod_gwiazd.rules.base_questions import StarsQuestion
from posrod_gwiazd.scene import GAME, Scene, scene
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
def test_a_question_of_seats_says_whose_turn_it_is() -> None:
    for question in QUESTIONS[LAST_CHANCE + 1 : -1]:
        assert isinstance(question, StarsQuestion)
        assert question.whose != PG_225, step_of(question)


TOLD = {
    "name-steward": ("steward:0", "PG-230"),
    "choose-race": ("race:vak", "PG-230"),
    "keep-objective": ("keep:on_budget", "PG-230"),
    "exchanging": ("pass", "PG-234"),
    "removing": ("card:turret", "PG-234"),
    "looking": ("look:0", "PG-234"),
    "swapping": ("card:turret", "PG-234"),
    "acting": ("discard", "PG-081"),
    "storing": ("store:0", "PG-083"),
    "claiming": ("reveal", "PG-238"),
    "unveiling": ("reveal", "PG-236"),
}
"""By step: what a seat tries whose turn it is not, and what it is told."""


@clause("PG-230", "PG-234", "PG-081", "PG-083")
@pytest.mark.parametrize("step", TOLD)
def test_whoever_decides_out_of_turn_is_told_the_rule_of_the_step(step: str) -> None:
    s, (decision, told) = asking()[step], TOLD[step]
    assert s.why_not(decision, waiting(s)) == told


WAITS = {
    "exchanging": {"pick:turret": "PG-234", "discard": "PG-046", "store:0": "PG-148"},
    "removing": {"pass": "PG-234", "cell:0,1": "PG-046"},
    "acting": {"pick:turret": "PG-042", "use": "PG-210", "look:0": "PG-213", "pay:0": "PG-086", "race:vak": "PG-230"},
    "storing": {"discard": "PG-045", "cell:0,1": "PG-045", "gift:0": "PG-187", "keep-silent": "PG-236"},
    "charging": {"cell:0,0": "PG-045", "steward:0": "PG-230"},
    "paying": {"reactor": "PG-045", "against:0": "PG-135"},
    "claiming": {"build": "PG-045", "take:0": "PG-152"},
    "unveiling": {"build": "PG-102", "pick:turret": "PG-102"},
}
"""By step: what nobody decides now, and what a seat that waits is told of it."""


@clause("PG-226")
@pytest.mark.parametrize("step", WAITS)
def test_what_nobody_decides_now_is_refused_out_of_turn_by_the_rule_that_says_when_it_is(step: str) -> None:
    s = asking()[step]
    assert {decision: s.why_not(decision, waiting(s)) for decision in WAITS[step]} == WAITS[step]


def waiting(s: Scene) -> int:
    """A seat that is not asked."""
    return next(seat for seat in range(s.s.seats) if seat not in QUESTIONS[s.s.table.agenda.step()].actors(s.s))


WHEN = {
    "pick:turret": "PG-042", "card:turret": "PG-042", "done": "PG-045", "use": "PG-210", "pass": "PG-234",
    "reveal": "PG-236", "keep-silent": "PG-236", "steward:0": "PG-230", "race:vak": "PG-230",
    "keep:on_budget": "PG-230", "look:1": "PG-213", "store:0": "PG-148",
    "take:1": "PG-152", "gift:nobody": "PG-187", "against:1": "PG-135",
    "pay:0": "PG-086", "cell:1,0": "PG-045",
}  # fmt: skip
"""What a seat is told that could act, and tries something else."""


@clause("PG-226")
def test_what_is_not_asked_is_refused_by_the_rule_that_says_when_it_is_decided() -> None:
    s = scene()
    assert {decision: s.why_not(decision) for decision in WHEN} == WHEN


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


@clause("PG-046", "PG-042")
def test_before_the_reveal_actions_and_cells_wait_and_the_rest_is_not_asked() -> None:
    told = {PG_046: (BUILD, DONE, CELL, DRAW - 1), PG_042: (CARD, BUILD - 1)}
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
