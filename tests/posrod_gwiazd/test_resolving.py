"""Immediate effects, card by card: PG-069, PG-159, PG-169 to PG-180, PG-185, PG-186."""

import pytest

from clauses import clause
from posrod_gwiazd.scene import Scene, built, scene


def told_points(s: Scene, card: str) -> int:
    """The points that the effect of a card has just brought to seat 0."""
    lines = s.told("scored")
    assert len(lines) <= 1
    assert all(line.startswith(f"scored 0 {card} ") for line in lines)
    return int(lines[0].split()[-1]) if lines else 0


# --- credits ----------------------------------------------------------------------------------------


@clause("PG-069")
@pytest.mark.parametrize(
    ("cell", "credits"), [("0,-1", 0), ("1,-1", 1), ("1,1", 2)], ids=["none", "one business", "two businesses"]
)
def test_customs_bring_a_credit_for_each_adjacent_business(cell: str, credits: int) -> None:
    s = built("customs", cell, "energy_market@1,0 customs@2,0 garden@0,1 energy_market@2,1")
    assert s.credits[0] == 10 - 2 + credits
    assert s.told("gained") == ([f"gained 0 customs {credits}"] if credits else [])
    assert told_points(s, "customs") == 0


@clause("PG-007", "PG-179")
@pytest.mark.parametrize(("reactors", "credits"), [(0, 1), (1, 2), (2, 3), (3, 3)])
def test_an_energy_market_brings_a_credit_for_each_reactor_three_at_most(reactors: int, credits: int) -> None:
    line = " ".join(f"reactor@{x},0" for x in range(1, reactors + 1))
    s = built("energy_market", "0,1", f"backup_reactor@-1,0 {line}")
    assert s.credits[0] == 10 - 3 + credits
    assert s.told("gained") == [f"gained 0 energy_market {credits}"]


# --- points by what stands near ---------------------------------------------------------------------


@clause("PG-185", "PG-056")
@pytest.mark.parametrize(
    ("station", "cell", "points"),
    [
        ("customs@1,0", "2,0", 1),
        ("customs@1,0 customs@2,0", "3,0", 2),
        ("turret@1,0 customs@2,0 customs@3,0", "4,0", 1),
        ("turret@1,0 customs@2,0 customs@3,0 customs@4,0", "5,0", 2),
        ("turret@1,0", "0,1", 0),
        ("customs@1,0 customs@2,0 reactor@3,0 customs@4,0", "5,0", 1),
    ],
    ids=["reactor at 2", "both", "military at 3", "military at 4", "neither", "another reactor"],
)
def test_a_garden_checks_its_two_conditions_separately(station: str, cell: str, points: int) -> None:
    s = built("garden", cell, station)
    assert (s.points[0], told_points(s, "garden")) == (3 + points, points)


@clause("PG-170", "PG-006")
@pytest.mark.parametrize(
    ("station", "points"),
    [
        ("", 1),
        ("reactor@1,0", 1),
        ("customs@1,0", 2),
        ("customs@1,0 customs@2,0 garden@3,0", 2),
        ("customs@1,0 turret@2,0 crew_quarters@3,0 embassy_offices@4,0", 5),
    ],
)
def test_a_restaurant_counts_the_types_of_the_station_with_its_own(station: str, points: int) -> None:
    s = built("restaurant", "0,1", station)
    assert (s.points[0], told_points(s, "restaurant")) == (points, points)


@clause("PG-186")
@pytest.mark.parametrize(
    ("card", "best", "second"),
    [
        ("ambassador_quarters", "embassy_offices", "council_room"),
        ("cargo_hold", "docking_bay", "crew_quarters"),
    ],
)
@pytest.mark.parametrize(
    ("cell", "points"), [("2,-1", 2), ("0,2", 1), ("1,1", 2), ("-1,0", 0)], ids=["best", "second", "both", "none"]
)
def test_an_either_or_card_yields_only_the_better_amount(
    card: str, best: str, second: str, cell: str, points: int
) -> None:
    s = built(card, cell, f"{best}@1,0 {best}@2,0 {second}@0,1")
    assert (s.points[0], told_points(s, card)) == (2 + points, points)


@clause("PG-172", "PG-186")
@pytest.mark.parametrize(("cell", "points"), [("4,1", 2), ("-2,0", 1), ("0,1", 0), ("5,0", 2)])
def test_a_training_area_scores_two_for_launch_bays_however_many(cell: str, points: int) -> None:
    """Next to two Platformy Startowe 2 VP, next to one Wieżyczka only 1 VP."""
    bays = "any@1,0 any@2,0 any@3,0 fighter_launch_bay@4,0 any@3,1 any@3,2 fighter_launch_bay@4,2 turret@-1,0"
    assert built("pilot_training_area", cell, bays).points[0] == 2 + points


@clause("PG-069")
@pytest.mark.parametrize(
    ("station", "cell", "points"),
    [("garden@1,0", "0,1", 0), ("crew_quarters@0,1", "1,1", 2), ("garden@1,0 crew_quarters@2,0", "0,1", 0)],
    ids=["none", "beside", "farther"],
)
def test_crew_quarters_score_two_next_to_others_of_their_name(station: str, cell: str, points: int) -> None:
    assert built("crew_quarters", cell, station).points[0] == 1 + points


@clause("PG-069")
def test_crew_quarters_next_to_two_others_score_no_more() -> None:
    assert built("crew_quarters", "1,1", "crew_quarters@1,0 crew_quarters@0,1").points[0] == 1 + 2


