"""Action 2, mine a Crystal: SS-099 to SS-111."""

import pytest

from clauses import clause
from kosmodrom.engine.contract import SPECTATOR
from star_scrappers.scene import GAME, scene

YELLOW_MINE = "C01-Ya C01-Ya C01-Ya C01-Yd C03-Ya C03-Yb C03-Yc C06-Ya C06-Yb C10-Ya"


@clause("SS-099", "SS-110")
@pytest.mark.parametrize(("seats", "seat"), [(2, 0), (2, 1), (3, 2), (4, 3)])
def test_mining_pays_with_cards_and_wins_one_crystal(seats: int, seat: int) -> None:
    hands = ["N1"] * seats
    hands[seat] = "N1 Y1 Y2"
    s = scene(seats=seats, active=seat, hands=hands, mine="C01-Ya C01-Yd C03-Ba").play("mine:1b", "pay:Y1", "done")

    assert s.crystals(seat) == "C01-Yd"
    assert s.hand(seat) == "N1 Y2"
    assert s.played() == "Y1"
    assert s.mine() == "C01-Ya C03-Ba"
    assert s.basics == 1


@clause("SS-099")
def test_mining_is_told_card_by_card() -> None:
    s = scene(hands=["Y1 Y2"], mine="C03-Ya").play("mine:3a", "pay:Y2", "pay:Y1", "done")

    assert s.story == ["card-played 0 Y2 Y", "card-played 0 Y1 Y", "mined 0 C03-Ya 2"]
    assert s.stirred


@clause("SS-099", "SS-018")
def test_everybody_knows_which_cards_a_payment_took_from_the_hand() -> None:
    s = scene(seats=3, active=2, hands=["", "", "Y1"], dealt=["", "", "Y1 Y2"], mine="C03-Ya")

    s.play("mine:3a", "pay:Y2", "pay:Y1", "done")

    assert s.secret(2) == [1, 0, 0, 0]
    assert s.shown(2) == ""
    assert s.hand_size(2) == 1


@clause("SS-110", "SS-016", "SS-017")
def test_a_mined_crystal_lies_face_down_before_its_owner() -> None:
    s = scene(seats=3, active=1, hands=["", "Y1"], crystals=["", "C03-Ga"], mine="C01-Ya")

    s.play("mine:1a", "pay:Y1", "done")

    assert s.crystals(1) == "C01-Ya C03-Ga"
    assert [len(GAME.view(s.s, who).hand.crystals) for who in (0, 1, 2, SPECTATOR)] == [0, 2, 0, 0]
    assert GAME.view(s.s, 0).table.crystals == [0, 2, 0]


@clause("SS-100")
def test_without_a_card_of_its_colour_a_crystal_cannot_be_mined() -> None:
    s = scene(hands=["N4 B4"], mine="C01-Ya C01-Na")

    assert s.why_not("mine:1a") == "SS-100"
    assert s.offered("mine") == ["mine:1b"]


@clause("SS-100")
def test_all_cards_played_have_the_colour_of_the_crystal() -> None:
    s = scene(hands=["N2 B1 Y2 Y1"], mine="C03-Ya").play("mine:3a")

    assert s.options() == ["pay:Y1", "pay:Y2"]
    assert s.why_not("pay:N2") == "SS-100"
    assert s.play("pay:Y2").why_not("pay:B1") == "SS-100"
    assert s.options() == ["pay:Y1"]


@clause("SS-100")
@pytest.mark.parametrize(("place", "colour"), [("1a", "P"), ("1b", "N"), ("1c", "B"), ("1d", "Y")])
def test_each_colour_in_play_pays_for_its_own_crystals_only(place: str, colour: str) -> None:
    s = scene(hands=[f"{colour}1"], mine="C01-Pa C01-Na C01-Ba C01-Ya")

    assert s.offered("mine") == [f"mine:{place}"]
    assert s.play(f"mine:{place}", f"pay:{colour}1", "done").crystals(0) == f"C01-{colour}a"


@clause("SS-083")
def test_only_cards_in_hand_pay_for_a_crystal() -> None:
    s = scene(hands=["Y1"], bases=["Y2 Y3"], docks="Y4", mine="C01-Ya").play("mine:1a")

    assert s.why_not("pay:Y2") == "SS-083"
    assert s.why_not("pay:Y3") == "SS-083"
    assert s.why_not("pay:Y4") == "SS-083"
    assert s.options() == ["pay:Y1"]


@clause("SS-101")
@pytest.mark.parametrize(
    ("place", "enough", "short"),
    [("1a", "Y1", ""), ("3a", "Y2 Y1", "Y1 Y1"), ("6a", "Y4 Y2", "Y4 Y1"), ("10a", "Y4 Y3 Y3", "Y4 Y3 Y2")],
)
def test_the_levels_must_add_up_to_the_cost(place: str, enough: str, short: str) -> None:
    mine = "C01-Ya C03-Ya C06-Ya C10-Ya"

    assert scene(hands=[enough], mine=mine).why_not(f"mine:{place}") is None
    assert scene(hands=[short], mine=mine).why_not(f"mine:{place}") == "SS-101"
    assert f"mine:{place}" not in scene(hands=[short], mine=mine).options()


