"""Secret payments of the opponents: PG-086, PG-155 to PG-157 and PG-166 to PG-168."""

from typing import Any

import pytest

from clauses import clause
from kosmodrom.games.posrod_gwiazd.rules.secret_payments import pay_refusal
from posrod_gwiazd.scene import Scene, scene

COLLEGE, RESEARCH = "school_of_alien_cultures", "galactic_research_facility"
POOR = ["vak", "humareen", "zehuti", "sheptas"]
"""The third of them gets nothing for a discard, so that it may stay without credits."""


def asked_by(card: str, **more: Any) -> Scene:
    """Seat 0 has built a card that asks all others to pay; the others have discarded."""
    usual: dict[str, Any] = {"seats": 4, "points": [9, 5, 4, 1], "credits": [10, 2, 0, 0], "races": POOR}
    s = scene(played=[card], **(usual | more))
    return s.play("build", "cell:0,1").everyone_discards()


# --- Kolegium Obcych Kultur -------------------------------------------------------------------------


@clause("PG-155", "PG-156", "PG-157", "PG-012")
def test_payers_lose_a_credit_and_the_others_two_points() -> None:
    """A pays, B cannot, C refuses with 1 VP left; the owner gains 2 VP for the one payer."""
    s = asked_by(COLLEGE)
    assert s.asked == [1, 3]
    s.play("pay:1", seat=1).play("pay:0", seat=3)
    assert s.points == [9 + 2 + 2, 5, 4 - 2, 0]
    assert s.credits == [7, 2 + 3 - 1, 0, 4]
    assert s.told("asked-to-pay") == [f"asked-to-pay 0 {COLLEGE}"]
    assert s.told("paid") == [f"paid 1 {COLLEGE} 1 0", f"paid 2 {COLLEGE} 0 -2", f"paid 3 {COLLEGE} 0 -1"]
    assert s.told("scored") == [f"scored 0 {COLLEGE} 2"]


@clause("PG-156", "PG-155")
@pytest.mark.parametrize(
    ("payments", "points"),
    [((0, 0, 0), [11, 3, 2, 0]), ((0, 1, 0), [13, 3, 4, 0]), ((1, 1, 0), [15, 5, 4, 0]), ((1, 1, 1), [17, 5, 4, 1])],
)
def test_the_owner_of_a_college_gains_two_for_each_payer(payments: tuple[int, ...], points: list[int]) -> None:
    s = asked_by(COLLEGE, races=()).pays(*payments)
    assert s.points == points
    own = points[0] - 9 - 2
    assert s.told("scored") == ([f"scored 0 {COLLEGE} {own}"] if own else [])


@clause("PG-155", "PG-157")
def test_a_college_asks_for_one_credit_or_nothing() -> None:
    s = asked_by(COLLEGE)
    assert (s.options(1), s.options(3)) == (["pay:0", "pay:1"], ["pay:0", "pay:1"])
    assert (s.why_not("pay:2", seat=1), s.why_not("pay:3", seat=1)) == ("PG-155", "PG-155")
    assert s.why_not("pay:1", seat=2) == "PG-157"
    assert s.why_not("pay:0", seat=2) == "PG-157"
    assert (s.why_not("pay:1", seat=0), s.why_not("build", seat=1)) == ("PG-155", "PG-045")


@clause("PG-155", "PG-157")
def test_a_single_credit_is_enough_to_pay() -> None:
    s = asked_by(COLLEGE, credits=[10, 2, 1, 0])
    assert (s.asked, s.options(2)) == ([1, 2, 3], ["pay:0", "pay:1"])
    s.pays(0, 1, 0)
    assert (s.credits[2], s.points[2], s.points[0]) == (0, 4, 9 + 2 + 2)
    assert [hand.pay for hand in s.s.hands] == [-1] * 4


@clause("PG-157")
def test_more_than_one_has_is_never_paid_not_even_in_a_guess() -> None:
    s = asked_by(COLLEGE)
    assert (pay_refusal(s.s, 2, 1), pay_refusal(s.s, 2, 0), pay_refusal(s.s, 1, 1)) == (157, 0, 0)


@clause("PG-157", "PG-239")
def test_when_no_opponent_has_a_credit_nobody_is_asked() -> None:
    s = scene(seats=2, played=[COLLEGE, "turret"], races=["vak", "zehuti"], credits=[10, 0], points=[2, 2])
    s.play("build", "cell:0,1", "discard")
    assert s.points == [4, 0]
    assert s.told("paid") == [f"paid 1 {COLLEGE} 0 -2"]
    assert s.asks != "paying"


@clause("PG-155")
@pytest.mark.parametrize(("paid", "points", "credits"), [(1, [6, 2], [7, 12]), (0, [4, 0], [7, 13])])
def test_a_college_works_with_one_opponent(paid: int, points: list[int], credits: list[int]) -> None:
    s = scene(seats=2, played=[COLLEGE], points=[2, 2]).play("build", "cell:0,1", "discard").pays(paid)
    assert (s.points, s.credits) == (points, credits)


# --- Placówka Badawcza ------------------------------------------------------------------------------


