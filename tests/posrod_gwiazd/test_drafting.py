"""Choosing, revealing and passing: PG-042 to PG-050."""

from typing import Any

import pytest

from clauses import clause
from posrod_gwiazd.scene import Scene, scene

HANDS = ["turret garden customs", "restaurant turret customs", "embassy_offices crew_quarters garden"]


def choosing(**more: Any) -> Scene:
    return scene(phase="choosing", turn=4, hands=HANDS, **more)


@clause("PG-042")
def test_everybody_chooses_one_card_of_the_own_hand() -> None:
    s = choosing()
    assert s.asked == [0, 1, 2]
    assert s.options(0) == ["pick:turret", "pick:customs", "pick:garden"]
    assert s.why_not("pick:restaurant", seat=0) == "PG-042"
    assert s.why_not("pick:restaurant", seat=1) is None


@clause("PG-042", "PG-044")
def test_nobody_chooses_twice_and_the_card_lies_face_down_until_all_have_chosen() -> None:
    s = choosing().play("pick:garden", seat=0)
    assert (s.chosen(0), s.revealed(0), s.hand(0)) == ("garden", "-", "customs garden turret")
    assert s.told("chosen") == ["chosen 0"]
    assert s.why_not("pick:turret", seat=0) == "PG-042"
    assert s.asked == [1, 2]
    s.play("pick:turret", seat=1)
    assert (s.asked, s.told("played")) == ([2], [])
    s.play("pick:garden", seat=2)
    assert s.told("played") == ["played 0 garden", "played 1 turret", "played 2 garden"]
    assert [s.revealed(seat) for seat in range(3)] == ["garden", "turret", "garden"]
    assert [s.chosen(seat) for seat in range(3)] == ["-", "-", "-"]


@clause("PG-043")
def test_the_rest_of_each_hand_is_passed_and_not_looked_at_before_the_turn_is_over() -> None:
    s = choosing().picks("turret", "turret", "garden")
    assert [s.hand(seat) for seat in range(3)] == [
        "crew_quarters embassy_offices",
        "customs garden",
        "customs restaurant",
    ]
    assert s.told("passed") == ["passed 0 1 2", "passed 1 2 2", "passed 2 0 2"]
    assert [s.knows(seat, seat) for seat in range(3)] == ["? ?", "? ?", "? ?"]
    assert [s.knows(seat, (seat + 1) % 3) for seat in range(3)] == [s.hand(seat) for seat in (1, 2, 0)]


@clause("PG-047")
def test_passed_cards_are_taken_up_when_the_turn_is_over() -> None:
    s = choosing().picks("turret", "turret", "garden").play("discard", "discard")
    assert s.told("taken-up") == []
    s.play("discard")
    assert s.told("turn-ended") == ["turn-ended 1 4"]
    assert s.told("taken-up") == [
        "taken-up 0 embassy_offices to 0",
        "taken-up 0 crew_quarters to 0",
        "taken-up 1 customs to 1",
        "taken-up 1 garden to 1",
        "taken-up 2 customs to 2",
        "taken-up 2 restaurant to 2",
    ]
    assert (s.turn, s.asks, s.knows(0, 0)) == (5, "choosing", "crew_quarters embassy_offices")
    assert s.told("turn-began") == ["turn-began 1 5"]


@clause("PG-046")
def test_action_cell_and_payment_are_not_decided_while_choosing() -> None:
    s = choosing()
    too_early = ("build", "reactor", "discard", "conflict", "cell:1,0")
    assert {s.why_not(decision, seat=0) for decision in too_early} == {"PG-046"}
    assert (s.why_not("done", seat=0), s.why_not("use", seat=0)) == ("PG-046", "PG-210")
    s.picks("turret", "turret", "garden")
    assert s.options() == ["build", "reactor", "discard"]
    assert s.play("build").offered("cell") == ["0,-1", "-1,0", "1,0", "0,1"]


@clause("PG-045", "PG-050")
def test_each_seat_takes_exactly_one_action_and_cannot_skip_it() -> None:
    s = choosing().picks("turret", "turret", "garden")
    assert s.options() == ["build", "reactor", "discard"]
    no_actions = ("pass", "done", "keep-silent", "cell:1,0", "pick:turret")
    assert [s.why_not(decision) for decision in no_actions] == ["PG-234", "PG-045", "PG-236", "PG-045", "PG-042"]
    s.play("discard")
    assert (s.seat, s.why_not("discard", seat=0)) == (1, "PG-045")
    assert (s.revealed(0), s.told("discarded")) == ("-", ["discarded 0 turret 3"])


