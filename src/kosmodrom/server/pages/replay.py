"""The replay: a match moment by moment, as far as the viewer may know it; when it is over, through any seat's eyes."""

import asyncio
from dataclasses import dataclass
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request
from starlette.responses import HTMLResponse, JSONResponse

from kosmodrom.draw.escaping import escape
from kosmodrom.engine.contract import SPECTATOR
from kosmodrom.server.api.dependencies import Hashes, TheHouse
from kosmodrom.server.api.tables import TableId
from kosmodrom.server.pages.boards import draw_hand, draw_public
from kosmodrom.server.pages.frame import PageRoute, PageVisitor, fragment, guest_of, page
from kosmodrom.server.pages.replay_story import begun_rounds, ticks, told_story
from kosmodrom.server.pages.table_log import LogRows
from kosmodrom.server.pages.titles import named
from kosmodrom.server.refusals import NotNow
from kosmodrom.server.tables.heard_lines import moment_at, turns_of
from kosmodrom.server.viewer.sight import Sight
from kosmodrom.server.whole_server import WholeServer

router = APIRouter(include_in_schema=False, route_class=PageRoute)
Eyes = Annotated[int | None, Query(ge=0, le=SPECTATOR)]
"""A seat to look through, or the SPECTATOR; None: one's own."""
At = Annotated[int | None, Query(ge=-(10**9), le=10**9)]


@dataclass(frozen=True)
class ReplayEyes:
    """One pair of eyes to choose, with the moment that it saw last before the one that is shown."""

    viewer: int
    name: str
    at: int
    is_chosen: bool


async def sight_of(house: WholeServer, table_id: str, hashes: frozenset[str], eyes: int | None) -> Sight:
    sight = await house.playing.sight(table_id, hashes)
    if sight.state == "waiting":
        raise NotNow.because("not-started")
    return sight if eyes is None else sight.through(eyes)


def looks(sight: Sight, guest: PageVisitor, moment: int) -> list[ReplayEyes]:
    """Whose eyes can be chosen; while the match runs only one's own, so there is no choice."""
    if sight.state != "over":
        return []
    story, moments = sight.snapshot.story, sight.snapshot.moments
    line = moments.of(story, sight.viewer)[moment - 1] if moment else 0
    names = [*enumerate(sight.names(guest.lang)), (SPECTATOR, guest.texts["replay.public"])]
    return [
        ReplayEyes(viewer, name, moment_at(story, moments, viewer, line), viewer == sight.viewer)
        for viewer, name in names
    ]


def whose(sight: Sight, guest: PageVisitor) -> str:
    """Whose hand is shown, by name."""
    if not sight.is_seated:
        return guest.texts["replay.public"]
    return guest.texts.say("replay.hand-of", name=sight.names(guest.lang)[sight.viewer])


async def moment_of(house: WholeServer, sight: Sight, guest: PageVisitor, at: int | None) -> dict[str, Any]:
    """The drawings and words of one moment, with its neighbours."""
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
            "p-table": drawn.table.html,
            "p-seats": "".join(f'<div class="p-seat">{seat.html}</div>' for seat in drawn.seats),
            "p-hand": draw_hand(past, guest.lang).html,
            "p-told": fragment("told.html", guest, told=told, at=moment, last=last),
            "p-eyes": fragment("eyes.html", guest, looks=looks(sight, guest, moment), whose=whose(sight, guest)),
        },
    }


@router.get("/table/{table_id}/replay")
async def show_replay(
    table_id: TableId, request: Request, house: TheHouse, hashes: Hashes, at: At = None, eyes: Eyes = None
) -> HTMLResponse:
    """A match at one moment, with a slider to all others; one that is over begins after its set-up."""
    sight, guest = await sight_of(house, table_id, hashes, eyes), guest_of(request)
    turns = turns_of(sight.snapshot.story, sight.snapshot.moments, sight.viewer)
    begin = turns[0].at if turns else 0
    moment = await moment_of(house, sight, guest, begin if at is None and sight.state == "over" else at)
    entry = sight.snapshot.entry
    match = await house.endings.moment(sight, moment["last"])
    begun = await asyncio.to_thread(begun_rounds, sight, match, guest.lang)
    return page(
        request,
        "replay.html",
        table=table_id,
        entry=entry,
        title=named(entry, guest.lang)[0],
        eyes=sight.viewer if sight.state == "over" else eyes,
        is_practice=sight.is_practice,
        seats=len(sight.snapshot.seats),
        turns=[turn.at for turn in turns],
        begin=begin,
        ticks=ticks(turns, begun, moment["last"], sight.viewer),
        story=told_story(LogRows().of(sight, guest.lang, 0), begun, guest.texts["replay.setup"]),
        **moment,
    )


@router.get("/table/{table_id}/moment")
async def read_moment(
    table_id: TableId, request: Request, house: TheHouse, hashes: Hashes, at: At = None, eyes: Eyes = None
) -> JSONResponse:
    """The same as fragments."""
    sight = await sight_of(house, table_id, hashes, eyes)
    return JSONResponse(await moment_of(house, sight, guest_of(request), at))
