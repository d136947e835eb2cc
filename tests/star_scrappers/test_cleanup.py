"""The Clean-up phase: SS-176 to SS-188, and what follows a turn."""

import pytest

from clauses import clause
from star_scrappers.scene import scene

DOCKS = "P1 N1 B1 Y1 P2 N2 B2 P3 N3 P4"
MINE = "C01-Pa C01-Na C01-Ba C01-Ya C03-Ya C03-Na C03-Ba C06-Pa C06-Na C10-Pa"


@clause("SS-176", "SS-177", "SS-082")
def test_the_cards_played_go_on_top_of_the_base_in_their_order() -> None:
    s = scene(docks=DOCKS, mine=MINE, hands=["Y1 Y2 B1 P1"], bases=["N1 N2"])
    s.play("mine:3a", "pay:Y2", "pay:Y1", "done", "skill:B1", "done")
    assert (s.played(), s.base(0)) == ("Y2 Y1 B1", "N1 N2")
    s.play("end").settle()
    assert (s.base(0), s.played(), s.hand(0)) == ("N1 N2 Y2 Y1 B1", "", "P1")


@clause("SS-177")
def test_the_last_card_played_is_the_leader_of_the_next_turn() -> None:
    s = scene(docks=DOCKS, mine=MINE, hands=["Y2"], bases=["N1 N2", "P1"])
    s.play("skill:Y2", "end").settle().play("begin", "end").settle()
    assert s.seat == 0
    s.play("leader")
    assert s.told("leader-activated") == ["leader-activated 0 Y2"]


@clause("SS-176", "SS-180")
@pytest.mark.parametrize("active", [0, 1, 2])
def test_the_cards_played_go_to_the_own_base(active: int) -> None:
    hands, bases = ["", "", ""], ["P1", "N1", "B1"]
    hands[active] = "Y2"
    s = scene(docks=DOCKS, mine=MINE, seats=3, active=active, hands=hands, bases=bases)
    s.play("skill:Y2", "end").settle()
    bases[active] += " Y2"
    assert [s.base(seat) for seat in range(3)] == bases


@clause("SS-178", "SS-179")
@pytest.mark.parametrize(
    ("before", "after", "removed"),
    [
        ("P1 P2 N1 N3 B1", "P1 P2 N1 N3 B1 Y2", []),
        ("P1 P2 N1 N3 B1 B2", "P1 P2 N1 N3 B1 B2 Y2", []),
        ("P1 P2 N1 N3 B1 B2 B3", "P2 N1 N3 B1 B2 B3 Y2", ["mercenary-removed 0 P1"]),
    ],
)
def test_a_base_keeps_its_seven_topmost_cards(before: str, after: str, removed: list[str]) -> None:
    s = scene(docks=DOCKS, mine=MINE, hands=["Y2"], bases=[before])
    s.play("skill:Y2", "end")
    assert (s.base(0), s.told("mercenary-removed")) == (after, removed)
    assert sum(s.s.table.removed) == len(removed)


@clause("SS-178", "SS-179")
def test_the_oldest_cards_are_removed_first() -> None:
    """Two cards more than 7: the two at the bottom leave, one by one."""
    s = scene(docks=DOCKS, mine=MINE, hands=["Y1 Y2", "Y3"], bases=["P1 P2 N1 N3 B1 B2 B3", "N1 N1"])
    s.play("mine:3a", "pay:Y1", "pay:Y2", "done", "end").settle()
    assert s.base(0) == "N1 N3 B1 B2 B3 Y1 Y2"
    assert s.told("mercenary-removed") == ["mercenary-removed 0 P1", "mercenary-removed 0 P2"]


@clause("SS-178", "SS-102")
def test_a_turn_that_adds_more_than_seven_cards_removes_some_of_them() -> None:
    """A single turn plays 8 cards; the whole old Base and the first card played are removed."""
    s = scene(docks=DOCKS, mine=MINE, hands=["Y1 Y1 Y1 Y1 Y2 Y2 Y2 Y3"], bases=["P1 N2"])
    s.play("mine:3a", "pay:Y3", "pay:Y2", "pay:Y2", "pay:Y2", "pay:Y1", "pay:Y1", "pay:Y1", "pay:Y1", "done", "end")
    assert s.base(0) == "Y2 Y2 Y2 Y1 Y1 Y1 Y1"
    assert [line.split()[-1] for line in s.told("mercenary-removed")] == ["P1", "N2", "Y3"]


@clause("SS-179")
def test_removed_cards_are_out_of_the_game() -> None:
    s = scene(
        hands=["Y2"], bases=["P4 P2 N1 N3 B1 B2 B3"], docks="P1 N1 B1 Y1 P2 N2 B2 P3 N3", mine=MINE, dock_stacks={4: 0}
    )
    s.play("skill:Y2", "end").settle()
    assert (s.docks(), s.hand(0), s.hand(1)) == ("P1 N1 B1 Y1 P2 N2 B2 P3 N3", "", "")
    assert (s.s.table.dock_stacks[3], sum(s.s.table.removed), s.marker) == (0, 4, 0)


