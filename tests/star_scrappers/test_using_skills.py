"""Action 4, use a Mercenary's skill: SS-129 to SS-135."""

import pytest

from clauses import clause
from kosmodrom.engine.errors import UnknownDecision
from kosmodrom.games.star_scrappers.model.actions import KINDS
from star_scrappers.scene import scene

SIX_CARDS = "P1 P1 P1 N1 N1 N1"


@clause("SS-129", "SS-131")
@pytest.mark.parametrize(("seats", "seat"), [(2, 0), (2, 1), (3, 2), (4, 3)])
def test_one_card_of_the_hand_is_played_for_its_skill(seats: int, seat: int) -> None:
    hands = ["Y2"] * (seats - 1)
    hands.insert(seat, "P3 N2 N2")
    s = scene(seats=seats, active=seat, hands=hands).play("skill:N2")

    assert s.played() == "N2"
    assert s.hand(seat) == "P3 N2"
    assert [s.hand(other) for other in range(seats) if other != seat] == ["Y2"] * (seats - 1)
    assert s.basics == 1
    assert s.story == [f"skill-used {seat} N2"]


@clause("SS-129")
def test_every_kind_in_hand_is_offered_once() -> None:
    s = scene(hands=["P3 N2 N2 Y1"])

    assert s.options() == ["skill:P3", "skill:N2", "skill:Y1", "end"]


@clause("SS-129", "SS-067")
def test_after_one_skill_no_second_card_is_played_for_its_skill() -> None:
    s = scene(hands=["P3 N2 Y1"], docks="B1").play("skill:P3")

    assert s.why_not("skill:N2") == "SS-067"
    assert s.options() == ["recruit:1a", "end"]


@clause("SS-129", "SS-065")
def test_a_skill_as_the_second_action_leaves_none() -> None:
    s = scene(hands=["P3 N2"], docks="B1").play("recruit:1a", "skill:P3")

    assert s.why_not("skill:N2") == "SS-065"
    assert s.options() == ["end"]


@clause("SS-129", "SS-018")
def test_everybody_knows_which_card_was_played_for_its_skill() -> None:
    s = scene(seats=3, active=2, hands=["", "", "P3"], dealt=["", "", "N2 N1"]).play("skill:N2")

    assert s.secret(2) == [1, 0, 0, 0]
    assert s.shown(2) == "P3"
    assert s.hand_size(2) == 2


@clause("SS-129", "SS-316")
def test_playing_a_card_that_takes_nothing_leaves_the_round_idle() -> None:
    assert not scene(hands=["P3"]).play("skill:P3").stirred


@clause("SS-130", "SS-055")
def test_a_card_works_as_the_leader_in_the_starting_phase() -> None:
    s = scene(phase="starting", hands=["Y1 Y1"], bases=["N1 Y2"], mine="C01-Ya C01-Ya").play("leader")

    s.play("mine:1a", "pay:Y1", "done")

    assert s.basics == 0


@clause("SS-130")
def test_a_card_below_the_leader_does_not_work() -> None:
    s = scene(phase="starting", hands=["Y1 Y1"], bases=["Y2 P3"], mine="C01-Ya C01-Ya").play("leader")

    s.play("mine:1a", "pay:Y1", "done")

    assert s.basics == 1
    assert s.why_not("mine:1b") == "SS-067"


@clause("SS-130")
def test_a_card_in_hand_does_not_work_by_being_there() -> None:
    s = scene(hands=["P4 N2 Y2"], docks="B2", mine="C01-Ba")

    assert s.why_not("recruit:2a") == "SS-089"
    assert s.why_not("mine:1a") == "SS-100"


@clause("SS-130")
def test_a_leader_that_is_not_activated_does_not_work() -> None:
    s = scene(phase="starting", bases=["N2"], docks="B2").play("begin")

    assert s.why_not("recruit:2a") == "SS-089"


@clause("SS-130", "SS-005")
def test_a_skill_played_in_one_turn_is_over_in_the_next() -> None:
    s = scene(seats=2, hands=["N2"], docks="B2 Y2").play("skill:N2").end_turn()

    assert s.why_not("recruit:2a") == "SS-089"
    s.end_turn().play("begin")
    assert s.why_not("recruit:2a") == "SS-089"


