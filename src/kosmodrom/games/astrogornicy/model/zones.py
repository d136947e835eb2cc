"""The zones: the Table that all see, the Hand that one seat sees, the Vault that nobody sees.

Written by `python -m tools.zones` from `zones.toml`.
"""

from kosmodrom.engine.agenda import Agenda
from kosmodrom.engine.pile import Pile
from kosmodrom.games.astrogornicy.model.book import AstroBook
from kosmodrom.games.astrogornicy.model.values import NOTHING


class Table:
    """AG-203, AG-301 to AG-303: what lies open before everybody. A die on a field is one number, see `die_of`."""

    __slots__ = (
        "agenda",
        "airborne",
        "areas",
        "award_deck",
        "award_dice",
        "awards",
        "bank",
        "below",
        "box",
        "card_dice",
        "card_owners",
        "completed",
        "decks",
        "discarded",
        "dispatch",
        "dock_cards",
        "dock_dice",
        "dock_owners",
        "dock_positions",
        "edition",
        "first",
        "first_field",
        "hand_counts",
        "kantor",
        "marked",
        "market",
        "mini_dice",
        "minis",
        "open_orders",
        "passed",
        "phase",
        "pool",
        "price",
        "promoted",
        "refinery",
        "returned",
        "rolling",
        "round",
        "shown",
        "stock",
        "track",
        "used_orders",
        "version",
        "window",
        "won",
    )

    version: int
    """The version of these fields."""
    edition: int
    """By which rulebook is played."""
    agenda: Agenda
    """What is asked now, last, and what comes after it."""
    round: int
    """1 to 8; 0 in the set-up."""
    phase: int
    """AG-042: 0 in the set-up, then 1 to 5."""
    first: int
    """AG-046: the First Player of this Round."""
    passed: int
    """AG-090: a mask of the seats that have passed in this Round."""
    pool: list[int]
    """AG-056: dice of each seat by face, six numbers each."""
    marked: list[int]
    """Dice of the pool that a seat has named for a reroll so far."""
    rolling: list[int]
    """Dice of each seat that are in the air."""
    airborne: int
    """All dice in the air."""
    window: list[int]
    """Where each seat stands in phase 2."""
    price: list[int]
    """AG-063: the face of the die that a seat is about to discard; 6 while it is not named, -1 for none."""
    discarded: list[int]
    """Dice that each seat has discarded."""
    returned: list[int]
    """AG-167: dice that came back in phase 4 and rest until the next Round."""
    areas: list[int]
    """Dice on the fields of the three areas, four fields each; -1: none."""
    dispatch: list[int]
    """Dice in Dispatch, in the order of placing."""
    refinery: list[int]
    """Dice in the Refinery, in the order of placing."""
    first_field: int
    """The die on the field of the First Player; -1: none."""
    award_dice: list[int]
    """Dice beside the Awards; -1: none."""
    mini_dice: list[int]
    """Dice beside the mini-decks of Expeditions, Technologies and Bulletins; -1: none."""
    card_dice: list[int]
    """Dice on the four Technologies and the four Bulletins."""
    dock_cards: list[int]
    """The Expedition at each Dock; -1: none."""
    dock_owners: list[int]
    """The seat that has launched it; -1: nobody."""
    dock_positions: list[int]
    """How far it has come: 1 when it has been launched, 2 a Round later; 0: none."""
    dock_dice: list[int]
    """Five fields for each Dock."""
    bank: list[int]
    """Resources in the bank."""
    stock: list[int]
    """Resources of each seat, seven numbers each."""
    track: list[int]
    """The bonus token of each Round; -1: taken."""
    kantor: int
    """The card of the Exchange in this match."""
    promoted: int
    """AG-026: the promoted resource."""
    market: list[int]
    """Four places for Missions, then four for Orders."""
    decks: list[Pile]
    """Two piles: the Missions and the Orders."""
    awards: list[int]
    """The open Awards; -1: none."""
    award_deck: int
    """Cards left in the deck of Awards."""
    minis: list[list[int]]
    """AG-247: the cards of each mini-deck that are shown: Expeditions, Technologies, Bulletins."""
    below: list[int]
    """How many cards of each mini-deck lie under the shown ones."""
    card_owners: list[int]
    """Who owns each of the four Technologies and the four Bulletins."""
    box: list[int]
    """Cards that are out of the game."""
    hand_counts: list[int]
    """Missions and Orders in each hand, two numbers each."""
    shown: list[list[int]]
    """The cards in each hand that everybody saw going there."""
    completed: list[list[int]]
    """AG-303: Missions and Expeditions completed and kept."""
    won: list[list[int]]
    """The Awards of each seat."""
    open_orders: list[list[int]]
    """AG-204: Orders bought whose effect is unused."""
    used_orders: list[list[int]]
    """Orders of each seat whose effect is used."""

    def copy(self) -> "Table":
        other = Table()
        other.version = self.version
        other.edition = self.edition
        other.agenda = self.agenda.copy()
        other.round = self.round
        other.phase = self.phase
        other.first = self.first
        other.passed = self.passed
        other.pool = self.pool[:]
        other.marked = self.marked[:]
        other.rolling = self.rolling[:]
        other.airborne = self.airborne
        other.window = self.window[:]
        other.price = self.price[:]
        other.discarded = self.discarded[:]
        other.returned = self.returned[:]
        other.areas = self.areas[:]
        other.dispatch = self.dispatch[:]
        other.refinery = self.refinery[:]
        other.first_field = self.first_field
        other.award_dice = self.award_dice[:]
        other.mini_dice = self.mini_dice[:]
        other.card_dice = self.card_dice[:]
        other.dock_cards = self.dock_cards[:]
        other.dock_owners = self.dock_owners[:]
        other.dock_positions = self.dock_positions[:]
        other.dock_dice = self.dock_dice[:]
        other.bank = self.bank[:]
        other.stock = self.stock[:]
        other.track = self.track[:]
        other.kantor = self.kantor
        other.promoted = self.promoted
        other.market = self.market[:]
        other.decks = [each.copy() for each in self.decks]
        other.awards = self.awards[:]
        other.award_deck = self.award_deck
        other.minis = [each[:] for each in self.minis]
        other.below = self.below[:]
        other.card_owners = self.card_owners[:]
        other.box = self.box[:]
        other.hand_counts = self.hand_counts[:]
        other.shown = [each[:] for each in self.shown]
        other.completed = [each[:] for each in self.completed]
        other.won = [each[:] for each in self.won]
        other.open_orders = [each[:] for each in self.open_orders]
        other.used_orders = [each[:] for each in self.used_orders]
        return other

    def encode(self, out: list[int]) -> None:
        """Append all of it as ints; every list is led by its length."""
        out += [
            self.version,
            self.edition,
            len(self.agenda.frames),
            *self.agenda.frames,
            self.round,
            self.phase,
            self.first,
            self.passed,
            len(self.pool),
            *self.pool,
            len(self.marked),
            *self.marked,
            len(self.rolling),
            *self.rolling,
            self.airborne,
            len(self.window),
            *self.window,
            len(self.price),
            *self.price,
            len(self.discarded),
            *self.discarded,
            len(self.returned),
            *self.returned,
            len(self.areas),
            *self.areas,
            len(self.dispatch),
            *self.dispatch,
            len(self.refinery),
            *self.refinery,
            self.first_field,
            len(self.award_dice),
            *self.award_dice,
            len(self.mini_dice),
            *self.mini_dice,
            len(self.card_dice),
            *self.card_dice,
            len(self.dock_cards),
            *self.dock_cards,
            len(self.dock_owners),
            *self.dock_owners,
            len(self.dock_positions),
            *self.dock_positions,
            len(self.dock_dice),
            *self.dock_dice,
            len(self.bank),
            *self.bank,
            len(self.stock),
            *self.stock,
            len(self.track),
            *self.track,
            self.kantor,
            self.promoted,
            len(self.market),
            *self.market,
            len(self.decks),
        ]
        for pile in self.decks:
            out += [pile.unseen, len(pile.tail), *pile.tail, len(pile.knowers), *pile.knowers]
        out += [len(self.awards), *self.awards, self.award_deck, len(self.minis)]
        for row in self.minis:
            out += [len(row), *row]
        out += [
            len(self.below),
            *self.below,
            len(self.card_owners),
            *self.card_owners,
            len(self.box),
            *self.box,
            len(self.hand_counts),
            *self.hand_counts,
            len(self.shown),
        ]
        for row in self.shown:
            out += [len(row), *row]
        out += [len(self.completed)]
        for row in self.completed:
            out += [len(row), *row]
        out += [len(self.won)]
        for row in self.won:
            out += [len(row), *row]
        out += [len(self.open_orders)]
        for row in self.open_orders:
            out += [len(row), *row]
        out += [len(self.used_orders)]
        for row in self.used_orders:
            out += [len(row), *row]

    def seen_by(self, seat: int) -> "Table":
        """A copy without the cards that a seat does not know."""
        return self.copy()


