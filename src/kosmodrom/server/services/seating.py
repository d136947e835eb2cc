"""Seating: opening tables, sitting down, leaving a seat to a bot and coming back, the curtain between hands."""

import hashlib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, Literal

from sqlalchemy import Connection

from kosmodrom.bots.levels import USUAL, bot_named
from kosmodrom.engine.registry import find
from kosmodrom.engine.seeded_chance import fresh_seed
from kosmodrom.server.refusals import BadInput, HasOtherSeat, NotNow, NotYours, Taken
from kosmodrom.server.services import TableService, changes_table
from kosmodrom.server.services.retention import remove
from kosmodrom.server.tables import clocks
from kosmodrom.server.tables.change import TableChange
from kosmodrom.server.tables.open_tables import OpenTables
from kosmodrom.server.tables.records import Clock, Record, read_seats
from kosmodrom.server.tables.seats import (
    BOT,
    GUEST,
    LONGEST_NAME,
    ME,
    OPEN,
    PERSON,
    Seat,
    SecretHolder,
    clean_name,
    shares_device,
)
from kosmodrom.server.tables.secret_keys import derived_secret, fresh_id, fresh_nonce, fresh_secret, hash_of, is_secret
from kosmodrom.server.tables.snapshots import Snapshot
from kosmodrom.server.tables.stored_decks import content_of
from kosmodrom.server.tables.strangers_files import checked_deck

LONGEST_NONCE: Final = 64
HOST_ONLY: Final = SecretHolder(is_host=True).rank
SEATED: Final = SecretHolder(seats=(0,)).rank
INVITED: Final = SecretHolder(invited=(0,)).rank


@dataclass(frozen=True)
class SeatPlan:
    """Who is to sit in one seat of a new table."""

    kind: Literal["me", "guest", "bot", "open"]
    """`guest`: another person at the device of `me`."""
    name: str = ""
    level: str | None = None


@dataclass(frozen=True)
class NewTable:
    """A table that somebody wants to open."""

    game: str
    places: Sequence[SeatPlan]
    options: Mapping[str, str] = field(default_factory=dict)
    deck: str | None = None
    is_public: bool = False
    may_chat: bool | None = None
    """None: only where the table is not public."""
    clock: Clock | None = None
    nonce: str | None = None
    daily: str | None = None
    """The day whose deal is played."""


@dataclass(frozen=True)
class Links:
    """The secrets that a host may give to others; they can be named again at any time, but are stored nowhere."""

    invites: dict[int, str]
    watch: str


@dataclass(frozen=True)
class Opened:
    """A table that stands, and the secret of whoever opened it."""

    table_id: str
    secret: str
    links: Links


def seats_of(places: Sequence[SeatPlan], root: str, nonce: str | None) -> list[Seat]:
    """The seats of a new table; people at one device share its secret."""
    if sum(1 for place in places if place.kind == ME) > 1:
        raise BadInput.because("one-seat-only")
    if any(place.kind == GUEST for place in places) and all(place.kind != ME for place in places):
        raise BadInput.because("guests-of-nobody")
    seats = []
    for number, place in enumerate(places):
        seat = Seat(number, PERSON if place.kind == ME else place.kind, clean_name(place.name))
        if place.kind in (ME, GUEST):
            seat.secret_hash = hash_of(root)
            seat.nonce = clean_nonce(nonce)
        elif place.kind == BOT:
            seat.level = place.level or USUAL
            bot_named(seat.level)
        else:
            seat.invite_hash = hash_of(invitation(root, number))
        seats.append(seat)
    for seat in seats:
        seat.name = free_name(seat.name, seats[: seat.seat], seat.seat)
    return seats


def invitation(root: str, seat: int) -> str:
    return derived_secret(root, f"seat {seat}")


def watching(root: str) -> str:
    return derived_secret(root, "watch")


def clean_nonce(nonce: str | None) -> str:
    if nonce is None:
        return fresh_nonce()
    if len(nonce) > LONGEST_NONCE or not nonce.isprintable():
        raise BadInput.because("nonce", most=LONGEST_NONCE)
    return nonce


def free_name(name: str, seats: Sequence[Seat], seat: int) -> str:
    """The name, with a number if somebody before has the same one."""
    taken = {other.name for other in seats if other.seat != seat}
    number, chosen = 1, name
    while name and chosen in taken:
        number += 1
        chosen = f"{name[: LONGEST_NAME - len(f' {number}')].rstrip()} {number}"
    return chosen


def daily_seed(day: str, game: str) -> bytes:
    """What the deal of a day comes from: the same on every server, and known to whoever wants to know it."""
    return hashlib.sha256(f"kosmodrom daily table {day} {game}".encode()).digest()


