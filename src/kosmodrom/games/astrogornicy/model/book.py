"""The content as packed tables: what cards, fields, dice and the bank say, for the rules to read.

Cards are numbered as in `actions.CARDS`. A custom deck is another Book.
"""

from typing import Final

from kosmodrom.engine.contract import Book
from kosmodrom.engine.deck import Deck, Row, call_by_name, highest, ids_once
from kosmodrom.engine.errors import DeckError
from kosmodrom.games.astrogornicy.model import actions, terms

PACKAGE: Final = "kosmodrom.games.astrogornicy"
MINI_TABLES: Final = ["expedition", "technology", "bulletin"]


class AstroBook(Book):
    """AG-011 to AG-017: what is printed on cards and board, and the numbers of the game."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.decks: list[list[int]] = [[], []]
        """The Missions and the Orders that there are, each ascending: the printed ones, and more where the deck brings
        some along. Tables of what stands on cards have room for all that there can be."""
        self.deck_numbers = actions.FIRST_AWARD
        """The numbers of all Missions and Orders are below this one."""
        self.awards = len(actions.AWARDS)
        """So many Awards there are."""
        self.like = list(range(len(actions.CARDS)))
        """For each card itself, or the printed one that is most like it."""

        self.cost = [0] * (len(actions.CARDS) * terms.WIDTH)
        """Card by card, eight numbers each."""
        self.points = [0] * len(actions.CARDS)
        self.mark = [2] * len(actions.PRINTED) + [terms.ABSENT] * (len(actions.CARDS) - len(actions.PRINTED))
        """AG-021: the least number of seats that a card is in play with."""
        self.asteroid = [0] * len(actions.CARDS)
        """The type of a Mission's asteroid."""
        self.yellow = [0] * len(actions.CARDS)
        """How many of the fields of a Mission or Expedition are yellow; they come first."""
        self.fields = [0] * len(actions.CARDS)
        self.accepts = [0] * (len(actions.CARDS) * actions.FIELDS)
        """Card by card, the mask of faces that each of five fields accepts."""
        self.reward = [0] * (len(actions.CARDS) * terms.EARNINGS)
        """Card by card and worker by worker, the set of seven resources that a symbol on a Mission earns."""
        self.effect = [0] * len(actions.CARDS)
        self.discard = [0] * len(actions.CARDS)
        self.award_set = [0] * (len(actions.CARDS) * len(terms.TYPES))
        """Card by card, how many Missions of types S, C, M an Award needs."""
        self.award_size = [0] * len(actions.CARDS)
        self.gives = [0] * len(actions.TECHNOLOGIES)
        self.promoted = [0] * len(actions.KANTORS)

        self.area_gives = [0] * len(terms.AREAS)
        self.area_extra = [0] * len(terms.AREAS)
        self.area_accepts = [0] * (len(terms.AREAS) * actions.AREA_FIELDS)
        self.docks = [0] * 5
        """AG-039: how many Docks are usable, by the number of seats."""
        self.refinery = [0] * 5
        self.dispatch = [0] * 5
        self.sides = [0] * len(actions.FACES)
        self.units = [0] * len(actions.RESOURCES)
        self.turns_from = [0] * 4
        """By edition and effect (automat, miner): the faces that can be turned, as a mask."""
        self.turns_to = [0] * 4

        self.legend = [0] * len(actions.RESOURCES)
        self.bonus = [0, 0, 0]
        self.start = 0
        self.surplus = 0
        self.promoted_surplus = 0
        self.mission_points = 0
        self.expedition_points = 0
        self.provenance: dict[str, str] = {}
        """Where each row's facts come from, by its id."""
        self.name_provenance: dict[str, str] = {}
        """Where a name comes from, by id, of cards that say so."""


def make_book(deck: Deck) -> AstroBook:
    """The tables of a deck, or a DeckError that names the row and the key."""
    deck.only(
        ["mission", "order", "turning", "award", "expedition", "technology", "bulletin", "kantor"]
        + ["area", "marks", "face", "resource", "limits"]
    )
    book = AstroBook(deck.name)
    _read_limits(deck.one("limits"), book)
    _read_missions(deck, book)
    _read_orders(deck, book)
    _read_awards(deck, book)
    _read_directors(deck, book)
    _read_board(deck, book)
    book.deck_numbers = max(book.decks[actions.MISSION][-1], book.decks[actions.ORDER][-1]) + 1
    _find_likes(book)
    return book


