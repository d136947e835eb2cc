"""Deferred effects, card by card, and what they count: PG-007, PG-009, PG-099, PG-150 to PG-181, PG-189 to PG-192."""

from typing import Any

import pytest

from clauses import clause
from posrod_gwiazd.scene import scene

VAK = ["vak", "humareen", "zehuti"]


def deferred(station: str, *others: str, **more: Any) -> int:
    """The points of seat 0 from deferred effects."""
    return scene(phase="final", stations=[station, *others], **more).row("deferred")[0]


def row(*names: str) -> str:
    """Cards in a line to the right of the Main Reactor."""
    return " ".join(f"{name}@{x},0" for x, name in enumerate(names, 1))


# --- own type, itself included ----------------------------------------------------------------------

COUNTING = [
    ("command_center", "crew_quarters"),
    ("war_room", "pilot_training_area"),
    ("galactic_resort", "garden"),
    ("alien_temple", "embassy_offices"),
]
"""A card that counts its own type, and another of that type."""


@clause("PG-150", "PG-158", "PG-173", "PG-178")
@pytest.mark.parametrize(("card", "other"), COUNTING)
def test_cards_that_count_their_own_type_count_themselves(card: str, other: str) -> None:
    assert deferred(row(card)) == 1
    assert deferred(row(card, other, "customs")) == 2


@clause("PG-011")
@pytest.mark.parametrize(
    ("card", "others", "points"),
    [
        ("command_center", ["crew_quarters"] * 3 + ["docking_bay"] * 3, 7),
        ("command_center", ["crew_quarters"] * 3 + ["docking_bay"] * 3 + ["medical_facility"], 8),
        ("command_center", ["crew_quarters"] * 3 + ["docking_bay"] * 3 + ["medical_facility"] * 2, 8),
        ("war_room", ["pilot_training_area"] * 2 + ["heavy_ion_cannon"], 4),
        ("war_room", ["pilot_training_area"] * 2 + ["heavy_ion_cannon"] * 2, 5),
        ("war_room", ["pilot_training_area"] * 2 + ["heavy_ion_cannon"] * 2 + ["shield_generator"], 5),
        ("galactic_resort", ["garden"] * 3, 4),
        ("galactic_resort", ["garden"] * 3 + ["restaurant"], 5),
        ("galactic_resort", ["garden"] * 3 + ["restaurant"] * 2, 5),
        ("alien_temple", ["embassy_offices"] * 3, 4),
        ("alien_temple", ["embassy_offices"] * 3 + ["ambassador_quarters"], 5),
        ("alien_temple", ["embassy_offices"] * 3 + ["ambassador_quarters"] * 2, 5),
    ],
)
def test_an_effect_stops_at_its_cap(card: str, others: list[str], points: int) -> None:
    assert deferred(row(card, *others)) == points


@clause("PG-011", "PG-103")
def test_two_copies_score_each_for_itself() -> None:
    assert deferred(row("war_room", "war_room")) == 2 + 2


@clause("PG-190", "PG-191")
@pytest.mark.parametrize("card", [card for card, _ in COUNTING])
def test_the_vak_main_reactor_adds_one_to_every_type(card: str) -> None:
    assert deferred(row(card), races=VAK) == 2


# --- by name ----------------------------------------------------------------------------------------


@clause("PG-181", "PG-009")
@pytest.mark.parametrize(
    ("names", "points"),
    [(["turret"], 0), (["turret", "turret"], 2), (["turret", "turret_special"], 2), (["turret"] * 3, 6)],
)
def test_each_turret_scores_the_other_turrets(names: list[str], points: int) -> None:
    assert deferred(row(*names)) == points


@clause("PG-189")
@pytest.mark.parametrize(
    ("others", "points"), [(["", ""], 2), (["council_room@1,0", ""], 1), (["council_room@1,0", "council_room@1,0"], 0)]
)
def test_a_council_room_scores_the_opponents_without_one(others: list[str], points: int) -> None:
    assert deferred("council_room@1,0", *others) == points


