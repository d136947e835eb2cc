"""Georadar, which exchanges a Crystal of the Mine at the start of a turn and makes the new one cheaper."""

from collections.abc import Mapping

import pytest

from clauses import clause
from kosmodrom.games.star_scrappers.model.actions import MINE_PLACES
from star_scrappers.scene import Scene, scene

RADAR = "A02-right"


def turned_up(
    token: str, hand: str, further: str = "", totems: Mapping[str, int] | None = None, leader: str = ""
) -> Scene:
    """Georadar has turned up a Crystal in the first place of its row; seat 1 holds B2."""
    place = {"C03": "3a", "C06": "6a", "C10": "10a"}[token[:3]]
    a = scene(
        phase="starting",
        hands=[hand, "B2"],
        bases=[leader],
        artifacts=[f"{RADAR} {further}"],
        mine="C03-Ya C06-Ya C10-Ya",
        totems=totems,
    )
    return a.play("activate:A02", f"crystal:{place}").chance(f"token:{token}")


def reduction(a: Scene, place: str) -> int:
    """How much less the Crystal in a place costs whoever mines it this turn."""
    return a.s.table.mine_discounts[MINE_PLACES.index(place)]


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
    a = scene(phase="starting", artifacts=[RADAR], mine="C06-Nb")
    a.play("activate:A02", "crystal:6a").chance("token:C06-Pb")
    assert (a.marker, a.crystals(0), a.basics, a.stirred) == (0, "", 0, False)
    assert a.options() == ["end"]


@clause("SS-085", "SS-050")
def test_georadar_is_no_refill_of_other_places_and_needs_a_crystal() -> None:
    a = scene(phase="starting", artifacts=[RADAR], mine="C03-Na")
    a.play("activate:A02")
    assert a.why_not("crystal:3b") == "SS-085"
    a.play("crystal:3a").chance("token:C03-Pa")
    assert a.mine() == "C03-Pa"


@clause("SS-318", "SS-050")
def test_georadar_needs_a_stack_that_is_not_empty() -> None:
    a = scene(phase="starting", artifacts=[RADAR], mine="C01-Na C10-Ya", crystal_stacks={10: 0})
    a.play("activate:A02")
    assert a.options() == ["done", "crystal:1a"]
    assert a.why_not("crystal:10a") == "SS-318"


@clause("SS-318", "SS-050")
def test_georadar_cannot_be_activated_where_every_crystals_stack_is_empty() -> None:
    a = scene(phase="starting", bases=["N1"], artifacts=[RADAR], mine="C10-Ya", crystal_stacks={10: 0})
    assert a.why_not("activate:A02") == "SS-318"
    b = scene(phase="starting", bases=["N1"], artifacts=[RADAR], mine="C10-Ya", crystal_stacks={10: 1})
    assert b.why_not("activate:A02") is None
    c = scene(phase="starting", bases=["N1"], artifacts=[RADAR])
    assert c.why_not("activate:A02") == "SS-318"


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


@clause("SS-101", "SS-106", "SS-050")
@pytest.mark.parametrize(
    ("token", "place", "exact", "short", "against"),
    [
        ("C06-Ba", "6a", "B2", "B1", "SS-101"),
        ("C06-Ra", "6a", "N2", "N1 B1", "SS-106"),
        ("C10-Ba", "10a", "B3 B3", "B3 B2", "SS-101"),
    ],
)
def test_the_crystal_that_georadar_turned_up_costs_four_less(
    token: str, place: str, exact: str, short: str, against: str
) -> None:
    assert turned_up(token, short).why_not(f"mine:{place}") == against
    a = turned_up(token, exact).play(f"mine:{place}")
    assert not a.offers("done")
    a.play(*[f"pay:{card}" for card in exact.split()], "done")
    assert (a.crystals(0), a.hand(0)) == (token, "")


@clause("SS-101", "SS-284")
def test_georadar_makes_no_other_crystal_cheaper() -> None:
    a = scene(phase="starting", hands=["B2"], artifacts=[RADAR], mine="C03-Ba C06-Ya C06-Bb")
    a.play("activate:A02", "crystal:6a").chance("token:C06-Ba")
    assert a.offered("mine") == ["mine:6a"]
    assert a.why_not("mine:6b") == "SS-101"
    assert a.why_not("mine:3a") == "SS-101"
    assert [reduction(a, place) for place in MINE_PLACES] == [0, 0, 0, 0, 0, 0, 0, 4, 0, 0]


@clause("SS-012", "SS-101")
def test_where_nothing_was_exchanged_nothing_is_cheaper() -> None:
    a = scene(phase="starting", hands=["B4 B1"], artifacts=[RADAR], mine="C06-Ba")
    a.play("activate:A02", "done")
    assert a.why_not("mine:6a") == "SS-101"
    assert a.s.table.mine_discounts == [0] * 10


