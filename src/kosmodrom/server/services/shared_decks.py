"""Decks in the browser: checked like all that strangers send, kept under their hash, read again for their pages."""

import asyncio
import re
from collections import OrderedDict
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection

from kosmodrom.engine.contract import Book
from kosmodrom.engine.deck import Deck, read_deck
from kosmodrom.engine.registry import Entry, find
from kosmodrom.server.process.settings import Settings
from kosmodrom.server.refusals import NoDeck
from kosmodrom.server.store.database import StoreError
from kosmodrom.server.tables import shared_decks
from kosmodrom.server.tables.open_tables import OpenTables, to_the_end
from kosmodrom.server.tables.shared_decks import SharedDeck
from kosmodrom.server.tables.stored_decks import StoredDeck, content_of, read_content

MOST_READ: Final = 32
"""So many decks stay as they were read, so that their faces are drawn once."""
HOUR: Final = 3600.0
"""Who looks at a deck is written down once in so many seconds."""
HASH: Final = re.compile("[0-9a-f]{64}")
PLACE: Final = "deck"
"""What the file of a deck is called where a mistake in it is told."""
MARK: Final = "\ufeff"
"""What some editors put before a text."""


@dataclass(frozen=True)
class ReadDeck:
    """A deck that can be played with."""

    content: StoredDeck
    entry: Entry
    deck: Deck
    book: Book

    @property
    def hash(self) -> str:
        return self.content.hash


def plain_text(text: str) -> str:
    """A deck as it is kept: whatever ends its lines and stands before them, the same words are the same deck."""
    return text.removeprefix(MARK).replace("\r\n", "\n")


def read(text: str, game: str | None) -> ReadDeck:
    """What somebody has sent; with a game it must be a deck of it."""
    deck = read_deck(text, PLACE)
    entry = find(deck.game if game is None else game)
    return ReadDeck(content_of(entry, deck, text), entry, deck, entry.book(deck))


def kept(content: StoredDeck) -> ReadDeck:
    """What was accepted before, if the cards of today still allow it."""
    entry = find(content.game)
    deck = content.deck(entry)
    assert deck is not None
    return ReadDeck(content, entry, deck, entry.book(deck))


class SharedDecks:
    """The decks that have an address."""

    def __init__(self, room: OpenTables, settings: Settings) -> None:
        self._room = room
        self._most = settings.shared_decks
        self._read: OrderedDict[str, ReadDeck] = OrderedDict()

    async def check(self, text: str, game: str | None = None) -> ReadDeck:
        """Read a deck beside the event loop, one after the other."""
        return await self._room.decks.read(lambda: read(plain_text(text), game))

    async def share(self, deck: ReadDeck) -> None:
        """Give a deck an address; when this returns, it is there."""
        now, most = self._room.now(), self._most

        def work(connection: Connection) -> None:
            shared_decks.share(connection, deck.content, now, most)

        await asyncio.shield(to_the_end(self._room.store.change(work)))
        self._keep(deck)

    async def about(self, hashed: str) -> SharedDeck:
        """What is known of the deck with an address."""
        found = await self._room.store.read(lambda connection: shared_decks.about(connection, hashed))
        if not found:
            raise NoDeck.because("no-deck")
        return found[0]

    async def find(self, hashed: str) -> ReadDeck:
        """The deck with an address; that somebody wants it keeps it."""
        about, now = await self.about(hashed), self._room.now()
        if about.used < now - HOUR:
            with suppress(StoreError):
                await self._room.store.change(lambda connection: shared_decks.use(connection, hashed, now))
        if hashed not in self._read:
            content = await self._room.store.read(lambda connection: read_content(connection, hashed))
            if content is None:
                raise NoDeck.because("no-deck")
            self._keep(await self._room.decks.read(lambda: kept(content)))
        self._read.move_to_end(hashed)
        return self._read[hashed]

    async def find_for(self, hashed: str, game: str) -> ReadDeck:
        """The deck that somebody names by its hash, if it is one of a game."""
        if not HASH.fullmatch(hashed):
            raise NoDeck.because("no-deck")
        read = await self.find(hashed)
        if read.entry.key != game:
            raise NoDeck.because("no-deck")
        return read

    def _keep(self, deck: ReadDeck) -> None:
        self._read.setdefault(deck.hash, deck)
        while len(self._read) > MOST_READ:
            self._read.popitem(last=False)

    async def complain(self, hashed: str) -> None:
        """Tell whoever runs the server of a deck's names."""
        await self.about(hashed)
        await self._room.store.change(lambda connection: shared_decks.complain(connection, hashed))
