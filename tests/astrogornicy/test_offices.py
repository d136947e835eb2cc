"""Dispatch and Refinery: AG-100 to AG-107."""

import pytest

from astrogornicy.scene import scene
from clauses import clause

MISSIONS = "MI-01 MI-02 MI-03 MI-04"
ORDERS = "ZA-02 ZA-03 ZA-05 ZA-06"
PLACES = ["1", "2", "3", "4", "deck"]
OFFICES = pytest.mark.parametrize(("office", "face"), [("dispatch", "INS"), ("refinery", "GEO")])


@clause("AG-100", "AG-101", "AG-102")
def test_an_inspector_may_take_a_mission_and_a_geologist_an_order() -> None:
    s = scene(pools=["INS", "GEO"])
    assert (s.offered("dispatch"), s.offered("refinery")) == (PLACES, [])

    s.play("pass")
    assert (s.offered("dispatch"), s.offered("refinery")) == ([], PLACES)


@clause("AG-100", "AG-101")
@OFFICES
@pytest.mark.parametrize("other", ["INS", "GEO", "GOR", "AUT", "GOR2", "AUT2"])
def test_no_other_worker_is_received(office: str, face: str, other: str) -> None:
    s = scene(pools=[other, "GOR"])

    clause_id = {"dispatch": "AG-100", "refinery": "AG-101"}[office]
    assert s.why_not(f"{office}:1") == (None if other == face else clause_id)
    assert s.offered(office) == (PLACES if other == face else [])


@clause("AG-100", "AG-103")
@pytest.mark.parametrize(("place", "taken", "market"), [
    (1, "MI-01", "MI-20 MI-02 MI-03 MI-04"),
    (2, "MI-02", "MI-01 MI-20 MI-03 MI-04"),
    (3, "MI-03", "MI-01 MI-02 MI-20 MI-04"),
    (4, "MI-04", "MI-01 MI-02 MI-03 MI-20"),
])  # fmt: skip
def test_a_mission_of_the_market_is_taken_and_replaced_at_once(place: int, taken: str, market: str) -> None:
    s = scene(pools=["INS", "GOR"], missions=MISSIONS).play(f"dispatch:{place}")
    assert s.asked == []
    assert s.stream() == 0
    s.chance("draw:MI-20")

    assert (s.hand(0), s.shown(0), s.market("mission")) == (taken, taken, market)
    assert (s.dispatch(), s.deck("mission")) == ("0-INS", 19)
    assert s.story == [
        f"placed 0 INS dispatch:{place}", f"card-taken 0 {taken}", f"market-filled MI-20 {place - 1}", "turn-began 1",
    ]  # fmt: skip


@clause("AG-101", "AG-103")
@pytest.mark.parametrize(("place", "taken", "market"), [
    (1, "ZA-02", "ZA-20 ZA-03 ZA-05 ZA-06"),
    (4, "ZA-06", "ZA-02 ZA-03 ZA-05 ZA-20"),
])  # fmt: skip
def test_an_order_of_the_market_is_taken_and_replaced_at_once(place: int, taken: str, market: str) -> None:
    s = scene(pools=["GEO", "GOR"], order_market=ORDERS).play(f"refinery:{place}")
    assert s.stream() == 1
    s.chance("draw:ZA-20")

    assert (s.hand(0), s.shown(0), s.market("order")) == (taken, taken, market)
    assert (s.refinery(), s.deck("order")) == ("0-GEO", 19)
    assert s.story == [
        f"placed 0 GEO refinery:{place}", f"card-taken 0 {taken}", f"market-filled ZA-20 {place - 1}", "turn-began 1",
    ]  # fmt: skip


@clause("AG-102")
def test_a_mission_from_the_top_of_the_deck_leaves_the_market_alone() -> None:
    s = scene(pools=["GOR", "INS"], active=1, missions=MISSIONS).play("dispatch:deck").chance("draw:MI-20")

    assert (s.hand(1), s.shown(1), s.market("mission")) == ("MI-20", "", MISSIONS)
    assert (s.deck("mission"), s.s.table.hand_counts) == (19, [0, 0, 1, 0])
    assert s.story == [
        "placed 1 INS dispatch:deck", "drew 1 MI-20 to 1", "drew-hidden 1 0 to 0 2 3", "turn-began 0",
    ]  # fmt: skip


@clause("AG-102")
def test_an_order_from_the_top_of_the_deck_leaves_the_market_alone() -> None:
    s = scene(pools=["GEO", "GOR"], order_market=ORDERS).play("refinery:deck").chance("draw:ZA-20")

    assert (s.hand(0), s.shown(0), s.market("order")) == ("ZA-20", "", ORDERS)
    assert (s.deck("order"), s.s.table.hand_counts) == (19, [0, 1, 0, 0])
    assert s.told("drew-hidden") == ["drew-hidden 0 1 to 1 2 3"]


@clause("AG-100", "AG-101")
def test_the_first_free_field_is_used() -> None:
    s = scene(pools=["INS GEO", "INS GEO"], fields="dispatch=1-INS")
    s.play("dispatch:deck").settle()
    s.play("refinery:deck").settle()
    s.play("refinery:deck").settle()

    assert s.dispatch() == "1-INS 0-INS"
    assert s.refinery() == "1-GEO 0-GEO"


