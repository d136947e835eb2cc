"""The plain board: a game is drawn from its declared zones, with the words of its text files.

Each field of the Table is a row of things, single numbers and words stand in one line, and what a seat has in its
panel; the Hand, and what its seat knows of face-down cards, lie below. A field with `do` has things that
can be touched; all other decisions are buttons of the page. It reads what everybody may see (`Game.public`) and the own
view, so what is hidden stays hidden.
"""

from collections.abc import Sequence
from functools import partial
from typing import Any, Final

from kosmodrom.draw.board import Board, read_file
from kosmodrom.draw.escaping import escape
from kosmodrom.draw.pieces import control, icon, score, seat_mark, seat_title
from kosmodrom.draw.zoom import ZoomFrame
from kosmodrom.engine.contract import SPECTATOR
from kosmodrom.engine.plain_words import PlainSpeaker, word_facts
from kosmodrom.engine.readable_zones import Part, Thing
from kosmodrom.engine.registry import Entry
from kosmodrom.engine.speaking import SpokenView
from kosmodrom.engine.words import PACKAGE, Words, words
from kosmodrom.engine.zone_layout import INT, INTS

FRAME: Final = ZoomFrame("PB")
FOLDER: Final = "kosmodrom.draw.plain"


class Glance(SpokenView[Any, Any]):
    """A view with everything that is needed to draw it."""

    @property
    def shared(self) -> Words:
        """The words that all plain boards have."""
        return words(PACKAGE, self.texts.lang)


class PlainBoard(Board):
    """The board of a game without one of its own."""

    def __init__(self, entry: Entry) -> None:
        plain = PlainDrawing(entry)
        super().__init__(
            package=FOLDER,
            sheets=("colours", "miniature", "plain"),
            table=plain.table,
            seat=plain.seat,
            hand=plain.hand,
            zoom=plain.zoom,
            miniature=partial(read_file, FOLDER, "miniature.svg"),
        )


