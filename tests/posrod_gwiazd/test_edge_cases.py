"""Edge cases and bad input, numbers 1 to 24 of the specification: tables, choices, actions and effects."""

import pytest

from clauses import clause
from kosmodrom.engine.errors import BadTable, KosmodromError, PositionError, Refused, UnknownDecision
from kosmodrom.engine.match import Match
from kosmodrom.games.posrod_gwiazd.model.actions import VOCABULARY
from posrod_gwiazd.scene import GAME, built, game, scene, standard_book

HANDS = ["turret garden customs", "restaurant turret customs", "embassy_offices crew_quarters garden"]


def started(seats: int = 3, **options: str) -> Match:
    return Match("posrod_gwiazd", seats=seats, options={"game": "first", **options}, seed="edge")


# --- 1 to 4: who and when ---------------------------------------------------------------------------


@clause("PG-001", "PG-030")
def test_wrong_tables_are_refused() -> None:
    """Edge case 1: fewer than 2 or more than 4 players, or a race used twice, are refused."""
    with pytest.raises(BadTable):
        started(seats=5)
    s = game(seats=2, game="full", races="chosen").play("race:vak")
    assert s.why_not("race:vak") == "PG-030"
    text = GAME.position(scene(races=["vak", "humareen", "zehuti"]).s)
    with pytest.raises(PositionError, match="used twice"):
        GAME.from_position(text.replace('"vak", "humareen"', '"humareen", "humareen"'), standard_book())


@clause("PG-042", "PG-046")
def test_wrong_choices_are_refused() -> None:
    """Edge case 2: a card that is not in the hand, a second choice, a choice after the reveal."""
    s = scene(phase="choosing", turn=4, hands=HANDS)
    assert s.why_not("pick:restaurant", seat=0) == "PG-042"
    s.play("pick:turret", seat=0)
    assert s.why_not("pick:garden", seat=0) == "PG-042"
    s.play("pick:turret", seat=1).play("pick:garden", seat=2)
    assert s.why_not("pick:garden") == "PG-042"


@clause("PG-118", "PG-240")
def test_with_two_players_two_different_cards_are_named() -> None:
    """Edge case 3: the same card as played and discarded, or no discard, is refused."""
    s = scene(seats=2, phase="choosing", turn=5, hands=["turret garden customs", "garden garden turret"])
    s.play("pick:turret", seat=0)
    assert s.why_not("card:turret", seat=0) == "PG-240"
    s.play("pick:garden", seat=1)
    assert (s.why_not("card:garden", seat=1), s.asks, s.asked) == (None, "choosing", [0, 1])


@clause("PG-081", "PG-045", "PG-226")
def test_acting_out_of_order_is_refused_and_changes_nothing() -> None:
    """Edge case 4: out of order, in the wrong phase, for another player, twice in a turn."""
    match = started()
    for seat in (0, 1, 2):
        match.play(seat, match.legal(seat)[0])
    before = match.journal()
    for seat, decision in ((1, "discard"), (0, "pass"), (0, "pay:0"), (2, "discard")):
        with pytest.raises(Refused):
            match.play(seat, decision)
    assert match.journal() == before
    match.play(0, "discard")
    with pytest.raises(Refused):
        match.play(0, "discard")


# --- 5 to 10: building ------------------------------------------------------------------------------


@clause("PG-058", "PG-052")
@pytest.mark.parametrize("cell", ["1,0", "0,0", "2,1", "-1,-1", "5,5"])
def test_occupied_touching_or_distant_cells_are_refused(cell: str) -> None:
    """Edge case 5: an occupied cell, one that touches the station at a corner only, one apart from it."""
    s = scene(stations=["any@1,0"], played=["customs"]).play("build")
    assert (s.why_not(f"cell:{cell}"), s.why_not("cell:1,1")) == ("PG-058", None)


@clause("PG-226", "PG-231")
@pytest.mark.parametrize("name", ["cell:1.5,0", "cell:28,0", "cell:a,b", "cell:", "cell:14,14"])
def test_cells_that_do_not_exist_are_no_decisions(name: str) -> None:
    """Edge case 6: coordinates that are not whole numbers, or outside the window."""
    with pytest.raises(KosmodromError):
        VOCABULARY.id(name)


@clause("PG-061")
def test_credits_that_come_back_by_the_effect_cannot_pay() -> None:
    """Edge case 7: too few credits, even if an effect of the same card would bring them back."""
    s = scene(stations=["customs@1,0 energy_market@0,1"], played=["customs"], credits=[1, 0, 0])
    assert s.why_not("build") == "PG-061"


