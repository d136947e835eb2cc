"""A hundred grounds of hints of each game, each counted again by the engine in other worlds."""

from collections import Counter

import pytest

from bots.checked_grounds import claims, problems
from kosmodrom.engine.registry import games

MANY = 100


@pytest.mark.parametrize("key", games())
def test_a_hundred_grounds_hold_in_other_worlds(key: str) -> None:
    wrong, kinds = {}, Counter[str]()
    for at, claim in enumerate(claims(key, MANY)):
        kinds[claim.ground.kind] += 1
        if found := problems(claim, 1000 + at):
            wrong[f"{at}: {claim.ground}"] = found
    assert kinds.total() >= MANY
    assert len(kinds) >= 3
    assert wrong == {}