def empty_table(seats: int) -> Table:
    """Before the set-up."""
    table = Table()
    table.version = 1
    table.edition = 0
    table.agenda = Agenda()
    table.round = 0
    table.phase = 0
    table.first = 0
    table.passed = 0
    table.pool = [0] * (6 * seats)
    table.marked = [0] * (6 * seats)
    table.rolling = [0] * seats
    table.airborne = 0
    table.window = [0] * seats
    table.price = [NOTHING] * seats
    table.discarded = [0] * seats
    table.returned = [0] * seats
    table.areas = [NOTHING] * 12
    table.dispatch = []
    table.refinery = []
    table.first_field = NOTHING
    table.award_dice = [NOTHING] * 3
    table.mini_dice = [NOTHING] * 3
    table.card_dice = [NOTHING] * 8
    table.dock_cards = [NOTHING] * 5
    table.dock_owners = [NOTHING] * 5
    table.dock_positions = [0] * 5
    table.dock_dice = [NOTHING] * 25
    table.bank = [0] * 7
    table.stock = [0] * (7 * seats)
    table.track = [NOTHING] * 8
    table.kantor = NOTHING
    table.promoted = NOTHING
    table.market = [NOTHING] * 8
    table.decks = [Pile(0), Pile(0)]
    table.awards = [NOTHING] * 3
    table.award_deck = 0
    table.minis = [[], [], []]
    table.below = [0] * 3
    table.card_owners = [NOTHING] * 8
    table.box = []
    table.hand_counts = [0] * (2 * seats)
    table.shown = [[] for _ in range(seats)]
    table.completed = [[] for _ in range(seats)]
    table.won = [[] for _ in range(seats)]
    table.open_orders = [[] for _ in range(seats)]
    table.used_orders = [[] for _ in range(seats)]
    return table


