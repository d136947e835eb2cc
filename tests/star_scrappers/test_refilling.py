"""Clean-up step 3.3, the places are refilled and exhausted stacks move the marker: SS-181 to SS-187."""

import pytest

from clauses import clause
from star_scrappers.scene import scene

DOCKS = "P1 N1 B1 Y1 P2 N2 B2 P3 N3 P4"
MINE = "C01-Pa C01-Na C01-Ba C01-Ya C03-Pa C03-Na C03-Ba C06-Pa C06-Na C10-Pa"


def without(pieces: str, *missing: str) -> str:
    """The full Docks or Mine with gaps; the gaps are the last places of their level or cost."""
    return " ".join(piece for piece in pieces.split() if piece not in missing)


@clause("SS-181", "SS-085")
def test_places_emptied_in_the_turn_are_refilled_in_clean_up_from_their_own_stacks() -> None:
    s = scene(docks=DOCKS, hands=["Y1"], mine=f"C01-Ra {without(MINE, 'C01-Pa')}")
    s.play("recruit:1b", "mine:1a", "pay:Y1", "done")
    assert (s.dock_place("1b"), s.mine_place("1a")) == ("-", "-")
    s.play("end")
    assert s.drawn() == ["deal:P1", "deal:N1", "deal:B1", "deal:Y1"]
    s.chance("deal:Y1")
    assert s.drawn() == [f"token:C01-{colour}{face}" for face in "ad" for colour in "PNBYRG"]
    s.chance("token:C01-Gd")
    assert (s.dock_place("1b"), s.mine_place("1a"), s.drawn()) == ("Y1", "C01-Gd", [])
    assert (s.told("dock-refilled"), s.told("mine-refilled")) == (["dock-refilled Y1"], ["mine-refilled C01-Gd"])


@clause("SS-181")
@pytest.mark.parametrize(
    ("missing", "place", "drawn"),
    [("Y1", "1d", "N1"), ("B2", "2c", "Y2"), ("N3", "3b", "B3"), ("P4", "4a", "B4")],
)
def test_a_place_of_the_docks_is_filled_with_its_level(missing: str, place: str, drawn: str) -> None:
    s = scene(docks=without(DOCKS, missing), mine=MINE)
    s.play("end")
    assert {name[-1] for name in s.drawn()} == {missing[-1]}
    s.chance(f"deal:{drawn}")
    assert (s.dock_place(place), s.seat) == (drawn, 1)


@clause("SS-181")
@pytest.mark.parametrize(
    ("missing", "place", "drawn"),
    [
        ("C01-Ya", "1d", "C01-Rd"),
        ("C03-Ba", "3c", "C03-Gc"),
        ("C06-Na", "6b", "C06-Yb"),
        ("C10-Pa", "10a", "C10-Ya"),
    ],
)
def test_a_place_of_the_mine_is_filled_with_its_cost(missing: str, place: str, drawn: str) -> None:
    s = scene(docks=DOCKS, mine=without(MINE, missing))
    s.play("end")
    assert {name[:9] for name in s.drawn()} == {f"token:{missing[:3]}"}
    s.chance(f"token:{drawn}")
    assert (s.mine_place(place), s.seat) == (drawn, 1)


@clause("SS-181")
def test_the_first_place_of_the_docks_is_refilled_too() -> None:
    s = scene(docks=DOCKS, mine=MINE)
    s.play("recruit:1a", "end").chance("deal:B1")
    assert (s.dock_place("1a"), s.seat) == ("B1", 1)


@clause("SS-181")
def test_the_first_place_of_the_mine_is_refilled_too() -> None:
    s = scene(hands=["P1"], docks=DOCKS, mine=MINE)
    s.play("mine:1a", "pay:P1", "done", "end").chance("token:C01-Ra")
    assert (s.mine_place("1a"), s.seat) == ("C01-Ra", 1)


@clause("SS-181")
def test_all_empty_places_are_refilled_the_docks_before_the_mine() -> None:
    s = scene()
    s.play("end").settle()
    assert s.log == ["dock-refilled"] * 10 + ["mine-refilled"] * 10 + ["turn-ended", "turn-began"]
    assert (len(s.docks().split()), len(s.mine().split()), s.seat) == (10, 10, 1)


