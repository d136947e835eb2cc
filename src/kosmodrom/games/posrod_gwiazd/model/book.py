"""The content as packed tables: what cards, objectives and races say, for the rules to read.

A custom deck is another Book. Tables of cards are read by the number of a kind; those that also speak of Reactors
go on with the Reactor, the two Main Reactors and a card that lies face down.
"""

from typing import Final

from kosmodrom.engine.contract import Book
from kosmodrom.engine.deck import Deck, Row, call_by_name, highest, ids_once
from kosmodrom.engine.errors import DeckError
from kosmodrom.games.posrod_gwiazd.model import actions, effects
from kosmodrom.games.posrod_gwiazd.model.kinds import is_conflict, is_location

PACKAGE: Final = "kosmodrom.games.posrod_gwiazd"
NAMES: Final = ["card", "card.accusative", "card.genitive", "card.short"]
"""Where the texts keep the names of cards, in all their cases."""
BASIC_CARDS: Final = 72
MARKED_CARDS: Final = 18
SPECIAL_CARDS: Final = 44
CONFLICT_CARDS: Final = 12
ALL_TYPES_MASK: Final = 31
MOST_NAMED: Final = {effects.STORE_CREDITS: 6, effects.PAY_OR_LOSE: 3, effects.BID: 3}
"""The largest numbers of credits that decisions can name."""


class StarsBook(Book):
    """PG-005, PG-008 to PG-011: what is printed on the cards, and the numbers of the game."""

    objective_count: int
    """So many objectives there are: the printed ones, and more where the deck brings some along."""
    income: int
    discard: int
    reactors: int
    reactor_credits: int
    reactor_crystals: int
    main_crystals: int
    conflict_credits: int
    empty_points: int
    credits_per_point: int
    special_per_seat: int
    set_aside: int
    conflicts_per_seat: int
    penalty: int

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.kinds = actions.KIND_COUNT
        """So many numbers of cards there are to count: those of the printed ones, and more with added locations."""
        self.like = list(range(len(actions.ALL_CARDS)))
        """For each card itself, or for an added location the printed one that is nearest."""
        self.copies = [0] * len(actions.ALL_CARDS)
        self.marked = [0] * len(actions.ALL_CARDS)
        """PG-021: copies for 4 players only."""
        self.special = [0] * len(actions.ALL_CARDS)
        self.name_of = [-1] * len(actions.ALL_CARDS)
        """PG-009: the kind whose name a card bears; -1 for Reactors and what lies face down."""
        self.types = [0] * len(actions.ALL_CARDS)
        """PG-005, PG-006, PG-190: a mask of the types of a card in a station."""
        self.credits = [0] * len(actions.ALL_CARDS)
        self.energy = [0] * len(actions.ALL_CARDS)
        self.points = [0] * len(actions.ALL_CARDS)
        self.cap = [0] * len(actions.ALL_CARDS)
        """PG-011: the most VP of the effect; 0: no cap."""
        self.limit = [0] * len(actions.ALL_CARDS)
        """PG-067: the most copies in a station; 0: no limit."""
        self.effects: list[list[int]] = [[] for _ in actions.ALL_CARDS]
        """Eight ints for each effect of a card, see `effects`."""
        self.at_end = [0] * len(actions.ALL_CARDS)
        """PG-070: whether the card has a deferred effect."""
        self.far = [0] * len(actions.ALL_CARDS)
        """PG-182: the least range from the Main Reactor; 0: any."""
        self.beside_reactor = [0] * len(actions.ALL_CARDS)
        self.keep_free = [0] * len(actions.ALL_CARDS)
        """PG-183: whether no card may be placed next to it."""
        self.extra = [0] * len(actions.ALL_CARDS)
        """PG-153: VP for each crystal beyond the cost; 0: none may be spent."""
        self.yearly = [0] * len(actions.ALL_CARDS)
        """PG-188: credits at the start of each later year."""

        self.objectives: list[list[int]] = [[] for _ in actions.ALL_OBJECTIVES]
        """One effect for each objective that there can be."""
        self.objective_like = list(range(len(actions.ALL_OBJECTIVES)))
        """For each objective itself, or the printed one that asks most nearly for the same."""
        self.race_to = -1
        """PG-219: the objective for the first to reach a number of VP; -1: none."""
        self.race_income: list[int] = []
        self.race_discard: list[int] = []
        self.carries: list[int] = []
        self.ability: list[int] = []
        self.ability_numbers: list[list[int]] = []

        self.provenance: dict[str, str] = {}
        """Where each row's facts come from, by its id."""
        self.copies_provenance: dict[str, str] = {}
        """Where the number of copies comes from, by id, if it is not where the other facts come from."""
        self.name_provenance: dict[str, str] = {}
        """Where each Polish name comes from, by id."""


