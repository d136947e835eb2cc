"""Wszystko w jednym, Ograniczona przestrzeń, Łap okazję and their mixtures: PG-138 to PG-146."""

from typing import Any

import pytest

from clauses import clause
from kosmodrom.engine.errors import BadTable
from kosmodrom.engine.match import Match
from kosmodrom.games.posrod_gwiazd.entry import ENTRY
from kosmodrom.games.posrod_gwiazd.model.actions import CONFLICTS, KINDS
from posrod_gwiazd.scene import game, scene

# --- Wszystko w jednym ------------------------------------------------------------------------------


@clause("PG-138", "PG-139")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_in_one_shuffles_all_116_cards_and_sets_20_aside(seats: int) -> None:
    s = game(seats=seats, all_in_one="yes")
    assert (s.deck, s.side, sum(s.s.vault.pool[:41])) == (96, 20, 116)
    assert s.s.vault.pool[:18] == [4] * 18


@clause("PG-138", "PG-225")
def test_with_all_in_one_every_card_is_equally_likely() -> None:
    chances = game(seats=3, all_in_one="yes").chances()
    expected = {"turret": "1/29", "opera_house": "1/58", "turret_special": "1/116"}
    assert {name: str(chances[f"draw:{name}"]) for name in expected} == expected
    assert len(chances) == 41


@clause("PG-139")
def test_with_three_players_24_cards_are_never_dealt() -> None:
    s = scene(all_in_one=True, phase="year-end", year=3, deck=42).settle()
    assert (s.year, s.deck, s.side) == (4, 24, 20)


@clause("PG-139", "PG-125")
def test_with_three_players_and_conflicts_24_cards_are_never_dealt_either() -> None:
    s = scene(all_in_one=True, aggressive=True, phase="year-end", year=1, deck=78)
    assert s.deck == 96 + 9 - 18
    s = scene(all_in_one=True, aggressive=True, phase="year-end", year=3, deck=45).settle()
    assert (s.year, s.deck) == (4, 24)


# --- Ograniczona przestrzeń -------------------------------------------------------------------------


@clause("PG-140", "PG-141", "PG-143")
def test_the_default_grid_ends_three_cells_to_the_side() -> None:
    """With cards up to (3,0) the cell (4,0) is refused and (3,1) is legal."""
    s = scene(space="7x5", stations=["any@1,0 any@2,0 any@3,0"], played=["customs"]).play("build")
    assert s.offered("cell") == ["0,-1", "1,-1", "2,-1", "3,-1", "-1,0", "0,1", "1,1", "2,1", "3,1"]
    assert (s.why_not("cell:4,0"), s.why_not("cell:3,2")) == ("PG-143", "PG-058")


@clause("PG-141", "PG-143")
@pytest.mark.parametrize(
    ("station", "closed", "opened"),
    [
        ("any@-1,0 any@-2,0 any@-3,0", "-4,0", "-3,-1"),
        ("any@0,1 any@0,2", "0,3", "1,2"),
        ("any@0,-1 any@0,-2", "0,-3", "-1,-2"),
    ],
)
@pytest.mark.parametrize("action", ["build", "reactor"])
def test_nothing_lies_beyond_any_border(station: str, closed: str, opened: str, action: str) -> None:
    s = scene(space="7x5", stations=[station], played=["customs"]).play(action)
    assert (s.why_not(f"cell:{closed}"), s.why_not(f"cell:{opened}")) == ("PG-143", None)
    assert closed not in s.offered("cell")
    s = scene(stations=[station], played=["customs"]).play(action)
    assert s.why_not(f"cell:{closed}") is None


@clause("PG-141", "PG-142")
@pytest.mark.parametrize(
    ("width", "height", "last", "beyond"), [(5, 7, "0,3", "0,4"), (9, 5, "0,2", "0,3"), (5, 11, "0,5", "0,6")]
)
def test_the_border_follows_the_size(width: int, height: int, last: str, beyond: str) -> None:
    line = " ".join(f"any@0,{y}" for y in range(1, int(last[2:])))
    s = scene(space=f"{width}x{height}", stations=[line], played=["customs"]).play("build", f"cell:{last}")
    assert beyond not in s.open_cells(0).split()


