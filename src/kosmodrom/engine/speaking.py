"""What the speakers of games with words of their own have in common: a view to speak about, an event to tell."""

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Literal

from kosmodrom.engine.contract import B, V
from kosmodrom.engine.plurals import seat_name
from kosmodrom.engine.vocabulary import Vocabulary
from kosmodrom.engine.words import Words

Ending = Literal["", "end", "stop"]
"""What a decision ends: nothing, a turn or a phase, or a step that could go on."""


class SpokenView(Generic[V, B]):
    """What one seat, or the public, sees, with the book, the words and the names at the table."""

    def __init__(self, v: V, book: B, texts: Words, names: Sequence[str]) -> None:
        self.v = v
        self.book = book
        self.texts = texts
        self.names = names

    def seats(self) -> int:
        raise NotImplementedError

    def is_seat(self, seat: int) -> bool:
        return 0 <= seat < self.seats()

    def seat(self, seat: int) -> str:
        return seat_name(seat, self.texts, self.names)


class QuestionWords(SpokenView[Any, Any]):
    """Words the question that is pending: `ask_STEP` that of a step, put to the view's own seat.

    A step without such a method has a text that names the seat and no more.
    """

    step: int
    """The number of the pending question; -1 when the match is over."""
    step_names: Sequence[str]
    last_chance: int
    """Up to this one chance decides."""

    def question(self) -> str:
        """What is asked now."""
        if self.step < 0:
            return self.texts["question.over"]
        return self.texts["question.chance"] if self.step <= self.last_chance else self.pending()

    def pending(self) -> str:
        """What is asked of the own seat in full, of others as far as everybody sees it."""
        raise NotImplementedError

    def ask(self, name: str = "") -> str:
        """What the own seat is asked: by the pending step, or by another name."""
        name = name or self.step_name
        worded = getattr(self, f"ask_{name.replace('-', '_')}", None)
        return self.say(name) if worded is None else str(worded())

    @property
    def step_name(self) -> str:
        return self.step_names[self.step]

    def say(self, key: str, **parts: object) -> str:
        return self.texts.say(f"question.{key}", seat=self.seat(self.v.seat), **parts)


class DecisionWords(SpokenView[Any, Any]):
    """Words decisions, as a view lets one see them: `say_VERB` those of a verb, given the number of the object.

    A verb without such a method has a text without gaps.
    """

    vocabulary: Vocabulary
    endings: Collection[str] = ()
    """The texts of decisions that end a turn or a phase, or pass: what is still open is given up by them."""
    stops: Collection[str] = ()
    """The texts of decisions that go without a step, or without the rest of it."""
    verb = ""
    """Of the decision that is being worded."""
    said = ""
    """The text that was said last."""

    def decision(self, action: int) -> str:
        """A decision as a person reads it."""
        self.verb, number = self.vocabulary.split(action)
        worded = getattr(self, f"say_{self.verb.replace('-', '_')}", None)
        return self.say(self.verb) if worded is None else str(worded(number))

    def ending(self, action: int) -> Ending:
        """Whether a decision ends something; it is worded for that, as its text tells."""
        verb = self.vocabulary.verb(action)
        if not any(f"{key}-".startswith(f"{verb}-") for key in (*self.endings, *self.stops)):
            return ""
        self.decision(action)
        return "end" if self.said in self.endings else "stop" if self.said in self.stops else ""

    def say(self, key: str, **parts: object) -> str:
        self.said = key
        return self.texts.say(f"decision.{key}", **parts)


class ReasonWords(SpokenView[Any, Any]):
    """What in a position makes a clause forbid a decision: `because_101` where the clause has the number 101.

    Of a clause without such a method its own words say all.
    """

    def reason(self, action: int, clause: int) -> str:
        """A sentence, or nothing."""
        worded = getattr(self, f"because_{clause:03}", None)
        return "" if worded is None else str(worded(action))

    def aside(self, clause: int) -> str:  # noqa: ARG002  # most games say nothing more
        """A sentence for a seat that waits, said before who decides; or nothing."""
        return ""

    def say(self, key: str, **parts: object) -> str:
        return self.texts.say(f"reason.{key}", **parts)


