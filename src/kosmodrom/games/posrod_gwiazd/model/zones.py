"""The zones: the Table that all see, the Hand that one seat sees, the Vault that nobody sees.

Written by `python -m tools.zones` from `zones.toml`.
"""

from kosmodrom.engine.agenda import Agenda
from kosmodrom.engine.contract import SPECTATOR
from kosmodrom.engine.pile import Pile
from kosmodrom.games.posrod_gwiazd.model.book import StarsBook


class Table:
    """PG-017: what lies open before everybody; of a hidden card all see that there is one."""

    __slots__ = (
        "acted",
        "agenda",
        "aggressive",
        "all_in_one",
        "at",
        "brought",
        "built",
        "cards",
        "cells",
        "claim",
        "closed",
        "conflicts_out",
        "covered",
        "credits",
        "deck",
        "discard",
        "disputes",
        "extra",
        "height",
        "hidden_removed",
        "near",
        "objectives",
        "open",
        "order",
        "packets",
        "phase",
        "picked",
        "played",
        "points",
        "races",
        "ranges",
        "reactors",
        "ready",
        "removed",
        "secret",
        "secret_seat",
        "seize",
        "side",
        "steward",
        "steward_by",
        "tokens",
        "touch",
        "turn",
        "used",
        "version",
        "width",
        "with_objectives",
        "with_races",
        "year",
    )

    version: int
    """The version of these fields."""
    aggressive: int
    """PG-124: whether Conflicts come into play."""
    all_in_one: int
    """PG-138: whether all location cards are shuffled together."""
    seize: int
    """PG-144: whether effects follow each action at once."""
    width: int
    """PG-141: columns of the bounded grid; 0: unlimited space."""
    height: int
    """Rows of the bounded grid; 0: unlimited space."""
    with_races: int
    """PG-029, PG-030: 0 no races, 1 dealt, 2 chosen."""
    with_objectives: int
    """Whether objectives are in play."""
    steward_by: int
    """PG-034: 0 seat 0, 1 drawn, 2 named by seat 0."""
    agenda: Agenda
    """What is asked now, last, and what comes after it."""
    phase: int
    """Where the turn stands."""
    year: int
    """PG-002: 1 to 4; 0 during the set-up."""
    turn: int
    """The number of the turn in its year."""
    steward: int
    """The seat of the steward, who breaks ties in the order."""
    races: list[int]
    """The race of each seat; -1: none."""
    used: list[int]
    """PG-216: whether the ability was used in this year."""
    points: list[int]
    """PG-012: the score track; final scoring is not on it."""
    credits: list[int]
    """Credits of each seat."""
    cards: list[list[int]]
    """The cards of each station in the order of building; the first is the Main Reactor."""
    cells: list[list[int]]
    """PG-051: where each of them lies."""
    near: list[list[int]]
    """PG-052: four for each card: the places of its neighbours in the station, or -1."""
    ranges: list[list[int]]
    """PG-053: the range of each card from the Main Reactor."""
    tokens: list[list[int]]
    """Crystals on a Reactor, credits on Biurowce (PG-149)."""
    brought: list[list[int]]
    """PG-095: the points that each card has brought so far; -1: not known."""
    open: list[list[int]]
    """PG-058: the cells where a card may be placed, ascending."""
    touch: list[list[int]]
    """Four for each open cell: the places of its neighbours in the station, or -1."""
    closed: list[list[int]]
    """PG-183: empty cells next to a card that keeps its neighbours free."""
    covered: list[int]
    """PG-098: the cards that lie face down in stations."""
    reactors: int
    """PG-016: Reactor cards left in the pile."""
    deck: int
    """Cards left in the location deck."""
    side: int
    """PG-024, PG-210: cards in the face-down side pile."""
    conflicts_out: int
    """PG-126: Conflict cards that are not in the game, or not yet."""
    discard: list[int]
    """PG-077: the discard pile, by kind."""
    removed: list[int]
    """PG-208: cards removed from the game face up."""
    hidden_removed: list[Pile]
    """PG-212, PG-235: cards removed face down."""
    packets: list[Pile]
    """PG-043: the cards in each hand, or passed to it and not yet taken up, with those who know them."""
    picked: int
    """PG-042: a mask of the seats whose card to play lies face down."""
    ready: int
    """PG-044, PG-086: a mask of the seats that have made their secret choice."""
    order: list[int]
    """PG-080: the seats in the order of this turn."""
    at: int
    """The place in that order, or in a row of seats, that comes next."""
    acted: int
    """Whether the seat at that place has acted."""
    played: list[int]
    """PG-044: the card that each seat has revealed and not yet used; -1: none."""
    built: list[int]
    """PG-083: the place in the station of the card built this turn; -1: none."""
    extra: list[int]
    """PG-153: crystals spent this turn beyond the cost."""
    disputes: list[int]
    """PG-082: the Conflict that a seat has paid for in this turn; -1: none."""
    objectives: list[int]
    """PG-032: the open objectives."""
    claim: int
    """PG-220, PG-237: a mask of the seats that led when the goal was first reached; 0: not yet."""
    secret_seat: int
    """PG-197: the seat that holds a secret objective; -1: none."""
    secret: int
    """PG-198, PG-200: the secret objective once it is shown."""

    def copy(self) -> "Table":
        other = Table()
        other.version = self.version
        other.aggressive = self.aggressive
        other.all_in_one = self.all_in_one
        other.seize = self.seize
        other.width = self.width
        other.height = self.height
        other.with_races = self.with_races
        other.with_objectives = self.with_objectives
        other.steward_by = self.steward_by
        other.agenda = self.agenda.copy()
        other.phase = self.phase
        other.year = self.year
        other.turn = self.turn
        other.steward = self.steward
        other.races = self.races[:]
        other.used = self.used[:]
        other.points = self.points[:]
        other.credits = self.credits[:]
        other.cards = [each[:] for each in self.cards]
        other.cells = [each[:] for each in self.cells]
        other.near = [each[:] for each in self.near]
        other.ranges = [each[:] for each in self.ranges]
        other.tokens = [each[:] for each in self.tokens]
        other.brought = [each[:] for each in self.brought]
        other.open = [each[:] for each in self.open]
        other.touch = [each[:] for each in self.touch]
        other.closed = [each[:] for each in self.closed]
        other.covered = self.covered[:]
        other.reactors = self.reactors
        other.deck = self.deck
        other.side = self.side
        other.conflicts_out = self.conflicts_out
        other.discard = self.discard[:]
        other.removed = self.removed[:]
        other.hidden_removed = [each.copy() for each in self.hidden_removed]
        other.packets = [each.copy() for each in self.packets]
        other.picked = self.picked
        other.ready = self.ready
        other.order = self.order[:]
        other.at = self.at
        other.acted = self.acted
        other.played = self.played[:]
        other.built = self.built[:]
        other.extra = self.extra[:]
        other.disputes = self.disputes[:]
        other.objectives = self.objectives[:]
        other.claim = self.claim
        other.secret_seat = self.secret_seat
        other.secret = self.secret
        return other

    def encode(self, out: list[int]) -> None:
        """Append all of it as ints; every list is led by its length."""
        out += [
            self.version,
            self.aggressive,
            self.all_in_one,
            self.seize,
            self.width,
            self.height,
            self.with_races,
            self.with_objectives,
            self.steward_by,
            len(self.agenda.frames),
            *self.agenda.frames,
            self.phase,
            self.year,
            self.turn,
            self.steward,
            len(self.races),
            *self.races,
            len(self.used),
            *self.used,
            len(self.points),
            *self.points,
            len(self.credits),
            *self.credits,
            len(self.cards),
        ]
        for row in self.cards:
            out += [len(row), *row]
        out += [len(self.cells)]
        for row in self.cells:
            out += [len(row), *row]
        out += [len(self.near)]
        for row in self.near:
            out += [len(row), *row]
        out += [len(self.ranges)]
        for row in self.ranges:
            out += [len(row), *row]
        out += [len(self.tokens)]
        for row in self.tokens:
            out += [len(row), *row]
        out += [len(self.brought)]
        for row in self.brought:
            out += [len(row), *row]
        out += [len(self.open)]
        for row in self.open:
            out += [len(row), *row]
        out += [len(self.touch)]
        for row in self.touch:
            out += [len(row), *row]
        out += [len(self.closed)]
        for row in self.closed:
            out += [len(row), *row]
        out += [
            len(self.covered),
            *self.covered,
            self.reactors,
            self.deck,
            self.side,
            self.conflicts_out,
            len(self.discard),
            *self.discard,
            len(self.removed),
            *self.removed,
            len(self.hidden_removed),
        ]
        for pile in self.hidden_removed:
            out += [pile.unseen, len(pile.tail), *pile.tail, len(pile.knowers), *pile.knowers]
        out += [len(self.packets)]
        for pile in self.packets:
            out += [pile.unseen, len(pile.tail), *pile.tail, len(pile.knowers), *pile.knowers]
        out += [
            self.picked,
            self.ready,
            len(self.order),
            *self.order,
            self.at,
            self.acted,
            len(self.played),
            *self.played,
            len(self.built),
            *self.built,
            len(self.extra),
            *self.extra,
            len(self.disputes),
            *self.disputes,
            len(self.objectives),
            *self.objectives,
            self.claim,
            self.secret_seat,
            self.secret,
        ]

    def seen_by(self, seat: int) -> "Table":
        """A copy without the cards that a seat does not know."""
        other = self.copy()
        other.hidden_removed = [_seen_by_players(each, seat) for each in self.hidden_removed]
        other.packets = [_seen_by_players(each, seat) for each in self.packets]
        return other


