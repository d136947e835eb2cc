"""Turn order and the Starting phase: SS-047 to SS-064."""

import pytest

from clauses import clause
from star_scrappers.scene import scene, set_up

# --- the turn -----------------------------------------------------------------------------------------


@clause("SS-047")
@pytest.mark.parametrize(
    ("seats", "start", "turns"),
    [
        (2, 1, ["turn-began 0 1", "turn-began 1 2", "turn-began 0 2", "turn-began 1 3", "turn-began 0 3"]),
        (3, 0, ["turn-began 1 1", "turn-began 2 1", "turn-began 0 2", "turn-began 1 2", "turn-began 2 2"]),
        (4, 2, ["turn-began 3 1", "turn-began 0 1", "turn-began 1 1", "turn-began 2 2", "turn-began 3 2"]),
    ],
)
def test_from_the_start_player_on_each_seat_takes_one_whole_turn_clockwise(
    seats: int, start: int, turns: list[str]
) -> None:
    s = scene(seats=seats, start=start, active=start)
    s.pass_turn().pass_turn().pass_turn().pass_turn().pass_turn()
    assert s.told("turn-began") == turns


@clause("SS-047")
def test_a_seat_that_can_do_nothing_still_has_its_turn() -> None:
    s = scene(seats=3, hands=["Y1", "", "Y1"], dock_stacks={1: 0, 2: 0, 3: 0, 4: 0}).pass_turn()
    assert (s.seat, s.options()) == (1, ["end"])


@clause("SS-048")
def test_starting_phase_action_phase_and_clean_up_follow_in_this_order() -> None:
    s = scene(phase="starting", hands=["Y1"], bases=["B3"], mine="C01-Ya")
    assert s.options() == ["leader", "begin"]
    assert s.why_not("mine:1a") == "SS-048"
    assert s.why_not("end") == "SS-048"
    s.play("begin")
    assert s.options() == ["mine:1a", "skill:Y1", "takeover:0", "end"]
    assert s.why_not("begin") == "SS-048"
    s.play("mine:1a", "pay:Y1", "done")
    assert (s.base(0), s.played()) == ("B3", "Y1")
    s.play("end").settle()
    assert (s.base(0), s.played(), s.seat) == ("B3 Y1", "", 1)


@clause("SS-048")
def test_a_target_is_not_named_in_the_starting_phase_before_anything_asks_for_it() -> None:
    s = scene(phase="starting", bases=["B1"], mine="C01-Ba")
    assert s.why_not("crystal:1a") == "SS-135"
    assert s.why_not("done") == "SS-135"


@clause("SS-005", "SS-061")
@pytest.mark.parametrize(
    ("leader", "effect", "strength"),
    [
        ("P3", "artifact_discount", 4),
        ("P4", "mining_discount", 4),
        ("N2", "recruit_discount", 3),
        ("B2", "repeat", 1),
        ("Y4", "second_crystal", 6),
        ("G2", "doubled", 1 << "PNBYRG".index("G")),
    ],
)
def test_what_a_leader_gives_for_the_turn_is_over_when_the_next_seat_begins(
    leader: str, effect: str, strength: int
) -> None:
    s = scene(phase="starting", wild="R N" if leader == "G2" else "R G", bases=[leader])
    s.play("leader")
    assert getattr(s.s.table, effect) == strength
    s.end_turn()
    assert getattr(s.s.table, effect) == 0


@clause("SS-007", "SS-077")
def test_an_extra_action_of_the_leader_does_not_last_into_the_next_turn() -> None:
    s = scene(phase="starting", bases=["Y2"]).play("leader")
    assert s.s.table.extra_minings == 1
    s.end_turn()
    assert s.s.table.extra_minings == 0


