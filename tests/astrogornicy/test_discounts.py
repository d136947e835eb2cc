"""The effects that lower a price: AG-217, AG-218, AG-222, AG-223, AG-225, AG-226, AG-310."""

import pytest

from astrogornicy.scene import scene
from clauses import clause


@clause("AG-217", "AG-222")
@pytest.mark.parametrize(
    ("unit", "due"),
    [
        ("PL", "1PL 1ZL 1WF 1PA 1XX"),
        ("ZL", "2PL 1WF 1PA 1XX"),
        ("WF", "2PL 1ZL 1PA 1XX"),
        ("PA", "2PL 1ZL 1WF 1XX"),
        ("XX", "2PL 1ZL 1WF 1PA"),
    ],
)
def test_a_discount_takes_one_unit_of_choice_off_the_cost(unit: str, due: str) -> None:
    s = scene(phase="buying", hands=["ZA-03", "ZA-02"], orders=["ZA-20"], stock=["2PL 1ZL 1WF 1PA"])
    s.play("buy:ZA-03")
    assert s.offered("discount") == ["PL", "ZL", "WF", "PA", "XX"]
    assert s.why_not("discount:WO") == "AG-222"

    s.play(f"discount:{unit}")
    assert s.due(0) == due


@clause("AG-217", "AG-264")
@pytest.mark.parametrize(
    ("scenery", "decision"),
    [
        ({"hands": ["MI-05"]}, "launch:MI-05"),
        ({"tops": "EK-1 TE-1 BI-1"}, "acquire:BI-1-INS"),
        ({"tops": "EK-1 TE-1 BI-1"}, "acquire:EK-1-INS"),
    ],
)
def test_a_discount_serves_launches_and_zarzad_cards_too(scenery: dict[str, list[str]], decision: str) -> None:
    s = scene(pools=["INS GOR", "GOR"], orders=["ZA-20"], stock=["1WO 1KS"], **scenery)  # type: ignore[arg-type]  # words
    s.play(decision)
    assert s.options() == ["discount:PL"]

    s.play("discount:PL", "done")
    assert s.stock(0) == ("1WO" if "MI-05" in decision else "")
    assert s.used(0) == "ZA-20"


@clause("AG-222")
def test_a_discount_does_not_replace_the_card_to_be_given_up() -> None:
    s = scene(phase="buying", hands=["ZA-34", "ZA-02"], orders=["ZA-20"], stock=["9WO 9KS 9PL 9WF"])
    assert s.why_not("buy:ZA-34") == "AG-199"

    other = scene(phase="buying", hands=["ZA-34 MI-01", "ZA-02"], orders=["ZA-20"], stock=["1WO 1KS 1PL 2WF"])
    other.play("buy:ZA-34", "discount:WF")
    assert other.options() == ["give:MI-01"]


@clause("AG-223")
def test_several_discounts_may_lower_one_payment() -> None:
    s = scene(phase="buying", hands=["ZA-07", "ZA-02"], orders=["ZA-20 ZA-21 ZA-23"], stock=["9WO"])
    s.play("buy:ZA-07", "discount:WF")
    assert s.offered("discount") == ["KS", "WF"]
    s.play("discount:WF", "discount:KS")
    assert (s.due(0), s.options()) == ("", ["done"])

    s.play("done")
    assert (s.stock(0), s.used(0), s.orders(0)) == ("9WO", "ZA-20 ZA-21 ZA-23", "ZA-07")
    assert s.told("effect-used") == ["effect-used 0 ZA-20", "effect-used 0 ZA-21", "effect-used 0 ZA-23"]
    assert s.told("bought") == ["bought 0 ZA-07 free"]


@clause("AG-223")
@pytest.mark.parametrize(("orders", "refusal"), [("ZA-20", "AG-198"), ("ZA-20 ZA-21", None)])
def test_a_purchase_may_need_all_its_discounts(orders: str, refusal: str | None) -> None:
    s = scene(phase="buying", hands=["ZA-07", "ZA-02"], orders=[orders], stock=["1KS"])

    assert s.why_not("buy:ZA-07") == refusal


@clause("AG-217", "AG-223")
@pytest.mark.parametrize(
    ("card", "stock", "refusal"),
    [
        ("ZA-31", "1PL 2WO", "AG-198"),
        ("ZA-31", "3WO 1PL", None),
        ("ZA-03", "2PL 1ZL 1PA", "AG-198"),
        ("ZA-03", "2PL 1ZL 1PA 1WO", None),
        ("ZA-03", "2PL 1WF 1PA", "AG-198"),
        ("ZA-03", "2PL 1WF 1PA 1WO", None),
    ],
)
def test_one_discount_lowers_a_cost_by_one_unit_only(card: str, stock: str, refusal: str | None) -> None:
    s = scene(phase="buying", hands=[card, "ZA-02"], orders=["ZA-20"], stock=[stock], kantor="KA-1")

    assert s.why_not(f"buy:{card}") == refusal