@clause("PG-189", "PG-191")
@pytest.mark.parametrize(
    ("own", "others", "races", "points"),
    [
        ("", ["", ""], (), 0),
        ("", [row("turret"), ""], (), 1),
        ("", [row("turret"), row("war_room", "pilot_training_area")], (), 2),
        ("pilot_training_area@-1,0", [row("heavy_ion_cannon"), row("heavy_ion_cannon", "shield_generator")], (), 1),
        ("", ["", ""], ["humareen", "vak", "zehuti"], 1),
        ("", [row("heavy_ion_cannon"), ""], VAK, 0),
    ],
)
def test_alliance_headquarters_score_opponents_with_more_military(
    own: str, others: list[str], races: list[str], points: int
) -> None:
    station = f"alliance_headquarters@1,0 {own}"
    s = scene(phase="final", stations=[station, *others], races=races)
    rest = scene(phase="final", stations=[own, *others], races=races)
    assert s.row("deferred")[0] - rest.row("deferred")[0] == points


@clause("PG-189")
@pytest.mark.parametrize("seats", [2, 4])
def test_opponents_are_counted_in_every_number_of_players(seats: int) -> None:
    assert deferred("council_room@1,0", seats=seats) == seats - 1


# --- types, neighbours, distance --------------------------------------------------------------------


@clause("PG-165")
@pytest.mark.parametrize(
    ("station", "points"),
    [
        ("opera_house@1,0", 0),
        ("opera_house@1,0 customs@2,0", 1),
        ("opera_house@1,0 customs@2,0 customs@1,1", 1),
        ("opera_house@1,0 garden@2,0 customs@1,1", 2),
        ("opera_house@1,0 garden@2,0 customs@1,1 turret@1,-1", 3),
        ("opera_house@1,0 reactor@2,0 customs@1,1 turret@0,1", 1),
    ],
)
def test_an_opera_counts_each_type_beside_it_once(station: str, points: int) -> None:
    assert deferred(station) == points


@clause("PG-164", "PG-171", "PG-190")
def test_next_to_the_vak_main_reactor_an_opera_is_worth_five() -> None:
    """An Opera next to the Vak Main Reactor scores 5 VP even without other neighbours."""
    assert deferred("opera_house@1,0", races=VAK) == 5
    assert deferred("opera_house@1,0 customs@2,0", races=VAK) == 5
    assert deferred("customs@1,0 opera_house@2,0", races=VAK) == 1


@clause("PG-171", "PG-170")
@pytest.mark.parametrize(("race", "points"), [("vak", 5), ("humareen", 1)])
def test_a_restaurant_as_the_first_location(race: str, points: int) -> None:
    """A Restauracja as the very first location brings 5 VP to the Vak, 1 VP to any other race."""
    s = scene(races=[race, "zehuti", "sheptas"], played=["restaurant"], points=[1, 0, 0])
    assert s.play("build", "cell:0,1").everyone_discards().points[0] == 1 + points


@clause("PG-099", "PG-056")
@pytest.mark.parametrize(
    ("station", "points"),
    [
        ("security_station@1,0 reactor@2,0 any@1,1 any@1,-1", 1),
        ("security_station@1,0 reactor@2,0 any@1,1", 0),
        ("security_station@1,0 reactor@2,0 any@1,1 face_down@1,-1", 0),
    ],
    ids=["four neighbours", "three", "one face down"],
)
def test_a_security_station_needs_four_neighbours(station: str, points: int) -> None:
    assert deferred(station) == points


@clause("PG-056")
@pytest.mark.parametrize(
    ("station", "points"),
    [
        ("alien_bazaar@1,0 embassy_offices@2,0 embassy_offices@3,0", 0),
        ("alien_bazaar@1,0 embassy_offices@2,0 embassy_offices@3,0 embassy_offices@1,1", 2),
        ("alien_bazaar@1,0 embassy_offices@2,0 embassy_offices@3,0 embassy_offices@4,0", 0),
    ],
)
def test_a_bazaar_needs_three_diplomatic_locations_within_range_two(station: str, points: int) -> None:
    assert deferred(station) == points


