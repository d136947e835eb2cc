"""Ties: the first comparison that tells apart, those who are still equal, and a victory that is shared."""

from kosmodrom.engine.ties import Settlement, TieBreak, settle


def test_without_a_tie_nothing_is_settled() -> None:
    assert settle([3, 5, 4], [[10, 1, 2, 3]]) is None


def test_a_game_that_tells_nothing_settles_nothing() -> None:
    assert settle([5, 5], []) is None


def test_only_those_with_the_most_points_are_compared() -> None:
    settled = settle([5, 5, 1], [[10, 2, 3, 9]])
    assert settled == Settlement([1], [TieBreak(10, [2, 3, 9], [0, 1], [1])])
    assert settled.decisive is not None
    assert settled.decisive.clause == 10


def test_later_rules_are_asked_only_while_some_are_equal() -> None:
    settled = settle([5, 5, 5], [[10, 2, 2, 1], [11, 4, 3, 9], [12, 0, 9, 9], [13]])
    assert settled is not None
    assert settled.winners == [0]
    assert [each.clause for each in settled.comparisons] == [10, 11]
    assert settled.shared == 0
    assert settled.decisive == TieBreak(11, [4, 3, 9], [0, 1], [0])


def test_those_who_stay_equal_share_the_victory() -> None:
    settled = settle([5, 5, 5], [[10, 2, 2, 1], [13]])
    assert settled is not None
    assert settled.winners == [0, 1]
    assert settled.shared == 13
    assert settle([5, 5], [[13]]) == Settlement([0, 1], [], 13)
