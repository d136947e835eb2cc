"""Taking a seat along: the own link, as text and as a QR code, to another device or to come back with."""

from typing import Final

from fastapi import APIRouter, Request
from starlette.responses import HTMLResponse

from kosmodrom.draw.qr import qr
from kosmodrom.server.api.dependencies import Hashes, Secrets, TheHouse
from kosmodrom.server.api.tables import TableId
from kosmodrom.server.pages.frame import PageRoute, guest_of, page
from kosmodrom.server.pages.titles import named
from kosmodrom.server.refusals import NotYours
from kosmodrom.server.web.proxies import outside

router = APIRouter(include_in_schema=False, route_class=PageRoute)
HERE_ONLY: Final = ("localhost", "127.0.0.1", "::1")
"""Host names that mean another machine on every machine."""


@router.get("/table/{table_id}/transfer")
async def show_transfer(
    table_id: TableId, request: Request, house: TheHouse, hashes: Hashes, secrets: Secrets
) -> HTMLResponse:
    """The links of the seats that this browser holds."""
    sight, guest = await house.playing.outline(table_id, hashes), guest_of(request)
    held = await house.seating.held(table_id, secrets)
    if not held:
        raise NotYours.because("no-seat-here")
    names = sight.names(guest.lang)
    links, base = [], outside(request)
    for secret, seats in held.items():
        address = f"{base}/join/{secret}"
        label = guest.texts.say("transfer.code", names=", ".join(names[seat] for seat in seats))
        links.append({"address": address, "names": [(seat, names[seat]) for seat in seats], "code": qr(address, label)})
    response = page(
        request,
        "transfer.html",
        table=table_id,
        title=named(sight.snapshot.entry, guest.lang)[0],
        links=links,
        here_only=request.base_url.hostname in HERE_ONLY,
    )
    response.headers["referrer-policy"] = "no-referrer"
    return response
