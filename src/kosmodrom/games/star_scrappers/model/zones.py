"""The zones: the Table that all see, the Hand that one seat sees, the Vault that nobody sees."""

from typing import Final

from kosmodrom.engine.agenda import Agenda
from kosmodrom.engine.contract import View
from kosmodrom.engine.pile import Pile
from kosmodrom.games.star_scrappers.model.actions import FACTIONS, LEVELS
from kosmodrom.games.star_scrappers.model.book import ScrapperBook

NOBODY: Final = -1
IN_THE_BOX: Final = -2


def printed(kind: int) -> int:
    """A card in hand as printed."""
    return card_of(kind, kind // LEVELS)


def card_of(kind: int, colour: int) -> int:
    """A card in hand: its kind and the colour it counts as, in one number; loops over whole hands divide themselves."""
    return kind * FACTIONS + colour


def kind_of(card: int) -> int:
    return card // FACTIONS


def colour_of(card: int) -> int:
    """SS-314: the colour that a card in hand counts as."""
    return card % FACTIONS


def dealt_at(seat: int, level: int) -> int:
    """Where `Table.secret` counts the cards of a level that a seat was dealt."""
    return LEVELS * seat + level - 1


def insert(values: list[int], value: int) -> None:
    """Put a value into an ascending list."""
    place = len(values)
    while place > 0 and values[place - 1] > value:
        place -= 1
    values.insert(place, value)


class Table:
    """SS-015, SS-017, SS-019, SS-119, SS-143, SS-311: what lies open before everybody."""

    __slots__ = (
        "active", "agenda", "artifact_discount", "artifact_stacks", "artifacts", "bases", "basics",
        "crystal_stacks", "crystals", "dock_stacks", "docks", "doubled", "emptied", "enslaved", "exoskeleton_used",
        "extra_minings", "first_basic", "first_game", "hand_sizes", "idle_rounds", "marker", "mine", "mine_colours",
        "mine_discounts", "mining_discount", "play", "props_used", "recruit_discount", "removed", "repeat", "round",
        "second_crystal", "secret", "shown", "start", "stirred", "takeovers", "tops", "totems", "used",
        "version", "wild",
    )  # fmt: skip

    version: int
    first_game: int
    agenda: Agenda

    wild: list[int]
    """SS-026: whether a colour is Wild in this game."""
    docks: list[int]
    dock_stacks: list[int]
    mine: list[int]
    mine_colours: list[int]
    """SS-212: the colour that a Crystal in the Mine has for this turn, where it was changed."""
    mine_discounts: list[int]
    crystal_stacks: list[Pile]
    tops: list[int]
    artifact_stacks: list[int]
    """How many cards lie below the top one of each Artifact stack."""
    removed: list[int]
    marker: int

    totems: list[int]
    bases: list[list[int]]
    enslaved: list[list[int]]
    artifacts: list[list[int]]
    crystals: list[int]
    hand_sizes: list[int]
    shown: list[list[int]]
    """The kinds in each hand that everybody saw going there."""
    secret: list[int]
    """How many cards of each level a hand still holds of those dealt face down."""

    start: int
    active: int
    round: int
    idle_rounds: int
    stirred: int
    """SS-316: whether something was gained or used up in this round."""

    play: list[int]
    """SS-079: the cards that the active seat has played this turn, in order."""
    basics: int
    first_basic: int
    takeovers: int
    extra_minings: int
    repeat: int
    artifact_discount: int
    mining_discount: int
    recruit_discount: int
    doubled: int
    """SS-270: a mask of the factions whose levels are doubled."""
    second_crystal: int
    """SS-252: the highest cost after which a second Crystal may be taken; 0: no such skill."""
    exoskeleton_used: int
    props_used: int
    used: int
    """SS-052: a mask of the Artifact cards activated this turn."""
    emptied: int
    """SS-185: a mask of the stacks that were empty when the turn began."""

    def copy(self) -> "Table":
        other = Table()
        other.version = self.version
        other.first_game = self.first_game
        other.agenda = self.agenda.copy()
        other.wild = self.wild[:]
        other.docks = self.docks[:]
        other.dock_stacks = self.dock_stacks[:]
        other.mine = self.mine[:]
        other.mine_colours = self.mine_colours[:]
        other.mine_discounts = self.mine_discounts[:]
        other.crystal_stacks = [pile.copy() for pile in self.crystal_stacks]
        other.tops = self.tops[:]
        other.artifact_stacks = self.artifact_stacks[:]
        other.removed = self.removed[:]
        other.marker = self.marker
        other.totems = self.totems[:]
        other.bases = [base[:] for base in self.bases]
        other.enslaved = [cards[:] for cards in self.enslaved]
        other.artifacts = [cards[:] for cards in self.artifacts]
        other.crystals = self.crystals[:]
        other.hand_sizes = self.hand_sizes[:]
        other.shown = [kinds[:] for kinds in self.shown]
        other.secret = self.secret[:]
        other.start = self.start
        other.active = self.active
        other.round = self.round
        other.idle_rounds = self.idle_rounds
        other.stirred = self.stirred
        other.play = self.play[:]
        other.basics = self.basics
        other.first_basic = self.first_basic
        other.takeovers = self.takeovers
        other.extra_minings = self.extra_minings
        other.repeat = self.repeat
        other.artifact_discount = self.artifact_discount
        other.mining_discount = self.mining_discount
        other.recruit_discount = self.recruit_discount
        other.doubled = self.doubled
        other.second_crystal = self.second_crystal
        other.exoskeleton_used = self.exoskeleton_used
        other.props_used = self.props_used
        other.used = self.used
        other.emptied = self.emptied
        return other


def clear_turn(t: Table) -> None:
    """SS-077: nothing done, granted or used up in this turn yet."""
    t.basics = 0
    t.first_basic = -1
    t.takeovers = 0
    t.extra_minings = 0
    t.repeat = 0
    t.artifact_discount = 0
    t.mining_discount = 0
    t.recruit_discount = 0
    t.doubled = 0
    t.second_crystal = 0
    t.exoskeleton_used = 0
    t.props_used = 0
    t.used = 0


def empty_table(seats: int) -> Table:
    """SS-039, SS-045: before the set-up."""
    t = Table()
    t.version = 1
    t.first_game = 0
    t.agenda = Agenda()
    t.wild = [0, 0, 0, 0, 0, 0]
    t.docks = [-1] * 10
    t.dock_stacks = [0, 0, 0, 0]
    t.mine = [-1] * 10
    t.mine_colours = [-1] * 10
    t.mine_discounts = [0] * 10
    t.crystal_stacks = [Pile(0), Pile(0), Pile(0), Pile(0)]
    t.tops = [-1, -1, -1]
    t.artifact_stacks = [0, 0, 0]
    t.removed = [0] * 24
    t.marker = 0
    t.totems = [NOBODY] * 6
    t.bases = [[] for _ in range(seats)]
    t.enslaved = [[] for _ in range(seats)]
    t.artifacts = [[] for _ in range(seats)]
    t.crystals = [0] * seats
    t.hand_sizes = [0] * seats
    t.shown = [[] for _ in range(seats)]
    t.secret = [0] * (4 * seats)
    t.start = 0
    t.active = NOBODY
    t.round = 1
    t.idle_rounds = 0
    t.stirred = 0
    t.play = []
    t.emptied = 0
    clear_turn(t)
    return t


class Hand:
    """SS-016, SS-018, SS-314: what one seat holds, and what it is about to do with it."""

    __slots__ = ("asked", "cards", "crystals", "intent", "picked", "staged")

    def __init__(self, cards: list[int], crystals: list[int], staged: list[int]) -> None:
        self.cards = cards
        """Ascending; each is a `card_of` a kind and the colour it counts as."""
        self.crystals = crystals
        self.staged = staged
        """Cards laid ready for a payment or already recoloured, in order."""
        self.intent = -1
        """SS-309: the action being paid for; nothing has moved yet."""
        self.asked = -1
        """A kind held in several colours: which of them is meant is being asked."""
        self.picked = -1
        """The card whose new colour is being asked."""

    def copy(self) -> "Hand":
        other = Hand(self.cards[:], self.crystals[:], self.staged[:])
        other.intent = self.intent
        other.asked = self.asked
        other.picked = self.picked
        return other


def empty_hand() -> Hand:
    return Hand([], [], [])


class Vault:
    """SS-019, SS-043: what lies face down or covered; a pool of kinds, without an order."""

    __slots__ = ("artifacts", "mercenaries", "tokens")

    def __init__(self, mercenaries: list[int], tokens: list[int], artifacts: list[int]) -> None:
        self.mercenaries = mercenaries
        self.tokens = tokens
        self.artifacts = artifacts

    def copy(self) -> "Vault":
        return Vault(self.mercenaries[:], self.tokens[:], self.artifacts[:])


def empty_vault() -> Vault:
    return Vault([0] * 24, [0] * 48, [0] * 12)


class ScrapperView(View):
    """What one seat knows: the Table, its own Hand, and the printed content."""

    def __init__(self, seat: int, book: ScrapperBook, table: Table, hand: Hand) -> None:
        super().__init__(seat)
        self.book = book
        self.table = table
        self.hand = hand
