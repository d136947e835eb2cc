"""The basic-resource areas: AG-094 to AG-099."""

import pytest

from astrogornicy.scene import scene
from clauses import clause


@clause("AG-094", "AG-078", "AG-095")
@pytest.mark.parametrize(
    ("area", "fields"),
    [
        ("water", "1-GOR 1-GOR2 2-GOR 2-GOR2 3-GOR 3-AUT 3-GOR2 3-AUT2 4-GOR 4-AUT 4-GOR2 4-AUT2"),
        ("xenon", "1-AUT 1-AUT2 2-AUT 2-AUT2 3-GOR 3-AUT 3-GOR2 3-AUT2 4-GOR 4-AUT 4-GOR2 4-AUT2"),
        ("plasteel", "1-GOR 1-AUT 1-GOR2 1-AUT2 2-GOR 2-GOR2 3-AUT 3-AUT2 4-GOR 4-AUT 4-GOR2 4-AUT2"),
    ],
)
def test_miners_and_automats_go_to_every_free_field_that_fits(area: str, fields: str) -> None:
    s = scene(pools=["GOR AUT GOR2 AUT2", "GOR"])

    assert s.offered(area) == fields.split()


@clause("AG-094", "AG-095")
def test_only_free_fields_are_offered() -> None:
    fields = "water-1=1-GOR water-3=1-AUT xenon-1=0-AUT xenon-2=0-AUT plasteel-4=1-GOR"
    s = scene(pools=["GOR AUT", "GOR"], fields=fields)

    assert s.offered("water") == ["2-GOR", "4-GOR", "4-AUT"]
    assert s.offered("xenon") == ["3-GOR", "3-AUT", "4-GOR", "4-AUT"]
    assert s.offered("plasteel") == ["1-GOR", "1-AUT", "2-GOR", "3-AUT"]


@clause("AG-096", "AG-097", "AG-098")
@pytest.mark.parametrize(
    ("placement", "gained"),
    [
        ("water:1-GOR", "2WO"),
        ("water:1-GOR2", "3WO"),
        ("water:2-GOR", "1WO"),
        ("water:2-GOR2", "2WO"),
        ("water:3-AUT", "1WO"),
        ("water:4-AUT2", "2WO"),
        ("xenon:1-AUT", "2KS"),
        ("xenon:1-AUT2", "3KS"),
        ("xenon:2-AUT2", "2KS"),
        ("xenon:3-GOR", "1KS"),
        ("xenon:4-GOR2", "2KS"),
        ("plasteel:1-GOR", "2PL"),
        ("plasteel:1-AUT2", "3PL"),
        ("plasteel:2-GOR2", "2PL"),
        ("plasteel:3-AUT", "1PL"),
        ("plasteel:4-GOR", "1PL"),
    ],
)
def test_symbols_bring_units_and_the_first_field_one_more(placement: str, gained: str) -> None:
    s = scene(pools=[placement.partition("-")[2], "INS"]).play(placement)

    assert (s.stock(0), s.stock(1)) == (gained, "")
    face = placement.partition("-")[2]
    told = f"gained 0 {gained[-2:]} {gained[:-2]} 0"
    assert s.story == [f"placed 0 {face} {placement}", told, "turn-began 1"]


@clause("AG-096", "AG-028")
def test_the_units_come_out_of_the_bank() -> None:
    s = scene(pools=["GOR2", "INS"], bank="9WO").play("water:1-GOR2")

    assert s.bank().split()[0] == "6WO"


@clause("AG-096", "AG-259", "AG-262")
@pytest.mark.parametrize(
    ("bank", "got", "lost"), [("4WO", 3, 0), ("3WO", 3, 0), ("2WO", 2, 1), ("1WO", 1, 2), ("0WO", 0, 3)]
)
def test_a_short_bank_gives_what_it_has(bank: str, got: int, lost: int) -> None:
    s = scene(pools=["GOR2", "INS"], bank=bank).play("water:1-GOR2")

    assert s.stock(0) == (f"{got}WO" if got else "")
    assert s.told("gained") == [f"gained 0 WO {got} {lost}"]


@clause("AG-096")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_units_go_to_who_placed_the_die(seat: int) -> None:
    s = scene(seats=3, active=seat, pools=["AUT"] * 3).play("xenon:2-AUT")

    assert [s.stock(other) for other in range(3)] == ["1KS" if other == seat else "" for other in range(3)]
    assert s.area("xenon") == f"- {seat}-AUT - -"


@clause("AG-099")
@pytest.mark.parametrize("area", ["water", "xenon", "plasteel"])
@pytest.mark.parametrize("face", ["INS", "GEO"])
def test_inspectors_and_geologists_do_not_work_there(area: str, face: str) -> None:
    s = scene(pools=[f"{face} GOR", "GOR"])

    assert {s.why_not(f"{area}:{field}-{face}") for field in (1, 2, 3, 4)} == {"AG-099"}
    assert s.why_not(f"{area}:4-GOR") is None
    assert scene(pools=[face, "GOR"]).offered(area) == []
