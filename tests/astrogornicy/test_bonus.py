"""Phase 4, the Round bonus: AG-139 to AG-153."""

import pytest

from astrogornicy.building import fresh_book
from astrogornicy.scene import scene, started
from clauses import clause

LEGEND = ["PL", "WO", "KS", "ZL", "WF", "NI", "PA"]
ALL_BARE = "0WO 0KS 0PL 0ZL 0WF 0NI 0PA"


@clause("AG-139", "AG-155")
def test_the_bonus_is_given_before_any_mission_is_settled() -> None:
    s = scene(docks=["MI-01 of 0: 0-GOR 0-AUT 1-AUT"], round=2, phase="settling")

    assert s.story[:5] == [
        "bonus-led 0 2 4", "gained 0 WO 4 0", "completed 0 MI-01", "gained 0 PA 2 0", "gained 1 PA 1 0",
    ]  # fmt: skip


@clause("AG-139")
def test_the_bonus_follows_the_last_action() -> None:
    s = scene(pools=["GOR", ""], docks=["MI-05 of 1: 1-GOR - - -"]).play("dock:1-2-GOR")

    assert s.story[:5] == [
        "placed 0 GOR dock:1-2-GOR MI-05", "bonus-led 0 1 2", "gained 0 PL 2 0", "bonus-led 1 1 2", "gained 1 PL 2 0",
    ]  # fmt: skip


@clause("AG-140", "AG-147")
def test_own_and_foreign_missions_count_together() -> None:
    docks = ["MI-05 of 0: 0-GOR 1-GOR - -", "MI-06 of 1: 0-GOR 1-GOR 0-AUT -"]
    s = scene(docks=docks, round=2, phase="settling")

    assert s.told("bonus-led") == ["bonus-led 0 3 4"]
    assert (s.stock(0), s.stock(1)) == ("4WO", "")


@clause("AG-141")
def test_a_double_face_counts_as_one_die() -> None:
    s = scene(docks=["MI-05 of 0: 0-GOR2 1-GOR - -", "MI-06 of 1: 0-AUT2 1-GOR 1-AUT -"], round=2, phase="settling")

    assert s.told("bonus-led") == ["bonus-led 1 3 4"]


@clause("AG-142")
def test_dice_of_an_earlier_round_count() -> None:
    docks = ["MI-07 of 0 at 2: 0-GOR 0-AUT - - -", "MI-05 of 1: 1-GOR - - -"]
    s = scene(docks=docks, round=3, phase="settling")

    assert s.told("bonus-led") == ["bonus-led 0 2 4"]


@clause("AG-143")
def test_dice_on_expeditions_count() -> None:
    s = scene(docks=["EK-3 of 0: 0-INS 0-GEO - - -", "MI-05 of 1: 1-GOR - - -"], round=2, phase="settling")

    assert s.told("bonus-led") == ["bonus-led 0 2 4"]


@clause("AG-140", "AG-143")
def test_dice_elsewhere_do_not_count() -> None:
    fields = "water-1=0-GOR water-2=0-GOR first=0-INS award-1=0-INS mini-1=0-INS dispatch=0-INS"
    s = scene(docks=["MI-05 of 1: 1-GOR - - -"], fields=fields, round=2, phase="settling")

    assert s.told("bonus-led") == ["bonus-led 1 1 4"]


@clause("AG-144", "AG-153")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5, 6, 7])
def test_a_single_leader_takes_the_token_and_three_from_the_bank(number: int) -> None:
    kind = LEGEND[number - 1]
    s = scene(docks=["MI-05 of 1: 1-GOR - - -"], round=number, bank=f"9{kind}", phase="settling")

    assert s.stock(1) == f"4{kind}"
    assert f"6{kind}" in s.bank().split()
    assert s.track() == " ".join(["-"] * number + LEGEND[number:] + ["-"])
    assert s.told("gained") == [f"gained 1 {kind} 4 0"]


