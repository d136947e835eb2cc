"""Balance: how owners of cards fare, and what becomes of a seat that goes without one."""

from dataclasses import replace
from pathlib import Path

import pytest

from changed_decks import ChangedDeck
from kosmodrom.bots.levels import bot_named
from kosmodrom.cli import main
from kosmodrom.engine.contract import CHANCE, EVERYONE
from kosmodrom.engine.deck import Deck
from kosmodrom.engine.owned_cards import CardFamily
from kosmodrom.engine.registry import find, games
from kosmodrom.engine.words import LANGUAGES
from kosmodrom.games.star_scrappers.model import events
from kosmodrom.games.star_scrappers.model.actions import ALL_KINDS, ALL_TOKENS
from kosmodrom.lab.balance import Abstainer, Balance, GameRow, Trial, families, play_one, taken, weighed
from kosmodrom.lab.kept_rows import KeptRows
from kosmodrom.lab.report_words import ReportWords
from kosmodrom.lab.simulate import luck_of

CARDS = CardFamily("Cards", 1, {0: "strong", 1: "plain", 2: "weak", 3: "unseen"})


def row(number: int, winner: int, *owned: tuple[str, int]) -> GameRow:
    shares = [1.0 if seat == winner else 0.0 for seat in range(2)]
    return GameRow(
        number, shares, [10, 10], 1, [("Cards", card, seat) for card, seat in owned], [], [[[10, 10]]], {}, 1
    )


