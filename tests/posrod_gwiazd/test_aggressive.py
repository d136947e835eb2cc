"""The aggressive variant: PG-082 and PG-124 to PG-137."""

from typing import Any

import pytest

from clauses import clause
from kosmodrom.games.posrod_gwiazd.model.actions import CONFLICTS, KINDS
from posrod_gwiazd.scene import Scene, game, scene

SOLDIERS = "turret@1,0 turret@2,0 turret@3,0 pilot_training_area@4,0 war_room@5,0"

DISCARDED = "opera_house opera_house war_room war_room cargo_hold cargo_hold alien_temple alien_temple"


def conflict(kind: str = "dispute_military", **more: Any) -> Scene:
    """Year 2; seat 0 leads and has revealed a Conflict."""
    usual: dict[str, Any] = {"aggressive": True, "year": 2, "played": [kind], "points": [9, 5, 4]}
    return scene(**(usual | more))


# --- cards and turns --------------------------------------------------------------------------------


@clause("PG-124", "PG-129", "PG-003")
@pytest.mark.parametrize(("year", "turns"), [(1, 6), (2, 7), (3, 7), (4, 7)])
def test_year_one_has_six_turns_and_the_later_ones_seven(year: int, turns: int) -> None:
    last = scene(phase="turn-end", aggressive=True, year=year, turn=turns)
    assert last.told("year-ended") == [f"year-ended {year}"]
    earlier = scene(phase="turn-end", aggressive=True, year=year, turn=turns - 1)
    assert (earlier.told("year-ended"), earlier.turn) == ([], turns)


@clause("PG-003", "PG-129")
def test_without_the_variant_later_years_have_six_turns() -> None:
    assert scene(phase="turn-end", year=2, turn=6).told("year-ended") == ["year-ended 2"]


@clause("PG-124", "PG-018")
def test_no_conflict_can_be_drawn_in_year_one() -> None:
    s = game(seats=4, aggressive="yes")
    assert (s.deck, s.told("conflicts-added"), s.told("year-began")) == (96, [], ["year-began 1 0 6"])
    assert set(s.draws()).isdisjoint(f"draw:{name}" for name in CONFLICTS)
    assert len(s.settle().hand(0).split()) == 6


@clause("PG-125", "PG-126", "PG-127")
@pytest.mark.parametrize(("seats", "added"), [(2, 12), (3, 9), (4, 12)])
def test_three_conflicts_a_player_join_the_deck_before_year_two(seats: int, added: int) -> None:
    s = scene(seats=seats, phase="year-end", aggressive=True, year=1)
    assert s.told("conflicts-added") == [f"conflicts-added {added}"]
    assert s.s.table.conflicts_out == 12 - added
    assert {f"draw:{name}" for name in CONFLICTS} < set(s.draws())


@clause("PG-125")
@pytest.mark.parametrize("year", [2, 3])
def test_conflicts_join_the_deck_only_once(year: int) -> None:
    s = scene(phase="year-end", aggressive=True, year=year)
    assert s.told("conflicts-added") == []


@clause("PG-125", "PG-124")
def test_without_the_variant_no_conflicts_join() -> None:
    s = scene(phase="year-end", year=1)
    assert s.told("conflicts-added") == []
    assert set(s.draws()).isdisjoint(f"draw:{name}" for name in CONFLICTS)


@clause("PG-126", "PG-225")
def test_with_three_players_nine_random_conflicts_are_in_the_deck() -> None:
    s = scene(phase="year-end", aggressive=True, year=1, deck=54)
    assert s.deck == 63
    chances = s.chances()
    assert {str(chances[f"draw:{name}"]) for name in CONFLICTS} == {"1/42"}
    assert sum(chances[f"draw:{name}"] for name in CONFLICTS) * 63 == 9


