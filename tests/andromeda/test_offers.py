"""Phase 1, the offers: AN-069 to AN-089."""

import pytest

from andromeda.scene import Scene, new_game, scene
from clauses import clause
from kosmodrom.engine.errors import UnknownDecision
from kosmodrom.games.andromeda.model.actions import VOCABULARY

MIXED = {2: "ZZSWIRT", 3: "ZZZSSWWIRT", 4: "ZZZSSWWIIRRTT"}


def dividing(seats: int = 2, first: int = 0, middle: str = "") -> Scene:
    return scene(seats=seats, phase="offering", first=first, middle=middle or MIXED[seats], crew=["portal"] * seats)


# --- preparing ----------------------------------------------------------------------------------------


@clause("AN-069")
@pytest.mark.parametrize("first", [0, 1, 2, 3])
def test_the_first_offer_is_prepared_by_the_first_player_alone(first: int) -> None:
    """Edge case 1: an offer by anyone but the current preparer."""
    s = dividing(4, first)

    assert (s.seat, s.question) == (first, "offering")
    others = [seat for seat in range(4) if seat != first]
    assert [s.why_not("offer:R", seat) for seat in others] == ["AN-069"] * 3
    assert [s.options(seat) for seat in others] == [[]] * 3
    assert s.why_not("offer:R") is None


@clause("AN-070")
def test_each_offer_uses_the_lowest_order_card_that_nobody_has() -> None:
    s = dividing(4)
    taken = []
    while s.phase == "dividing-orders":
        s.play("offer:" + s.middle()[0], "offer:done")
        taken.append(s.told("offered")[-1].split()[2])
        s.play(s.options()[0])

    assert taken == ["1", "2", "3"]
    assert [s.card(seat) for seat in (1, 2, 3, 0)] == [1, 2, 3, 4]


@clause("AN-070")
def test_no_other_card_can_be_named() -> None:
    """Edge case 1: an offer on any card but the lowest."""
    assert [name for name in VOCABULARY.names if name.startswith("offer:")] == [
        "offer:zaraza", "offer:pelne_szkolenie", "offer:wezwanie_wsparcia", "offer:improwizacja", "offer:ruch",
        "offer:technologia", "offer:done",
    ]  # fmt: skip
    with pytest.raises(UnknownDecision):
        VOCABULARY.id("offer:card-2")


@clause("AN-071")
def test_the_preparer_chooses_dice_from_the_middle() -> None:
    s = dividing().play("offer:T", "offer:S", "offer:Z")

    assert (s.offer(), s.middle()) == ("ZST", "ZWIR")
    s.play("offer:done")
    assert s.told("offered") == ["offered 0 1 ZST"]


@clause("AN-071")
def test_an_offer_without_dice_is_refused() -> None:
    """Edge case 1: no dice."""
    s = dividing()
    assert s.why_not("offer:done") == "AN-071"
    assert "offer:done" not in s.options()

    assert s.play("offer:R").why_not("offer:done") is None


@clause("AN-071")
def test_a_die_that_is_not_in_the_middle_or_already_on_the_card_is_refused() -> None:
    """Edge case 1: a die not in the middle; the same die twice."""
    s = dividing(middle="ZZSSSRR")
    assert s.why_not("offer:T") == "AN-071"
    s.play("offer:R", "offer:R")

    assert s.why_not("offer:R") == "AN-071"
    assert s.options() == ["offer:zaraza", "offer:pelne_szkolenie", "offer:done"]


@clause("AN-072")
@pytest.mark.parametrize(("seats", "most"), [(2, 5), (3, 6), (4, 7)])
def test_two_dice_must_remain_for_each_order_card_in_the_middle(seats: int, most: int) -> None:
    """Edge case 1: more dice than AN-072 allows."""
    s = dividing(seats)
    for letter in MIXED[seats][: most - 1]:
        s.play(f"offer:{letter}")
    assert s.why_not(f"offer:{s.middle()[0]}") is None
    s.play(f"offer:{s.middle()[0]}")

    assert {s.why_not(f"offer:{letter}") for letter in s.middle()} == {"AN-072"}
    assert s.options() == ["offer:done"]
    assert len(s.middle()) == 2 * (seats - 1)


