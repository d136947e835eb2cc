"""The zones: the Table that all see, the Hand that one seat sees, the Vault that nobody sees."""

from typing import Final

from kosmodrom.engine.agenda import Agenda
from kosmodrom.engine.contract import View
from kosmodrom.engine.pile import Pile
from kosmodrom.games.andromeda.model.actions import RACES, ROOMS, TASKS, TECHS
from kosmodrom.games.andromeda.model.book import AndromedaBook

NOBODY: Final = -1
FACE_DOWN: Final = -1
NO_ROOM: Final = -2
"""AN-027: a cell of the grid that holds no room."""

GRID: Final = 9
"""AN-016: cells of the grid, 3 by 3; the researchers of a seat in a cell are at GRID * seat + cell."""
SIDES: Final = 6
"""Symbols of an order die; those of a seat with a symbol are at SIDES * seat + face."""

SETTING_UP: Final = 0
DIVIDING: Final = 1
TURNS: Final = 2
CHECKING_POINTS: Final = 3
CLEANING_UP: Final = 4
OVER: Final = 5
PHASES: Final = ["setting-up", "dividing-orders", "turns", "checking-points", "cleaning-up", "over"]

UNUSED: Final = 1
USED: Final = 2

TURN_UNUSED: Final = 6
TURN_TECHS: Final = 7
TURN_TRAINED: Final = 15
TURN_SUMMONED: Final = 16
TURN_MOVES: Final = 17
TURN_DISCOVERED: Final = 18
TURN_ROOM_ACTIONS: Final = 19
TURN_ROOMS: Final = 20
TURN_BONUS: Final = 21
TURN_ABILITY: Final = 22
TURN_WIDTH: Final = 23

OWN_BONUS: Final = 1
REMOTE_BONUS: Final = 2
COUNTED_REMOTE_BONUS: Final = 3


class Table:
    """AN-013: what lies open before everybody; of a face-down card all see its place and who knows it."""

    __slots__ = (
        "active", "agenda", "beside", "cards", "completed", "covered", "crew", "dice", "first", "first_game",
        "general", "general_deck", "held", "middle", "offer", "opened", "order_card", "personal", "personal_done",
        "phase", "pool", "race_cards", "races", "ready", "rooms", "round", "rumours", "sortings", "techs",
        "teleporters", "trained", "turn", "vaccines", "version", "where",
    )  # fmt: skip

    version: int
    first_game: int
    agenda: Agenda
    phase: int
    round: int
    first: int
    """AN-056: the seat with the first-player marker."""
    active: int
    """AN-090: the seat whose turn it is."""
    ready: int
    """AN-038: a mask of the seats whose secret choice is made."""

    rooms: list[int]
    """The room of each cell, FACE_DOWN or NO_ROOM."""
    where: list[int]
    """The cell of each room that lies face up, else -1."""
    opened: int
    """A mask of the cells with a face-up room."""
    covered: int
    """A mask of the cells with a face-down room."""
    crew: list[int]
    """Researchers on the ship: GRID * seat + cell."""
    trained: list[int]
    pool: list[int]
    teleporters: list[int]
    """For each seat a mask of the cells with its teleporters."""
    techs: list[int]
    """0 for a technology that is put away, else UNUSED or USED."""
    beside: int
    """AN-031: vaccine tokens beside their card."""
    vaccines: list[int]
    races: list[int]
    race_cards: list[int]
    """AN-034: how many face-down race cards each seat has."""

    general: list[int]
    """AN-041, AN-187: the open general tasks, ascending."""
    general_deck: int
    personal: list[Pile]
    """AN-042: one pile, the deck of personal tasks."""
    held: list[Pile]
    """AN-014: the personal tasks in each hand, each with a mask of those who know it."""
    rumours: list[list[int]]
    """AN-015: a card that some seats know to be among the cards that another seat has sorted in secret: the card, a
    mask of these seats, and the number of the sorting, which those cards bear in their masks of knowers."""
    sortings: int
    completed: list[list[int]]
    personal_done: int
    """AN-213: a mask of the seats that completed a personal task this round."""

    middle: list[int]
    """Dice in the middle, by face."""
    offer: list[int]
    """Dice on the order card that is being offered, by face."""
    dice: list[int]
    """Dice of each seat: SIDES * seat + face."""
    cards: list[int]
    """The order card of each seat; 0 for none."""
    order_card: int
    """AN-070: the lowest order card that no seat has."""
    turn: list[int]
    """What was done in this turn: dice used by face, dice unused, uses of each technology, researchers trained and
    summoned, moves, rooms discovered, room actions; then a mask of the rooms used, the bonus of Maszynownia, and how
    often the race's ability was used."""

    def copy(self) -> "Table":
        other = Table()
        other.version = self.version
        other.first_game = self.first_game
        other.agenda = self.agenda.copy()
        other.phase = self.phase
        other.round = self.round
        other.first = self.first
        other.active = self.active
        other.ready = self.ready
        other.rooms = self.rooms[:]
        other.where = self.where[:]
        other.opened = self.opened
        other.covered = self.covered
        other.crew = self.crew[:]
        other.trained = self.trained[:]
        other.pool = self.pool[:]
        other.teleporters = self.teleporters[:]
        other.techs = self.techs[:]
        other.beside = self.beside
        other.vaccines = self.vaccines[:]
        other.races = self.races[:]
        other.race_cards = self.race_cards[:]
        other.general = self.general[:]
        other.general_deck = self.general_deck
        other.personal = [pile.copy() for pile in self.personal]
        other.held = [pile.copy() for pile in self.held]
        other.rumours = [row[:] for row in self.rumours]
        other.sortings = self.sortings
        other.completed = [tasks[:] for tasks in self.completed]
        other.personal_done = self.personal_done
        other.middle = self.middle[:]
        other.offer = self.offer[:]
        other.dice = self.dice[:]
        other.cards = self.cards[:]
        other.order_card = self.order_card
        other.turn = self.turn[:]
        return other