def make_book(deck: Deck) -> StarsBook:
    """The tables of a deck, or a DeckError that names the row and the key."""
    deck.only(["location", "conflict", "objective", "race", "limits"])
    book = StarsBook(deck.name)
    _read_limits(deck.one("limits"), book)
    _read_locations(deck, book)
    _read_conflicts(deck, book)
    _read_objectives(deck, book)
    _read_races(deck, book)
    book.types[actions.VAK_CARD] = ALL_TYPES_MASK
    return book


def _read_locations(deck: Deck, book: StarsBook) -> None:
    ids = actions.LOCATIONS + actions.ADDED
    rows = [(row.word("id", ids), row) for row in deck.rows("location")]
    added = highest(rows, ids, actions.LOCATION_COUNT) - actions.LOCATION_COUNT
    if added:
        book.kinds = actions.FIRST_ADDED + added
    for name, row in rows:
        kind = actions.ALL_CARDS.index(name)
        book.name_of[kind] = kind
        if name in actions.ADDED:
            call_by_name(book, PACKAGE, row, name, NAMES)
        else:
            book.name_of[kind] = actions.LOCATIONS.index(row.word("name", actions.LOCATIONS))
        _read_clauses(row, f"card.{name}", book)
        book.special[kind] = int(row.word("set", ["basic", "special"]) == "special")
        book.copies[kind] = row.number("copies", 0, 12)
        book.marked[kind] = row.number("marked", 0, book.copies[kind])
        book.types[kind] = 1 << actions.TYPES.index(row.word("type", actions.TYPES))
        book.credits[kind] = row.number("credits", 0, 20)
        book.energy[kind] = row.number("energy", 0, 4)
        book.points[kind] = row.number("points", 0, 20)
        book.cap[kind] = row.number("cap", 0, 20)
        book.limit[kind] = row.number("limit", 0, 9)
        for effect in row.rows("effects"):
            _read_card_effect(effect, kind, book)
        _check_questions(row, kind, book)
        book.provenance[name] = row.provenance()
        book.name_provenance[name] = row.provenance("name_provenance")
        row.end()
    for kind in range(actions.FIRST_ADDED, book.kinds):
        unlike = [_difference(book, kind, printed) for printed in range(actions.LOCATION_COUNT)]
        book.like[kind] = unlike.index(min(unlike))
    _check_totals(deck, book)


def locations_of(book: StarsBook) -> list[str]:
    """The ids of the locations that there are."""
    return actions.LOCATIONS + actions.ALL_CARDS[actions.FIRST_ADDED : book.kinds]


def _difference(book: StarsBook, kind: int, other: int) -> list[int]:
    """How a location is unlike another: in its type first, then in its effects, then in its numbers."""
    codes, others = book.effects[kind][1 :: effects.WIDTH], book.effects[other][1 :: effects.WIDTH]
    unlike = [code for code in codes if code not in others] + [code for code in others if code not in codes]
    numbers = [abs(each[kind] - each[other]) for each in (book.credits, book.energy, book.points)]
    return [int(book.types[kind] != book.types[other]), len(unlike), sum(numbers)]


