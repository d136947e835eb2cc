"""Where the pictures of cards are, and the card behind a link for those who only show it.

Fetching one takes no seat and changes nothing. What is not for everybody looks as if it were not there. One picture is
made at a time, in another process, and kept: strangers wait for one another, and nobody else does.
"""

import asyncio
import hashlib
from collections import OrderedDict
from contextlib import suppress
from subprocess import SubprocessError
from typing import Final

from fastapi import APIRouter, Request
from starlette.responses import HTMLResponse, Response

from kosmodrom.draw.png import as_png_elsewhere
from kosmodrom.engine.registry import games
from kosmodrom.server.api.dependencies import Hashes, TheHouse
from kosmodrom.server.api.tables import TableId
from kosmodrom.server.pages import frame
from kosmodrom.server.pages.card_drawings import WIDTH, game_drawing, site_drawing, table_drawing
from kosmodrom.server.pages.cards import site_card, table_card
from kosmodrom.server.refusals import Busy, NoTable
from kosmodrom.server.tables.secret_keys import LONGEST
from kosmodrom.server.tables.snapshots import Snapshot
from kosmodrom.server.whole_server import WholeServer

router = APIRouter(include_in_schema=False, route_class=frame.PageRoute)
MOST_KEPT: Final = 128
MOST_WAITING: Final = 16
"""How many wait for a picture that has to be made first."""
SECONDS: Final = 300
"""How long messengers may show a picture before they look again."""


class Pictures:
    """The latest pictures."""

    def __init__(self) -> None:
        self._made: OrderedDict[str, bytes] = OrderedDict()
        self._making = asyncio.Lock()
        self._waiting = 0

    async def of(self, drawing: str) -> bytes:
        """The picture of a drawing: made once, for all who ask for it."""
        key = hashlib.sha256(drawing.encode()).hexdigest()
        if key in self._made:
            self._made.move_to_end(key)
            return self._made[key]
        if self._waiting >= MOST_WAITING:
            raise Busy.because("pictures")
        self._waiting += 1
        try:
            async with self._making:
                if key not in self._made:
                    self._made[key] = await asyncio.to_thread(as_png_elsewhere, drawing, WIDTH)
                    while len(self._made) > MOST_KEPT:
                        self._made.popitem(last=False)
        except (SubprocessError, OSError):
            raise Busy.because("pictures") from None
        finally:
            self._waiting -= 1
        return self._made[key]


async def _picture(request: Request, drawing: str) -> Response:
    headers = {"cache-control": f"public, max-age={SECONDS}", "cross-origin-resource-policy": "cross-origin"}
    made = await request.app.state.pictures.of(drawing)
    return Response(made, media_type="image/png", headers=headers)


async def _picture_of_table(request: Request, snapshot: Snapshot | None) -> Response:
    guest = frame.guest_of(request)
    return await _picture(request, site_drawing(guest) if snapshot is None else table_drawing(snapshot, guest))


async def shown_behind(house: WholeServer, secret: str) -> Snapshot | None:
    """The table that a link opens, if it does."""
    table_id = await house.listing.behind(secret) if len(secret) <= LONGEST else None
    if table_id is not None:
        with suppress(NoTable):
            return await house.room.look(table_id)
    return None


async def page_behind(request: Request, house: WholeServer, secret: str) -> HTMLResponse:
    """What those get who only show a link: its card and nothing to keep."""
    snapshot, guest = await shown_behind(house, secret), frame.guest_of(request)
    card = site_card(guest) if snapshot is None else table_card(snapshot, guest, f"/join/{secret}")
    return frame.page(request, "card.html", 404 if snapshot is None else 200, card=card)


@router.get("/card.png")
async def site_picture(request: Request) -> Response:
    """For links that lead to no table."""
    return await _picture_of_table(request, None)


@router.get("/card/{game}.png")
async def game_picture(game: str, request: Request) -> Response:
    """For links to the rules and lessons of a game."""
    entry, guest = games().get(game), frame.guest_of(request)
    return await _picture(request, site_drawing(guest) if entry is None else game_drawing(entry, guest))


@router.get("/table/{table_id}/card.png")
async def table_picture(table_id: TableId, request: Request, house: TheHouse, hashes: Hashes) -> Response:
    """For the page of a table, to whom it is open."""
    snapshot = None
    with suppress(NoTable):
        snapshot = await house.room.look(table_id)
    is_open = snapshot is not None and snapshot.holder(hashes).is_anybody
    return await _picture_of_table(request, snapshot if is_open else None)


@router.get("/join/{secret}/card.png")
async def invited_picture(secret: str, request: Request, house: TheHouse) -> Response:
    """For a secret link, which says enough about whoever has it."""
    return await _picture_of_table(request, await shown_behind(house, secret))
