"""Phase 4, settling, sliding and failing: AG-161 to AG-178, AG-308."""

import pytest

from astrogornicy.scene import Scene, scene
from clauses import clause


def settled(*docks: str, seats: int = 2, first: int = 0, round: int = 1, bank: str | None = None) -> Scene:
    """Phase 4 with these cards in the Docks; seat 0 holds an Order, so that phase 5 waits for it."""
    return scene(phase="settling", docks=docks, seats=seats, first=first, round=round, bank=bank, hands=["ZA-02"])


def steps(s: Scene) -> list[str]:
    """What became of the cards in the Docks, in order."""
    return [line for line in s.story if line.split()[0] in ("completed", "slid", "failed")]


def earned(s: Scene) -> list[str]:
    """What was taken after the Round bonus."""
    return [line for line in s.story[s.story.index(s.told("completed")[0]) :] if line.startswith("gained")]


@clause("AG-157", "AG-262")
@pytest.mark.parametrize(("first", "stocks"), [(0, ["4PL 4WF", ""]), (1, ["4PL 2WF", "2WF"])])
def test_where_the_bank_is_short_the_order_of_owners_decides(first: int, stocks: list[str]) -> None:
    """Two Missions of different owners and a short bank."""
    docks = ("MI-02 of 1: 1-AUT 1-AUT 0-GOR", "MI-25 of 0: 0-GOR 0-AUT2 0-AUT")
    s = settled(*docks, first=first, bank="4WF")

    assert [s.stock(0), s.stock(1)] == stocks


@clause("AG-157")
def test_each_owner_has_one_turn_in_the_order_of_settlement() -> None:
    s = settled(
        "MI-01 of 0: 0-GOR 0-AUT 0-AUT",
        "MI-02 of 1: 1-AUT 1-AUT 1-GOR",
        "-",
        "-",
        "MI-13 of 3: 3-GOR 3-AUT 3-AUT",
        seats=4,
    )

    assert steps(s) == ["completed 0 MI-01", "completed 1 MI-02", "completed 3 MI-13"]


@clause("AG-161", "AG-163")
def test_a_die_earns_the_set_of_its_own_symbol() -> None:
    s = settled("MI-08 of 0: 0-GOR 0-AUT2 0-AUT 1-GOR2 1-INS")

    assert earned(s) == ["gained 0 KS 4 0", "gained 0 WF 4 0", "gained 1 KS 2 0", "gained 1 WF 4 0"]


@clause("AG-161")
@pytest.mark.parametrize(
    ("dock", "units"),
    [
        ("MI-05 of 0: 0-GOR 0-GOR 0-GOR 1-GEO", "1WO 1NI"),
        ("MI-06 of 0: 0-GOR 0-GOR 0-AUT 1-INS", "1KS 1ZL"),
        ("MI-29 of 0: 0-GOR 0-GOR 0-AUT 1-GEO", "1NI 1PA"),
        ("MI-32 of 0: 0-AUT 0-AUT 0-GOR 0-GOR 1-GEO", "1NI 2PA"),
        ("MI-31 of 0: 0-GOR 0-GOR 0-GOR 0-AUT 1-INS", "2WF 1PA"),
    ],
)
def test_inspectors_and_geologists_have_sets_of_their_own(dock: str, units: str) -> None:
    assert settled(dock).stock(1) == units


@clause("AG-162")
def test_the_owner_takes_first_then_the_others_in_player_order() -> None:
    s = settled("MI-11 of 1: 0-GOR 3-GOR 1-AUT 2-GOR 1-GOR", seats=4, first=2, bank="4NI")

    assert earned(s) == [
        "gained 1 WO 2 0", "gained 1 NI 2 0", "gained 2 WO 1 0", "gained 2 NI 1 0",
        "gained 3 WO 1 0", "gained 3 NI 1 0", "gained 0 WO 1 0", "gained 0 NI 0 1",
    ]  # fmt: skip


@clause("AG-162")
def test_an_owner_without_dice_takes_nothing() -> None:
    s = settled("MI-01 of 0: 1-GOR 1-AUT 1-AUT")

    assert earned(s) == ["gained 1 PA 3 0"]
    assert (s.completed(0), s.completed(1)) == ("MI-01", "")


