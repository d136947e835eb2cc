"""Registers Andromeda: its seats, options, rules, words and board."""

from kosmodrom.engine.registry import Entry, Option
from kosmodrom.games.andromeda.board.board import BOARD
from kosmodrom.games.andromeda.game import Andromeda
from kosmodrom.games.andromeda.model.actions import ALL_TASKS, TASKS, VOCABULARY
from kosmodrom.games.andromeda.model.book import make_book
from kosmodrom.games.andromeda.model.layout import LAYOUT
from kosmodrom.games.andromeda.model.state import KEY, SEATS, AndromedaState
from kosmodrom.games.andromeda.model.values import GRID
from kosmodrom.games.andromeda.words.speaker import AndromedaSpeaker


def researchers(s: AndromedaState, seat: int) -> int:
    """Those on the ship."""
    return sum(s.table.crew[GRID * seat : GRID * (seat + 1)])


def trained(s: AndromedaState, seat: int) -> int:
    return s.table.trained[seat]


def vaccines(s: AndromedaState, seat: int) -> int:
    return s.table.vaccines[seat]


ENTRY = Entry(
    key=KEY,
    package="kosmodrom.games.andromeda",
    prefix="AN",
    seats=SEATS,
    minutes="60",
    weight="medium",
    options=(Option("first-game", ("no", "yes"), "no"),),
    game=Andromeda(),
    vocabulary=VOCABULARY,
    make_book=make_book,
    speaker=AndromedaSpeaker(),
    layout=LAYOUT,
    board=BOARD,
    holdings={"researchers": researchers, "trained": trained, "vaccines": vaccines},
    spare={"task": ALL_TASKS[len(TASKS) :]},
    row_clauses=((183, 184, 199), (200, 201, 202, 203, 205)),
)
