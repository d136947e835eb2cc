"""The exceptions with which the server refuses a request; each kind has a short code."""

from typing import ClassVar, Final, Self

from kosmodrom.engine.errors import KosmodromError

SERVER: Final = "kosmodrom.server"
"""Where the sentences of the server stand."""


class TableRefusal(KosmodromError):
    """Base of what a table refuses; `code` is for programs, the text for people."""

    code: ClassVar = "refused"
    status: ClassVar = 409

    @classmethod
    def because(cls, reason: str, /, **parts: object) -> Self:
        """A refusal whose sentence stands in the server's texts."""
        return cls.of(SERVER, f"refusal.{reason}", **parts)


class NoTable(TableRefusal):
    """There is no such table, or the asker may not know of it."""

    code: ClassVar = "no-table"
    status: ClassVar = 404


class NoPage(TableRefusal):
    """An address that leads nowhere."""

    code: ClassVar = "no-page"
    status: ClassVar = 404


class DeadLink(NoTable):
    """A link that leads nowhere: mistyped, or of a seat that somebody has taken."""


class NotYours(TableRefusal):
    """The asker has no secret of that seat."""

    code: ClassVar = "not-yours"
    status: ClassVar = 403


class BadInput(TableRefusal):
    """Something that cannot be meant."""

    code: ClassVar = "bad-input"
    status: ClassVar = 422


class Late(TableRefusal):
    """An answer to another question than the one that is asked now."""

    code: ClassVar = "late"


class NotNow(TableRefusal):
    """The table has not started, is over, or nothing of the kind is pending."""

    code: ClassVar = "not-now"


class Unplayable(TableRefusal):
    """A match that can be read, but not played on: its rules or its cards are not known here any more."""

    code: ClassVar = "unplayable"


class Damaged(Unplayable):
    """What is stored of a match does not fit together; nobody who asks is to blame."""

    code: ClassVar = "damaged"
    status: ClassVar = 500


class BecomesPractice(TableRefusal):
    """Something was shown since: it can be taken back, but then the match is for practice, and that must be said."""

    code: ClassVar = "practice"


class CurtainDown(TableRefusal):
    """Several people share the device, and this one's hand is covered."""

    code: ClassVar = "curtain"


class Taken(TableRefusal):
    """Somebody sits there already."""

    code: ClassVar = "taken"


class HasOtherSeat(TableRefusal):
    """The link of a seat, in a browser that plays another one there."""

    code: ClassVar = "other-seat"


class TooManyTables(TableRefusal):
    """A browser that holds as many running tables as it can keep."""

    code: ClassVar = "no-room"


class TooOften(TableRefusal):
    """More requests than a person could mean."""

    code: ClassVar = "too-often"
    status: ClassVar = 429


class TooLarge(TableRefusal):
    """A body that is larger than anything expected here."""

    code: ClassVar = "too-large"
    status: ClassVar = 413


class WrongWay(TableRefusal):
    """An address that is asked in a way that it does not answer."""

    code: ClassVar = "http"
    status: ClassVar = 405


class ServerFault(TableRefusal):
    """A mistake of the server."""

    code: ClassVar = "fault"
    status: ClassVar = 500


class Busy(TableRefusal):
    """More to be checked than there is time for just now."""

    code: ClassVar = "busy"
    status: ClassVar = 503


class ForeignOrigin(TableRefusal):
    """A change that another site asked the browser for."""

    code: ClassVar = "foreign-origin"
    status: ClassVar = 403


class CannotThink(TableRefusal):
    """The processes in which bots think cannot be kept alive."""

    code: ClassVar = "thinkers"
    status: ClassVar = 503


class Stumbled(TableRefusal):
    """The program made a mistake while it thought about a position; its notes say which."""

    code: ClassVar = "fault"
    status: ClassVar = 500
