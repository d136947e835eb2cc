"""One change to a table, made inside the transaction that stores it."""

import copy
from dataclasses import replace

from sqlalchemy import Connection

from kosmodrom.engine.contract import CHANCE, EVERYONE
from kosmodrom.engine.deck import Deck
from kosmodrom.engine.errors import KosmodromError
from kosmodrom.engine.match import Match
from kosmodrom.engine.registry import find
from kosmodrom.server.refusals import NotNow, Unplayable
from kosmodrom.server.tables import clocks, records
from kosmodrom.server.tables.records import Message, Record, Result
from kosmodrom.server.tables.seats import BOT, Seat


def new_match(record: Record, deck: Deck | None) -> Match:
    """The match before the first decision of a seat, by the version of the rules that the table was opened with."""
    entry = find(record.game).under(record.rules)
    if entry is None:
        raise Unplayable.because("rules", rules=record.rules)
    return Match(
        entry,
        seats=record.seat_count,
        options=record.options,
        seed=bytes.fromhex(record.seed),
        deck=deck,
        nonces=record.nonces or (),
    )


def _without_signs(seats: list[Seat]) -> list[Seat]:
    """The seats without their signs of life: that somebody looks at a table does not change it."""
    return [replace(seat, last_seen=None) for seat in seats]


class TableChange:
    """Copies of a table's record, seats and match, to be changed at will; `settle` stores what differs."""

    def __init__(
        self,
        connection: Connection,
        record: Record,
        seats: list[Seat],
        match: Match | None,
        deck: Deck | None,
        now: float,
        fault: KosmodromError | None = None,
    ) -> None:
        self.connection = connection
        self.record = copy.copy(record)
        self.seats = [copy.copy(seat) for seat in seats]
        self.deck = deck
        self.now = now
        self.fault = fault
        """Why a match that has begun cannot be played on here."""
        self._old_record = record
        self._old_seats = seats
        self._old_match = match
        self._match: Match | None = None
        self.result: Result | None = None
        """How the match ended, if it did by this change."""
        self.said: list[Message] = []
        self.decided: list[Seat] = []
        """The seats that have decided by this change, as often as they have."""
        self._questions: dict[int, int] = {}
        """Which question of its seat each new line answers."""

    @property
    def match(self) -> Match:
        """A copy of the match that may be played on."""
        if self._match is None:
            if self._old_match is None:
                raise self.fault or NotNow.because("not-started")
            self._match = self._old_match.fork()
        return self._match

    @property
    def match_after(self) -> Match | None:
        return self._match or self._old_match

    @property
    def running(self) -> Match:
        """The match, if it has started and is not over."""
        if self.record.finished is not None:
            raise NotNow.because("over")
        return self.match

    # --- what can be done -----------------------------------------------------------------------

    def start_if_ready(self) -> None:
        """Deal, as soon as every seat has added its part to the seed."""
        if self.record.started is None and all(seat.is_ready for seat in self.seats):
            self.record.nonces = ["" if seat.kind == BOT else seat.nonce or "" for seat in self.seats]
            self.begin(new_match(self.record, self.deck))

    def begin(self, match: Match) -> None:
        """Go on from a match."""
        self.record.started = self.now
        self._match = match
        if self.record.clock is not None:
            for seat in self.seats:
                seat.bank = self.record.clock.bank

    def decide(self, seat: int, decision: str) -> None:
        match = self.running
        number, question = len(match.lines) + 1, match.question(seat)
        match.play(seat, decision)
        self._questions[number] = question
        self.decided.append(self.seats[seat])

    def take_back(self, seat: int) -> None:
        """Undo the seat's last decision with everybody's consent."""
        match = self.running
        number, question = len(match.lines) + 1, match.question(seat)
        match.undo(seat, range(match.seats))
        self._questions[number] = question

    def say(self, seat: int, text: str) -> None:
        self.record.chats += 1
        self.said.append(Message(self.record.chats, seat, text, self.now))

    def robots_asked(self) -> list[int]:
        """The seats whose bot owes a decision; bots wait while people discuss a taking back.

        At a daily table, where all are to meet the same, those who decide together with a person decide after it: what
        a bot thinks may depend on who has decided before.
        """
        match = self.match_after
        if match is None or self.record.finished is not None or self.record.wish is not None:
            return []
        robots = [seat for seat in match.actors if self.seats[seat].is_robot]
        return [] if self.record.daily is not None and len(robots) < len(match.actors) else robots

    # --- storing --------------------------------------------------------------------------------

    def settle(self) -> bool:
        """Store what differs; whether anything did."""
        if self._match is not None:
            self._settle_match(self._match)
        if self.fault is None:
            match = self.match_after
            actors = match.actors if match is not None and self.record.finished is None else []
            self.record.bots_asked = bool(self.robots_asked())
            clocks.set_clocks(self.record, self.seats, actors, self._deciders(), self.now)
        is_change = self.record != self._old_record or _without_signs(self.seats) != _without_signs(self._old_seats)
        if self._is_news():
            self.record.notices += 1
        if self.record == self._old_record and self.seats == self._old_seats:
            return False
        if is_change:
            self.record.changed = self.now
        records.write_record(self.connection, self.record)
        records.write_seats(self.connection, self.record.id, self._old_seats, self.seats)
        for message in self.said:
            records.write_message(self.connection, self.record.id, message)
        return True

    def _settle_match(self, match: Match) -> None:
        record = self.record
        lines, happened = match.lines[record.lines :], match.chronicle(record.lines)
        records.write_lines(self.connection, record.id, lines, happened, self._questions, self.now)
        if record.wish is not None and record.wish.line != len(match.lines):
            record.wish = None
        record.lines = len(match.lines)
        if match.over and record.finished is None:
            record.finished = self.now
            self.result = Result(match.scores(), match.sheet(), match.winners(), match.state_digest())
            records.write_result(self.connection, record.id, self.result)

    def _deciders(self) -> set[int]:
        """The seats that have decided something that all can see."""
        match = self._match
        if match is None:
            return set()
        new = match.lines[self._old_record.lines :]
        return {line.who for line in new if line.who != CHANCE and match.heard(line.number) == EVERYONE}

    def _is_news(self) -> bool:
        """Whether something changed that is neither a line nor chat, and that others can see."""
        old, new = self._old_record, self.record
        if (old.started, old.finished, old.rematch, old.wish, old.watch_hash, old.deadline) != (
            new.started, new.finished, new.rematch, new.wish, new.watch_hash, new.deadline,
        ):  # fmt: skip
            return True
        return self._shown(self.seats) != self._shown(self._old_seats) or self._has_quietly_moved_on()

    def _shown(self, seats: list[Seat]) -> list[Seat]:
        """Seats as others see them: since when one owes a decision is told by its clock alone."""
        return seats if self.record.clock is not None else [replace(seat, asked=None) for seat in seats]

    def _has_quietly_moved_on(self) -> bool:
        """Whether other seats owe a decision now, though nobody was told of anything: a sealed choice was made."""
        if self._match is None or self._old_match is None or self._deciders():
            return False
        return self._match.actors != self._old_match.actors
