"""The home page: a tile for each game, a form for a table of one's own, my tables and those open to all."""

from dataclasses import dataclass, replace
from typing import Final

from fastapi import APIRouter, Request
from starlette.responses import HTMLResponse, JSONResponse, RedirectResponse, Response

from kosmodrom.bots.levels import LEVELS, USUAL
from kosmodrom.engine.journal import is_count
from kosmodrom.engine.registry import Entry, games
from kosmodrom.guide.guide import guide_of
from kosmodrom.lessons.first_game import FirstGame
from kosmodrom.lessons.shelf import shelf
from kosmodrom.server.api.dependencies import Hashes, TheHouse
from kosmodrom.server.api.tables import limit_opening
from kosmodrom.server.pages.frame import PageRoute, form, guest_of, keep_name, known_name, page
from kosmodrom.server.pages.game_options import Field, option_fields, option_words
from kosmodrom.server.pages.paces import PACES, clock_of
from kosmodrom.server.pages.table_lists import lists
from kosmodrom.server.pages.titles import named
from kosmodrom.server.refusals import BadInput
from kosmodrom.server.services.seating import NewTable, SeatPlan
from kosmodrom.server.web.credentials import remember, room_for

router = APIRouter(include_in_schema=False, route_class=PageRoute)
QUICK_BOTS: Final = 2
"""Against so many one plays at once, unless one says otherwise."""


@dataclass(frozen=True)
class Tile:
    """A game on the home page."""

    entry: Entry
    title: str
    subtitle: str
    about: str
    """What one does in it, in a sentence; empty where the game has none."""
    picture: str
    seats: str
    quick_bots: int
    options: list[Field]
    conflicts: list[tuple[str, str]]
    """Pairs of choices, in words, that cannot be made together."""
    has_guide: bool
    first_game: FirstGame
    """What a coached first game is like."""


def tile(entry: Entry, lang: str) -> Tile:
    title, subtitle = named(entry, lang)
    seats = f"{entry.seats[0]}–{entry.seats[-1]}" if len(entry.seats) > 1 else str(entry.seats[0])
    texts = entry.words(lang)
    conflicts = [(option_words(one, texts), option_words(other, texts)) for one, other in entry.conflicts]
    picture = entry.board.emblem()
    has_guide = bool(guide_of(entry).chapter("sixty"))
    fields = option_fields(entry, texts)
    return Tile(
        entry,
        title,
        subtitle,
        about=texts.texts.get("about", ""),
        picture=picture,
        seats=seats,
        quick_bots=seats_against(entry, QUICK_BOTS) - 1,
        options=fields,
        conflicts=conflicts,
        has_guide=has_guide,
        first_game=shelf(entry).first_game,
    )


def seats_against(entry: Entry, bots: int) -> int:
    """How many seats a game has for one person and so many bots, as far as it goes."""
    return min(entry.seats, key=lambda seats: abs(seats - 1 - bots))


@router.get("/")
async def home(request: Request, house: TheHouse, hashes: Hashes) -> HTMLResponse:
    """Choose a game, or go on with one."""
    guest = guest_of(request)
    shown = [tile(entry, guest.lang) for entry in games().values()]
    return page(
        request,
        "home.html",
        tiles=shown,
        bots=sorted({seats - 1 for entry in games().values() for seats in entry.seats if seats > 1}),
        quick_bots=QUICK_BOTS,
        lists=await lists(house, hashes, guest),
        paces=PACES,
        levels=list(LEVELS),
        usual=USUAL,
        name=known_name(request),
    )


@router.get("/lists")
async def read_lists(request: Request, house: TheHouse, hashes: Hashes) -> JSONResponse:
    """The lists of the home page, as they are now."""
    return JSONResponse(await lists(house, hashes, guest_of(request)))


@router.post("/open")
async def open_table(request: Request, house: TheHouse) -> Response:
    """Open a table as the form says, and go there."""
    limit_opening(request)
    fields = await form(request)
    plan = plan_of(fields)
    if "deck" in fields:
        plan = replace(plan, deck=(await house.decks.find_for(fields["deck"], plan.game)).content.text)
    spare = await room_for(request, house.listing)
    opened = await house.seating.open(plan)
    coached = "?coach=on" if "coach" in fields else ""
    response = RedirectResponse(f"/table/{opened.table_id}{coached}", 303)
    remember(response, request, spare, opened.table_id, opened.secret)
    keep_name(response, request, fields.get("name", ""))
    return response


def plan_of(fields: dict[str, str]) -> NewTable:
    """The table that a form describes: `seat-0 … seat-3` say who sits, `bots` who sits elsewhere, `option-…` more.

    The number of `seats` is said, or `against` how many bots one plays.
    """
    entry = games().get(fields.get("game", ""))
    count, against = fields.get("seats", ""), fields.get("against", "")
    if entry is None or not (is_count(count) or is_count(against)):
        raise BadInput.because("form")
    places = places_of(fields, int(count) if is_count(count) else seats_against(entry, int(against)))
    options = {key.removeprefix("option-"): value for key, value in fields.items() if key.startswith("option-")}
    return NewTable(
        entry.key,
        places,
        options,
        is_public="public" in fields,
        may_chat="chat" in fields if "custom" in fields else None,
        clock=clock_of(fields.get("clock", "")),
    )


def places_of(fields: dict[str, str], seats: int) -> list[SeatPlan]:
    """Who sits where, as the fields `seat-0 …` say."""
    return [_place(fields, seat) for seat in range(min(seats, 8))]


def _place(fields: dict[str, str], seat: int) -> SeatPlan:
    kind, _, level = fields.get(f"seat-{seat}", "me" if seat == 0 else fields.get("bots", "bot")).partition(":")
    name = fields.get(f"name-{seat}", fields.get("name", "") if kind == "me" else "")
    if kind == "me":
        return SeatPlan("me", name)
    if kind == "guest":
        return SeatPlan("guest", name)
    if kind == "bot":
        return SeatPlan("bot", name, level or None)
    if kind == "open":
        return SeatPlan("open")
    raise BadInput.because("kind", kind=kind[:20])
