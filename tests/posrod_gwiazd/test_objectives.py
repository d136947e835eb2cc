"""Objectives: PG-108 to PG-110, PG-198, PG-199, PG-217, PG-218, PG-223, PG-224 and PG-236."""

from typing import Any

import pytest

from clauses import clause
from posrod_gwiazd.scene import Scene, scene

OF_TYPE = [
    ("first_line_of_defense", "turret", "customs"),
    ("intergalactic_trade", "customs", "turret"),
    ("peace_among_the_stars", "embassy_offices", "customs"),
    ("well_organised", "crew_quarters", "customs"),
    ("grand_attractions", "garden", "customs"),
]
QUALEEN = ["qualeen", "vak", "humareen"]


def final(objectives: str, *stations: str, **more: Any) -> Scene:
    usual: dict[str, Any] = {"credits": [0, 0, 0, 0]}
    return scene(phase="final", stations=stations, objectives=objectives, **(usual | more))


def won(s: Scene) -> list[int]:
    return s.row("objectives")


@clause("PG-217", "PG-109", "PG-110")
@pytest.mark.parametrize(("objective", "card", "other"), OF_TYPE)
def test_most_locations_of_a_type_are_worth_five(objective: str, card: str, other: str) -> None:
    two, one = f"{card}@1,0 {card}@2,0", f"{card}@1,0 {other}@2,0"
    assert won(final(objective, one, two)) == [0, 5, 0]
    assert won(final(objective, one, one)) == [0, 0, 0]
    assert final(objective, one, two).told("objective-won") == [f"objective-won 1 {objective} 5"]
    assert final(objective, one, one).told("objective-won") == [f"objective-won -1 {objective} 0"]


@clause("PG-218")
@pytest.mark.parametrize(
    ("credits", "points"), [([4, 5, 3], [0, 5, 0]), ([5, 5, 3], [0, 0, 0]), ([1, 0, 0], [5, 0, 0])]
)
def test_most_credits_are_worth_five(credits: list[int], points: list[int]) -> None:
    assert won(final("on_budget", credits=credits)) == points


@clause("PG-110")
def test_a_tie_for_the_best_leaves_the_second_with_nothing() -> None:
    assert won(final("on_budget", credits=[5, 5, 4])) == [0, 0, 0]


@clause("PG-109", "PG-108")
def test_one_player_may_win_several_objectives() -> None:
    s = final("on_budget well_organised", "crew_quarters@1,0", credits=[2, 1, 0])
    assert won(s) == [10, 0, 0]


@clause("PG-191", "PG-217")
def test_the_vak_main_reactor_counts_for_every_type() -> None:
    vak = ["vak", "humareen", "zehuti"]
    assert won(final("first_line_of_defense grand_attractions", races=vak)) == [10, 0, 0]
    assert won(final("first_line_of_defense", "", "turret@1,0", races=vak)) == [0, 0, 0]


@clause("PG-223")
@pytest.mark.parametrize(
    ("stations", "points"),
    [
        (["any@1,0 any@2,0 any@3,0", "any@1,0", ""], [4, 0, 0]),
        (["any@1,0", "any@1,0 any@2,0", "any@1,0"], [0, 2, 0]),
        (["any@1,0 any@2,0", "any@1,0 any@2,0", ""], [0, 0, 0]),
        (["any@1,0 reactor@2,0 reactor@3,0", "any@1,0 any@2,0", ""], [0, 2, 0]),
    ],
)
def test_marvels_are_worth_two_for_each_location_ahead_of_the_second(stations: list[str], points: list[int]) -> None:
    assert won(final("marvels_in_space", *stations)) == points


@clause("PG-224")
@pytest.mark.parametrize("objective", [*(each[0] for each in OF_TYPE), "on_budget", "marvels_in_space"])
def test_with_nothing_to_count_an_objective_gives_nothing(objective: str) -> None:
    assert won(final(objective)) == [0, 0, 0]
    s = final("accelerated_construction", races=["qualeen", "humareen", "zehuti"], secret=objective).play("reveal")
    assert won(s) == [0, 0, 0]


