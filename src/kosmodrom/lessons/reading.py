"""Reading lessons: files of strangers, looked over strictly; a mistake is named with its file, step and key."""

import re
from collections.abc import Callable
from typing import Final

from kosmodrom.engine.contract import CHANCE
from kosmodrom.engine.deck import Row
from kosmodrom.engine.errors import DeckError, KosmodromError
from kosmodrom.engine.registry import Entry
from kosmodrom.engine.strangers_toml import TomlError, read_toml
from kosmodrom.engine.words import LANGUAGES, NEEDED, Phrase
from kosmodrom.lessons.lesson import GO_ON, Goal, Lesson, Said, Script, Scripted, Start, Step, Wrong, fits
from kosmodrom.lessons.refusals import LESSONS, LessonError

FILE: Final = re.compile(r"\d\d-([a-z0-9-]+)\.toml")
"""The number says where in the course a lesson stands, the rest is its id."""
MOST_STEPS: Final = 12
LONGEST_TITLE: Final = 48
LONGEST_PROMISE: Final = 120
MOST_WORDS: Final = 26
"""Of a sentence of the coach; about a dozen are better."""
MOST_LISTED: Final = 120
"""Items of a list."""


def is_lesson(name: str) -> bool:
    return FILE.fullmatch(name) is not None


def read_lesson(entry: Entry, file: str, text: str) -> Lesson:
    """A lesson as its file says it; it has not been played yet."""
    name = FILE.fullmatch(file)
    if name is None:
        raise LessonError.because("file-name", file=file)
    try:
        return FileReader(entry, file).lesson(name[1], Row(file, read_toml(text)))
    except TomlError as error:
        raise error_at(file, error) from None
    except DeckError as error:
        raise LessonError(error.args[0]) from None


def error_at(place: str, error: KosmodromError) -> LessonError:
    return LessonError.because("at", place=place, error=error)


def expected(key: str, /, **parts: object) -> Phrase:
    return Phrase(LESSONS, f"expected.{key}", parts)


