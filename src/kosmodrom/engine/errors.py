"""Everything that can be said to somebody who asked for something impossible."""


class KosmodromError(ValueError):
    """Base of all errors of this package; its text is one sentence for a person."""


class UnknownGame(KosmodromError):
    """No game folder has that name."""


class BadTable(KosmodromError):
    """A number of seats, an option or a value that the game does not have."""


class UnknownDecision(KosmodromError):
    """A decision whose name is not in the game's vocabulary."""


class Refused(KosmodromError):
    """A decision that the rules forbid now; `clause` is the rule's id."""

    def __init__(self, message: str, clause: str) -> None:
        super().__init__(message)
        self.clause = clause


class CannotUndo(KosmodromError):
    """There is nothing to take back, or others must agree first."""


class JournalError(KosmodromError):
    """A journal that is cut short, edited, or not a journal."""


class DeckError(KosmodromError):
    """A deck or content file with a wrong key, type, count or id."""


class PositionError(KosmodromError):
    """A written position that no game could be in."""