@clause("SS-131")
def test_the_card_enters_the_base_in_clean_up() -> None:
    s = scene(hands=["P3"], bases=["N1 Y1"]).play("skill:P3")
    assert s.base(0) == "N1 Y1"

    s.end_turn()

    assert s.base(0) == "N1 Y1 P3"
    assert s.played() == ""


@clause("SS-132")
@pytest.mark.parametrize("kind", KINDS)
def test_a_card_may_be_played_for_its_skill_though_nothing_is_there_to_be_used(kind: str) -> None:
    s = scene(wild="P N" if kind[0] in "RG" else "R G", hands=[kind])
    assert s.options() == [f"skill:{kind}", "end"]

    s.play(f"skill:{kind}")

    assert s.played() == kind
    assert s.basics == 1
    assert s.options() == ["end"]


@clause("SS-133")
def test_a_skill_may_be_stopped_before_the_first_card() -> None:
    s = scene(hands=["N3"], bases=["P1 N1 B1 Y1"]).play("skill:N3")
    assert s.options() == ["done", "base:0-1"]

    s.play("done")

    assert s.hand(0) == ""
    assert s.base(0) == "P1 N1 B1 Y1"
    assert s.options() == ["end"]


@clause("SS-133")
def test_a_skill_may_be_stopped_after_the_first_card() -> None:
    s = scene(hands=["N3"], bases=["P1 N1 B1 Y1"]).play("skill:N3", "base:0-1")
    assert s.options() == ["done", "base:0-1"]

    s.play("done")

    assert s.hand(0) == "P1"
    assert s.base(0) == "N1 B1 Y1"


@clause("SS-133")
def test_a_skill_moves_no_more_than_it_says() -> None:
    s = scene(hands=["N3"], bases=["P1 N1 B1 Y1"]).play("skill:N3", "base:0-1", "base:0-1")

    assert s.hand(0) == "P1 N1"
    assert s.base(0) == "B1 Y1"
    assert s.options() == ["end"]


@clause("SS-133")
def test_what_a_skill_cannot_move_is_ignored() -> None:
    s = scene(hands=["B4"], bases=["", "N1 Y1"]).play("skill:B4", "base:1-1")

    assert s.hand(0) == "N1"
    assert s.base(1) == "Y1"
    assert s.options() == ["end"]


@clause("SS-133")
def test_the_room_in_the_hand_limits_what_a_skill_moves() -> None:
    s = scene(hands=[f"{SIX_CARDS} N3"], bases=["B1 B2 Y1"]).play("skill:N3", "base:0-1")

    assert s.hand(0) == f"{SIX_CARDS} B1"
    assert s.base(0) == "B2 Y1"
    assert s.options() == ["end"]


@clause("SS-133", "SS-012")
def test_an_artifact_may_be_activated_and_then_take_nothing() -> None:
    s = scene(phase="starting", artifacts=["A01-right"], docks="B2").play("activate:A01")
    assert s.options() == ["done", "dock:2a"]

    s.play("done")

    assert s.hand(0) == ""
    assert s.docks() == "B2"


@clause("SS-134")
def test_a_skill_card_played_from_seven_makes_room_for_one_card() -> None:
    s = scene(hands=[f"{SIX_CARDS} B2"], docks="Y2 Y2").play("skill:B2")
    assert s.options() == ["done", "dock:2a", "dock:2b"]

    assert s.play("dock:2b").hand(0) == f"{SIX_CARDS} Y2"


@clause("SS-134")
def test_a_skill_card_played_from_eight_makes_no_room() -> None:
    s = scene(hands=[f"{SIX_CARDS} B1 B2"], docks="Y2 Y2").play("skill:B2")

    assert s.hand(0) == f"{SIX_CARDS} B1"
    assert s.docks() == "Y2 Y2"
    assert not s.offers("dock:2a")
    assert s.offers("end")


