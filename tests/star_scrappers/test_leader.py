"""Step 1.2 of the Starting phase, the Leader: SS-053 to SS-064."""

import pytest

from clauses import clause
from star_scrappers.scene import scene


@clause("SS-053", "SS-054")
def test_artifacts_come_before_the_leader_and_not_after_it() -> None:
    s = scene(phase="starting", bases=["P3"], artifacts=["A01-right"], docks="Y1 Y2")
    assert s.options() == ["activate:A01", "leader", "begin"]
    s.play("leader")
    assert s.why_not("activate:A01") == "SS-054"
    assert s.options() == ["recruit:1a", "takeover:0", "end"]


@clause("SS-053")
def test_the_leader_may_be_activated_after_an_artifact() -> None:
    s = scene(phase="starting", bases=["P3"], artifacts=["A01-right"], docks="Y2").play("activate:A01", "dock:2a")
    assert s.options() == ["leader", "begin"]
    s.play("leader")
    assert s.log == ["artifact-activated", "dock-taken", "leader-activated"]


@clause("SS-054", "SS-048")
def test_with_the_action_phase_the_time_of_the_artifacts_is_over() -> None:
    s = scene(phase="starting", bases=["P3"], artifacts=["A01-right"], docks="Y1 Y2").play("begin")
    assert s.why_not("activate:A01") == "SS-054"
    assert s.options() == ["recruit:1a", "takeover:0", "end"]


@clause("SS-054", "SS-071")
def test_while_the_leaders_skill_asks_no_artifact_is_activated() -> None:
    s = scene(phase="starting", bases=["B1"], artifacts=["A01-right"], docks="Y2", mine="C01-Ba").play("leader")
    assert s.options() == ["done", "crystal:1a"]
    assert s.why_not("activate:A01") == "SS-071"


@clause("SS-055")
def test_the_top_card_of_the_base_is_the_leader() -> None:
    s = scene(phase="starting", bases=["P4 N2 P3"]).play("leader")
    t = s.s.table
    assert (t.artifact_discount, t.mining_discount, t.recruit_discount) == (4, 0, 0)
    assert s.story == ["leader-activated 0 P3"]


@clause("SS-055")
def test_each_seat_has_its_own_leader() -> None:
    s = scene(phase="starting", seats=3, active=2, start=2, bases=["P3", "N2", "P4"]).play("leader")
    assert s.s.table.mining_discount == 4
    assert s.story == ["leader-activated 2 P4"]


@clause("SS-012", "SS-055")
def test_the_leader_need_not_be_activated() -> None:
    s = scene(phase="starting", bases=["P3"]).play("begin")
    assert s.s.table.artifact_discount == 0
    assert s.story == []


@clause("SS-056")
def test_without_a_base_there_is_no_leader_to_activate() -> None:
    s = scene(phase="starting", artifacts=["A01-right"], docks="Y2")
    assert s.why_not("leader") == "SS-056"
    assert s.options() == ["activate:A01", "begin"]


@clause("SS-057")
def test_an_activated_leader_stays_on_top_of_the_base_and_is_not_played() -> None:
    s = scene(phase="starting", bases=["N1 P3"]).play("leader")
    assert (s.base(0), s.played(), s.hand(0), s.basics) == ("N1 P3", "", "", 0)
    s.end_turn()
    assert s.base(0) == "N1 P3"


@clause("SS-058")
@pytest.mark.parametrize("first", ["leader", "begin"])
def test_the_leader_is_activated_once_and_in_the_starting_phase_only(first: str) -> None:
    s = scene(phase="starting", bases=["P3"]).play(first)
    assert s.why_not("leader") == "SS-058"
    assert s.options() == ["takeover:0", "end"]


@clause("SS-058")
def test_in_the_next_turn_the_leader_is_activated_again() -> None:
    s = scene(phase="starting", bases=["P3"]).play("leader").end_turn().pass_until(0)
    assert s.options() == ["leader", "begin"]
    s.play("leader")
    assert s.s.table.artifact_discount == 4


@clause("SS-058")
def test_a_leader_that_has_gone_back_to_the_hand_is_not_activated_again() -> None:
    s = scene(phase="starting", bases=["P3"]).play("leader", "takeover:0")
    assert (s.base(0), s.hand(0)) == ("", "P3")
    assert s.why_not("leader") == "SS-058"
    assert s.options() == ["end"]


@clause("SS-059", "SS-060")
def test_an_extra_action_of_the_leader_is_taken_in_the_action_phase_and_does_not_count() -> None:
    s = scene(phase="starting", hands=["Y1 N1"], bases=["Y2"], mine="C01-Ya", docks="P1")
    assert s.why_not("mine:1a") == "SS-048"
    s.play("leader")
    assert (s.crystals(0), s.basics, s.s.table.extra_minings) == ("", 0, 1)
    s.play("mine:1a", "pay:Y1", "done")
    assert (s.crystals(0), s.basics, s.s.table.extra_minings) == ("C01-Ya", 0, 0)
    s.play("recruit:1a", "skill:N1")
    assert s.basics == 2


