"""Artifacts that matter while something is mined: Stemple and Egzoszkielet."""

import pytest

from clauses import clause
from star_scrappers.scene import scene

PROPS = "A04-right"
SUIT = "A08-right"
PICK = "A09-right"


@clause("SS-109", "SS-189")
def test_with_stemple_the_marker_need_not_be_moved() -> None:
    a = scene(hands=["P3"], mine="C03-Pc", artifacts=[PROPS])
    a.play("mine:3a", "pay:P3", "done")
    assert a.options() == ["hold-marker", "move-marker"]
    assert a.why_not("done") == "SS-071"
    assert a.why_not("end") == "SS-071"
    a.play("hold-marker")
    assert (a.marker, a.crystals(0)) == (0, "C03-Pc")
    assert a.story[-1] == "marker-held 0"
    assert a.options() == ["end"]


@clause("SS-109", "SS-012")
def test_with_stemple_the_marker_may_still_be_moved() -> None:
    a = scene(hands=["P3"], mine="C03-Pc", artifacts=[PROPS])
    a.play("mine:3a", "pay:P3", "done", "move-marker")
    assert a.marker == 1
    assert a.options() == ["end"]


@clause("SS-109")
def test_stemple_holds_the_marker_once_a_turn() -> None:
    a = scene(hands=["Y2 P3 N3"], mine="C03-Pc C03-Nc", artifacts=[PROPS])
    a.play("skill:Y2", "mine:3a", "pay:P3", "done")
    b = a.copy().play("move-marker", "mine:3b", "pay:N3", "done", "hold-marker")
    assert b.marker == 1
    a.play("hold-marker", "mine:3b", "pay:N3", "done")
    assert a.marker == 1
    assert a.options() == ["end"]


@clause("SS-109", "SS-047")
def test_stemple_holds_the_marker_again_in_the_next_turn() -> None:
    a = scene(hands=["P3 N3"], mine="C03-Pc C03-Nc", artifacts=[PROPS])
    a.play("mine:3a", "pay:P3", "done", "hold-marker").end_turn().pass_until(0)
    a.play("begin", "mine:3b", "pay:N3", "done")
    assert a.options() == ["hold-marker", "move-marker"]


@clause("SS-109", "SS-119")
def test_stemple_asks_only_its_owner_and_only_for_a_cave_in_symbol() -> None:
    a = scene(hands=["P3"], mine="C03-Pa", artifacts=[PROPS])
    a.play("mine:3a", "pay:P3", "done")
    assert a.options() == ["end"]
    b = scene(hands=["P3"], mine="C03-Pc", artifacts=["", PROPS])
    b.play("mine:3a", "pay:P3", "done")
    assert (b.marker, b.options()) == (1, ["end"])


@clause("SS-112", "SS-258")
def test_stemple_is_not_needed_for_skrabiecs_second_crystal() -> None:
    a = scene(hands=["Y4 P3"], mine="C03-Pc C03-Nc", artifacts=[PROPS])
    a.play("skill:Y4", "mine:3a", "pay:P3", "done", "hold-marker", "crystal:3b")
    assert (a.marker, a.crystals(0)) == (0, "C03-Pc C03-Nc")
    assert a.options() == ["end"]


@clause("SS-122", "SS-189")
def test_stemple_works_for_mining_only() -> None:
    a = scene(hands=["P4"], tops="A01", artifact_stacks=[0, 0, 0], artifacts=[PROPS])
    a.play("collect:1-left", "pay:P4", "done")
    assert (a.marker, a.options()) == (1, ["end"])


@clause("SS-127", "SS-109")
def test_stemple_works_in_the_turn_in_which_it_was_collected() -> None:
    a = scene(hands=["P4 N1 P3"], mine="C03-Pc", tops="A04", artifact_stacks=[1, 0, 0])
    a.play("collect:1-right", "pay:P4", "pay:N1", "done").settle()
    a.play("mine:3a", "pay:P3", "done", "hold-marker")
    assert a.marker == 0


@clause("SS-284", "SS-101", "SS-119", "SS-106")
@pytest.mark.parametrize(
    ("crystal", "place", "exact", "short", "against"),
    [
        ("C03-Rc", "3a", "N1", "", "SS-101"),
        ("C06-Pb", "6a", "P4", "P3", "SS-101"),
        ("C06-Rb", "6a", "N4", "N3 B1", "SS-106"),
        ("C10-Pa", "10a", "P3 P3 P2", "P3 P3 P1", "SS-101"),
    ],
)
def test_with_stemple_a_crystal_with_a_cave_in_symbol_costs_two_less(
    crystal: str, place: str, exact: str, short: str, against: str
) -> None:
    assert scene(hands=[short], mine=crystal, artifacts=[PROPS]).why_not(f"mine:{place}") == against
    assert scene(hands=[exact], mine=crystal, artifacts=["", PROPS]).why_not(f"mine:{place}") == "SS-101"
    assert scene(hands=[exact], mine=crystal, artifacts=["A04-left"]).why_not(f"mine:{place}") == "SS-101"
    a = scene(hands=[exact], mine=crystal, artifacts=[PROPS]).play(f"mine:{place}")
    assert a.why_not("done") == "SS-101"
    a.play(*[f"pay:{card}" for card in exact.split()], "done", "hold-marker")
    assert (a.crystals(0), a.hand(0)) == (crystal, "")