@clause("PG-128", "PG-041")
@pytest.mark.parametrize(("seats", "before", "after"), [(3, 54, 42), (4, 72, 56)])
def test_hands_of_later_years_have_seven_cards(seats: int, before: int, after: int) -> None:
    s = scene(seats=seats, phase="year-end", aggressive=True, year=1, deck=before).settle()
    assert [len(s.hand(seat).split()) for seat in range(seats)] == [7] * seats
    assert (s.deck, s.turn, s.told("year-began")) == (after, 1, ["year-began 2 1 7"])


@clause("PG-128", "PG-041")
@pytest.mark.parametrize("seats", [3, 4])
def test_with_conflicts_the_deck_is_empty_after_the_hands_of_year_four(seats: int) -> None:
    s = scene(seats=seats, phase="year-end", aggressive=True, year=3, deck=7 * seats, discard=DISCARDED).settle()
    assert (s.year, s.deck, len(s.hand(0).split())) == (4, 0, 7)


# --- playing a Conflict -----------------------------------------------------------------------------


@clause("PG-131", "PG-132", "PG-045")
def test_a_conflict_is_played_or_used_like_any_card_but_never_built() -> None:
    s = conflict("dispute_administrative")
    assert s.options() == ["reactor", "discard", "conflict"]
    assert s.why_not("build") == "PG-131"
    assert scene().why_not("conflict") == "PG-045"


@clause("PG-132", "PG-077")
@pytest.mark.parametrize(("decisions", "credits"), [("discard", 13), ("reactor cell:1,0", 9)])
def test_a_conflict_may_be_discarded_for_credits_or_a_reactor(decisions: str, credits: int) -> None:
    s = conflict().play(*decisions.split())
    assert (s.credits[0], s.discard_pile(), s.told("conflict-played")) == (credits, "dispute_military", [])


@clause("PG-133", "PG-131")
@pytest.mark.parametrize(("credits", "refused"), [(0, "PG-133"), (1, None)])
def test_a_conflict_costs_a_credit(credits: int, refused: str | None) -> None:
    s = conflict(credits=[credits, 0, 0])
    assert s.why_not("conflict") == refused
    assert ("conflict" in s.options()) == (refused is None)


@clause("PG-082", "PG-131", "PG-134")
def test_the_credit_is_paid_in_the_action_step_and_the_effect_waits() -> None:
    s = conflict(stations=[SOLDIERS]).play("conflict")
    assert (s.credits[0], s.points, s.discard_pile(), s.seat) == (9, [9, 5, 4], "", 1)
    assert s.told("conflict-played") == ["conflict-played 0 dispute_military"]
    s.everyone_discards()
    assert (s.asks, s.seat, s.options()) == ("disputing", 0, ["against:1", "against:2"])
    assert "dispute_military" not in s.discard_pile()
    s.play("against:2")
    assert (s.points, s.discard_pile().split().count("dispute_military")) == ([12, 5, 1], 1)
    assert s.s.table.disputes == [-1, -1, -1]


@clause("PG-135")
def test_an_opponent_of_the_game_is_named() -> None:
    s = conflict().play("conflict").everyone_discards()
    assert (s.why_not("against:0"), s.why_not("against:3"), s.why_not("gift:1")) == ("PG-135", "PG-135", "PG-187")
    assert s.why_not("against:1") is None


@clause("PG-135", "PG-012")
def test_the_lead_counts_up_to_three() -> None:
    """5 Military against 1 whose player has 2 VP: the attacker gains 3, the victim drops to 0."""
    s = conflict(points=[3, 2, 0], stations=[SOLDIERS, "war_room@1,0"]).play("conflict").everyone_discards()
    s.play("against:1")
    assert s.points == [6, 0, 0]
    assert s.told("disputed") == ["disputed 0 1 3 2"]


