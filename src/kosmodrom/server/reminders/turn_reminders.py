"""Turn reminders: who is to be told of a turn is told once, after its decision was stored and beside everything else.

Nothing here is part of a decision. What cannot be delivered is tried a few times and then dropped; where there is
nobody any more, nothing is sent again.
"""

import asyncio
import json
import logging
import smtplib
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import Connection

from kosmodrom.engine.registry import games
from kosmodrom.engine.words import Words, words
from kosmodrom.server.process.settings import Settings
from kosmodrom.server.process.supervised_loops import in_short
from kosmodrom.server.refusals import SERVER, BadInput, NoTable, NotNow, NotYours, TooOften
from kosmodrom.server.reminders import stored
from kosmodrom.server.reminders.mail import MailSender, is_address
from kosmodrom.server.reminders.outgoing import NotAllowed, NotReached, Outgoing, checked
from kosmodrom.server.reminders.stored import Kind, Reminder, Turn
from kosmodrom.server.services import TableService
from kosmodrom.server.tables import records
from kosmodrom.server.tables.open_tables import OpenTables
from kosmodrom.server.tables.seats import isolated
from kosmodrom.server.tables.secret_keys import LONGEST, fresh_secret
from kosmodrom.server.tables.snapshots import Snapshot

if TYPE_CHECKING:
    from kosmodrom.server.reminders.web_push import PushSender

MOST_BROWSERS: Final = 4
"""How many browsers of one seat are told."""
MOST_AT_ONCE: Final = 16
"""How many are told at the same time; the others wait."""
EVERY: Final = 600.0
"""Seconds between two looks for what is of no use any more."""
PAUSES: Final = (0.0, 5.0, 30.0)
"""Seconds before each try."""
GONE: Final = (404, 410)

log = logging.getLogger(__name__)


