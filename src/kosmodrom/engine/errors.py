"""The exceptions of the package, each a sentence in every language."""

import datetime
import reprlib
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate
from typing import Final, Self

from kosmodrom.engine.words import WORLD, Clause, Phrase, Translated

ENGINE: Final = "kosmodrom.engine"
"""Where the sentences of the engine stand."""
LONGEST_ECHO: Final = 60
"""Of what somebody wrote and is told about."""
LONGEST_PART: Final = 200
"""Of anything else that is put into a sentence, such as a list of what was expected."""
LONGEST_MESSAGE: Final = 400
"""Of a sentence that is said as it is."""


class QuotedValue:
    """A value as a sentence tells it, in quotation marks or not."""

    def __init__(self, text: str) -> None:
        self._text = text

    def __repr__(self) -> str:
        return self._text


class _Briefly(reprlib.Repr):
    """Values of all sizes in a few signs, without ever writing them out whole."""

    def repr_int(self, x: int, level: int) -> str:  # noqa: ARG002  # named by reprlib
        """Python refuses to write out a number of thousands of digits."""
        return str(x) if x.bit_length() <= 64 else f"{'-' if x < 0 else ''}10^{int(x.bit_length() * 0.30103)}"


_briefly = _Briefly()
_briefly.maxstring = _briefly.maxother = LONGEST_ECHO


def cut(text: str, most: int = LONGEST_ECHO) -> str:
    """A text, or how it begins and ends."""
    return text if len(text) <= most else f"{text[: most - most // 3 - 1]}…{text[-(most // 3) :]}"


def plain(text: str) -> str:
    """A text that stands in a sentence without quotation marks: one line, and nothing that moves a cursor."""
    short = cut(text)
    if short.isprintable():
        return short
    return "".join(sign if sign.isprintable() else "\N{REPLACEMENT CHARACTER}" for sign in short)


def shown(value: object) -> object:
    """What somebody wrote, short enough to be told in a sentence, whatever it is.

    >>> print(f"{shown('Zażółć')!r} {shown([1, 2])!r} {shown(10**5000)!r}")
    'Zażółć' [1, 2] 10^5000
    """
    if isinstance(value, str):
        return cut(value)
    if isinstance(value, datetime.date | datetime.time):
        return QuotedValue(value.isoformat())
    return QuotedValue(cut(_briefly.repr(value)))


def _part(value: object) -> object:
    """A part of a sentence, however long or odd what was given is."""
    if isinstance(value, str):
        return cut(value, LONGEST_PART)
    if isinstance(value, int | float) and not isinstance(value, bool):
        return value if abs(value) < 1 << 64 else shown(value)
    if isinstance(value, list | tuple | dict | set | frozenset | bytes):
        return shown(value)
    if isinstance(value, Exception) and not isinstance(value, Translated):
        return cut(str(value), LONGEST_PART)
    return value


class KosmodromError(ValueError):
    """Base of all errors of this package; its text is one sentence for a person.

    `of` makes one from a key of the texts of some package, so that it can be said in every language; as a string it
    is English. One made from a plain message is said as it is.

    >>> error = BadTable.of(ENGINE, "error.table.conflict", one="a=1", other="b=2")
    >>> print(error)
    the options a=1 and b=2 cannot be combined
    >>> print(error.text("pl"))
    opcji a=1 i b=2 nie można połączyć
    """

    def __init__(self, message: str | Phrase) -> None:
        super().__init__(cut(message, LONGEST_MESSAGE) if isinstance(message, str) else message)

    @classmethod
    def of(cls, package: str, key: str, /, **parts: object) -> Self:
        """An error whose sentence stands under a key of `text/pl.toml` and `text/en.toml` of a package."""
        return cls(Phrase(package, key, {name: _part(part) for name, part in parts.items()}))

    def text(self, lang: str) -> str:
        """The sentence in a language."""
        message = self.args[0]
        return message.text(lang) if isinstance(message, Phrase) else str(message)

    def __str__(self) -> str:
        return self.text(WORLD)


@dataclass(frozen=True)
class Joined:
    """Several sentences as a part of another one; what has no words of its own is said as it is."""

    sentences: Sequence[str | Phrase]

    def text(self, lang: str) -> str:
        said = [each if isinstance(each, str) else each.text(lang) for each in self.sentences]
        return cut("; ".join(said), LONGEST_PART)


@dataclass(frozen=True)
class Listed:
    """Entries as a part of a sentence: as many whole ones as there is room for, and how many more there are."""

    entries: Sequence[str]

    def text(self, lang: str) -> str:
        whole = ", ".join(self.entries)
        if len(whole) <= LONGEST_PART:
            return whole
        ends = accumulate(len(entry) + 2 for entry in self.entries)
        count = max(1, sum(end - 2 <= LONGEST_PART for end in ends))
        some = ", ".join(map(cut, self.entries[:count]))
        return Phrase(ENGINE, "expected.more", {"some": some, "count": len(self.entries) - count}).text(lang)


BROKEN_AGENDA: Final = Phrase(ENGINE, "error.problem.agenda")
UNKNOWN_QUESTION: Final = Phrase(ENGINE, "error.problem.question")
"""What can be wrong with a position of any game."""


def wrong_length(name: str, length: int, wanted: int) -> Phrase:
    """A list of a position that is too long or too short."""
    return Phrase(ENGINE, "error.problem.length", {"name": name, "length": length, "wanted": wanted})


class UnknownGame(KosmodromError):
    """No game folder has that name."""


class BadTable(KosmodromError):
    """A number of seats, an option or a value that the game does not have."""


class UnknownDecision(KosmodromError):
    """A decision whose name is not in the game's vocabulary."""


class Refused(KosmodromError):
    """A decision that the rules forbid now; `clause` is the rule's id, `rule` what it says at this table."""

    def __init__(self, message: str | Phrase, rule: Clause | None = None) -> None:
        super().__init__(message)
        self.rule = rule
        self.clause = "" if rule is None else rule.id


class CannotUndo(KosmodromError):
    """There is nothing to take back, or others must agree first."""


class JournalError(KosmodromError):
    """A journal that is cut short, edited, or not a journal."""


class JournalIsRedacted(JournalError):
    """A journal that tells only what one seat knows, as that of a running match does."""


class DeckError(KosmodromError):
    """A deck or content file with a wrong key, type, count or id."""


class PositionError(KosmodromError):
    """A written position that no game could be in."""
