"""Playing cards from the hand: SS-079 to SS-086, and the first turns of the rulebook's example game."""

import pytest

from clauses import clause
from star_scrappers.scene import Scene, scene


@clause("SS-079")
def test_played_cards_lie_on_top_of_each_other_in_the_play_area_and_not_in_the_base() -> None:
    s = scene(hands=["Y1 Y2 N2"], bases=["P1"], mine="C03-Ya")
    s.play("mine:3a", "pay:Y2", "pay:Y1", "done", "skill:N2")
    assert (s.played(), s.base(0), s.hand(0), s.hand_size(0)) == ("Y2 Y1 N2", "P1", "", 0)
    assert s.story == [
        "card-played 0 Y2 Y",
        "card-played 0 Y1 Y",
        "mined 0 C03-Ya 2",
        "skill-used 0 N2",
    ]


@clause("SS-079")
def test_played_cards_lie_open_for_everybody() -> None:
    s = scene(dealt=["Y1 Y1 Y2"], mine="C03-Ya")
    assert (s.shown(0), s.secret(0)) == ("", [2, 1, 0, 0])
    s.play("mine:3a", "pay:Y2", "pay:Y1", "done")
    assert (s.shown(0), s.secret(0), s.hand_size(0)) == ("", [1, 0, 0, 0], 1)


@clause("SS-080", "SS-082")
@pytest.mark.parametrize(
    ("order", "base"),
    [
        (["pay:Y1", "pay:Y2", "pay:Y3"], "B1 Y1 Y2 Y3"),
        (["pay:Y3", "pay:Y1", "pay:Y2"], "B1 Y3 Y1 Y2"),
        (["pay:Y2", "pay:Y3", "pay:Y1"], "B1 Y2 Y3 Y1"),
    ],
)
def test_the_player_chooses_the_order_of_cards_played_in_one_action(order: list[str], base: str) -> None:
    s = scene(hands=["Y1 Y2 Y3"], bases=["B1"], mine="C06-Ya").play("mine:6a", *order, "done").end_turn()
    assert s.base(0) == base


@clause("SS-080")
def test_the_order_is_chosen_among_cards_of_several_colours_for_an_artifact() -> None:
    s = scene(hands=["P1 N1 B2"], tops="A01", artifact_stacks=[0, 0, 0])
    s.play("collect:1-left")
    assert s.options() == ["pay:P1", "pay:N1", "pay:B2"]
    s.play("pay:B2")
    assert s.options() == ["pay:P1", "pay:N1"]
    s.play("pay:N1", "pay:P1")
    assert s.options() == ["done"]
    s.play("done")
    assert s.played() == "B2 N1 P1"


@clause("SS-081", "SS-082")
@pytest.mark.parametrize(
    ("actions", "base"),
    [
        (["mine:1a", "pay:Y1", "done", "skill:N2"], "Y1 N2"),
        (["skill:N2", "mine:1a", "pay:Y1", "done"], "N2 Y1"),
    ],
)
def test_cards_of_an_earlier_action_lie_below_those_of_a_later_one(actions: list[str], base: str) -> None:
    s = scene(hands=["Y1 N2"], mine="C01-Ya").play(*actions)
    assert s.played() == base
    assert s.end_turn().base(0) == base


@clause("SS-083")
@pytest.mark.parametrize("skill", ["skill:N2", "skill:B2", "skill:P2"], ids=["Base", "Docks", "enslaved"])
def test_a_skill_is_never_used_from_another_zone_than_the_hand(skill: str) -> None:
    s = scene(hands=["Y1"], bases=["N2"], docks="B2", enslaved=["P2"])
    assert s.why_not(skill) == "SS-083"
    assert [option for option in s.options() if option.startswith("skill:")] == ["skill:Y1"]


@clause("SS-083")
@pytest.mark.parametrize(
    ("begun", "elsewhere"),
    [("mine:1a", "pay:Y2"), ("collect:1-left", "pay:N3"), ("recruit:2a", "pay:B1")],
    ids=["mining with the Base", "collecting with the Docks", "recruiting with the enslaved pile"],
)
def test_nothing_is_paid_with_cards_from_another_zone_than_the_hand(begun: str, elsewhere: str) -> None:
    s = scene(
        hands=["Y1 P4"],
        bases=["Y2"],
        docks="P2 N3",
        enslaved=["B1"],
        mine="C01-Ya",
        tops="A01",
        artifact_stacks=[0, 0, 0],
    )
    s.play(begun)
    assert s.why_not(elsewhere) == "SS-083"
    assert not s.offers(elsewhere)
    assert s.offers("pay:Y1")


@clause("SS-083")
def test_a_card_laid_ready_or_never_held_is_refused_in_a_payment() -> None:
    """A card of another zone or of no zone, and the same card named twice in one payment."""
    s = scene(hands=["Y2 Y1"], bases=["Y3"], mine="C03-Ya").play("mine:3a", "pay:Y2")
    assert [s.why_not(card) for card in ("pay:Y2", "pay:Y3", "pay:Y4")] == ["SS-083"] * 3
    assert s.options() == ["pay:Y1"]


