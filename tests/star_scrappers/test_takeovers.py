"""Taking over a Base and stealing a Totem: SS-144 to SS-164."""

import pytest

from clauses import clause
from star_scrappers.scene import scene

SIX = "P1 P1 P1 N1 N1 N1"
SEVEN = "P1 P1 P1 N1 N1 N1 N2"
EIGHT = "P1 P1 P1 N1 N1 N1 N2 N2"


@clause("SS-144", "SS-065", "SS-072")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_base_of_every_seat_may_be_taken_over_also_the_own(seats: int) -> None:
    s = scene(seats=seats, active=1, bases=["P1", "N1", "B1", "Y1"][:seats])
    assert s.options() == [f"takeover:{owner}" for owner in range(seats)] + ["end"]


@clause("SS-145")
def test_an_empty_base_cannot_be_taken_over() -> None:
    """A takeover of an empty Base, also the own, is refused; a Base of one card is offered."""
    s = scene(seats=3, bases=["", "", "Y1"])
    assert s.options() == ["takeover:2", "end"]
    assert (s.why_not("takeover:0"), s.why_not("takeover:1")) == ("SS-145", "SS-145")


@clause("SS-145")
@pytest.mark.parametrize("seats", [2, 3])
def test_the_base_of_an_absent_seat_cannot_be_taken_over(seats: int) -> None:
    s = scene(seats=seats, bases=["P1", "N1", "B1"][:seats])
    assert s.why_not(f"takeover:{seats}") == "SS-145"
    assert s.offers(f"takeover:{seats - 1}")


@clause("SS-073", "SS-072", "SS-065")
def test_a_takeover_stands_instead_of_both_basic_actions() -> None:
    """No takeover after a basic action, no basic action and no second takeover after a takeover."""
    s = scene(hands=["Y1"], bases=["N1 N2", "P1 P2"], docks="B1", mine="C01-Ya", artifacts=["A12-right"])
    late = s.copy().play("recruit:1a")
    assert (late.why_not("takeover:0"), late.why_not("takeover:1")) == ("SS-073", "SS-073")
    s.play("takeover:1")
    assert s.options() == ["end"]
    assert (s.why_not("takeover:0"), s.why_not("takeover:1")) == ("SS-065", "SS-145")
    assert [s.why_not(d) for d in ("recruit:1a", "mine:1a", "skill:Y1")] == ["SS-073"] * 3


@clause("SS-073")
def test_no_artifact_is_collected_after_a_takeover() -> None:
    s = scene(hands=["Y4"], bases=["", "P1"], tops="A01")
    assert s.offers("collect:1-left")
    s.play("takeover:1")
    assert s.why_not("collect:1-left") == "SS-073"


@clause("SS-146", "SS-148", "SS-152", "SS-158")
def test_the_leader_returns_the_totem_is_won_and_cards_are_taken_from_the_top() -> None:
    """Katarzyna with 2 cards takes over Marek's Base of 7 cards with a yellow Leader."""
    s = scene(seats=3, hands=["N1 N1", "P4"], bases=["", "N3 P1 P2 B1 B2 B3 Y2"], totems={"Y": 2, "P": 1, "N": 0})
    s.play("takeover:1")
    assert s.hand(1) == "P4 Y2"
    assert [s.totems(seat) for seat in range(3)] == ["N Y", "P", ""]
    assert s.hand(0) == "P1 P2 N1 N1 B1 B2 B3"
    assert s.base(1) == "N3"
    assert s.options() == ["end"]


@clause("SS-146", "SS-152")
def test_a_takeover_is_told_with_its_leader_its_totem_and_the_cards_taken() -> None:
    s = scene(seats=3, hands=["N1"], bases=["", "N3 P1 B1 Y2"], totems={"Y": 2})
    s.play("takeover:1")
    assert s.story == ["taken-over 0 1 Y2 3", "totem-taken 0 Y 2"]


