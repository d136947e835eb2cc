"""Reminders over JSON: where a seat is told of its turns, as far as the host allows it."""

from typing import Final
from urllib.parse import urlsplit

from fastapi import APIRouter, Request

from kosmodrom.engine.words import WORLD
from kosmodrom.server.api import models
from kosmodrom.server.api.dependencies import PROBLEMS, AskedLang, AskedSeat, Hashes, TheHouse
from kosmodrom.server.api.tables import TableId
from kosmodrom.server.process.settings import Rate
from kosmodrom.server.refusals import TooOften
from kosmodrom.server.reminders.stored import Reminder
from kosmodrom.server.whole_server import WholeServer

router = APIRouter(prefix="/api", responses=PROBLEMS)
MAILS: Final = Rate(burst=30, each_second=1 / 60)
"""How many mails may ask whether an address is right."""
MAILS_TO_ONE: Final = Rate(burst=2, each_second=1 / 3600)
"""The same to one address."""


def reminders_out(house: WholeServer, found: list[Reminder]) -> models.RemindersOut:
    shown = [
        models.ReminderOut(
            id=each.id,
            kind=each.kind,
            address=each.address if each.kind == "mail" else urlsplit(each.address).netloc,
            confirmed=each.confirmed,
        )
        for each in found
    ]
    return models.RemindersOut(kinds=list(house.reminders.kinds), push_key=house.reminders.push_key, reminders=shown)


@router.get("/tables/{table_id}/reminders")
async def read_reminders(
    table_id: TableId, house: TheHouse, hashes: Hashes, seat: AskedSeat = None
) -> models.RemindersOut:
    """What reminders there can be, and where your seat is told of its turns."""
    return reminders_out(house, await house.reminders.own(table_id, hashes, seat))


@router.post("/tables/{table_id}/reminders")
async def add_reminder(
    table_id: TableId,
    body: models.ReminderIn,
    house: TheHouse,
    hashes: Hashes,
    request: Request,
    lang: AskedLang = WORLD,
) -> models.RemindersOut:
    """Be told of your turns in a browser, at an address of your own, or by mail once its address is confirmed."""
    await house.reminders.own(table_id, hashes, body.seat)
    if body.kind == "mail" and "mail" in house.reminders.kinds:
        limit_mails(request, body.address)
    keys = {"p256dh": body.p256dh, "auth": body.auth}
    found = await house.reminders.add(table_id, hashes, body.seat, body.kind, body.address, keys, lang)
    return reminders_out(house, found)


@router.post("/tables/{table_id}/reminders/forget")
async def forget_reminder(
    table_id: TableId, body: models.ForgetReminderIn, house: TheHouse, hashes: Hashes
) -> models.RemindersOut:
    """Not be told there any more."""
    return reminders_out(house, await house.reminders.forget(table_id, hashes, body.seat, body.reminder))


def limit_mails(request: Request, address: str) -> None:
    """Strangers cannot have this server write to others again and again."""
    state = request.app.state
    if not state.mails_to_one.take(address.lower()) or not state.mails.take(""):
        raise TooOften.because("reminder-mails")