@clause("AG-145", "AG-147")
@pytest.mark.parametrize("leaders", [(0, 1), (0, 2), (1, 3), (2, 3)])
def test_two_leaders_take_two_each(leaders: tuple[int, int]) -> None:
    one, two = leaders
    third = next(seat for seat in range(4) if seat not in leaders)
    docks = [f"MI-05 of 0: {one}-GOR {two}-GOR - -", f"MI-06 of 1: {one}-GOR {two}-GOR {third}-AUT -"]
    s = scene(seats=4, docks=docks, round=2, phase="settling")

    assert [s.stock(seat) for seat in range(4)] == ["2WO" if seat in leaders else "" for seat in range(4)]
    assert s.told("bonus-led") == [f"bonus-led {one} 2 2", f"bonus-led {two} 2 2"]


@clause("AG-146", "AG-147")
@pytest.mark.parametrize(("leaders", "seats"), [("012", 3), ("012", 4), ("123", 4), ("0123", 4)])
def test_three_or_four_leaders_take_one_each(leaders: str, seats: int) -> None:
    dice = " ".join([f"{seat}-GOR" for seat in leaders] + ["-"] * (5 - len(leaders)))
    s = scene(seats=seats, docks=[f"EK-4 of 0: {dice}"], round=2, phase="settling")

    assert [s.stock(seat) for seat in range(seats)] == ["1WO" if str(seat) in leaders else "" for seat in range(seats)]
    assert s.told("bonus-led") == [f"bonus-led {seat} 1 1" for seat in leaders]


@clause("AG-148", "AG-153")
@pytest.mark.parametrize("number", [1, 7])
def test_without_dice_on_missions_nobody_gets_the_bonus(number: int) -> None:
    kind = LEGEND[number - 1]
    s = scene(docks=["MI-05 of 1: - - - -"], round=number, bank=f"5{kind}", phase="settling")

    assert (s.stock(0), s.stock(1)) == ("", "")
    assert f"6{kind}" in s.bank().split()
    assert s.told("bonus-lost") == [f"bonus-lost {kind}"]
    assert s.told("bonus-led") == []
    assert s.track().split()[number - 1] == "-"


@clause("AG-148")
def test_in_round_eight_there_is_no_token_to_lose() -> None:
    s = scene(round=8, phase="settling")

    assert s.told("bonus-lost") == ["bonus-lost -1"]
    assert s.told("gained") == []
    assert s.bank() == "30WO 30KS 30PL 28ZL 28WF 28NI 28PA"


@clause("AG-149", "AG-150")
@pytest.mark.parametrize(
    ("units", "stock"), [("WO WO WO WO", "4WO"), ("PA KS ZL NI", "1KS 1ZL 1NI 1PA"), ("WF PL WF PL", "2PL 2WF")]
)
def test_in_round_eight_the_leader_names_four_units_equal_or_different(units: str, stock: str) -> None:
    s = scene(docks=["MI-05 of 1: 1-GOR - - -"], round=8, phase="settling")
    for kind in units.split():
        assert (s.phase, s.asked) == (4, [1])
        assert s.offered("bonus") == ["WO", "KS", "PL", "ZL", "WF", "NI", "PA"]
        s.play(f"bonus:{kind}")

    assert s.stock(1) == stock
    assert s.told("gained") == [f"gained 1 {kind} 1 0" for kind in units.split()]
    assert s.over


@clause("AG-150", "AG-151")
@pytest.mark.parametrize(
    ("leaders", "first", "asked"),
    [("01", 0, [0, 0, 1, 1]), ("01", 1, [1, 1, 0, 0]), ("012", 2, [2, 0, 1]), ("0123", 1, [1, 2, 3, 0])],
)
def test_in_round_eight_tied_leaders_choose_in_player_order(leaders: str, first: int, asked: list[int]) -> None:
    dice = " ".join([f"{seat}-GOR" for seat in leaders] + ["-"] * (5 - len(leaders)))
    s = scene(seats=4, first=first, docks=[f"EK-4 of 0: {dice}"], round=8, phase="settling")
    seats = []
    while s.phase == 4:
        seats.append(s.seat)
        s.play("bonus:KS")

    assert seats == asked
    share = {2: 2, 3: 1, 4: 1}[len(leaders)]
    assert [s.stock(int(seat)) for seat in leaders] == [f"{share}KS"] * len(leaders)


@clause("AG-149")
@pytest.mark.parametrize("phase", ["acting", "buying"])
def test_no_unit_is_named_outside_the_bonus(phase: str) -> None:
    s = scene(phase=phase, pools=["GOR"], hands=["ZA-02"], round=8)

    assert s.why_not("bonus:WO") == "AG-149"