@clause("PG-166", "PG-168")
def test_payers_gain_a_point_for_each_credit_and_the_owner_the_highest_and_one() -> None:
    """Payments of 1, 3 and 2 credits bring 1, 3 and 2 VP, and 4 to the owner besides the printed 3."""
    s = asked_by(RESEARCH, races=(), points=[9, 0, 0, 0], credits=[10, 0, 0, 0])
    assert s.options(1) == ["pay:0", "pay:1", "pay:2", "pay:3"]
    s.pays(1, 3, 2)
    assert (s.points, s.credits) == ([9 + 3 + 4, 1, 3, 2], [7, 2, 0, 1])
    assert s.told("paid") == [f"paid 1 {RESEARCH} 1 1", f"paid 2 {RESEARCH} 3 3", f"paid 3 {RESEARCH} 2 2"]
    assert s.told("scored") == [f"scored 0 {RESEARCH} 4"]
    assert s.brought(0, "0,1") == 3 + 4


@clause("PG-167")
def test_when_nobody_pays_the_owner_gains_one() -> None:
    """Three zeros: nothing for the opponents, 1 VP for the owner."""
    s = asked_by(RESEARCH, races=()).pays(0, 0, 0)
    assert s.points == [9 + 3 + 1, 5, 4, 1]
    assert s.told("paid") == [f"paid {seat} {RESEARCH} 0 0" for seat in (1, 2, 3)]


@clause("PG-168")
@pytest.mark.parametrize(("credits", "most"), [(1, 1), (2, 2), (3, 3), (9, 3)])
def test_nobody_shows_more_credits_than_there_are(credits: int, most: int) -> None:
    s = asked_by(RESEARCH, seats=3, races=["vak", "zehuti", "sheptas"], credits=[10, credits, 0], points=[9, 5, 4])
    assert s.offered("pay", seat=1) == [str(amount) for amount in range(most + 1)]
    assert s.why_not("pay:3", seat=1) == (None if credits >= 3 else "PG-168")


@clause("PG-168")
def test_who_has_no_credits_is_not_asked_by_the_research_facility() -> None:
    s = asked_by(RESEARCH)
    assert s.asked == [1, 3]
    assert (s.why_not("pay:0", seat=2), s.why_not("build", seat=1)) == ("PG-168", "PG-045")
    s.pays(2, 0)
    assert s.points == [9 + 3 + 3, 7, 4, 1]


@clause("PG-166", "PG-167")
@pytest.mark.parametrize(("paid", "points"), [(0, [2 + 3 + 1, 0]), (3, [2 + 3 + 4, 3])])
def test_a_research_facility_works_with_one_opponent(paid: int, points: list[int]) -> None:
    s = scene(seats=2, played=[RESEARCH], points=[2, 0]).play("build", "cell:0,1", "discard").pays(paid)
    assert s.points == points


# --- secrecy and order ------------------------------------------------------------------------------


@clause("PG-018", "PG-155", "PG-166", "PG-228")
@pytest.mark.parametrize("card", [COLLEGE, RESEARCH])
def test_a_payment_is_seen_by_nobody_before_all_have_answered(card: str) -> None:
    none, one = (asked_by(card, races=()).play(f"pay:{credits}", seat=1) for credits in (0, 1))
    assert [none.seen_by(seat) == one.seen_by(seat) for seat in range(4)] == [True, False, True, True]
    assert (one.credits, one.told("paid")) == (none.credits, [])
    assert one.asked == [2, 3]


@clause("PG-086", "PG-166")
def test_nobody_answers_twice_nor_the_owner_nor_when_nothing_is_asked() -> None:
    s = asked_by(RESEARCH, races=()).play("pay:1", seat=1)
    assert (s.why_not("pay:1", seat=1), s.why_not("pay:1", seat=0)) == ("PG-166", "PG-166")
    assert scene().why_not("pay:0") == "PG-086"


@clause("PG-086")
def test_two_cards_ask_one_after_another_with_the_credits_that_are_left() -> None:
    s = scene(played=[COLLEGE, RESEARCH], points=[3, 2, 9], credits=[10, 10, 0], races=["vak", "humareen", "zehuti"])
    s.play("discard", "build", "cell:0,1", "build", "cell:0,1")
    assert (s.asks, s.asked) == ("paying", [1])
    s.play("pay:1", seat=1)
    assert (s.asks, s.asked, s.credits[1]) == ("bidding", [0], 6)
    s.play("pay:3", seat=0)
    assert s.points == [3 + 2 + 2 + 3, 2 + 3 + 4, 7]
    assert s.told("asked-to-pay") == [f"asked-to-pay 0 {COLLEGE}", f"asked-to-pay 1 {RESEARCH}"]


@clause("PG-086", "PG-084")
def test_the_second_question_counts_the_credits_left_after_the_first() -> None:
    s = scene(played=[RESEARCH, RESEARCH], points=[3, 2, 0], credits=[10, 10, 1])
    s.play("build", "cell:0,1", "build", "cell:0,1", "discard")
    s.pays(0, 3)
    assert (s.asked, s.offered("pay", seat=2)) == ([0, 2], ["0", "1"])


@clause("PG-012")
def test_a_loss_stops_at_nothing_and_a_later_gain_counts_from_there() -> None:
    """A player with 1 VP who must lose 2 ends at 0; a later gain of 3 leads to 3."""
    s = scene(played=[COLLEGE, RESEARCH, "turret"], points=[9, 2, 1], credits=[10, 10, 10])
    s.play("build", "cell:0,1", "build", "cell:0,1", "discard").pays(1, 0)
    assert s.points[2] == 0
    assert s.pays(0, 3).points[2] == 3
