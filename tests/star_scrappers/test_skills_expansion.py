"""The Floraki (green) that take Floraki from Bases, Siewca and Mandragor: SS-275 to SS-279."""

import pytest

from clauses import clause
from star_scrappers.scene import Scene, book_with_numbers, scene

SIX = "B1 B1 B1 B1 B1 B2"
SEVEN = "B1 B1 B1 B1 B1 B2 B2"


def played(card: str, bases: list[str], hand: str = "", seats: int = 3, active: int = 0) -> Scene:
    """A green card was just played for its skill; purple and brown are Wild."""
    hands = [f"{card} {hand}" if seat == active else "" for seat in range(seats)]
    return scene(wild="P N", seats=seats, active=active, hands=hands, bases=bases).play(f"skill:{card}")


@clause("SS-275")
def test_siewca_takes_one_florak_from_each_base() -> None:
    a = played("G3", ["G1 B1 R1", "G1 G2 R1", "Y1 G2 R1"])
    assert a.options() == ["done", "base:0-1", "base:1-1", "base:1-2", "base:2-2"]
    a.play("base:1-2")
    assert a.options() == ["done", "base:0-1", "base:1-1", "base:2-2"]
    a.play("base:2-2")
    assert a.options() == ["done", "base:0-1"]
    assert a.why_not("base:1-1") == "SS-275"
    a.play("base:0-1")
    assert a.hand(0) == "G1 G2 G2"
    assert [a.base(seat) for seat in range(3)] == ["B1 R1", "G1 R1", "Y1 R1"]
    assert a.told("base-taken") == ["base-taken 0 G2 1", "base-taken 0 G2 2", "base-taken 0 G1 0"]
    assert not a.offers("done")


@clause("SS-275")
@pytest.mark.parametrize("owner", [0, 1, 2, 3])
def test_siewca_takes_two_floraki_from_one_base_also_the_own(owner: int) -> None:
    bases = ["G1 R1"] * 4
    bases[owner] = "G1 G2 G2 R1"
    a = played("G3", bases, seats=4, active=2)
    a.play(f"base:{owner}-1", f"base:{owner}-2")
    assert (a.hand(2), a.base(owner)) == ("G1 G2", "G2 R1")
    assert not a.offers("done")


@clause("SS-275")
def test_after_floraki_from_two_bases_siewca_takes_no_second_one_from_either() -> None:
    a = played("G3", ["", "G1 G2 R1", "G1 G2 R1"])
    a.play("base:2-1", "base:1-1")
    assert not a.offers("done")
    assert (a.hand(0), a.base(1), a.base(2)) == ("G1 G1", "G2 R1", "G2 R1")


@clause("SS-275")
def test_siewca_never_takes_three_from_one_base_or_a_third_after_two() -> None:
    a = played("G3", ["G1 R1", "G1 G1 G2 R1", ""])
    a.play("base:1-1", "base:1-1")
    assert not a.offers("done")
    assert (a.base(0), a.base(1)) == ("G1 R1", "G2 R1")


@clause("SS-275")
def test_siewca_takes_floraki_only() -> None:
    a = played("G3", ["G1 Y1 R1", "Y2 B2", ""])
    assert a.options() == ["done", "base:0-1"]
    assert a.why_not("base:0-2") == "SS-275"
    assert a.why_not("base:1-1") == "SS-275"
    assert a.why_not("base:2-1") == "SS-275"
    assert a.why_not("base:3-1") == "SS-275"


@clause("SS-276", "SS-166")
@pytest.mark.parametrize("card", ["G3", "G4"])
def test_when_the_only_floraki_are_leaders_none_is_taken(card: str) -> None:
    """Siewca and Mandragor when the only Floraki are Leaders."""
    a = played(card, ["Y1 G1", "B1 G2", "G2"])
    assert not a.offers("done")
    assert a.hand(0) == ""
    assert [a.base(seat) for seat in range(3)] == ["Y1 G1", "B1 G2", "G2"]


@clause("SS-276", "SS-166")
@pytest.mark.parametrize("card", ["G3", "G4"])
def test_a_florak_that_leads_is_refused_beside_one_that_does_not(card: str) -> None:
    a = played(card, ["G1 G2", "G1 Y1 G2", ""])
    assert a.options() == ["done", "base:0-1", "base:1-1"]
    assert a.why_not("base:0-2") == "SS-166"
    assert a.why_not("base:1-3") == "SS-166"


