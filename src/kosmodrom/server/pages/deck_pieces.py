"""The things of a deck as a board draws them: those that differ from the printed ones, and all of them on paper."""

from dataclasses import dataclass
from typing import Any, Final

from kosmodrom.draw.zoom import Zoomed
from kosmodrom.engine.deck_differences import differences
from kosmodrom.engine.registry import Entry
from kosmodrom.server.services.shared_decks import ReadDeck

SHEETS: Final = {"card": (3, 3), "wide": (2, 4), "tile": (3, 4), "token": (6, 8)}
"""By shape: how many stand beside one another on a sheet of paper, and below; in this order they are printed."""
PAPERS: Final = ("a4", "letter")
MOST: Final = 1500
"""So many things are printed at most."""


@dataclass(frozen=True)
class Drawn:
    """A row of a deck, drawn."""

    id: str
    shape: str
    copies: int
    is_changed: bool
    zoomed: Zoomed


@dataclass(frozen=True)
class Sheet:
    """One side of paper."""

    shape: str
    pieces: tuple[Drawn, ...]


def is_drawn(entry: Entry) -> bool:
    """Whether anything of a deck of this game can be drawn."""
    return bool(entry.board.pieces)


def drawn(read: ReadDeck, lang: str, *, changed_only: bool) -> list[Drawn]:
    """What a deck has, in the order of its tables; a row that has gone is not there to be drawn."""
    entry, texts = read.entry, read.entry.words(lang, read.book)
    changed = {(each.table, each.row) for each in differences(entry.standard_deck(), read.deck)}
    found: list[Drawn] = []
    for table, piece in entry.board.pieces.items():
        rows: list[dict[str, Any]] = read.deck.tables.get(table, [])
        for row in rows:
            is_changed = (table, str(row["id"])) in changed
            if is_changed or not changed_only:
                zoomed = entry.board.thing(piece.thing.format_map(row), read.book, texts)
                if zoomed is not None:
                    found.append(Drawn(str(row["id"]), piece.shape, int(row.get("copies", 1)), is_changed, zoomed))
    return found


def sheets(pieces: list[Drawn]) -> list[Sheet]:
    """As many of each as the deck has, sheet after sheet."""
    made: list[Sheet] = []
    for shape, (across, down) in SHEETS.items():
        each = [piece for piece in pieces if piece.shape == shape for _ in range(piece.copies)][:MOST]
        room = across * down
        made += [Sheet(shape, tuple(each[start : start + room])) for start in range(0, len(each), room)]
    return made
