"""The zones: the Table that all see, the Hand that one seat sees, the Vault that nobody sees.

Written by `python -m tools.zones` from `zones.toml`.
"""

from kosmodrom.engine.agenda import Agenda
from kosmodrom.engine.pile import Pile
from kosmodrom.games.star_scrappers.model.book import ScrapperBook
from kosmodrom.games.star_scrappers.model.values import NOBODY


class Table:
    """SS-015, SS-017, SS-019, SS-119, SS-143, SS-311: what lies open before everybody."""

    __slots__ = (
        "active",
        "agenda",
        "artifact_discount",
        "artifact_stacks",
        "artifacts",
        "bases",
        "basics",
        "crystal_stacks",
        "crystals",
        "dock_stacks",
        "docks",
        "doubled",
        "emptied",
        "enslaved",
        "exoskeleton_used",
        "extra_minings",
        "first_basic",
        "first_game",
        "hand_sizes",
        "idle_rounds",
        "marker",
        "mine",
        "mine_colours",
        "mine_discounts",
        "mining_discount",
        "play",
        "props_used",
        "recruit_discount",
        "removed",
        "repeat",
        "round",
        "second_crystal",
        "secret",
        "shown",
        "start",
        "stirred",
        "takeovers",
        "tops",
        "totems",
        "used",
        "version",
        "wild",
    )

    version: int
    """The version of these fields."""
    first_game: int
    """1 in a first game."""
    agenda: Agenda
    """What is asked now, last, and what comes after it."""
    wild: list[int]
    """SS-026: whether a colour is Wild in this game."""
    docks: list[int]
    """The Mercenary in each place of the Docks; -1: none."""
    dock_stacks: list[int]
    """Cards left in the stack of each level."""
    mine: list[int]
    """The Crystal in each place of the Mine; -1: none."""
    mine_colours: list[int]
    """SS-212: the colour that a Crystal in the Mine has for this turn, where it was changed."""
    mine_discounts: list[int]
    """By how much the Crystal in each place is cheaper for this turn."""
    crystal_stacks: list[Pile]
    """The stacks of Crystals by cost; what was put under them lies in their tails."""
    tops: list[int]
    """The open card of each Artifact stack; -1: none."""
    artifact_stacks: list[int]
    """How many cards lie below the top one of each Artifact stack."""
    removed: list[int]
    """Cards that are out of the game."""
    marker: int
    """How far the Cave-in has come."""
    totems: list[int]
    """The seat that has each Totem; -1: nobody."""
    bases: list[list[int]]
    """The cards of each Base."""
    enslaved: list[list[int]]
    """The enslaved cards of each seat."""
    artifacts: list[list[int]]
    """The Artifacts of each seat."""
    crystals: list[int]
    """How many Crystals each seat has."""
    hand_sizes: list[int]
    """How many cards each seat holds."""
    shown: list[list[int]]
    """The kinds in each hand that everybody saw going there."""
    secret: list[int]
    """How many cards of each level a hand still holds of those dealt face down."""
    start: int
    """The seat that began the match."""
    active: int
    """The seat whose turn it is; -1: nobody's."""
    round: int
    """From 1 on."""
    idle_rounds: int
    """Rounds in a row in which nothing was gained or used up."""
    stirred: int
    """SS-316: whether something was gained or used up in this round."""
    play: list[int]
    """SS-079: the cards that the active seat has played this turn, in order."""
    basics: int
    """Basic actions of this turn so far."""
    first_basic: int
    """The kind of the first of them; -1: none."""
    takeovers: int
    """Takeovers of this turn so far."""
    extra_minings: int
    """Further minings that this turn still has."""
    repeat: int
    """1 if the same basic action may be done twice in this turn."""
    artifact_discount: int
    """By how much Artifacts are cheaper in this turn."""
    mining_discount: int
    """By how much Crystals are cheaper in this turn."""
    recruit_discount: int
    """By how much recruiting is cheaper in this turn."""
    doubled: int
    """SS-270: a mask of the factions whose levels are doubled."""
    second_crystal: int
    """SS-252: the highest cost after which a second Crystal may be taken; 0: no such skill."""
    exoskeleton_used: int
    """1 if that Artifact has done its work in this turn."""
    props_used: int
    """1 if that Artifact has done its work in this turn."""
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
        other.crystal_stacks = [each.copy() for each in self.crystal_stacks]
        other.tops = self.tops[:]
        other.artifact_stacks = self.artifact_stacks[:]
        other.removed = self.removed[:]
        other.marker = self.marker
        other.totems = self.totems[:]
        other.bases = [each[:] for each in self.bases]
        other.enslaved = [each[:] for each in self.enslaved]
        other.artifacts = [each[:] for each in self.artifacts]
        other.crystals = self.crystals[:]
        other.hand_sizes = self.hand_sizes[:]
        other.shown = [each[:] for each in self.shown]
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

    def encode(self, out: list[int]) -> None:
        """Append all of it as ints; every list is led by its length."""
        out += [
            self.version,
            self.first_game,
            len(self.agenda.frames),
            *self.agenda.frames,
            len(self.wild),
            *self.wild,
            len(self.docks),
            *self.docks,
            len(self.dock_stacks),
            *self.dock_stacks,
            len(self.mine),
            *self.mine,
            len(self.mine_colours),
            *self.mine_colours,
            len(self.mine_discounts),
            *self.mine_discounts,
            len(self.crystal_stacks),
        ]
        for pile in self.crystal_stacks:
            out += [pile.unseen, len(pile.tail), *pile.tail, len(pile.knowers), *pile.knowers]
        out += [
            len(self.tops),
            *self.tops,
            len(self.artifact_stacks),
            *self.artifact_stacks,
            len(self.removed),
            *self.removed,
            self.marker,
            len(self.totems),
            *self.totems,
            len(self.bases),
        ]
        for row in self.bases:
            out += [len(row), *row]
        out += [len(self.enslaved)]
        for row in self.enslaved:
            out += [len(row), *row]
        out += [len(self.artifacts)]
        for row in self.artifacts:
            out += [len(row), *row]
        out += [len(self.crystals), *self.crystals, len(self.hand_sizes), *self.hand_sizes, len(self.shown)]
        for row in self.shown:
            out += [len(row), *row]
        out += [
            len(self.secret),
            *self.secret,
            self.start,
            self.active,
            self.round,
            self.idle_rounds,
            self.stirred,
            len(self.play),
            *self.play,
            self.basics,
            self.first_basic,
            self.takeovers,
            self.extra_minings,
            self.repeat,
            self.artifact_discount,
            self.mining_discount,
            self.recruit_discount,
            self.doubled,
            self.second_crystal,
            self.exoskeleton_used,
            self.props_used,
            self.used,
            self.emptied,
        ]

    def seen_by(self, seat: int) -> "Table":
        """A copy without the cards that a seat does not know."""
        other = self.copy()
        other.crystal_stacks = [each.seen_by(seat) for each in self.crystal_stacks]
        return other


