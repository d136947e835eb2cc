"""Payments and exchange rates: AG-267 to AG-278, AG-311."""

import pytest

from astrogornicy.scene import Scene, scene
from clauses import clause


def buying(card: str, stock: str, kantor: str = "KA-1", bank: str | None = None) -> Scene:
    """Seat 0 may buy an Order; KA-1 promotes WF, KA-2 ZL, KA-3 NI, KA-4 PA."""
    return scene(phase="buying", seats=3, hands=[card, "ZA-02"], stock=[stock], kantor=kantor, bank=bank)


@clause("AG-267")
@pytest.mark.parametrize(
    ("stock", "refusal"),
    [
        ("1PL 1NI 4WO", None),
        ("1PL 1NI 3WO", "AG-198"),
        ("1PL 1NI 1WO 1KS 1ZL 1PA", None),
        ("1PL 1NI 1WO 1KS 1ZL", "AG-198"),
        ("1PL 8WO", None),
        ("1PL 7WO", "AG-198"),
    ],
)
def test_four_units_of_any_kinds_replace_a_missing_one(stock: str, refusal: str | None) -> None:
    s = buying("ZA-13", stock)
    assert s.why_not("buy:ZA-13") == refusal

    if refusal is None:
        assert s.play("buy:ZA-13", "done").stock(0) == ""


@clause("AG-268")
@pytest.mark.parametrize(("kantor", "refusal"), [("KA-3", None), ("KA-1", "AG-198"), ("KA-4", "AG-198")])
def test_three_units_of_any_kinds_replace_a_promoted_one(kantor: str, refusal: str | None) -> None:
    """3:1 only where the promoted resource is involved."""
    s = buying("ZA-13", "1PL 1NI 1WO 1KS 1ZL", kantor)

    assert s.why_not("buy:ZA-13") == refusal


@clause("AG-268", "AG-276")
def test_two_missing_promoted_units_cost_six() -> None:
    assert buying("ZA-13", "1PL 5WO", "KA-3").why_not("buy:ZA-13") == "AG-198"

    s = buying("ZA-13", "1PL 6WO", "KA-3").play("buy:ZA-13")
    assert s.laid(0) == "6WO 1PL"


@clause("AG-269")
@pytest.mark.parametrize(
    ("stock", "kantor", "refusal"),
    [
        ("1PL 1NI 3PA", "KA-4", None),
        ("1PL 1NI 2PA", "KA-4", "AG-198"),
        ("1PL 1NI 3PA", "KA-1", "AG-198"),
        ("1PL 6PA", "KA-4", None),
        ("1PL 5PA", "KA-4", "AG-198"),
    ],
)
def test_three_promoted_units_replace_a_missing_one(stock: str, kantor: str, refusal: str | None) -> None:
    s = buying("ZA-13", stock, kantor)

    assert s.why_not("buy:ZA-13") == refusal
    if refusal is None:
        assert s.play("buy:ZA-13", "done").stock(0) == ""


@clause("AG-270")
@pytest.mark.parametrize("decision", ["launch:MI-05", "acquire:BI-1-INS", "acquire:EK-1-INS"])
def test_units_are_replaced_in_every_kind_of_payment(decision: str) -> None:
    s = scene(pools=["INS", "INS"], hands=["MI-05"], stock=["1WO 1KS 4NI"])
    if decision == "launch:MI-05":
        s = scene(pools=["INS", "INS"], hands=["MI-05"], stock=["1KS 4NI"])
    s.play(decision)
    assert s.options() == ["done"]

    assert s.play("done").stock(0) == ""
    assert s.story[-2 if "launch" in decision else 1].endswith("4NI")


@clause("AG-271", "AG-277")
@pytest.mark.parametrize("phase", ["rolling", "changing", "acting", "buying"])
@pytest.mark.parametrize("decision", ["pay:WO", "pay:PA", "pay:cheapest"])
def test_the_rates_never_fill_the_own_stock(phase: str, decision: str) -> None:
    s = scene(phase=phase, pools=["INS INS", "INS"], stock=["8WO 8PA"], hands=["ZA-02"])

    assert s.why_not(decision, 0) == "AG-277"
    assert s.offered("pay", 0) == []


@clause("AG-272")
def test_matching_units_are_used_first() -> None:
    """No substitute for a resource still in stock."""
    s = buying("ZA-13", "1PL 2NI 8WO").play("buy:ZA-13")

    assert s.laid(0) == "1PL 2NI"
    assert s.options() == ["done"]
    assert s.why_not("pay:WO") == "AG-315"


