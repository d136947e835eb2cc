"""The Action phase in general: SS-065 to SS-078, SS-313."""

from itertools import permutations

import pytest

from clauses import clause
from star_scrappers.scene import Scene, scene

FOUR_ACTIONS = {
    "recruit": ["recruit:1a"],
    "mine": ["mine:1a", "pay:Y1", "done"],
    "collect": ["collect:1-left", "pay:P4", "done"],
    "skill": ["skill:N2"],
}
"""Each of the four basic actions, as `able` can take it."""


def able(base: str = "", artifacts: str = "", phase: str = "acting", hand: str = "P4 N2 Y1") -> Scene:
    """A seat that can take each of the four basic actions, and a takeover if somebody has a Base."""
    return scene(
        phase=phase,
        hands=[hand],
        bases=[base, "B1"],
        artifacts=[artifacts],
        docks="B1 P1",
        mine="C01-Ya C01-Ya C01-Ya",
        tops="A03",
        artifact_stacks=[0, 0, 0],
    )


# --- two basic actions of different types -------------------------------------------------------------


@clause("SS-065", "SS-066")
def test_the_four_basic_actions_or_a_takeover_or_the_end_are_offered() -> None:
    assert able().options() == [
        "recruit:1a",
        "recruit:1b",
        "mine:1a",
        "mine:1b",
        "mine:1c",
        "collect:1-left",
        "collect:1-right",
        "skill:P4",
        "skill:N2",
        "skill:Y1",
        "takeover:1",
        "end",
    ]


@clause("SS-065", "SS-070")
@pytest.mark.parametrize(("first", "second"), list(permutations(FOUR_ACTIONS, 2)))
def test_two_basic_actions_of_different_types_are_taken_in_either_order(first: str, second: str) -> None:
    s = able().play(*FOUR_ACTIONS[first])
    assert s.basics == 1
    s.play(*FOUR_ACTIONS[second])
    assert s.basics == 2
    assert s.options() == ["end"]


@clause("SS-067")
@pytest.mark.parametrize(
    ("decisions", "again"),
    [
        (FOUR_ACTIONS["recruit"], "recruit:1b"),
        (FOUR_ACTIONS["mine"], "mine:1b"),
        (FOUR_ACTIONS["collect"], "collect:2-left"),
        (FOUR_ACTIONS["skill"], "skill:Y1"),
    ],
)
def test_a_second_action_of_the_same_type_is_refused(decisions: list[str], again: str) -> None:
    s = scene(
        hands=["P4 N2 Y1 Y1"],
        docks="B1 P1",
        mine="C01-Ya C01-Ya",
        tops="A03 A01",
        artifact_stacks=[0, 0, 0],
    )
    assert s.offers(again)
    s.play(*decisions)
    assert s.why_not(again) == "SS-067"
    assert {option.split(":")[0] for option in s.options()} == {*FOUR_ACTIONS, "end"} - {again.split(":")[0]}


@clause("SS-065")
@pytest.mark.parametrize("third", ["recruit:1a", "mine:1b", "collect:1-left"])
def test_a_third_basic_action_is_refused(third: str) -> None:
    s = able(hand="P4 N2 N1 Y1", artifacts="A12-right").play("skill:N2", "skill:N1")
    assert s.why_not(third) == "SS-065"
    assert s.why_not("skill:Y1") == "SS-065"
    assert s.options() == ["end"]


@clause("SS-067", "SS-068")
def test_with_overtime_the_two_basic_actions_may_be_of_the_same_type() -> None:
    s = able(artifacts="A12-right").play("recruit:1a", "recruit:1b")
    assert (s.hand(0), s.basics) == ("P1 P4 N2 B1 Y1", 2)
    assert s.options() == ["end"]


@clause("SS-068")
def test_a_second_skill_cannot_allow_itself() -> None:
    s = scene(hands=["N2 B2"]).play("skill:N2")
    assert s.why_not("skill:B2") == "SS-067"
    assert s.options() == ["end"]


@clause("SS-068")
def test_a_first_skill_that_allows_equal_actions_allows_a_second_skill() -> None:
    s = scene(hands=["N2 B2"]).play("skill:B2")
    assert s.options() == ["skill:N2", "end"]
    s.play("skill:N2")
    assert (s.played(), s.basics) == ("B2 N2", 2)


@clause("SS-068")
def test_overtime_collected_by_the_first_action_allows_a_second_collecting() -> None:
    s = scene(hands=["P4 N4 B4"], tops="A12 A03", artifact_stacks=[0, 0, 0])
    s.play("collect:1-right", "pay:P4", "pay:N4", "done", "collect:2-left", "pay:B4", "done")
    assert s.artifacts(0).split()[-1] == "A12-right"
    assert s.basics == 2


@clause("SS-069")
@pytest.mark.parametrize("decisions", [[], FOUR_ACTIONS["recruit"], FOUR_ACTIONS["mine"]], ids=["none", "one", "mine"])
def test_the_phase_may_be_ended_after_no_or_one_basic_action(decisions: list[str]) -> None:
    s = able().play(*decisions)
    assert s.offers("end")
    s.end_turn()
    assert s.seat == 1


