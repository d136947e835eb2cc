"""What effects leave to their owner: Biurowce, Centrum Handlowe, Biura Ambasady, Panele Słoneczne; PG-147 to PG-187."""

import pytest

from clauses import clause
from posrod_gwiazd.scene import built, scene

# --- Biurowce ---------------------------------------------------------------------------------------


@clause("PG-148")
@pytest.mark.parametrize(("credits", "most"), [(10, 6), (7, 6), (6, 5), (2, 1)])
def test_up_to_six_credits_lie_on_business_offices_but_no_more_than_one_has(credits: int, most: int) -> None:
    s = built("business_offices", credits=[credits, 0, 0], points=[1, 0, 0])
    assert s.offered("store") == [str(amount) for amount in range(most + 1)]
    assert s.why_not("store:6") == (None if most == 6 else "PG-148")


@clause("PG-148", "PG-147", "PG-014")
@pytest.mark.parametrize(("amount", "points"), [(0, 0), (1, 0), (2, 1), (3, 1), (5, 2), (6, 3)])
def test_every_two_credits_on_business_offices_are_worth_a_point_now(amount: int, points: int) -> None:
    s = built("business_offices").play(f"store:{amount}")
    assert (s.points[0], s.credits[0], s.crystals(0, "0,1")) == (1 + points, 9 - amount, amount)
    assert s.told("stored") == [f"stored 0 {amount} {points}"]
    assert s.told("scored") == ([f"scored 0 business_offices {points}"] if points else [])


@clause("PG-148", "PG-239")
def test_without_credits_nothing_is_asked_about_business_offices() -> None:
    s = built("business_offices", credits=[1, 0, 0], points=[1, 0, 0])
    assert (s.asks, s.turn, s.told("stored")) == ("choosing", 2, [])


@clause("PG-090", "PG-147", "PG-149")
def test_stored_credits_are_out_of_reach_until_the_end_of_the_year() -> None:
    """6 credits after paying; 5 lie on the card: 2 VP now, 1 credit to spend, 5 back at the end of the year."""
    s = built("business_offices", turn=4, credits=[7, 0, 0]).play("store:5")
    assert (s.points[0], s.credits[0], s.turn) == (1 + 2, 1, 5)
    s.next_turn()
    assert s.credits[0] == 1 + 3 + 3 + 5 + 10
    assert s.told("refunded") == ["refunded 0 5"]


@clause("PG-149")
def test_stored_credits_cannot_be_taken_spent_or_counted_for_the_order() -> None:
    stored = "business_offices@1,0:6"
    s = scene(stations=["", stored], played=["market_place", "garden"], credits=[3, 0, 0])
    assert (s.order, s.scores()) == ([0, 1, 2], [1, 0, 0])
    s.play("build", "cell:0,1")
    assert s.options() == ["discard"]
    s.play("discard", "discard", "take:1")
    assert (s.credits, s.crystals(1, "1,0")) == ([2, 1, 3], 6)


@clause("PG-233", "PG-148")
def test_credits_for_business_offices_are_chosen_with_everything_earlier_carried_out() -> None:
    s = scene(played=["market_place", "business_offices"], credits=[10, 5, 0], points=[1, 0, 0])
    s.play("build", "cell:0,1", "build", "cell:0,1", "discard")
    assert (s.asks, s.seat) == ("taking", 0)
    s.play("take:1")
    assert (s.asks, s.seat, s.offered("store")) == ("storing", 1, ["0", "1", "2"])


# --- Centrum Handlowe -------------------------------------------------------------------------------


@clause("PG-151", "PG-152")
@pytest.mark.parametrize(
    ("victims", "credits", "told"),
    [
        ("nobody", [7, 5, 1, 0], ["taken 0 -1 0"]),
        ("1", [9, 3, 1, 0], ["taken 0 1 2"]),
        ("2", [8, 5, 0, 0], ["taken 0 2 1"]),
        ("3", [7, 5, 1, 0], ["taken 0 3 0"]),
        ("1+2", [9, 4, 0, 0], ["taken 0 1 1", "taken 0 2 1"]),
        ("1+3", [8, 4, 1, 0], ["taken 0 1 1", "taken 0 3 0"]),
    ],
)
def test_a_market_takes_two_from_one_or_one_from_each_of_two(victims: str, credits: list[int], told: list[str]) -> None:
    """2 from A, or 1 from A and 1 from B; who has fewer gives what there is."""
    s = scene(seats=4, played=["market_place"], points=[1, 0, 0, 0], credits=[10, 2, 2, 1])
    s.play("build", "cell:0,1", "discard", *["reactor", "cell:1,0"] * 2)
    assert s.play(f"take:{victims}").credits == credits
    assert s.told("taken") == told


@clause("PG-152")
@pytest.mark.parametrize(
    ("seats", "victims"), [(2, "nobody 1"), (3, "nobody 1 2 1+2"), (4, "nobody 1 2 3 1+2 1+3 2+3")]
)
def test_a_market_names_nobody_one_or_two_opponents(seats: int, victims: str) -> None:
    s = built("market_place", seats=seats, points=[1])
    assert s.offered("take") == victims.split()
    assert {s.why_not(f"take:{each}") for each in ("0", "0+1", "0+3", "0+2")} == {"PG-152"}
    assert s.why_not("take:2+3") == (None if seats == 4 else "PG-152")


