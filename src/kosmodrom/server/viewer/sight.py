"""A sight: one table as one viewer sees it, in words where words are needed. Pages and the JSON API read only this."""

import copy
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, Literal, NamedTuple

from kosmodrom.engine.consequences import Outlook, forced, outlooks
from kosmodrom.engine.contract import CHANCE, SPECTATOR, View, only
from kosmodrom.engine.journal import count_rewinds
from kosmodrom.engine.match import Match
from kosmodrom.engine.reasons import Reason, fact
from kosmodrom.engine.speaking import Ending
from kosmodrom.engine.words import Words, words
from kosmodrom.server.refusals import SERVER, BadInput, NotYours
from kosmodrom.server.tables.heard_lines import HeardLine, HeardSince, excerpt, heard_lines, last_own_moment, moment_at
from kosmodrom.server.tables.records import Message, TakeBackRequest
from kosmodrom.server.tables.seats import (
    SecretHolder,
    eyes,
    is_covered,
    is_practice,
    isolated,
    names,
    others_at,
    shares_device,
)
from kosmodrom.server.tables.snapshots import Snapshot

State = Literal["waiting", "running", "over"]


def state_of(started: float | None, finished: float | None) -> State:
    """How far a table has come."""
    return "over" if finished is not None else "waiting" if started is None else "running"


@dataclass(frozen=True)
class Choice:
    """A decision that the viewer may make now."""

    action: int
    name: str
    words: str
    ending: Ending = ""
    """Whether something is given up by it: such a decision stands last, and quiet."""


@dataclass(frozen=True)
class Cursor:
    """How much a viewer has heard; written as the id of an event, so that a stream can be resumed."""

    viewer: int
    moment: int
    notices: int
    chats: int

    def __str__(self) -> str:
        return f"{self.viewer}.{self.moment}.{self.notices}.{self.chats}"

    @staticmethod
    def read(text: str) -> "Cursor":
        parts = text.split(".")
        if len(parts) != 4 or not all(part.isascii() and part.isdecimal() and len(part) < 10 for part in parts):
            raise BadInput.because("no-place", place=text[:40])
        return Cursor(*map(int, parts))


class Sentence(NamedTuple):
    """One event in words."""

    moment: int
    who: int
    about: int
    """The seat that it tells of; -1: none."""
    words: str


@dataclass(frozen=True)
class News:
    """What is new to a viewer."""

    cursor: Cursor
    told: list[Sentence]
    undone: list[int]
    chat: list[Message]
    is_reset: bool
    """Whether the viewer looks through other eyes than before, so that all must be shown anew."""


