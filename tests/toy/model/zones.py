"""The zones: the Table that all see, the Hand that one seat sees, the Vault that nobody sees.

Written by `python -m tools.zones` from `zones.toml`.
"""

from kosmodrom.engine.agenda import Agenda
from kosmodrom.engine.pile import Pile
from toy.model.actions import CARDS


class Table:
    """TY-004: what lies before everybody; of a face-down card all see its place and who knows it."""

    __slots__ = (
        "agenda",
        "agendas",
        "coins",
        "deck",
        "dice",
        "discard",
        "passing",
        "places",
        "prizes",
        "ready",
        "rows",
        "shown",
    )

    passing: int
    """TY-006: 0 to the left, 1 to the right."""
    agenda: Agenda
    agendas: list[Agenda]
    """TY-008: each seat's own questions while all roll."""
    ready: int
    """TY-005, TY-010: a mask of the seats whose secret choice is made."""
    rows: list[Pile]
    """The face-down cards before each seat, each with a mask of those who know it."""
    deck: list[Pile]
    shown: list[list[int]]
    places: list[list[int]]
    """TY-005: where in the row each card shown has lain."""
    dice: list[list[int]]
    coins: list[int]
    prizes: list[int]
    discard: list[int]

    def copy(self) -> "Table":
        other = Table()
        other.passing = self.passing
        other.agenda = self.agenda.copy()
        other.agendas = [each.copy() for each in self.agendas]
        other.ready = self.ready
        other.rows = [each.copy() for each in self.rows]
        other.deck = [each.copy() for each in self.deck]
        other.shown = [each[:] for each in self.shown]
        other.places = [each[:] for each in self.places]
        other.dice = [each[:] for each in self.dice]
        other.coins = self.coins[:]
        other.prizes = self.prizes[:]
        other.discard = self.discard[:]
        return other

    def encode(self, out: list[int]) -> None:
        """Append all of it as ints; every list is led by its length."""
        out += [self.passing, len(self.agenda.frames), *self.agenda.frames, len(self.agendas)]
        for agenda in self.agendas:
            out += [len(agenda.frames), *agenda.frames]
        out += [self.ready, len(self.rows)]
        for pile in self.rows:
            out += [pile.unseen, len(pile.tail), *pile.tail, len(pile.knowers), *pile.knowers]
        out += [len(self.deck)]
        for pile in self.deck:
            out += [pile.unseen, len(pile.tail), *pile.tail, len(pile.knowers), *pile.knowers]
        out += [len(self.shown)]
        for row in self.shown:
            out += [len(row), *row]
        out += [len(self.places)]
        for row in self.places:
            out += [len(row), *row]
        out += [len(self.dice)]
        for row in self.dice:
            out += [len(row), *row]
        out += [len(self.coins), *self.coins, len(self.prizes), *self.prizes, len(self.discard), *self.discard]

    def seen_by(self, seat: int) -> "Table":
        """A copy without the cards that a seat does not know."""
        other = self.copy()
        other.rows = [each.seen_by(seat) for each in self.rows]
        other.deck = [each.seen_by(seat) for each in self.deck]
        return other


def empty_table(seats: int) -> Table:
    """Before the set-up."""
    table = Table()
    table.passing = 0
    table.agenda = Agenda()
    table.agendas = [Agenda() for _ in range(seats)]
    table.ready = 0
    table.rows = [Pile(0) for _ in range(seats)]
    table.deck = [Pile(0)]
    table.shown = [[] for _ in range(seats)]
    table.places = [[] for _ in range(seats)]
    table.dice = [[0, 0] for _ in range(seats)]
    table.coins = [0] * seats
    table.prizes = [0] * seats
    table.discard = []
    return table


class Hand:
    """What one seat has chosen and not yet shown."""

    __slots__ = (
        "bid",
        "pick",
        "staged",
    )

    pick: int
    bid: int
    staged: list[int]
    """TY-018: places of the cards laid ready to pay, in order."""

    def copy(self) -> "Hand":
        other = Hand()
        other.pick = self.pick
        other.bid = self.bid
        other.staged = self.staged[:]
        return other

    def encode(self, out: list[int]) -> None:
        """Append all of it as ints; every list is led by its length."""
        out += [self.pick, self.bid, len(self.staged), *self.staged]


def empty_hand() -> Hand:
    """Before the set-up."""
    hand = Hand()
    hand.pick = -1
    hand.bid = -1
    hand.staged = []
    return hand


class Vault:
    """TY-004: the kinds of all cards that nobody has seen, without an order."""

    __slots__ = ("pool",)

    pool: list[int]

    def copy(self) -> "Vault":
        other = Vault()
        other.pool = self.pool[:]
        return other

    def encode(self, out: list[int]) -> None:
        """Append all of it as ints; every list is led by its length."""
        out += [len(self.pool), *self.pool]


def empty_vault() -> Vault:
    """Before the set-up."""
    vault = Vault()
    vault.pool = [0] * (len(CARDS))
    return vault