class PreviewWords(SpokenView[Any, Any]):
    """What decisions of the own seat cost and bring: `tell_VERB` those of a verb, given the number of the object.

    Of a verb without such a method its words say all.
    """

    vocabulary: Vocabulary
    action = -1
    """The decision that is told of."""
    verb = ""

    def preview(self, action: int) -> str:
        """In few words and numbers; empty where the name of the decision says it all."""
        if not self.is_seat(self.v.seat):
            return ""
        self.action = action
        self.verb, number = self.vocabulary.split(action)
        told = getattr(self, f"tell_{self.verb.replace('-', '_')}", None)
        return " · ".join(told(number)) if told else ""

    def badge(self, action: int) -> str:  # noqa: ARG002  # most boards show none
        """What stands on the thing itself."""
        return ""

    def say(self, key: str, **parts: object) -> str:
        return self.texts.say(f"preview.{key}", **parts)


class ToldEvent(Generic[B]):
    """One told event on its way into words; its text stands under `event.` and its name.

    `tell_NAME` tells of an event; one without such a method has a text that names a seat and no more.
    """

    event_names: Sequence[str] = ()
    """By code."""

    def __init__(self, event: Sequence[int], book: B, texts: Words, names: Sequence[str]) -> None:
        self.code, _, self.a, self.b, self.c, self.d = event
        self.book = book
        self.texts = texts
        self.names = names

    def words(self) -> str:
        """The whole sentence."""
        told = getattr(self, f"tell_{self.event_names[self.code].replace('-', '_')}", None)
        return self.say() if told is None else str(told())

    def say(self, variant: str = "", **parts: object) -> str:
        key = f"event.{self.event_names[self.code]}{variant}"
        return self.texts.say(key, **{"seat": self.seat(self.a), **parts})

    def seat(self, seat: int) -> str:
        return seat_name(seat, self.texts, self.names)


@dataclass(frozen=True, eq=False)
class GameSpeaker:
    """Puts a game into words by functions of its view, and a class for its events."""

    sketch: Callable[[Any, Any, Words, Sequence[str]], Any]
    questions: Callable[[Any, Any, Words, Sequence[str]], QuestionWords]
    decisions: Callable[[Any, Any, Words, Sequence[str]], DecisionWords]
    reasons: Callable[[Any, Any, Words, Sequence[str]], ReasonWords]
    telling: Callable[[Sequence[int], Any, Words, Sequence[str]], ToldEvent[Any]]
    rows: Sequence[str]
    about_nobody: Collection[int]

    def table(self, v: Any, book: Any, texts: Words, names: Sequence[str]) -> str:
        """The whole table as text."""
        return str(self.sketch(v, book, texts, names).sketch())

    def question(self, v: Any, book: Any, texts: Words, names: Sequence[str]) -> str:
        """The status sentence."""
        return self.questions(v, book, texts, names).question()

    def decision(self, v: Any, book: Any, action: int, texts: Words, names: Sequence[str]) -> str:
        """A decision as a person reads it."""
        return self.decisions(v, book, texts, names).decision(action)

    def ending(self, v: Any, book: Any, action: int, texts: Words, names: Sequence[str]) -> Ending:
        """Whether a decision ends a turn, or stops a step."""
        return self.decisions(v, book, texts, names).ending(action)

    def reason(self, v: Any, book: Any, action: int, clause: int, texts: Words, names: Sequence[str]) -> str:
        """What in this position makes a clause forbid a decision of the view's seat; empty: the clause says it all."""
        return self.reasons(v, book, texts, names).reason(action, clause)

    def aside(self, v: Any, book: Any, clause: int, texts: Words, names: Sequence[str]) -> str:
        """The same for a seat that is not asked; after it, it reads who decides."""
        return self.reasons(v, book, texts, names).aside(clause)

    def event(self, event: Sequence[int], book: Any, texts: Words, names: Sequence[str]) -> str:
        """What happened, in one sentence."""
        return self.telling(event, book, texts, names).words()

    def about(self, event: Sequence[int]) -> int:
        """The seat that an event tells of; -1: none."""
        return -1 if event[0] in self.about_nobody else event[2]

    def row(self, index: int, texts: Words) -> str:
        """The name of a row of the score sheet."""
        return texts[f"row.{self.rows[index]}"]

    def time(self, v: Any, book: Any, texts: Words) -> str:  # noqa: ARG002  # some games say how many there are
        """The round, as „Runda 3”; where a game counts shorter stretches of time, those; empty before the first."""
        return texts.say("table.round", round=v.table.round) if v.table.round else ""
