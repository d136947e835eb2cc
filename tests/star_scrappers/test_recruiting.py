"""Action 1, recruit a Mercenary: SS-087 to SS-098."""

import pytest

from clauses import clause
from star_scrappers.scene import scene

ONE_OF_EACH_LEVEL = "P1 N2 B3 Y4"


@clause("SS-087", "SS-093")
@pytest.mark.parametrize(("seats", "seat"), [(2, 0), (2, 1), (3, 2), (4, 3)])
def test_the_recruited_card_goes_to_the_hand_and_the_card_played_for_it_to_the_play_area(seats: int, seat: int) -> None:
    hands = ["Y1"] * seats
    hands[seat] = "N1 B3"
    s = scene(seats=seats, active=seat, hands=hands, docks="B1 Y2 Y2 P3")

    s.play("recruit:2a", "pay:N1")

    assert s.hand(seat) == "B3 Y2"
    assert s.played() == "N1"
    assert s.docks() == "B1 Y2 P3"
    assert [s.hand(other) for other in range(seats) if other != seat] == ["Y1"] * (seats - 1)


@clause("SS-087")
@pytest.mark.parametrize("paying", ["P1", "N1", "Y1"])
def test_a_recruitment_is_told_with_the_card_that_paid_for_it(paying: str) -> None:
    s = scene(hands=[paying], docks="Y2").play("recruit:2a", f"pay:{paying}")

    assert s.story == [f"recruited 0 Y2 {paying}"]
    assert s.stirred


@clause("SS-087", "SS-018")
@pytest.mark.parametrize(("seats", "seat"), [(2, 0), (3, 2), (4, 3)])
def test_everybody_knows_the_recruited_card_and_that_a_dealt_card_paid_for_it(seats: int, seat: int) -> None:
    s = scene(seats=seats, active=seat, dealt=["P1 B1 Y2"] * seats, docks="Y3").play("recruit:3a", "pay:Y2")

    unseen = [[2, 1, 0, 0]] * seats
    unseen[seat] = [2, 0, 0, 0]
    assert [s.secret(other) for other in range(seats)] == unseen
    assert s.shown(seat) == "Y3"
    assert s.hand_size(seat) == 3


@clause("SS-093", "SS-018")
def test_a_card_seen_by_all_pays_before_an_equal_one_dealt_face_down() -> None:
    s = scene(hands=["N2"], dealt=["N2"], docks="Y3").play("recruit:3a", "pay:N2")

    assert s.secret(0) == [0, 1, 0, 0]
    assert s.shown(0) == "Y3"
    assert s.hand(0) == "N2 Y3"


@clause("SS-088")
@pytest.mark.parametrize("place", ["1a", "1b", "1c", "1d"])
def test_a_level_one_mercenary_comes_without_a_card_but_uses_the_action(place: str) -> None:
    s = scene(hands=["N2 Y1"], docks="P1 P1 P1 P1")

    s.play(f"recruit:{place}")

    assert s.hand(0) == "P1 N2 Y1"
    assert s.played() == ""
    assert s.docks() == "P1 P1 P1"
    assert s.story == ["recruited 0 P1 -1"]
    assert s.basics == 1
    assert s.why_not("recruit:1b" if place == "1a" else "recruit:1a") == "SS-067"


@clause("SS-088", "SS-067")
def test_a_recruitment_leaves_one_action_of_another_type() -> None:
    s = scene(hands=["P1"], docks="Y1 Y1", mine="C01-Pa").play("recruit:1a")

    assert s.options() == ["mine:1a", "skill:P1", "skill:Y1", "end"]


@clause("SS-088", "SS-065")
def test_a_recruitment_as_the_second_action_leaves_none() -> None:
    s = scene(hands=["P1"], docks="Y1 Y1", mine="C01-Na").play("skill:P1", "recruit:1a")

    assert s.options() == ["end"]
    assert s.why_not("recruit:1b") == "SS-065"


@clause("SS-089")
@pytest.mark.parametrize(("place", "price"), [("2a", "pay:P1"), ("3a", "pay:N2"), ("4a", "pay:B3")])
def test_a_mercenary_above_level_one_is_paid_with_a_card_of_exactly_the_level_below(place: str, price: str) -> None:
    s = scene(hands=[ONE_OF_EACH_LEVEL], docks="B2 N3 P4").play(f"recruit:{place}")

    assert s.options() == [price]
    assert s.why_not("done") == "SS-089"


@clause("SS-089")
@pytest.mark.parametrize(
    ("hand", "refused", "offered"),
    [
        ("N2 N3 N4", "recruit:2a", ["recruit:3a", "recruit:4a"]),
        ("N1 N3 N4", "recruit:3a", ["recruit:2a", "recruit:4a"]),
        ("N1 N2 N4", "recruit:4a", ["recruit:2a", "recruit:3a"]),
    ],
)
def test_a_mercenary_whose_price_is_not_in_hand_is_refused(hand: str, refused: str, offered: list[str]) -> None:
    s = scene(hands=[hand], docks="B2 B3 B4")

    assert s.why_not(refused) == "SS-089"
    assert s.offered("recruit") == offered