@clause("SS-181", "SS-183")
def test_a_crystal_put_under_its_stack_is_laid_out_again_when_it_comes_up() -> None:
    s = scene(phase="starting", artifacts=["A02-right"], hands=["B3 B3"], docks=DOCKS, mine=MINE, crystal_stacks={3: 1})
    s.play("activate:A02", "crystal:3b").chance("token:C03-Gc")
    assert s.mine_place("3b") == "C03-Gc"
    s.play("mine:3c", "pay:B3", "done", "end")
    assert (s.drawn(), s.seat, s.mine_place("3c"), s.marker) == ([], 1, "C03-Na", 1)
    assert s.told("mine-refilled") == ["mine-refilled C03-Gc", "mine-refilled C03-Na"]


@clause("SS-181", "SS-182")
def test_unseen_crystals_come_up_before_those_put_under_their_stack() -> None:
    s = scene(
        phase="starting",
        artifacts=["A02-right A12-right"],
        hands=["B3 P3"],
        docks=DOCKS,
        mine=MINE,
        crystal_stacks={3: 2},
    )
    s.play("activate:A02", "crystal:3b").chance("token:C03-Gc")
    s.play("mine:3c", "pay:B3", "done", "mine:3a", "pay:P3", "done", "end")
    assert (s.drawn(), s.mine_place("3a"), s.mine_place("3c")) == (["token:C03-Rc"], "-", "-")
    s.chance("token:C03-Rc")
    assert (s.seat, s.mine_place("3a"), s.mine_place("3c"), s.marker) == (1, "C03-Rc", "C03-Na", 1)


@clause("SS-182", "SS-183")
def test_too_small_a_stack_fills_as_many_places_as_it_can() -> None:
    s = scene(docks=without(DOCKS, "N2", "B2"), mine=MINE, dock_stacks={2: 1})
    s.play("end").settle()
    assert (s.dock_place("2b") != "-", s.dock_place("2c"), s.marker) == (True, "-", 1)


@clause("SS-182", "SS-113")
def test_an_empty_row_of_the_mine_with_an_empty_stack_stays_empty() -> None:
    """Mine row empty and stack empty; the other rows go on."""
    s = scene(hands=["P3"], docks=DOCKS, mine=without(MINE, "C10-Pa"), crystal_stacks={10: 0})
    assert s.why_not("mine:10a") == "SS-182"
    assert s.offers("mine:1a")
    s.play("end")
    assert (s.seat, s.mine_place("10a"), s.marker) == (1, "-", 0)


@clause("SS-182", "SS-096")
def test_an_empty_level_of_the_docks_with_an_empty_stack_stays_empty() -> None:
    """Docks level empty and stack empty; the other levels go on."""
    s = scene(hands=["P3"], docks=without(DOCKS, "P4"), mine=MINE, dock_stacks={4: 0})
    assert s.why_not("recruit:4a") == "SS-182"
    assert s.offers("recruit:1a")
    s.play("end")
    assert (s.seat, s.dock_place("4a"), s.marker) == (1, "-", 0)


@clause("SS-187", "SS-123")
def test_with_all_artifact_stacks_empty_the_game_goes_on() -> None:
    """All three Artifact stacks empty: nothing to collect, and Clean-up does not move the marker."""
    s = scene(hands=["Y4"], docks=DOCKS, mine=MINE, artifact_stacks=[0, 0, 0])
    assert [s.why_not(f"collect:{stack}-left") for stack in (1, 2, 3)] == ["SS-123"] * 3
    s.play("end")
    assert (s.seat, s.marker) == (1, 0)


@clause("SS-183", "SS-184")
@pytest.mark.parametrize(("level", "missing"), [(1, "Y1"), (2, "B2"), (3, "N3"), (4, "P4")])
def test_a_mercenary_stack_that_runs_out_moves_the_marker_though_all_places_are_filled(
    level: int, missing: str
) -> None:
    """The last card of the stack fills the last place."""
    s = scene(docks=without(DOCKS, missing), mine=MINE, dock_stacks={level: 1})
    s.play("end").settle()
    assert (len(s.docks().split()), s.marker) == (10, 1)
    assert s.told("marker-moved") == ["marker-moved 1"]


