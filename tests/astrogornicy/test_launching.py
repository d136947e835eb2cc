"""Action 2, launching a Mission: AG-120 to AG-132."""

import pytest

from astrogornicy.building import fresh_book
from astrogornicy.scene import scene
from clauses import clause
from kosmodrom.games.astrogornicy.model.actions import CARDS, FACES, FIELDS


@clause("AG-120", "AG-122", "AG-123")
def test_a_mission_from_hand_goes_to_a_dock_and_its_cost_to_the_bank() -> None:
    s = scene(pools=["INS GEO", "GOR"], hands=["MI-07 MI-01"], stock=["2WO 3KS 1PL"], bank="5KS 5PL")
    s.play("launch:MI-07", "done")

    assert s.dock(1) == "MI-07 of 0 at 1: - - - - -"
    assert (s.hand(0), s.shown(0), s.stock(0)) == ("MI-01", "MI-01", "2WO 1KS")
    assert s.s.table.bank[1:3] == [7, 6]
    assert s.pool(0) == "INS GEO"
    assert s.story == ["launched 0 MI-07 1 2KS 1PL", "turn-began 1"]


@clause("AG-120")
def test_only_missions_in_the_own_hand_can_be_launched() -> None:
    s = scene(
        pools=["INS", "GOR"],
        hands=["MI-07 ZA-02 MI-13", "MI-01"],
        stock=["5WO 5KS 5PL"],
        completed=["MI-02"],
        missions="MI-03 MI-04 MI-05 MI-06",
    )

    assert s.offered("launch") == ["MI-07", "MI-13"]
    for card in ("MI-01", "MI-02", "MI-03", "MI-36"):
        assert s.why_not(f"launch:{card}") == "AG-120"


@clause("AG-120", "AG-302")
def test_a_mission_drawn_unseen_can_be_launched() -> None:
    s = scene(pools=["INS", "GOR"], drawn=["MI-05"], hands=["MI-01"], stock=["1KS 1PL"]).play("launch:MI-05", "done")

    assert (s.hand(0), s.shown(0), s.s.table.hand_counts) == ("MI-01", "MI-01", [1, 0, 0, 0])


@clause("AG-121")
@pytest.mark.parametrize("phase", ["rolling", "changing", "buying"])
def test_missions_are_launched_in_phase_three_only(phase: str) -> None:
    s = scene(phase=phase, pools=["INS INS", "GOR"], hands=["MI-05 ZA-02"], stock=["1KS 1PL"])

    assert s.why_not("launch:MI-05") == "AG-121"
    assert s.offered("launch") == []


@clause("AG-121", "AG-315")
def test_no_second_mission_is_launched_in_the_middle_of_a_launch() -> None:
    s = scene(pools=["INS INS", "GOR"], hands=["MI-05 MI-01"], stock=["2KS 2PL"]).play("launch:MI-05")

    assert s.why_not("launch:MI-01") == "AG-315"
    assert s.why_not("pass") == "AG-315"


@clause("AG-122")
@pytest.mark.parametrize(
    ("card", "stock"),
    [("MI-01", "1KS 1PL"), ("MI-03", "2KS"), ("MI-08", "1KS 2PL"), ("MI-27", "1WO 1KS 1PL"), ("MI-19", "2WO 1KS")],
)
def test_the_printed_cost_is_paid(card: str, stock: str) -> None:
    s = scene(pools=["INS", "GOR"], hands=[card], stock=[stock])

    assert s.play(f"launch:{card}", "done").stock(0) == ""


@clause("AG-123", "AG-085")
def test_a_launch_without_dice_is_a_whole_action() -> None:
    s = scene(pools=["GOR", "GOR"], hands=["MI-05 MI-01"], stock=["2KS 2PL"]).play("launch:MI-05", "done")

    assert s.pool(0) == "GOR"
    assert s.asked == [1]
    s.play("pass", "launch:MI-01", "done")
    assert (s.pool(0), s.asked) == ("GOR", [0])