@clause("SS-090")
@pytest.mark.parametrize(("hand", "place"), [("N1 P1", "3a"), ("N1 N2", "4a"), ("N1 N1 N1", "4a")])
def test_cards_cannot_be_added_up_to_recruit(hand: str, place: str) -> None:
    s = scene(hands=[hand], docks="B3 B4")

    assert s.why_not(f"recruit:{place}") == "SS-089"


@clause("SS-090")
def test_the_first_card_played_completes_the_recruitment() -> None:
    s = scene(hands=["N1 N1 P1"], docks="B2").play("recruit:2a", "pay:N1")

    assert s.played() == "N1"
    assert s.hand(0) == "P1 N1 B2"
    assert s.offered("pay") == []


@clause("SS-091", "SS-089")
@pytest.mark.parametrize(
    ("place", "refusals"),
    [
        ("2a", [None, "SS-091", "SS-091", "SS-091"]),
        ("3a", ["SS-089", None, "SS-091", "SS-091"]),
        ("4a", ["SS-089", "SS-089", None, "SS-091"]),
    ],
)
def test_a_card_of_the_same_or_a_higher_level_cannot_pay(place: str, refusals: list[str | None]) -> None:
    s = scene(hands=[ONE_OF_EACH_LEVEL], docks="B2 N3 P4").play(f"recruit:{place}")

    assert [s.why_not(price) for price in ("pay:P1", "pay:N2", "pay:B3", "pay:Y4")] == refusals


@clause("SS-083")
def test_only_a_card_in_hand_pays_for_a_mercenary() -> None:
    s = scene(hands=["N1"], bases=["Y1 B1"], docks="B2 P1").play("recruit:2a")

    assert s.why_not("pay:Y1") == "SS-083"
    assert s.why_not("pay:P1") == "SS-083"
    assert s.why_not("pay:B1") == "SS-083"
    assert s.options() == ["pay:N1"]


@clause("SS-092")
@pytest.mark.parametrize("paying", ["P1", "N1", "B1", "Y1"])
def test_the_colour_of_the_card_played_does_not_matter(paying: str) -> None:
    s = scene(hands=["P1 N1 B1 Y1"], docks="Y2").play("recruit:2a")

    assert s.options() == ["pay:P1", "pay:N1", "pay:B1", "pay:Y1"]
    assert s.play(f"pay:{paying}").played() == paying


@clause("SS-092")
def test_equal_cards_are_one_choice_of_payment() -> None:
    s = scene(hands=["P1 P1 N1"], docks="Y2").play("recruit:2a")

    assert s.options() == ["pay:P1", "pay:N1"]


SIX_CARDS = "P1 P1 P1 N1 N1 N1"


@clause("SS-094")
@pytest.mark.parametrize(
    ("hand", "refusal"), [(SIX_CARDS, None), (f"{SIX_CARDS} B1", "SS-094"), (f"{SIX_CARDS} B1 B1", "SS-094")]
)
def test_a_hand_of_seven_or_more_cannot_recruit(hand: str, refusal: str | None) -> None:
    s = scene(hands=[hand], docks="Y1")

    assert s.why_not("recruit:1a") == refusal
    assert s.offered("recruit") == ([] if refusal else ["recruit:1a"])


@clause("SS-094")
def test_a_full_hand_of_another_seat_does_not_hinder_recruiting() -> None:
    s = scene(hands=["", f"{SIX_CARDS} B1"], docks="Y1").play("recruit:1a")

    assert s.hand(0) == "Y1"


@clause("SS-095")
def test_seven_cards_are_too_many_even_if_paying_would_leave_six() -> None:
    s = scene(hands=[f"{SIX_CARDS} B1"], docks="Y2")

    assert s.why_not("recruit:2a") == "SS-094"
    assert s.offered("recruit") == []


@clause("SS-095")
def test_six_cards_are_six_again_after_a_paid_recruitment() -> None:
    s = scene(hands=[SIX_CARDS], docks="Y2").play("recruit:2a", "pay:P1")

    assert s.hand(0) == "P1 P1 N1 N1 N1 Y2"


@clause("SS-096")
def test_a_level_missing_in_the_docks_is_not_recruited_from_its_stack() -> None:
    s = scene(hands=["N1"], docks="B1 B3", dock_stacks={2: 5})

    assert s.why_not("recruit:2a") == "SS-085"
    assert s.offered("recruit") == ["recruit:1a"]


@clause("SS-085")
def test_a_place_emptied_by_recruiting_stays_empty_for_the_turn() -> None:
    s = scene(artifacts=["A12-right"], docks="B1 Y1").play("recruit:1a")

    assert s.why_not("recruit:1a") == "SS-085"
    assert s.play("recruit:1b").hand(0) == "B1 Y1"


