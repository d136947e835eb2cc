"""The worked examples of the rules, played by the words of a scene."""

from clauses import clause
from posrod_gwiazd.scene import Scene, game, scene


@clause("PG-058", "PG-062", "PG-068", "PG-069")
def test_sandra_scores_four_points_for_her_gallery() -> None:
    """Sandra builds her Galeria Hologramów below the Main Reactor and scores 2 + 2."""
    s = scene(turn=3, stations=["customs@1,0 garden@1,1"], played=["holographic_display_area"], credits=[7, 0, 0])
    s.play("build")
    assert s.offered("cell") == ["0,-1", "1,-1", "-1,0", "2,0", "0,1"]
    assert s.why_not("cell:2,1") == "PG-062"
    assert s.why_not("cell:1,2") == "PG-062"
    s.play("cell:0,1")
    assert (s.credits[0], s.crystals(0), s.points[0]) == (5, 1, 2)
    s.everyone_discards()
    assert s.points[0] == 4
    assert s.told("scored") == ["scored 0 holographic_display_area 2"]


@clause("PG-105", "PG-106", "PG-107", "PG-110")
def test_jerzy_ends_with_seventy_nine() -> None:
    jerzy = (
        "security_station@1,0 pilot_training_area@2,0 pilot_training_area@1,1 shield_generator@1,-1 "
        "heavy_ion_cannon@3,0 heavy_ion_cannon@4,0 fighter_launch_bay@5,0 communications_beacon@6,0 "
        "life_support_systems@3,1 main:0 reactor@-1,0:0 reactor@-2,0:0 reactor@-3,0:1"
    )
    others = ["turret@1,0 turret@2,0 turret@3,0 turret@4,0 war_room@5,0", "war_room@1,0", ""]
    s = scene(
        seats=4,
        phase="final",
        stations=[jerzy, *others],
        points=[63, 0, 0, 0],
        credits=[5, 5, 0, 0],
        objectives="first_line_of_defense on_budget",
    )
    rows = {name: s.row(name)[0] for name in ("deferred", "reactors", "credits", "objectives")}
    assert rows == {"deferred": 7, "reactors": 3, "credits": 1, "objectives": 5}
    assert s.scores()[0] == 79


@clause("PG-053", "PG-055", "PG-062")
def test_a_card_behind_two_others_is_out_of_reach_of_the_main_reactor() -> None:
    s = scene(stations=["any@1,0 any@2,0 any@3,0"], played=["turret"])
    assert [s.range(0, cell) for cell in ("1,0", "2,0", "3,0")] == [1, 2, 3]
    s.play("build")
    assert s.why_not("cell:4,0") == "PG-062"
    assert s.why_not("cell:1,1") is None


@clause("PG-053", "PG-054")
def test_range_goes_around_a_gap() -> None:
    s = scene(stations=["any@0,1 any@1,1 any@2,1 any@2,0"])
    assert s.range(0, "2,0") == 4


@clause("PG-063", "PG-153")
def test_a_shield_generator_draws_from_two_reactors() -> None:
    s = scene(stations=["any@1,0 reactor@2,0:1 main:1"], played=["shield_generator"])
    other = s.copy()
    s.play("build", "cell:1,1", "cell:0,0")
    assert s.options() == ["done", "cell:2,0"]
    s.play("cell:2,0").everyone_discards()
    assert (s.crystals(0), s.crystals(0, "2,0"), s.points[0]) == (0, 0, 6)
    other.play("build", "cell:0,1").everyone_discards()
    assert (other.crystals(0), other.crystals(0, "2,0"), other.points[0]) == (0, 1, 4)


@clause("PG-011", "PG-154")
def test_more_crystals_than_the_cap_rewards_may_be_spent() -> None:
    s = scene(stations=["reactor@1,0"], played=["shield_generator"])
    s.play("build", "cell:0,1", "cell:0,0", "cell:0,0", "cell:1,0", "cell:1,0").everyone_discards()
    assert (s.crystals(0), s.crystals(0, "1,0"), s.points[0]) == (0, 0, 8)


