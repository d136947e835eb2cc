"""Tables to speak about: views filled by hand, and short ways to ask the speaker."""

from collections.abc import Iterator

import pytest

from kosmodrom.engine.contract import EVERYONE, SPECTATOR
from kosmodrom.engine.words import NEEDED, Words
from kosmodrom.games.andromeda.entry import ENTRY
from kosmodrom.games.andromeda.model import steps
from kosmodrom.games.andromeda.model.actions import TASKS, VOCABULARY
from kosmodrom.games.andromeda.model.book import AndromedaBook
from kosmodrom.games.andromeda.model.state import AndromedaState, AndromedaView, blank, view
from kosmodrom.games.andromeda.model.values import NO_ROOM, TURNS, UNUSED, USED
from kosmodrom.games.andromeda.words.speaker import AndromedaSpeaker

SPEAKER = AndromedaSpeaker()
BOOK: AndromedaBook = ENTRY.make_book(ENTRY.standard_deck())
PL, EN = (ENTRY.words(lang) for lang in NEEDED)
NAMES = ["Ala", "Bartek", "Celina", "Daniel"]
both = pytest.mark.parametrize("texts", [PL, EN], ids=NEEDED)


def laid_out(seats: int = 3) -> AndromedaState:
    """A table in the middle of Ala's turn: she is of Arkturianie and has two teleporters."""
    s = blank(seats, BOOK)
    t = s.table
    t.phase, t.round, t.first, t.active = TURNS, 2, 1, 0
    t.rooms = [-1, 8, -1, 4, 7, 9, NO_ROOM, 3, -1]
    t.where = [-1] * 11
    for cell, room in enumerate(t.rooms):
        if room >= 0:
            t.where[room] = cell
            t.opened |= 1 << cell
        elif room != NO_ROOM:
            t.covered |= 1 << cell
    t.crew[4], t.crew[1], t.crew[9 + 4], t.crew[9 + 5] = 2, 1, 3, 1
    t.trained, t.pool = [2] * seats, [11, 10, *[14] * (seats - 2)]
    t.teleporters = [1 << 4 | 1 << 1, *[1 << 4] * (seats - 1)]
    t.techs = [USED, UNUSED, UNUSED, UNUSED, 0, 0, 0, 0]
    t.beside, t.vaccines[0] = 8, 2
    t.races = [0, 3, 4, 5][:seats]
    t.cards = list(range(1, seats + 1))
    t.general, t.general_deck = [TASKS.index("Z01"), TASKS.index("Z12")], 5
    t.personal[0].unseen = 20
    t.held[0].put_under(TASKS.index("Z18"), 1)
    t.held[1].put_under(TASKS.index("Z31"), 2)
    t.completed[1] = [TASKS.index("Z06")]
    t.dice[0:6] = [0, 1, 0, 0, 2, 1]
    t.middle = [1, 0, 1, 1, 0, 0]
    t.agenda.push(steps.ACTING, 0)
    return s


def asked(step: int, a: int = 0, b: int = 0) -> AndromedaState:
    """The same table with a question to Ala."""
    s = laid_out()
    s.table.agenda.push(step, 0, a, b)
    return s


def many_views() -> Iterator[AndromedaView]:
    """Views of empty and of full tables, of a seat, another seat and the public, in every step."""
    for seats in (2, 3, 4):
        yield from (view(blank(seats, BOOK), seat) for seat in (0, SPECTATOR))
    for step in range(len(steps.STEPS)):
        yield from (view(asked(step, 1, 1), seat) for seat in (0, 1, SPECTATOR))


def fine(said: str) -> bool:
    """A text with nothing left open."""
    return bool(said.strip()) and not any(mark in said for mark in "{}#") and "None" not in said and ": :" not in said


def decision(s: AndromedaState, name: str, texts: Words, seat: int = 0) -> str:
    return SPEAKER.decision(view(s, seat), BOOK, VOCABULARY.id(name), texts, NAMES)


def question(s: AndromedaState, texts: Words, seat: int = 0) -> str:
    return SPEAKER.question(view(s, seat), BOOK, texts, NAMES)


def event(texts: Words, code: int, *numbers: int) -> str:
    return SPEAKER.event([code, EVERYONE, *[*numbers, 0, 0, 0, 0][:4]], BOOK, texts, NAMES)


def about(code: int, *numbers: int) -> int:
    return SPEAKER.about([code, EVERYONE, *[*numbers, 0, 0, 0, 0][:4]])
