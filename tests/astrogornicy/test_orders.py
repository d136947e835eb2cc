"""Phase 5, buying Orders: AG-197 to AG-207, AG-219, AG-224, AG-227 to AG-230, AG-312."""

import pytest

from astrogornicy.building import fresh_book
from astrogornicy.scene import Scene, scene
from clauses import clause
from kosmodrom.games.astrogornicy.model.actions import CARDS

RICH = "9WO 9KS 9PL 9ZL 9WF 9NI 9PA"


@clause("AG-197")
@pytest.mark.parametrize(("first", "order"), [(0, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 0, 1])])
def test_orders_are_bought_in_player_order(first: int, order: list[int]) -> None:
    s = scene(phase="buying", seats=3, first=first, hands=["ZA-02", "ZA-03", "ZA-05"], round=8)
    asked = []
    while not s.over:
        asked.append(s.seat)
        assert s.why_not("end", (s.seat + 1) % 3) == "AG-197"
        s.play("end")

    assert asked == order
    assert s.told("buying-done") == [f"buying-done {seat} 0" for seat in order]


@clause("AG-197")
def test_an_order_from_the_own_hand_may_be_bought_or_not() -> None:
    s = scene(phase="buying", hands=["ZA-07 MI-01", "ZA-13"], stock=[RICH, "1PL"])
    assert s.options() == ["buy:ZA-07", "end"]
    assert s.why_not("buy:ZA-13") == "AG-197"
    assert s.why_not("buy:ZA-20") == "AG-197"

    s.play("end")
    assert (s.orders(0), s.hand(0)) == ("", "MI-01 ZA-07")


@clause("AG-197", "AG-312")
def test_a_seat_without_an_order_in_hand_is_not_asked() -> None:
    s = scene(phase="buying", seats=3, hands=["MI-01", "ZA-02", "MI-02"], stock=[RICH])

    assert s.asked == [1]
    assert s.play("end").round == 2


@clause("AG-198")
@pytest.mark.parametrize(
    ("stock", "refusal"), [("1KS 2WF", None), ("1KS 1WF", "AG-198"), ("2WF", "AG-198"), ("5KS 2WF", None)]
)
def test_the_printed_resources_are_paid(stock: str, refusal: str | None) -> None:
    s = scene(phase="buying", hands=["ZA-07", "ZA-02"], stock=[stock])

    assert s.why_not("buy:ZA-07") == refusal
    assert s.offered("buy") == (["ZA-07"] if refusal is None else [])


@clause("AG-198", "AG-264")
def test_what_is_paid_goes_to_the_bank() -> None:
    s = scene(phase="buying", hands=["ZA-07", "ZA-02"], stock=["3KS 2WF"])
    assert s.bank() == "29WO 26KS 29PL 27ZL 25WF 27NI 27PA"

    s.play("buy:ZA-07", "done")
    assert s.stock(0) == "2KS"
    assert s.bank() == "29WO 27KS 29PL 27ZL 27WF 27NI 27PA"


@clause("AG-197")
@pytest.mark.parametrize("card", ["ZA-01", "ZA-36"])
def test_the_first_and_the_last_order_can_be_bought(card: str) -> None:
    s = scene(phase="buying", seats=3, hands=[card, "ZA-02"], stock=[RICH])

    assert s.options() == [f"buy:{card}", "end"]
    s.play(f"buy:{card}")
    if s.options() != ["done"]:
        s.play("pay:cheapest")
    assert s.play("done").orders(0) == card


@clause("AG-198", "AG-199")
def test_the_first_order_of_another_deck_may_ask_for_a_card_and_a_discount() -> None:
    book = fresh_book()
    book.discard[CARDS.index("ZA-01")] = 1
    s = scene(phase="buying", seats=3, hands=["ZA-01 MI-01", "ZA-02"], orders=["ZA-20"], stock=["1WO 1ZL"], book=book)
    s.play("buy:ZA-01")
    assert s.why_not("done") == "AG-198"

    s.play("discount:ZL", "give:MI-01", "done")
    assert (s.orders(0), s.under("mission")) == ("ZA-01", "MI-01")


