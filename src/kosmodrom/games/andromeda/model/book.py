"""The content as packed tables: what the tiles, cards, dice and limits say, for the rules to read.

An action, a technology or an ability is an effect with at most one number. A custom deck is another Book.
"""

from typing import Final

from kosmodrom.engine.contract import Book
from kosmodrom.engine.deck import Deck, Row, call_by_name, highest, ids_once
from kosmodrom.engine.errors import DeckError
from kosmodrom.games.andromeda.model import effects, values
from kosmodrom.games.andromeda.model.actions import ALL_TASKS, FACES, RACES, ROOMS, TASKS, TECHS
from kosmodrom.games.andromeda.model.conditions import pack

PACKAGE: Final = "kosmodrom.games.andromeda"


class AndromedaBook(Book):
    """AN-164, AN-166: what is printed on tiles, cards and dice, and the limits of the game."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.face_weight = [0] * len(FACES)
        self.face_count = [0] * len(FACES)

        self.room_points = [0] * len(ROOMS)
        self.room_minimum = [0] * len(ROOMS)
        self.room_teleporter = [0] * len(ROOMS)
        self.room_two_seats = [0] * len(ROOMS)
        self.room_plague_first = [0] * len(ROOMS)
        self.room_action = [0] * len(ROOMS)
        self.room_count = [0] * len(ROOMS)
        self.bonus_room = -1
        """AN-234: the room whose action is declared in a summoning; -1 if no room has it."""
        self.layout: list[list[int]] = [[], [], []]
        """For 2, 3 and 4 seats: whether a cell holds a room."""

        self.tech_effect = [0] * len(TECHS)
        self.tech_count = [0] * len(TECHS)
        self.tech_first_game = [0] * len(TECHS)
        self.always = 0
        """AN-028: the technology of every game."""
        self.vaccine_tech = -1
        """AN-031: the technology beside which the tokens lie; -1 if there is none."""

        self.race_green = [0] * len(RACES)
        self.race_orange = [0] * len(RACES)
        self.race_ability = [0] * len(RACES)
        self.race_count = [0] * len(RACES)

        self.tasks = len(TASKS)
        """So many tasks there are: the printed ones, and more where the deck brings some along."""
        self.task_cost = [0] * len(ALL_TASKS)
        self.task_points = [0] * len(ALL_TASKS)
        self.task_like = list(range(len(ALL_TASKS)))
        """For each task itself, or the printed one that is worth and costs most nearly the same."""
        self.task_condition = [0] * len(ALL_TASKS)
        """Where the condition of a task begins in `conditions`."""
        self.conditions: list[int] = []

        self.researchers = 0
        self.teleporters = 0
        self.vaccines = 0
        self.dice = [0, 0, 0]
        self.plague = 0
        self.technologies = 0
        self.general_deck = 0
        self.threshold = [0, 0, 0]
        self.provenance: dict[str, str] = {}
        """Where each row's facts come from, by its id; under `id/effect` and `id/kind` those of a part."""


def make_book(deck: Deck) -> AndromedaBook:
    """The tables of a deck, or a DeckError that names the row and the key."""
    deck.only(["face", "room", "layout", "technology", "race", "task", "limits"])
    book = AndromedaBook(deck.name)
    _read_limits(deck.one("limits"), book)
    _read_faces(deck, book)
    _read_rooms(deck, book)
    _read_layouts(deck, book)
    _read_technologies(deck, book)
    _read_races(deck, book)
    _read_tasks(deck, book)
    return book


def _rows(deck: Deck, table: str, ids: list[str]) -> list[tuple[str, Row]]:
    rows = [(row.word("id", ids), row) for row in deck.rows(table)]
    ids_once(rows, ids)
    return rows


def _read_clauses(row: Row, key: str, book: AndromedaBook) -> None:
    """The rules that speak of this thing."""
    numbers = row.clauses(PACKAGE)
    if numbers is not None:
        book.clauses[key] = numbers


def _effect(row: Row, known: effects.Effects) -> tuple[int, int]:
    """An effect and its count."""
    code, low, high = known[row.word("effect", list(known))]
    count = row.number("count", low, high) if high else 0
    row.end()
    return code, count


def _read_faces(deck: Deck, book: AndromedaBook) -> None:
    for name, row in _rows(deck, "face", FACES):
        face = FACES.index(name)
        _read_clauses(row, f"face.{name}", book)
        book.face_weight[face] = row.number("faces", 0, 12)
        if face == effects.PLAGUE or face == effects.TECHNOLOGY:
            book.face_count[face] = row.number("count", 0, 0)
        else:
            book.face_count[face] = row.number(
                "count", 1, 3 if face in (effects.TRAINING, effects.IMPROVISATION) else 6
            )
        book.provenance[name] = row.provenance()
        row.end()
    if sum(book.face_weight[1:]) == 0:
        raise DeckError.of(PACKAGE, "deck.plague-die", place=deck.place)


def _read_rooms(deck: Deck, book: AndromedaBook) -> None:
    for name, row in _rows(deck, "room", ROOMS):
        room = ROOMS.index(name)
        _read_clauses(row, f"room.{name}", book)
        book.room_points[room] = row.number("points", 0, 9)
        book.room_minimum[room] = row.number("minimum", 1, 9)
        book.room_teleporter[room] = int(row.flag("teleporter"))
        book.room_two_seats[room] = int(row.flag("two_seats"))
        book.room_plague_first[room] = int(row.flag("plague_first"))
        book.room_action[room], book.room_count[room] = _effect(row.row("action"), effects.ACTIONS)
        book.provenance[name] = row.provenance()
        row.end()
        if book.room_action[room] == effects.SUMMON_BONUS:
            if book.bonus_room >= 0:
                raise DeckError.of(PACKAGE, "deck.summon-bonus", place=row.place)
            book.bonus_room = room
    if not book.room_two_seats[values.PORTAL] or not book.room_teleporter[values.PORTAL]:
        raise DeckError.of(PACKAGE, "deck.portal", place=deck.place)


