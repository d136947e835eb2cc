"""The state: the three zones together with the book they are read by."""

from kosmodrom.engine.contract import SPECTATOR, State
from kosmodrom.games.astrogornicy.model.book import AstroBook
from kosmodrom.games.astrogornicy.model.zones import AstroView, Hand, Table, Vault, empty_hand, empty_table, empty_vault


class AstroState(State):
    """A match of Astrogórnicy at one moment."""

    def __init__(self, seats: int, book: AstroBook, table: Table, hands: list[Hand], vault: Vault) -> None:
        super().__init__(seats)
        self.book = book
        self.table = table
        self.hands = hands
        self.vault = vault


def blank(seats: int, book: AstroBook) -> AstroState:
    """Empty zones for a number of seats."""
    return AstroState(seats, book, empty_table(seats), [empty_hand() for _ in range(seats)], empty_vault())


def clone(s: AstroState) -> AstroState:
    """An independent copy; the book is shared."""
    return AstroState(s.seats, s.book, s.table.copy(), [hand.copy() for hand in s.hands], s.vault.copy())


def view(s: AstroState, seat: int) -> AstroView:
    """AG-301, AG-302: what a seat knows. Cards under a deck were put there before everybody's eyes."""
    hand = empty_hand() if seat == SPECTATOR else s.hands[seat].copy()
    return AstroView(seat, s.book, s.table.copy(), hand)
