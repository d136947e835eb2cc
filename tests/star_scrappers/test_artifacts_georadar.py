"""Georadar, which exchanges a Crystal of the Mine at the start of a turn."""

from clauses import clause
from star_scrappers.scene import scene

RADAR = "A02-right"


@clause("SS-050", "SS-014")
def test_georadar_puts_a_crystal_under_its_stack_and_turns_up_the_top_one() -> None:
    a = scene(phase="starting", artifacts=[RADAR], mine="C01-Ya C03-Na C10-Ya")
    before = [pile.size() for pile in a.s.table.crystal_stacks]
    a.play("activate:A02")
    assert a.options() == ["done", "crystal:1a", "crystal:3a", "crystal:10a"]
    a.play("crystal:3a").chance("token:C03-Pb")
    assert a.mine() == "C01-Ya C03-Pb C10-Ya"
    assert [pile.size() for pile in a.s.table.crystal_stacks] == before
    assert a.story == [
        "artifact-activated 0 A02-right",
        "crystal-put-under 0 C03-Na",
        "mine-refilled C03-Pb",
    ]


@clause("SS-189", "SS-316")
def test_georadar_moves_no_marker_gains_nothing_and_uses_no_action() -> None:
    a = scene(phase="starting", artifacts=[RADAR], mine="C03-Nc")
    a.play("activate:A02", "crystal:3a").chance("token:C03-Pc")
    assert (a.marker, a.crystals(0), a.basics, a.stirred) == (0, "", 0, False)
    assert a.options() == ["end"]


@clause("SS-085", "SS-050")
def test_georadar_is_no_refill_of_other_places_and_needs_a_crystal() -> None:
    a = scene(phase="starting", artifacts=[RADAR], mine="C03-Na")
    a.play("activate:A02")
    assert a.why_not("crystal:3b") == "SS-085"
    a.play("crystal:3a").chance("token:C03-Pa")
    assert a.mine() == "C03-Pa"


@clause("SS-133", "SS-050")
def test_georadar_needs_a_stack_that_is_not_empty() -> None:
    a = scene(phase="starting", artifacts=[RADAR], mine="C01-Na C10-Ya", crystal_stacks={10: 0})
    a.play("activate:A02")
    assert a.options() == ["done", "crystal:1a"]
    assert a.why_not("crystal:10a") == "SS-133"


@clause("SS-133", "SS-050")
def test_georadar_cannot_be_activated_where_every_crystals_stack_is_empty() -> None:
    a = scene(phase="starting", bases=["N1"], artifacts=[RADAR], mine="C10-Ya", crystal_stacks={10: 0})
    assert a.why_not("activate:A02") == "SS-133"
    b = scene(phase="starting", bases=["N1"], artifacts=[RADAR], mine="C10-Ya", crystal_stacks={10: 1})
    assert b.why_not("activate:A02") is None
    c = scene(phase="starting", bases=["N1"], artifacts=[RADAR])
    assert c.why_not("activate:A02") == "SS-133"


@clause("SS-012", "SS-052")
def test_whoever_activated_georadar_may_still_exchange_nothing() -> None:
    a = scene(phase="starting", bases=["N1"], artifacts=[RADAR], mine="C01-Na")
    a.play("activate:A02", "done")
    assert a.mine() == "C01-Na"
    assert a.options() == ["leader", "begin"]


@clause("SS-183", "SS-189")
def test_georadar_never_empties_a_stack() -> None:
    a = scene(phase="starting", artifacts=[RADAR], mine="C10-Ya", crystal_stacks={10: 1})
    a.play("activate:A02", "crystal:10a").settle()
    assert a.s.table.crystal_stacks[3].size() == 1
    a.end_turn()
    assert a.marker == 0


@clause("SS-020", "SS-050")
def test_a_crystal_put_under_an_otherwise_empty_stack_comes_back_without_chance() -> None:
    a = scene(phase="starting", artifacts=[RADAR], mine="C10-Ya", crystal_stacks={10: 1})
    a.play("activate:A02", "crystal:10a").settle()
    other = a.mine()
    a.end_turn().pass_until(0)
    a.play("activate:A02", "crystal:10a")
    assert a.mine().split()[-1] == "C10-Ya"
    assert a.s.table.crystal_stacks[3].size() == 1
    assert a.story[-2:] == [f"crystal-put-under 0 {other}", "mine-refilled C10-Ya"]


@clause("SS-050", "SS-053")
def test_the_leader_finds_what_georadar_turned_up() -> None:
    a = scene(phase="starting", bases=["B1"], artifacts=[RADAR], mine="C01-Ya")
    a.play("activate:A02", "crystal:1a").chance("token:C01-Bd")
    a.play("leader", "crystal:1a")
    assert a.crystals(0) == "C01-Bd"