@clause("PG-062", "PG-063", "PG-065", "PG-179")
def test_wrong_payments_of_energy_are_refused() -> None:
    """Edge case 8: too few crystals, a Reactor without one, of another player, out of range, or no Reactor at all."""
    own = "reactor@1,0 backup_reactor@2,0 reactor@3,0 reactor@0,1:0 any@4,0 reactor@5,0"
    s = scene(stations=[own, "reactor@0,-1"], played=["heavy_ion_cannon"]).play("build", "cell:2,1")
    assert s.options() == ["cell:1,0", "cell:3,0"]
    wrong = {cell: s.why_not(f"cell:{cell}") for cell in ("2,0", "0,1", "0,-1", "0,0", "5,0", "2,1")}
    assert wrong == {
        "2,0": "PG-062",
        "0,1": "PG-062",
        "0,-1": "PG-240",
        "0,0": "PG-063",
        "5,0": "PG-063",
        "2,1": "PG-240",
    }
    assert s.why_not("done") == "PG-065"
    s.play("cell:1,0")
    assert s.why_not("done") == "PG-065"


@clause("PG-180", "PG-184", "PG-062")
@pytest.mark.parametrize("card", ["backup_reactor", "solar_panels"])
def test_a_crystal_arrives_in_the_effect_step_only(card: str) -> None:
    """Edge case 9: the crystal that a card adds cannot pay for that card, nor for others of the same action step."""
    s = scene(stations=["main:0", "main:0"], played=[card, "turret"])
    s.play("build", "cell:1,0")
    assert (s.crystals(0), s.why_not("build")) == (0, "PG-062")
    s.play("discard", "discard")
    assert s.crystals(0) == 1


@clause("PG-055", "PG-053")
def test_a_new_card_shortens_ranges_for_later_turns() -> None:
    """Edge case 10: the range of a payment counts the new card; ranges between others shorten for later turns."""
    s = scene(stations=["any@0,1 any@1,1 any@2,1 any@2,0 any@3,0"], played=["turret"]).play("build")
    assert (s.why_not("cell:1,0"), s.why_not("cell:2,-1")) == (None, "PG-062")
    s.play("cell:1,0")
    assert (s.range(0, "2,0"), s.range(0, "3,0")) == (2, 3)


# --- 11 to 16: actions ------------------------------------------------------------------------------


@clause("PG-067", "PG-078")
def test_a_copy_beyond_the_limit_can_still_be_used_otherwise() -> None:
    """Edge case 11: a copy beyond the limit is not built; Reactor and discard stay legal."""
    s = scene(stations=["council_room@1,0"], played=["council_room"])
    assert (s.why_not("build"), s.options()) == ("PG-067", ["reactor", "discard"])


@clause("PG-182", "PG-183", "PG-184")
def test_placement_rules_are_enforced() -> None:
    """Edge case 12: a launch bay within range 3, solar panels without a Reactor, anything next to a dome."""
    station = "any@1,0 any@2,0 any@3,0 reactor@4,0 any@1,1 observation_dome@1,2"
    for card, cell, refused in (
        ("fighter_launch_bay", "2,1", "PG-182"),
        ("solar_panels", "2,1", "PG-184"),
        ("customs", "1,3", "PG-183"),
    ):
        assert scene(stations=[station], played=[card]).play("build").why_not(f"cell:{cell}") == refused


@clause("PG-074", "PG-143")
def test_the_reactor_action_needs_a_card_and_a_credit() -> None:
    """Edge cases 13 and 14: without a Reactor card, a credit or a cell the Reactor action is refused."""
    assert scene(credits=[0, 0, 0]).why_not("reactor") == "PG-074"
    full = [" ".join(f"reactor@{x},0" for x in range(1, 9))] * 2
    assert scene(stations=full).why_not("reactor") == "PG-074"
    assert scene(stations=full[:1]).why_not("reactor") is None


@clause("PG-202", "PG-077")
def test_zehuti_may_discard_for_nothing() -> None:
    """Edge case 15: Zehuti discard legally, gain nothing, and the card goes to the discard pile."""
    s = scene(races=["zehuti", "vak", "humareen"], played=["turret"], points=[1, 0, 0]).play("discard")
    assert (s.credits[0], s.discard_pile()) == (10, "turret")


@clause("PG-135", "PG-152", "PG-187")
def test_nobody_is_his_own_target_nor_a_seat_that_does_not_play() -> None:
    """Edge case 16: Biura Ambasady, Centrum Handlowe or a Conflict aimed at oneself or an empty seat."""
    for card, own, empty in (
        ("embassy_offices", "gift:0", "gift:3"),
        ("market_place", "take:0", "take:3"),
        ("market_place", "take:0+1", "take:1+3"),
    ):
        s = built(card, points=[1, 0, 0])
        assert s.why_not(own) == s.why_not(empty) == {"gift": "PG-187", "take": "PG-152"}[own[:4]]
    s = scene(aggressive=True, year=2, played=["dispute_military"]).play("conflict").everyone_discards()
    assert s.why_not("against:0") == s.why_not("against:3") == "PG-135"