@clause("SS-071")
@pytest.mark.parametrize(
    ("decisions", "asked"),
    [
        (["mine:1a"], ["pay:Y1"]),
        (["collect:1-left"], ["pay:P4", "pay:N2", "pay:Y1"]),
        (["skill:Y1"], ["done", "crystal:1a", "crystal:1b", "crystal:1c"]),
    ],
    ids=["mining", "collecting", "a skill"],
)
def test_nothing_else_begins_before_an_action_is_resolved(decisions: list[str], asked: list[str]) -> None:
    s = able().play(*decisions)
    assert s.options() == asked
    assert [s.why_not(other) for other in ("recruit:1a", "mine:1b", "skill:N2", "takeover:1", "end", "leader")] == [
        "SS-071"
    ] * 6


# --- takeovers instead of actions ---------------------------------------------------------------------


@clause("SS-065", "SS-072", "SS-073")
def test_a_takeover_uses_up_both_basic_actions() -> None:
    s = able().play("takeover:1")
    assert [s.why_not(one) for one in ("recruit:1a", "mine:1a", "collect:1-left", "skill:N2")] == ["SS-073"] * 4
    assert s.options() == ["end"]


@clause("SS-073")
@pytest.mark.parametrize("first", FOUR_ACTIONS)
def test_after_a_basic_action_no_base_can_be_taken_over(first: str) -> None:
    s = able()
    assert s.offers("takeover:1")
    s.play(*FOUR_ACTIONS[first])
    assert s.why_not("takeover:1") == "SS-073"
    assert not s.offers("takeover:1")


@clause("SS-065")
def test_a_second_takeover_in_the_same_turn_is_refused() -> None:
    s = scene(seats=3, bases=["", "B1", "N1"]).play("takeover:1")
    assert s.why_not("takeover:2") == "SS-065"
    assert s.options() == ["end"]


# --- extra actions ------------------------------------------------------------------------------------


@clause("SS-074")
def test_an_extra_mining_may_stand_next_to_a_normal_mining() -> None:
    s = able(hand="Y1 Y1 Y1 Y2").play("skill:Y2", "mine:1a", "pay:Y1", "done", "mine:1b", "pay:Y1", "done")
    assert (s.crystals(0), s.basics, s.s.table.extra_minings) == ("C01-Ya C01-Ya", 2, 0)
    assert s.why_not("mine:1c") == "SS-065"


@clause("SS-075")
@pytest.mark.parametrize(
    "order",
    [["mine", "recruit", "skill"], ["recruit", "mine", "skill"], ["recruit", "skill", "mine"]],
    ids=["before", "between", "after"],
)
def test_an_extra_mining_is_taken_before_between_or_after_the_basic_actions(order: list[str]) -> None:
    s = able(base="Y2", phase="starting").play("leader")
    s.play(*FOUR_ACTIONS[order[0]], *FOUR_ACTIONS[order[1]], *FOUR_ACTIONS[order[2]])
    assert (s.crystals(0), s.basics, s.s.table.extra_minings) == ("C01-Ya", 2, 0)
    assert s.options() == ["end"]


@clause("SS-076")
@pytest.mark.parametrize(
    "order", [["mine:1a", "pay:Y1", "done", "takeover:1"], ["takeover:1", "mine:1a", "pay:Y1", "done"]]
)
def test_the_leaders_extra_mining_is_taken_before_or_after_a_takeover(order: list[str]) -> None:
    s = able(base="Y2", phase="starting").play("leader", *order)
    assert (s.crystals(0), s.hand(1), s.basics, s.s.table.takeovers) == ("C01-Ya", "B1", 0, 1)
    assert s.why_not("mine:1b") == "SS-073"
    assert s.options() == ["end"]


@clause("SS-077")
def test_an_extra_mining_not_taken_by_the_end_of_the_phase_is_lost() -> None:
    s = scene(phase="starting", hands=["Y1 Y1"], bases=["Y2"], mine="C01-Ya C01-Ya").play("leader").end_turn()
    s.pass_until(0).play("begin", "mine:1a", "pay:Y1", "done")
    assert s.why_not("mine:1b") == "SS-067"


@clause("SS-078")
def test_extra_minings_of_leader_and_played_card_add_up() -> None:
    """Drollo as Leader and as played card give two extra minings; those not used are lost."""
    s = able(base="Y2", phase="starting", hand="Y2 Y1 Y1 Y1").play("leader", "skill:Y2")
    assert (s.basics, s.s.table.extra_minings) == (1, 2)
    s.play("mine:1a", "pay:Y1", "done", "mine:1b", "pay:Y1", "done")
    assert (s.basics, s.s.table.extra_minings) == (1, 0)
    s.play("mine:1c", "pay:Y1", "done")
    assert (s.basics, s.crystals(0)) == (2, "C01-Ya C01-Ya C01-Ya")
    unused = able(base="Y2", phase="starting", hand="Y2 Y1").play("leader", "skill:Y2").end_turn()
    assert unused.s.table.extra_minings == 0


