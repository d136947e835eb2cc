"""Seats: who sits where, who decides for whom, and what the bearer of a secret may do."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Literal
from unicodedata import bidirectional

from kosmodrom.engine.contract import SPECTATOR
from kosmodrom.engine.words import words
from kosmodrom.server.refusals import BadInput, CurtainDown, NotYours
from kosmodrom.server.tables.clean_line import clean_line
from kosmodrom.server.tables.secret_keys import fits

if TYPE_CHECKING:
    from kosmodrom.server.tables.records import Record

Kind = Literal["person", "guest", "bot", "open"]
PERSON: Final = "person"
GUEST: Final = "guest"
"""A person at somebody else's device."""
BOT: Final = "bot"
OPEN: Final = "open"
"""Nobody yet."""

ME: Final = "me"
"""How whoever opens a table names the own seat."""
LONGEST_NAME: Final = 32


@dataclass
class Seat:
    """One seat as it is stored."""

    seat: int
    kind: Kind
    name: str
    level: str | None = None
    stand_in: bool = False
    secret_hash: str | None = None
    invite_hash: str | None = None
    """Of the invitation; once the seat is taken, or a bot has got it, it opens nothing, but is still known as used."""
    nonce: str | None = None
    last_seen: float | None = None
    mutes: int = 0
    lifted: bool = False
    bank: float | None = None
    asked: float | None = None
    silenced: bool = False

    @property
    def is_person(self) -> bool:
        """Whether this is a person's seat, also while their bot stands in."""
        return self.kind in (PERSON, GUEST)

    @property
    def is_human(self) -> bool:
        """Whether a person decides here now; one whose bot stands in does not."""
        return self.is_person and not self.stand_in

    @property
    def is_robot(self) -> bool:
        """Whether a bot decides here now."""
        return self.kind == BOT or self.stand_in

    @property
    def is_ready(self) -> bool:
        return self.kind == BOT or self.nonce is not None


@dataclass(frozen=True)
class SecretHolder:
    """What the bearer of some secrets is at one table."""

    seats: tuple[int, ...] = ()
    invited: tuple[int, ...] = ()
    is_host: bool = False
    may_watch: bool = False

    @property
    def is_anybody(self) -> bool:
        return bool(self.seats or self.invited) or self.is_host or self.may_watch

    @property
    def rank(self) -> int:
        """How much this opens: a seat of the host, a seat, the host's chair, a free seat, the view from outside."""
        powers = (bool(self.seats) and self.is_host, bool(self.seats), self.is_host, bool(self.invited), self.may_watch)
        return next((len(powers) - at for at, power in enumerate(powers) if power), 0)

    def own(self, seat: int | None) -> int:
        """The seat that is meant: the one named, or the only one."""
        if seat is None and len(self.seats) == 1:
            return self.seats[0]
        if seat is None and self.seats:
            raise BadInput.because("which-seat", seats=", ".join(map(str, self.seats)))
        if seat is None:
            raise NotYours.because("no-seat-here")
        if seat not in self.seats:
            raise NotYours.because("other-seat", seat=seat)
        return seat


def holder(record: "Record", seats: Sequence[Seat], hashes: frozenset[str]) -> SecretHolder:
    """What these hashes of secrets open."""
    return SecretHolder(
        tuple(seat.seat for seat in seats if fits(seat.secret_hash, hashes)),
        tuple(seat.seat for seat in seats if seat.kind == OPEN and fits(seat.invite_hash, hashes)),
        fits(record.host_hash, hashes),
        record.public or fits(record.watch_hash, hashes),
    )


def shares_device(seats: Sequence[Seat], seat: int) -> bool:
    """Whether several people decide at the device of this seat, so that hands are covered."""
    mine = seats[seat].secret_hash
    return mine is not None and sum(1 for other in seats if other.secret_hash == mine and other.is_human) > 1


def is_covered(seats: Sequence[Seat], seat: int) -> bool:
    """Whether the curtain hides this seat's hand now."""
    return shares_device(seats, seat) and not seats[seat].lifted


def eyes(seats: Sequence[Seat], who: SecretHolder, seat: int | None) -> int:
    """Through whose eyes the holder looks: a seat of theirs that is not covered, else as a spectator."""
    if seat is None:
        if len(who.seats) > 1:
            seat = next((each for each in who.seats if not is_covered(seats, each)), None)
        elif who.seats:
            seat = who.seats[0]
    elif seat not in who.seats:
        raise NotYours.because("other-seat", seat=seat)
    if seat is None or is_covered(seats, seat):
        if not who.is_anybody:
            raise NotYours.because("no-link")
        return SPECTATOR
    return seat


def uncovered(seats: Sequence[Seat], who: SecretHolder, seat: int | None) -> int:
    """The own seat that is meant, whose hand may be seen and played now."""
    if seat is None and len(who.seats) > 1:
        lifted = [each for each in who.seats if seats[each].lifted]
        seat = lifted[0] if len(lifted) == 1 else None
    seat = who.own(seat)
    if is_covered(seats, seat):
        raise CurtainDown.because("covered", seat=seat)
    return seat


def others_at(seats: Iterable[Seat], seat: int) -> list[Seat]:
    """The people beside the one in a seat; whoever has let a bot stand in is still one of them."""
    return [other for other in seats if other.is_person and other.seat != seat]


def is_practice(seats: Iterable[Seat], rewinds: int) -> bool:
    """Whether the only person at a table has taken back what had been shown, so that the match is for practice."""
    return rewinds > 0 and sum(1 for seat in seats if seat.is_person) == 1


def clean_name(text: str) -> str:
    """A name without anything that could disturb a page or a log."""
    return clean_line(text, LONGEST_NAME)


PLAIN_NAMES: Final = {PERSON: "seat.person", GUEST: "seat.guest", OPEN: "seat.open", BOT: "seat.bot"}
ISOLATE, END_OF_ISOLATE = "\u2068", "\u2069"
TURNED: Final = ("R", "AL", "AN")
"""The classes of letters and digits that are written from right to left."""


def names(seats: Iterable[Seat], lang: str, hidden: int = 0) -> list[str]:
    """The names at the table; who has given none, or one that is hidden, gets a plain one."""
    return [
        seat.name if seat.name and not seat.silenced and not hidden >> seat.seat & 1 else plain_name(seat, lang)
        for seat in seats
    ]


def isolated(name: str) -> str:
    """A name for a sentence; one that runs from right to left is kept apart and does not turn the rest around."""
    is_turned = any(bidirectional(letter) in TURNED for letter in name)
    return f"{ISOLATE}{name}{END_OF_ISOLATE}" if is_turned else name


def plain_name(seat: Seat, lang: str) -> str:
    """What a seat is called where nobody has given a name."""
    return words("kosmodrom.server", lang).say(PLAIN_NAMES[seat.kind], number=seat.seat + 1)


@dataclass(frozen=True)
class PeopleNames:
    """Some of the people at a table, as a part of a sentence in any language."""

    seats: Sequence[Seat]

    def text(self, lang: str) -> str:
        return ", ".join(map(isolated, names(self.seats, lang)))