def empty_table(seats: int, book: ScrapperBook) -> Table:
    """Before the set-up."""
    table = Table()
    table.version = 1
    table.first_game = 0
    table.agenda = Agenda()
    table.wild = [0] * 6
    table.docks = [-1] * 10
    table.dock_stacks = [0] * 4
    table.mine = [-1] * 10
    table.mine_colours = [-1] * 10
    table.mine_discounts = [0] * 10
    table.crystal_stacks = [Pile(0) for _ in range(4)]
    table.tops = [-1] * 3
    table.artifact_stacks = [0] * 3
    table.removed = [0] * book.kinds
    table.marker = 0
    table.totems = [NOBODY] * 6
    table.bases = [[] for _ in range(seats)]
    table.enslaved = [[] for _ in range(seats)]
    table.artifacts = [[] for _ in range(seats)]
    table.crystals = [0] * seats
    table.hand_sizes = [0] * seats
    table.shown = [[] for _ in range(seats)]
    table.secret = [0] * (4 * seats)
    table.start = 0
    table.active = NOBODY
    table.round = 1
    table.idle_rounds = 0
    table.stirred = 0
    table.play = []
    table.basics = 0
    table.first_basic = -1
    table.takeovers = 0
    table.extra_minings = 0
    table.repeat = 0
    table.artifact_discount = 0
    table.mining_discount = 0
    table.recruit_discount = 0
    table.doubled = 0
    table.second_crystal = 0
    table.exoskeleton_used = 0
    table.props_used = 0
    table.used = 0
    table.emptied = 0
    return table


def clear_turn(table: Table) -> None:
    """Back to the start."""
    table.basics = 0
    table.first_basic = -1
    table.takeovers = 0
    table.extra_minings = 0
    table.repeat = 0
    table.artifact_discount = 0
    table.mining_discount = 0
    table.recruit_discount = 0
    table.doubled = 0
    table.second_crystal = 0
    table.exoskeleton_used = 0
    table.props_used = 0
    table.used = 0


class Hand:
    """SS-016, SS-018, SS-314: what one seat holds, and what it is about to do with it."""

    __slots__ = (
        "asked",
        "cards",
        "crystals",
        "intent",
        "picked",
        "staged",
    )

    cards: list[int]
    """Ascending; each is a `card_of` a kind and the colour it counts as."""
    crystals: list[int]
    """The Crystals of the seat."""
    intent: int
    """SS-309: the action being paid for; nothing has moved yet."""
    staged: list[int]
    """Cards laid ready for a payment or already recoloured, in order."""
    asked: int
    """A kind held in several colours: which of them is meant is being asked."""
    picked: int
    """The card whose new colour is being asked."""

    def copy(self) -> "Hand":
        other = Hand()
        other.cards = self.cards[:]
        other.crystals = self.crystals[:]
        other.intent = self.intent
        other.staged = self.staged[:]
        other.asked = self.asked
        other.picked = self.picked
        return other

    def encode(self, out: list[int]) -> None:
        """Append all of it as ints; every list is led by its length."""
        out += [
            len(self.cards),
            *self.cards,
            len(self.crystals),
            *self.crystals,
            self.intent,
            len(self.staged),
            *self.staged,
            self.asked,
            self.picked,
        ]


def empty_hand() -> Hand:
    """Before the set-up."""
    hand = Hand()
    hand.cards = []
    hand.crystals = []
    hand.intent = -1
    hand.staged = []
    hand.asked = -1
    hand.picked = -1
    return hand


class Vault:
    """SS-019, SS-043: what lies face down or covered; a pool of kinds, without an order."""

    __slots__ = (
        "artifacts",
        "mercenaries",
        "tokens",
    )

    mercenaries: list[int]
    tokens: list[int]
    artifacts: list[int]

    def copy(self) -> "Vault":
        other = Vault()
        other.mercenaries = self.mercenaries[:]
        other.tokens = self.tokens[:]
        other.artifacts = self.artifacts[:]
        return other

    def encode(self, out: list[int]) -> None:
        """Append all of it as ints; every list is led by its length."""
        out += [
            len(self.mercenaries),
            *self.mercenaries,
            len(self.tokens),
            *self.tokens,
            len(self.artifacts),
            *self.artifacts,
        ]


def empty_vault(book: ScrapperBook) -> Vault:
    """Before the set-up."""
    vault = Vault()
    vault.mercenaries = [0] * book.kinds
    vault.tokens = [0] * book.tokens
    vault.artifacts = [0] * book.cards
    return vault