@clause("AN-072")
@pytest.mark.parametrize(("first_offer", "most"), [("S", 6), ("SSW", 4), ("SSSSSW", 1)])
def test_the_bound_of_the_second_offer_counts_one_order_card_less(first_offer: str, most: int) -> None:
    s = dividing(3, middle="SSSSSSWWWW").play(*(f"offer:{letter}" for letter in first_offer), "offer:done", "accept:W")
    assert len(s.middle()) == 10 - len(first_offer) - 1
    for _ in range(most):
        s.play(f"offer:{s.middle()[0]}")

    assert s.options() == ["offer:done"]
    assert len(s.middle()) == 2


@clause("AN-073", "AN-078")
def test_plague_dice_are_offered_and_taken_like_any_other() -> None:
    s = dividing(3, middle="ZZZRRRRRRR").play("offer:Z", "offer:Z", "offer:done")
    assert s.offers("accept:Z")
    s.play("accept:Z")

    assert s.dice(1) == "ZZZ"


# --- answering ----------------------------------------------------------------------------------------


@clause("AN-074", "AN-075")
@pytest.mark.parametrize(("first", "asked"), [(0, 1), (2, 3), (3, 0)])
def test_the_offer_is_shown_first_to_the_seat_on_the_left(first: int, asked: int) -> None:
    """Edge case 2: accepting or rejecting by a player who is not being asked."""
    s = dividing(4, first).play("offer:R", "offer:done")

    assert (s.question, s.seat) == ("answering", asked)
    others = [seat for seat in range(4) if seat != asked]
    assert [s.why_not("accept:R", seat) for seat in others] == ["AN-074"] * 3
    assert [s.why_not("reject", seat) for seat in others] == ["AN-074"] * 3
    assert s.why_not("reject") is None


@clause("AN-074", "AN-080")
def test_a_seat_that_has_an_order_card_is_not_shown_the_offer() -> None:
    s = dividing(4).play("offer:R", "offer:done", "accept:R")
    assert s.card(1) == 1
    s.play("offer:T", "offer:done")

    assert s.seat == 2


@clause("AN-075")
@pytest.mark.parametrize("decision", ["offer:Z", "offer:done"])
def test_there_is_no_counter_offer(decision: str) -> None:
    s = dividing().play("offer:R", "offer:done")

    assert s.why_not(decision) == "AN-075"
    assert s.options() == [
        "accept:zaraza", "accept:pelne_szkolenie", "accept:wezwanie_wsparcia", "accept:improwizacja",
        "accept:technologia", "reject",
    ]  # fmt: skip


@clause("AN-074")
@pytest.mark.parametrize("decision", ["accept:R", "reject"])
def test_nobody_answers_while_the_offer_is_prepared(decision: str) -> None:
    assert dividing().play("offer:R").why_not(decision) == "AN-074"


@clause("AN-076", "AN-077")
def test_who_accepts_takes_the_card_its_dice_and_exactly_one_more() -> None:
    s = dividing(3).play("offer:S", "offer:Z", "offer:done", "accept:T")

    assert (s.card(1), s.dice(1)) == (1, "ZST")
    assert (s.offer(), s.middle()) == ("", "ZZSWWIR")
    assert s.told("accepted") == ["accepted 1 1 T 0"]
    assert s.question == "offering"


@clause("AN-077")
def test_the_extra_die_comes_from_the_middle_and_not_from_the_card() -> None:
    """Edge case 2: accepting without an extra die, with two, or with a die already on the card."""
    s = dividing().play("offer:R", "offer:done")

    assert s.why_not("accept:R") == "AN-077"
    assert s.why_not("accept:T") is None
    for name in ("accept", "accept:done", "accept:ruch-technologia"):
        with pytest.raises(UnknownDecision):
            VOCABULARY.id(name)


@clause("AN-079", "AN-080")
def test_a_rejected_offer_passes_to_the_next_seat_without_a_card() -> None:
    s = dividing(4, first=3).play("offer:R", "offer:done", "reject", "accept:S")
    assert s.card(1) == 1
    s.play("offer:W", "offer:done")
    asked = [s.seat]
    s.play("reject")
    asked.append(s.seat)
    s.play("reject")
    asked.append(s.seat)

    assert asked == [0, 2, 3]
    assert s.told("rejected") == ["rejected 0 1", "rejected 0 2", "rejected 2 2"]
    assert s.offer() == "W"
    s.s.table.agenda.pop()
    assert s.over