@clause("AG-199")
def test_the_discard_sign_asks_for_another_card_from_hand() -> None:
    s = scene(phase="buying", hands=["ZA-34 MI-14 ZA-02", "ZA-07 MI-20"], stock=[RICH]).play("buy:ZA-34")
    assert s.options() == ["give:MI-14", "give:ZA-02"]
    assert s.why_not("done") == "AG-199"
    assert s.why_not("give:MI-20") == "AG-199"
    assert s.why_not("give:ZA-07") == "AG-199"

    s.play("give:ZA-02")
    assert s.options() == ["done"]
    assert s.play("done").orders(0) == "ZA-34"


@clause("AG-199")
@pytest.mark.parametrize(("hand", "refusal"), [("ZA-34", "AG-199"), ("ZA-34 MI-01", None), ("ZA-34 ZA-07", None)])
def test_without_another_card_an_order_with_the_discard_sign_cannot_be_bought(hand: str, refusal: str | None) -> None:
    """Nothing to give up."""
    s = scene(phase="buying", hands=[hand, "ZA-02"], stock=["1WO 1KS 1PL 3WF"])

    assert s.why_not("buy:ZA-34") == refusal
    assert ("buy:ZA-34" in s.options()) == (refusal is None)


@clause("AG-199")
def test_an_order_without_the_discard_sign_asks_for_no_card() -> None:
    s = scene(phase="buying", hands=["ZA-07 MI-01", "ZA-02"], stock=["1KS 2WF"]).play("buy:ZA-07")

    assert s.options() == ["done"]
    assert s.play("done").hand(0) == "MI-01"


@clause("AG-200")
@pytest.mark.parametrize(("card", "missions", "orders"), [("MI-14", "MI-20 MI-14", ""), ("ZA-02", "MI-20", "ZA-02")])
def test_the_given_up_card_goes_to_the_bottom_of_its_own_deck(card: str, missions: str, orders: str) -> None:
    """A Mission under the Missions, an Order under the Orders."""
    s = scene(phase="buying", hands=["ZA-34 MI-14 ZA-02", "ZA-07"], stock=[RICH], under="MI-20")
    s.play("buy:ZA-34", f"give:{card}", "done")

    assert (s.under("mission"), s.under("order")) == (missions, orders)
    assert s.hand(0) == ("ZA-02" if card == "MI-14" else "MI-14")


@clause("AG-201", "AG-202")
@pytest.mark.parametrize(
    ("card", "refusal"),
    [("MI-01", "AG-201"), ("EK-1", "AG-201"), ("ZA-07", "AG-201"), ("ZA-13", "AG-201"), ("ZA-34", "AG-202")],
)
def test_completed_cards_and_the_bought_one_cannot_be_given_up(card: str, refusal: str) -> None:
    """The bought card or a completed one."""
    s = scene(
        phase="buying",
        hands=["ZA-34 MI-14", "ZA-02"],
        stock=[RICH],
        completed=["MI-01 EK-1"],
        orders=["ZA-07"],
        used=["ZA-13"],
    ).play("buy:ZA-34")

    assert s.why_not(f"give:{card}") == refusal
    assert s.options() == ["give:MI-14"]


@clause("AG-201")
def test_the_completed_cards_of_others_cannot_be_given_up_either() -> None:
    s = scene(
        phase="buying", hands=["ZA-34 MI-14", "ZA-02"], stock=[RICH], completed=["", "MI-01"], orders=["", "ZA-07"]
    ).play("buy:ZA-34")

    assert s.why_not("give:MI-01") == "AG-199"
    assert s.why_not("give:ZA-07") == "AG-199"


@clause("AG-203")
def test_card_payment_and_given_up_card_are_told_to_all() -> None:
    s = scene(phase="buying", drawn=["ZA-34 MI-14", "ZA-02"], stock=["1WO 1KS 1PL 3WF"])
    s.play("buy:ZA-34", "give:MI-14", "done")

    assert s.story == [
        "given-up 0 MI-14", "bought 0 ZA-34 1WO 1KS 1PL 3WF",
    ]  # fmt: skip


