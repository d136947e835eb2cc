"""Zones as a person reads them: the declared fields of a view, each with a label and the things that lie there."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from kosmodrom.engine.pile import HIDDEN, Pile
from kosmodrom.engine.words import PACKAGE, Words, words
from kosmodrom.engine.zone_layout import AGENDA, AGENDAS, COUNTS, INT, INTS, PILES, Field

NOTHING: Final = "–"


def named(word: str, texts: Words) -> str:
    """The words for a card, a colour, a place; its own name where there are none."""
    return texts.texts.get(f"thing.{word}", word)


@dataclass(frozen=True)
class Thing:
    """What lies somewhere: a card, a number, a face-down card."""

    words: str
    word: str = ""
    """Its name in the content; empty for what has none."""
    kind: str = ""
    count: int = 1
    place: int = 0
    """Where in its row it lies, from 1."""
    is_hidden: bool = False


@dataclass(frozen=True)
class Part:
    """A field of a zone, or what one seat has of it."""

    field: Field
    label: str
    things: list[Thing]
    seat: int = -1
    """Whose it is; -1: nobody's."""

    @property
    def text(self) -> str:
        said = [f"{each.words} ×{each.count}" if each.count > 1 else each.words for each in self.things]
        return f"{self.label}: {', '.join(said) or NOTHING}"


@dataclass(frozen=True)
class Reading:
    """Reads zones of one view to one person."""

    kinds: Mapping[str, Sequence[str]]
    """The words of each kind of things."""
    say: Callable[[str, int], str]
    """A thing of a kind, in words."""
    texts: Words
    names: Sequence[str]

    def parts(self, zone: object, fields: Sequence[Field]) -> list[Part]:
        """The fields that are drawn; those by seat once for each seat, lists and piles once for each row."""
        found = []
        for field in fields:
            if field.shape in (AGENDA, AGENDAS) or field.drawn == "no":
                continue
            label = self.texts.texts.get(f"zone.{field.name}", field.name.replace("_", " ").capitalize())
            value = getattr(zone, field.name)
            if field.by_seat:
                found += [Part(field, label, self._things(field, row), seat) for seat, row in enumerate(value)]
                continue
            if field.drawn == "filled" and not value:
                continue
            rows = [value] if field.shape in (INT, INTS, COUNTS) else value
            for at, row in enumerate(rows, 1):
                found.append(Part(field, f"{label} {at}" if len(rows) > 1 else label, self._things(field, row)))
        return found

    def _things(self, field: Field, value: Any) -> list[Thing]:
        """A number, a list, counts or a pile as things in their places."""
        if isinstance(value, int):
            return [self._thing(field, value, 1)]
        if field.shape == PILES:
            return self._pile(field, value)
        if field.shape == COUNTS and field.words:
            return [self._thing(field, number, 1 + number, count) for number, count in enumerate(value) if count]
        return [self._thing(field, number, at) for at, number in enumerate(value, 1)]

    def _pile(self, field: Field, pile: Pile) -> list[Thing]:
        """Face-down cards together, then the others in their places."""
        known = [self._thing(field, card, at) for at, card in enumerate(pile.tail, 1) if card != HIDDEN]
        hidden = pile.size() - len(known)
        if not hidden:
            return known
        face_down = words(PACKAGE, self.texts.lang)["plain.face-down"]
        return [Thing(face_down, count=hidden, is_hidden=True), *known]

    def _thing(self, field: Field, number: int, place: int, count: int = 1) -> Thing:
        if field.drawn == "seat":
            return Thing(self.names[number] if 0 <= number < len(self.names) else NOTHING, place=place)
        if field.drawn == "seats":
            among = [name for seat, name in enumerate(self.names) if number >> seat & 1]
            return Thing(", ".join(among) or NOTHING, place=place)
        if not field.words:
            return Thing(str(number), place=place)
        if not 0 <= number < len(field.words):
            return Thing(NOTHING, place=place)
        word = field.words[number]
        kind = next((kind for kind, known in self.kinds.items() if tuple(known) == tuple(field.words)), "")
        return Thing(self.say(kind, number) if kind else named(word, self.texts), word, kind, count, place)
