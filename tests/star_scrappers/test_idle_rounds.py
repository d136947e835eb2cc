"""Idle rounds: SS-316."""

import pytest

from clauses import clause
from kosmodrom.games.star_scrappers.game import MOST_DECISIONS_A_TURN
from star_scrappers.scene import GAME, Scene, scene, set_up


def standing_still(seats: int = 2, start: int = 0) -> Scene:
    """Stacks are empty, so passing changes nothing; the first seat could do everything that counts."""
    return scene(
        wild="P G",
        seats=seats,
        start=start,
        active=start,
        hands=["Y1 Y3 B3 R2 N2"],
        bases=["N1 Y2 B2 B1 B1 N1 N1", "N1 Y1 N2"],
        docks="B1 Y2",
        mine="C01-Ya",
        tops="A01",
        dock_stacks={1: 0, 2: 0, 3: 0, 4: 0},
        crystal_stacks={1: 0, 3: 0, 6: 0, 10: 0},
        artifact_stacks=[1, 0, 0],
    )


def pass_turns(s: Scene, turns: int) -> Scene:
    for _ in range(turns):
        s.pass_turn()
    return s


@clause("SS-316")
@pytest.mark.parametrize(("seats", "start"), [(2, 0), (2, 1), (3, 0), (3, 2), (4, 1)])
def test_the_game_ends_with_the_tenth_idle_round_in_a_row(seats: int, start: int) -> None:
    s = pass_turns(standing_still(seats, start), 10 * seats - 1)
    assert not s.over
    s.pass_turn()
    assert s.over
    assert s.story[-2:] == [f"turn-ended {(start - 1) % seats}", "match-over 1"]
    assert (s.s.table.idle_rounds, s.s.table.round, s.s.table.active) == (10, 10, -1)


@clause("SS-316")
def test_a_match_in_which_nobody_ever_does_anything_ends() -> None:
    s = pass_turns(set_up(first_game=True).settle(), 20)
    assert s.over
    assert s.scores() == [3, 3]
    assert s.winners() == [0, 1]


@clause("SS-316")
def test_a_game_that_stood_still_is_scored_as_usual() -> None:
    s = pass_turns(standing_still(), 20)
    assert s.over
    assert s.scores()[1] > s.scores()[0]
    assert s.winners() == [1]


@clause("SS-316")
@pytest.mark.parametrize(
    "decisions",
    [
        ["mine:1a", "pay:Y1", "done"],
        ["skill:Y1", "crystal:1a"],
        ["collect:1-left", "pay:Y3", "pay:Y1", "done"],
        ["recruit:1a"],
        ["recruit:2a", "pay:Y1"],
        ["skill:R2", "base:0-1"],
        ["skill:N2"],
    ],
    ids=["mined", "Crystal taken", "Artifact", "recruited", "recruited for a card", "enslaved", "removed in Clean-up"],
)
def test_a_round_in_which_something_is_gained_or_used_up_is_not_idle(decisions: list[str]) -> None:
    s = pass_turns(standing_still(), 18)
    assert (s.s.table.idle_rounds, s.s.table.stirred) == (9, 0)
    s.play("begin", *decisions)
    s.settle().end_turn()
    assert (s.stirred, s.s.table.idle_rounds) == (True, 9)
    s.pass_turn()
    assert not s.over
    assert (s.stirred, s.s.table.idle_rounds, s.s.table.round) == (False, 0, 11)


@clause("SS-316")
def test_a_card_taken_from_the_docks_by_a_leader_stirs_the_round() -> None:
    s = scene(phase="starting", bases=["B2"], docks="Y2").play("leader", "dock:2a")
    assert s.stirred


@clause("SS-316")
@pytest.mark.parametrize(
    "decisions", [["takeover:1"], ["takeover:0"]], ids=["another Base taken over", "own Base taken over"]
)
def test_takeovers_do_not_stir_a_round(decisions: list[str]) -> None:
    s = pass_turns(standing_still(), 18).play("begin", *decisions).end_turn()
    assert (s.stirred, s.over) == (False, False)
    s.pass_turn()
    assert s.over


@clause("SS-316")
def test_a_skill_on_a_base_does_not_stir_a_round() -> None:
    s = scene(hands=["B3"], bases=["N1 N1", "P1 P1"]).play("skill:B3", "base:1-1").end_turn()
    assert not s.stirred
    assert s.pass_turn().s.table.idle_rounds == 1


@clause("SS-316")
def test_idle_rounds_are_counted_anew_after_a_round_that_was_not() -> None:
    s = pass_turns(standing_still(), 10)
    assert s.s.table.idle_rounds == 5
    s.play("begin", "recruit:1a").end_turn().pass_turn()
    assert s.s.table.idle_rounds == 0
    pass_turns(s, 19)
    assert (s.over, s.s.table.idle_rounds) == (False, 9)
    assert s.pass_turn().over


@clause("SS-316")
def test_one_seat_that_stirs_is_enough_for_the_whole_round() -> None:
    s = scene(seats=3, hands=["", "", ""], docks="Y1").pass_turn().play("recruit:1a").end_turn()
    assert s.stirred
    s.pass_turn()
    assert (s.stirred, s.s.table.idle_rounds) == (False, 0)
    assert pass_turns(s, 3).s.table.idle_rounds == 1


@clause("SS-316", "SS-193")
def test_a_collapse_in_the_tenth_idle_round_counts_as_the_collapse() -> None:
    s = scene(marker=7)
    s.s.table.idle_rounds = 9
    s.pass_turn().pass_turn()
    assert s.over
    assert s.story[-1] == "match-over 0"


@clause("SS-316")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_is_bounded_by_ten_rounds_for_each_thing_that_can_happen_and_ten_idle_ones_at_the_end(
    seats: int,
) -> None:
    crystals, artifact_cards, leaving_the_docks, enslaved_or_removed = 60, 12, 52, 52
    rounds = 10 * (crystals + artifact_cards + leaving_the_docks + enslaved_or_removed + 1)
    assert GAME.bound(seats) == rounds * seats * MOST_DECISIONS_A_TURN