# --- Biura Ambasady ---------------------------------------------------------------------------------


@clause("PG-187")
def test_embassy_offices_give_one_point_and_keep_two() -> None:
    s = built("embassy_offices", points=[1, 0, 0])
    assert s.options() == ["gift:nobody", "gift:1", "gift:2"]
    assert (s.why_not("gift:0"), s.why_not("gift:3")) == ("PG-187", "PG-187")
    s.play("gift:2")
    assert (s.points, s.brought(0, "0,1")) == ([1 + 2 + 2, 0, 1], 4)
    assert s.told("gave") == ["gave 0 2 1 embassy_offices"]
    assert s.told("scored") == ["scored 0 embassy_offices 2"]


@clause("PG-187")
def test_the_gift_of_embassy_offices_may_be_declined() -> None:
    s = built("embassy_offices", points=[1, 0, 0]).play("gift:nobody")
    assert s.points == [1 + 2, 0, 0]
    assert (s.told("gave"), s.told("scored")) == (["gave 0 -1 0 embassy_offices"], [])


@clause("PG-187")
@pytest.mark.parametrize(("seats", "others"), [(2, ["nobody", "1"]), (4, ["nobody", "1", "2", "3"])])
def test_a_gift_goes_to_another_player_of_the_game(seats: int, others: list[str]) -> None:
    assert built("embassy_offices", seats=seats, points=[1]).offered("gift") == others


@clause("PG-187", "PG-233")
def test_another_seat_gives_to_the_first_one() -> None:
    s = scene(played=["garden", "embassy_offices"]).play("discard", "build", "cell:0,1", "discard")
    assert s.offered("gift") == ["nobody", "0", "2"]
    assert s.play("gift:0").points == [1, 4, 0]


# --- Panele Słoneczne -------------------------------------------------------------------------------


@clause("PG-184", "PG-239")
def test_solar_panels_charge_the_only_reactor_beside_them() -> None:
    s = built("solar_panels", "0,1", "reactor@1,0")
    assert (s.crystals(0), s.crystals(0, "1,0"), s.points[0]) == (3, 2, 2)
    assert s.told("charged") == ["charged 0 solar_panels 0,0 1"]


@clause("PG-184", "PG-233")
@pytest.mark.parametrize("race", ["vak", "humareen"])
def test_the_owner_chooses_one_of_several_reactors_beside_solar_panels(race: str) -> None:
    s = built("solar_panels", "0,1", "any@1,0 reactor@1,1", races=[race, "zehuti", "sheptas"], points=[1, 0, 0])
    assert (s.asks, s.options()) == ("charging", ["cell:0,0", "cell:1,1"])
    assert {s.why_not(f"cell:{cell}") for cell in ("0,1", "1,0", "2,2")} == {"PG-184"}
    s.play("cell:1,1")
    assert (s.crystals(0), s.crystals(0, "1,1")) == (2, 3)
    assert s.told("charged") == ["charged 0 solar_panels 1,1 1"]


@clause("PG-184", "PG-239")
def test_other_neighbours_of_solar_panels_are_not_charged() -> None:
    s = built("solar_panels", "1,1", "any@1,0 reactor@0,1")
    assert s.told("charged") == ["charged 0 solar_panels 0,1 1"]
    assert (s.crystals(0, "0,1"), s.crystals(0, "1,0"), s.crystals(0)) == (3, 0, 2)


@clause("PG-184")
def test_a_reactor_farther_away_is_not_charged() -> None:
    s = built("solar_panels", "0,1", "reactor@1,0 reactor@1,1")
    assert s.offered("cell") == ["0,0", "1,1"]
    assert s.why_not("cell:1,0") == "PG-184"


# --- one after another ------------------------------------------------------------------------------


@clause("PG-045", "PG-083", "PG-233")
def test_every_choice_is_asked_of_its_owner_in_the_order_of_the_turn() -> None:
    s = scene(
        seats=4,
        played=["embassy_offices", "market_place", "solar_panels", "business_offices"],
        points=[1, 4, 3, 2],
        stations=["", "", "any@1,0 reactor@1,1"],
    )
    for _ in range(4):
        s.play("build", "cell:0,1")
    asked = [(s.seat, s.asks)]
    for decision in ("take:0", "cell:0,0", "store:0", "gift:nobody"):
        told = "PG-045" if decision.startswith("cell") else "PG-083"
        assert {s.why_not(decision, seat) for seat in range(4) if seat != s.seat} == {told}
        s.play(decision)
        asked.append((s.asked[0], s.asks))
    assert asked[:4] == [(1, "taking"), (2, "charging"), (3, "storing"), (0, "giving")]


@clause("PG-233", "PG-045", "PG-086")
@pytest.mark.parametrize("card", ["business_offices", "market_place", "embassy_offices", "solar_panels"])
def test_another_kind_of_answer_is_refused_by_the_rule_that_says_when_it_is_given(card: str) -> None:
    s = built(card, "0,1", "any@1,0 reactor@1,1", points=[1, 0, 0])
    wrong = ("build", "discard", "pass", "pay:0", "keep-silent", "done")
    assert [s.why_not(decision) for decision in wrong] == [
        "PG-045", "PG-045", "PG-234", "PG-086", "PG-236", "PG-045",
    ]  # fmt: skip