@clause("AG-223", "AG-222")
def test_a_discount_that_leaves_too_much_to_pay_is_refused() -> None:
    s = scene(phase="buying", hands=["ZA-07", "ZA-02"], orders=["ZA-20 ZA-21"], stock=["1KS"]).play("buy:ZA-07")
    assert s.options() == ["discount:WF"]
    assert s.why_not("discount:KS") == "AG-198"
    assert s.why_not("done") == "AG-198"

    s.play("discount:WF")
    assert s.options() == ["discount:WF"]


@clause("AG-217", "AG-223")
@pytest.mark.parametrize(
    ("decision", "refusal"),
    [("launch:MI-05", "AG-132"), ("acquire:TE-1-INS", "AG-249"), ("acquire:EK-1-INS", "AG-132")],
)
def test_the_refusal_names_what_cannot_be_paid(decision: str, refusal: str) -> None:
    s = scene(pools=["INS GOR", "GOR"], hands=["MI-05"], orders=["ZA-20 ZA-21 ZA-23"], stock=["1PL"])
    s.play(decision)

    assert s.why_not("done") == refusal


@clause("AG-217", "AG-208")
def test_a_discount_is_used_once() -> None:
    s = scene(phase="buying", hands=["ZA-07", "ZA-02"], orders=["ZA-20 ZA-25"], stock=["1KS 2WF"]).play("buy:ZA-07")
    s.play("discount:WF")

    assert s.options() == ["done"]
    assert s.why_not("discount:WF") == "AG-310"


@clause("AG-217")
def test_a_discount_need_not_be_used() -> None:
    s = scene(phase="buying", hands=["ZA-07", "ZA-02"], orders=["ZA-20"], stock=["1KS 2WF"]).play("buy:ZA-07")
    assert s.options() == ["done", "discount:KS", "discount:WF"]

    s.play("done", "done")
    assert (s.stock(0), s.orders(0), s.used(0)) == ("", "ZA-07 ZA-20", "")


@clause("AG-218")
@pytest.mark.parametrize("decision", ["launch:MI-28", "acquire:EK-1-INS"])
def test_a_mission_or_an_expedition_is_launched_for_nothing(decision: str) -> None:
    s = scene(pools=["INS GOR", "GOR"], hands=["MI-28"], orders=["ZA-25 ZA-27"], stock=["1WO 1KS 1PL"])
    s.play(decision)
    assert s.options() == ["done", "free-launch"]
    s.play("free-launch", "crew:1-GOR", "done").settle()

    assert s.stock(0) == "1WO 1KS 1PL"
    assert (s.orders(0), s.used(0)) == ("ZA-27", "ZA-25")
    assert s.told("launched")[0].endswith(" 1 free")
    assert s.dock(1).startswith(decision[7:12] if "MI" in decision else "EK-1")


@clause("AG-218")
def test_a_free_launch_need_not_be_used() -> None:
    s = scene(pools=["INS GOR", "GOR"], hands=["MI-28"], orders=["ZA-25"], stock=["1WO 1KS 1PL"])
    s.play("launch:MI-28", "done", "done")

    assert (s.stock(0), s.orders(0), s.used(0)) == ("", "ZA-25", "")


@clause("AG-225", "AG-181")
def test_a_free_expedition_still_takes_a_die() -> None:
    s = scene(pools=["INS GOR", "GOR"], orders=["ZA-25"])
    assert s.why_not("acquire:EK-1-GEO") == "AG-056"

    s.play("acquire:EK-1-INS", "free-launch", "done").settle()
    assert s.beside("minis") == "0-INS - -"
    assert s.pool(0) == "GOR"


@clause("AG-226")
@pytest.mark.parametrize("card", ["TE-1", "BI-1"])
def test_technologies_and_bulletins_are_not_free(card: str) -> None:
    s = scene(pools=["INS GOR", "GOR"], orders=["ZA-25"])
    assert s.why_not(f"acquire:{card}-INS") == "AG-249"
    assert s.why_not("acquire:EK-1-INS") is None

    rich = scene(pools=["INS GOR", "GOR"], orders=["ZA-20 ZA-25"], stock=["9WO 9KS 9PL 9WF"])
    rich.play(f"acquire:{card}-INS")
    assert rich.why_not("free-launch") == "AG-226"
    assert "free-launch" not in rich.options()