@clause("PG-166", "PG-168")
def test_the_research_facility_pays_the_highest_payment_and_one() -> None:
    s = scene(seats=4, played=["galactic_research_facility"], credits=[10, 9, 9, 9])
    s.play("build", "cell:0,1").everyone_discards()
    assert s.asked == [1, 2, 3]
    s.pays(1, 3, 2)
    assert s.points == [3 + 4, 1, 3, 2]
    assert s.credits == [7, 11, 9, 10]


@clause("PG-167")
def test_nobody_pays_and_the_owner_still_gains_one() -> None:
    s = scene(seats=4, played=["galactic_research_facility"])
    s.play("build", "cell:0,1").everyone_discards().pays(0, 0, 0)
    assert s.points == [4, 0, 0, 0]


@clause("PG-012", "PG-155", "PG-156", "PG-157")
def test_the_college_costs_a_credit_or_two_points() -> None:
    s = scene(
        seats=4,
        played=["school_of_alien_cultures", "garden", "garden", "garden"],
        points=[9, 5, 4, 1],
        credits=[10, 2, 0, 0],
        races=["vak", "humareen", "zehuti", "qualeen"],
        objectives="on_budget",
        secret="well_organised",
    )
    s.play("build", "cell:0,1").everyone_discards()
    assert s.asked == [1, 3]
    assert s.why_not("pay:1", seat=2) == "PG-157"
    s.play("pay:1", seat=1).play("pay:0", seat=3)
    assert s.points == [9 + 2 + 2, 5, 2, 0]
    assert s.credits == [7, 4, 0, 3]


@clause("PG-151", "PG-152")
def test_the_market_takes_two_from_one_or_one_from_each_of_two() -> None:
    s = scene(played=["market_place"], credits=[10, 1, 5], points=[1, 0, 0])
    s.play("build", "cell:0,1").everyone_discards()
    assert s.offered("take") == ["nobody", "1", "2", "1+2"]
    assert s.why_not("take:0") == "PG-152"
    both = s.copy().play("take:1+2")
    assert both.credits == [9, 3, 7]
    assert s.play("take:2").credits == [9, 4, 6]


@clause("PG-175")
def test_a_stadium_counts_the_years_to_come() -> None:
    for year, points in ((1, 6), (2, 5), (3, 4), (4, 3)):
        s = scene(year=year, played=["sports_arena"])
        assert s.play("build", "cell:0,1").everyone_discards().points[0] == points


@clause("PG-159", "PG-160")
def test_a_docking_bay_counts_what_lies_between() -> None:
    line = "any@1,0 any@2,0 reactor@3,0 any@4,0 any@5,0"
    for cell, points in (("0,1", 0), ("2,1", 2), ("6,0", 4)):
        s = scene(stations=[line], played=["docking_bay"])
        assert s.play("build", f"cell:{cell}").everyone_discards().points[0] == 1 + points


@clause("PG-161", "PG-162", "PG-163")
def test_beacons_score_unless_something_lies_farther() -> None:
    arms = "any@1,0 any@2,0 communications_beacon@3,0 any@-1,0 any@-2,0 communications_beacon@-3,0"
    assert scene(phase="final", stations=[arms]).row("deferred")[0] == 4
    assert scene(phase="final", stations=[f"{arms} reactor@4,0"]).row("deferred")[0] == 0


@clause("PG-164", "PG-171", "PG-190")
def test_the_vak_main_reactor_is_of_every_type() -> None:
    s = scene(races=["vak", "humareen", "zehuti"], stations=["opera_house@1,0"], phase="final")
    assert s.row("deferred")[0] == 5
    for race, points in (("vak", 5), ("humareen", 1)):
        s = scene(races=[race, "minireen", "sheptas"], played=["restaurant"])
        assert s.play("build", "cell:0,1").everyone_discards().points[0] == points


