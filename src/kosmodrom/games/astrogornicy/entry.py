"""Registers Astrogórnicy: its seats, options, rules, words and board."""

from kosmodrom.engine.registry import Entry, Option
from kosmodrom.games.astrogornicy.board.board import BOARD
from kosmodrom.games.astrogornicy.game import Astrogornicy
from kosmodrom.games.astrogornicy.model import actions
from kosmodrom.games.astrogornicy.model.book import make_book
from kosmodrom.games.astrogornicy.model.layout import LAYOUT
from kosmodrom.games.astrogornicy.model.state import KEY, SEATS, AstroState
from kosmodrom.games.astrogornicy.words.speaker import AstroSpeaker


def resources(s: AstroState, seat: int) -> int:
    return sum(s.table.stock[7 * seat : 7 * (seat + 1)])


def cards(s: AstroState, seat: int) -> int:
    """Missions and Orders in hand."""
    return len(s.hands[seat].cards)


def dice(s: AstroState, seat: int) -> int:
    """Those that can still be placed."""
    return sum(s.table.pool[6 * seat : 6 * (seat + 1)])


ENTRY = Entry(
    key=KEY,
    package="kosmodrom.games.astrogornicy",
    prefix="AG",
    seats=SEATS,
    minutes="60–90",
    weight="heavy",
    options=(
        Option("edition", ("handbook", "earlier"), "handbook"),
        Option("track_order", ("random", "legend"), "random"),
        Option("first_player", ("random", "first-seat"), "random"),
    ),
    game=Astrogornicy(),
    vocabulary=actions.VOCABULARY,
    make_book=make_book,
    speaker=AstroSpeaker(),
    layout=LAYOUT,
    board=BOARD,
    holdings={"resources": resources, "cards": cards, "dice": dice},
    spare={"card": actions.MORE_MISSIONS + actions.MORE_ORDERS + actions.MORE_AWARDS},
    row_clauses=(
        (205, 280),
        (237, 280),
        (258, 280),
        (258, 280),
        (165, 281, 282),
        (190, 281, 283),
        (284, 285, 286),
        (284, 285, 286),
    ),
)
