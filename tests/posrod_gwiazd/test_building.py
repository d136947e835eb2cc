"""Building and paying: PG-058 to PG-075, PG-153, PG-154, PG-184 and PG-232."""

import pytest

from clauses import clause
from posrod_gwiazd.scene import built, scene

# --- credits, limits, printed points ----------------------------------------------------------------


@clause("PG-061", "PG-062")
def test_costs_are_paid_in_full() -> None:
    """A Platforma Transportowa costs 1 credit; a Wieżyczka 1 credit and 1 crystal within range 2."""
    platform = scene(played=["transportation_platform"], credits=[1, 0, 0]).play("build", "cell:1,0")
    assert (platform.credits[0], platform.crystals(0)) == (0, 2)
    assert platform.told("drained") == []
    turret = scene(played=["turret"], credits=[1, 0, 0]).play("build", "cell:1,0")
    assert (turret.credits[0], turret.crystals(0)) == (0, 1)
    assert turret.told("drained") == ["drained 0 0,0 1"]


@clause("PG-061", "PG-066")
@pytest.mark.parametrize(("credits", "refused"), [(2, "PG-061"), (3, None), (4, None)])
def test_too_few_credits_forbid_a_building(credits: int, refused: str | None) -> None:
    s = scene(played=["garden"], credits=[credits, 0, 0], points=[1, 0, 0])
    assert s.why_not("build") == refused
    assert ("build" in s.options()) == (refused is None)


@clause("PG-066", "PG-078")
def test_who_cannot_build_takes_another_action() -> None:
    s = scene(played=["command_center"], credits=[4, 0, 0])
    assert s.options() == ["reactor", "discard"]


@clause("PG-067")
@pytest.mark.parametrize("card", ["shield_generator", "council_room", "command_center", "alliance_headquarters"])
def test_a_second_copy_of_a_limited_location_is_refused(card: str) -> None:
    s = scene(stations=[f"{card}@1,0", "any@1,0"], played=[card])
    assert s.why_not("build") == "PG-067"
    assert s.options() == ["reactor", "discard"]
    assert scene(stations=["any@1,0", f"{card}@1,0"], played=[card]).why_not("build") is None


@clause("PG-067")
def test_locations_without_a_limit_stand_as_often_as_one_likes() -> None:
    s = scene(seats=4, stations=["turret@1,0 turret@0,1 turret@-1,0"], played=["turret_special"])
    assert s.why_not("build") is None


@clause("PG-068", "PG-081")
def test_printed_points_come_at_once_and_are_told() -> None:
    s = scene(played=["sports_arena"]).play("build", "cell:0,1")
    assert (s.points[0], s.brought(0, "0,1")) == (3, 3)
    assert s.told("built") == ["built 0 sports_arena 0,1 3"]
    assert s.told("scored") == []
    s.everyone_discards()
    assert (s.points[0], s.brought(0, "0,1")) == (6, 6)


@clause("PG-061", "PG-226")
def test_a_credit_that_an_effect_would_bring_back_cannot_pay() -> None:
    assert scene(played=["energy_market"], credits=[2, 0, 0], points=[1, 0, 0]).why_not("build") == "PG-061"


# --- energy -----------------------------------------------------------------------------------------


@clause("PG-062")
@pytest.mark.parametrize(
    ("station", "refused"),
    [("main:0", "PG-062"), ("main:1", None), ("main:0 any@1,0 reactor@2,0", None), ("main:0 reactor@1,0:0", "PG-062")],
)
def test_energy_comes_from_reactors_that_hold_crystals(station: str, refused: str | None) -> None:
    assert scene(stations=[station], played=["turret"]).why_not("build") == refused


@clause("PG-062", "PG-066")
def test_where_each_cell_is_refused_for_its_own_reason_there_is_no_legal_cell() -> None:
    far = "any@1,0 any@2,0 any@3,0 main:2"
    assert scene(stations=[far], played=["fighter_launch_bay"]).why_not("build") == "PG-066"
    assert scene(stations=[far + " reactor@4,0"], played=["fighter_launch_bay"]).why_not("build") is None


