"""Przyspieszona Budowa and its early reveal: PG-200, PG-219 to PG-222, PG-237 and PG-238."""

from typing import Any

import pytest

from clauses import clause
from kosmodrom.games.posrod_gwiazd.model.actions import OBJECTIVES
from posrod_gwiazd.scene import Scene, fresh_book, scene

RACE_TO_FIFTY = "accelerated_construction"
QUALEEN = ["qualeen", "vak", "humareen"]


def turn_end(points: list[int], **more: Any) -> Scene:
    """The end of a turn."""
    usual: dict[str, Any] = {"objectives": RACE_TO_FIFTY}
    return scene(phase="turn-end", points=points, **(usual | more))


@clause("PG-219", "PG-220")
@pytest.mark.parametrize(("most", "claimed"), [(49, []), (50, ["claimed 2"]), (51, ["claimed 2"])])
def test_fifty_points_take_the_claim_at_the_end_of_a_turn(most: int, claimed: list[str]) -> None:
    s = turn_end([3, most, 20])
    assert s.told("claimed") == claimed
    assert s.row("objectives") == ([0, 4, 0] if claimed else [0, 0, 0])


@clause("PG-220")
@pytest.mark.parametrize(
    ("points", "claimed", "won"),
    [
        ([50, 53, 3], 2, [0, 4, 0]),
        ([52, 52, 3], 3, [0, 0, 0]),
        ([50, 50, 51], 4, [0, 0, 4]),
        ([9, 50, 50], 6, [0, 0, 0]),
    ],
)
def test_of_several_the_one_with_most_points_takes_it_and_a_tie_closes_it(
    points: list[int], claimed: int, won: list[int]
) -> None:
    s = turn_end(points)
    assert (s.told("claimed"), s.s.table.claim) == ([f"claimed {claimed}"], claimed)
    assert s.row("objectives") == won


@clause("PG-219", "PG-220")
@pytest.mark.parametrize("claim", [1, 3])
def test_who_passes_fifty_later_gets_nothing(claim: int) -> None:
    s = turn_end([50, 60, 60], claim=claim)
    assert (s.told("claimed"), s.s.table.claim) == ([], claim)
    assert s.row("objectives") == ([4, 0, 0] if claim == 1 else [0, 0, 0])


@clause("PG-220")
def test_the_claim_is_checked_after_all_effects_of_the_turn() -> None:
    s = scene(played=["sports_arena", "embassy_offices"], points=[46, 44, 0], objectives=RACE_TO_FIFTY)
    s.play("build", "cell:0,1", "build", "cell:0,1", "discard")
    assert (s.points, s.told("claimed")) == ([52, 46, 0], [])
    s.play("gift:nobody")
    assert s.told("claimed") == ["claimed 1"]


@clause("PG-221", "PG-222")
def test_the_last_turn_still_counts_but_final_scoring_does_not() -> None:
    s = scene(phase="turn-end", year=4, turn=6, points=[50, 49, 0], credits=[0, 9, 0], objectives=RACE_TO_FIFTY)
    assert s.over
    assert (s.points, s.row("objectives"), s.scores()) == ([50, 49, 0], [4, 0, 0], [54, 52, 0])
    s = scene(phase="final", points=[49, 0, 0], credits=[9, 0, 0], objectives=RACE_TO_FIFTY)
    assert (s.scores(), s.row("objectives"), s.told("claimed")) == ([52, 0, 0], [0, 0, 0], [])


@clause("PG-222")
def test_the_points_of_the_claim_come_only_at_the_end() -> None:
    s = turn_end([50, 53, 3])
    assert (s.points, s.order) == ([50, 53, 3], [1, 0, 2])


@clause("PG-237")
def test_the_claim_is_recorded_while_the_card_does_not_lie_open() -> None:
    s = turn_end([50, 9, 3], objectives="on_budget")
    assert (s.s.table.claim, s.row("objectives")) == (1, [0, 0, 0])
    assert scene(phase="turn-end", points=[60, 0, 0]).told("claimed") == []


@clause("PG-237", "PG-220")
def test_the_claim_is_told_only_where_somebody_may_have_that_objective() -> None:
    assert turn_end([50, 9, 3], objectives="on_budget").told("claimed") == []
    assert turn_end([50, 9, 3], objectives=RACE_TO_FIFTY).told("claimed") == ["claimed 1"]
    for secret in (RACE_TO_FIFTY, "well_organised"):
        s = turn_end([3, 50, 3], races=QUALEEN, objectives="on_budget", secret=secret)
        assert s.told("claimed") == ["claimed 2"]


# --- Qualeen ----------------------------------------------------------------------------------------