@clause("SS-101", "SS-306")
@pytest.mark.parametrize(
    ("crystal", "place", "exact", "short"),
    [
        ("C03-Pa", "3a", "P3", "P2"),
        ("C03-Pb", "3a", "P3", "P2"),
        ("C06-Pa", "6a", "P4 P2", "P4 P1"),
        ("C06-Ra", "6a", "N4 N2", "N4 N1"),
    ],
)
def test_with_stemple_a_crystal_without_a_cave_in_symbol_costs_its_full_price(
    crystal: str, place: str, exact: str, short: str
) -> None:
    assert scene(hands=[exact], mine=crystal, artifacts=[PROPS]).why_not(f"mine:{place}") is None
    assert scene(hands=[short], mine=crystal, artifacts=[PROPS]).why_not(f"mine:{place}") == "SS-101"


@clause("SS-284", "SS-103")
@pytest.mark.parametrize(
    ("artifacts", "totems", "exact", "short"),
    [
        (PROPS, {"P": 0}, "P3", "P2"),
        (PROPS, {"P": 1}, "P4", "P3"),
        (f"{PROPS} {PICK}", {}, "P3", "P2"),
        (f"{PROPS} {PICK}", {"P": 0}, "P2", "P1"),
    ],
)
def test_stemple_adds_to_totem_and_grawikilof(artifacts: str, totems: dict[str, int], exact: str, short: str) -> None:
    a = scene(hands=[exact], mine="C06-Pb", artifacts=[artifacts], totems=totems)
    a.play("mine:6a", f"pay:{exact}", "done", "hold-marker")
    assert a.crystals(0) == "C06-Pb"
    b = scene(hands=[short], mine="C06-Pb", artifacts=[artifacts], totems=totems)
    assert b.why_not("mine:6a") == "SS-101"


@clause("SS-285", "SS-104")
def test_stemple_totem_and_grawikilof_bring_no_cost_below_zero_and_the_rest_is_lost() -> None:
    a = scene(hands=["N1"], mine="C03-Pc C03-Na", artifacts=[f"{PROPS} {PICK} A12-right"], totems={"P": 0})
    assert a.offered("mine") == ["mine:3a"]
    a.play("mine:3a")
    assert a.options() == ["done"]
    a.play("done", "hold-marker")
    assert (a.crystals(0), a.hand(0), a.basics) == ("C03-Pc", "N1", 1)
    assert a.why_not("mine:3b") == "SS-101"


@clause("SS-284", "SS-109")
@pytest.mark.parametrize(("first", "then", "marker"), [("hold-marker", [], 1), ("move-marker", ["hold-marker"], 1)])
def test_stemple_also_makes_the_second_cave_in_crystal_of_a_turn_cheaper(
    first: str, then: list[str], marker: int
) -> None:
    a = scene(hands=["Y2 P1 N4"], mine="C03-Pc C06-Nb", artifacts=[PROPS])
    a.play("skill:Y2", "mine:3a", "pay:P1", "done", first)
    a.play("mine:6a", "pay:N4", "done", *then)
    assert (a.crystals(0), a.marker, a.options()) == ("C03-Pc C06-Nb", marker, ["end"])
    b = scene(hands=["Y2 P1 N3"], mine="C03-Pc C06-Nb", artifacts=[PROPS])
    b.play("skill:Y2", "mine:3a", "pay:P1", "done", first)
    assert b.why_not("mine:6a") == "SS-101"


@clause("SS-127", "SS-284")
def test_stemple_makes_cave_in_crystals_cheaper_in_the_turn_in_which_it_was_collected() -> None:
    a = scene(hands=["P4 N1 P1"], mine="C03-Pc", tops="A04", artifact_stacks=[1, 0, 0])
    b = a.copy().play("collect:1-left", "pay:P4", "pay:N1", "done").settle()
    assert b.why_not("mine:3a") == "SS-101"
    a.play("collect:1-right", "pay:P4", "pay:N1", "done").settle()
    a.play("mine:3a", "pay:P1", "done", "hold-marker")
    assert a.crystals(0) == "C03-Pc"