def _read_card_effect(row: Row, kind: int, book: StarsBook) -> None:
    when = effects.TIMINGS.index(row.word("when", effects.TIMINGS))
    effect = effects.read_effect(row, effects.CARD_EFFECTS, when, locations_of(book))
    fitting = _timing_of(effect[1])
    if when != fitting and not (fitting == effects.AT_END and when == effects.IMMEDIATE):
        raise DeckError.of(
            PACKAGE, "deck.when", place=row.place, when=effects.TIMINGS[when], fitting=effects.TIMINGS[fitting]
        )
    book.effects[kind] = book.effects[kind] + effect
    if when == effects.AT_END:
        book.at_end[kind] = 1
    if effect[1] == effects.FAR_FROM_MAIN:
        book.far[kind] = effect[5]
    elif effect[1] == effects.BESIDE_REACTOR:
        book.beside_reactor[kind] = 1
    elif effect[1] == effects.KEEP_FREE:
        book.keep_free[kind] = 1
    elif effect[1] == effects.EXTRA_ENERGY:
        book.extra[kind] = effect[5]
    elif effect[1] == effects.INCOME:
        book.yearly[kind] = effect[5]


def _timing_of(code: int) -> int:
    """When an effect can work; points may also come at once."""
    if code <= effects.POINTS_BEST:
        return effects.AT_END
    if code == effects.FAR_FROM_MAIN or code == effects.BESIDE_REACTOR:
        return effects.PLACEMENT
    return effects.CONTINUOUS if code == effects.KEEP_FREE else effects.IMMEDIATE


def _check_questions(row: Row, kind: int, book: StarsBook) -> None:
    """A card asks at most one thing, and the vocabulary has words for every answer."""
    packed = book.effects[kind]
    codes = packed[1 :: effects.WIDTH]
    for number, (code, found) in enumerate(zip(codes, packed[5 :: effects.WIDTH], strict=True), 1):
        if code in MOST_NAMED and found > MOST_NAMED[code]:
            most = MOST_NAMED[code]
            raise DeckError.of(PACKAGE, "deck.most", place=row.place, number=number, found=found, most=most)
    if sum([1 for code in codes if code >= effects.FIRST_QUESTION]) > 1:
        raise DeckError.of(PACKAGE, "deck.two-questions", place=row.place)
    if effects.ENERGY_BESIDE in codes and not book.beside_reactor[kind]:
        raise DeckError.of(PACKAGE, "deck.beside", place=row.place)


def _check_totals(deck: Deck, book: StarsBook) -> None:
    """PG-021 to PG-024, PG-041: the deck must come out even in every year."""
    kinds = [kind for kind in range(book.kinds) if is_location(kind)]
    totals = [
        ("basic", sum([book.copies[kind] for kind in kinds if not book.special[kind]]), BASIC_CARDS),
        ("marked", sum(book.marked), MARKED_CARDS),
        ("special", sum([book.copies[kind] for kind in kinds if book.special[kind]]), SPECIAL_CARDS),
    ]
    for what, total, expected in totals:
        if total != expected:
            raise DeckError.of(PACKAGE, f"deck.{what}", place=deck.place, total=total, expected=expected)
    if sum([book.marked[kind] for kind in kinds if book.special[kind]]):
        raise DeckError.of(PACKAGE, "deck.marked-special", place=deck.place)


def _read_comparison(row: Row, known: dict[str, tuple[int, bool, list[str]]], when: int, book: StarsBook) -> list[int]:
    """PG-135, PG-217: Conflicts and objectives compare whole stations and lie in none."""
    effect = effects.read_effect(row, known, when, locations_of(book))
    if effect[2] in effects.AROUND_A_CARD:
        raise DeckError.of(PACKAGE, "deck.counter", place=row.place)
    return effect


