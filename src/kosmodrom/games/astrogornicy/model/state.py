"""The state and the view: the zones together with the book they are read by.

Written by `python -m tools.zones` from `zones.toml`.
"""

from typing import Any, Final

from kosmodrom.engine.contract import SPECTATOR, State, View
from kosmodrom.engine.question import QuestionGame
from kosmodrom.engine.zone_layout import refuse_problems
from kosmodrom.games.astrogornicy.model.book import AstroBook
from kosmodrom.games.astrogornicy.model.layout import LAYOUT
from kosmodrom.games.astrogornicy.model.zones import Hand, Table, Vault, empty_hand, empty_table, empty_vault

KEY: Final = "astrogornicy"
SEATS: Final = (2, 3, 4)


class AstroState(State):
    """A match of Astrogórnicy at one moment."""

    def __init__(self, seats: int, book: AstroBook, table: Table, hands: list[Hand], vault: Vault) -> None:
        super().__init__(seats)
        self.book = book
        self.table = table
        self.hands = hands
        self.vault = vault

    def __reduce__(self) -> tuple[Any, ...]:
        return decode, (LAYOUT.encode(self), self.book)


class AstroView(View):
    """What one seat knows: the Table, its own Hand, and the printed content."""

    def __init__(self, seat: int, book: AstroBook, table: Table, hand: Hand) -> None:
        super().__init__(seat)
        self.book = book
        self.table = table
        self.hand = hand

    def __reduce__(self) -> tuple[Any, ...]:
        return decode_view, (LAYOUT.encode_view(self), self.book)


def blank(seats: int, book: AstroBook) -> AstroState:
    """Empty zones for a number of seats."""
    hands = [empty_hand() for _ in range(seats)]
    return AstroState(seats, book, empty_table(seats), hands, empty_vault(book))


def clone(s: AstroState) -> AstroState:
    """An independent copy; the book is shared."""
    return AstroState(s.seats, s.book, s.table.copy(), [hand.copy() for hand in s.hands], s.vault.copy())


def view(s: AstroState, seat: int) -> AstroView:
    """What a seat, or the spectator, knows."""
    hand = empty_hand() if seat == SPECTATOR else s.hands[seat].copy()
    return AstroView(seat, s.book, s.table.seen_by(seat), hand)


def decode(ints: list[int], book: AstroBook) -> AstroState:
    """The state that was encoded."""
    s = blank(ints[0], book)
    LAYOUT.fill(s, ints)
    return s


def decode_view(ints: list[int], book: AstroBook) -> AstroView:
    """The view that was encoded."""
    v = AstroView(ints[0], book, empty_table(0), empty_hand())
    LAYOUT.fill_view(v, ints)
    return v


class AstroZones(QuestionGame[AstroState, AstroView, AstroBook]):
    """What the contract asks of the zones."""

    def clone(self, s: AstroState) -> AstroState:
        return clone(s)

    def view(self, s: AstroState, seat: int) -> AstroView:
        return view(s, seat)

    def public(self, v: AstroView) -> AstroView:
        return AstroView(SPECTATOR, v.book, v.table.seen_by(SPECTATOR), empty_hand())

    def encode(self, s: AstroState) -> list[int]:
        return LAYOUT.encode(s)

    def decode(self, ints: list[int], book: AstroBook) -> AstroState:
        return decode(ints, book)

    def encode_view(self, v: AstroView) -> list[int]:
        return LAYOUT.encode_view(v)

    def decode_view(self, ints: list[int], book: AstroBook) -> AstroView:
        return decode_view(ints, book)

    def position(self, s: AstroState) -> str:
        return LAYOUT.write(KEY, s)

    def from_position(self, text: str, book: AstroBook) -> AstroState:
        s: AstroState = LAYOUT.read(KEY, lambda seats: blank(seats, book), text, SEATS)
        refuse_problems(self, s)
        return s
