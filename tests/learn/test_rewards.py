"""What a match is worth to each seat, by rank, by points, by victory."""

import pytest

from kosmodrom.engine.errors import KosmodromError
from kosmodrom.engine.registry import Entry
from kosmodrom.learn.rewards import BOUNDS, REWARDS, by_points, by_rank, forfeited
from kosmodrom.learn.tables import Table
from learn.learners import ended, every_game
from toy.entry import ENTRY as TOY


class Finished:
    """A match of which only the result is known."""

    def __init__(self, points: list[int], winners: list[int], *ties: list[int]) -> None:
        self.points, self.won, self.rows, self.seats = points, winners, list(ties), len(points)

    def scores(self, _: object) -> list[int]:
        return self.points

    def winners(self, _: object) -> list[int]:
        return self.won

    def ties(self, _: object) -> list[list[int]]:
        return self.rows


def ranked(points: list[int], winners: list[int], *ties: list[int]) -> list[float]:
    match = Finished(points, winners, *ties)
    return by_rank(match, match)  # type: ignore[arg-type]  # it answers what is asked


def test_places_go_from_one_to_minus_one() -> None:
    assert ranked([10, 30], [1]) == [-1, 1]
    assert ranked([10, 30, 20], [1]) == [-1, 1, 0]
    assert ranked([10, 30, 20, 40], [3]) == pytest.approx([-1, 1 / 3, -1 / 3, 1])


def test_those_who_share_a_place_share_what_it_is_worth() -> None:
    assert ranked([30, 30], [0, 1]) == [0, 0]
    assert ranked([30, 30, 10], [0, 1]) == [0.5, 0.5, -1]
    assert ranked([10, 30, 10, 10], [1]) == pytest.approx([-1 / 3, 1, -1 / 3, -1 / 3])


def test_what_breaks_a_tie_breaks_it_at_every_place() -> None:
    assert ranked([30, 30, 10], [1], [5, 0, 2, 9]) == [0, 1, -1]
    assert ranked([40, 30, 30], [0], [5, 9, 1, 2], [6]) == [1, -1, 0]


def test_winners_who_share_the_victory_share_the_first_place_whatever_was_compared_before() -> None:
    assert ranked([30, 30, 10], [0, 1], [5, 7, 7, 0], [6]) == [0.5, 0.5, -1]


def test_points_count_against_the_mean_of_the_others() -> None:
    match = Finished([10, 30, 20], [1])
    assert by_points(match, match) == [-15, 15, 0]  # type: ignore[arg-type]
    assert forfeited(match, match, 1, "points") == -15  # type: ignore[arg-type]


@every_game
@pytest.mark.parametrize("rewards", REWARDS)
def test_rewards_lie_between_their_bounds_and_have_their_sum(entry: Entry, rewards: str) -> None:
    table = Table(entry, 3, rewards)
    least, most, total = BOUNDS[rewards]
    for seed in range(3):
        s = ended(table, seed)
        outcome = table.outcome(s)
        assert sum(outcome) == pytest.approx(total)
        assert all(least <= each <= most for each in outcome)
        best = max(outcome)
        assert rewards == "points" or [seat for seat in range(3) if outcome[seat] == best] == table.game.winners(s)
        assert all(table.forfeit(s, seat) <= outcome[seat] for seat in range(3) if min(table.game.scores(s)) >= 0)


def test_other_rewards_are_refused() -> None:
    with pytest.raises(KosmodromError, match="there are no rewards 'gold'; expected one of rank, points, win"):
        Table(TOY, 2, "gold")
