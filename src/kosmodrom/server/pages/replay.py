"""The replay: a match moment by moment, as far as the viewer may know it."""

from typing import Any

from fastapi import APIRouter, Request
from starlette.responses import HTMLResponse, JSONResponse

from kosmodrom.draw.text import escape
from kosmodrom.server.api.asking import Hashes, TheHouse
from kosmodrom.server.api.tables import TableId
from kosmodrom.server.house import House
from kosmodrom.server.pages.boards import draw_hand, draw_public
from kosmodrom.server.pages.frame import Guest, PageRoute, fragment, guest_of, page
from kosmodrom.server.refusals import NotNow
from kosmodrom.server.sight import Sight

router = APIRouter(include_in_schema=False, route_class=PageRoute)


async def moment_of(house: House, sight: Sight, guest: Guest, at: int | None) -> dict[str, Any]:
    """The drawings and words of one moment, with its neighbours."""
    if sight.state == "waiting":
        raise NotNow.because("not-started")
    last = sight.cursor.moment
    moment = last if at is None else max(0, min(at, last))
    then = await house.endings.moment(sight, moment)
    past = sight.at(then)
    drawn = draw_public(then, guest.lang, sight.names(guest.lang))
    told = [each.words for each in sight.tell(sight.since(max(0, moment - 1)), guest.lang) if each.moment == moment]
    return {
        "at": moment,
        "last": last,
        "parts": {
            "p-status": escape(past.status(guest.lang)),
            "p-table": drawn.table,
            "p-seats": "".join(f'<div class="p-seat">{seat}</div>' for seat in drawn.seats),
            "p-hand": draw_hand(past, guest.lang),
            "p-told": fragment("told.html", guest, told=told, at=moment, last=last),
        },
    }


@router.get("/table/{table_id}/replay")
async def show_replay(
    table_id: TableId, request: Request, house: TheHouse, hashes: Hashes, at: int | None = None
) -> HTMLResponse:
    """A match at one moment, with a slider to all others."""
    sight, guest = await house.playing.sight(table_id, hashes), guest_of(request)
    moment = await moment_of(house, sight, guest, at)
    entry = sight.snapshot.entry
    title = entry.titles[guest.lang].partition(": ")[0]
    return page(request, "replay.html", table=table_id, entry=entry, title=title, **moment)


@router.get("/table/{table_id}/moment")
async def read_moment(
    table_id: TableId, request: Request, house: TheHouse, hashes: Hashes, at: int | None = None
) -> JSONResponse:
    """The same as fragments."""
    sight = await house.playing.sight(table_id, hashes)
    return JSONResponse(await moment_of(house, sight, guest_of(request), at))
