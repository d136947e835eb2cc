"""Phase 2, the roll and the free reroll: AG-054 to AG-062."""

import pytest

from astrogornicy.scene import scene, started
from clauses import clause

FACES = ["INS", "GEO", "GOR", "AUT", "GOR2", "AUT2"]


@clause("AG-054")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_dice_are_in_the_air_at_once(seats: int) -> None:
    s = started(seats)

    assert s.asked == []
    assert [s.rolling(seat) for seat in range(seats)] == [7] * seats
    assert s.drawn() == [f"roll:{face}" for face in FACES]


@clause("AG-054", "AG-057")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_after_the_roll_everybody_is_asked_at_the_same_time(seats: int) -> None:
    s = started(seats).settle()

    assert s.asked == list(range(seats))
    assert s.phase == 2


@clause("AG-057", "AG-059")
def test_each_round_has_its_free_reroll() -> None:
    s = scene(phase="next-round").settle()

    assert s.asked == [0, 1]
    assert s.options(1)[-1] == "done"
    assert s.why_not("ready", 1) == "AG-060"


@clause("AG-055", "AG-057")
def test_a_single_die_left_is_rolled_and_may_be_rerolled() -> None:
    docks = ["EK-3 of 0: 0-INS 0-INS 0-INS - -", "EK-4 of 0: 0-INS 0-INS 0-INS - -"]
    s = scene(docks=docks, phase="next-round")
    assert s.rolling(0) == 1

    s.roll("AUT").settle()
    assert s.options(0) == ["reroll:AUT", "done"]


@clause("AG-054", "AG-304")
def test_the_dice_of_each_seat_fall_from_a_stream_of_their_own() -> None:
    s = started(3)
    streams = []
    for _ in range(3):
        streams.append(s.stream())
        s.roll("INS INS INS INS INS INS INS")

    assert streams == [16, 17, 18]


@clause("AG-055", "AG-056")
def test_a_die_on_a_mission_is_not_rolled() -> None:
    s = scene(docks=["MI-07 of 1: 0-GOR 1-AUT 1-AUT2 - 1-GEO"], phase="next-round")
    assert (s.rolling(0), s.rolling(1)) == (6, 4)

    s.roll("INS GEO GOR AUT GOR2 AUT2", "GOR GOR GOR AUT2")
    assert (s.pool(0), s.pool(1)) == ("INS GEO GOR AUT GOR2 AUT2", "GOR GOR GOR AUT2")
    assert (s.rolling(0), s.rolling(1)) == (0, 0)


@clause("AG-056")
def test_a_pool_is_told_when_its_last_die_has_fallen() -> None:
    s = started().roll("AUT2 AUT2 INS GEO GOR GOR2")
    assert s.told("rolled") == []

    s.roll("AUT2", "AUT AUT AUT AUT AUT AUT AUT")
    assert s.told("rolled") == ["rolled 0 INS GEO GOR GOR2 AUT2 AUT2 AUT2", "rolled 1 AUT AUT AUT AUT AUT AUT AUT"]


@clause("AG-056", "AG-057")
def test_a_reroll_tells_the_whole_pool() -> None:
    s = scene(phase="rolling", pools=["INS GOR2 AUT", "GOR GOR"]).play("reroll:AUT", "done").roll("GEO")

    assert s.story == ["rerolled 0 1 -1", "rolled 0 INS GEO GOR2"]


@clause("AG-057", "AG-058")
@pytest.mark.parametrize(
    ("named", "thrown", "pool"),
    [
        ("GOR", "AUT2", "INS INS INS GOR AUT2"),
        ("INS INS", "GEO GEO", "INS GEO GEO GOR GOR"),
        ("INS INS INS GOR GOR", "AUT AUT AUT GOR2 GOR2", "AUT AUT AUT GOR2 GOR2"),
    ],
)
def test_any_number_of_dice_is_rerolled_and_the_others_keep_their_result(named: str, thrown: str, pool: str) -> None:
    s = scene(phase="rolling", pools=["INS INS INS GOR GOR", "GOR GOR"])

    s.play(*(f"reroll:{face}" for face in named.split()), "done")
    assert s.rolling(0) == len(named.split())
    s.roll(thrown)

    assert s.pool(0) == pool
    assert s.told("rerolled") == [f"rerolled 0 {len(named.split())} -1"]


@clause("AG-058")
def test_only_dice_that_are_there_can_be_named() -> None:
    s = scene(phase="rolling", pools=["INS INS GOR", "GEO GEO"])
    assert s.options(0) == ["reroll:INS", "reroll:GOR", "done"]
    assert s.why_not("reroll:GEO", 0) == "AG-058"

    s.play("reroll:INS", "reroll:INS", seat=0)
    assert s.options(0) == ["reroll:GOR", "done"]
    assert s.why_not("reroll:INS", 0) == "AG-058"