@clause("AG-203", "AG-302")
def test_before_it_is_carried_out_nobody_else_sees_which_order_is_wanted() -> None:
    s = scene(phase="buying", drawn=["ZA-34 MI-14 ZA-07", "ZA-02"], stock=[RICH])
    other = s.copy().play("buy:ZA-34", "give:MI-14")
    s.play("buy:ZA-07")
    assert s.seen_by(1) == other.seen_by(1)
    assert s.story == other.story == []

    assert s.play("done").seen_by(1) != other.play("done").seen_by(1)


@clause("AG-204")
def test_a_bought_order_lies_face_up_in_the_pile() -> None:
    s = scene(phase="buying", hands=["ZA-07 ZA-20", "ZA-02"], orders=["ZA-13"], stock=[RICH]).play("buy:ZA-07", "done")

    assert (s.orders(0), s.used(0)) == ("ZA-07 ZA-13", "")
    assert (s.hand(0), s.shown(0)) == ("ZA-20", "ZA-20")


@clause("AG-205")
def test_an_order_scores_whether_or_not_its_effect_was_used() -> None:
    s = scene(pools=["INS GOR", "GOR"], orders=["ZA-07 ZA-16"], used=["ZA-20"])
    assert s.row("orders") == [13, 0]

    s.play("automat:INS")
    assert s.used(0) == "ZA-07 ZA-20"
    assert s.row("orders") == [13, 0]


@clause("AG-206")
@pytest.mark.parametrize(("phase", "docks"), [("rolling", ""), ("changing", ""), ("acting", ""), ("settling", "EK-2")])
def test_orders_are_bought_in_phase_five_only(phase: str, docks: str) -> None:
    standing = ["EK-2 of 0: 0-INS 0-INS 0-INS"] if docks else []
    s = scene(phase=phase, pools=["INS INS", "INS"], hands=["ZA-07", "ZA-02"], stock=[RICH], docks=standing)

    assert s.why_not("buy:ZA-07") == "AG-206"
    assert s.offered("buy") == []


@clause("AG-206", "AG-042")
def test_nothing_but_buying_happens_in_phase_five() -> None:
    s = scene(phase="buying", pools=["INS GOR"], hands=["ZA-07 MI-01"], stock=[RICH])

    assert s.options() == ["buy:ZA-07", "end"]
    assert s.why_not("launch:MI-01") == "AG-121"
    assert s.why_not("done") == "AG-277"


@clause("AG-207")
def test_one_order_is_bought_by_each_seat_in_a_round() -> None:
    """A second purchase without EXTRA_ORDER."""
    s = scene(phase="buying", hands=["ZA-07 ZA-13", "ZA-02 ZA-03"], stock=[RICH, "9WO 9KS 9PL 9ZL 9WF 9NI 9PA"])
    s.play("buy:ZA-07", "done")
    assert s.asked == [1]
    assert s.why_not("buy:ZA-13", 0) == "AG-312"
    assert s.why_not("end", 0) == "AG-197"

    s.play("buy:ZA-02", "done")
    assert s.round == 2


@clause("AG-312", "AG-197")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_who_comes_later_is_told_to_wait(first: int) -> None:
    s = scene(phase="buying", seats=3, first=first, hands=["ZA-02", "ZA-03", "ZA-05"]).play("end")
    done, later = first, (first + 2) % 3

    assert s.why_not("buy:ZA-02", done) == "AG-312", "it has ended its turn and bought nothing"
    assert s.why_not("buy:ZA-02", later) == "AG-197"


def chained(hand: str, stock: str = RICH, orders: str = "ZA-31") -> Scene:
    """Seat 0 owns an Extra order and has bought ZA-07."""
    s = scene(phase="buying", hands=[f"ZA-07 {hand}", "ZA-02"], orders=[orders], stock=[stock])
    return s.play("buy:ZA-07", "done")