@clause("SS-047", "SS-065")
def test_the_next_seat_has_its_own_two_actions() -> None:
    s = scene(hands=["N2 Y1", "Y1"], mine="C01-Ya C01-Ya")
    s.play("skill:N2", "mine:1a", "pay:Y1", "done")
    assert (s.s.table.basics, s.s.table.first_basic) == (2, 3)
    s.end_turn()
    assert (s.s.table.basics, s.s.table.first_basic) == (0, -1)
    assert {"mine:1b", "skill:Y1"} <= set(s.options())


@clause("SS-047", "SS-073")
def test_the_next_seat_may_act_after_a_turn_with_a_takeover() -> None:
    s = scene(hands=["", "Y1"], bases=["", "N1"], mine="C01-Ya").play("takeover:1")
    assert s.s.table.takeovers == 1
    s.end_turn()
    assert s.s.table.takeovers == 0
    assert s.offers("mine:1a")


@clause("SS-047", "SS-289")
def test_the_exoskeleton_helps_again_in_the_next_turn() -> None:
    s = scene(hands=["Y2 N2"], artifacts=["A08-right"], mine="C03-Ya C03-Na").play("mine:3a", "pay:Y2", "done")
    assert s.s.table.exoskeleton_used == 1
    s.end_turn().pass_until(0).play("begin", "mine:3b", "pay:N2", "done")
    assert s.crystals(0) == "C03-Na C03-Ya"


@clause("SS-047", "SS-109")
def test_the_pit_props_hold_again_in_the_next_turn() -> None:
    s = scene(hands=["Y3 N3"], artifacts=["A04-right"], mine="C03-Yc C03-Nc")
    s.play("mine:3a", "pay:Y3", "done", "hold-marker").end_turn().pass_until(0)
    s.play("begin", "mine:3b", "pay:N3", "done")
    assert s.options() == ["hold-marker", "move-marker"]
    assert s.marker == 0


# --- whether there is a Starting phase ----------------------------------------------------------------


@clause("SS-049", "SS-056")
def test_without_base_and_artifacts_the_starting_phase_is_skipped() -> None:
    assert scene(phase="starting", hands=["Y1"]).options() == ["skill:Y1", "end"]


@clause("SS-049", "SS-056")
def test_in_the_first_turn_the_starting_phase_is_empty() -> None:
    """No Leader and no Artifacts, so the first turn begins with the Action phase."""
    s = set_up(first_game=True).settle()
    assert s.offers("recruit:1a")
    assert s.offers("end")
    assert not s.offers("leader")
    assert s.why_not("leader") == "SS-058"
    assert not s.offers("begin")
    assert s.log[-1] == "turn-began"


@clause("SS-049")
@pytest.mark.parametrize("owned", ["A01-left", "A05-right", "A01-left A05-right"])
def test_artifacts_that_are_not_activated_open_no_starting_phase(owned: str) -> None:
    s = scene(phase="starting", artifacts=[owned], docks="Y1 Y2")
    assert s.options() == ["recruit:1a", "end"]


@clause("SS-049", "SS-050")
def test_without_a_base_an_artifact_that_can_do_something_opens_the_starting_phase() -> None:
    s = scene(phase="starting", artifacts=["A01-right A12-left"], docks="Y2")
    assert s.options() == ["activate:A01", "begin"]


@clause("SS-049", "SS-050")
def test_without_a_base_an_artifact_that_can_do_nothing_opens_none() -> None:
    s = scene(phase="starting", hands=["Y1"], artifacts=["A01-right"], docks="Y4")
    assert s.options() == ["skill:Y1", "end"]


# --- step 1.1: Artifacts ------------------------------------------------------------------------------


@clause("SS-050")
def test_all_start_of_turn_artifacts_that_can_do_something_are_offered() -> None:
    s = scene(
        phase="starting",
        hands=["Y1"],
        bases=["N1 P1"],
        artifacts=["A01-right A02-right A03-right A04-right A05-right A06-right A07-left"],
        docks="B2",
        mine="C01-Ya",
    )
    assert s.options() == ["activate:A01", "activate:A02", "activate:A03", "activate:A06", "leader", "begin"]


