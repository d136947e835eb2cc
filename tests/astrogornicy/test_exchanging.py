"""Action 3, the exchange: AG-133 to AG-138."""

import pytest

from astrogornicy.scene import scene
from clauses import clause

KINDS = ["WO", "KS", "PL", "ZL", "WF", "NI", "PA"]


@clause("AG-133", "AG-137")
def test_a_die_is_discarded_and_one_unit_swapped_with_the_bank() -> None:
    s = scene(pools=["GOR AUT", "INS"], stock=["2WO 1NI"], bank="5WO 5KS").play("exchange:AUT", "swap:WO-KS")

    assert s.stock(0) == "1WO 1KS 1NI"
    assert s.s.table.bank[:2] == [6, 4]
    assert (s.pool(0), s.discarded(0)) == ("GOR", 6)
    assert s.story == ["exchanged 0 WO KS AUT", "turn-began 1"]


@clause("AG-133", "AG-315")
@pytest.mark.parametrize("face", ["INS", "AUT2"])
def test_nothing_moves_before_the_swap_is_named(face: str) -> None:
    s = scene(pools=["INS GOR AUT2", "INS"], stock=["2WO"]).play(f"exchange:{face}")

    assert (s.pool(0), s.stock(0)) == ("INS GOR AUT2", "2WO")
    assert s.asked == [0]
    assert s.why_not("pass") == "AG-315"
    assert s.why_not("water:1-GOR") == "AG-315"


@clause("AG-133", "AG-051")
def test_the_die_is_out_until_the_end_of_the_round() -> None:
    s = scene(pools=["GOR AUT", ""], stock=["2WO"]).play("exchange:AUT", "swap:WO-KS")
    assert [option for option in s.options() if "AUT" in option] == []

    s.play("pass")
    assert s.rolling(0) == 7


@clause("AG-134", "AG-137")
@pytest.mark.parametrize("face", ["INS", "GEO", "GOR", "AUT", "GOR2", "AUT2"])
def test_any_die_will_do_and_a_double_one_swaps_no_more(face: str) -> None:
    s = scene(pools=[face, "GOR"], stock=["3WO"])
    assert s.offered("exchange") == [face]

    s.play(f"exchange:{face}", "swap:WO-PA")
    assert s.stock(0) == "2WO 1PA"
    assert s.told("exchanged") == [f"exchanged 0 WO PA {face}"]
    assert s.asked == [1]


@clause("AG-135", "AG-133")
def test_any_owned_kind_is_swapped_for_any_other() -> None:
    s = scene(pools=["GOR", "INS"], stock=["1KS 2PA"]).play("exchange:GOR")

    others = [kind for kind in KINDS if kind != "KS"]
    assert s.offered("swap") == [f"KS-{kind}" for kind in others] + [f"PA-{kind}" for kind in KINDS[:6]]
    assert s.why_not("swap:KS-KS") == "AG-135"
    assert s.why_not("swap:WO-KS") == "AG-133"


@clause("AG-133", "AG-135", "AG-136")
@pytest.mark.parametrize("given", KINDS)
def test_each_kind_can_be_given_for_each_other_kind(given: str) -> None:
    s = scene(pools=["GOR", "INS"], stock=[f"1{given}"]).play("exchange:GOR")
    for wanted in KINDS:
        if wanted != given:
            assert s.copy().play(f"swap:{given}-{wanted}").stock(0) == f"1{wanted}"


@clause("AG-136")
def test_the_wanted_kind_must_be_in_the_bank() -> None:
    s = scene(pools=["GOR", "INS"], stock=["1WO"], bank="0KS 1PL 0ZL 0WF 0NI 1PA").play("exchange:GOR")

    assert s.offered("swap") == ["WO-PL", "WO-PA"]
    assert (s.why_not("swap:WO-PL"), s.why_not("swap:WO-PA")) == (None, None)
    assert s.why_not("swap:WO-KS") == "AG-136"


