"""What a game's `guide.toml` says: rows of text with their rules and pictures, in chapters, in every language.

A row is a table `[chapter.key]`: `pl` and `en` are its words (or `text/guide.<language>.toml` has them, under
`chapter.key`), `title` its heading in each language, `clauses` the rules that it tells, `picture` what is drawn beside
it, `edition` whose rule it is if only one edition has it. {Gaps} are filled with the figures of the cards in play, as
in clauses (`kosmodrom.engine.figures`). The chapters:

    sixty    the game in sixty seconds: sentences, at most 120 words together
    goal     what it is about, in three sentences
    round    how a round goes, step by step, each with a picture
    points   where points come from, a row of a table each
    end      when it ends and who wins
    mistake  what newcomers do (`title`) and what is right
    symbol   what a symbol means; `icons` names those that it explains, if they are not just those of its picture
    list     cards: all rows of the `table` of the content, each drawn as the `thing` of the board (`kind:{id}`);
             `art` names the pictures that stand on these cards alone (`ss-art-{id}`); with `facts` what is known
             of each card stands there, too

A picture is a row of signs: `i-hand` an icon, `ss-gem-3.ss-Y` one with a look, `kind:Y2` a thing of the board, `#+1`
letters.
A row that is wrong is left out, and said to be wrong; all others are there.
"""

import string
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Final

from kosmodrom.draw import sprite
from kosmodrom.engine.contract import Book
from kosmodrom.engine.registry import Entry
from kosmodrom.engine.words import EVERY_EDITION, LANGUAGES, NEEDED, WORLD, Phrase

PACKAGE: Final = "kosmodrom.guide"
FILE: Final = "guide.toml"
CHAPTERS: Final = ("sixty", "goal", "round", "points", "end", "mistake", "symbol", "list")
TITLED: Final = ("round", "points", "mistake", "symbol", "list")
KEYS: Final = {"clauses", "picture", "icons", "edition", "title", *LANGUAGES}
LIST_KEYS: Final = {"table", "thing", "art", "facts", *KEYS}
MOST_WORDS: Final = 120
"""In sixty seconds a person reads no more."""


@dataclass(frozen=True)
class Row:
    """One thing that the guide tells; its words still have gaps where figures stand."""

    chapter: str
    key: str
    titles: Mapping[str, str]
    texts: Mapping[str, str]
    clauses: tuple[str, ...]
    picture: tuple[str, ...]
    """The signs of its picture."""
    icons: tuple[str, ...]
    """The symbols that it explains."""
    edition: str
    table: str = ""
    thing: str = ""
    art: str = ""
    has_facts: bool = False

    @property
    def name(self) -> str:
        return f"{self.chapter}.{self.key}"


@dataclass(frozen=True)
class Guide:
    """The rows of a game's guide, and what is wrong with its file."""

    rows: tuple[Row, ...]
    problems: tuple[Phrase, ...]

    def chapter(self, name: str) -> list[Row]:
        return [row for row in self.rows if row.chapter == name]


def icon_of(sign: str) -> str:
    """The symbol that a sign of a picture draws; empty for a thing of the board and for letters."""
    return "" if ":" in sign or sign.startswith("#") else sign.partition(".")[0]


@cache
def guide_of(entry: Entry) -> Guide:
    """The guide of a game; a game without a file has an empty one."""
    file = files(entry.package) / FILE
    return read_guide(entry, file.read_text(encoding="utf-8")) if file.is_file() else Guide((), ())


def read_guide(entry: Entry, text: str) -> Guide:
    """The guide that a text declares for a game."""
    reader = _Reader(entry)
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        reader.wrong("", "toml", why=str(error))
        data = {}
    rows = [row for chapter, table in data.items() for row in reader.chapter(chapter, table)]
    for lang in NEEDED:
        words = sum(len(row.texts[lang].split()) for row in rows if row.chapter == "sixty")
        if words > MOST_WORDS:
            reader.wrong("sixty", "long", lang=lang, words=words, most=MOST_WORDS)
    rows.sort(key=lambda row: CHAPTERS.index(row.chapter))
    return Guide(tuple(rows), tuple(reader.problems))