@clause("SS-050", "SS-012")
def test_no_artifact_has_to_be_activated() -> None:
    s = scene(phase="starting", artifacts=["A01-right"], docks="Y1 Y2").play("begin")
    assert (s.hand(0), s.docks()) == ("", "Y1 Y2")
    assert s.options() == ["recruit:1a", "end"]


@clause("SS-050")
def test_the_recruiting_office_takes_one_card_of_level_2_from_the_docks() -> None:
    s = scene(phase="starting", bases=["B3"], artifacts=["A01-right"], docks="Y1 Y2 N2 Y3").play("activate:A01")
    assert s.options() == ["done", "dock:2a", "dock:2b"]
    s.play("dock:2b")
    assert (s.hand(0), s.docks(), s.basics) == ("N2", "Y1 Y2 Y3", 0)
    assert s.options() == ["leader", "begin"]
    assert s.story == ["artifact-activated 0 A01-right", "dock-taken 0 N2"]


@clause("SS-050")
def test_the_third_cyber_arm_takes_up_to_three_cards_under_the_own_leader() -> None:
    s = scene(phase="starting", bases=["N1 P1 N2 P2 B3", "Y1 Y2"], artifacts=["A06-right"]).play("activate:A06")
    assert s.options() == ["done", "base:0-1", "base:0-2", "base:0-3", "base:0-4"]
    s.play("base:0-2", "base:0-3")
    assert s.options() == ["done", "base:0-1", "base:0-2"]
    s.play("base:0-2")
    assert (s.hand(0), s.base(0), s.base(1)) == ("P1 P2 N2", "N1 B3", "Y1 Y2")
    assert s.options() == ["leader", "begin"]


@clause("SS-050")
def test_the_camouflage_spray_recolours_up_to_two_cards_of_the_hand() -> None:
    s = scene(phase="starting", hands=["Y1 N2 P3"], bases=["B3"], artifacts=["A03-right"]).play("activate:A03")
    assert s.options() == ["done", "card:P3", "card:N2", "card:Y1"]
    s.play("card:Y1", "colour:B")
    assert s.options() == ["done", "card:P3", "card:N2"]
    s.play("card:N2", "colour:G")
    assert s.hand(0) == "P3 N2=G Y1=B"
    assert s.options() == ["leader", "begin"]


@clause("SS-050")
def test_the_ground_radar_exchanges_a_crystal_whose_stack_is_not_empty() -> None:
    s = scene(
        phase="starting", bases=["B3"], artifacts=["A02-right"], mine="C01-Ya C10-Ya", crystal_stacks={10: 0}
    ).play("activate:A02")
    assert s.options() == ["done", "crystal:1a"]
    s.play("crystal:1a").chance("token:C01-Nd")
    assert s.mine() == "C01-Nd C10-Ya"
    assert s.options() == ["leader", "begin"]


@clause("SS-051")
@pytest.mark.parametrize(
    "order",
    [
        ["activate:A01", "dock:2a", "activate:A06", "base:0-1"],
        ["activate:A06", "base:0-1", "activate:A01", "dock:2a"],
    ],
)
def test_start_of_turn_artifacts_work_in_any_order(order: list[str]) -> None:
    s = scene(phase="starting", bases=["N1 P1"], artifacts=["A01-right A06-right"], docks="Y2").play(*order)
    assert s.hand(0) == "N1 Y2"
    assert s.options() == ["leader", "begin"]


@clause("SS-052")
def test_an_artifact_is_activated_once_per_turn_and_again_in_the_next_one() -> None:
    s = scene(phase="starting", bases=["N1 P1 B3"], artifacts=["A01-right A06-right"], docks="Y2 Y2")
    s.play("activate:A01", "dock:2a")
    assert s.why_not("activate:A01") == "SS-052"
    assert s.options() == ["activate:A06", "leader", "begin"]
    s.play("begin").end_turn().pass_until(0)
    assert s.options() == ["activate:A01", "activate:A06", "leader", "begin"]


