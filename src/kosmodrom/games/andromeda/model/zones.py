"""The zones: the Table that all see, the Hand that one seat sees, the Vault that nobody sees.

Written by `python -m tools.zones` from `zones.toml`.
"""

from kosmodrom.engine.agenda import Agenda
from kosmodrom.engine.pile import Pile
from kosmodrom.games.andromeda.model.actions import RACES, ROOMS, TECHS
from kosmodrom.games.andromeda.model.book import AndromedaBook
from kosmodrom.games.andromeda.model.values import GRID, NO_ROOM, NOBODY, SETTING_UP, SIDES, TURN_WIDTH, rumours_heard


class Table:
    """AN-013: what lies open before everybody; of a face-down card all see its place and who knows it."""

    __slots__ = (
        "active",
        "agenda",
        "beside",
        "cards",
        "completed",
        "covered",
        "crew",
        "dice",
        "first",
        "first_game",
        "general",
        "general_deck",
        "held",
        "middle",
        "offer",
        "opened",
        "order_card",
        "personal",
        "personal_done",
        "phase",
        "pool",
        "race_cards",
        "races",
        "ready",
        "rooms",
        "round",
        "rumours",
        "sortings",
        "techs",
        "teleporters",
        "trained",
        "turn",
        "vaccines",
        "version",
        "where",
    )

    version: int
    """The version of these fields."""
    first_game: int
    """1 in a first game."""
    agenda: Agenda
    """What is asked now, last, and what comes after it."""
    phase: int
    """Where the round stands."""
    round: int
    """0 before the first."""
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
    """Researchers that each seat has trained and not summoned."""
    pool: list[int]
    """Researchers of each seat that are neither trained nor on the ship."""
    teleporters: list[int]
    """For each seat a mask of the cells with its teleporters."""
    techs: list[int]
    """0 for a technology that is put away, else UNUSED or USED."""
    beside: int
    """AN-031: vaccine tokens beside their card."""
    vaccines: list[int]
    """Vaccine tokens of each seat."""
    races: list[int]
    """The race of each seat; -1: not shown yet."""
    race_cards: list[int]
    """AN-034: how many face-down race cards each seat has."""
    general: list[int]
    """AN-041, AN-187: the open general tasks, ascending."""
    general_deck: int
    """Cards left in the deck of general tasks."""
    personal: list[Pile]
    """AN-042: one pile, the deck of personal tasks."""
    held: list[Pile]
    """AN-014: the personal tasks in each hand, each with a mask of those who know it."""
    rumours: list[list[int]]
    """AN-015: a card that some seats know to be among the cards that another seat has sorted in secret: the card, a
    mask of these seats, and the number of the sorting, which those cards bear in their masks of knowers."""
    sortings: int
    """How often cards were sorted in secret so far."""
    completed: list[list[int]]
    """The tasks that each seat has completed."""
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
        other.personal = [each.copy() for each in self.personal]
        other.held = [each.copy() for each in self.held]
        other.rumours = [each[:] for each in self.rumours]
        other.sortings = self.sortings
        other.completed = [each[:] for each in self.completed]
        other.personal_done = self.personal_done
        other.middle = self.middle[:]
        other.offer = self.offer[:]
        other.dice = self.dice[:]
        other.cards = self.cards[:]
        other.order_card = self.order_card
        other.turn = self.turn[:]
        return other

    def encode(self, out: list[int]) -> None:
        """Append all of it as ints; every list is led by its length."""
        out += [
            self.version,
            self.first_game,
            len(self.agenda.frames),
            *self.agenda.frames,
            self.phase,
            self.round,
            self.first,
            self.active,
            self.ready,
            len(self.rooms),
            *self.rooms,
            len(self.where),
            *self.where,
            self.opened,
            self.covered,
            len(self.crew),
            *self.crew,
            len(self.trained),
            *self.trained,
            len(self.pool),
            *self.pool,
            len(self.teleporters),
            *self.teleporters,
            len(self.techs),
            *self.techs,
            self.beside,
            len(self.vaccines),
            *self.vaccines,
            len(self.races),
            *self.races,
            len(self.race_cards),
            *self.race_cards,
            len(self.general),
            *self.general,
            self.general_deck,
            len(self.personal),
        ]
        for pile in self.personal:
            out += [pile.unseen, len(pile.tail), *pile.tail, len(pile.knowers), *pile.knowers]
        out += [len(self.held)]
        for pile in self.held:
            out += [pile.unseen, len(pile.tail), *pile.tail, len(pile.knowers), *pile.knowers]
        out += [len(self.rumours)]
        for row in self.rumours:
            out += [len(row), *row]
        out += [self.sortings, len(self.completed)]
        for row in self.completed:
            out += [len(row), *row]
        out += [
            self.personal_done,
            len(self.middle),
            *self.middle,
            len(self.offer),
            *self.offer,
            len(self.dice),
            *self.dice,
            len(self.cards),
            *self.cards,
            self.order_card,
            len(self.turn),
            *self.turn,
        ]

    def seen_by(self, seat: int) -> "Table":
        """A copy without the cards that a seat does not know."""
        other = self.copy()
        other.personal = [each.seen_by(seat) for each in self.personal]
        other.held = [each.seen_by(seat) for each in self.held]
        other.rumours = rumours_heard(self.rumours, seat)
        return other


