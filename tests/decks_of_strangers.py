"""Decks as people write and send them: the printed cards with a few changes, as text."""

from importlib.resources import files

from kosmodrom.engine.deck import export_deck
from kosmodrom.engine.registry import find

NAME = "Zażółć „gęślą” 🚀 <b>jaźń</b>"
ROVER = """
[[mercenary]]
id = "Y2b"
name = { pl = "<i>Łazik</i> „Żółć”", en = "Rover 'Gall'" }
copies = 3
duration = "turn"
skill = { effect = "extra-mining", count = 2 }
clauses = ["SS-245"]
provenance = "reconstructed"
copies_provenance = "reconstructed"
"""
"""A card that a deck of Star Scrappers brings along."""


def deck_text(game: str = "star_scrappers", name: str = NAME, **changed: str) -> str:
    """The printed cards under another name; of each key that is given the first value is another one."""
    entry = find(game)
    text = export_deck(entry.key, files(entry.package) / "content").replace(f"my {entry.key} deck", name)
    for key, value in changed.items():
        before, _, after = text.partition(f"\n{key} = ")
        text = f"{before}\n{key} = {value}\n{after.partition(chr(10))[2]}"
    return text
