"""Digital implementation: SS-308 to SS-310, SS-312, SS-315."""

import pytest

from clauses import clause
from kosmodrom.engine.contract import SPECTATOR
from kosmodrom.engine.errors import Refused
from kosmodrom.engine.match import Match
from kosmodrom.games.star_scrappers.model.actions import VOCABULARY
from star_scrappers.scene import GAME, Scene, match, scene, set_up


def busy(phase: str = "acting") -> Scene:
    """A seat with much to do; purple and green are Wild."""
    return scene(
        phase=phase,
        wild="P G",
        seats=3,
        hands=["N4 B2 Y3 Y1 R4", "Y1 Y1"],
        bases=["Y1 N1 N3 Y2", "Y2 B2 B3", ""],
        artifacts=["A01-right A03-right A08-right"],
        docks="N1 Y2 B3",
        mine="C01-Ya C01-Ba C03-Ya C06-Ga C10-Ba",
        tops="A02 - A12",
        artifact_stacks=[1, 0, 2],
    )


# --- only legal moves ---------------------------------------------------------------------------------


@clause("SS-308")
@pytest.mark.parametrize(
    ("phase", "decisions"),
    [
        ("starting", []),
        ("starting", ["activate:A01"]),
        ("starting", ["activate:A03", "card:Y1"]),
        ("starting", ["leader"]),
        ("acting", []),
        ("acting", ["mine:3a"]),
        ("acting", ["mine:3a", "pay:Y1"]),
        ("acting", ["collect:1-left", "pay:N4"]),
        ("acting", ["recruit:2a"]),
        ("acting", ["skill:R4"]),
        ("acting", ["skill:N4"]),
        ("acting", ["skill:B2", "done"]),
        ("acting", ["takeover:1"]),
    ],
)
def test_a_decision_is_offered_or_refused_with_a_rule_and_never_both(phase: str, decisions: list[str]) -> None:
    s = busy(phase).play(*decisions)
    assert [name for name in VOCABULARY.names if s.why_not(name) is None] == s.options()
    assert [name for name in VOCABULARY.names if s.why_not(name, seat=1) != "SS-021"] == []


@clause("SS-308")
@pytest.mark.parametrize("decision", ["begin", "leader", "recruit:4a", "mine:10a", "takeover:1", "done", "pay:Y1"])
def test_a_refused_request_changes_nothing(decision: str) -> None:
    m = match(2, first_game=True)
    before = (m.position(), m.journal(), m.told(SPECTATOR))
    with pytest.raises(Refused):
        m.play(m.actors[0], decision)
    assert (m.position(), m.journal(), m.told(SPECTATOR)) == before


# --- whole moves --------------------------------------------------------------------------------------


@clause("SS-309")
@pytest.mark.parametrize(
    ("begun", "last", "played"),
    [
        (["mine:3a", "pay:Y1", "pay:Y3"], "done", "Y1 Y3"),
        (["collect:1-right", "pay:N4", "pay:Y1"], "done", "N4 Y1"),
        (["recruit:2a"], "pay:Y1", "Y1"),
    ],
    ids=["mining", "collecting", "recruiting"],
)
def test_nothing_moves_and_nobody_sees_anything_before_the_payment_is_complete(
    begun: list[str], last: str, played: str
) -> None:
    s = busy()
    others = [s.seen_by(1), s.seen_by(SPECTATOR)]
    s.play(*begun)
    assert [s.seen_by(1), s.seen_by(SPECTATOR)] == others
    assert (s.played(), s.basics, s.story) == ("", 0, [])
    s.play(last)
    assert (s.played(), s.basics) == (played, 1)


@clause("SS-309")
def test_a_payment_that_is_too_low_is_not_carried_out() -> None:
    s = scene(hands=["Y1 Y2"], mine="C03-Ya").play("mine:3a", "pay:Y1")
    assert s.why_not("done") == "SS-101"
    assert s.options() == ["pay:Y2"]
    assert s.play("pay:Y2").options() == ["done"]


@clause("SS-310")
def test_the_action_phase_ends_only_when_the_player_says_so() -> None:
    s = scene(hands=["N2 N2"], docks="Y1").play("skill:N2", "recruit:1a")
    assert (s.seat, s.options()) == (0, ["end"])
    s = scene(hands=["N2 N2"])
    assert s.options() == ["skill:N2", "end"]
    assert scene().options() == ["end"]


# --- chains without dead ends -------------------------------------------------------------------------


@clause("SS-315")
def test_a_payment_is_begun_only_if_it_can_be_completed() -> None:
    s = scene(hands=["Y2 Y1 B2"], mine="C03-Ba C03-Ya C06-Ya")
    assert [option for option in s.options() if option.startswith("mine:")] == ["mine:3b"]
    assert [s.why_not("mine:3a"), s.why_not("mine:6a")] == ["SS-101", "SS-101"]