@clause("PG-062", "PG-063")
def test_a_reactor_pays_up_to_range_two_only() -> None:
    line = "main:0 any@1,0 any@2,0 any@3,0 reactor@4,0"
    s = scene(stations=[line], played=["turret"]).play("build")
    assert s.offered("cell") == ["3,-1", "4,-1", "5,0", "3,1", "4,1"]
    assert s.why_not("cell:2,1") == "PG-062"


@clause("PG-063")
@pytest.mark.parametrize(
    ("station", "refused"),
    [
        ("main:1 reactor@1,0:1", None),
        ("main:1 reactor@1,0:0", "PG-062"),
        ("main:1 any@1,0 any@2,0 reactor@3,0:1", "PG-062"),
    ],
)
def test_two_crystals_may_come_from_two_reactors_in_reach(station: str, refused: str | None) -> None:
    assert scene(stations=[station], played=["heavy_ion_cannon"]).why_not("build") == refused


@clause("PG-063", "PG-064")
def test_the_builder_names_the_reactors_that_pay() -> None:
    s = scene(stations=["reactor@1,0 reactor@2,0 any@3,0 reactor@4,0"], played=["heavy_ion_cannon"])
    s.play("build", "cell:1,1")
    assert s.options() == ["cell:0,0", "cell:1,0", "cell:2,0"]
    assert s.why_not("cell:4,0") == "PG-063"
    assert (s.why_not("cell:3,0"), s.why_not("cell:5,0")) == ("PG-062", "PG-240")
    assert (s.why_not("done"), s.why_not("discard")) == ("PG-065", "PG-240")
    s.play("cell:2,0")
    assert s.crystals(0, "2,0") == 2
    assert s.options() == ["cell:0,0", "cell:1,0", "cell:2,0"]
    s.play("cell:0,0")
    assert [s.crystals(0, cell) for cell in ("0,0", "1,0", "2,0", "4,0")] == [1, 2, 1, 2]
    assert s.told("drained") == ["drained 0 0,0 1", "drained 0 2,0 1"]


@clause("PG-064", "PG-239")
def test_what_can_be_paid_in_one_way_only_is_not_asked_for() -> None:
    s = scene(stations=["any@1,0"], played=["heavy_ion_cannon"]).play("build", "cell:1,1")
    assert (s.crystals(0), s.told("drained"), s.seat) == (0, ["drained 0 0,0 2"], 1)
    s = scene(stations=["main:1 reactor@1,0:1"], played=["heavy_ion_cannon"]).play("build", "cell:0,1")
    assert s.told("drained") == ["drained 0 0,0 1", "drained 0 1,0 1"]


@clause("PG-064", "PG-239")
def test_the_last_crystal_is_not_asked_for_where_one_reactor_is_left() -> None:
    s = scene(stations=["main:1 reactor@1,0:2"], played=["heavy_ion_cannon"]).play("build", "cell:0,1")
    assert s.options() == ["cell:0,0", "cell:1,0"]
    s.play("cell:0,0")
    assert (s.crystals(0), s.crystals(0, "1,0"), s.seat) == (0, 1, 1)


@clause("PG-065")
def test_exactly_the_cost_is_spent() -> None:
    s = scene(stations=["reactor@1,0"], played=["turret"]).play("build", "cell:0,1")
    assert s.options() == ["cell:0,0", "cell:1,0"]
    assert s.why_not("done") == "PG-065"
    s.play("cell:1,0")
    assert (s.crystals(0), s.crystals(0, "1,0"), s.seat) == (2, 1, 1)


@clause("PG-240", "PG-046")
def test_after_an_action_is_begun_only_its_cell_and_payment_are_asked_for() -> None:
    s = scene(stations=["reactor@1,0"], played=["turret"]).play("build")
    others = ("discard", "build", "reactor")
    assert {s.why_not(decision) for decision in others} == {"PG-240"}
    assert (s.why_not("done"), s.why_not("pick:turret")) == ("PG-240", "PG-042")
    s.play("cell:0,1")
    assert {s.why_not(decision) for decision in (*others, "cell:-1,0", "cell:0,1")} == {"PG-240"}
    assert (s.credits[0], s.points[0], s.station(0)) == (10, 0, "main_reactor@0,0 reactor@1,0")