def _rows(deck: Deck, table: str, ids: list[str]) -> list[tuple[int, Row]]:
    """The rows of a table in the order of their ids, each id exactly once."""
    rows = [(row.word("id", ids), row) for row in deck.rows(table)]
    ids_once(rows, ids)
    return [(ids.index(name), row) for name, row in rows]


def _read_added(deck: Deck, table: str, ids: list[str], printed: int) -> tuple[int, list[tuple[int, Row]]]:
    """How many cards of a sort there are, and their rows in the order of the deck, each with its number."""
    rows = [(row.word("id", ids), row) for row in deck.rows(table)]
    return highest(rows, ids, printed), [(ids.index(name), row) for name, row in rows]


def _read_card(row: Row, card: int, book: AstroBook) -> None:
    """The name of a card that is not printed, and the rules that speak of it."""
    if card >= len(actions.PRINTED):
        call_by_name(book, PACKAGE, row, actions.CARDS[card], ["card"])
    numbers = row.clauses(PACKAGE)
    if numbers is not None:
        book.clauses[f"card.{actions.CARDS[card]}"] = numbers


def _close(row: Row, name: str, book: AstroBook) -> None:
    book.provenance[name] = row.provenance()
    row.end()


def _units(row: Row, key: str, text: str, names: list[str]) -> list[int]:
    """Amounts such as `1WO 2ZL`, by the place of each unit."""
    amounts = [0] * len(names)
    for word in text.split():
        digits, unit = word[:-2], word[-2:]
        if not digits.isdecimal() or not 1 <= int(digits) <= 9 or unit not in names:
            raise DeckError.of(PACKAGE, "deck.amount", place=row.place, key=key, word=word, names=", ".join(names))
        if amounts[names.index(unit)]:
            raise DeckError.of(PACKAGE, "deck.amount-twice", place=row.place, key=key, unit=unit)
        amounts[names.index(unit)] = int(digits)
    return amounts


def _read_cost(row: Row, card: int, book: AstroBook) -> None:
    book.cost[card * terms.WIDTH : card * terms.WIDTH + terms.WIDTH] = _units(
        row, "cost", row.text("cost"), actions.UNITS
    )


def _symbols(row: Row, text: str) -> list[int]:
    masks: list[int] = []
    for word in text.split():
        if word not in terms.SYMBOLS:
            raise DeckError.of(PACKAGE, "deck.symbol", place=row.place, word=word, symbols=", ".join(terms.SYMBOLS))
        masks.append(terms.SYMBOLS[word])
    return masks


def _read_fields(row: Row, card: int, book: AstroBook) -> None:
    yellow, bar, white = row.text("fields").partition("|")
    first, rest = _symbols(row, yellow), _symbols(row, white)
    if not bar or not 1 <= len(first) + len(rest) <= actions.FIELDS:
        raise DeckError.of(PACKAGE, "deck.fields", place=row.place, most=actions.FIELDS)
    book.yellow[card] = len(first)
    book.fields[card] = len(first) + len(rest)
    for at, mask in enumerate(first + rest):
        book.accepts[card * actions.FIELDS + at] = mask


def _read_reward(row: Row, card: int, book: AstroBook) -> None:
    """AG-160, AG-161: one set for each symbol, or different sets by worker."""
    seen: list[str] = []
    for part in row.text("reward").split(";"):
        who, colon, what = part.partition(":")
        workers = terms.WORKERS if who.strip() == "each" else who.split()
        amounts = _units(row, "reward", what, actions.RESOURCES)
        if not colon or not workers or not sum(amounts):
            raise DeckError.of(PACKAGE, "deck.reward", place=row.place, part=part)
        for worker in workers:
            if worker not in terms.WORKERS or worker in seen:
                raise DeckError.of(
                    PACKAGE, "deck.reward-worker", place=row.place, worker=worker, workers=", ".join(terms.WORKERS)
                )
            seen.append(worker)
            at = card * terms.EARNINGS + terms.WORKERS.index(worker) * actions.KINDS
            book.reward[at : at + actions.KINDS] = amounts
    for at in range(book.fields[card]):
        for face, name in enumerate(terms.WORKERS):
            if book.accepts[card * actions.FIELDS + at] >> face & 1 and name not in seen:
                raise DeckError.of(PACKAGE, "deck.reward-missing", place=row.place, name=name, number=at + 1)