@clause("SS-101", "SS-047")
def test_georadars_reduction_is_over_in_the_next_turn() -> None:
    a = turned_up("C06-Ba", "B2")
    assert a.why_not("mine:6a") is None
    a.end_turn()
    assert (a.seat, a.mine_place("6a")) == (1, "C06-Ba")
    assert a.why_not("mine:6a") == "SS-101"
    assert a.s.table.mine_discounts == [0] * 10
    a.end_turn().play("begin")
    assert (a.seat, a.mine_place("6a")) == (0, "C06-Ba")
    assert a.why_not("mine:6a") == "SS-101"


@clause("SS-284", "SS-103")
@pytest.mark.parametrize(
    ("token", "place", "further", "totems", "exact", "short"),
    [
        ("C06-Ba", "6a", "", {"B": 0}, "B1", None),
        ("C06-Ba", "6a", "", {"B": 1}, "B2", "B1"),
        ("C06-Ba", "6a", "A09-right", {}, "B1", None),
        ("C10-Ba", "10a", "", {"B": 0}, "B3 B2", "B3 B1"),
        ("C10-Ba", "10a", "A09-right", {"B": 0}, "B4", "B3"),
        ("C10-Ba", "10a", "A04-right A09-right", {"B": 0}, "B2", "B1"),
    ],
)
def test_georadars_reduction_adds_to_totem_grawikilof_and_stemple(
    token: str, place: str, further: str, totems: dict[str, int], exact: str, short: str | None
) -> None:
    assert turned_up(token, exact, further, totems).why_not(f"mine:{place}") is None
    if short is None:
        assert turned_up(token, "", further, totems).why_not(f"mine:{place}") == "SS-101"
    else:
        assert turned_up(token, short, further, totems).why_not(f"mine:{place}") == "SS-101"


@clause("SS-284", "SS-212")
@pytest.mark.parametrize(("hand", "refusal"), [("N3 N2", None), ("N3 N1", "SS-101"), ("B3 B3", "SS-100")])
def test_nosoryjec_makes_the_crystal_that_georadar_turned_up_one_cheaper_still(hand: str, refusal: str | None) -> None:
    a = turned_up("C10-Ba", hand, leader="P2")
    a.play("leader", "crystal:10a", "colour:N")
    assert a.why_not("mine:10a") == refusal


@clause("SS-285", "SS-104")
def test_georadar_brings_no_cost_below_zero_and_the_rest_is_lost() -> None:
    a = scene(phase="starting", hands=["N2"], artifacts=[f"{RADAR} A12-right"], mine="C03-Ya C03-Na")
    a.play("activate:A02", "crystal:3a").chance("token:C03-Ba")
    assert a.offered("mine") == ["mine:3a"]
    a.play("mine:3a")
    assert a.options() == ["done"]
    a.play("done")
    assert (a.crystals(0), a.hand(0), a.basics) == ("C03-Ba", "N2", 1)
    assert a.why_not("mine:3b") == "SS-101"


@clause("SS-181", "SS-101")
def test_georadars_reduction_goes_with_the_crystal_that_is_mined() -> None:
    a = turned_up("C06-Ba", "B2")
    assert reduction(a, "6a") == 4
    a.play("mine:6a", "pay:B2", "done")
    assert reduction(a, "6a") == 0
    a.play("end")
    while a.drawn():
        a.chance("token:C06-Bb" if "token:C06-Bb" in a.drawn() else a.drawn()[0])
    assert (a.seat, a.mine_place("6a"), reduction(a, "6a")) == (1, "C06-Bb", 0)
    assert a.why_not("mine:6a") == "SS-101"


@clause("SS-287", "SS-013")
def test_georadars_reduction_goes_with_the_crystal_that_is_taken() -> None:
    a = scene(phase="starting", bases=["B1"], artifacts=[RADAR], mine="C01-Ya")
    a.play("activate:A02", "crystal:1a").chance("token:C01-Bd")
    assert reduction(a, "1a") == 4
    a.play("leader", "crystal:1a")
    assert (a.crystals(0), reduction(a, "1a")) == ("C01-Bd", 0)


@clause("SS-020", "SS-101")
@pytest.mark.parametrize(("hand", "refusal"), [("Y3 Y3", None), ("Y3 Y2", "SS-101")])
def test_a_crystal_that_comes_back_without_chance_is_cheaper_too(hand: str, refusal: str | None) -> None:
    a = scene(phase="starting", hands=[hand], artifacts=[RADAR], mine="C10-Ya", crystal_stacks={10: 1})
    a.play("activate:A02", "crystal:10a").settle().end_turn().pass_until(0)
    a.play("activate:A02", "crystal:10a")
    assert a.mine_place("10a") == "C10-Ya"
    assert a.why_not("mine:10a") == refusal


@clause("SS-312")
def test_georadars_reduction_is_kept_in_a_saved_game() -> None:
    a = turned_up("C06-Ba", "B2").saved()
    assert (reduction(a, "6a"), a.why_not("mine:6a")) == (4, None)