def _read_layouts(deck: Deck, book: AndromedaBook) -> None:
    for row in deck.rows("layout"):
        seats = row.number("seats", 2, 4)
        cells = row.numbers("cells", 9, 0, 1)
        row.provenance()
        row.end()
        rooms = [room for room in range(len(ROOMS)) if seats > 2 or book.room_two_seats[room]]
        if book.layout[seats - 2]:
            raise DeckError.of(PACKAGE, "deck.layout-twice", place=row.place, seats=seats)
        if not cells[4] or sum(cells) < 2 or sum(cells) > len(rooms):
            raise DeckError.of(PACKAGE, "deck.layout-cells", place=row.place, cells=cells, most=len(rooms))
        if not is_connected(cells):
            raise DeckError.of(PACKAGE, "deck.layout-apart", place=row.place, cells=cells)
        book.layout[seats - 2] = cells
    for seats in (2, 3, 4):
        if not book.layout[seats - 2]:
            raise DeckError.of(PACKAGE, "deck.no-layout", place=deck.place, seats=seats)


def is_connected(cells: list[int]) -> bool:
    """Whether every room of a layout can be reached from the middle."""
    reached = [4]
    for cell in reached:
        for other in range(9):
            near = abs(cell // 3 - other // 3) + abs(cell % 3 - other % 3) == 1
            if near and cells[other] and other not in reached:
                reached.append(other)
    return len(reached) == sum(cells)


def _read_technologies(deck: Deck, book: AndromedaBook) -> None:
    always = []
    for name, row in _rows(deck, "technology", TECHS):
        tech = TECHS.index(name)
        _read_clauses(row, f"tech.{name}", book)
        if row.flag("always"):
            always.append(tech)
        book.tech_first_game[tech] = int(row.flag("first_game"))
        book.tech_effect[tech], book.tech_count[tech] = _effect(row.row("effect"), effects.TECHNOLOGIES)
        book.provenance[name] = row.provenance()
        book.provenance[f"{name}/effect"] = row.provenance("effect_provenance")
        row.end()
        if book.tech_effect[tech] == effects.TAKE_VACCINES:
            if book.vaccine_tech >= 0:
                raise DeckError.of(PACKAGE, "deck.take-vaccines", place=row.place)
            book.vaccine_tech = tech
    if len(always) != 1:
        raise DeckError.of(PACKAGE, "deck.always", place=deck.place, count=len(always))
    book.always = always[0]
    if sum(book.tech_first_game) != book.technologies + 1 or not book.tech_first_game[book.always]:
        count, expected = sum(book.tech_first_game), book.technologies + 1
        raise DeckError.of(
            PACKAGE, "deck.first-game", place=deck.place, count=count, expected=expected, tech=TECHS[book.always]
        )


def _read_races(deck: Deck, book: AndromedaBook) -> None:
    for name, row in _rows(deck, "race", RACES):
        race = RACES.index(name)
        book.race_green[race] = row.number("green", 1, 8)
        book.race_orange[race] = row.number("orange", 0, 8)
        book.race_ability[race], book.race_count[race] = _effect(row.row("ability"), effects.ABILITIES)
        book.provenance[name] = row.provenance()
        row.end()
        if book.race_green[race] + book.race_orange[race] > book.researchers:
            raise DeckError.of(PACKAGE, "deck.researchers", place=row.place, most=book.researchers)


def _read_tasks(deck: Deck, book: AndromedaBook) -> None:
    rows = [(row.word("id", ALL_TASKS), row) for row in deck.rows("task")]
    book.tasks = highest(rows, ALL_TASKS, len(TASKS))
    for at, (name, row) in enumerate(rows):
        task = ALL_TASKS.index(name)
        if task >= len(TASKS):
            call_by_name(book, PACKAGE, row, name, ["task"])
        _read_clauses(row, f"task.{name}", book)
        row.row("condition")
        condition = deck.tables["task"][at]["condition"]
        book.task_condition[task] = pack(condition, f"{row.place}, condition", book.conditions)
        book.task_cost[task] = row.number("cost", 0, 9)
        book.task_points[task] = row.number("points", 0, 9)
        book.provenance[f"{name}/kind"] = row.provenance("kind")
        book.provenance[name] = row.provenance()
        row.end()
    for task in range(len(TASKS), book.tasks):
        gaps = [
            3 * abs(book.task_points[task] - book.task_points[other])
            + abs(book.task_cost[task] - book.task_cost[other])
            for other in range(len(TASKS))
        ]
        book.task_like[task] = gaps.index(min(gaps))


def _read_limits(row: Row, book: AndromedaBook) -> None:
    book.researchers = row.number("researchers", 8, 30)
    book.teleporters = row.number("teleporters", 1, 9)
    book.vaccines = row.number("vaccines", 0, 30)
    book.dice = row.numbers("dice", 3, 1, 40)
    book.plague = row.number("plague", 1, 3)
    book.technologies = row.number("technologies", 1, 7)
    book.general_deck = row.number("general_deck", 1, 15)
    book.threshold = row.numbers("threshold", 3, 1, 99)
    row.provenance()
    row.end()
    for at, seats in enumerate((2, 3, 4)):
        if book.dice[at] < 2 * seats - 1:
            raise DeckError.of(
                PACKAGE, "deck.dice", place=row.place, dice=book.dice[at], seats=seats, least=2 * seats - 1
            )
