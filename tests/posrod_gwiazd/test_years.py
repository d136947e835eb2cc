"""Years: their start and end, income, direction and the order of seats; PG-002, PG-036 to PG-041, PG-079 to PG-091."""

from typing import Any

import pytest

from clauses import clause
from posrod_gwiazd.scene import Scene, game, scene

RACES = ["zehuti", "vak", "humareen"]


def next_year(year: int, **more: Any) -> Scene:
    """The start of the year that follows, before cards are dealt."""
    return scene(phase="year-end", year=year, **more)


# --- the start of a year ----------------------------------------------------------------------------


@clause("PG-002", "PG-003", "PG-102")
def test_a_game_lasts_four_years_of_six_turns() -> None:
    s = game(seats=3).settle()
    while not s.next_turn().over:
        pass
    assert s.told("turn-began") == [f"turn-began {year} {turn}" for year in (1, 2, 3, 4) for turn in range(1, 7)]
    assert s.told("year-ended") == ["year-ended 1", "year-ended 2", "year-ended 3", "year-ended 4"]
    assert s.told("match-over") == ["match-over 7"]


@clause("PG-036", "PG-038")
def test_everybody_takes_ten_credits_and_six_cards() -> None:
    s = game(seats=4)
    assert s.credits == [10] * 4
    assert s.told("income-paid") == [f"income-paid {seat} 10" for seat in range(4)]
    s.settle()
    assert [len(s.hand(seat).split()) for seat in range(4)] == [6] * 4
    assert [line.split()[1] for line in s.told("drawn")] == [str(seat) for seat in range(4) for _ in range(6)]


@clause("PG-038", "PG-018")
def test_a_drawn_card_is_told_to_its_seat_alone() -> None:
    s = game(seats=3).chance("draw:turret", "draw:garden")
    assert s.told("drawn") == ["drawn 0 turret to 0", "drawn 0 garden to 0"]
    assert (s.knows(0, 0), s.knows(1, 0), s.deck) == ("garden turret", "? ?", 70)


@clause("PG-036", "PG-089")
def test_credits_of_earlier_years_are_kept() -> None:
    s = next_year(1, credits=[0, 4, 7])
    assert s.credits == [10, 14, 17]
    assert s.told("credits-lost") == []


@clause("PG-037", "PG-188")
def test_each_galactic_bank_pays_with_the_income_of_later_years() -> None:
    s = next_year(1, stations=["galactic_bank@1,0 galactic_bank@2,0", "reactor@1,0"], credits=[0, 0, 0])
    assert s.credits == [12, 10, 10]
    assert s.told("income-paid") == ["income-paid 0 12", "income-paid 1 10", "income-paid 2 10"]


@clause("PG-188")
def test_a_galactic_bank_pays_nothing_in_the_year_it_is_built() -> None:
    s = scene(played=["galactic_bank"], year=4, turn=6).play("build", "cell:0,1").everyone_discards()
    assert s.over
    assert (s.credits[0], s.points[0]) == (10 - 3, 4)
    assert s.told("gained") == []


@clause("PG-026", "PG-039", "PG-040")
@pytest.mark.parametrize(("year", "told"), [(0, "1 0 6"), (1, "2 1 6"), (2, "3 0 6"), (3, "4 1 6")])
def test_the_year_marker_moves_on_and_shows_the_direction(year: int, told: str) -> None:
    s = next_year(year) if year else game(seats=3)
    assert (s.year, s.told("year-began")) == (year + 1, [f"year-began {told}"])
    s.settle()
    assert s.told("turn-began") == [f"turn-began {year + 1} 1"]


@clause("PG-040")
@pytest.mark.parametrize(("year", "receiver"), [(1, 1), (2, 3), (3, 1), (4, 3)])
def test_in_odd_years_the_next_seat_gets_the_cards_and_in_even_ones_the_one_before(year: int, receiver: int) -> None:
    """With four players the cards of seat 0 go to seat 1 in year 1 and to seat 3 in year 2."""
    s = scene(seats=4, phase="choosing", year=year, turn=5, hands=["turret turret"])
    s.picks("turret", *(s.hand(seat).split()[0] for seat in (1, 2, 3)))
    assert s.hand(receiver) == "turret"
    assert s.told("passed")[0] == f"passed 0 {receiver} 1"


# --- the end of a year ------------------------------------------------------------------------------


@clause("PG-088")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nobody_holds_cards_when_a_year_ends(seats: int) -> None:
    s = scene(seats=seats, phase="choosing", turn=6)
    if seats == 2:
        s.picks(s.hand(0), s.hand(1))
    assert [s.hand(seat) for seat in range(seats)] == [""] * seats
    s.everyone_discards()
    assert s.told("year-ended") == ["year-ended 1"]
    assert s.year == 2


