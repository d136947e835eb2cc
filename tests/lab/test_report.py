"""The balance report: a page of its own, what stands first in it, and the rows beside it."""

import csv
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path

import pytest

from changed_decks import ChangedDeck
from kosmodrom.cli import main
from kosmodrom.engine.deck import Deck
from kosmodrom.engine.registry import find, games
from kosmodrom.lab.balance import Trial, weighed
from kosmodrom.lab.figures import Change
from kosmodrom.lab.report import Experiment, page, ranked
from kosmodrom.lab.report_words import ReportWords
from kosmodrom.terminal.simulation import clock

STRONG, USELESS = "Z11", "Z20"
VOID = ("meta", "path", "rect", "polygon")


def planted() -> Deck:
    """Of the tasks one brings nine points for nothing, and one nothing for two researchers."""
    deck = ChangedDeck("andromeda")
    deck.put("task", STRONG, points=9, cost=0).put("task", USELESS, points=0, cost=2)
    return Deck("andromeda", "Żółw", deck.tables, "mine.toml")


def trial_of(game: str, bot: str = "random", seed: str = "1") -> Trial:
    entry = find(game)
    return Trial(entry.package, 2, bot, seed, (entry.choose({}),))


class Tags(HTMLParser):
    """Counts tags and sees that all are closed in order."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: list[str] = []
        self.feed(text)
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert not {key for key, _ in attrs} & {"src", "href", "onclick", "onload"}
        self.seen.append(tag)
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag not in VOID:
            assert self.open.pop() == tag


def test_a_planted_strong_card_is_named_first_and_a_useless_one_last() -> None:
    trial = replace(trial_of("andromeda"), deck=planted())
    fares = ranked(weighed([trial], 600, 1, None, None)[0])
    assert (fares[0].card, fares[-1].card) == (STRONG, USELESS)
    assert fares[0].low > fares[0].kind
    assert fares[-1].high < fares[-1].kind


def test_the_same_deck_beside_itself_shows_nothing() -> None:
    """By other seeds; by the same ones not even a game differs."""
    one, other = (trial_of("andromeda", seed=seed) for seed in ("Ala", "Łukasz"))
    found = Experiment([one, other], weighed([one, other], 100, 1, None, None)).changes
    assert len(found) > 100
    assert not any(change.is_proven for change in found)
    same = weighed([one, one], 10, 1, None, None)
    assert same[0].games == same[1].games


@pytest.mark.parametrize("lang", ["pl", "en"])
@pytest.mark.parametrize("key", sorted(games()))
def test_every_game_has_a_page_that_needs_nothing_else(key: str, lang: str) -> None:
    trial = trial_of(key)
    whole = page(Experiment([trial], weighed([trial], 2, 1, None, None)), lang, "rows.csv")
    tags = Tags(whole)
    assert not {"script", "link", "img", "iframe"} & set(tags.seen)
    assert "://" not in whole
    assert "url(" not in whole
    assert f'<html lang="{lang}">' in whole
    assert "{" not in whole.partition("</style>")[2]


def test_the_command_writes_a_page_and_rows_and_says_what_has_changed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    deck, report = tmp_path / "mine.toml", tmp_path / "Łódź.html"
    assert main(["deck", "export", "andromeda", str(deck), "--lang", "en"]) == 0
    text = deck.read_text(encoding="utf-8").replace('name = "my andromeda deck"', 'name = "<b>ą</b>"')
    before, _, after = text.partition('id = "Z20"')
    deck.write_text(f'{before}id = "Z20"{after.replace("cost = 0", "cost = 9", 1)}', encoding="utf-8")
    asked = ["lab", "balance", "andromeda", "--bot", "random", "--games", "40", "--seats", "3", "--lang", "pl"]
    asked += ["--deck", str(deck), "--against", "standard", "--report", str(report)]
    assert main(asked) == 0
    said = capsys.readouterr().out
    assert "Raport jest w pliku" in said
    whole = report.read_text(encoding="utf-8")
    assert "<h2>Co się zmieniło</h2>" in whole
    assert "<h2>Czym się różnią</h2>" in whole
    differs = "(Zadanie), koszt: 0 → 9"
    assert differs in whole
    assert differs in said
    assert whole.count(">zmieniona</span>") == 1
    assert whole.count("Po stronie A.") == 3
    assert "<b>ą</b>" not in whole
    with report.with_suffix(".csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert len(rows) == 2 * 40 * 3
    assert {row["side"] for row in rows} == {"A", "B"}
    assert len({row["deck"] for row in rows}) == 2
    assert sum(float(row["won"]) for row in rows) == pytest.approx(80)
    assert all(sum(int(row[key]) for key in row if key.startswith("points:")) == int(row["points"]) for row in rows)
    assert any(row["owned:Races:synteci"] == "1" for row in rows)
    written = report.read_bytes()
    assert main([*asked, "--jobs", "2"]) == 0
    assert report.read_bytes() == written


def test_another_option_stands_beside_the_usual_one(tmp_path: Path) -> None:
    report = tmp_path / "options.html"
    asked = ["lab", "balance", "andromeda", "--bot", "random", "--games", "12", "--lang", "en"]
    assert main([*asked, "--against-option", "first-game=yes", "--report", str(report)]) == 0
    assert "B: Options: first-game=yes" in report.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("more", "said"),
    [
        (["--report", "report.txt"], "musi kończyć się na .html"),
        (["--against", "nowhere.toml"], "nowhere.toml"),
        (["--against-option", "first-game=maybe"], "first-game"),
        (["--deck", "nowhere.toml"], "nowhere.toml"),
    ],
)
def test_what_is_wrong_is_said_before_anything_is_played_or_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], more: list[str], said: str
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["lab", "balance", "andromeda", "--rows", "rows.jsonl", "--lang", "pl", *more]) == 2
    assert said in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("kind", "low", "said"),
    [
        ("seat", -0.003, "−0,3"),
        ("seat", 0.0, "0"),
        ("seat", -0.4, "−40"),
        ("verb", -0.0004, "−0,0004"),
        ("verb", 0.5, "+0,50"),
    ],
)
def test_a_bound_of_a_difference_shows_on_which_side_of_nothing_it_lies(kind: str, low: float, said: str) -> None:
    words = ReportWords([trial_of("andromeda")], "pl")
    assert words.amount(Change(kind, ("1",), 0.2, 0.6, low, 0.9, 1.0), low, True) == said


def test_the_time_that_is_left_reads_like_a_clock() -> None:
    assert [clock(seconds) for seconds in (5, 65, 3723)] == ["0:05", "1:05", "1:02:03"]