@clause("SS-277", "SS-133")
def test_siewca_may_leave_out_bases() -> None:
    a = played("G3", ["G1 R1", "G1 R1", "G2 R1"])
    b = a.copy().play("done")
    assert b.hand(0) == ""
    a.play("base:2-1", "done")
    assert (a.hand(0), a.base(0), a.base(1)) == ("G2", "G1 R1", "G1 R1")
    assert not a.offers("done")


@clause("SS-275", "SS-171")
@pytest.mark.parametrize(("hand", "count"), [(SEVEN, 0), (SIX, 1), ("B1 B1 B1 B1 B1", 2)])
def test_siewca_takes_within_the_hand_limit(hand: str, count: int) -> None:
    """Siewca when more Floraki lie there than fit into the hand."""
    a = played("G3", ["G1 R1", "G1 R1", "G2 R1"], hand)
    a.play(*["base:0-1", "base:2-1"][:count])
    assert not a.offers("done")
    assert a.hand_size(0) == 7


@clause("SS-278")
def test_mandragor_takes_all_floraki_from_one_base() -> None:
    a = played("G4", ["G1 R1", "G1 Y1 G2 G3 R1", "G2 R1"])
    assert a.options() == ["done", "base:0-1", "base:1-1", "base:1-3", "base:1-4", "base:2-1"]
    a.play("base:1-3")
    assert a.options() == ["done", "base:1-1", "base:1-3"]
    assert a.why_not("base:0-1") == "SS-278"
    assert a.why_not("base:2-1") == "SS-278"
    a.play("base:1-1", "base:1-2")
    assert (a.hand(0), a.base(1)) == ("G1 G2 G3", "Y1 R1")
    assert not a.offers("done")


@clause("SS-278")
@pytest.mark.parametrize("owner", [0, 1, 2, 3])
def test_mandragor_takes_from_the_base_of_every_seat_also_the_own(owner: int) -> None:
    a = played("G4", ["G1 G2 R1"] * 4, seats=4, active=2)
    a.play(f"base:{owner}-1", f"base:{owner}-1")
    assert (a.hand(2), a.base(owner)) == ("G1 G2", "R1")
    assert not a.offers("done")


@clause("SS-278", "SS-133")
def test_mandragor_takes_floraki_only_and_may_stop_earlier() -> None:
    a = played("G4", ["G1 G2 Y1 R1", "", ""])
    assert a.why_not("base:0-3") == "SS-278"
    assert a.why_not("base:0-5") == "SS-278"
    a.play("base:0-2", "done")
    assert (a.hand(0), a.base(0)) == ("G2", "G1 Y1 R1")


@clause("SS-279", "SS-278")
@pytest.mark.parametrize(
    ("hand", "picks", "after"),
    [
        (SEVEN, [], "G1 G2 G3 R1"),
        (SIX, ["base:0-2"], "G1 G3 R1"),
        ("B1 B1 B1 B1 B1", ["base:0-3", "base:0-1"], "G2 R1"),
    ],
)
def test_when_not_all_floraki_fit_the_player_chooses_which_mandragor_takes(
    hand: str, picks: list[str], after: str
) -> None:
    """Mandragor when more Floraki lie there than fit into the hand."""
    a = played("G4", ["G1 G2 G3 R1", "", ""], hand)
    a.play(*picks)
    assert not a.offers("done")
    assert (a.base(0), a.hand_size(0)) == (after, 7)


@clause("SS-275")
def test_another_deck_may_let_siewca_take_three_from_one_base() -> None:
    book = book_with_numbers("G3", 3)
    bases = ["G1 R1", "G1 G1 G2 G2 R1"]
    a = scene(wild="P N", hands=["G3"], bases=bases, book=book).play("skill:G3", "base:1-1", "base:1-1")
    assert a.options() == ["done", "base:1-1", "base:1-2"]
    assert a.why_not("base:0-1") == "SS-275"
    a.play("base:1-1")
    assert (a.hand(0), a.base(1)) == ("G1 G1 G2", "G2 R1")
    assert not a.offers("done")


@clause("SS-275")
def test_another_deck_may_let_siewca_take_only_one_from_each_base() -> None:
    a = scene(wild="P N", hands=["G3"], bases=["G1 R1", "G1 G2 R1"], book=book_with_numbers("G3", 1))
    a.play("skill:G3", "base:1-1")
    assert a.options() == ["done", "base:0-1"]
    assert a.why_not("base:1-1") == "SS-275"
    a.play("base:0-1")
    assert a.hand(0) == "G1 G1"
