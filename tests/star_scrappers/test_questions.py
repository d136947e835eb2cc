"""The questions of the game against the steps of its agenda: SS-308."""

import re

from clauses import clause
from kosmodrom.games.star_scrappers.game import QUESTIONS
from kosmodrom.games.star_scrappers.model.steps import STEPS


def step_of(question: object) -> str:
    """`PickCrystal` asks what the step `pick-crystal` stands for."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "-", type(question).__name__).lower()


@clause("SS-308")
def test_every_step_of_the_agenda_has_its_question() -> None:
    assert [step_of(question) for question in QUESTIONS] == [*STEPS, "over"]
