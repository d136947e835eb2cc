"""The strongest bot is fair in every game."""

import pytest

from bots.test_bots import SLOW, decides_by_its_view_alone
from kosmodrom.engine.registry import games

MOST = 12


@pytest.mark.parametrize("key", list(games()))
def test_the_strongest_bot_decides_by_what_its_seat_sees_alone(key: str) -> None:
    decides_by_its_view_alone(key, SLOW, MOST)
