"""Transcripts: what a person reads at the table, one line for each question, kind of thing and reason, with an example.

Under the name of a question stands how it is put. A line with + is something that can be done: in words, then what is
said of it beforehand. A line with - is a thing that cannot be used: which verbs it stands for, its name, what
stands against it here, and the clause. The positions are those of the ways.
"""

from collections.abc import Iterator
from html.parser import HTMLParser
from typing import Any, Final

from kosmodrom.engine.contract import CHANCE
from kosmodrom.engine.reasons import Reason, fact, nearest
from kosmodrom.engine.registry import Entry
from tools.yesterday.ways import Ways, follow, tables_of

NAMES: Final = ("Łukasz", "Małgorzata", "Bot 3", "Bot 4", "Bot 5")
ENOUGH: Final = 20
"""After so many positions that show nothing new a question is known."""
WAITING: Final = "not asked"

Thing = tuple[str, list[str]]
"""The name of a thing on the board, and the decisions that it stands for."""


class Things(HTMLParser):
    """Reads what can be touched out of a drawing."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.found: list[Thing] = []
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        if given.get("data-do"):
            self.found.append((given.get("aria-label") or tag, str(given["data-do"]).split()))


class Transcript:
    """What is read at the table of one game in one language."""

    def __init__(self, entry: Entry, lang: str) -> None:
        self.entry = entry
        self.game: Any = entry.game
        self.book: Any = entry.book()
        self.texts = entry.words(lang)
        self.lang = lang
        self.questions: dict[str, str] = {}
        self.lines: dict[str, dict[tuple[str, str], str]] = {}
        """By question, and by + and a verb, or the verbs of a thing and a clause."""
        self._looked: dict[tuple[str, frozenset[str]], int] = {}
        """By question and the kinds of answers that it leaves: in how many positions nothing new was seen."""

    def look(self, s: Any) -> None:
        """Read all that one position shows each seat, where the question is not known well already."""
        actors = self.game.actors(s)
        if not actors or actors == [CHANCE]:
            return
        for seat in range(s.seats):
            is_asked = seat in actors
            question = type(self.game.question(s, seat)).__name__ if is_asked else WAITING
            legal = self.game.legal(s, seat) if is_asked else []
            kind = question, frozenset(map(self.entry.vocabulary.verb, legal))
            if self._looked.get(kind, 0) < ENOUGH:
                known = len(self.lines.get(question, {}))
                self._read(s, seat, question, is_asked)
                is_new = len(self.lines[question]) > known
                self._looked[kind] = 0 if is_new else self._looked.get(kind, 0) + 1

    def _read(self, s: Any, seat: int, question: str, is_asked: bool) -> None:
        v, names = self.game.view(s, seat), NAMES[: s.seats]
        self.questions.setdefault(question, self.entry.speaker.question(v, self.book, self.texts, names))
        lines = self.lines.setdefault(question, {})
        legal = set(self.game.legal(s, seat)) if is_asked else set()
        for action in sorted(legal):
            verb = self.entry.vocabulary.verb(action)
            if ("+", verb) not in lines:
                said = self.entry.speaker.decision(v, self.book, action, self.texts, names)
                brings = self.entry.board.preview(v, self.book, self.texts, names, action)
                lines["+", verb] = f"  + {verb}: {said}{brings and f' [{brings}]'}"
        asked = {self.entry.vocabulary.verb(action) for action in legal}
        for name, decisions in self._things(v, names, s.seats):
            self._refused(s, v, name, decisions, asked)

    def _things(self, v: Any, names: tuple[str, ...], seats: int) -> Iterator[Thing]:
        board = self.entry.board
        drawings = [board.table(v, self.book, self.texts, names), board.hand(v, self.book, self.texts, names)]
        drawings += [board.seat(v, self.book, self.texts, names, seat) for seat in range(seats)]
        for drawing in drawings:
            yield from Things(drawing.html).found

    def _refused(self, s: Any, v: Any, name: str, decisions: list[str], asked: set[str]) -> None:
        vocabulary, actors = self.entry.vocabulary, self.game.actors(s)
        actions = [vocabulary.id(decision) for decision in decisions]
        numbers = [self.game.refusal(s, v.seat, action) for action in actions]
        if not all(numbers):
            return
        reasons = [
            Reason(action, number, self.entry.clause(number)) for action, number in zip(actions, numbers, strict=True)
        ]
        reason = nearest(reasons, [vocabulary.verb(action) in asked for action in actions])
        verbs = " ".join(dict.fromkeys(map(vocabulary.verb, actions)))
        question = type(self.game.question(s, v.seat)).__name__ if v.seat in actors else WAITING
        lines = self.lines[question]
        if (verbs, reason.clause.id) not in lines:
            said = fact(self.entry, v, self.book, reason, actors, self.texts, NAMES[: s.seats])
            explained = f"{vocabulary.name(reason.action)} → {said or '…'} {reason.clause.id}"
            lines[verbs, reason.clause.id] = f"  - [{verbs}] {name}: {explained}"

    def text(self) -> str:
        """The questions in the order of their names, then the clauses that were given as reasons, in full."""
        lines = []
        for question in sorted(self.lines):
            lines += [f"== {question}: {self.questions[question]}", *sorted(self.lines[question].values()), ""]
        given = sorted({clause for part in self.lines.values() for sign, clause in part if sign != "+"})
        lines.append("== clauses")
        lines += [f"  {clause} {self.entry.clauses()[clause].text(self.lang)}" for clause in given]
        return "\n".join(lines) + "\n"


def transcript_of(entry: Entry, ways: Ways, lang: str) -> str:
    """The text to keep."""
    read = Transcript(entry, lang)
    for table in tables_of(entry):
        for _, s in follow(entry, table, ways[str(table)]):
            read.look(s)
    return read.text()