@clause("SS-315")
def test_for_a_wild_crystal_only_colours_that_suffice_are_offered() -> None:
    s = scene(hands=["Y2 Y1 B2"], mine="C03-Ra").play("mine:3a")
    assert s.options() == ["pay:Y1", "pay:Y2"]
    assert s.why_not("pay:B2") == "SS-101"
    s.play("pay:Y1")
    assert s.options() == ["pay:Y2"]
    assert s.why_not("pay:B2") == "SS-106"


@clause("SS-315")
@pytest.mark.parametrize(
    ("phase", "decision"),
    [
        ("starting", "activate:A01"),
        ("starting", "activate:A03"),
        ("acting", "skill:Y1"),
        ("acting", "skill:N4"),
        ("acting", "skill:B2"),
        ("acting", "skill:Y3"),
        ("acting", "skill:R4"),
    ],
)
def test_every_optional_step_can_be_declined(phase: str, decision: str) -> None:
    s = busy(phase).play(decision)
    before = (s.hand(0), s.crystals(0), s.docks(), s.mine())
    assert s.offers("done")
    assert len(s.options()) > 1
    s.play("done")
    assert (s.hand(0), s.crystals(0), s.docks(), s.mine()) == before


@clause("SS-315")
@pytest.mark.parametrize("skill", ["B3", "B4", "N3", "P2"])
def test_a_skill_that_finds_targets_can_be_declined(skill: str) -> None:
    s = scene(bases=["N1 P1", "N1 P1"], hands=[skill], mine="C01-Ya").play(f"skill:{skill}")
    assert s.options()[0] == "done"
    assert len(s.options()) > 1
    assert s.play("done").options() == ["end"]


@clause("SS-315")
def test_a_second_takeover_can_be_declined() -> None:
    s = scene(bases=["N1 P1", "N1"], artifacts=["A11-right"]).play("takeover:1")
    assert s.options() == ["takeover:0", "done"]
    assert s.play("done").options() == ["end"]


@clause("SS-315")
def test_a_crystal_chosen_for_recolouring_gets_one_of_the_other_colours() -> None:
    s = scene(hands=["P2"], mine="C03-Ya").play("skill:P2", "crystal:3a")
    assert s.options() == ["colour:P", "colour:N", "colour:B", "colour:R", "colour:G"]
    assert s.why_not("done") == "SS-071"


# --- the same seed, the same game ---------------------------------------------------------------------


def play_some(m: Match, pick: int, decisions: int) -> Match:
    """Decisions taken by a fixed habit: the option at a place of the list, or the last one."""
    for _ in range(decisions):
        if not m.over:
            seat = m.actors[0]
            m.play(seat, m.legal(seat)[min(pick, len(m.legal(seat)) - 1)])
    return m


@clause("SS-312", "SS-020")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_seed_and_decisions_reproduce_a_game_exactly(seats: int) -> None:
    one, two = (play_some(match(seats, "the same"), 1, 40) for _ in range(2))
    assert one.position() == two.position()
    assert one.journal() == two.journal()
    assert Match.from_journal(one.journal()).position() == one.position()
    assert play_some(match(seats, "another"), 1, 40).position() != one.position()


@clause("SS-020")
def test_the_order_of_a_stack_does_not_depend_on_what_the_players_do() -> None:
    quick, slow = match(2, "one stack"), match(2, "one stack")
    quick.play(quick.actors[0], "recruit:1a")
    quick.play(quick.actors[0], "end")
    slow.play(slow.actors[0], "end")
    slow.play(slow.actors[0], "recruit:1a")
    slow.play(slow.actors[0], "end")
    drawn = [[line.what for line in m.lines if line.what.startswith("deal:")][-1] for m in (quick, slow)]
    assert drawn[0] == drawn[1]


@clause("SS-312")
def test_each_stack_and_each_draw_of_the_set_up_has_a_chance_of_its_own() -> None:
    s = set_up()
    streams = []
    while GAME.actors(s.s) == [-1]:
        streams.append(GAME.stream(s.s))
        s.chance(next(iter(s.draws())))
    assert streams == [
        *[4, 4, 4, 4, 5, 5, 5, 6, 6, 7],
        *[9, 9],
        *[0, 0, 0, 0, 1, 1, 1, 2, 2, 3],
        *[0, 0, 1, 0, 0, 1],
        *[10, 10],
        *[8, 8, 8],
        11,
    ]


@clause("SS-312", "SS-181")
def test_a_refill_comes_from_the_stack_of_its_place() -> None:
    s = scene(
        hands=["Y3"],
        docks="Y1 Y1 Y1 Y1 Y2 Y2 Y2 B3 N3",
        mine="C01-Ya C01-Ya C01-Ya C01-Yd C03-Ya C03-Yb C06-Ya C06-Yb C10-Ya",
    ).play("end")
    assert (GAME.stream(s.s), s.draws()) == (3, {"deal:P4": 1, "deal:N4": 1, "deal:B4": 1, "deal:Y4": 1})
    s.chance("deal:P4")
    assert GAME.stream(s.s) == 5
    assert list(s.draws()) == [
        *[f"token:C03-{colour}a" for colour in "PNBRG"],
        *[f"token:C03-{colour}b" for colour in "PNBRG"],
        *[f"token:C03-{colour}c" for colour in "PNBYRG"],
    ]
    s.chance("token:C03-Yc")
    assert (s.seat, s.docks().split()[-1], s.mine().split()[6]) == (1, "P4", "C03-Yc")