@clause("AG-163")
def test_a_participant_takes_for_all_own_dice_before_the_next_one() -> None:
    s = settled("MI-09 of 0: 1-GOR 2-GOR 0-GOR 1-GOR", seats=3, bank="3WF")

    assert earned(s) == [
        "gained 0 WO 1 0", "gained 0 WF 1 0", "gained 1 WO 2 0", "gained 1 WF 2 0",
        "gained 2 WO 1 0", "gained 2 WF 0 1",
    ]  # fmt: skip


@clause("AG-164", "AG-165", "AG-168")
def test_the_card_and_its_point_go_to_the_owner_alone() -> None:
    s = settled("MI-01 of 1: 0-GOR 0-AUT 0-AUT")

    assert (s.completed(0), s.completed(1)) == ("", "MI-01")
    assert s.hand(1) == ""
    assert s.row("missions") == [0, 1]
    assert (s.under("mission"), s.box()) == ("", "")


@clause("AG-165")
def test_each_completed_mission_is_worth_one_point() -> None:
    s = settled("MI-02 of 0: 0-AUT 0-AUT 0-GOR", "MI-27 of 0: 1-GOR 1-AUT 1-GOR 1-GOR")

    assert s.completed(0) == "MI-02 MI-27"
    assert s.row("missions") == [2, 0]


@clause("AG-166", "AG-167")
def test_dice_of_a_completed_mission_rest_until_the_next_round() -> None:
    s = settled("MI-01 of 1: 0-GOR 0-AUT 1-AUT")
    assert s.dock(1) == "-"
    assert (s.returned(0), s.returned(1)) == (2, 1)
    assert (s.pool(0), s.pool(1)) == ("", "")

    s.end_all()
    assert (s.rolling(0), s.rolling(1)) == (7, 7)
    assert (s.returned(0), s.returned(1)) == (0, 0)


@clause("AG-166")
def test_the_barge_of_a_completed_mission_is_free_again() -> None:
    docks = ["MI-01 of 0: 0-GOR 0-AUT 1-AUT", "MI-05 of 0: 0-GOR - - -"]
    before = scene(pools=["INS", "INS"], docks=docks, hands=["MI-02 ZA-02"], stock=["5KS 5PL"])
    assert before.why_not("launch:MI-02") == "AG-127"

    before.pass_all().end_all().roll("INS " * 6, "INS " * 7).confirm_all()
    assert before.offered("launch") == ["MI-02"]


@clause("AG-169", "AG-170")
def test_an_unfilled_mission_moves_one_position_and_keeps_its_dice() -> None:
    s = settled("MI-07 of 0: 0-GOR 1-AUT - 1-GOR2 -")
    assert s.dock(1) == "MI-07 of 0 at 2: 0-GOR 1-AUT - 1-GOR2 -"
    assert (s.returned(0), s.returned(1)) == (0, 0)
    assert steps(s) == ["slid MI-07 1"]

    s.end_all()
    assert (s.rolling(0), s.rolling(1)) == (6, 5)
    assert s.dock(1) == "MI-07 of 0 at 2: 0-GOR 1-AUT - 1-GOR2 -"


@clause("AG-171", "AG-172")
def test_a_mission_open_at_the_end_of_the_round_after_its_launch_fails() -> None:
    s = scene(pools=["INS", ""], hands=["MI-05 ZA-02"], stock=["1KS 1PL"], round=4)
    s.play("launch:MI-05", "done").pass_all().end_all()
    assert (s.round, s.dock(1)) == (5, "MI-05 of 0 at 2: - - - -")

    s.settle().confirm_all().pass_all()
    assert s.dock(1) == "-"
    assert steps(s) == ["slid MI-05 1", "failed 0 MI-05"]


@clause("AG-171")
def test_a_mission_filled_in_its_second_round_is_completed() -> None:
    s = settled("MI-01 of 0 at 2: 0-GOR 0-AUT 0-AUT")

    assert steps(s) == ["completed 0 MI-01"]
    assert (s.completed(0), s.under("mission")) == ("MI-01", "")


