"""The state and the view: the zones together with the book they are read by.

Written by `python -m tools.zones` from `zones.toml`.
"""

from typing import Any, Final

from kosmodrom.engine.contract import SPECTATOR, State, View
from kosmodrom.engine.question import QuestionGame
from kosmodrom.engine.zone_layout import refuse_problems
from kosmodrom.games.posrod_gwiazd.model.book import StarsBook
from kosmodrom.games.posrod_gwiazd.model.layout import LAYOUT
from kosmodrom.games.posrod_gwiazd.model.zones import Hand, Table, Vault, empty_hand, empty_table, empty_vault

KEY: Final = "posrod_gwiazd"
SEATS: Final = (2, 3, 4)


class StarsState(State):
    """A match of Pośród Gwiazd at one moment."""

    def __init__(self, seats: int, book: StarsBook, table: Table, hands: list[Hand], vault: Vault) -> None:
        super().__init__(seats)
        self.book = book
        self.table = table
        self.hands = hands
        self.vault = vault

    def __reduce__(self) -> tuple[Any, ...]:
        return decode, (LAYOUT.encode(self), self.book)


class StarsView(View):
    """What one seat knows: the Table, its own Hand, and the printed content."""

    def __init__(self, seat: int, book: StarsBook, table: Table, hand: Hand) -> None:
        super().__init__(seat)
        self.book = book
        self.table = table
        self.hand = hand

    def __reduce__(self) -> tuple[Any, ...]:
        return decode_view, (LAYOUT.encode_view(self), self.book)


def blank(seats: int, book: StarsBook) -> StarsState:
    """Empty zones for a number of seats."""
    hands = [empty_hand() for _ in range(seats)]
    return StarsState(seats, book, empty_table(seats, book), hands, empty_vault(book))


def clone(s: StarsState) -> StarsState:
    """An independent copy; the book is shared."""
    return StarsState(s.seats, s.book, s.table.copy(), [hand.copy() for hand in s.hands], s.vault.copy())


def view(s: StarsState, seat: int) -> StarsView:
    """What a seat, or the spectator, knows."""
    hand = empty_hand() if seat == SPECTATOR else s.hands[seat].copy()
    return StarsView(seat, s.book, s.table.seen_by(seat), hand)


def decode(ints: list[int], book: StarsBook) -> StarsState:
    """The state that was encoded."""
    s = blank(ints[0], book)
    LAYOUT.fill(s, ints)
    return s


def decode_view(ints: list[int], book: StarsBook) -> StarsView:
    """The view that was encoded."""
    v = StarsView(ints[0], book, empty_table(0, book), empty_hand())
    LAYOUT.fill_view(v, ints)
    return v


class StarsZones(QuestionGame[StarsState, StarsView, StarsBook]):
    """What the contract asks of the zones."""

    def clone(self, s: StarsState) -> StarsState:
        return clone(s)

    def view(self, s: StarsState, seat: int) -> StarsView:
        return view(s, seat)

    def public(self, v: StarsView) -> StarsView:
        return StarsView(SPECTATOR, v.book, v.table.seen_by(SPECTATOR), empty_hand())

    def encode(self, s: StarsState) -> list[int]:
        return LAYOUT.encode(s)

    def decode(self, ints: list[int], book: StarsBook) -> StarsState:
        return decode(ints, book)

    def encode_view(self, v: StarsView) -> list[int]:
        return LAYOUT.encode_view(v)

    def decode_view(self, ints: list[int], book: StarsBook) -> StarsView:
        return decode_view(ints, book)

    def position(self, s: StarsState) -> str:
        return LAYOUT.write(KEY, s)

    def from_position(self, text: str, book: StarsBook) -> StarsState:
        s: StarsState = LAYOUT.read(KEY, lambda seats: blank(seats, book), text, SEATS)
        refuse_problems(self, s)
        return s