@clause("SS-152", "SS-154", "SS-158")
def test_with_seven_cards_a_takeover_brings_the_totem_only() -> None:
    """A player with 7 cards takes over an opponent's Base of 4 cards; 3 stay."""
    s = scene(hands=[SEVEN, "P2"], bases=["", "Y1 B1 Y3 B2"], totems={"B": 1})
    s.play("takeover:1")
    assert (s.hand(0), s.hand(1), s.base(1)) == ("P1 P1 P1 N1 N1 N1 N2", "P2 B2", "Y1 B1 Y3")
    assert (s.totems(0), s.totems(1)) == ("B", "")
    assert s.told("taken-over") == ["taken-over 0 1 B2 0"]


@clause("SS-154")
def test_with_eight_cards_a_takeover_brings_the_totem_only() -> None:
    s = scene(hands=[EIGHT], bases=["", "Y1 B1"], totems={"B": 1})
    s.play("takeover:1")
    assert (s.hand_size(0), s.hand(1), s.base(1), s.totems(0)) == (8, "B1", "Y1", "B")


@clause("SS-156", "SS-155", "SS-172")
def test_with_seven_cards_the_own_leader_still_returns() -> None:
    """With 7 cards the own Base of 4 is taken over: 8 cards in hand, the Totem taken, 3 cards stay."""
    s = scene(hands=[SEVEN], bases=["Y1 B1 Y3 B2"], totems={"B": 1})
    s.play("takeover:0")
    assert (s.hand(0), s.base(0)) == ("P1 P1 P1 N1 N1 N1 N2 B2", "Y1 B1 Y3")
    assert (s.totems(0), s.totems(1)) == ("B", "")


@clause("SS-155")
def test_the_own_leader_counts_towards_the_seven_cards() -> None:
    s = scene(hands=["P1 P1 P1 N1 N1"], bases=["Y1 B1 Y3 B2"])
    s.play("takeover:0")
    assert (s.hand(0), s.base(0)) == ("P1 P1 P1 N1 N1 B2 Y3", "Y1 B1")


@clause("SS-155")
def test_with_six_cards_only_the_own_leader_returns() -> None:
    s = scene(hands=[SIX], bases=["Y1 B1"])
    s.play("takeover:0")
    assert (s.hand(0), s.base(0)) == ("P1 P1 P1 N1 N1 N1 B1", "Y1")


@clause("SS-147", "SS-146")
@pytest.mark.parametrize("size", [6, 7, 8])
def test_the_owner_takes_the_leader_back_even_over_the_hand_limit(size: int) -> None:
    cards = " ".join(EIGHT.split()[:size])
    s = scene(hands=["", cards], bases=["", "Y1 B1"])
    s.play("takeover:1")
    assert (s.hand(1), s.hand_size(1)) == (f"{cards} B1", size + 1)


@clause("SS-146", "SS-152")
def test_everybody_sees_which_cards_a_takeover_moves() -> None:
    s = scene(hands=["", ""], dealt=["P1 P2", "B1"], bases=["", "Y1 N1 Y3"])
    s.play("takeover:1")
    assert (s.shown(0), s.secret(0), s.hand_size(0)) == ("N1 Y1", [1, 1, 0, 0], 4)
    assert (s.shown(1), s.secret(1), s.hand_size(1)) == ("Y3", [1, 0, 0, 0], 2)


@clause("SS-148", "SS-149")
@pytest.mark.parametrize("holder", [1, 2, 3])
def test_the_totem_is_taken_from_whoever_has_it(holder: int) -> None:
    """The Totem of the Leader's colour lies with the owner of the Base or with a third player."""
    s = scene(seats=4, bases=["", "N1 Y2"], totems={"Y": holder, "N": holder, "B": holder})
    s.play("takeover:1")
    assert (s.totems(0), s.totems(holder)) == ("Y", "N B")
    assert s.told("totem-taken") == [f"totem-taken 0 Y {holder}"]


@clause("SS-150")
def test_a_totem_that_the_taker_owns_stays() -> None:
    """The Totem of the Leader's colour is already the taker's."""
    s = scene(bases=["", "N1 Y2"], totems={"Y": 0, "N": 1})
    s.play("takeover:1")
    assert (s.totems(0), s.totems(1)) == ("Y", "N")
    assert s.told("totem-taken") == []


