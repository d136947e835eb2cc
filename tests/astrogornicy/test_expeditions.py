"""Expeditions: AG-179 to AG-196, AG-313."""

import pytest

from astrogornicy.scene import Scene, scene
from clauses import clause

FACES = ["INS", "GEO", "GOR", "AUT", "GOR2", "AUT2"]


def settled(*docks: str, edition: str = "handbook", first: int = 0, seats: int = 2) -> Scene:
    """Phase 4 with these cards in the Docks; seat 0 holds an Order, so that phase 5 waits for it."""
    return scene(phase="settling", docks=docks, edition=edition, first=first, seats=seats, hands=["ZA-02"])


@clause("AG-179", "AG-242")
def test_an_expedition_is_taken_paid_and_launched_in_one_action() -> None:
    s = scene(pools=["GEO GOR AUT", "GOR"], stock=["2WO 1KS 1PL"], docks=["MI-01 of 1: - - -"])
    s.play("acquire:EK-1-GEO", "crew:2-GOR", "done").chance("draw:EK-3")

    assert s.dock(2) == "EK-1 of 0 at 1: - 0-GOR - -"
    assert (s.stock(0), s.pool(0), s.hand(0)) == ("1WO", "AUT", "")
    assert s.asked == [1]
    assert s.story == [
        "placed 0 GEO acquire:EK-1-GEO", "launched 0 EK-1 2 1WO 1KS 1PL",
        "crewed 0 GOR 2 2", "top-turned EK-3", "turn-began 1",
    ]  # fmt: skip


@clause("AG-180", "AG-128")
@pytest.mark.parametrize(
    ("docks", "refusal"),
    [
        ([], None),
        (["MI-01 of 0: - - -", "MI-02 of 1: - - -"], None),
        (["MI-01 of 0: - - -", "EK-2 of 0: - - -"], "AG-180"),
        (["MI-01 of 0: - - -", "MI-02 of 1: - - -", "MI-03 of 1: - - - -"], "AG-180"),
    ],
)
def test_an_expedition_needs_a_free_barge_and_a_free_dock(docks: list[str], refusal: str | None) -> None:
    """Without them it is refused before any payment."""
    s = scene(pools=["GEO", "GOR"], stock=["1WO 1KS 1PL"], docks=docks)

    assert s.why_not("acquire:EK-1-GEO") == refusal
    assert ("acquire:EK-1-GEO" in s.options()) == (refusal is None)


@clause("AG-180")
def test_technologies_and_bulletins_need_neither_barge_nor_dock() -> None:
    docks = ["MI-01 of 0: - - -", "MI-02 of 0: - - -", "MI-03 of 1: - - - -"]
    s = scene(pools=["GEO", "GOR"], stock=["9WO 9KS 9PL"], docks=docks)

    assert s.offered("acquire") == ["TE-1-GEO", "BI-1-GEO"]


@clause("AG-181")
def test_the_die_that_takes_an_expedition_fills_none_of_its_fields() -> None:
    s = scene(pools=["GEO GEO", "GOR"], stock=["1WO 1KS 1PL"]).play("acquire:EK-1-GEO")
    assert s.options() == ["done", "crew:1-GEO", "crew:2-GEO"]
    s.play("crew:1-GEO")
    assert s.options() == ["done"]
    assert s.why_not("crew:2-GEO") == "AG-056"

    s.play("done").chance("draw:EK-3")
    assert s.beside("minis") == "0-GEO - -"
    assert s.dock(1) == "EK-1 of 0 at 1: 0-GEO - - -"
    assert s.pool(0) == ""


@clause("AG-182")
def test_yellow_fields_are_filled_at_the_launch_and_the_others_afterwards_by_all() -> None:
    s = scene(pools=["INS GOR AUT GEO", "GOR2 AUT2"], stock=["1WO 1KS 1PL"]).play("acquire:EK-1-INS")
    assert s.why_not("crew:3-GOR") == "AG-125"
    assert s.offered("crew") == ["1-GEO", "1-GOR", "1-AUT", "2-GEO", "2-GOR", "2-AUT"]

    s.play("crew:1-GOR", "done").chance("draw:EK-3")
    assert s.offered("dock") == ["1-2-GOR2", "1-2-AUT2", "1-3-GOR2", "1-3-AUT2", "1-4-GOR2", "1-4-AUT2"]
    s.play("dock:1-4-AUT2", "dock:1-2-GEO")
    assert s.dock(1) == "EK-1 of 0 at 1: 0-GOR 0-GEO - 1-AUT2"


