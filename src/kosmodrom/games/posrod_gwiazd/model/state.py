"""The state: the three zones together with the book they are read by."""

from kosmodrom.engine.contract import SPECTATOR, State
from kosmodrom.games.posrod_gwiazd.model.book import StarsBook
from kosmodrom.games.posrod_gwiazd.model.zones import (
    Hand,
    StarsView,
    Table,
    Vault,
    empty_hand,
    empty_table,
    empty_vault,
)


class StarsState(State):
    """A match of Pośród Gwiazd at one moment."""

    def __init__(self, seats: int, book: StarsBook, table: Table, hands: list[Hand], vault: Vault) -> None:
        super().__init__(seats)
        self.book = book
        self.table = table
        self.hands = hands
        self.vault = vault


def blank(seats: int, book: StarsBook) -> StarsState:
    """Empty zones for a number of seats."""
    return StarsState(seats, book, empty_table(seats), [empty_hand() for _ in range(seats)], empty_vault())


def clone(s: StarsState) -> StarsState:
    """An independent copy; the book is shared."""
    return StarsState(s.seats, s.book, s.table.copy(), [hand.copy() for hand in s.hands], s.vault.copy())


def view(s: StarsState, seat: int) -> StarsView:
    """PG-018, PG-228: what a seat knows."""
    hand = empty_hand() if seat == SPECTATOR else s.hands[seat].copy()
    return StarsView(seat, s.book, s.table.seen_by(seat), hand)
