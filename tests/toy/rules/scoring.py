"""The end: TY-024 and TY-025."""

from kosmodrom.engine.pile import HIDDEN
from toy.model.book import ToyBook
from toy.model.state import ToyState
from toy.model.zones import Table


def sheet(t: Table, book: ToyBook) -> list[list[int]]:
    """TY-024: cards shown, prizes, coins left and cards in the row; an unknown card counts nothing yet."""
    return [
        [sum(book.value[card] for card in cards) for cards in t.shown],
        [prizes * book.prize for prizes in t.prizes],
        t.coins[:],
        [sum(book.value[card] for card in row.tail if card != HIDDEN) for row in t.rows],
    ]


def ties(s: ToyState) -> list[list[int]]:
    """TY-025: most prizes, then the victory is shared."""
    return [[25, *s.table.prizes], [25]]