@clause("AG-058", "AG-070")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_everybody_names_and_rerolls_the_own_dice(seat: int) -> None:
    s = scene(seats=3, phase="rolling", pools=["INS INS AUT2"] * 3)
    for one in range(3):
        s.play("reroll:INS", "reroll:AUT2", seat=one)
        assert s.options(one) == ["reroll:INS", "done"]
    s.play("done", seat=seat)

    assert [s.rolling(one) for one in range(3)] == [2 if one == seat else 0 for one in range(3)]
    assert [s.pool(one) for one in range(3)] == ["INS" if one == seat else "INS INS AUT2" for one in range(3)]


@clause("AG-058", "AG-070")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_dice_of_others_are_not_offered(seat: int) -> None:
    pools = ["INS INS AUT2"] * 3
    pools[seat] = "GOR"

    assert scene(seats=3, phase="rolling", pools=pools).options(seat) == ["reroll:GOR", "done"]


@clause("AG-057", "AG-058")
def test_the_free_reroll_may_be_declined() -> None:
    s = scene(phase="rolling", pools=["INS INS", "GOR GOR"]).play("done", seat=0)

    assert s.drawn() == []
    assert s.pool(0) == "INS INS"
    assert s.story == ["rerolled 0 0 -1"]
    assert s.options(0) == ["sacrifice", "ready"]


@clause("AG-059")
@pytest.mark.parametrize("choices", [["done"], ["reroll:INS", "done"]])
def test_the_free_reroll_exists_once(choices: list[str]) -> None:
    s = scene(phase="rolling", pools=["INS INS", "GOR GOR"]).play(*choices, seat=0)
    if s.drawn():
        s.roll("INS")

    assert s.why_not("reroll:INS", 0) == "AG-059"
    assert s.why_not("done", 0) == "AG-059"
    assert s.why_not("reroll:GOR", 1) is None


@clause("AG-059")
@pytest.mark.parametrize("phase", ["changing", "acting", "buying"])
def test_the_free_reroll_cannot_be_kept_for_later(phase: str) -> None:
    s = scene(phase=phase, pools=["INS INS", "GOR GOR"], hands=["ZA-07"])

    assert s.why_not("reroll:INS") == "AG-059"
    assert s.offered("reroll") == []


@clause("AG-060")
@pytest.mark.parametrize("decision", ["sacrifice", "spec:GOR-INS", "automat:GOR", "miner:INS", "ready"])
def test_the_free_reroll_comes_before_any_other_change_of_dice(decision: str) -> None:
    s = scene(phase="rolling", pools=["INS GOR", "GOR GOR"], orders=["ZA-02 ZA-07 ZA-13"])
    assert s.why_not(decision, 0) == "AG-060"
    assert decision not in s.options(0)

    s.play("done", seat=0)
    assert s.why_not(decision, 0) is None
    assert decision in s.options(0)


@clause("AG-060")
def test_dice_already_named_are_rerolled_before_any_other_change() -> None:
    s = scene(phase="rolling", pools=["INS GOR", "GOR GOR"]).play("reroll:INS", seat=0)

    assert s.why_not("sacrifice", 0) == "AG-060"
    assert s.why_not("turn:GOR-AUT", 0) == "AG-060"
    assert s.why_not("discard:GOR", 0) == "AG-060"


@clause("AG-061")
@pytest.mark.parametrize("order", [[0, 1, 2], [2, 0, 1], [1, 2, 0]])
def test_phase_three_starts_with_the_last_confirmation_whoever_gives_it(order: list[int]) -> None:
    s = scene(seats=3, first=1, phase="changing", pools=["INS INS", "GOR GOR", "AUT AUT"])
    for seat in order[:2]:
        s.play("ready", seat=seat)
        assert s.phase == 2
        assert seat not in s.asked
    s.play("ready", seat=order[2])

    assert (s.phase, s.asked) == (3, [1])
    assert s.story == [*(f"confirmed {seat}" for seat in order), "turn-began 1"]


@clause("AG-061")
def test_the_free_reroll_is_part_of_what_phase_three_waits_for() -> None:
    s = scene(phase="rolling", pools=["INS INS", "GOR GOR"]).play("done", "ready", seat=0)
    assert (s.phase, s.asked) == (2, [1])

    s.play("done", seat=1)
    assert (s.phase, s.asked) == (2, [1])
    s.play("ready", seat=1)
    assert s.phase == 3


AFTER_CONFIRMING = {
    "ready": "AG-061", "done": "AG-061", "pass": "AG-061", "water:1-GOR": "AG-061", "sacrifice": "AG-069",
    "discard:INS": "AG-069", "turn:INS-GOR": "AG-069", "spec:INS-GEO": "AG-220", "automat:INS": "AG-220",
    "miner:INS": "AG-220", "reroll:INS": "AG-059",
}  # fmt: skip


