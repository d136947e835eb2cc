"""The decks that tables are played with, each stored once by its hash.

A match keeps the content it began with. The printed cards may change with a new version; a table goes on with those
that were dealt.
"""

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import cache
from typing import Final

from sqlalchemy import ColumnElement, Connection, Table, bindparam, delete, select
from sqlalchemy.dialects import postgresql, sqlite

from kosmodrom.engine.deck import STANDARD, Deck, kept_deck, printed_deck
from kosmodrom.engine.registry import Entry, released_decks, standard_digest
from kosmodrom.server.store import schema


@dataclass(frozen=True)
class StoredDeck:
    """A deck as it is stored: printed cards of some version, or somebody's own."""

    hash: str
    game: str
    name: str
    digest: str
    """As journals name it."""
    text: str

    @property
    def is_standard(self) -> bool:
        return self.name == STANDARD

    def deck(self, entry: Entry) -> Deck | None:
        """The deck to play with; None for the printed cards of today."""
        if not self.is_standard:
            return kept_deck(self.text)
        return None if self.digest == standard_digest(entry) else printed_deck(self.game, self.text)


def _content(game: str, name: str, digest: str, text: str) -> StoredDeck:
    # Journals name a deck by a short digest, which somebody might forge; the store goes by the whole text.
    return StoredDeck(hashlib.sha256(f"{game} {name}\n{text}".encode()).hexdigest(), game, name, digest, text)


@cache
def printed(entry: Entry) -> StoredDeck:
    """The printed cards of today."""
    return _content(entry.key, STANDARD, standard_digest(entry), entry.standard_text())


def content_of(entry: Entry, deck: Deck | None, text: str | None) -> StoredDeck:
    """What a new table is played with: the printed cards, those of an earlier release, or somebody's own."""
    if deck is None:
        return printed(entry)
    if deck.name == STANDARD:
        return _content(entry.key, STANDARD, deck.digest, released_decks(entry)[deck.digest])
    return _content(entry.key, deck.name, deck.digest, text or "")


_READ: Final = select(schema.decks).where(schema.decks.c.hash == bindparam("deck"))


def read_content(connection: Connection, hashed: str | None) -> StoredDeck | None:
    """A stored deck; a ValueError where it is not what was stored."""
    row = connection.execute(_READ, {"deck": hashed}).mappings().one_or_none()
    if row is None:
        return None
    content = StoredDeck(**row)
    if _content(content.game, content.name, content.digest, content.text).hash != hashed:
        raise ValueError(hashed)
    return content


def write_content(connection: Connection, content: StoredDeck) -> None:
    """Store it, unless it is there; until the transaction ends nobody can throw it away."""
    put(connection, schema.decks, asdict(content), ("name",))


def put(connection: Connection, table: Table, row: Mapping[str, object], changing: Sequence[str]) -> None:
    """Insert a row with a hash; one that is there already takes over only what changes."""
    dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
    new = dialect.insert(table).values(**row)
    same = {name: new.excluded[name] for name in changing}
    connection.execute(new.on_conflict_do_update(index_elements=[table.c.hash], set_=same))


def forget_unused(connection: Connection) -> int:
    """Remove the decks that no table is played with and that have no address of their own; how many."""
    shared = select(schema.shared_decks.c.hash).where(schema.shared_decks.c.hash == schema.decks.c.hash).exists()
    return connection.execute(delete(schema.decks).where(~is_played(schema.decks.c.hash), ~shared)).rowcount


def is_played(hashed: ColumnElement[str]) -> ColumnElement[bool]:
    """Whether a table is played with a deck."""
    return select(schema.tables.c.deck_hash).where(schema.tables.c.deck_hash == hashed).exists()