@clause("PG-191")
def test_a_bazaar_counts_the_vak_main_reactor_as_diplomatic() -> None:
    assert deferred("alien_bazaar@1,0 embassy_offices@2,0 embassy_offices@3,0", races=VAK) == 2


@clause("PG-191")
@pytest.mark.parametrize(
    ("others", "points"),
    [([], 2), (["embassy_offices"], 0), (["embassy_offices", "pilot_training_area"], 2), (["embassy_offices"] * 2, 0)],
)
@pytest.mark.parametrize("races", [(), VAK], ids=["no race", "vak"])
def test_a_fleet_base_needs_more_military_than_diplomatic_locations(
    others: list[str], points: int, races: list[str]
) -> None:
    assert deferred(row("alliance_fleet_base", *others), races=races) == points


@clause("PG-161", "PG-163")
@pytest.mark.parametrize(
    ("station", "points"),
    [
        ("communications_beacon@1,0", 2),
        ("communications_beacon@1,0 any@0,1", 2),
        ("communications_beacon@1,0 any@2,0", 0),
        ("communications_beacon@1,0 reactor@2,0", 0),
        ("communications_beacon@1,0 face_down@2,0", 2),
    ],
    ids=["alone", "as far", "farther", "farther Reactor", "farther face down"],
)
def test_a_beacon_scores_unless_a_card_lies_farther(station: str, points: int) -> None:
    assert deferred(station) == points


@clause("PG-161", "PG-162", "PG-163")
@pytest.mark.parametrize(("more", "points"), [("", 4), (" reactor@6,0", 0)])
def test_two_beacons_at_the_greatest_distance_both_score(more: str, points: int) -> None:
    """Two copies at range 5 score 2 each; with a Reactor at range 6 neither does."""
    arms = " ".join(f"any@{x},0 any@{-x},0" for x in range(1, 5))
    assert deferred(f"{arms} communications_beacon@5,0 communications_beacon@-5,0{more}") == points


@clause("PG-014", "PG-176", "PG-177")
@pytest.mark.parametrize(("cards", "points"), [(2, 0), (3, 1), (5, 1), (6, 2), (8, 2), (9, 3)])
def test_life_support_scores_every_three_cards_with_reactors_and_itself(cards: int, points: int) -> None:
    line = ["life_support_systems", "reactor", "reactor", "garden", "garden", "garden", "customs", "customs"]
    assert deferred(row(*line[: cards - 1])) == points


@clause("PG-176", "PG-177", "PG-099")
def test_life_support_in_a_station_of_eleven_cards() -> None:
    """11 cards, among them the Main Reactor and 3 Reactors: 3 VP; a face-down card does not count."""
    line = ["life_support_systems", "reactor", "reactor", "reactor", "garden", "garden", "garden", "customs", "customs"]
    assert deferred(row(*line, "customs")) == 3
    assert deferred(row(*line[:-1], "face_down")) == 3
    assert deferred(row(*line[:-2], "face_down")) == 2


@clause("PG-099", "PG-006")
def test_a_face_down_card_has_no_type_and_no_name() -> None:
    line = ["war_room", "turret", "face_down"]
    assert deferred(row(*line)) == 2
    assert deferred(f"{row('opera_house')} face_down@2,0") == 0


@clause("PG-192", "PG-114")
def test_the_vak_main_reactor_and_reactors_are_no_locations_for_marvels() -> None:
    s = scene(
        phase="final",
        races=VAK,
        objectives="marvels_in_space",
        stations=["reactor@1,0", "backup_reactor@1,0", "reactor@1,0 reactor@2,0"],
    )
    assert s.row("objectives") == [0, 2, 0]