class PlainDrawing:
    """Draws the zones of one game."""

    def __init__(self, entry: Entry) -> None:
        self._game = entry.game
        self._layout = entry.layout
        self._decisions = entry.vocabulary.ids
        spoken = entry.speaker
        wordless = PlainSpeaker(entry.vocabulary, entry.layout, (), (), (), {})
        self._speaker = spoken if isinstance(spoken, PlainSpeaker) else wordless

    def table(self, v: Any, book: Any, texts: Words, names: Sequence[str]) -> str:
        """What belongs to nobody."""
        glance = Glance(v, book, texts, names)
        parts = [part for part in self._public(glance) if part.seat < 0]
        values = "".join(self._row(glance, part) for part in parts if is_value(part))
        rows = "".join(self._row(glance, part) for part in parts if not is_value(part))
        line = f'<div class="pb-values">{values}</div>' if values else ""
        return f'<div class="pb-table">{line}{rows}</div>'

    def seat(self, v: Any, book: Any, texts: Words, names: Sequence[str], seat: int) -> str:
        """What lies before one seat, and its points as all know them."""
        glance, name = Glance(v, book, texts, names), escape(names[seat])
        points = self._game.points(self._game.public(v))[seat]
        star = score(seat, points, glance.shared.say("plain.points", points=points))
        rows = "".join(self._row(glance, part) for part in self._public(glance) if part.seat == seat)
        head = f'<header class="pb-head">{seat_mark(seat)}{seat_title(name)}{star}</header>'
        look = f"pb-seat k-panel k-seat-{seat % 4}"
        return f'<section class="{look}" data-seat="{seat}" aria-label="{name}">{head}{rows}</section>'

    def hand(self, v: Any, book: Any, texts: Words, names: Sequence[str]) -> str:
        """The own Hand, what lies before the own seat and can be touched, and what it knows of face-down cards."""
        if v.seat == SPECTATOR:
            return ""
        glance = Glance(v, book, texts, names)
        parts = self._parts(glance, glance.v.hand, self._layout.hand)
        open_to_all = {(part.field.name, part.seat, part.label): part.things for part in self._public(glance)}
        for part in self._parts(glance, glance.v.table, self._layout.table):
            is_own = part.seat == glance.v.seat and part.field.do and not self._names_seats(part)
            if is_own or open_to_all[part.field.name, part.seat, part.label] != part.things:
                parts.append(part)
        return f'<div class="pb-own">{"".join(self._row(glance, part, own=True) for part in parts)}</div>'

    def zoom(self, thing: str, book: Any, texts: Words) -> str:
        """A thing in large: its name, what is said about it, and its numbers."""
        kind, _, word = thing.partition(":")
        number = list(self._speaker.kinds[kind]).index(word)
        name = self._speaker.thing(kind, number, book, texts)
        about = texts.texts.get(f"about.{word}", "")
        picture = f'<span class="pb-thing is-card is-large">{escape(name)}</span>'
        facts = [(label, escape(value)) for label, value in word_facts(kind, number, book, texts)]
        return FRAME.page(texts, name, "", picture, FRAME.text(about) if about else "", facts)

    # --- rows of things ----------------------------------------------------------------------------

    def _public(self, glance: Glance) -> list[Part]:
        return self._parts(glance, self._game.public(glance.v).table, self._layout.table)

    def _parts(self, glance: Glance, zone: object, fields: Sequence[Any]) -> list[Part]:
        return self._speaker.parts(zone, fields, glance.book, glance.texts, glance.names)

    def _row(self, glance: Glance, part: Part, own: bool = False) -> str:
        """A field with its label; a single number stands beside it."""
        label = part.label
        if own and part.seat not in (-1, glance.v.seat):
            label = f"{label}: {glance.names[part.seat]}"
        touchable = part.seat < 0 or (own and part.seat == glance.v.seat) or self._names_seats(part)
        drawn = "".join(self._thing(glance, part, label, each, touchable, own) for each in part.things)
        if not drawn:
            drawn = f'<span class="pb-none">{escape(glance.shared["plain.nothing"])}</span>'
        name = escape(label)
        head = f'<h3 class="k-heading">{name}</h3>'
        return f'<div class="pb-part" role="group" aria-label="{name}">{head}<div class="pb-row">{drawn}</div></div>'

    def _thing(self, glance: Glance, part: Part, label: str, thing: Thing, touchable: bool, own: bool) -> str:
        """A thing as a card; one that a decision can mean, or that can be looked at in large, is a button."""
        times = f"<b>×{thing.count}</b>" if thing.count > 1 else ""
        face = f"{icon('i-hidden') if thing.is_hidden else ''}<span>{escape(thing.words)}</span>{times}"
        sort = "is-hidden" if thing.is_hidden else "is-card" if thing.kind else "is-word" if thing.word else "is-number"
        look = f"pb-thing {sort}"
        do = self._meant(part, thing) if touchable else ""
        zoom = f"{thing.kind}:{thing.word}" if thing.kind else ""
        if not do and not zoom:
            return f'<span class="{look}">{face}</span>'
        name = glance.shared.say("plain.thing", label=label, thing=thing.words)
        if thing.count > 1:
            name += f" ×{thing.count}"
        place = "" if own else f"{part.field.name}-{part.label if part.seat < 0 else part.seat}-{thing.place}"
        return control(face, name, look, do, zoom, place)

    def _meant(self, part: Part, thing: Thing) -> str:
        """The decisions that a thing can mean: by its word, by its place, by the seat that has it, or as they are."""
        objects = [part.seat] if self._names_seats(part) else [word for word in (thing.word, thing.place) if word]
        verbs = part.field.do.split()
        names = [name for verb in verbs for name in (verb, *(f"{verb}:{each}" for each in objects))]
        return " ".join(name for name in names if name in self._decisions)

    def _names_seats(self, part: Part) -> bool:
        """Whether it is a number for each seat, and decisions say which seat."""
        is_number = part.seat >= 0 and part.field.shape == INTS and not part.field.words
        return is_number and any(f"{verb}:{part.seat}" in self._decisions for verb in part.field.do.split())


def is_value(part: Part) -> bool:
    """Whether it is one number or one word, and no card."""
    return part.field.shape == INT and not any(thing.kind for thing in part.things)
