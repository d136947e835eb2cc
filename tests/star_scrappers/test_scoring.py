"""Scoring: SS-198 to SS-210."""

import pytest

from clauses import clause
from kosmodrom.games.star_scrappers.model.actions import TOKENS
from star_scrappers.scene import fresh_book, scene

SYMBOLS = [f"C03-{colour}b" for colour in "PNBYRG"]
"""One Crystal with a faction symbol of each colour, 3 VP each."""


@clause("SS-198")
@pytest.mark.parametrize(
    ("crystal", "points"),
    [
        ("C01-Pa", 1),
        ("C01-Pd", 0),
        ("C03-Pa", 4),
        ("C03-Pb", 3),
        ("C03-Pc", 4),
        ("C06-Pa", 6),
        ("C06-Pb", 8),
        ("C10-Pa", 11),
    ],
)
def test_a_crystal_gives_the_points_printed_on_it(crystal: str, points: int) -> None:
    s = scene(crystals=[crystal, ""])
    assert s.row("crystals") == [points, 0]


@clause("SS-198")
def test_the_points_of_all_owned_crystals_are_added() -> None:
    s = scene(seats=3, crystals=["C01-Pa C01-Pa C10-Ga", "", "C06-Rb C01-Nd"])
    assert s.row("crystals") == [13, 0, 8]


@clause("SS-199")
def test_the_points_of_all_owned_artifacts_are_added() -> None:
    s = scene(crystals=["C01-Pa C01-Pa C06-Nb"], artifacts=["A03-left A02-left A09-left", "A01-left"])
    assert s.row("artifacts") == [2 + 2 + 2, 0]


@clause("SS-200")
@pytest.mark.parametrize(("owners", "points"), [({}, [0, 0]), ({"P": 0}, [3, 0]), ({"P": 1, "N": 0, "B": 1}, [3, 6])])
def test_each_totem_gives_three_points(owners: dict[str, int], points: list[int]) -> None:
    s = scene(totems=owners)
    assert s.row("totems") == points
    assert s.scores() == points


@clause("SS-200", "SS-037")
def test_a_totem_beside_the_board_or_in_the_box_scores_for_nobody() -> None:
    s = scene(seats=3, totems={"N": 2})
    assert s.row("totems") == [0, 0, 3]


@clause("SS-201")
def test_each_enslaved_card_gives_a_point_per_level() -> None:
    s = scene(seats=4, enslaved=["P1 N2", "", "B3", "Y4"])
    assert s.row("enslaved") == [3, 0, 3, 4]