@clause("SS-151")
@pytest.mark.parametrize("seats", [2, 3])
def test_a_totem_without_owner_is_taken_from_beside_the_board(seats: int) -> None:
    """With 2 or 3 players the Totem of the Leader's colour may have no owner."""
    s = scene(seats=seats, bases=["", "N1 Y2"], totems={"N": 1})
    s.play("takeover:1")
    assert (s.totems(0), s.totems(1)) == ("Y", "N")
    assert s.told("totem-taken") == ["totem-taken 0 Y -1"]


@clause("SS-148")
def test_the_totem_is_that_of_the_leader_that_went_back_not_of_the_cards_taken() -> None:
    s = scene(bases=["", "P1 N1 B2"], totems={"P": 1, "N": 1, "B": 1, "Y": 1})
    s.play("takeover:1")
    assert (s.totems(0), s.totems(1)) == ("B", "P N Y")


@clause("SS-152", "SS-153")
@pytest.mark.parametrize(
    ("before", "taken", "left"), [(2, 4, ""), (3, 4, ""), (4, 3, "Y1"), (5, 2, "Y1 B1"), (6, 1, "Y1 B1 Y2")]
)
def test_cards_are_taken_until_the_base_is_empty_or_the_hand_is_full(before: int, taken: int, left: str) -> None:
    s = scene(hands=[" ".join(SIX.split()[:before])], bases=["", "Y1 B1 Y2 B2 Y3"])
    s.play("takeover:1")
    assert (s.hand_size(0), s.base(1)) == (before + taken, left)
    assert s.told("taken-over") == [f"taken-over 0 1 Y3 {taken}"]


@clause("SS-153", "SS-021")
def test_nobody_is_asked_which_cards_a_takeover_takes() -> None:
    s = scene(hands=["P1"], bases=["", "Y1 B1 Y2"])
    s.play("takeover:1")
    assert (s.seat, s.options(), s.hand(0)) == (0, ["end"], "P1 B1 Y1")
    assert s.why_not("end", seat=1) == "SS-021"


@clause("SS-157", "SS-151")
def test_a_base_of_one_card_gives_its_leader_back_and_is_empty() -> None:
    """The Base of one card becomes empty, and the owner's next Starting phase has no Leader."""
    s = scene(hands=["P1"], bases=["", "Y2"])
    s.play("takeover:1")
    assert (s.hand(0), s.hand(1), s.base(1), s.totems(0)) == ("P1", "Y2", "", "Y")
    s.end_turn()
    assert s.seat == 1
    assert (s.why_not("leader"), s.why_not("begin")) == ("SS-058", "SS-048")


@clause("SS-157", "SS-155", "SS-188")
def test_the_own_base_of_one_card_stays_empty_if_nothing_is_played() -> None:
    """The Leader comes to the hand, the Totem is taken, the Base is empty also after Clean-up."""
    s = scene(bases=["Y2"], totems={"Y": 1})
    s.play("takeover:0")
    assert (s.hand(0), s.base(0), s.totems(0)) == ("Y2", "", "Y")
    s.end_turn()
    assert s.base(0) == ""


@clause("SS-158", "SS-168")
def test_the_topmost_card_left_is_the_new_leader_at_once() -> None:
    s = scene(seats=3, hands=[SIX], bases=["", "Y1 N3 B2 P2"], totems={"N": 2, "P": 2})
    s.play("takeover:1")
    assert s.base(1) == "Y1 N3"
    s.end_turn()
    assert s.seat == 1
    s.play("leader")
    assert s.told("leader-activated") == ["leader-activated 1 N3"]


@clause("SS-159")
@pytest.mark.parametrize("cards", ["Y2", "B1 Y2", "B1 B2 B3 Y2"])
def test_the_leader_of_another_base_never_comes_into_the_takers_hand(cards: str) -> None:
    s = scene(bases=["", cards])
    s.play("takeover:1")
    assert s.hand(0) == " ".join(cards.split()[:-1])
    assert s.hand(1) == "Y2"


