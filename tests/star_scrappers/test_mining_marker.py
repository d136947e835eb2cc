"""What mining does to the marker, what taking does not, and when a row is gone: SS-109, SS-112, SS-113."""

import pytest

from clauses import clause
from star_scrappers.scene import book_with_cave_in, scene


@clause("SS-109")
def test_a_cost_one_crystal_with_a_cave_in_symbol_moves_the_marker_when_it_is_mined() -> None:
    s = scene(book=book_with_cave_in("C01-Ya"), hands=["Y1"], mine="C01-Ya")

    assert s.play("mine:1a", "pay:Y1", "done").marker == 1


@clause("SS-112")
def test_a_crystal_taken_by_a_level_one_skill_does_not_move_the_marker() -> None:
    s = scene(book=book_with_cave_in("C01-Ya"), hands=["Y1"], mine="C01-Ya")

    s.play("skill:Y1", "crystal:1a")

    assert s.crystals(0) == "C01-Ya"
    assert s.marker == 0
    assert s.story == ["skill-used 0 Y1", "crystal-taken 0 C01-Ya"]


@clause("SS-112")
def test_a_crystal_taken_for_domina_does_not_move_the_marker() -> None:
    book = book_with_cave_in("C01-Ya")
    s = scene(book=book, wild="P G", hands=["R4 N1"], mine="C01-Ya").play("skill:R4", "card:N1", "crystal:1a")

    assert s.crystals(0) == "C01-Ya"
    assert s.marker == 0


@clause("SS-112")
def test_a_crystal_taken_for_a_takeover_does_not_move_the_marker() -> None:
    book = book_with_cave_in("C01-Ya")
    s = scene(book=book, artifacts=["A10-right"], bases=["", "N1"], mine="C01-Ya").play("takeover:1", "crystal:1a")

    assert s.crystals(0) == "C01-Ya"
    assert s.marker == 0


@clause("SS-112", "SS-109")
def test_skrabiecs_second_crystal_does_not_move_the_marker() -> None:
    s = scene(phase="starting", hands=["Y3"], bases=["Y4"], mine="C03-Ya C03-Yc C03-Nc").play("leader")

    s.play("mine:3b", "pay:Y3", "done")
    assert s.marker == 1
    assert s.options() == ["done", "crystal:3a", "crystal:3c"]

    s.play("crystal:3c")
    assert s.crystals(0) == "C03-Nc C03-Yc"
    assert s.marker == 1


@clause("SS-252")
@pytest.mark.parametrize(("place", "options"), [("6a", ["done", "crystal:6b"]), ("10a", ["end"])])
def test_skrabiec_works_up_to_cost_six(place: str, options: list[str]) -> None:
    hand = "Y3 Y3 Y3 Y2"
    s = scene(phase="starting", hands=[hand], bases=["Y4"], mine="C06-Ya C06-Na C10-Ya C01-Ra").play("leader")

    s.play(f"mine:{place}", "pay:Y3", "pay:Y3", "pay:Y3", "pay:Y2", "done")

    assert s.options() == options


@clause("SS-113")
@pytest.mark.parametrize(
    ("cost", "place", "mine"),
    [
        (1, "1d", "C03-Ya C06-Ya C10-Ya"),
        (3, "3c", "C01-Ya C06-Ya C10-Ya"),
        (6, "6b", "C01-Ya C03-Ya C10-Ya"),
        (10, "10a", "C01-Ya C03-Ya C06-Ya"),
    ],
)
def test_an_empty_row_with_an_exhausted_stack_is_gone_for_the_rest_of_the_game(
    cost: int, place: str, mine: str
) -> None:
    s = scene(hands=["Y1"], mine=mine, crystal_stacks={cost: 0})
    assert s.why_not(f"mine:{place}") == "SS-182"

    s.end_turn()

    assert s.why_not(f"mine:{place}") == "SS-182"
    assert not [crystal for crystal in s.mine().split() if crystal.startswith(f"C{cost:02}")]


@clause("SS-113", "SS-085")
@pytest.mark.parametrize(("cost", "place"), [(1, "1a"), (3, "3a"), (6, "6a"), (10, "10a")])
def test_an_empty_row_with_crystals_in_the_stack_only_waits_for_the_clean_up(cost: int, place: str) -> None:
    s = scene(crystal_stacks={cost: 1})

    assert s.why_not(f"mine:{place}") == "SS-085"