@clause("SS-289", "SS-101", "SS-106")
@pytest.mark.parametrize(
    ("hand", "crystal", "clause_against", "without"),
    [
        ("P1", "C03-Pa", None, "SS-101"),
        ("P4", "C06-Pa", None, "SS-101"),
        ("P3", "C06-Pa", "SS-101", "SS-101"),
        ("P4 P3 P1", "C10-Pa", None, "SS-101"),
        ("P4 P3", "C10-Pa", "SS-101", "SS-101"),
        ("N4 B3", "C06-Ra", None, "SS-106"),
        ("N3 B3", "C06-Ra", "SS-106", "SS-106"),
    ],
)
def test_with_egzoszkielet_a_payment_may_be_two_levels_short(
    hand: str, crystal: str, clause_against: str | None, without: str
) -> None:
    place = {"C03": "3a", "C06": "6a", "C10": "10a"}[crystal[:3]]
    assert scene(hands=[hand], mine=crystal, artifacts=[SUIT]).why_not(f"mine:{place}") == clause_against
    assert scene(hands=[hand], mine=crystal, artifacts=["", SUIT]).why_not(f"mine:{place}") == without


@clause("SS-289", "SS-284")
def test_egzoszkielet_and_grawikilof_help_together() -> None:
    a = scene(hands=["P1 P2"], mine="C06-Pa", artifacts=[f"{SUIT} A09-right"])
    a.play("mine:6a", "pay:P1")
    assert a.why_not("done") == "SS-101"
    assert a.play("pay:P2", "done").crystals(0) == "C06-Pa"


@clause("SS-289", "SS-099")
def test_egzoszkielet_raises_a_played_card_so_one_must_be_played() -> None:
    a = scene(mine="C01-Pa", artifacts=[SUIT])
    assert a.why_not("mine:1a") == "SS-101"
    b = scene(mine="C01-Ra", hands=["P1"], artifacts=[SUIT])
    b.play("mine:1a")
    assert b.options() == ["pay:P1"]
    assert b.why_not("done") == "SS-101"


@clause("SS-289", "SS-115")
@pytest.mark.parametrize(("hand", "clause_against"), [("P3", None), ("P2", "SS-115"), ("", "SS-115")])
def test_egzoszkielet_also_helps_to_collect_an_artifact(hand: str, clause_against: str | None) -> None:
    a = scene(hands=[hand], tops="A02", artifacts=[SUIT])
    assert a.why_not("collect:1-left") == clause_against


@clause("SS-289", "SS-089")
def test_egzoszkielet_never_helps_recruiting() -> None:
    a = scene(hands=["P1"], docks="B3", artifacts=[SUIT])
    assert a.why_not("recruit:3a") == "SS-089"


@clause("SS-289")
def test_egzoszkielet_works_once_a_turn_in_mining() -> None:
    a = scene(hands=["Y2 P2 N2 N1"], mine="C03-Pa C03-Na C03-Ba", artifacts=[SUIT])
    a.play("skill:Y2", "mine:3a", "pay:P2", "done", "mine:3b", "pay:N2")
    assert a.why_not("done") == "SS-101"
    a.play("pay:N1", "done")
    assert a.crystals(0) == "C03-Pa C03-Na"


@clause("SS-289", "SS-115")
def test_egzoszkielet_used_in_collecting_is_used_up_for_mining() -> None:
    a = scene(hands=["N3 P2"], mine="C03-Pa", tops="A01", artifact_stacks=[0, 0, 0], artifacts=[SUIT])
    a.play("collect:1-left", "pay:N3", "done")
    assert a.why_not("mine:3a") == "SS-101"


@clause("SS-289")
def test_a_payment_that_suffices_does_not_use_up_egzoszkielet() -> None:
    a = scene(hands=["Y2 P3 N2"], mine="C03-Pa C03-Na", artifacts=[SUIT])
    a.play("skill:Y2", "mine:3a", "pay:P3", "done", "mine:3b", "pay:N2", "done")
    assert a.crystals(0) == "C03-Pa C03-Na"
    b = scene(hands=["P4 N2"], mine="C03-Na", tops="A01", artifact_stacks=[0, 0, 0], artifacts=[SUIT])
    b.play("collect:1-left", "pay:P4", "done", "mine:3a", "pay:N2", "done")
    assert b.crystals(0) == "C03-Na"


@clause("SS-289", "SS-047")
def test_egzoszkielet_works_again_in_the_next_turn() -> None:
    a = scene(hands=["P2 N2"], mine="C03-Pa C03-Na", artifacts=[SUIT])
    a.play("mine:3a", "pay:P2", "done").end_turn().pass_until(0)
    a.play("begin", "mine:3b", "pay:N2", "done")
    assert a.crystals(0) == "C03-Pa C03-Na"


@clause("SS-289", "SS-270")
def test_egzoszkielet_adds_two_levels_after_doubling() -> None:
    a = scene(wild="P N", phase="starting", bases=["G2"], hands=["G1"], mine="C03-Ga C06-Ga", artifacts=[SUIT])
    a.play("leader")
    assert a.why_not("mine:6a") == "SS-101"
    a.play("mine:3a", "pay:G1", "done")
    assert a.crystals(0) == "C03-Ga"
    b = scene(wild="P N", phase="starting", bases=["G2"], hands=["G1 G2"], mine="C10-Ga", artifacts=[SUIT])
    assert b.play("leader").why_not("mine:10a") == "SS-101"