@clause("SS-179", "SS-316")
def test_removing_a_card_keeps_the_round_from_being_idle() -> None:
    s = scene(docks=DOCKS, mine=MINE, hands=["N2"], bases=["P1 P2 N1 N3 B1 B2"])
    s.play("skill:N2", "end")
    assert (s.seat, s.stirred) == (1, False)
    s = scene(docks=DOCKS, mine=MINE, hands=["N2"], bases=["P1 P2 N1 N3 B1 B2 B3"])
    s.play("skill:N2", "end")
    assert (s.seat, s.stirred) == (1, True)


@clause("SS-180")
def test_the_base_of_another_player_is_not_touched_in_clean_up() -> None:
    s = scene(docks=DOCKS, mine=MINE, hands=["Y2", "Y1"], bases=["P1 P2 N1 N3 B1 B2 B3", "P1 P1 N1 N1 B1 B1 Y3"])
    s.play("skill:Y2", "end").settle()
    assert s.base(1) == "P1 P1 N1 N1 B1 B1 Y3"
    assert s.told("mercenary-removed") == ["mercenary-removed 0 P1"]


@clause("SS-188", "SS-181")
def test_clean_up_follows_a_turn_without_actions() -> None:
    s = scene(docks="P1 N1 B1 P2 N2 B2 P3 N3 P4", mine=MINE)
    s.play("end").chance("deal:Y1")
    assert (s.dock_place("1d"), s.seat) == ("Y1", 1)


@clause("SS-188", "SS-176", "SS-178")
def test_clean_up_follows_a_turn_with_a_takeover() -> None:
    s = scene(phase="starting", hands=["Y1"], bases=["P1 P2 N1 N3 B1 B2 Y2", "P3"], docks=DOCKS, mine=MINE)
    s.play("leader", "mine:1d", "pay:Y1", "done", "takeover:1", "end").settle()
    assert s.base(0) == "P2 N1 N3 B1 B2 Y2 Y1"
    assert (len(s.mine().split()), s.told("mercenary-removed")) == (10, ["mercenary-removed 0 P1"])


@clause("SS-048", "SS-047")
@pytest.mark.parametrize(("seats", "active", "following"), [(2, 1, 0), (3, 1, 2), (3, 2, 0), (4, 2, 3), (4, 3, 0)])
def test_the_next_seat_clockwise_begins_after_clean_up(seats: int, active: int, following: int) -> None:
    s = scene(seats=seats, active=active, start=1, docks=DOCKS, mine=MINE)
    s.play("end")
    assert s.seat == following
    assert s.story == [f"turn-ended {active}", f"turn-began {following} 1"]


@clause("SS-047", "SS-194")
@pytest.mark.parametrize(("active", "number"), [(0, 2), (1, 1), (2, 1)])
def test_a_new_round_begins_with_the_start_player(active: int, number: int) -> None:
    s = scene(seats=3, active=active, start=1, docks=DOCKS, mine=MINE)
    s.play("end")
    assert s.s.table.round == number
    assert s.told("turn-began") == [f"turn-began {(active + 1) % 3} {number}"]


@clause("SS-005", "SS-077")
@pytest.mark.parametrize(
    ("kind", "effect"),
    [
        ("P3", "artifact_discount"),
        ("P4", "mining_discount"),
        ("N2", "recruit_discount"),
        ("B2", "repeat"),
        ("Y2", "extra_minings"),
        ("Y4", "second_crystal"),
    ],
)
def test_the_effects_of_a_skill_end_with_the_turn(kind: str, effect: str) -> None:
    s = scene(hands=[kind])
    s.play(f"skill:{kind}")
    assert getattr(s.s.table, effect) > 0
    s.end_turn()
    assert getattr(s.s.table, effect) == 0


@clause("SS-011", "SS-216")
def test_a_recoloured_crystal_has_its_printed_colour_and_cost_again_after_the_turn() -> None:
    s = scene(hands=["P2", "N1"], mine="C01-Pa", docks=DOCKS)
    s.play("skill:P2", "crystal:1a", "colour:N")
    assert (s.s.table.mine_colours[0], s.s.table.mine_discounts[0]) == (1, 1)
    s.end_turn()
    assert (s.s.table.mine_colours, s.s.table.mine_discounts) == ([-1] * 10, [0] * 10)
    assert s.why_not("mine:1a") == "SS-100"


@clause("SS-011", "SS-251")
def test_a_recoloured_card_in_hand_has_its_printed_colour_again_after_the_turn() -> None:
    s = scene(hands=["Y3 N1"], docks=DOCKS, mine=MINE)
    s.play("skill:Y3", "card:N1", "colour:B")
    assert s.hand(0) == "N1=B"
    s.end_turn()
    assert s.hand(0) == "N1"
