"""The coached first game: how the rulebook wants it set up, and what a coach says when something first comes up."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from kosmodrom.engine.deck import Row
from kosmodrom.engine.errors import DeckError
from kosmodrom.engine.registry import Entry
from kosmodrom.engine.strangers_toml import TomlError, read_toml
from kosmodrom.lessons.lesson import Said
from kosmodrom.lessons.reading import FileReader, error_at, expected
from kosmodrom.lessons.refusals import LessonError

FIRST_GAME: Final = "first-game.toml"
MOST_WORDS: Final = 40
"""Of a remark: what it is, and what one usually wants."""
LONGEST_NAME: Final = 40
USUAL_TIMES: Final = 3


@dataclass(frozen=True)
class Remark:
    """What the coach says of one kind of decision."""

    id: str
    when: tuple[str, ...]
    """It is said when a decision of one of these kinds can be made."""
    name: Said
    says: Said
    rule: str
    times: int
    """To how many questions it is said; whoever has answered them knows it."""


@dataclass(frozen=True)
class FirstGame:
    """A first game with a coach."""

    seats: int
    options: Mapping[str, str]
    remarks: tuple[Remark, ...] = ()


def read_first_game(entry: Entry, text: str) -> FirstGame:
    """The first game as its file says it."""
    try:
        return _read(entry, Row(FIRST_GAME, read_toml(text)))
    except TomlError as error:
        raise error_at(FIRST_GAME, error) from None
    except DeckError as error:
        raise LessonError(error.args[0]) from None


def _read(entry: Entry, row: Row) -> FirstGame:
    reader = FileReader(entry, FIRST_GAME)
    seats = row.number("seats", entry.seats[0], entry.seats[-1]) if row.has("seats") else entry.seats[0]
    options = reader.options(row.row("options")) if row.has("options") else {}
    remarks = tuple(_remark(reader, each) for each in row.rows("remark")) if row.has("remark") else ()
    row.end()
    ids = [remark.id for remark in remarks]
    for id in ids:
        if ids.count(id) > 1:
            raise LessonError.because("remark-twice", id=id)
    return FirstGame(seats, options, remarks)


def _remark(reader: FileReader, row: Row) -> Remark:
    id = row.text("id")
    row.place = f"{FIRST_GAME}, remark {id}"
    if not re.fullmatch("[a-z0-9-]+", id):
        raise row.wrong("id", id, expected("id"))
    when = reader.patterns(row, "when")
    if not when:
        raise row.wrong("when", [], expected("decisions", example=reader.entry.vocabulary.name(0)))
    name, says = reader.said(row, "name", signs=LONGEST_NAME), reader.said(row, "says", words=MOST_WORDS)
    rule = reader.rule(row)
    times = row.number("times", 1, 9) if row.has("times") else USUAL_TIMES
    row.end()
    return Remark(id, when, name, says, rule, times)
