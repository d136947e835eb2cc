"""The state: the three zones together with the book they are read by."""

from kosmodrom.engine.contract import SPECTATOR, State, only
from kosmodrom.games.andromeda.model.book import AndromedaBook
from kosmodrom.games.andromeda.model.zones import AndromedaView, Hand, Table, Vault, empty_table, empty_vault


class AndromedaState(State):
    """A match of Andromeda at one moment."""

    def __init__(self, seats: int, book: AndromedaBook, table: Table, hands: list[Hand], vault: Vault) -> None:
        super().__init__(seats)
        self.book = book
        self.table = table
        self.hands = hands
        self.vault = vault


def blank(seats: int, book: AndromedaBook) -> AndromedaState:
    """Empty zones for a number of seats."""
    return AndromedaState(seats, book, empty_table(seats), [Hand() for _ in range(seats)], empty_vault())


def clone(s: AndromedaState) -> AndromedaState:
    """An independent copy; the book is shared."""
    return AndromedaState(s.seats, s.book, s.table.copy(), [hand.copy() for hand in s.hands], s.vault.copy())


def view(s: AndromedaState, seat: int) -> AndromedaView:
    """AN-013 to AN-015: what a seat, or the spectator, knows."""
    hand = Hand() if seat == SPECTATOR else s.hands[seat].copy()
    table = s.table.copy()
    table.personal = [pile.seen_by(seat) for pile in s.table.personal]
    table.held = [pile.seen_by(seat) for pile in s.table.held]
    table.rumours = [[row[0], only(seat), row[2]] for row in s.table.rumours if (row[1] >> seat) & 1]
    return AndromedaView(seat, s.book, table, hand)
