"""Completed Missions and what their dice earn: AG-154 to AG-160."""

import pytest

from astrogornicy.scene import scene
from clauses import clause


@clause("AG-154")
@pytest.mark.parametrize(
    ("dock", "completed"),
    [
        ("MI-01 of 0: 0-GOR 0-GOR 0-AUT", "MI-01"),
        ("MI-01 of 0: - 0-GOR 0-AUT", ""),
        ("MI-01 of 0: 0-GOR - 0-AUT", ""),
        ("MI-01 of 0: 0-GOR 0-GOR -", ""),
        ("MI-07 of 0: 0-GOR 0-AUT 0-GOR 0-GOR 0-GEO", "MI-07"),
        ("MI-07 of 0: 0-GOR 0-AUT 0-GOR 0-GOR -", ""),
    ],
)
def test_a_mission_is_completed_when_all_its_fields_are_filled(dock: str, completed: str) -> None:
    s = scene(docks=[dock], phase="settling")

    assert s.completed(0) == completed
    assert s.told("completed") == ([f"completed 0 {completed}"] if completed else [])
    assert (s.dock(1) == "-") == bool(completed)


@clause("AG-155")
def test_a_filled_mission_waits_for_phase_four() -> None:
    s = scene(pools=["AUT", "GOR GOR"], docks=["MI-01 of 0: 0-GOR 0-GOR -"]).play("dock:1-3-AUT")
    assert s.phase == 3
    assert (s.completed(0), s.stock(0), s.told("completed")) == ("", "", [])
    assert s.dock(1) == "MI-01 of 0 at 1: 0-GOR 0-GOR 0-AUT"

    s.play("pass")
    assert (s.completed(0), s.stock(0)) == ("MI-01", "4PL 3PA")


@clause("AG-156", "AG-157")
@pytest.mark.parametrize(
    ("first", "order"),
    [
        (0, ["0 MI-25", "1 MI-01", "2 MI-13"]),
        (1, ["1 MI-01", "2 MI-13", "0 MI-25"]),
        (2, ["2 MI-13", "0 MI-25", "1 MI-01"]),
    ],
)
def test_completed_missions_are_settled_in_the_order_of_their_owners(first: int, order: list[str]) -> None:
    docks = ["MI-01 of 1: 0-GOR 0-GOR 0-AUT", "MI-13 of 2: 1-GOR 1-GOR 1-AUT", "MI-25 of 0: 2-GOR 2-GOR 2-AUT"]
    s = scene(seats=3, first=first, docks=docks, phase="settling")

    assert s.told("completed") == [f"completed {card}" for card in order]


@clause("AG-157")
def test_of_two_cards_of_one_owner_the_lower_dock_comes_first() -> None:
    docks = ["MI-25 of 1: 0-GOR 0-GOR 0-AUT", "MI-13 of 0: 1-GOR 1-GOR 1-AUT", "MI-01 of 1: 1-GOR 1-GOR 1-AUT"]
    s = scene(first=1, docks=docks, phase="settling")

    assert s.told("completed") == ["completed 1 MI-25", "completed 1 MI-01", "completed 0 MI-13"]


@clause("AG-157", "AG-259")
def test_the_order_of_owners_decides_over_a_short_bank() -> None:
    docks = ["MI-26 of 1: 1-AUT 1-GOR 1-GOR", "MI-01 of 0: 0-GOR 0-GOR 0-AUT"]

    assert scene(docks=docks, bank="4PA", phase="settling").stock(1) == "2PL 1PA"
    assert scene(docks=docks, bank="4PA", first=1, phase="settling").stock(1) == "2PL 3PA"


@clause("AG-158", "AG-156")
def test_expeditions_are_settled_in_the_same_pass() -> None:
    docks = ["MI-01 of 0: 0-GOR 0-GOR 0-AUT", "EK-2 of 0: 0-INS 1-INS 1-INS", "MI-13 of 1: 1-GOR 1-GOR 1-AUT"]
    s = scene(docks=docks, phase="settling")
    assert s.told("completed") == ["completed 0 MI-01", "completed 0 EK-2"]
    assert s.asked == [0]

    s.play("take:mission-1").settle().play("take:order-1").settle()
    assert s.told("completed") == ["completed 0 MI-01", "completed 0 EK-2"]
    s.play("take:order-2").settle()
    assert s.told("completed") == ["completed 0 MI-01", "completed 0 EK-2", "completed 1 MI-13"]


@clause("AG-159")
def test_every_die_earns_for_its_owner() -> None:
    s = scene(seats=4, docks=["MI-07 of 0: 3-GOR 1-AUT 3-AUT 2-GOR 1-GEO"], round=3, bank="9KS", phase="settling")

    assert [s.stock(seat) for seat in range(4)] == ["", "1WO 2KS 3PA", "1PA", "2KS 2PA"]
    assert (s.completed(0), s.told("bonus-led")) == ("MI-07", ["bonus-led 1 2 2", "bonus-led 3 2 2"])


@clause("AG-160")
@pytest.mark.parametrize(
    ("dice", "earned"),
    [
        ("0-GOR 0-GOR 0-GOR 0-GOR", "4WO 4PA"),
        ("0-GOR2 0-GOR 0-GOR 0-GOR", "5WO 5PA"),
        ("0-GOR2 0-GOR2 0-AUT2 0-GOR", "7WO 7PA"),
        ("0-GOR2 0-GOR2 0-AUT2 0-AUT2", "8WO 8PA"),
    ],
)
def test_each_symbol_earns_one_set_and_a_double_symbol_two(dice: str, earned: str) -> None:
    s = scene(docks=[f"MI-03 of 0: {dice}"], round=8, bank="9WO 9PA", phase="settling")
    s.play("bonus:ZL", "bonus:ZL", "bonus:ZL", "bonus:ZL")

    wet, rare = earned.split()
    assert s.stock(0) == f"{wet} 4ZL {rare}"
    assert s.told("gained")[4:] == [f"gained 0 WO {wet[:-2]} 0", f"gained 0 PA {rare[:-2]} 0"]