def _enough(deck: Deck, table: str, marks: list[int]) -> None:
    if marks.count(2) < terms.MARKET:
        raise DeckError.of(
            PACKAGE, "deck.market", place=deck.place, table=table, count=marks.count(2), least=terms.MARKET
        )


def _read_missions(deck: Deck, book: AstroBook) -> None:
    count, rows = _read_added(deck, "mission", actions.MISSIONS + actions.MORE_MISSIONS, actions.PRINTED_MISSIONS)
    book.decks[actions.MISSION] = [actions.mission_card(number) for number in range(count)]
    for number, row in rows:
        card = actions.mission_card(number)
        _read_card(row, card, book)
        book.mark[card] = row.number("mark", 2, 4)
        book.asteroid[card] = terms.TYPES.index(row.word("type", terms.TYPES))
        book.points[card] = book.mission_points
        _read_cost(row, card, book)
        _read_fields(row, card, book)
        _read_reward(row, card, book)
        _close(row, actions.CARDS[card], book)
    _enough(deck, "mission", [book.mark[card] for card in book.decks[actions.MISSION]])


def _read_orders(deck: Deck, book: AstroBook) -> None:
    count, rows = _read_added(deck, "order", actions.ORDERS + actions.MORE_ORDERS, actions.PRINTED_ORDERS)
    book.decks[actions.ORDER] = [actions.order_card(number) for number in range(count)]
    for number, row in rows:
        card = actions.order_card(number)
        _read_card(row, card, book)
        book.mark[card] = row.number("mark", 2, 4)
        book.points[card] = row.number("points", 0, 50)
        _read_cost(row, card, book)
        book.discard[card] = row.number("discard", 0, 1)
        book.effect[card] = terms.EFFECTS.index(row.word("effect", terms.EFFECTS))
        _close(row, actions.CARDS[card], book)
    _enough(deck, "order", [book.mark[card] for card in book.decks[actions.ORDER]])
    for effect, row in _rows(deck, "turning", terms.EFFECTS[1:3]):
        for edition in range(len(terms.EDITIONS)):
            _read_turning(row, edition, effect, book)
        _close(row, terms.EFFECTS[effect + 1], book)


def _read_turning(row: Row, edition: int, effect: int, book: AstroBook) -> None:
    """AG-213 to AG-216, AG-221: which faces can be turned, and to which; a die never keeps its face."""
    words = row.text(terms.EDITIONS[edition]).split()
    is_turning = len(words) == 3 and words[1] == "to" and words[2] in actions.FACES
    if not is_turning or (words[0] != "any" and words[0] not in actions.FACES):
        raise DeckError.of(PACKAGE, "deck.turn", place=row.place, key=terms.EDITIONS[edition])
    target = actions.FACES.index(words[2])
    mask = 63 if words[0] == "any" else 1 << actions.FACES.index(words[0])
    book.turns_from[edition * 2 + effect] = mask & ~(1 << target)
    book.turns_to[edition * 2 + effect] = target


def _read_awards(deck: Deck, book: AstroBook) -> None:
    book.awards, rows = _read_added(deck, "award", actions.AWARDS + actions.MORE_AWARDS, actions.PRINTED_AWARDS)
    for number, row in rows:
        card = actions.award_card(number)
        _read_card(row, card, book)
        book.mark[card] = 2
        types = row.text("set").split()
        if not 1 <= len(types) <= 5 or any(one not in terms.TYPES for one in types):
            raise DeckError.of(PACKAGE, "deck.set", place=row.place, types=", ".join(terms.TYPES))
        book.award_size[card] = len(types)
        for one in types:
            book.award_set[card * len(terms.TYPES) + terms.TYPES.index(one)] += 1
        book.points[card] = row.number("points", 0, 50)
        book.name_provenance[actions.CARDS[card]] = row.provenance("name_provenance")
        _close(row, actions.CARDS[card], book)


def _read_directors(deck: Deck, book: AstroBook) -> None:
    for table, ids in zip(MINI_TABLES, (actions.EXPEDITIONS, actions.TECHNOLOGIES, actions.BULLETINS), strict=True):
        for at, row in _rows(deck, table, ids):
            card = actions.CARDS.index(ids[at])
            _read_cost(row, card, book)
            if table == "expedition":
                _read_fields(row, card, book)
            elif table == "technology":
                book.gives[at] = actions.RESOURCES.index(row.word("gives", actions.RESOURCES))
            book.points[card] = book.expedition_points if table == "expedition" else row.number("points", 0, 50)
            _close(row, ids[at], book)
    for at, row in _rows(deck, "kantor", actions.KANTORS):
        book.promoted[at] = actions.RESOURCES.index(row.word("promoted", actions.RESOURCES))
        _close(row, actions.KANTORS[at], book)