@clause("SS-183", "SS-184")
@pytest.mark.parametrize(("cost", "missing"), [(1, "C01-Ya"), (3, "C03-Ba"), (6, "C06-Na"), (10, "C10-Pa")])
def test_a_crystal_stack_that_runs_out_moves_the_marker_though_all_places_are_filled(cost: int, missing: str) -> None:
    """The last token of the stack fills the last place."""
    s = scene(docks=DOCKS, mine=without(MINE, missing), crystal_stacks={cost: 1})
    s.play("end").settle()
    assert (len(s.mine().split()), s.marker) == (10, 1)
    assert s.told("marker-moved") == ["marker-moved 1"]


@clause("SS-184", "SS-183")
def test_a_stack_with_one_piece_left_moves_nothing() -> None:
    s = scene(docks=without(DOCKS, "Y1"), mine=without(MINE, "C01-Ya"), dock_stacks={1: 2}, crystal_stacks={1: 2})
    s.play("end").settle()
    assert (s.marker, s.told("marker-moved")) == (0, [])


@clause("SS-185", "SS-183")
@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_a_mercenary_stack_that_was_empty_before_the_turn_moves_nothing(level: int) -> None:
    s = scene(docks=DOCKS, mine=MINE, dock_stacks={level: 0})
    s.play("end")
    assert (s.seat, s.marker) == (1, 0)


@clause("SS-185", "SS-183")
@pytest.mark.parametrize("cost", [1, 3, 6, 10])
def test_a_crystal_stack_that_was_empty_before_the_turn_moves_nothing(cost: int) -> None:
    s = scene(docks=DOCKS, mine=MINE, crystal_stacks={cost: 0})
    s.play("end")
    assert (s.seat, s.marker) == (1, 0)


@clause("SS-185")
def test_an_exhausted_stack_moves_the_marker_once_and_never_again() -> None:
    """The turns after the one that exhausted a stack do not move the marker for it."""
    s = scene(docks=without(DOCKS, "P4"), mine=MINE, dock_stacks={4: 1})
    s.play("end").settle()
    assert s.marker == 1
    s.end_turn().end_turn()
    assert s.marker == 1


@clause("SS-186", "SS-183")
def test_each_stack_exhausted_in_a_turn_moves_the_marker_once() -> None:
    """Four stacks run out in the same Clean-up, two of Mercenaries and two of Crystals."""
    s = scene(
        docks=without(DOCKS, "Y1", "P4"),
        mine=without(MINE, "C01-Ya", "C10-Pa"),
        dock_stacks={1: 1, 4: 1, 3: 0},
        crystal_stacks={1: 1, 10: 1},
    )
    s.play("end").settle()
    assert s.marker == 4
    assert s.told("marker-moved") == [f"marker-moved {field}" for field in (1, 2, 3, 4)]


@clause("SS-186", "SS-192")
def test_two_stacks_may_carry_the_marker_over_the_end_field() -> None:
    """With 2 players the marker jumps from 6 over 7 to 8; the Mine collapses once."""
    s = scene(
        active=1, docks=without(DOCKS, "P4"), mine=without(MINE, "C10-Pa"), dock_stacks={4: 1},
        crystal_stacks={10: 1}, marker=6,
    )  # fmt: skip
    s.play("end").settle()
    assert (s.marker, s.over) == (8, True)
    assert s.told("mine-collapsed") == ["mine-collapsed 7"]


@clause("SS-183", "SS-181")
def test_the_marker_moves_after_the_places_are_filled() -> None:
    s = scene(docks=without(DOCKS, "P4"), mine=without(MINE, "C10-Pa"), dock_stacks={4: 1})
    s.play("end").settle()
    assert s.log == ["dock-refilled", "mine-refilled", "marker-moved", "turn-ended", "turn-began"]


@clause("SS-187", "SS-122", "SS-121")
def test_an_artifact_stack_moves_the_marker_when_its_last_card_is_collected_and_not_in_clean_up() -> None:
    s = scene(hands=["Y4"], docks=DOCKS, mine=MINE, tops="A01 A02 A05", artifact_stacks=[0, 1, 1])
    s.play("collect:1-left", "pay:Y4", "done")
    assert (s.marker, s.drawn()) == (1, [])
    s.play("end")
    assert (s.seat, s.marker) == (1, 1)
