"""Two players: PG-115 to PG-123, PG-127 and PG-130."""

from typing import Any

import pytest

from clauses import clause
from posrod_gwiazd.scene import Scene, game, scene

HANDS = ["turret turret garden", "customs garden restaurant"]


def choosing(**more: Any) -> Scene:
    return scene(seats=2, phase="choosing", turn=5, hands=HANDS, **more)


@clause("PG-116", "PG-117", "PG-121")
def test_each_draws_a_card_before_every_turn() -> None:
    """The deck goes from 96 to 84 and 82; hands of 7; after six turns 72 cards are left and no hand."""
    s = game(seats=2)
    assert s.deck == 96
    while s.turn == 0:
        s.chance(next(iter(s.draws())))
    assert (s.deck, len(s.hand(0).split()), len(s.hand(1).split())) == (84, 6, 6)
    s.settle()
    assert (s.deck, len(s.hand(0).split()), len(s.hand(1).split())) == (82, 7, 7)


@clause("PG-117", "PG-121")
def test_hands_shrink_from_seven_to_two_and_nothing_is_passed_in_the_end() -> None:
    s = game(seats=2).settle()
    sizes = []
    while s.year == 1:
        sizes.append(len(s.hand(0).split()))
        s.next_turn()
    assert sizes == [7, 6, 5, 4, 3, 2]
    assert [line.split()[-1] for line in s.told("passed")] == ["5", "5", "4", "4", "3", "3", "2", "2", "1", "1"]


@clause("PG-122")
def test_a_year_uses_24_cards_and_the_deck_is_empty_in_the_last_turn() -> None:
    s = game(seats=2).settle()
    for year in (1, 2, 3, 4):
        assert (s.year, s.deck) == (year, 96 - 24 * (year - 1) - 12 - 2)
        while not s.over and s.year == year:
            if (s.year, s.turn) == (4, 6):
                assert (s.asks, s.deck) == ("choosing", 0)
            s.next_turn()
    assert s.over


@clause("PG-117")
def test_seat_0_draws_first_and_only_the_drawing_seat_sees_the_card() -> None:
    s = scene(seats=2, phase="turn-end", turn=3)
    s.chance("draw:turret", "draw:garden")
    assert s.told("drawn") == ["drawn 0 turret to 0", "drawn 1 garden to 1"]


@clause("PG-117")
@pytest.mark.parametrize("seats", [3, 4])
def test_with_more_players_nobody_draws_before_a_turn(seats: int) -> None:
    s = scene(seats=seats, phase="turn-end", turn=3)
    assert (s.asks, s.told("drawn"), s.turn) == ("choosing", [], 4)


@clause("PG-118", "PG-240")
def test_one_card_is_played_one_discarded_and_the_rest_passed() -> None:
    s = choosing()
    assert s.options(0) == ["pick:turret", "pick:garden"]
    assert s.why_not("card:turret", seat=0) == "PG-118"
    s.play("pick:turret", seat=0)
    assert (s.asked, s.options(0)) == ([0, 1], ["card:turret", "card:garden"])
    assert s.why_not("pick:garden", seat=0) == "PG-240"
    s.play("card:garden", seat=0)
    assert s.asked == [1]
    s.play("pick:customs", seat=1)
    assert (s.options(1), s.why_not("card:customs", seat=1)) == (["card:garden", "card:restaurant"], "PG-240")
    s.play("card:restaurant", seat=1)
    assert (s.hand(0), s.hand(1)) == ("garden", "turret")
    assert [s.revealed(seat) for seat in range(2)] == ["turret", "customs"]


@clause("PG-042", "PG-118")
def test_with_more_players_exactly_one_card_is_chosen_and_no_second_one_discarded() -> None:
    s = scene(phase="choosing", turn=5, hands=["turret turret"]).play("pick:turret", seat=0)
    assert (s.asked, s.why_not("card:turret", seat=1)) == ([1, 2], "PG-042")


@clause("PG-119", "PG-120")
def test_the_second_card_brings_no_credits_and_is_shown_at_the_reveal() -> None:
    s = choosing().play("pick:turret", "card:garden", seat=0)
    assert (s.discard_pile(), s.credits) == ("", [10, 10])
    s.play("pick:customs", "card:restaurant", seat=1)
    assert (s.discard_pile(), s.credits) == ("garden restaurant", [10, 10])
    assert s.told("set-aside") == ["set-aside 0 garden", "set-aside 1 restaurant"]
    assert s.told("discarded") == []
    assert s.told("chosen") == ["chosen 0", "chosen 1"]


@clause("PG-040", "PG-118")
@pytest.mark.parametrize("year", [1, 2])
def test_cards_go_to_the_other_player_in_every_year(year: int) -> None:
    s = choosing(year=year).picks("turret garden", "customs garden")
    assert (s.hand(0), s.hand(1)) == ("restaurant", "turret")
    assert s.told("passed") == ["passed 0 1 1", "passed 1 0 1"]
    assert s.told("order-fixed") == ["order-fixed 0 1 -1 -1"]


@clause("PG-042", "PG-118", "PG-239")
def test_even_the_last_two_cards_are_chosen() -> None:
    s = scene(seats=2, phase="choosing", turn=6, hands=["turret garden", "customs garden"])
    assert (s.asks, s.asked) == ("choosing", [0, 1])
    s.picks("turret garden", "garden customs")
    assert (s.hand(0), s.hand(1), s.told("passed")) == ("", "", [])


@clause("PG-215", "PG-117")
def test_abilities_are_offered_after_the_draw() -> None:
    s = scene(seats=2, phase="turn-end", turn=3, races=["garrn_athak_nok", "vak"])
    assert s.asks == "deal"
    s.settle()
    assert s.asks == "looking"
    assert len(s.hand(0).split()) == 4


@clause("PG-127", "PG-130")
def test_with_conflicts_two_players_start_later_years_with_seven_cards_and_draw_one_a_turn() -> None:
    s = scene(seats=2, phase="year-end", aggressive=True, deck=72)
    assert s.told("conflicts-added") == ["conflicts-added 12"]
    assert s.deck == 72 + 12
    s.settle()
    assert (len(s.hand(0).split()), s.deck, s.told("year-began")) == (8, 84 - 14 - 2, ["year-began 2 1 7"])
