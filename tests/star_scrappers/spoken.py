"""Tables to speak about: views filled by hand, and short ways to ask the speaker."""

from collections.abc import Iterator

import pytest

from kosmodrom.engine.contract import EVERYONE, SPECTATOR
from kosmodrom.engine.words import NEEDED, Words
from kosmodrom.games.star_scrappers.entry import ENTRY
from kosmodrom.games.star_scrappers.model import steps
from kosmodrom.games.star_scrappers.model.actions import KINDS, TOKENS, VOCABULARY
from kosmodrom.games.star_scrappers.model.book import ScrapperBook
from kosmodrom.games.star_scrappers.model.labels import ARTIFACTS
from kosmodrom.games.star_scrappers.model.state import ScrapperState, ScrapperView, blank, view
from kosmodrom.games.star_scrappers.model.values import IN_THE_BOX, printed
from kosmodrom.games.star_scrappers.words.speaker import ScrapperSpeaker

SPEAKER = ScrapperSpeaker()
BOOK: ScrapperBook = ENTRY.make_book(ENTRY.standard_deck())
PL, EN = (ENTRY.words(lang) for lang in NEEDED)
NAMES = ["Ala", "Bartek", "Celina", "Daniel"]
both = pytest.mark.parametrize("texts", [PL, EN], ids=NEEDED)


def laid_out(seats: int = 3) -> ScrapperState:
    """A table in the middle of Ala's turn: green and red are Wild."""
    s = blank(seats, BOOK)
    t = s.table
    t.wild[4] = t.wild[5] = 1
    t.totems = [0, 1, -1, 0, IN_THE_BOX, IN_THE_BOX]
    t.docks = [KINDS.index(kind) for kind in ["P1", "N1", "B1", "Y1", "P2", "N2", "Y2", "N3", "B3", "P4"]]
    tokens = ["C01-Pa", "C01-Nd", "C01-Ra", "C01-Ya", "C03-Yb", "C03-Gc", "C03-Ba", "C06-Ya", "C06-Rb", "C10-Na"]
    t.mine = [TOKENS.index(token) for token in tokens]
    t.tops = [2, 7, -1]
    t.artifact_stacks = [3, 1, 0]
    t.bases = [[12, 5], [16, 8, 13], *([[] for _ in range(seats - 2)])]
    t.artifacts[0] = [ARTIFACTS.index("A02-right"), ARTIFACTS.index("A08-right")]
    t.hand_sizes[0] = 4
    t.crystals = [1] * seats
    t.active = 0
    s.hands[0].cards = [printed(KINDS.index("P1")), KINDS.index("Y1") * 6 + 2, printed(KINDS.index("Y2"))]
    s.hands[0].staged = [printed(KINDS.index("Y3"))]
    s.hands[0].crystals = [TOKENS.index("C06-Bb")]
    s.hands[1].crystals = [TOKENS.index("C10-Ga")]
    t.agenda.push(steps.ACTING, 0)
    return s


def many_views() -> Iterator[ScrapperView]:
    """Views of empty and of full tables, of a seat, another seat and the public, in every step."""
    for seats in (2, 3, 4):
        yield view(blank(seats, BOOK), 0)
        yield view(blank(seats, BOOK), SPECTATOR)
    for step in range(len(steps.STEPS)):
        s = laid_out()
        s.table.agenda.push(step, 0, 1, 1)
        yield from (view(s, seat) for seat in (0, 1, SPECTATOR))
    s = laid_out()
    s.hands[0].asked = KINDS.index("Y1")
    yield view(s, 0)
    s.hands[0].asked = -1
    s.hands[0].picked = printed(KINDS.index("Y1"))
    yield view(s, 0)


def fine(said: str) -> bool:
    """A text with nothing left open."""
    return bool(said.strip()) and not any(mark in said for mark in "{}#|") and "None" not in said


def decision(s: ScrapperState, name: str, texts: Words, seat: int = 0) -> str:
    return SPEAKER.decision(view(s, seat), BOOK, VOCABULARY.id(name), texts, NAMES)


def question(s: ScrapperState, texts: Words, seat: int = 0) -> str:
    return SPEAKER.question(view(s, seat), BOOK, texts, NAMES)


def event(texts: Words, code: int, *numbers: int) -> str:
    padded = [*numbers, 0, 0, 0, 0][:4]
    return SPEAKER.event([code, EVERYONE, *padded], BOOK, texts, NAMES)


def about(code: int, *numbers: int) -> int:
    return SPEAKER.about([code, EVERYONE, *[*numbers, 0, 0, 0, 0][:4]])