def empty_table(seats: int, book: StarsBook) -> Table:
    """Before the set-up."""
    table = Table()
    table.version = 1
    table.aggressive = 0
    table.all_in_one = 0
    table.seize = 0
    table.width = 0
    table.height = 0
    table.with_races = 0
    table.with_objectives = 0
    table.steward_by = 0
    table.agenda = Agenda()
    table.phase = 0
    table.year = 0
    table.turn = 0
    table.steward = 0
    table.races = [-1] * seats
    table.used = [0] * seats
    table.points = [0] * seats
    table.credits = [0] * seats
    table.cards = [[] for _ in range(seats)]
    table.cells = [[] for _ in range(seats)]
    table.near = [[] for _ in range(seats)]
    table.ranges = [[] for _ in range(seats)]
    table.tokens = [[] for _ in range(seats)]
    table.brought = [[] for _ in range(seats)]
    table.open = [[] for _ in range(seats)]
    table.touch = [[] for _ in range(seats)]
    table.closed = [[] for _ in range(seats)]
    table.covered = [0] * book.kinds
    table.reactors = 0
    table.deck = 0
    table.side = 0
    table.conflicts_out = 0
    table.discard = [0] * book.kinds
    table.removed = [0] * book.kinds
    table.hidden_removed = [Pile(0)]
    table.packets = [Pile(0) for _ in range(seats)]
    table.picked = 0
    table.ready = 0
    table.order = []
    table.at = 0
    table.acted = 0
    table.played = [-1] * seats
    table.built = [-1] * seats
    table.extra = [0] * seats
    table.disputes = [-1] * seats
    table.objectives = []
    table.claim = 0
    table.secret_seat = -1
    table.secret = -1
    return table


