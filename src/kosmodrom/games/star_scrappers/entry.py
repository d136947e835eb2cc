"""Registers Star Scrappers: its seats, options, rules, words and board."""

from kosmodrom.engine.registry import Entry, Option
from kosmodrom.games.star_scrappers.board.board import BOARD
from kosmodrom.games.star_scrappers.game import StarScrappers
from kosmodrom.games.star_scrappers.model import actions, book
from kosmodrom.games.star_scrappers.model.labels import ALL_ARTIFACTS
from kosmodrom.games.star_scrappers.model.layout import LAYOUT
from kosmodrom.games.star_scrappers.model.state import KEY, SEATS, ScrapperState
from kosmodrom.games.star_scrappers.words.speaker import ScrapperSpeaker


def cards(s: ScrapperState, seat: int) -> int:
    """Those in hand."""
    return s.table.hand_sizes[seat]


ENTRY = Entry(
    key=KEY,
    package="kosmodrom.games.star_scrappers",
    prefix="SS",
    seats=SEATS,
    minutes="45–60",
    weight="medium",
    options=(Option("first-game", ("no", "yes"), "no"),),
    game=StarScrappers(),
    vocabulary=actions.VOCABULARY,
    make_book=book.make_book,
    speaker=ScrapperSpeaker(),
    layout=LAYOUT,
    board=BOARD,
    holdings={"cards": cards},
    spare={
        **dict.fromkeys(book.NAMES, actions.ALL_KINDS[len(actions.KINDS) :]),
        "artifact": ALL_ARTIFACTS[2 * len(actions.CARDS) :],
    },
    row_clauses=((198,), (202, 203, 204, 205, 206, 207), (199,), (200,), (201,)),
)