@clause("PG-200", "PG-238")
def test_qualeen_may_show_the_card_when_they_take_the_claim() -> None:
    s = turn_end([52, 51, 3], races=QUALEEN, objectives="on_budget", secret=RACE_TO_FIFTY)
    assert (s.asks, s.seat, s.options()) == ("claiming", 0, ["reveal", "keep-silent"])
    assert (s.why_not("reveal", seat=1), s.why_not("discard")) == ("PG-238", "PG-045")
    s.play("reveal")
    assert (s.row("objectives"), s.points[0]) == ([4, 0, 0], 52)
    assert s.told("secret-shown") == [f"secret-shown 0 {RACE_TO_FIFTY}"]
    assert s.told("turn-ended") == ["turn-ended 1 1"]


@clause("PG-237", "PG-199")
@pytest.mark.parametrize(("secret", "won"), [(RACE_TO_FIFTY, [4, 0, 0]), ("well_organised", [0, 0, 0])])
def test_holding_the_card_qualeen_take_the_claim_also_when_tied(secret: str, won: list[int]) -> None:
    s = turn_end([52, 52, 3], races=QUALEEN, objectives="on_budget", secret=secret)
    assert s.asks == "claiming"
    if secret == RACE_TO_FIFTY:
        s.play("reveal")
    assert s.row("objectives") == won


@clause("PG-238")
def test_the_question_comes_whichever_card_is_secret_but_only_the_right_one_can_be_shown() -> None:
    s = turn_end([52, 52, 3], races=QUALEEN, objectives="on_budget", secret="well_organised")
    assert (s.options(), s.why_not("reveal")) == (["keep-silent"], "PG-238")
    s.play("keep-silent")
    assert (s.told("secret-kept"), s.told("secret-shown")) == (["secret-kept 0"], [])
    assert s.turn == 2


@clause("PG-238")
@pytest.mark.parametrize(
    ("points", "objectives", "asked"),
    [
        ([52, 51, 3], "on_budget", True),
        ([51, 52, 3], "on_budget", False),
        ([49, 3, 3], "on_budget", False),
        ([52, 51, 3], f"on_budget {RACE_TO_FIFTY}", False),
        ([52, 51, 3], f"{RACE_TO_FIFTY} on_budget", False),
    ],
    ids=["claimed", "another claims", "nobody claims", "open", "open as the first"],
)
def test_the_question_comes_only_with_the_claim_and_while_the_card_is_not_open(
    points: list[int], objectives: str, asked: bool
) -> None:
    s = turn_end(points, races=QUALEEN, objectives=objectives, secret="well_organised")
    assert (s.asks == "claiming") == asked


@clause("PG-238", "PG-236")
def test_silence_costs_nothing_and_the_card_can_be_shown_at_the_end() -> None:
    s = scene(
        phase="turn-end", year=4, turn=6, points=[52, 3, 3], races=QUALEEN, objectives="on_budget",
        secret=RACE_TO_FIFTY, credits=[0, 0, 0],
    )  # fmt: skip
    s.play("keep-silent")
    assert (s.asks, s.options()) == ("unveiling", ["reveal", "keep-silent"])
    assert s.play("reveal").row("objectives") == [4, 0, 0]


@clause("PG-236", "PG-200")
def test_a_card_shown_early_is_not_asked_about_again() -> None:
    s = scene(
        phase="turn-end", year=4, turn=6, points=[52, 3, 3], races=QUALEEN, objectives="on_budget",
        secret=RACE_TO_FIFTY, credits=[0, 0, 0],
    )  # fmt: skip
    s.play("reveal")
    assert s.over
    assert s.told("objective-won") == ["objective-won -1 on_budget 0", f"objective-won 0 {RACE_TO_FIFTY} 4"]


@clause("PG-237")
def test_a_later_reveal_gives_the_points_to_whoever_took_the_claim() -> None:
    s = scene(phase="final", claim=2, races=QUALEEN, objectives="on_budget", secret=RACE_TO_FIFTY, credits=[0, 0, 0])
    assert s.play("reveal").row("objectives") == [0, 4, 0]


@clause("PG-219", "PG-236")
def test_any_card_of_a_deck_may_be_the_race_to_a_number_of_points() -> None:
    book = fresh_book()
    first = OBJECTIVES.index("first_line_of_defense")
    book.objectives[first] = book.objectives[book.race_to]
    book.race_to = first
    s = scene(
        phase="turn-end", year=4, turn=6, points=[50, 3, 3], races=QUALEEN, objectives="on_budget",
        secret="first_line_of_defense", credits=[0, 0, 0], book=book,
    )  # fmt: skip
    assert (s.told("claimed"), s.options()) == (["claimed 1"], ["reveal", "keep-silent"])
    s.play("reveal")
    assert (s.over, s.row("objectives")) == (True, [4, 0, 0])
