"""Tournaments: everyone sits everywhere equally often, ratings say who is how strong, and how sure that is."""

from collections import Counter
from pathlib import Path

import pytest

from kosmodrom.cli import main
from kosmodrom.lab.tournament import Pairing, Tournament, contested, games, inverse, pairings, ratings
from toy.entry import ENTRY as TOY


def plan(*bots: str, seats: tuple[int, ...] = (2,), count: int = 12) -> Tournament:
    return Tournament(TOY.package, bots, seats, (TOY.choose({}),), count, "Żółw")


@pytest.mark.parametrize(("bots", "seats"), [(2, 2), (3, 2), (2, 3), (3, 3), (4, 3)])
def test_everyone_sits_in_every_seat_equally_often_in_every_deal(bots: int, seats: int) -> None:
    played = pairings(plan(*"abcd"[:bots], seats=(seats,), count=100))
    assert len(played) >= 100
    for deal in {pairing.deal for pairing in played}:
        sat = Counter((seat, bot) for each in played if each.deal == deal for seat, bot in enumerate(each.bots))
        assert len(sat) == bots * seats
        assert len(set(sat.values())) == 1
    assert all(len(set(each.bots)) > 1 for each in played)


def test_tables_of_all_sizes_and_all_options_are_played() -> None:
    many = Tournament(TOY.package, ("a", "b"), (2, 3), ({}, {}), 1, "1")
    assert {(len(each.bots), each.options) for each in pairings(many)} == {(2, 0), (2, 1), (3, 0), (3, 1)}


def test_one_process_and_two_come_to_the_same() -> None:
    small = plan("random", "greedy", seats=(3,))
    assert list(games(small, 1)) == list(games(small, 2))


def test_the_better_bot_is_rated_higher_and_provably_so() -> None:
    small = plan("random", "greedy", count=60)
    best, worst = ratings(small, contested(small, 1, None, None))
    assert (best.bot, worst.bot) == ("greedy", "random")
    assert best.low > worst.high
    assert best.won + worst.won == pytest.approx(60)


def decided(wins: int, losses: int) -> list[tuple[Pairing, list[float]]]:
    pairing = Pairing(0, 0, (0, 1))
    return [(pairing, [1.0, 0.0])] * wins + [(pairing, [0.0, 1.0])] * losses


def test_ten_times_the_victories_are_400_more() -> None:
    """Of many games, so that the two that are added for each bot hardly count."""
    best, worst = ratings(plan("strong", "weak"), decided(10_000, 1_000))
    assert best.rating - worst.rating == pytest.approx(400, abs=1)
    assert best.rating == pytest.approx(-worst.rating, abs=1)


def test_more_games_make_intervals_narrower_and_equals_are_rated_equally() -> None:
    few, many = (ratings(plan("one", "other"), decided(count, count)) for count in (10, 1000))
    assert [round(each.rating, 6) for each in (*few, *many)] == [0.0] * 4
    assert few[0].high - few[0].low > 1.5 * (many[0].high - many[0].low)


def test_who_won_everything_is_rated_too_and_not_with_certainty() -> None:
    best, worst = ratings(plan("strong", "weak"), decided(10, 0))
    assert 100 < best.rating < 1000
    assert best.high - best.low > 300
    assert best.rating > worst.rating


def test_an_inverse_undoes_its_matrix() -> None:
    matrix = [[4.0, 1.0], [2.0, 3.0]]
    undone = inverse(matrix)
    product = [sum(matrix[row][at] * undone[at][column] for at in range(2)) for row in range(2) for column in range(2)]
    assert product == pytest.approx([1.0, 0.0, 0.0, 1.0])


def test_the_command_writes_ratings(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "turniej.md"
    asked = ["lab", "tournament", "andromeda", "--bot", "random", "--bot", "greedy", "--games", "2", "--lang", "pl"]
    assert main([*asked, "--option", "first-game=yes", "--out", str(out)]) == 0
    said = capsys.readouterr().out
    assert out.read_text(encoding="utf-8") == said
    assert "| bot | rating | interval |" in said
    assert "Ocena o 400 wyższa" in said


@pytest.mark.parametrize(
    ("more", "said"),
    [
        ([], "turniej potrzebuje co najmniej dwóch botów"),
        (["--bot", "random"], "turniej potrzebuje co najmniej dwóch botów"),
        (["--bot", "random", "--bot", "random"], "każdego raz"),
        (["--bot", "random", "--bot", "nowhere_bots:Zuch"], "nie da się wczytać modułu bota"),
        (["--bot", "random,greedy", "--seats", "9"], "9"),
        (["--bot", "greedy,random,pilot"], "greedy i pilot to ten sam bot"),
        (["--bot", "random,greedy", "--deck", "nowhere.toml"], "nowhere.toml"),
        (["--bot", "random,greedy", "--option", "first-game=maybe"], "first-game"),
    ],
)
def test_what_is_wrong_is_said_and_nothing_is_written(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], more: list[str], said: str
) -> None:
    out = tmp_path / "turniej.md"
    assert main(["lab", "tournament", "andromeda", "--lang", "pl", "--out", str(out), *more]) == 2
    assert said in " ".join(capsys.readouterr().err.split())
    assert not out.exists()
