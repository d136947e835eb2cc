"""Phase 4, the clean-up: AN-209 to AN-221, AN-263."""

from typing import Any

import pytest

from andromeda.scene import Scene, scene
from clauses import clause
from kosmodrom.games.andromeda.model.actions import TASKS


def cleaning(*held: str, seats: int = 2, **rest: Any) -> Scene:
    """The general task Z08 is turned up; then the seats are asked."""
    return scene(seats=seats, phase="cleanup", held=held, **rest).chance("open:Z08")


def small_deck(cards: int, *held: str, **rest: Any) -> Scene:
    """A clean-up of round 1 with no more than so many cards in the personal deck, first Z12, then Z13."""
    under = ["Z12", "Z13"][:cards]
    spare = [task for task in TASKS if task not in ("Z08", *held, *under)]
    seen = len(TASKS) - 6 - len(under) - sum(1 for task in held if task)
    return cleaning(*held, completed=[" ".join(spare[:seen])], under=" ".join(under), unseen=0, **rest)


# --- the order --------------------------------------------------------------------------------------


@clause("AN-209", "AN-210", "AN-212")
def test_technologies_then_a_general_task_then_the_marker_then_personal_tasks() -> None:
    s = scene(phase="cleanup", used="klonowanie teleporter", held=["Z01", "Z02"])
    assert s.techs() == "teleporter klonowanie szczepionki uniwersalne_narzedzie"
    assert (s.question, s.first, s.general()) == ("open-task", 0, "")

    s.chance("open:Z08")

    assert s.story == ["task-opened Z08", "marker-passed 1"]
    assert (s.question, s.seat, s.first) == ("exchanging", 1, 1)


@clause("AN-210")
def test_a_technology_that_is_put_away_stays_away() -> None:
    s = scene(phase="cleanup", used="szczepionki")

    assert s.techs() == "teleporter klonowanie szczepionki uniwersalne_narzedzie"
    assert s.s.table.techs == [1, 1, 1, 1, 0, 0, 0, 0]
    techs = "teleporter transmiter_materii kapsula_szkoleniowa pole_silowe"
    assert scene(phase="cleanup", techs=techs, used=techs).s.table.techs == [1, 0, 0, 0, 0, 1, 1, 1]


@clause("AN-211")
@pytest.mark.parametrize("number", [1, 6])
def test_one_general_task_is_turned_up(number: int) -> None:
    s = scene(phase="cleanup", round=number, general="Z12")
    before = s.general_deck
    assert before == 7 - number
    assert "open:Z12" not in s.draws()

    s.chance("open:Z01")

    assert (s.general(), s.general_deck) == ("Z01 Z12", before - 1)
    assert (s.question, s.round) == ("rolling", number + 1)


@clause("AN-212")
@pytest.mark.parametrize(("seats", "first", "then"), [(2, 0, 1), (2, 1, 0), (3, 2, 0), (4, 2, 3), (4, 3, 0)])
def test_the_first_player_marker_passes_to_the_left(seats: int, first: int, then: int) -> None:
    s = cleaning(seats=seats, first=first)

    assert s.first == then
    assert s.told("marker-passed") == [f"marker-passed {then}"]
    assert s.told("round-began") == [f"round-began 2 {then}"]


@clause("AN-216", "AN-220")
@pytest.mark.parametrize(("seats", "first", "order"), [(2, 0, [1, 0]), (3, 0, [1, 2, 0]), (4, 2, [3, 0, 1, 2])])
def test_the_seats_are_asked_one_after_another_from_the_new_first_player(
    seats: int, first: int, order: list[int]
) -> None:
    s = cleaning(*["Z01", "Z02", "Z04", "Z06"][:seats], seats=seats, first=first)
    asked = []
    while s.question == "exchanging":
        asked.append(s.seat)
        other = (s.seat + 1) % seats
        has_had_its_turn = other in asked
        assert s.why_not("exchange", other) == ("AN-216" if has_had_its_turn else "AN-220")
        assert s.why_not("hold", other) == "AN-220"
        s.play("hold")

    assert asked == order
    assert s.question == "rolling"
    assert s.told("held") == [f"held {seat}" for seat in order]


@clause("AN-220")
def test_the_seats_put_their_cards_under_the_deck_in_that_order() -> None:
    s = cleaning("Z01", "Z02", "Z04", seats=3, first=1).play("exchange").settle().play("exchange").settle()
    s.play("exchange").settle()

    assert s.under() == "Z04 Z01 Z02"


# --- after a personal task --------------------------------------------------------------------------


@clause("AN-213", "AN-214")
def test_who_completed_a_personal_task_draws_two_and_keeps_one() -> None:
    s = cleaning("", "", personal_done=[1], under="Z30")
    assert s.question == "draw-tasks"
    s.chance("draw:Z12", "draw:Z13")
    assert (s.question, s.seat) == ("keeping", 1)
    assert s.options() == ["keep:Z12", "keep:Z13"]
    assert s.why_not("keep:Z30") == "AN-214"

    s.play("keep:Z13")

    assert (s.held(1), s.held(0)) == ("Z13", "")
    assert (s.under(), s.unseen) == ("Z30 Z12", 22)
    assert s.question == "rolling"
    assert s.told("task-kept") == ["task-kept 1 Z13 to 1"]
    assert s.told("task-put-under") == ["task-put-under 1 Z12 to 1"]


