"""The Cave-in track and the end of the game: SS-189 to SS-197, SS-316."""

import pytest

from clauses import clause
from star_scrappers.scene import Scene, scene

DOCKS = "P1 N1 B1 Y1 P2 N2 B2 P3 N3 P4"
MINE = "C01-Pa C01-Na C01-Ba C01-Ya C03-Pa C03-Nc C03-Ba C06-Pa C06-Na C10-Pa"
"""The second place of cost 3 bears a Cave-in symbol."""


def mine_the_cave_in(s: Scene) -> Scene:
    """Mine the brown Crystal with the Cave-in symbol, paid with a brown card of level 3."""
    return s.play("mine:3b", "pay:N3", "done")


@clause("SS-189", "SS-109")
def test_a_mined_crystal_moves_the_marker_only_with_a_cave_in_symbol() -> None:
    s = scene(hands=["N3 P3"], mine=MINE, artifacts=["A12-right"])
    s.play("mine:3a", "pay:P3", "done")
    assert s.marker == 0
    mine_the_cave_in(s)
    assert (s.marker, s.told("marker-moved")) == (1, ["marker-moved 1"])


@clause("SS-189", "SS-112")
def test_a_taken_crystal_with_a_cave_in_symbol_does_not_move_the_marker() -> None:
    s = scene(hands=["Y4 P3"], mine=MINE)
    s.play("skill:Y4", "mine:3a", "pay:P3", "done", "crystal:3b")
    assert (s.crystals(0), s.marker) == ("C03-Pa C03-Nc", 0)


@clause("SS-189", "SS-122")
def test_a_collected_artifact_moves_the_marker_only_as_the_last_of_its_stack() -> None:
    s = scene(hands=["P4 N4"], tops="A01 A03 A04", artifact_stacks=[1, 0, 1], artifacts=["A12-right"])
    s.play("collect:1-left", "pay:P4", "done").settle()
    assert s.marker == 0
    s.play("collect:2-left", "pay:N4", "done")
    assert (s.marker, s.told("marker-moved")) == (1, ["marker-moved 1"])


@clause("SS-189")
@pytest.mark.parametrize(
    "decisions",
    [
        ["recruit:1a"],
        ["recruit:2a", "pay:P1"],
        ["mine:1a", "pay:P1", "done"],
        ["skill:P1", "crystal:1a"],
        ["skill:N2"],
        ["takeover:1"],
        ["end"],
    ],
)
def test_nothing_else_moves_the_marker(decisions: list[str]) -> None:
    s = scene(hands=["P1 N2"], bases=["", "Y1 Y2"], docks=DOCKS, mine=MINE)
    s.play(*decisions)
    assert (s.marker, s.told("marker-moved")) == (0, [])


@clause("SS-190", "SS-193")
@pytest.mark.parametrize(("seats", "field"), [(2, 7), (3, 8), (4, 9)])
def test_the_mine_collapses_on_the_field_for_the_number_of_players(seats: int, field: int) -> None:
    """The marker reaches field 7, 8 or 9; the player to the right of the start player has the last turn."""
    s = scene(seats=seats, hands=["N3"], docks=DOCKS, mine=MINE, marker=field - 1)
    mine_the_cave_in(s)
    assert s.told("mine-collapsed") == [f"mine-collapsed {field}"]
    s.end_turn()
    for seat in range(1, seats):
        assert (s.over, s.seat) == (False, seat)
        s.end_turn()
    assert s.over
    assert s.told("match-over") == ["match-over 0"]


@clause("SS-190")
@pytest.mark.parametrize(("seats", "field"), [(2, 7), (3, 8), (4, 9)])
def test_one_field_before_the_game_goes_on(seats: int, field: int) -> None:
    s = scene(
        seats=seats, active=seats - 1, hands=[""] * (seats - 1) + ["N3"], docks=DOCKS, mine=MINE, marker=field - 2
    )
    mine_the_cave_in(s).end_turn()
    assert (s.marker, s.over, s.seat, s.told("mine-collapsed")) == (field - 1, False, 0, [])


@clause("SS-191")
def test_a_marker_on_the_last_field_stays_there() -> None:
    """Marker already at 9 and moved again."""
    s = scene(hands=["N3"], docks=DOCKS, mine=MINE, marker=9)
    mine_the_cave_in(s)
    assert (s.marker, s.told("marker-moved"), s.told("mine-collapsed")) == (9, [], [])


@clause("SS-191")
def test_the_marker_reaches_field_nine() -> None:
    s = scene(hands=["N3"], docks=DOCKS, mine=MINE, marker=8)
    mine_the_cave_in(s)
    assert (s.marker, s.told("marker-moved")) == (9, ["marker-moved 9"])


@clause("SS-192", "SS-197")
@pytest.mark.parametrize(("seats", "marker"), [(2, 7), (2, 8), (2, 9), (3, 8), (3, 9), (4, 9)])
def test_a_marker_on_or_past_the_field_ends_the_game(seats: int, marker: int) -> None:
    s = scene(seats=seats, active=seats - 1, docks=DOCKS, mine=MINE, marker=marker)
    s.end_turn()
    assert (s.over, s.told("match-over")) == (True, ["match-over 0"])


