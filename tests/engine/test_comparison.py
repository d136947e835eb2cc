"""`make compare`: the ratio of two builds, and the names under which a build is found."""

import pytest

from bench.compare import Comparison
from bench.work import NAMES, find


def test_as_much_in_half_the_time_is_a_ratio_of_one_half() -> None:
    comparison = Comparison()
    for slow_moment in (1.0, 1.0, 3.0):
        comparison.add(base=(0.2 * slow_moment, 100), today=(0.1 * slow_moment, 100))
    assert comparison.row("game", "clones/s") == "| game | clones/s | 500 | 1,000 | 0.500 | 0.50–0.50 |"


def test_a_build_that_plays_otherwise_is_called_so() -> None:
    comparison = Comparison()
    comparison.add(base=(0.1, 100), today=(0.1, 100))
    comparison.add(base=(0.1, 100), today=(0.1, 101))
    assert comparison.row("game", "decisions/s").endswith(" plays otherwise |")


@pytest.mark.parametrize("name", NAMES)
def test_today_has_all_that_is_measured(name: str) -> None:
    assert find(name) is not None