@clause("PG-179", "PG-062")
def test_a_backup_reactor_pays_nothing() -> None:
    s = scene(stations=["backup_reactor@1,0 reactor@0,1"], played=["turret"]).play("build", "cell:1,1")
    assert s.options() == ["cell:0,0", "cell:0,1"]
    assert s.why_not("cell:1,0") == "PG-062"
    alone = "main:0 backup_reactor@1,0"
    assert scene(stations=[alone], played=["turret"]).why_not("build") == "PG-062"


@clause("PG-062", "PG-149")
@pytest.mark.parametrize(
    ("station", "cell"), [("business_offices@1,0:4", "1,0"), ("any@1,0 business_offices@2,0:4", "2,0")]
)
def test_credits_on_business_offices_are_no_crystals(station: str, cell: str) -> None:
    assert scene(stations=[f"main:0 {station}"], played=["turret"]).why_not("build") == "PG-062"
    s = scene(stations=[f"main:2 {station} reactor@0,1"], played=["turret"]).play("build", "cell:1,1")
    assert s.options() == ["cell:0,0", "cell:0,1"]
    assert s.why_not(f"cell:{cell}") == "PG-062"


@clause("PG-066")
def test_a_single_cell_with_a_reason_of_its_own_counts_wherever_it_lies() -> None:
    s = scene(space="5x7", stations=["any@1,0 any@2,0 any@2,-1"], played=["fighter_launch_bay"])
    assert s.open_cells(0).split()[0] == "2,-2"
    assert s.why_not("build") == "PG-066"


# --- Generator Osłon --------------------------------------------------------------------------------


@clause("PG-153", "PG-154")
def test_a_shield_generator_may_spend_no_extra_crystal() -> None:
    s = scene(played=["shield_generator"]).play("build", "cell:0,1")
    assert s.options() == ["done", "cell:0,0"]
    s.play("done").everyone_discards()
    assert (s.points[0], s.crystals(0), s.told("scored")) == (4, 1, [])


@clause("PG-011", "PG-153", "PG-154")
@pytest.mark.parametrize(("extra", "points"), [(0, 0), (1, 2), (2, 4), (3, 4)])
def test_each_extra_crystal_is_worth_two_points_up_to_the_cap(extra: int, points: int) -> None:
    """With Reactors at range 1 and 2 all four crystals may be spent; the effect yields at most 4 VP."""
    s = scene(stations=["reactor@1,0"], played=["shield_generator"]).play("build", "cell:0,1", "cell:1,0")
    s.play(*["cell:1,0", "cell:0,0", "cell:0,0"][:extra])
    if extra < 3:
        assert s.options()[0] == "done"
        s.play("done")
    s.everyone_discards()
    assert s.points[0] == 4 + points
    assert s.crystals(0) + s.crystals(0, "1,0") == 3 - extra
    assert s.told("scored") == ([f"scored 0 shield_generator {points}"] if points else [])


@clause("PG-063", "PG-153")
def test_extra_crystals_come_only_from_reactors_within_range_two() -> None:
    """At (1,1) both Reactors are in reach and pay cost and extra; at (0,1) the far one pays nothing."""
    station = "any@1,0 reactor@2,0:1 main:1"
    s = scene(stations=[station], played=["shield_generator"]).play("build", "cell:1,1", "cell:0,0")
    assert s.options() == ["done", "cell:2,0"]
    s.play("cell:2,0").everyone_discards()
    assert (s.crystals(0), s.crystals(0, "2,0"), s.points[0]) == (0, 0, 4 + 2)
    s = scene(stations=[station], played=["shield_generator"]).play("build", "cell:0,1")
    assert (s.crystals(0), s.crystals(0, "2,0"), s.seat) == (0, 1, 1)


@clause("PG-153", "PG-233")
def test_extra_crystals_are_paid_with_the_card_and_score_in_the_effect_step() -> None:
    s = scene(played=["shield_generator"]).play("build", "cell:0,1", "cell:0,0")
    assert (s.points[0], s.crystals(0), s.told("drained")) == (4, 0, ["drained 0 0,0 2"])
    assert s.everyone_discards().points[0] == 6