@clause("SS-160", "SS-076", "SS-082")
def test_cards_played_before_taking_over_the_own_base_stay_in_the_play_area() -> None:
    """After an extra mining the cards just played form the Base in Clean-up."""
    s = scene(phase="starting", hands=["N1 N2"], bases=["P1 B1 Y2"], mine="C03-Nb")
    s.play("leader", "mine:3a", "pay:N2", "pay:N1", "done", "takeover:0")
    assert (s.played(), s.base(0), s.hand(0)) == ("N2 N1", "", "P1 B1 Y2")
    s.end_turn()
    assert s.base(0) == "N2 N1"


@clause("SS-161")
def test_the_same_base_may_be_taken_over_again_by_the_next_player() -> None:
    s = scene(seats=3, hands=[SEVEN, ""], bases=["", "", "Y1 B1 N3"])
    s.play("takeover:2", "end").settle()
    assert s.base(2) == "Y1 B1"
    s.play("takeover:2")
    assert (s.hand(1), s.hand(2), s.base(2)) == ("Y1", "N3 B1", "")


@clause("SS-162", "SS-076")
def test_a_stolen_totem_counts_at_once() -> None:
    s = scene(phase="starting", bases=["Y2", "P1"], totems={"P": 1}, mine="C01-Pa")
    s.play("leader")
    assert s.why_not("mine:1a") == "SS-101"
    s.play("takeover:1", "mine:1a", "done")
    assert s.crystals(0) == "C01-Pa"


@clause("SS-163", "SS-076")
def test_cards_taken_in_a_takeover_pay_for_an_extra_action_afterwards() -> None:
    s = scene(phase="starting", bases=["Y2", "P3 B1"], mine="C03-Pa")
    s.play("leader")
    assert s.why_not("mine:3a") == "SS-101"
    s.play("takeover:1", "mine:3a", "pay:P3", "done")
    assert (s.crystals(0), s.played(), s.hand(0)) == ("C03-Pa", "P3", "")


@clause("SS-164", "SS-155")
def test_what_the_leader_has_given_stays_when_it_returns_to_the_hand() -> None:
    s = scene(phase="starting", bases=["Y1 Y2"], mine="C03-Ya")
    s.play("leader", "takeover:0")
    assert s.options() == ["mine:3a", "end"]
    s.play("mine:3a", "pay:Y2", "pay:Y1", "done")
    assert (s.crystals(0), s.hand(0), s.played()) == ("C03-Ya", "", "Y2 Y1")


@clause("SS-152", "SS-158", "SS-148")
def test_katarzyna_takes_over_the_base_of_lukasz() -> None:
    """With 4 cards she takes Y1, B1 and N1; Łukasz gets his Leader back and Y2 leads."""
    s = scene(seats=3, hands=["P1 P1 P2 P3", "N2"], bases=["", "Y2 N1 B1 Y1 Y2"], totems={"Y": 2})
    s.play("takeover:1")
    assert (s.hand(0), s.hand(1), s.base(1)) == ("P1 P1 P2 P3 N1 B1 Y1", "N2 Y2", "Y2")
    assert s.totems(0) == "Y"


@clause("SS-076", "SS-073", "SS-176")
def test_lukasz_mines_with_his_leaders_extra_action_and_then_takes_over() -> None:
    """The extra mining and the takeover are both legal in one turn; a basic action is not any more."""
    s = scene(phase="starting", hands=["N2 Y2", "P1"], bases=["Y2", "P2 B1"], mine="C01-Na C01-Ya")
    s.play("leader", "mine:1a", "pay:N2", "done", "takeover:1")
    assert s.options() == ["end"]
    assert (s.why_not("mine:1b"), s.why_not("skill:Y2")) == ("SS-073", "SS-073")
    assert (s.hand(0), s.hand(1)) == ("P2 Y2", "P1 B1")
    s.end_turn()
    assert s.base(0) == "Y2 N2"


@clause("SS-072", "SS-073")
def test_a_takeover_bars_the_actions_of_its_own_turn_only() -> None:
    s = scene(hands=["", "Y1"], bases=["P1 P2", "N1 N2"])
    s.play("takeover:0").end_turn()
    s.play("begin")
    assert (s.seat, s.offers("takeover:1"), s.offers("skill:Y1")) == (1, True, True)
