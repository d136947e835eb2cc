"""What moves in a game has a name in both places, or goes to a pile of its sort, so that a page can show it gliding."""

import re
from collections import Counter
from itertools import pairwise
from xml.etree.ElementTree import Element

import pytest

from draw.pages import parsed, text_of
from kosmodrom.bots.levels import bot_named
from kosmodrom.draw.drawing import Drawing
from kosmodrom.engine.contract import SPECTATOR
from kosmodrom.engine.fast_random import Luck
from kosmodrom.engine.match import Match

NAMES = ["Ala", "Bartek", "Celina", "Daniel"]
SEEN = {
    "star_scrappers": {
        "kind table-seat",
        "kind table-table",
        "token table-seat",
        "token table-table",
        "artifact table-seat",
    },
    "andromeda": {"die table-table", "die seat-table", "crew0 table-table", "crew0 seat-table", "task table-seat"},
    "astrogornicy": {"card table-seat", "card seat-table", "die seat-table", "WO table-seat", "KS seat-table"},
    "posrod_gwiazd": {"card seat-table", "card table-seat"},
}
"""What is seen to move in each game, by its sort and by where it was and is."""
DECISIONS = 200
Things = Counter[tuple[str, str]]
"""By where they stand, and their name or sort."""


def drawings(match: Match) -> list[Drawing]:
    """The table and what lies before each seat, as all see it."""
    board, v, texts = match.entry.board, match.view(SPECTATOR), match.entry.words("pl")
    seats = [board.seat(v, match.book, texts, NAMES, seat) for seat in range(match.seats)]
    return [board.table(v, match.book, texts, NAMES), *seats]


def sort_of(name: str) -> str:
    return re.split("[:-]", name)[0]


def number_of(pile: Element) -> int:
    shown = next((each for each in pile.iter() if each.tag in ("b", "text")), None)
    return int(text_of(shown)) if shown is not None else 0


def things_and_piles(match: Match) -> tuple[Things, Things]:
    """How many things of a name stand where, and how many each pile of a sort says that it has."""
    things, piles = Things(), Things()
    for at, drawing in enumerate(drawings(match)):
        tree = parsed(drawing.html)
        inside = {element: parent for parent in tree.iter() for element in parent}
        for element, parent in inside.items():
            where = f"{at} {inside[parent].get('class') if parent in inside else ''} {parent.get('class')}"
            name = element.get("data-like") or element.get("data-piece") or element.get("data-zoom")
            sorts = element.get("data-pile", "").split()
            for sort in sorts:
                piles[f"{where} {element.get('data-place') or list(parent).index(element)}", sort] = number_of(element)
            if name and not sorts:
                things[where, name] += 1
    return things, piles


def seen(before: tuple[Things, Things], now: tuple[Things, Things]) -> set[str]:
    """Of which sorts a page knows where from and where to they went: „kind table-seat”."""
    (things, piles), (later, others) = before, now
    gone, come = things - later, later - things
    grown, shrunk = others - piles, piles - others
    ways = [(name, start, end) for start, name in gone for end, other in come if name == other]
    ways += [(name, start, end) for start, name in gone for end, sort in grown if sort_of(name) == sort]
    ways += [(name, start, end) for start, sort in shrunk for end, name in come if sort_of(name) == sort]
    ways += [(sort, start, end) for start, sort in shrunk for end, other in grown if sort == other]
    return {f"{sort_of(name)} {drawing(start)}-{drawing(end)}" for name, start, end in ways}


def drawing(where: str) -> str:
    return "table" if where.startswith("0 ") else "seat"


@pytest.mark.parametrize("game", SEEN)
def test_what_moves_is_seen(game: str) -> None:
    match, luck, bot = Match(game, seats=4, seed="moving"), Luck(1), bot_named("random")
    moments = [things_and_piles(match)]
    while len(moments) < DECISIONS and not match.over:
        seat = match.actors[0]
        match.play(seat, bot.choose(match.entry.game, match.view(seat), match.legal_ids(seat), luck))
        moments.append(things_and_piles(match))
    moved = Counter(way for before, now in pairwise(moments) for way in seen(before, now))
    assert {way for way in SEEN[game] if moved[way] < 2} == set()
