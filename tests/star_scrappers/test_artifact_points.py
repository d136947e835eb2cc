"""What the left halves of the Artifacts score at the end: SS-199, SS-302 to SS-306."""

import pytest

from clauses import clause
from kosmodrom.engine.contract import SPECTATOR
from kosmodrom.games.star_scrappers.model.actions import CARDS
from star_scrappers.scene import GAME, scene


@clause("SS-199", "SS-302", "SS-303", "SS-305")
@pytest.mark.parametrize(
    ("artifact", "crystals", "points"),
    [
        ("A03-left", "", 0),
        ("A03-left", "C01-Pa C01-Pa C01-Gd C03-Pa", 3),
        ("A02-left", "", 0),
        ("A02-left", "C01-Pa C03-Pa", 1),
        ("A02-left", "C01-Pa C01-Na C01-Ba C01-Ya C01-Ra C01-Ga C10-Ga", 6),
        ("A01-left", "C01-Ga C03-Ga C01-Ra", 2),
        ("A04-left", "C03-Pa", 0),
        ("A04-left", "C03-Pa C03-Na", 3),
        ("A04-left", "C03-Pa C03-Na C03-Ba C01-Pa", 3),
        ("A04-left", "C03-Pa C03-Na C03-Ba C03-Ya", 6),
        ("A05-left", "C03-Pc C06-Nb C06-Pb C10-Na C06-Na", 4),
        ("A07-left", "C01-Pa C01-Na", 0),
        ("A07-left", "C01-Pa C03-Na C10-Ba", 2),
        ("A07-left", "C01-Pa C01-Na C01-Ba C01-Ya C01-Ra", 2),
        ("A07-left", "C01-Pa C01-Na C01-Ba C01-Ya C01-Ra C01-Ga", 4),
        ("A08-left", "C01-Gd C03-Gb C03-Pc C06-Pb", 3),
        ("A09-left", "C06-Pa C06-Nb C03-Pa C10-Pa", 4),
        ("A12-left", "C10-Pa C10-Na C06-Pa", 10),
    ],
)
def test_an_artifact_scores_the_crystals_that_it_names(artifact: str, crystals: str, points: int) -> None:
    s = scene(artifacts=[artifact, ""], crystals=[crystals, "C01-Pa C03-Ra C03-Rb C03-Rc C06-Ra C06-Rb C10-Ra"])
    assert s.row("artifacts") == [points, 0]


@clause("SS-199")
def test_pelna_obsada_scores_the_own_base() -> None:
    s = scene(artifacts=["A06-left"], bases=["P1 N1 B1", "Y1 Y2"], hands=["Y3"])
    assert s.row("artifacts") == [3, 0]


@clause("SS-199", "SS-178")
def test_pelna_obsada_scores_the_base_after_the_last_clean_up() -> None:
    s = scene(active=1, hands=["", "Y2"], bases=["", "P1 N1 B1 P2 N2 B2 P3"], artifacts=["", "A06-left"], marker=7)
    s.play("skill:Y2").end_turn()
    assert (s.over, s.row("artifacts")) == (True, [0, 7])


@clause("SS-199", "SS-200")
def test_sala_totemow_scores_totems_besides_their_own_points() -> None:
    s = scene(artifacts=["A10-left"], totems={"P": 0, "N": 0, "B": 1})
    assert (s.row("artifacts"), s.row("totems")) == ([8, 0], [6, 3])


@clause("SS-199")
def test_kolekcjoner_scores_every_own_artifact_itself_included() -> None:
    s = scene(artifacts=["A11-left A05-right A12-right", "A01-right"])
    assert s.row("artifacts") == [6, 0]


@clause("SS-199", "SS-202")
def test_heraldyka_counts_symbols_besides_their_sets() -> None:
    s = scene(artifacts=["A08-left"], crystals=["C01-Gd C03-Pb"])
    assert (s.row("artifacts"), s.row("symbols")) == ([2, 0], [3, 0])


@clause("SS-303", "SS-304", "SS-199")
@pytest.mark.parametrize(
    ("crystals", "points"),
    [
        ("C01-Pa C03-Pa C01-Ga C03-Ga C01-Ra", 2),
        ("C01-Ra C03-Ra C06-Ra C01-Ga C03-Ga", 3),
        ("", 0),
    ],
)
def test_kontrakt_scores_the_most_frequent_colour(crystals: str, points: int) -> None:
    """Two colours equally frequent; no Crystals at all gives 0 VP."""
    s = scene(artifacts=["A01-left"], crystals=[crystals])
    assert s.row("artifacts") == [points, 0]


@clause("SS-306", "SS-208")
@pytest.mark.parametrize("card", CARDS)
def test_the_right_half_of_a_card_scores_nothing(card: str) -> None:
    s = scene(artifacts=[f"{card}-right"], crystals=["C10-Pa C03-Na C03-Ba"], bases=["P1 N1"], totems={"P": 0})
    assert s.row("artifacts") == [0, 0]


@clause("SS-199", "SS-119")
def test_the_artifacts_of_another_player_score_nothing_for_oneself() -> None:
    s = scene(crystals=["C01-Pa", "C06-Pa"], artifacts=["", "A03-left"])
    assert s.row("artifacts") == [0, 0]


@clause("SS-017", "SS-016")
@pytest.mark.parametrize("artifact", ["A01-left", "A02-left", "A03-left", "A04-left", "A05-left", "A08-left"])
def test_others_do_not_see_points_that_depend_on_face_down_crystals(artifact: str) -> None:
    s = scene(artifacts=[artifact], crystals=["C01-Pd C03-Pc C03-Nb"], totems={"P": 0}, enslaved=["N2"])
    assert GAME.points(GAME.view(s.s, 1)) == [5, 0]
    assert GAME.points(GAME.view(s.s, SPECTATOR)) == [5, 0]
    assert GAME.points(GAME.view(s.s, 0)) == s.scores()


@clause("SS-017", "SS-119")
@pytest.mark.parametrize(
    ("artifact", "points"), [("A07-left", 2), ("A06-left", 3), ("A10-left", 8), ("A11-left", 2), ("A12-right", 0)]
)
def test_others_see_points_that_depend_on_open_things(artifact: str, points: int) -> None:
    s = scene(
        artifacts=["", artifact],
        bases=["P1", "N1 N2 N3"],
        crystals=["C01-Pa", "C01-Pd C03-Pc C03-Nb C03-Na C06-Na"],
        totems={"P": 1, "N": 1, "B": 0},
        enslaved=["", "Y3"],
    )
    assert GAME.points(GAME.view(s.s, 0)) == [s.scores()[0], 6 + 3 + points]
    assert GAME.points(GAME.view(s.s, 1)) == [3, s.scores()[1]]