@clause("SS-083")
def test_two_cards_of_a_kind_may_both_be_played() -> None:
    s = scene(hands=["Y2 Y2"], mine="C03-Ya").play("mine:3a", "pay:Y2")
    assert s.options() == ["pay:Y2"]
    assert s.play("pay:Y2", "done").played() == "Y2 Y2"


@clause("SS-084")
def test_a_card_recruited_in_the_first_action_is_played_in_the_second() -> None:
    s = scene(docks="N1").play("recruit:1a", "skill:N1")
    assert (s.played(), s.hand(0)) == ("N1", "")


@clause("SS-084")
def test_a_card_taken_by_the_leader_pays_in_the_same_turn() -> None:
    s = scene(phase="starting", bases=["B2"], docks="Y2", mine="C01-Ya").play("leader", "dock:2a")
    s.play("mine:1a", "pay:Y2", "done")
    assert (s.played(), s.crystals(0)) == ("Y2", "C01-Ya")


@clause("SS-085")
def test_a_place_of_the_mine_emptied_in_a_turn_stays_empty_until_clean_up() -> None:
    s = scene(hands=["Y2 Y1 Y1"], mine="C01-Ya").play("skill:Y2", "mine:1a", "pay:Y1", "done")
    assert s.mine() == ""
    assert s.why_not("mine:1a") == "SS-085"
    assert s.options() == ["end"]
    s.play("end").settle()
    assert len(s.mine().split()) == 10


@clause("SS-085")
def test_a_place_of_the_docks_emptied_in_a_turn_stays_empty_until_clean_up() -> None:
    s = scene(artifacts=["A12-right"], docks="Y1").play("recruit:1a")
    assert s.docks() == ""
    assert s.why_not("recruit:1a") == "SS-085"
    assert s.options() == ["skill:Y1", "end"]
    s.play("end").settle()
    assert len(s.docks().split()) == 10


@clause("SS-086")
def test_a_surplus_is_neither_given_back_nor_kept_for_another_action() -> None:
    s = scene(hands=["Y4 Y2"], mine="C01-Ya C03-Ya").play("skill:Y2", "mine:1a", "pay:Y4", "done")
    assert (s.hand(0), s.hand_size(0), s.played(), s.crystals(0)) == ("", 0, "Y2 Y4", "C01-Ya")
    assert s.why_not("mine:3a") == "SS-101"
    assert s.options() == ["end"]


@clause("SS-086")
def test_a_surplus_of_mining_does_not_pay_for_an_artifact() -> None:
    s = scene(hands=["Y4 P3"], mine="C01-Ya", tops="A01", artifact_stacks=[0, 0, 0])
    s.play("mine:1a", "pay:Y4", "done")
    assert s.why_not("collect:1-left") == "SS-115"
    assert s.options() == ["skill:P3", "end"]


# --- the example game ---------------------------------------------------------------------------------


def first_turn_of_janek() -> Scene:
    s = scene(
        phase="starting", hands=["B2 Y1 Y1"], docks="N2 Y2 Y2", mine="C01-Ra C01-Na C01-Ga C03-Ya", bases=["", ""]
    )
    return s.play("mine:1a", "pay:Y1", "done", "skill:B2", "dock:2b", "end")


@clause("SS-049", "SS-079", "SS-106", "SS-233")
def test_the_first_turn_of_the_example_game() -> None:
    """Janek mines a Wild Crystal with Y1 and uses Fish'Bean; his Base is Y1 under B2."""
    s = first_turn_of_janek()
    assert (s.hand(0), s.base(0), s.crystals(0), s.marker) == ("Y1 Y2", "Y1 B2", "C01-Ra", 0)
    assert s.story[:4] == ["card-played 0 Y1 Y", "mined 0 C01-Ra 1", "skill-used 0 B2", "dock-taken 0 Y2"]


@clause("SS-080", "SS-082", "SS-084", "SS-234")
@pytest.mark.parametrize(
    ("order", "base"),
    [(["pay:Y2", "pay:Y1"], "Y1 B2 Y2 Y1 Y2"), (["pay:Y1", "pay:Y2"], "Y1 B2 Y1 Y2 Y2")],
)
def test_the_second_turn_of_the_example_game(order: list[str], base: str) -> None:
    """The Leader brings Y2 and two equal actions; both minings are legal, the order is Janek's choice."""
    s = first_turn_of_janek().settle().pass_turn()
    s.play("leader", "dock:2c", "mine:3a", *order, "done", "mine:1c", "pay:Y2", "done")
    assert s.options() == ["end"]
    s.play("end")
    assert (s.hand(0), s.base(0), s.crystals(0)) == ("", base, "C01-Ra C01-Ga C03-Ya")
