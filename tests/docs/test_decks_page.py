"""The page about decks: its example is played."""

import re
from importlib.resources import files
from itertools import groupby
from pathlib import Path

from kosmodrom.engine.deck import export_deck, read_deck
from kosmodrom.engine.match import Match
from kosmodrom.engine.registry import find, games
from kosmodrom.terminal.decks import changes

PAGE = (Path(__file__).parents[2] / "docs" / "decks.md").read_text(encoding="utf-8")


def test_the_card_of_the_page_can_be_played_with() -> None:
    entry = find("star_scrappers")
    (example,) = re.findall(r"```toml\n(.*?)```", PAGE, flags=re.DOTALL)
    deck = read_deck(f"{export_deck(entry.key, files(entry.package) / 'content')}\n{example}", "my.toml")
    match = Match(entry, seats=2, seed="Łazik", deck=deck)
    assert changes(entry, deck) == ["mercenary Y2b"]
    assert match.entry.words("pl", match.book)["mercenary.Y2b"] == "Łazik „Żółć”"
    assert "Rover “Gall”" in entry.spoken_of(match.book, "en")["SS-245"]
    assert Match.from_journal(match.journal(), deck).position() == match.position()


def test_the_page_names_every_family_that_a_deck_may_extend() -> None:
    for entry in games().values():
        for ids in entry.spare.values():
            if not ids[0].endswith(("-left", "-right")):
                for _, family in groupby(ids, lambda each: each.rpartition("-")[0]):
                    first, *_, last = family
                    assert f"`{first}` … `{last}`" in PAGE, (entry.key, first)