@clause("PG-142")
def test_sizes_are_odd_numbers_from_5_to_11_with_28_cells_at_least() -> None:
    options = {option.key: option.values for option in ENTRY.options}
    assert sorted(options["width"]) == ["11", "5", "7", "9", "unlimited"]
    assert (sorted(options["height"]), options["height"][0]) == (["11", "5", "7", "9"], "5")
    with pytest.raises(BadTable):
        Match("posrod_gwiazd", seats=2, options={"width": "5", "height": "5"})


@clause("PG-142", "PG-141")
@pytest.mark.parametrize(("width", "height"), [("7", "5"), ("5", "7"), ("11", "11")])
def test_the_size_is_an_option_of_the_game(width: str, height: str) -> None:
    s = game(seats=2, width=width, height=height)
    assert (s.s.table.width, s.s.table.height) == (int(width), int(height))
    s = game(seats=2, width="unlimited")
    assert (s.s.table.width, s.s.table.height) == (0, 0)


BLOCK = " ".join(f"any@{x},{y}" for x in (-2, -1, 0) for y in range(-3, 4) if (x, y) != (0, 0))
WALL = f"{BLOCK} any@1,0 any@2,0 any@2,-1 any@2,1 observation_dome@1,-2"
"""On a grid of 5 x 7 the left side is full; only a second dome is missing to close the right one."""


@clause("PG-143", "PG-074", "PG-066")
def test_who_is_walled_in_can_only_discard() -> None:
    last: dict[str, Any] = {
        "seats": 4,
        "space": "5x7",
        "year": 4,
        "turn": 7,
        "aggressive": True,
        "played": ["restaurant"],
    }
    s = scene(stations=[WALL], **last)
    assert (s.open_cells(0), s.options()) == ("1,1 1,2 2,2 1,3", ["build", "reactor", "discard"])
    s = scene(stations=[f"{WALL} observation_dome@1,2"], **last)
    assert (s.open_cells(0), s.options()) == ("", ["discard"])
    assert (s.why_not("build"), s.why_not("reactor")) == ("PG-066", "PG-074")


@clause("PG-143", "PG-183")
def test_a_closed_cell_beyond_the_border_is_refused_for_the_border() -> None:
    s = scene(space="7x5", stations=["any@0,1 observation_dome@0,2"], played=["customs"]).play("build")
    assert (s.why_not("cell:0,3"), s.why_not("cell:1,2")) == ("PG-143", "PG-183")


# --- mixtures ---------------------------------------------------------------------------------------

ALL = {"aggressive": "yes", "all-in-one": "yes", "seize": "yes", "width": "7"}


@clause("PG-146")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_variants_can_be_combined(seats: int) -> None:
    match = Match("posrod_gwiazd", seats=seats, options={"game": "first", **ALL}, seed="all variants")
    assert match.actors == list(range(seats))
    s = game(seats=seats, aggressive="yes", all_in_one="yes", seize="yes", width="7")
    t = s.s.table
    assert (t.aggressive, t.all_in_one, t.seize, t.width, t.height) == (1, 1, 1, 7, 5)
    plain = game(seats=seats).s.table
    assert (plain.aggressive, plain.all_in_one, plain.seize, plain.width) == (0, 0, 0, 0)


@clause("PG-146", "PG-124")
@pytest.mark.parametrize(("seats", "conflicts"), [(2, 12), (3, 9), (4, 12)])
def test_conflicts_and_all_in_one_share_one_deck(seats: int, conflicts: int) -> None:
    s = scene(seats=seats, all_in_one=True, aggressive=True, phase="year-end", year=1)
    chances = s.chances()
    assert sum(chances[f"draw:{name}"] for name in CONFLICTS) * s.deck == conflicts
    assert len(chances) == len(KINDS)