def empty_table(seats: int) -> Table:
    """Before the set-up."""
    table = Table()
    table.version = 1
    table.first_game = 0
    table.agenda = Agenda()
    table.phase = SETTING_UP
    table.round = 0
    table.first = NOBODY
    table.active = NOBODY
    table.ready = 0
    table.rooms = [NO_ROOM] * GRID
    table.where = [-1] * (len(ROOMS))
    table.opened = 0
    table.covered = 0
    table.crew = [0] * (GRID * seats)
    table.trained = [0] * seats
    table.pool = [0] * seats
    table.teleporters = [0] * seats
    table.techs = [0] * (len(TECHS))
    table.beside = 0
    table.vaccines = [0] * seats
    table.races = [-1] * seats
    table.race_cards = [0] * seats
    table.general = []
    table.general_deck = 0
    table.personal = [Pile(0)]
    table.held = [Pile(0) for _ in range(seats)]
    table.rumours = []
    table.sortings = 0
    table.completed = [[] for _ in range(seats)]
    table.personal_done = 0
    table.middle = [0] * SIDES
    table.offer = [0] * SIDES
    table.dice = [0] * (SIDES * seats)
    table.cards = [0] * seats
    table.order_card = 1
    table.turn = [0] * TURN_WIDTH
    return table


class Hand:
    """AN-034, AN-038: what a seat has been dealt and chosen and not yet shown."""

    __slots__ = (
        "choice",
        "races",
    )

    races: list[int]
    """The face-down race cards, while one is being chosen."""
    choice: int
    """The race or the task that the seat has chosen in secret."""

    def copy(self) -> "Hand":
        other = Hand()
        other.races = self.races[:]
        other.choice = self.choice
        return other

    def encode(self, out: list[int]) -> None:
        """Append all of it as ints; every list is led by its length."""
        out += [len(self.races), *self.races, self.choice]


def empty_hand() -> Hand:
    """Before the set-up."""
    hand = Hand()
    hand.races = []
    hand.choice = -1
    return hand


class Vault:
    """AN-015: tiles and cards that nobody has seen, and those put away, as pools without an order."""

    __slots__ = (
        "races",
        "rooms",
        "tasks",
    )

    rooms: list[int]
    """Tiles that lie face down or are put away unseen."""
    tasks: list[int]
    """Unseen cards of the general and of the personal deck."""
    races: list[int]
    """Race cards not dealt, or put away."""

    def copy(self) -> "Vault":
        other = Vault()
        other.rooms = self.rooms[:]
        other.tasks = self.tasks[:]
        other.races = self.races[:]
        return other

    def encode(self, out: list[int]) -> None:
        """Append all of it as ints; every list is led by its length."""
        out += [len(self.rooms), *self.rooms, len(self.tasks), *self.tasks, len(self.races), *self.races]


def empty_vault(book: AndromedaBook) -> Vault:
    """Before the set-up."""
    vault = Vault()
    vault.rooms = [0] * (len(ROOMS))
    vault.tasks = [0] * book.tasks
    vault.races = [0] * (len(RACES))
    return vault