@clause("SS-052")
def test_an_activation_that_takes_nothing_counts_as_well() -> None:
    s = scene(phase="starting", bases=["B3"], artifacts=["A01-right"], docks="Y2").play("activate:A01", "done")
    assert s.why_not("activate:A01") == "SS-052"
    assert s.options() == ["leader", "begin"]


@clause("SS-050")
@pytest.mark.parametrize("artifacts", [["", "A01-right"], ["A01-left", ""]], ids=["another seat's", "left half"])
def test_an_artifact_that_is_not_owned_is_not_activated(artifacts: list[str]) -> None:
    s = scene(phase="starting", bases=["B3"], artifacts=artifacts, docks="Y2")
    assert s.why_not("activate:A01") == "SS-050"
    assert s.options() == ["leader", "begin"]


@clause("SS-050", "SS-127")
@pytest.mark.parametrize("card", ["A04", "A05", "A07", "A08", "A09", "A10", "A11", "A12"])
def test_an_artifact_that_works_by_itself_is_not_activated(card: str) -> None:
    s = scene(phase="starting", hands=["Y1"], bases=["N1 P1"], artifacts=[f"{card}-right"], docks="Y1", mine="C01-Ya")
    assert s.why_not(f"activate:{card}") == "SS-127"
    assert s.options() == ["leader", "begin"]


SIX, SEVEN = "P1 P1 N1 N1 B1 B1", "P1 P1 N1 N1 B1 B1 P2"


@clause("SS-170", "SS-050")
def test_the_recruiting_office_needs_room_in_the_hand() -> None:
    assert scene(phase="starting", hands=[SIX], artifacts=["A01-right"], docks="Y2").offers("activate:A01")
    s = scene(phase="starting", hands=[SEVEN], bases=["B3"], artifacts=["A01-right"], docks="Y2")
    assert s.why_not("activate:A01") == "SS-170"
    assert s.options() == ["leader", "begin"]


@clause("SS-317", "SS-050")
def test_the_recruiting_office_needs_a_card_of_level_2_in_the_docks() -> None:
    s = scene(phase="starting", bases=["B3"], artifacts=["A01-right"], docks="Y1 Y3 Y4")
    assert s.why_not("activate:A01") == "SS-317"
    assert s.options() == ["leader", "begin"]
    s = scene(phase="starting", bases=["B3"], artifacts=["A01-right"], docks="P2 Y3 Y4")
    assert s.options() == ["activate:A01", "leader", "begin"]


@clause("SS-300", "SS-301")
def test_the_third_cyber_arm_needs_room_in_the_hand_and_a_card_under_the_leader() -> None:
    assert scene(phase="starting", hands=[SIX], bases=["B2 B3"], artifacts=["A06-right"]).offers("activate:A06")
    s = scene(phase="starting", hands=[SEVEN], bases=["B2 B3"], artifacts=["A06-right"])
    assert s.why_not("activate:A06") == "SS-300"
    s = scene(phase="starting", hands=[SIX], bases=["B3"], artifacts=["A06-right"])
    assert s.why_not("activate:A06") == "SS-301"
    assert s.options() == ["leader", "begin"]


@clause("SS-319", "SS-050")
def test_the_camouflage_spray_needs_a_card_in_the_hand() -> None:
    s = scene(phase="starting", bases=["B3"], artifacts=["A03-right"])
    assert s.why_not("activate:A03") == "SS-319"
    assert s.options() == ["leader", "begin"]


@clause("SS-318", "SS-050")
def test_the_ground_radar_needs_a_crystal_whose_stack_is_not_empty() -> None:
    s = scene(phase="starting", bases=["B3"], artifacts=["A02-right"], mine="C10-Ya", crystal_stacks={10: 0})
    assert s.why_not("activate:A02") == "SS-318"
    assert s.options() == ["leader", "begin"]
    s = scene(phase="starting", bases=["B3"], artifacts=["A02-right"], mine="C10-Ya", crystal_stacks={10: 1})
    assert s.options() == ["activate:A02", "leader", "begin"]
