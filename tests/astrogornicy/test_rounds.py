"""Rounds and their preparation: AG-041 to AG-053."""

import pytest

from astrogornicy.scene import scene, set_up, started
from clauses import clause

ALL_FIELDS = (
    "water-1=0-GOR xenon-2=0-AUT plasteel-4=0-GOR2 dispatch=0-INS refinery=0-GEO first=0-AUT2 award-3=0-INS "
    "mini-1=1-GOR mini-3=1-AUT TE-2=1-GEO BI-4=1-INS water-4=1-GOR dispatch=1-INS refinery=1-GEO"
)


@clause("AG-041", "AG-279")
def test_round_eight_is_followed_by_the_end() -> None:
    s = scene(round=8, phase="next-round")

    assert s.over
    assert s.story == ["match-over"]
    assert s.why_not("pass", 0) == "AG-279"


@clause("AG-041")
@pytest.mark.parametrize("number", [1, 7])
def test_each_round_before_is_followed_by_another(number: int) -> None:
    s = scene(round=number, phase="next-round")

    assert not s.over
    assert (s.round, s.phase) == (number + 1, 2)
    assert s.story == [f"round-began {number + 1} 0"]


@clause("AG-041")
def test_a_whole_game_has_eight_rounds() -> None:
    s = started()
    while not s.over:
        s.settle().confirm_all().pass_all().end_all()

    assert s.told("round-began") == [f"round-began {number} 0" for number in range(1, 9)]


@clause("AG-042")
def test_the_phases_follow_each_other() -> None:
    s = scene(
        phase="rolling", pools=["INS INS", "GOR"], hands=["ZA-07"], docks=["EK-2 of 1: 1-INS 1-INS 1-INS"], round=2
    )
    assert s.phase == 2
    s.confirm_all()
    assert s.phase == 3
    s.pass_all()
    assert (s.phase, s.seat) == (4, 1)
    s.play("take:mission-1").settle().play("take:mission-2").settle().play("take:order-3").settle()
    assert (s.phase, s.seat) == (5, 0)
    s.end_all()
    assert (s.round, s.phase) == (3, 2)


@clause("AG-042")
def test_before_the_first_round_nobody_decides() -> None:
    s = set_up()

    assert s.asked == []
    assert s.why_not("pass", 0) == "AG-042"


@clause("AG-042")
@pytest.mark.parametrize("decision", ["water:1-GOR", "dispatch:1", "first-player:GOR", "exchange:GOR", "use:TE-1-GOR"])
@pytest.mark.parametrize("phase", ["rolling", "changing", "buying"])
def test_actions_belong_to_phase_three(decision: str, phase: str) -> None:
    s = scene(phase=phase, pools=["GOR INS"], hands=["ZA-07"], stock=["1WO"], owned=["TE-1"])
    assert s.why_not(decision) == "AG-042"

    acting = scene(pools=["GOR INS"], hands=["ZA-07"], stock=["1WO"], owned=["TE-1"])
    assert acting.why_not(decision) is None


@clause("AG-043", "AG-085")
@pytest.mark.parametrize(
    ("seats", "first", "order"),
    [(2, 0, [0, 1]), (2, 1, [1, 0]), (3, 1, [1, 2, 0]), (3, 2, [2, 0, 1]), (4, 0, [0, 1, 2, 3]), (4, 3, [3, 0, 1, 2])],
)
def test_turns_go_clockwise_from_the_first_player(seats: int, first: int, order: list[int]) -> None:
    s = scene(seats=seats, first=first, phase="changing", pools=["INS INS"] * seats).confirm_all()
    turns = []
    for _ in range(seats):
        turns.append(s.seat)
        s.play("pass")

    assert turns == order
    assert s.told("turn-began") == [f"turn-began {seat}" for seat in order]


@clause("AG-043", "AG-197")
@pytest.mark.parametrize(("first", "order"), [(0, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 0, 1])])
def test_orders_are_bought_clockwise_from_the_first_player(first: int, order: list[int]) -> None:
    s = scene(seats=3, first=first, phase="buying", hands=["ZA-01", "ZA-02", "ZA-03"])
    buyers = []
    while s.phase == 5:
        buyers.append(s.seat)
        s.play("end")

    assert buyers == order


@clause("AG-044", "AG-046")
def test_the_order_of_a_round_does_not_change_when_the_first_player_field_is_used() -> None:
    s = scene(seats=3, pools=["INS INS", "INS INS", "INS INS"], hands=["ZA-01", "ZA-02", "ZA-03"])
    s.play("pass", "first-player:INS")
    assert (s.first, s.seat) == (0, 2)

    s.pass_all()
    assert (s.first, s.phase, s.seat) == (0, 5, 0)
    s.end_all()
    assert s.first == 1