@clause("SS-203", "SS-204", "SS-202")
@pytest.mark.parametrize(("kinds", "points"), [(0, 0), (1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (6, 21)])
def test_a_set_of_different_symbols_gives_points_by_its_size(kinds: int, points: int) -> None:
    s = scene(crystals=[" ".join(SYMBOLS[:kinds])])
    assert s.row("symbols") == [points, 0]


@clause("SS-202", "SS-205", "SS-206")
def test_marek_scores_a_set_of_four_and_a_set_of_two() -> None:
    """Two yellow, two blue, one green and one red symbol: 10 + 3."""
    s = scene(crystals=["C03-Yb C01-Yd C03-Bb C01-Bd C03-Gb C03-Rb"])
    assert s.row("symbols") == [13, 0]


@clause("SS-204", "SS-203")
def test_six_kinds_of_symbols_make_one_set() -> None:
    """Symbol sets with six kinds; a second set of five and a third of one."""
    s = scene(crystals=[" ".join([*SYMBOLS, "C01-Pd C01-Nd C01-Bd C01-Yd C01-Rd", "C06-Pa"])])
    assert s.row("symbols") == [21 + 15 + 1, 0]


@clause("SS-205", "SS-203")
def test_one_kind_of_symbol_makes_sets_of_one() -> None:
    """One kind held five times, as often as it exists, gives 1 VP each."""
    s = scene(crystals=["C01-Gd C03-Gb C03-Gc C06-Ga C10-Ga"])
    assert s.row("symbols") == [5, 0]


@clause("SS-205", "SS-206")
def test_one_kind_of_symbol_six_times_gives_six_points() -> None:
    """One kind six times, in a deck with one more such Crystal."""
    book = fresh_book()
    book.token_copies[TOKENS.index("C01-Gd")] = 2
    s = scene(book=book, crystals=["C01-Gd C01-Gd C03-Gb C03-Gc C06-Ga C10-Ga"])
    assert s.row("symbols") == [6, 0]


@clause("SS-202")
@pytest.mark.parametrize("crystals", ["", "C01-Pa C03-Na C06-Bb"])
def test_without_symbols_there_are_no_sets(crystals: str) -> None:
    """Symbol sets with no symbol at all."""
    s = scene(crystals=[crystals])
    assert s.row("symbols") == [0, 0]


@clause("SS-205", "SS-206")
@pytest.mark.parametrize(
    ("crystals", "points"),
    [
        ("C01-Pd C03-Pb", 1 + 1),
        ("C01-Pd C03-Pb C01-Nd", 3 + 1),
        ("C01-Pd C03-Pb C01-Nd C03-Nb", 3 + 3),
        ("C01-Pd C03-Pb C06-Pa C01-Nd C03-Nb C01-Bd", 6 + 3 + 1),
    ],
)
def test_symbols_are_divided_into_the_largest_sets_first(crystals: str, points: int) -> None:
    s = scene(crystals=[crystals])
    assert s.row("symbols") == [points, 0]


@clause("SS-207")
def test_a_cave_in_symbol_is_no_faction_symbol() -> None:
    s = scene(crystals=["C06-Pb C06-Nb", "C03-Pc C10-Na"])
    assert s.row("symbols") == [0, 3]


@clause("SS-202", "SS-206")
def test_symbols_of_different_players_make_no_common_set() -> None:
    s = scene(crystals=["C03-Pb", "C03-Nb"])
    assert s.row("symbols") == [1, 1]


@clause("SS-208")
def test_nothing_else_gives_points() -> None:
    s = scene(
        seats=3,
        start=1,
        hands=["P4 N4", "B1", "Y1"],
        bases=["P1 P2 P3", "N1", ""],
        docks="B1 B2",
        mine="C10-Pa",
        artifacts=["A05-right", "A12-right A08-right"],
        marker=5,
    )
    assert s.scores() == [0, 0, 0]


@clause("SS-199", "SS-198", "SS-205", "SS-302")
def test_janek_scores_thirty_six() -> None:
    """22 for Crystals, 8 for symbols, 6 for Do trzech razy sztuka and Kontrakt."""
    s = scene(crystals=["C06-Ga C03-Yc C01-Pa C06-Ba C03-Gb C01-Gd C01-Na C01-Ra"], artifacts=["A01-left A04-left"])
    rows = ("crystals", "symbols", "artifacts", "totems", "enslaved")
    assert [s.row(row)[0] for row in rows] == [22, 8, 6, 0, 0]
    assert s.scores() == [36, 0]


@clause("SS-003", "SS-209")
def test_the_points_of_all_sources_are_added() -> None:
    s = scene(crystals=["C06-Pa C03-Na"], artifacts=["A09-left"], totems={"B": 0, "Y": 0}, enslaved=["N3", "Y1"])
    assert s.scores() == [6 + 4 + 1 + 2 + 6 + 3, 1]


@clause("SS-209")
@pytest.mark.parametrize("winner", [0, 1, 2, 3])
def test_the_player_with_the_most_points_wins(winner: int) -> None:
    crystals = ["C03-Pa", "C03-Na", "C03-Ba", "C03-Ya"]
    crystals[winner] += " C01-Ga"
    s = scene(seats=4, crystals=crystals)
    assert s.winners() == [winner]


@clause("SS-210")
@pytest.mark.parametrize(
    ("seats", "tied"), [(2, [0, 1]), (3, [0, 2]), (3, [0, 1, 2]), (4, [1, 3]), (4, [0, 2, 3]), (4, [0, 1, 2, 3])]
)
def test_all_tied_players_win(seats: int, tied: list[int]) -> None:
    """A tie of two, three or four players names all of them winners."""
    crystals = [f"C03-{'PNBY'[seat]}a" if seat in tied else "C01-Ra" for seat in range(seats)]
    s = scene(seats=seats, crystals=crystals)
    assert s.winners() == tied


@clause("SS-210")
def test_there_is_no_tie_break_by_crystals_cards_artifacts_or_seat() -> None:
    s = scene(
        hands=["", "P1 P2 P3"],
        bases=["", "N1 N2"],
        crystals=["C03-Pa", "C01-Pa C01-Na C01-Ba C01-Ya"],
        artifacts=["", "A05-right"],
    )
    assert (s.scores(), s.winners()) == ([4, 4], [0, 1])
    assert s.ties() == [[210]], "nothing is compared, and the clause says so"


@clause("SS-209", "SS-193")
def test_the_winner_of_a_finished_game_is_named_from_the_last_scores() -> None:
    s = scene(active=1, start=0, hands=["", "P1"], crystals=["C01-Na", "C01-Nd"], mine="C01-Pa", marker=7)
    s.play("mine:1a", "pay:P1", "done").end_turn()
    assert (s.over, s.scores(), s.winners()) == (True, [1, 2], [1])