@clause("AG-226", "AG-310")
def test_an_order_is_not_launched() -> None:
    s = scene(phase="buying", hands=["ZA-07", "ZA-02"], orders=["ZA-20 ZA-25"], stock=["1KS 2WF"]).play("buy:ZA-07")

    assert s.why_not("free-launch") == "AG-226"


@clause("AG-208", "AG-218")
def test_a_free_launch_needs_the_effect() -> None:
    s = scene(pools=["INS GOR", "GOR"], hands=["MI-05"], orders=["ZA-20"], used=["ZA-25"], stock=["1KS 1PL"])
    s.play("launch:MI-05")

    assert s.why_not("free-launch") == "AG-208"
    assert s.options() == ["done", "discount:KS", "discount:PL"]


@clause("AG-208", "AG-217")
def test_a_discount_needs_the_effect() -> None:
    s = scene(pools=["INS GOR", "GOR"], hands=["MI-05"], orders=["ZA-25"], used=["ZA-20"], stock=["1KS 1PL"])
    s.play("launch:MI-05")

    assert s.why_not("discount:KS") == "AG-208"
    assert s.options() == ["done", "free-launch"]


@clause("AG-310")
def test_a_discount_and_a_free_launch_do_not_go_together() -> None:
    s = scene(pools=["INS GOR", "GOR"], hands=["MI-28"], orders=["ZA-20 ZA-21 ZA-25"], stock=["1WO 1KS 1PL"])
    s.play("launch:MI-28")
    assert s.options() == ["done", "discount:WO", "discount:KS", "discount:PL", "free-launch"]

    discounted = s.copy().play("discount:WO")
    assert discounted.why_not("free-launch") == "AG-310"
    assert discounted.options() == ["done", "discount:KS", "discount:PL"]
    free = s.copy().play("free-launch")
    assert free.why_not("discount:WO") == "AG-310"
    assert free.options() == ["done", "crew:1-GOR"]


@clause("AG-310")
def test_declared_effects_are_used_up_only_when_all_is_carried_out() -> None:
    s = scene(pools=["INS GOR", "GOR"], hands=["MI-28"], orders=["ZA-20 ZA-25"], stock=["1WO 1KS 1PL"])
    begun = s.copy().play("launch:MI-28", "discount:WO")
    assert (begun.orders(0), begun.stock(0), begun.story) == ("ZA-20 ZA-25", "1WO 1KS 1PL", [])
    begun.play("done")
    assert (begun.orders(0), begun.used(0), begun.stock(0)) == ("ZA-25", "ZA-20", "1WO")

    free = s.copy().play("launch:MI-28", "free-launch")
    assert (free.orders(0), free.story) == ("ZA-20 ZA-25", [])
    assert (free.play("done").orders(0), free.used(0)) == ("ZA-20", "ZA-25")


@clause("AG-310", "AG-272")
def test_a_discount_lowers_the_printed_cost_before_units_are_replaced() -> None:
    s = scene(phase="buying", hands=["ZA-07", "ZA-02"], orders=["ZA-20"], stock=["4WO 1KS 1WF"], kantor="KA-2")
    s.play("buy:ZA-07")
    assert s.copy().play("discount:WF", "done").stock(0) == "4WO"
    s.play("discount:KS")
    assert s.due(0) == "2WF"
    assert s.laid(0) == "1WF"

    s.play("pay:KS", "done")
    assert s.stock(0) == "1WO"


@clause("AG-310")
def test_effects_are_declared_before_any_unit_is_paid() -> None:
    s = scene(phase="buying", hands=["ZA-09", "ZA-02"], orders=["ZA-20"], stock=["3WO 3KS 1NI 2PA"])
    s.play("buy:ZA-09", "done")

    assert s.why_not("discount:WO") == "AG-310"
    assert s.offered("pay") == ["WO", "KS", "cheapest"]


@clause("AG-310")
@pytest.mark.parametrize("decision", ["discount:WO", "free-launch"])
def test_no_price_is_lowered_where_nothing_is_bought(decision: str) -> None:
    acting = scene(pools=["INS GOR", "GOR"], orders=["ZA-20 ZA-25"], stock=["1WO"])
    assert acting.why_not(decision) == "AG-310"
    assert acting.play("exchange:INS").why_not(decision) == "AG-310"

    buying = scene(phase="buying", hands=["ZA-07"], orders=["ZA-20 ZA-25"])
    assert buying.why_not(decision) == "AG-310"
