"""Transcripts: what a person reads at the table, a line for each question, kind of thing and reason, with an example.

Under the name of a question stands how it is put, and with ? how else. A line with + is something that can be done: in
words, then what is said of it beforehand. A line with - is a thing that cannot be used: which verbs it stands for, its
name, what stands against it here, and the clause. A kind that is spoken of in several ways has a line for each text
that its other lines do not have. The positions are those of the ways, every one of them, and those that hardly any
match reaches.
"""

import re
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from html import unescape
from typing import Any, Final

from kosmodrom.engine.contract import CHANCE
from kosmodrom.engine.reasons import Reason, fact, nearest
from kosmodrom.engine.registry import Entry
from kosmodrom.engine.words import Words
from tools.yesterday.ways import Ways, follow, rarities, tables_of

NAMES: Final = ("Łukasz", "Małgorzata", "Bot 3", "Bot 4", "Bot 5")
ENOUGH: Final = 100
"""After so many positions in which a kind was spoken of in no new way it is known."""
WAITING: Final = "not asked"
PUT: Final = ("?", "")
"""The kind of the lines that say how a question is put."""
DO: Final = ' data-do="'
THING: Final = re.compile(rf'(?P<tag>[\w-]+)[^<>]*{DO}(?P<do>[^"<>]+)"[^<>]*>')
LABEL: Final = re.compile(r' aria-label="([^"]+)"')
SPOKEN: Final = ("question.", "waiting.", "decision.", "preview.", "reason.")
"""How the texts begin that make a sentence another one; others fill its gaps."""

Thing = tuple[str, list[int]]
"""The name of a thing on the board, and the decisions that it stands for."""


class Overheard(Words):
    """Words that note which texts were said."""

    def __init__(self, texts: Words) -> None:
        super().__init__(texts.lang, texts.texts)
        self.said: set[str] = set()

    def __getitem__(self, key: str) -> str:
        self._note(key)
        return super().__getitem__(key)

    def say(self, key: str, /, **parts: object) -> str:
        self._note(key)
        return super().say(key, **parts)

    def _note(self, key: str) -> None:
        if key.startswith(SPOKEN):
            self.said.add(key)


class Kind:
    """The lines about one kind of decision, or of refusal, under a question."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self._said: set[str] = set()
        self._quiet = 0
        """In how many positions on end nothing new was said."""

    @property
    def is_known(self) -> bool:
        return self._quiet >= ENOUGH

    def hear(self, texts: Overheard, told: Sequence[Callable[[], str]]) -> None:
        """Take what one position says, as far as it is new."""
        self._quiet += 1
        for line in told:
            texts.said.clear()
            said = line()
            if not self.lines or texts.said - self._said:
                self.lines.append(said)
                self._said |= texts.said
                self._quiet = 0


class Transcript:
    """What is read at the table of one game in one language."""

    def __init__(self, entry: Entry, lang: str) -> None:
        self.entry = entry
        self.game: Any = entry.game
        self.book: Any = entry.book()
        self.texts = entry.words(lang)
        self.overheard = Overheard(self.texts)
        self.lang = lang
        self.kinds: dict[str, dict[tuple[str, str], Kind]] = {}
        """By question, and by ?, + and a verb, or the verbs of a thing and a clause."""
        self._named: dict[str, Thing] = {}
        """Things by how they are drawn: most are drawn alike in many positions."""

    def look(self, s: Any) -> None:
        """Read all that one position shows each seat."""
        actors = self.game.actors(s)
        if actors and actors != [CHANCE]:
            for seat in range(s.seats):
                self._read(s, seat, actors)

    def _read(self, s: Any, seat: int, actors: list[int]) -> None:
        v, names, verb = self.game.view(s, seat), NAMES[: s.seats], self.entry.vocabulary.verb
        question = type(self.game.question(s, seat)).__name__ if seat in actors else WAITING
        legal = sorted(self.game.legal(s, seat)) if seat in actors else []
        told: dict[tuple[str, str], list[Callable[[], str]]] = defaultdict(list)
        told[PUT].append(partial(self.entry.speaker.question, v, self.book, self.overheard, names))
        for action in legal:
            told["+", verb(action)].append(partial(self._offered, v, names, action))
        asked = set(map(verb, legal))
        for name, actions in self._things(v, names, s.seats):
            numbers = [self.game.refusal(s, seat, action) for action in actions]
            if all(numbers):
                reasons = [Reason(*each, self.entry.clause(each[1])) for each in zip(actions, numbers, strict=True)]
                reason = nearest(reasons, [verb(action) in asked for action in actions])
                verbs = " ".join(dict.fromkeys(map(verb, actions)))
                told[verbs, reason.clause.id].append(partial(self._refused, v, names, name, verbs, reason, actors))
        kinds = self.kinds.setdefault(question, defaultdict(Kind))
        for kind, lines in told.items():
            if not kinds[kind].is_known or kind == PUT:
                kinds[kind].hear(self.overheard, lines)

    def _things(self, v: Any, names: tuple[str, ...], seats: int) -> Iterator[Thing]:
        """What can be touched on the board."""
        board = self.entry.board
        drawings = [board.table(v, self.book, self.texts, names), board.hand(v, self.book, self.texts, names)]
        drawings += [board.seat(v, self.book, self.texts, names, seat) for seat in range(seats)]
        for drawing in drawings:
            for tag in drawing.html.split("<") if drawing.decisions else ():
                if DO in tag:
                    yield self._named.get(tag) or self._thing(tag)

    def _thing(self, tag: str) -> Thing:
        label, do = LABEL.search(tag), THING.match(tag)
        assert do is not None
        name = unescape(label[1]) if label else do["tag"]
        found = self._named[tag] = name, list(map(self.entry.vocabulary.id, unescape(do["do"]).split()))
        return found

    def _offered(self, v: Any, names: tuple[str, ...], action: int) -> str:
        said = self.entry.speaker.decision(v, self.book, action, self.overheard, names)
        brings = self.entry.board.preview(v, self.book, self.overheard, names, action)
        return f"  + {self.entry.vocabulary.verb(action)}: {said}{brings and f' [{brings}]'}"

    def _refused(self, v: Any, names: tuple[str, ...], name: str, verbs: str, reason: Reason, actors: list[int]) -> str:
        said = fact(self.entry, v, self.book, reason, actors, self.overheard, names)
        asked = self.entry.vocabulary.name(reason.action)
        return f"  - [{verbs}] {name}: {asked} → {said or '…'} {reason.clause.id}"

    def text(self) -> str:
        """The questions in the order of their names, then the clauses that were given as reasons, in full."""
        lines = []
        for question, kinds in sorted(self.kinds.items()):
            first, *others = kinds[PUT].lines
            lines += [f"== {question}: {first}", *(f"  ? {said}" for said in others)]
            lines += sorted(line for kind, each in kinds.items() if kind != PUT for line in each.lines) + [""]
        given = sorted({clause for kinds in self.kinds.values() for sign, clause in kinds if sign not in "?+"})
        lines.append("== clauses")
        lines += [f"  {clause} {self.entry.clauses()[clause].text(self.lang)}" for clause in given]
        return "\n".join(lines) + "\n"


def transcript_of(entry: Entry, ways: Ways, lang: str) -> str:
    """The text to keep."""
    read = Transcript(entry, lang)
    for table in tables_of(entry):
        for _, s in follow(entry, table, ways[str(table)]):
            read.look(s)
    for s in rarities(entry):
        read.look(s)
    return read.text()