def planted(games: int) -> Balance:
    """The owner of the strong card wins nine of ten games, that of the weak one one of ten, others every second one."""
    found = []
    for number in range(games):
        seat = number % 2
        found.append(row(2 * number, seat if number % 10 else 1 - seat, ("strong", seat), ("weak", 1 - seat)))
        found.append(row(2 * number + 1, number // 2 % 2, ("plain", seat)))
    return Balance([CARDS], found)


def test_a_planted_strong_card_comes_first_and_a_weak_one_last_and_both_are_provably_far() -> None:
    fares = planted(100).fares()
    assert [fare.card for fare in fares] == ["strong", "plain", "weak"]
    assert [fare.is_far for fare in fares] == [True, False, True]
    assert [fare.owners for fare in fares] == [100, 100, 100]
    assert [round(fare.share, 2) for fare in fares] == [0.9, 0.5, 0.1]
    assert {round(fare.kind, 2) for fare in fares} == {0.5}


def test_what_a_few_games_show_is_not_proven() -> None:
    assert not any(fare.is_far for fare in planted(6).fares())


def test_a_game_in_which_everybody_owns_a_card_says_nothing_about_it() -> None:
    fares = Balance([CARDS], [row(0, 0, ("strong", 0), ("strong", 1)), row(1, 0, ("strong", 0))]).fares()
    assert [(fare.card, fare.owners, fare.share) for fare in fares] == [("strong", 1, 1.0)]


def test_intervals_grow_with_the_number_of_comparisons() -> None:
    alone = Balance([CARDS], [row(number, number % 2, ("strong", 0)) for number in range(40)]).fares()[0]
    both = Balance([CARDS], [row(number, number % 2, ("strong", 0), ("plain", 1)) for number in range(40)]).fares()
    assert {fare.owners for fare in [alone, *both]} == {40}
    assert all(fare.high - fare.low > alone.high - alone.low for fare in both)


def test_of_a_card_with_copies_the_owner_is_who_has_most_of_it() -> None:
    more = row(0, 1, ("strong", 0), ("strong", 1), ("strong", 1))
    assert [(fare.owners, fare.share) for fare in Balance([CARDS], [more]).fares()] == [(1, 1.0)]
    equal = row(0, 1, ("strong", 0), ("strong", 1))
    assert Balance([CARDS], [equal]).fares() == []


def test_mercenaries_count_by_their_skills_and_whoever_goes_without_one_avoids_recruiting_it() -> None:
    owned = families(find("star_scrappers").package)
    driller, crystal = ALL_KINDS.index("N1"), ALL_TOKENS.index("C06-Ya")
    told = [
        *(events.RECRUITED, EVERYONE, 0, driller, -1, 0),
        *(events.SKILL_USED, EVERYONE, 1, driller, 0, 0),
        *(events.LEADER_ACTIVATED, EVERYONE, 1, driller, 0, 0),
        *(events.MINED, EVERYONE, 0, crystal, 2, 0),
    ]
    used = [("Mercenaries", "N1", 1), ("Mercenaries", "N1", 1), ("Crystals", "C06-Ya", 0)]
    assert list(taken(told, owned)) == used
    assert list(taken(told, owned, True)) == [("Mercenaries", "N1", 0), *used]


def test_cards_of_star_scrappers_are_called_as_in_the_deck(capsys: pytest.CaptureFixture[str]) -> None:
    """Also one that the deck brings along."""
    changed = ChangedDeck("star_scrappers")
    names = {"pl": "Bóbr kosmiczny", "en": "Space Beaver"}
    changed.add("mercenary", **{**changed.row("mercenary", "G1"), "id": "G1b", "name": names, "copies": 2})
    deck = Deck("star_scrappers", "Łukasz", changed.tables, "mine.toml")
    trial = Trial(find("star_scrappers").package, 2, "random", "1", ({},), deck=deck)
    for lang, driller, beaver in (("en", "Driller", "Space Beaver"), ("pl", "Wiertniczy", "bóbr KOSMICZNY")):
        words = ReportWords([trial], lang)
        assert [words.id_of(each) for each in (driller, beaver, "N1", "G1b", "A01-left")] == [
            *("N1", "G1b", "N1", "G1b", "A01-left")
        ]
        assert words.id_of("") == ""
    assert words.card("Mercenaries", "G1b") == "Bóbr kosmiczny (G1b)"
    assert main(["lab", "balance", "star_scrappers", "--bot", "random", "--games", "2", "--without", "Driller"]) == 0
    assert "N1" in capsys.readouterr().out


def test_what_came_to_nobody_is_named() -> None:
    assert planted(1).never_owned() == ["unseen"]


@pytest.mark.parametrize("key", sorted(games()))
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_and_every_kind_has_a_name(key: str, lang: str) -> None:
    entry = find(key)
    texts = entry.words(lang).texts
    words = ReportWords([Trial(entry.package, 2, "random", "1", (entry.choose({}),))], lang)
    for family in families(entry.package):
        assert texts[f"owned.{family.name}"]
        assert all(words.card(family.name, card) != card for card in family.cards.values())


def test_a_card_that_a_deck_brings_along_is_counted_and_others_are_not_missed() -> None:
    entry = find("andromeda")
    deck = ChangedDeck("andromeda")
    row = {**deck.row("task", "Z20"), "id": "Z32", "name": {"pl": "Żart", "en": "Jest"}}
    book = entry.book(Deck("andromeda", "mine", deck.add("task", **row).tables, "mine.toml"))
    printed, more = (
        [card for family in families(entry.package, each) for card in family.cards.values()] for each in (None, book)
    )
    assert [card for card in more if card not in printed] == ["Z32"]


@pytest.mark.parametrize("key", sorted(games()))
def test_the_cards_of_every_game_are_counted_and_named_once(key: str) -> None:
    owned = families(find(key).package)
    names = [(family.name, card) for family in owned for card in family.cards.values()]
    assert len(names) == len(set(names)) > 0
    entry = find(key)
    trial = Trial(entry.package, 2, "random", "1", (entry.choose({}),))
    found = [play_one(entry, owned, trial, number) for number in range(6)]
    assert any(game.owned for game in found)
    assert all(0 <= seat < 2 for game in found for _, _, seat in game.owned)
    assert all(sum(game.shares) == pytest.approx(1.0) for game in found)


def test_games_that_were_played_are_not_played_again_and_a_cut_line_is(tmp_path: Path) -> None:
    entry, file, told = find("star_scrappers"), tmp_path / "rows.jsonl", list[int]()
    trial = Trial(entry.package, 2, "random", "Żółw", (entry.choose({}),))
    first = weighed([trial], 4, 1, KeptRows(file, [trial.settings]), told.append)
    lines = file.read_text(encoding="utf-8").splitlines(keepends=True)
    file.write_text("".join(lines[:3]) + lines[3][:20] + "\n", encoding="utf-8")
    kept = KeptRows(file, [trial.settings])
    assert len(kept.rows) == 2
    again = weighed([trial], 4, 2, kept, told.append)
    assert again[0].games == first[0].games
    assert told == [1, 2, 3, 4, 1, 2, 3, 4]
    assert len(KeptRows(file, [trial.settings]).rows) == 4


def test_a_line_that_was_cut_off_does_not_spoil_the_next(tmp_path: Path) -> None:
    entry, file = find("andromeda"), tmp_path / "rows.jsonl"
    trial = Trial(entry.package, 2, "random", "1", (entry.choose({}),))
    whole = weighed([trial], 3, 1, KeptRows(file, [trial.settings]), None)
    file.write_text(file.read_text(encoding="utf-8")[:-40], encoding="utf-8")
    assert weighed([trial], 3, 1, KeptRows(file, [trial.settings]), None) == whole
    assert len(KeptRows(file, [trial.settings]).rows) == 3


def test_rows_of_other_settings_are_refused_and_stay(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    rows = tmp_path / "rows.jsonl"
    asked = ["lab", "balance", "andromeda", "--bot", "random", "--games", "2", "--rows", str(rows)]
    assert main([*asked, "--lang", "en"]) == 0
    kept = rows.read_bytes()
    assert main([*asked, "--seed", "2", "--option", "first-game=yes", "--lang", "en"]) == 2
    assert "other settings (options, seed)" in capsys.readouterr().err
    assert main([*asked, "--against", "standard", "--lang", "pl"]) == 2
    assert "partie o innych ustawieniach (against)" in capsys.readouterr().err
    assert rows.read_bytes() == kept
    rows.write_text('{"number": 1}\n', encoding="utf-8")
    assert main([*asked, "--lang", "pl"]) == 2
    assert "nie ma partii takiego doświadczenia" in capsys.readouterr().err
    assert rows.read_text(encoding="utf-8") == '{"number": 1}\n'


@pytest.mark.thoughtful
def test_who_goes_without_a_card_never_takes_it_while_there_is_something_else() -> None:
    """Collecting an Artifact takes several decisions; the first of them is avoided already."""
    entry, card = find("star_scrappers"), "A08-right"
    owned = families(entry.package)
    usual = Trial(entry.package, 2, "greedy", "7", (entry.choose({}),))
    numbers = (number for number in range(1, 12) if card in cards_of(play_one(entry, owned, usual, number), number % 2))
    number = next(numbers)
    assert card not in cards_of(play_one(entry, owned, replace(usual, without=card), number), number % 2)


def cards_of(game: GameRow, seat: int) -> list[str]:
    return [card for _, card, owner in game.owned if owner == seat]


def test_an_abstainer_takes_the_card_where_there_is_nothing_else() -> None:
    entry, luck = find("andromeda"), luck_of("1", 1)
    game, owned = entry.game, families(entry.package)
    s = game.new(2, entry.choose({}), entry.book())
    s.telling = True
    while game.actors(s)[0] == CHANCE:
        game.apply(s, CHANCE, game.roll(s, luck))
    seat = game.actors(s)[0]
    legal = list(game.legal(s, seat))
    chosen = Abstainer(bot_named("random"), owned, "none", luck).choose(game, game.view(s, seat), legal[:1], luck)
    assert chosen == legal[0]
    assert list(taken([], owned)) == []


def test_the_command_writes_a_table(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out, rows = tmp_path / "Łukasz.md", tmp_path / "rows.jsonl"
    asked = ["lab", "balance", "astrogornicy", "--bot", "random", "--games", "4", "--lang", "pl", "--jobs", "2"]
    editions = ["--option", "edition=handbook", "--option", "edition=earlier"]
    assert main([*asked, *editions, "--out", str(out), "--rows", str(rows)]) == 0
    said = capsys.readouterr().out
    assert out.read_text(encoding="utf-8") == said
    assert "| Orders | ZA-" in said
    assert "Pierwsze miejsce wygrywa" in said
    assert main([*asked, *editions, "--rows", str(rows), "--all-owned"]) == 1


def test_a_card_that_is_none_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", "balance", "star_scrappers", "--without", "A99", "--lang", "pl"]) == 2
    assert "żadna karta nie nazywa się tu A99" in capsys.readouterr().err