@clause("AG-124")
@pytest.mark.parametrize(
    ("crew", "dock", "pool"),
    [
        ([], "- - - - -", "GOR AUT AUT GOR2"),
        (["crew:3-AUT"], "- - 0-AUT - -", "GOR AUT GOR2"),
        (["crew:2-AUT", "crew:1-GOR2"], "0-GOR2 0-AUT - - -", "GOR AUT"),
        (["crew:3-AUT", "crew:1-GOR", "crew:2-AUT"], "0-GOR 0-AUT 0-AUT - -", "GOR2"),
    ],
)
def test_any_number_of_dice_is_put_on_the_yellow_fields(crew: list[str], dock: str, pool: str) -> None:
    s = scene(pools=["GOR AUT AUT GOR2", "GOR"], hands=["MI-07"], stock=["2KS 1PL"]).play("launch:MI-07", *crew)
    assert (s.pool(0), s.stock(0)) == ("GOR AUT AUT GOR2", "2KS 1PL")

    s.play("done")
    assert s.dock(1) == f"MI-07 of 0 at 1: {dock}"
    assert s.pool(0) == pool


@clause("AG-124")
def test_the_crew_is_told_field_by_field() -> None:
    s = scene(pools=["GOR AUT2", "GOR"], hands=["MI-07"], stock=["2KS 1PL"], docks=["MI-05 of 1: - - - -"])
    s.play("launch:MI-07", "crew:2-AUT2", "crew:1-GOR", "done")

    assert s.story == [
        "launched 0 MI-07 2 2KS 1PL", "crewed 0 GOR 2 1", "crewed 0 AUT2 2 2", "turn-began 1",
    ]  # fmt: skip


@clause("AG-124", "AG-078")
def test_the_symbols_of_the_yellow_fields_must_fit() -> None:
    s = scene(pools=["GOR AUT GOR2 AUT2 GEO", "GOR"], hands=["MI-07"], stock=["2KS 1PL"]).play("launch:MI-07")

    assert s.options() == [
        "done", "crew:1-GOR", "crew:1-GOR2", "crew:2-AUT", "crew:2-AUT2", "crew:3-GOR", "crew:3-AUT", "crew:3-GOR2",
        "crew:3-AUT2",
    ]  # fmt: skip
    assert s.why_not("crew:1-AUT") == "AG-078"
    assert s.why_not("crew:2-GOR2") == "AG-078"
    assert s.why_not("crew:3-GEO") == "AG-078"


@clause("AG-124", "AG-020")
def test_a_die_put_ready_is_not_put_ready_again() -> None:
    s = scene(pools=["GOR AUT", "GOR"], hands=["MI-05"], stock=["1KS 1PL"]).play("launch:MI-05", "crew:1-GOR")

    assert s.options() == ["done", "crew:2-AUT"]
    assert s.why_not("crew:2-GOR") == "AG-056"
    assert s.why_not("crew:1-AUT") == "AG-020"
    s.play("crew:2-AUT")
    assert s.options() == ["done"]


@clause("AG-124")
def test_a_second_die_of_the_same_face_may_follow() -> None:
    s = scene(pools=["GOR GOR GOR", "GOR"], hands=["MI-31"], stock=["1WO 2PL"]).play("launch:MI-31", "crew:1-GOR")
    assert s.options() == ["done", "crew:2-GOR", "crew:3-GOR"]

    s.play("crew:3-GOR", "crew:2-GOR", "done")
    assert s.dock(1) == "MI-31 of 0 at 1: 0-GOR 0-GOR 0-GOR - -"


@clause("AG-124", "AG-126")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_every_seat_launches_with_its_own_dice(seat: int) -> None:
    pools = ["INS GOR AUT2"] * 3
    pools[seat] = "GOR GOR2"
    hands = [""] * 3
    hands[seat] = "MI-05"
    s = scene(seats=3, active=seat, pools=pools, hands=hands, stock=["1KS 1PL"] * 3).play("launch:MI-05")
    assert s.options() == ["done", "crew:1-GOR", "crew:1-GOR2", "crew:2-GOR", "crew:2-GOR2"]

    s.play("crew:2-GOR2", "done")
    assert s.dock(1) == f"MI-05 of {seat} at 1: - {seat}-GOR2 - -"
    assert [s.stock(one) for one in range(3)] == ["" if one == seat else "1KS 1PL" for one in range(3)]


