"""Everything that can be said to somebody who asked for something impossible."""

from typing import Final, Self

from kosmodrom.engine.words import Phrase

ENGINE: Final = "kosmodrom.engine"
"""Where the sentences of the engine stand."""


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
        super().__init__(message)

    @classmethod
    def of(cls, package: str, key: str, /, **parts: object) -> Self:
        """An error whose sentence stands under a key of `text/pl.toml` and `text/en.toml` of a package."""
        return cls(Phrase(package, key, parts))

    def text(self, lang: str) -> str:
        """The sentence in a language."""
        message = self.args[0]
        return message.text(lang) if isinstance(message, Phrase) else str(message)

    def __str__(self) -> str:
        return self.text("en")


class UnknownGame(KosmodromError):
    """No game folder has that name."""


class BadTable(KosmodromError):
    """A number of seats, an option or a value that the game does not have."""


class UnknownDecision(KosmodromError):
    """A decision whose name is not in the game's vocabulary."""


class Refused(KosmodromError):
    """A decision that the rules forbid now; `clause` is the rule's id."""

    def __init__(self, message: str | Phrase, clause: str = "") -> None:
        super().__init__(message)
        self.clause = clause


class CannotUndo(KosmodromError):
    """There is nothing to take back, or others must agree first."""


class JournalError(KosmodromError):
    """A journal that is cut short, edited, or not a journal."""


class RedactedJournal(JournalError):
    """A journal that tells only what one seat knows, as that of a running match does."""


class DeckError(KosmodromError):
    """A deck or content file with a wrong key, type, count or id."""


class PositionError(KosmodromError):
    """A written position that no game could be in."""