@clause("AG-045", "AG-046")
@pytest.mark.parametrize("face", ["INS", "GEO", "GOR", "AUT", "GOR2", "AUT2"])
@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_whoever_used_the_first_player_field_becomes_first_player(seat: int, face: str) -> None:
    s = scene(seats=4, first=2, fields=f"first={seat}-{face}", round=4, phase="next-round")

    assert s.first == seat
    assert s.story == [f"round-began 5 {seat}"]


@clause("AG-047")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_without_a_die_on_the_field_the_first_player_stays(first: int) -> None:
    s = scene(seats=3, first=first, round=2, phase="next-round")

    assert s.first == first
    assert s.story == [f"round-began 3 {first}"]


@clause("AG-047")
def test_a_die_on_the_field_counts_for_one_round_only() -> None:
    s = scene(seats=2, fields="first=1-INS", phase="next-round").settle().confirm_all()
    assert (s.first, s.first_field()) == (1, "-")

    s.pass_all().end_all()
    assert s.first == 1


@clause("AG-048", "AG-052", "AG-053")
def test_all_fields_are_free_again_and_all_dice_are_rolled() -> None:
    s = scene(fields=ALL_FIELDS, owned=["TE-2", "BI-4"], phase="next-round")

    assert [s.area(name) for name in ("water", "xenon", "plasteel")] == ["- - - -"] * 3
    assert (s.dispatch(), s.refinery(), s.first_field()) == ("", "", "-")
    assert (s.beside("awards"), s.beside("minis"), s.beside("cards")) == ("- - -", "- - -", "- - - - - - - -")
    assert (s.rolling(0), s.rolling(1)) == (7, 7)


@clause("AG-049", "AG-055")
@pytest.mark.parametrize(
    ("docks", "dice"),
    [
        (["MI-07 of 0: 0-GOR 0-AUT - - -"], [5, 7]),
        (["MI-07 of 0 at 2: 0-GOR 0-AUT 1-GOR2 - -"], [5, 6]),
        (["MI-07 of 0: - 1-AUT - - 1-GEO", "MI-05 of 1: 0-GOR 1-AUT - -"], [6, 4]),
    ],
)
def test_dice_on_missions_in_the_docks_stay(docks: list[str], dice: list[int]) -> None:
    s = scene(docks=docks, phase="next-round")

    assert [s.rolling(0), s.rolling(1)] == dice
    assert s.dock(1).partition(":")[2] == docks[0].partition(":")[2]


@clause("AG-050")
def test_dice_on_expeditions_in_the_docks_stay() -> None:
    s = scene(docks=["EK-3 of 1: 0-GOR 0-AUT2 1-INS - -"], phase="next-round")

    assert (s.rolling(0), s.rolling(1)) == (5, 6)
    assert s.dock(1) == "EK-3 of 1 at 1: 0-GOR 0-AUT2 1-INS - -"


@clause("AG-051")
def test_discarded_dice_return_in_the_next_round() -> None:
    s = scene(pools=["INS INS AUT", "GOR GOR"], stock=["1WO"])
    s.play("sacrifice", "discard:INS", "turn:INS-GEO", "exchange:AUT", "swap:WO-KS")
    assert s.discarded(0) == 6

    s.pass_all().end_all()
    assert (s.discarded(0), s.rolling(0)) == (0, 7)


@clause("AG-091", "AG-167")
def test_unused_and_returned_dice_are_rolled_too() -> None:
    docks = ["MI-01 of 0: 0-GOR 0-AUT 1-AUT"]
    s = scene(pools=["INS INS AUT", "GOR GOR"], docks=docks, hands=["ZA-07"]).pass_all()
    assert (s.pool(0), s.returned(0), s.returned(1)) == ("INS INS AUT", 2, 1)

    s.end_all()
    assert (s.pool(0), s.returned(0), s.returned(1)) == ("", 0, 0)
    assert (s.rolling(0), s.rolling(1)) == (7, 7)


@clause("AG-090")
def test_who_has_passed_acts_again_in_the_next_round() -> None:
    s = scene(pools=["INS INS", "GOR GOR"]).play("pass", "pass").settle().confirm_all()

    assert (s.round, s.seat) == (2, 0)
    s.play("pass")
    assert s.seat == 1
