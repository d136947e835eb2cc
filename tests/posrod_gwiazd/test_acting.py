"""Actions with the revealed card and their order: PG-045, PG-076 to PG-087, PG-144, PG-202, PG-205 to PG-209."""

from typing import Any

import pytest

from clauses import clause
from posrod_gwiazd.scene import Scene, scene

# --- discarding -------------------------------------------------------------------------------------


@clause("PG-076", "PG-077", "PG-085")
def test_a_discarded_card_brings_three_credits_at_once() -> None:
    s = scene(played=["turret", "turret"], credits=[4, 0, 0]).play("discard")
    assert (s.credits, s.discard_pile(), s.points) == ([7, 0, 0], "turret", [0, 0, 0])
    assert s.told("discarded") == ["discarded 0 turret 3"]
    assert s.play("discard").discard_pile() == "turret turret"


@clause("PG-202", "PG-205")
@pytest.mark.parametrize(("race", "credits"), [("zehuti", 0), ("sheptas", 4), ("minireen", 3)])
def test_races_get_their_own_credits_for_a_discard(race: str, credits: int) -> None:
    s = scene(races=[race, "vak", "humareen"], played=["turret"], points=[1, 0, 0]).play("discard")
    assert s.credits == [10 + credits, 10, 10]
    assert s.told("discarded") == [f"discarded 0 turret {credits}"]
    assert s.discard_pile() == "turret"


@clause("PG-078")
@pytest.mark.parametrize("action", ["reactor", "discard"])
def test_any_card_may_be_used_for_a_reactor_or_discarded_even_if_it_could_be_built(action: str) -> None:
    s = scene(played=["customs"])
    assert s.options() == ["build", "reactor", "discard"]
    assert s.play(action, *(["cell:1,0"] if action == "reactor" else [])).discard_pile() == "customs"


@clause("PG-015")
def test_credits_and_crystals_never_run_out() -> None:
    rich = scene(credits=[200, 200, 200]).play("discard")
    assert rich.credits[0] == 203
    reactors = " ".join(f"reactor@{x},0" for x in range(1, 16))
    assert scene(stations=[reactors]).play("reactor", "cell:0,1").crystals(0, "0,1") == 2


@clause("PG-013")
def test_there_is_no_upper_bound_on_points() -> None:
    s = scene(played=["sports_arena"], points=[500, 0, 0]).play("build", "cell:1,0").everyone_discards()
    assert s.points[0] == 506


# --- actions, then effects --------------------------------------------------------------------------


@clause("PG-081", "PG-083", "PG-084")
def test_effects_wait_until_all_have_acted() -> None:
    s = scene(played=["energy_market", "transportation_platform"], credits=[5, 5, 5])
    s.play("build", "cell:0,1")
    assert (s.credits[0], s.points[0], s.told("gained")) == (2, 2, [])
    s.play("build", "cell:0,1")
    assert (s.points[1], s.told("scored")) == (1, [])
    s.play("discard")
    assert (s.credits[0], s.told("gained")) == (3, ["gained 0 energy_market 1"])
    assert (s.points[1], s.told("scored")) == (2, ["scored 1 transportation_platform 1"])


@clause("PG-084")
def test_an_effect_sees_what_everybody_has_built_paid_and_taken_in_the_turn() -> None:
    """Centrum Handlowe of the first seat takes credits that the last one has just got for a discard."""
    s = scene(played=["market_place"], credits=[10, 0, 0]).play("build", "cell:0,1", "discard", "discard")
    assert s.play("take:2").credits == [9, 3, 1]


@clause("PG-085", "PG-072")
def test_a_reactor_and_the_credits_of_a_discard_belong_to_the_action_step() -> None:
    s = scene(played=["energy_market"], points=[0, 1, 1]).play("discard", "reactor", "cell:1,0")
    assert (s.credits[1], s.crystals(2, "1,0")) == (13, 2)
    assert s.seat == 0


@clause("PG-144", "PG-084")
@pytest.mark.parametrize(
    ("seize", "follows", "credits"), [(True, "take:0 discard", [3, 7]), (False, "discard take:0", [1, 9])]
)
def test_with_seize_the_chance_each_effect_follows_its_action(seize: bool, follows: str, credits: list[int]) -> None:
    """The discard of seat 0 comes too late for the Centrum Handlowe of seat 1; by the base rules it does not."""
    s = scene(seats=2, played=["garden", "market_place"], points=[5, 20], credits=[0, 10], seize=seize)
    assert s.play("build", "cell:0,1", *follows.split()).credits == credits


@clause("PG-144")
def test_with_seize_the_chance_no_effect_is_resolved_twice() -> None:
    s = scene(played=["sports_arena", "sports_arena"], seize=True).play("build", "cell:0,1")
    assert (s.points[0], s.told("scored")) == (6, ["scored 0 sports_arena 3"])
    s.play("build", "cell:0,1", "discard")
    assert (s.points, len(s.told("scored"))) == ([6, 6, 0], 2)
    assert s.told("turn-ended") == ["turn-ended 1 1"]