@clause("SS-193", "SS-194")
@pytest.mark.parametrize(
    ("seats", "start", "last"),
    [(2, 0, 1), (2, 1, 0), (3, 0, 2), (3, 1, 0), (3, 2, 1), (4, 0, 3), (4, 1, 0), (4, 2, 1), (4, 3, 2)],
)
def test_the_last_turn_belongs_to_the_player_to_the_right_of_the_start_player(
    seats: int, start: int, last: int
) -> None:
    """The end is triggered by the first player of the round."""
    s = scene(seats=seats, start=start, active=start, docks=DOCKS, mine=MINE, marker=9)
    turns = []
    while not s.over:
        turns.append(s.seat)
        s.end_turn()
    assert (len(turns), turns[-1]) == (seats, last)


@clause("SS-195", "SS-193")
def test_an_end_triggered_in_the_last_turn_of_the_round_comes_after_its_clean_up() -> None:
    """The last player of the round triggers the end; the Base is formed and the places are filled."""
    s = scene(active=1, hands=["", "N3"], bases=["", "B1"], docks=DOCKS, mine=MINE, marker=6)
    mine_the_cave_in(s)
    assert not s.over
    s.play("end").settle()
    assert (s.over, s.base(1), len(s.mine().split())) == (True, "B1 N3", 10)
    assert s.log[-2:] == ["turn-ended", "match-over"]


@clause("SS-195", "SS-183")
def test_an_end_triggered_by_the_last_clean_up_of_the_round_is_the_end() -> None:
    s = scene(active=1, docks="P1 N1 B1 Y1 P2 N2 B2 P3 N3", mine=MINE, dock_stacks={4: 1}, marker=6)
    s.end_turn()
    assert (s.marker, s.over) == (7, True)


@clause("SS-193")
def test_after_the_end_nothing_can_be_decided() -> None:
    s = scene(active=1, hands=["P1", "N1"], docks=DOCKS, mine=MINE, marker=7)
    s.end_turn()
    assert s.over
    assert [s.why_not(decision, seat) for decision in ("end", "skill:P1") for seat in (0, 1)] == ["SS-193"] * 4
    assert s.s.table.active == -1


@clause("SS-196")
def test_turns_after_the_trigger_are_played_by_the_normal_rules() -> None:
    """The end is triggered a second time in the same round; the marker moves on without further effect."""
    s = scene(seats=3, hands=["", "N3", "P3"], bases=["", "Y2"], docks=DOCKS, mine=MINE, marker=8)
    s.end_turn()
    assert s.options() == ["leader", "begin"]
    s.play("begin")
    assert s.offers("recruit:1a")
    assert s.offers("takeover:1")
    mine_the_cave_in(s)
    assert (s.marker, s.told("mine-collapsed")) == (9, [])
    s.end_turn()
    assert (s.over, s.seat) == (False, 2)
    s.end_turn()
    assert s.over


@clause("SS-197")
def test_the_end_once_triggered_cannot_be_undone() -> None:
    s = scene(
        hands=["N3", "B3"], docks=DOCKS, mine=MINE.replace("C03-Ba", "C03-Bc"), marker=6, artifacts=["", "A04-right"]
    )
    mine_the_cave_in(s).end_turn()
    s.play("mine:3c", "pay:B3", "done")
    assert s.options() == ["hold-marker", "move-marker"]
    s.play("hold-marker").end_turn()
    assert (s.marker, s.over) == (7, True)


@clause("SS-316")
def test_the_tenth_idle_round_in_a_row_ends_the_game() -> None:
    s = scene(docks=DOCKS, mine=MINE)
    for _ in range(9):
        s.end_turn().end_turn()
    assert (s.s.table.idle_rounds, s.over) == (9, False)
    s.end_turn()
    assert not s.over
    s.end_turn()
    assert (s.over, s.told("match-over")) == (True, ["match-over 1"])


@clause("SS-316")
def test_a_round_is_idle_only_as_a_whole() -> None:
    s = scene(docks=DOCKS, mine=MINE)
    s.end_turn().end_turn()
    assert s.s.table.idle_rounds == 1
    s.play("recruit:1a").end_turn()
    assert (s.s.table.idle_rounds, s.stirred) == (1, True)
    s.end_turn()
    assert (s.s.table.idle_rounds, s.stirred) == (0, False)
    s.end_turn()
    assert s.s.table.idle_rounds == 0
    s.end_turn()
    assert s.s.table.idle_rounds == 1


@clause("SS-316")
@pytest.mark.parametrize(
    ("decisions", "stirred"),
    [
        (["recruit:1a"], True),
        (["mine:1a", "pay:P1", "done"], True),
        (["skill:P1", "crystal:1a"], True),
        (["skill:P1", "done"], False),
        (["collect:1-left", "pay:Y4", "done"], True),
        (["skill:B2", "dock:2a"], True),
        (["skill:B2", "done"], False),
        (["takeover:1"], False),
    ],
)
def test_what_keeps_a_round_from_being_idle(decisions: list[str], stirred: bool) -> None:
    s = scene(hands=["P1 Y4 B2"], bases=["", "Y1 Y2"], docks=DOCKS, mine=MINE, tops="A01")
    s.play(*decisions).settle()
    assert s.stirred == stirred
