"""Reading what strangers send: decks and journals are checked beside the event loop, one at a time.

How much one of them can cost is limited before it is parsed: by the engine for decks (`engine/strangers_toml.py`),
here for the lines of a journal. What is left takes well under a second, and the loop has its turns meanwhile.
"""

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, TypeVar

from kosmodrom.engine.deck import Deck, read_deck
from kosmodrom.engine.errors import JournalError
from kosmodrom.engine.journal import Line, read_journal
from kosmodrom.engine.match import Match
from kosmodrom.engine.registry import find
from kosmodrom.server.refusals import SERVER, Busy

MOST_LINES: Final = 5_000
"""How long an uploaded journal may be."""
MOST_WORK: Final = 200_000
"""How many lines are played again for takings back: each of these plays the match again up to there."""
SECONDS: Final = 10.0
"""After so long no further line of a journal is played."""
MOST_WAITING: Final = 16
"""How many may wait for their turn; whoever comes then is asked to try again."""

T = TypeVar("T")


class UploadReader:
    """Where one thing after the other is read in a thread, so that many at once do not starve the event loop."""

    def __init__(self) -> None:
        self._turn = asyncio.Semaphore(1)
        self.waiting = 0
        """Those whose turn it is counted in."""

    async def read(self, work: Callable[[], T]) -> T:
        """Do some work in a thread when it is its turn."""
        if self.waiting >= MOST_WAITING:
            raise Busy.because("busy")
        self.waiting += 1
        try:
            async with self._turn:
                return await asyncio.to_thread(work)
        finally:
            self.waiting -= 1


@dataclass(frozen=True)
class UploadedMatch:
    """A match that a journal tells of, with the text of the deck that came with it."""

    match: Match
    deck_text: str | None


def checked_deck(text: str | None, game: str | None = None) -> Deck | None:
    """A deck that somebody sent; with a game it must make a book for it."""
    deck = None if text is None else read_deck(text, "deck")
    if deck is not None and game is not None:
        find(game).book(deck)
    return deck


def told_by(journal: str, deck_text: str | None) -> UploadedMatch:
    """What a journal tells of; the rules check every line, as long as that may take."""
    end = time.monotonic() + SECONDS

    def check_time(_: Line) -> None:
        if time.monotonic() > end:
            raise JournalError.of(SERVER, "refusal.long-journal")

    _, lines, _ = read_journal(journal)
    again = sum(line.number for line in lines if line.undone() is not None)
    if len(lines) > MOST_LINES or again > MOST_WORK:
        raise JournalError.of(SERVER, "refusal.long-journal")
    return UploadedMatch(Match.from_journal(journal, checked_deck(deck_text), check_time), deck_text)
