"""A table as it is committed: what everybody who looks reads from, and nobody changes."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from sqlalchemy import Connection

from kosmodrom.engine.contract import Book
from kosmodrom.engine.deck import Deck, read_deck
from kosmodrom.engine.errors import ENGINE, JournalError
from kosmodrom.engine.journal import Line
from kosmodrom.engine.match import Match
from kosmodrom.engine.registry import Entry, find
from kosmodrom.server import ledger
from kosmodrom.server.damage import read_back
from kosmodrom.server.draft import Draft, new_match
from kosmodrom.server.ledger import Message, Record, Result
from kosmodrom.server.refusals import NoTable, NotNow
from kosmodrom.server.seats import Holder, Seat, holder
from kosmodrom.server.story import EmptyStory, Moments, RunningStory, StoredStory, Story

CHAT_IN_MEMORY = 200


@dataclass(frozen=True)
class Snapshot:
    """One table at one moment."""

    record: Record
    seats: list[Seat]
    deck: Deck | None
    book: Book
    match: Match | None = None
    """Missing before the start; for a finished table only there when somebody asked for it."""
    chat: tuple[Message, ...] = ()
    """What was said last."""
    result: Result | None = None
    lines: Sequence[Line] = ()
    """Of a finished table."""
    moments: Moments = field(default_factory=Moments)

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
            raise NotNow.because("not-started")
        return self.match

    @property
    def actors(self) -> list[int]:
        """The seats that owe a decision."""
        return self.match.actors if self.match is not None and self.record.is_running else []

    @property
    def story(self) -> Story:
        if self.match is not None:
            return RunningStory(self.match)
        return EmptyStory() if self.result is None else StoredStory(self.lines, self.result)

    def holder(self, hashes: frozenset[str]) -> Holder:
        """What the bearer of these secrets is here."""
        return holder(self.record, self.seats, hashes)

    def after(self, draft: Draft) -> "Snapshot":
        """The table once a draft is committed."""
        return replace(
            self,
            record=draft.record,
            seats=draft.seats,
            match=draft.match_after,
            chat=(*self.chat, *draft.said)[-CHAT_IN_MEMORY:],
            result=draft.result or self.result,
        )


@read_back
def load(connection: Connection, table_id: str) -> Snapshot:
    """A table from the store."""
    record = ledger.read_record(connection, table_id)
    if record is None:
        raise NoTable.because("no-table", table=table_id)
    deck_text = ledger.read_deck_text(connection, table_id)
    deck = None if deck_text is None else read_deck(deck_text, "deck")
    chat = tuple(ledger.read_chat(connection, table_id))[-CHAT_IN_MEMORY:]
    seats = ledger.read_seats(connection, table_id)
    snapshot = Snapshot(record, seats, deck, find(record.game).book(deck), chat=chat)
    if record.is_running:
        return replace(snapshot, match=resumed(connection, snapshot))
    return _with_result(connection, snapshot)


def _with_result(connection: Connection, snapshot: Snapshot) -> Snapshot:
    record = snapshot.record
    if record.finished is None:
        return snapshot
    lines = ledger.read_lines(connection, record.id, 0, record.lines)
    return replace(snapshot, result=ledger.read_result(connection, record.id), lines=lines)


@read_back
def caught_up(connection: Connection, snapshot: Snapshot, lock: bool) -> Snapshot:
    """The snapshot with what others have committed since; the old one is left as it is."""
    record = ledger.read_record(connection, snapshot.id, lock)
    if record is None:
        raise NoTable.because("no-table", table=snapshot.id)
    old = snapshot.record
    if record.is_as_new_as(old):
        return snapshot
    fresh = replace(snapshot, record=record)
    if record.notices != old.notices:
        fresh = replace(fresh, seats=ledger.read_seats(connection, record.id))
    if record.chats != old.chats:
        said = ledger.read_chat(connection, record.id, snapshot.chat[-1].number if snapshot.chat else 0)
        fresh = replace(fresh, chat=(*snapshot.chat, *said)[-CHAT_IN_MEMORY:])
    fresh = _with_lines(connection, fresh)
    return fresh if old.finished == record.finished else _with_result(connection, fresh)


def _with_lines(connection: Connection, snapshot: Snapshot) -> Snapshot:
    record = snapshot.record
    if snapshot.match is None:
        return replace(snapshot, match=resumed(connection, snapshot)) if record.is_running else snapshot
    if record.lines <= len(snapshot.match.lines):
        return snapshot
    match = snapshot.match.fork()
    match.follow(ledger.read_lines(connection, record.id, len(match.lines), record.lines))
    return replace(snapshot, match=match)


@read_back
def resumed(connection: Connection, snapshot: Snapshot) -> Match:
    """The match as its stored lines tell it."""
    record, entry = snapshot.record, snapshot.entry
    if record.rules != entry.rules_version:
        raise NotNow.because("rules", rules=record.rules)
    match = new_match(record, snapshot.deck)
    match.follow(ledger.read_lines(connection, record.id, 0, record.lines))
    if len(match.lines) != record.lines:
        raise JournalError.of(
            ENGINE, "error.journal.count", line=record.lines, said=record.lines, count=len(match.lines)
        )
    return match
