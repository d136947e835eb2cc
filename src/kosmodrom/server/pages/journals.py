"""Journals from a file: what is in one, who shall sit where, and the table that goes on from it."""

from typing import Annotated

from fastapi import APIRouter, Body, Request
from pydantic import BaseModel
from starlette.responses import HTMLResponse, RedirectResponse, Response

from kosmodrom.bots.levels import LEVELS, USUAL
from kosmodrom.engine.errors import KosmodromError
from kosmodrom.engine.match import Match
from kosmodrom.server.api.asking import TheHouse
from kosmodrom.server.api.tables import limit_opening
from kosmodrom.server.credentials import remember
from kosmodrom.server.pages.frame import Guest, PageRoute, form, fragment, guest_of, keep, sentence
from kosmodrom.server.pages.home import NAME, option_name, option_value, places_of
from kosmodrom.server.seating import Place

router = APIRouter(include_in_schema=False, route_class=PageRoute)


class Given(BaseModel):
    """The files of somebody who has saved a match."""

    journal: str
    deck: str | None = None


def state_words(match: Match, guest: Guest) -> str:
    """How far the match is."""
    seats = [f"{guest.texts['home.seat']} {seat + 1}" for seat in range(match.seats)]
    if not match.over:
        asked = ", ".join(seats[seat] for seat in match.actors)
        return guest.texts.say("journal.running", lines=len(match.lines), asked=asked)
    scores = ", ".join(f"{name}: {points}" for name, points in zip(seats, match.scores(), strict=True))
    return guest.texts.say("journal.over", winners=", ".join(seats[seat] for seat in match.winners()), scores=scores)


@router.post("/journal/look")
async def look(request: Request, house: TheHouse, given: Annotated[Given, Body()]) -> HTMLResponse:
    """What a journal tells of, with a form to go on from it; or why it cannot be read."""
    guest = guest_of(request)
    try:
        limit_opening(request)
        match = await house.endings.read(given.journal, given.deck)
    except KosmodromError as error:
        return HTMLResponse(fragment("journal_refusal.html", guest, words=sentence(error.text(guest.lang))), 422)
    entry, texts = match.entry, match.entry.words(guest.lang)
    body = fragment(
        "journal.html",
        guest,
        title=entry.titles[guest.lang],
        seats=match.seats,
        options=[(option_name(key, texts), option_value(key, value, texts)) for key, value in match.options.items()],
        state=state_words(match, guest),
        over=match.over,
        rewinds=match.rewinds,
        own=match.actors[0] if match.actors else 0,
        journal=given.journal,
        deck=given.deck,
        levels=list(LEVELS),
        usual=USUAL,
        name=request.cookies.get(NAME, "")[:32],
    )
    return HTMLResponse(body)


@router.post("/journal/open")
async def open_journal(request: Request, house: TheHouse) -> Response:
    """Go on from a journal; one of a match that is over opens as its replay."""
    limit_opening(request)
    fields, guest = await form(request), guest_of(request)
    match = await house.endings.read(fields.get("journal", ""), fields.get("deck"))
    seats = [Place("bot", f"{guest.texts['home.seat']} {seat + 1}") for seat in range(match.seats)]
    if not match.over:
        seats = places_of(fields, match.seats)
    opened = await house.endings.upload(fields.get("journal", ""), fields.get("deck"), seats)
    target = f"/table/{opened.table_id}/replay?at=0" if match.over else f"/table/{opened.table_id}"
    response = RedirectResponse(target, 303)
    remember(response, request, opened.table_id, opened.secret)
    if fields.get("name"):
        keep(response, request, NAME, fields["name"][:32])
    return response
