"""The guide as somebody reads it: in one language, with the figures of the cards in play, its pictures drawn."""

from dataclasses import dataclass, replace
from functools import lru_cache

from kosmodrom.draw.escaping import escape
from kosmodrom.draw.pieces import icon
from kosmodrom.draw.zoom import Zoomed
from kosmodrom.engine.contract import Book
from kosmodrom.engine.registry import Entry
from kosmodrom.engine.words import EVERY_EDITION
from kosmodrom.guide.guide import CHAPTERS, Row, guide_of, listed
from kosmodrom.guide.searching import has_all


@dataclass(frozen=True)
class Passage:
    """A row in words."""

    key: str
    title: str
    text: str
    clauses: tuple[str, ...]
    picture: str
    """Drawn already; empty where there is none."""
    icons: tuple[str, ...]
    edition: str
    """Whose rule it is, in words; empty if all editions have it."""
    things: tuple[Zoomed, ...] = ()
    """The cards of a list."""
    has_facts: bool = False
    is_changed: bool = False
    """Whether it says something else than with the printed cards."""
    changed: tuple[Zoomed, ...] = ()
    """Those of its cards that are otherwise than the printed ones."""

    def fits(self, query: str) -> bool:
        """Whether all words of a query stand in it."""
        return has_all(f"{self.title} {self.text} {' '.join(self.clauses)}", query)

    def found(self, query: str) -> tuple[Zoomed, ...]:
        """Those of its cards in which all words of a query stand."""
        return tuple(each for each in self.things if has_all(f"{each.name} {' '.join(each.words)}", query))


Reading = dict[str, list[Passage]]
"""By chapter: its passages."""


@lru_cache(maxsize=32)
def reading(entry: Entry, lang: str, book: Book | None = None) -> Reading:
    """The guide in a language; with the figures of a book, or the printed ones."""
    reader = _Reader(entry, lang, book)
    chapters: Reading = {name: [] for name in CHAPTERS}
    for row in guide_of(entry).rows:
        chapters[row.chapter].append(reader.passage(row))
    guide = {name: rows for name, rows in chapters.items() if rows}
    return guide if book is None or book.deck is None else _compared(guide, reading(entry, lang))


def _compared(guide: Reading, printed: Reading) -> Reading:
    """The guide with marks where it differs from that of the printed cards."""
    return {
        name: [_marked(each, usual) for each, usual in zip(rows, printed[name], strict=True)]
        for name, rows in guide.items()
    }


def _marked(passage: Passage, printed: Passage) -> Passage:
    words = (passage.title, passage.text, passage.picture)
    return replace(
        passage,
        is_changed=words != (printed.title, printed.text, printed.picture),
        changed=tuple(each for each in passage.things if each not in printed.things),
    )


def searched(entry: Entry, lang: str, book: Book | None = None, query: str = "") -> Reading:
    """The guide, or those of its passages and cards in which all words of a query stand."""
    guide = reading(entry, lang, book)
    if not query.strip():
        return guide
    found: Reading = {}
    for name, passages in guide.items():
        if name == "list":
            fitting = [replace(each, things=things) for each in passages if (things := each.found(query))]
        else:
            fitting = [each for each in passages if each.fits(query)]
        if fitting:
            found[name] = fitting
    return found


def edition_name(entry: Entry, edition: str, lang: str) -> str:
    """An edition as a person calls it."""
    return entry.words(lang).texts.get(f"option.edition.{edition}", edition)


class _Reader:
    """Puts rows into words and pictures."""

    def __init__(self, entry: Entry, lang: str, book: Book | None) -> None:
        self._entry = entry
        self._lang = lang
        self._book = entry.book() if book is None else book
        self._texts = entry.words(lang, self._book)
        self._figures = entry.figures(book)

    def passage(self, row: Row) -> Passage:
        title = row.titles[self._lang].format_map(self._figures) if row.titles else ""
        text = row.texts[self._lang].format_map(self._figures)
        picture = "".join(map(self._sign, row.picture))
        return Passage(
            row.key, title, text, row.clauses, picture, row.icons, self._edition(row), self._things(row), row.has_facts
        )

    def _edition(self, row: Row) -> str:
        return "" if row.edition == EVERY_EDITION else edition_name(self._entry, row.edition, self._lang)

    def _things(self, row: Row) -> tuple[Zoomed, ...]:
        if not row.table:
            return ()
        shown = (self._thing(each) for each in listed(row, self._entry, self._book))
        return tuple(each for each in shown if each is not None)

    def _thing(self, thing: str) -> Zoomed | None:
        found: Zoomed | None = self._entry.board.thing(thing, self._book, self._texts)
        return found

    def _sign(self, sign: str) -> str:
        """An icon, a thing of the board, or letters."""
        if sign.startswith("#"):
            return f"<b>{escape(sign[1:].format_map(self._figures))}</b>"
        if ":" in sign:
            thing = self._thing(sign)
            return "" if thing is None else f'<span class="g-thing">{thing.picture}</span>'
        name, *looks = sign.split(".")
        return icon(name, " ".join(looks))
