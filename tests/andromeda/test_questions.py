"""The questions: each step of the agenda has its own, in the order of the steps."""

from clauses import clause
from kosmodrom.games.andromeda.model.steps import STEPS
from kosmodrom.games.andromeda.rules.questions import QUESTIONS


@clause("AN-004", "AN-092")
def test_every_step_has_its_question_in_the_same_order() -> None:
    names = ["".join(word.capitalize() for word in step.split("-")) for step in STEPS]
    assert [type(question).__name__ for question in QUESTIONS] == [*names, "Over"]