@clause("AG-272")
@pytest.mark.parametrize("kind", ["PL", "NI"])
def test_units_needed_for_the_cost_itself_replace_nothing(kind: str) -> None:
    """Units of another part of the same cost."""
    s = buying("ZA-13", "1PL 1NI 4WO 3KS").play("buy:ZA-13")

    assert s.laid(0) == "1PL 1NI"
    assert s.why_not(f"pay:{kind}") == "AG-272"
    assert s.offered("pay") == ["WO", "KS", "cheapest"]


@clause("AG-272", "AG-198")
def test_only_what_is_left_over_replaces_missing_units() -> None:
    """The units counted for the cost are not there twice."""
    assert buying("ZA-13", "4PL 1NI").why_not("buy:ZA-13") == "AG-198"
    assert buying("ZA-13", "5PL 1NI").why_not("buy:ZA-13") is None


@clause("AG-272", "AG-267")
def test_units_that_are_not_in_stock_cannot_be_laid() -> None:
    """Units not in stock."""
    s = buying("ZA-13", "1PL 1NI 4WO 3KS").play("buy:ZA-13", "pay:KS", "pay:KS", "pay:KS")

    assert s.laid(0) == "1WO 3KS 1PL 1NI"
    assert s.options() == ["done"]
    other = buying("ZA-13", "1PL 1NI 4WO 1KS 1ZL").play("buy:ZA-13", "pay:KS")
    assert other.why_not("pay:KS") == "AG-272"
    assert other.why_not("pay:PA") == "AG-272"


@clause("AG-273")
def test_the_bank_need_not_hold_the_replaced_resource() -> None:
    s = buying("ZA-13", "1PL 1NI 4WO", bank="0NI")

    assert s.play("buy:ZA-13", "done").stock(0) == ""
    assert "1NI" in s.bank().split()


@clause("AG-274")
@pytest.mark.parametrize("kantor", ["KA-1", "KA-3"])
def test_a_resource_is_not_replaced_by_itself(kantor: str) -> None:
    s = buying("ZA-13", "1PL 1NI 3WO 3KS", kantor).play("buy:ZA-13")

    assert s.why_not("pay:NI") == "AG-272"
    assert s.offered("pay") == ["WO", "KS", "cheapest"]


@clause("AG-275")
@pytest.mark.parametrize(("stock", "refusal"), [("1KS 1PA", None), ("2KS", None), ("1KS", "AG-249")])
def test_any_one_unit_pays_for_an_xx(stock: str, refusal: str | None) -> None:
    s = scene(pools=["INS", "INS"], stock=[stock], tops="EK-2 TE-1 BI-1")
    assert s.why_not("acquire:EK-2-INS") == refusal

    if refusal is None:
        assert s.play("acquire:EK-2-INS").laid(0) == stock


@clause("AG-275", "AG-311")
def test_an_xx_takes_exactly_one_unit() -> None:
    s = scene(pools=["INS", "INS"], stock=["1KS 1WO 3WF 1PA"], tops="EK-2 TE-1 BI-1").play("acquire:EK-2-INS")
    assert s.offered("pay") == ["WO", "WF", "PA", "cheapest"]

    s.play("pay:WF")
    assert s.options() == ["done"]
    assert s.laid(0) == "1KS 1WF"


@clause("AG-276")
def test_rates_may_be_mixed_in_one_payment() -> None:
    s = buying("ZA-13", "1PL 3WF 4WO").play("buy:ZA-13")

    assert s.laid(0) == "4WO 1PL 3WF"
    assert s.play("done").stock(0) == ""


@clause("AG-276", "AG-268")
def test_a_promoted_and_another_unit_are_replaced_separately() -> None:
    s = buying("ZA-31", "1PL 7WO", "KA-1")
    assert s.play("buy:ZA-31").laid(0) == "7WO 1PL"

    assert buying("ZA-31", "1PL 6WO", "KA-1").why_not("buy:ZA-31") == "AG-198"


@clause("AG-277")
def test_nothing_is_paid_before_the_whole_payment_lies_ready() -> None:
    s = buying("ZA-13", "1PL 1NI 4WO 3KS").play("buy:ZA-13", "pay:WO", "pay:KS", "pay:KS")
    assert s.why_not("done") == "AG-277"
    assert (s.stock(0), s.story) == ("4WO 3KS 1PL 1NI", [])

    s.play("pay:WO", "done")
    assert s.stock(0) == "2WO 1KS"
    assert s.told("bought") == ["bought 0 ZA-13 2WO 2KS 1PL 1NI"]


