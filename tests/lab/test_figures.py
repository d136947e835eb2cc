"""Figures: intervals that hold together, and what is said to have changed."""

import pytest

from kosmodrom.engine.owned_cards import CardFamily
from kosmodrom.lab.balance import Balance, Fare, GameRow
from kosmodrom.lab.figures import FEWEST, changes, course, mean, seats, sources, sureness, verbs, weight

TINY = 1e-9
CARDS = CardFamily("Cards", 1, {0: "bold", 1: "plain"})


def game(number: int, winner: int, points: int = 10, moves: int = 2, *cards: str) -> GameRow:
    """The winner owns the cards and has so many points, the other half as many."""
    shares = [1.0 if seat == winner else 0.0 for seat in range(2)]
    final = [points if seat == winner else points // 2 for seat in range(2)]
    owned = [("Cards", card, winner) for card in cards]
    return GameRow(number, shares, final, 2, owned, [], [[[1, 3]], [final]], {"move": [moves, moves]}, 1)


def side(games: int, points: int = 10, moves: int = 2, *cards: str) -> Balance:
    return Balance([CARDS], [game(number, number % 2, points + number % 3, moves, *cards) for number in range(games)])


def test_what_is_the_same_has_not_changed() -> None:
    assert not any(change.is_proven for change in changes(side(50), side(50)))


def test_what_differs_in_every_game_is_proven_and_what_is_larger_stands_first() -> None:
    found = [change for change in changes(side(50, points=40, moves=3), side(50)) if change.is_proven]
    assert {(change.kind, *change.name) for change in found} == {
        ("points",),
        ("margin",),
        ("length",),
        ("source", "0"),
        ("verb", "move"),
    }
    assert [abs(change.effect) for change in found] == sorted((abs(change.effect) for change in found), reverse=True)
    assert all(change.low - TINY <= change.one - change.other <= change.high + TINY for change in found)


def test_a_card_that_comes_to_somebody_more_often_is_named() -> None:
    found = [
        change for change in changes(side(60, 10, 2, "bold", "plain"), side(60, 10, 2, "plain")) if change.is_proven
    ]
    assert [(change.kind, change.name, change.one, change.other) for change in found] == [
        ("owned", ("Cards", "bold"), 1.0, 0.0)
    ]


def test_of_too_few_games_nothing_is_said() -> None:
    assert changes(side(FEWEST - 1, points=40), side(FEWEST - 1)) == []
    assert changes(side(FEWEST, points=40), side(FEWEST))[0].is_proven


def test_a_mean_has_the_interval_of_student() -> None:
    """Of the numbers 1 to 20: 10.5, and 2.093 of 20 means' deviations of 1.3229 to each side."""
    figure = mean(range(1, 21))
    assert figure.value == 10.5
    assert figure.high - figure.value == pytest.approx(2.093 * 1.3229, rel=0.002)
    assert mean([1]).high == float("inf")


def test_more_comparisons_need_more_deviations() -> None:
    assert sureness(1) == pytest.approx(1.96, abs=0.001)
    assert sureness(100) > sureness(10) > sureness(1)


def test_few_owners_count_for_less() -> None:
    few, many = (Fare("Cards", "bold", owners, 0.9, 0.5, 1.0, 0.5, 0) for owners in (2, 200))
    assert 0 < weight(few) < weight(many) < 0.4


def test_seats_sources_rounds_and_verbs_are_counted() -> None:
    balance = Balance([CARDS], [game(0, 0, 10), game(1, 0, 20, 4)])
    assert [figure.value for figure in seats(balance)] == [1.0, 0.0]
    assert sources(balance) == [(15.0, 7.5)]
    assert course(balance) == [[2.0], [11.25]]
    assert verbs(balance) == [("move", 3.0, 3.0)]