class Hand:
    """PG-018: what one seat has chosen and not shown, and what it alone knows."""

    __slots__ = (
        "drained",
        "drop",
        "given",
        "intent",
        "offered",
        "pay",
        "pick",
        "returned",
        "secret",
        "staged",
        "target",
    )

    pick: int
    """PG-042: the card that lies face down, still counted in the packet."""
    drop: int
    """PG-118: with two seats, the card to discard."""
    pay: int
    """PG-155, PG-166: credits taken secretly in hand."""
    intent: int
    """The action begun: a decision; nothing has moved yet."""
    target: int
    """The cell chosen for it."""
    drained: list[int]
    """Places of the Reactors that pay, one for each crystal."""
    staged: list[int]
    """PG-210: the cards laid ready to be removed."""
    given: int
    """PG-213: the card offered in exchange."""
    offered: list[int]
    """PG-197: the objectives to choose from."""
    secret: int
    """PG-197: the secret objective."""
    returned: int
    """PG-235: the objective given back."""

    def copy(self) -> "Hand":
        other = Hand()
        other.pick = self.pick
        other.drop = self.drop
        other.pay = self.pay
        other.intent = self.intent
        other.target = self.target
        other.drained = self.drained[:]
        other.staged = self.staged[:]
        other.given = self.given
        other.offered = self.offered[:]
        other.secret = self.secret
        other.returned = self.returned
        return other

    def encode(self, out: list[int]) -> None:
        """Append all of it as ints; every list is led by its length."""
        out += [
            self.pick,
            self.drop,
            self.pay,
            self.intent,
            self.target,
            len(self.drained),
            *self.drained,
            len(self.staged),
            *self.staged,
            self.given,
            len(self.offered),
            *self.offered,
            self.secret,
            self.returned,
        ]


def empty_hand() -> Hand:
    """Before the set-up."""
    hand = Hand()
    hand.pick = -1
    hand.drop = -1
    hand.pay = -1
    hand.intent = -1
    hand.target = -1
    hand.drained = []
    hand.staged = []
    hand.given = -1
    hand.offered = []
    hand.secret = -1
    hand.returned = -1
    return hand


class Vault:
    """PG-018, PG-225: the cards and objectives that nobody has seen, without an order."""

    __slots__ = (
        "objectives",
        "pool",
    )

    pool: list[int]
    """By kind: what is in the deck, in the side pile or out of the game unseen."""
    objectives: list[int]

    def copy(self) -> "Vault":
        other = Vault()
        other.pool = self.pool[:]
        other.objectives = self.objectives[:]
        return other

    def encode(self, out: list[int]) -> None:
        """Append all of it as ints; every list is led by its length."""
        out += [len(self.pool), *self.pool, len(self.objectives), *self.objectives]


def empty_vault(book: StarsBook) -> Vault:
    """Before the set-up."""
    vault = Vault()
    vault.pool = [0] * book.kinds
    vault.objectives = [0] * book.objective_count
    return vault


def _seen_by_players(pile: Pile, seat: int) -> Pile:
    """What a seat sees of face-down cards; who knows them is a matter of those who play."""
    other = pile.seen_by(seat)
    if seat == SPECTATOR:
        other.knowers = [0] * len(other.knowers)
    return other