class FileReader:
    """Reads the rows of one file of lessons."""

    def __init__(self, entry: Entry, file: str) -> None:
        self.entry = entry
        self.file = file

    def lesson(self, id: str, row: Row) -> Lesson:
        title = self.said(row, "title", signs=LONGEST_TITLE)
        promise = self.said(row, "promise", signs=LONGEST_PROMISE)
        praise = self.said(row, "praise", words=MOST_WORDS)
        start = self.start(row.row("start"))
        seat = row.number("seat", 0, start.seats - 1) if row.has("seat") else 0
        clauses = self.listed(row, "clauses", expected("clause", example=self.example), self.is_clause)
        others = self.patterns(row, "others")
        plays_on = row.has("plays_on") and row.flag("plays_on")
        steps = tuple(self.step(each) for each in row.rows("step"))
        if not 1 <= len(steps) <= MOST_STEPS:
            raise LessonError.because("steps", file=self.file, count=len(steps), most=MOST_STEPS)
        row.end()
        return Lesson(self.entry, id, self.file, title, promise, seat, start, steps, praise, clauses, others, plays_on)

    def start(self, row: Row) -> Start:
        """The start; a position tells its number of seats itself."""
        position = row.text("position") if row.has("position") else ""
        seats = self.seats_of(row, position)
        chosen = self.options(row.row("options")) if row.has("options") else {}
        seed = row.text("seed") if row.has("seed") else self.file
        play = self.script(row, "play")
        row.end()
        try:
            self.entry.check_seats(seats)
            self.entry.choose(chosen)
        except KosmodromError as error:
            raise error_at(row.place, error) from None
        return Start(seats, chosen, seed, position, play)

    def seats_of(self, row: Row, position: str) -> int:
        if not position:
            return row.number("seats", self.entry.seats[0], self.entry.seats[-1])
        try:
            return int(self.entry.game.from_position(position, self.entry.book()).seats)
        except KosmodromError as error:
            raise error_at(f"{row.place}: position", error) from None

    def options(self, row: Row) -> dict[str, str]:
        chosen = {
            option.key: row.word(option.key, option.values) for option in self.entry.options if row.has(option.key)
        }
        row.end()
        return chosen

    def step(self, row: Row) -> Step:
        says = self.said(row, "says", words=MOST_WORDS)
        rule = self.rule(row) if row.has("rule") else ""
        goal = self.goal(row.row("goal")) if row.has("goal") else None
        step = Step(
            says,
            rule,
            self.listed(row, "points", expected("places")),
            self.patterns(row, "offers"),
            self.patterns(row, "right"),
            goal,
            row.number("within", 1, 60) if row.has("within") else 0,
            self.patterns(row, "way"),
            self.script(row, "then"),
            tuple(self.wrong(each) for each in row.rows("wrong")) if row.has("wrong") else (),
            self.said(row, "otherwise", words=MOST_WORDS) if row.has("otherwise") else None,
        )
        row.end()
        if step.goal is not None and (step.right or not step.way):
            raise LessonError.because("goal-and-way", place=row.place)
        if step.goal is None and (step.way or step.within):
            raise LessonError.because("way-without-goal", place=row.place)
        if step.only_tells and (step.offers or step.wrong or step.otherwise):
            raise LessonError.because("nothing-right", place=row.place)
        return step

    def goal(self, row: Row) -> Goal:
        points = row.number("points", -999, 999) if row.has("points") else None
        gain = row.number("gain", 1, 999) if row.has("gain") else None
        makes = self.patterns(row, "makes")
        row.end()
        if points is None and gain is None and not makes:
            raise LessonError.because("no-goal", place=row.place)
        return Goal(points, gain, makes)

    def wrong(self, row: Row) -> Wrong:
        decisions = self.patterns(row, "decisions")
        if not decisions:
            raise row.wrong("decisions", [], expected("decisions", example=self.entry.vocabulary.name(0)))
        says, then = self.said(row, "says", words=MOST_WORDS), self.script(row, "then")
        row.end()
        return Wrong(decisions, says, then)

    # --- values

    def rule(self, row: Row) -> str:
        """The id of a clause."""
        id = row.text("rule")
        if not self.is_clause(id):
            raise row.wrong("rule", id, expected("clause", example=self.example))
        return id

    def said(self, row: Row, key: str, words: int = 0, signs: int = 0) -> Said:
        """A sentence in every needed language, not too long to be read at a glance."""
        inner = row.row(key)
        texts = {lang: inner.text(lang) for lang in LANGUAGES if lang in NEEDED or inner.has(lang)}
        inner.end()
        for lang, text in texts.items():
            if words and len(text.split()) > words:
                raise LessonError.because(
                    "words", place=row.place, key=f"{key}.{lang}", count=len(text.split()), most=words
                )
            if signs and len(text) > signs:
                raise LessonError.because("signs", place=row.place, key=f"{key}.{lang}", count=len(text), most=signs)
        return Said(texts)

    def listed(
        self, row: Row, key: str, wanted: Phrase, is_good: Callable[[str], bool] | None = None
    ) -> tuple[str, ...]:
        """A list of texts; empty where it is not there."""
        if not row.has(key):
            return ()
        values = row.texts(key, MOST_LISTED)
        for value in values:
            if is_good is not None and not is_good(value):
                raise row.wrong(key, value, wanted)
        return tuple(values)

    def patterns(self, row: Row, key: str) -> tuple[str, ...]:
        """Decisions, or patterns such as `mine:*` that fit one at least."""
        wanted = expected("decisions", example=self.entry.vocabulary.name(0))
        return self.listed(row, key, wanted, self.is_pattern)

    def script(self, row: Row, key: str) -> Script:
        """What seats and chance do: `1 recruit:2a`, or `deal:Y1` for chance."""
        wanted = expected("script", example=self.entry.vocabulary.name(0))
        return tuple(map(scripted, self.listed(row, key, wanted, self.is_scripted)))

    @property
    def example(self) -> str:
        return next(iter(self.entry.clauses()))

    def is_clause(self, id: str) -> bool:
        return id in self.entry.clauses()

    def is_pattern(self, pattern: str) -> bool:
        if pattern == GO_ON or "?" in pattern or "[" in pattern:
            return False
        if "*" not in pattern:
            return pattern in self.entry.vocabulary.ids
        return any(fits(name, (pattern,)) for name in self.entry.vocabulary.names)

    def is_scripted(self, text: str) -> bool:
        return scripted(text).name in self.entry.vocabulary.ids


def scripted(text: str) -> Scripted:
    """A decision with the seat before it; without one it is chance that decides."""
    who, _, name = text.rpartition(" ")
    return Scripted(int(who), name) if re.fullmatch("[0-6]", who) else Scripted(CHANCE, text)
