"""Learning: from games to a judge that knows more than chance, the same for the same course."""

from array import array

import numpy as np
import pytest

from kosmodrom.bots.judge import UNITS
from kosmodrom.bots.learnt import network_from
from kosmodrom.engine.luck import Luck
from kosmodrom.lab.fitting import fit
from kosmodrom.lab.learning import Course, learn
from kosmodrom.lab.selfplay import Lesson
from toy.entry import ENTRY as TOY

SHORT = Course(TOY.package, (2,), generations=2, games=20, descents=1, seed="1")


def lessons_of(strong: int, count: int = 400) -> list[Lesson]:
    """Made-up games in which the seat with more of one feature wins."""
    luck, found = Luck(1), []
    for game in range(count):
        features = [array("i", [luck.below(9) for _ in range(4)]) for _ in range(2)]
        mine, other = features[0][strong], features[1][strong]
        found.append(Lesson(game, features, [1.0, 0.0] if mine > other else [0.0, 1.0] if mine < other else [0.5, 0.5]))
    return found


@pytest.mark.parametrize("strong", range(4))
def test_a_fit_finds_the_feature_that_wins(strong: int) -> None:
    found = fit(lessons_of(strong), epochs=40, rate=1e-2)
    assert found.loss < 0.4 < found.chance == pytest.approx(np.log(2))
    network = network_from({"form": 1, **found.as_dict()})
    weak, rich = [4, 4, 4, 4], [4, 4, 4, 4]
    weak[strong], rich[strong] = 1, 8
    assert network.strength(rich) > network.strength(weak) + 1


def test_equal_courses_give_equal_judges_in_any_number_of_processes() -> None:
    heard: list[str] = []
    one, two = (learn(TOY, SHORT, jobs, heard.append) for jobs in (1, 2))
    assert one == two
    assert len(one["first"][0]) == len(one["bias"]) == len(one["second"]) == UNITS
    assert [each["generation"] for each in one["generations"]] == [0, 1]
    assert len(heard) == 4