@clause("AG-124")
def test_a_launch_takes_no_die_but_its_crew() -> None:
    """Unlike an Expedition; a single Inspector is free for any Mission that has work for it."""
    book = fresh_book()
    book.accepts[FIELDS * CARDS.index("MI-01")] = 1 << FACES.index("INS")
    s = scene(pools=["INS", "GOR"], hands=["MI-01"], stock=["1KS 1PL"], book=book).play("launch:MI-01")
    assert s.offered("crew") == ["1-INS"]

    s.play("crew:1-INS", "done")
    assert s.dock(1) == "MI-01 of 0 at 1: 0-INS - -"


@clause("AG-120")
def test_an_order_is_never_launched() -> None:
    s = scene(seats=3, pools=["GOR"], hands=["ZA-01 ZA-02"], stock=["1WO 1KS 2ZL 2NI 1PA"])

    assert s.offered("launch") == []
    assert s.offered("exchange") == ["GOR"]


@clause("AG-124")
@pytest.mark.parametrize("phase", ["changing", "acting", "buying"])
def test_no_crew_without_a_launch(phase: str) -> None:
    s = scene(phase=phase, pools=["GOR GOR", "GOR"], hands=["ZA-02"], docks=["MI-05 of 0: - - - -"])

    assert s.why_not("crew:1-GOR") == "AG-124"


@clause("AG-125")
def test_white_fields_are_not_filled_at_the_launch() -> None:
    s = scene(pools=["GOR GEO AUT", "GOR"], hands=["MI-05"], stock=["1KS 1PL"]).play("launch:MI-05")
    assert s.why_not("crew:3-GOR") == "AG-125"
    assert s.why_not("crew:4-GEO") == "AG-125"
    assert s.why_not("crew:2-GOR") is None

    s.play("done", "pass")
    assert s.why_not("dock:1-3-GOR") is None


@clause("AG-126")
def test_only_the_launching_player_puts_dice_on_it_at_that_moment() -> None:
    s = scene(pools=["GOR", "GOR AUT"], hands=["MI-05"], stock=["1KS 1PL"]).play("launch:MI-05")

    assert s.asked == [0]
    assert s.why_not("crew:1-GOR", 1) == "AG-085"
    assert s.why_not("dock:1-1-GOR", 1) == "AG-085"
    assert s.why_not("crew:1-AUT") == "AG-056"


@clause("AG-127", "AG-128")
@pytest.mark.parametrize(
    ("docks", "refusal"),
    [
        (["MI-02 of 0: - - -"], None),
        (["MI-02 of 0: - - -", "MI-03 of 1: - - - -"], None),
        (["MI-02 of 0: - - -", "MI-03 of 0: - - - -"], "AG-127"),
        (["MI-02 of 0: - - -", "EK-2 of 0: - - -"], "AG-127"),
        (["EK-3 of 0 at 2: - - - - -", "EK-2 of 0: - - -"], "AG-127"),
    ],
)
def test_two_cards_at_most_run_on_the_barges_of_a_player(docks: list[str], refusal: str | None) -> None:
    s = scene(seats=4, pools=["GOR"], hands=["MI-05"], stock=["1KS 1PL"], docks=docks)

    assert s.why_not("launch:MI-05") == refusal
    assert s.offered("launch") == ([] if refusal else ["MI-05"])


@clause("AG-128", "AG-180")
def test_a_second_barge_can_carry_an_expedition_and_a_third_card_cannot_run() -> None:
    s = scene(
        pools=["INS INS INS"], stock=["2KS 3PL"], hands=["MI-05"], docks=["MI-02 of 0: - - -"], tops="EK-2 TE-1 BI-1"
    )
    s.play("acquire:EK-2-INS", "pay:PL", "done").settle()

    assert s.dock(2) == "EK-2 of 0 at 1: - - -"
    assert s.why_not("launch:MI-05") == "AG-127"