@clause("PG-172", "PG-186")
def test_a_training_area_scores_once_for_launch_bays() -> None:
    bays = "any@1,0 any@2,0 any@3,0 fighter_launch_bay@4,0 any@3,1 any@3,2 fighter_launch_bay@4,2 turret@-1,0"
    for cell, points in (("4,1", 2), ("-2,0", 1), ("0,1", 0)):
        s = scene(stations=[bays], played=["pilot_training_area"])
        assert s.play("build", f"cell:{cell}").everyone_discards().points[0] == 2 + points


@clause("PG-009", "PG-071", "PG-169")
def test_each_transport_platform_counts_all_of_them_once() -> None:
    s = scene(
        stations=["transportation_platform@1,0 transportation_platform@2,0"],
        played=["transportation_platform_special"],
    )
    assert s.play("build", "cell:0,1").everyone_discards().points[0] == 1 + 3


@clause("PG-014", "PG-176", "PG-177")
def test_life_support_counts_full_threes_of_all_cards() -> None:
    line = "life_support_systems@1,0 reactor@2,0 reactor@3,0 reactor@4,0 any@5,0 any@6,0 any@7,0 any@8,0 any@9,0"
    assert scene(phase="final", stations=[f"{line} any@10,0"]).row("deferred")[0] == 3


@clause("PG-090", "PG-147", "PG-148", "PG-149")
def test_credits_on_business_offices_come_back_at_the_end_of_the_year() -> None:
    s = scene(turn=6, played=["business_offices"], credits=[7, 0, 0])
    s.play("build", "cell:0,1").everyone_discards()
    assert s.why_not("store:6") is None
    s.play("store:5")
    assert s.points[0] == 1 + 2
    assert s.told("refunded") == ["refunded 0 5"]
    assert s.credits[0] == 1 + 5 + 10


@clause("PG-111", "PG-112", "PG-113")
def test_ties_are_broken_by_locations_then_credits() -> None:
    few = "any@1,0 reactor@2,0"
    many = "any@1,0 any@2,0"
    assert scene(seats=2, phase="final", stations=[few, many], credits=[0, 0]).winners() == [1]
    assert scene(seats=2, phase="final", stations=[few, few], credits=[4, 5]).winners() == [1]
    assert scene(seats=2, phase="final", stations=[few, few], credits=[5, 5]).winners() == [0, 1]


@clause("PG-194", "PG-195")
def test_humareen_score_the_rarest_type_that_is_present() -> None:
    station = (
        "customs@1,0 customs@2,0 customs@3,0 turret@4,0 turret@5,0 crew_quarters@6,0 crew_quarters@7,0 "
        "crew_quarters@8,0 docking_bay@9,0 embassy_offices@10,0 embassy_offices@11,0 embassy_offices@12,0"
    )
    s = scene(races=["humareen", "vak", "zehuti"], phase="final", stations=[station])
    assert s.row("race") == [3, 0, 0]


@clause("PG-201", "PG-203", "PG-204")
def test_zehuti_lose_their_credits_between_years_only() -> None:
    races = ["zehuti", "vak", "humareen"]
    s = scene(races=races, year=2, phase="year-end", credits=[4, 4, 4])
    assert s.credits == [13, 14, 14]
    assert scene(races=races, phase="final", credits=[7, 0, 0]).row("credits") == [2, 0, 0]


@clause("PG-079", "PG-080")
def test_most_points_then_most_credits_then_the_steward_act_first() -> None:
    s = scene(seats=4, points=[12, 15, 12, 12], credits=[4, 2, 6, 4])
    assert s.order == [1, 2, 0, 3]
    s = scene(seats=4, steward=2)
    assert s.order == [2, 3, 0, 1]


