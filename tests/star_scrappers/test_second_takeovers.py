"""What Artifacts add to takeovers: Pałka argumentacji and Dywersja, as far as SS-144 to SS-164 are shown by them."""

from clauses import clause
from star_scrappers.scene import book_with_cave_in, scene

CLUB = "A10-right"
DIVERSION = "A11-right"
SEVEN = "P1 P1 P1 N1 N1 N1 N2"


@clause("SS-291", "SS-294", "SS-295", "SS-296")
def test_each_of_two_takeovers_brings_a_crystal() -> None:
    """With 7 cards after the first takeover the second one is allowed and brings no cards."""
    s = scene(
        seats=3,
        hands=["P1 P1 P1 N1 N1 N1", "P2", "P3"],
        bases=["", "B1 B2 Y1", "B3 Y2 B1"],
        artifacts=[f"{CLUB} {DIVERSION}"],
        mine="C01-Ra C01-Pa C03-Ra",
        totems={"Y": 1, "B": 2},
    )
    s.play("takeover:1")
    assert s.options() == ["done", "crystal:1a", "crystal:1b"]
    s.play("crystal:1b")
    assert s.options() == ["takeover:2", "done"]
    s.play("takeover:2", "crystal:1a")
    assert s.options() == ["end"]
    assert (s.crystals(0), s.totems(0)) == ("C01-Pa C01-Ra", "B Y")
    assert s.hand(0) == "P1 P1 P1 N1 N1 N1 B2"
    assert (s.base(1), s.base(2), s.hand(1), s.hand(2)) == ("B1", "B3 Y2", "P2 Y1", "P3 B1")
    assert s.told("taken-over") == ["taken-over 0 1 Y1 1", "taken-over 0 2 B1 0"]


@clause("SS-292", "SS-189", "SS-291")
def test_the_crystal_of_a_takeover_is_taken_not_mined() -> None:
    s = scene(book=book_with_cave_in("C01-Ra"), bases=["", "B1"], artifacts=[CLUB], mine="C01-Ra")
    s.play("takeover:1", "crystal:1a")
    assert (s.crystals(0), s.marker, s.log[-1]) == ("C01-Ra", 0, "crystal-taken")
    assert "mined" not in s.log


@clause("SS-012", "SS-291")
def test_the_crystal_of_a_takeover_may_be_left() -> None:
    s = scene(bases=["", "B1"], artifacts=[CLUB], mine="C01-Ra")
    s.play("takeover:1", "done")
    assert (s.options(), s.crystals(0), s.mine()) == (["end"], "", "C01-Ra")


@clause("SS-291", "SS-133")
def test_without_a_cost_one_crystal_in_the_mine_a_takeover_brings_none() -> None:
    s = scene(bases=["", "B1"], artifacts=[CLUB], mine="C03-Ra C06-Ra")
    s.play("takeover:1")
    assert (s.options(), s.crystals(0)) == (["end"], "")


@clause("SS-291", "SS-144")
def test_the_crystal_also_comes_for_the_own_base() -> None:
    s = scene(bases=["B1"], artifacts=[CLUB], mine="C01-Ra")
    s.play("takeover:0")
    assert s.options() == ["done", "crystal:1a"]


@clause("SS-291", "SS-119")
def test_the_club_of_another_player_brings_nothing() -> None:
    s = scene(bases=["", "B1 B2"], artifacts=["", f"{CLUB} {DIVERSION}"], mine="C01-Ra")
    s.play("takeover:1")
    assert s.options() == ["end"]


@clause("SS-297")
def test_the_base_just_taken_over_cannot_be_the_second_one() -> None:
    """The same Base twice with Dywersja is refused, and so is a third takeover."""
    s = scene(seats=3, hands=[SEVEN], bases=["", "B1 B2 B3", "Y1 Y2 Y3"], artifacts=[DIVERSION])
    s.play("takeover:1")
    assert s.options() == ["takeover:2", "done"]
    assert s.why_not("takeover:1") == "SS-297"
    s.play("takeover:2")
    assert s.options() == ["end"]
    assert (s.why_not("takeover:1"), s.why_not("takeover:2")) == ("SS-297", "SS-297")


@clause("SS-065", "SS-293")
def test_without_diversion_there_is_no_second_takeover() -> None:
    """A second takeover without Dywersja is refused."""
    s = scene(seats=3, bases=["", "B1 B2", "Y1 Y2"], artifacts=["A11-left"])
    s.play("takeover:1")
    assert (s.options(), s.why_not("takeover:2")) == (["end"], "SS-065")


@clause("SS-293", "SS-145")
def test_diversion_asks_nothing_where_no_other_base_has_cards() -> None:
    """Dywersja with no other non-empty Base."""
    s = scene(hands=[SEVEN], bases=["", "B1 B2 B3"], artifacts=[DIVERSION])
    s.play("takeover:1")
    assert (s.options(), s.base(1)) == (["end"], "B1 B2")


@clause("SS-293", "SS-144", "SS-155")
def test_the_own_base_may_be_the_second_one() -> None:
    """Dywersja with the own Base as second target."""
    s = scene(seats=3, bases=["Y1 Y2", "B1 B2"], artifacts=[DIVERSION])
    s.play("takeover:1")
    assert s.options() == ["takeover:0", "done"]
    assert s.why_not("takeover:2") == "SS-145"
    s.play("takeover:0")
    assert (s.hand(0), s.base(0), s.hand(1)) == ("B1 Y1 Y2", "", "B2")


@clause("SS-293", "SS-012", "SS-065")
def test_the_second_takeover_may_be_left() -> None:
    s = scene(bases=["Y1 Y2", "B1 B2"], artifacts=[DIVERSION])
    s.play("takeover:1", "done")
    assert (s.options(), s.base(0)) == (["end"], "Y1 Y2")
    assert s.why_not("takeover:0") == "SS-065"


@clause("SS-299", "SS-071")
def test_no_extra_action_stands_between_the_two_takeovers() -> None:
    s = scene(phase="starting", hands=["P1"], bases=["Y1 Y2", "B1 B2"], artifacts=[DIVERSION], mine="C01-Pa")
    s.play("leader", "takeover:1")
    assert s.options() == ["takeover:0", "done"]
    assert (s.why_not("mine:1a"), s.why_not("end")) == ("SS-299", "SS-071")
    s.play("done")
    assert s.offers("mine:1a")


@clause("SS-298", "SS-159")
def test_in_both_takeovers_the_leader_goes_back_to_its_owner() -> None:
    s = scene(seats=3, bases=["", "B1 B2", "Y1 Y2"], artifacts=[DIVERSION])
    s.play("takeover:2", "takeover:1")
    assert [s.hand(seat) for seat in range(3)] == ["B1 Y1", "B2", "Y2"]


@clause("SS-239", "SS-065")
def test_equal_actions_do_not_make_two_takeovers() -> None:
    s = scene(seats=3, bases=["", "B1 B2", "Y1 Y2"], artifacts=["A12-right"])
    s.play("takeover:1")
    assert (s.options(), s.why_not("takeover:2")) == (["end"], "SS-065")
