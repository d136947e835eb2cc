"""A match: drives a game, asks fate, checks every decision, keeps the journal, takes decisions back."""

import copy
import hashlib
from bisect import bisect_right
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from operator import attrgetter, index
from typing import Any, NamedTuple, Self, SupportsIndex

from kosmodrom.engine.consequences import forced
from kosmodrom.engine.contract import CHANCE, EVENT_WIDTH, EVERYONE, SPECTATOR, Book, View
from kosmodrom.engine.deck import STANDARD, Deck
from kosmodrom.engine.errors import (
    ENGINE,
    BadTable,
    CannotUndo,
    JournalError,
    KosmodromError,
    PositionError,
    Refused,
    UnknownDecision,
    cut,
    plain,
)
from kosmodrom.engine.journal import (
    UNDO,
    UNDO_FROM,
    Header,
    Line,
    chain,
    count_rewinds,
    deck_word,
    read_journal,
    redacted_journal,
    standing,
    who_word,
    write_journal,
)
from kosmodrom.engine.reasons import Reason, nearest
from kosmodrom.engine.registry import Entry, called, find, games, standard_digest
from kosmodrom.engine.seeded_chance import Fate, Seed, commitment, fresh_seed, seed_from
from kosmodrom.engine.strangers_toml import TomlError, read_toml
from kosmodrom.engine.ties import Settlement, settle
from kosmodrom.engine.words import Clause, Phrase


class Told(NamedTuple):
    """An event that a seat may know of, with the journal line that caused it."""

    line: int
    event: tuple[int, ...]


@dataclass(frozen=True)
class LineFacts:
    """What is to be known of a journal line without its rules."""

    line: int
    audience: int
    """The mask of those who may know what was decided."""
    heard: int
    """The mask of those who may know of the line, or were told of something that it caused."""
    told: Sequence[Sequence[int]]
    """Its events; none if it was taken back."""


@dataclass
class Done:
    """A decision that stands, with what is needed to take it back."""

    line: int
    who: int
    action: int
    audience: int
    asked: tuple[int, ...]
    """Who owed a decision when it was made."""
    fence: bool
    """Whether the seat learnt something by it, so that it cannot simply be taken back."""
    told: list[tuple[int, ...]]