class Seating(TableService):
    """Who sits where."""

    def __init__(self, room: OpenTables, away: float) -> None:
        super().__init__(room)
        self._away = away

    async def open(self, plan: NewTable) -> Opened:
        """Put up a table; it starts at once if nobody has to come first."""
        entry = find(plan.game)
        entry.check_seats(len(plan.places))
        if plan.clock is not None and (plan.clock.decision is None) == (plan.clock.bank is None):
            raise BadInput.because("clock")
        deck = None
        if plan.deck is not None:
            deck = await self._room.decks.read(lambda: checked_deck(plan.deck, entry.key))
        root, now = fresh_secret(), self._room.now()
        record = Record(
            id=fresh_id(),
            game=entry.key,
            seat_count=len(plan.places),
            options=entry.choose(plan.options),
            rules=entry.rules_version,
            seed=(fresh_seed() if plan.daily is None else daily_seed(plan.daily, entry.key)).hex(),
            public=plan.is_public,
            chatty=not plan.is_public if plan.may_chat is None else plan.may_chat,
            clock=plan.clock,
            created=now,
            changed=now,
            host_hash=hash_of(root),
            watch_hash=hash_of(watching(root)),
            daily=plan.daily,
        )
        seats = seats_of(plan.places, root, plan.nonce)
        await self._room.add(record, seats, deck, content_of(entry, deck, plan.deck), TableChange.start_if_ready)
        return Opened(record.id, root, links_of(root, seats))

    async def links(self, table_id: str, secrets: Sequence[str]) -> Links:
        """The links that the host may give away."""
        snapshot = await self._room.look(table_id)
        for secret in secrets:
            if snapshot.holder(frozenset({hash_of(secret)})).is_host:
                return links_of(secret, snapshot.seats)
        raise NotYours.because("links")

    async def kept(self, table_id: str, held: Sequence[str], new: str) -> list[str]:
        """The secrets that a browser should keep when a new one comes to those it holds.

        No seat and no host's chair is ever given up; beside a seat no invitation is needed, and beside either no link
        for spectators.
        """
        ranks = await self._ranks(table_id, [new, *held])
        strong = [secret for secret, rank in ranks.items() if rank >= HOST_ONLY]
        weak = max((secret for secret in ranks if secret not in strong), key=lambda secret: ranks[secret], default=None)
        if weak is None or any(ranks[secret] >= SEATED for secret in strong):
            return strong
        return [weak] if not strong else [weak, *strong] if ranks[weak] == INVITED else strong

    async def beside_a_seat(self, table_id: str, held: Sequence[str]) -> list[str]:
        """The secrets that a browser keeps beside that of a seat which it is about to take."""
        ranks = await self._ranks(table_id, held)
        return [secret for secret in ranks if ranks[secret] >= HOST_ONLY]

    async def has_seat(self, table_id: str, hashes: frozenset[str]) -> bool:
        return bool((await self._room.look(table_id)).holder(hashes).seats)

    async def held(self, table_id: str, secrets: Sequence[str]) -> dict[str, tuple[int, ...]]:
        """Those of the secrets that open seats, and which."""
        snapshot = await self._room.look(table_id)
        seats = {secret: snapshot.holder(frozenset({hash_of(secret)})).seats for secret in secrets}
        return {secret: opened for secret, opened in seats.items() if opened}

    async def check_no_other_seat(self, table_id: str, hashes: frozenset[str], secret: str) -> None:
        """A page plays one seat of a table, so a browser that has one does not get that of somebody else beside it."""
        snapshot = await self._room.look(table_id)
        mine, coming = snapshot.holder(hashes).seats, snapshot.holder(frozenset({hash_of(secret)})).seats
        if mine and not set(coming) <= set(mine):
            raise HasOtherSeat.because("seat-held", table=table_id)

    async def prepared(self, table_id: str, held: Sequence[str]) -> str | None:
        """The secret that a browser keeps for a seat which it has not taken yet.

        It comes to the browser before the seat is taken, so that no answer that is lost on its way loses the seat.
        """
        snapshot = await self._room.look(table_id)

        def opens_nothing(secret: str) -> bool:
            who = snapshot.holder(frozenset({hash_of(secret)}))
            is_link = hash_of(secret) == snapshot.record.watch_hash
            return not (who.seats or who.invited or who.is_host or is_link)

        return next((secret for secret in held if is_secret(secret) and opens_nothing(secret)), None)

    async def _ranks(self, table_id: str, secrets: Iterable[str]) -> dict[str, int]:
        """How much each secret opens at a table."""
        snapshot = await self._room.look(table_id)
        return {secret: snapshot.holder(frozenset({hash_of(secret)})).rank for secret in secrets}

    # --- sitting down ---------------------------------------------------------------------------

    @changes_table
    def sit(
        self,
        draft: TableChange,
        who: SecretHolder,
        *,
        seat: int | None = None,
        name: str = "",
        nonce: str | None = None,
        prepared: str | None = None,
    ) -> tuple[int, str | None]:
        """Take an open seat by its link, or any open one at a public table; the seat and its new secret.

        Whoever holds a seat of a rematch already says so that they are ready; then there is no new secret. A browser
        that has a secret prepared takes one seat only, however often it asks.
        """
        secret = prepared or fresh_secret()
        if draft.record.finished is not None:
            raise NotNow.because("over")
        waiting = [each for each in who.seats if not draft.seats[each].is_ready]
        if waiting:
            for each in waiting:
                draft.seats[each].nonce = clean_nonce(nonce)
            draft.start_if_ready()
            return waiting[0], None
        if prepared is not None and who.seats:
            return who.seats[0], None
        place = _open_seat(draft, who, seat)
        place.kind, place.secret_hash = PERSON, hash_of(secret)
        place.name = free_name(clean_name(name), draft.seats, place.seat)
        place.nonce = clean_nonce(nonce)
        place.last_seen = draft.now
        draft.start_if_ready()
        return place.seat, secret

    @changes_table
    def fill(self, draft: TableChange, who: SecretHolder, seat: int | None, level: str | None = None) -> None:
        """Give an open seat, or all that are open, to bots, so that the match can start."""
        chosen = level or USUAL
        bot_named(chosen)
        if not who.is_host and not who.seats:
            raise NotYours.because("fill")
        places = [each for each in draft.seats if each.kind == OPEN] if seat is None else [_seat(draft, seat)]
        if not places or places[0].kind != OPEN:
            raise Taken.because("none-free") if seat is None else Taken.because("taken", seat=seat)
        for place in places:
            place.kind, place.level = BOT, chosen
        draft.start_if_ready()

    async def cancel(self, table_id: str, hashes: frozenset[str]) -> None:
        """Remove a table whose match has not begun, for whoever opened it."""

        def work(connection: Connection, snapshot: Snapshot) -> None:
            if not snapshot.holder(hashes).is_host:
                raise NotYours.because("cancel")
            if snapshot.record.started is not None:
                raise NotNow.because("begun")
            remove(connection, [table_id])

        await self._room.remove(table_id, work)

    # --- leaving and coming back ----------------------------------------------------------------

    @changes_table
    def hand_over(
        self, draft: TableChange, who: SecretHolder, seat: int | None = None, level: str | None = None
    ) -> None:
        """Let a bot decide for the own seat, or for that of a person who has been away for a while."""
        chosen = level or USUAL
        bot_named(chosen)
        if not who.seats:
            raise NotYours.because("no-seat-here")
        place = _seat(draft, who.own(None) if seat is None else seat)
        if place.kind not in (PERSON, GUEST):
            raise NotNow.because("no-person", seat=place.seat)
        if place.seat not in who.seats and not self._is_away(draft, place.seat):
            raise NotYours.because("person-is-here", seat=place.seat)
        _ = draft.running
        if draft.record.daily is not None:
            raise NotNow.because("daily-stand-in")
        place.stand_in, place.level, place.lifted = True, chosen, False

    def _is_away(self, draft: TableChange, seat: int) -> bool:
        seen = read_seats(draft.connection, draft.record.id)[seat].last_seen
        return seen is None or draft.now - seen > self._away

    @changes_table
    def take_back(self, draft: TableChange, who: SecretHolder, seat: int | None = None) -> None:
        """Decide oneself again."""
        place = draft.seats[who.own(seat)]
        if place.stand_in:
            place.stand_in, place.level = False, None
            place.last_seen = draft.now
            clocks.give_grace(place)

    @changes_table
    def rename(self, draft: TableChange, who: SecretHolder, name: str, seat: int | None = None) -> None:

        place = draft.seats[who.own(seat)]
        place.name = free_name(clean_name(name), draft.seats, place.seat)

    # --- the curtain ----------------------------------------------------------------------------

    @changes_table
    def lift(self, draft: TableChange, who: SecretHolder, seat: int | None) -> None:
        """Show the hand of one seat of this device and cover the others; None covers all."""
        if seat is not None:
            who.own(seat)
        elif not who.seats:
            raise NotYours.because("no-seat-here")
        for each in who.seats:
            draft.seats[each].lifted = each == seat and shares_device(draft.seats, each)


def links_of(root: str, seats: Sequence[Seat]) -> Links:
    return Links({seat.seat: invitation(root, seat.seat) for seat in seats if seat.kind == OPEN}, watching(root))


def _seat(draft: TableChange, seat: int) -> Seat:
    if not 0 <= seat < len(draft.seats):
        raise BadInput.because("no-such-seat", seat=seat, last=len(draft.seats) - 1)
    return draft.seats[seat]


def _open_seat(draft: TableChange, who: SecretHolder, wanted: int | None) -> Seat:
    """The open seat that is meant and allowed."""
    allowed = [seat.seat for seat in draft.seats if seat.kind == OPEN] if draft.record.public else list(who.invited)
    if wanted is None and allowed:
        return draft.seats[allowed[0]]
    if wanted is not None and _seat(draft, wanted).kind != OPEN:
        raise Taken.because("taken", seat=wanted)
    if wanted is None or wanted not in allowed:
        raise NotYours.because("no-free-seat")
    return draft.seats[wanted]
