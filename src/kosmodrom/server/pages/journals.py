"""Journals from a file: what is in one, who shall sit where, and the table that goes on from it."""

from typing import Annotated

from fastapi import APIRouter, Body, Request
from pydantic import BaseModel
from starlette.responses import HTMLResponse, RedirectResponse, Response

from kosmodrom.bots.levels import LEVELS, USUAL
from kosmodrom.engine.errors import JournalIsRedacted, KosmodromError
from kosmodrom.engine.match import Match
from kosmodrom.server.api.dependencies import TheHouse
from kosmodrom.server.api.models import Text
from kosmodrom.server.api.tables import limit_opening
from kosmodrom.server.pages import frame
from kosmodrom.server.pages.game_options import option_name, option_value
from kosmodrom.server.pages.home import places_of
from kosmodrom.server.pages.own_deck import deck_shown
from kosmodrom.server.services.seating import SeatPlan
from kosmodrom.server.web.credentials import remember, room_for

router = APIRouter(include_in_schema=False, route_class=frame.PageRoute)


class JournalForm(BaseModel):
    """The files of somebody who has saved a match."""

    journal: Text
    deck: Text | None = None


def state_words(match: Match, guest: frame.PageVisitor) -> str:
    """How far the match is."""
    seats = [f"{guest.texts['home.seat']} {seat + 1}" for seat in range(match.seats)]
    if not match.over:
        asked = ", ".join(seats[seat] for seat in match.actors)
        return guest.texts.say("journal.running", lines=len(match.lines), asked=asked)
    scores = ", ".join(f"{name}: {points}" for name, points in zip(seats, match.scores(), strict=True))
    return guest.texts.say("journal.over", winners=", ".join(seats[seat] for seat in match.winners()), scores=scores)


@router.post("/journal/look")
async def look(request: Request, house: TheHouse, given: Annotated[JournalForm, Body()]) -> HTMLResponse:
    """What a journal tells of, with a form to go on from it; or why it cannot be read."""
    guest = frame.guest_of(request)
    try:
        limit_opening(request)
        match = (await house.endings.read(given.journal, given.deck)).match
    except KosmodromError as error:
        advice = guest.texts["advice.redacted"] if isinstance(error, JournalIsRedacted) else ""
        words = frame.sentence(error.text(guest.lang))
        return HTMLResponse(frame.fragment("journal_refusal.html", guest, words=words, advice=advice), 422)
    entry, texts = match.entry, match.entry.words(guest.lang, match.book)
    body = frame.fragment(
        "journal.html",
        guest,
        title=entry.titles[guest.lang],
        seats=match.seats,
        options=[(option_name(key, texts), option_value(key, value, texts)) for key, value in match.options.items()],
        state=state_words(match, guest),
        own_deck=deck_shown(entry, match.deck, guest.lang, match.book),
        over=match.over,
        rewinds=match.rewinds,
        own=match.actors[0] if match.actors else 0,
        journal=given.journal,
        deck=given.deck,
        levels=list(LEVELS),
        usual=USUAL,
        name=frame.known_name(request),
    )
    return HTMLResponse(body)


@router.post("/journal/open")
async def open_journal(request: Request, house: TheHouse) -> Response:
    """Go on from a journal; one of a match that is over opens as its replay."""
    limit_opening(request)
    fields, guest = await frame.form(request), frame.guest_of(request)
    try:
        uploaded = await house.endings.read(fields.get("journal", ""), fields.get("deck"))
    except JournalIsRedacted as error:
        return frame.refusal_page(request, error, advice="redacted")
    match = uploaded.match
    seats = [SeatPlan("bot", f"{guest.texts['home.seat']} {seat + 1}") for seat in range(match.seats)]
    if not match.over:
        seats = places_of(fields, match.seats)
    spare = await room_for(request, house.listing)
    opened = await house.endings.put_up(uploaded, seats)
    target = f"/table/{opened.table_id}"
    response = RedirectResponse(f"{target}/replay" if match.over else target, 303)
    remember(response, request, spare, opened.table_id, opened.secret)
    frame.keep_name(response, request, fields.get("name", ""))
    return response