def _read_board(deck: Deck, book: AstroBook) -> None:
    for area, row in _rows(deck, "area", terms.AREAS):
        book.area_gives[area] = actions.RESOURCES.index(row.word("gives", actions.RESOURCES))
        book.area_extra[area] = row.number("extra", 0, 9)
        masks = _symbols(row, row.text("fields"))
        if len(masks) != actions.AREA_FIELDS or any(mask & 3 for mask in masks):
            raise DeckError.of(PACKAGE, "deck.area-fields", place=row.place)
        for field, mask in enumerate(masks):
            book.area_accepts[area * actions.AREA_FIELDS + field] = mask
        _close(row, terms.AREAS[area], book)
    usable = [[0]] * len(terms.MARKED)
    for at, row in _rows(deck, "marks", terms.MARKED):
        marks = row.numbers("fields", 5, 2, 4)
        if marks != sorted(marks) or marks[0] != 2:
            raise DeckError.of(PACKAGE, "deck.marks", place=row.place, marks=marks)
        usable[at] = [sum(1 for mark in marks if mark <= seats) for seats in range(5)]
        _close(row, terms.MARKED[at], book)
    book.docks, book.refinery, book.dispatch = usable
    for face, row in _rows(deck, "face", actions.FACES):
        book.sides[face] = row.number("sides", 1, 6)
        _close(row, actions.FACES[face], book)
    for kind, row in _rows(deck, "resource", actions.RESOURCES):
        book.units[kind] = row.number("units", 4 * book.start + 1, 999)
        _close(row, actions.RESOURCES[kind], book)


def _read_limits(row: Row, book: AstroBook) -> None:
    legend = row.text("legend").split()
    if sorted(legend) != sorted(actions.RESOURCES):
        raise DeckError.of(PACKAGE, "deck.legend", place=row.place, resources=", ".join(actions.RESOURCES))
    book.legend = [actions.RESOURCES.index(name) for name in legend]
    book.bonus = row.numbers("bonus", 3, 0, 9)
    book.start = row.number("start", 0, 20)
    book.surplus = row.number("surplus", 1, 99)
    book.promoted_surplus = row.number("promoted_surplus", 1, 99)
    book.mission_points = row.number("mission_points", 0, 20)
    book.expedition_points = row.number("expedition_points", 0, 20)
    _close(row, "limits", book)


def _find_likes(book: AstroBook) -> None:
    """For each card that is not printed, the printed one of its sort that differs least."""
    missions, orders = list(range(actions.FIRST_ORDER)), list(range(actions.FIRST_ORDER, actions.FIRST_AWARD))
    awards = list(range(actions.FIRST_AWARD, actions.FIRST_EXPEDITION))
    for added, printed in (
        (book.decks[actions.MISSION][actions.PRINTED_MISSIONS :], missions),
        (book.decks[actions.ORDER][actions.PRINTED_ORDERS :], orders),
        ([actions.award_card(number) for number in range(actions.PRINTED_AWARDS, book.awards)], awards),
    ):
        for card in added:
            gaps = [_gap(card, other, book) for other in printed]
            book.like[card] = printed[gaps.index(min(gaps))]


def _gap(card: int, other: int, book: AstroBook) -> tuple[bool, int]:
    """How much two cards differ: by type and effect first, then by points, cost, fields, earnings and set."""
    other_sort = book.asteroid[card] != book.asteroid[other] or book.effect[card] != book.effect[other]
    gap = abs(book.points[card] - book.points[other]) + abs(book.fields[card] - book.fields[other])
    for table, width in ((book.cost, terms.WIDTH), (book.reward, terms.EARNINGS), (book.award_set, len(terms.TYPES))):
        for at in range(width):
            gap += abs(table[card * width + at] - table[other * width + at])
    return other_sort, gap


def likes(book: AstroBook, cards: list[int]) -> list[int]:
    """Printed cards as they are, each other one as the printed one that is most like it; empty places left out."""
    return [book.like[card] for card in cards if card >= 0]