@clause("AN-081")
def test_an_offer_that_comes_back_is_taken_by_its_preparer() -> None:
    """Edge case 2: rejecting a forced offer."""
    s = dividing().play("offer:R", "offer:done", "reject")

    assert s.seat == 0
    assert s.why_not("reject") == "AN-081"
    assert s.options() == [
        "accept:zaraza", "accept:pelne_szkolenie", "accept:wezwanie_wsparcia", "accept:improwizacja",
        "accept:technologia",
    ]  # fmt: skip
    s.play("accept:T")
    assert (s.card(0), s.dice(0)) == (1, "RT")
    assert s.told("accepted") == ["accepted 0 1 T 1"]


# --- who prepares next --------------------------------------------------------------------------------


@clause("AN-082")
def test_a_first_player_without_a_card_prepares_again() -> None:
    s = dividing(4, first=2).play("offer:R", "offer:done", "accept:R")

    assert (s.card(3), s.seat, s.question) == (1, 2, "offering")


@clause("AN-083")
def test_a_first_player_with_a_card_leaves_it_to_the_nearest_seat_on_the_left() -> None:
    s = dividing(4, first=2).play("offer:R", "offer:done", "reject", "reject", "reject", "accept:R")

    assert (s.card(2), s.seat, s.question) == (1, 3, "offering")


@clause("AN-084")
def test_the_preparer_is_sought_afresh_from_the_first_player_after_every_offer() -> None:
    s = dividing(4).play("offer:R", "offer:done", "reject", "reject", "reject", "accept:R")
    assert s.seat == 1
    s.play("offer:W", "offer:done", "reject", "accept:W")
    assert s.card(3) == 2

    assert (s.seat, s.question) == (1, "offering")
    s.play("offer:I", "offer:done")
    assert s.seat == 2


@clause("AN-084")
def test_a_preparer_with_a_card_is_passed_over_too() -> None:
    s = dividing(4).play("offer:R", "offer:done", "reject", "reject", "reject", "accept:R")
    s.play("offer:W", "offer:done", "reject", "reject", "accept:W")
    assert [s.card(seat) for seat in range(4)] == [1, 2, 0, 0]

    assert (s.seat, s.question) == (2, "offering")


# --- the last card ------------------------------------------------------------------------------------


@clause("AN-085", "AN-086")
@pytest.mark.parametrize("first", [0, 1])
def test_the_last_card_is_taken_without_an_offer_and_with_all_dice(first: int) -> None:
    s = dividing(2, first).play("offer:Z", "offer:S", "offer:done", "accept:Z")

    assert (s.card(first), s.dice(first)) == (2, "WIRT")
    assert s.told("last-card-taken") == [f"last-card-taken {first} 2 WIRT"]
    assert s.log.count("offered") == 1


@clause("AN-085")
def test_the_last_card_goes_to_the_seat_without_one_also_when_it_is_not_the_first_player() -> None:
    s = dividing(2).play("offer:Z", "offer:done", "reject", "accept:R")

    assert [s.card(seat) for seat in (0, 1)] == [1, 2]
    assert s.dice(1) == "ZSWIT"


@clause("AN-087", "AN-090")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_at_the_end_of_phase_1_everybody_has_a_card_and_the_middle_is_empty(seats: int) -> None:
    s = dividing(seats, middle="RRRRRRRSSSSSS"[: 3 * seats + 1])
    while s.phase == "dividing-orders":
        s.play("offer:S" if s.offers("offer:S") else "offer:R", "offer:done", "accept:R")

    assert sorted(s.s.table.cards) == list(range(1, seats + 1))
    assert (s.middle(), s.offer(), s.s.table.order_card) == ("", "", seats + 1)
    assert (s.phase, s.active) == ("turns", s.s.table.cards.index(1))


@clause("AN-088")
def test_order_card_1_does_not_bring_the_first_player_marker() -> None:
    s = dividing(3).play("offer:R", "offer:done", "accept:T")

    assert (s.card(1), s.first) == (1, 0)


@clause("AN-089")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_with_the_largest_offers_there_is_still_an_offer_and_a_die_for_everybody(seats: int) -> None:
    s = dividing(seats, middle="R" * (3 * seats + 1))
    sizes = []
    while s.phase == "dividing-orders":
        while s.offers("offer:R"):
            s.play("offer:R")
        sizes.append(len(s.offer()))
        s.play("offer:done", "accept:R")

    assert sizes == {2: [5], 3: [6, 1], 4: [7, 1, 1]}[seats]
    assert min(len(s.dice(seat)) for seat in range(seats)) == 1


@clause("AN-275")
def test_offers_are_no_business_of_the_set_up() -> None:
    s = new_game().chance("first:0")

    assert s.why_not("offer:R", 0) == "AN-275"