# --- the secret objective ---------------------------------------------------------------------------


def unveiling(secret: str, *stations: str, **more: Any) -> Scene:
    return final("on_budget", *stations, races=QUALEEN, secret=secret, **more)


@clause("PG-198", "PG-199")
@pytest.mark.parametrize(
    ("others", "points"),
    [
        (["customs@1,0", "energy_market@1,0 energy_market@2,0"], [5, 0, 0]),
        (["", "customs@1,0 energy_market@1,1 energy_market@2,1"], [0, 0, 5]),
    ],
    ids=["tied", "behind"],
)
def test_qualeen_win_ties_for_the_secret_objective_but_not_more(others: list[str], points: list[int]) -> None:
    """Tied for most Business Qualeen gain 5; if another has more, revealing gives the 5 VP to that player."""
    races = ["qualeen", "zehuti", "humareen"]
    s = final("on_budget", "customs@1,0 alien_bazaar@0,1", *others, races=races, secret="intergalactic_trade")
    assert (s.asks, s.seat, s.options()) == ("unveiling", 0, ["reveal", "keep-silent"])
    s.play("reveal")
    assert won(s) == points
    assert s.told("secret-shown") == ["secret-shown 0 intergalactic_trade"]
    assert s.told("objective-won")[-1].endswith("intergalactic_trade 5")


@clause("PG-198", "PG-199")
@pytest.mark.parametrize(("objective", "card"), [each[:2] for each in OF_TYPE])
def test_every_objective_can_be_the_secret_one(objective: str, card: str) -> None:
    s = unveiling(objective, f"{card}@1,0 {card}@2,0").play("reveal")
    assert (won(s), s.told("objective-won")[-1]) == ([5, 0, 0], f"objective-won 0 {objective} 5")


@clause("PG-236", "PG-198")
def test_a_secret_that_is_kept_counts_for_nobody() -> None:
    s = unveiling("intergalactic_trade", "customs@1,0 customs@2,0")
    assert s.told("final-points") == []
    s.play("keep-silent")
    assert (won(s), s.over, s.told("secret-kept")) == ([0, 0, 0], True, ["secret-kept 0"])
    assert s.told("objective-won") == ["objective-won -1 on_budget 0"]


@clause("PG-236", "PG-102")
def test_qualeen_are_asked_once_and_nobody_else_is() -> None:
    s = unveiling("intergalactic_trade")
    assert (s.asked, s.why_not("reveal", seat=1), s.why_not("discard")) == ([0], "PG-236", "PG-102")
    assert s.play("reveal").over
    assert final("on_budget", races=["vak", "humareen", "zehuti"]).over


@clause("PG-199")
def test_open_objectives_know_no_favour_for_qualeen() -> None:
    s = unveiling("well_organised", credits=[5, 5, 0]).play("keep-silent")
    assert won(s) == [0, 0, 0]
    s = unveiling("well_organised", "crew_quarters@1,0", "", "crew_quarters@1,0", credits=[5, 5, 0]).play("reveal")
    assert won(s) == [5, 0, 0]


@clause("PG-199", "PG-110")
def test_a_tie_without_qualeen_gives_nothing_even_for_the_secret_objective() -> None:
    s = unveiling("well_organised", "", "", "crew_quarters@1,0").play("reveal")
    assert won(s) == [0, 0, 0]


@clause("PG-223", "PG-199")
def test_qualeen_tied_for_marvels_lead_by_nothing() -> None:
    s = unveiling("marvels_in_space", "any@1,0", "any@1,0").play("reveal")
    assert won(s) == [0, 0, 0]


@clause("PG-198", "PG-018")
def test_nobody_else_knows_the_secret_before_it_is_shown() -> None:
    one, other = (unveiling(secret) for secret in ("well_organised", "grand_attractions"))
    assert one.seen_by(1) == other.seen_by(1)
    assert one.seen_by(0) != other.seen_by(0)
    assert one.play("reveal").seen_by(1) != other.play("reveal").seen_by(1)