@clause("SS-101")
def test_a_payment_can_be_finished_as_soon_as_it_is_enough() -> None:
    s = scene(hands=["Y1 Y2 Y3"], mine="C06-Ya").play("mine:6a")
    assert s.why_not("done") == "SS-101"

    s.play("pay:Y3", "pay:Y2")
    assert s.why_not("done") == "SS-101"
    assert s.options() == ["pay:Y1"]

    s.play("pay:Y1")
    assert s.options() == ["done"]


@clause("SS-102", "SS-080")
def test_more_cards_than_needed_may_be_played_in_any_order() -> None:
    s = scene(hands=["N1 Y1 Y1 Y2 Y4"], mine="C01-Ya").play("mine:1a", "pay:Y4")
    assert s.options() == ["pay:Y1", "pay:Y2", "done"]

    s.play("pay:Y1", "pay:Y2", "pay:Y1", "done")

    assert s.played() == "Y4 Y1 Y2 Y1"
    assert s.hand(0) == "N1"
    assert s.crystals(0) == "C01-Ya"


@clause("SS-086", "SS-102")
def test_a_surplus_does_not_pay_for_another_crystal() -> None:
    s = scene(hands=["Y4"], artifacts=["A12-right"], mine="C01-Ya C01-Yd").play("mine:1a", "pay:Y4", "done")

    assert s.hand(0) == ""
    assert s.why_not("mine:1b") == "SS-101"


@clause("SS-103")
@pytest.mark.parametrize(("seats", "seat"), [(2, 0), (2, 1), (3, 2), (4, 3)])
def test_the_totem_of_the_crystals_colour_saves_one_level(seats: int, seat: int) -> None:
    hands = [""] * seats
    hands[seat] = "N2 Y2"
    s = scene(seats=seats, active=seat, hands=hands, totems={"Y": seat}, mine="C03-Ya C03-Na C06-Ya")

    assert s.offered("mine") == ["mine:3a"]
    assert s.why_not("mine:3b") == "SS-101"
    assert s.play("mine:3a", "pay:Y2", "done").crystals(seat) == "C03-Ya"


@clause("SS-103")
@pytest.mark.parametrize("totems", [{"Y": 1}, {"N": 0, "B": 0, "P": 0}, {}])
def test_a_totem_of_another_seat_or_colour_saves_nothing(totems: dict[str, int]) -> None:
    s = scene(hands=["Y2"], totems=totems, mine="C03-Ya C01-Ya")

    assert s.why_not("mine:3a") == "SS-101"
    assert s.offered("mine") == ["mine:1a"]


@clause("SS-103")
def test_with_the_totem_the_payment_may_stop_one_level_earlier() -> None:
    s = scene(hands=["Y1 Y1 Y1"], totems={"Y": 0}, mine="C03-Ya").play("mine:3a", "pay:Y1")
    assert s.why_not("done") == "SS-101"

    assert s.play("pay:Y1").options() == ["pay:Y1", "done"]


@clause("SS-103", "SS-104")
def test_ex_24_the_totem_brings_a_cost_of_one_to_zero() -> None:
    """With the brown Totem a brown cost-1 Crystal needs no card, but an action."""
    s = scene(totems={"N": 0}, mine="C01-Na C01-Nd C01-Ya").play("mine:1a", "done")

    assert s.crystals(0) == "C01-Na"
    assert s.story == ["mined 0 C01-Na 0"]
    assert s.basics == 1
    assert s.why_not("mine:1b") == "SS-067"


@clause("SS-105", "SS-100")
def test_at_cost_zero_matching_cards_may_still_be_played() -> None:
    s = scene(hands=["N1 B1"], totems={"N": 0}, mine="C01-Na").play("mine:1a")
    assert s.options() == ["pay:N1", "done"]
    assert s.why_not("pay:B1") == "SS-100"

    s.play("pay:N1", "done")

    assert s.played() == "N1"
    assert s.hand(0) == "B1"


@clause("SS-105", "SS-106")
def test_a_wild_crystal_of_cost_zero_takes_any_one_colour_or_none() -> None:
    s = scene(phase="starting", hands=["N1 B1 Y1"], bases=["P4"], mine="C03-Ra").play("leader", "mine:3a")
    assert s.options() == ["pay:N1", "pay:B1", "pay:Y1", "done"]

    s.play("pay:B1")

    assert s.why_not("pay:N1") == "SS-106"
    assert s.options() == ["done"]


@clause("SS-106")
@pytest.mark.parametrize("crystal", ["C03-Ra", "C03-Ga"])
def test_a_wild_crystal_is_mined_with_any_one_colour(crystal: str) -> None:
    s = scene(hands=["P3 N1 N2 B3 Y1"], mine=crystal).play("mine:3a")
    assert s.options() == ["pay:P3", "pay:N1", "pay:N2", "pay:B3"]
    assert s.why_not("pay:Y1") == "SS-101"

    s.play("pay:N1")
    assert s.options() == ["pay:N2"]
    assert s.why_not("pay:B3") == "SS-106"

    assert s.play("pay:N2", "done").crystals(0) == crystal


