"""Sacrificing a die: AG-063 to AG-076."""

import pytest

from astrogornicy.scene import scene
from clauses import clause

FACES = ["INS", "GEO", "GOR", "AUT", "GOR2", "AUT2"]


@clause("AG-063", "AG-064")
@pytest.mark.parametrize("phase", ["changing", "acting"])
def test_a_discarded_die_turns_another_one(phase: str) -> None:
    s = scene(phase=phase, pools=["INS INS AUT", "GOR GOR"])

    s.play("sacrifice", "discard:INS", "turn:AUT-GOR2", seat=0)

    assert s.pool(0) == "INS GOR2"
    assert s.discarded(0) == 5
    assert s.story == ["turned 0 AUT GOR2 INS"]


@clause("AG-063", "AG-315")
@pytest.mark.parametrize("phase", ["changing", "acting"])
def test_the_die_to_discard_is_named_first(phase: str) -> None:
    s = scene(phase=phase, pools=["INS AUT AUT", "GOR GOR"]).play("sacrifice", seat=0)

    assert s.options(0) == ["discard:INS", "discard:AUT"]
    assert s.pool(0) == "INS AUT AUT"
    assert s.why_not("turn:AUT-INS", 0) == "AG-315"
    assert s.why_not("reroll:AUT", 0) == "AG-315"
    assert s.why_not("pass", 0) == "AG-315"


@clause("AG-063", "AG-064", "AG-069")
@pytest.mark.parametrize("phase", ["changing", "acting", "buying"])
def test_no_die_is_discarded_without_a_sacrifice(phase: str) -> None:
    s = scene(phase=phase, pools=["INS AUT", "GOR GOR"], hands=["ZA-07"])

    assert s.why_not("discard:INS", 0) == ("AG-069" if phase == "buying" else "AG-063")
    assert s.why_not("turn:AUT-INS", 0) == ("AG-069" if phase == "buying" else "AG-064")


@clause("AG-064", "AG-074", "AG-306")
@pytest.mark.parametrize("face", FACES)
def test_a_die_can_be_turned_to_each_other_face(face: str) -> None:
    discarded = "GEO" if face != "GEO" else "INS"
    s = scene(pools=[f"{discarded} {face}", "GOR"]).play("sacrifice", f"discard:{discarded}")

    assert s.offered("turn") == [f"{face}-{other}" for other in FACES if other != face]
    assert s.why_not(f"turn:{face}-{face}") == "AG-306"


@clause("AG-074")
@pytest.mark.parametrize("face", FACES[1:])
def test_the_turned_die_shows_the_chosen_face(face: str) -> None:
    s = scene(pools=["INS INS", "GOR"]).play("sacrifice", "discard:INS", f"turn:INS-{face}")

    assert s.pool(0) == face


@clause("AG-065")
def test_a_discarded_die_rerolls_any_number_of_others() -> None:
    s = scene(pools=["INS GEO GOR GOR AUT", "GOR"]).play("sacrifice", "discard:GEO")
    assert s.offered("reroll") == ["INS", "GOR", "AUT"]

    s.play("reroll:GOR", "reroll:AUT", "reroll:GOR")
    assert s.options() == ["reroll:INS", "done"]
    s.play("done")
    assert (s.pool(0), s.rolling(0), s.discarded(0)) == ("INS", 3, 3)
    s.roll("AUT2 AUT2 GEO")
    assert s.pool(0) == "INS GEO AUT2 AUT2"
    assert s.story == ["rerolled 0 3 GEO", "rolled 0 INS GEO AUT2 AUT2"]


@clause("AG-065")
def test_one_discarded_die_pays_for_one_of_the_two() -> None:
    s = scene(pools=["INS GEO GOR", "GOR"]).play("sacrifice", "discard:INS", "reroll:GEO")
    assert s.why_not("turn:GOR-AUT") == "AG-065"
    assert s.why_not("pass") == "AG-315"
    assert s.options() == ["reroll:GOR", "done"]

    turned = scene(pools=["INS GEO GOR", "GOR"]).play("sacrifice", "discard:INS", "turn:GEO-GOR2")
    assert turned.why_not("turn:GOR-AUT") == "AG-064"
    assert turned.why_not("reroll:GOR") == "AG-059"