@clause("AG-219", "AG-227")
def test_extra_order_allows_one_more_purchase_after_the_regular_one() -> None:
    """The regular purchase comes first and does not use the effect."""
    s = chained("ZA-13 ZA-03")
    assert (s.orders(0), s.used(0)) == ("ZA-07 ZA-31", "")
    assert s.options() == ["buy:ZA-03", "buy:ZA-13", "end"]

    s.play("buy:ZA-13", "done")
    assert (s.orders(0), s.used(0)) == ("ZA-07 ZA-13", "ZA-31")
    assert s.asked == [1]
    assert s.told("effect-used") == ["effect-used 0 ZA-31"]


@clause("AG-219")
def test_two_extra_orders_allow_two_more_purchases() -> None:
    s = chained("ZA-13 ZA-03 ZA-20", "19WO 9KS 9PL 9ZL 9WF 9NI 9PA", "ZA-31 ZA-32")
    assert s.s.table.agenda.a() == 1
    s.play("buy:ZA-13", "done")
    assert (s.used(0), s.s.table.agenda.a()) == ("ZA-31", 2)
    s.play("buy:ZA-03", "pay:cheapest", "done")
    assert s.used(0) == "ZA-31 ZA-32"

    assert s.asked == [1]
    assert s.hand(0) == "ZA-20"


@clause("AG-224")
@pytest.mark.parametrize(("orders", "refusal"), [("", "AG-198"), ("ZA-21", None)])
def test_a_discount_cannot_help_to_buy_its_own_order(orders: str, refusal: str | None) -> None:
    s = scene(phase="buying", hands=["ZA-20", "ZA-02"], orders=[orders], stock=["1WO 1PL 1WF 1NI"])

    assert s.why_not("buy:ZA-20") == refusal


@clause("AG-224", "AG-207")
def test_an_extra_order_in_hand_allows_nothing() -> None:
    s = scene(phase="buying", hands=["ZA-07 ZA-31", "ZA-02"], stock=[RICH]).play("buy:ZA-07", "done")

    assert s.asked == [1]


@clause("AG-229")
@pytest.mark.parametrize(
    ("hand", "stock", "refusal"),
    [
        ("ZA-34 MI-14", "1WO 2KS 1PL 5WF", None),
        ("ZA-34 MI-14", "1WO 2KS 1PL 4WF", "AG-198"),
        ("ZA-34", "1WO 2KS 1PL 5WF", "AG-199"),
    ],
)
def test_the_further_order_is_paid_in_full(hand: str, stock: str, refusal: str | None) -> None:
    s = chained(hand, stock)

    assert s.why_not("buy:ZA-34") == refusal
    if refusal is None:
        s.play("buy:ZA-34", "give:MI-14", "done")
        assert (s.stock(0), s.under("mission")) == ("", "MI-14")


@clause("AG-230", "AG-312")
def test_extra_order_stays_for_later_if_the_turn_is_ended() -> None:
    s = chained("ZA-13")
    assert s.copy().play("buy:ZA-13").orders(0) == "ZA-07 ZA-31"

    s.play("end")
    assert (s.orders(0), s.used(0)) == ("ZA-07 ZA-31", "")
    assert s.asked == [1]

    s.play("end").settle().confirm_all().pass_all().play("end")
    assert (s.round, s.orders(0)) == (2, "ZA-07 ZA-31")


@clause("AG-312")
def test_after_a_purchase_without_a_further_order_in_hand_the_turn_is_over() -> None:
    assert chained("MI-01").asked == [1]


@clause("AG-312", "AG-302")
def test_a_further_order_that_cannot_be_paid_leaves_only_the_end() -> None:
    s = chained("ZA-13", "1KS 2WF")

    assert s.asked == [0]
    assert s.options() == ["end"]


@clause("AG-312")
@pytest.mark.parametrize(("orders", "used"), [("", "ZA-31 ZA-32"), ("ZA-13", ""), ("ZA-25 ZA-35", "")])
def test_only_an_unused_extra_order_lets_the_turn_go_on(orders: str, used: str) -> None:
    s = scene(phase="buying", hands=["ZA-07 ZA-16", "ZA-02"], orders=[orders], used=[used], stock=[RICH])
    s.play("buy:ZA-07", "done")

    assert s.asked == ([0] if "ZA-35" in orders else [1])
