"""The words of a game that has no speaker of its own: everything comes from its text files and its declared zones.

Keys of the text files: `question.STEP`, `decision.VERB`, `event.NAME`, `row.NAME`; `thing.WORD` for a card, a colour,
a place; `kind.KIND` for how a thing of a kind is called together with its numbers, such as `{name} ({value})`, where
`{value}` is what the book's table `value` says of it, and where a table counts things of another kind (`counts`), those
things: `{name}: {needs}`; `zone.FIELD` for a field of a zone; `about.WORD` and `fact.KIND.TABLE` for what is said of a
thing in large. A question may read `{book.price}`, `{table.round}` and `{at.market}`: what lies in that field at the
place which the question's frame names first (`a` of `Agenda.push`). So may `reason.NUMBER`, which is said before the
clause of that number when it forbids something. Where a thing, a kind or a field has no text, its own name is said.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from kosmodrom.engine.contract import SPECTATOR
from kosmodrom.engine.plurals import Count
from kosmodrom.engine.readable_zones import NOTHING, Part, Reading, Thing, named
from kosmodrom.engine.speaking import Ending
from kosmodrom.engine.vocabulary import Vocabulary
from kosmodrom.engine.words import PACKAGE, Words, words
from kosmodrom.engine.zone_layout import Field, Layout


class BookRow:
    """What the tables of a book say of one thing, for a text with {parts}."""

    def __init__(self, name: str, number: int, book: Any, things: Callable[[str, list[int]], str]) -> None:
        self._name, self._number, self._book, self._things = name, number, book, things

    def __getitem__(self, key: str) -> object:
        if key == "name":
            return self._name
        value = getattr(self._book, key)[self._number]
        if isinstance(value, list):
            return self._things(key, value)
        return Count(value) if isinstance(value, int) else value


class At:
    """What lies in the fields of a table at one place, for a text with {at.field}."""

    def __init__(self, place: int, things: Callable[[str], Sequence[Thing]]) -> None:
        self._place, self._things = place, things

    def __getattr__(self, field: str) -> str:
        return next((thing.words for thing in self._things(field) if thing.place == self._place), NOTHING)


@dataclass(frozen=True, eq=False)
class PlainSpeaker:
    """Puts a game into words by its text files."""

    vocabulary: Vocabulary
    layout: Layout
    steps: Sequence[str]
    events: Sequence[Sequence[str]]
    """By code: the name, then what its numbers are: `seat`, `other`, a kind of things, or any name of a number."""
    rows: Sequence[str]
    kinds: Mapping[str, Sequence[str]]
    """The words of each kind of things, such as `card`."""
    together: Sequence[str] = ()
    """The steps that ask several seats at once."""
    counts: Mapping[str, str] = field(default_factory=dict)
    """The tables of the book that count things: of which kind, such as `{"needs": "card"}`."""
    endings: Sequence[str] = ()
    """The decisions that end a turn or a phase, or pass: what is still open is given up by them."""
    stops: Sequence[str] = ()
    """The decisions that go without a step, or without the rest of it."""

    # --- what the contract of a speaker asks -------------------------------------------------------

    def table(self, v: Any, book: Any, texts: Words, names: Sequence[str]) -> str:
        """What lies open, then what lies before each seat, then what the view's own seat alone sees."""
        parts = self.parts(v.table, self.layout.table, book, texts, names)
        lines = [part.text for part in parts if part.seat < 0]
        for seat, name in enumerate(names):
            lines += ["", name, *(f"  {part.text}" for part in parts if part.seat == seat)]
        if v.seat < len(names):
            own = self.parts(v.hand, self.layout.hand, book, texts, names)
            lines += ["", words(PACKAGE, texts.lang)["plain.own"], *(f"  {part.text}" for part in own)]
        return "\n".join(lines).strip()

    def question(self, v: Any, book: Any, texts: Words, names: Sequence[str]) -> str:
        """The question that is pending, put to the seat that is asked; who is not asked reads who is."""
        agenda, shared = v.table.agenda, words(PACKAGE, texts.lang)
        if agenda.is_empty():
            return shared["plain.over"]
        step = self.steps[agenda.step()]
        if step not in self.together and agenda.seat() != v.seat:
            return shared.say("plain.waiting", seat=names[agenda.seat()])
        seat = shared["plain.all"] if v.seat == SPECTATOR else names[v.seat]
        at = At(agenda.a() + 1, lambda name: self._lying(v, name, book, texts, names))
        return texts.say(f"question.{step}", seat=seat, book=book, table=v.table, at=at)

    def decision(self, v: Any, book: Any, action: int, texts: Words, names: Sequence[str]) -> str:
        """`decision.VERB-OBJECT` where it stands, else `decision.VERB`.

        `{thing}` is the object in words, `{seat}` the name at the seat with that number, `{there}` what lies at the
        place with that number in the field whose `do` has the verb.
        """
        verb, _, thing = self.vocabulary.name(action).partition(":")
        key = f"decision.{verb}-{thing}" if f"decision.{verb}-{thing}" in texts.texts else f"decision.{verb}"
        seat = names[int(thing)] if thing.isdecimal() and int(thing) < len(names) else thing
        there = self._there(v, verb, int(thing), book, texts, names) if thing.isdecimal() else ""
        return texts.say(key, thing=self.word(thing, book, texts), seat=seat, there=there, book=book)

    def ending(self, v: Any, book: Any, action: int, texts: Words, names: Sequence[str]) -> Ending:  # noqa: ARG002  # here a name says all
        """Whether a decision ends a turn, or stops a step."""
        name = self.vocabulary.name(action)
        return "end" if name in self.endings else "stop" if name in self.stops else ""

    def reason(self, v: Any, book: Any, action: int, clause: int, texts: Words, names: Sequence[str]) -> str:
        """`reason.NUMBER` of the clause, where it stands; its parts are those of a question, and `{decision}`."""
        said = texts.texts.get(f"reason.{clause:03}", "")
        decision = self.decision(v, book, action, texts, names)
        return said.format_map({"seat": names[v.seat], "book": book, "table": v.table, "decision": decision})

    def aside(self, v: Any, book: Any, clause: int, texts: Words, names: Sequence[str]) -> str:  # noqa: ARG002  # none
        """Nothing: a seat that waits reads who decides."""
        return ""

    def event(self, event: Sequence[int], book: Any, texts: Words, names: Sequence[str]) -> str:
        name, *parts = self.events[event[0]]
        said: dict[str, object] = {}
        for part, number in zip(parts, event[2:], strict=False):
            if part in ("seat", "other"):
                said[part] = names[number]
            elif part in self.kinds:
                said[part] = self.thing(part, number, book, texts)
            else:
                said[part] = Count(number)
        return texts.say(f"event.{name}", **said)

    def about(self, event: Sequence[int]) -> int:
        """The seat that an event tells of; -1: none."""
        parts = list(self.events[event[0]][1:])
        return event[2 + parts.index("seat")] if "seat" in parts else -1

    def row(self, index: int, texts: Words) -> str:
        return texts[f"row.{self.rows[index]}"]

    def time(self, v: Any, book: Any, texts: Words) -> str:  # noqa: ARG002  # which field counts rounds is not declared
        """Nothing: no stretch of time has a name."""
        return ""

    # --- things and zones --------------------------------------------------------------------------

    def thing(self, kind: str, number: int, book: Any, texts: Words) -> str:
        """A thing with what one must know of it."""
        word = self.kinds[kind][number]
        name = texts.texts.get(f"thing.{word}", word)
        said = partial(self.counted, texts=texts)
        return texts.texts.get(f"kind.{kind}", "{name}").format_map(BookRow(name, number, book, said))

    def counted(self, table: str, numbers: list[int], texts: Words) -> str:
        """Things that a table of the book counts, each by its name alone."""
        names = [named(word, texts) for word in self.kinds[self.counts[table]]]
        found = [(name, count) for name, count in zip(names, numbers, strict=True) if count]
        return ", ".join(f"{name} ×{count}" if count > 1 else name for name, count in found) or NOTHING

    def word(self, word: str, book: Any, texts: Words) -> str:
        """What a decision names, in words."""
        kind = next((kind for kind, known in self.kinds.items() if word in known), "")
        return self.thing(kind, list(self.kinds[kind]).index(word), book, texts) if kind else named(word, texts)

    def parts(self, zone: object, fields: Sequence[Field], book: Any, texts: Words, names: Sequence[str]) -> list[Part]:
        """The fields of a zone that are drawn, in words; those by seat once for each seat."""
        return Reading(self.kinds, partial(self.thing, book=book, texts=texts), texts, names).parts(zone, fields)

    def _lying(self, v: Any, name: str, book: Any, texts: Words, names: Sequence[str]) -> list[Thing]:
        """What lies in a field of the table that belongs to no seat."""
        fields = [field for field in self.layout.table if field.name == name]
        return [thing for part in self.parts(v.table, fields, book, texts, names) for thing in part.things]

    def _there(self, v: Any, verb: str, place: int, book: Any, texts: Words, names: Sequence[str]) -> str:
        """What lies in a place of the own hand, before the own seat or on the table; empty: nothing."""
        for zone, fields in ((v.hand, self.layout.hand), (v.table, self.layout.table)):
            meant = [field for field in fields if verb in field.do.split()]
            for part in self.parts(zone, meant, book, texts, names):
                if part.seat in (-1, v.seat):
                    return next((thing.words for thing in part.things if thing.place == place), "")
        return ""


def word_facts(kind: str, number: int, book: Any, texts: Words) -> list[tuple[str, str]]:
    """What the tables of a book say of a thing, as far as `fact.KIND.TABLE` has a text for it."""
    first = f"fact.{kind}."
    tables = [(key.removeprefix(first), text) for key, text in texts.texts.items() if key.startswith(first)]
    return [(text, str(getattr(book, name)[number])) for name, text in tables]
