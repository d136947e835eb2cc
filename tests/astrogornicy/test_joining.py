"""Dice on the fields of cards in the Docks: AG-108 to AG-112."""

import pytest

from astrogornicy.scene import scene
from clauses import clause


@clause("AG-108", "AG-111")
def test_all_free_fields_in_the_docks_are_open_yellow_and_white() -> None:
    docks = ["MI-05 of 1: - 1-GOR - -", "-", "EK-2 of 0: 0-INS - -"]
    s = scene(pools=["GOR GEO", "GOR"], docks=docks)

    assert s.offered("dock") == ["1-1-GOR", "1-3-GOR", "1-4-GEO", "3-2-GEO", "3-2-GOR", "3-3-GEO", "3-3-GOR"]


@clause("AG-108")
def test_a_die_on_a_mission_stands_there_until_it_is_settled() -> None:
    s = scene(pools=["GOR GEO", "GOR"], docks=["-", "MI-05 of 1: - 1-GOR - -"]).play("dock:2-3-GOR")

    assert s.dock(2) == "MI-05 of 1 at 1: - 1-GOR 0-GOR -"
    assert s.pool(0) == "GEO"
    assert s.story == ["placed 0 GOR dock:2-3-GOR MI-05", "turn-began 1"]


@clause("AG-108", "AG-078", "AG-020")
@pytest.mark.parametrize(
    ("placement", "refusal"),
    [
        ("dock:1-1-GOR", None),
        ("dock:1-2-GOR", "AG-020"),
        ("dock:1-3-GOR", None),
        ("dock:1-3-GEO", "AG-078"),
        ("dock:1-4-GOR", "AG-078"),
        ("dock:1-4-GEO", None),
        ("dock:1-5-GOR", "AG-108"),
        ("dock:2-1-GOR", "AG-108"),
        ("dock:4-1-GOR", "AG-039"),
        ("dock:1-1-AUT", "AG-056"),
    ],
)
def test_what_may_be_put_on_a_mission(placement: str, refusal: str | None) -> None:
    s = scene(pools=["GOR GEO", "GOR AUT"], docks=["MI-05 of 1: - 1-GOR - -"])

    assert s.why_not(placement) == refusal


@clause("AG-109", "AG-110")
@pytest.mark.parametrize(("owner", "asked"), [(0, 1), (1, 1), (2, 1)])
def test_own_and_foreign_missions_are_joined_without_asking(owner: int, asked: int) -> None:
    s = scene(seats=3, pools=["GOR GOR", "GOR", "GOR"], docks=[f"MI-05 of {owner}: - - - -"]).play("dock:1-1-GOR")

    assert s.dock(1) == f"MI-05 of {owner} at 1: 0-GOR - - -"
    assert s.asked == [asked]
    assert "dock:1-2-GOR" in s.options()


@clause("AG-111", "AG-125")
def test_after_the_launch_everybody_may_fill_what_is_left() -> None:
    s = scene(pools=["GOR GOR GEO", "GOR AUT"], hands=["MI-05"], stock=["1KS 1PL"])
    s.play("launch:MI-05", "crew:1-GOR", "done")
    assert s.offered("dock") == ["1-2-GOR", "1-2-AUT", "1-3-GOR"]

    s.play("dock:1-2-AUT")
    assert s.offered("dock") == ["1-3-GOR", "1-4-GEO"]


@clause("AG-111", "AG-130")
def test_a_mission_that_has_slid_is_still_open() -> None:
    s = scene(pools=["GEO", "GOR"], docks=["MI-05 of 1 at 2: 1-GOR 1-GOR - -"]).play("dock:1-4-GEO")

    assert s.dock(1) == "MI-05 of 1 at 2: 1-GOR 1-GOR - 0-GEO"


@clause("AG-112")
def test_one_action_puts_one_die_on_a_mission() -> None:
    s = scene(pools=["GOR GOR GOR", "INS"], docks=["MI-05 of 0: - - - -"]).play("dock:1-1-GOR")

    assert s.asked == [1]
    assert s.why_not("dock:1-2-GOR", 0) == "AG-085"
    assert s.why_not("crew:2-GOR", 0) == "AG-085"
    s.play("pass")
    assert s.why_not("crew:2-GOR", 0) == "AG-124"


@clause("AG-108")
@pytest.mark.parametrize("dock", [1, 2, 3, 4, 5])
def test_the_die_stands_in_the_dock_that_was_named(dock: int) -> None:
    docks = ["EK-3 of 1: - - - - -", "EK-4 of 1: - - - - -", "MI-12 of 2: - - - - -", "MI-24 of 2: - - - - -",
             "MI-36 of 3: - - - - -"]  # fmt: skip
    s = scene(seats=4, pools=["GEO", "GOR"], docks=docks).play(f"dock:{dock}-5-GEO")

    assert [s.dock(number).endswith("- - - - 0-GEO") for number in range(1, 6)] == [
        number == dock for number in range(1, 6)
    ]
    assert s.told("placed") == [f"placed 0 GEO dock:{dock}-5-GEO {docks[dock - 1].split()[0]}"]


@clause("AG-108")
@pytest.mark.parametrize("seat", [1, 2, 3])
def test_the_die_keeps_its_owner_and_face(seat: int) -> None:
    s = scene(seats=4, active=seat, pools=["", "AUT2", "AUT2", "AUT2"], docks=["MI-06 of 0: - - - -"])

    assert s.play("dock:1-3-AUT2").dock(1) == f"MI-06 of 0 at 1: - - {seat}-AUT2 -"
