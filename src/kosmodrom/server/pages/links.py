"""Links to give away: seats and the spectators' view, for whoever opened the table."""

from fastapi import APIRouter, Request
from starlette.responses import HTMLResponse

from kosmodrom.server.api.asking import Hashes, Secrets, TheHouse
from kosmodrom.server.api.tables import TableId
from kosmodrom.server.pages.frame import PageRoute, fragment, guest_of

router = APIRouter(include_in_schema=False, route_class=PageRoute)


@router.get("/table/{table_id}/links")
async def show_links(
    table_id: TableId, request: Request, house: TheHouse, hashes: Hashes, secrets: Secrets
) -> HTMLResponse:
    """The links as a piece of a page."""
    sight = await house.playing.outline(table_id, hashes)
    guest = guest_of(request)
    links = await house.seating.links(table_id, secrets)
    base = str(request.base_url).rstrip("/")
    return HTMLResponse(fragment("links.html", guest, links=links, base=base, names=sight.names(guest.lang)))
