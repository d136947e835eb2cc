"""After the end: journals, out and in, the proof of fairness, and playing again."""

import asyncio
import copy
from collections.abc import Sequence
from dataclasses import dataclass

from kosmodrom.engine.errors import BadTable
from kosmodrom.engine.journal import NONE, Header, deck_word, redacted_journal, write_journal
from kosmodrom.engine.match import Match
from kosmodrom.engine.registry import find
from kosmodrom.engine.seeded_chance import commitment, fresh_seed
from kosmodrom.server.refusals import SERVER, Damaged, NotNow, NotYours
from kosmodrom.server.services import TableService
from kosmodrom.server.services.seating import Opened, SeatPlan, clean_nonce, links_of, seats_of, watching
from kosmodrom.server.tables import records
from kosmodrom.server.tables.change import TableChange
from kosmodrom.server.tables.records import Record
from kosmodrom.server.tables.seats import GUEST, PERSON, Seat, holder
from kosmodrom.server.tables.secret_keys import fresh_id, fresh_secret, hash_of
from kosmodrom.server.tables.snapshots import Snapshot
from kosmodrom.server.tables.stored_decks import content_of, printed, read_content, write_content
from kosmodrom.server.tables.strangers_files import UploadedMatch, told_by
from kosmodrom.server.viewer.sight import Sight


@dataclass(frozen=True)
class Fairness:
    """What binds the house, from the start on, and what proves that it kept its word, at the end."""

    commitment: str
    nonces: list[str] | None
    """What the seats mixed in; known from the start of the match on."""
    seed: str | None
    """In hex; shown when the match is over."""
    uploaded: bool
    """Whether the match was played elsewhere, so that this house has promised nothing."""


class Endings(TableService):
    """What stays of a match."""

    async def journal(self, sight: Sight) -> str:
        """The journal: redacted while the match runs, whole with its seed when it is over."""
        snapshot = sight.snapshot
        if snapshot.record.started is None:
            raise NotNow.because("no-journal")
        if snapshot.record.finished is not None:
            snapshot = await self._room.look_with_match(snapshot.id)
        if isinstance(snapshot.fault, Damaged):
            raise snapshot.fault
        if snapshot.match is None:
            return stored_journal(snapshot, sight.viewer)
        return snapshot.match.journal(None if snapshot.record.finished is not None else sight.viewer)

    def fairness(self, sight: Sight) -> Fairness:
        record = sight.snapshot.record
        return Fairness(
            commitment(bytes.fromhex(record.seed)),
            record.nonces,
            record.seed if record.finished is not None else None,
            record.uploaded,
        )

    async def moment(self, sight: Sight, moment: int) -> Match:
        """The match as it stood at a moment of the viewer, to be looked at through `sight.viewer`; 0 is before all."""
        match = (await self._room.look_with_match(sight.snapshot.id)).played
        known = sight.snapshot.moments.of(sight.snapshot.story, sight.viewer)
        line = known[moment - 1] if 0 < moment <= len(known) else 0
        return await asyncio.to_thread(match.at, min(line, len(match.lines)))

    # --- playing again --------------------------------------------------------------------------

    async def rematch(self, table_id: str, hashes: frozenset[str], nonce: str | None = None) -> str:
        """A new table for the same seats; whoever asks is ready, and the others say so by sitting down.

        Everybody's secret opens their seat there as well. Asking twice leads to the same table.
        """
        new_id, seed, added = fresh_id(), fresh_seed().hex(), clean_nonce(nonce)

        def work(draft: TableChange) -> str:
            record = draft.record
            who = holder(record, draft.seats, hashes)
            if not who.seats:
                raise NotYours.because("rematch")
            if record.finished is None:
                raise NotNow.because("not-over")
            if record.rematch is not None:
                return record.rematch
            record.rematch = new_id
            again = _again(record, new_id, seed, draft.now)
            seats = [_same(seat, added if seat.seat in who.seats else None) for seat in draft.seats]
            content = read_content(draft.connection, record.deck_hash)
            if content is None or content.is_standard:
                content = printed(find(record.game))
            again.deck_hash = content.hash
            write_content(draft.connection, content)
            records.write_new(draft.connection, again, seats)
            start = TableChange(draft.connection, again, seats, None, content.deck(find(record.game)), draft.now)
            start.start_if_ready()
            start.settle()
            return new_id

        found = await self._room.change(table_id, work)
        self._room.announce(await self._room.look(found))
        return found

    # --- matches from elsewhere -----------------------------------------------------------------

    async def read(self, journal: str, deck_text: str | None) -> UploadedMatch:
        """The match that a journal tells of; the rules check every line."""
        return await self._room.journals.read(lambda: told_by(journal, deck_text))

    async def upload(self, journal: str, deck_text: str | None, places: Sequence[SeatPlan]) -> Opened:
        """A table that goes on from a journal, or shows how it ended."""
        return await self.put_up(await self.read(journal, deck_text), places)

    async def put_up(self, uploaded: UploadedMatch, places: Sequence[SeatPlan]) -> Opened:
        """The same for a journal that was read."""
        match = uploaded.match
        if len(places) != match.seats:
            raise BadTable.of(SERVER, "refusal.journal-seats", seats=match.seats, given=len(places))
        root, now = fresh_secret(), self._room.now()
        record = Record(
            id=fresh_id(),
            game=match.entry.key,
            seat_count=match.seats,
            options=match.options,
            rules=match.entry.rules_version,
            seed=match.fate.seed.hex(),
            nonces=match.fate.nonces,
            uploaded=True,
            created=now,
            changed=now,
            host_hash=hash_of(root),
            watch_hash=hash_of(watching(root)),
        )
        seats = seats_of(places, root, "")
        content = content_of(match.entry, match.deck, uploaded.deck_text)
        await self._room.add(record, seats, match.deck, content, lambda draft: draft.begin(match))
        return Opened(record.id, root, links_of(root, seats))


def stored_journal(snapshot: Snapshot, viewer: int) -> str:
    """The journal of a match whose rules or cards are not known here, from what is stored of it."""
    record, content, result = snapshot.record, snapshot.content, snapshot.result
    header = Header(
        record.game,
        record.rules,
        record.seat_count,
        record.options,
        NONE if content is None else deck_word(content.name, content.digest),
        commitment(bytes.fromhex(record.seed)),
        record.nonces or [],
        record.seed,
    )
    if result is not None:
        return write_journal(header, list(snapshot.lines), result.position or NONE)
    pairs = zip(snapshot.lines, snapshot.happened, strict=True)
    return redacted_journal(header, [line for line, each in pairs if each.audience >> viewer & 1], hide_seed=True)


def _again(old: Record, new_id: str, seed: str, now: float) -> Record:
    return Record(
        id=new_id,
        game=old.game,
        seat_count=old.seat_count,
        options=old.options,
        rules=find(old.game).rules_version,
        seed=seed,
        public=old.public,
        chatty=old.chatty,
        clock=old.clock,
        created=now,
        changed=now,
        host_hash=old.host_hash,
        watch_hash=old.watch_hash,
    )


def _same(seat: Seat, nonce: str | None) -> Seat:
    """Who sat there sits there again; a bot that stood in leaves."""
    again = copy.copy(seat)
    again.nonce = nonce
    again.stand_in, again.lifted, again.bank, again.asked = False, False, None, None
    if seat.kind in (PERSON, GUEST):
        again.level = None
    return again
