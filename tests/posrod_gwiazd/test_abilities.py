"""Races with something to decide: Minireen, Sissaurians, Garrn'Athak'Nok and Qualeen."""

from clauses import clause
from posrod_gwiazd.scene import Scene, game, scene

SPECIALS = ["opera_house", "war_room", "cargo_hold", "alien_temple", "galactic_bank"]


@clause("PG-207", "PG-208", "PG-209", "PG-216")
def test_minireen_build_from_the_discard_pile_once_a_year() -> None:
    s = scene(
        races=["minireen", "vak", "humareen"],
        played=["customs"],
        discard="customs turret dispute_military galactic_bank",
        points=[5, 0, 0],
        credits=[3, 0, 0],
        stations=["main:0"],
        aggressive=True,
        year=2,
    )
    assert s.offered("salvage") == ["customs"]
    assert s.why_not("salvage:turret") == "PG-062"
    assert s.why_not("salvage:dispute_military") == "PG-209"
    assert s.why_not("salvage:garden") == "PG-207"
    s.play("salvage:customs", "cell:0,1")
    assert s.station(0) == "main_reactor@0,0 customs@0,1"
    assert (s.discard_pile(), s.removed()) == ("", "turret customs galactic_bank dispute_military")
    assert s.points[0] == 5 + 3


@clause("PG-207", "PG-216")
def test_the_card_just_discarded_is_not_salvaged_and_others_cannot() -> None:
    s = scene(races=["minireen", "vak", "humareen"], played=["customs", "customs"], points=[5, 4, 0])
    assert s.why_not("salvage:customs") == "PG-207"
    s.play("discard")
    assert s.why_not("salvage:customs") == "PG-207"
    s = scene(races=["minireen", "vak", "humareen"], discard="customs", points=[5, 4, 0], used=[1])
    assert s.why_not("salvage:customs") == "PG-216"


@clause("PG-210", "PG-212", "PG-234", "PG-235")
def test_sissaurians_draw_five_and_remove_five_special_cards() -> None:
    s = scene(
        races=["sissaurians", "vak", "humareen"],
        phase="before",
        turn=5,
        hands=["customs restaurant", "turret garden", "turret garden"],
    )
    assert s.asks == "exchanging"
    s.play("use").chance(*(f"draw:{name}" for name in SPECIALS))
    assert s.side == 26 - 5
    assert s.why_not("card:customs") == "PG-210"
    s.play(*(f"card:{name}" for name in SPECIALS[:4]))
    assert s.hand(0).split().count("galactic_bank") == 1
    s.play("card:galactic_bank")
    assert s.hand(0) == "customs restaurant"
    assert s.removed_face_down() == "alien_temple cargo_hold galactic_bank opera_house war_room"
    assert s.told("removed-hidden") == ["removed-hidden 0 5 to 1 2 3"]
    assert s.asks == "choosing"


@clause("PG-211")
def test_with_all_in_one_any_location_may_be_removed_but_no_conflict() -> None:
    s = scene(
        races=["sissaurians", "vak", "humareen"],
        phase="before",
        turn=6,
        year=2,
        hands=["customs dispute_military", "turret garden", "turret garden"],
        all_in_one=True,
        aggressive=True,
    )
    s.play("use").settle()
    assert s.why_not("card:customs") is None
    assert s.why_not("card:dispute_military") == "PG-211"


@clause("PG-213", "PG-214", "PG-234")
def test_garrn_looks_at_a_hand_and_swaps_a_card() -> None:
    hands = ["turret garden", "customs restaurant", "embassy_offices crew_quarters"]
    s = scene(races=["garrn_athak_nok", "vak", "humareen"], phase="before", turn=5, hands=hands)
    assert s.options() == ["pass", "look:1", "look:2"]
    assert s.why_not("look:0") == "PG-213"
    s.play("look:1")
    assert s.knows(0, 1) == "customs restaurant"
    assert s.why_not("card:customs") == "PG-213"
    s.play("card:turret")
    assert s.options() == ["card:customs", "card:restaurant"]
    s.play("card:customs")
    assert (s.hand(0), s.hand(1)) == ("customs garden", "restaurant turret")
    assert s.told("swapped") == ["swapped 0 1 turret customs to 0 1"]
    assert s.told("swapped-hidden") == ["swapped-hidden 0 1 to 2 3"]
    assert s.asked == [0, 1, 2]


@clause("PG-213", "PG-214", "PG-216")
def test_what_others_knew_of_swapped_hands_is_uncertain() -> None:
    s = scene(
        races=["garrn_athak_nok", "vak", "humareen"],
        phase="choosing",
        turn=4,
        hands=["turret garden customs", "restaurant turret customs", "embassy_offices crew_quarters garden"],
        used=[1],
    )
    s.picks("turret", "turret", "garden").everyone_discards()
    assert s.knows(2, 0) == "crew_quarters embassy_offices"
    s = scene(
        races=["garrn_athak_nok", "vak", "humareen"],
        phase="choosing",
        turn=4,
        hands=["turret garden customs", "restaurant turret customs", "embassy_offices crew_quarters garden"],
    )
    s.picks("turret", "turret", "garden").everyone_discards()
    s.play("look:1", "card:crew_quarters", "card:customs")
    assert s.knows(2, 0) == "? ?"
    assert s.knows(0, 1) == "crew_quarters garden"


@clause("PG-197", "PG-230", "PG-235")
def test_qualeen_keeps_one_of_two_objectives() -> None:
    s = game(seats=3, game="full", races="chosen")
    s.play("race:qualeen", "race:vak", "race:zehuti")
    s.chance("objective:on_budget", "objective:marvels_in_space", "objective:well_organised")
    s.chance("objective:grand_attractions", "objective:accelerated_construction")
    assert s.options() == ["keep:grand_attractions", "keep:accelerated_construction"]
    s.play("keep:grand_attractions")
    assert s.secret(0) == "grand_attractions"
    assert s.objectives() == "on_budget marvels_in_space well_organised"
    assert s.told("objective-hidden")[0].startswith("objective-hidden 0 to 1 2")


def fifty_reached(secret: str) -> Scene:
    """Qualeen and the Vak have reached 52 points in the same turn."""
    return scene(
        races=["qualeen", "vak", "humareen"],
        phase="turn-end",
        points=[52, 52, 3],
        objectives="on_budget",
        secret=secret,
    )


@clause("PG-200", "PG-220", "PG-237", "PG-238")
def test_qualeen_may_reveal_the_race_to_fifty_at_once() -> None:
    s = fifty_reached("accelerated_construction")
    assert s.options() == ["reveal", "keep-silent"]
    s.play("reveal")
    assert s.row("objectives")[0] == 4
    bluff = fifty_reached("well_organised")
    assert bluff.why_not("reveal") == "PG-238"
    assert bluff.options() == ["keep-silent"]


@clause("PG-219", "PG-220", "PG-222")
def test_a_tie_for_fifty_closes_the_objective() -> None:
    s = scene(points=[52, 52, 3], phase="turn-end", objectives="accelerated_construction")
    assert s.told("claimed") == ["claimed 3"]
    assert s.row("objectives") == [0, 0, 0]
    s = scene(points=[52, 53, 3], phase="turn-end", objectives="accelerated_construction")
    assert s.row("objectives") == [0, 4, 0]
    assert s.points[1] == 53