@clause("AG-183")
@pytest.mark.parametrize("face", FACES)
def test_every_field_of_an_expedition_takes_every_face(face: str) -> None:
    s = scene(pools=[f"{face} {face}", face], stock=["1KS 1WO"], tops="EK-2 TE-1 BI-1").play(f"acquire:EK-2-{face}")
    assert s.offered("crew") == [f"1-{face}", f"2-{face}"]

    s.play("done").chance("draw:EK-1")
    assert s.offered("dock") == [f"1-1-{face}", f"1-2-{face}", f"1-3-{face}"]


@clause("AG-184", "AG-186")
def test_a_filled_expedition_earns_cards_and_no_resources() -> None:
    s = settled("EK-2 of 0: 0-GOR2 1-AUT2 0-GOR")
    assert s.told("gained") == ["gained 0 PL 4 0"]
    assert s.story[2:] == ["completed 0 EK-2"]

    s.play("take:order-deck").settle().play("take:mission-deck").settle().play("take:mission-deck").settle()
    assert (len(s.hand(0).split()), len(s.hand(1).split())) == (3, 1)
    assert s.told("gained") == ["gained 0 PL 4 0"]
    assert (s.dock(1), s.returned(0), s.returned(1)) == ("-", 2, 1)


@clause("AG-185", "AG-188")
def test_each_die_brings_a_mission_or_an_order_from_market_or_deck() -> None:
    s = scene(
        phase="settling",
        docks=["EK-1 of 0: 0-INS 0-INS 0-GEO 0-GOR"],
        missions="MI-01 MI-02 MI-03 MI-04",
        order_market="ZA-02 ZA-03 ZA-05 ZA-06",
    )
    assert s.options() == [
        "take:mission-1", "take:mission-2", "take:mission-3", "take:mission-4", "take:mission-deck",
        "take:order-1", "take:order-2", "take:order-3", "take:order-4", "take:order-deck",
    ]  # fmt: skip

    s.play("take:mission-2").chance("draw:MI-20")
    assert s.market("mission") == "MI-01 MI-20 MI-03 MI-04"
    s.play("take:order-4").chance("draw:ZA-20")
    assert s.market("order") == "ZA-02 ZA-03 ZA-05 ZA-20"
    s.play("take:mission-deck").chance("draw:MI-30")
    s.play("take:mission-2").chance("draw:MI-31")
    assert s.hand(0) == "MI-02 MI-20 MI-30 ZA-06"
    assert s.shown(0) == "MI-02 MI-20 ZA-06"


@clause("AG-187", "AG-018")
def test_the_owner_chooses_first_then_the_others_in_player_order() -> None:
    s = settled("EK-3 of 1: 0-INS 3-INS 1-INS 2-GOR 1-GOR", seats=4, first=3)
    order = [1, 1, 3, 0, 2]
    chosen = []
    while s.phase == 4:
        chosen.append(s.seat)
        for seat in {0, 1, 2, 3} - {s.seat}:
            is_to_come = seat in order[len(chosen) :]
            assert s.why_not("take:order-1", seat) == ("AG-187" if is_to_come else "AG-018")
        s.play("take:order-1").settle()

    assert chosen == order


@clause("AG-189", "AG-313")
def test_when_no_card_of_either_kind_is_left_the_rest_is_lost() -> None:
    """Only Orders are left, then nothing at all."""
    s = scene(
        phase="settling",
        docks=["EK-4 of 0: 0-INS 0-INS 1-GOR 1-GOR 1-GOR"],
        missions="- - - -",
        order_market="- ZA-03 - ZA-06",
        decks=(0, 0),
    )
    assert s.options() == ["take:order-2", "take:order-4"]
    assert s.why_not("take:mission-1") == "AG-102"
    assert s.why_not("take:mission-deck") == "AG-102"
    assert s.why_not("take:order-deck") == "AG-102"

    s.play("take:order-4", "take:order-2")
    assert (s.hand(0), s.hand(1)) == ("ZA-03 ZA-06", "")
    assert s.told("reward-lost") == ["reward-lost 1 3"]
    assert s.completed(0) == "EK-4"


@clause("AG-189")
def test_a_seat_loses_only_the_cards_that_are_not_there() -> None:
    s = scene(
        phase="settling",
        docks=["EK-2 of 0: 0-INS 0-INS 0-INS"],
        missions="- - MI-09 -",
        order_market="- - - -",
        decks=(0, 0),
        seats=3,
    )
    s.play("take:mission-3")

    assert s.hand(0) == "MI-09"
    assert s.told("reward-lost") == ["reward-lost 0 2"]


@clause("AG-190")
def test_a_completed_expedition_is_worth_one_point_to_its_owner() -> None:
    s = settled("EK-2 of 1: 0-GOR2 0-INS 1-GOR")
    for _ in range(3):
        s.play("take:order-1").settle()

    assert (s.completed(0), s.completed(1)) == ("", "EK-2")
    assert s.row("expeditions") == [0, 1]
    assert s.row("missions") == [0, 0]