@clause("SS-106", "SS-101")
@pytest.mark.parametrize(("hand", "enough", "short"), [("P2 N3", "N3", "P2"), ("P3 N2", "P3", "N2")])
def test_a_colour_too_weak_on_its_own_is_not_begun_with(hand: str, enough: str, short: str) -> None:
    s = scene(hands=[hand], mine="C03-Ra").play("mine:3a")

    assert s.options() == [f"pay:{enough}"]
    assert s.why_not(f"pay:{short}") == "SS-101"


@clause("SS-106", "SS-101")
def test_colours_are_not_added_up_for_a_wild_crystal() -> None:
    s = scene(hands=["N2 B2 Y2"], mine="C01-Ga C03-Ra C10-Ra")

    assert s.why_not("mine:3a") == "SS-106"
    assert s.why_not("mine:10a") == "SS-101"
    assert s.offered("mine") == ["mine:1a"]


@clause("SS-106")
def test_green_cards_pay_for_a_wild_crystal_where_green_is_in_play() -> None:
    s = scene(wild="P N", hands=["R1 R2 G1 G2"], mine="C03-Pa").play("mine:3a")

    assert s.options() == ["pay:R1", "pay:R2", "pay:G1", "pay:G2"]


@clause("SS-106", "SS-026")
def test_which_colours_are_wild_depends_on_the_game() -> None:
    s = scene(wild="Y B", hands=["G1"], mine="C01-Ya C01-Ba C01-Ra C01-Ga")

    assert s.offered("mine") == ["mine:1a", "mine:1b", "mine:1d"]
    assert s.why_not("mine:1c") == "SS-100"


@clause("SS-107")
def test_no_totem_makes_a_wild_crystal_cheaper() -> None:
    totems = {"P": 0, "N": 0, "B": 0, "Y": 0}

    assert scene(hands=["N2"], totems=totems, mine="C03-Ra").why_not("mine:3a") == "SS-101"
    assert scene(hands=["N3"], totems=totems, mine="C03-Ra").offered("mine") == ["mine:3a"]


@clause("SS-108")
def test_any_of_the_ten_crystals_may_be_mined() -> None:
    s = scene(hands=["Y1 Y2 Y3 Y4"], mine=YELLOW_MINE)

    places = ["1a", "1b", "1c", "1d", "3a", "3b", "3c", "6a", "6b", "10a"]
    assert s.offered("mine") == [f"mine:{place}" for place in places]
    assert s.play("mine:10a", "pay:Y1", "pay:Y2", "pay:Y3", "pay:Y4", "done").crystals(0) == "C10-Ya"


@clause("SS-109")
@pytest.mark.parametrize(
    ("place", "crystal", "field"), [("3a", "C03-Ya", 2), ("3b", "C03-Yb", 2), ("3c", "C03-Yc", 3), ("6b", "C06-Yb", 3)]
)
def test_a_mined_cave_in_symbol_moves_the_marker_at_once(place: str, crystal: str, field: int) -> None:
    s = scene(hands=["Y4 Y2"], mine=YELLOW_MINE, marker=2).play(f"mine:{place}", "pay:Y4", "pay:Y2", "done")

    assert s.crystals(0) == crystal
    assert s.marker == field
    assert s.told("marker-moved") == (["marker-moved 3"] if field == 3 else [])
    assert s.options() == ["end"]


@clause("SS-109")
def test_the_marker_moves_for_each_of_two_cave_in_symbols() -> None:
    s = scene(hands=["N3 Y3"], artifacts=["A12-right"], mine="C03-Yc C03-Nc")

    s.play("mine:3a", "pay:Y3", "done", "mine:3b", "pay:N3", "done")

    assert s.marker == 2
    assert s.told("marker-moved") == ["marker-moved 1", "marker-moved 2"]


@clause("SS-111", "SS-130")
def test_drollo_played_to_mine_gives_no_extra_mining() -> None:
    s = scene(hands=["Y1 Y2"], mine="C01-Ya C01-Yd").play("mine:1a", "pay:Y2", "done")

    assert s.why_not("mine:1b") == "SS-067"
    assert s.options() == ["skill:Y1", "end"]


@clause("SS-111", "SS-130")
def test_a_level_one_card_played_to_mine_takes_no_second_crystal() -> None:
    s = scene(hands=["Y1"], mine="C01-Ya C01-Yd").play("mine:1a", "pay:Y1", "done")

    assert s.crystals(0) == "C01-Ya"
    assert s.options() == ["end"]


@clause("SS-111", "SS-130")
def test_fish_bean_played_to_mine_takes_no_card_and_allows_no_equal_action() -> None:
    s = scene(hands=["B1 B2"], docks="Y2", mine="C01-Ba C01-Bd").play("mine:1a", "pay:B2", "done")

    assert s.hand(0) == "B1"
    assert s.why_not("mine:1b") == "SS-067"
    assert s.options() == ["recruit:2a", "skill:B1", "end"]
