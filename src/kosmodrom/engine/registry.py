"""Finds the games: every folder under `kosmodrom.games` with an `entry.py` is one; nothing is listed by hand."""

import importlib
import importlib.util
import pkgutil
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from typing import Any, Protocol, SupportsIndex

from kosmodrom.engine.clause_figures import Figures, figures_of, filled
from kosmodrom.engine.contract import Book, Game
from kosmodrom.engine.deck import Deck, content_files, printed_deck, standard_deck, standard_text
from kosmodrom.engine.errors import ENGINE, BadTable, DeckError, UnknownGame
from kosmodrom.engine.speaking import Ending
from kosmodrom.engine.vocabulary import Vocabulary
from kosmodrom.engine.words import LANGUAGES, Clause, Phrase, Words, clauses, words
from kosmodrom.engine.zone_layout import Layout


@dataclass(frozen=True)
class Option:
    """A choice made before a match starts."""

    key: str
    values: tuple[str, ...]
    default: str


class Speaker(Protocol):
    """Puts a game's things into words for a person; it reads views and events, never a state."""

    def table(self, v: Any, book: Any, texts: Words, names: Sequence[str]) -> str: ...
    def question(self, v: Any, book: Any, texts: Words, names: Sequence[str]) -> str: ...
    def decision(self, v: Any, book: Any, action: int, texts: Words, names: Sequence[str]) -> str: ...
    def ending(self, v: Any, book: Any, action: int, texts: Words, names: Sequence[str]) -> Ending: ...
    def reason(self, v: Any, book: Any, action: int, clause: int, texts: Words, names: Sequence[str]) -> str: ...
    def aside(self, v: Any, book: Any, clause: int, texts: Words, names: Sequence[str]) -> str: ...
    def event(self, event: Sequence[int], book: Any, texts: Words, names: Sequence[str]) -> str: ...
    def about(self, event: Sequence[int]) -> int: ...
    def row(self, index: int, texts: Words) -> str: ...
    def time(self, v: Any, book: Any, texts: Words) -> str: ...