@clause("SS-097")
@pytest.mark.parametrize(
    ("place", "options"), [("2a", ["pay:P1", "done"]), ("3a", ["pay:N2", "done"]), ("4a", ["pay:P1", "pay:B3"])]
)
def test_with_sztygar_no_card_but_the_normal_price_can_be_played_for_a_free_level(
    place: str, options: list[str]
) -> None:
    s = scene(phase="starting", hands=[ONE_OF_EACH_LEVEL], bases=["N2"], docks="B2 N3 P4").play("leader")

    assert s.play(f"recruit:{place}").options() == options


@clause("SS-097")
@pytest.mark.parametrize(("place", "card"), [("2a", "N2"), ("2a", "Y4"), ("3a", "P1"), ("3a", "B3"), ("3a", "Y4")])
def test_a_card_of_no_asked_level_is_refused_where_the_price_is_free(place: str, card: str) -> None:
    s = scene(phase="starting", hands=[ONE_OF_EACH_LEVEL], bases=["N2"], docks="B2 N3 P4").play("leader")
    s.play(f"recruit:{place}")

    assert s.why_not(f"pay:{card}") == "SS-097"
    assert s.play("done").played() == ""


@clause("SS-089", "SS-091")
def test_przepustka_makes_level_three_free_and_no_other_level() -> None:
    s = scene(hands=["P1 N2 B3"], artifacts=["A05-right"], docks="B2 N3 P4")

    assert s.copy().play("recruit:3a").options() == ["pay:N2", "done"]
    assert s.copy().play("recruit:3a").why_not("pay:P1") == "SS-089"
    assert s.copy().play("recruit:3a").why_not("pay:B3") == "SS-091"
    assert s.copy().play("recruit:2a").options() == ["pay:P1"]
    assert s.copy().play("recruit:4a").options() == ["pay:B3"]


@clause("SS-097")
def test_przepustka_recruits_with_an_empty_hand() -> None:
    s = scene(artifacts=["A05-right"], docks="B2 N3").play("recruit:3a", "done")

    assert s.hand(0) == "N3"
    assert s.story == ["recruited 0 N3 -1"]


@clause("SS-097", "SS-117")
@pytest.mark.parametrize("artifacts", [["A05-left"], ["", "A05-right"]])
def test_the_other_half_and_the_artifact_of_another_seat_make_nothing_free(artifacts: list[str]) -> None:
    s = scene(artifacts=artifacts, docks="B1 B3")

    assert s.why_not("recruit:3a") == "SS-089"
    assert s.offered("recruit") == ["recruit:1a"]


@clause("SS-098", "SS-130")
def test_drollo_played_to_recruit_gives_no_extra_mining() -> None:
    s = scene(hands=["Y1 Y1 Y2"], docks="N3", mine="C01-Ya C01-Yd").play("recruit:3a", "pay:Y2")

    s.play("mine:1a", "pay:Y1", "done")

    assert s.why_not("mine:1b") == "SS-065"
    assert s.options() == ["end"]


@clause("SS-098", "SS-130")
def test_fish_bean_played_to_recruit_takes_no_card_and_allows_no_equal_action() -> None:
    s = scene(hands=["B2"], docks="Y1 Y2 N3").play("recruit:3a", "pay:B2")

    assert s.hand(0) == "N3"
    assert s.why_not("recruit:1a") == "SS-067"
    assert s.options() == ["skill:N3", "end"]


@clause("SS-098", "SS-130")
def test_a_level_one_card_played_to_recruit_takes_no_crystal() -> None:
    s = scene(hands=["Y1"], docks="N2", mine="C01-Ya").play("recruit:2a", "pay:Y1")

    assert s.options() == ["skill:N2", "end"]
    assert s.crystals(0) == ""


@clause("SS-271", "SS-272")
@pytest.mark.parametrize(
    ("place", "options"), [("2a", ["pay:N1", "pay:G1"]), ("3a", ["pay:G1", "pay:G2"]), ("4a", ["pay:B3"])]
)
def test_a_florak_recruits_as_its_printed_or_its_doubled_level(place: str, options: list[str]) -> None:
    s = scene(phase="starting", wild="R P", hands=["N1 B3 G1 G2"], bases=["G2"], docks="B2 N3 N4").play("leader")

    assert s.play(f"recruit:{place}").options() == options


@clause("SS-271")
def test_a_doubled_florak_alone_makes_level_three_recruitable() -> None:
    s = scene(phase="starting", wild="R P", hands=["G1"], bases=["G2"], docks="B2 N3 N4").play("leader")

    assert s.offered("recruit") == ["recruit:2a", "recruit:3a"]


@clause("SS-005", "SS-222")
def test_sztygar_works_in_its_own_turn_only() -> None:
    s = scene(phase="starting", bases=["N2"], docks="Y2").play("leader")
    assert s.offered("recruit") == ["recruit:2a"]

    s.end_turn()

    assert s.why_not("recruit:2a") == "SS-089"