@clause("SS-020", "SS-181")
def test_the_last_piece_of_a_stack_is_drawn_as_well() -> None:
    s = scene(dock_stacks={1: 0, 2: 0, 3: 0, 4: 1}, crystal_stacks={1: 0, 3: 0, 6: 0, 10: 1}, hands=["P4 N4 B4"]).play(
        "end"
    )
    assert s.draws() == {"deal:Y4": 1}
    s.chance("deal:Y4")
    assert list(s.draws().values()) == [1]
    s.settle()
    assert (s.docks(), len(s.mine().split()), s.s.table.dock_stacks) == ("Y4", 1, [0, 0, 0, 0])


@clause("SS-312")
def test_an_exchanged_crystal_comes_from_the_stack_of_its_place() -> None:
    s = scene(phase="starting", artifacts=["A02-right"], docks="Y1", mine="C01-Ya C06-Ya")
    s.play("activate:A02", "crystal:6a")
    assert GAME.stream(s.s) == 6
    assert list(s.draws()) == [
        *[f"token:C06-{colour}a" for colour in "PNBRG"],
        *[f"token:C06-{colour}b" for colour in "PNBYRG"],
    ]
    s.chance("token:C06-Gb")
    assert s.mine() == "C01-Ya C06-Gb"


@clause("SS-312")
def test_a_card_turned_up_in_play_comes_from_the_chance_of_the_artifacts() -> None:
    s = scene(hands=["P4"], tops="A01 A02 A03").play("collect:1-left", "pay:P4", "done")
    assert GAME.stream(s.s) == 8


# --- saved games --------------------------------------------------------------------------------------


def in_the_middle_of_a_turn() -> Scene:
    """Extra mining, recoloured card and Crystal, two skills in force, cards played, a stack empty from the start."""
    s = scene(
        phase="starting",
        hands=["P2 P3 Y1"],
        bases=["Y2"],
        artifacts=["A03-right A12-right"],
        mine="C01-Na C01-Ba",
        dock_stacks={2: 0},
        crystal_stacks={10: 0},
    )
    s.play("activate:A03", "card:Y1", "colour:R", "done", "leader", "skill:P2", "crystal:1b", "colour:R")
    return s.play("skill:P3")


@clause("SS-312")
def test_a_game_saved_in_the_middle_of_a_turn_goes_on_as_it_was() -> None:
    """Extra actions, skills, recolourings, play area and stacks empty at the start are restored."""
    s = in_the_middle_of_a_turn()
    loaded = s.saved()
    t = loaded.s.table
    assert GAME.encode(loaded.s) == GAME.encode(s.s)
    assert (t.extra_minings, t.artifact_discount, loaded.played(), loaded.hand(0)) == (1, 4, "P2 P3", "Y1=R")
    assert (t.mine_colours[1], t.mine_discounts[1], t.emptied) == (4, 1, 0b10000010)
    assert loaded.options() == s.options() == ["mine:1b", "end"]
    loaded.play("mine:1b", "pay:Y1", "done").end_turn()
    assert (loaded.crystals(0), loaded.base(0), loaded.marker) == ("C01-Ba", "Y2 P2 P3 Y1", 0)


@clause("SS-312", "SS-309")
@pytest.mark.parametrize(
    ("decisions", "options"),
    [
        (["mine:3a", "pay:Y1"], ["pay:Y2"]),
        (["skill:Y3", "card:Y1"], ["colour:P", "colour:N", "colour:B", "colour:R", "colour:G"]),
        (["skill:Y1"], ["done", "crystal:1a"]),
    ],
    ids=["payment", "recolouring", "skill"],
)
def test_a_game_saved_in_the_middle_of_a_move_goes_on_as_it_was(decisions: list[str], options: list[str]) -> None:
    s = scene(hands=["Y1 Y2 Y3"], mine="C01-Ya C03-Ya").play(*decisions)
    loaded = s.saved()
    assert loaded.options() == s.options()
    assert set(options) <= set(loaded.options())
    assert GAME.encode(loaded.s) == GAME.encode(s.s)
    assert GAME.encode(GAME.decode(GAME.encode(s.s), s.s.book)) == GAME.encode(s.s)


@clause("SS-312")
def test_a_journal_of_an_unfinished_turn_can_be_played_on() -> None:
    m = match(2, "unfinished", first_game=True)
    seat = m.actors[0]
    m.play(seat, "recruit:1a")
    loaded = Match.from_journal(m.journal())
    assert (loaded.position(), loaded.legal(seat)) == (m.position(), m.legal(seat))
    m.play(seat, "end")
    loaded.play(seat, "end")
    assert loaded.position() == m.position()