class TurnReminders(TableService):
    """Everything about reminders in this process."""

    def __init__(self, room: OpenTables, settings: Settings) -> None:
        super().__init__(room)
        self._after = settings.remind_after
        self._home = settings.public_address
        self._root = settings.root
        self._push = _push_sender(settings)
        self._mail = _mail_sender(settings)
        offered: dict[Kind, bool] = {
            "push": self._push is not None,
            "hook": settings.webhooks,
            "mail": self._mail is not None,
        }
        self.kinds: tuple[Kind, ...] = tuple(kind for kind, is_offered in offered.items() if is_offered)
        """What the host allows; nothing unless it is switched on."""
        self.outgoing = Outgoing()
        self.pauses: Sequence[float] = PAUSES
        self._tasks: set[asyncio.Task[None]] = set()
        self._cleaned = 0.0

    @property
    def push_key(self) -> str | None:
        """What a browser needs to know of this server to be told by it."""
        return None if self._push is None else self._push.public_key

    # --- what people ask for --------------------------------------------------------------------

    async def own(self, table_id: str, hashes: frozenset[str], seat: int | None) -> list[Reminder]:
        """Where the own seat is told."""
        chosen, holder, _ = await self._seat(table_id, hashes, seat)
        return await self._room.store.read(lambda connection: stored.of_seat(connection, table_id, chosen, holder))

    async def add(
        self,
        table_id: str,
        hashes: frozenset[str],
        seat: int | None,
        kind: Kind,
        address: str,
        keys: Mapping[str, str],
        lang: str,
    ) -> list[Reminder]:
        """Tell the own seat of its turns there from now on: in some browsers, at one address for each other kind."""
        if kind not in self.kinds:
            raise NotNow.because("no-reminders")
        chosen, holder, snapshot = await self._seat(table_id, hashes, seat)
        if snapshot.record.finished is not None:
            raise NotNow.because("over")
        wanted = Reminder(table_id, chosen, kind, address, lang, holder, self._room.now())
        if kind == "mail":
            if not is_address(address):
                raise BadInput.because("reminder-mail")
            wanted = replace(wanted, token=fresh_secret(), confirmed=False)
        else:
            wanted = replace(wanted, address=await self._checked(address), keys=self._checked_keys(kind, keys))
        await self._room.store.change(lambda connection: _put(connection, wanted))
        if kind == "mail":
            self._begin(self._ask_whether_right(wanted, snapshot))
        return await self.own(table_id, hashes, chosen)

    async def forget(self, table_id: str, hashes: frozenset[str], seat: int | None, number: int) -> list[Reminder]:
        """Do not tell the own seat there any more."""
        for each in await self.own(table_id, hashes, seat):
            if each.id == number:
                await self._room.store.change(lambda connection: stored.remove(connection, number))
        return await self.own(table_id, hashes, seat)

    async def behind(self, token: str) -> Reminder | None:
        """The reminder that a link in a mail belongs to."""
        if len(token) > LONGEST:
            return None
        return await self._room.store.read(lambda connection: stored.by_token(connection, token))

    async def confirm(self, reminder: Reminder) -> None:
        await self._room.store.change(lambda connection: stored.confirm(connection, reminder.id))

    async def stop(self, reminder: Reminder) -> None:
        await self._room.store.change(lambda connection: stored.remove(connection, reminder.id))

    async def _seat(self, table_id: str, hashes: frozenset[str], seat: int | None) -> tuple[int, str, Snapshot]:
        snapshot = await self._room.look(table_id)
        chosen = snapshot.holder(hashes).own(seat)
        holder = snapshot.seats[chosen].secret_hash
        if holder is None:
            raise NotYours.because("no-seat-here")
        return chosen, holder, snapshot

    async def _checked(self, address: str) -> str:
        try:
            await self.outgoing.check(address)
            return checked(address)
        except NotAllowed:
            raise BadInput.because("reminder-address") from None
        except NotReached:
            raise BadInput.because("reminder-unknown") from None

    def _checked_keys(self, kind: Kind, keys: Mapping[str, str]) -> dict[str, str] | None:
        if kind != "push" or self._push is None:
            return None
        try:
            self._push.check(keys)
        except ValueError:
            raise BadInput.because("reminder-keys") from None
        return {name: keys[name] for name in ("p256dh", "auth")}

    # --- telling --------------------------------------------------------------------------------

    async def sweep(self) -> None:
        """Begin to tell of the turns that wait; each is told by one process, and none holds up the next."""
        now = self._room.now()
        if now - self._cleaned >= EVERY:
            await self._room.store.change(lambda connection: stored.remove_useless(connection, now))
            self._cleaned = now
        turns = await self._room.store.read(lambda connection: stored.due(connection, now, self._after, self.kinds))
        for turn in turns:
            if len(self._tasks) >= MOST_AT_ONCE:
                break
            if await self._claim(turn, now):
                self._begin(self._tell(turn))

    async def _claim(self, turn: Turn, now: float) -> bool:
        return await self._room.store.change(lambda connection: stored.claim(connection, turn, now))

    def _begin(self, work: Any) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def wait(self) -> None:
        """Until everybody has been told, or cannot be."""
        while self._tasks:
            await asyncio.gather(*self._tasks, return_exceptions=True)

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _tell(self, turn: Turn) -> None:
        number, is_told = turn.reminder.id, False
        try:
            for pause in self.pauses:
                await asyncio.sleep(pause)
                if not await self._room.store.read(lambda connection: stored.still_waits(connection, turn)):
                    return
                try:
                    status = await self._send(turn)
                except NotAllowed:
                    break
                except NotReached:
                    continue
                if status in GONE:
                    await self._room.store.change(lambda connection: stored.remove(connection, number))
                    return
                is_told = 200 <= status < 300
                if is_told or (status < 500 and status != TooOften.status):
                    break
            await self._room.store.change(lambda connection: stored.note_outcome(connection, number, is_told))
        except Exception:  # it concerns this reminder alone
            log.exception("a reminder of table %s could not be sent", turn.reminder.table_id)

    async def _send(self, turn: Turn) -> int:
        """Once; the status of the answer."""
        reminder, texts = turn.reminder, words(SERVER, turn.reminder.lang)
        said = said_of(turn, texts)
        if reminder.kind == "push" and self._push is not None and reminder.keys is not None:
            told = {"table": reminder.table_id, "title": texts["reminder.title"], "words": said}
            body = self._push.sealed(json.dumps(told).encode(), reminder.keys)
            headers = self._push.headers(reminder.address, reminder.table_id, self._room.now())
            return await self.outgoing.post(reminder.address, headers, body)
        if reminder.kind == "mail" and self._mail is not None:
            more = texts.say("reminder.mail", address=self._address(reminder.table_id), stop=self._link(reminder))
            await self._mailed(reminder, said, f"{said}\n\n{more}")
            return 200
        headers = {"content-type": "application/json", "user-agent": "Kosmodrom"}
        return await self.outgoing.post(reminder.address, headers, json.dumps(self._hook(turn, said)).encode())

    def _hook(self, turn: Turn, said: str) -> dict[str, Any]:
        """For programs; `text` and `content` for chats that show them."""
        table = turn.reminder.table_id
        shown = f"{said} {self._address(table)}" if self._home else said
        who = {"table": table, "game": turn.game, "seat": turn.reminder.seat, "since": turn.asked}
        return {"event": "turn", **who, "address": self._address(table), "text": shown, "content": shown}

    async def _ask_whether_right(self, reminder: Reminder, snapshot: Snapshot) -> None:
        """A mail that asks whoever reads it whether they want to be told."""
        texts = words(SERVER, reminder.lang)
        game = snapshot.entry.titles[reminder.lang]
        try:
            subject = texts.say("reminder.confirm-subject", game=game)
            await self._mailed(reminder, subject, texts.say("reminder.confirm", game=game, link=self._link(reminder)))
        except NotReached as error:
            log.warning("a mail that asks whether an address is right could not be sent: %s", error)

    async def _mailed(self, reminder: Reminder, subject: str, text: str) -> None:
        if self._mail is None:
            raise NotReached
        message = self._mail.message(reminder.address, subject, text, self._link(reminder))
        try:
            await asyncio.to_thread(self._mail.send, message)
        except (OSError, smtplib.SMTPException) as error:
            raise NotReached(in_short(error)) from error

    def _address(self, table_id: str) -> str:
        return f"{self._home or self._root}/table/{table_id}"

    def _link(self, reminder: Reminder) -> str:
        """Where an address is confirmed, and given up."""
        return f"{self._home}/remind/{reminder.token}"