@clause("AG-191")
def test_an_unfilled_expedition_slides_and_keeps_its_dice() -> None:
    s = settled("EK-2 of 1: 0-GOR2 - 1-GOR")

    assert s.dock(1) == "EK-2 of 1 at 2: 0-GOR2 - 1-GOR"
    assert s.told("slid") == ["slid EK-2 1"]
    assert s.end_all().rolling(1) == 6


@clause("AG-192", "AG-193", "AG-194", "AG-195")
@pytest.mark.parametrize("edition", ["handbook", "earlier"])
def test_an_expedition_fails_after_two_rounds_in_both_editions(edition: str) -> None:
    s = scene(
        edition=edition, pools=["INS GOR", "INS"], stock=["1KS 1WO"], tops="EK-2 TE-1 BI-1", hands=["ZA-02"], round=4
    )
    s.play("acquire:EK-2-INS", "crew:1-GOR", "done").settle().pass_all().end_all()
    assert s.dock(1) == "EK-2 of 0 at 2: 0-GOR - -"
    assert (s.rolling(0), s.rolling(1)) == (6, 7)

    s.roll("GOR " * 6, "GOR " * 7).confirm_all().play("dock:1-2-GOR", "pass").pass_all()
    assert s.box() == "EK-2"
    assert (s.dock(1), s.completed(0), s.returned(0)) == ("-", "", 2)
    assert s.told("failed") == ["failed 0 EK-2"]
    assert s.told("reward-lost") == []
    assert s.end_all().rolling(0) == 7


@clause("AG-195")
@pytest.mark.parametrize("edition", ["handbook", "earlier"])
def test_the_barge_of_a_failed_expedition_is_free_again(edition: str) -> None:
    docks = ["MI-01 of 0: - - -", "EK-2 of 0 at 2: - - -"]
    s = scene(edition=edition, pools=["INS", "INS"], docks=docks, hands=["MI-02 ZA-02"], stock=["5KS 5PL"])
    assert s.why_not("launch:MI-02") == "AG-127"

    s.pass_all().end_all().settle().confirm_all()
    assert s.offered("launch") == ["MI-02"]


@clause("AG-196")
@pytest.mark.parametrize(
    ("edition", "left"), [("handbook", "EK-1"), ("earlier", "EK-1 EK-3 EK-4")], ids=["handbook", "earlier"]
)
def test_a_failed_expedition_never_comes_back(edition: str, left: str) -> None:
    s = settled("EK-2 of 0 at 2: 0-GOR - -", edition=edition)
    assert s.box() == "EK-2"
    assert s.mini("expeditions") == left
    assert s.under("mission") == ""

    s.end_all()
    assert (s.box(), s.mini("expeditions")) == ("EK-2", left)


@clause("AG-196", "AG-236")
def test_a_spent_expedition_never_comes_back() -> None:
    s = scene(edition="earlier", pools=["INS", "GOR"], completed=["MI-13 MI-01 EK-2"])
    s.play("award:1-INS", "give:EK-2", "give:MI-01", "give:MI-13", "done").chance("draw:NA-4")

    assert s.box() == "EK-2"
    assert s.mini("expeditions") == "EK-1 EK-3 EK-4"
    assert s.under("mission") == "MI-01 MI-13"


@clause("AG-313")
def test_a_card_of_a_settled_expedition_cannot_be_declined() -> None:
    s = settled("EK-2 of 0: 0-GOR2 0-INS 0-GOR")

    assert s.why_not("done") == "AG-313"
    assert s.why_not("pass") == "AG-042"
    assert s.why_not("end") == "AG-312"
    assert all(option.startswith("take:") for option in s.options())


@clause("AG-313", "AG-106")
@pytest.mark.parametrize(
    ("missions", "orders", "refusal"),
    [
        ("- - - -", "- - - -", "AG-313"),
        ("- MI-09 - -", "- - - -", None),
        ("- - - -", "- - - ZA-02", None),
    ],
)
def test_the_field_of_a_bulletin_needs_a_card_to_take(missions: str, orders: str, refusal: str | None) -> None:
    s = scene(
        seats=3,
        pools=["GOR", "GOR", "GOR"],
        owned=["BI-1 TE-1"],
        missions=missions,
        order_market=orders,
        decks=(0, 0),
    )

    assert s.why_not("use:BI-1-GOR") == refusal
    assert s.offered("use") == (["TE-1-GOR", "BI-1-GOR"] if refusal is None else ["TE-1-GOR"])