@clause("PG-050", "PG-066")
def test_who_can_do_nothing_else_can_still_discard() -> None:
    s = scene(played=["galactic_bank"], credits=[0, 0, 0])
    assert s.options() == ["discard"]
    s.play("discard")
    assert s.credits[0] == 3


@clause("PG-048")
@pytest.mark.parametrize("seats", [3, 4])
def test_the_last_card_of_a_year_is_revealed_without_a_question_and_nothing_is_passed(seats: int) -> None:
    s = scene(seats=seats, phase="choosing", turn=6, hands=["turret", "garden", "customs"])
    assert s.asks == "acting"
    assert s.told("played")[:3] == ["played 0 turret", "played 1 garden", "played 2 customs"]
    assert (s.told("passed"), s.told("chosen")) == ([], [])
    assert len(s.told("played")) == seats


@clause("PG-048", "PG-042")
@pytest.mark.parametrize(
    ("race", "asks"), [("sissaurians", "choosing"), ("garrn_athak_nok", "choosing"), ("vak", "acting")]
)
def test_where_hands_change_in_secret_even_the_last_card_is_asked_for(race: str, asks: str) -> None:
    s = scene(phase="choosing", turn=6, races=["humareen", race, "zehuti"], used=[0, 1, 0])
    assert s.asks == asks


@clause("PG-048")
def test_with_two_cards_left_the_choice_is_real() -> None:
    s = scene(phase="choosing", turn=5)
    assert (s.asks, s.asked) == ("choosing", [0, 1, 2])


@clause("PG-045", "PG-049", "PG-081")
def test_actions_are_asked_for_one_after_another_in_the_order_of_the_turn() -> None:
    s = scene(points=[0, 5, 3])
    asked = []
    while s.asks == "acting" and s.turn == 1:
        asked.append(s.asked)
        for seat in range(3):
            if [seat] != s.asked:
                assert s.why_not("discard", seat) == ("PG-045" if [seat] in asked else "PG-081")
        s.play("discard")
    assert asked == [[1], [2], [0]]


@clause("PG-017", "PG-077")
def test_everybody_sees_the_discard_pile() -> None:
    s = scene(played=["turret", "garden", "customs"]).play("discard", "reactor", "cell:1,0")
    assert s.discard_pile() == "turret garden"
    assert s.told("reactor-built") == ["reactor-built 1 garden 1,0"]


@clause("PG-229")
@pytest.mark.parametrize(("seats", "cards"), [(2, 128), (3, 110), (4, 128)])
def test_all_cards_are_somewhere_in_every_phase_of_a_turn(seats: int, cards: int) -> None:
    s = scene(seats=seats, phase="choosing", aggressive=True, year=2, discard="turret dispute_military")
    assert s.cards_in_game() == cards
    s.picks(*(" ".join(s.hand(seat).split()[: 2 if seats == 2 else 1]) for seat in range(seats)))
    assert s.cards_in_game() == cards
    s.play("build", s.copy().play("build").options()[0])
    assert s.cards_in_game() == cards
    s.next_turn()
    assert s.cards_in_game() == cards


@clause("PG-080", "PG-044")
def test_the_order_is_that_of_the_moment_of_the_reveal() -> None:
    s = choosing().play("pick:turret", seat=0).play("pick:turret", seat=1)
    s.points[2] = 7
    s.play("pick:garden", seat=2)
    assert (s.order, s.seat) == ([2, 0, 1], 2)


@clause("PG-240", "PG-118")
def test_with_two_players_no_second_card_is_chosen_to_play_whatever_the_first_is() -> None:
    s = scene(seats=2, phase="choosing", turn=5, hands=["fighter_launch_bay turret garden"])
    s.play("pick:fighter_launch_bay", seat=0)
    assert s.why_not("pick:garden", seat=0) == "PG-240"


@clause("PG-044", "PG-120")
def test_nothing_of_the_choice_is_left_after_the_reveal() -> None:
    s = scene(seats=2, phase="choosing", turn=5, hands=["turret garden customs", "turret garden customs"])
    s.picks("turret garden", "turret garden")
    assert [(hand.pick, hand.drop) for hand in s.s.hands] == [(-1, -1), (-1, -1)]
    assert (s.s.table.built, s.s.table.picked, s.s.table.ready) == ([-1, -1], 0, 0)