@clause("AG-104")
@OFFICES
def test_a_full_area_is_closed_until_the_next_round(office: str, face: str) -> None:
    two = f"{office}=1-{face} {office}=1-{face}"
    assert scene(pools=[face], fields=two).offered(office) == PLACES

    s = scene(pools=[f"{face} GOR", "GOR"], fields=f"{two} {office}=1-{face}")
    assert s.offered(office) == []
    assert [s.why_not(f"{office}:{place}") for place in PLACES] == ["AG-104"] * 5
    s.pass_all().roll(" ".join([face] * 7)).settle().confirm_all()
    assert s.offered(office) == PLACES


@clause("AG-105")
@OFFICES
def test_a_card_drawn_blind_is_final(office: str, face: str) -> None:
    s = scene(pools=[f"{face} GOR", "GOR"]).play(f"{office}:deck").settle()

    assert s.asked == [1]
    assert s.why_not("take:mission-1", 0) == "AG-085"
    assert len(s.hand(0).split()) == 1


@clause("AG-106", "AG-102")
def test_without_a_mission_left_nobody_visits_dispatch() -> None:
    s = scene(pools=["INS GEO", "GOR"], missions="- - - -", decks=(0, None))

    assert s.offered("dispatch") == []
    assert [s.why_not(f"dispatch:{place}") for place in PLACES] == ["AG-106"] * 5
    assert s.offered("refinery") == PLACES


@clause("AG-106", "AG-102")
def test_without_an_order_left_nobody_visits_the_refinery() -> None:
    s = scene(pools=["INS GEO", "GOR"], order_market="- - - -", decks=(None, 0))

    assert s.offered("refinery") == []
    assert [s.why_not(f"refinery:{place}") for place in PLACES] == ["AG-106"] * 5
    assert s.offered("dispatch") == PLACES


@clause("AG-102", "AG-106")
@pytest.mark.parametrize(
    ("market", "offered"),
    [("MI-01 - - -", ["1"]), ("- MI-01 - MI-03", ["2", "4"]), ("- - - MI-02", ["4"]), ("- - MI-02 -", ["3"])],
)
def test_over_an_empty_deck_only_the_market_is_left(market: str, offered: list[str]) -> None:
    s = scene(pools=["INS", "GOR"], missions=market, decks=(0, None))

    assert s.offered("dispatch") == offered
    assert [s.why_not(f"dispatch:{place}") for place in PLACES] == [
        None if place in offered else "AG-102" for place in PLACES
    ]


@clause("AG-102", "AG-106")
@pytest.mark.parametrize(
    ("market", "offered"), [("ZA-02 - - -", ["1"]), ("- ZA-02 ZA-03 -", ["2", "3"]), ("- - - ZA-05", ["4"])]
)
def test_over_an_empty_deck_of_orders_only_the_market_is_left(market: str, offered: list[str]) -> None:
    s = scene(pools=["GEO", "GOR"], order_market=market, decks=(None, 0))

    assert s.offered("refinery") == offered
    assert s.why_not("refinery:deck") == "AG-102"


@clause("AG-102")
def test_the_last_card_of_a_deck_can_be_drawn() -> None:
    s = scene(pools=["INS", "INS"], decks=(1, None)).play("dispatch:deck").settle()

    assert s.deck("mission") == 0
    assert s.offered("dispatch") == PLACES[:4]


@clause("AG-103", "AG-297")
def test_over_an_empty_deck_a_taken_card_is_not_replaced() -> None:
    s = scene(pools=["INS", "INS"], missions=MISSIONS, decks=(0, None)).play("dispatch:3")

    assert s.drawn() == []
    assert s.market("mission") == "MI-01 MI-02 - MI-04"
    assert s.story == ["placed 0 INS dispatch:3", "card-taken 0 MI-03", "turn-began 1"]


@clause("AG-103", "AG-299")
def test_a_returned_card_comes_up_when_no_other_is_left() -> None:
    s = scene(pools=["INS", "INS"], missions=MISSIONS, decks=(0, None), under="MI-05 MI-06").play("dispatch:2")
    assert s.market("mission") == "MI-01 MI-05 MI-03 MI-04"
    assert s.told("market-filled") == ["market-filled MI-05 1"]

    s.play("dispatch:deck")
    assert (s.hand(1), s.shown(1), s.under("mission")) == ("MI-06", "MI-06", "")
    assert s.told("card-taken") == ["card-taken 0 MI-02", "card-taken 1 MI-06"]


@clause("AG-107")
def test_no_hand_is_too_large_for_another_card() -> None:
    missions = " ".join(f"MI-{number:02}" for number in (*range(5, 9), *range(13, 21)))
    orders = "ZA-02 ZA-03 ZA-05 ZA-06 ZA-07 ZA-09 ZA-10"
    s = scene(pools=["INS GEO", ""], hands=[f"{missions} {orders}"])
    s.play("dispatch:1").settle().play("refinery:1").settle()

    assert len(s.hand(0).split()) == 21
