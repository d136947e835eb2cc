"""Where one wants to be told of one's turns: a sheet over the table, and what the links in mails lead to."""

from urllib.parse import urlsplit

from fastapi import APIRouter, Request
from starlette.responses import HTMLResponse

from kosmodrom.server.api.dependencies import Hashes, TheHouse
from kosmodrom.server.api.tables import TableId
from kosmodrom.server.pages.frame import PageRoute, fragment, guest_of, page
from kosmodrom.server.refusals import DeadLink
from kosmodrom.server.reminders.stored import Reminder
from kosmodrom.server.whole_server import WholeServer

router = APIRouter(include_in_schema=False, route_class=PageRoute)


@router.get("/table/{table_id}/reminders")
async def show_reminders(
    table_id: TableId, request: Request, house: TheHouse, hashes: Hashes, seat: int | None = None
) -> HTMLResponse:
    """The sheet."""
    own = await house.reminders.own(table_id, hashes, seat)
    kinds, key = house.reminders.kinds, house.reminders.push_key
    rows = [(each, each.address if each.kind == "mail" else urlsplit(each.address).netloc) for each in own]
    return HTMLResponse(fragment("reminders.html", guest_of(request), kinds=kinds, key=key, rows=rows))


async def _behind(house: WholeServer, token: str) -> Reminder:
    reminder = await house.reminders.behind(token)
    if reminder is None:
        raise DeadLink.because("reminder-link")
    return reminder


@router.get("/remind/{token}")
async def show_link(token: str, request: Request, house: TheHouse) -> HTMLResponse:
    """What a link in a mail asks: nothing happens before somebody presses, for mails are also read by machines."""
    return page(request, "reminder_link.html", reminder=await _behind(house, token), token=token, stopped=False)


@router.post("/remind/{token}")
async def confirm(token: str, request: Request, house: TheHouse) -> HTMLResponse:
    """Mails may come."""
    await house.reminders.confirm(await _behind(house, token))
    return page(request, "reminder_link.html", reminder=await _behind(house, token), token=token, stopped=False)


@router.post("/remind/{token}/stop")
async def stop(token: str, request: Request, house: TheHouse) -> HTMLResponse:
    """No mails come any more."""
    reminder = await _behind(house, token)
    await house.reminders.stop(reminder)
    return page(request, "reminder_link.html", reminder=reminder, token=token, stopped=True)
