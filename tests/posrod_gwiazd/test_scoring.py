"""Final scoring and victory: PG-004, PG-102 to PG-114, PG-194 to PG-196, PG-204, PG-206."""

from typing import Any

import pytest

from clauses import clause
from posrod_gwiazd.scene import GAME, Scene, scene

HUMAREEN = ["humareen", "vak", "zehuti"]
SHEPTAS = ["sheptas", "vak", "zehuti"]


def final(*stations: str, **more: Any) -> Scene:
    usual: dict[str, Any] = {"credits": [0, 0, 0, 0]}
    return scene(phase="final", stations=stations, **(usual | more))


# --- the steps --------------------------------------------------------------------------------------


@clause("PG-103", "PG-105", "PG-106", "PG-108")
def test_jerzy_ends_with_79() -> None:
    """63 before, deferred 7, three empty Reactors 3, 5 credits 1, most Military 5, tied for credits 0: 79."""
    jerzy = (
        "security_station@1,0 pilot_training_area@2,0 pilot_training_area@1,1 shield_generator@1,-1 "
        "heavy_ion_cannon@3,0 heavy_ion_cannon@4,0 fighter_launch_bay@5,0 communications_beacon@6,0 "
        "life_support_systems@3,1 main:0 reactor@-1,0:0 reactor@-2,0:0 reactor@-3,0:1"
    )
    s = final(
        jerzy,
        "turret@1,0 turret@2,0 turret@3,0 turret@4,0 war_room@5,0",
        "turret_special@1,0 war_room@2,0 alliance_fleet_base@3,0 shield_generator@1,1",
        "shield_generator@1,0 alliance_fleet_base@2,0",
        seats=4,
        points=[63, 0, 0, 0],
        credits=[5, 5, 0, 0],
        objectives="first_line_of_defense on_budget",
    )
    assert [s.row(name)[0] for name in ("play", "deferred", "reactors", "credits", "objectives")] == [63, 7, 3, 1, 5]
    assert s.scores()[0] == 79


@clause("PG-102", "PG-103", "PG-104")
def test_final_scoring_is_told_step_by_step() -> None:
    s = final(
        "turret@1,0 turret@2,0 main:0",
        "council_room@1,0",
        races=["humareen", "minireen", "zehuti"],
        credits=[3, 7, 2],
        points=[0, 4, 0],
        objectives="first_line_of_defense on_budget",
    )
    assert s.told("final-points") == [
        "final-points 0 1 2",
        "final-points 1 1 2",
        "final-points 0 2 3",
        "final-points 0 3 1",
        "final-points 0 4 1",
        "final-points 1 4 2",
    ]
    assert s.told("objective-won") == ["objective-won 0 first_line_of_defense 5", "objective-won 1 on_budget 5"]
    assert s.told("match-over") == ["match-over 2"]
    assert s.story[-1] == "match-over 2"


@clause("PG-102", "PG-004")
def test_the_game_is_over_after_year_four() -> None:
    s = final(points=[3, 9, 4])
    assert (s.over, s.asked, s.winners(), s.scores()) == (True, [], [1], [3, 9, 4])
    assert s.why_not("discard", seat=0) == "PG-102"


@clause("PG-102")
@pytest.mark.parametrize("year", [1, 2, 3])
def test_the_game_is_not_over_before(year: int) -> None:
    s = scene(phase="year-end", year=year)
    assert not s.over
    assert s.told("match-over") == []


@clause("PG-004", "PG-103")
def test_the_score_is_the_sum_of_all_steps() -> None:
    s = final("turret@1,0 turret@2,0 main:0", points=[10, 0, 0], credits=[4, 0, 0], objectives="on_budget")
    assert [row[0] for row in (s.row("play"), s.row("deferred"), s.row("race"))] == [10, 2, 0]
    assert [row[0] for row in (s.row("reactors"), s.row("credits"), s.row("objectives"))] == [1, 1, 5]
    assert s.scores() == [19, 0, 0]


@clause("PG-105", "PG-007", "PG-114")
@pytest.mark.parametrize(
    ("station", "points"),
    [
        ("", 0),
        ("main:0", 1),
        ("main:1 reactor@1,0:0 reactor@2,0:0 reactor@3,0:1", 2),
        ("main:0 reactor@1,0:0", 2),
        ("backup_reactor@1,0", 0),
        ("main:0 backup_reactor@1,0", 1),
    ],
)
def test_each_reactor_without_crystals_is_worth_a_point(station: str, points: int) -> None:
    assert final(station).row("reactors")[0] == points


@clause("PG-105", "PG-190")
def test_the_vak_main_reactor_scores_when_it_is_empty() -> None:
    assert final("main:0", races=["vak", "humareen", "zehuti"]).row("reactors") == [1, 0, 0]


@clause("PG-106", "PG-014")
@pytest.mark.parametrize(("credits", "points"), [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2)])
def test_every_three_credits_are_worth_a_point(credits: int, points: int) -> None:
    assert final(credits=[credits, 0, 0]).row("credits") == [points, 0, 0]