@clause("PG-153")
def test_extra_crystals_are_those_of_one_turn() -> None:
    s = scene(played=["shield_generator"]).play("build", "cell:0,1", "cell:0,0")
    assert s.s.table.extra == [1, 0, 0]
    s.everyone_discards().picks(*(s.offered("pick", seat)[0] for seat in range(3)))
    assert (s.turn, s.asks, s.s.table.extra) == (2, "acting", [0, 0, 0])


# --- Reactors ---------------------------------------------------------------------------------------


@clause("PG-072", "PG-073", "PG-075", "PG-085")
def test_a_reactor_costs_a_credit_and_comes_with_two_crystals() -> None:
    s = scene(stations=["any@1,0"], played=["turret"], credits=[5, 0, 0]).play("reactor")
    assert s.offered("cell") == ["0,-1", "1,-1", "-1,0", "2,0", "0,1", "1,1"]
    s.play("cell:2,0")
    assert (s.credits[0], s.points[0], s.reactors, s.crystals(0, "2,0")) == (4, 0, 15, 2)
    assert (s.discard_pile(), s.brought(0, "2,0")) == ("turret", 0)
    assert s.told("reactor-built") == ["reactor-built 0 turret 2,0"]
    assert s.everyone_discards().told("scored") == []


@clause("PG-074")
@pytest.mark.parametrize(("credits", "refused"), [(0, "PG-074"), (1, None)])
def test_a_reactor_needs_a_credit(credits: int, refused: str | None) -> None:
    """With 0 credits no Reactor; with 1 credit it is built and nothing is left."""
    s = scene(credits=[credits, 0, 0])
    assert s.why_not("reactor") == refused
    if refused is None:
        assert s.play("reactor", "cell:1,0").credits[0] == 0


@clause("PG-016", "PG-074")
def test_when_all_sixteen_reactors_stand_nobody_builds_another() -> None:
    eight = " ".join(f"reactor@{x},0" for x in range(1, 9))
    last = " ".join(f"reactor@{x},0" for x in range(1, 8))
    s = scene(stations=[eight, last])
    assert s.reactors == 1
    s.play("reactor", "cell:0,1")
    assert s.reactors == 0
    assert (s.why_not("reactor"), s.options()) == ("PG-074", ["build", "discard"])


@clause("PG-073")
def test_a_new_reactor_pays_from_the_next_turn_on() -> None:
    s = scene(stations=["main:0"], played=["turret"]).play("reactor", "cell:1,0").everyone_discards()
    s = scene(stations=["main:0 reactor@1,0"], played=["turret"])
    assert s.play("build", "cell:1,1").crystals(0, "1,0") == 1


# --- Panele Słoneczne, crystals ---------------------------------------------------------------------


@clause("PG-184")
def test_solar_panels_lie_next_to_a_reactor() -> None:
    s = scene(stations=["any@1,0 any@2,0 reactor@3,0"], played=["solar_panels"]).play("build")
    assert s.offered("cell") == ["0,-1", "3,-1", "-1,0", "4,0", "0,1", "3,1"]
    assert (s.why_not("cell:1,1"), s.why_not("cell:2,-1")) == ("PG-184", "PG-184")


@clause("PG-179", "PG-184")
def test_a_backup_reactor_is_no_reactor_for_solar_panels() -> None:
    s = scene(stations=["backup_reactor@1,0"], played=["solar_panels"]).play("build")
    assert s.offered("cell") == ["0,-1", "-1,0", "0,1"]
    assert s.why_not("cell:2,0") == "PG-184"


@clause("PG-180", "PG-184", "PG-232")
def test_no_reactor_holds_more_than_both_panels_and_both_backups_add() -> None:
    main = built("solar_panels", "0,-1", "backup_reactor@1,0 solar_panels@0,1 main:5")
    assert main.crystals(0) == 6
    reactor = built("solar_panels", "4,0", "any@1,0 any@2,0 reactor@3,0:3 solar_panels@3,1")
    assert reactor.crystals(0, "3,0") == 4