def said_of(turn: Turn, texts: Words) -> str:
    """The sentence that says whose turn it is, and nothing of the match."""
    entry = games().get(turn.game)
    game = entry.titles[turn.reminder.lang] if entry is not None else turn.game
    return (
        texts.say("reminder.turn", name=isolated(turn.name), game=game)
        if turn.name
        else texts.say("reminder.you", game=game)
    )


def _put(connection: Connection, wanted: Reminder) -> None:
    """In place of what was there: one address of a kind, of browsers the latest."""
    if records.read_record(connection, wanted.table_id) is None:
        raise NoTable.because("no-table", table=wanted.table_id)
    there = stored.of_seat(connection, wanted.table_id, wanted.seat, wanted.holder)
    same = [each for each in there if each.kind == wanted.kind]
    if wanted.kind == "push":
        others = [each for each in same if each.address != wanted.address]
        too_many = max(0, len(others) + 1 - MOST_BROWSERS)
        same = [each for each in same if each.address == wanted.address] + others[:too_many]
    for each in same:
        stored.remove(connection, each.id)
    stored.write(connection, wanted)


def _push_sender(settings: Settings) -> "PushSender | None":
    if settings.push_key is None or settings.push_contact is None:
        if settings.push_key is not None or settings.push_contact is not None:
            log.warning("push_key and push_contact belong together; no browser is told of turns")
        return None
    from kosmodrom.server.reminders.web_push import PushSender  # servers without it need not load ciphers

    return PushSender(settings.push_key.get_secret_value(), settings.push_contact)


def _mail_sender(settings: Settings) -> MailSender | None:
    server, sender = settings.mail_server, settings.mail_sender
    if server is None or sender is None or settings.public_address is None:
        if server is not None or sender is not None:
            log.warning("mail_server, mail_sender and public_address belong together; there are no mails about turns")
        return None
    return MailSender(server.get_secret_value(), sender)
