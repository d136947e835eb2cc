"""Restricted play: what a card does by itself, beside what its owners win."""

from dataclasses import replace
from pathlib import Path

import pytest

from kosmodrom.cli import main
from kosmodrom.engine.owned_cards import CardFamily
from kosmodrom.engine.registry import find
from kosmodrom.lab.balance import Balance, GameRow, families, play_one
from kosmodrom.lab.restriction import most_telling, worths
from lab.test_report import Tags, trial_of

CARDS = CardFamily("Cards", 1, {0: "cause", 1: "company", 2: "unseen"})


def row(number: int, winner: int, owned: bool = True) -> GameRow:
    seat = number % 2
    cards = [("Cards", "cause", seat), ("Cards", "company", seat)] if owned else [("Cards", "company", seat)]
    shares = [float(each == winner) for each in range(2)]
    return GameRow(number, shares, [10, 10], 1, cards, [], [[[10, 10]]], {}, 1)


def test_what_a_card_does_is_told_from_what_goes_with_it() -> None:
    """Owners of both win four of five games; without the one they win two, without the other as many as ever."""
    usual = Balance([CARDS], [row(number, number % 2 if number % 5 else 1 - number % 2) for number in range(200)])
    causeless = Balance([CARDS], [row(at, at % 2 if at % 5 < 2 else 1 - at % 2, owned=False) for at in range(200)])
    cause, company = worths(usual, ["company", "cause"], [usual, causeless])
    assert (cause.card, company.card) == ("cause", "company")
    assert (cause.allowed, cause.forbidden) == pytest.approx((0.8, 0.4))
    assert cause.worth.value == pytest.approx(0.4)
    assert cause.is_proven
    assert cause.had == 1.0
    assert company.worth.value == 0.0
    assert not company.is_proven


def test_the_cards_that_tell_most_are_those_at_both_ends() -> None:
    fares = Balance([CARDS], [row(number, number % 2) for number in range(9)])
    assert most_telling(fares, 5) == ["cause", "company"]
    assert most_telling(fares, 1) == ["cause"]


def test_a_game_goes_as_it_would_until_the_forbidden_card_is_in_the_way() -> None:
    trial = trial_of("andromeda")
    owned, entry = families(trial.package), find("andromeda")
    equal = 0
    for number in range(6):
        usual = play_one(entry, owned, trial, number)
        met = {card for _, card, _ in (*usual.owned, *usual.offered)}
        away = next(card for family in owned for card in family.cards.values() if card not in met)
        equal += play_one(entry, owned, replace(trial, without=away), number) == usual
    assert equal == 6


def test_the_report_says_what_forbidden_cards_are_worth_and_their_games_are_kept(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    rows, report = tmp_path / "rows.jsonl", tmp_path / "Gżegżółka.html"
    asked = ["lab", "balance", "andromeda", "--bot", "random", "--games", "6", "--lang", "pl", "--rows", str(rows)]
    asked += ["--restrict", "Z11", "--restrict-most", "1", "--report", str(report)]
    assert main(asked) == 0
    said = capsys.readouterr().out
    assert said.count(": sama warta ") == 2
    whole = report.read_text(encoding="utf-8")
    Tags(whole)
    assert "<h2>Ile karta jest warta sama</h2>" in whole
    kept = {path.name: path.read_bytes() for path in tmp_path.glob("*.jsonl")}
    assert len(kept) == 3
    assert {"rows.jsonl", "rows.without-Z11.jsonl"} < kept.keys()
    assert {text.count(b"\n") for text in kept.values()} == {1 + 6}
    assert main([*asked, "--jobs", "2"]) == 0
    assert report.read_text(encoding="utf-8") == whole
    assert {path.name: path.read_bytes() for path in tmp_path.glob("*.jsonl")} == kept


def test_a_card_that_only_one_deck_has_can_be_forbidden(tmp_path: Path) -> None:
    deck = tmp_path / "mine.toml"
    assert main(["deck", "export", "andromeda", str(deck)]) == 0
    text = deck.read_text(encoding="utf-8")
    row = next(block for block in text.split("[[") if 'id = "Z20"' in block).rstrip()
    more = row.replace('"Z20"', '"Z32"') + '\nname.pl = "Żółć"\nname.en = "Gall"\n'
    deck.write_text(f"{text.rstrip()}\n\n[[{more}", encoding="utf-8")
    asked = ["lab", "balance", "andromeda", "--bot", "random", "--games", "2", "--deck", str(deck)]
    assert main([*asked, "--against", "standard", "--restrict", "Z32"]) == 0


@pytest.mark.parametrize(
    ("more", "said"),
    [(["--restrict", "Z99"], "żadna karta nie nazywa się tu Z99"), (["--without", "Z11", "--restrict", "Z12"], "obok")],
)
def test_what_cannot_be_forbidden_is_said(more: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", "balance", "andromeda", "--lang", "pl", *more]) == 2
    assert said in capsys.readouterr().err
