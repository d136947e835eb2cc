"""The worked examples of the specification."""

import pytest

from andromeda.scene import Scene, scene
from clauses import clause

JAN, MATEUSZ, STANISLAW, MICHAL = 0, 1, 2, 3


def after_the_roll() -> Scene:
    """Six plague results; three dice are rolled again, then one of them once more."""
    s = scene(seats=4, phase="rolling", rooms="n=reaktor", crew=["portal n"] * 4)
    return s.roll("ZZZZZZRRRRWWW").roll("IIZ").roll("S")


def after_stanislaw() -> Scene:
    """Jan offers, Mateusz rejects, Stanisław accepts."""
    return after_the_roll().play("offer:Z", "offer:S", "offer:I", "offer:done", "reject", "accept:R")


def after_jan() -> Scene:
    """Nobody wants the second offer."""
    return after_stanislaw().play("offer:Z", "offer:W", "offer:done", "reject", "reject", "accept:R")


@clause("AN-062", "AN-064", "AN-065", "AN-067")
def test_example_1_surplus_plague_dice_are_rolled_again_until_three_are_left() -> None:
    s = after_the_roll()

    assert s.middle() == "ZZZSWWWIIRRRR"
    assert s.told("rerolled") == ["rerolled 3", "rerolled 1"]
    assert s.question == "offering"
    assert s.seat == JAN


@clause("AN-074", "AN-076", "AN-077", "AN-082")
def test_example_2_an_accepted_offer_comes_with_one_more_die_and_the_first_player_offers_again() -> None:
    s = after_the_roll().play("offer:Z", "offer:S", "offer:I", "offer:done")
    assert s.seat == MATEUSZ
    s.play("reject")
    assert s.seat == STANISLAW
    s.play("accept:R")

    assert s.card(STANISLAW) == 1
    assert s.dice(STANISLAW) == "ZSIR"
    assert len(s.middle()) == 9
    assert (s.first, s.seat, s.question) == (JAN, JAN, "offering")


@clause("AN-079", "AN-080", "AN-081")
def test_example_3_an_offer_that_comes_back_must_be_taken() -> None:
    s = after_stanislaw().play("offer:Z", "offer:W", "offer:done")
    assert s.seat == MATEUSZ
    s.play("reject")
    assert s.seat == MICHAL
    s.play("reject")
    assert s.seat == JAN
    assert s.why_not("reject") == "AN-081"
    s.play("accept:R")

    assert (s.card(JAN), s.dice(JAN)) == (2, "ZWR")
    assert len(s.middle()) == 6


@clause("AN-083", "AN-084")
def test_example_4_the_nearest_seat_without_a_card_prepares_when_the_first_player_has_one() -> None:
    s = after_jan()
    assert (s.seat, s.question) == (MATEUSZ, "offering")
    s.play("offer:Z", "offer:W", "offer:done")
    assert s.seat == MICHAL
    s.play("accept:R")

    assert (s.card(MICHAL), s.dice(MICHAL)) == (3, "ZWR")


@clause("AN-085", "AN-086", "AN-087", "AN-090")
def test_example_5_the_last_card_comes_with_all_dice_that_are_left() -> None:
    s = after_jan().play("offer:Z", "offer:W", "offer:done", "accept:R")

    assert (s.card(MATEUSZ), s.dice(MATEUSZ)) == (4, "WIR")
    assert s.middle() == ""
    assert s.told("last-card-taken") == ["last-card-taken 1 4 WIR"]
    assert s.phase == "turns"
    assert s.active == STANISLAW


@clause("AN-095", "AN-114", "AN-235", "AN-137")
def test_example_6_the_turn_of_stanislaw() -> None:
    crew, held = ["", "", "portal*2 n*2"], ["", "", "Z02"]
    s = scene(seats=4, active=2, dice="ZSIR", rooms="n=maszynownia", crew=crew, trained=[0, 0, 1], held=held)
    assert s.pieces(2) == (4, 1, 11)

    s.play("remove:2-portal")
    assert s.pieces(2) == (3, 1, 12)
    s.play("die:S", "train:2")
    assert s.pieces(2) == (3, 3, 10)
    s.play("die:I", "summon:portal")
    assert s.options() == ["summon:portal", "done"]
    s.play("summon:portal")
    assert s.pieces(2) == (5, 1, 10)
    s.play("explore:R", "discover:nw").chance("tile:reaktor")

    assert s.crew(2) == "nw n portal*3"
    assert s.pieces(2) == (5, 1, 10)
    assert s.dice(2) == ""
    s.play("end:actions")
    facts = {
        name: s.fact(name, 2)
        for name in (
            "dice_by_result",
            "distinct_results",
            "trained_now",
            "summoned_now",
            "moves_made",
            "rooms_discovered",
            "room_actions",
            "dice_unused",
        )
    }
    assert list(facts.values()) == [2, 2, 2, 2, 0, 1, 1, 0]


@clause("AN-071", "AN-072", "AN-089")
@pytest.mark.parametrize(("seats", "dice", "most"), [(2, "ZZZRRRR", 5), (3, "ZZZRRRRWWW", 6), (4, "ZZZRRRRWWWIIS", 7)])
def test_example_7_the_bounds_of_the_first_offer(seats: int, dice: str, most: int) -> None:
    s = scene(seats=seats, phase="offering", middle=dice)
    assert s.why_not("offer:done") == "AN-071"
    for letter in dice[:most]:
        s.play(f"offer:{letter}")

    assert s.why_not(f"offer:{dice[-1]}") == "AN-072"
    assert s.options() == ["offer:done"]


@clause("AN-201", "AN-202", "AN-203")
def test_example_8_ties_divide_and_minimums_count() -> None:
    rooms = "n=reaktor e=komory_hibernacyjne s=strefa_skazona w=laboratorium"

    assert scene(seats=3, rooms=rooms, crew=["n*2", "n*2"]).scores() == [0, 0, 0]
    assert scene(seats=3, rooms=rooms, crew=["e*3", "e*3"]).scores() == [1, 1, 0]
    assert scene(seats=3, rooms=rooms, crew=["s*2", "s*2", "s*2"]).scores() == [0, 0, 0]
    assert scene(seats=3, rooms=rooms, crew=["w", "", "n"]).scores() == [0, 0, 1]


@clause("AN-176", "AN-177", "AN-178")
def test_example_9_researchers_that_a_task_needs_may_pay_for_it() -> None:
    where = {"rooms": "n=reaktor e=kajuty_zalogi", "crew": ["portal n e"], "general": "Z12", "held": ["Z06"]}
    one_way = scene(phase="checking", **where).play("task:Z12", "sacrifice:n")  # type: ignore[arg-type]  # words only
    assert one_way.why_not("task:Z06") == "AN-175"

    s = scene(phase="checking", **where).play("task:Z06", "sacrifice:portal", "sacrifice:e")  # type: ignore[arg-type]
    s.play("task:Z12")

    assert s.row("tasks") == [3, 0]
    assert s.crew(0) == ""
    assert s.completed(0) == "Z06 Z12"