@clause("SS-074", "SS-245", "SS-246")
def test_a_played_drollo_leaves_an_extra_mining_and_one_basic_action() -> None:
    """After the skill of Y2 one extra mining and one basic action, which may be mining, are left."""
    s = able(hand="Y2 Y1 Y1 N1").play("skill:Y2")
    assert (s.basics, s.s.table.extra_minings) == (1, 1)
    assert s.why_not("skill:N1") == "SS-067"
    s.play("mine:1a", "pay:Y1", "done", "mine:1b", "pay:Y1", "done")
    assert s.crystals(0) == "C01-Ya C01-Ya"
    assert s.options() == ["end"]


@clause("SS-060", "SS-067", "SS-247")
def test_a_leading_drollo_allows_three_actions_one_of_them_mining() -> None:
    """Three actions, one of which must be mining; the other two are of different types."""
    s = able(base="Y2", phase="starting").play("leader", "recruit:1a")
    assert s.why_not("recruit:1b") == "SS-067"
    s.play("skill:N2")
    assert s.basics == 2
    assert [option for option in s.options() if not option.startswith("mine:")] == ["end"]
    s.play("mine:1a", "pay:Y1", "done")
    assert s.options() == ["end"]


@clause("SS-313")
def test_a_mining_uses_up_an_extra_one_first() -> None:
    s = able(base="Y2", phase="starting", hand="Y1 Y1 Y1").play("leader", "mine:1a", "pay:Y1", "done")
    assert (s.basics, s.s.table.extra_minings, s.s.table.first_basic) == (0, 0, -1)
    assert s.offers("takeover:1")
    s.play("mine:1b", "pay:Y1", "done")
    assert (s.basics, s.s.table.first_basic) == (1, 1)
    assert s.why_not("mine:1c") == "SS-067"


# --- positions that must work, requests that must not -------------------------------------------------


@clause("SS-065", "SS-067", "SS-313")
@pytest.mark.parametrize(
    ("base", "decisions", "refused", "clause_id"),
    [
        ("", ["recruit:1a", "skill:N2"], "mine:1a", "SS-065"),
        ("", ["mine:1a", "pay:Y1", "done"], "mine:1b", "SS-067"),
        ("Y2", ["begin", "mine:1a", "pay:Y1", "done"], "mine:1b", "SS-067"),
        ("Y2", ["leader", "mine:1a", "pay:Y1", "done", "mine:1b", "pay:Y1", "done"], "mine:1c", "SS-067"),
        ("Y2", ["leader", "mine:1a", "pay:Y1", "done", "takeover:1"], "mine:1b", "SS-073"),
    ],
    ids=["third action", "same type", "extra not granted", "extra used up", "extra used up, takeover"],
)
def test_actions_too_many_are_refused(base: str, decisions: list[str], refused: str, clause_id: str) -> None:
    """A third basic action, an equal second one, an extra action not granted or used up."""
    s = able(base=base, phase="starting", hand="P4 N2 Y1 Y1 Y1").play(*decisions)
    before = s.seen_by(0)
    assert s.why_not(refused) == clause_id
    assert not s.offers(refused)
    assert s.seen_by(0) == before


@clause("SS-069", "SS-088", "SS-104")
@pytest.mark.parametrize(
    ("base", "totems", "mined"),
    [("", {}, []), ("", {"N": 0}, ["mine:1a"]), ("P4", {}, ["mine:1a", "mine:3a"])],
    ids=["nothing", "Totem", "Makkarat"],
)
def test_with_an_empty_hand_a_seat_can_still_act(base: str, totems: dict[str, int], mined: list[str]) -> None:
    """Recruiting level 1 and a takeover; with a Totem or Makkarat also mining at cost 0."""
    s = scene(phase="starting", bases=[base, "Y1"], docks="P1 P2", mine="C01-Na C03-Ya C06-Na", totems=totems)
    s.play(*(["leader"] if base else []))
    takeovers = ["takeover:0", "takeover:1"] if base else ["takeover:1"]
    assert s.options() == ["recruit:1a", *mined, *takeovers, "end"]


@clause("SS-069", "SS-188", "SS-310")
def test_a_seat_that_can_do_nothing_passes_and_clean_up_follows() -> None:
    """No legal action at all: ending the phase is the only decision, and the places are refilled."""
    s = scene(mine="C03-Ya C06-Ya", dock_stacks={1: 0, 2: 0, 3: 0})
    assert s.options() == ["end"]
    s.play("end")
    assert s.draws() == {"deal:P4": 1, "deal:N4": 1, "deal:B4": 1, "deal:Y4": 1}
    s.chance("deal:Y4").settle()
    assert (s.docks(), s.seat) == ("Y4", 1)
    assert len(s.mine().split()) == 10
