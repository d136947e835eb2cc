"""Registers Astrogórnicy: its seats, options, rules, words and board."""

from kosmodrom.engine.registry import Entry, Option
from kosmodrom.games.astrogornicy.board.board import BOARD
from kosmodrom.games.astrogornicy.game import Astrogornicy
from kosmodrom.games.astrogornicy.model import actions
from kosmodrom.games.astrogornicy.model.book import make_book
from kosmodrom.games.astrogornicy.model.layout import LAYOUT
from kosmodrom.games.astrogornicy.model.state import KEY, SEATS
from kosmodrom.games.astrogornicy.words.speaker import AstroSpeaker

ENTRY = Entry(
    key=KEY,
    package="kosmodrom.games.astrogornicy",
    prefix="AG",
    seats=SEATS,
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
    holdings={
        "resources": lambda s, seat: sum(s.table.stock[7 * seat : 7 * (seat + 1)]),
        "cards": lambda s, seat: len(s.hands[seat].cards),
        "dice": lambda s, seat: sum(s.table.pool[6 * seat : 6 * (seat + 1)]),
    },
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