class _Reader:
    """Reads rows, and writes down what is wrong with them."""

    def __init__(self, entry: Entry) -> None:
        self._entry = entry
        self._place = f"{entry.key}/{FILE}"
        self._figures = entry.figures()
        self._symbols = {found[1] for found in sprite.SYMBOL.finditer(sprite.icons() + entry.board.art())}
        self._others = {lang: _other_texts(entry, lang) for lang in LANGUAGES}
        self.problems: list[Phrase] = []

    def wrong(self, key: str, mistake: str, **parts: object) -> None:
        self.problems.append(Phrase(PACKAGE, f"problem.{mistake}", {"file": self._place, "key": key or "–", **parts}))

    def chapter(self, name: str, table: Any) -> list[Row]:
        """The rows of a chapter that are right."""
        if name not in CHAPTERS or not isinstance(table, dict):
            self.wrong(name, "chapter", chapters=", ".join(CHAPTERS))
            return []
        found = []
        for key, row in table.items():
            before = len(self.problems)
            read = self._row(name, key, row) if isinstance(row, dict) else None
            if read is None:
                self.wrong(f"{name}.{key}", "row")
            elif len(self.problems) == before:
                found.append(read)
        return found

    def _row(self, chapter: str, key: str, row: dict[str, Any]) -> Row:
        name = f"{chapter}.{key}"
        for unknown in sorted(set(row) - (LIST_KEYS if chapter == "list" else KEYS)):
            self.wrong(name, "unknown", what=unknown)
        texts = self._texts(name, row, name)
        titles = self._texts(f"{name}.title", row.get("title", {}), name) if chapter in TITLED else {}
        picture = tuple(str(row.get("picture", "")).split())
        icons = tuple(map(str, row.get("icons", [icon_of(sign) for sign in picture if icon_of(sign)])))
        clauses = tuple(map(str, row.get("clauses", [])))
        self._check_clauses(name, clauses)
        self._check_picture(name, picture, icons)
        table, thing, art = (str(row.get(part, "")) for part in ("table", "thing", "art"))
        if chapter == "list":
            self._check_list(name, table, thing, art)
        edition = str(row.get("edition", EVERY_EDITION))
        editions = {EVERY_EDITION, *(clause.edition for clause in self._entry.clauses().values())}
        if edition not in editions:
            self.wrong(name, "edition", edition=edition, editions=", ".join(sorted(editions)))
        return Row(
            chapter, key, titles, texts, clauses, picture, icons, edition, table, thing, art, bool(row.get("facts"))
        )

    def _texts(self, key: str, row: Any, name: str) -> dict[str, str]:
        """The words under a key in every language; where one is not needed, English stands for it."""
        given = row if isinstance(row, dict) else {}
        texts = {lang: str(given.get(lang) or self._others[lang].get(key) or "") for lang in LANGUAGES}
        for lang, text in texts.items():
            if not text and lang in NEEDED:
                self.wrong(key, "language", lang=lang)
            elif text:
                self._check_figures(name, text)
        return {lang: text or texts[WORLD] for lang, text in texts.items()}

    def _check_figures(self, name: str, text: str) -> None:
        try:
            for _, gap, _, _ in string.Formatter().parse(text):
                if gap is not None:
                    f"{{{gap}}}".format_map(self._figures)
            text.format_map(self._figures)
        except (KeyError, ValueError, IndexError, AttributeError, TypeError) as error:
            self.wrong(name, "figure", why=str(error))

    def _check_clauses(self, name: str, clauses: tuple[str, ...]) -> None:
        if not clauses:
            self.wrong(name, "no-clauses")
        for clause in clauses:
            if clause not in self._entry.clauses():
                self.wrong(name, "clause", clause=clause)

    def _check_picture(self, name: str, picture: tuple[str, ...], icons: tuple[str, ...]) -> None:
        for each in dict.fromkeys([*map(icon_of, picture), *icons]):
            if each and each not in self._symbols:
                self.wrong(name, "icon", icon=each)
        for sign in picture:
            if sign.startswith("#"):
                self._check_figures(name, sign)
            elif ":" in sign and self._entry.board.thing(sign, self._entry.book(), self._entry.words(WORLD)) is None:
                self.wrong(name, "thing", thing=sign)

    def _check_list(self, name: str, table: str, thing: str, art: str) -> None:
        rows = self._entry.standard_deck().tables.get(table)
        if not isinstance(rows, list):
            self.wrong(name, "table", table=table)
            return
        for row in rows:
            shown = thing.format_map(row)
            if self._entry.board.thing(shown, self._entry.book(), self._entry.words(WORLD)) is None:
                self.wrong(name, "thing", thing=shown)
        if art and not any(art.format_map(row) in self._symbols for row in rows):
            self.wrong(name, "icon", icon=art)


def _other_texts(entry: Entry, lang: str) -> dict[str, str]:
    """The words of rows in a language that `guide.toml` itself does not have."""
    file = files(entry.package) / "text" / f"guide.{lang}.toml"
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}


def listed(row: Row, entry: Entry, book: Book | None = None) -> list[str]:
    """The things of a list, as the board names them, in the order of the content."""
    deck = (entry.book() if book is None else book).deck
    tables = getattr(deck, "tables", None) or entry.standard_deck().tables
    return [row.thing.format_map(each) for each in tables[row.table]]


def explained(entry: Entry) -> set[str]:
    """The symbols that have an entry, and the pictures of cards that are listed."""
    found: set[str] = set()
    for row in guide_of(entry).rows:
        if row.chapter == "symbol":
            found.update(row.icons)
        if row.art:
            found.update(row.art.format_map(each) for each in entry.standard_deck().tables[row.table])
    return found