@clause("AG-173", "AG-174")
def test_a_failed_mission_goes_under_its_deck_and_dice_return() -> None:
    s = settled("MI-05 of 1 at 2: 0-GOR 1-AUT 0-GOR2 -")

    assert s.under("mission") == "MI-05"
    assert (s.dock(1), s.completed(1), s.hand(1)) == ("-", "", "")
    assert (s.returned(0), s.returned(1)) == (2, 1)
    assert steps(s) == ["failed 1 MI-05"]


@clause("AG-174")
def test_the_barge_of_a_failed_mission_is_free_again() -> None:
    docks = ["MI-01 of 0: - - -", "MI-05 of 0 at 2: - - - -"]
    s = scene(pools=["INS", "INS"], docks=docks, hands=["MI-02 ZA-02"], stock=["5KS 5PL"])
    assert s.why_not("launch:MI-02") == "AG-127"

    s.pass_all().end_all().settle().confirm_all()
    assert s.offered("launch") == ["MI-02"]


@clause("AG-175", "AG-176")
def test_a_failed_mission_gives_nothing_and_refunds_nothing() -> None:
    s = settled("MI-05 of 1 at 2: 0-GOR 1-AUT 0-GOR2 -")

    assert (s.stock(0), s.stock(1)) == ("4PL", "")
    assert s.told("gained") == ["gained 0 PL 4 0"]
    assert s.scores() == [1, 0]
    assert s.row("missions") == [0, 0]


@clause("AG-177")
def test_cards_slide_and_fail_after_all_completed_ones_are_settled() -> None:
    s = settled(
        "MI-03 of 0: - - - -",
        "MI-05 of 0 at 2: - - - -",
        "MI-01 of 1: 1-GOR 1-AUT 1-AUT",
    )

    assert steps(s) == ["completed 1 MI-01", "slid MI-03 1", "failed 0 MI-05"]


@clause("AG-177")
def test_a_mission_that_fails_is_no_reward_of_the_same_round() -> None:
    s = scene(
        phase="settling",
        docks=["MI-01 of 0 at 2: - - -", "EK-2 of 0: 0-INS 1-INS 1-INS"],
        missions="- - - -",
        decks=(0, None),
    )
    assert s.why_not("take:mission-1") == "AG-102"

    s.play("take:order-1").settle().play("take:order-1").settle().play("take:order-1").settle()
    assert s.market("mission") == "MI-01 - - -"


@clause("AG-178")
def test_an_open_mission_of_round_eight_counts_for_the_bonus_and_gives_nothing() -> None:
    """A Mission launched in Round 8 and not filled slides, then the game ends."""
    s = settled("MI-05 of 1: 1-GOR 1-AUT 0-GOR -", round=8)
    assert s.told("bonus-led") == ["bonus-led 1 2 4"]

    s.play("bonus:WO", "bonus:KS", "bonus:PL", "bonus:ZL").end_all()
    assert steps(s) == ["slid MI-05 1"]
    assert s.over
    assert (s.stock(0), s.stock(1)) == ("", "1WO 1KS 1PL 1ZL")
    assert s.scores() == [0, 0]


@clause("AG-178", "AG-173")
def test_a_mission_that_fails_in_round_eight_is_followed_by_phase_five() -> None:
    s = settled("MI-05 of 1 at 2: 1-GOR - - -", round=8).play("bonus:WO", "bonus:WO", "bonus:WO", "bonus:NI")

    assert steps(s) == ["failed 1 MI-05"]
    assert s.under("mission") == "MI-05"
    assert (s.phase, s.seat) == (5, 0)
    assert s.end_all().scores() == [0, 0]


@clause("AG-308", "AG-169")
def test_unfilled_cards_slide_or_fail_by_dock_number() -> None:
    s = settled(
        "MI-11 of 3 at 2: - - - - -",
        "MI-05 of 2: - - - -",
        "MI-02 of 0 at 2: - - -",
        "EK-1 of 1 at 2: - - - -",
        "MI-01 of 0 at 2: - - -",
        seats=4,
        first=2,
    )

    assert steps(s) == ["failed 3 MI-11", "slid MI-05 2", "failed 0 MI-02", "failed 1 EK-1", "failed 0 MI-01"]
    assert s.under("mission") == "MI-11 MI-02 MI-01"
    assert s.box() == "EK-1"
    assert [s.dock(number) for number in range(1, 6)] == ["-", "MI-05 of 2 at 2: - - - -", "-", "-", "-"]
