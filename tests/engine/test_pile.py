"""Face-down piles with a tail of known cards."""

import pytest

from kosmodrom.engine.contract import EVERYONE, SPECTATOR, only
from kosmodrom.engine.pile import HIDDEN, Pile


def with_tail(unseen: int = 0) -> Pile:
    pile = Pile(unseen)
    pile.put_under(5, only(0))
    pile.put_under(8, only(0) | only(2))
    return pile


def test_cards_put_under_count_and_come_in_their_order() -> None:
    pile = with_tail()
    assert pile.size() == 2
    assert [pile.draw_known(), pile.draw_known()] == [5, 8]
    assert pile.size() == 0


def test_a_known_card_is_not_drawn_before_the_unseen_ones() -> None:
    with pytest.raises(AssertionError):
        with_tail(unseen=1).draw_known()


def test_drawing_takes_the_knowers_along() -> None:
    pile = with_tail()
    pile.draw_known()
    assert pile.knowers == [only(0) | only(2)]


def test_a_seat_sees_the_cards_it_knows_and_that_there_are_others() -> None:
    pile = with_tail(unseen=3)
    assert pile.seen_by(0).tail == [5, 8]
    assert pile.seen_by(2).tail == [HIDDEN, 8]
    assert pile.seen_by(SPECTATOR).tail == [HIDDEN, HIDDEN]
    assert pile.seen_by(1).size() == 5


def test_a_card_known_to_everyone_is_seen_by_the_spectator() -> None:
    pile = Pile(0)
    pile.put_under(4, EVERYONE)
    assert pile.seen_by(SPECTATOR).tail == [4]


def test_copies_and_views_are_independent() -> None:
    pile = with_tail()
    pile.copy().draw_known()
    pile.seen_by(0).put_under(1, only(0))
    assert pile.tail == [5, 8]
    assert pile.knowers == [only(0), only(0) | only(2)]