@clause("AG-066", "AG-072")
@pytest.mark.parametrize("phase", ["changing", "acting"])
def test_sacrifices_go_on_as_long_as_two_dice_remain(phase: str) -> None:
    s = scene(phase=phase, pools=["INS INS INS GOR", "GOR GOR"])
    for faces in ("GOR-AUT", "AUT-GOR2"):
        s.play("sacrifice", "discard:INS", f"turn:{faces}", seat=0)
        assert "sacrifice" in s.options(0)
    s.play("sacrifice", "discard:INS", "turn:GOR2-GEO", seat=0)

    assert s.pool(0) == "GEO"
    assert s.why_not("sacrifice", 0) == ("AG-072" if phase == "acting" else "AG-069")


@clause("AG-067")
def test_a_sacrifice_is_no_action() -> None:
    s = scene(pools=["INS INS GOR", "GOR"]).play("sacrifice", "discard:INS", "turn:INS-AUT")
    assert s.asked == [0]
    assert s.told("turn-began") == []

    s.play("water:3-AUT")
    assert s.asked == [1]


@clause("AG-067", "AG-065")
def test_a_paid_reroll_is_no_action() -> None:
    s = scene(pools=["INS INS GOR", "GOR"]).play("sacrifice", "discard:INS", "reroll:INS", "done").roll("AUT")

    assert s.asked == [0]
    assert "water:3-AUT" in s.options()


@clause("AG-068")
def test_dice_are_sacrificed_before_the_first_turn_and_in_later_turns() -> None:
    s = scene(phase="changing", pools=["INS INS INS GOR", "GOR GOR GOR"])
    s.play("sacrifice", "discard:INS", "turn:INS-AUT", "ready", seat=0).play("ready", seat=1)
    s.play("sacrifice", "discard:INS", "turn:AUT-AUT2", "water:1-GOR", "water:2-GOR")
    assert s.pool(0) == "AUT2"

    later = scene(pools=["INS INS GOR", "GOR GOR"]).play("water:1-GOR", "water:2-GOR")
    later.play("sacrifice", "discard:INS", "turn:INS-AUT2")
    assert later.pool(0) == "AUT2"


@clause("AG-069")
def test_a_sacrifice_waits_for_the_own_turn() -> None:
    s = scene(pools=["INS INS", "GOR GOR"])
    assert s.why_not("sacrifice", 1) == "AG-085"

    s.play("pass")
    assert s.why_not("sacrifice", 1) is None
    assert s.why_not("sacrifice", 0) == "AG-090"


@clause("AG-069")
def test_no_die_is_sacrificed_in_phase_five() -> None:
    s = scene(phase="buying", pools=["INS INS"], hands=["ZA-07"])

    assert s.why_not("sacrifice") == "AG-069"
    assert s.options() == ["end"]


@clause("AG-069")
def test_no_die_is_sacrificed_in_phase_four() -> None:
    s = scene(phase="settling", pools=["INS INS"], docks=["MI-05 of 0: 0-GOR - - -"], round=8)

    assert (s.phase, s.seat) == (4, 0)
    assert s.why_not("sacrifice") == "AG-069"


@clause("AG-070")
def test_only_dice_of_the_own_pool_are_turned_or_rerolled() -> None:
    s = scene(pools=["INS GEO", "GOR AUT2"]).play("sacrifice", "discard:INS")

    assert s.options() == [
        "turn:GEO-INS",
        "turn:GEO-GOR",
        "turn:GEO-AUT",
        "turn:GEO-GOR2",
        "turn:GEO-AUT2",
        "reroll:GEO",
    ]
    assert s.why_not("turn:GOR-AUT") == "AG-070"
    assert s.why_not("reroll:AUT2") == "AG-070"


@clause("AG-071")
def test_placed_and_discarded_dice_cannot_be_sacrificed() -> None:
    s = scene(pools=["INS INS", "GOR"], fields="water-1=0-GOR", docks=["MI-05 of 0: 0-AUT - - -"]).play("sacrifice")

    assert s.options() == ["discard:INS"]
    assert s.why_not("discard:GOR") == "AG-071"
    assert s.why_not("discard:AUT") == "AG-071"


