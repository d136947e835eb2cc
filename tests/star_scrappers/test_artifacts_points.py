"""Artifacts that score at the end of the game: the left halves, SS-302 to SS-305."""

import pytest

from clauses import clause
from star_scrappers.scene import GAME, Scene, scene


def owning(artifact: str, crystals: str) -> list[int]:
    """What the Artifacts of each of two seats score when seat 0 owns these things."""
    return scene(crystals=[crystals], artifacts=[artifact]).row("artifacts")


@clause("SS-199")
@pytest.mark.parametrize(
    ("artifact", "crystals", "points"),
    [
        ("A03-left", "C03-Pa C06-Pa C10-Pa", 0),
        ("A03-left", "C01-Pa C01-Pd C01-Ra C03-Pa", 3),
        ("A02-left", "", 0),
        ("A02-left", "C01-Pa C03-Pa C06-Pa", 1),
        ("A02-left", "C01-Pa C01-Na C03-Ba C03-Ya C06-Ra C10-Ga", 6),
        ("A05-left", "C03-Pa C03-Pb C06-Pa C01-Pd", 0),
        ("A05-left", "C03-Pc C06-Nb C06-Bb C10-Pa C06-Pa", 4),
        ("A08-left", "C01-Pa C03-Pa C06-Pb", 0),
        ("A08-left", "C01-Pd C03-Pb C03-Pc C06-Na C10-Ya", 5),
        ("A09-left", "C01-Pa C03-Pa C10-Pa", 0),
        ("A09-left", "C06-Pa C06-Pb C03-Pa", 4),
        ("A12-left", "C01-Pa C03-Pa C06-Pa", 0),
        ("A12-left", "C10-Pa C10-Ra C06-Pa", 10),
    ],
    ids=str,
)
def test_an_artifact_scores_the_crystals_that_it_names(artifact: str, crystals: str, points: int) -> None:
    assert owning(artifact, crystals) == [points, 0]


@clause("SS-302")
@pytest.mark.parametrize(
    ("crystals", "points"),
    [
        ("C01-Pa C01-Na C06-Pa", 0),
        ("C03-Pa", 0),
        ("C03-Pa C03-Na", 3),
        ("C03-Pa C03-Na C03-Bc", 3),
        ("C03-Pa C03-Na C03-Bc C03-Yb C01-Pa", 6),
    ],
)
def test_do_trzech_razy_sztuka_scores_pairs_of_cost_three_crystals(crystals: str, points: int) -> None:
    assert owning("A04-left", crystals) == [points, 0]


@clause("SS-303")
@pytest.mark.parametrize(
    ("crystals", "points"),
    [("C01-Pa", 1), ("C01-Pa C01-Na C03-Na", 2), ("C01-Ga C03-Ga C06-Ga C10-Ga C01-Pa C03-Pa", 4)],
)
def test_kontrakt_scores_the_crystals_of_one_colour(crystals: str, points: int) -> None:
    assert owning("A01-left", crystals) == [points, 0]


@clause("SS-303", "SS-304")
@pytest.mark.parametrize(("crystals", "points"), [("C01-Pa C03-Pa C01-Na C03-Na", 2), ("", 0)])
def test_kontrakt_with_two_equally_frequent_colours_or_with_no_crystals(crystals: str, points: int) -> None:
    """Kontrakt with two colours equally frequent; with no Crystals."""
    assert owning("A01-left", crystals) == [points, 0]


@clause("SS-304")
def test_the_colour_of_kontrakt_is_not_fixed_before_the_end() -> None:
    a = scene(hands=["N1"], crystals=["C01-Pa C01-Na"], mine="C03-Na C01-Na", artifacts=["A01-left"])
    assert a.row("artifacts") == [1, 0]
    a.play("mine:1a", "pay:N1", "done")
    assert a.row("artifacts") == [2, 0]


@clause("SS-305")
@pytest.mark.parametrize(
    ("crystals", "points"),
    [
        ("C01-Pa C10-Ra", 0),
        ("C01-Pa C03-Na C10-Ra", 2),
        ("C01-Pa C01-Pa C01-Pa C03-Na C10-Ra", 2),
        ("C01-Pa C01-Pa C01-Pa C03-Na C10-Ra C06-Ya", 4),
    ],
)
def test_produkcja_masowa_scores_every_three_crystals(crystals: str, points: int) -> None:
    assert owning("A07-left", crystals) == [points, 0]


