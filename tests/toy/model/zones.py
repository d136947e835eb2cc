"""The zones: the Table that all see, the Hand that one seat sees, the Vault that nobody sees."""

from kosmodrom.engine.agenda import Agenda
from kosmodrom.engine.pile import Pile
from toy.model.actions import CARDS


class Table:
    """TY-004: what lies before everybody; of a face-down card all see its place and who knows it."""

    __slots__ = (
        "agenda", "agendas", "coins", "deck", "dice", "discard", "passing", "places", "prizes", "ready", "rows",
        "shown",
    )  # fmt: skip

    def __init__(self, seats: int) -> None:
        self.passing = 0
        """TY-006: 0 to the left, 1 to the right."""
        self.agenda = Agenda()
        self.agendas = [Agenda() for _ in range(seats)]
        """TY-008: each seat's own questions while all roll."""
        self.ready = 0
        """TY-005, TY-010: a mask of the seats whose secret choice is made."""
        self.rows = [Pile(0) for _ in range(seats)]
        """The face-down cards before each seat, each with a mask of those who know it."""
        self.deck = [Pile(0)]
        self.shown: list[list[int]] = [[] for _ in range(seats)]
        self.places: list[list[int]] = [[] for _ in range(seats)]
        """TY-005: where in the row each card shown has lain."""
        self.dice: list[list[int]] = [[0, 0] for _ in range(seats)]
        self.coins = [0] * seats
        self.prizes = [0] * seats
        self.discard: list[int] = []

    def copy(self) -> "Table":
        other = Table(0)
        other.passing = self.passing
        other.agenda = self.agenda.copy()
        other.agendas = [agenda.copy() for agenda in self.agendas]
        other.ready = self.ready
        other.rows = [row.copy() for row in self.rows]
        other.deck = [pile.copy() for pile in self.deck]
        other.shown = [cards[:] for cards in self.shown]
        other.places = [places[:] for places in self.places]
        other.dice = [dice[:] for dice in self.dice]
        other.coins = self.coins[:]
        other.prizes = self.prizes[:]
        other.discard = self.discard[:]
        return other

    def seen_by(self, seat: int) -> "Table":
        """A copy without the cards that a seat does not know."""
        other = self.copy()
        other.rows = [row.seen_by(seat) for row in self.rows]
        other.deck = [pile.seen_by(seat) for pile in self.deck]
        return other


class Hand:
    """What one seat has chosen and not yet shown."""

    __slots__ = ("bid", "pick", "staged")

    def __init__(self) -> None:
        self.pick = -1
        self.bid = -1
        self.staged: list[int] = []
        """TY-018: places of the cards laid ready to pay, in order."""

    def copy(self) -> "Hand":
        other = Hand()
        other.pick = self.pick
        other.bid = self.bid
        other.staged = self.staged[:]
        return other


class Vault:
    """TY-004: the kinds of all cards that nobody has seen, without an order."""

    __slots__ = ("pool",)

    def __init__(self) -> None:
        self.pool = [0] * len(CARDS)

    def copy(self) -> "Vault":
        other = Vault()
        other.pool = self.pool[:]
        return other