def empty_table(seats: int) -> Table:
    """Before the set-up."""
    t = Table()
    t.version = 1
    t.first_game = 0
    t.agenda = Agenda()
    t.phase = SETTING_UP
    t.round = 0
    t.first = NOBODY
    t.active = NOBODY
    t.ready = 0
    t.rooms = [NO_ROOM] * GRID
    t.where = [-1] * len(ROOMS)
    t.opened = 0
    t.covered = 0
    t.crew = [0] * (GRID * seats)
    t.trained = [0] * seats
    t.pool = [0] * seats
    t.teleporters = [0] * seats
    t.techs = [0] * len(TECHS)
    t.beside = 0
    t.vaccines = [0] * seats
    t.races = [-1] * seats
    t.race_cards = [0] * seats
    t.general = []
    t.general_deck = 0
    t.personal = [Pile(0)]
    t.held = [Pile(0) for _ in range(seats)]
    t.rumours = []
    t.sortings = 0
    t.completed = [[] for _ in range(seats)]
    t.personal_done = 0
    t.middle = [0] * SIDES
    t.offer = [0] * SIDES
    t.dice = [0] * (SIDES * seats)
    t.cards = [0] * seats
    t.order_card = 1
    t.turn = [0] * TURN_WIDTH
    return t


class Hand:
    """AN-034, AN-038: what a seat has been dealt and chosen and not yet shown."""

    __slots__ = ("choice", "races")

    def __init__(self) -> None:
        self.races: list[int] = []
        """The face-down race cards, while one is being chosen."""
        self.choice = -1
        """The race or the task that the seat has chosen in secret."""

    def copy(self) -> "Hand":
        other = Hand()
        if len(self.races) != 0:
            other.races = self.races[:]
        other.choice = self.choice
        return other


class Vault:
    """AN-015: tiles and cards that nobody has seen, and those put away, as pools without an order."""

    __slots__ = ("races", "rooms", "tasks")

    def __init__(self, rooms: list[int], tasks: list[int], races: list[int]) -> None:
        self.rooms = rooms
        """Tiles that lie face down or are put away unseen."""
        self.tasks = tasks
        """Unseen cards of the general and of the personal deck."""
        self.races = races
        """Race cards not dealt, or put away."""

    def copy(self) -> "Vault":
        return Vault(self.rooms[:], self.tasks[:], self.races[:])


def empty_vault() -> Vault:
    return Vault([0] * len(ROOMS), [0] * len(TASKS), [0] * len(RACES))


class AndromedaView(View):
    """What one seat knows: the Table, its own Hand, and the printed content."""

    def __init__(self, seat: int, book: AndromedaBook, table: Table, hand: Hand) -> None:
        super().__init__(seat)
        self.book = book
        self.table = table
        self.hand = hand
