"""Tables as they are committed, loaded from the database: everybody reads from them, and nobody changes them."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from sqlalchemy import Connection

from kosmodrom.engine.contract import Book
from kosmodrom.engine.deck import Deck
from kosmodrom.engine.errors import ENGINE, JournalError, KosmodromError
from kosmodrom.engine.journal import Line
from kosmodrom.engine.match import LineFacts, Match
from kosmodrom.engine.registry import Entry, find
from kosmodrom.server.refusals import NoTable, NotNow, Unplayable
from kosmodrom.server.store.damage import reading_back
from kosmodrom.server.tables import records
from kosmodrom.server.tables.change import TableChange, new_match
from kosmodrom.server.tables.heard_lines import HeardLineNumbers, StoredStory, Story
from kosmodrom.server.tables.records import Message, Record, Result
from kosmodrom.server.tables.seats import Seat, SecretHolder, holder
from kosmodrom.server.tables.stored_decks import StoredDeck, read_content

CHAT_IN_MEMORY = 200


@dataclass(frozen=True)
class Snapshot:
    """One table at one moment."""

    record: Record
    seats: list[Seat]
    deck: Deck | None
    """None: the printed cards."""
    book: Book
    content: StoredDeck | None = None
    """What is stored of the cards."""
    match: Match | None = None
    """Missing before the start; for a finished table only there when somebody asked for it."""
    fault: KosmodromError | None = None
    """Why a match that has begun cannot be played on, or again, here; it can still be read."""
    chat: tuple[Message, ...] = ()
    """What was said last."""
    result: Result | None = None
    lines: Sequence[Line] = ()
    """Of a table without a match."""
    happened: Sequence[LineFacts] = ()
    """Likewise: what is known of each line without the rules."""
    moments: HeardLineNumbers = field(default_factory=HeardLineNumbers)

    @property
    def id(self) -> str:
        return self.record.id

    @property
    def entry(self) -> Entry:
        return find(self.record.game)

    @property
    def played(self) -> Match:
        """The match; refused where none has started."""
        if self.match is None:
            raise self.fault or NotNow.because("not-started")
        return self.match

    @property
    def actors(self) -> list[int]:
        """The seats that owe a decision."""
        return self.match.actors if self.match is not None and self.record.is_running else []

    @property
    def story(self) -> Story:
        return StoredStory(self.lines, self.happened) if self.match is None else self.match

    def holder(self, hashes: frozenset[str]) -> SecretHolder:
        """What the bearer of these secrets is here."""
        return holder(self.record, self.seats, hashes)

    def after(self, draft: TableChange) -> "Snapshot":
        """The table once a draft is committed."""
        return replace(
            self,
            record=draft.record,
            seats=draft.seats,
            match=draft.match_after,
            chat=(*self.chat, *draft.said)[-CHAT_IN_MEMORY:],
            result=draft.result or self.result,
        )


def load(connection: Connection, table_id: str) -> Snapshot:
    """A table from the store."""
    with reading_back(table_id):
        record = records.read_record(connection, table_id)
        if record is None:
            raise NoTable.because("no-table", table=table_id)
        content = read_content(connection, record.deck_hash)
        deck, book, fault = _cards(record, content)
        chat = tuple(records.read_chat(connection, table_id))[-CHAT_IN_MEMORY:]
        seats = records.read_seats(connection, table_id)
        snapshot = Snapshot(record, seats, deck, book, content, fault=fault, chat=chat)
        if record.is_running:
            return begun(connection, snapshot)
        return _with_result(connection, snapshot)


def _cards(record: Record, content: StoredDeck | None) -> tuple[Deck | None, Book, KosmodromError | None]:
    """The deck and the book of a table; where its cards cannot be read any more, today's and the reason."""
    entry = find(record.game)
    try:
        if content is None:
            raise Unplayable.because("content")
        deck = content.deck(entry)
        return deck, (entry.under(record.rules) or entry).book(deck), None
    except KosmodromError as error:
        fault = error if isinstance(error, Unplayable) else Unplayable.because("old-content", reason=error)
        return None, entry.book(), fault


def _with_result(connection: Connection, snapshot: Snapshot) -> Snapshot:
    record = snapshot.record
    if record.finished is None:
        return snapshot
    return replace(_with_story(connection, snapshot), result=records.read_result(connection, record.id))


def _with_story(connection: Connection, snapshot: Snapshot) -> Snapshot:
    """With what can be told without the rules."""
    record = snapshot.record
    lines = records.read_lines(connection, record.id, 0, record.lines)
    return replace(snapshot, lines=lines, happened=records.read_happened(connection, record.id))


def caught_up(connection: Connection, snapshot: Snapshot, lock: bool) -> Snapshot:
    """The snapshot with what others have committed since; the old one is left as it is."""
    with reading_back(snapshot.id):
        record = records.read_record(connection, snapshot.id, lock)
        if record is None:
            raise NoTable.because("no-table", table=snapshot.id)
        old = snapshot.record
        if record.is_as_new_as(old):
            return snapshot
        fresh = replace(snapshot, record=record)
        if record.notices != old.notices:
            fresh = replace(fresh, seats=records.read_seats(connection, record.id))
        if record.chats != old.chats:
            said = records.read_chat(connection, record.id, snapshot.chat[-1].number if snapshot.chat else 0)
            fresh = replace(fresh, chat=(*snapshot.chat, *said)[-CHAT_IN_MEMORY:])
        fresh = _with_lines(connection, fresh)
        return fresh if old.finished == record.finished else _with_result(connection, fresh)


def _with_lines(connection: Connection, snapshot: Snapshot) -> Snapshot:
    record = snapshot.record
    if snapshot.match is None or record.lines < len(snapshot.match.lines):
        return begun(connection, replace(snapshot, match=None)) if record.is_running else snapshot
    if record.lines == len(snapshot.match.lines):
        return snapshot
    match = snapshot.match.fork()
    match.follow(records.read_lines(connection, record.id, len(match.lines), record.lines))
    return replace(snapshot, match=match)


def begun(connection: Connection, snapshot: Snapshot) -> Snapshot:
    """With the match as its stored lines tell it; or with what can still be told, and why it cannot be played on."""
    if snapshot.fault is not None:
        return _with_story(connection, snapshot)
    try:
        return replace(snapshot, match=_played(connection, snapshot))
    except Unplayable as fault:
        return _with_story(connection, replace(snapshot, fault=fault))


def _played(connection: Connection, snapshot: Snapshot) -> Match:
    """The match as its stored lines tell it."""
    with reading_back(snapshot.id):
        record = snapshot.record
        match = new_match(record, snapshot.deck)
        match.follow(records.read_lines(connection, record.id, 0, record.lines))
        if len(match.lines) != record.lines:
            raise JournalError.of(
                ENGINE, "error.journal.count", line=record.lines, said=record.lines, count=len(match.lines)
            )
        return match