# --- 17 to 24: effects ------------------------------------------------------------------------------


@clause("PG-152", "PG-226")
@pytest.mark.parametrize("name", ["take:1+2+3", "take:1+1", "take:3x1", "store:7", "store:-1", "store:1.5", "pay:4"])
def test_amounts_and_victims_beyond_the_rules_do_not_exist(name: str) -> None:
    """Edge cases 17, 18 and 20: three opponents, more than 6 stored, a fraction, a payment above 3."""
    with pytest.raises(UnknownDecision):
        VOCABULARY.id(name)


@clause("PG-152")
def test_a_player_with_one_credit_gives_one() -> None:
    """Edge case 17: from a player with 1 credit at most 1 arrives."""
    s = scene(seats=2, played=["market_place"], credits=[3, 2]).play(
        "build", "cell:0,1", "reactor", "cell:1,0", "take:1"
    )
    assert s.credits == [1, 0]


@clause("PG-148")
def test_stored_credits_are_limited_by_what_one_has() -> None:
    """Edge case 18: more than the credits owned is refused, 0 is legal."""
    s = built("business_offices", credits=[4, 0, 0])
    assert (s.offered("store"), s.why_not("store:4"), s.why_not("store:0")) == (["0", "1", "2", "3"], "PG-148", None)


@clause("PG-153", "PG-063")
def test_extra_crystals_out_of_reach_are_refused() -> None:
    """Edge case 19: a crystal that is not within range 2 cannot be spent on a Generator Osłon."""
    s = scene(stations=["any@1,0 any@2,0 reactor@3,0"], played=["shield_generator"]).play("build", "cell:0,1")
    assert (s.options(), s.why_not("cell:3,0")) == (["done", "cell:0,0"], "PG-063")


@clause("PG-086", "PG-166", "PG-168", "PG-226")
def test_secret_payments_come_once_from_those_who_are_asked() -> None:
    """Edge case 20: above the own credits, sent twice, by the owner, or when nothing is open."""
    s = built("galactic_research_facility", races=["vak", "zehuti", "humareen"], credits=[10, 2, 9], points=[9, 0, 0])
    assert (s.why_not("pay:3", seat=1), s.why_not("pay:0", seat=0)) == ("PG-168", "PG-166")
    s.play("pay:2", seat=1)
    assert (s.why_not("pay:1", seat=1), s.told("paid")) == ("PG-166", [])
    s.play("pay:0", seat=2)
    assert s.why_not("pay:0", seat=2) == "PG-086"


@clause("PG-086")
def test_a_second_question_is_asked_with_the_credits_left() -> None:
    """Edge case 21: of two secret payments in a turn the second counts the credits left after the first."""
    s = scene(played=["galactic_research_facility"] * 2, points=[3, 2, 0], credits=[10, 10, 1])
    s.play("build", "cell:0,1", "build", "cell:0,1", "discard").pays(0, 3)
    assert s.offered("pay", seat=2) == ["0", "1"]


@clause("PG-012")
def test_each_loss_stops_at_nothing_before_the_next_gain() -> None:
    """Edge case 22: losses and gains are applied one by one with the floor each time."""
    s = scene(played=["school_of_alien_cultures", "embassy_offices"], points=[9, 5, 0])
    s.play("build", "cell:0,1", "build", "cell:0,1", "discard").pays(1, 0).play("gift:2")
    assert s.points[2] == 1


@clause("PG-069", "PG-070", "PG-103")
def test_deferred_effects_wait_and_immediate_ones_come_once() -> None:
    """Edge case 23: deferred effects are not scored when built, immediate ones not again at the end."""
    s = built("sports_arena", station="turret@1,0 turret@2,0", year=4, turn=6)
    assert (s.points[0], s.row("deferred")[0], s.told("scored")) == (3, 2, [])
    s = built("transportation_platform", year=4, turn=6, credits=[1, 0, 0])
    assert (s.points[0], s.row("deferred")[0]) == (2, 0)


@clause("PG-011")
def test_each_copy_has_its_own_cap() -> None:
    """Edge case 24: a second copy of the same location has its own cap."""
    line = "war_room@1,0 war_room@2,0 turret@3,0 turret@4,0 turret@5,0 pilot_training_area@6,0"
    s = scene(phase="final", stations=[line])
    assert s.row("deferred")[0] == 5 + 5 + 3 * 2
