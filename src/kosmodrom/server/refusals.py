"""The exceptions with which the server refuses a request; each kind has a short code."""

from typing import ClassVar, Final, Self

from kosmodrom.engine.errors import KosmodromError

SERVER: Final = "kosmodrom.server"
"""Where the sentences of the server stand."""


class TableRefusal(KosmodromError):
    """Base of what a table refuses; `code` is for programs, the text for people."""

    code: ClassVar = "refused"
    status: ClassVar = 409
    """As HTTP tells it."""

    def __init_subclass__(cls, code: str = "", status: int = 0) -> None:
        cls.code, cls.status = code or cls.code, status or cls.status

    @classmethod
    def because(cls, reason: str, /, **parts: object) -> Self:
        """A refusal whose sentence stands in the server's texts."""
        return cls.of(SERVER, f"refusal.{reason}", **parts)


class NoTable(TableRefusal, code="no-table", status=404):
    """There is no such table, or the asker may not know of it."""


class NoDeck(TableRefusal, code="no-deck", status=404):
    """There is no deck at this address, or none any more."""


class NoPage(TableRefusal, code="no-page", status=404):
    """An address that leads nowhere."""


class DeadLink(NoTable):
    """A link that leads nowhere: mistyped, or of a seat that somebody has taken."""


class NotYours(TableRefusal, code="not-yours", status=403):
    """The asker has no secret of that seat."""


class BadInput(TableRefusal, code="bad-input", status=422):
    """Something that cannot be meant."""


class Late(TableRefusal, code="late"):
    """An answer to another question than the one that is asked now."""


class NotNow(TableRefusal, code="not-now"):
    """The table has not started, is over, or nothing of the kind is pending."""


class Unplayable(TableRefusal, code="unplayable"):
    """A match that can be read, but not played on: its rules or its cards are not known here any more."""


class Damaged(Unplayable, code="damaged", status=500):
    """What is stored of a match does not fit together; nobody who asks is to blame."""


class BecomesPractice(TableRefusal, code="practice"):
    """Something was shown since: it can be taken back, but then the match is for practice, and that must be said."""


class CurtainDown(TableRefusal, code="curtain"):
    """Several people share the device, and this one's hand is covered."""


class Taken(TableRefusal, code="taken"):
    """Somebody sits there already."""


class HasOtherSeat(TableRefusal, code="other-seat"):
    """The link of a seat, in a browser that plays another one there."""


class TooManyTables(TableRefusal, code="no-room"):
    """A browser that holds as many running tables as it can keep."""


class TooOften(TableRefusal, code="too-often", status=429):
    """More requests than a person could mean."""


class TooLarge(TableRefusal, code="too-large", status=413):
    """A body that is larger than anything expected here."""


class WrongWay(TableRefusal, code="http", status=405):
    """An address that is asked in a way that it does not answer."""


class ServerFault(TableRefusal, code="fault", status=500):
    """A mistake of the server."""


class Busy(TableRefusal, code="busy", status=503):
    """More to be checked than there is time for just now."""


class ForeignOrigin(TableRefusal, code="foreign-origin", status=403):
    """A change that another site asked the browser for."""


class CannotThink(TableRefusal, code="thinkers", status=503):
    """The processes in which bots think cannot be kept alive."""


class Stumbled(TableRefusal, code="fault", status=500):
    """The program made a mistake while it thought about a position; its notes say which."""
