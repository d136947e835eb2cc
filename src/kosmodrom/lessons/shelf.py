"""The lessons of a game, found in its folder; one that is broken is left out, and what is wrong with it is kept."""

from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from kosmodrom.engine.deck import Row
from kosmodrom.engine.errors import DeckError, KosmodromError
from kosmodrom.engine.registry import Entry
from kosmodrom.engine.strangers_toml import TomlError, read_toml
from kosmodrom.lessons.first_game import FIRST_GAME, FirstGame, read_first_game
from kosmodrom.lessons.lesson import Lesson
from kosmodrom.lessons.proving import rehearsed
from kosmodrom.lessons.reading import error_at, read_lesson
from kosmodrom.lessons.refusals import LessonError

INDEX: Final = "index.toml"
"""Says which topics of the rules the first game explains when they come up."""
MOST_TOPICS: Final = 60


@dataclass(frozen=True)
class Shelf:
    """What a game teaches."""

    entry: Entry
    lessons: tuple[Lesson, ...]
    in_first_game: tuple[str, ...]
    """The topics that no lesson teaches, because they explain themselves when they come up."""
    broken: tuple[LessonError, ...]
    first_game: FirstGame

    def find(self, id: str) -> Lesson:
        for lesson in self.lessons:
            if lesson.id == id:
                return lesson
        known = ", ".join(lesson.id for lesson in self.lessons) or "–"
        raise LessonError.because("no-lesson", lesson=id, known=known)

    def after(self, lesson: Lesson) -> Lesson | None:
        """The next one; None after the last."""
        at = self.lessons.index(lesson) + 1
        return self.lessons[at] if at < len(self.lessons) else None

    @property
    def taught(self) -> set[str]:
        """The topics of the rules that lessons name a rule of."""
        return {topic for lesson in self.lessons for topic in lesson.topics}

    @property
    def remarked(self) -> set[str]:
        """The topics that remarks of the first game name a rule of."""
        rules = self.entry.clauses()
        return {rules[remark.rule].topic for remark in self.first_game.remarks}

    def gaps(self) -> list[LessonError]:
        """Topics of the rules that are taught nowhere, and those that a lesson teaches though they are said to wait."""
        key, taught = self.entry.key, self.taught
        topics = dict.fromkeys(clause.topic for clause in self.entry.clauses().values())
        untaught = [topic for topic in topics if topic not in taught | self.remarked | set(self.in_first_game)]
        listed = [topic for topic in self.in_first_game if topic in taught]
        return [
            *(LessonError.because("untaught", game=key, topic=topic) for topic in untaught),
            *(LessonError.because("taught-and-listed", game=key, topic=topic) for topic in listed),
        ]


@cache
def shelf(entry: Entry) -> Shelf:
    """The lessons of a game that can be played from their start to their end."""
    return shelf_in(entry, files(entry.package) / "lessons")


def shelf_in(entry: Entry, folder: Traversable) -> Shelf:
    lessons, broken = [], []
    in_first_game: tuple[str, ...] = ()
    first_game = FirstGame(entry.seats[0], {})
    for file in lesson_files(folder):
        try:
            text = file.read_text(encoding="utf-8")
            if file.name == INDEX:
                in_first_game = read_index(entry, text)
                continue
            if file.name == FIRST_GAME:
                first_game = read_first_game(entry, text)
                continue
            lesson = read_lesson(entry, file.name, text)
            rehearsed(lesson)
            lessons.append(lesson)
        except LessonError as error:
            broken.append(error)
        except KosmodromError as error:
            broken.append(error_at(file.name, error))
        except UnicodeDecodeError:
            broken.append(LessonError.because("letters", file=file.name))
    return Shelf(entry, tuple(lessons), in_first_game, tuple(broken), first_game)


def lesson_files(folder: Traversable) -> list[Traversable]:
    """All files of a folder of lessons, by name."""
    if not folder.is_dir():
        return []
    return sorted((file for file in folder.iterdir() if file.name.endswith(".toml")), key=lambda file: file.name)


def read_index(entry: Entry, text: str) -> tuple[str, ...]:
    """The topics that the first game explains."""
    try:
        row = Row(INDEX, read_toml(text))
        topics = row.texts("first_game", MOST_TOPICS)
        row.end()
    except TomlError as error:
        raise error_at(INDEX, error) from None
    except DeckError as error:
        raise LessonError(error.args[0]) from None
    known = {clause.topic for clause in entry.clauses().values()}
    for topic in topics:
        if topic not in known:
            raise LessonError.because("no-topic", topic=topic, known=", ".join(sorted(known)))
    return tuple(topics)