@dataclass(frozen=True, eq=False)
class Entry:
    """What the world outside knows of a game."""

    key: str
    package: str
    prefix: str
    """The two letters of its clause ids."""
    seats: tuple[int, ...]
    options: tuple[Option, ...]
    game: Game[Any, Any, Any]
    vocabulary: Vocabulary
    make_book: Callable[[Deck], Any]
    speaker: Speaker
    layout: Layout
    """The fields of its zones, by which states and views are written down."""
    board: Any = None
    """Draws views for the web table (a `kosmodrom.draw.board.Board`); a game that gives none has a plain one."""
    rules_version: int = 1
    conflicts: tuple[tuple[str, str], ...] = field(default=())
    """Pairs `key=value` that cannot be chosen together."""

    row_clauses: tuple[tuple[int, ...], ...] = field(default=())
    """For each row of the score sheet the numbers of the clauses that govern it; empty where a game does not tell."""

    holdings: Mapping[str, Callable[[Any, int], int]] = field(default_factory=dict)
    """What a seat can save for later, by the name that the texts have under `holding.`: how much of it a seat has."""

    spare: Mapping[str, Sequence[str]] = field(default_factory=dict)
    """By the shelf of their names: the ids of cards that a deck may bring along; so they are called until it does."""

    minutes: str = ""
    """How long people take who sit around a table, such as `45–60`; empty: not said."""

    weight: str = ""
    """How much there is to learn and to think about: `light`, `medium` or `heavy`; empty: not said."""

    earlier: tuple["Entry", ...] = field(default=())
    """The same game by earlier versions of its rules, as far as they are kept, so that old matches can go on."""

    def __post_init__(self) -> None:
        if self.board is None:
            from kosmodrom.draw.plain.board import PlainBoard  # here, because it draws what an entry holds

            object.__setattr__(self, "board", PlainBoard(self))

    def __reduce_ex__(self, protocol: SupportsIndex) -> Any:
        """In another process it is the one that is found there; one that was made up travels whole."""
        is_found = entry_in(self.package).under(self.rules_version) is self
        return (_found_again, (self.package, self.rules_version)) if is_found else super().__reduce_ex__(protocol)

    def held(self, s: Any, seat: int) -> list[int]:
        """How much of each of its holdings a seat has."""
        return [count(s, seat) for count in self.holdings.values()]

    def under(self, rules: int) -> "Entry | None":
        """The game by a version of its rules; None where that is not kept."""
        return next((entry for entry in (self, *self.earlier) if entry.rules_version == rules), None)

    def clause(self, number: int, book: Book | None = None) -> Clause:
        """The rule with a number, with the figures of a book; without one, with the printed ones."""
        name = f"{self.prefix}-{number:03}"
        if book is None or not isinstance(book.deck, Deck):
            return _printed_clauses(self)[name]
        return filled(clauses(self.package)[name], book.deck.tables, self.standard_deck().tables)

    def clauses(self, book: Book | None = None) -> dict[str, Clause]:
        """All rules, in the order of the rulebook, likewise."""
        if book is None or not isinstance(book.deck, Deck):
            return _printed_clauses(self)
        tables, printed = book.deck.tables, self.standard_deck().tables
        return {name: filled(clause, tables, printed) for name, clause in clauses(self.package).items()}

    def figures(self, book: Book | None = None) -> dict[str, Figures]:
        """The numbers that texts can name: those of a book; without one, the printed ones."""
        printed = self.standard_deck().tables
        return figures_of(printed if book is None or not isinstance(book.deck, Deck) else book.deck.tables, printed)

    def spoken_of(self, book: Book | None, lang: str) -> dict[str, list[str]]:
        """By the id of a rule: the names of the cards that it speaks of."""
        book = self.book() if book is None else book
        texts = self.words(lang, book)
        found: dict[str, list[str]] = {}
        for key, numbers in book.clauses.items():
            for number in numbers:
                found.setdefault(f"{self.prefix}-{number:03}", []).append(texts[key])
        return {clause: list(dict.fromkeys(names)) for clause, names in found.items()}

    def words(self, lang: str, book: Book | None = None) -> Words:
        """The texts of the game; with a book, also the names of the cards that its deck brings along."""
        texts = _texts(self, lang)
        if book is None or not book.names:
            return texts
        if lang not in book.worded:
            book.worded[lang] = Words(lang, {**texts.texts, **book.names[lang]})
        worded = book.worded[lang]
        assert isinstance(worded, Words)
        return worded

    @property
    def titles(self) -> dict[str, str]:
        """The name of the game in every language."""
        return {lang: self.words(lang)["title"] for lang in LANGUAGES}

    def standard_deck(self) -> Deck:
        """The printed cards, which are read once; whoever wants to change them makes a copy."""
        return _standard_deck(self)

    def standard_text(self) -> str:
        """The standard deck as it is written."""
        return standard_text(files(self.package) / "content")

    def earlier_deck(self, digest: str) -> Deck | None:
        """The standard deck of an earlier release; None where the digest is today's, or not known."""
        text = released_decks(self).get(digest)
        return None if text is None or digest == standard_digest(self) else printed_deck(self.key, text)

    def book(self, deck: Deck | None = None) -> Book:
        """The content to play with: the standard deck, or a custom one."""
        if deck is None:
            return _standard_book(self)
        if deck.game != self.key:
            raise DeckError.of(ENGINE, "error.deck.other-game", place=deck.place, game=deck.game, expected=self.key)
        book: Book = self.make_book(deck)
        book.package, book.deck = self.package, deck
        for key, numbers in _standard_book(self).clauses.items():
            book.clauses.setdefault(key, numbers)
        return book

    def check_seats(self, seats: int) -> None:
        if not isinstance(seats, SupportsIndex) or seats not in self.seats:
            allowed = ", ".join(map(str, self.seats))
            raise BadTable.of(ENGINE, "error.table.seats", game=self.key, seats=seats, allowed=allowed)

    def choose(self, given: Mapping[str, str]) -> dict[str, str]:
        """All options with their values; what is not given takes its default."""
        known = {option.key: option for option in self.options}
        for key, value in given.items():
            if key not in known:
                options: object = ", ".join(known) or Phrase(ENGINE, "expected.none")
                raise BadTable.of(ENGINE, "error.table.no-option", game=self.key, option=key, options=options)
            if value not in known[key].values:
                values = ", ".join(known[key].values)
                raise BadTable.of(ENGINE, "error.table.no-value", option=key, value=value, values=values)
        chosen = {option.key: given.get(option.key, option.default) for option in self.options}
        pairs = {f"{key}={value}" for key, value in chosen.items()}
        for one, other in self.conflicts:
            if one in pairs and other in pairs:
                raise BadTable.of(ENGINE, "error.table.conflict", one=one, other=other)
        return chosen


