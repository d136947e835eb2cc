"""Phase 1, the roll: AN-062 to AN-068."""

import pytest

from andromeda.scene import scene
from clauses import clause
from kosmodrom.engine.contract import CHANCE

REST = {2: "RRRR", 3: "RRRRWWW", 4: "RRRRWWWIII"}
"""The dice of a roll besides three plague results."""


@clause("AN-062", "AN-069")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_all_dice_are_rolled_and_the_first_player_goes_on(first: int) -> None:
    s = scene(seats=3, phase="rolling", first=first)
    assert s.actors == [CHANCE]
    s.roll("ZSWIRTZSWI")

    assert s.middle() == "ZZSSWWIIRT"
    assert (s.question, s.seat) == ("offering", first)
    assert s.story == ["rolled ZZSSWWIIRT"]


@clause("AN-062")
@pytest.mark.parametrize("seat", [0, 1])
def test_while_dice_are_in_the_air_nobody_decides(seat: int) -> None:
    s = scene(phase="rolling").roll("RRR")

    assert s.options(seat) == []
    assert s.why_not("offer:R", seat) == "AN-062"


@clause("AN-063", "AN-068")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("plague", [0, 1, 2, 3])
def test_up_to_three_plague_results_nothing_is_rolled_again(plague: int, seats: int) -> None:
    dice = "Z" * plague + "T" * (3 - plague) + REST[seats]
    s = scene(seats=seats, phase="rolling").roll(dice)

    assert s.question == "offering"
    assert sorted(s.middle()) == sorted(dice)
    assert s.told("rerolled") == []


@clause("AN-064", "AN-068")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_from_four_plague_results_on_only_the_surplus_is_rolled_again(seats: int) -> None:
    s = scene(seats=seats, phase="rolling").roll("ZZZZ" + REST[seats][1:])
    assert s.question == "rolling"
    assert s.told("rerolled") == ["rerolled 1"]
    assert len(s.middle()) == len(REST[seats]) + 2
    s.roll("T")

    assert s.question == "offering"
    assert sorted(s.middle()) == sorted("ZZZT" + REST[seats][1:])


@clause("AN-064", "AN-066")
def test_all_other_dice_and_three_plague_dice_are_set_aside() -> None:
    s = scene(phase="rolling").roll("ZZZZZSR")

    assert s.middle() == "ZZZSR"
    assert s.told("rerolled") == ["rerolled 2"]
    s.roll("IW")
    assert s.middle() == "ZZZSWIR"


@clause("AN-065", "AN-066")
def test_a_rerolled_die_that_shows_plague_is_rolled_until_it_does_not() -> None:
    s = scene(phase="rolling").roll("ZZZZZSR").roll("ZT").roll("Z").roll("Z")
    assert s.question == "rolling"
    assert s.middle() == "ZZZSRT"
    s.roll("R")

    assert s.middle() == "ZZZSRRT"
    assert s.story == [
        "rolled ZZZZZSR", "rerolled 2", "rolled ZZZZSRT", "rerolled 1", "rolled ZZZZSRT", "rerolled 1",
        "rolled ZZZZSRT", "rerolled 1", "rolled ZZZSRRT",
    ]  # fmt: skip
    assert s.question == "offering"


@clause("AN-067")
@pytest.mark.parametrize("plague", [4, 5, 6, 7])
def test_a_roll_with_too_much_plague_ends_with_exactly_three(plague: int) -> None:
    s = scene(phase="rolling").roll("Z" * plague + "R" * (7 - plague)).roll("W" * (plague - 3))

    assert s.middle().count("Z") == 3
    assert (s.question, len(s.middle())) == ("offering", 7)


@clause("AN-003", "AN-094")
def test_a_new_round_begins_with_all_dice_and_order_cards_in_the_middle() -> None:
    s = scene(round=2, order=[1, 0], crew=["portal", "portal"], dice=["RS", "WI"], held=["Z01", "Z02"])
    s.s.table.personal_done = 0
    s.end_turn().end_turn().settle().play("hold", "hold")

    assert (s.round, s.phase, s.question, s.active) == (3, "dividing-orders", "rolling", -1)
    assert (s.card(0), s.card(1), s.s.table.order_card) == (0, 0, 1)
    assert (s.dice(0), s.dice(1), s.middle()) == ("", "", "")
    assert s.roll("RRRRRRR").seat == 1


@clause("AN-005", "AN-213")
def test_who_completed_a_personal_task_is_forgotten_in_the_next_round() -> None:
    s = scene(phase="cleanup", held=["", "Z02"], personal_done=[0], first=1).settle()
    s.play(s.options()[0], "hold")

    assert (s.round, s.s.table.personal_done) == (2, 0)
