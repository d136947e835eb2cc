"""The state: the three zones together with the book they are read by."""

from kosmodrom.engine.contract import SPECTATOR, State
from kosmodrom.games.star_scrappers.model.book import ScrapperBook
from kosmodrom.games.star_scrappers.model.zones import (
    Hand,
    ScrapperView,
    Table,
    Vault,
    empty_hand,
    empty_table,
    empty_vault,
)


class ScrapperState(State):
    """A match of Star Scrappers at one moment."""

    def __init__(self, seats: int, book: ScrapperBook, table: Table, hands: list[Hand], vault: Vault) -> None:
        super().__init__(seats)
        self.book = book
        self.table = table
        self.hands = hands
        self.vault = vault


def blank(seats: int, book: ScrapperBook) -> ScrapperState:
    """Empty zones for a number of seats."""
    return ScrapperState(seats, book, empty_table(seats), [empty_hand() for _ in range(seats)], empty_vault())


def clone(s: ScrapperState) -> ScrapperState:
    """An independent copy; the book is shared."""
    return ScrapperState(s.seats, s.book, s.table.copy(), [hand.copy() for hand in s.hands], s.vault.copy())


def view(s: ScrapperState, seat: int) -> ScrapperView:
    """SS-311: what a seat knows. Known cards under a stack were put there before everybody's eyes."""
    hand = empty_hand() if seat == SPECTATOR else s.hands[seat].copy()
    table = s.table.copy()
    table.crystal_stacks = [pile.seen_by(seat) for pile in s.table.crystal_stacks]
    return ScrapperView(seat, s.book, table, hand)
