"""The report of a tournament: who beats whom, what stands in it, rows that go on where they stopped."""

import csv
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from kosmodrom.cli import main
from kosmodrom.engine.registry import find
from kosmodrom.lab.kept_rows import KeptRows
from kosmodrom.lab.report_words import Sayings
from kosmodrom.lab.tournament import Game, Pairing, Tournament, contested
from kosmodrom.lab.tournament_figures import duels, groups, places
from kosmodrom.lab.tournament_report import Played, page, short
from lab.test_report import Tags
from toy.entry import ENTRY as TOY

ENTRY = find("andromeda")
FIRST = """
class Pierwszy:
    def choose(self, game, view, legal, luck):
        return legal[0]
"""
BOTS = ("pilot", "moi_botowie:Śmiałek_o_bardzo_długim_imieniu", "<b>cadet</b>", "random")


def tournament(*bots: str, seats: tuple[int, ...] = (2,)) -> Tournament:
    return Tournament(ENTRY.package, bots or BOTS, seats, (ENTRY.choose({}),), 12, "Łódź")


def won(*bots: int, by: int, times: int = 1) -> list[Game]:
    return [(Pairing(0, 0, bots), [float(seat == by) for seat in range(len(bots))])] * times


def test_who_beats_whom_is_what_one_of_two_won_of_the_games_that_they_won() -> None:
    games = won(0, 1, by=0, times=30) + won(1, 0, by=0, times=10) + won(0, 1, 2, by=2, times=50)
    found = duels(games)
    assert found[0, 1].share.value == pytest.approx(0.75)
    assert found[1, 0].share.value == pytest.approx(0.25)
    assert found[0, 1].decided == 40
    assert (found[0, 1].share.low, found[0, 1].share.high) == pytest.approx(
        (1 - found[1, 0].share.high, 1 - found[1, 0].share.low)
    )
    assert found[0, 1].is_proven
    assert found[2, 0].share.value == 1.0


def test_who_sits_twice_at_a_table_counts_once() -> None:
    """One against two equals at tables of three is as strong as they are if it wins a third."""
    games = won(0, 1, 1, by=0, times=10) + won(0, 1, 1, by=1, times=10) + won(0, 1, 1, by=2, times=10)
    assert duels(games)[0, 1].share.value == pytest.approx(0.5)


def test_nobody_is_proven_stronger_by_a_few_games() -> None:
    assert not duels(won(0, 1, by=0, times=2) + won(0, 1, by=1))[0, 1].is_proven


def test_every_size_of_table_has_its_own_ratings_and_shares_of_seats() -> None:
    plan = tournament("one", "other", seats=(2, 3))
    games = won(0, 1, by=0, times=9) + won(1, 0, by=0) + won(0, 1, 1, by=2, times=4) + won(1, 0, 0, by=0, times=2)
    small, large = groups(plan, games)
    assert (small.seats, small.games, small.ratings[0].bot) == (2, 10, "one")
    assert (large.seats, large.games, large.ratings[0].bot) == (3, 6, "other")
    assert [round(share.value, 2) for share in places(plan, games)[2]] == [1.0, 0.0]
    assert [round(share.value, 2) for share in places(plan, games)[3]] == [0.33, 0.0, 0.67]
    assert groups(tournament(), games) == []


def decided(order: Sequence[int]) -> list[Game]:
    """Everybody meets everybody; who comes earlier in the order wins four of five."""
    games = list[Game]()
    for at, one in enumerate(order):
        for other in order[at + 1 :]:
            for turn in range(40):
                seats = (one, other) if turn % 2 else (other, one)
                games += won(*seats, by=seats.index(one if turn % 5 else other))
    return games


@pytest.mark.parametrize("lang", ["pl", "en"])
def test_the_page_needs_nothing_else_and_says_who_is_strongest(lang: str) -> None:
    plan = tournament()
    played = Played(plan, decided((2, 0, 1, 3)))
    whole = page(played, lang, "rows.csv")
    tags = Tags(whole)
    assert not {"script", "link", "img", "iframe", "b>cadet</b"} & set(tags.seen)
    assert "://" not in whole
    assert "{" not in whole.partition("</style>")[2]
    assert "<b>cadet" not in whole
    assert whole.index("&lt;b&gt;cadet") < whole.index("pilot") < whole.index("random")
    assert whole.count('class="win"') == whole.count('class="loss"') == 6
    assert "80%" in whole


def test_what_is_not_proven_of_pairs_is_not_said_of_the_best_either() -> None:
    """Two victories in three games: an interval of one rating is narrower than those of all pairs together."""
    words = Sayings("tournament", "en")
    proven = short(Played(tournament(), decided((2, 0, 1, 3))), words)
    assert proven[0].startswith("The strongest is ")
    few = short(Played(tournament(), decided((2, 0, 1, 3))[:4] + won(1, 3, by=0) + won(2, 3, by=0)), words)
    assert few[0].startswith("The highest rating has ")
    assert "not proven" in few[0]
    assert "hold for all pairs together" in few[1]


def test_what_was_played_is_not_played_again_and_the_report_is_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "szybkie_boty.py").write_text(FIRST, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    rows, report = tmp_path / "rows.jsonl", tmp_path / "Zażółć.html"
    asked = ["lab", "tournament", "andromeda", "--bot", "random,szybkie_boty:Pierwszy", "--games", "4", "--lang", "pl"]
    asked += ["--seats", "2", "--seats", "3", "--rows", str(rows), "--report", str(report)]
    assert main(asked) == 0
    assert "Raport jest w pliku" in capsys.readouterr().out
    written, kept = report.read_bytes(), rows.read_text(encoding="utf-8").splitlines(keepends=True)
    rows.write_text("".join(kept[:3]), encoding="utf-8")
    assert main([*asked, "--jobs", "2"]) == 0
    assert report.read_bytes() == written
    assert rows.read_text(encoding="utf-8").splitlines(keepends=True) == kept
    with report.with_suffix(".csv").open(encoding="utf-8", newline="") as file:
        table = list(csv.DictReader(file))
    assert sum(float(row["won"]) for row in table) == pytest.approx(len(kept) - 1)
    assert {row["bot"] for row in table} == {"random", "szybkie_boty:Pierwszy"}
    assert main([*asked, "--seed", "2"]) == 2
    assert "partie o innych ustawieniach (seed)" in capsys.readouterr().err


def test_kept_games_come_in_the_order_of_the_plan(tmp_path: Path) -> None:
    plan = Tournament(TOY.package, ("random", "greedy"), (2,), (TOY.choose({}),), 12, "Łódź")
    rows = tmp_path / "rows.jsonl"
    first = contested(plan, 1, KeptRows(rows, [plan.settings]), None)
    lines = rows.read_text(encoding="utf-8").splitlines(keepends=True)
    rows.write_text(lines[0] + "".join(lines[:5:-1]), encoding="utf-8")
    assert contested(plan, 1, KeptRows(rows, [plan.settings]), None) == first