@clause("PG-084", "PG-144", "PG-145")
def test_with_seize_the_chance_the_market_comes_before_the_discard() -> None:
    late = market_against_a_discard(seize=False).play("build", "cell:0,1", "discard", "take:0")
    assert late.credits == [1, 9]
    soon = market_against_a_discard(seize=True).play("build", "cell:0,1", "take:0", "discard")
    assert soon.credits == [3, 7]


def market_against_a_discard(seize: bool) -> Scene:
    """Seat 1 is ahead and reveals Centrum Handlowe; seat 0 has no credits yet."""
    return scene(seats=2, played=["garden", "market_place"], points=[5, 20], credits=[0, 10], seize=seize)


@clause("PG-115", "PG-116", "PG-117", "PG-121")
def test_two_players_draw_a_card_before_every_turn() -> None:
    s = game(seats=2).settle()
    assert s.deck == 96 - 12 - 2
    assert len(s.hand(0).split()) == 7
    for _ in range(6):
        s.next_turn()
    assert (s.year, s.turn, s.deck) == (2, 1, 72 - 12 - 2)


@clause("PG-040", "PG-043", "PG-044")
def test_packets_go_clockwise_in_odd_years_and_back_in_even_ones() -> None:
    hands = ["turret garden", "customs garden", "customs turret"]
    for year, neighbour in ((1, 1), (2, 2)):
        s = scene(year=year, turn=5, phase="choosing", hands=hands).picks("turret", "customs", "customs")
        assert s.hand(neighbour) == "garden"
        assert s.knows(0, neighbour) == "garden"
        assert s.knows(neighbour, neighbour) == "?"


@clause("PG-072", "PG-073", "PG-074")
def test_a_reactor_costs_a_credit() -> None:
    s = scene(credits=[1, 0, 0])
    s.play("reactor", "cell:1,0")
    assert (s.credits[0], s.crystals(0, "1,0"), s.reactors) == (0, 2, 15)
    assert s.why_not("reactor") == "PG-074"


@clause("PG-140", "PG-141", "PG-143")
def test_limited_space_ends_at_its_border() -> None:
    s = scene(space="7x5", stations=["any@1,0 any@2,0 any@3,0"]).play("reactor")
    assert s.why_not("cell:4,0") == "PG-143"
    assert s.why_not("cell:3,1") is None


@clause("PG-131", "PG-135", "PG-012")
def test_a_dispute_takes_at_most_three_points() -> None:
    s = scene(
        aggressive=True,
        year=2,
        played=["dispute_military"],
        points=[3, 2, 0],
        stations=["turret@1,0 turret@2,0 turret@3,0 pilot_training_area@4,0 war_room@5,0", "war_room@1,0"],
    )
    assert s.why_not("build") == "PG-131"
    s.play("conflict").everyone_discards().play("against:1")
    assert s.points == [6, 0, 0]
    assert s.told("disputed") == ["disputed 0 1 3 2"]


@clause("PG-198", "PG-199")
def test_qualeen_wins_a_tie_for_the_secret_objective() -> None:
    own, equal = "customs@1,0 customs@2,0", "energy_market@1,0 energy_market@2,0"
    for other, expected in ((equal, [5, 0, 0]), (f"{equal} energy_market@3,0", [0, 0, 5])):
        s = scene(
            races=["qualeen", "vak", "humareen"],
            phase="final",
            objectives="on_budget",
            secret="intergalactic_trade",
            stations=[own, "", other],
        )
        assert s.asks == "unveiling"
        assert s.play("reveal").row("objectives") == expected


@clause("PG-185", "PG-193")
def test_a_garden_near_the_vak_reactor_misses_its_first_bonus() -> None:
    """An Ogród at range 3 of the Vak Main Reactor scores 3 + 1."""
    s = scene(races=["vak", "zehuti", "humareen"], stations=["any@1,0 any@2,0"], played=["garden"], points=[1, 0, 0])
    assert s.play("build", "cell:3,0").everyone_discards().points[0] == 1 + 3 + 1