@clause("PG-145", "PG-080")
def test_with_seize_the_chance_the_order_is_still_that_of_the_reveal() -> None:
    s = scene(played=["garden", "sports_arena"], points=[3, 4, 3], seize=True)
    assert s.order == [1, 0, 2]
    s.play("build", "cell:0,1")
    assert (s.points[1], s.seat) == (10, 0)
    s.play("discard", "discard")
    assert [line.split()[1] for line in s.told("discarded")] == ["0", "2"]


@clause("PG-069", "PG-071")
def test_an_immediate_effect_is_resolved_once_in_the_turn_of_building() -> None:
    s = scene(
        stations=["transportation_platform@1,0"], phase="choosing", turn=5, hands=["transportation_platform turret"]
    )
    s.picks("transportation_platform", *(s.hand(seat).split()[0] for seat in (1, 2)))
    s.play("build", "cell:0,1").everyone_discards()
    assert s.points[0] == 1 + 2
    s.everyone_discards()
    assert (s.points[0], s.row("deferred")[0], s.year) == (3, 0, 2)


@clause("PG-070")
def test_a_deferred_effect_is_ignored_until_final_scoring() -> None:
    s = scene(stations=["turret@1,0"], played=["turret"]).play("build", "cell:0,1").everyone_discards()
    assert (s.points[0], s.told("scored"), s.brought(0, "0,1")) == (2, [], 2)
    assert s.row("deferred")[0] == 2


# --- Minireen ---------------------------------------------------------------------------------------


def minireen(**more: Any) -> Scene:
    usual: dict[str, Any] = {"races": ["minireen", "vak", "humareen"], "points": [5, 0, 0], "played": ["customs"]}
    return scene(**(usual | more))


@clause("PG-207", "PG-208")
def test_minireen_discard_the_revealed_card_and_build_another_from_the_pile() -> None:
    s = minireen(discard="turret garden garden")
    assert s.options() == ["build", "reactor", "discard", "salvage:turret", "salvage:garden"]
    s.play("salvage:garden", "cell:0,1")
    assert (s.credits[0], s.points[0]) == (10 - 3, 5 + 3)
    assert s.told("salvaged") == ["salvaged 0 customs garden 3"]
    assert s.told("built") == ["built 0 garden 0,1 3"]
    assert (s.discard_pile(), s.removed(), s.s.table.used) == ("", "turret customs garden", [1, 0, 0])
    s.everyone_discards()
    assert s.points[0] == 5 + 3 + 1


@clause("PG-207")
def test_a_salvaged_card_is_paid_with_crystals_too() -> None:
    s = minireen(discard="turret", stations=["reactor@1,0"]).play("salvage:turret")
    assert s.offered("cell") == ["0,-1", "1,-1", "-1,0", "2,0", "0,1", "1,1"]
    s.play("cell:0,1")
    assert s.options() == ["cell:0,0", "cell:1,0"]
    s.play("cell:1,0")
    assert (s.crystals(0), s.crystals(0, "1,0"), s.credits[0]) == (2, 1, 9)


@clause("PG-207", "PG-067", "PG-061")
def test_a_salvaged_card_obeys_all_rules_of_building() -> None:
    s = minireen(discard="council_room alliance_headquarters", stations=["council_room@1,0"], credits=[3, 0, 0])
    assert (s.why_not("salvage:council_room"), s.why_not("salvage:alliance_headquarters")) == ("PG-067", "PG-061")
    assert s.offered("salvage") == []


@clause("PG-207", "PG-209")
def test_cards_discarded_earlier_in_the_turn_can_be_salvaged_but_no_conflicts() -> None:
    s = minireen(
        played=["customs", "garden", "garden"],
        points=[0, 5, 4],
        aggressive=True,
        year=2,
        discard="dispute_administrative",
    )
    assert s.seat == 1
    s.play("discard", "discard")
    assert s.offered("salvage") == ["garden"]
    assert s.why_not("salvage:dispute_administrative") == "PG-209"


@clause("PG-207", "PG-131")
def test_minireen_may_discard_a_conflict_for_it() -> None:
    s = minireen(played=["dispute_military"], aggressive=True, year=2, discard="garden")
    s.play("salvage:garden", "cell:0,1")
    assert s.removed() == "dispute_military"
    assert s.told("salvaged") == ["salvaged 0 dispute_military garden 1"]


@clause("PG-216", "PG-207")
def test_an_abandoned_or_refused_salvage_does_not_spend_the_use_of_the_year() -> None:
    s = minireen(discard="turret", stations=["main:0"])
    assert s.why_not("salvage:turret") == "PG-062"
    assert s.play("discard").s.table.used == [0, 0, 0]
    assert minireen(discard="garden", used=[1]).offered("salvage") == []
    assert scene(discard="garden").why_not("salvage:garden") == "PG-207"


@clause("PG-216")
def test_abilities_refresh_at_the_start_of_a_year() -> None:
    s = scene(phase="year-end", races=["minireen", "vak", "humareen"], used=[1, 0, 0])
    assert (s.year, s.s.table.used) == (2, [0, 0, 0])


@clause("PG-045", "PG-065")
def test_nothing_of_an_action_is_left_for_the_next_one() -> None:
    s = scene(played=["turret", "heavy_ion_cannon"]).play("build", "cell:1,0", "build", "cell:1,0")
    for seat in (0, 1):
        hand = s.s.hands[seat]
        assert (hand.intent, hand.target, hand.drained) == (-1, -1, [])