@clause("PG-159", "PG-160", "PG-011")
@pytest.mark.parametrize(("cell", "points"), [("0,1", 0), ("1,1", 1), ("2,1", 2), ("4,1", 4), ("6,0", 4)])
def test_a_docking_bay_counts_the_cards_between_it_and_the_main_reactor(cell: str, points: int) -> None:
    """Next to the Main Reactor 0, at range 3 two, at range 6 four because of the cap."""
    s = built("docking_bay", cell, "any@1,0 any@2,0 reactor@3,0 any@4,0 any@5,0")
    assert (s.points[0], told_points(s, "docking_bay")) == (1 + points, points)


@clause("PG-007", "PG-011", "PG-056")
@pytest.mark.parametrize(
    ("station", "cell", "points"),
    [
        ("", "0,1", 1),
        ("main:0 customs@1,0 reactor@2,0", "3,0", 2),
        ("main:0 customs@1,0 customs@2,0 reactor@3,0", "4,0", 1),
        ("reactor@1,0 reactor@2,0 reactor@3,0", "0,1", 3),
        ("reactor@1,0 reactor@0,-1 reactor@-1,0 reactor@-1,1", "0,1", 4),
    ],
)
def test_a_medical_facility_counts_the_reactors_within_range_three(station: str, cell: str, points: int) -> None:
    assert built("medical_facility", cell, station).points[0] == 3 + points


@clause("PG-169", "PG-009", "PG-071")
@pytest.mark.parametrize(
    ("before", "card", "points"),
    [(0, "transportation_platform", 1), (1, "transportation_platform", 2), (2, "transportation_platform_special", 3)],
)
def test_each_transport_platform_counts_all_platforms_with_itself(before: int, card: str, points: int) -> None:
    """The first copy 1 + 1, the second 1 + 2, the third, though Special, 1 + 3; earlier ones score no more."""
    s = built(card, "0,1", " ".join(f"transportation_platform@{x},0" for x in range(1, before + 1)))
    assert (s.points[0], told_points(s, card)) == (1 + points, points)


@clause("PG-007", "PG-179")
@pytest.mark.parametrize(
    ("station", "points"), [("reactor@1,0 backup_reactor@0,-1", 0), ("reactor@1,0 reactor@0,-1", 2)]
)
def test_a_heavy_ion_cannon_needs_three_reactors(station: str, points: int) -> None:
    assert built("heavy_ion_cannon", "0,1", station).points[0] == 6 + points


@clause("PG-011", "PG-174")
@pytest.mark.parametrize(("others", "points"), [(0, 1), (3, 4), (4, 5), (5, 5)])
def test_a_trade_union_counts_business_with_itself_up_to_its_cap(others: int, points: int) -> None:
    line = ["customs@1,0", "customs@2,0", "customs@3,0", "energy_market@4,0", "energy_market@5,0"]
    s = built("trade_union_headquarters", "0,1", " ".join(line[:others]))
    assert (s.points[0], told_points(s, "trade_union_headquarters")) == (1 + points, points)


@clause("PG-175")
@pytest.mark.parametrize(("year", "points"), [(1, 3), (2, 2), (3, 1), (4, 0)])
def test_a_stadium_scores_the_years_still_to_come(year: int, points: int) -> None:
    """Built in year 1 it brings 3 + 3, in year 2 3 + 2, in year 4 3 + 0."""
    s = built("sports_arena", "0,1", year=year)
    assert (s.points[0], told_points(s, "sports_arena")) == (3 + points, points)


@clause("PG-180")
@pytest.mark.parametrize(
    ("station", "cell", "points"), [("", "0,1", 1), ("customs@1,0", "2,0", 0)], ids=["beside", "farther"]
)
def test_a_backup_reactor_adds_a_crystal_at_any_distance_and_a_point_next_to_the_main_reactor(
    station: str, cell: str, points: int
) -> None:
    s = built("backup_reactor", cell, station)
    assert (s.points[0], s.crystals(0), s.crystals(0, cell)) == (2 + points, 3, 0)
    assert s.told("charged") == ["charged 0 backup_reactor 0,0 1"]


@clause("PG-011")
def test_a_second_copy_has_a_cap_of_its_own() -> None:
    line = "any@1,0 any@2,0 any@3,0 any@4,0 any@5,0 docking_bay@6,0"
    assert built("docking_bay", "7,0", line).points[0] == 1 + 4


@clause("PG-071")
def test_what_is_built_later_does_not_change_an_immediate_effect() -> None:
    s = scene(stations=["holographic_display_area@1,0"], played=["garden"], points=[5, 0, 0])
    s.play("build", "cell:1,1").everyone_discards()
    assert s.points[0] == 5 + 3 + 1
    assert s.told("scored") == ["scored 0 garden 1"]


@clause("PG-011")
def test_printed_points_do_not_count_against_the_cap() -> None:
    s = built("medical_facility", "0,1", "reactor@1,0 reactor@0,-1 reactor@-1,0 reactor@-1,1 reactor@1,1")
    assert s.points[0] == 3 + 4


@clause("PG-095", "PG-069")
def test_a_card_remembers_what_it_has_brought() -> None:
    assert built("restaurant", "0,1", "customs@1,0").brought(0, "0,1") == 2
    s = scene(stations=["customs@1,0"], played=["restaurant"]).play("build", "cell:0,1")
    s.s.table.brought[0][2] = -1
    s.everyone_discards()
    assert (s.points[0], s.brought(0, "0,1")) == (2, -1)


# --- without effects --------------------------------------------------------------------------------


@clause("PG-070", "PG-083")
@pytest.mark.parametrize("card", ["security_station", "observation_dome", "communications_beacon", "alien_temple"])
def test_cards_without_an_immediate_effect_bring_only_what_is_printed(card: str) -> None:
    s = built(card)
    assert (told_points(s, card), s.told("gained"), s.told("charged")) == (0, [], [])
    assert (s.turn, s.asks) == (2, "choosing")