@clause("AG-149", "AG-151", "AG-147")
def test_nobody_else_decides_while_the_bonus_is_chosen() -> None:
    s = scene(seats=3, docks=["MI-05 of 1: 1-GOR 2-GOR - -"], round=8, phase="settling")

    assert s.why_not("bonus:WO", 0) == "AG-147"
    assert s.why_not("bonus:WO", 2) == "AG-151"
    assert s.why_not("pass", 1) == "AG-042"
    assert s.why_not("done", 1) == "AG-314"


@clause("AG-149", "AG-042")
def test_in_round_eight_missions_wait_for_the_chosen_bonus() -> None:
    s = scene(docks=["MI-01 of 0: 0-GOR 0-AUT 1-AUT"], round=8, phase="settling")
    assert s.completed(0) == ""

    s.play("bonus:WO", "bonus:WO", "bonus:WO", "bonus:WO")
    assert s.completed(0) == "MI-01"


@clause("AG-151", "AG-152")
@pytest.mark.parametrize(
    ("bank", "first", "stocks"),
    [
        ("3WO", 0, ["2WO", "2WO"]),
        ("2WO", 0, ["2WO", "1WO"]),
        ("1WO", 0, ["2WO", ""]),
        ("0WO", 0, ["1WO", ""]),
        ("2WO", 1, ["1WO", "2WO"]),
        ("0WO", 1, ["", "1WO"]),
    ],
)
def test_a_short_bank_pays_in_player_order_and_the_token_first(bank: str, first: int, stocks: list[str]) -> None:
    s = scene(first=first, docks=["MI-05 of 0: 0-GOR 1-GOR - -"], round=2, bank=bank, phase="settling")

    assert [s.stock(0), s.stock(1)] == stocks
    assert "WO" not in s.bank() or bank == "3WO"


@clause("AG-152", "AG-261")
@pytest.mark.parametrize(("bank", "got"), [("3WO", 4), ("2WO", 3), ("0WO", 1)])
def test_what_a_single_leader_cannot_take_is_lost(bank: str, got: int) -> None:
    s = scene(docks=["MI-05 of 0: 0-GOR - - -"], round=2, bank=bank, phase="settling")

    assert s.stock(0) == f"{got}WO"
    assert s.told("gained") == [f"gained 0 WO {got} {4 - got}"]


@clause("AG-152", "AG-314")
def test_in_round_eight_a_bare_bank_ends_the_share() -> None:
    bank = "0WO 1KS 0PL 0ZL 0WF 0NI 2PA"
    s = scene(docks=["MI-05 of 0: 0-GOR - - -"], round=8, bank=bank, phase="settling")
    assert s.offered("bonus") == ["KS", "PA"]
    assert s.why_not("bonus:WO") == "AG-314"

    s.play("bonus:PA", "bonus:PA", "bonus:KS")
    assert s.stock(0) == "1KS 2PA"
    assert s.over


@clause("AG-152", "AG-314")
def test_in_round_eight_nobody_is_asked_over_a_bare_bank() -> None:
    s = scene(docks=["MI-05 of 0: 0-GOR - - -"], round=8, bank=ALL_BARE, phase="settling")

    assert s.told("bonus-led") == ["bonus-led 0 1 4"]
    assert s.stock(0) == ""
    assert s.over


@clause("AG-149", "AG-150")
def test_where_a_book_gives_three_leaders_nothing_they_are_not_asked() -> None:
    book = fresh_book()
    book.bonus = [4, 2, 0]
    s = scene(seats=3, docks=["EK-4 of 0: 0-GOR 1-GOR 2-GOR - -"], round=8, book=book, phase="settling")

    assert s.told("bonus-led") == ["bonus-led 0 1 0", "bonus-led 1 1 0", "bonus-led 2 1 0"]
    assert s.over


@clause("AG-153")
def test_empty_fields_count_the_rounds_that_have_passed() -> None:
    s = started().settle().confirm_all()
    assert s.track() == "PL WO KS ZL WF NI PA -"

    s.pass_all()
    assert (s.round, s.track()) == (2, "- WO KS ZL WF NI PA -")
    s.settle().confirm_all().pass_all()
    assert (s.round, s.track()) == (3, "- - KS ZL WF NI PA -")