def _read_conflicts(deck: Deck, book: StarsBook) -> None:
    rows = [(row.word("id", actions.CONFLICTS), row) for row in deck.rows("conflict")]
    ids_once(rows, actions.CONFLICTS)
    for name, row in rows:
        kind = actions.ALL_CARDS.index(name)
        book.copies[kind] = row.number("copies", 0, CONFLICT_CARDS)
        book.effects[kind] = _read_comparison(row.row("effect"), effects.CONFLICT_EFFECTS, effects.IMMEDIATE, book)
        book.provenance[name] = row.provenance()
        book.copies_provenance[name] = row.provenance("copies_provenance")
        book.name_provenance[name] = row.provenance("name_provenance")
        row.end()
    total = sum([book.copies[kind] for kind in range(book.kinds) if is_conflict(kind)])
    if total != CONFLICT_CARDS:
        raise DeckError.of(PACKAGE, "deck.conflicts", place=deck.place, total=total, expected=CONFLICT_CARDS)


def _read_objectives(deck: Deck, book: StarsBook) -> None:
    rows = [(row.word("id", actions.ALL_OBJECTIVES), row) for row in deck.rows("objective")]
    book.objective_count = highest(rows, actions.ALL_OBJECTIVES, len(actions.OBJECTIVES))
    for name, row in rows:
        if name not in actions.OBJECTIVES:
            call_by_name(book, PACKAGE, row, name, ["objective"])
        _read_clauses(row, f"objective.{name}", book)
        effect = _read_comparison(row.row("effect"), effects.OBJECTIVE_EFFECTS, effects.AT_END, book)
        book.objectives[actions.ALL_OBJECTIVES.index(name)] = effect
        if effect[1] == effects.FIRST_TO:
            if book.race_to >= 0:
                raise DeckError.of(PACKAGE, "deck.two-races", place=row.place)
            book.race_to = actions.ALL_OBJECTIVES.index(name)
        book.provenance[name] = row.provenance()
        book.name_provenance[name] = row.provenance("name_provenance")
        row.end()
    printed = book.objectives[: len(actions.OBJECTIVES)]
    for objective in range(len(actions.OBJECTIVES), book.objective_count):
        effect = book.objectives[objective]
        equal = [[one == other for one, other in zip(effect[:5], each, strict=False)].count(True) for each in printed]
        book.objective_like[objective] = equal.index(max(equal))
    for objective in range(book.objective_count, len(actions.ALL_OBJECTIVES)):
        book.objectives[objective] = printed[0]


def _read_clauses(row: Row, key: str, book: StarsBook) -> None:
    """The rules that speak of this thing."""
    numbers = row.clauses(PACKAGE)
    if numbers is not None:
        book.clauses[key] = numbers


def _read_races(deck: Deck, book: StarsBook) -> None:
    rows = [(row.word("id", actions.RACES), row) for row in deck.rows("race")]
    ids_once(rows, actions.RACES)
    by_name = dict(rows)
    for name in actions.RACES:
        row = by_name[name]
        _read_clauses(row, f"race.{name}", book)
        book.race_income.append(row.number("income", 0, 30))
        book.race_discard.append(row.number("discard", 0, 10))
        book.carries.append(int(row.flag("carries")))
        ability = effects.read_ability(row.row("ability"))
        book.ability.append(ability[0])
        book.ability_numbers.append(ability[1:])
        book.provenance[name] = row.provenance()
        row.end()
        if ability[0] != effects.NO_ABILITY and book.ability.count(ability[0]) > 1:
            raise DeckError.of(PACKAGE, "deck.ability", place=row.place)


def _read_limits(row: Row, book: StarsBook) -> None:
    book.income = row.number("income", 0, 30)
    book.discard = row.number("discard", 0, 10)
    book.reactors = row.number("reactors", 0, 40)
    book.reactor_credits = row.number("reactor_credits", 0, 10)
    book.reactor_crystals = row.number("reactor_crystals", 0, 9)
    book.main_crystals = row.number("main_crystals", 0, 9)
    book.conflict_credits = row.number("conflict_credits", 0, 10)
    book.empty_points = row.number("empty_points", 0, 10)
    book.credits_per_point = row.number("credits_per_point", 1, 20)
    book.special_per_seat = row.number("special_per_seat", 6, 6)
    book.set_aside = row.number("set_aside", 20, 20)
    book.conflicts_per_seat = row.number("conflicts_per_seat", 3, 3)
    book.penalty = row.number("penalty", 0, 20)
    row.provenance()
    row.end()