@cache
def _standard_deck(entry: Entry) -> Deck:
    return standard_deck(entry.key, files(entry.package) / "content")


@cache
def _standard_book(entry: Entry) -> Book:
    book: Book = entry.make_book(entry.standard_deck())
    book.package = entry.package
    return book


@cache
def _texts(entry: Entry, lang: str) -> Words:
    texts = words(entry.package, lang)
    spare = {f"{shelf}.{id}": id for shelf, ids in entry.spare.items() for id in ids}
    return Words(lang, {**spare, **texts.texts}) if spare else texts


@cache
def _printed_clauses(entry: Entry) -> dict[str, Clause]:
    tables = entry.standard_deck().tables
    return {name: filled(clause, tables, tables) for name, clause in clauses(entry.package).items()}


def book_again(package: str, deck: Deck | None) -> Book:
    """The book of a game in another process, or the same one for the standard deck."""
    return entry_in(package).book(deck)


def _found_again(package: str, rules: int) -> "Entry | None":
    return entry_in(package).under(rules)


@cache
def standard_digest(entry: Entry) -> str:
    return entry.standard_deck().digest


@cache
def released_decks(entry: Entry) -> dict[str, str]:
    """The texts of the standard decks that were ever released, by digest; `content/released` has a file for each."""
    folder = files(entry.package) / "content" / "released"
    texts = [file.read_text(encoding="utf-8") for file in content_files(folder)] if folder.is_dir() else []
    return {printed_deck(entry.key, text).digest: text for text in texts}


@cache
def games() -> dict[str, Entry]:
    """All games, by key."""
    package = importlib.import_module("kosmodrom.games")
    found: dict[str, Entry] = {}
    for module in pkgutil.iter_modules(package.__path__):
        name = f"kosmodrom.games.{module.name}"
        if module.ispkg and importlib.util.find_spec(f"{name}.entry") is not None:
            entry = entry_in(name)
            found[entry.key] = entry
    return found


def entry_in(package: str) -> Entry:
    """The game in a folder, which is named as a module."""
    entry: Entry = importlib.import_module(f"{package}.entry").ENTRY
    return entry


def find(key: str) -> Entry:
    """The game with a key."""
    entry = games().get(key)
    if entry is None:
        raise UnknownGame.of(ENGINE, "error.no-game", game=key, games=", ".join(games()))
    return entry


def called(name: object) -> Entry:
    """The game with a key, or with a title as a person writes it, in any language, with its second half or without."""
    key, sought = str(name), _plainly(str(name))
    if key not in games():
        for entry in games().values():
            titles = [half for title in entry.titles.values() for half in (title, *title.split(":"))]
            if sought in map(_plainly, (entry.key, *titles)):
                return entry
    return find(key)


def _plainly(name: str) -> str:
    return "".join(sign for sign in name.casefold() if sign.isalnum())