@clause("PG-090", "PG-147")
@pytest.mark.parametrize("year", [1, 2, 3, 4])
def test_credits_on_business_offices_return_in_every_year(year: int) -> None:
    station = "business_offices@1,0:5 business_offices@2,0:2 reactor@3,0:2"
    s = next_year(year, stations=[station], credits=[1, 1, 1])
    income = 10 if year < 4 else 0
    assert s.credits == [1 + 7 + income, 1 + income, 1 + income]
    assert s.told("refunded") == ["refunded 0 7"]
    assert (s.crystals(0, "1,0"), s.crystals(0, "2,0"), s.crystals(0, "3,0"), s.crystals(0)) == (0, 0, 2, 2)


@clause("PG-091", "PG-203")
def test_refunded_credits_are_lost_to_the_zehuti_with_the_rest() -> None:
    s = next_year(1, races=RACES, stations=["business_offices@1,0:3"], credits=[2, 5, 5])
    assert s.told("refunded") == ["refunded 0 3"]
    assert s.told("credits-lost") == ["credits-lost 0 5"]
    assert s.credits == [13, 15, 15]
    assert s.story.index("refunded 0 3") < s.story.index("credits-lost 0 5") < s.story.index("year-ended 1")


@clause("PG-203", "PG-204")
@pytest.mark.parametrize(("year", "lost"), [(1, 4), (2, 4), (3, 4), (4, 0)])
def test_the_zehuti_lose_their_credits_in_all_years_but_the_last(year: int, lost: int) -> None:
    s = next_year(year, races=RACES, credits=[4, 4, 4])
    assert s.told("credits-lost") == ([f"credits-lost 0 {lost}"] if lost else [])
    assert s.credits == ([13, 14, 14] if year < 4 else [4, 4, 4])


@clause("PG-203")
def test_zehuti_without_credits_have_nothing_to_lose() -> None:
    assert next_year(2, races=RACES, credits=[0, 0, 0]).told("credits-lost") == []


@clause("PG-201", "PG-203", "PG-204", "PG-106")
def test_zehuti_start_with_thirteen_and_score_what_is_left_at_the_end() -> None:
    """4 credits at the end of year 2 are gone, year 3 starts with 13; 7 credits at the end score 2 VP."""
    assert next_year(2, races=RACES, credits=[4, 0, 0]).credits[0] == 13
    s = scene(phase="final", races=RACES, credits=[7, 0, 0])
    assert (s.credits[0], s.row("credits")[0]) == (7, 2)


# --- order ------------------------------------------------------------------------------------------


@clause("PG-079", "PG-080")
def test_the_order_goes_by_points_then_credits_then_clockwise_from_the_steward() -> None:
    """12, 15, 12, 12 VP and 4, 2, 6, 4 credits give the order 1, 2, 0, 3."""
    s = scene(seats=4, points=[12, 15, 12, 12], credits=[4, 2, 6, 4])
    assert s.order == [1, 2, 0, 3]


@clause("PG-079", "PG-087")
@pytest.mark.parametrize(("steward", "order"), [(0, [0, 1, 2, 3]), (2, [2, 3, 0, 1]), (3, [3, 0, 1, 2])])
def test_in_the_first_turn_the_steward_starts(steward: int, order: list[int]) -> None:
    """All equal, steward seat 2 of 4: order 2, 3, 0, 1."""
    s = game(seats=4, steward="named").play(f"steward:{steward}").settle()
    assert s.order == order
    s.picks(*(s.hand(seat).split()[0] for seat in range(4)))
    assert s.told("order-fixed") == [f"order-fixed {' '.join(map(str, order))}"]


@clause("PG-079")
@pytest.mark.parametrize(
    ("points", "credits", "order"),
    [([1, 2, 3], [9, 5, 0], [2, 1, 0]), ([3, 3, 3], [1, 2, 3], [2, 1, 0]), ([3, 3, 4], [5, 5, 0], [2, 1, 0])],
    ids=["points", "credits", "steward"],
)
def test_each_key_counts_only_where_those_before_are_equal(
    points: list[int], credits: list[int], order: list[int]
) -> None:
    assert scene(points=points, credits=credits, steward=1).order == order


@clause("PG-087", "PG-201")
def test_zehuti_act_first_in_the_first_turn_because_of_their_income() -> None:
    s = game(seats=3, game="races-only", races="chosen").play("race:vak", "race:humareen", "race:zehuti").settle()
    assert (s.order, s.credits) == ([2, 0, 1], [10, 10, 13])


@clause("PG-080", "PG-083")
def test_the_order_of_the_reveal_holds_for_actions_and_effects_whatever_they_change() -> None:
    s = scene(played=["restaurant", "sports_arena", "sports_arena"], points=[0, 2, 1], phase="acting")
    s.play("build", "cell:0,1", "build", "cell:0,1", "build", "cell:0,1")
    assert [line.split()[1] for line in s.told("built")] == ["1", "2", "0"]
    assert [line.split()[1] for line in s.told("scored")] == ["1", "2", "0"]


@clause("PG-080")
def test_three_seats_are_told_in_their_order_and_the_fourth_place_is_empty() -> None:
    s = scene(phase="choosing", turn=5, points=[1, 5, 3], hands=["turret garden"])
    s.picks("turret", *(s.hand(seat).split()[0] for seat in (1, 2)))
    assert s.told("order-fixed") == ["order-fixed 1 2 0 -1"]