class Sight:
    """What one viewer may see of a table."""

    def __init__(self, snapshot: Snapshot, who: SecretHolder, seat: int | None = None) -> None:
        self.snapshot = snapshot
        self.who = who
        self.viewer = eyes(snapshot.seats, who, seat)
        """A seat, or the SPECTATOR."""
        self._names: dict[str, list[str]] = {}
        self._choices: dict[str, list[Choice]] = {}
        asked_for = seat if seat is not None else next(iter(who.seats), None)
        self.is_covered = asked_for is not None and self.viewer == SPECTATOR and is_covered(snapshot.seats, asked_for)

    def at(self, then: Match) -> "Sight":
        """Through the same eyes at an earlier moment of the match."""
        return self._seen(replace(self.snapshot, match=then), self.viewer)

    def through(self, viewer: int) -> "Sight":
        """Through other eyes: when the match is over, anybody may look at it from any seat, or as the SPECTATOR."""
        last = len(self.snapshot.seats) - 1
        if viewer != SPECTATOR and not 0 <= viewer <= last:
            raise BadInput.because("no-such-seat", seat=viewer, last=last)
        if viewer not in (self.viewer, SPECTATOR) and self.state != "over":
            raise NotYours.because("not-yet-over")
        return self._seen(self.snapshot, viewer)

    def _seen(self, snapshot: Snapshot, viewer: int) -> "Sight":
        other = copy.copy(self)
        for known in ("view", "outlooks"):
            other.__dict__.pop(known, None)
        other._names, other._choices = {}, {}
        other.snapshot, other.viewer = snapshot, viewer
        return other

    @property
    def is_seated(self) -> bool:
        return self.viewer != SPECTATOR

    @property
    def state(self) -> State:
        return state_of(self.snapshot.record.started, self.snapshot.record.finished)

    @cached_property
    def view(self) -> View:
        """The game's own view; refused before the start."""
        return self.snapshot.played.view(self.viewer)

    @property
    def actors(self) -> list[int]:
        """The seats that owe a decision."""
        return self.snapshot.actors

    @property
    def is_asked(self) -> bool:
        return self.viewer in self.actors and self.snapshot.seats[self.viewer].is_human

    @property
    def has_stand_in(self) -> bool:
        """Whether a bot decides for the viewer now."""
        return self.is_seated and self.snapshot.record.is_running and self.snapshot.seats[self.viewer].stand_in

    @property
    def thinking(self) -> list[int]:
        """The seats whose bot owes a decision; bots wait while people discuss a taking back."""
        seats = self.snapshot.seats
        return [seat for seat in self.actors if seats[seat].is_robot] if self.snapshot.record.bots_asked else []

    @property
    def question(self) -> int | None:
        """The number that an answer must carry; None where nothing is asked of the viewer."""
        return self.snapshot.played.question(self.viewer) if self.is_asked else None

    @property
    def can_undo(self) -> bool:
        """Whether the viewer may take its last decision back without asking anybody, as far as it can know."""
        if not self.is_seated or not self.snapshot.record.is_running:
            return False
        return self.snapshot.played.seems_free_to_undo(self.viewer)

    @property
    def can_ask_to_undo(self) -> bool:
        """Whether the viewer has decided anything that could be taken back with the others' consent."""
        if not self.is_seated or not self.snapshot.record.is_running:
            return False
        return self.snapshot.played.last_line_of(self.viewer) > 0

    @property
    def wish(self) -> TakeBackRequest | None:
        return self.snapshot.record.wish

    @property
    def actions(self) -> list[int]:
        """What the viewer may decide now."""
        return self.snapshot.played.legal_ids(self.viewer) if self.is_asked else []

    @cached_property
    def outlooks(self) -> dict[int, Outlook]:
        """What the viewer can know beforehand of each decision; the gain only where the board does not tell it."""
        entry = self.snapshot.entry
        return outlooks(entry.game, self.view, self.actions, with_gain=not entry.board.has_previews)

    @property
    def forced(self) -> str | None:
        """The only answer of the viewer, where it need not be asked for: the page gives it."""
        action = forced(self.snapshot.entry.game, self.view, self.actions) if self.is_asked else -1
        return None if action < 0 else self.snapshot.entry.vocabulary.name(action)

    @property
    def has_sealed(self) -> bool:
        """Whether nobody else has learnt of the viewer's last decision."""
        match = self.snapshot.played
        line = match.last_line_of(self.viewer) if self.is_seated else 0
        return line > 0 and match.heard(line) == only(self.viewer)

    @property
    def has_begun(self) -> bool:
        """Whether the viewer decided last, and nothing has become known by it: what is asked now may belong to that."""
        return self.can_undo and self.snapshot.played.steps_of_turn(self.viewer) > 0

    @property
    def needs_consent(self) -> bool:
        """Whether there are people who would have to agree to a taking back that is not free."""
        return bool(others_at(self.snapshot.seats, self.viewer))

    @property
    def rewinds(self) -> int:
        """How often something was taken back past what had been shown."""
        match = self.snapshot.match
        return count_rewinds(self.snapshot.lines) if match is None else match.rewinds

    @property
    def is_practice(self) -> bool:
        """Whether the only person at the table did so."""
        return is_practice(self.snapshot.seats, 1) and self.rewinds > 0

    def why_not(self, decisions: Sequence[str | int]) -> Reason | None:
        """Why the viewer cannot make any of some decisions; None if one is legal."""
        if not self.is_seated:
            raise BadInput.because("only-watching")
        return self.snapshot.played.reason(self.viewer, decisions)

    @property
    def version(self) -> int:
        """Grows with everything that the viewer can notice, and with nothing else."""
        cursor = self.cursor
        return cursor.moment + cursor.notices + cursor.chats

    @property
    def cursor(self) -> Cursor:
        snapshot = self.snapshot
        story = snapshot.story
        moment = moment_at(story, snapshot.moments, self.viewer, len(story.lines))
        return Cursor(self.viewer, moment, snapshot.record.notices, snapshot.record.chats)

    # --- in words -------------------------------------------------------------------------------

    def names(self, lang: str) -> list[str]:
        """The names at the table as they stand in sentences and on pages."""
        found = self._names.get(lang)
        if found is None:
            found = self._names[lang] = [isolated(name) for name in self.bare_names(lang)]
        return found

    def bare_names(self, lang: str) -> list[str]:
        """The names as they were given; at a public table without those that the viewer does not want to see."""
        return names(self.snapshot.seats, lang, self._muted if self.snapshot.record.public else 0)

    @property
    def _muted(self) -> int:
        return self.snapshot.seats[self.viewer].mutes if self.is_seated else 0

    def texts(self, lang: str) -> Words:
        """The words of the game, with the names of cards that the deck brings along."""
        return self.snapshot.entry.words(lang, self.snapshot.book)

    def _words(self, lang: str) -> tuple[Any, Any, Words, list[str]]:
        return self.snapshot.entry.speaker, self.snapshot.book, self.texts(lang), self.names(lang)

    def status(self, lang: str) -> str:
        """The sentence that says who must do what; in the middle of draws, who decides then, and when all is over.

        Whoever has a bot stand in is told like everybody else what their seat is doing.
        """
        match = self.snapshot.played
        if match.over or match.actors == [CHANCE]:
            has_begun = any(line.who != CHANCE for line in match.lines)
            key = "status.over" if match.over else "status.drawing" if has_begun else "status.setting"
            return words(SERVER, lang)[key]
        speaker, book, texts, who = self._words(lang)
        padded = [*who, *[""] * (SPECTATOR + 1 - len(who))]
        view = match.view(SPECTATOR) if self.has_stand_in else self.view
        return str(speaker.question(view, book, texts, padded))

    def prompt(self, lang: str) -> str:
        """The same to the viewer's face, who is not called by name unless several people share the device."""
        words = self.status(lang)
        if not self.is_seated or shares_device(self.snapshot.seats, self.viewer):
            return words
        asked = words.removeprefix(f"{self.names(lang)[self.viewer]}, ")
        return asked[:1].upper() + asked[1:]

    def table_text(self, lang: str) -> str:
        """The whole table as text."""
        speaker, book, texts, who = self._words(lang)
        return str(speaker.table(self.view, book, texts, who))

    def choices(self, lang: str) -> list[Choice]:
        """What the viewer may decide now, in words."""
        found = self._choices.get(lang)
        if found is None:
            found = self._choices[lang] = self._spoken_choices(lang)
        return found

    def _spoken_choices(self, lang: str) -> list[Choice]:
        speaker, book, texts, who = self._words(lang)
        name = self.snapshot.entry.vocabulary.name
        return [
            Choice(
                action,
                name(action),
                speaker.decision(self.view, book, action, texts, who),
                speaker.ending(self.view, book, action, texts, who),
            )
            for action in self.actions
        ]

    def fact(self, reason: Reason, lang: str) -> str:
        """What in this position stands against a decision, in a sentence; empty where the rule says it all."""
        entry, book, texts = self.snapshot.entry, self.snapshot.book, self.texts(lang)
        return fact(entry, self.view, book, reason, self.actors, texts, self.names(lang))

    def tell(self, part: HeardSince, lang: str) -> list[Sentence]:
        """The happenings of an excerpt, each in one sentence."""
        speaker, book, texts, who = self._words(lang)
        return [
            Sentence(each.moment, each.who, speaker.about(each.event), speaker.event(each.event, book, texts, who))
            for each in part.happenings
        ]

    def say(self, line: HeardLine, lang: str) -> list[Sentence]:
        """What one line did, in sentences."""
        speaker, book, texts, who = self._words(lang)
        return [
            Sentence(line.moment, line.who, speaker.about(event), speaker.event(event, book, texts, who))
            for event in line.events
        ]

    def rows(self, lang: str) -> list[str]:
        """The names of the rows of the score sheet."""
        result = self.snapshot.result
        texts = self.texts(lang)
        return [self.snapshot.entry.speaker.row(index, texts) for index in range(len(result.sheet) if result else 0)]

    # --- what is new ----------------------------------------------------------------------------

    def since(self, moment: int) -> HeardSince:
        """What the viewer has heard after a moment."""
        return excerpt(self.snapshot.story, self.snapshot.moments, self.viewer, moment)

    def heard(self, moment: int) -> list[HeardLine]:
        """The same line by line."""
        return heard_lines(self.snapshot.story, self.snapshot.moments, self.viewer, moment)

    def last_own_moment(self) -> int:
        """The moment of the viewer's own last decision: what came after it is new to whoever comes back."""
        return last_own_moment(self.snapshot.story, self.snapshot.moments, self.viewer) if self.is_seated else 0

    def news(self, before: Cursor | None, lang: str) -> News | None:
        """What the viewer has not heard yet; None if that is nothing. Without a cursor it starts with now."""
        now = self.cursor
        if before == now:
            return None
        is_reset = before is None or before.viewer != self.viewer or before.moment > now.moment
        if before is None or is_reset:
            return News(now, [], [], [], True)
        part = self.since(before.moment)
        return News(now, self.tell(part, lang), part.undone, self.chat(before.chats), False)

    def chat(self, after: int = 0) -> list[Message]:
        """What was said, but for the seats that the viewer has muted, or that nobody shall hear."""
        muted, seats = self._muted, self.snapshot.seats
        return [
            each
            for each in self.snapshot.chat
            if each.number > after and not muted >> each.seat & 1 and not seats[each.seat].silenced
        ]