@clause("PG-135", "PG-136", "PG-137")
@pytest.mark.parametrize(
    ("own", "theirs", "lead"),
    [
        ("", "", 0),
        ("", "turret@1,0", 0),
        ("turret@1,0", "", 1),
        ("turret@1,0 turret@2,0", "", 2),
        ("turret@1,0 turret@2,0 war_room@3,0", "", 3),
        ("turret@1,0 turret@2,0 war_room@3,0 turret_special@4,0", "", 3),
        ("turret@1,0 turret@2,0", "war_room@1,0", 1),
    ],
)
def test_only_a_higher_count_gains_and_takes_the_difference(own: str, theirs: str, lead: int) -> None:
    s = conflict(stations=[own, theirs]).play("conflict").everyone_discards().play("against:1")
    assert s.points == [9 + lead, 5 - lead, 4]
    assert s.told("disputed") == [f"disputed 0 1 {lead} {lead}"]


@clause("PG-137", "PG-012")
@pytest.mark.parametrize(("points", "lost"), [(0, 0), (1, 1), (2, 2), (3, 3)])
def test_the_gain_is_not_reduced_when_the_victim_has_too_little(points: int, lost: int) -> None:
    s = conflict(points=[9, points, 0], stations=[SOLDIERS]).play("conflict").everyone_discards().play("against:1")
    assert s.points == [12, points - lost, 0]
    assert s.told("disputed") == [f"disputed 0 1 3 {lost}"]


@clause("PG-135", "PG-007")
@pytest.mark.parametrize(
    ("kind", "card"),
    [
        ("dispute_administrative", "crew_quarters"),
        ("dispute_business", "customs"),
        ("dispute_military", "turret"),
        ("dispute_recreation", "garden"),
        ("dispute_diplomatic", "embassy_offices"),
        ("dispute_reactors", "reactor"),
    ],
)
def test_each_conflict_compares_what_it_shows(kind: str, card: str) -> None:
    s = conflict(kind, stations=[f"{card}@1,0 {card}@2,0"]).play("conflict").everyone_discards().play("against:1")
    assert s.points == [11, 3, 4]
    other = "garden" if card != "garden" else "customs"
    s = conflict(kind, stations=[f"{other}@1,0 {other}@2,0"]).play("conflict").everyone_discards().play("against:1")
    assert s.points == [9, 5, 4]


@clause("PG-191", "PG-135")
def test_the_vak_main_reactor_counts_in_disputes() -> None:
    vak = ["vak", "humareen", "zehuti"]
    s = conflict(races=vak).play("conflict").everyone_discards().play("against:1")
    assert s.points == [10, 4, 4]
    s = conflict("dispute_reactors", races=vak).play("conflict").everyone_discards().play("against:1")
    assert s.points == [9, 5, 4]


@clause("PG-135", "PG-239")
def test_with_two_players_the_opponent_is_named_by_itself() -> None:
    s = conflict(seats=2, points=[4, 9], played=["garden", "dispute_military"], stations=["", SOLDIERS])
    s.play("conflict", "discard")
    assert (s.points, s.told("disputed")) == ([1, 12], ["disputed 1 0 3 3"])


@clause("PG-082", "PG-084")
def test_a_dispute_sees_the_locations_built_in_the_same_turn() -> None:
    s = conflict(played=["dispute_military", "pilot_training_area"], stations=["turret@1,0 turret@2,0"])
    s.play("conflict", "build", "cell:0,1", "discard", "against:1")
    assert s.told("disputed") == ["disputed 0 1 1 1"]


@clause("PG-144", "PG-082")
def test_with_seize_the_chance_a_dispute_follows_at_once() -> None:
    s = conflict(played=["dispute_military", "pilot_training_area"], stations=["turret@1,0 turret@2,0"], seize=True)
    s.play("conflict")
    assert (s.asks, s.seat) == ("disputing", 0)
    s.play("against:1")
    assert s.told("disputed") == ["disputed 0 1 2 2"]
    assert s.seat == 1


@clause("PG-082", "PG-136")
def test_a_later_year_knows_nothing_of_an_earlier_dispute() -> None:
    s = conflict(turn=7, stations=[SOLDIERS]).play("conflict").everyone_discards().play("against:1")
    assert (s.year, s.turn) == (3, 0)
    before = s.points[:]
    s.settle().next_turn()
    assert s.points == before
    assert KINDS.index("dispute_military") not in s.s.table.disputes
