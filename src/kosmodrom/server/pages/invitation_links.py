"""Links: where they lead, and those to give away, for whoever opened the table."""

from fastapi import APIRouter, Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from kosmodrom.draw.qr import qr
from kosmodrom.server.api.dependencies import AskedSeat, Hashes, Secrets, TheHouse
from kosmodrom.server.api.tables import TableId
from kosmodrom.server.pages.card_pictures import page_behind
from kosmodrom.server.pages.frame import PageRoute, fragment, guest_of, refusal_page
from kosmodrom.server.pages.table_lists import row
from kosmodrom.server.pages.transfer import HERE_ONLY
from kosmodrom.server.refusals import DeadLink, HasOtherSeat, Taken
from kosmodrom.server.tables.seats import BOT
from kosmodrom.server.tables.secret_keys import LONGEST, fits
from kosmodrom.server.web.credentials import remember, remembered, room_for
from kosmodrom.server.web.previewers import is_previewer

router = APIRouter(include_in_schema=False, route_class=PageRoute)


@router.get("/join/{secret}")
async def join(secret: str, request: Request, house: TheHouse, hashes: Hashes) -> Response:
    """A link: the browser keeps the secret, and the address bar does not; who only shows it gets its card."""
    if is_previewer(request):
        return await page_behind(request, house, secret)
    table_id = await house.listing.behind(secret) if len(secret) <= LONGEST else None
    if table_id is None:
        used = await house.listing.used(secret) if len(secret) <= LONGEST else None
        if used is not None and fits(used.secret_hash, hashes):
            return RedirectResponse(f"/table/{used.table_id}", 303)
        mine = [row(each, guest_of(request)) for each in await house.listing.mine(hashes)]
        if used is not None and used.kind == BOT:
            return refusal_page(request, DeadLink.because("bot-link"), advice="bot-link", tables=mine)
        if used is not None:
            return refusal_page(request, DeadLink.because("used-link"), advice="used-link", tables=mine)
        return refusal_page(request, DeadLink.because("dead-link"), advice="dead-link", tables=mine)
    try:
        await house.seating.check_no_other_seat(table_id, hashes, secret)
    except HasOtherSeat as error:
        mine = [row(each, guest_of(request)) for each in await house.listing.mine(hashes) if each.id == table_id]
        return refusal_page(request, error, tables=mine)
    kept = await house.seating.kept(table_id, remembered(request, table_id), secret)
    spare = await room_for(request, house.listing, table_id, len(kept))
    response = RedirectResponse(f"/table/{table_id}", 303)
    remember(response, request, spare, table_id, *kept)
    return response


@router.get("/table/{table_id}/links")
async def show_links(
    table_id: TableId, request: Request, house: TheHouse, hashes: Hashes, secrets: Secrets, seat: AskedSeat = None
) -> HTMLResponse:
    """The links as a piece of a page; of one free seat as a code that a camera reads."""
    await house.playing.outline(table_id, hashes)
    links, guest = await house.seating.links(table_id, secrets), guest_of(request)
    if seat is None:
        return HTMLResponse(fragment("links.html", guest, links=links))
    if seat not in links.invites:
        raise Taken.because("taken", seat=seat)
    label = guest.texts.say("lobby.qr-label", number=seat + 1)
    code = qr(f"{guest.outside}/join/{links.invites[seat]}", label)
    here_only = request.base_url.hostname in HERE_ONLY
    return HTMLResponse(fragment("seat_link.html", guest, seat=seat, code=code, here_only=here_only))