@clause("SS-134")
def test_a_leader_with_seven_cards_in_hand_takes_none() -> None:
    s = scene(phase="starting", hands=[f"{SIX_CARDS} B1"], bases=["B2"], docks="Y2").play("leader")

    assert s.hand(0) == f"{SIX_CARDS} B1"
    assert s.offered("dock") == []
    assert s.offers("end")


@clause("SS-135", "SS-021")
def test_the_active_seat_alone_makes_the_choices_of_a_skill() -> None:
    s = scene(seats=3, active=1, hands=["", "B3"], bases=["N1 Y1", "", "B1 P1"]).play("skill:B3")

    assert s.seat == 1
    assert s.options() == ["done", "base:0-1", "base:2-1"]
    assert s.why_not("base:0-1", seat=0) == "SS-021"
    assert s.why_not("done", seat=2) == "SS-021"
    assert s.play("base:2-1").hand(1) == "B1"


@clause("SS-135", "SS-071")
def test_nothing_else_is_done_while_a_skill_resolves() -> None:
    s = scene(hands=["Y1"], docks="N1", mine="C01-Ya C01-Yd").play("skill:Y1")
    assert s.options() == ["done", "crystal:1a", "crystal:1b"]
    assert s.why_not("recruit:1a") == "SS-071"
    assert s.why_not("end") == "SS-071"

    assert s.play("crystal:1b").options() == ["recruit:1a", "end"]


@clause("SS-135")
@pytest.mark.parametrize("choice", ["crystal:1a", "dock:1a", "base:0-1", "card:Y1", "colour:B", "done"])
def test_outside_a_skill_there_is_nothing_to_choose(choice: str) -> None:
    s = scene(hands=["Y1"], bases=["N1 Y1"], docks="N1", mine="C01-Ya")

    assert s.why_not(choice) == "SS-135"


@clause("SS-066")
def test_nothing_but_an_action_is_paid_for() -> None:
    assert scene(hands=["Y1"], mine="C01-Ya").why_not("pay:Y1") == "SS-066"


@clause("SS-189")
@pytest.mark.parametrize("phase", ["starting", "acting"])
def test_nobody_moves_or_holds_the_marker_of_their_own_accord(phase: str) -> None:
    s = scene(phase=phase, bases=["N1 Y1"], artifacts=["A04-right"])
    assert (s.why_not("move-marker"), s.why_not("hold-marker")) == ("SS-189", "SS-189")


@clause("SS-135", "SS-248")
def test_cards_and_colours_are_chosen_while_the_skill_resolves() -> None:
    s = scene(hands=["N1 Y1 Y3"]).play("skill:Y3")
    assert s.options() == ["done", "card:N1", "card:Y1"]

    s.play("card:N1")
    assert s.options() == ["colour:P", "colour:B", "colour:Y", "colour:R", "colour:G"]

    assert s.play("colour:B", "done").hand(0) == "N1=B Y1"


@clause("SS-129", "SS-083")
@pytest.mark.parametrize(
    ("asked", "refusal"), [("skill:N2", None), ("skill:Y1", "SS-083"), ("skill:P3", "SS-083"), ("skill:B1", "SS-083")]
)
def test_ec_10_a_skill_takes_a_card_from_the_hand(asked: str, refusal: str | None) -> None:
    """Not a card of the Base, its Leader, or a card of the Docks."""
    assert scene(hands=["N2"], bases=["Y1 P3"], docks="B1").why_not(asked) == refusal


@clause("SS-129")
@pytest.mark.parametrize("asked", ["skill", "skill:N2-Y1", "skill:"])
def test_ec_10_a_skill_takes_exactly_one_card(asked: str) -> None:
    """No card and two cards cannot even be named."""
    with pytest.raises(UnknownDecision):
        scene(hands=["N2 Y1"]).why_not(asked)


@clause("SS-129", "SS-067")
def test_ec_10_a_second_card_would_be_a_second_action() -> None:
    """After one card the next skill is refused as an equal action."""
    s = scene(hands=["N2 Y1"]).play("skill:N2")

    assert s.why_not("skill:Y1") == "SS-067"
    assert s.why_not("skill:N2") == "SS-083"
