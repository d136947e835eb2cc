"""The zones: the Table that all see, the Hand that one seat sees, the Vault that nobody sees."""

from typing import Final

from kosmodrom.engine.agenda import Agenda
from kosmodrom.engine.contract import View
from kosmodrom.engine.pile import Pile
from kosmodrom.games.astrogornicy.model.actions import SIDES
from kosmodrom.games.astrogornicy.model.book import AstroBook

NOTHING: Final = -1
"""An empty place, a free field, nobody."""
UNNAMED: Final = 6
"""A sacrifice whose die is not named yet."""


def die_of(seat: int, face: int) -> int:
    """A die on a field, as one number."""
    return SIDES * seat + face


def owner_of(die: int) -> int:
    """Whose die stands on a field."""
    return die // SIDES


def face_on(die: int) -> int:
    """The face that a die on a field shows."""
    return die % SIDES


def insert(values: list[int], value: int) -> None:
    """Put a value into an ascending list."""
    place = len(values)
    while place > 0 and values[place - 1] > value:
        place -= 1
    values.insert(place, value)


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
    )  # fmt: skip

    version: int
    edition: int
    agenda: Agenda
    round: int
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
    returned: list[int]
    """AG-167: dice that came back in phase 4 and rest until the next Round."""

    areas: list[int]
    dispatch: list[int]
    refinery: list[int]
    first_field: int
    award_dice: list[int]
    mini_dice: list[int]
    card_dice: list[int]
    """Dice on the four Technologies and the four Bulletins."""
    dock_cards: list[int]
    dock_owners: list[int]
    dock_positions: list[int]
    dock_dice: list[int]
    """Five fields for each Dock."""

    bank: list[int]
    stock: list[int]
    """Resources of each seat, seven numbers each."""
    track: list[int]
    kantor: int
    promoted: int
    """AG-026: the promoted resource."""

    market: list[int]
    """Four places for Missions, then four for Orders."""
    decks: list[Pile]
    awards: list[int]
    award_deck: int
    minis: list[list[int]]
    """AG-247: the cards of each mini-deck that are shown: Expeditions, Technologies, Bulletins."""
    below: list[int]
    """How many cards of each mini-deck lie under the shown ones."""
    card_owners: list[int]
    """Who owns each of the four Technologies and the four Bulletins."""
    box: list[int]

    hand_counts: list[int]
    """Missions and Orders in each hand, two numbers each."""
    shown: list[list[int]]
    """The cards in each hand that everybody saw going there."""
    completed: list[list[int]]
    """AG-303: Missions and Expeditions completed and kept."""
    won: list[list[int]]
    open_orders: list[list[int]]
    """AG-204: Orders bought whose effect is unused."""
    used_orders: list[list[int]]

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
        other.decks = [pile.copy() for pile in self.decks]
        other.awards = self.awards[:]
        other.award_deck = self.award_deck
        other.minis = [cards[:] for cards in self.minis]
        other.below = self.below[:]
        other.card_owners = self.card_owners[:]
        other.box = self.box[:]
        other.hand_counts = self.hand_counts[:]
        other.shown = [cards[:] for cards in self.shown]
        other.completed = [cards[:] for cards in self.completed]
        other.won = [cards[:] for cards in self.won]
        other.open_orders = [cards[:] for cards in self.open_orders]
        other.used_orders = [cards[:] for cards in self.used_orders]
        return other


def empty_table(seats: int) -> Table:
    """AG-031: before the set-up; nobody holds a card."""
    t = Table()
    t.version = 1
    t.edition = 0
    t.agenda = Agenda()
    t.round = 0
    t.phase = 0
    t.first = 0
    t.passed = 0
    t.pool = [0] * (6 * seats)
    t.marked = [0] * (6 * seats)
    t.rolling = [0] * seats
    t.airborne = 0
    t.window = [0] * seats
    t.price = [NOTHING] * seats
    t.discarded = [0] * seats
    t.returned = [0] * seats
    t.areas = [NOTHING] * 12
    t.dispatch = []
    t.refinery = []
    t.first_field = NOTHING
    t.award_dice = [NOTHING] * 3
    t.mini_dice = [NOTHING] * 3
    t.card_dice = [NOTHING] * 8
    t.dock_cards = [NOTHING] * 5
    t.dock_owners = [NOTHING] * 5
    t.dock_positions = [0] * 5
    t.dock_dice = [NOTHING] * 25
    t.bank = [0] * 7
    t.stock = [0] * (7 * seats)
    t.track = [NOTHING] * 8
    t.kantor = NOTHING
    t.promoted = NOTHING
    t.market = [NOTHING] * 8
    t.decks = [Pile(0), Pile(0)]
    t.awards = [NOTHING] * 3
    t.award_deck = 0
    t.minis = [[], [], []]
    t.below = [0, 0, 0]
    t.card_owners = [NOTHING] * 8
    t.box = []
    t.hand_counts = [0] * (2 * seats)
    t.shown = [[] for _ in range(seats)]
    t.completed = [[] for _ in range(seats)]
    t.won = [[] for _ in range(seats)]
    t.open_orders = [[] for _ in range(seats)]
    t.used_orders = [[] for _ in range(seats)]
    return t


class Hand:
    """AG-302: what one seat holds, and what it is about to do; nothing has moved yet."""

    __slots__ = ("cards", "crew", "discounts", "due", "free", "given", "intent", "laid", "stage")

    def __init__(self, cards: list[int], due: list[int], laid: list[int], crew: list[int], given: list[int]) -> None:
        self.cards = cards
        """Missions and Orders, ascending."""
        self.intent = NOTHING
        """The decision that was begun; -1 for none."""
        self.stage = 0
        """What is asked next of what was begun."""
        self.due = due
        """AG-217: the cost, less discounts: seven resources and XX."""
        self.laid = laid
        """The resources laid ready for the payment."""
        self.discounts = 0
        """How many discounts were declared."""
        self.free = 0
        """AG-218: whether a free launch was declared."""
        self.crew = crew
        """AG-124: the faces of the dice put ready on five fields; -1 for none."""
        self.given = given
        """AG-240, AG-309: the cards named to be given up, in order."""

    def copy(self) -> "Hand":
        other = Hand(self.cards[:], self.due[:], self.laid[:], self.crew[:], self.given[:])
        other.intent = self.intent
        other.stage = self.stage
        other.discounts = self.discounts
        other.free = self.free
        return other


def empty_hand() -> Hand:
    return Hand([], [0] * 8, [0] * 7, [NOTHING] * 5, [])


def forget(hand: Hand) -> None:
    """What was begun is carried out: nothing lies ready any more."""
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

    __slots__ = ("awards", "cards", "minis")

    def __init__(self, cards: list[int], awards: list[int], minis: list[int]) -> None:
        self.cards = cards
        """Missions and Orders of the two decks."""
        self.awards = awards
        self.minis = minis
        """Expeditions, Technologies and Bulletins under the shown ones."""

    def copy(self) -> "Vault":
        return Vault(self.cards[:], self.awards[:], self.minis[:])


def empty_vault() -> Vault:
    return Vault([0] * 72, [0] * 7, [0] * 12)


class AstroView(View):
    """What one seat knows: the Table, its own Hand, and the printed content."""

    def __init__(self, seat: int, book: AstroBook, table: Table, hand: Hand) -> None:
        super().__init__(seat)
        self.book = book
        self.table = table
        self.hand = hand