@clause("AG-136", "AG-133")
@pytest.mark.parametrize(
    ("stock", "bank", "refusal"),
    [
        ("1WO", "0WO 0KS 0PL 0ZL 0WF 0NI 1PA", None),
        ("1PA", "1WO 0KS 0PL 0ZL 0WF 0NI 0PA", None),
        ("1WO", "9WO 0KS 0PL 0ZL 0WF 0NI 0PA", "AG-136"),
        ("1PA", "0WO 0KS 0PL 0ZL 0WF 0NI 9PA", "AG-136"),
        ("1WO 1PA", "0WO 0KS 0PL 0ZL 0WF 0NI 9PA", None),
        ("", "9WO 9KS", "AG-133"),
    ],
)
def test_without_anything_to_swap_the_action_is_refused(stock: str, bank: str, refusal: str | None) -> None:
    s = scene(pools=["GOR", "INS"], stock=[stock], bank=bank)

    assert s.why_not("exchange:GOR") == refusal
    assert s.offered("exchange") == ([] if refusal else ["GOR"])
    assert s.pool(0) == "GOR"


@clause("AG-133", "AG-136")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_units_of_others_cannot_be_given(seat: int) -> None:
    stock = ["1WO 1PA"] * 3
    stock[seat] = ""
    s = scene(seats=3, active=seat, pools=["GOR"] * 3, stock=stock)
    assert s.why_not("exchange:GOR") == "AG-133"
    assert s.offered("exchange") == []

    stock[seat] = "1KS"
    own = scene(seats=3, active=seat, pools=["GOR"] * 3, stock=stock).play("exchange:GOR")
    assert own.offered("swap") == ["KS-WO", "KS-PL", "KS-ZL", "KS-WF", "KS-NI", "KS-PA"]


@clause("AG-136")
@pytest.mark.parametrize("seat", [0, 1, 2])
@pytest.mark.parametrize("kind", ["WO", "PA"])
def test_a_bank_of_the_own_kind_alone_offers_nothing(seat: int, kind: str) -> None:
    stock = [""] * 3
    stock[seat] = f"2{kind}"
    bank = " ".join(f"{5 if one == kind else 0}{one}" for one in KINDS)
    s = scene(seats=3, active=seat, pools=["GOR"] * 3, stock=stock, bank=bank)

    assert s.why_not("exchange:GOR") == "AG-136"


@clause("AG-133", "AG-056")
def test_the_die_must_be_in_the_own_pool() -> None:
    s = scene(pools=["GOR", "INS"], stock=["1WO", "1WO"])

    assert s.why_not("exchange:INS") == "AG-056"
    assert s.why_not("exchange:GOR") is None


@clause("AG-133")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_each_seat_swaps_its_own_units(seat: int) -> None:
    s = scene(seats=3, active=seat, pools=["GOR"] * 3, stock=["1WO", "1WO", "1WO"])
    s.play("exchange:GOR", "swap:WO-NI")

    assert [s.stock(other) for other in range(3)] == ["1NI" if other == seat else "1WO" for other in range(3)]
    assert [s.discarded(other) for other in range(3)] == [7 if other == seat else 6 for other in range(3)]


@clause("AG-133", "AG-042")
@pytest.mark.parametrize(("phase", "reason"), [("acting", "AG-133"), ("buying", "AG-042")])
def test_no_swap_without_a_discarded_die(phase: str, reason: str) -> None:
    s = scene(phase=phase, pools=["GOR", "INS"], stock=["1WO"], hands=["ZA-02"])

    assert s.why_not("swap:WO-KS") == reason


@clause("AG-138", "AG-133")
@pytest.mark.parametrize(("stock", "kantor"), [("4KS", "KA-1"), ("3KS", "KA-2"), ("3WF", "KA-1")])
def test_other_units_do_not_stand_for_the_given_one(stock: str, kantor: str) -> None:
    s = scene(pools=["GOR", "INS"], stock=[stock], kantor=kantor).play("exchange:GOR")

    assert s.why_not("swap:ZL-NI") == "AG-133"
    assert s.why_not(f"swap:{stock[1:]}-NI") is None
    assert s.play(f"swap:{stock[1:]}-NI").story == [f"exchanged 0 {stock[1:]} NI GOR", "turn-began 1"]
