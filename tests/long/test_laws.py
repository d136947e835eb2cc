"""The laws of every game once more, in many drawn games at every table."""

import pytest

from conformance.laws import LAWS, ONCE
from conformance.test_games import ENTRIES, hold_at_tables, hold_in_drawn_games
from conformance.walks import tables

GAMES = 10
"""At each table."""


@pytest.mark.parametrize("key", ENTRIES)
@pytest.mark.parametrize("law", LAWS)
def test_the_law_holds_in_many_drawn_games(law: str, key: str) -> None:
    hold_in_drawn_games(law, ENTRIES[key], GAMES * len(tables(ENTRIES[key])))


@pytest.mark.parametrize("key", ENTRIES)
@pytest.mark.parametrize("law", ONCE)
def test_the_law_holds_at_every_table(law: str, key: str) -> None:
    hold_at_tables(law, ENTRIES[key], tables(ENTRIES[key]))
