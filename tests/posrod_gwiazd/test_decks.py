"""A deck of somebody's own is refused with what is wrong with it."""

from typing import Any

import pytest

from clauses import clause
from kosmodrom.engine.deck import Deck
from kosmodrom.engine.errors import DeckError
from kosmodrom.engine.registry import find
from kosmodrom.games.posrod_gwiazd.model.book import make_book


def changed(table: str, at: int, **keys: Any) -> Deck:
    """The standard deck with some keys of one row changed."""
    tables = {
        name: [dict(row) for row in rows] if isinstance(rows, list) else dict(rows)
        for name, rows in find("posrod_gwiazd").standard_deck().tables.items()
    }
    tables[table][at].update(keys)
    return Deck("posrod_gwiazd", "mine", tables, "mine.toml")


@clause("PG-021", "PG-023", "PG-041")
@pytest.mark.parametrize(
    ("table", "at", "keys", "says"),
    [
        ("location", 0, {"copies": 5}, "73 Basic cards; expected 72"),
        ("location", 0, {"marked": 2}, "19 cards marked for 4 players; expected 18"),
        ("location", 20, {"copies": 1}, "43 Special cards; expected 44"),
        ("location", 20, {"marked": 1}, "19 cards marked"),
        ("conflict", 0, {"copies": 1}, "11 cards; expected 12"),
        ("location", 2, {"effects": [{"when": "placement", "do": "gift", "theirs": 1, "own": 2}]}, "for this effect"),
        ("location", 2, {"effects": [{"when": "immediate", "do": "bid", "most": 4, "bonus": 1}]}, "at most 3"),
        ("location", 2, {"effects": [{"when": "immediate", "do": "energy-beside", "crystals": 1}]}, "beside-reactor"),
        ("race", 0, {"ability": {"do": "swap"}}, "another race has this ability"),
        ("objective", 0, {"effect": {"do": "first-to", "goal": 9, "points": 1}}, "first-to as well"),
    ],
)
def test_a_deck_that_does_not_come_out_even_is_refused(table: str, at: int, keys: dict[str, Any], says: str) -> None:
    with pytest.raises(DeckError, match=says):
        make_book(changed(table, at, **keys))


@clause("PG-135", "PG-217")
@pytest.mark.parametrize(
    ("table", "effect"),
    [("conflict", {"do": "dispute", "most": 3}), ("objective", {"do": "most", "points": 5})],
)
@pytest.mark.parametrize(
    "counter",
    [
        {"count": "adjacent"},
        {"count": "adjacent-of-type", "type": "military"},
        {"count": "adjacent-named", "name": "turret"},
        {"count": "adjacent-types"},
        {"count": "beside-main"},
        {"count": "named-other", "name": "turret"},
        {"count": "type-within", "type": "military", "range": 2},
        {"count": "reactors-within", "range": 2},
        {"count": "between-main"},
        {"count": "farthest"},
    ],
    ids=lambda counter: counter["count"],
)
def test_conflicts_and_objectives_count_nothing_around_a_card(
    table: str, effect: dict[str, Any], counter: dict[str, Any]
) -> None:
    with pytest.raises(DeckError, match="compare whole stations"):
        make_book(changed(table, 0, effect=effect | counter))