class Match:
    """One match of one game.

    >>> match = Match("star_scrappers", seats=2, seed="example")
    >>> seat = match.actors[0]
    >>> decision = match.legal(seat)[0]
    >>> match.play(seat, decision)
    >>> Match.from_journal(match.journal()).scores() == match.scores()
    True
    """

    def __init__(
        self,
        game: str | Entry,
        *,
        seats: int = 2,
        options: Mapping[str, str] | None = None,
        seed: Seed | bytes | None = None,
        deck: Deck | None = None,
        nonces: Sequence[str] = (),
        opening: Any = None,
    ) -> None:
        self.entry = game if isinstance(game, Entry) else called(game)
        self.entry.check_seats(seats)
        self.options = {} if opening is not None and not options else self.entry.choose(options or {})
        """Empty: those that the opening tells of."""
        self.deck = deck
        """None: the printed cards."""
        self.book: Book = self.entry.book(deck)
        digest = standard_digest(self.entry) if deck is None else deck.digest
        self.deck_name = deck_word(self.book.name, digest)
        self.opening = opening
        """The state that it began with, if that was not the beginning of a match."""
        if seed is None:
            seed = fresh_seed()
        self.fate = Fate(seed if isinstance(seed, bytes) else seed_from(seed), nonces)
        self.lines: list[Line] = []
        self._audiences: list[int] = []
        """Who may know each line."""
        self._heard: list[int] = []
        """Who may know each line or was told of something that it caused, even if it was taken back later."""
        self._questions = [1] * seats
        self._game: Any = self.entry.game
        self.seats = seats
        self._digest = self._header().digest()
        self._state = self._new()
        self._done: list[Done] = []
        self._let_chance_decide()

    # --- asking ---------------------------------------------------------------------------------

    @property
    def actors(self) -> list[int]:
        """The seats that owe a decision; empty when the match is over."""
        return list(self._game.actors(self._state))

    @property
    def over(self) -> bool:
        return not self._game.actors(self._state)

    @property
    def commitment(self) -> str:
        """What binds the house to its seed from the start."""
        return commitment(self.fate.seed)

    def legal(self, seat: int) -> list[str]:
        """The names of the decisions that a seat may make now; empty if none is asked of it."""
        return [self.entry.vocabulary.name(action) for action in self.legal_ids(seat)]

    def legal_ids(self, seat: int) -> list[int]:
        seat = self._seat(seat)
        return list(self._game.legal(self._state, seat)) if seat in self.actors else []

    def why_not(self, seat: int, decision: str | int) -> Clause | None:
        """The rule that forbids a decision now, in every language; None if it is legal."""
        seat = self._seat(seat)
        number = self._game.refusal(self._state, seat, self._action(decision))
        return self.entry.clause(number, self.book) if number else None

    def reason(self, seat: int, decisions: Sequence[str | int]) -> Reason | None:
        """Why none of some decisions can be made, told of the one nearest to being legal; None if one is legal."""
        seat = self._seat(seat)
        actions = [self._action(decision) for decision in decisions]
        numbers = [self._game.refusal(self._state, seat, action) for action in actions]
        if not all(numbers):
            return None
        reasons = [
            Reason(action, number, self.entry.clause(number, self.book))
            for action, number in zip(actions, numbers, strict=True)
        ]
        verb = self.entry.vocabulary.verb
        asked = {verb(action) for action in self.legal_ids(seat)}
        return nearest(reasons, [verb(action) in asked for action in actions])

    def has_no_choice(self, seat: int) -> bool:
        """Whether the seat is asked something to which there is one answer, by which nothing becomes known."""
        return forced(self._game, self.view(seat), self.legal_ids(seat)) >= 0

    def question(self, seat: int) -> int:
        """The number of the question that the seat is asked now or next; an answered number never comes again.

        It grows with each decision of the seat and with each taking back that the seat learns of, so it tells nothing
        that the seat does not know.
        """
        seat = self._seat(seat)
        return self._questions[seat]

    def view(self, seat: int = SPECTATOR) -> View:
        """What a seat may know; without one, what everybody may, as the SPECTATOR does."""
        view: View = self._game.view(self._state, self._watcher(seat))
        return view

    def scores(self) -> list[int]:
        """Points of each seat, as if the match ended here."""
        return list(self._game.scores(self._state))

    def sheet(self) -> list[list[int]]:
        """The score sheet: a row per source of points, a column per seat."""
        return [list(row) for row in self._game.sheet(self._state)]

    def winners(self) -> list[int]:
        """The winning seats; several share the victory; empty while the match runs."""
        return list(self._game.winners(self._state)) if self.over else []

    def settlement(self) -> Settlement | None:
        """How a tie for the most points is settled; None where there is none, or the game does not tell."""
        return settle(self.scores(), self._game.ties(self._state)) if self.over else None

    def told(self, seat: int, since: int = 0) -> list[Told]:
        """What happened after a journal line, as far as a seat, or the SPECTATOR, may know it."""
        seat = self._watcher(seat)
        return [
            Told(done.line, event)
            for done in self._done[bisect_right(self._done, since, key=attrgetter("line")) :]
            for event in done.told
            if event[1] >> seat & 1
        ]

    def heard(self, line: int) -> int:
        """The mask of those who know a journal line, or were told of something that it caused."""
        return self._heard[line - 1]

    def chronicle(self, since: int = 0) -> list[LineFacts]:
        """What the match tells of each journal line after one, so that it can be told again without the rules."""
        told = {done.line: done.told for done in self._done}
        heard = zip(self._audiences[since:], self._heard[since:], strict=True)
        return [
            LineFacts(number, audience, known, told.get(number, []))
            for number, (audience, known) in enumerate(heard, since + 1)
        ]

    def last_line_of(self, seat: int) -> int:
        """The journal line of a seat's last decision that stands; 0 if there is none."""
        last = self._last(self._watcher(seat))
        return 0 if last is None else self._done[last].line

    def _last(self, seat: int) -> int | None:
        """The place of a seat's last decision among those that stand."""
        return next((at for at in range(len(self._done) - 1, -1, -1) if self._done[at].who == seat), None)

    def position(self) -> str:
        """The whole state as readable text."""
        return str(self._game.position(self._state))

    # --- deciding -------------------------------------------------------------------------------

    def play(self, seat: int, decision: str | int) -> None:
        """Make a decision; a forbidden one is refused with its rule and changes nothing."""
        seat, action = self._seat(seat), self._action(decision)
        clause = self.why_not(seat, action)
        if clause is not None:
            parts = {"seat": seat, "name": self.entry.vocabulary.name(action), "rule": clause, "clause": clause.id}
            raise Refused(Phrase(ENGINE, "error.decision.refused", parts), clause)
        self._carry_out(seat, action)
        self._let_chance_decide()

    def _carry_out(self, who: int, action: int) -> None:
        audience = self._game.audience(self._state, who, action)
        fence = who == CHANCE or self._game.reveals(self._state, who, action)
        line = self._write_line(who, self.entry.vocabulary.name(action), audience)
        self._apply(Done(line, who, action, audience, tuple(self._game.actors(self._state)), fence, []))

    def _apply(self, done: Done) -> None:
        self._game.apply(self._state, done.who, done.action)
        told = self._state.told
        done.told = [tuple(told[at : at + EVENT_WIDTH]) for at in range(0, len(told), EVENT_WIDTH)]
        told.clear()
        self._done.append(done)
        for event in done.told:
            self._heard[done.line - 1] |= event[1]

    def _let_chance_decide(self) -> None:
        while self._game.actors(self._state) == [CHANCE]:
            stream = self._game.stream(self._state)
            drawn = self.fate.draw(stream, self._game.odds(self._state))
            self._carry_out(CHANCE, self._game.legal(self._state, CHANCE)[drawn])

    # --- taking back ----------------------------------------------------------------------------

    def can_undo(self, seat: int) -> bool:
        """Whether a seat may take back its last decision without asking anybody."""
        return self._free_undo(self._watcher(seat)) is not None

    def seems_free_to_undo(self, seat: int) -> bool:
        """The same as far as the seat can know: no decision that others have made in secret since shows in it."""
        seat = self._watcher(seat)
        last = self._last(seat)
        if last is None:
            return False
        own, is_noticed = self._done[last], True
        for done in self._done[last:]:
            if done.who != CHANCE:
                is_noticed = done.who == seat or bool(self.heard(done.line) >> seat & 1)
            if is_noticed and (done.fence or (done is not own and not _is_apart(own, done))):
                return False
        return True

    def undo(self, seat: int, consent: Iterable[int] = ()) -> None:
        """Take back a seat's last decision; past a fence every other seat listed as human must consent.

        With the consent of all other seats everything since that decision is taken back too.
        """
        seat = self._seat(seat)
        free = self._free_undo(seat)
        if free is not None:
            taken = self._done[free].line
            self._write_line(seat, f"{UNDO}:{taken}", self._done[free].audience)
            self._heard[-1] |= self._heard[taken - 1]
            self._rebuild(self._done[:free] + self._done[free + 1 :])
            return
        last = self._last(seat)
        if last is None:
            raise CannotUndo.of(ENGINE, "error.undo.nothing", seat=seat)
        missing = set(range(self.seats)) - {seat} - set(consent)
        if missing:
            others = ", ".join(map(str, sorted(missing)))
            raise CannotUndo.of(ENGINE, "error.undo.consent", seat=seat, others=others)
        self._write_line(seat, f"{UNDO_FROM}:{self._done[last].line}", EVERYONE)
        self._rebuild(self._done[:last])

    @property
    def rewinds(self) -> int:
        """How often all since some decision was taken back, past what had been shown and what others had decided."""
        return count_rewinds(self.lines)

    def steps_of_turn(self, seat: int) -> int:
        """How many decisions the seat has made since it last saw another seat decide."""
        seat = self._watcher(seat)
        steps = 0
        for done in reversed(self._done):
            if done.who == seat:
                steps += 1
            elif done.who != CHANCE and done.audience >> seat & 1:
                break
        return steps

    def _free_undo(self, seat: int) -> int | None:
        """The place of the seat's last decision, if nobody has learnt anything by it, nor the seat anything since.

        What others have decided since then stands; so it must be in answer to what they were asked already.
        """
        last = self._last(seat)
        if last is None or any(done.fence for done in self._done[last:]):
            return None
        return last if all(_is_apart(self._done[last], later) for later in self._done[last + 1 :]) else None

    def _rebuild(self, done_before: list[Done]) -> None:
        self._state = self._new()
        self._done = []
        for done in done_before:
            self._apply(done)

    # --- the journal ----------------------------------------------------------------------------

    def journal(self, seat: int | None = None) -> str:
        """The whole truth as text, seed included; with a seat only what that seat may know while the match runs."""
        if self.opening is not None:
            raise KosmodromError.of(ENGINE, "error.journal.no-beginning")
        if seat is None:
            return write_journal(self._header(), self.lines, self.state_digest())
        seat = self._watcher(seat)
        known = [line for line in self.lines if self.over or self._audiences[line.number - 1] >> seat & 1]
        return redacted_journal(self._header(), known, hide_seed=not self.over)

    def fork(self) -> Self:
        """An independent copy at the same place: what is decided in one is not seen in the other."""
        other = self.__class__.__new__(self.__class__)
        other.__dict__.update(self.__dict__)
        other.fate = copy.copy(self.fate)
        other.fate.counters = dict(self.fate.counters)
        other.lines = self.lines[:]
        other._audiences = self._audiences[:]
        other._heard = self._heard[:]
        other._questions = self._questions[:]
        other._done = self._done[:]
        other._state = self._game.clone(self._state)
        other._state.telling = True
        return other

    def __copy__(self) -> Self:
        return self.fork()

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.fork()

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self._state.telling = True

    def anew(self) -> "Match":
        """The same match before the first decision of a seat."""
        return Match(
            self.entry,
            seats=self.seats,
            options=self.options,
            seed=self.fate.seed,
            deck=self.deck,
            nonces=self.fate.nonces,
            opening=self.opening,
        )

    def at(self, line: int) -> Self:
        """The match as it stood after a journal line, be it in the middle of draws: to look at, not to play on."""
        other, action_of = self.fork(), self.entry.vocabulary.id
        other.lines = self.lines[:line]
        other._rebuild(
            [
                Done(each.number, each.who, action_of(each.what), self._audiences[each.number - 1], (), True, [])
                for each in standing(other.lines)
            ]
        )
        return other

    def retold(self) -> Iterator[tuple[int, Self]]:
        """Line by line, as far as they stand, one and the same copy of the match: to look at in passing."""
        other, action_of = self.fork(), self.entry.vocabulary.id
        other._state, other._done = other._new(), []
        for each in standing(self.lines):
            other._apply(
                Done(each.number, each.who, action_of(each.what), self._audiences[each.number - 1], (), True, [])
            )
            yield each.number, other

    def follow(self, lines: Sequence[Line]) -> None:
        """Catch up with lines that were written elsewhere; each is checked by the rules and against the seed."""
        self._follow(lines)
        if lines and self.lines[-1] != lines[-1]:
            raise JournalError.of(ENGINE, "error.journal.does-not-follow", number=lines[-1].number)

    @classmethod
    def from_position(cls, text: str, *, seed: Seed | bytes | None = None, deck: Deck | None = None) -> Self:
        """A match that goes on from a position as `position` writes it; what led to it is not known."""
        try:
            data = read_toml(text)
        except TomlError as error:
            raise PositionError.of(ENGINE, "error.position.toml", error=error) from None
        if "game" not in data:
            raise PositionError.of(ENGINE, "error.position.no-game", example=next(iter(games())))
        entry = find(str(data["game"]))
        opening = entry.game.from_position(text, entry.book(deck))
        return cls(entry, seats=opening.seats, seed=seed, deck=deck, opening=opening)

    @classmethod
    def from_journal(cls, text: str, deck: Deck | None = None, before: Callable[[Line], None] | None = None) -> Self:
        """The match that a journal tells of, every line checked by the rules and against its seed.

        `before` is called with each line before it is played; whoever has no time left raises an error there.
        """
        header, lines, state_digest = read_journal(text)
        seed = bytes.fromhex(header.seed)
        if commitment(seed) != header.commitment:
            raise JournalError.of(ENGINE, "error.journal.other-seed")
        try:
            entry = find(header.game)
            if deck is None:
                deck = entry.earlier_deck(header.deck.removeprefix(f"{STANDARD} "))
            match = cls(
                entry.under(header.rules) or entry,
                seats=header.seats,
                options=header.options,
                seed=seed,
                deck=deck,
                nonces=header.nonces,
            )
        except KosmodromError as error:
            raise JournalError.of(ENGINE, "error.journal.bad-header", error=error) from None
        if header.rules != match.entry.rules_version:
            raise JournalError.of(ENGINE, "error.journal.rules", rules=header.rules, expected=match.entry.rules_version)
        if header.deck != match.deck_name:
            raise JournalError.of(ENGINE, "error.journal.deck", deck=cut(header.deck), given=cut(match.deck_name))
        match._follow(lines, before)
        if match.state_digest() != state_digest or len(match.lines) != len(lines):
            raise JournalError.of(ENGINE, "error.journal.position")
        return match

    def _follow(self, lines: Sequence[Line], before: Callable[[Line], None] | None = None) -> None:
        for line in lines:
            if before is not None:
                before(line)
            self.follow_line(line)

    def follow_line(self, line: Line) -> None:
        """The next line of a journal: a decision, or what chance has drawn after one already."""
        place, undone = {"number": line.number, "what": plain(line.what)}, line.undone()
        if line.number <= len(self.lines):
            mine = self.lines[line.number - 1]
            if (mine.who, mine.what) != (line.who, line.what):
                found, who = mine.what, who_word(mine.who)
                raise JournalError.of(ENGINE, "error.journal.other-fate", **place, found=found, who=who)
            return
        if line.who == CHANCE:
            raise JournalError.of(ENGINE, "error.journal.no-fate", **place)
        try:
            if undone is None:
                self.play(line.who, line.what)
            else:
                self.undo(line.who, range(self.seats) if undone[0] == UNDO_FROM else ())
        except ValueError as error:
            raise JournalError.of(ENGINE, "error.journal.refused", **place, error=error) from None
        if self.lines[line.number - 1].what != line.what:
            expected = self.lines[line.number - 1].what
            raise JournalError.of(ENGINE, "error.journal.other", **place, expected=expected)

    def _write_line(self, who: int, what: str, audience: int) -> int:
        number = len(self.lines) + 1
        self._audiences.append(audience)
        self._heard.append(audience)
        is_undo = what.startswith((f"{UNDO}:", f"{UNDO_FROM}:"))
        for seat in range(self.seats):
            if seat == who or (is_undo and audience >> seat & 1):
                self._questions[seat] += 1
        self._digest = chain(self._digest, f"{number} {who_word(who)} {what}")
        self.lines.append(Line(number, who, what, self._digest))
        return number

    def _header(self) -> Header:
        return Header(
            self.entry.key,
            self.entry.rules_version,
            self.seats,
            self.options,
            self.deck_name,
            self.commitment,
            self.fate.nonces,
            self.fate.seed.hex(),
        )

    def state_digest(self) -> str:
        """The position as a short word, as the last line of a journal has it."""
        ints = ",".join(map(str, self._game.encode(self._state)))
        return hashlib.sha256(ints.encode()).hexdigest()[:16]

    # --- odds and ends --------------------------------------------------------------------------

    def _new(self) -> Any:
        if self.opening is None:
            state = self._game.new(self.seats, self.options, self.book)
        else:
            state = self._game.clone(self.opening)
        state.telling = True
        return state

    def _action(self, decision: str | int) -> int:
        vocabulary = self.entry.vocabulary
        if isinstance(decision, str):
            return vocabulary.id(decision)
        if not isinstance(decision, int):
            raise UnknownDecision.of(ENGINE, "error.decision.no-name", decision=decision)
        vocabulary.name(decision)
        return decision

    def _seat(self, seat: int) -> int:
        """A seat of this table as a number of Python's; anything else is refused."""
        number = _whole(seat)
        if not 0 <= number < self.seats:
            raise BadTable.of(ENGINE, "error.table.no-seat", seat=seat, last=self.seats - 1)
        return number

    def _watcher(self, seat: int) -> int:
        """Who looks on: a seat of this table, or the SPECTATOR."""
        return SPECTATOR if _whole(seat) == SPECTATOR else self._seat(seat)


def _whole(number: SupportsIndex) -> int:
    """A whole number of any kind as one of Python's; -1 for what is none."""
    try:
        return index(number)
    except TypeError:
        return -1


def _is_apart(done: Done, later: Done) -> bool:
    """Whether neither of two decisions was made in the knowledge of the other, or in answer to it."""
    return later.who in done.asked and not done.audience >> later.who & 1 and not later.audience >> done.who & 1
