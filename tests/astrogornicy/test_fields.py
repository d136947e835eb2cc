"""Dice and fields: AG-077 to AG-084."""

import pytest

from astrogornicy.building import fresh_book
from astrogornicy.scene import scene, started
from clauses import clause

FACES = ["INS", "GEO", "GOR", "AUT", "GOR2", "AUT2"]
ONE_OF_EACH = " ".join(FACES)


@clause("AG-077")
def test_every_face_of_a_die_is_as_likely_as_any_other() -> None:
    assert started().draws() == {f"roll:{face}": 1 for face in FACES}


@clause("AG-077")
def test_the_last_die_in_the_air_falls_like_all_others() -> None:
    """A die of another deck may show a face on several of its sides."""
    book = fresh_book()
    book.sides = [6, 1, 1, 1, 1, 1]
    s = scene(phase="rolling", pools=["GOR", "GOR"], book=book).play("reroll:GOR", "done")
    assert s.rolling(0) == 1
    assert s.draws() == {"roll:INS": 6, **{f"roll:{face}": 1 for face in FACES[1:]}}

    falls = [s.copy().settle(seed).pool(0) for seed in range(110)]
    assert falls.count("INS") > 40
    assert set(falls) == set(FACES)


@clause("AG-078", "AG-079", "AG-081", "AG-082")
@pytest.mark.parametrize(
    ("field", "faces"),
    [
        ("water:1", ["GOR", "GOR2"]),
        ("xenon:1", ["AUT", "AUT2"]),
        ("water:3", ["GOR", "AUT", "GOR2", "AUT2"]),
        ("dock:1-1", ["GOR", "AUT", "GOR2", "AUT2"]),
        ("dock:1-3", ["GOR", "GOR2"]),
        ("dock:1-4", ["GEO"]),
        ("dock:2-3", ["AUT", "AUT2"]),
        ("dock:2-4", ["INS"]),
        ("dock:3-1", FACES),
    ],
)
def test_a_field_accepts_the_dice_that_show_its_symbol(field: str, faces: list[str]) -> None:
    docks = ["MI-05 of 1: - - - -", "MI-06 of 1: - - - -", "EK-1 of 0: - - - -"]
    s = scene(pools=[ONE_OF_EACH, "GOR"], docks=docks)

    assert [face for face in FACES if f"{field}-{face}" in s.options()] == faces
    others = [face for face in FACES[2:] if face not in faces]
    assert [s.why_not(f"{field}-{face}") for face in others] == ["AG-078"] * len(others)


@clause("AG-079", "AG-080")
@pytest.mark.parametrize(
    ("field", "single", "double"),
    [("water:2", "GOR", "GOR2"), ("xenon:2", "AUT", "AUT2"), ("plasteel:4", "AUT", "AUT2")],
)
def test_a_double_symbol_stands_on_a_single_one_and_gains_twice(field: str, single: str, double: str) -> None:
    resource = {"water": "WO", "xenon": "KS", "plasteel": "PL"}[field.partition(":")[0]]

    assert scene(pools=[single, "INS"]).play(f"{field}-{single}").stock(0) == f"1{resource}"
    assert scene(pools=[double, "INS"]).play(f"{field}-{double}").stock(0) == f"2{resource}"


@clause("AG-080", "AG-160")
def test_a_double_symbol_earns_twice_on_a_mission() -> None:
    s = scene(docks=["MI-01 of 0: 0-GOR 1-GOR2 1-AUT"], round=2, phase="settling")

    assert (s.stock(0), s.stock(1)) == ("1PA", "4WO 3PA")


@clause("AG-083")
@pytest.mark.parametrize("face", FACES)
def test_some_fields_accept_any_die(face: str) -> None:
    s = scene(
        pools=[face, "GOR"],
        stock=["2WO 2KS 2PL 1WF 1ZL 1NI 2PA"],
        completed=["MI-01 MI-13 MI-25"],
        owned=["TE-2 BI-2"],
        docks=["EK-2 of 1: - - -"],
    )

    for field in ("first-player:", "award:1-", "acquire:EK-1-", "acquire:TE-1-", "acquire:BI-1-", "use:TE-2-"):
        assert s.why_not(f"{field}{face}") is None
    assert s.why_not(f"use:BI-2-{face}") is None
    assert [s.why_not(f"dock:1-{field}-{face}") for field in (1, 2, 3)] == [None] * 3


@clause("AG-056", "AG-071")
@pytest.mark.parametrize(
    "decision",
    [
        "water:1-GOR",
        "dock:1-1-GOR",
        "first-player:GOR",
        "award:1-GOR",
        "acquire:BI-1-GOR",
        "use:TE-2-GOR",
        "exchange:GOR",
    ],
)
def test_only_a_die_of_the_own_pool_is_put_on_a_field(decision: str) -> None:
    things = {
        "stock": ["1WO 1KS 1PL", "1WO 1KS 1PL"],
        "completed": ["MI-01 MI-13 MI-25"],
        "owned": ["TE-2"],
        "docks": ["EK-2 of 1: - - -"],
        "fields": "water-4=0-GOR",
    }

    without = scene(pools=["AUT", "GOR GOR"], **things)  # type: ignore[arg-type]  # words of a scene
    assert without.why_not(decision) == "AG-056"
    assert scene(pools=["GOR", ""], **things).why_not(decision) is None  # type: ignore[arg-type]  # words of a scene


@clause("AG-084")
def test_a_placed_die_stays_where_it_is() -> None:
    s = scene(pools=["GOR INS", "AUT INS"], docks=["MI-05 of 1: - - - -"])
    s.play("water:1-GOR", "dock:1-2-AUT")
    assert s.pool(0) == "INS"
    assert [option for option in s.options() if "GOR" in option] == []

    s.play("pass")
    assert (s.area("water"), s.pool(1)) == ("0-GOR - - -", "INS")
    assert s.dock(1) == "MI-05 of 1 at 1: - 1-AUT - -"
    assert [option for option in s.options() if "AUT" in option] == []


@clause("AG-084", "AG-056")
def test_a_die_leaves_the_pool_of_its_own_seat() -> None:
    s = scene(seats=3, active=1, pools=["GOR", "GOR GOR", "GOR"]).play("plasteel:2-GOR")

    assert [s.pool(seat) for seat in range(3)] == ["GOR", "GOR", "GOR"]
    assert s.area("plasteel") == "- 1-GOR - -"