@clause("AG-061", "AG-069", "AG-059", "AG-220")
@pytest.mark.parametrize("decision", AFTER_CONFIRMING)
def test_who_has_confirmed_decides_nothing_more_in_phase_two(decision: str) -> None:
    s = scene(phase="changing", pools=["INS INS", "GOR GOR"]).play("ready", seat=0)

    assert s.why_not(decision, 0) == AFTER_CONFIRMING[decision]
    assert s.options(1) == ["sacrifice", "ready"]


@clause("AG-061")
def test_phase_two_goes_on_when_the_dice_in_the_air_have_fallen() -> None:
    s = scene(phase="rolling", pools=["INS INS", "GOR GOR"]).play("reroll:INS", "done", seat=0)
    assert (s.rolling(0), s.asked) == (1, [])
    assert [s.why_not(decision, seat) for seat in (0, 1) for decision in ("ready", "water:1-GOR")] == ["AG-061"] * 4


@clause("AG-061")
@pytest.mark.parametrize("phase", ["acting", "buying"])
def test_nothing_is_confirmed_outside_phase_two(phase: str) -> None:
    s = scene(phase=phase, pools=["INS INS", "GOR GOR"], hands=["ZA-07"])

    assert s.why_not("ready") == "AG-061"


@clause("AG-042")
def test_nobody_passes_in_phase_two() -> None:
    s = scene(phase="rolling", pools=["INS INS", "GOR GOR"])
    assert s.why_not("pass", 0) == "AG-042"

    s.play("done", seat=0)
    assert s.why_not("pass", 0) == "AG-042"


@clause("AG-062")
def test_who_has_no_dice_to_roll_is_not_asked() -> None:
    docks = ["EK-3 of 0: 0-INS 0-INS 0-INS - -", "EK-4 of 0: 0-INS 0-INS 0-INS 0-INS -"]
    s = scene(docks=docks, phase="next-round")
    assert (s.rolling(0), s.rolling(1)) == (0, 7)
    assert s.stream() == 17

    s.roll("INS INS INS INS INS INS INS")
    assert s.asked == [1]
    s.confirm_all()
    assert (s.phase, s.seat) == (3, 1)


@clause("AG-062", "AG-057")
def test_a_single_die_still_has_its_free_reroll() -> None:
    s = scene(phase="rolling", pools=["INS", "GOR GOR"])
    assert s.options(0) == ["reroll:INS", "done"]

    s.play("reroll:INS", "done", seat=0)
    assert s.told("confirmed") == []
    s.roll("AUT")
    assert s.told("confirmed") == ["confirmed 0"]
    assert s.asked == [1]


@clause("AG-062", "AG-072")
def test_who_can_change_nothing_any_more_is_confirmed() -> None:
    s = scene(phase="rolling", pools=["INS", "GOR GOR"]).play("done", seat=0)
    assert s.story == ["rerolled 0 0 -1", "confirmed 0"]

    s.play("done", seat=1)
    assert s.told("confirmed") == ["confirmed 0"]
    assert s.asked == [1]


@clause("AG-062", "AG-220")
@pytest.mark.parametrize(
    ("die", "order", "asked", "options"),
    [
        ("INS", "ZA-07", [0, 1], ["automat:INS", "ready"]),
        ("AUT", "ZA-07", [1], []),
        ("AUT", "ZA-13", [0, 1], ["miner:AUT", "ready"]),
        ("GOR", "ZA-13", [1], []),
        ("GEO", "ZA-02", [0, 1], ["spec:GEO-INS", "ready"]),
        ("INS", "ZA-20", [1], []),
    ],
)
def test_a_single_die_waits_for_an_effect_that_can_turn_it(
    die: str, order: str, asked: list[int], options: list[str]
) -> None:
    s = scene(phase="rolling", pools=[die, "GOR GOR"], orders=[order]).play("done", seat=0)

    assert s.asked == asked
    assert not options or s.options(0) == options


@clause("AG-062", "AG-220")
def test_after_the_last_effect_a_single_die_is_confirmed() -> None:
    s = scene(phase="changing", pools=["INS", "GOR GOR"], orders=["ZA-07"]).play("automat:INS", seat=0)

    assert s.story == ["effect-used 0 ZA-07", "turned 0 INS AUT -1", "confirmed 0"]


@clause("AG-062", "AG-066")
@pytest.mark.parametrize(
    ("pool", "confirmed"), [("INS GOR", ["confirmed 0"]), ("INS GOR GOR", []), ("INS GOR GOR GOR", [])]
)
def test_a_sacrifice_that_leaves_one_die_confirms(pool: str, confirmed: list[str]) -> None:
    s = scene(phase="changing", pools=[pool, "GOR GOR"])

    assert s.copy().play("sacrifice", "discard:INS", "turn:GOR-AUT", seat=0).told("confirmed") == confirmed
    s.play("sacrifice", "discard:INS", "reroll:GOR", "done", seat=0)
    assert s.told("confirmed") == []
    assert s.roll("AUT").told("confirmed") == confirmed