@clause("SS-113", "SS-281")
def test_from_an_exhausted_row_nothing_is_taken_either() -> None:
    s = scene(hands=["Y1"], mine="C03-Ya", crystal_stacks={1: 0}).play("skill:Y1")

    assert s.options() == ["end"]
    assert s.crystals(0) == ""


@clause("SS-313", "SS-074")
def test_an_extra_mining_is_used_up_before_a_basic_action() -> None:
    s = scene(phase="starting", hands=["Y1 Y1 Y1"], bases=["Y2"], mine="C01-Ya C01-Ya C01-Ya").play("leader")

    s.play("mine:1a", "pay:Y1", "done")
    assert s.basics == 0

    s.play("mine:1b", "pay:Y1", "done")
    assert s.basics == 1
    assert s.why_not("mine:1c") == "SS-067"


@clause("SS-109", "SS-012")
@pytest.mark.parametrize(
    ("choice", "marker", "told"), [("hold-marker", 4, "marker-held 0"), ("move-marker", 5, "marker-moved 5")]
)
def test_the_owner_of_stemple_decides_whether_the_marker_moves(choice: str, marker: int, told: str) -> None:
    s = scene(hands=["Y3"], artifacts=["A04-right"], mine="C03-Yc", marker=4).play("mine:3a", "pay:Y3", "done")
    assert s.options() == ["hold-marker", "move-marker"]
    assert s.marker == 4

    s.play(choice)

    assert s.marker == marker
    assert s.story[-1] == told
    assert s.options() == ["end"]


@clause("SS-109")
def test_stemple_is_not_asked_about_a_crystal_without_a_cave_in_symbol() -> None:
    s = scene(hands=["Y3"], artifacts=["A04-right"], mine="C03-Ya").play("mine:3a", "pay:Y3", "done")

    assert s.options() == ["end"]


@clause("SS-109")
def test_stemple_holds_the_marker_once_per_turn() -> None:
    s = scene(hands=["N3 Y3"], artifacts=["A04-right A12-right"], mine="C03-Yc C03-Nc")
    s.play("mine:3a", "pay:Y3", "done", "hold-marker")

    s.play("mine:3b", "pay:N3", "done")

    assert s.marker == 1
    assert s.options() == ["end"]


@clause("SS-109", "SS-012")
def test_stemple_not_used_for_one_crystal_may_serve_the_next() -> None:
    s = scene(hands=["N3 Y3"], artifacts=["A04-right A12-right"], mine="C03-Yc C03-Nc")
    s.play("mine:3a", "pay:Y3", "done", "move-marker")

    s.play("mine:3b", "pay:N3", "done", "hold-marker")

    assert s.marker == 1


@clause("SS-109")
def test_stemple_serves_again_in_the_next_turn() -> None:
    s = scene(hands=["N3 Y3"], artifacts=["A04-right"], mine="C03-Yc C03-Nc")
    s.play("mine:3a", "pay:Y3", "done", "hold-marker").end_turn().end_turn()

    s.play("begin", "mine:3b", "pay:N3", "done")

    assert s.options() == ["hold-marker", "move-marker"]


@clause("SS-109", "SS-117")
@pytest.mark.parametrize("artifacts", [["A04-left"], ["", "A04-right"]])
def test_the_other_half_and_stemple_of_another_seat_do_not_hold_the_marker(artifacts: list[str]) -> None:
    s = scene(hands=["Y3"], artifacts=artifacts, mine="C03-Yc").play("mine:3a", "pay:Y3", "done")

    assert s.marker == 1
    assert s.options() == ["end"]


@clause("SS-109", "SS-252")
def test_the_marker_is_settled_before_skrabiecs_second_crystal() -> None:
    s = scene(phase="starting", hands=["Y3"], bases=["Y4"], artifacts=["A04-right"], mine="C03-Yc C03-Ba")
    s.play("leader", "mine:3a", "pay:Y3", "done")
    assert s.options() == ["hold-marker", "move-marker"]

    assert s.play("hold-marker").options() == ["done", "crystal:3b"]