@clause("SS-199", "SS-208")
@pytest.mark.parametrize(("base", "points"), [("", 0), ("P1", 1), ("P1 P2 P3 N1 N2 N3 B1", 7)])
def test_pelna_obsada_scores_the_cards_of_the_own_base(base: str, points: int) -> None:
    a = scene(bases=[base, "P1 N1 B1"], artifacts=["A06-left"])
    assert a.row("artifacts") == [points, 0]


@clause("SS-199", "SS-176")
def test_pelna_obsada_counts_the_base_after_the_last_clean_up() -> None:
    a = scene(active=1, marker=7, hands=["", "P1"], bases=["", "N1"], mine="C01-Pa", artifacts=["", "A06-left"])
    a.play("mine:1a", "pay:P1", "done")
    assert a.row("artifacts") == [0, 1]
    a.end_turn()
    assert a.over
    assert a.row("artifacts") == [0, 2]


@clause("SS-199", "SS-202")
def test_heraldyka_counts_symbols_besides_their_sets() -> None:
    a = scene(crystals=["C01-Pd C03-Pb C01-Nd"], artifacts=["A08-left"])
    assert (a.row("artifacts"), a.row("symbols")) == ([3, 0], [4, 0])


@clause("SS-199", "SS-200")
@pytest.mark.parametrize(
    ("totems", "points", "usual"), [({}, 0, 0), ({"P": 0}, 4, 3), ({"P": 0, "N": 0, "B": 1}, 8, 6)]
)
def test_sala_totemow_scores_each_own_totem_besides_its_usual_points(
    totems: dict[str, int], points: int, usual: int
) -> None:
    a = scene(totems=totems, artifacts=["A10-left"])
    assert a.row("artifacts") == [points, 0]
    assert a.row("totems")[0] == usual


@clause("SS-199")
@pytest.mark.parametrize(
    ("artifacts", "points"), [("A11-left", 2), ("A11-left A01-right", 4), ("A11-left A01-right A02-right", 6)]
)
def test_kolekcjoner_scores_each_own_artifact_itself_included(artifacts: str, points: int) -> None:
    a = scene(artifacts=[artifacts, "A12-right"])
    assert a.row("artifacts") == [points, 0]


@clause("SS-199")
def test_several_artifacts_score_together() -> None:
    a = scene(crystals=["C03-Pa C03-Na C10-Ra"], artifacts=["A04-left A07-left A12-left"])
    assert a.row("artifacts") == [3 + 2 + 5, 0]


def points_known_to_the_other(a: Scene) -> int:
    """What seat 1 can count of the points of seat 0."""
    return GAME.points(GAME.view(a.s, 1))[0]


@clause("SS-017")
@pytest.mark.parametrize(
    ("artifact", "points"),
    [
        ("A03-left", 5),
        ("A02-left", 5),
        ("A01-left", 5),
        ("A04-left", 5),
        ("A05-left", 5),
        ("A07-left", 7),
        ("A06-left", 7),
        ("A08-left", 5),
        ("A09-left", 5),
        ("A10-left", 9),
        ("A11-left", 7),
        ("A12-left", 5),
        ("A01-right", 5),
    ],
)
def test_others_count_only_what_does_not_betray_the_crystals(artifact: str, points: int) -> None:
    a = scene(
        crystals=["C01-Pa C03-Pc C03-Nb C06-Pa C10-Ra"],
        bases=["P1 N1"],
        enslaved=["N2"],
        totems={"P": 0},
        artifacts=[artifact],
    )
    assert points_known_to_the_other(a) == points


@clause("SS-017", "SS-305")
@pytest.mark.parametrize(("crystals", "points"), [("C01-Pa C01-Na", 0), ("C01-Pa C01-Na C10-Ra", 2)])
def test_others_count_produkcja_masowa_by_the_number_of_crystals(crystals: str, points: int) -> None:
    assert points_known_to_the_other(scene(crystals=[crystals], artifacts=["A07-left"])) == points
