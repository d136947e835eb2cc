"""What the speakers of games with words of their own have in common: a view to speak about, an event to tell."""

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, Generic

from kosmodrom.engine.contract import B, V
from kosmodrom.engine.plurals import seat_name
from kosmodrom.engine.words import Words


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


class ToldEvent(Generic[B]):
    """One told event on its way into words; its text stands under `event.` and its name."""

    event_names: Sequence[str] = ()
    """By code."""

    def __init__(self, event: Sequence[int], book: B, texts: Words, names: Sequence[str]) -> None:
        self.code, _, self.a, self.b, self.c, self.d = event
        self.book = book
        self.texts = texts
        self.names = names

    def words(self) -> str:
        """The whole sentence."""
        raise NotImplementedError

    def say(self, variant: str = "", **parts: object) -> str:
        key = f"event.{self.event_names[self.code]}{variant}"
        return self.texts.say(key, **{"seat": self.seat(self.a), **parts})

    def seat(self, seat: int) -> str:
        return seat_name(seat, self.texts, self.names)


class GameSpeaker:
    """Puts a game into words by functions of its view, and a class for its events."""

    def __init__(
        self,
        glance: Callable[[Any, Any, Words, Sequence[str]], Any],
        table: Callable[[Any], str],
        question: Callable[[Any], str],
        decision: Callable[[Any, int], str],
        telling: Callable[[Sequence[int], Any, Words, Sequence[str]], ToldEvent[Any]],
        rows: Sequence[str],
        about_nobody: Collection[int],
        reasons: Mapping[int, Callable[[Any, int], str]],
    ) -> None:
        self._glance = glance
        self._table = table
        self._question = question
        self._decision = decision
        self._telling = telling
        self._rows = rows
        self._about_nobody = about_nobody
        self._reasons = reasons
        """By the number of a clause: what in a position makes it forbid a decision."""

    def table(self, v: Any, book: Any, texts: Words, names: Sequence[str]) -> str:
        """The whole table as text."""
        return self._table(self._glance(v, book, texts, names))

    def question(self, v: Any, book: Any, texts: Words, names: Sequence[str]) -> str:
        """The status sentence."""
        return self._question(self._glance(v, book, texts, names))

    def decision(self, v: Any, book: Any, action: int, texts: Words, names: Sequence[str]) -> str:
        """A decision as a person reads it."""
        return self._decision(self._glance(v, book, texts, names), action)

    def reason(self, v: Any, book: Any, action: int, clause: int, texts: Words, names: Sequence[str]) -> str:
        """What in this position makes a clause forbid a decision of the view's seat; empty: the clause says it all."""
        said = self._reasons.get(clause)
        return "" if said is None else said(self._glance(v, book, texts, names), action)

    def event(self, event: Sequence[int], book: Any, texts: Words, names: Sequence[str]) -> str:
        """What happened, in one sentence."""
        return self._telling(event, book, texts, names).words()

    def about(self, event: Sequence[int]) -> int:
        """The seat that an event tells of; -1: none."""
        return -1 if event[0] in self._about_nobody else event[2]

    def row(self, index: int, texts: Words) -> str:
        """The name of a row of the score sheet."""
        return texts[f"row.{self._rows[index]}"]