@clause("PG-107", "PG-112")
def test_scored_credits_still_count_for_objectives_and_ties() -> None:
    s = final(credits=[4, 5, 0], points=[5, 0, 0], objectives="on_budget")
    assert (s.row("credits"), s.row("objectives"), s.credits) == ([1, 1, 0], [0, 5, 0], [4, 5, 0])
    assert s.scores() == [6, 6, 0]
    assert s.winners() == [1]


# --- Humareen and Sheptas ---------------------------------------------------------------------------


@clause("PG-194", "PG-195")
def test_humareen_compare_only_the_types_they_have() -> None:
    """4, 3, 2, 0 and 3 locations: the rarest type present has 2, so 3 VP."""
    station = (
        "customs@1,0 customs@2,0 customs@3,0 turret@4,0 turret@5,0 crew_quarters@6,0 crew_quarters@7,0 "
        "crew_quarters@8,0 docking_bay@9,0 embassy_offices@10,0 embassy_offices@11,0 embassy_offices@12,0"
    )
    assert final(station, races=HUMAREEN).row("race") == [3, 0, 0]


@clause("PG-194", "PG-104")
@pytest.mark.parametrize(("of_each", "points"), [(1, 2), (3, 4), (4, 5), (5, 5)])
def test_humareen_gain_the_rarest_type_and_one_but_five_at_most(of_each: int, points: int) -> None:
    names = {
        "customs": "energy_market", "turret": "pilot_training_area", "crew_quarters": "docking_bay",
        "embassy_offices": "ambassador_quarters", "garden": "restaurant",
    }  # fmt: skip
    cards = [each for name, more in names.items() for each in [name] * min(3, of_each) + [more] * (of_each - 3)]
    line = " ".join(f"{name}@{x},0" for x, name in enumerate(cards, 1))
    assert final(line, races=HUMAREEN).row("race") == [points, 0, 0]


@clause("PG-195", "PG-196")
@pytest.mark.parametrize(("station", "points"), [("", 0), ("reactor@1,0", 0), ("customs@1,0", 2)])
def test_humareen_without_any_typed_location_gain_nothing(station: str, points: int) -> None:
    assert final(station, races=HUMAREEN).row("race") == [points, 0, 0]


@clause("PG-206")
@pytest.mark.parametrize(("credits", "points"), [(1, 0), (2, 1), (5, 2), (9, 4), (10, 5), (12, 5), (13, 6), (16, 7)])
def test_sheptas_score_two_to_one_for_their_first_ten_credits(credits: int, points: int) -> None:
    s = final(races=SHEPTAS, credits=[credits, 6, 0])
    assert s.row("credits") == [points, 2, 0]


@clause("PG-104", "PG-194")
@pytest.mark.parametrize("race", ["sheptas", "qualeen", "sissaurians", "vak"])
def test_no_other_race_scores_its_rarest_type(race: str) -> None:
    s = scene(stations=["customs@1,0"], races=[race, "minireen", "zehuti"], objectives="on_budget")
    assert s.row("race") == [0, 0, 0]


# --- victory ----------------------------------------------------------------------------------------


@clause("PG-111", "PG-114")
def test_equal_points_are_decided_by_locations_without_reactors() -> None:
    """With equal VP more locations win, however many Reactors the other has."""
    few = "any@1,0 reactor@2,0 reactor@3,0"
    assert final(few, "any@1,0 any@2,0", credits=[2, 0, 0]).winners() == [1]
    assert final("any@1,0 any@2,0", few, credits=[0, 2, 0]).winners() == [0]
    assert final("any@1,0", "backup_reactor@1,0 any@2,0").winners() == [1]


@clause("PG-112", "PG-113")
@pytest.mark.parametrize(
    ("credits", "winners"), [([2, 1, 0], [0]), ([0, 1, 2], [2]), ([1, 2, 2], [1, 2]), ([2, 2, 2], [0, 1, 2])]
)
def test_then_by_credits_and_who_is_still_equal_shares_the_victory(credits: list[int], winners: list[int]) -> None:
    s = final(credits=credits)
    assert s.winners() == winners
    assert s.told("match-over") == [f"match-over {sum(1 << seat for seat in winners)}"]


@clause("PG-004", "PG-111")
def test_more_points_beat_more_locations_and_credits() -> None:
    s = final("", "any@1,0 any@2,0", credits=[0, 2, 0], points=[1, 0, 0])
    assert s.winners() == [0]


@clause("PG-192", "PG-111")
def test_the_main_reactor_of_the_vak_is_no_location_in_a_tie() -> None:
    s = final("reactor@1,0", "", races=["vak", "humareen", "zehuti"], credits=[0, 1, 0])
    assert s.winners() == [1]


@clause("PG-104", "PG-017")
def test_running_points_are_those_of_the_game_if_it_ended_now() -> None:
    s = scene(stations=["turret@1,0 turret@2,0"], credits=[3, 0, 0], points=[4, 0, 0])
    assert s.scores() == [4 + 2 + 1, 0, 0]


@clause("PG-111", "PG-112", "PG-113")
def test_what_breaks_ties_is_listed_with_its_clauses() -> None:
    s = final("any@1,0 reactor@2,0", "any@1,0 any@2,0", credits=[4, 5, 6])
    assert GAME.ties(s.s) == [[111, 1, 2, 0], [112, 4, 5, 6], [113]]
