"""The content as packed tables: what the cards, tokens and limits say, for the rules to read.

A skill or Artifact is an effect with up to three numbers. A custom deck is another Book.
"""

from typing import Final

from kosmodrom.engine.contract import Book
from kosmodrom.engine.deck import Deck, Row, call_by_name, highest, ids_once
from kosmodrom.engine.errors import DeckError
from kosmodrom.engine.words import Phrase
from kosmodrom.games.star_scrappers.model import actions, effects, values

PACKAGE: Final = "kosmodrom.games.star_scrappers"
"""Where the words of the game stand."""

DURATIONS: Final = ["instant", "turn", "extra-action", "instant-and-turn"]


class ScrapperBook(Book):
    """SS-004, SS-009, SS-116: what is printed on cards and tokens, and the limits of the game."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.kinds = len(actions.KINDS)
        """So many kinds of Mercenaries, Crystals and Artifact cards have a place in the zones: the printed ones, and
        more where the deck brings some along. Tables of what stands on them have room for all that there can be."""
        self.tokens = len(actions.TOKENS)
        self.cards = len(actions.CARDS)
        self.colour = [values.faction_of(kind) for kind in range(len(actions.ALL_KINDS))]
        self.level = [kind % values.LEVELS + 1 for kind in range(len(actions.ALL_KINDS))]
        self.kinds_of_level: list[list[int]] = [[], [], [], []]
        self.copies = [0] * self.kinds
        self.skill = [0] * len(actions.ALL_KINDS)
        self.skill_numbers = [[0, 0, 0] for _ in actions.ALL_KINDS]
        self.durations = DURATIONS[:1] * len(actions.ALL_KINDS)

        self.row_of_place = [MINE_ROWS[place] for place in range(len(actions.MINE_PLACES))]
        """The row of each place of the Mine: 0 to 3 for costs 1, 3, 6, 10."""
        self.level_of_place = [DOCK_LEVELS[place] for place in range(len(actions.DOCK_PLACES))]
        self.token_row = [0] * len(actions.ALL_TOKENS)
        self.token_cost = [0] * len(actions.ALL_TOKENS)
        self.token_colour = [0] * len(actions.ALL_TOKENS)
        self.token_points = [0] * len(actions.ALL_TOKENS)
        self.token_symbol = [0] * len(actions.ALL_TOKENS)
        self.token_cave_in = [0] * len(actions.ALL_TOKENS)
        self.token_copies = [0] * self.tokens
        self.tokens_in_row: list[list[int]] = [[], [], [], []]

        self.artifact_cost = [0] * len(actions.ALL_CARDS)
        self.artifact = [0] * (2 * len(actions.ALL_CARDS))
        """The effect of each Artifact; Artifact 2 * card is the left half, 2 * card + 1 the right."""
        self.artifact_numbers = [[0, 0, 0] for _ in range(2 * len(actions.ALL_CARDS))]

        self.artifact_like = list(range(2 * len(actions.ALL_CARDS)))
        """For each Artifact the first printed one with the same effect; -1: there is none."""

        self.hand_limit = 7
        self.base_limit = 7
        self.end_fields = [0, 0, 0]
        self.track_end = 9
        self.set_points = [0] * 6
        self.totem_points = 0
        self.enslaved_points = 0
        self.idle_rounds = 0
        self.starting_hand = [0, 0, 0, 0]
        self.copies_provenance: dict[str, str] = {}
        """Where it is known from how many cards of a Mercenary there are."""
        self.provenance: dict[str, str] = {}
        """Where each row's facts come from, by its id."""


NAMES: Final = ["mercenary", "mercenary.accusative", "mercenary.genitive"]
"""Where the texts have the names of Mercenaries; one that a deck brings along has the same name in all cases."""
MINE_ROWS: Final = [0, 0, 0, 0, 1, 1, 1, 2, 2, 3]
DOCK_LEVELS: Final = [1, 1, 1, 1, 2, 2, 2, 3, 3, 4]


def make_book(deck: Deck) -> ScrapperBook:
    """The tables of a deck, or a DeckError that names the row and the key."""
    deck.only(["mercenary", "crystal", "artifact", "limits"])
    book = ScrapperBook(deck.name)
    _read_limits(deck.one("limits"), book)
    _read_mercenaries(deck, book)
    _read_crystals(deck, book)
    _read_artifacts(deck, book)
    return book


def _effect(row: Row, known: effects.Family) -> tuple[int, list[int]]:
    """An effect and its numbers; a cost is one of the printed ones (0: any, where that makes sense)."""
    name = row.word("effect", list(known))
    code, keys = known[name]
    numbers = [0, 0, 0]
    for at, key in enumerate(keys):
        low = 0 if key == "cost" and code == effects.PER_CRYSTALS else 1
        high = 4 if key == "level" else 10
        numbers[at] = row.number(key, low, high)
        if key in ("cost", "highest") and (numbers[at] != 0 and numbers[at] not in values.COSTS):
            raise DeckError.of(PACKAGE, "deck.cost", place=row.place, key=key, value=numbers[at])
    return code, numbers


def _read_clauses(row: Row, key: str, book: ScrapperBook) -> None:
    """The rules that speak of this card."""
    numbers = row.clauses(PACKAGE)
    if numbers is not None:
        book.clauses[key] = numbers


