"""The laws of every game once more, in many drawn games at every table."""

import pytest

from conformance.laws import LAWS
from conformance.test_games import ENTRIES, hold_in_drawn_games
from conformance.walks import tables

GAMES = 10
"""At each table."""


@pytest.mark.parametrize("key", ENTRIES)
@pytest.mark.parametrize("law", LAWS)
def test_the_law_holds_in_many_drawn_games(law: str, key: str) -> None:
    hold_in_drawn_games(law, ENTRIES[key], GAMES * len(tables(ENTRIES[key])))