@clause("AG-315")
def test_what_was_begun_is_finished_first() -> None:
    s = buying("ZA-13", "1PL 1NI 4WO 3KS").play("buy:ZA-13")

    assert s.why_not("end") == "AG-315"
    assert s.why_not("buy:ZA-13") == "AG-315"


@clause("AG-278")
@pytest.mark.parametrize(
    ("stock", "kantor", "proposed"),
    [
        ("1PL 1NI 5WO 3WF", "KA-1", "1PL 3WF 1NI"),
        ("1PL 1NI 5WO 3PA", "KA-1", "4WO 1PL 1NI"),
        ("1PL 1NI 2WO 5KS", "KA-1", "1WO 3KS 1PL 1NI"),
        ("1PL 1NI 5WO 2KS", "KA-1", "4WO 1PL 1NI"),
        ("1PL 1NI 3WO 3KS", "KA-1", "2WO 2KS 1PL 1NI"),
        ("1PL 1NI 1KS 5ZL 2PA", "KA-1", "1KS 1PL 3ZL 1NI"),
        ("1PL 1NI 2WO 2ZL 3PA", "KA-1", "2WO 1PL 1ZL 1NI 1PA"),
        ("3PL 1NI 3WO 4PA", "KA-3", "2WO 2PL 1NI"),
    ],
)
def test_the_program_proposes_few_units_basic_before_rare_then_the_larger_stock(
    stock: str, kantor: str, proposed: str
) -> None:
    s = buying("ZA-13", stock, kantor).play("buy:ZA-13", "pay:cheapest")

    assert s.laid(0) == proposed
    assert s.options() == ["done"]


@clause("AG-278")
def test_the_proposal_completes_what_is_already_laid() -> None:
    s = buying("ZA-13", "1PL 1NI 4WO 3KS 3WF").play("buy:ZA-13", "pay:WF", "pay:KS", "pay:cheapest")

    assert s.laid(0) == "2WO 1KS 1PL 1WF 1NI"


@clause("AG-278")
def test_a_single_way_to_pay_is_taken_without_a_question() -> None:
    s = buying("ZA-13", "1PL 1NI 4WO").play("buy:ZA-13")

    assert s.options() == ["done"]
    assert s.laid(0) == "4WO 1PL 1NI"


@clause("AG-311")
def test_overpaying_is_refused() -> None:
    """Too many units."""
    s = buying("ZA-13", "1PL 1NI 4WO 3KS 3WF").play("buy:ZA-13", "pay:WF", "pay:WF")
    assert s.copy().play("pay:WF").options() == ["done"]

    s.play("pay:WO")
    assert s.why_not("pay:WF") == "AG-311"
    assert s.offered("pay") == ["WO", "KS", "cheapest"]


@clause("AG-311", "AG-269")
@pytest.mark.parametrize("units", [3, 4, 5])
def test_three_promoted_units_are_never_more_than_three(units: int) -> None:
    s = buying("ZA-13", f"1PL 1NI {units}WF").play("buy:ZA-13")

    assert s.options() == ["done"]
    assert s.laid(0) == "1PL 3WF 1NI"


@clause("AG-311", "AG-278")
def test_the_last_unit_of_a_group_of_four_is_no_third_promoted_one() -> None:
    s = buying("ZA-13", "1PL 1NI 1KS 3WF 1PA").play("buy:ZA-13", "pay:WF", "pay:WF", "pay:KS")

    assert s.options() == ["done"]
    assert s.laid(0) == "1KS 1PL 2WF 1NI 1PA"


@clause("AG-311", "AG-268")
def test_a_missing_promoted_unit_always_costs_three() -> None:
    s = buying("ZA-07", "1KS 1WF 3WO 3PL", "KA-1").play("buy:ZA-07", "pay:WO", "pay:PL", "pay:PL")

    assert s.options() == ["done"]
    assert s.play("done").stock(0) == "2WO 1PL"


@clause("AG-311")
def test_a_step_after_which_the_rest_cannot_be_paid_is_refused() -> None:
    s = buying("ZA-13", "1PL 3WF 4WO 3KS").play("buy:ZA-13")
    s.play("pay:WO", "pay:WO", "pay:WO", "pay:KS")
    assert s.offered("pay") == ["WO", "KS", "WF", "cheapest"]
    assert s.copy().play("pay:WF", "pay:WF", "pay:WF").options() == ["done"]

    s.play("pay:KS", "pay:WF", "pay:WF")
    assert s.why_not("pay:WF") == "AG-311"
    assert s.offered("pay") == ["WO", "KS", "cheapest"]
    assert s.play("pay:WO").laid(0) == "4WO 2KS 1PL 2WF"
