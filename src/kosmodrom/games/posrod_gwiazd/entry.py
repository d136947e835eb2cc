"""Registers Pośród Gwiazd: its seats, options, rules, words and board."""

from kosmodrom.engine.registry import Entry, Option
from kosmodrom.games.posrod_gwiazd.board.board import BOARD
from kosmodrom.games.posrod_gwiazd.game import PosrodGwiazd
from kosmodrom.games.posrod_gwiazd.model import actions
from kosmodrom.games.posrod_gwiazd.model.book import NAMES, make_book
from kosmodrom.games.posrod_gwiazd.model.layout import LAYOUT
from kosmodrom.games.posrod_gwiazd.model.state import KEY, SEATS, StarsState
from kosmodrom.games.posrod_gwiazd.rules.stations import is_reactor
from kosmodrom.games.posrod_gwiazd.words.speaker import StarsSpeaker


def credits_of(s: StarsState, seat: int) -> int:
    return s.table.credits[seat]


def crystals(s: StarsState, seat: int) -> int:
    """Those on Reactors."""
    pairs = zip(s.table.cards[seat], s.table.tokens[seat], strict=True)
    return sum(tokens for card, tokens in pairs if is_reactor(card))


ENTRY = Entry(
    key=KEY,
    package="kosmodrom.games.posrod_gwiazd",
    prefix="PG",
    seats=SEATS,
    minutes="60",
    weight="light",
    options=(
        Option("game", ("full", "first", "races-only", "objectives-only"), "full"),
        Option("races", ("dealt", "chosen"), "dealt"),
        Option("steward", ("first", "random", "named"), "first"),
        Option("aggressive", ("no", "yes"), "no"),
        Option("all-in-one", ("no", "yes"), "no"),
        Option("seize", ("no", "yes"), "no"),
        Option("width", ("unlimited", "7", "5", "9", "11"), "unlimited"),
        Option("height", ("5", "7", "9", "11"), "5"),
    ),
    conflicts=(
        ("game=first", "races=chosen"),
        ("game=objectives-only", "races=chosen"),
        ("width=5", "height=5"),
        ("width=unlimited", "height=7"),
        ("width=unlimited", "height=9"),
        ("width=unlimited", "height=11"),
    ),
    game=PosrodGwiazd(),
    vocabulary=actions.VOCABULARY,
    make_book=make_book,
    speaker=StarsSpeaker(),
    layout=LAYOUT,
    board=BOARD,
    holdings={"credits": credits_of, "crystals": crystals},
    spare={**dict.fromkeys(NAMES, actions.ADDED), "objective": actions.ALL_OBJECTIVES[len(actions.OBJECTIVES) :]},
    row_clauses=((12, 68, 69), (70, 103), (194, 195), (105, 114), (106, 206), (108, 109, 110, 217)),
)