@clause("AG-129", "AG-039", "AG-130")
@pytest.mark.parametrize(
    ("seats", "taken", "refusal"),
    [(2, 2, None), (2, 3, "AG-129"), (3, 3, None), (3, 4, "AG-129"), (4, 4, None), (4, 5, "AG-129")],
)
def test_the_usable_docks_limit_all_missions_together(seats: int, taken: int, refusal: str | None) -> None:
    running = ["MI-02 of 1 at 2: - - -", "MI-03 of 1: - - - -", "MI-04 of 0: - - - -", "MI-06 of 2: - - - -",
               "MI-07 of 3: - - - - -"]  # fmt: skip
    s = scene(seats=seats, pools=["GOR"], hands=["MI-05"], stock=["1KS 1PL"], docks=running[:taken])

    assert s.why_not("launch:MI-05") == refusal
    assert s.offered("launch") == ([] if refusal else ["MI-05"])


@clause("AG-130", "AG-307")
@pytest.mark.parametrize(
    ("docks", "dock"),
    [
        ([], 1),
        (["MI-02 of 1 at 2: - - -"], 2),
        (["-", "MI-02 of 1 at 2: - - -"], 1),
        (["MI-02 of 1 at 2: - - -", "-", "MI-03 of 1: - - - -"], 2),
    ],
)
def test_the_card_takes_the_free_dock_with_the_lowest_number(docks: list[str], dock: int) -> None:
    s = scene(pools=["GOR"], hands=["MI-05"], stock=["1KS 1PL"], docks=docks).play("launch:MI-05", "done")

    assert s.dock(dock) == "MI-05 of 0 at 1: - - - -"
    assert s.told("launched") == [f"launched 0 MI-05 {dock} 1KS 1PL"]


@clause("AG-131")
def test_a_mission_filled_at_its_launch_is_settled_in_the_same_round() -> None:
    s = scene(seats=3, pools=["GOR GOR AUT"], hands=["MI-33"], stock=["1WO 1KS 1PL"], round=2)
    s.play("launch:MI-33", "crew:1-GOR", "crew:2-GOR")
    assert s.phase == 3

    s.play("crew:3-AUT", "done")
    assert (s.completed(0), s.stock(0)) == ("MI-33", "4WO 3NI")


@clause("AG-132")
@pytest.mark.parametrize(
    ("stock", "refusal"),
    [("1KS 1PL", None), ("1KS", "AG-132"), ("1KS 3WO", "AG-132"), ("1KS 4WO", None), ("", "AG-132")],
)
def test_a_launch_beyond_the_means_is_refused(stock: str, refusal: str | None) -> None:
    s = scene(pools=["GOR", "GOR"], hands=["MI-05"], stock=[stock])

    assert s.why_not("launch:MI-05") == refusal
    assert s.offered("launch") == ([] if refusal else ["MI-05"])


@clause("AG-132", "AG-218")
def test_a_launch_beyond_the_means_can_be_free() -> None:
    s = scene(pools=["GOR", "GOR"], hands=["MI-05"], orders=["ZA-25"])
    assert s.offered("launch") == ["MI-05"]

    s.play("launch:MI-05", "free-launch", "done")
    assert s.dock(1) == "MI-05 of 0 at 1: - - - -"
    assert s.story == ["effect-used 0 ZA-25", "launched 0 MI-05 1 free", "turn-began 1"]


@clause("AG-132", "AG-277")
def test_nothing_moves_before_the_launch_is_complete() -> None:
    s = scene(pools=["GOR AUT", "GOR"], hands=["MI-05"], stock=["1KS 1PL"])
    before = s.seen_by(1)

    s.play("launch:MI-05", "crew:1-GOR", "crew:2-AUT")

    assert s.seen_by(1) == before
    assert s.story == []
    assert (s.hand(0), s.stock(0), s.pool(0), s.dock(1)) == ("MI-05", "1KS 1PL", "GOR AUT", "-")


@clause("AG-124", "AG-132")
def test_what_was_put_ready_is_forgotten_after_the_launch() -> None:
    s = scene(pools=["GOR AUT GOR AUT"], hands=["MI-05 MI-01"], stock=["2KS 2PL"])
    s.play("launch:MI-05", "crew:1-GOR", "done", "launch:MI-01", "done")

    assert s.dock(1) == "MI-05 of 0 at 1: 0-GOR - - -"
    assert s.dock(2) == "MI-01 of 0 at 1: - - -"
    assert s.stock(0) == ""