class Hand:
    """AG-302: what one seat holds, and what it is about to do; nothing has moved yet."""

    __slots__ = (
        "cards",
        "crew",
        "discounts",
        "due",
        "free",
        "given",
        "intent",
        "laid",
        "stage",
    )

    cards: list[int]
    """Missions and Orders, ascending."""
    intent: int
    """The decision that was begun; -1 for none."""
    stage: int
    """What is asked next of what was begun."""
    due: list[int]
    """AG-217: the cost, less discounts: seven resources and XX."""
    laid: list[int]
    """The resources laid ready for the payment."""
    discounts: int
    """How many discounts were declared."""
    free: int
    """AG-218: whether a free launch was declared."""
    crew: list[int]
    """AG-124: the faces of the dice put ready on five fields; -1 for none."""
    given: list[int]
    """AG-240, AG-309: the cards named to be given up, in order."""

    def copy(self) -> "Hand":
        other = Hand()
        other.cards = self.cards[:]
        other.intent = self.intent
        other.stage = self.stage
        other.due = self.due[:]
        other.laid = self.laid[:]
        other.discounts = self.discounts
        other.free = self.free
        other.crew = self.crew[:]
        other.given = self.given[:]
        return other

    def encode(self, out: list[int]) -> None:
        """Append all of it as ints; every list is led by its length."""
        out += [
            len(self.cards),
            *self.cards,
            self.intent,
            self.stage,
            len(self.due),
            *self.due,
            len(self.laid),
            *self.laid,
            self.discounts,
            self.free,
            len(self.crew),
            *self.crew,
            len(self.given),
            *self.given,
        ]


def empty_hand() -> Hand:
    """Before the set-up."""
    hand = Hand()
    hand.cards = []
    hand.intent = NOTHING
    hand.stage = 0
    hand.due = [0] * 8
    hand.laid = [0] * 7
    hand.discounts = 0
    hand.free = 0
    hand.crew = [NOTHING] * 5
    hand.given = []
    return hand


def clear_begun(hand: Hand) -> None:
    """Back to the start."""
    hand.intent = NOTHING
    hand.stage = 0
    hand.due = [0] * 8
    hand.laid = [0] * 7
    hand.discounts = 0
    hand.free = 0
    hand.crew = [NOTHING] * 5
    hand.given = []


class Vault:
    """AG-022, AG-024, AG-025: the cards that nobody has seen, one number for each, without an order."""

    __slots__ = (
        "awards",
        "cards",
        "minis",
    )

    cards: list[int]
    """Missions and Orders of the two decks."""
    awards: list[int]
    minis: list[int]
    """Expeditions, Technologies and Bulletins under the shown ones."""

    def copy(self) -> "Vault":
        other = Vault()
        other.cards = self.cards[:]
        other.awards = self.awards[:]
        other.minis = self.minis[:]
        return other

    def encode(self, out: list[int]) -> None:
        """Append all of it as ints; every list is led by its length."""
        out += [len(self.cards), *self.cards, len(self.awards), *self.awards, len(self.minis), *self.minis]


def empty_vault(book: AstroBook) -> Vault:
    """Before the set-up."""
    vault = Vault()
    vault.cards = [0] * book.deck_numbers
    vault.awards = [0] * book.awards
    vault.minis = [0] * 12
    return vault