def _read_mercenaries(deck: Deck, book: ScrapperBook) -> None:
    rows = [(row.word("id", actions.ALL_KINDS), row) for row in deck.rows("mercenary")]
    ids_once(rows, actions.KINDS)
    book.kinds = len(actions.KINDS if len(rows) == len(actions.KINDS) else actions.ALL_KINDS)
    book.copies = [0] * book.kinds
    for level in range(values.LEVELS):
        book.kinds_of_level[level] = list(range(level, book.kinds, values.LEVELS))
    for name, row in rows:
        kind = actions.ALL_KINDS.index(name)
        if kind >= len(actions.KINDS):
            call_by_name(book, PACKAGE, row, name, NAMES)
        _read_clauses(row, f"mercenary.{name}", book)
        book.copies[kind] = row.number("copies", 0, 13)
        book.durations[kind] = row.word("duration", DURATIONS)
        skill = row.row("skill")
        book.skill[kind], book.skill_numbers[kind] = _effect(skill, effects.SKILLS)
        skill.end()
        book.provenance[name] = row.provenance()
        book.copies_provenance[name] = row.provenance("copies_provenance")
        row.end()
    for colour in range(values.FACTIONS):
        total = sum(book.copies[colour * values.LEVELS : colour * values.LEVELS + values.LEVELS])
        if total != 13:
            faction = Phrase(PACKAGE, f"faction.{actions.COLOURS[colour]}")
            raise DeckError.of(
                PACKAGE,
                "deck.faction",
                place=deck.place,
                faction=faction,
                colour=actions.COLOURS[colour],
                total=total,
            )
    for level in range(1, 5):
        least = min(
            sum(book.copies[kind] for kind in book.kinds_of_level[level - 1] if book.colour[kind] == colour)
            for colour in range(values.FACTIONS)
        )
        need = DOCK_LEVELS.count(level) + 4 * book.starting_hand[level - 1]
        if 4 * least < need:
            raise DeckError.of(PACKAGE, "deck.level", place=deck.place, level=level, least=4 * least, need=need)


def _read_crystals(deck: Deck, book: ScrapperBook) -> None:
    rows = [(row.word("id", actions.ALL_TOKENS), row) for row in deck.rows("crystal")]
    book.tokens = highest(rows, actions.ALL_TOKENS, len(actions.TOKENS))
    book.token_copies = [0] * book.tokens
    for name, row in rows:
        token = actions.ALL_TOKENS.index(name)
        cost = row.number("cost", 1, 10)
        if cost not in values.COSTS:
            raise DeckError.of(PACKAGE, "deck.cost", place=row.place, key="cost", value=cost)
        book.token_cost[token] = cost
        book.token_row[token] = values.COSTS.index(cost)
        book.token_colour[token] = actions.COLOURS.index(row.word("colour", actions.COLOURS))
        book.token_points[token] = row.number("points", 0, 50)
        book.token_symbol[token] = int(row.flag("symbol"))
        book.token_cave_in[token] = int(row.flag("cave_in"))
        book.token_copies[token] = row.number("copies", 0, 60)
        book.provenance[name] = row.provenance()
        row.end()
    for token in range(book.tokens):
        book.tokens_in_row[book.token_row[token]].append(token)
    total = sum(book.token_copies[: len(actions.TOKENS)])
    if total != 60:
        raise DeckError.of(PACKAGE, "deck.tokens", place=deck.place, total=total)
    for row_number, tokens in enumerate(book.tokens_in_row):
        count = sum(book.token_copies[token] for token in tokens)
        if count < MINE_ROWS.count(row_number):
            need = MINE_ROWS.count(row_number)
            raise DeckError.of(
                PACKAGE, "deck.row", place=deck.place, cost=values.COSTS[row_number], count=count, need=need
            )


def _read_artifacts(deck: Deck, book: ScrapperBook) -> None:
    rows = [(row.word("id", actions.ALL_CARDS), row) for row in deck.rows("artifact")]
    book.cards = highest(rows, actions.ALL_CARDS, len(actions.CARDS))
    for name, row in rows:
        card = actions.ALL_CARDS.index(name)
        book.artifact_cost[card] = row.number("cost", 0, 20)
        book.provenance[name] = row.provenance()
        for half, key, known in ((0, "left", effects.POINTS), (1, "right", effects.ABILITIES)):
            part = row.row(key)
            artifact = 2 * card + half
            book.artifact[artifact], book.artifact_numbers[artifact] = _effect(part, known)
            if card >= len(actions.CARDS):
                call_by_name(book, PACKAGE, part, f"{name}-{key}", ["artifact"])
            _read_clauses(part, f"artifact.{name}-{key}", book)
            book.provenance[f"{name}-{key}"] = part.provenance()
            part.end()
        row.end()
    printed = book.artifact[: 2 * len(actions.CARDS)]
    for artifact in range(2 * len(actions.CARDS), 2 * book.cards):
        effect = book.artifact[artifact]
        book.artifact_like[artifact] = printed.index(effect) if effect in printed else -1


def _read_limits(row: Row, book: ScrapperBook) -> None:
    book.hand_limit = row.number("hand", 4, 12)
    book.base_limit = row.number("base", 1, 7)
    book.end_fields = row.numbers("end_fields", 3, 1, 20)
    book.track_end = row.number("track_end", 1, 20)
    book.set_points = row.numbers("set_points", 6, 0, 100)
    book.totem_points = row.number("totem_points", 0, 20)
    book.enslaved_points = row.number("enslaved_points", 0, 20)
    book.idle_rounds = row.number("idle_rounds", 1, 50)
    book.starting_hand = row.numbers("starting_hand", 4, 0, 4)
    row.provenance()
    row.end()
    if sum(book.starting_hand) > book.hand_limit:
        raise DeckError.of(PACKAGE, "deck.starting-hand", place=row.place, cards=sum(book.starting_hand))
    if max(book.end_fields) > book.track_end:
        last = max(book.end_fields)
        raise DeckError.of(PACKAGE, "deck.track", place=row.place, field=last, end=book.track_end)
