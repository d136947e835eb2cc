"""`kosmodrom deck`: a game's content as a file to edit, and what is wrong with an edited one."""

from importlib.resources import files
from pathlib import Path

from kosmodrom.engine.deck import Deck, export_deck
from kosmodrom.engine.deck_differences import differences
from kosmodrom.engine.registry import Entry, find
from kosmodrom.terminal.console import PACKAGE, Console
from kosmodrom.terminal.files import FileError, load_deck, write_text


def export(console: Console, game: str, path: Path | None) -> int:
    """Write the standard deck to a file that is not there yet, or to the terminal."""
    entry = find(game)
    text = export_deck(entry.key, files(entry.package) / "content")
    if path is None:
        console.write(text)
        return 0
    if path.exists():
        raise FileError.of(PACKAGE, "wrong.file-exists", path=path)
    if not path.parent.is_dir():
        raise FileError.of(PACKAGE, "wrong.no-folder", path=path, folder=str(path.parent))
    write_text(path, text)
    console.say("deck.exported", path=path, game=entry.key)
    return 0


def check(console: Console, path: Path) -> int:
    """Read a deck as a match would."""
    deck = load_deck(path)
    entry = find(deck.game)
    entry.book(deck)
    console.say("deck.fine", path=path, name=deck.name, title=entry.titles[console.lang], digest=deck.digest)
    changed = changes(entry, deck)
    if changed:
        console.say("deck.changed", rows=", ".join(changed))
    else:
        console.say("deck.same")
    return 0


def changes(entry: Entry, deck: Deck) -> list[str]:
    """The rows that differ from the standard deck, by table and id."""
    return list(dict.fromkeys(each.place for each in differences(entry.standard_deck(), deck)))
