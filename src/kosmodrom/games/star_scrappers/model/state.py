"""The state and the view: the zones together with the book they are read by.

Written by `python -m tools.zones` from `zones.toml`.
"""

from typing import Any, Final

from kosmodrom.engine.contract import SPECTATOR, State, View
from kosmodrom.engine.question import QuestionGame
from kosmodrom.engine.zone_layout import refuse_problems
from kosmodrom.games.star_scrappers.model.book import ScrapperBook
from kosmodrom.games.star_scrappers.model.layout import LAYOUT
from kosmodrom.games.star_scrappers.model.zones import Hand, Table, Vault, empty_hand, empty_table, empty_vault

KEY: Final = "star_scrappers"
SEATS: Final = (2, 3, 4)


class ScrapperState(State):
    """A match of Star Scrappers at one moment."""

    def __init__(self, seats: int, book: ScrapperBook, table: Table, hands: list[Hand], vault: Vault) -> None:
        super().__init__(seats)
        self.book = book
        self.table = table
        self.hands = hands
        self.vault = vault

    def __reduce__(self) -> tuple[Any, ...]:
        return decode, (LAYOUT.encode(self), self.book)


class ScrapperView(View):
    """What one seat knows: the Table, its own Hand, and the printed content."""

    def __init__(self, seat: int, book: ScrapperBook, table: Table, hand: Hand) -> None:
        super().__init__(seat)
        self.book = book
        self.table = table
        self.hand = hand

    def __reduce__(self) -> tuple[Any, ...]:
        return decode_view, (LAYOUT.encode_view(self), self.book)


def blank(seats: int, book: ScrapperBook) -> ScrapperState:
    """Empty zones for a number of seats."""
    hands = [empty_hand() for _ in range(seats)]
    return ScrapperState(seats, book, empty_table(seats, book), hands, empty_vault(book))


def clone(s: ScrapperState) -> ScrapperState:
    """An independent copy; the book is shared."""
    return ScrapperState(s.seats, s.book, s.table.copy(), [hand.copy() for hand in s.hands], s.vault.copy())


def view(s: ScrapperState, seat: int) -> ScrapperView:
    """What a seat, or the spectator, knows."""
    hand = empty_hand() if seat == SPECTATOR else s.hands[seat].copy()
    return ScrapperView(seat, s.book, s.table.seen_by(seat), hand)


def decode(ints: list[int], book: ScrapperBook) -> ScrapperState:
    """The state that was encoded."""
    s = blank(ints[0], book)
    LAYOUT.fill(s, ints)
    return s


def decode_view(ints: list[int], book: ScrapperBook) -> ScrapperView:
    """The view that was encoded."""
    v = ScrapperView(ints[0], book, empty_table(0, book), empty_hand())
    LAYOUT.fill_view(v, ints)
    return v


class ScrapperZones(QuestionGame[ScrapperState, ScrapperView, ScrapperBook]):
    """What the contract asks of the zones."""

    def clone(self, s: ScrapperState) -> ScrapperState:
        return clone(s)

    def view(self, s: ScrapperState, seat: int) -> ScrapperView:
        return view(s, seat)

    def public(self, v: ScrapperView) -> ScrapperView:
        return ScrapperView(SPECTATOR, v.book, v.table.seen_by(SPECTATOR), empty_hand())

    def encode(self, s: ScrapperState) -> list[int]:
        return LAYOUT.encode(s)

    def decode(self, ints: list[int], book: ScrapperBook) -> ScrapperState:
        return decode(ints, book)

    def encode_view(self, v: ScrapperView) -> list[int]:
        return LAYOUT.encode_view(v)

    def decode_view(self, ints: list[int], book: ScrapperBook) -> ScrapperView:
        return decode_view(ints, book)

    def position(self, s: ScrapperState) -> str:
        return LAYOUT.write(KEY, s)

    def from_position(self, text: str, book: ScrapperBook) -> ScrapperState:
        s: ScrapperState = LAYOUT.read(KEY, lambda seats: blank(seats, book), text, SEATS)
        refuse_problems(self, s)
        return s