@clause("AG-071")
def test_placed_dice_are_neither_turned_nor_rerolled() -> None:
    s = scene(pools=["INS INS", "GOR"], fields="water-1=0-GOR").play("sacrifice", "discard:INS")

    assert s.why_not("turn:GOR-AUT") == "AG-070"
    assert s.why_not("reroll:GOR") == "AG-070"


@clause("AG-072")
@pytest.mark.parametrize(("pool", "refusal"), [("INS", "AG-072"), ("INS INS", None), ("INS GOR AUT", None)])
def test_a_sacrifice_needs_two_dice(pool: str, refusal: str | None) -> None:
    s = scene(pools=[pool, "GOR"])

    assert s.why_not("sacrifice") == refusal
    assert ("sacrifice" in s.options()) == (refusal is None)


@clause("AG-072")
@pytest.mark.parametrize("at", range(6))
def test_dice_of_all_faces_count_for_the_two(at: int) -> None:
    s = scene(pools=[f"{FACES[at]} {FACES[at]}", "GOR"])

    assert s.play("sacrifice", f"discard:{FACES[at]}").pool(0) == f"{FACES[at]} {FACES[at]}"


@clause("AG-073")
def test_the_discarded_die_does_not_change_itself() -> None:
    s = scene(pools=["INS AUT", "GOR"]).play("sacrifice", "discard:AUT")

    assert s.why_not("turn:AUT-GOR") == "AG-073"
    assert s.why_not("reroll:AUT") == "AG-073"
    assert s.why_not("turn:INS-GOR") is None
    assert s.offered("reroll") == ["INS"]


@clause("AG-073")
def test_a_second_die_of_the_same_face_may_change() -> None:
    s = scene(pools=["AUT AUT AUT", "GOR"]).play("sacrifice", "discard:AUT", "reroll:AUT")
    assert s.options() == ["reroll:AUT", "done"]

    s.play("reroll:AUT")
    assert s.options() == ["done"]
    assert s.why_not("reroll:AUT") == "AG-073"


@clause("AG-075", "AG-058")
def test_a_paid_reroll_names_at_least_one_die() -> None:
    s = scene(phase="changing", pools=["INS AUT", "GOR GOR"]).play("sacrifice", "discard:AUT", seat=0)
    assert s.why_not("done", 0) == "AG-075"
    assert "done" not in s.options(0)

    s.play("reroll:INS", seat=0)
    assert s.why_not("done", 0) is None


@clause("AG-075")
@pytest.mark.parametrize("at", range(6))
def test_a_die_of_any_face_is_enough_for_a_paid_reroll(at: int) -> None:
    other = FACES[(at + 1) % 6]
    s = scene(pools=[f"{FACES[at]} {other}", "GOR"]).play("sacrifice", f"discard:{other}", f"reroll:{FACES[at]}")

    assert s.why_not(f"turn:{FACES[at]}-{other}") == "AG-065"
    assert s.options() == ["done"]


@clause("AG-070", "AG-065")
@pytest.mark.parametrize("seat", [1, 2])
def test_the_sacrifice_of_one_seat_touches_no_other_pool(seat: int) -> None:
    s = scene(seats=3, active=seat, pools=["INS AUT", "INS AUT", "INS AUT"])
    s.play("sacrifice", "discard:INS", "reroll:AUT", "done").roll("GOR2")

    assert [s.pool(other) for other in range(3) if other != seat] == ["INS AUT", "INS AUT"]
    assert (s.pool(seat), s.discarded(seat)) == ("GOR2", 6)
    assert s.story == [f"rerolled {seat} 1 INS", f"rolled {seat} GOR2"]


@clause("AG-076")
def test_a_discarded_die_does_not_count_for_the_round_bonus() -> None:
    s = scene(pools=["INS INS INS", "GOR"], docks=["MI-05 of 1: 1-GOR - - -"], round=2)
    s.play("sacrifice", "discard:INS", "turn:INS-GEO").pass_all()

    assert s.told("bonus-led") == ["bonus-led 1 1 4"]