@clause("SS-061", "SS-005")
def test_a_leaders_skill_for_the_turn_works_in_every_action_of_the_turn() -> None:
    s = scene(phase="starting", hands=["Y2"], bases=["P4"], mine="C03-Ya C03-Na").play("leader")
    s.play("skill:Y2", "mine:3a", "done", "mine:3b", "done")
    assert (s.crystals(0), s.played()) == ("C03-Na C03-Ya", "Y2")


@clause("SS-062")
def test_the_leader_takes_a_blue_crystal_at_once() -> None:
    """Frogt'Opus leads and takes a blue cost-1 Crystal in step 1.2; no action, no card, no marker."""
    s = scene(phase="starting", hands=["Y1"], bases=["N1 B1"], mine="C01-Ya C01-Ba C03-Ba").play("leader")
    assert s.options() == ["done", "crystal:1b"]
    s.play("crystal:1b")
    assert (s.crystals(0), s.mine()) == ("C01-Ba", "C01-Ya C03-Ba")
    assert (s.basics, s.played(), s.hand(0), s.marker) == (0, "", "Y1", 0)
    assert s.story == ["leader-activated 0 B1", "crystal-taken 0 C01-Ba"]


@clause("SS-062", "SS-281")
def test_without_a_blue_crystal_the_leader_takes_nothing() -> None:
    """No blue cost-1 Crystal lies in the Mine, so nothing happens."""
    s = scene(phase="starting", hands=["Y1"], bases=["N1 B1"], mine="C01-Ya C03-Ba").play("leader")
    assert s.options() == ["mine:1a", "skill:Y1", "takeover:0", "end"]
    assert (s.crystals(0), s.basics, s.story) == ("", 0, ["leader-activated 0 B1", "nothing-to-choose 0"])


@clause("SS-063")
def test_after_a_takeover_the_card_now_on_top_is_the_leader() -> None:
    s = scene(hands=["P1 P1 P1 N1 N1"], bases=["", "P3 P4 N1 N2"]).play("takeover:1")
    assert s.base(1) == "P3"
    s.end_turn().play("leader")
    assert s.s.table.artifact_discount == 4
    assert s.told("leader-activated") == ["leader-activated 1 P3"]


@clause("SS-063", "SS-056")
def test_after_a_takeover_that_empties_the_base_there_is_no_leader() -> None:
    s = scene(bases=["", "P3"]).play("takeover:1").end_turn()
    assert s.seat == 1
    assert s.why_not("leader") == "SS-058"
    assert s.offers("skill:P3")


@clause("SS-064")
def test_a_card_played_this_turn_does_not_lead_before_the_next_one() -> None:
    s = scene(phase="starting", hands=["P3"], bases=["P4"]).play("begin", "skill:P3")
    assert (s.base(0), s.played()) == ("P4", "P3")
    assert s.why_not("leader") == "SS-058"
    s.end_turn().pass_until(0).play("leader")
    assert s.told("leader-activated") == ["leader-activated 0 P3"]


@clause("SS-064", "SS-168")
def test_the_card_found_on_top_in_the_starting_phase_stays_the_leader_through_the_turn() -> None:
    s = scene(hands=["B3"], bases=["N1 P1 Y1"]).play("skill:B3")
    assert s.options() == ["done", "base:0-1", "base:0-2"]
    assert s.why_not("base:0-3") == "SS-166"


@clause("SS-052", "SS-054", "SS-056", "SS-058")
@pytest.mark.parametrize(
    ("base", "decisions", "refused", "clause_id"),
    [
        ("P3", ["leader"], "leader", "SS-058"),
        ("P3", ["begin"], "leader", "SS-058"),
        ("", [], "leader", "SS-056"),
        ("P3", ["activate:A01", "dock:2a"], "activate:A01", "SS-052"),
        ("P3", ["leader"], "activate:A01", "SS-054"),
        ("P3", ["begin", "collect:1-right", "pay:P4", "done"], "activate:A03", "SS-054"),
    ],
    ids=["leader twice", "leader late", "no leader", "artifact twice", "artifact late", "artifact just collected"],
)
def test_activations_at_the_wrong_time_are_refused(
    base: str, decisions: list[str], refused: str, clause_id: str
) -> None:
    """The Leader twice, too late or absent; a START Artifact twice, too late or just collected."""
    s = scene(
        phase="starting",
        hands=["P4"],
        bases=[base],
        artifacts=["A01-right"],
        docks="Y2 N2",
        tops="A03",
        artifact_stacks=[0, 0, 0],
    )
    s.play(*decisions)
    before = s.seen_by(0)
    assert s.why_not(refused) == clause_id
    assert not s.offers(refused)
    assert s.seen_by(0) == before