@clause("AN-214")
def test_the_new_personal_task_is_secret_and_both_are_never_kept() -> None:
    """Edge case 17: keeping both drawn cards."""
    s = cleaning("", "", personal_done=[1]).chance("draw:Z12", "draw:Z13").play("keep:Z13")

    assert s.known_held(0, 1) == "?"
    assert s.known_under(0).endswith("?")
    assert s.known_under(1).endswith("Z12")
    assert s.held(1) == "Z13"


@clause("AN-213", "AN-186")
def test_completing_the_personal_task_in_play_brings_the_two_cards() -> None:
    rooms = "n=reaktor e=kajuty_zalogi"
    s = scene(phase="checking", order=[1, 0], active=0, rooms=rooms, crew=["n e"], held=["Z12", "Z01"], general="Z13")
    s.play("task:Z12", "sacrifice:n", "end:turn").chance("open:Z08")
    assert (s.question, s.seat) == ("exchanging", 1)

    s.play("hold").chance("draw:Z14", "draw:Z15")

    assert s.options(0) == ["keep:Z14", "keep:Z15"]
    s.play("keep:Z14").roll("RRRRRRR").play("offer:R", "offer:done", "accept:R")
    s.play("end:actions", "end:turn", "end:actions", "end:turn").chance("open:Z11")
    assert (s.question, s.seat) == ("exchanging", 0)


@clause("AN-218")
def test_who_drew_two_cards_does_not_also_exchange() -> None:
    """Edge case 17: exchanging after drawing two."""
    s = cleaning("", "Z01", personal_done=[0], first=1).chance("draw:Z12", "draw:Z13")
    assert s.why_not("exchange") == "AN-218"
    assert s.why_not("hold") == "AN-218"
    s.play("keep:Z12")

    assert s.seat == 1
    assert s.why_not("exchange") is None
    s.play("hold")
    assert s.question == "rolling"


@clause("AN-219")
def test_completing_general_tasks_alone_leaves_the_exchange() -> None:
    s = scene(phase="checking", order=[1, 0], active=0, rooms="n=reaktor", crew=["n*2"], held=["Z29"], general="Z12")
    s.play("task:Z12", "end:turn").chance("open:Z08")

    assert (s.question, s.seat) == ("exchanging", 0)
    assert s.options() == ["exchange", "hold"]


# --- the exchange -----------------------------------------------------------------------------------


@clause("AN-215", "AN-217")
def test_a_personal_task_may_be_exchanged_for_the_top_card() -> None:
    s = cleaning("Z01", "Z02")
    assert s.options() == ["exchange", "hold"]
    assert s.why_not("keep:Z02") == "AN-215"
    s.play("exchange")

    assert s.question == "draw-tasks"
    assert "draw:Z02" not in s.draws()
    s.chance("draw:Z12")
    assert (s.held(1), s.under()) == ("Z12", "Z02")
    assert s.story[2:] == [
        "exchanged 1", "task-put-under 1 Z02 to 1", "card-put-under 1 to 0 2 3", "task-drawn 1 Z12 to 1",
        "card-drawn 1 to 0 2 3",
    ]  # fmt: skip


@clause("AN-215")
def test_the_exchange_is_optional() -> None:
    s = cleaning("Z01", "Z02").play("hold", "hold")

    assert (s.held(0), s.held(1), s.under()) == ("Z01", "Z02", "")
    assert s.question == "rolling"


@clause("AN-216")
def test_a_seat_exchanges_once_a_round() -> None:
    """Edge case 17: exchanging twice."""
    s = cleaning("Z01", "Z02").play("exchange").chance("draw:Z12")

    assert (s.question, s.seat) == ("exchanging", 0)
    assert s.why_not("exchange", 1) == "AN-216"
    s.play("exchange").chance("draw:Z13")
    assert s.question == "rolling"


@clause("AN-217")
def test_the_old_card_goes_down_before_the_new_one_is_taken() -> None:
    s = small_deck(1, "Z01", "").play("exchange")

    assert s.draws() == {"draw:Z12": 1}
    s.chance("draw:Z12")
    assert (s.held(0), s.under()) == ("Z12", "Z01")
    assert s.question == "rolling"


# --- few cards --------------------------------------------------------------------------------------


@clause("AN-221", "AN-263")
def test_a_single_card_in_the_deck_is_drawn_and_kept() -> None:
    s = small_deck(1, "", "", personal_done=[1])
    assert s.question == "draw-tasks"

    s.chance("draw:Z12")

    assert (s.held(1), s.under(), s.question) == ("Z12", "", "rolling")


@clause("AN-221")
def test_with_an_empty_deck_a_seat_is_left_without_a_personal_task() -> None:
    s = small_deck(0, "", "", personal_done=[1])

    assert (s.held(1), s.question) == ("", "rolling")


@clause("AN-263")
@pytest.mark.parametrize(("cards", "question"), [(0, "rolling"), (1, "exchanging")])
def test_the_exchange_is_not_offered_while_the_personal_deck_is_empty(cards: int, question: str) -> None:
    s = small_deck(cards, "Z01", "")

    assert s.question == question


@clause("AN-263")
def test_the_exchange_is_not_offered_without_a_personal_task() -> None:
    s = cleaning("Z01", "")

    assert (s.question, s.seat) == ("exchanging", 0)
    assert cleaning("", "").question == "rolling"
