"""What is used for nothing says so: before, in the preview, and after, in the log."""

import pytest

from clauses import clause
from kosmodrom.games.star_scrappers.model import events
from star_scrappers.scene import Scene, scene
from star_scrappers.spoken import EN, PL, event
from star_scrappers.test_preview import told


@clause("SS-132", "SS-133")
@pytest.mark.parametrize(
    ("wild", "given", "skill", "lack"),
    [
        ("R G", {"mine": "C01-Na"}, "P1", "no such Crystal is in the Mine"),
        ("R G", {}, "P2", "no Crystal is in the Mine"),
        ("R G", {"bases": ["Y1"]}, "N3", "no card lies under your Leader"),
        ("R G", {"docks": ""}, "N4", "no such Mercenary is there"),
        ("R G", {"bases": ["Y1", "N1"]}, "B3", "no card lies under a Leader in any Base"),
        ("R G", {"bases": ["Y1", "N1"]}, "B4", "no card lies under a Leader in any Base"),
        ("R G", {}, "Y3", "you hold no other card"),
        ("P B", {"bases": ["Y1", "N1 N1"]}, "R2", "no card lies under your Leader"),
        ("P B", {"bases": ["Y1", "N1 N1"]}, "R3", "no Mercenary of level 2 is in the Bases besides Leaders"),
        ("P B", {}, "R4", "you hold no card of level 1"),
        ("P B", {"bases": ["Y1 G1", "N1 N1"]}, "G3", "no Weedlock card is in the Bases besides Leaders"),
        ("P B", {"bases": ["Y1 G1", "N1 N1"]}, "G4", "no Weedlock card is in the Bases besides Leaders"),
    ],
)
def test_a_skill_without_a_target_says_before_that_nothing_would_happen(
    wild: str, given: dict[str, list[str]], skill: str, lack: str
) -> None:
    s = scene(wild=wild, hands=[skill], **given)  # type: ignore[arg-type]  # each value suits its name
    assert told(s, f"skill:{skill}") == f"nothing would happen: {lack} · hand 0 of 7"


@clause("SS-171", "SS-236")
def test_a_full_hand_takes_nothing_and_fish_bean_still_allows_equal_actions() -> None:
    seven = "P1 P1 P1 P1 N1 N1 N1"
    s = scene(hands=[f"{seven} B3"], bases=["Y1 Y2"])
    assert told(s, "skill:B3") == "nothing would happen: your hand is full · hand 7 of 7"
    s = scene(hands=["B2"], docks="Y1")
    assert told(s, "skill:B2") == "nothing comes from the Docks: no such Mercenary is there · hand 0 of 7"
    assert told(s, "skill:B2", PL) == "z Doków nic nie weźmiesz: nie ma tam takiego Najemnika · ręka 0 z 7"


@clause("SS-225", "SS-273", "SS-069")
def test_an_effect_for_the_turn_says_when_no_action_is_left_for_it() -> None:
    late = "nothing would happen: no action that it would help is left this turn · hand 1 of 7"
    s = scene(hands=["P3"], docks="N1").play("recruit:1a")
    assert told(s, "skill:P3") == late
    s = scene(phase="starting", hands=["P4"], bases=["Y2"], docks="N1").play("leader", "recruit:1a")
    assert told(s, "skill:P4") == "hand 1 of 7", "there is an extra mining"
    s = scene(phase="starting", hands=["N2 N2"], bases=["N2"]).play("leader")
    assert told(s, "skill:N2") == "nothing would happen: such an effect is at work this turn already · hand 1 of 7"


@clause("SS-055", "SS-058", "SS-133")
def test_a_leader_says_what_it_lacks_and_what_is_lost_without_it() -> None:
    s = scene(phase="starting", bases=["N1 P1"], mine="C01-Na")
    assert told(s, "leader") == "nothing would happen: no such Crystal is in the Mine"
    assert told(s, "begin") == "the Leader, Tracker (purple 1), does not work this turn"
    assert told(scene(phase="starting", bases=["N1 P1"], mine="C01-Pa"), "leader") == ""


@clause("SS-212", "SS-215", "SS-318")
def test_a_changed_crystal_says_what_it_will_cost() -> None:
    s = scene(hands=["P2"], mine="C03-Ba", totems={"Y": 0}).play("skill:P2", "crystal:3a")
    assert (told(s, "colour:Y"), told(s, "colour:N")) == ("cost 1, you have 0", "cost 2, you have 0")
    s = scene(phase="starting", artifacts=["A02-right"], mine="C06-Ba").play("activate:A02")
    assert told(s, "crystal:6a") == "an unknown token is turned up; it costs 4 less to mine"


def last_of(s: Scene) -> str:
    return s.story[-1]


@clause("SS-012", "SS-133")
@pytest.mark.parametrize(
    ("wild", "skill"),
    [
        ("R G", "P1"),
        ("R G", "P2"),
        ("R G", "N3"),
        ("R G", "N4"),
        ("R G", "B2"),
        ("R G", "B3"),
        ("P B", "R2"),
        ("P B", "R4"),
        ("P B", "G4"),
    ],
)
def test_whoever_wants_nothing_of_a_skill_is_told_to_choose_nothing(wild: str, skill: str) -> None:
    bases = ["G1 N2 Y1"] if wild == "P B" else ["N1 N2 Y1"]
    s = scene(wild=wild, hands=[f"{skill} N1"], bases=bases, docks="Y2", mine="C01-Pa")
    assert last_of(s.play(f"skill:{skill}", "done")) == "nothing-chosen 0"


@clause("SS-314")
def test_that_no_card_was_recoloured_is_told_to_its_owner_alone() -> None:
    assert last_of(scene(hands=["Y3 N1"]).play("skill:Y3", "done")) == "nothing-chosen 0 to 0"


@clause("SS-133", "SS-227")
def test_whoever_stops_after_a_first_card_is_not_told_to_choose_nothing() -> None:
    s = scene(hands=["N3"], bases=["N1 N2 Y1"]).play("skill:N3", "base:0-1", "done")
    assert last_of(s) == "base-taken 0 N1 0"
    s = scene(hands=["N4"], docks="N1 B1 Y1 B2").play("skill:N4", "dock:1a", "done")
    assert last_of(s) == "dock-taken 0 N1"
    s = scene(wild="P B", hands=["R4 N1 N1"]).play("skill:R4", "card:N1", "done")
    assert last_of(s) == "enslaved 0 N1 -1"


@clause("SS-133")
def test_an_effect_that_finds_nothing_says_so() -> None:
    s = scene(hands=["R1"], wild="P B", mine="C01-Na").play("skill:R1")
    assert s.story == ["skill-used 0 R1", "nothing-to-choose 0"]
    assert event(PL, events.NOTHING_TO_CHOOSE, 0) == "Ala nie ma czego wybrać."
    assert event(EN, events.NOTHING_CHOSEN, 0) == "Ala chooses nothing."
